// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-modules.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Holds the module set of a card, and the index of the card in this set. */
typedef struct
{
  guint set;
  guint card;
} Origin;

struct _RoboModules
{
  gatomicrefcount ref_count;
  GPtrArray      *sets; /* array of RoboModuleSet */
  RoboCards       cards;
  Origin          origins[ROBO_MAX_CARDS];
};

RoboModules *
robo_modules_ref (RoboModules *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_modules_unref (RoboModules *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_ptr_array_unref (self->sets);
  g_free (self);
}

static gboolean
add_card (RoboModules    *self,
          const RoboCard *card,
          Origin          origin)
{
  guint index = robo_cards_find (&self->cards, card->id);

  if (index == ROBO_NO_CARD && self->cards.n_cards == ROBO_MAX_CARDS)
    return FALSE;

  if (index == ROBO_NO_CARD)
    index = self->cards.n_cards++;
  self->cards.cards[index] = *card;
  self->origins[index] = origin;

  return TRUE;
}

RoboModules *
robo_modules_new (RoboModuleSet *const *sets,
                  guint                 n_sets,
                  RoboProblems         *problems)
{
  g_autoptr (RoboModules) self = g_new0 (RoboModules, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_module_set_unref);

  for (guint i = 0; i < n_sets; i++)
    {
      const RoboCards *cards = robo_module_set_get_cards (sets[i]);
      gboolean         has_room = TRUE;

      g_ptr_array_add (self->sets, robo_module_set_ref (sets[i]));
      for (guint card = 0; has_room && card < cards->n_cards; card++)
        has_room = add_card (self, &cards->cards[card], (Origin){ i, card });
      if (has_room)
        continue;
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0,
                         /* Translators: The number is well above one. %s is the name of a module set. */
                         _ ("That’s more than %u modules, including those in “%s”. Leave out a set."), ROBO_MAX_CARDS,
                         robo_module_set_get_name (sets[i]));
      return NULL;
    }

  return g_steal_pointer (&self);
}

RoboModules *
robo_modules_load_bundled (const char *const *ids,
                           RoboProblems      *problems)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_module_set_unref);

  for (; *ids != NULL; ids++)
    {
      RoboModuleSet *set = robo_module_set_load_bundled (*ids, problems);

      if (set == NULL)
        return NULL;
      g_ptr_array_add (sets, set);
    }

  return robo_modules_new ((RoboModuleSet *const *)sets->pdata, sets->len, problems);
}

guint
robo_modules_get_n_sets (const RoboModules *self)
{
  return self->sets->len;
}

RoboModuleSet *
robo_modules_get_set (const RoboModules *self,
                      guint              index)
{
  g_return_val_if_fail (index < self->sets->len, NULL);

  return self->sets->pdata[index];
}

const RoboCards *
robo_modules_get_cards (const RoboModules *self)
{
  return &self->cards;
}

static const RoboModuleSet *
get_origin (const RoboModules *self,
            guint              card)
{
  return self->sets->pdata[self->origins[card].set];
}

const char *
robo_modules_get_title (const RoboModules *self,
                        guint              card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_module_set_get_title (get_origin (self, card), self->origins[card].card);
}

const char *
robo_modules_get_text (const RoboModules *self,
                       guint              card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_module_set_get_text (get_origin (self, card), self->origins[card].card);
}

const char *
robo_modules_get_pictogram (const RoboModules *self,
                            guint              card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_module_set_get_pictogram (get_origin (self, card), self->origins[card].card);
}

const char *
robo_modules_get_arena (const RoboModules *self,
                        guint              card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_module_set_get_arena (get_origin (self, card), self->origins[card].card);
}

guint
robo_modules_get_copies (const RoboModules *self,
                         guint              card)
{
  g_return_val_if_fail (card < self->cards.n_cards, 0);

  return robo_module_set_get_copies (get_origin (self, card), self->origins[card].card);
}

guint
robo_modules_find_champion (const RoboModules *self,
                            const char        *arena)
{
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      if (self->cards.cards[card].colour == ROBO_CARD_CHAMPION &&
          g_strcmp0 (robo_modules_get_arena (self, card), arena) == 0)
        return card;
    }

  return ROBO_NO_CARD;
}

void
robo_modules_fill_decks (const RoboModules *self,
                         RoboRules         *rules)
{
  memset (rules->copies, 0, sizeof rules->copies);
  for (guint card = 0; card < self->cards.n_cards; card++)
    rules->copies[card] = (guint8)robo_modules_get_copies (self, card);
}
