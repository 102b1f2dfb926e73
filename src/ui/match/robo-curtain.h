// SPDX-License-Identifier: GPL-3.0-or-later
// What hides a program from the others in front of one screen (R5.5).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboCurtain:
 *
 * Signal `lifted ()`: the one whose turn it is has pressed the button.
 */
#define ROBO_TYPE_CURTAIN (robo_curtain_get_type ())

G_DECLARE_FINAL_TYPE (RoboCurtain, robo_curtain, ROBO, CURTAIN, GtkWidget)

/**
 * robo_curtain_draw_turn:
 * @self: a curtain
 * @match: the match
 * @seat: whose turn it is; in a race for starting numbers their time counts from then on (R4.7)
 *
 * Says who is to press the button.
 */
void robo_curtain_draw_turn (RoboCurtain *self,
                             RoboMatch   *match,
                             guint        seat);

/**
 * robo_curtain_draw_reveal:
 * @self: a curtain
 * @match: the match
 *
 * Says that all who play are to look again.
 */
void robo_curtain_draw_reveal (RoboCurtain *self,
                               RoboMatch   *match);

GtkWidget *robo_curtain_get_button (RoboCurtain *self);

G_END_DECLS
