// SPDX-License-Identifier: GPL-3.0-or-later
// What a board does while nothing happens: eyes blink and look aside, water drifts, barriers crackle, mines blink.
#pragma once

#include "robo-board-drawing.h"

G_BEGIN_DECLS

/**
 * RoboBoardIdle:
 * Opaque. Nothing but what it does moves on a board on which nothing happens; it stops after a minute, and no timer runs
 * where nobody looks, see RoboLiveliness.
 */
typedef struct _RoboBoardIdle RoboBoardIdle;

/**
 * robo_board_idle_new:
 * @board: (transfer none): the widget that is drawn again
 * @scene: (transfer none): what stands there
 * @drawing: (transfer none): what draws it
 *
 * Returns: (transfer full): its idle life, which must not outlive them
 */
RoboBoardIdle *robo_board_idle_new (GtkWidget        *board,
                                    RoboBoardScene   *scene,
                                    RoboBoardDrawing *drawing) G_GNUC_WARN_UNUSED_RESULT;
void           robo_board_idle_free (RoboBoardIdle *self);

/* For a minute from now on. */
void robo_board_idle_begin (RoboBoardIdle *self);

/* Something happens: all eyes are open, and look where they have to. */
void robo_board_idle_stop (RoboBoardIdle *self);

/**
 * robo_board_idle_blink:
 * @self: an idle life that has begun
 * @seat: whose robot shuts its eyes for a moment, if it has nothing else on its mind
 */
void robo_board_idle_blink (RoboBoardIdle *self,
                            guint          seat);

/**
 * robo_board_idle_glance:
 * @self: an idle life that has begun
 * @seat: whose robot looks aside for a moment, if it has nothing else on its mind
 * @turns: how many eighths of a turn, clockwise
 */
void robo_board_idle_glance (RoboBoardIdle *self,
                             guint          seat,
                             int            turns);

/**
 * robo_board_idle_drift:
 * @self: an idle life
 *
 * Moves the waves of its water one device pixel on.
 *
 * Returns: whether it has been drawn with water
 */
gboolean robo_board_idle_drift (RoboBoardIdle *self);

/**
 * robo_board_idle_crackle:
 * @self: an idle life
 *
 * Gives its barriers other bolts, and its mines another light at times.
 *
 * Returns: whether it has been drawn with barriers or mines
 */
gboolean robo_board_idle_crackle (RoboBoardIdle *self);

/**
 * robo_board_idle_is_showing:
 * @self: an idle life
 *
 * Returns: whether somebody's eyes are shut or look aside just now
 */
gboolean robo_board_idle_is_showing (RoboBoardIdle *self);

/**
 * robo_board_idle_is_running:
 * @self: an idle life
 *
 * Returns: whether any timer runs
 */
gboolean robo_board_idle_is_running (RoboBoardIdle *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboBoardIdle, robo_board_idle_free)

G_END_DECLS
