// SPDX-License-Identifier: GPL-3.0-or-later
// Gives sensible answers without looking ahead.
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/* Answers a question with a list of options by rules of thumb, without looking at secrets. The state is the position in
 * which the question is asked. The salt decides between equally good answers. Sets is_choice, which may be NULL, to
 * whether the salt may have made a difference. */
RoboAnswer robo_rule_of_thumb_answer (const RoboGuide    *guide,
                                      guint64             salt,
                                      const RoboSetup    *setup,
                                      const RoboState    *state,
                                      const RoboQuestion *question,
                                      gboolean           *is_choice);

G_END_DECLS
