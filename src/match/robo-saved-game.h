// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a game on disk for a list of games.
#pragma once

#include <gio/gio.h>

#include "files/match/robo-match-file.h"

G_BEGIN_DECLS

/* Describes a player of a saved game. */
typedef struct
{
  char    *name;
  guint    colour; /* color of the player's robot, 0..3 */
  gboolean is_killbot;
  guint    vp; /* victory points */
} RoboSavedPlayer;

/* Describes a saved game for a list. Properties, immutable:
 *
 * - `file` (string): the path
 * - `title` (string): the arena
 * - `date` (GDateTime): when the game was last played; for a game that was read from disk, the time of its file
 * - `summary` (string): a translated sentence such as "Anna wins after 7 rounds." or "Round 4 · Anna: 3, KillBot: 2"
 * - `moment` (string): "Round 4 · Goal: 5 VP"
 * - `is-over` (boolean): the game can only be watched
 * - `is-remote` (boolean): a remote game in progress */
#define ROBO_TYPE_SAVED_GAME (robo_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboSavedGame, robo_saved_game, ROBO, SAVED_GAME, GObject)

/* Creates an entry for a game that was last played at a time in microseconds since 1970. is_over marks a game that
 * can only be watched: it has a winner, or this engine would play it differently. */
RoboSavedGame *robo_saved_game_new (const char           *file,
                                    gint64                modified_us,
                                    const RoboMatchSetup *setup,
                                    const RoboState      *state,
                                    gboolean              is_over) G_GNUC_WARN_UNUSED_RESULT;

/* Creates an entry for a remote game. Its `is-over` is TRUE, because the user cannot continue the game alone. Its
 * `is-remote` is FALSE if the game has a winner, or if the players have agreed to end it. */
RoboSavedGame *robo_saved_game_new_remote (const char           *file,
                                           gint64                modified_us,
                                           const RoboMatchSetup *setup,
                                           const RoboState      *state,
                                           GBytes               *offer,
                                           gboolean              is_agreed) G_GNUC_WARN_UNUSED_RESULT;

/* Creates an entry from its record, or returns NULL if the record is invalid. The time is the time of the file. */
RoboSavedGame *robo_saved_game_new_from_record (const char *file,
                                                gint64      modified_us,
                                                const char *record) G_GNUC_WARN_UNUSED_RESULT;

/* Compares two games for g_ptr_array_sort(); the game that was played last comes first. */
int robo_saved_game_compare (gconstpointer a,
                             gconstpointer b);

/* Returns the game as a record for RoboGameIndex, from which the game is listed the next time without reading its
 * file. */
char *robo_saved_game_dup_record (RoboSavedGame *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a player by index, in the order of the seats; NULL after the last player. */
const RoboSavedPlayer *robo_saved_game_get_player (RoboSavedGame *self,
                                                   guint          index);

/* These functions return the properties. Objects and strings are borrowed. */
const char *robo_saved_game_get_file (RoboSavedGame *self);
const char *robo_saved_game_get_title (RoboSavedGame *self);
GDateTime  *robo_saved_game_get_date (RoboSavedGame *self);
const char *robo_saved_game_get_summary (RoboSavedGame *self);
const char *robo_saved_game_get_moment (RoboSavedGame *self);
gboolean    robo_saved_game_get_is_over (RoboSavedGame *self);
gboolean    robo_saved_game_get_is_remote (RoboSavedGame *self);

/* Returns when the game was last played, in microseconds since 1970. */
gint64 robo_saved_game_get_modified_us (RoboSavedGame *self);

/* Returns the offer of a remote game, in progress or finished; else NULL. The offer tells which sealed texts belong to
 * the game. */
GBytes *robo_saved_game_get_offer (RoboSavedGame *self);

/* Returns whether all words of a search, separated by blanks, are in the name of the arena, the names of the players,
 * the summary or the date. */
gboolean robo_saved_game_matches (RoboSavedGame *self,
                                  const char    *words);

G_END_DECLS
