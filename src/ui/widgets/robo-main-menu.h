// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the main menu that all pages share.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows a button at the end of a header bar; F10 opens its menu. The menu has the items of the page and, below them,
 * the items that all pages share, from Preferences to About. Property `page-menu` (GMenuModel, rw, nullable): the
 * items of the page, in sections of their own. */
#define ROBO_TYPE_MAIN_MENU (robo_main_menu_get_type ())

G_DECLARE_FINAL_TYPE (RoboMainMenu, robo_main_menu, ROBO, MAIN_MENU, GtkWidget)

G_END_DECLS
