// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzles there are to choose from.
#pragma once

#include "ai/robo-puzzles.h"

G_BEGIN_DECLS

/**
 * RoboPuzzleSection:
 * @ROBO_PUZZLE_TODAY: the puzzle of the day
 * @ROBO_PUZZLE_EARLIER: those of the days before
 * @ROBO_PUZZLE_PRACTICE: another one each time, by how hard it is
 * @ROBO_PUZZLE_OWN: files
 *
 * Where a puzzle stands in the list.
 */
typedef enum
{
  ROBO_PUZZLE_TODAY,
  ROBO_PUZZLE_EARLIER,
  ROBO_PUZZLE_PRACTICE,
  ROBO_PUZZLE_OWN,
} RoboPuzzleSection;

#define ROBO_N_PUZZLE_SECTIONS (ROBO_PUZZLE_OWN + 1)

/**
 * RoboPuzzleOffer:
 * @section: where it stands
 * @id: (nullable): by which progress is kept; %NULL for practice
 * @title: what it is called
 * @difficulty: 1..%ROBO_MAX_DIFFICULTY; 0 if nobody knows
 * @day: of the puzzle of a day
 * @path: (nullable): of a file
 */
typedef struct
{
  RoboPuzzleSection section;
  char             *id;
  char             *title;
  guint             difficulty;
  GDate             day;
  char             *path;
} RoboPuzzleOffer;

/**
 * robo_puzzle_offers_list:
 * @today: the day it is now
 *
 * Looks for files, too: those in the folder `robodrome/puzzles` of the user's data.
 *
 * Returns: (transfer full) (element-type RoboPuzzleOffer): what there is, in order
 */
GPtrArray *robo_puzzle_offers_list (const GDate *today) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_offer_new_for_file:
 * @path: a file
 *
 * Returns: (transfer full): it, whatever is in it
 */
RoboPuzzleOffer *robo_puzzle_offer_new_for_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;
RoboPuzzleOffer *robo_puzzle_offer_copy (const RoboPuzzleOffer *self) G_GNUC_WARN_UNUSED_RESULT;
void             robo_puzzle_offer_free (RoboPuzzleOffer *self);

/**
 * robo_puzzle_offer_make:
 * @self: an offer
 * @cancellable: (nullable): to stop it
 * @solution: (out): what there is to find; without programs if nobody knows
 * @problems: where to say why there is none
 *
 * Takes up to about a second. Any thread may call it.
 *
 * Returns: (transfer full) (nullable): the puzzle, %NULL with an error in @problems or if it was cancelled
 */
RoboPuzzle *robo_puzzle_offer_make (const RoboPuzzleOffer *self,
                                    GCancellable          *cancellable,
                                    RoboSolution          *solution,
                                    RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzleOffer, robo_puzzle_offer_free)

G_END_DECLS
