// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the effects of cards (R8; formats.md, "Modules").
//
// The code does not know cards by name. A use of a card says what set the card off, from which space, in which
// direction and with which die; the effects of the card say everything else.
#pragma once

#include "robo-aim.h"

G_BEGIN_DECLS

typedef struct
{
  guint8       seat;                      /* owner of the card */
  guint8       slot;                      /* slot of the card */
  guint8       when;                      /* a RoboWhen: which effects are played */
  guint8       is_chosen;                 /* whether effects that are not mandatory are played, too */
  guint8       value;                     /* of the die, 1..6, or 0 without a die */
  guint8       origin;                    /* the robot's space when it used the card */
  guint8       dir;                       /* direction of the key of the die */
  guint8       n_targets;                 /* how many of the targets are set */
  guint        cause;                     /* event of the use; without a choice, the event that led to it */
  RoboTargetAt targets[ROBO_MAX_TARGETS]; /* targets in the line when the card was used, or targets that were hit */
} RoboUse;

/* Plays the effects of cards that are used together, given in slot order. Damage comes before other effects (R6.9,
 * R8.24). */
void robo_effects_play (RoboTx        *tx,
                        const RoboUse *uses,
                        guint          n_uses);

/* Returns whether the card could be used in this way. It must have effects with this trigger and take the die, and
 * effects that need a target must have one. */
gboolean robo_effects_are_usable (const RoboTx  *tx,
                                  const RoboUse *use);

/* Asks whether a card is used, with a question of this kind (no or yes). Mandatory effects need no question. Sets
 * is_chosen and cause of the use. Returns whether any effect is to be played. */
gboolean robo_effects_choose (RoboTx          *tx,
                              RoboQuestionKind kind,
                              RoboUse         *use);

/* Fires in all given directions as one source (R6.7, R8.7), then plays the effects that cards add to a hit. */
void robo_effects_shoot (RoboTx        *tx,
                         const RoboUse *use,
                         const RoboDir *dirs,
                         guint          n_dirs,
                         guint          amount);

G_END_DECLS
