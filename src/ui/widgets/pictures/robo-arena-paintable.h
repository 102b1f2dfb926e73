// SPDX-License-Identifier: GPL-3.0-or-later
// An arena as a picture for GtkPicture, list rows and icons: crisp at any size.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-picture.h"
#include "files/arena/robo-arena-diff.h"

G_BEGIN_DECLS

/**
 * RoboArenaPaintable:
 *
 * Draws an arena and, if it has any, pieces, as large as fits, in the colours of the desktop's style, which
 * it follows by itself. What was drawn is kept until size, style or contents change.
 */
#define ROBO_TYPE_ARENA_PAINTABLE (robo_arena_paintable_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaPaintable, robo_arena_paintable, ROBO, ARENA_PAINTABLE, GObject)

/**
 * robo_arena_paintable_new:
 * @plan: (nullable): what the arena is made of; copied
 *
 * Returns: (transfer full): a GdkPaintable; without a plan it is empty
 */
RoboArenaPaintable *robo_arena_paintable_new (const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

void robo_arena_paintable_set_plan (RoboArenaPaintable *self,
                                    const RoboPlan     *plan);

/**
 * robo_arena_paintable_set_picture:
 * @self: a paintable
 * @picture: (nullable): the pieces in the arena, see robo_board_picture_init(); copied
 */
void robo_arena_paintable_set_picture (RoboArenaPaintable     *self,
                                       const RoboBoardPicture *picture);

/**
 * robo_arena_paintable_set_diff:
 * @self: a paintable
 * @diff: (nullable): what to outline; has to stay as long as the paintable draws it
 * @chosen_mark: the mark of the place to be shown more strongly, or 0
 */
void robo_arena_paintable_set_diff (RoboArenaPaintable  *self,
                                    const RoboArenaDiff *diff,
                                    guint                chosen_mark);

/**
 * robo_arena_paintable_set_part:
 * @self: a paintable
 * @space: what to show the surroundings of
 * @side: how many spaces to show in a row and a column, or 0 for the whole arena
 *
 * Where an arena would be too small to make anything out, it is seen from nearer. Nothing beyond its frame is shown.
 */
void robo_arena_paintable_set_part (RoboArenaPaintable *self,
                                    guint               space,
                                    double              side);

/**
 * robo_arena_paintable_show_in:
 * @self: a paintable
 * @picture: the one widget that shows it, a thumbnail
 *
 * Has it drawn once, in the pixels of the screen that @picture is on, and kept.
 */
void robo_arena_paintable_show_in (RoboArenaPaintable *self,
                                   GtkPicture         *picture);

G_END_DECLS
