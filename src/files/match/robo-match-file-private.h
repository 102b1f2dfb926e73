// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing matches share among themselves.
#pragma once

#include "robo-match-file.h"
#include "robo-match-formats.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* By RoboQuestionKind. */
extern const char *const robo_match_question_ids[ROBO_N_QUESTION_KINDS];

/* By RoboMatchUnasked. */
extern const char *const robo_match_unasked_ids[ROBO_MATCH_STANDING + 1];

RoboMatchFile *robo_match_file_load_node (xmlNode      *node,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;
xmlNode       *robo_match_file_to_node (const RoboMatchFile *self) G_GNUC_WARN_UNUSED_RESULT;

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

void robo_match_file_keep (RoboMatchFile *self,
                           guint          n_records,
                           guint          n_rounds);
void robo_match_file_keep_before (RoboMatchFile *self,
                                  guint          round);

G_END_DECLS
