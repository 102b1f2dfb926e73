// SPDX-License-Identifier: GPL-3.0-or-later
// Controls the pages of the tutorial.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Owns the lessons. Shows its pages, named `tutorial` and `lesson`, with the window's action `win.show-page`. */
#define ROBO_TYPE_TUTORIAL_DESK (robo_tutorial_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboTutorialDesk, robo_tutorial_desk, ROBO, TUTORIAL_DESK, GObject)

/* Creates a controller whose pages are created when they are first shown. */
RoboTutorialDesk *robo_tutorial_desk_new (GtkStack *pages) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the list of lessons before it is shown. The first time another thread reads the lessons, and the
 * page is shown afterwards. Returns TRUE if the page exists already. */
gboolean robo_tutorial_desk_prepare (RoboTutorialDesk *self);

/* Focuses the list of lessons when it has become visible. */
void robo_tutorial_desk_focus (RoboTutorialDesk *self);

/* Shows a lesson, by its index from 0, on its page. */
void robo_tutorial_desk_begin (RoboTutorialDesk *self,
                               guint             index);

G_END_DECLS
