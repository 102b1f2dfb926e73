// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up games on the command line: rules, seats, random operators.
#pragma once

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-file.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/* Loads rules of the program by id, or rules from a file. If there are no such rules, prints a message and returns
 * NULL. */
RoboRuleSet *robo_cli_load_rules (const char *id_or_path) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the set-up use a rule set. */
void robo_cli_set_rules (RoboMatchSetup    *setup,
                         const RoboRuleSet *rule_set);

/* Sets the players as on the command line, such as "human,killbot:shield+mines". The set-up needs its arena and
 * rules. Prints errors. */
RoboCliStatus robo_cli_set_seats (const RoboCliCommand *command,
                                  RoboMatchSetup       *setup,
                                  const char           *seats);

/* Returns ROBO_CLI_FINE if a game can start. Otherwise prints the reason and returns ROBO_CLI_MISUSED. */
RoboCliStatus robo_cli_check_setup (const RoboCliCommand *command,
                                    const RoboMatchSetup *setup);

/* Plays a match to its end. Computer players of a level play at this level. All other operators make random legal
 * choices, which depend on the seed. The set-up must outlive the game. If is_kept is TRUE, events, states and answers
 * are kept, so that the match can be saved. */
RoboGame *robo_cli_play_match (const RoboMatchSetup *setup,
                               const RoboBoard      *board,
                               gboolean              is_kept) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the result in one text line, which is never translated. */
char *robo_cli_dup_result (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Saves a match; prints errors. */
RoboCliStatus robo_cli_save (const RoboMatchSetup *setup,
                             const RoboGame       *game,
                             const char           *path);

G_END_DECLS
