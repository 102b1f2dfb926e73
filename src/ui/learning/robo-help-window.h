// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, to be read and searched, with a picture of everything that is in an arena.
#pragma once

#include <adwaita.h>

#include "files/robo-help.h"

G_BEGIN_DECLS

#define ROBO_TYPE_HELP_WINDOW (robo_help_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ROBO, HELP_WINDOW, AdwWindow)

/**
 * robo_help_window_new:
 * @help: (nullable) (transfer none): the rules, %NULL if they cannot be read
 *
 * Returns: (transfer none): a window, owned by GTK until it is closed
 */
GtkWidget *robo_help_window_new (RoboHelp *help);

/**
 * robo_help_window_show_topic:
 * @self: a window
 * @topic: see robo_help_find(); one that there is not leads to the beginning
 *
 * Ends a search and goes to that section as soon as the window has a size.
 */
void robo_help_window_show_topic (RoboHelpWindow *self,
                                  const char     *topic);

/**
 * robo_help_window_get_section:
 * @self: a window
 * @topic: see robo_help_find()
 *
 * For tests.
 *
 * Returns: (transfer none) (nullable): what shows that section, once it is there
 */
GtkWidget *robo_help_window_get_section (RoboHelpWindow *self,
                                         const char     *topic);

/**
 * robo_help_window_get_is_whole:
 * @self: a window
 *
 * Returns: whether all sections are there; once it is shown they come in a few at a time, from the first on
 */
gboolean robo_help_window_get_is_whole (RoboHelpWindow *self);

G_END_DECLS
