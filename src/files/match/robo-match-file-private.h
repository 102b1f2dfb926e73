// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing matches share among themselves.
#pragma once

#include "files/xml/robo-attributes.h"
#include "robo-match-file.h"
#include "robo-match-formats.h"

G_BEGIN_DECLS

/* From these rulings on KillBots have modules of two colours, wherever they come from (R9.7). */
#define RULINGS_TWO_COLOURS 3

/**
 * RoboMatchAnswer:
 * @record: an answer; which card it was about is in no file
 * @unasked: a RoboMatchUnasked
 *
 * One answer of a file.
 */
typedef struct
{
  RoboRecord record;
  guint8     unasked;
} RoboMatchAnswer;

/* The attributes of elements: of RoboRules, those that only matches have; of RoboMatchSeat, without its cards; of RoboMatchAnswer; of RoboMatchStanding, without
 * its card; of RoboMatchRound. */
extern const RoboAttribute robo_match_remote_attributes[];
extern const RoboAttribute robo_match_seat_attributes[];
extern const RoboAttribute robo_match_answer_attributes[];
extern const RoboAttribute robo_match_standing_attributes[];
extern const RoboAttribute robo_match_round_attributes[];

/**
 * robo_match_file_load_node:
 * @node: a `match` element of another document, not validated yet
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): what is in it
 */
RoboMatchFile *robo_match_file_load_node (xmlNode      *node,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_to_node:
 * @self: a match
 *
 * Returns: (transfer full): it as an element for another document
 */
xmlNode *robo_match_file_to_node (const RoboMatchFile *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_list_rounds:
 * @events: what happened from the beginning on, with states
 * @is_over: whether the game is over, and with it the last round
 *
 * What happens before the first round counts as part of it.
 *
 * Returns: (transfer full) (element-type RoboMatchRound): the finished rounds
 */
GArray *robo_match_list_rounds (const RoboEventList *events,
                                gboolean             is_over) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_file_keep:
 * @self: a match
 * @n_records: how many answers to keep; there may be fewer
 * @n_rounds: how many finished rounds to keep
 */
void robo_match_file_keep (RoboMatchFile *self,
                           guint          n_records,
                           guint          n_rounds);

/**
 * robo_match_file_keep_before:
 * @self: a match
 * @round: a round
 *
 * Keeps what came before the round.
 */
void robo_match_file_keep_before (RoboMatchFile *self,
                                  guint          round);

G_END_DECLS
