// SPDX-License-Identifier: GPL-3.0-or-later
/* Playing the effects of cards (R8; formats.md, "Modules").
 *
 * Nothing here knows a card by its name: a use of a card is what set it off, where from, which way
 * and with which die; its effects say the rest.
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
 * @cause: the event of the use, or what led to it if the card is only mandatory
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
  guint        cause;
  RoboTargetAt targets[ROBO_MAX_TARGETS];
} RoboUse;

/**
 * robo_effects_play:
 * @tx: a transaction
 * @uses: (array length=n_uses): cards used together, in slot order
 * @n_uses: how many
 *
 * Plays the effects of the cards: damage before the rest (R6.9, R8.24).
 */
void robo_effects_play (RoboTx        *tx,
                        const RoboUse *uses,
                        guint          n_uses);

/**
 * robo_effects_are_usable:
 * @tx: a transaction
 * @use: a use of a card that is being thought of
 *
 * Returns: whether the card can be used: it has such effects, takes the die, and what needs a
 *   target has one
 */
gboolean robo_effects_are_usable (const RoboTx  *tx,
                                  const RoboUse *use);

/**
 * robo_effects_choose:
 * @tx: a transaction
 * @kind: the question to ask, answered by no or yes
 * @use: a use of a card; is_chosen and cause are set
 *
 * Asks whether a card is used; what is mandatory is not asked for.
 *
 * Returns: whether anything of it is to be played
 */
gboolean robo_effects_choose (RoboTx          *tx,
                              RoboQuestionKind kind,
                              RoboUse         *use);

/**
 * robo_effects_shoot:
 * @tx: a transaction
 * @use: who shoots, from where and with which die
 * @dirs: (array length=n_dirs): which ways
 * @n_dirs: how many
 * @amount: damage to each hit
 *
 * Fires: one source, whatever the number of beams (R6.7, R8.7), and then what cards add to a hit.
 */
void robo_effects_shoot (RoboTx        *tx,
                         const RoboUse *use,
                         const RoboDir *dirs,
                         guint          n_dirs,
                         guint          amount);

G_END_DECLS
