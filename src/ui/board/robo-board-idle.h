// SPDX-License-Identifier: GPL-3.0-or-later
// Animates a board while no event is shown: eyes blink and look aside, water drifts, barriers crackle, mines
// blink.
#pragma once

#include "robo-board-drawing.h"

G_BEGIN_DECLS

/* Holds the idle animations of a board. Opaque. The animations stop after a minute, and no timer runs while the board
 * is not visible, see RoboLiveliness. */
typedef struct _RoboBoardIdle RoboBoardIdle;

/* Creates the idle animations, which redraw the widget `board`. All arguments must outlive the result. */
RoboBoardIdle *robo_board_idle_new (GtkWidget        *board,
                                    RoboBoardScene   *scene,
                                    RoboBoardDrawing *drawing) G_GNUC_WARN_UNUSED_RESULT;
void           robo_board_idle_free (RoboBoardIdle *self);

/* Starts the animations for a minute from now on. */
void robo_board_idle_begin (RoboBoardIdle *self);

/* Stops the animations because an event begins: all eyes open, and look where the event needs them to look. */
void robo_board_idle_stop (RoboBoardIdle *self);

/* Makes the robot of a seat close its eyes for a moment, if it is idle. The animations have to run. */
void robo_board_idle_blink (RoboBoardIdle *self,
                            guint          seat);

/* Makes the robot of a seat look aside for a moment if it is idle. Its head turns by `turns` eighths of a circle,
 * clockwise. The animations have to run. */
void robo_board_idle_glance (RoboBoardIdle *self,
                             guint          seat,
                             int            turns);

/* Moves the waves of the water by one device pixel. Returns TRUE if the board has been redrawn with water. */
gboolean robo_board_idle_drift (RoboBoardIdle *self);

/* Gives the barriers new bolts, and sometimes switches the lights of mines. Returns TRUE if the board has been
 * redrawn with barriers or mines. */
gboolean robo_board_idle_crackle (RoboBoardIdle *self);

/* Returns TRUE if a robot's eyes are closed or look aside at the moment. */
gboolean robo_board_idle_is_showing (RoboBoardIdle *self);

/* Returns TRUE if any timer runs. */
gboolean robo_board_idle_is_running (RoboBoardIdle *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboBoardIdle, robo_board_idle_free)

G_END_DECLS
