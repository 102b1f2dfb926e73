// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-repair.h"

#include <glib/gi18n-lib.h>

#include "base/robo-slug.h"
#include "robo-card-problems.h"
#include "robo-card-review.h"
#include "robo-card-vocabulary.h"
#include "robo-module-edit.h"
#include "robo-module-private.h"

/* Holds the context while repairs are listed. */
typedef struct
{
  GPtrArray         *repairs;
  RoboModuleSet     *set;
  const RoboProblem *problem;
} List;

static RoboRepair *
offer (const List    *list,
       RoboRepairFunc apply,
       char          *sentence)
{
  return robo_repairs_add (list->repairs, list->problem, apply, sentence);
}

static const RoboCard *
get_card (const List *list)
{
  return &list->set->cards.cards[list->problem->item];
}

/* Repairs */

static gpointer
apply_card_id (const RoboRepair *self,
               gpointer          set)
{
  return robo_module_set_with_attribute (set, self->problem.item, "id", self->data);
}

static gpointer
apply_remove_card (const RoboRepair *self,
                   gpointer          set)
{
  return robo_module_set_without_card (set, self->problem.item);
}

static gpointer
apply_remove_row (const RoboRepair *self,
                  gpointer          set)
{
  return robo_module_set_without_row (set, self->problem.item, self->problem.row);
}

static gpointer
apply_rewrite_row (const RoboRepair *self,
                   gpointer          set)
{
  return robo_module_set_with_row_rewritten (set, self->problem.item, self->problem.row);
}

static gpointer
apply_row (const RoboRepair *self,
           gpointer          set)
{
  return robo_module_set_with_row (set, self->problem.item, self->problem.row, self->data);
}

static gpointer
apply_new_row (const RoboRepair *self,
               gpointer          set)
{
  return robo_module_set_with_new_row (set, self->problem.item, 0, self->data);
}

/* Returns a set in which the card has a die of the needed color, or no die if the row needs none. A card that had a
 * die keeps its least and greatest value; a new die has 1 to 6. */
static RoboModuleSet *
with_needed_die (RoboModuleSet *set,
                 guint          card,
                 RoboDieNeed    need)
{
  const RoboCard *old = &set->cards.cards[card];

  if (need == ROBO_DIE_NEED_NONE)
    return robo_module_set_without_card_die (set, card);

  return robo_module_set_with_card_die (set, card, need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED,
                                        old->has_die ? old->die_min : 1, old->has_die ? old->die_max : 6);
}

static gpointer
apply_die (const RoboRepair *self,
           gpointer          set)
{
  return with_needed_die (set, self->problem.item, self->value);
}

/* Moves the row to a copy of the card. The copy follows the card, and has only this row and the die that the row
 * needs. */
static gpointer
apply_own_card (const RoboRepair *self,
                gpointer          set)
{
  guint              card = self->problem.item + 1;
  const RoboCardRow *row = self->data;
  g_autoptr (RoboModuleSet) copied = robo_module_set_with_card_from (set, card, set, card - 1);
  g_autoptr (RoboModuleSet) emptied = robo_module_set_without_row (copied, card - 1, self->problem.row);
  g_autoptr (RoboModuleSet) with_die = NULL;

  while (robo_module_set_get_n_rows (emptied, card) > 0)
    {
      RoboModuleSet *next = robo_module_set_without_row (emptied, card, 0);

      robo_module_set_unref (emptied);
      emptied = next;
    }
  with_die = with_needed_die (emptied, card, robo_card_row_get_die (row));

  return robo_module_set_with_new_row (with_die, card, 0, row);
}

static gpointer
apply_card_name (const RoboRepair *self,
                 gpointer          set)
{
  return robo_module_set_with_text (set, self->problem.item, "name", NULL, self->data);
}

static gpointer
apply_set_name (const RoboRepair *self,
                gpointer          set)
{
  return robo_module_set_with_text (set, ROBO_NO_CARD, "name", NULL, self->data);
}

static gpointer
apply_set_id (const RoboRepair *self,
              gpointer          set)
{
  return robo_module_set_with_id (set, self->data);
}

static gpointer
apply_colour (const RoboRepair *self,
              gpointer          set)
{
  return robo_module_set_with_attribute (set, self->problem.item, "colour", robo_card_colour_get_id (self->value));
}

static gpointer
apply_arena (const RoboRepair *self,
             gpointer          set)
{
  return robo_module_set_with_attribute (set, self->problem.item, "arena", self->data);
}

static gpointer
apply_reviewed (const RoboRepair *self,
                gpointer          set)
{
  return robo_module_set_with_text_reviewed (set, self->problem.item, self->data);
}

static gpointer
apply_no_text (const RoboRepair *self,
               gpointer          set)
{
  return robo_module_set_with_text (set, self->problem.item, "text", self->data, NULL);
}

/* Suggestions */

static void
offer_remove_row (const List *list)
{
  offer (list, apply_remove_row, g_strdup (_ ("Remove This Line")));
}

static void
offer_die (const List *list,
           RoboDieNeed need)
{
  static const char *const sentences[] = {
    [ROBO_DIE_NEED_NONE] = N_ ("Remove the Die From the Card"),
    [ROBO_DIE_NEED_BLUE] = N_ ("Give the Card a Blue Die"),
    [ROBO_DIE_NEED_RED] = N_ ("Give the Card a Red Die"),
  };

  offer (list, apply_die, g_strdup (_ (sentences[need])))->value = need;
}

static void
offer_own_card (const List *list)
{
  RoboCardRow row;

  if (list->set->cards.n_cards == ROBO_MAX_CARDS)
    return;

  robo_module_set_get_row (list->set, list->problem->item, list->problem->row, &row);
  offer (list, apply_own_card, g_strdup (_ ("Put This Line on a Card of Its Own")))->data = g_memdup2 (&row, sizeof row);
}

static void
offer_other_id (const List *list)
{
  char *id = robo_module_set_dup_free_id (list->set, get_card (list)->id, list->problem->item);

  /* Translators: %s is the id of a module such as "saw-blade-2". */
  offer (list, apply_card_id, g_strdup_printf (_ ("Give It the ID “%s”"), id))->data = id;
  offer (list, apply_remove_card, g_strdup (_ ("Remove the Card")));
}

/* Offers to add a row that works with the card's die as the first row, or to remove the card. */
static void
offer_first_row (const List *list)
{
  const RoboCard *card = get_card (list);
  RoboCardRow     row;

  if (!card->has_die)
    robo_card_row_init_ability (&row, ROBO_ABILITY_ABSORB);
  else if (card->die_colour == ROBO_BLUE)
    robo_card_row_init_effect (&row, ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, ROBO_ACTION_PUSH);
  else
    robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_DAMAGE);

  offer (list, apply_new_row, g_strdup (_ ("Add a First Line")))->data = g_memdup2 (&row, sizeof row);
  offer (list, apply_remove_card, g_strdup (_ ("Remove the Card")));
}

/* Offers combinations that the engine accepts, with the numbers of the old combination, or to remove the row. */
static void
offer_combinations (const List *list)
{
  RoboCardRow row;
  RoboEffect  old;
  gboolean    has_target;

  robo_module_set_get_row (list->set, list->problem->item, list->problem->row, &row);
  old = row.effect;
  has_target = robo_when_has_target (old.when, old.target);
  for (guint action = 0; has_target && action < robo_action_get_n (); action++)
    {
      if (!robo_effect_is_accepted (old.when, old.target, action))
        continue;
      row.effect.action = (guint8)action;
      /* Translators: %s is what a module does: “Push”, “Lightning damage”. */
      offer (list, apply_row, g_strdup_printf (_ ("Use “%s”"), robo_action_get_label (action)))->data =
        g_memdup2 (&row, sizeof row);
    }
  for (guint target = 0; !has_target && target < ROBO_N_TARGETS; target++)
    {
      if (!robo_when_has_target (old.when, target))
        continue;
      row.effect.target = (guint8)target;
      row.effect.action = (guint8)robo_action_find (old.when, target, old.action);
      /* Translators: %s is what a module reaches: “Everything adjacent”, “Own robot”. */
      offer (list, apply_row, g_strdup_printf (_ ("Target “%s”"), robo_target_get_label (target)))->data =
        g_memdup2 (&row, sizeof row);
    }
  offer_remove_row (list);
}

static void
offer_for_die (const List *list)
{
  RoboCardRow row;
  RoboDieNeed need;

  robo_module_set_get_row (list->set, list->problem->item, list->problem->row, &row);
  need = robo_card_row_get_die (&row);
  if (need != ROBO_DIE_NEED_NONE)
    offer_die (list, need);
  if (get_card (list)->has_die)
    offer_die (list, ROBO_DIE_NEED_NONE);
  if (robo_module_set_get_n_rows (list->set, list->problem->item) > 1)
    offer_own_card (list);
  offer_remove_row (list);
}

static void
offer_name (const List *list)
{
  gboolean    is_card = list->problem->item != ROBO_NO_CARD;
  const char *id = is_card ? get_card (list)->id : list->set->id;
  char       *name = g_strdelimit (g_strdup (id[0] != '\0' ? id : "my-modules"), "-_.", ' ');

  /* Make "Saw blade" of "saw-blade". */
  name[0] = g_ascii_toupper (name[0]);
  /* Translators: This is a button. %s is a name for a module or a module set. */
  offer (list, is_card ? apply_card_name : apply_set_name, g_strdup_printf (_ ("Name It “%s”"), name))->data = name;
}

static void
offer_for_idle (const List *list)
{
  if (list->problem->item == ROBO_NO_CARD)
    {
      char *id = robo_slug_new (robo_module_set_get_name (list->set), "module");

      offer (list, apply_set_id, g_strdup_printf (_ ("Give It the ID “%s”"), id))->data = id;
    }
  else if (list->problem->row != ROBO_NO_ROW)
    offer (list, apply_rewrite_row, g_strdup (_ ("Remove Unknown Entries")));
  else
    {
      static const char *const arenas[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };
      RoboIdle                 idle = list->problem->suggestion;

      /* Offer the arenas for a champion card, because a champion card has to belong to an arena (R11.1). */
      if (idle == ROBO_IDLE_CHAMPION)
        {
          for (guint i = 0; i < G_N_ELEMENTS (arenas); i++)
            /* Translators: %s is the id of an arena such as "rome". */
            offer (list, apply_arena, g_strdup_printf (_ ("Make It the Card for the Arena “%s”"), arenas[i]))->data =
              g_strdup (arenas[i]);
          offer (list, apply_colour, g_strdup (_ ("Make It a Yellow Card")))->value = ROBO_CARD_YELLOW;
        }
      else if (idle == ROBO_IDLE_DIE)
        offer_die (list, ROBO_DIE_NEED_NONE);
      else
        offer (list, apply_colour, g_strdup (_ ("Remove Unknown Entries")))->value = get_card (list)->colour;
    }
}

static void
offer_review (const List *list)
{
  const xmlNode *text = robo_xml_get_first (robo_module_set_get_node (list->set, list->problem->item), "text");

  for (guint i = 1; i < list->problem->suggestion && text != NULL; i++)
    text = robo_xml_get_next (text, "text");
  if (text == NULL)
    return;

  offer (list, apply_reviewed, g_strdup (_ ("Mark the Text as Reviewed")))->data = robo_xml_dup_language (text);
  offer (list, apply_no_text, g_strdup (_ ("Remove the Text")))->data = robo_xml_dup_language (text);
}

static void
offer_die_range (const List *list)
{
  const RoboCard *card = get_card (list);

  /* Translators: This is a button. The first %u is the least value of a die, the second the greatest value. */
  offer (list, apply_die, g_strdup_printf (_ ("Write %u to %u"), card->die_min, card->die_max))->value =
    card->die_colour == ROBO_BLUE ? ROBO_DIE_NEED_BLUE : ROBO_DIE_NEED_RED;
}

static void
offer_split (const List *list)
{
  offer_own_card (list);
  offer_remove_row (list);
}

/* This table has the suggestions for kinds of problems: either a function that makes them, or the title of the repair
 * that writes the effect or ability of the card once more. */
static const struct
{
  RoboProblemCode code;
  void (*offer) (const List *list);
  const char *rewrite;
} offers[] = {
  { ROBO_PROBLEM_CARD_ID_TWICE, offer_other_id },
  { ROBO_PROBLEM_CARD_EMPTY, offer_first_row },
  { ROBO_PROBLEM_CARD_DIE_RANGE, offer_die_range },
  { ROBO_PROBLEM_CARD_AMOUNTS, NULL, N_ ("Enter One Amount for Each Value") },
  { ROBO_PROBLEM_CARD_AMOUNTS_DIE, NULL, N_ ("Enter One Amount") },
  { ROBO_PROBLEM_CARD_REACH, NULL, N_ ("Remove What It Can’t Have") },
  { ROBO_PROBLEM_VALUE, NULL, N_ ("Use a Valid Number") },
  { ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS, offer_split },
  { ROBO_PROBLEM_CARD_ROW_TWICE, offer_split },
  { ROBO_PROBLEM_CARD_COMBINATION, offer_combinations },
  { ROBO_PROBLEM_CARD_DIE, offer_for_die },
  { ROBO_PROBLEM_NO_EFFECT, offer_for_idle },
  { ROBO_PROBLEM_NO_NAME, offer_name },
  { ROBO_PROBLEM_UNREVIEWED, offer_review },
};

static guint
count_errors (const RoboModuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_module_set_check (set, problems);

  return robo_problems_count (problems, ROBO_SEVERITY_ERROR);
}

GPtrArray *
robo_card_repairs_new (RoboModuleSet     *set,
                       const RoboProblem *problem)
{
  GPtrArray *repairs = robo_repairs_new ();
  List       list = { repairs, set, problem };
  guint      n_errors;

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      if (offers[i].code != problem->code)
        continue;
      if (offers[i].offer != NULL)
        offers[i].offer (&list);
      else if (problem->row != ROBO_NO_ROW)
        offer (&list, apply_rewrite_row, g_strdup (_ (offers[i].rewrite)));
    }
  if (problem->code->severity != ROBO_SEVERITY_ERROR)
    return repairs;

  /* Drop repairs that only replace the problem by another problem. For example, a red die for one row does not help
   * if another row needs a blue die. */
  n_errors = count_errors (set);
  for (guint i = repairs->len; i-- > 0;)
    {
      g_autoptr (RoboModuleSet) repaired = robo_repair_apply (repairs->pdata[i], set);

      if (count_errors (repaired) >= n_errors)
        g_ptr_array_remove_index (repairs, i);
    }

  return repairs;
}
