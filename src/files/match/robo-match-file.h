// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes saved games: the set-up, every answer, and the events round by round.
#pragma once

#include "robo-match-setup.h"

G_BEGIN_DECLS

/* Match files have this suffix. */
#define ROBO_MATCH_SUFFIX ".match.xml"

/* Holds a finished round. */
typedef struct
{
  char *checksum;    /* robo_state_dup_checksum() of the state after its last event */
  guint line;        /* line of the round in its file; 0 without a file */
  guint number;      /* number of the round, from 1 */
  guint first_event; /* index of its first event among the events of the match */
  guint n_events;
} RoboMatchRound;

/* Holds a standing answer (R13). */
typedef struct
{
  RoboAnswer answer;
  guint      seat;              /* seat of the operator */
  guint      kind;              /* a RoboQuestionKind */
  guint      card;              /* the card of the question */
  gboolean   only_if_destroyed; /* the answer is given only if it saves the robot */
} RoboMatchStanding;

/* Says whether a question was asked and, if not, why it has an answer. This does not affect the game, but the log
 * shows it. */
typedef enum
{
  ROBO_MATCH_ASKED,    /* a person or a computer was asked */
  ROBO_MATCH_NEEDLESS, /* every answer would have had the same result */
  ROBO_MATCH_STANDING, /* there was a standing answer */
} RoboMatchUnasked;

typedef struct
{
  GBytes *bytes;     /* content of the entry, or NULL if the file has no readable content */
  GBytes *signature; /* signature of the entry, or NULL if the file has no readable signature */
} RoboMatchEntry;

/* Holds the content of a match file. It shares no data that may change, so another thread may save it. */
typedef struct
{
  RoboMatchSetup *setup; /* the arena, the rules, and the players and their seats */
  /* the ROBO_RULINGS_VERSION of the engine that played the match, or a lower version if only earlier rulings allow
   * the set-up */
  guint   rulings;
  GArray *records;  /* array of RoboRecord, the answers, oldest first; their cards are not saved */
  GArray *unasked;  /* array of guint8, a RoboMatchUnasked for each record */
  GArray *standing; /* array of RoboMatchStanding, the current standing answers, in no order */
  GArray *rounds;   /* array of RoboMatchRound, the finished rounds */
  GArray *events;   /* array of RoboEvent, the recorded events of the finished rounds */
  GBytes *offer;    /* the offer of a remote game; else NULL */
  guint   own_seat; /* seat of the file's player in a remote game; ROBO_NO_SEAT for a spectator */
  /* whether a remote game is over because all who played have agreed to end it */
  gboolean is_agreed;
  /* array of RoboMatchEntry, all entries of a remote game, from which its answers follow; empty for other games */
  GArray *entries;
  GArray *record_lines; /* array of guint, the line in the file of each record; empty without a file */
  GArray *event_lines;  /* array of guint, the line in the file of each event; empty without a file */
} RoboMatchFile;

/* Copies the set-up and, unless the game is NULL, its answers, events and finished rounds. A game must have kept
 * events, states and answers from its beginning on. */
RoboMatchFile *robo_match_file_new (const RoboMatchSetup *setup,
                                    const RoboGame       *game) G_GNUC_WARN_UNUSED_RESULT;
void           robo_match_file_free (RoboMatchFile *self);

/* Loads a match file. Returns NULL with an error in `problems` if it cannot be used. The set-up in the result passes
 * robo_match_setup_check(). Whether the answers are legal is checked later, by robo_match_file_replay(). */
RoboMatchFile *robo_match_file_load (const char   *path,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboMatchFile *robo_match_file_load_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the part before the first error of a file that is damaged, truncated or changed; robo_match_file_load()
 * reports the error. Returns a match that has at least one answer and can be replayed without a problem. Sets
 * n_rounds to the number of whole rounds. Returns NULL if there is no such match or loading was cancelled. */
RoboMatchFile *robo_match_file_load_part (const char   *path,
                                          GCancellable *cancellable,
                                          guint        *n_rounds) G_GNUC_WARN_UNUSED_RESULT;

GBytes *robo_match_file_to_bytes (const RoboMatchFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the match. The file is written as a whole, or not at all. */
gboolean robo_match_file_save (const RoboMatchFile *self,
                               const char          *path,
                               GError             **error);

/* Replays the answers and plays on until the next answer is needed. The set-up comes from robo_match_setup_fill() and
 * must outlive the game. Returns the game with all events up to the last legal answer.
 *
 * Adds an error if an answer is illegal or a round differs from the recorded round. If the match has other rulings than
 * this engine, adds ROBO_PROBLEM_RULINGS instead and returns the result of robo_match_file_retrace(). */
RoboGame *robo_match_file_replay (const RoboMatchFile *self,
                                  const RoboSetup     *setup,
                                  RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the game as it was recorded. The game can only be watched (robo_game_new_recorded()). The set-up comes from
 * robo_match_setup_fill() and must outlive the game. */
RoboGame *robo_match_file_retrace (const RoboMatchFile *self,
                                   const RoboSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Removes the first round that differs from the recorded round, and everything after it. In an unfinished round,
 * removes the first illegal answer and all answers after it. The set-up comes from robo_match_setup_fill(). When
 * cancelled, removes everything that was not checked yet. Returns the number of whole rounds that are left. */
guint robo_match_file_cut (RoboMatchFile   *self,
                           const RoboSetup *setup,
                           GCancellable    *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchFile, robo_match_file_free)

G_END_DECLS
