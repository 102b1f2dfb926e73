// SPDX-License-Identifier: GPL-3.0-or-later
// What an operator says once and for all about a module (R13).
#pragma once

#include <gtk/gtk.h>

#include "model/robo-match.h"

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

void       robo_standing_menu_show (RoboStandingMenu *self,
                                    RoboMatch        *match,
                                    guint             seat,
                                    guint             card);
void       robo_standing_menu_clear (RoboStandingMenu *self);
GtkWidget *robo_standing_menu_get_choice (RoboStandingMenu *self,
                                          guint             index);

char *robo_standing_menu_dup_remark (RoboMatch *match,
                                     guint      seat,
                                     guint      card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
