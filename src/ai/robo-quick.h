/* Answers that are sensible without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

/**
 * robo_quick_answer:
 * @guide: of the board
 * @salt: makes it different from others where several answers are as good
 * @setup: the set-up of the game
 * @state: the position in which it is asked
 * @question: what is asked, no program
 * @is_choice: (out) (optional): whether @salt may have made a difference
 *
 * Looks at nothing that is secret.
 *
 * Returns: one of the legal answers
 */
RoboAnswer robo_quick_answer (const RoboGuide    *guide,
                              guint64             salt,
                              const RoboSetup    *setup,
                              const RoboState    *state,
                              const RoboQuestion *question,
                              gboolean           *is_choice);

G_END_DECLS
