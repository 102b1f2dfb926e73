// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, in words (R13).
#pragma once

#include "model/robo-match.h"

G_BEGIN_DECLS

const char *robo_question_words_get_kind_title (RoboQuestionKind kind);
const char *robo_question_words_get_title (const RoboQuestion *question);
char       *robo_question_words_dup_text (RoboMatch          *match,
                                          const RoboQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
char       *robo_question_words_dup_option (RoboMatch          *match,
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

char *robo_question_words_dup_option_in (const RoboQuestionScene *scene,
                                         const RoboQuestion      *question,
                                         RoboAnswer               option) G_GNUC_WARN_UNUSED_RESULT;
char *robo_question_words_dup_die_on_unit (const RoboDie *die) G_GNUC_WARN_UNUSED_RESULT;
guint robo_question_words_get_space (RoboMatch          *match,
                                     const RoboQuestion *question,
                                     RoboAnswer          option);

G_END_DECLS
