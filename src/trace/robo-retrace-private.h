/* What the parts of robo-retrace share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game-private.h"
#include "robo-retrace.h"

G_BEGIN_DECLS

/* @touched: by seat: the die that its next TURN is about
 * @n_used: by seat: how many records have been looked at for it
 * @nobody: takes what is said of seats that there are not */
typedef struct
{
  const RoboSetup     *setup;
  const RoboRecording *recording;
  RoboState           *state;
  guint                touched[ROBO_MAX_ROBOTS];
  guint                n_used[ROBO_MAX_ROBOTS][ROBO_N_QUESTION_KINDS];
  RoboRobot            nobody;
} RoboRetrace;

/* robo-retrace.c */

/* Nobody's for a seat that there is not. */
RoboRobot *robo_retrace_get_robot (RoboRetrace *self,
                                   guint        seat);
gboolean   robo_retrace_is_killbot (RoboRetrace *self,
                                    guint        seat);

/* robo-retrace-dice.c: one a type of event */

void robo_retrace_tell_programmed (RoboRetrace     *self,
                                   const RoboEvent *event);
void robo_retrace_tell_roll (RoboRetrace     *self,
                             const RoboEvent *event);
void robo_retrace_tell_activate (RoboRetrace     *self,
                                 const RoboEvent *event);
void robo_retrace_tell_keep (RoboRetrace     *self,
                             const RoboEvent *event);
void robo_retrace_tell_reprogram (RoboRetrace     *self,
                                  const RoboEvent *event);
void robo_retrace_tell_turn (RoboRetrace     *self,
                             const RoboEvent *event);

/* robo-retrace-damage.c: one a type of event */

void robo_retrace_tell_damage (RoboRetrace     *self,
                               const RoboEvent *event);
void robo_retrace_tell_absorb (RoboRetrace     *self,
                               const RoboEvent *event);
void robo_retrace_tell_repair (RoboRetrace     *self,
                               const RoboEvent *event);
void robo_retrace_tell_destroyed (RoboRetrace     *self,
                                  const RoboEvent *event);
void robo_retrace_tell_credit (RoboRetrace     *self,
                               const RoboEvent *event);
void robo_retrace_tell_take_vp (RoboRetrace     *self,
                                const RoboEvent *event);
void robo_retrace_tell_mine_laid (RoboRetrace     *self,
                                  const RoboEvent *event);
void robo_retrace_tell_mine_gone (RoboRetrace     *self,
                                  const RoboEvent *event);

G_END_DECLS
