// SPDX-License-Identifier: GPL-3.0-or-later
// A game on disk, as a list of games shows it.
#pragma once

#include <gio/gio.h>

#include "files/match/robo-match-file.h"

G_BEGIN_DECLS

/**
 * RoboSavedPlayer:
 * @name: what the player is called
 * @colour: of its robot, 0..3
 * @is_killbot: whether a KillBot plays it
 * @vp: its victory points
 *
 * Who plays in a saved game, and how well.
 */
typedef struct
{
  char    *name;
  guint    colour;
  gboolean is_killbot;
  guint    vp;
} RoboSavedPlayer;

/**
 * RoboSavedGame:
 *
 * Immutable properties: `file` (string, path), `title` (string: the arena), `date` (GDateTime: when it was last
 * played), `summary` (string: a translated sentence such as "Anna wins after 7 rounds." or "Round 4, Anna (3) : KillBot (2)"),
 * `moment` (string: "Round 4 · Goal: 5 VP"), `is-over` (boolean), `is-remote` (boolean: it is played at a distance, and goes on).
 */
#define ROBO_TYPE_SAVED_GAME (robo_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboSavedGame, robo_saved_game, ROBO, SAVED_GAME, GObject)

/**
 * robo_saved_game_new:
 * @file: where it is
 * @date: when it was last played
 * @setup: who plays in it, and where
 * @state: how far it got
 * @is_over: whether it is to be looked at only: somebody has won, or this engine would play it otherwise
 *
 * Returns: (transfer full): a saved game
 */
RoboSavedGame *robo_saved_game_new (const char           *file,
                                    GDateTime            *date,
                                    const RoboMatchSetup *setup,
                                    const RoboState      *state,
                                    gboolean              is_over) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_saved_game_new_remote:
 * @file: where it is
 * @date: when something was last said in it
 * @setup: who plays in it, and where
 * @state: how far it got
 *
 * Returns: (transfer full): a game that is played at a distance, which is not for this program alone to go on with
 */
RoboSavedGame *robo_saved_game_new_remote (const char           *file,
                                           GDateTime            *date,
                                           const RoboMatchSetup *setup,
                                           const RoboState      *state) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_saved_game_get_player:
 * @self: a saved game
 * @index: of a player, in the order of the seats
 *
 * Returns: (nullable) (transfer none): a player, or %NULL after the last one
 */
const RoboSavedPlayer *robo_saved_game_get_player (RoboSavedGame *self,
                                                   guint          index);

/* The properties. Objects and strings are borrowed. */
const char *robo_saved_game_get_file (RoboSavedGame *self);
const char *robo_saved_game_get_title (RoboSavedGame *self);
GDateTime  *robo_saved_game_get_date (RoboSavedGame *self);
const char *robo_saved_game_get_summary (RoboSavedGame *self);
const char *robo_saved_game_get_moment (RoboSavedGame *self);
gboolean    robo_saved_game_get_is_over (RoboSavedGame *self);
gboolean    robo_saved_game_get_is_remote (RoboSavedGame *self);
RoboArena  *robo_saved_game_get_arena (RoboSavedGame *self);

G_END_DECLS
