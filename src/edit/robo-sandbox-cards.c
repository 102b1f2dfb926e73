// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

/* Cards: the one that is tried, and those of the robots. */

/* What can be where */

static gboolean
fits (const RoboCards *cards,
      guint            index,
      const RoboRobot *robot,
      guint            slot)
{
  const RoboCard *card = &cards->cards[index];

  /* A scenario may have put it where it never is in a game. */
  if (robot->cards[slot] == index)
    return TRUE;
  if (robot->kind == ROBO_SEAT_KILLBOT && !robo_card_suits_killbot (card))
    return FALSE;

  return card->colour != (slot == 0 ? ROBO_CARD_RED : ROBO_CARD_BLUE);
}

GArray *
robo_sandbox_list_cards (RoboSandbox *self,
                         guint        seat,
                         guint        slot)
{
  GArray          *list = g_array_new (FALSE, FALSE, sizeof (guint));
  const RoboCards *cards;
  const RoboCards *standard;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS, list);

  cards = robo_modules_get_cards (self->position->modules);
  standard = robo_module_set_get_cards (self->standard);
  for (guint own = 2; own-- > 0;)
    {
      for (guint card = 0; card < cards->n_cards; card++)
        {
          gboolean is_own = robo_cards_find (standard, cards->cards[card].id) == ROBO_NO_CARD || card == self->position->tested;

          if (is_own == (gboolean)own && fits (cards, card, &self->position->state.robots[seat], slot))
            g_array_append_val (list, card);
        }
    }

  return list;
}

/* The card that is tried */

static void
give_card (RoboPosition *position,
           guint         seat,
           guint         slot,
           guint         card)
{
  RoboRobot *robot = &position->state.robots[seat];

  robot->cards[slot] = (guint8)card;
  robot->shield[slot] = 0;
  robot->inventory = 0;
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (robot->cards[i] != ROBO_NO_CARD)
        robot->inventory |= G_GUINT64_CONSTANT (1) << robot->cards[i];
    }
}

/* What the other robot has to do so that something happens: fire at the first one, or push it. */
static void
give_dice_for (RoboPosition   *position,
               const RoboCard *card)
{
  RoboRobot *robot = &position->state.robots[0];
  RoboRobot *other = &position->state.robots[1];

  robo_sandbox_clear_dice (robot);
  robo_sandbox_clear_dice (other);
  if (card->has_die)
    robo_sandbox_give_die (robot, card->die_colour, CLAMP (3, card->die_min, card->die_max), ROBO_DIR_E);
  else if (robo_card_has_when (card, ROBO_WHEN_PUSHED) || robo_card_get_ability (card, ROBO_ABILITY_SHORTEN_PUSH) != NULL)
    robo_sandbox_give_die (other, ROBO_BLUE, 3, ROBO_DIR_W);
  else if (robo_card_has_when (card, ROBO_WHEN_DAMAGED) || robo_card_has_when (card, ROBO_WHEN_DESTROYED) ||
           robo_card_get_ability (card, ROBO_ABILITY_ABSORB) != NULL)
    robo_sandbox_give_die (other, ROBO_RED, 1, ROBO_DIR_W);
  else
    robo_sandbox_give_die (robot, ROBO_BLUE, 2, ROBO_DIR_E);
}

/* An own card may have the place of a standard one of the same id; the others keep theirs. */
static guint8
find_again (const RoboModules *modules,
            const RoboModules *before,
            guint              card)
{
  if (card == ROBO_NO_CARD)
    return ROBO_NO_CARD;

  return (guint8)robo_cards_find (robo_modules_get_cards (modules), robo_modules_get_cards (before)->cards[card].id);
}

static void
take_modules (RoboPosition *position,
              RoboModules  *modules)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        give_card (position, seat, slot, find_again (modules, position->modules, position->state.robots[seat].cards[slot]));
    }
  robo_modules_unref (position->modules);
  position->modules = robo_modules_ref (modules);
}

void
robo_sandbox_set_modules (RoboSandbox   *self,
                          RoboModuleSet *set,
                          guint          card)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = NULL;
  RoboModuleSet  *sets[2] = { self->standard, set };
  RoboPosition   *position;
  const RoboCard *tested = NULL;

  g_return_if_fail (ROBO_IS_SANDBOX (self));
  g_return_if_fail (card == ROBO_NO_CARD || (set != NULL && card < robo_module_set_get_cards (set)->n_cards));

  modules = robo_modules_new (sets, set != NULL ? 2 : 1, problems);
  if (modules == NULL)
    return;

  position = robo_sandbox_begin (self);
  take_modules (position, modules);
  position->tested = ROBO_NO_CARD;
  if (card != ROBO_NO_CARD)
    {
      tested = &robo_module_set_get_cards (set)->cards[card];
      position->tested = robo_cards_find (robo_modules_get_cards (modules), tested->id);
      if (position->state.robots[0].kind == ROBO_SEAT_EMPTY)
        robo_sandbox_init_robot (&position->state.robots[0], 0, ROBO_SEAT_OPERATOR, ROBO_NO_SPACE);
      give_card (position, 0, tested->colour == ROBO_CARD_RED ? 1 : 0, position->tested);
      give_dice_for (position, tested);
    }
  robo_sandbox_end (self, position);
}

void
robo_sandbox_set_card (RoboSandbox *self,
                       guint        seat,
                       guint        slot,
                       guint        card)
{
  RoboPosition *position;

  g_return_if_fail (ROBO_IS_SANDBOX (self) && seat < ROBO_MAX_ROBOTS && slot < ROBO_MAX_SLOTS);

  position = robo_sandbox_begin (self);
  if (card != ROBO_NO_CARD && position->state.robots[seat].cards[!slot] == card)
    give_card (position, seat, !slot, position->state.robots[seat].cards[slot]);
  give_card (position, seat, slot, card);
  robo_sandbox_end (self, position);
}
