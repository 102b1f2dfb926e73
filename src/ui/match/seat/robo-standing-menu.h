// SPDX-License-Identifier: GPL-3.0-or-later
// Lets an operator set standing answers for a module (R13).
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"

G_BEGIN_DECLS

/* Has a group of choices for each question that a module asks: ask the player, give a standing answer, or give it
 * only if the robot would otherwise be destroyed. It also has a switch for questions whose answer makes no
 * difference. The menu is invisible if the module asks no question. */
#define ROBO_TYPE_STANDING_MENU (robo_standing_menu_get_type ())

G_DECLARE_FINAL_TYPE (RoboStandingMenu, robo_standing_menu, ROBO, STANDING_MENU, GtkWidget)

GtkWidget *robo_standing_menu_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the standing answers of a seat for a module, and lets the user change them. */
void robo_standing_menu_show (RoboStandingMenu *self,
                              RoboMatch        *match,
                              guint             seat,
                              guint             card);

/* Empties the menu and releases the match. */
void robo_standing_menu_clear (RoboStandingMenu *self);

/* Returns the standing answer for the module in a few words, or NULL if the module asks no question. If the module
 * asks several questions, returns the first answer that is not to ask. */
char *robo_standing_menu_dup_remark (RoboMatch *match,
                                     guint      seat,
                                     guint      card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
