// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-vocabulary.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-plural.h"

/* Each word of a card has one row with its label and, where it has them, its requirements and its sentence. So a new
 * word needs a row here, and a row in the engine, which names the word in files and plays it (formats.md,
 * "Modules"). */

/* Holds a sentence. A sentence with a number has a singular and a plural form. */
typedef struct
{
  const char *one;
  const char *many; /* NULL for a sentence without a number */
} Sentence;

/* Triggers of effects */

static const struct
{
  const char *label;
  RoboDieNeed die;
  const char *often;
  const char *often_every_step; /* used instead of `often` with the option bump_every_step; NULL for the same sentence */
} whens[] = {
  /* Translators: This is an entry of a menu: it says when a module works. */
  [ROBO_WHEN_FIRE] = { NC_ ("module when", "Instead of firing"), ROBO_DIE_NEED_RED,
                       N_ ("Only one module per die can replace firing.") },
  [ROBO_WHEN_HIT] = { NC_ ("module when", "After a hit"), ROBO_DIE_NEED_RED,
                      N_ ("You decide once per die, after the shot has dealt all its damage. The module can’t be combined with one that replaces the shot with something else.") },
  [ROBO_WHEN_BUMP] = { NC_ ("module when", "When it runs into a robot"), ROBO_DIE_NEED_BLUE,
                       N_ ("It works once per activation, on the first robot your robot runs into, but not during a jump."),
                       N_ ("It works on every step in which your robot runs into another one, but not during a jump.") },
  [ROBO_WHEN_MOVE_START] = { NC_ ("module when", "When it starts moving"), ROBO_DIE_NEED_BLUE,
                             N_ ("You decide before it moves.") },
  [ROBO_WHEN_MOVE_END] = { NC_ ("module when", "When it finishes moving"), ROBO_DIE_NEED_BLUE,
                           N_ ("It works even if your robot couldn’t move at all, but not if it was destroyed along the way.") },
  [ROBO_WHEN_PUSHED] = { NC_ ("module when", "When it’s pushed"), ROBO_DIE_NEED_NONE,
                         N_ ("It works once per push, after the first space of the push.") },
  [ROBO_WHEN_DAMAGED] = { NC_ ("module when", "When it takes damage"), ROBO_DIE_NEED_NONE,
                          N_ ("Damage to a shield counts, too. The module works only once per chain of damage.") },
  [ROBO_WHEN_DESTROYED] = { NC_ ("module when", "When it’s destroyed"), ROBO_DIE_NEED_NONE, NULL },
  [ROBO_WHEN_LIGHTNING] = { NC_ ("module when", "Instead of lightning damage"), ROBO_DIE_NEED_NONE,
                            N_ ("It works only once per chain of damage.") },
  [ROBO_WHEN_ROUND_START] = { NC_ ("module when", "At the start of a round"), ROBO_DIE_NEED_NONE,
                              N_ ("It works once per round.") },
  [ROBO_WHEN_RESOLUTION] = { NC_ ("module when", "During resolution"), ROBO_DIE_NEED_NONE,
                             N_ ("It works once per round.") },
};

/* Targets of effects */

static const char *const targets[] = {
  /* Translators: This is an entry of a menu: it says what a module reaches. */
  [ROBO_TARGET_SELF] = NC_ ("module target", "Own robot"),
  [ROBO_TARGET_ADJACENT] = NC_ ("module target", "Everything adjacent"),
  [ROBO_TARGET_HIT] = NC_ ("module target", "Robots that were hit"),
  [ROBO_TARGET_BUMPED] = NC_ ("module target", "The robot it runs into"),
  [ROBO_TARGET_FIRST_IN_LINE] = NC_ ("module target", "First robot or mine in line"),
  [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = NC_ ("module target", "First in line, robots only"),
  [ROBO_TARGET_LINE] = NC_ ("module target", "Everything in line"),
  [ROBO_TARGET_JET] = NC_ ("module target", "First robot in line, through mines"),
  [ROBO_TARGET_THROWN] = NC_ ("module target", "The space as far away as the die shows"),
  [ROBO_TARGET_CROSS] = NC_ ("module target", "Four directions"),
  [ROBO_TARGET_PUSHER] = NC_ ("module target", "The robot that pushed it"),
  [ROBO_TARGET_LEFT_SPACE] = NC_ ("module target", "The space it leaves"),
  [ROBO_TARGET_ATTACKER] = NC_ ("module target", "The robot that dealt the damage"),
  [ROBO_TARGET_CHOSEN] = NC_ ("module target", "An adjacent robot of your choice"),
};

/* Actions of effects */

typedef enum
{
  UNIT_NONE, /* without an amount */
  UNIT_DAMAGE,
  UNIT_LIGHTNING,
  UNIT_SPACES,
  UNIT_VP,
} Unit;

typedef struct
{
  const char *id; /* id of the action in files and in the engine */
  const char *label;
  Unit        unit;
} Action;

static const Action actions[] = {
  /* Translators: This is an entry of a menu: it says what a module does. */
  { "damage", NC_ ("module action", "Damage"), UNIT_DAMAGE },
  { "lightning", NC_ ("module action", "Lightning damage"), UNIT_LIGHTNING },
  { "push", NC_ ("module action", "Push"), UNIT_SPACES },
  { "pull", NC_ ("module action", "Pull"), UNIT_SPACES },
  { "detonate", NC_ ("module action", "Detonation"), UNIT_DAMAGE },
  { "swap", NC_ ("module action", "Swap spaces"), UNIT_NONE },
  { "reprogram", NC_ ("module action", "Reprogram"), UNIT_NONE },
  { "shoot", NC_ ("module action", "Fire"), UNIT_DAMAGE },
  { "repair", NC_ ("module action", "Repair"), UNIT_DAMAGE },
  { "lay-mine", NC_ ("module action", "Lay a mine"), UNIT_NONE },
  { "recoil", NC_ ("module action", "Recoil"), UNIT_SPACES },
  { "jam", NC_ ("module action", "Remove the next die"), UNIT_NONE },
  { "disable", NC_ ("module action", "Disable modules"), UNIT_NONE },
  { "steal-vp", NC_ ("module action", "Steal VP"), UNIT_VP },
  { "draw", NC_ ("module action", "Draw a module"), UNIT_NONE },
};

/* This table has the sentences about die values and about starting spaces, by unit of the amount. */
static const struct
{
  Sentence value;
  Sentence start;
} units[] = {
  [UNIT_DAMAGE] = {
    /* Translators: %s is a dice value or a range of them such as “5–6”. */
    NS_ ("If the die shows %s, it’s %u damage instead."),
    /* Translators: %u is an amount of damage. */
    NS_ ("From a starting space, it’s always %u damage."),
  },
  [UNIT_LIGHTNING] = {
    /* Translators: %s is a dice value or a range of them such as “5–6”. */
    NS_ ("If the die shows %s, it’s %u lightning damage instead."),
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("From a starting space, it’s always %u lightning damage."),
  },
  [UNIT_SPACES] = {
    /* Translators: %s is a dice value or a range of them such as “5–6”; %u how many spaces a robot is pushed or
     * pulled. */
    NN_ ("If the die shows %s, it’s %u space instead.", "If the die shows %s, it’s %u spaces instead."),
    /* Translators: %u is a number of spaces. */
    NN_ ("From a starting space, it’s always %u space.", "From a starting space, it’s always %u spaces."),
  },
  [UNIT_VP] = {
    /* Translators: %s is a dice value or a range of them such as “5–6”; %u is a number of victory points. */
    NN_ ("If the die shows %s, it’s %u victory point instead.", "If the die shows %s, it’s %u victory points instead."),
    /* Translators: %u is a number of victory points. */
    NN_ ("From a starting space, it’s always %u victory point.", "From a starting space, it’s always %u victory points."),
  },
};

/* Lists the numbers of effects other than the amount. */
static const RoboCardNumber effect_numbers[] = {
  { "from-start", G_STRUCT_OFFSET (RoboEffect, from_start), 1, 0, robo_action_has_amount },
  { "tokens", G_STRUCT_OFFSET (RoboEffect, tokens), 1, 3, robo_action_lays_mines },
  { "damage", G_STRUCT_OFFSET (RoboEffect, damage), 1, 1, robo_action_lays_mines },
  { NULL },
};

/* This table has a whole sentence for each combination that the engine accepts, so that each language can build its
 * own sentence. Actions without an amount have a sentence without a number. */
static const struct
{
  guint8      when;
  guint8      target;
  const char *action;
  Sentence    sentence;
} effects[] = {
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot deals %u damage to the first robot or mine in the line of fire.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot deals %u lightning damage to the first robot or mine in the line of fire.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pushes the first robot in the line of fire %u space away. If a mine comes "
         "first, it detonates instead.",
         "Instead of firing, your robot pushes the first robot in the line of fire %u spaces away. If a mine comes "
         "first, it detonates instead.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "pull",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pulls the first robot in the line of fire %u space toward itself. If a mine "
         "comes first, it detonates instead.",
         "Instead of firing, your robot pulls the first robot in the line of fire %u spaces toward itself. If a mine "
         "comes first, it detonates instead.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "swap",
    /* This sentence has no number. */
    { N_ ("Instead of firing, your robot swaps spaces with the first robot or mine in the line of fire. No one is pushed, no one falls and no mine detonates.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot sets off a detonation on the space of the first robot or mine in the line of fire. The detonation deals %u damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "shoot",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of its usual shot, your robot fires one that deals %u damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot deals %u damage to the robot in the line of fire, unless a mine is in the way.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot deals %u lightning damage to the robot in the line of fire, unless a mine is in the way.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pushes the robot in the line of fire %u space away, unless a mine is in the way.",
         "Instead of firing, your robot pushes the robot in the line of fire %u spaces away, unless a mine is in the way.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "pull",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pulls the robot in the line of fire %u space toward itself, unless a mine is in the way.",
         "Instead of firing, your robot pulls the robot in the line of fire %u spaces toward itself, unless a mine is in the way.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "swap",
    /* This sentence has no number. */
    { N_ ("Instead of firing, your robot swaps spaces with the robot in the line of fire, unless a mine is in the way. No one is pushed and no one falls.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot sets off a detonation on the space of the robot in the line of fire, unless a mine is in the way. The detonation deals %u damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "reprogram",
    /* This sentence has no number. */
    { N_ ("Instead of firing, if the target in the line of fire is a robot, you move one of its dice that hasn’t been activated yet to another allowed key of the same control unit, without changing the die’s value; if that robot programs with all dice, you may also move the die to a later control unit. If the target is a KillBot, you turn it to face any of the four directions instead. If the robot then destroys itself with that die, or the KillBot destroys itself in its next activation, you get the VP.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_LINE, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot deals %u damage to every robot and mine in the line of fire, up to the first "
         "wall.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_LINE, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot deals %u lightning damage to every robot and mine in the line of fire, up to "
         "the first wall.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_LINE, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pushes every robot in the line of fire (up to the first wall) %u space away. Mines there detonate first.",
         "Instead of firing, your robot pushes every robot in the line of fire (up to the first wall) %u spaces away. Mines there detonate first.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_LINE, "pull",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pulls every robot in the line of fire (up to the first wall) %u space toward itself. Mines there detonate first.",
         "Instead of firing, your robot pulls every robot in the line of fire (up to the first wall) %u spaces toward itself. Mines there detonate first.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_JET, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot sends a jet along the line of fire. The mines in front of the first robot "
         "detonate one after the other, and then that robot is pushed %u space away.",
         "Instead of firing, your robot sends a jet along the line of fire. The mines in front of the first robot "
         "detonate one after the other, and then that robot is pushed %u spaces away.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CROSS, "shoot",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of its usual shot, your robot fires in four directions at once, dealing %u damage to each target. It fires straight if the die is on a blue key, or diagonally if it’s on another.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_THROWN, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot throws a grenade as many spaces as the die shows, over everything but arena walls. If an arena wall or the border is in the way, it lands on the last space before that. The grenade detonates where it lands and deals %u damage; in a pit, it does nothing, unless another robot is hovering there.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_THROWN, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot throws a charge as many spaces as the die shows, over everything but arena walls. If an arena wall or the border is in the way, it lands on the last space before that. A robot or mine where it lands takes %u damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_THROWN, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot throws lightning as many spaces as the die shows, over everything but arena walls. If an arena wall or the border is in the way, it strikes the last space before that. A robot or mine where it strikes takes %u lightning damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot deals %u damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot deals %u lightning damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_ADJACENT, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pushes all robots on adjacent spaces %u space away from itself. Mines there "
         "detonate first.",
         "Instead of firing, your robot pushes all robots on adjacent spaces %u spaces away from itself. Mines there "
         "detonate first.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_SELF, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot sets off a detonation on its own space, dealing %u damage.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, you remove %u damage from your robot.") },

  { ROBO_WHEN_HIT, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("After a shot that hits a robot without destroying it, you remove %u damage from your robot.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("After a shot, each robot that was hit but not destroyed takes %u more damage.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("After a shot, each robot that was hit but not destroyed also takes %u lightning damage.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("After a shot, each robot that was hit but not destroyed is pushed %u space in the direction of fire.",
         "After a shot, each robot that was hit but not destroyed is pushed %u spaces in the direction of fire.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "pull",
    /* Translators: %u is a number of spaces. */
    NN_ ("After a shot, each robot that was hit but not destroyed is pulled %u space toward your robot.",
         "After a shot, each robot that was hit but not destroyed is pulled %u spaces toward your robot.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("After a shot, a detonation that deals %u damage is set off on the space of each robot that was hit but not destroyed.") },

  { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot drives into another robot, that robot takes %u damage before it’s pushed, even if the push then fails.") },
  { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot drives into another robot, that robot takes %u lightning damage before it’s pushed, even if the push then fails.") },

  { ROBO_WHEN_MOVE_START, ROBO_TARGET_LEFT_SPACE, "lay-mine",
    /* This sentence has no number. */
    { N_ ("Once your robot has taken its first step on its own, or has landed from a jump, it leaves a mine on the space it came from, unless that’s a pit.") } },

  { ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("After moving, your robot deals %u damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("After moving, your robot deals %u lightning damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("After moving, your robot pushes all robots on adjacent spaces %u space away from itself. Mines there "
         "detonate first.",
         "After moving, your robot pushes all robots on adjacent spaces %u spaces away from itself. Mines there "
         "detonate first.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_SELF, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("After moving, your robot sets off a detonation on its own space, dealing %u damage.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("After moving, you remove %u damage from your robot.") },

  { ROBO_WHEN_PUSHED, ROBO_TARGET_PUSHER, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot is pushed, the robot that pushed it takes %u damage.") },
  { ROBO_WHEN_PUSHED, ROBO_TARGET_PUSHER, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot is pushed, the robot that pushed it takes %u lightning damage.") },
  { ROBO_WHEN_PUSHED, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot is pushed, you remove %u damage from it.") },

  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot takes damage but isn’t destroyed, all robots and mines on adjacent spaces take %u damage.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot takes damage but isn’t destroyed, all robots and mines on adjacent spaces take %u lightning damage.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_SELF, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot takes damage but isn’t destroyed, a detonation that deals %u damage is set off on its space.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot takes damage but isn’t destroyed, you then remove %u damage from it.") },

  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take "
         "%u damage.") },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take "
         "%u lightning damage.") },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_SELF, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot is destroyed, but not by falling into a pit, a detonation that deals %u damage is set off where it stood.") },

  { ROBO_WHEN_LIGHTNING, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Your robot deflects lightning damage; all robots and mines on adjacent spaces take %u damage instead.") },
  { ROBO_WHEN_LIGHTNING, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Your robot deflects lightning damage; all robots and mines on adjacent spaces take %u lightning damage "
         "instead.") },
  { ROBO_WHEN_LIGHTNING, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("Your robot deflects lightning damage; it takes none, and you remove %u damage from it instead.") },

  { ROBO_WHEN_ROUND_START, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("At the end of preparation, you remove %u damage from your robot.") },

  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_ADJACENT, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("During resolution, before spaces are activated, your robot deals %u damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_ADJACENT, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("During resolution, before spaces are activated, your robot deals %u lightning damage to all robots and mines on adjacent spaces.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_SELF, "detonate",
    /* Translators: %u is an amount of damage. */
    NS_ ("During resolution, before spaces are activated, your robot sets off a detonation on its own space, dealing %u damage.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_SELF, "repair",
    /* Translators: %u is an amount of damage. */
    NS_ ("During resolution, before spaces are activated, you remove %u damage from your robot.") },

  /* R14.5 and R14.6 describe the following effects. */
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "jam",
    /* This sentence has no number. */
    { N_ ("Instead of firing, you remove the next die of the robot in the line of fire, unless a mine is in the way.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE, "disable",
    /* This sentence has no number. */
    { N_ ("Instead of firing, your robot disables the modules of the robot in the line of fire until the end of the round, unless a mine is in the way.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_SELF, "recoil",
    /* Translators: %u is a number of spaces. */
    NN_ ("At the end, your robot is pushed %u space backward.",
         "At the end, your robot is pushed %u spaces backward.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("Instead of firing, your robot deals %u damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Instead of firing, your robot deals %u lightning damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("Instead of firing, your robot pushes a robot of your choice on an adjacent space %u space away.",
         "Instead of firing, your robot pushes a robot of your choice on an adjacent space %u spaces away.") },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "swap",
    /* This sentence has no number. */
    { N_ ("Instead of firing, your robot swaps spaces with a robot of your choice on an adjacent space. No one is pushed and no one falls.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "jam",
    /* This sentence has no number. */
    { N_ ("Instead of firing, you remove the next die of a robot of your choice on an adjacent space.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "disable",
    /* This sentence has no number. */
    { N_ ("Instead of firing, your robot disables the modules of a robot of your choice on an adjacent space until the end of the round.") } },
  { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("Instead of firing, you take %u victory point from a robot of your choice on an adjacent space.",
         "Instead of firing, you take up to %u victory points from a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "jam",
    /* This sentence has no number. */
    { N_ ("After a shot, each robot that was hit but not destroyed loses its next die.") } },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "disable",
    /* This sentence has no number. */
    { N_ ("After a shot, the modules of each robot that was hit but not destroyed stop working until the end of the round.") } },
  { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("After a shot, you take %u victory point from each robot that was hit but not destroyed.",
         "After a shot, you take up to %u victory points from each robot that was hit but not destroyed.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_SELF, "recoil",
    /* Translators: %u is a number of spaces. */
    NN_ ("After a shot that hits a robot without destroying it, your robot is pushed %u space backward after everything else.",
         "After a shot that hits a robot without destroying it, your robot is pushed %u spaces backward after everything else.") },
  { ROBO_WHEN_HIT, ROBO_TARGET_SELF, "draw",
    /* This sentence has no number. */
    { N_ ("After a shot that hits a robot without destroying it, you draw a module from a deck of your choice.") } },
  { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "jam",
    /* This sentence has no number. */
    { N_ ("When your robot runs into another robot, that robot loses its next die.") } },
  { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "disable",
    /* This sentence has no number. */
    { N_ ("When your robot runs into another robot, that robot’s modules stop working until the end of the round.") } },
  { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("When your robot runs into another robot, you take %u victory point from it.",
         "When your robot runs into another robot, you take up to %u victory points from it.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("After moving, your robot deals %u damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("After moving, your robot deals %u lightning damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("After moving, your robot pushes an adjacent robot of your choice %u space away.",
         "After moving, your robot pushes an adjacent robot of your choice %u spaces away.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "swap",
    /* This sentence has no number. */
    { N_ ("After moving, your robot swaps spaces with a robot of your choice on an adjacent space. No one is pushed, and no one falls.") } },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "jam",
    /* This sentence has no number. */
    { N_ ("After your robot moves, you remove the next die of a robot of your choice on an adjacent space.") } },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "disable",
    /* This sentence has no number. */
    { N_ ("After your robot moves, the modules of a robot of your choice on an adjacent space stop working until the end of the round.") } },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("After your robot moves, you take %u victory point from a robot of your choice on an adjacent space.",
         "After your robot moves, you take up to %u victory points from a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_MOVE_END, ROBO_TARGET_SELF, "draw",
    /* This sentence has no number. */
    { N_ ("After your robot moves, you draw a module from a deck of your choice.") } },
  { ROBO_WHEN_PUSHED, ROBO_TARGET_PUSHER, "jam",
    /* This sentence has no number. */
    { N_ ("When your robot is pushed, the robot that pushed it loses its next die.") } },
  { ROBO_WHEN_PUSHED, ROBO_TARGET_PUSHER, "disable",
    /* This sentence has no number. */
    { N_ ("When your robot is pushed, the modules of the robot that pushed it stop working until the end of the round.") } },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot takes damage without being destroyed, the robot that dealt it takes %u damage.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot takes damage without being destroyed, the robot that dealt it takes %u lightning damage.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "jam",
    /* This sentence has no number. */
    { N_ ("When your robot takes damage without being destroyed, the robot that dealt it loses its next die.") } },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "disable",
    /* This sentence has no number. */
    { N_ ("When your robot takes damage without being destroyed, the modules of the robot that dealt it stop working until the end of the round.") } },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("When your robot takes damage without being destroyed, you take %u victory point from the robot that dealt it.",
         "When your robot takes damage without being destroyed, you take up to %u victory points from the robot that dealt it.") },
  { ROBO_WHEN_DAMAGED, ROBO_TARGET_SELF, "draw",
    /* This sentence has no number. */
    { N_ ("When your robot takes damage without being destroyed, you draw a module from a deck of your choice.") } },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot is destroyed, but not by a pit, the robot that destroyed it takes %u damage.") },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("When your robot is destroyed, but not by a pit, the robot that destroyed it takes %u lightning damage.") },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "jam",
    /* This sentence has no number. */
    { N_ ("When your robot is destroyed, but not by a pit, the robot that destroyed it loses its next die.") } },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "disable",
    /* This sentence has no number. */
    { N_ ("When your robot is destroyed, but not by a pit, the modules of the robot that destroyed it stop working until the end of the round.") } },
  { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("When your robot is destroyed, but not by a pit, you take %u victory point from the robot that destroyed it.",
         "When your robot is destroyed, but not by a pit, you take up to %u victory points from the robot that destroyed it.") },
  { ROBO_WHEN_ROUND_START, ROBO_TARGET_SELF, "draw",
    /* This sentence has no number. */
    { N_ ("At the end of preparation, you draw a module from a deck of your choice.") } },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "damage",
    /* Translators: %u is an amount of damage. */
    NS_ ("During resolution, before spaces are activated, your robot deals %u damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "lightning",
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("During resolution, before spaces are activated, your robot deals %u lightning damage to a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "push",
    /* Translators: %u is a number of spaces. */
    NN_ ("During resolution, before spaces are activated, your robot pushes an adjacent robot of your choice %u space away.",
         "During resolution, before spaces are activated, your robot pushes an adjacent robot of your choice %u spaces away.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "swap",
    /* This sentence has no number. */
    { N_ ("During resolution, before spaces are activated, your robot swaps spaces with an adjacent robot of your choice. No one is pushed, and no one falls.") } },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "disable",
    /* This sentence has no number. */
    { N_ ("During resolution, before spaces are activated, the modules of a robot of your choice on an adjacent space stop working until the end of the round.") } },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "steal-vp",
    /* Translators: %u is a number of victory points. */
    NN_ ("During resolution, before spaces are activated, you take %u victory point from a robot of your choice on an adjacent space.",
         "During resolution, before spaces are activated, you take up to %u victory points from a robot of your choice on an adjacent space.") },
  { ROBO_WHEN_RESOLUTION, ROBO_TARGET_SELF, "draw",
    /* This sentence has no number. */
    { N_ ("During resolution, before spaces are activated, you draw a module from a deck of your choice.") } },
};

/* Abilities */

static const struct
{
  const char        *label;
  RoboAbilityNumbers numbers;
  Sentence           sentence;  /* has a plural form if the amount can be more than 1 */
  Sentence           mandatory; /* replaces `sentence` if the ability is mandatory; empty if `sentence` fits both */
} abilities[] = {
  [ROBO_ABILITY_SHORTEN_MOVE] = {
    /* Translators: This is an entry of a menu: it says what a module lets a robot do. */
    NC_ ("module ability", "Move fewer spaces"),
    { 1, 6, FALSE, ROBO_DIE_NEED_BLUE },
    /* Translators: %u is a number of spaces. */
    NN_ ("With a blue die, your robot may move %u fewer space than the die shows, to a minimum of 0.",
         "With a blue die, your robot may move up to %u fewer spaces than the die shows, to a minimum of 0."),
  },
  [ROBO_ABILITY_SHORTEN_PUSH] = {
    NC_ ("module ability", "Be pushed fewer spaces"),
    { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_NONE },
    /* Translators: %u is a number of spaces. */
    /* clang-format off */
    NN_ ("Whenever your robot is pushed, you may shorten the push by %u space; your robot then stands firm until that push is over.",
         "Whenever your robot is pushed, you may shorten the push by up to %u spaces; your robot then stands firm until that push is over."),
    /* clang-format on */
  },
  [ROBO_ABILITY_ABSORB] = {
    NC_ ("module ability", "Shield against damage"),
    { 1, 9, FALSE, ROBO_DIE_NEED_NONE },
    /* Translators: %u is an amount of damage. */
    NS_ ("When your robot takes damage, you may put all or part of it on this module instead of the monitor. It has "
         "room for %u damage; a repair empties it."),
  },
  [ROBO_ABILITY_DIAGONAL_MOVES] = {
    NC_ ("module ability", "Move diagonally"),
    { 0, 0, FALSE, ROBO_DIE_NEED_BLUE },
    { N_ ("You may program a blue die on a diagonal key. Your robot then moves and pushes diagonally. Once programmed, the diagonal move is mandatory.") },
  },
  [ROBO_ABILITY_ACT_AS_BLUE] = {
    NC_ ("module ability", "Red dice act as blue ones"),
    { 0, 0, FALSE, ROBO_DIE_NEED_RED },
    { N_ ("You may activate a red die on a blue key as if it were a blue one of the same value. It still counts as red in the order of activation.") },
    { N_ ("A red die on a blue key is activated as if it were a blue one of the same value. It still counts as red in the order of activation.") },
  },
  [ROBO_ABILITY_ALL_DICE] = {
    NC_ ("module ability", "Program with all dice"),
    { 0, 0, FALSE, ROBO_DIE_NEED_NONE },
    { N_ ("You may program with three or four dice, one or two per control unit, even on the same key. When the first of two comes up, you choose which one stays; the other is removed.") },
  },
  [ROBO_ABILITY_ROTATE_KEY] = {
    NC_ ("module ability", "Move the die to another key"),
    { 1, 3, FALSE, ROBO_DIE_NEED_RED },
    /* Translators: %u is a number of keys of a controller. */
    NN_ ("Before a red die is activated, you may move it %u key clockwise or counterclockwise.", "Before a red die "
                                                                                                 "is activated, you "
                                                                                                 "may move it up to "
                                                                                                 "%u keys clockwise "
                                                                                                 "or "
                                                                                                 "counterclockwise."),
  },
  [ROBO_ABILITY_JUMP] = {
    NC_ ("module ability", "Jump"),
    { 0, 0, TRUE, ROBO_DIE_NEED_BLUE },
    { N_ ("Instead of driving, your robot may jump as many spaces as the blue die shows, over robots and mines, but "
          "not past a wall.") },
    { N_ ("Instead of driving, your robot always jumps as many spaces as the blue die shows, over robots and mines, "
          "but not past a wall.") },
  },
  [ROBO_ABILITY_HOVER] = {
    NC_ ("module ability", "Never fall into pits"),
    { 0, 0, FALSE, ROBO_DIE_NEED_NONE },
    { N_ ("Your robot never falls into pits, however it gets there. This is mandatory.") },
  },
  [ROBO_ABILITY_PASS_WALLS] = {
    NC_ ("module ability", "Pass through energy walls"),
    { 0, 0, FALSE, ROBO_DIE_NEED_BLUE },
    { N_ ("With a blue die, your robot may move as if energy walls weren’t there. It can’t push anyone through one, or be pushed through one itself. During resolution, energy walls never stop it from using another module to reach an adjacent space.") },
    { N_ ("With a blue die, your robot always moves as if energy walls weren’t there. It can’t push anyone through one, or be pushed through one itself. During resolution, energy walls never stop it from using another module to reach an adjacent space.") },
  },
  [ROBO_ABILITY_REACH] = {
    NC_ ("module ability", "Activate an adjacent space"),
    { 1, 1, FALSE, ROBO_DIE_NEED_NONE },
    { N_ ("During resolution, instead of your robot’s space, you may activate an adjacent space with no robot on it, as long as no wall is in between. A lightning barrier in between deals 1 lightning damage to your robot, and a mine on that space detonates.") },
  },
  [ROBO_ABILITY_LENGTHEN_MOVE] = {
    NC_ ("module ability", "Move more spaces"),
    { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_BLUE },
    /* Translators: %u is a number of spaces. */
    NN_ ("With a blue die, your robot may move %u more space than the die shows.", "With a blue die, your robot may move up to %u more spaces than the die shows."),
  },
  [ROBO_ABILITY_EXTRA_DAMAGE] = {
    NC_ ("module ability", "Shoot harder"),
    { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_RED },
    /* Translators: %u is an amount of damage. */
    NS_ ("With a red die, each of your robot’s shots may deal %u more damage."),
    /* Translators: %u is an amount of damage. */
    NS_ ("With a red die, each of your robot’s shots deals %u more damage."),
  },
  [ROBO_ABILITY_PIERCE] = {
    NC_ ("module ability", "Shoot through targets"),
    { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_RED },
    /* Translators: %u is a number of robots and mines. */
    NN_ ("With a red die, your robot’s shot may continue through its target and hit %u more target in its path.", "With a red die, your robot’s shot may continue through its target and hit up to %u more targets in its path."),
    /* Translators: %u is a number of robots and mines. */
    NN_ ("With a red die, your robot’s shot continues through its target and hits %u more target in its path.", "With a red die, your robot’s shot continues through its target and hits up to %u more targets in its path."),
  },
  [ROBO_ABILITY_REAR_FIRE] = {
    NC_ ("module ability", "Shoot backward, too"),
    { 0, 0, FALSE, ROBO_DIE_NEED_RED },
    { N_ ("With a red die, your robot may also fire in the opposite direction, but not if you use a module instead of firing.") },
    { N_ ("With a red die, your robot also fires in the opposite direction, but not if you use a module instead of firing.") },
  },
  [ROBO_ABILITY_FIRE_PAST_WALLS] = {
    NC_ ("module ability", "Fire through energy walls"),
    { 0, 0, FALSE, ROBO_DIE_NEED_RED },
    { N_ ("With a red die, your robot’s line of fire may pass through energy walls. No one is pushed through them.") },
    { N_ ("With a red die, energy walls never stop your robot’s line of fire. No one is pushed through them.") },
  },
  [ROBO_ABILITY_INSULATE] = {
    NC_ ("module ability", "Take less lightning damage"),
    { 1, ROBO_MAX_AMOUNT, FALSE, ROBO_DIE_NEED_NONE },
    /* Translators: %u is an amount of lightning damage. */
    NS_ ("Your robot takes %u less lightning damage each time. This is mandatory."),
  },
};

static const RoboCardNumber ability_numbers[] = {
  { "damage", G_STRUCT_OFFSET (RoboAbility, damage), 0, 0, robo_ability_jumps },
  { "push", G_STRUCT_OFFSET (RoboAbility, push), 1, 1, robo_ability_jumps },
  { NULL },
};

/* Multipliers of amounts (R14.7) */

static const struct
{
  const char *label;
  const char *sentence;
} times[] = {
  /* Translators: This is an entry of a menu: the amount of a module is multiplied by this. */
  [ROBO_TIMES_ONE] = { NC_ ("module times", "One"), NULL },
  [ROBO_TIMES_OWN_DAMAGE] = { NC_ ("module times", "Own damage"),
                              N_ ("This is multiplied by the damage on your robot’s monitor.") },
  [ROBO_TIMES_ADJACENT_ROBOTS] = { NC_ ("module times", "Adjacent robots"),
                                   N_ ("This is multiplied by the number of robots on adjacent spaces.") },
  [ROBO_TIMES_VP_BEHIND] = { NC_ ("module times", "VP behind the leader"),
                             N_ ("This is multiplied by the number of victory points you’re behind the leader.") },
  [ROBO_TIMES_STEPS] = { NC_ ("module times", "Spaces moved"),
                         N_ ("This is multiplied by the number of spaces your robot has moved on its own.") },
};

/* Conditions, costs and uses (R14.1 to R14.3) */

static const char *const ifs[] = {
  /* Translators: This is an entry of a menu: a condition of a module depends on this. */
  [ROBO_IF_OWN_DAMAGE] = NC_ ("module condition", "Own damage"),
  [ROBO_IF_TARGET_DAMAGE] = NC_ ("module condition", "Target’s damage"),
  [ROBO_IF_STANDING] = NC_ ("module condition", "Rank"),
  [ROBO_IF_SPACE] = NC_ ("module condition", "Space under the robot"),
  [ROBO_IF_UNIT] = NC_ ("module condition", "Control unit"),
  [ROBO_IF_ROUND] = NC_ ("module condition", "Round"),
};

static const struct
{
  const char *label;
  const char *sentence;
} is_words[] = {
  /* Translators: This is an entry of a menu: a condition of a module. */
  [ROBO_IS_LEADING] = { NC_ ("module condition", "In the lead"),
                        N_ ("It works only while no one has more victory points than you and someone has fewer.") },
  [ROBO_IS_TRAILING] = { NC_ ("module condition", "In last place"),
                         N_ ("It works only while no one has fewer victory points than you and someone has more.") },
  [ROBO_IS_START] = { NC_ ("module condition", "Starting space"),
                      N_ ("It works only while your robot is on a starting space.") },
  [ROBO_IS_VP] = { NC_ ("module condition", "VP space"), N_ ("It works only while your robot is on a VP space.") },
  [ROBO_IS_WORKSHOP] = { NC_ ("module condition", "Workshop"),
                         N_ ("It works only while your robot is in a workshop.") },
  [ROBO_IS_HIGH_VOLTAGE] = { NC_ ("module condition", "High voltage"),
                             N_ ("It works only while your robot is on a high-voltage space.") },
};

/* This table has the sentences about a condition with numbers. The fields are for a minimum only, a maximum only,
 * both, and a minimum that equals the maximum. */
static const struct
{
  const char *least;
  const char *most;
  const char *between;
  const char *exactly;
} limits[ROBO_N_IFS] = {
  [ROBO_IF_OWN_DAMAGE] = {
    /* Translators: %u is an amount of damage. */
    N_ ("It works only while your robot has at least %u damage."),
    /* Translators: %u is an amount of damage. */
    N_ ("It works only while your robot has at most %u damage."),
    /* Translators: The first %u is the least damage, the second the greatest damage. */
    N_ ("It works only while your robot has %u to %u damage."),
    /* Translators: %u is an amount of damage. */
    N_ ("It works only while your robot has exactly %u damage."),
  },
  [ROBO_IF_TARGET_DAMAGE] = {
    /* Translators: %u is an amount of damage. */
    N_ ("It works only on a robot with at least %u damage."),
    /* Translators: %u is an amount of damage. */
    N_ ("It works only on a robot with at most %u damage."),
    /* Translators: The first %u is the least damage, the second the greatest damage. */
    N_ ("It works only on a robot with %u to %u damage."),
    /* Translators: %u is an amount of damage. */
    N_ ("It works only on a robot with exactly %u damage."),
  },
  [ROBO_IF_UNIT] = {
    /* Translators: %u is the number of a control unit. */
    N_ ("It works only from control unit %u on."),
    /* Translators: %u is the number of a control unit. */
    N_ ("It works only up to control unit %u."),
    /* Translators: The first %u is the number of the first control unit, the second that of the last. */
    N_ ("It works only in control units %u to %u."),
    /* Translators: %u is the number of a control unit. */
    N_ ("It works only in control unit %u."),
  },
  [ROBO_IF_ROUND] = {
    /* Translators: %u is the number of a round. */
    N_ ("It works only from round %u on."),
    /* Translators: %u is the number of a round. */
    N_ ("It works only up to round %u."),
    /* Translators: The first %u is the number of the first round, the second that of the last. */
    N_ ("It works only in rounds %u to %u."),
    /* Translators: %u is the number of a round. */
    N_ ("It works only in round %u."),
  },
};

static const struct
{
  const char *label;
  Sentence    sentence;
} costs[] = {
  /* Translators: This is an entry of a menu of the things that a use of a module can cost. */
  [ROBO_COST_DAMAGE] = { NC_ ("module cost", "Damage"),
                         /* Translators: %u is an amount of damage. */
                         NS_ ("Each use puts %u damage on your own monitor; shields don’t help, and you can’t use the module if that would destroy your robot.") },
  [ROBO_COST_VP] = { NC_ ("module cost", "Victory points"),
                     /* Translators: %u is a number of victory points. */
                     NN_ ("Each use costs %u of your victory points.", "Each use costs %u of your victory points.") },
};

static const struct
{
  const char *label;
  Sentence    sentence;
} pers[] = {
  /* Translators: This is an entry of a menu, after a number of uses: the module can be used so many times in this
   * period. */
  [ROBO_PER_ROUND] = { NC_ ("module uses", "Per round"),
                       /* Translators: %u is a number of uses of a module. */
                       NN_ ("It has %u use per round.", "It has %u uses per round.") },
  [ROBO_PER_MATCH] = { NC_ ("module uses", "Per match"),
                       /* Translators: %u is a number of uses of a module. */
                       NN_ ("It has %u use per match.", "It has %u uses per match.") },
};

static const char *const colours[] = {
  /* Translators: This is the color of a module card. */
  [ROBO_CARD_BLUE] = NC_ ("module colour", "Blue"),
  [ROBO_CARD_RED] = NC_ ("module colour", "Red"),
  [ROBO_CARD_YELLOW] = NC_ ("module colour", "Yellow"),
  [ROBO_CARD_CHAMPION] = NC_ ("module colour", "Champion"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (whens) == ROBO_N_WHENS);
G_STATIC_ASSERT (G_N_ELEMENTS (targets) == ROBO_N_TARGETS);
G_STATIC_ASSERT (G_N_ELEMENTS (abilities) == ROBO_N_ABILITIES);
G_STATIC_ASSERT (G_N_ELEMENTS (times) == ROBO_N_TIMES);
G_STATIC_ASSERT (G_N_ELEMENTS (ifs) == ROBO_N_IFS);
G_STATIC_ASSERT (G_N_ELEMENTS (is_words) == ROBO_N_IS);
G_STATIC_ASSERT (G_N_ELEMENTS (costs) == ROBO_N_COST_KINDS);
G_STATIC_ASSERT (G_N_ELEMENTS (pers) == ROBO_N_PERS);

static const Action *
find_action (RoboAction action)
{
  const char *id = robo_action_get_id (action);
  guint       i = 0;

  while (i < G_N_ELEMENTS (actions) && !g_str_equal (actions[i].id, id))
    i++;
  g_assert (i < G_N_ELEMENTS (actions));

  return &actions[i];
}

/* Labels */

const char *
robo_when_get_label (RoboWhen when)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module when", whens[when].label);
}

const char *
robo_target_get_label (RoboTarget target)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module target", targets[target]);
}

const char *
robo_action_get_label (RoboAction action)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module action", find_action (action)->label);
}

const char *
robo_ability_get_label (RoboAbilityKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module ability", abilities[kind].label);
}

const char *
robo_card_colour_get_label (RoboCardColour colour)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module colour", colours[colour]);
}

const char *
robo_times_get_label (RoboTimes value)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module times", times[value].label);
}

const char *
robo_if_get_label (RoboIf what)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module condition", ifs[what]);
}

const char *
robo_is_get_label (RoboIs is)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module condition", is_words[is].label);
}

const char *
robo_cost_kind_get_label (RoboCostKind kind)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module cost", costs[kind].label);
}

const char *
robo_per_get_label (RoboPer per)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "module uses", pers[per].label);
}

/* Numbers */

const RoboAbilityNumbers *
robo_ability_get_numbers (RoboAbilityKind kind)
{
  return &abilities[kind].numbers;
}

gboolean
robo_ability_jumps (RoboAbilityKind kind)
{
  return abilities[kind].numbers.has_jump;
}

gboolean
robo_action_has_amount (RoboAction action)
{
  return find_action (action)->unit != UNIT_NONE;
}

gboolean
robo_action_lays_mines (RoboAction action)
{
  return action == ROBO_ACTION_LAY_MINE;
}

const RoboCardNumber *
robo_card_list_numbers (gboolean of_abilities)
{
  return of_abilities ? ability_numbers : effect_numbers;
}

/* Dice */

static gboolean
has_die (const RoboCard *card,
         RoboDieNeed     need)
{
  return card->has_die && card->die_colour == (need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED);
}

RoboDieNeed
robo_when_get_die (RoboWhen when)
{
  return whens[when].die;
}

gboolean
robo_card_accepts_when (const RoboCard *card,
                        RoboWhen        when)
{
  return whens[when].die == ROBO_DIE_NEED_NONE ? !card->has_die : has_die (card, whens[when].die);
}

gboolean
robo_card_accepts_ability (const RoboCard *card,
                           RoboAbilityKind kind)
{
  RoboDieNeed need = abilities[kind].numbers.die;

  return !card->has_die || need == ROBO_DIE_NEED_NONE || has_die (card, need);
}

/* Every effect counts, because a card with a die must not have effects that work without one. */
gboolean
robo_card_asks_for_die (const RoboCard *card)
{
  for (guint i = 0; i < card->n_abilities; i++)
    {
      if (abilities[card->abilities[i].kind].numbers.die != ROBO_DIE_NEED_NONE)
        return TRUE;
    }

  return card->n_effects > 0;
}

gboolean
robo_when_has_target (RoboWhen   when,
                      RoboTarget target)
{
  for (guint action = 0; action < robo_action_get_n (); action++)
    {
      if (robo_effect_is_accepted (when, target, action))
        return TRUE;
    }

  return FALSE;
}

RoboAction
robo_action_find (RoboWhen   when,
                  RoboTarget target,
                  RoboAction wish)
{
  RoboAction action = 0;

  if (robo_effect_is_accepted (when, target, wish))
    return wish;

  while (action < robo_action_get_n () && !robo_effect_is_accepted (when, target, action))
    action++;

  return action < robo_action_get_n () ? action : wish;
}

/* Rows */

static void
set_initial_numbers (gpointer              words,
                     guint                 word,
                     const RoboCardNumber *number)
{
  for (; number->attribute != NULL; number++)
    G_STRUCT_MEMBER (guint8, words, number->offset) = number->is_of (word) ? number->initial : 0;
}

void
robo_card_row_init_effect (RoboCardRow *row,
                           RoboWhen     when,
                           RoboTarget   target,
                           RoboAction   action)
{
  memset (row, 0, sizeof *row);
  row->effect.when = (guint8)when;
  row->effect.target = (guint8)target;
  row->effect.action = (guint8)action;
  memset (row->effect.amount, 1, sizeof row->effect.amount);
  set_initial_numbers (&row->effect, action, effect_numbers);
}

void
robo_card_row_init_ability (RoboCardRow    *row,
                            RoboAbilityKind kind)
{
  memset (row, 0, sizeof *row);
  row->is_ability = TRUE;
  row->ability.kind = (guint8)kind;
  row->ability.amount = abilities[kind].numbers.amount_min;
  set_initial_numbers (&row->ability, kind, ability_numbers);
}

RoboDieNeed
robo_card_row_get_die (const RoboCardRow *row)
{
  return row->is_ability ? abilities[row->ability.kind].numbers.die : whens[row->effect.when].die;
}

void
robo_card_add_row (RoboCard          *card,
                   const RoboCardRow *row)
{
  if (row->is_ability)
    card->abilities[card->n_abilities++] = row->ability;
  else
    card->effects[card->n_effects++] = row->effect;
}

gboolean
robo_card_row_is_equal (const RoboCardRow *a,
                        const RoboCardRow *b)
{
  if (a->is_ability != b->is_ability)
    return FALSE;

  return a->is_ability ? memcmp (&a->ability, &b->ability, sizeof a->ability) == 0
                       : memcmp (&a->effect, &b->effect, sizeof a->effect) == 0;
}

/* Sentences */

const char *
robo_when_get_often (RoboWhen when,
                     gboolean bump_every_step)
{
  const char *sentence = bump_every_step && whens[when].often_every_step != NULL ? whens[when].often_every_step
                                                                                 : whens[when].often;

  return sentence != NULL ? _ (sentence) : NULL;
}

static const char *
get_form (const Sentence *sentence,
          guint           n)
{
  return sentence->many != NULL ? g_dngettext (GETTEXT_PACKAGE, sentence->one, sentence->many, n) : _ (sentence->one);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* Returns the sentence, with `n` as its number if the sentence has a number. */
static char *
dup_counted (const Sentence *sentence,
             guint           n)
{
  const char *form = get_form (sentence, n);

  return sentence->many != NULL ? g_strdup_printf (form, n) : g_strdup (form);
}

char *
robo_effect_dup_sentence (const RoboEffect *effect,
                          guint             amount)
{
  const char *action = robo_action_get_id (effect->action);

  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      if (effects[i].when == effect->when && effects[i].target == effect->target &&
          g_str_equal (effects[i].action, action))
        return dup_counted (&effects[i].sentence, amount);
    }

  g_return_val_if_reached (g_strdup (""));
}

char *
robo_condition_dup_sentence (const RoboCondition *condition)
{
  gboolean has_most = condition->max != ROBO_CONDITION_UNLIMITED;

  if (robo_if_has_word (condition->what))
    return g_strdup (_ (is_words[condition->is].sentence));
  if (has_most && condition->min == condition->max)
    return g_strdup_printf (_ (limits[condition->what].exactly), condition->min);
  if (has_most && condition->min > 0)
    return g_strdup_printf (_ (limits[condition->what].between), condition->min, condition->max);

  return has_most ? g_strdup_printf (_ (limits[condition->what].most), condition->max)
                  : g_strdup_printf (_ (limits[condition->what].least), condition->min);
}

char *
robo_cost_dup_sentence (const RoboCost *cost)
{
  return dup_counted (&costs[cost->kind].sentence, cost->amount);
}

char *
robo_uses_dup_sentence (RoboPer per,
                        guint   uses)
{
  return dup_counted (&pers[per].sentence, uses);
}

const char *
robo_times_get_sentence (RoboTimes value)
{
  return times[value].sentence != NULL ? _ (times[value].sentence) : NULL;
}

char *
robo_effect_dup_value_sentence (const RoboEffect *effect,
                                guint             min,
                                guint             max,
                                guint             amount)
{
  /* Insert a range such as "5–6" as one word, so that translations need not build sentences with two numbers. */
  g_autofree char *range = min == max ? g_strdup_printf ("%u", min) : g_strdup_printf ("%u–%u", min, max);

  if (amount == 0)
    /* Translators: %s is a dice value or a range of them such as “5–6”. */
    return g_strdup_printf (_ ("If the die shows %s, it does nothing."), range);

  return g_strdup_printf (get_form (&units[find_action (effect->action)->unit].value, amount), range, amount);
}

#pragma GCC diagnostic pop

char *
robo_effect_dup_start_sentence (const RoboEffect *effect)
{
  return dup_counted (&units[find_action (effect->action)->unit].start, effect->from_start);
}

char *
robo_ability_dup_sentence (const RoboAbility *ability)
{
  if (ability->is_mandatory && abilities[ability->kind].mandatory.one != NULL)
    return dup_counted (&abilities[ability->kind].mandatory, ability->amount);

  return dup_counted (&abilities[ability->kind].sentence, ability->amount);
}
