// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-explain-private.h"

/* A sentence for every combination of when, target and action that is accepted, whole, so that each language can build
 * it in its own way. Where an action has no amount the sentence has no number. */

/* Instead of firing */

static const char *
get_at_first (RoboAction action,
              guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot deals %u damage to the first robot or mine in the line of fire.",
                       "Instead of firing, your robot deals %u damage to the first robot or mine in the line of fire.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Instead of firing, your robot deals %u lightning damage to the first robot or mine in the line of fire.",
                       "Instead of firing, your robot deals %u lightning damage to the first robot or mine in the line of fire.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pushes the first robot in the line of fire %u space away; a mine that comes first detonates.",
                       "Instead of firing, your robot pushes the first robot in the line of fire %u spaces away; a mine that comes first detonates.", n);
    case ROBO_ACTION_PULL:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pulls the first robot in the line of fire %u space towards itself; a mine that comes first detonates.",
                       "Instead of firing, your robot pulls the first robot in the line of fire %u spaces towards itself; a mine that comes first detonates.", n);
    case ROBO_ACTION_SWAP:
      return _ ("Instead of firing, your robot swaps spaces with the first robot or mine in the line of fire. Nobody is pushed, nobody falls and no mine detonates by that.");
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot sets off a detonation with %u damage on the space of the first robot or mine in the line of fire.",
                       "Instead of firing, your robot sets off a detonation with %u damage on the space of the first robot or mine in the line of fire.", n);
    case ROBO_ACTION_SHOOT:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of its usual shot, your robot fires one with %u damage.",
                       "Instead of its usual shot, your robot fires one with %u damage.", n);
    default:
      return NULL;
    }
}

static const char *
get_at_first_robot (RoboAction action,
                    guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot deals %u damage to the robot in the line of fire, if no mine is before it.",
                       "Instead of firing, your robot deals %u damage to the robot in the line of fire, if no mine is before it.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Instead of firing, your robot deals %u lightning damage to the robot in the line of fire, if no mine is before it.",
                       "Instead of firing, your robot deals %u lightning damage to the robot in the line of fire, if no mine is before it.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pushes the robot in the line of fire %u space away, if no mine is before it.",
                       "Instead of firing, your robot pushes the robot in the line of fire %u spaces away, if no mine is before it.", n);
    case ROBO_ACTION_PULL:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pulls the robot in the line of fire %u space towards itself, if no mine is before it.",
                       "Instead of firing, your robot pulls the robot in the line of fire %u spaces towards itself, if no mine is before it.", n);
    case ROBO_ACTION_SWAP:
      return _ ("Instead of firing, your robot swaps spaces with the robot in the line of fire, if no mine is before it. Nobody is pushed and nobody falls by that.");
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot sets off a detonation with %u damage on the space of the robot in the line of fire, if no mine is before it.",
                       "Instead of firing, your robot sets off a detonation with %u damage on the space of the robot in the line of fire, if no mine is before it.", n);
    case ROBO_ACTION_REPROGRAM:
      return _ ("Instead of firing, if the target in the line of fire is a robot, you move one of its dice that is still to be activated to another key of the same control unit that is allowed to it, without changing its value; if it programs with all dice, also to a later control unit. A KillBot you turn in any of the four directions instead. If that robot then destroys itself with this die, or that KillBot in its next activation, the VP is yours.");
    default:
      return NULL;
    }
}

static const char *
get_at_line (RoboAction action,
             guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot deals %u damage to every robot and mine in the line of fire, up to the first wall.",
                       "Instead of firing, your robot deals %u damage to every robot and mine in the line of fire, up to the first wall.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Instead of firing, your robot deals %u lightning damage to every robot and mine in the line of fire, up to the first wall.",
                       "Instead of firing, your robot deals %u lightning damage to every robot and mine in the line of fire, up to the first wall.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pushes every robot in the line of fire, up to the first wall, %u space away. Mines there detonate first.",
                       "Instead of firing, your robot pushes every robot in the line of fire, up to the first wall, %u spaces away. Mines there detonate first.", n);
    case ROBO_ACTION_PULL:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pulls every robot in the line of fire, up to the first wall, %u space towards itself. Mines there detonate first.",
                       "Instead of firing, your robot pulls every robot in the line of fire, up to the first wall, %u spaces towards itself. Mines there detonate first.", n);
    default:
      return NULL;
    }
}

static const char *
get_thrown (RoboAction action,
            guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot throws a grenade as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. It detonates with %u damage where it lands; in a pit it does nothing, unless a robot hovers there.",
                       "Instead of firing, your robot throws a grenade as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. It detonates with %u damage where it lands; in a pit it does nothing, unless a robot hovers there.", n);
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot throws a charge as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. A robot or mine where it lands takes %u damage.",
                       "Instead of firing, your robot throws a charge as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. A robot or mine where it lands takes %u damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Instead of firing, your robot throws a flash of lightning as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. A robot or mine where it strikes takes %u lightning damage.",
                       "Instead of firing, your robot throws a flash of lightning as many spaces as the die shows, over everything; an arena wall or the border ends its flight on the space before. A robot or mine where it strikes takes %u lightning damage.", n);
    default:
      return NULL;
    }
}

static const char *
get_around_firing (RoboAction action,
                   guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of firing, your robot deals %u damage to all robots and mines on adjacent spaces.",
                       "Instead of firing, your robot deals %u damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Instead of firing, your robot deals %u lightning damage to all robots and mines on adjacent spaces.",
                       "Instead of firing, your robot deals %u lightning damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot pushes all robots on adjacent spaces %u space away from itself. Mines there detonate first.",
                       "Instead of firing, your robot pushes all robots on adjacent spaces %u spaces away from itself. Mines there detonate first.", n);
    default:
      return NULL;
    }
}

static const char *
get_self_firing (RoboAction action,
                 guint      n)
{
  if (action == ROBO_ACTION_DETONATE)
    /* Translators: %u counts damage. */
    return ngettext ("Instead of firing, your robot sets off a detonation with %u damage on its own space.",
                     "Instead of firing, your robot sets off a detonation with %u damage on its own space.", n);

  /* Translators: %u counts damage. */
  return ngettext ("Instead of firing, you remove %u damage from your robot.",
                   "Instead of firing, you remove %u damage from your robot.", n);
}

static const char *
get_fire (RoboTarget target,
          RoboAction action,
          guint      n)
{
  switch ((guint)target)
    {
    case ROBO_TARGET_FIRST_IN_LINE:
      return get_at_first (action, n);
    case ROBO_TARGET_FIRST_ROBOT_IN_LINE:
      return get_at_first_robot (action, n);
    case ROBO_TARGET_LINE:
      return get_at_line (action, n);
    case ROBO_TARGET_JET:
      /* Translators: %u counts spaces. */
      return ngettext ("Instead of firing, your robot sends a jet along the line of fire: the mines before the first robot detonate one after the other, then that robot is pushed %u space away.",
                       "Instead of firing, your robot sends a jet along the line of fire: the mines before the first robot detonate one after the other, then that robot is pushed %u spaces away.", n);
    case ROBO_TARGET_THROWN:
      return get_thrown (action, n);
    case ROBO_TARGET_CROSS:
      /* Translators: %u counts damage. */
      return ngettext ("Instead of its usual shot, your robot fires in four directions at once, with %u damage to each target: straight if the die is on a blue key, diagonally if it is on another.",
                       "Instead of its usual shot, your robot fires in four directions at once, with %u damage to each target: straight if the die is on a blue key, diagonally if it is on another.", n);
    case ROBO_TARGET_ADJACENT:
      return get_around_firing (action, n);
    default:
      return get_self_firing (action, n);
    }
}

/* After a hit */

static const char *
get_hit (RoboTarget target,
         RoboAction action,
         guint      n)
{
  if (target == ROBO_TARGET_SELF)
    /* Translators: %u counts damage. */
    return ngettext ("After a shot that hit a robot without destroying it, you remove %u damage from your robot.",
                     "After a shot that hit a robot without destroying it, you remove %u damage from your robot.", n);

  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("After a shot, each robot that was hit and not destroyed takes %u more damage.",
                       "After a shot, each robot that was hit and not destroyed takes %u more damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("After a shot, each robot that was hit and not destroyed also takes %u lightning damage.",
                       "After a shot, each robot that was hit and not destroyed also takes %u lightning damage.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("After a shot, each robot that was hit and not destroyed is pushed %u space in the direction of fire.",
                       "After a shot, each robot that was hit and not destroyed is pushed %u spaces in the direction of fire.", n);
    case ROBO_ACTION_PULL:
      /* Translators: %u counts spaces. */
      return ngettext ("After a shot, each robot that was hit and not destroyed is pulled %u space towards your robot.",
                       "After a shot, each robot that was hit and not destroyed is pulled %u spaces towards your robot.", n);
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("After a shot, there is a detonation with %u damage on the space of each robot that was hit and not destroyed.",
                       "After a shot, there is a detonation with %u damage on the space of each robot that was hit and not destroyed.", n);
    default:
      return NULL;
    }
}

static const char *
get_bump (RoboTarget target,
          RoboAction action,
          guint      n)
{
  if (action == ROBO_ACTION_DAMAGE)
    /* Translators: %u counts damage. */
    return ngettext ("When your robot drives into another robot, that robot takes %u damage before it is pushed, even if it then cannot be pushed.",
                     "When your robot drives into another robot, that robot takes %u damage before it is pushed, even if it then cannot be pushed.", n);

  /* Translators: %u counts lightning damage. */
  return ngettext ("When your robot drives into another robot, that robot takes %u lightning damage before it is pushed, even if it then cannot be pushed.",
                   "When your robot drives into another robot, that robot takes %u lightning damage before it is pushed, even if it then cannot be pushed.", n);
}

static const char *
get_move_start (RoboTarget target,
                RoboAction action,
                guint      n)
{
  return _ ("Once your robot has made its first step by itself, or has landed from a jump, it leaves a mine on the space it came from, unless that is a pit.");
}

static const char *
get_move_end (RoboTarget target,
              RoboAction action,
              guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("After moving, your robot deals %u damage to all robots and mines on adjacent spaces.",
                       "After moving, your robot deals %u damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("After moving, your robot deals %u lightning damage to all robots and mines on adjacent spaces.",
                       "After moving, your robot deals %u lightning damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_PUSH:
      /* Translators: %u counts spaces. */
      return ngettext ("After moving, your robot pushes all robots on adjacent spaces %u space away from itself. Mines there detonate first.",
                       "After moving, your robot pushes all robots on adjacent spaces %u spaces away from itself. Mines there detonate first.", n);
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("After moving, your robot sets off a detonation with %u damage on its own space.",
                       "After moving, your robot sets off a detonation with %u damage on its own space.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("After moving, you remove %u damage from your robot.",
                       "After moving, you remove %u damage from your robot.", n);
    }
}

static const char *
get_pushed (RoboTarget target,
            RoboAction action,
            guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot is pushed, the robot that pushed it takes %u damage.",
                       "When your robot is pushed, the robot that pushed it takes %u damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("When your robot is pushed, the robot that pushed it takes %u lightning damage.",
                       "When your robot is pushed, the robot that pushed it takes %u lightning damage.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot is pushed, you remove %u damage from it.",
                       "When your robot is pushed, you remove %u damage from it.", n);
    }
}

static const char *
get_damaged (RoboTarget target,
             RoboAction action,
             guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot takes damage and is not destroyed, all robots and mines on adjacent spaces take %u damage.",
                       "When your robot takes damage and is not destroyed, all robots and mines on adjacent spaces take %u damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("When your robot takes damage and is not destroyed, all robots and mines on adjacent spaces take %u lightning damage.",
                       "When your robot takes damage and is not destroyed, all robots and mines on adjacent spaces take %u lightning damage.", n);
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot takes damage and is not destroyed, there is a detonation with %u damage on its space.",
                       "When your robot takes damage and is not destroyed, there is a detonation with %u damage on its space.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot takes damage and is not destroyed, you then remove %u damage from it.",
                       "When your robot takes damage and is not destroyed, you then remove %u damage from it.", n);
    }
}

static const char *
get_destroyed (RoboTarget target,
               RoboAction action,
               guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take %u damage.",
                       "When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take %u damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take %u lightning damage.",
                       "When your robot is destroyed, but not by falling into a pit, all robots and mines on adjacent spaces take %u lightning damage.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("When your robot is destroyed, but not by falling into a pit, there is a detonation with %u damage on the space where it stood.",
                       "When your robot is destroyed, but not by falling into a pit, there is a detonation with %u damage on the space where it stood.", n);
    }
}

static const char *
get_lightning (RoboTarget target,
               RoboAction action,
               guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("Your robot turns lightning damage away: instead of it, all robots and mines on adjacent spaces take %u damage.",
                       "Your robot turns lightning damage away: instead of it, all robots and mines on adjacent spaces take %u damage.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("Your robot turns lightning damage away: instead of it, all robots and mines on adjacent spaces take %u lightning damage.",
                       "Your robot turns lightning damage away: instead of it, all robots and mines on adjacent spaces take %u lightning damage.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("Your robot turns lightning damage away: it does not take it, and you remove %u damage from it instead.",
                       "Your robot turns lightning damage away: it does not take it, and you remove %u damage from it instead.", n);
    }
}

static const char *
get_round_start (RoboTarget target,
                 RoboAction action,
                 guint      n)
{
  /* Translators: %u counts damage. */
  return ngettext ("At the end of phase 0 you remove %u damage from your robot.",
                   "At the end of phase 0 you remove %u damage from your robot.", n);
}

static const char *
get_resolution (RoboTarget target,
                RoboAction action,
                guint      n)
{
  switch ((guint)action)
    {
    case ROBO_ACTION_DAMAGE:
      /* Translators: %u counts damage. */
      return ngettext ("In phase 3, before spaces are activated, your robot deals %u damage to all robots and mines on adjacent spaces.",
                       "In phase 3, before spaces are activated, your robot deals %u damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return ngettext ("In phase 3, before spaces are activated, your robot deals %u lightning damage to all robots and mines on adjacent spaces.",
                       "In phase 3, before spaces are activated, your robot deals %u lightning damage to all robots and mines on adjacent spaces.", n);
    case ROBO_ACTION_DETONATE:
      /* Translators: %u counts damage. */
      return ngettext ("In phase 3, before spaces are activated, your robot sets off a detonation with %u damage on its own space.",
                       "In phase 3, before spaces are activated, your robot sets off a detonation with %u damage on its own space.", n);
    default:
      /* Translators: %u counts damage. */
      return ngettext ("In phase 3, before spaces are activated, you remove %u damage from your robot.",
                       "In phase 3, before spaces are activated, you remove %u damage from your robot.", n);
    }
}

static const char *(*const whens[ROBO_N_WHENS]) (RoboTarget target,
                                                 RoboAction action,
                                                 guint      n) = {
  [ROBO_WHEN_FIRE] = get_fire,
  [ROBO_WHEN_HIT] = get_hit,
  [ROBO_WHEN_BUMP] = get_bump,
  [ROBO_WHEN_MOVE_START] = get_move_start,
  [ROBO_WHEN_MOVE_END] = get_move_end,
  [ROBO_WHEN_PUSHED] = get_pushed,
  [ROBO_WHEN_DAMAGED] = get_damaged,
  [ROBO_WHEN_DESTROYED] = get_destroyed,
  [ROBO_WHEN_LIGHTNING] = get_lightning,
  [ROBO_WHEN_ROUND_START] = get_round_start,
  [ROBO_WHEN_RESOLUTION] = get_resolution,
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/*< private >
 * robo_explain_effect:
 * @effect: an effect that is accepted
 * @amount: how much of it
 *
 * Returns: (transfer full): what it does
 */
char *
robo_explain_effect (const RoboEffect *effect,
                     guint             amount)
{
  const char *format = whens[effect->when](effect->target, effect->action, amount);

  g_return_val_if_fail (format != NULL, g_strdup (""));

  return robo_action_has_amount (effect->action) ? g_strdup_printf (format, amount) : g_strdup (format);
}

#pragma GCC diagnostic pop

/* Amounts that differ */

/* "5–6"; so no language has to build it into a sentence. */
static char *
dup_range (guint min,
           guint max)
{
  return min == max ? g_strdup_printf ("%u", min) : g_strdup_printf ("%u–%u", min, max);
}

/*< private >
 * robo_explain_value_amount:
 * @effect: an effect with amounts by die value
 * @min: the least value
 * @max: the greatest
 * @amount: the amount with these values
 *
 * Returns: (transfer full): what is different with them
 */
char *
robo_explain_value_amount (const RoboEffect *effect,
                           guint             min,
                           guint             max,
                           guint             amount)
{
  g_autofree char *range = dup_range (min, max);

  if (amount == 0)
    /* Translators: %s is a dice value or a range of them such as “5–6”. */
    return g_strdup_printf (_ ("With a die value of %s it does nothing."), range);

  switch ((guint)effect->action)
    {
    case ROBO_ACTION_PUSH:
    case ROBO_ACTION_PULL:
      /* Translators: %s is a dice value or a range of them such as “5–6”; %u how many spaces somebody is pushed or pulled. */
      return g_strdup_printf (ngettext ("With a die value of %s it is %u space instead.",
                                        "With a die value of %s it is %u spaces instead.", amount),
                              range, amount);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %s is a dice value or a range of them such as “5–6”. */
      return g_strdup_printf (ngettext ("With a die value of %s it is %u lightning damage instead.",
                                        "With a die value of %s it is %u lightning damage instead.", amount),
                              range, amount);
    default:
      /* Translators: %s is a dice value or a range of them such as “5–6”. */
      return g_strdup_printf (ngettext ("With a die value of %s it is %u damage instead.",
                                        "With a die value of %s it is %u damage instead.", amount),
                              range, amount);
    }
}

/*< private >
 * robo_explain_start_amount:
 * @effect: an effect with another amount on starting spaces
 *
 * Returns: (transfer full): which
 */
char *
robo_explain_start_amount (const RoboEffect *effect)
{
  guint amount = effect->from_start;

  switch ((guint)effect->action)
    {
    case ROBO_ACTION_PUSH:
    case ROBO_ACTION_PULL:
      /* Translators: %u counts spaces. */
      return g_strdup_printf (ngettext ("If your robot uses it from a starting space, it is always %u space.",
                                        "If your robot uses it from a starting space, it is always %u spaces.", amount),
                              amount);
    case ROBO_ACTION_LIGHTNING:
      /* Translators: %u counts lightning damage. */
      return g_strdup_printf (ngettext ("If your robot uses it from a starting space, it is always %u lightning damage.",
                                        "If your robot uses it from a starting space, it is always %u lightning damage.", amount),
                              amount);
    default:
      /* Translators: %u counts damage. */
      return g_strdup_printf (ngettext ("If your robot uses it from a starting space, it is always %u damage.",
                                        "If your robot uses it from a starting space, it is always %u damage.", amount),
                              amount);
    }
}

static void
take (GStrvBuilder *sentences,
      char         *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

/*< private >
 * robo_explain_add_mines:
 * @sentences: where to add what there is to know of its mines
 * @effect: an effect that lays mines
 */
void
robo_explain_add_mines (GStrvBuilder     *sentences,
                        const RoboEffect *effect)
{
  take (sentences,
        /* Translators: %u counts mines. */
        g_strdup_printf (ngettext ("You have %u mine; when it lies in the arena, you may take it up to lay it again.",
                                   "You have %u mines; when all of them lie in the arena, you take up one of them, to lay it again.",
                                   effect->tokens),
                         effect->tokens));
  take (sentences,
        /* Translators: %u counts damage. */
        g_strdup_printf (ngettext ("A mine that is entered, pushed or damaged detonates with %u damage.",
                                   "A mine that is entered, pushed or damaged detonates with %u damage.", effect->damage),
                         effect->damage));
}
