// SPDX-License-Identifier: GPL-3.0-or-later
// What a game on the command line is played by: rules, seats, chance.
#pragma once

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/**
 * robo_cli_load_rules:
 * @id_or_path: rules that come with the program, or a file
 *
 * Returns: (transfer full) (nullable): the rules; %NULL if there are none such, which was said
 */
RoboRuleSet *robo_cli_load_rules (const char *id_or_path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_set_rules:
 * @setup: a set-up
 * @rule_set: the rules to play it by
 */
void robo_cli_set_rules (RoboMatchSetup    *setup,
                         const RoboRuleSet *rule_set);

/**
 * robo_cli_set_seats:
 * @command: what was called
 * @setup: a set-up with arena and rules
 * @seats: who plays, as on the command line: "human,killbot:shield+mines"
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_set_seats (const RoboCliCommand *command,
                                  RoboMatchSetup       *setup,
                                  const char           *seats);

/**
 * robo_cli_check_setup:
 * @command: what was called
 * @setup: a set-up
 *
 * Returns: whether a game can start; why not was said
 */
RoboCliStatus robo_cli_check_setup (const RoboCliCommand *command,
                                    const RoboMatchSetup *setup);

/**
 * robo_cli_play_match:
 * @setup: a set-up, which outlives the game
 * @board: its arena's board, likewise
 * @is_kept: whether all that happens is listed, as saving needs it
 *
 * Plays a match to its end. Computers of a level play as well as they can; all other operators do anything legal, by
 * chance, which the seed decides too.
 *
 * Returns: (transfer full): the game
 */
RoboGame *robo_cli_play_match (const RoboMatchSetup *setup,
                               const RoboBoard      *board,
                               gboolean              is_kept) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_dup_result:
 * @game: a game that is over
 *
 * Returns: (transfer full): how it ended in one line; a result, and so never translated
 */
char *robo_cli_dup_result (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_cli_save:
 * @setup: what was played
 * @game: how, with all that happened
 * @path: where to save it
 *
 * Returns: how that went; what is wrong was said
 */
RoboCliStatus robo_cli_save (const RoboMatchSetup *setup,
                             const RoboGame       *game,
                             const char           *path);

G_END_DECLS
