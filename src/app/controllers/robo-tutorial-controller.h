// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the pages of the tutorial: the list of lessons, and the lesson that is played.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Owns the lessons. Shows its pages, named `tutorial` and `lesson`, with the window's action `win.show-page`. */
#define ROBO_TYPE_TUTORIAL_CONTROLLER (robo_tutorial_controller_get_type ())

G_DECLARE_FINAL_TYPE (RoboTutorialController, robo_tutorial_controller, ROBO, TUTORIAL_CONTROLLER, GObject)

/* Creates a controller. It creates its pages when they are first shown. */
RoboTutorialController *robo_tutorial_controller_new (GtkStack *pages) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the list of lessons if it does not exist yet. Returns TRUE if it exists already. Otherwise another thread
 * reads the lessons, and the list is shown afterwards. */
gboolean robo_tutorial_controller_prepare (RoboTutorialController *self);

/* Shows a lesson on its page, by its index from 0. */
void robo_tutorial_controller_begin (RoboTutorialController *self,
                                     guint                   index);

G_END_DECLS
