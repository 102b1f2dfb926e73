/* What the parts of robo-effects share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-effects.h"

G_BEGIN_DECLS

/* robo-effects.c */

/* What an effect is aimed at: fixed when the card was used, but for what is adjacent, which is
 * looked up when the effect begins. Those out or gone are left out, and where robots stand is
 * looked up too: an earlier effect of the card may have moved them. */
guint robo_effects_find_targets (const RoboTx     *tx,
                                 const RoboUse    *use,
                                 const RoboEffect *effect,
                                 RoboTargetAt     *targets);

/* robo-effects-shots.c: actions */

void robo_effects_play_shoot (RoboTx           *tx,
                              const RoboUse    *use,
                              const RoboEffect *effect);
void robo_effects_play_push (RoboTx           *tx,
                             const RoboUse    *use,
                             const RoboEffect *effect);

G_END_DECLS
