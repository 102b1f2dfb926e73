// SPDX-License-Identifier: GPL-3.0-or-later
/* Playing the effects of cards (R8; formats.md, "Modules").
 *
 * Private to the engine. Nothing here knows a card by its name: a use of a card is what set it
 * off, where from, which way and with which die; its effects say the rest.
 */
#pragma once

#include "robo-aim.h"

G_BEGIN_DECLS

/**
 * RoboUse:
 * @seat: whose card
 * @slot: in which slot
 * @when: a RoboWhen: the effects it is about
 * @is_chosen: whether effects that are not mandatory are played too
 * @value: of the die, 1..6, or 0 without one
 * @origin: where the robot stood when it used the card
 * @dir: the key of the die
 * @n_targets: how many of @targets count
 * @targets: what was in the line when the card was used, or what was hit
 */
typedef struct
{
  guint8       seat;
  guint8       slot;
  guint8       when;
  guint8       is_chosen;
  guint8       value;
  guint8       origin;
  guint8       dir;
  guint8       n_targets;
  RoboTargetAt targets[ROBO_MAX_TARGETS];
} RoboUse;

void     robo_effects_play (RoboTx        *tx,
                            const RoboUse *uses,
                            guint          n_uses);
gboolean robo_effects_are_usable (const RoboTx  *tx,
                                  const RoboUse *use);
gboolean robo_effects_choose (RoboTx          *tx,
                              RoboQuestionKind kind,
                              RoboUse         *use);
void     robo_effects_shoot (RoboTx        *tx,
                             const RoboUse *use,
                             const RoboDir *dirs,
                             guint          n_dirs,
                             guint          amount);

G_END_DECLS
