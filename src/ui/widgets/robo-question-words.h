// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the questions of R13 and their answers into words.
#pragma once

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Returns in a few words what questions of this kind are about. */
const char *robo_question_words_get_kind_title (RoboQuestionKind kind);

/* Returns in a few words what the question is about. */
const char *robo_question_words_get_title (const RoboQuestion *question);

/* Returns the question in a sentence that addresses its player by name. */
char *robo_question_words_dup_text (RoboMatch          *match,
                                    const RoboQuestion *question) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an answer to the question in a few words. */
char *robo_question_words_dup_option (RoboMatch          *match,
                                      const RoboQuestion *question,
                                      RoboAnswer          option) G_GNUC_WARN_UNUSED_RESULT;

/* Holds the modules, board and state that the words of a question refer to. The question need not come from a match. */
typedef struct
{
  RoboModules     *modules; /* nullable */
  const RoboBoard *board;
  const RoboState *state;
} RoboQuestionScene;

/* Does the same as robo_question_words_dup_option() for a question of the scene. */
char *robo_question_words_dup_option_in (const RoboQuestionScene *scene,
                                         const RoboQuestion      *question,
                                         RoboAnswer               option) G_GNUC_WARN_UNUSED_RESULT;

/* Says in words what a die shows and where on its control unit it lies. */
char *robo_question_words_dup_die_on_unit (const RoboDie *die) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the space that the answer means, so that it can be highlighted. Returns ROBO_NO_SPACE if the answer means
 * no space. */
guint robo_question_words_get_space (RoboMatch          *match,
                                     const RoboQuestion *question,
                                     RoboAnswer          option);

G_END_DECLS
