// SPDX-License-Identifier: GPL-3.0-or-later
// A saved game: the set-up and every answer, and what came of them round by round.
#pragma once

#include "robo-match-setup.h"

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_MATCH_SUFFIX ".match.xml"

/**
 * RoboMatchRound:
 * @number: which round, from 1
 * @checksum: robo_state_dup_checksum() of the state after its last event
 * @first_event: the index of its first event among those of the match
 * @n_events: how many follow from there
 * @line: where it stands in its file, 0 if it is from none
 *
 * A round that is finished.
 */
typedef struct
{
  char *checksum;
  guint line;
  guint number;
  guint first_event;
  guint n_events;
} RoboMatchRound;

/**
 * RoboMatchStanding:
 * @answer: what is to be answered from now on
 * @seat: by whom
 * @kind: to which RoboQuestionKind
 * @card: about which card
 * @only_if_destroyed: only where it saves the robot
 *
 * A standing answer (R13).
 */
typedef struct
{
  RoboAnswer answer;
  guint      seat;
  guint      kind;
  guint      card;
  gboolean   only_if_destroyed;
} RoboMatchStanding;

/**
 * RoboMatchUnasked:
 * @ROBO_MATCH_ASKED: somebody was asked, or a computer
 * @ROBO_MATCH_NEEDLESS: every answer would have come to the same
 * @ROBO_MATCH_STANDING: it was answered once and for all
 *
 * Why nobody was asked where there is an answer. It changes nothing of the game; the log tells it.
 */
typedef enum
{
  ROBO_MATCH_ASKED,
  ROBO_MATCH_NEEDLESS,
  ROBO_MATCH_STANDING,
} RoboMatchUnasked;

/**
 * RoboMatchEntry:
 * @bytes: an entry of a game at a distance (doc/network.md); what is in it only src/net knows
 * @signature: (nullable): its signature
 */
typedef struct
{
  GBytes *bytes;
  GBytes *signature;
} RoboMatchEntry;

/**
 * RoboMatchFile:
 * @setup: who played where by which rules
 * @rulings: the %ROBO_RULINGS_VERSION of the engine that played it, or an earlier one whose set-ups it has
 * @records: (element-type RoboRecord): the answers in the order in which they were given; what card they were about
 *   is not saved
 * @unasked: (element-type guint8): a RoboMatchUnasked for each of @records
 * @standing: (element-type RoboMatchStanding): what is answered without being asked from here on, in no order
 * @rounds: (element-type RoboMatchRound): the finished ones
 * @events: (element-type RoboEvent): what happened in these, as it was recorded
 * @offer: (nullable): of a game at a distance: what was offered
 * @own_seat: of a game at a distance: the seat of who has the file, %ROBO_NO_SEAT for a spectator
 * @entries: (element-type RoboMatchEntry): of a game at a distance: what was said, from which everything else in the file
 *   follows
 * @record_lines: (element-type guint): where in the file each of @records stands; empty if they are from none
 * @event_lines: (element-type guint): where each of @events does
 *
 * What stands in a match file. A value that belongs to nobody else, so that another thread may write it.
 */
typedef struct
{
  RoboMatchSetup *setup;
  guint           rulings;
  GArray         *records;
  GArray         *unasked;
  GArray         *standing;
  GArray         *rounds;
  GArray         *events;
  GBytes         *offer;
  guint           own_seat;
  GArray         *entries;
  GArray         *record_lines;
  GArray         *event_lines;
} RoboMatchFile;

/**
 * robo_match_file_new:
 * @setup: what was chosen
 * @game: (nullable): a game of it from its beginning, with events, states and answers kept
 *
 * Returns: (transfer full): a copy of everything that is to be saved
 */
RoboMatchFile *robo_match_file_new (const RoboMatchSetup *setup,
                                    const RoboGame       *game) G_GNUC_WARN_UNUSED_RESULT;
void           robo_match_file_free (RoboMatchFile *self);

/**
 * robo_match_file_load:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): what is in it, %NULL with an error in @problems. A game can start from its
 *   set-up; whether the answers are legal is for robo_match_file_replay() to see
 */
RoboMatchFile *robo_match_file_load (const char   *path,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboMatchFile *robo_match_file_load_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_load_part:
 * @path: a file that is damaged, cut off or was changed
 * @cancellable: (nullable): stops it soon; then there is nothing
 * @n_rounds: (out): how many whole rounds there are before the first difference
 *
 * Loads what stands before the first thing that is wrong. What is wrong is for the other functions to say.
 *
 * Returns: (transfer full) (nullable): a match that can be played again without a problem and has at least one answer;
 *   %NULL if there is none
 */
RoboMatchFile *robo_match_file_load_part (const char   *path,
                                          GCancellable *cancellable,
                                          guint        *n_rounds) G_GNUC_WARN_UNUSED_RESULT;

GBytes *robo_match_file_to_bytes (const RoboMatchFile *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_save:
 * @self: a match
 * @path: where to
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes the file as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean robo_match_file_save (const RoboMatchFile *self,
                               const char          *path,
                               GError             **error);

/**
 * robo_match_file_replay:
 * @self: a match
 * @setup: from robo_match_setup_fill(); outlives the game
 * @problems: where to add an answer that is not legal, and a round that does not go as it did; that is an error if
 *   the engine has the same rulings, and %ROBO_PROBLEM_RULINGS if not: then what was recorded is what happened
 *
 * Plays the answers again, and on from there until the next one is wanted.
 *
 * Returns: (transfer full): the game with all its events, as far as the answers went; with %ROBO_PROBLEM_RULINGS
 *   what robo_match_file_retrace() gives
 */
RoboGame *robo_match_file_replay (const RoboMatchFile *self,
                                  const RoboSetup     *setup,
                                  RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_retrace:
 * @self: a match
 * @setup: from robo_match_setup_fill(); outlives the game
 *
 * Returns: (transfer full): the game as it was recorded, which is only to be looked at (robo_game_new_recorded())
 */
RoboGame *robo_match_file_retrace (const RoboMatchFile *self,
                                   const RoboSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_cut:
 * @self: a match
 * @setup: from robo_match_setup_fill()
 * @cancellable: (nullable): stops it soon; then it leaves out what was not looked at
 *
 * Leaves out all from the first difference on: a round that does not go as it did, and what came after it; of a
 * round that was not finished, the answers that do not fit.
 *
 * Returns: how many whole rounds are left
 */
guint robo_match_file_cut (RoboMatchFile   *self,
                           const RoboSetup *setup,
                           GCancellable    *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchFile, robo_match_file_free)

G_END_DECLS
