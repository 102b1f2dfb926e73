// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a board at one moment as a small picture that does not move.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "replay/robo-path.h"

G_BEGIN_DECLS

/* Draws the arena with its pieces and the ways that robots have taken or the path of a program. The picture is drawn
 * once and kept. CSS: node `boardsketch`. Role: img; callers name it. */
#define ROBO_TYPE_BOARD_SKETCH (robo_board_sketch_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoardSketch, robo_board_sketch, ROBO, BOARD_SKETCH, GtkWidget)

/* Creates an empty sketch that is at least size_px wide and high. */
GtkWidget *robo_board_sketch_new (int size_px) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the match at a position, without paths and ways. */
void robo_board_sketch_set_moment (RoboBoardSketch *self,
                                   RoboMatch       *match,
                                   guint            position);

/* Draws the ways that robots have taken between two positions of the match. */
void robo_board_sketch_set_ways (RoboBoardSketch *self,
                                 RoboMatch       *match,
                                 guint            from,
                                 guint            to);

/* Draws the path on which the program of a seat leads from the shown moment, as if no other robot acted. */
void robo_board_sketch_set_program (RoboBoardSketch   *self,
                                    RoboMatch         *match,
                                    guint              seat,
                                    const RoboProgram *program);

/* Shows only the spaces around a space, `reach` of them in each direction; ROBO_NO_SPACE shows the whole board. */
void robo_board_sketch_set_middle (RoboBoardSketch *self,
                                   guint            space,
                                   guint            reach);

G_END_DECLS
