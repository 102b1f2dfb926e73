// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n-lib.h>

#include "robo-explain-private.h"

static void
take (GStrvBuilder *sentences,
      char         *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

/* R8.20. */
static void
add_jump (GStrvBuilder      *sentences,
          const RoboAbility *ability)
{
  g_strv_builder_add (sentences,
                      ability->is_mandatory
                        ? _ ("Instead of driving, your robot always jumps as many spaces as the blue die shows, over robots and mines, but not past a wall.")
                        : _ ("Instead of driving, your robot may jump as many spaces as the blue die shows, over robots and mines, but not past a wall."));
  g_strv_builder_add (sentences, _ ("Each lightning barrier it crosses deals 1 lightning damage to it, and a mine where it lands detonates."));
  if (ability->damage > 0)
    /* Translators: %u counts damage. */
    take (sentences, g_strdup_printf (ngettext ("A robot on the landing space takes %u damage.",
                                                "A robot on the landing space takes %u damage.", ability->damage),
                                      ability->damage));
  take (sentences,
        /* Translators: %u counts spaces. */
        g_strdup_printf (ngettext ("A robot on the landing space that is not destroyed is pushed %u space on; if it does not move at all, it is destroyed.",
                                   "A robot on the landing space that is not destroyed is pushed %u spaces on; if it does not move at all, it is destroyed.",
                                   ability->push),
                         ability->push));
}

static char *
dup_amount_sentence (const RoboAbility *ability)
{
  guint n = ability->amount;

  switch ((guint)ability->kind)
    {
    case ROBO_ABILITY_SHORTEN_MOVE:
      /* Translators: %u counts spaces. */
      return g_strdup_printf (ngettext ("With a blue die your robot may move %u space fewer than it shows, down to not at all.",
                                        "With a blue die your robot may move up to %u spaces fewer than it shows, down to not at all.", n),
                              n);
    case ROBO_ABILITY_SHORTEN_PUSH:
      /* Translators: %u counts spaces. */
      return g_strdup_printf (ngettext ("Whenever your robot is pushed, you may let it be pushed %u space less, and then it holds until that push is over.",
                                        "Whenever your robot is pushed, you may let it be pushed up to %u spaces less, and then it holds until that push is over.", n),
                              n);
    case ROBO_ABILITY_ABSORB:
      /* Translators: %u counts damage. */
      return g_strdup_printf (ngettext ("When your robot takes damage, you may put all or part of it on this module instead of the monitor. It has room for %u damage; repairing empties it.",
                                        "When your robot takes damage, you may put all or part of it on this module instead of the monitor. It has room for %u damage; repairing empties it.", n),
                              n);
    default:
      /* Translators: %u counts keys of a controller. */
      return g_strdup_printf (ngettext ("Before a red die is activated, you may move it %u key clockwise or counterclockwise.",
                                        "Before a red die is activated, you may move it up to %u keys clockwise or counterclockwise.", n),
                              n);
    }
}

static const char *
get_sentence (const RoboAbility *ability)
{
  switch ((guint)ability->kind)
    {
    case ROBO_ABILITY_DIAGONAL_MOVES:
      return _ ("You may program a blue die on a diagonal key. Your robot then moves diagonally, and so do those it pushes. Once programmed this is mandatory.");
    case ROBO_ABILITY_ACT_AS_BLUE:
      return ability->is_mandatory
               ? _ ("A red die on a blue key is activated as if it were a blue one of the same value. In the order it stays red.")
               : _ ("You may activate a red die on a blue key as if it were a blue one of the same value. In the order it stays red.");
    case ROBO_ABILITY_ALL_DICE:
      return _ ("You may program with three or four dice, one or two on a control unit, also on one key. When the first of two comes up, you choose which of them stays; the other is removed.");
    case ROBO_ABILITY_HOVER:
      return _ ("Your robot never falls into pits, however it gets there. This is mandatory.");
    case ROBO_ABILITY_PASS_WALLS:
      return ability->is_mandatory
               ? _ ("With a blue die your robot always moves as if there were no energy walls. It cannot push anybody through one, nor be pushed through one itself. In phase 3 energy walls never stop it from reaching an adjacent space with another module.")
               : _ ("With a blue die your robot may move as if there were no energy walls. It cannot push anybody through one, nor be pushed through one itself. In phase 3 energy walls never stop it from reaching an adjacent space with another module.");
    default:
      return _ ("In phase 3 you may activate an adjacent space without a robot instead of your own, if no wall is between. A lightning barrier on the way deals 1 lightning damage to your robot, and a mine there detonates.");
    }
}

/*< private >
 * robo_explain_add_ability:
 * @sentences: where to add what it does
 * @ability: an ability
 */
void
robo_explain_add_ability (GStrvBuilder      *sentences,
                          const RoboAbility *ability)
{
  if (ability->kind == ROBO_ABILITY_JUMP)
    add_jump (sentences, ability);
  else if (robo_ability_get_numbers (ability->kind)->amount_max > 1)
    take (sentences, dup_amount_sentence (ability));
  else
    g_strv_builder_add (sentences, get_sentence (ability));
}

/* How often, and what else goes for all effects of one moment (formats.md, "Modules"). */

static const char *
get_when_sentence (RoboWhen when,
                   gboolean bump_every_step)
{
  switch (when)
    {
    case ROBO_WHEN_FIRE:
      return _ ("Only one module can replace firing with a die.");
    case ROBO_WHEN_HIT:
      return _ ("Decided once for the die, after all damage of the shot; it cannot be combined with a module that replaces the shot by something else.");
    case ROBO_WHEN_BUMP:
      return bump_every_step ? _ ("It works at every step that meets a robot, but not with a jump.")
                             : _ ("It works once in an activation, on the first robot met, but not with a jump.");
    case ROBO_WHEN_MOVE_START:
      return _ ("This is decided before the movement.");
    case ROBO_WHEN_MOVE_END:
      return _ ("It works even if your robot could not move at all, but not if it was destroyed on the way.");
    case ROBO_WHEN_PUSHED:
      return _ ("It works once for each push, after its first space.");
    case ROBO_WHEN_DAMAGED:
      return _ ("Damage on a shield counts too. In one chain of damage it works only once.");
    case ROBO_WHEN_DESTROYED:
      return NULL;
    case ROBO_WHEN_LIGHTNING:
      return _ ("In one chain of damage it works only once.");
    case ROBO_WHEN_ROUND_START:
    case ROBO_WHEN_RESOLUTION:
      return _ ("It works once a round.");
    }

  g_return_val_if_reached (NULL);
}

/*< private >
 * robo_explain_add_when:
 * @sentences: where to add how often effects of that kind work
 * @when: what sets them off
 * @bump_every_step: an option of the rules (rules chapter 12)
 */
void
robo_explain_add_when (GStrvBuilder *sentences,
                       RoboWhen      when,
                       gboolean      bump_every_step)
{
  const char *sentence = get_when_sentence (when, bump_every_step);

  if (sentence != NULL)
    g_strv_builder_add (sentences, sentence);
}
