// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the two rule sets that need no file.
#include "robo-rules.h"

void
robo_rules_init_standard (RoboRules *rules)
{
  *rules = (RoboRules){
    .vp_goal = 5,
    .damage_limit = 3,
    .vp_tokens_max = 3,
    .modules = TRUE,
    .numbering = ROBO_NUMBERING_DICE_SUM,
    .laser_damage = 1,
  };
}

void
robo_rules_init_training (RoboRules *rules)
{
  robo_rules_init_standard (rules);
  rules->vp_goal = 3;
  rules->modules = FALSE;
}
