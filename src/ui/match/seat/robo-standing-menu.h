// SPDX-License-Identifier: GPL-3.0-or-later
// What an operator says once and for all about a module (R13).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/**
 * RoboStandingMenu:
 *
 * A group of choices for each question that a module asks: Ask, an answer for always, or an answer for when the robot
 * would be destroyed otherwise; and a switch to be asked also what makes no difference. Invisible if nothing can be
 * said.
 */
#define ROBO_TYPE_STANDING_MENU (robo_standing_menu_get_type ())

G_DECLARE_FINAL_TYPE (RoboStandingMenu, robo_standing_menu, ROBO, STANDING_MENU, GtkWidget)

GtkWidget *robo_standing_menu_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_standing_menu_show:
 * @self: a menu
 * @match: a match with modules
 * @seat: whose answers
 * @card: about which module, or %ROBO_NO_CARD
 *
 * Shows what has been said, to be changed.
 */
void robo_standing_menu_show (RoboStandingMenu *self,
                              RoboMatch        *match,
                              guint             seat,
                              guint             card);

/**
 * robo_standing_menu_clear:
 * @self: a menu
 *
 * Shows nothing and lets go of the match.
 */
void robo_standing_menu_clear (RoboStandingMenu *self);

/**
 * robo_standing_menu_dup_remark:
 * @match: a match with modules
 * @seat: whose answers
 * @card: about which module
 *
 * Returns: (transfer full) (nullable): what has been said about it, in a few words; %NULL if it asks nothing
 */
char *robo_standing_menu_dup_remark (RoboMatch *match,
                                     guint      seat,
                                     guint      card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
