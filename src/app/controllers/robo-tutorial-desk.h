// SPDX-License-Identifier: GPL-3.0-or-later
// The tutorial's pages, and the way through them.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboTutorialDesk:
 *
 * Owns the lessons. It shows its pages, named `tutorial` and `lesson`, with the action `win.show-page` of the window around
 * them.
 */
#define ROBO_TYPE_TUTORIAL_DESK (robo_tutorial_desk_get_type ())

G_DECLARE_FINAL_TYPE (RoboTutorialDesk, robo_tutorial_desk, ROBO, TUTORIAL_DESK, GObject)

/**
 * robo_tutorial_desk_new:
 * @pages: (transfer none): where its pages go
 *
 * Returns: (transfer full): a desk whose pages are made when they are first shown
 */
RoboTutorialDesk *robo_tutorial_desk_new (GtkStack *pages) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_tutorial_desk_prepare:
 * @self: a desk
 *
 * The list of lessons is to be shown. The first time they are read in another thread, and then the page is turned to.
 *
 * Returns: whether its page is there
 */
gboolean robo_tutorial_desk_prepare (RoboTutorialDesk *self);

/**
 * robo_tutorial_desk_focus:
 * @self: a desk
 *
 * The list of lessons has come into view: gives it the focus.
 */
void robo_tutorial_desk_focus (RoboTutorialDesk *self);

/**
 * robo_tutorial_desk_begin:
 * @self: a desk that was prepared
 * @index: a lesson, from 0
 *
 * Turns to the page of a lesson with it.
 */
void robo_tutorial_desk_begin (RoboTutorialDesk *self,
                               guint             index);

G_END_DECLS
