// SPDX-License-Identifier: GPL-3.0-or-later
// What a game on the command line is played by: rules, seats, chance.
#pragma once

#include "content/robo-match-file.h"
#include "content/robo-rule-set.h"

#include "robo-cli.h"

G_BEGIN_DECLS

RoboRuleSet  *robo_cli_load_rules (const char *id_or_path) G_GNUC_WARN_UNUSED_RESULT;
void          robo_cli_set_rules (RoboMatchSetup    *setup,
                                  const RoboRuleSet *rule_set);
RoboCliStatus robo_cli_set_seats (const RoboCliCommand *command,
                                  RoboMatchSetup       *setup,
                                  const char           *seats);
RoboCliStatus robo_cli_check_setup (const RoboCliCommand *command,
                                    const RoboMatchSetup *setup);

RoboGame     *robo_cli_play_match (const RoboMatchSetup *setup,
                                   const RoboBoard      *board,
                                   gboolean              is_kept) G_GNUC_WARN_UNUSED_RESULT;
char         *robo_cli_dup_result (const RoboGame *game) G_GNUC_WARN_UNUSED_RESULT;
RoboCliStatus robo_cli_save (const RoboMatchSetup *setup,
                             const RoboGame       *game,
                             const char           *path);

G_END_DECLS
