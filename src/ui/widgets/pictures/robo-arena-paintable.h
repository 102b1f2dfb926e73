// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena for GtkPicture, list rows and icons, crisp at any size.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-picture.h"
#include "files/arena/robo-arena-diff.h"

G_BEGIN_DECLS

/* Draws an arena, with pieces if there are any, as large as fits. The colors are those of the desktop's style, and
 * change when the style changes. The drawing is cached until size, style or contents change. */
#define ROBO_TYPE_ARENA_PAINTABLE (robo_arena_paintable_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaPaintable, robo_arena_paintable, ROBO, ARENA_PAINTABLE, GObject)

/* Creates a paintable for an arena, which is copied. NULL creates an empty paintable. */
RoboArenaPaintable *robo_arena_paintable_new (const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

void robo_arena_paintable_set_plan (RoboArenaPaintable *self,
                                    const RoboPlan     *plan);

/* Sets the pieces in the arena, which are copied. NULL removes the pieces. See robo_board_picture_init(). */
void robo_arena_paintable_set_picture (RoboArenaPaintable     *self,
                                       const RoboBoardPicture *picture);

/* Outlines the differences. NULL removes the outlines. `diff` is borrowed, and has to live until it is replaced. The
 * difference with the chosen mark is highlighted; 0 highlights none. */
void robo_arena_paintable_set_diff (RoboArenaPaintable  *self,
                                    const RoboArenaDiff *diff,
                                    guint                chosen_mark);

/* Draws caution lines with full ink, for a picture that explains them. Otherwise they are fainter (see
 * RoboCautionInk), unless the paintable shows differences. */
void robo_arena_paintable_explain_cautions (RoboArenaPaintable *self);

/* Zooms in on a space, for arenas that would be too small to recognize. The view is about `side` spaces wide and
 * high, with this space in the middle, or nearer to the edge where the view would extend beyond the frame of the
 * arena. If `side` is 0, the view is the whole arena. */
void robo_arena_paintable_set_part (RoboArenaPaintable *self,
                                    guint               space,
                                    double              side);

/* Draws the arena once, in device pixels of the screen that shows `picture`, and keeps these pixels. The picture is
 * a thumbnail, and must be the only widget that shows the paintable. */
void robo_arena_paintable_show_in (RoboArenaPaintable *self,
                                   GtkPicture         *picture);

G_END_DECLS
