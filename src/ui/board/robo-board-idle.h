// SPDX-License-Identifier: GPL-3.0-or-later
// Animates a board while no event is shown: robots blink and look aside, water drifts, barriers crackle, mines blink.
#pragma once

#include "robo-board-drawing.h"

G_BEGIN_DECLS

/* Holds the idle animations of a board. The struct is opaque. The animations stop after about a minute, and none runs
 * while the board is not visible (see RoboLiveliness). */
typedef struct _RoboBoardIdle RoboBoardIdle;

/* Creates the idle animations, which redraw the widget `board`. All arguments have to live longer than the result. */
RoboBoardIdle *robo_board_idle_new (GtkWidget        *board,
                                    RoboBoardScene   *scene,
                                    RoboBoardDrawing *drawing) G_GNUC_WARN_UNUSED_RESULT;
void           robo_board_idle_free (RoboBoardIdle *self);

/* Starts the animations, which run for about a minute as long as RoboLiveliness allows it. */
void robo_board_idle_begin (RoboBoardIdle *self);

/* Stops the animations, for example because an event begins. Ends a blink or a glance. */
void robo_board_idle_stop (RoboBoardIdle *self);

/* Lets the robot of a seat close its eyes for a moment if its face is idle. Does nothing if the animations have not
 * begun, or if a robot is blinking or looking aside. */
void robo_board_idle_blink (RoboBoardIdle *self,
                            guint          seat);

/* Lets the robot of a seat look aside for a moment if its face is idle. The head turns clockwise by `turns` eighths of
 * a circle. Does nothing if the animations have not begun, or if a robot is blinking or looking aside. */
void robo_board_idle_glance (RoboBoardIdle *self,
                             guint          seat,
                             int            turns);

/* Moves the waves of the water by one device pixel. Returns TRUE if this has changed the picture of the board. */
gboolean robo_board_idle_drift (RoboBoardIdle *self);

/* Gives the barriers new bolts, and sometimes switches the lights of mines. Returns TRUE if this may have changed the
 * picture of the board. */
gboolean robo_board_idle_crackle (RoboBoardIdle *self);

/* Returns TRUE if a robot's eyes are closed, or its head is turned aside, at this moment. */
gboolean robo_board_idle_is_showing (RoboBoardIdle *self);

/* Returns TRUE if any timer of the animations runs, or is to be started after the next frame. */
gboolean robo_board_idle_is_running (RoboBoardIdle *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboBoardIdle, robo_board_idle_free)

G_END_DECLS
