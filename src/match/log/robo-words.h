/* The words for dice, keys and places that log, tooltips and screen readers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-question.h"

G_BEGIN_DECLS

/**
 * robo_words_get_dir:
 * @dir: a direction
 *
 * Returns: (transfer none): its name in the user's language, as a noun: "north-east"
 */
const char *robo_words_get_dir (RoboDir dir);

/**
 * robo_words_get_dir_title:
 * @dir: a direction
 *
 * Returns: (transfer none): its name where it stands alone, as in a list: "North-east"
 */
const char *robo_words_get_dir_title (RoboDir dir);

/**
 * robo_words_get_unit:
 * @unit: a control unit, 0..2
 *
 * Returns: (transfer none): its number as it is written on controllers
 */
const char *robo_words_get_unit (guint unit);

/**
 * robo_words_get_refusal:
 * @refusal: why something is not allowed
 *
 * Returns: (transfer none): the reason in a sentence in the user's language; "" for %ROBO_REFUSED_NOT
 */
const char *robo_words_get_refusal (RoboRefusal refusal);

/**
 * robo_words_dup_die:
 * @colour: of the die
 * @value: 1..6
 *
 * Returns: (transfer full): "blue 3"
 */
char *robo_words_dup_die (RoboColour colour,
                          guint      value) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_dup_day:
 * @day: a day
 *
 * In the language of the program, which need not be that in which the system writes dates.
 *
 * Returns: (transfer full): "Monday, 23 November"
 */
char *robo_words_dup_day (const GDate *day) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_dup_place:
 * @space: a space
 * @columns: of the board
 *
 * Returns: (transfer full): column and row, both from 1: "4|2" (R1.1)
 */
char *robo_words_dup_place (guint space,
                            guint columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_find_place:
 * @text: a sentence in which places may stand, such as "Anna reboots on 4|2."
 * @end: (out): where the first of them ends
 *
 * Returns: (transfer none) (nullable): where it begins, in @text
 */
const char *robo_words_find_place (const char  *text,
                                   const char **end);

/**
 * robo_words_dup_joined:
 * @text: a sentence in which places may stand, such as "Anna reboots on 4|2."
 *
 * Pango heeds no allow_breaks at a bar.
 *
 * Returns: (transfer full): the same for a label, with word joiners, so that no line ends within a place
 */
char *robo_words_dup_joined (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_find_tie:
 * @text: what is shown
 * @from: where to begin, in bytes, at the beginning of a word
 * @at: (out): the next blank at which no line should end, in bytes
 *
 * Such are "2. Anna", "KillBot 1", "VP space 5", "1 damage", "to 4|2", "II blue 3", words of one letter, and a dot that
 * stands between two things.
 *
 * Returns: whether there is one
 */
gboolean robo_words_find_tie (const char *text,
                              gsize       from,
                              gsize      *at);

/**
 * robo_words_dup_spoken:
 * @text: a sentence in which places may stand, such as "Anna reboots on 4|2."
 *
 * In the form that the word before a place asks for, as the translation says.
 *
 * Returns: (transfer full): the same for those who hear it: "Anna reboots in column 4, row 2."
 */
char *robo_words_dup_spoken (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_dup_spoken_place:
 * @space: a space
 * @columns: of the board
 *
 * Returns: (transfer full): column and row for those who hear them: "column 4, row 2"
 */
char *robo_words_dup_spoken_place (guint space,
                                   guint columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_dup_program:
 * @program: a program
 *
 * Returns: (transfer full): its dice in words, unit by unit: "I blue 3 north · II red 2 west"
 */
char *robo_words_dup_program (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_words_dup_answer:
 * @kind: a kind of question about a module
 * @answer: an answer to it that means no space and no direction
 *
 * Returns: (transfer full): the answer in a few words, as on a button: "Yes"
 */
char *robo_words_dup_answer (RoboQuestionKind kind,
                             RoboAnswer       answer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
