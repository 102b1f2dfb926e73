// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a game: arena, pieces and what happens to them.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-threat-drawing.h"
#include "engine/robo-event.h"
#include "files/cards/robo-modules.h"
#include "match/robo-program-draft.h"
#include "robo-board-frame.h"
#include "robo-board-idle.h"

G_BEGIN_DECLS

/**
 * RoboBoardView:
 *
 * As large as fits, zoomed by Ctrl and scroll wheel, by pinching and by the methods below, moved by the
 * wheel or the middle button while zoomed. Colours follow the desktop: light, dark, high contrast. With
 * animations switched off in the desktop pieces change places at once and the event is outlined.
 *
 * Each space is a child widget with an accessible name; Tab leads to one of them, arrow keys from one to
 * the next, Return activates it.
 *
 * CSS: node `board`, with a child `space` each. Accessible role: grid, with grid cells.
 *
 * Signals:
 *
 * - `space-activated (uint space)`: it was clicked, or Return was pressed on it (also Space, where it is one
 *    of the choices)
 * - `moment-shown ()`: something happens and is seen one moment further, or it is over
 * - `space-hovered (uint space)`: the pointer or the keyboard is on another space; %ROBO_NO_SPACE: on none
 */
#define ROBO_TYPE_BOARD_VIEW (robo_board_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoardView, robo_board_view, ROBO, BOARD_VIEW, GtkWidget)

GtkWidget *robo_board_view_new (void);

/* What is shown. */

/**
 * robo_board_view_set_arena:
 * @self: a board
 * @plan: (nullable): the arena; copied. %NULL shows nothing
 * @damage_limit: how many damage lights a robot has (R2.3), from the rules of the game; does not count
 *   without an arena
 *
 * Shows another arena, without pieces.
 */
void robo_board_view_set_arena (RoboBoardView  *self,
                                const RoboPlan *plan,
                                guint           damage_limit);

/**
 * robo_board_view_set_modules:
 * @self: a board
 * @modules: (nullable) (transfer none): those of the game: what they look like when they are used, and how much a shield
 *   holds; they have to outlive the view or be replaced
 */
void robo_board_view_set_modules (RoboBoardView *self,
                                  RoboModules   *modules);

/**
 * robo_board_view_set_seat:
 * @self: a board
 * @seat: 0..3
 * @colour: colour and shape of its robot, 0..3
 * @name: (nullable): what the robot is called in accessible names
 *
 * Without it a robot has the colour of its side and is called by its starting number.
 */
void robo_board_view_set_seat (RoboBoardView *self,
                               guint          seat,
                               guint          colour,
                               const char    *name);

/**
 * robo_board_view_set_own_seat:
 * @self: a board
 * @seat: whose robot is that of whoever is at the board now, or %ROBO_NO_SEAT: it is said of it
 */
void robo_board_view_set_own_seat (RoboBoardView *self,
                                   guint          seat);

/**
 * robo_board_view_jump:
 * @self: a board with an arena
 * @state: a position of a game there
 *
 * Shows it at once; what was being animated is over.
 */
void robo_board_view_jump (RoboBoardView   *self,
                           const RoboState *state);

/**
 * robo_board_view_animate:
 * @self: a board with an arena
 * @event: what happens
 * @before: the position before it
 * @after: the position after it
 * @duration_ms: how long it takes; 0 is robo_board_view_jump()
 *
 * Shows what happens; accessible names say @after from the start. An event that is still being shown is
 * ended first, so that a caller need not wait.
 */
void robo_board_view_animate (RoboBoardView   *self,
                              const RoboEvent *event,
                              const RoboState *before,
                              const RoboState *after,
                              guint            duration_ms);

/**
 * robo_board_view_hold:
 * @self: a board
 * @progress: how far what happens is, 0 to 1
 *
 * Stands still at a moment of what robo_board_view_animate() has begun, for whoever takes a picture of it.
 */
void robo_board_view_hold (RoboBoardView *self,
                           double         progress);

/**
 * robo_board_view_slow_end:
 * @self: a board that has just begun to animate
 * @end_ms: how much of the animation, from its end, is slow; 0 for none
 * @more_ms: how much longer it takes for that
 *
 * Slow motion for what robo_board_view_animate() has begun; its duration is as it would be without.
 */
void robo_board_view_slow_end (RoboBoardView *self,
                               guint          end_ms,
                               guint          more_ms);

/**
 * robo_board_view_set_sends_prizes:
 * @self: a board
 * @sends_prizes: whether tokens that are taken leave the board, to be drawn by whoever knows where they go
 */
void robo_board_view_set_sends_prizes (RoboBoardView *self,
                                       gboolean       sends_prizes);

/**
 * robo_board_view_get_prize:
 * @self: a board
 *
 * Returns: (transfer none): the token that is on its way to whoever takes it, at this moment; its number is 0 if there
 *   is none
 */
const RoboPrize *robo_board_view_get_prize (RoboBoardView *self);

/* (transfer none): what it does while nothing happens */
RoboBoardIdle *robo_board_view_get_idle (RoboBoardView *self);
gboolean       robo_board_view_is_animating (RoboBoardView *self);

/**
 * robo_board_view_get_is_whole:
 * @self: a board
 *
 * Returns: whether all of it was there when it was drawn last: the ground is drawn beside the main thread, and at another
 *   size the old one is shown until then; figures that are new are drawn a few a frame
 */
gboolean robo_board_view_get_is_whole (RoboBoardView *self);

/* Marks. */

/**
 * robo_board_view_highlight:
 * @self: a board
 * @space: the space to light up, as when a place in the log is pointed at; %ROBO_NO_SPACE for none
 */
void  robo_board_view_highlight (RoboBoardView *self,
                                 guint          space);
guint robo_board_view_get_highlight (RoboBoardView *self);

/**
 * robo_board_view_set_acting:
 * @self: a board
 * @seat: whose die is acting: its robot is outlined; %ROBO_NO_SEAT for nobody
 */
void robo_board_view_set_acting (RoboBoardView *self,
                                 guint          seat);

/**
 * robo_board_view_set_choices:
 * @self: a board
 * @spaces: (array length=n_spaces) (nullable): spaces somebody is to choose from; what is none, such as an
 *   answer of another kind, is left out
 * @n_spaces: how many; 0 takes the marks away
 */
void robo_board_view_set_choices (RoboBoardView *self,
                                  const guint8  *spaces,
                                  guint          n_spaces);

/**
 * robo_board_view_set_path:
 * @self: a board
 * @seat: whose robot it is
 * @path: (nullable): what that robot would do, drawn over the board; copied. %NULL for nothing
 */
void robo_board_view_set_path (RoboBoardView  *self,
                               guint           seat,
                               const RoboPath *path);

/**
 * robo_board_view_set_threat:
 * @self: a board
 * @threat: (nullable): where it is dangerous, drawn over the board; copied. %NULL for nothing
 */
void robo_board_view_set_threat (RoboBoardView           *self,
                                 const RoboThreatPicture *threat);

/**
 * robo_board_view_get_threat:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): what robo_board_view_set_threat() has set
 */
const RoboThreatPicture *robo_board_view_get_threat (RoboBoardView *self);

/**
 * robo_board_view_set_outcome:
 * @self: a board
 * @after: (nullable): a position that might come of the one shown; copied. %NULL for nothing
 *
 * Draws over the board what would change for anybody: where robots would stand, what they would take and win, which
 * would be destroyed, and mines.
 */
void robo_board_view_set_outcome (RoboBoardView   *self,
                                  const RoboState *after);

/* Places. */

/**
 * robo_board_view_get_space_at:
 * @self: a board
 * @x: in the widget's coordinates
 * @y: in the widget's coordinates
 *
 * Returns: the space there, or %ROBO_NO_SPACE
 */
guint robo_board_view_get_space_at (RoboBoardView *self,
                                    double         x,
                                    double         y);

/**
 * robo_board_view_get_space_area:
 * @self: a board with an arena that has its size
 * @space: a space
 * @area: (out): where it is in the widget's coordinates, as gtk_popover_set_pointing_to() wants it
 */
void robo_board_view_get_space_area (RoboBoardView *self,
                                     guint          space,
                                     GdkRectangle  *area);

/* Zoom: 1 is as large as fits, and the least. Also as actions `board.zoom-in` and so on of the widget. */

void robo_board_view_zoom_in (RoboBoardView *self);
void robo_board_view_zoom_out (RoboBoardView *self);
void robo_board_view_zoom_fit (RoboBoardView *self);

G_END_DECLS
