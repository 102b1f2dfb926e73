// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, in words (R13).
#pragma once

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * robo_question_words_get_kind_title:
 * @kind: what is asked
 *
 * Returns: (transfer none): what such a question is about, in a few words
 */
const char *robo_question_words_get_kind_title (RoboQuestionKind kind);

/**
 * robo_question_words_get_title:
 * @question: a question
 *
 * Returns: (transfer none): what it is about, in a few words
 */
const char *robo_question_words_get_title (const RoboQuestion *question);

/**
 * robo_question_words_dup_text:
 * @match: the match that asks
 * @question: a question
 *
 * Returns: (transfer full): it in a sentence
 */
char *robo_question_words_dup_text (RoboMatch          *match,
                                    const RoboQuestion *question) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_question_words_dup_option:
 * @match: the match that asks
 * @question: a question
 * @option: one of its answers
 *
 * Returns: (transfer full): the answer in a few words
 */
char *robo_question_words_dup_option (RoboMatch          *match,
                                      const RoboQuestion *question,
                                      RoboAnswer          option) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboQuestionScene:
 * @modules: (nullable): the cards
 * @board: where it is
 * @state: where the game stands
 *
 * What a question is about, where no match shows it.
 */
typedef struct
{
  RoboModules     *modules;
  const RoboBoard *board;
  const RoboState *state;
} RoboQuestionScene;

/**
 * robo_question_words_dup_option_in:
 * @scene: what it is about
 * @question: a question
 * @option: one of its answers
 *
 * Returns: (transfer full): the answer in a few words
 */
char *robo_question_words_dup_option_in (const RoboQuestionScene *scene,
                                         const RoboQuestion      *question,
                                         RoboAnswer               option) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_question_words_dup_die_on_unit:
 * @die: a die on a controller
 *
 * Returns: (transfer full): what it is and where it lies
 */
char *robo_question_words_dup_die_on_unit (const RoboDie *die) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_question_words_get_space:
 * @match: the match that asks
 * @question: a question
 * @option: one of its answers
 *
 * Returns: the space that the answer means, to be lit up, or %ROBO_NO_SPACE
 */
guint robo_question_words_get_space (RoboMatch          *match,
                                     const RoboQuestion *question,
                                     RoboAnswer          option);

G_END_DECLS
