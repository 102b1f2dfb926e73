// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the board of a game: the arena, the pieces and the events.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-arena-drawing.h"
#include "draw/robo-threat-drawing.h"
#include "engine/robo-event.h"
#include "files/cards/robo-modules.h"
#include "match/robo-program-draft.h"
#include "robo-board-frame.h"
#include "robo-board-idle.h"

G_BEGIN_DECLS

/* Shows the board as large as fits. Ctrl and the scroll wheel, pinching and the functions below zoom it. The wheel
 * and a drag move it while it is zoomed. Colors follow the desktop: light, dark, high contrast. If animations
 * are switched off in the desktop, pieces change places at once and the event is outlined.
 *
 * Each space is a child widget with an accessible name. Tab focuses one space, arrow keys move between spaces, and
 * Return activates the focused space. CSS: node `board`, with a child `space` for each space. Accessible role: grid,
 * with grid cells.
 *
 * Signals:
 *
 * - `space-activated (uint space)`: a space was clicked, or activated with Return (or with Space, if it is one of the
 *   choices)
 * - `moment-shown ()`: an animation has advanced or ended
 * - `space-hovered (uint space)`: the pointer or the keyboard has moved to another space, or to ROBO_NO_SPACE */
#define ROBO_TYPE_BOARD_VIEW (robo_board_view_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoardView, robo_board_view, ROBO, BOARD_VIEW, GtkWidget)

GtkWidget *robo_board_view_new (void);

/* Contents */

/* Shows another arena, without pieces. The plan is copied. NULL shows no arena. Robots have damage_limit damage lights
 * (R2.3), as in the rules of the game; without an arena damage_limit is ignored. */
void robo_board_view_set_arena (RoboBoardView  *self,
                                const RoboPlan *plan,
                                guint           damage_limit);

/* Sets how strongly the caution lines are drawn. The default is ROBO_CAUTIONS_QUIET. While the pointer is on a
 * space, the caution lines of this space are drawn with full ink; while it is on a KillBot, all caution lines are. */
void robo_board_view_set_cautions (RoboBoardView *self,
                                   RoboCautionInk cautions);

/* Sets the modules of the game, or NULL. They have the pictograms and say how many damage tokens a shield holds. The
 * modules have to live longer than the view, or until other modules are set. */
void robo_board_view_set_modules (RoboBoardView *self,
                                  RoboModules   *modules);

/* Sets the color and shape (0..3) of the robot of a seat (0..3), and the name of the robot in accessible names. By
 * default, a robot has the color of its side, and its name is its starting number. NULL as the name stands for the
 * starting number, too. */
void robo_board_view_set_seat (RoboBoardView *self,
                               guint          seat,
                               guint          colour,
                               const char    *name);

/* Sets the seat of the player at the board, whose robot is called "yours" in names, or ROBO_NO_SEAT. */
void robo_board_view_set_own_seat (RoboBoardView *self,
                                   guint          seat);

/* Shows a position at once. Ends an animation that is running. */
void robo_board_view_jump (RoboBoardView   *self,
                           const RoboState *state);

/* Animates an event. From the start, accessible names describe the position after the event. Callers need not wait
 * for the end of an earlier event, because its animation is ended first. A duration of 0 ms shows the position after
 * the event at once. */
void robo_board_view_animate (RoboBoardView   *self,
                              const RoboEvent *event,
                              const RoboState *before,
                              const RoboState *after,
                              guint            duration_ms);

/* Stops the animation at a moment from 0 to 1, so that a picture of this moment can be made. */
void robo_board_view_hold (RoboBoardView *self,
                           double         progress);

/* Slows down the end of the animation that robo_board_view_animate() has just begun. The last end_ms of its duration
 * take more_ms longer. If end_ms is 0, there is no slow motion. */
void robo_board_view_slow_end (RoboBoardView *self,
                               guint          end_ms,
                               guint          more_ms);

/* Sets whether tokens that are taken leave the board. If they do, the caller draws them on the rest of their path. */
void robo_board_view_set_sends_prizes (RoboBoardView *self,
                                       gboolean       sends_prizes);

/* Returns the token that a player is taking at this moment. If no player takes a token, its number is 0. */
const RoboPrize *robo_board_view_get_prize (RoboBoardView *self);

/* Returns the idle animations, which the board owns. */
RoboBoardIdle *robo_board_view_get_idle (RoboBoardView *self);
gboolean       robo_board_view_is_animating (RoboBoardView *self);

/* Returns TRUE if the last frame was complete. While another thread draws the ground, frames show the old ground, if
 * there is one. New figures are missing until they are drawn. */
gboolean robo_board_view_get_is_whole (RoboBoardView *self);

/* Marks */

/* Highlights a space, such as the space whose coordinates the user points at in the log, and moves a zoomed board so
 * that the space is visible. ROBO_NO_SPACE removes the highlight. */
void  robo_board_view_highlight (RoboBoardView *self,
                                 guint          space);
guint robo_board_view_get_highlight (RoboBoardView *self);

/* Outlines the robot of the seat whose die is acting. ROBO_NO_SEAT removes the outline. */
void robo_board_view_set_acting (RoboBoardView *self,
                                 guint          seat);

/* Marks the spaces that can be chosen. If n_spaces is 0, removes the marks. Ignores numbers that are not spaces,
 * because they are answers of another kind. */
void robo_board_view_set_choices (RoboBoardView *self,
                                  const guint8  *spaces,
                                  guint          n_spaces);

/* Draws a preview of a robot's moves over the board. The path is copied. NULL removes the preview. */
void robo_board_view_set_path (RoboBoardView  *self,
                               guint           seat,
                               const RoboPath *path);

/* Draws the dangerous spaces over the board. The threat is copied. NULL removes the threat. */
void robo_board_view_set_threat (RoboBoardView           *self,
                                 const RoboThreatPicture *threat);

/* Returns the threat that robo_board_view_set_threat() has set, or NULL. */
const RoboThreatPicture *robo_board_view_get_threat (RoboBoardView *self);

/* Previews a position that may follow the current position. Draws over the board the new spaces of robots, how their
 * damage would change, destroyed robots, and mines. The position is copied. NULL removes the preview. */
void robo_board_view_set_outcome (RoboBoardView   *self,
                                  const RoboState *after);

/* Coordinates */

/* Returns the space at a point of the widget, or ROBO_NO_SPACE. */
guint robo_board_view_get_space_at (RoboBoardView *self,
                                    double         x,
                                    double         y);

/* Gets the area of a space in the widget, for gtk_popover_set_pointing_to(). The board must have an arena and a size. */
void robo_board_view_get_space_area (RoboBoardView *self,
                                     guint          space,
                                     GdkRectangle  *area);

/* Zoom */

/* A zoom of 1 is the smallest, at which the whole board fits. The actions `board.zoom-in`, `board.zoom-out` and
 * `board.zoom-fit` of the widget do the same as these functions. */

void robo_board_view_zoom_in (RoboBoardView *self);
void robo_board_view_zoom_out (RoboBoardView *self);
void robo_board_view_zoom_fit (RoboBoardView *self);

G_END_DECLS
