/* The two rule sets that need no file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-rules.h"

/**
 * robo_rules_init_standard:
 * @rules: (out caller-allocates): rules
 *
 * Sets the defaults of R12. No card is in a deck yet.
 */
void
robo_rules_init_standard (RoboRules *rules)
{
  *rules = (RoboRules){
    .vp_goal = 5,
    .damage_limit = 3,
    .vp_tokens_max = 3,
    .modules = TRUE,
    .numbering = ROBO_NUMBERING_DICE_SUM,
  };
}

/**
 * robo_rules_init_training:
 * @rules: (out caller-allocates): rules
 *
 * Sets the training game of R3.2.
 */
void
robo_rules_init_training (RoboRules *rules)
{
  robo_rules_init_standard (rules);
  rules->vp_goal = 3;
  rules->modules = FALSE;
}
