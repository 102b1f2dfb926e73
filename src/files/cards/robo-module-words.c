// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-words.h"

#include "engine/robo-ids.h"

#define ROBO_N_CARD_COLOURS 4

static const char *const whens[ROBO_N_WHENS] = {
  [ROBO_WHEN_FIRE] = "fire",
  [ROBO_WHEN_HIT] = "hit",
  [ROBO_WHEN_BUMP] = "bump",
  [ROBO_WHEN_MOVE_START] = "move-start",
  [ROBO_WHEN_MOVE_END] = "move-end",
  [ROBO_WHEN_PUSHED] = "pushed",
  [ROBO_WHEN_DAMAGED] = "damaged",
  [ROBO_WHEN_DESTROYED] = "destroyed",
  [ROBO_WHEN_LIGHTNING] = "lightning",
  [ROBO_WHEN_ROUND_START] = "round-start",
  [ROBO_WHEN_RESOLUTION] = "resolution",
};

static const char *const targets[ROBO_N_TARGETS] = {
  [ROBO_TARGET_SELF] = "self",
  [ROBO_TARGET_ADJACENT] = "adjacent",
  [ROBO_TARGET_HIT] = "hit",
  [ROBO_TARGET_BUMPED] = "bumped",
  [ROBO_TARGET_FIRST_IN_LINE] = "first-in-line",
  [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = "first-robot-in-line",
  [ROBO_TARGET_LINE] = "line",
  [ROBO_TARGET_JET] = "jet",
  [ROBO_TARGET_THROWN] = "thrown",
  [ROBO_TARGET_CROSS] = "cross",
  [ROBO_TARGET_PUSHER] = "pusher",
  [ROBO_TARGET_LEFT_SPACE] = "left-space",
};

static const char *const actions[ROBO_N_ACTIONS] = {
  [ROBO_ACTION_DAMAGE] = "damage",
  [ROBO_ACTION_LIGHTNING] = "lightning",
  [ROBO_ACTION_PUSH] = "push",
  [ROBO_ACTION_PULL] = "pull",
  [ROBO_ACTION_DETONATE] = "detonate",
  [ROBO_ACTION_SWAP] = "swap",
  [ROBO_ACTION_REPROGRAM] = "reprogram",
  [ROBO_ACTION_SHOOT] = "shoot",
  [ROBO_ACTION_REPAIR] = "repair",
  [ROBO_ACTION_LAY_MINE] = "lay-mine",
};

static const char *const abilities[ROBO_N_ABILITIES] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = "shorten-move",
  [ROBO_ABILITY_SHORTEN_PUSH] = "shorten-push",
  [ROBO_ABILITY_ABSORB] = "absorb",
  [ROBO_ABILITY_DIAGONAL_MOVES] = "diagonal-moves",
  [ROBO_ABILITY_ACT_AS_BLUE] = "act-as-blue",
  [ROBO_ABILITY_ALL_DICE] = "all-dice",
  [ROBO_ABILITY_ROTATE_KEY] = "rotate-key",
  [ROBO_ABILITY_JUMP] = "jump",
  [ROBO_ABILITY_HOVER] = "hover",
  [ROBO_ABILITY_PASS_WALLS] = "pass-walls",
  [ROBO_ABILITY_REACH] = "reach",
};

static const char *const colours[ROBO_N_CARD_COLOURS] = {
  [ROBO_CARD_BLUE] = "blue",
  [ROBO_CARD_RED] = "red",
  [ROBO_CARD_YELLOW] = "yellow",
  [ROBO_CARD_CHAMPION] = "champion",
};

ROBO_DEFINE_IDS (RoboWhen, robo_when, whens, )

ROBO_DEFINE_IDS (RoboTarget, robo_target, targets, )

ROBO_DEFINE_IDS (RoboAction, robo_action, actions, )

ROBO_DEFINE_IDS (RoboAbilityKind, robo_ability, abilities, )

ROBO_DEFINE_IDS (RoboCardColour, robo_card_colour, colours, )
