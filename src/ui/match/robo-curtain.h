// SPDX-License-Identifier: GPL-3.0-or-later
// Hides a program from the other players at the same screen (R5.5).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Signal `lifted ()`: a player has pressed the button. */
#define ROBO_TYPE_CURTAIN (robo_curtain_get_type ())

G_DECLARE_FINAL_TYPE (RoboCurtain, robo_curtain, ROBO, CURTAIN, GtkWidget)

/* Asks the player of the seat to press the button. In a race for starting numbers, the time of this player begins with
 * the press (R4.7). */
void robo_curtain_draw_turn (RoboCurtain *self,
                             RoboMatch   *match,
                             guint        seat);

/* Asks all players to look at the screen again, because the programs are about to be revealed. */
void robo_curtain_draw_reveal (RoboCurtain *self,
                               RoboMatch   *match);

GtkWidget *robo_curtain_get_button (RoboCurtain *self);

G_END_DECLS
