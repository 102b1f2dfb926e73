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
  guint8       when;                      /* trigger (RoboWhen) of the effects that are played */
  guint8       is_chosen;                 /* whether effects that are not mandatory are played, too */
  guint8       value;                     /* value of the die, 1..6, or 0 without a die */
  guint8       origin;                    /* the robot's space when it used the card */
  guint8       dir;                       /* direction of the key of the die */
  guint8       n_targets;                 /* how many of the targets are set */
  guint8       is_due;                    /* whether the use is counted and paid only when it begins (R14.2, R14.3) */
  guint8       other;                     /* seat of the pusher or attacker (R14.5), or ROBO_NO_SEAT; for reactions */
  guint8       past_walls;                /* whether energy walls do not end the lines of fire (R14.4) */
  guint8       extra_damage;              /* damage that is added to each shot of the die (R14.4) */
  guint8       pierce;                    /* number of further targets that a shot hits in its line (R14.4) */
  guint8       is_rear;                   /* whether a plain shot also goes in the opposite direction (R14.4) */
  guint8       has_chosen;                /* whether a robot was chosen (R14.5) */
  RoboTargetAt chosen;                    /* the chosen robot; it is a target only while it stands on
                                           * `chosen.space` */
  guint        cause;                     /* event of the use, or the event that led to the effects if no use is
                                           * reported */
  RoboTargetAt targets[ROBO_MAX_TARGETS]; /* targets in the line when the card was used, or targets that were hit */
} RoboUse;

/* Plays the effects of cards that are used together, given in slot order, in the stages of R14.9: first damage, then
 * jam, disable and steal-vp, then other effects, then recoil. Before that, uses with `is_due` are counted and paid, or
 * dropped if they cannot be paid. */
void robo_effects_play (RoboTx  *tx,
                        RoboUse *uses,
                        guint    n_uses);

/* Returns whether the card of the use could replace firing. Its effects with the trigger of the use that need a target
 * must have one, and for `reprogram` one that can be reprogrammed. If the card has a condition on the target of a line,
 * the condition must hold (R14.1). At least one effect must be able to do something (R14.6). */
gboolean robo_effects_are_usable (const RoboTx  *tx,
                                  const RoboUse *use);

/* Asks whether a card is used, with a question of this kind (no or yes). If the card has the target `chosen` and robots
 * are beside the owner, asks on which robot it is used; one of the answers is no, unless an effect is mandatory (R14.5).
 * Does not ask whether the card is used if all effects are mandatory, if none can do anything (R14.6), or if the costs
 * cannot be paid; if an effect is mandatory, may still ask on which robot. Does not ask KillBots. Sets is_chosen, is_due,
 * cause and the chosen robot of the use. Returns whether an effect is to be played. */
gboolean robo_effects_choose (RoboTx          *tx,
                              RoboQuestionKind kind,
                              RoboUse         *use);

/* Counts and pays a mandatory use that begins, and sets `cause` to its event. Returns FALSE if no use is left or the
 * costs cannot be paid; then the effects do not happen (R14.2, R14.3). */
gboolean robo_effects_begin (RoboTx *tx,
                             guint   seat,
                             guint   slot,
                             guint  *cause);

/* Returns whether one of the effects with the trigger of the use may do something (R14.6, "Not asked for nothing"). */
gboolean robo_effects_matter (const RoboTx  *tx,
                              const RoboUse *use);

/* Sets the robot for the target `chosen` of a card that replaces firing (R14.5). Asks the operator if there are
 * several robots. */
void robo_effects_choose_robot (RoboTx  *tx,
                                RoboUse *use);

/* Returns whether the card has an effect with this trigger and target. */
gboolean robo_card_has_target (const RoboCard *card,
                               RoboWhen        when,
                               RoboTarget      target);

G_END_DECLS
