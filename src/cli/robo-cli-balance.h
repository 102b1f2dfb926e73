// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the results of many games.
#pragma once

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-setup.h"
#include "simulation/robo-balance.h"

#include "robo-cli.h"

G_BEGIN_DECLS

typedef struct
{
  const RoboMatchSetup    *table; /* the players and their seats */
  const RoboRuleSet       *rule_set;
  RoboModuleSet           *set; /* modules under test, or NULL */
  const RoboBalanceJob    *job;
  const RoboBalanceResult *result;
  /* If set, each player sat in each seat equally often, so players are compared, not seats. */
  gboolean is_rotated;
} RoboCliBalance;

void robo_cli_balance_print_text (const RoboCliBalance *self);
void robo_cli_balance_print_xml (const RoboCliBalance *self);
void robo_cli_balance_print_json (const RoboCliBalance *self);

G_END_DECLS
