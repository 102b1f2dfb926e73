// SPDX-License-Identifier: GPL-3.0-or-later
// The one main menu that every page has.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RoboMainMenu:
 *
 * The button at the end of a header bar, which F10 opens: what belongs to the page, and below it what is the same
 * everywhere: Tutorial, Preferences, Keyboard Shortcuts, How to Play, About.
 *
 * Property `page-menu` (GMenuModel, rw, nullable): what belongs to the page, in sections of its own.
 */
#define ROBO_TYPE_MAIN_MENU (robo_main_menu_get_type ())

G_DECLARE_FINAL_TYPE (RoboMainMenu, robo_main_menu, ROBO, MAIN_MENU, GtkWidget)

G_END_DECLS
