/* The words for dice, keys and places that log, tooltips and screen readers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-program.h"
#include "engine/robo-question.h"

G_BEGIN_DECLS

const char *robo_words_get_dir (RoboDir dir);
const char *robo_words_get_unit (guint unit);
const char *robo_words_get_refusal (RoboRefusal refusal);
char       *robo_words_dup_die (RoboColour colour,
                                guint      value) G_GNUC_WARN_UNUSED_RESULT;
char       *robo_words_dup_place (guint space,
                                  guint columns) G_GNUC_WARN_UNUSED_RESULT;
char       *robo_words_dup_answer (RoboQuestionKind kind,
                                   RoboAnswer       answer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
