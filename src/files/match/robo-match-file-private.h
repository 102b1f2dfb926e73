// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that reading and writing matches share.
#pragma once

#include "files/xml/robo-attributes.h"
#include "robo-match-file.h"
#include "robo-match-formats.h"

G_BEGIN_DECLS

/* From these rulings on, a championship has at least two operators (R11.1). */
#define RULINGS_TWO_OPERATORS 4

/* From these rulings on, KillBots have champion cards only as titleholders (R11.3). */
#define RULINGS_CHAMPION_CARDS 4

/* From these rulings on, the modules of a KillBot have two colors, wherever they come from (R9.7). */
#define RULINGS_TWO_COLOURS 3

/* Holds one answer of a file. */
typedef struct
{
  RoboRecord record;  /* without its card, which files do not have */
  guint8     unasked; /* a RoboMatchUnasked */
} RoboMatchAnswer;

/* Holds the number of copies of a card in its deck. */
typedef struct
{
  guint8 card;
  guint8 count;
} RoboMatchCopies;

/* Each table has the attributes of an element. The tables of the match and the remote game are for RoboMatchFile, and
 * the table of remote options for RoboRules. Any other table is for the struct with its name, such as RoboMatchSetup.
 * The context of an attribute with a card is the RoboMatchSetup. */
extern const RoboAttribute robo_match_attributes[];
extern const RoboAttribute robo_match_setup_attributes[];
extern const RoboAttribute robo_match_copies_attributes[];
extern const RoboAttribute robo_match_remote_game_attributes[];
extern const RoboAttribute robo_match_entry_attributes[];
extern const RoboAttribute robo_match_remote_attributes[];
extern const RoboAttribute robo_match_seat_attributes[];
extern const RoboAttribute robo_match_answer_attributes[];
extern const RoboAttribute robo_match_standing_attributes[];
extern const RoboAttribute robo_match_round_attributes[];

/* Loads a `match` element of another document. The element need not be valid. Returns NULL with an error in
 * `problems` if it cannot be used. */
RoboMatchFile *robo_match_file_load_node (xmlNode      *node,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the match as an element for another document. */
xmlNode *robo_match_file_to_node (const RoboMatchFile *self) G_GNUC_WARN_UNUSED_RESULT;

/* Lists the finished rounds. Set is_over if the game has ended; then the last round is finished, too. Events before
 * the first round belong to the first round. The events must start at the beginning of the game and have states. */
GArray *robo_match_list_rounds (const RoboEventList *events,
                                gboolean             is_over) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps the first n_records answers, or all answers if there are fewer, and the first n_rounds finished rounds. */
void robo_match_file_keep (RoboMatchFile *self,
                           guint          n_records,
                           guint          n_rounds);

/* Drops the answers and the finished rounds from the round with this number on. */
void robo_match_file_keep_before (RoboMatchFile *self,
                                  guint          round);

G_END_DECLS
