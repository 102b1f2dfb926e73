// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the rules, which can be searched, with a picture of every part of an arena.
#pragma once

#include <adwaita.h>

#include "files/robo-help.h"

G_BEGIN_DECLS

#define ROBO_TYPE_HELP_WINDOW (robo_help_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ROBO, HELP_WINDOW, AdwWindow)

/* Creates a window, which GTK owns until it is closed. The help is NULL if the rules cannot be read. */
GtkWidget *robo_help_window_new (RoboHelp *help);

/* Ends a search and goes to the section of a topic, see robo_help_find(), as soon as the window has a size. An
 * unknown topic leads to the beginning. */
void robo_help_window_show_topic (RoboHelpWindow *self,
                                  const char     *topic);

/* Returns the widget of a section, or NULL if it has not been created yet. For tests. */
GtkWidget *robo_help_window_get_section (RoboHelpWindow *self,
                                         const char     *topic);

/* Returns TRUE if all sections exist. After the window is shown, the sections are created a few at a time, in their
 * order. */
gboolean robo_help_window_get_is_whole (RoboHelpWindow *self);

G_END_DECLS
