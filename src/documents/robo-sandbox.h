// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a sandbox to try a card. The user puts robots, walls and mines on a board, gives a die, and watches the
// result.
#pragma once

#include "files/scenario/robo-position.h"
#include "match/robo-match.h"
#include "robo-arena-brush.h"

G_BEGIN_DECLS

/* Holds a position whose changes can be undone. Plays the position as a match of one round, which shows its events one
 * after the other and has a log. A change of the position drops the match; robo_sandbox_stop() returns to the position
 * without a change.
 *
 * Properties, read-only, each with a notification:
 *
 * - `match` (RoboMatch, nullable): the current match, which has started
 * - `problem` (string, nullable): the reason why the position cannot be played, translated
 * - `can-undo`, `can-redo` (boolean)
 *
 * Signal:
 *
 * - `changed ()`: the position has changed: arena, pieces, cards or dice */
#define ROBO_TYPE_SANDBOX (robo_sandbox_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandbox, robo_sandbox, ROBO, SANDBOX, GObject)

/* Returns a sandbox with a small board and two robots that can have the standard modules. */
RoboSandbox *robo_sandbox_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds modules to the standard modules, whose cards they may replace; NULL adds none. `card` is the index in `set` of
 * the card that the user wants to try, or ROBO_NO_CARD. The first robot gets this card and a die with which it can use
 * the card. If only another robot can trigger the card, the second robot gets a die that triggers it. Other pieces stay
 * where they are. */
void robo_sandbox_set_modules (RoboSandbox   *self,
                               RoboModuleSet *set,
                               guint          card);

/* Returns the position, valid until `changed`. */
const RoboPosition *robo_sandbox_get_position (RoboSandbox *self);

/* Returns the match that is being played, or NULL. */
RoboMatch *robo_sandbox_get_match (RoboSandbox *self);

/* Returns the events of the position and the decisions in them, valid until `changed`. Returns NULL if the position
 * has a problem. */
const RoboPositionPlay *robo_sandbox_get_play (RoboSandbox *self);

/* Returns the indices (guint) of the cards that the seat's robot can have in a slot (0 left, 1 right; R3.4, R9.7). The
 * card that the user wants to try, and cards that the standard modules do not have, come first. */
GArray *robo_sandbox_list_cards (RoboSandbox *self,
                                 guint        seat,
                                 guint        slot) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether there is a piece on the space: a robot or a mine. */
gboolean robo_sandbox_has_piece (RoboSandbox *self,
                                 guint        space);

/* Playing */

/* Plays the position, which must not have a problem, and drops the previous match. */
void robo_sandbox_run (RoboSandbox *self);

/* Drops the match and shows the position again. */
void robo_sandbox_stop (RoboSandbox *self);

/* Changes */

/* robo_sandbox_undo() takes back a change of the position that one of the following functions makes. */

/* Takes back the last change; does nothing if there is no change. */
void robo_sandbox_undo (RoboSandbox *self);

/* Repeats the change that was taken back last; does nothing if no change was taken back. */
void robo_sandbox_redo (RoboSandbox *self);

/* Moves the piece of a space to another space. If both spaces have pieces, swaps them. Does nothing if `to` is an arena
 * wall. */
void robo_sandbox_move (RoboSandbox *self,
                        guint        from,
                        guint        to);

/* Adds, changes or removes (ROBO_SEAT_EMPTY) the robot of a seat (0..3). A new robot is put on `space`;
 * ROBO_NO_SPACE stands for the first free space. */
void robo_sandbox_put_robot (RoboSandbox *self,
                             guint        seat,
                             RoboSeatKind kind,
                             guint        space);

/* Removes the mine of the space, or, if it has no mine, lays a mine of the seat. If the seat's robot is not in the
 * arena, the mine belongs to the next seat whose robot is in the arena. Lays no mine where it has no place
 * (robo_position_toggle_mine()). */
void robo_sandbox_toggle_mine (RoboSandbox *self,
                               guint        space,
                               guint        seat);

/* Adds a feature to a space, or makes the space plain floor without caution lines if it has the feature; `kind` must be
 * a kind for spaces. Pits, water and arena walls cannot be placed under a piece. A VP space comes with a token. */
void robo_sandbox_toggle_space (RoboSandbox  *self,
                                guint         space,
                                RoboBrushKind kind);

/* Turns an open edge between two spaces into an energy wall, an energy wall into a lightning barrier, and a lightning
 * barrier into an open edge. Does nothing unless the spaces are orthogonal neighbors. */
void robo_sandbox_cycle_edge (RoboSandbox *self,
                              guint        space,
                              guint        other);

/* Sets the card of a slot (0 left, 1 right), or ROBO_NO_CARD. If the card is in the other slot, the slots swap their
 * cards. */
void robo_sandbox_set_card (RoboSandbox *self,
                            guint        seat,
                            guint        slot,
                            guint        card);

/* Sets the damage on the monitor, at most one less than the damage limit. */
void robo_sandbox_set_damage (RoboSandbox *self,
                              guint        seat,
                              guint        damage);

/* Sets the facing of a KillBot, an orthogonal direction. */
void robo_sandbox_set_facing (RoboSandbox *self,
                              guint        seat,
                              RoboDir      facing);

/* Sets whether the seat declines to use optional modules. */
void robo_sandbox_set_declines (RoboSandbox *self,
                                guint        seat,
                                gboolean     declines);

/* Sets color, value and key of the first or second die on a unit (0..2). If `die` is NULL, removes that die. If the
 * robot may not have this die, the position has a problem (R5.3). */
void robo_sandbox_set_die (RoboSandbox   *self,
                           guint          seat,
                           guint          unit,
                           gboolean       is_second,
                           const RoboDie *die);

/* Returns the first or second die on a unit (0..2), or NULL. The die is valid until `changed`. */
const RoboDie *robo_sandbox_get_die (RoboSandbox *self,
                                     guint        seat,
                                     guint        unit,
                                     gboolean     is_second);

/* Changes a decision of robo_sandbox_get_play(), given by its index in the list of decisions, to another of its options
 * (robo_position_decide()). */
void robo_sandbox_decide (RoboSandbox *self,
                          guint        index,
                          RoboAnswer   answer);

/* Takes back the decision with this index in robo_sandbox_get_play(), and with it all decisions of the same seat with
 * the same name (RoboDecision). */
void robo_sandbox_forget (RoboSandbox *self,
                          guint        index);

/* Sets the faces that KillBots roll, in order of use, such as "4 1 6". Missing faces are added. Returns FALSE if the
 * text contains anything but faces (1 to 6) and white space. */
gboolean robo_sandbox_set_rolls (RoboSandbox *self,
                                 const char  *text);

/* Returns the faces that KillBots roll, in the format of robo_sandbox_set_rolls(). */
char *robo_sandbox_dup_rolls (RoboSandbox *self) G_GNUC_WARN_UNUSED_RESULT;

/* Sets a title that describes the position in words. */
void robo_sandbox_set_title (RoboSandbox *self,
                             const char  *title);

/* Files */

/* Opens the position and answers of a scenario, by its index in a file that may have several scenarios. Opening can be
 * undone like a change. The path of the file may be NULL. Returns FALSE if the scenario cannot be read. Problems are
 * added to the list. */
gboolean robo_sandbox_open (RoboSandbox  *self,
                            GBytes       *bytes,
                            guint         index,
                            const char   *path,
                            RoboProblems *problems);

/* Returns the path of the file that was last opened or saved, or NULL. */
const char *robo_sandbox_get_path (RoboSandbox *self);

/* Writes the position as a scenario whose expected outcome is the current outcome (robo_position_to_bytes()),
 * atomically. The position must not have a problem. The scenario gets its id from the name of the file, unless it has
 * an id and is saved in the file of robo_sandbox_get_path(). */
gboolean robo_sandbox_save_file (RoboSandbox *self,
                                 const char  *path,
                                 GError     **error);

G_END_DECLS
