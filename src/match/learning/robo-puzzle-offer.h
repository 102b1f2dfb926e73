// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the puzzles to choose from.
#pragma once

#include "ai/robo-puzzles.h"

#include "robo-puzzle-progress.h"

G_BEGIN_DECLS

/* Tells in which section of the list a puzzle is. */
typedef enum
{
  ROBO_PUZZLE_TODAY,    /* the puzzle of the day */
  ROBO_PUZZLE_EARLIER,  /* the puzzles of the days before */
  ROBO_PUZZLE_PRACTICE, /* practice puzzles: one for each difficulty, different each time */
  ROBO_PUZZLE_OWN,      /* puzzles in files of the user */
} RoboPuzzleSection;

#define ROBO_N_PUZZLE_SECTIONS (ROBO_PUZZLE_OWN + 1)

typedef struct
{
  RoboPuzzleSection section;
  char             *id;     /* key of the progress on the puzzle, made from the content for a file; NULL for practice */
  char             *old_id; /* name of the file, which earlier versions used as the key; NULL without a file */
  char             *title;
  guint             difficulty; /* 1..ROBO_MAX_DIFFICULTY; 0 if unknown */
  GDate             day;        /* day of a puzzle of the day */
  char             *path;       /* path of the file, or NULL */
} RoboPuzzleOffer;

/* Returns the puzzles in the order of their sections (RoboPuzzleSection). The last section has the files in the folder
 * `robodrome/puzzles` of the user's data, sorted by title. */
GPtrArray *robo_puzzle_offers_list (const GDate *today) G_GNUC_WARN_UNUSED_RESULT;

/* Returns an offer for a file. The file need not be a puzzle. */
RoboPuzzleOffer *robo_puzzle_offer_new_for_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;
RoboPuzzleOffer *robo_puzzle_offer_copy (const RoboPuzzleOffer *self) G_GNUC_WARN_UNUSED_RESULT;
void             robo_puzzle_offer_free (RoboPuzzleOffer *self);

/* Works like robo_puzzle_progress_find(), but also finds what an earlier version has recorded for a file of the same
 * name. */
gboolean robo_puzzle_offer_find_record (const RoboPuzzleOffer *self,
                                        GVariant              *progress,
                                        RoboPuzzleRecord      *record);

/* Makes or reads the puzzle, which takes up to about a second. Thread-safe. If the solution is not known, `solution`
 * is set to a solution without programs. Returns NULL if making the puzzle was cancelled, or with an error added to
 * `problems`. */
RoboPuzzle *robo_puzzle_offer_make (const RoboPuzzleOffer *self,
                                    GCancellable          *cancellable,
                                    RoboSolution          *solution,
                                    RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzleOffer, robo_puzzle_offer_free)

G_END_DECLS
