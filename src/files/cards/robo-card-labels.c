// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-labels.h"

#include <glib/gi18n-lib.h>

static const char *const whens[ROBO_N_WHENS] = {
  /* Translators: when a module works, as an entry of a menu. */
  [ROBO_WHEN_FIRE] = NC_ ("module when", "Instead of firing"),
  [ROBO_WHEN_HIT] = NC_ ("module when", "After a hit"),
  [ROBO_WHEN_BUMP] = NC_ ("module when", "When it runs into a robot"),
  [ROBO_WHEN_MOVE_START] = NC_ ("module when", "When it starts moving"),
  [ROBO_WHEN_MOVE_END] = NC_ ("module when", "When it finishes moving"),
  [ROBO_WHEN_PUSHED] = NC_ ("module when", "When it is pushed"),
  [ROBO_WHEN_DAMAGED] = NC_ ("module when", "When it takes damage"),
  [ROBO_WHEN_DESTROYED] = NC_ ("module when", "When it is destroyed"),
  [ROBO_WHEN_LIGHTNING] = NC_ ("module when", "Instead of lightning damage"),
  [ROBO_WHEN_ROUND_START] = NC_ ("module when", "At the start of a round"),
  [ROBO_WHEN_RESOLUTION] = NC_ ("module when", "In phase 3"),
};

static const char *const targets[ROBO_N_TARGETS] = {
  /* Translators: what a module reaches, as an entry of a menu. */
  [ROBO_TARGET_SELF] = NC_ ("module target", "Own robot"),
  [ROBO_TARGET_ADJACENT] = NC_ ("module target", "Everything adjacent"),
  [ROBO_TARGET_HIT] = NC_ ("module target", "Robots that were hit"),
  [ROBO_TARGET_BUMPED] = NC_ ("module target", "The robot it runs into"),
  [ROBO_TARGET_FIRST_IN_LINE] = NC_ ("module target", "First robot or mine in line"),
  [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = NC_ ("module target", "First in line, only a robot"),
  [ROBO_TARGET_LINE] = NC_ ("module target", "Everything in line"),
  [ROBO_TARGET_JET] = NC_ ("module target", "First robot in line, through mines"),
  [ROBO_TARGET_THROWN] = NC_ ("module target", "The space as far as the die shows"),
  [ROBO_TARGET_CROSS] = NC_ ("module target", "Four directions"),
  [ROBO_TARGET_PUSHER] = NC_ ("module target", "The robot that pushed it"),
  [ROBO_TARGET_LEFT_SPACE] = NC_ ("module target", "The space it leaves"),
};

static const char *const actions[ROBO_N_ACTIONS] = {
  /* Translators: what a module does, as an entry of a menu. */
  [ROBO_ACTION_DAMAGE] = NC_ ("module action", "Damage"),
  [ROBO_ACTION_LIGHTNING] = NC_ ("module action", "Lightning damage"),
  [ROBO_ACTION_PUSH] = NC_ ("module action", "Push"),
  [ROBO_ACTION_PULL] = NC_ ("module action", "Pull"),
  [ROBO_ACTION_DETONATE] = NC_ ("module action", "Detonation"),
  [ROBO_ACTION_SWAP] = NC_ ("module action", "Swap spaces"),
  [ROBO_ACTION_REPROGRAM] = NC_ ("module action", "Reprogram"),
  [ROBO_ACTION_SHOOT] = NC_ ("module action", "Shoot"),
  [ROBO_ACTION_REPAIR] = NC_ ("module action", "Repair"),
  [ROBO_ACTION_LAY_MINE] = NC_ ("module action", "Lay a mine"),
};

static const char *const abilities[ROBO_N_ABILITIES] = {
  /* Translators: what a module lets a robot do, as an entry of a menu. */
  [ROBO_ABILITY_SHORTEN_MOVE] = NC_ ("module ability", "Move fewer spaces"),
  [ROBO_ABILITY_SHORTEN_PUSH] = NC_ ("module ability", "Be pushed fewer spaces"),
  [ROBO_ABILITY_ABSORB] = NC_ ("module ability", "Shield against damage"),
  [ROBO_ABILITY_DIAGONAL_MOVES] = NC_ ("module ability", "Move diagonally"),
  [ROBO_ABILITY_ACT_AS_BLUE] = NC_ ("module ability", "Red dice act as blue ones"),
  [ROBO_ABILITY_ALL_DICE] = NC_ ("module ability", "Program with all dice"),
  [ROBO_ABILITY_ROTATE_KEY] = NC_ ("module ability", "Turn the die to another key"),
  [ROBO_ABILITY_JUMP] = NC_ ("module ability", "Jump"),
  [ROBO_ABILITY_HOVER] = NC_ ("module ability", "Never fall into pits"),
  [ROBO_ABILITY_PASS_WALLS] = NC_ ("module ability", "Pass through energy walls"),
  [ROBO_ABILITY_REACH] = NC_ ("module ability", "Activate an adjacent space"),
};

static const char *const colours[] = {
  /* Translators: the colour of a module card. */
  [ROBO_CARD_BLUE] = NC_ ("module colour", "Blue"),
  [ROBO_CARD_RED] = NC_ ("module colour", "Red"),
  [ROBO_CARD_YELLOW] = NC_ ("module colour", "Yellow"),
  [ROBO_CARD_CHAMPION] = NC_ ("module colour", "Champion"),
};

const char *
robo_when_get_label (RoboWhen when)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module when", whens[when]);
}

const char *
robo_target_get_label (RoboTarget target)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module target", targets[target]);
}

const char *
robo_action_get_label (RoboAction action)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module action", actions[action]);
}

const char *
robo_ability_get_label (RoboAbilityKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module ability", abilities[kind]);
}

const char *
robo_card_colour_get_label (RoboCardColour colour)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module colour", colours[colour]);
}
