// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the words for dice, keys and places that log, tooltips and screen readers share.
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-question.h"

G_BEGIN_DECLS

/* Returns the name of a direction in the user's language, as a noun: "northeast". */
const char *robo_words_get_dir (RoboDir dir);

/* Returns the name of a direction as it stands alone, for example in a list: "Northeast". */
const char *robo_words_get_dir_title (RoboDir dir);

/* Returns the number of a control unit, 0..2, as it is written on controllers. */
const char *robo_words_get_unit (guint unit);

/* Returns a sentence in the user's language that explains a refusal; "" for ROBO_REFUSED_NOT. */
const char *robo_words_get_refusal (RoboRefusal refusal);

/* Returns the color and the value, 1..6, of a die: "blue 3". */
char *robo_words_dup_die (RoboColour colour,
                          guint      value) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a day such as "Monday, 23 November" in the language of the program, which may differ from that of the
 * system. */
char *robo_words_dup_day (const GDate *day) G_GNUC_WARN_UNUSED_RESULT;

/* Returns column and row of a space, both from 1: "4|2" (R1.1). */
char *robo_words_dup_place (guint space,
                            guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the first coordinates in a sentence such as "Anna reboots on 4|2." Returns where they begin in the text, or
 * NULL if there are none. */
const char *robo_words_find_place (const char  *text,
                                   const char **end);

/* Returns a sentence such as "Anna reboots on 4|2." for a label. Word joiners keep Pango from breaking a text line
 * within coordinates, because Pango ignores allow_breaks at a bar. */
char *robo_words_dup_joined (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the next blank, as an offset in bytes, at which no text line should end: in "2. Anna", "KillBot 1", "VP
 * space 5", "1 damage", "to 4|2", "II blue 3", after a word of one letter and before a dot that separates two
 * things. `from`, in bytes, must be the beginning of a word. Returns whether there is such a blank. */
gboolean robo_words_find_tie (const char *text,
                              gsize       from,
                              gsize      *at);

/* Returns a sentence such as "Anna reboots on 4|2." for screen readers: "Anna reboots in column 4, row 2." The
 * translation has the grammatical form of coordinates after each preposition. A dot that separates two things becomes a
 * comma. */
char *robo_words_dup_spoken (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns column and row of a space for screen readers: "column 4, row 2". */
char *robo_words_dup_spoken_place (guint space,
                                   guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the dice in words, unit by unit: "I blue 3 north · II red 2 west". */
char *robo_words_dup_program (const RoboProgram *program) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the answer to a question about a module in a few words, as on a button: "Yes". Answers that are a space or a
 * direction have no words of their own, except the robot's own space. */
char *robo_words_dup_answer (RoboQuestionKind kind,
                             RoboAnswer       answer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
