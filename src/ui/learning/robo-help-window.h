// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the rules, with pictures of the parts of an arena, and lets the user search in them.
#pragma once

#include <adwaita.h>

#include "files/robo-help.h"

G_BEGIN_DECLS

#define ROBO_TYPE_HELP_WINDOW (robo_help_window_get_type ())

G_DECLARE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ROBO, HELP_WINDOW, AdwWindow)

/* Creates a window, which GTK owns until it is closed. The help is NULL if the rules cannot be read. */
GtkWidget *robo_help_window_new (RoboHelp *help);

/* Ends a search, and goes to the section of a topic of robo_help_find() as soon as all sections have been created
 * and the window has a size. If the topic is unknown, only ends the search. */
void robo_help_window_show_topic (RoboHelpWindow *self,
                                  const char     *topic);

/* Returns the widget of a section, or NULL if the section has not been created yet. Only tests call this. */
GtkWidget *robo_help_window_get_section (RoboHelpWindow *self,
                                         const char     *topic);

/* Returns TRUE if all sections have been created. Creating them takes some frames after the window is shown. */
gboolean robo_help_window_get_is_whole (RoboHelpWindow *self);

G_END_DECLS
