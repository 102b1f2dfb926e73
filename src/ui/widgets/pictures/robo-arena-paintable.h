// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an arena for GtkPicture, list rows and icons, crisp at any size.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-picture.h"
#include "files/arena/robo-arena-diff.h"

G_BEGIN_DECLS

/* Draws an arena and its pieces, if there are any, as large as fits, in the colors of the desktop's style. When the
 * style changes, so do the colors. The drawing is cached until size, style or contents change. */
#define ROBO_TYPE_ARENA_PAINTABLE (robo_arena_paintable_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaPaintable, robo_arena_paintable, ROBO, ARENA_PAINTABLE, GObject)

/* Creates a paintable for an arena, which is copied; NULL for an empty paintable. */
RoboArenaPaintable *robo_arena_paintable_new (const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

void robo_arena_paintable_set_plan (RoboArenaPaintable *self,
                                    const RoboPlan     *plan);

/* Sets the pieces in the arena, or NULL for none. The pieces are copied. See robo_board_picture_init(). */
void robo_arena_paintable_set_picture (RoboArenaPaintable     *self,
                                       const RoboBoardPicture *picture);

/* Outlines the differences, or none if `diff` is NULL. `diff` is borrowed as long as it is drawn. The place with the
 * chosen mark is highlighted; 0 highlights none. */
void robo_arena_paintable_set_diff (RoboArenaPaintable  *self,
                                    const RoboArenaDiff *diff,
                                    guint                chosen_mark);

/* Draws caution lines with full ink, because the picture explains them. Otherwise they are faint, see RoboCautionInk. */
void robo_arena_paintable_explain_cautions (RoboArenaPaintable *self);

/* Zooms in on a space, for arenas that would be too small to read. The view is `side` spaces wide and high around the
 * space, or the whole arena if `side` is 0. The view never extends beyond the frame. */
void robo_arena_paintable_set_part (RoboArenaPaintable *self,
                                    guint               space,
                                    double              side);

/* Draws the arena once, in device pixels of the picture's screen, and keeps these pixels. The picture is a thumbnail,
 * and the only widget that shows the paintable. */
void robo_arena_paintable_show_in (RoboArenaPaintable *self,
                                   GtkPicture         *picture);

G_END_DECLS
