/* Answers that are sensible without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"
#include "robo-guide.h"

G_BEGIN_DECLS

RoboAnswer robo_quick_answer (const RoboGuide    *guide,
                              guint64             salt,
                              const RoboSetup    *setup,
                              const RoboState    *state,
                              const RoboQuestion *question);

G_END_DECLS
