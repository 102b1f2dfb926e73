// SPDX-License-Identifier: GPL-3.0-or-later
// Many games that were counted, and how they are printed.
#pragma once

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"
#include "simulation/robo-balance.h"

#include "robo-cli.h"

G_BEGIN_DECLS

/**
 * RoboCliBalance:
 * @table: who played where
 * @rule_set: by which rules
 * @set: (nullable): the modules that were looked at
 * @job: what was played
 * @result: what was counted
 * @is_rotated: whether everybody played on every seat as often, so that who they are is counted, and not where
 */
typedef struct
{
  const RoboMatchSetup    *table;
  const RoboRuleSet       *rule_set;
  RoboModuleSet           *set;
  const RoboBalanceJob    *job;
  const RoboBalanceResult *result;
  gboolean                 is_rotated;
} RoboCliBalance;

void robo_cli_balance_print_text (const RoboCliBalance *self);
void robo_cli_balance_print_xml (const RoboCliBalance *self);
void robo_cli_balance_print_json (const RoboCliBalance *self);

G_END_DECLS
