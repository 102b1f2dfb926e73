// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-card-repair.h"

#include <glib/gi18n-lib.h>

#include "robo-card-labels.h"
#include "robo-card-review.h"
#include "robo-module-edit-private.h"

typedef RoboModuleSet *(*ApplyFunc) (const RoboCardRepair *self);

struct _RoboCardRepair
{
  char          *sentence;
  RoboModuleSet *set;
  ApplyFunc      apply;
  guint          card;
  guint          row;
  guint          value; /* what it stands for says who applies it */
  char          *text;
  RoboCardRow    content;
};

/* While repairs are listed */
typedef struct
{
  GPtrArray         *repairs;
  RoboModuleSet     *set;
  const RoboProblem *problem;
} List;

void
robo_card_repair_free (RoboCardRepair *self)
{
  if (self == NULL)
    return;

  g_free (self->sentence);
  g_free (self->text);
  robo_module_set_unref (self->set);
  g_free (self);
}

const char *
robo_card_repair_get_sentence (const RoboCardRepair *self)
{
  return self->sentence;
}

RoboModuleSet *
robo_card_repair_apply (const RoboCardRepair *self)
{
  return self->apply (self);
}

static RoboCardRepair *
offer (const List *list,
       ApplyFunc   apply,
       char       *sentence)
{
  RoboCardRepair *self = g_new0 (RoboCardRepair, 1);

  self->sentence = sentence;
  self->set = robo_module_set_ref (list->set);
  self->apply = apply;
  self->card = list->problem->card;
  self->row = list->problem->row;
  g_ptr_array_add (list->repairs, self);

  return self;
}

static const RoboCard *
get_card (const List *list)
{
  return &list->set->cards.cards[list->problem->card];
}

static RoboDieNeed
get_need (const RoboCardRow *row)
{
  return row->is_ability ? robo_ability_get_numbers (row->ability.kind)->die : robo_when_get_die (row->effect.when);
}

/* What repairs do */

static RoboModuleSet *
apply_card_id (const RoboCardRepair *self)
{
  return robo_module_set_with_card_id (self->set, self->card, self->text);
}

static RoboModuleSet *
apply_remove_card (const RoboCardRepair *self)
{
  return robo_module_set_without_card (self->set, self->card);
}

static RoboModuleSet *
apply_remove_row (const RoboCardRepair *self)
{
  return robo_module_set_without_row (self->set, self->card, self->row);
}

static RoboModuleSet *
apply_rewrite_row (const RoboCardRepair *self)
{
  return robo_module_set_with_row_rewritten (self->set, self->card, self->row);
}

static RoboModuleSet *
apply_row (const RoboCardRepair *self)
{
  return robo_module_set_with_row (self->set, self->card, self->row, &self->content);
}

static RoboModuleSet *
apply_new_row (const RoboCardRepair *self)
{
  return robo_module_set_with_new_row (self->set, self->card, 0, &self->content);
}

static RoboModuleSet *
apply_die (const RoboCardRepair *self)
{
  const RoboCard *card = &self->set->cards.cards[self->card];

  return robo_module_set_with_card_die (self->set, self->card, self->value, card->has_die ? card->die_min : 1,
                                        card->has_die ? card->die_max : 6);
}

static RoboModuleSet *
apply_no_die (const RoboCardRepair *self)
{
  return robo_module_set_without_card_die (self->set, self->card);
}

/* @set is taken. */
static RoboModuleSet *
take_needed_die (RoboModuleSet *set,
                 guint          card,
                 RoboDieNeed    need)
{
  g_autoptr (RoboModuleSet) owned = set;
  const RoboCard *old = &set->cards.cards[card];
  guint           min = old->has_die ? old->die_min : 1;
  guint           max = old->has_die ? old->die_max : 6;

  if (need == ROBO_DIE_NEED_NONE)
    return robo_module_set_without_card_die (set, card);

  return robo_module_set_with_card_die (set, card, need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED, min, max);
}

/* @set is taken. */
static RoboModuleSet *
take_all_rows (RoboModuleSet *set,
               guint          card)
{
  while (robo_module_set_get_n_rows (set, card) > 0)
    {
      RoboModuleSet *next = robo_module_set_without_row (set, card, 0);

      robo_module_set_unref (set);
      set = next;
    }

  return set;
}

/* A copy of the card with this line only, and the die that it needs. */
static RoboModuleSet *
apply_own_card (const RoboCardRepair *self)
{
  g_autoptr (RoboModuleSet) copied = robo_module_set_with_card_from (self->set, self->card + 1, self->set, self->card);
  g_autoptr (RoboModuleSet) set = take_all_rows (robo_module_set_without_row (copied, self->card, self->row), self->card + 1);

  set = take_needed_die (g_steal_pointer (&set), self->card + 1, get_need (&self->content));

  return robo_module_set_with_new_row (set, self->card + 1, 0, &self->content);
}

static RoboModuleSet *
apply_card_name (const RoboCardRepair *self)
{
  return robo_module_set_with_card_name (self->set, self->card, NULL, self->text);
}

static RoboModuleSet *
apply_set_name (const RoboCardRepair *self)
{
  return robo_module_set_with_name (self->set, NULL, self->text);
}

static RoboModuleSet *
apply_set_id (const RoboCardRepair *self)
{
  return robo_module_set_with_id (self->set, self->text);
}

static RoboModuleSet *
apply_colour (const RoboCardRepair *self)
{
  return robo_module_set_with_card_colour (self->set, self->card, self->value);
}

static RoboModuleSet *
apply_arena (const RoboCardRepair *self)
{
  return robo_module_set_with_card_arena (self->set, self->card, self->text);
}

static RoboModuleSet *
apply_reviewed (const RoboCardRepair *self)
{
  return robo_module_set_with_text_reviewed (self->set, self->card, self->text);
}

static RoboModuleSet *
apply_no_text (const RoboCardRepair *self)
{
  return robo_module_set_with_card_text (self->set, self->card, self->text, NULL);
}

/* What is offered */

static void
offer_remove_row (const List *list)
{
  offer (list, apply_remove_row, g_strdup (_ ("Remove This Line")));
}

static void
offer_die (const List *list,
           RoboColour  colour)
{
  offer (list, apply_die,
         g_strdup (colour == ROBO_BLUE ? _ ("Give the Card a Blue Die") : _ ("Give the Card a Red Die")))
    ->value = colour;
}

static void
offer_no_die (const List *list)
{
  offer (list, apply_no_die, g_strdup (_ ("Take the Die off the Card")));
}

static void
offer_own_card (const List *list)
{
  RoboCardRow row;

  if (list->set->cards.n_cards == ROBO_MAX_CARDS)
    return;

  robo_module_set_get_row (list->set, list->problem->card, list->problem->row, &row);
  offer (list, apply_own_card, g_strdup (_ ("Put This Line on a Card of Its Own")))->content = row;
}

static void
offer_other_id (const List *list)
{
  char *id = robo_module_set_dup_free_id (list->set, get_card (list)->id, list->problem->card);

  /* Translators: %s is the id of a module such as "saw-blade-2". */
  offer (list, apply_card_id, g_strdup_printf (_ ("Give It the Id “%s”"), id))->text = id;
  offer (list, apply_remove_card, g_strdup (_ ("Remove the Card")));
}

/* Something that works with the die there is. */
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

  offer (list, apply_new_row, g_strdup (_ ("Add a Line to Begin With")))->content = row;
  offer (list, apply_remove_card, g_strdup (_ ("Remove the Card")));
}

static void
offer_content (const List        *list,
               const RoboCardRow *content,
               char              *sentence)
{
  offer (list, apply_row, sentence)->content = *content;
}

static RoboAction
find_action (const RoboEffect *effect,
             RoboTarget        target)
{
  for (guint action = 0; action < ROBO_N_ACTIONS; action++)
    {
      if (robo_effect_is_accepted (effect->when, target, action) &&
          (action == effect->action || !robo_effect_is_accepted (effect->when, target, effect->action)))
        return action;
    }

  g_return_val_if_reached (ROBO_ACTION_DAMAGE);
}

/* Only what is accepted; the numbers are those there were. */
static void
offer_combinations (const List *list)
{
  RoboCardRow row;
  RoboEffect  old;
  gboolean    has_target;

  robo_module_set_get_row (list->set, list->problem->card, list->problem->row, &row);
  old = row.effect;
  has_target = robo_when_has_target (old.when, old.target);
  for (guint action = 0; has_target && action < ROBO_N_ACTIONS; action++)
    {
      if (!robo_effect_is_accepted (old.when, old.target, action))
        continue;
      row.effect.action = (guint8)action;
      /* Translators: %s is what a module does: “Push”, “Lightning damage”. */
      offer_content (list, &row, g_strdup_printf (_ ("Let It Do “%s”"), robo_action_get_label (action)));
    }
  for (guint target = 0; !has_target && target < ROBO_N_TARGETS; target++)
    {
      if (!robo_when_has_target (old.when, target))
        continue;
      row.effect.target = (guint8)target;
      row.effect.action = (guint8)find_action (&old, target);
      /* Translators: %s is what a module reaches: “Everything adjacent”, “Own robot”. */
      offer_content (list, &row, g_strdup_printf (_ ("Let It Reach “%s”"), robo_target_get_label (target)));
    }
  offer_remove_row (list);
}

static void
offer_for_die (const List *list)
{
  RoboCardRow row;
  RoboDieNeed need;

  robo_module_set_get_row (list->set, list->problem->card, list->problem->row, &row);
  need = get_need (&row);
  if (need != ROBO_DIE_NEED_NONE)
    offer_die (list, need == ROBO_DIE_NEED_BLUE ? ROBO_BLUE : ROBO_RED);
  if (get_card (list)->has_die)
    offer_no_die (list);
  if (robo_module_set_get_n_rows (list->set, list->problem->card) > 1)
    offer_own_card (list);
  offer_remove_row (list);
}

/* "saw-blade" to "Saw blade". */
static char *
dup_name_of_id (const char *id)
{
  char *name = g_strdelimit (g_strdup (id), "-_.", ' ');

  name[0] = g_ascii_toupper (name[0]);

  return name;
}

static void
offer_name (const List *list)
{
  gboolean    is_card = list->problem->card != ROBO_NO_CARD;
  const char *id = is_card ? get_card (list)->id : list->set->id;
  char       *name = dup_name_of_id (id[0] != '\0' ? id : "my-modules");

  /* Translators: %s is a name. */
  offer (list, is_card ? apply_card_name : apply_set_name, g_strdup_printf (_ ("Name It “%s”"), name))->text = name;
}

static void
offer_set_id (const List *list)
{
  char *id = robo_module_id_from_name (robo_module_set_get_name (list->set));

  offer (list, apply_set_id, g_strdup_printf (_ ("Give It the Id “%s”"), id))->text = id;
}

/* R11.1. */
static void
offer_arenas (const List *list)
{
  static const char *const arenas[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

  for (guint i = 0; i < G_N_ELEMENTS (arenas); i++)
    /* Translators: %s is the id of an arena such as "rome". */
    offer (list, apply_arena, g_strdup_printf (_ ("Make It the Card of the Arena “%s”"), arenas[i]))->text = g_strdup (arenas[i]);
  offer (list, apply_colour, g_strdup (_ ("Make It a Yellow Card")))->value = ROBO_CARD_YELLOW;
}

/* A card may have several of these: what is not there is not offered. */
static void
offer_for_idle_card (const List *list)
{
  const RoboCard *card = get_card (list);
  const xmlNode  *node = robo_module_set_get_node (list->set, list->problem->card);

  if (card->colour == ROBO_CARD_CHAMPION && !robo_xml_has (node, "arena"))
    offer_arenas (list);
  if (robo_xml_has (node, card->colour == ROBO_CARD_CHAMPION ? "copies" : "arena"))
    offer (list, apply_colour, g_strdup (_ ("Remove What Means Nothing")))->value = card->colour;
  if (card->has_die && card->n_effects == 0)
    offer_no_die (list);
}

static void
offer_for_idle (const List *list)
{
  if (list->problem->card == ROBO_NO_CARD)
    offer_set_id (list);
  else if (list->problem->row != ROBO_NO_ROW)
    offer (list, apply_rewrite_row, g_strdup (_ ("Remove What Means Nothing")));
  else
    offer_for_idle_card (list);
}

static void
offer_review (const List *list)
{
  const xmlNode *text = robo_xml_get_first (robo_module_set_get_node (list->set, list->problem->card), "text");

  for (guint i = 1; i < list->problem->suggestion && text != NULL; i++)
    text = robo_xml_get_next (text, "text");
  if (text == NULL)
    return;

  offer (list, apply_reviewed, g_strdup (_ ("Mark the Text as Reviewed")))->text = robo_xml_dup_language (text);
  offer (list, apply_no_text, g_strdup (_ ("Remove the Text")))->text = robo_xml_dup_language (text);
}

static void
offer_for_code (const List *list)
{
  const RoboCard *card = list->problem->card != ROBO_NO_CARD ? get_card (list) : NULL;

  switch ((guint)list->problem->code)
    {
    case ROBO_PROBLEM_CARD_ID_TWICE:
      offer_other_id (list);
      break;

    case ROBO_PROBLEM_CARD_EMPTY:
      offer_first_row (list);
      break;

    case ROBO_PROBLEM_CARD_DIE_RANGE:
      /* Translators: the range of a die, the lesser value first. */
      offer (list, apply_die, g_strdup_printf (_ ("Write %u to %u"), card->die_min, card->die_max))->value = card->die_colour;
      break;

    case ROBO_PROBLEM_CARD_AMOUNTS:
      offer (list, apply_rewrite_row, g_strdup (_ ("Write One Amount for Each Value")));
      break;

    case ROBO_PROBLEM_CARD_AMOUNTS_DIE:
      offer (list, apply_rewrite_row, g_strdup (_ ("Write One Amount")));
      break;

    case ROBO_PROBLEM_VALUE:
      if (list->problem->row != ROBO_NO_ROW)
        offer (list, apply_rewrite_row, g_strdup (_ ("Write a Number That Is Allowed")));
      break;

    case ROBO_PROBLEM_CARD_TOO_MANY_EFFECTS:
    case ROBO_PROBLEM_CARD_ROW_TWICE:
      offer_own_card (list);
      offer_remove_row (list);
      break;

    case ROBO_PROBLEM_CARD_COMBINATION:
      offer_combinations (list);
      break;

    case ROBO_PROBLEM_CARD_DIE:
      offer_for_die (list);
      break;

    case ROBO_PROBLEM_NO_EFFECT:
      offer_for_idle (list);
      break;

    case ROBO_PROBLEM_NO_NAME:
      offer_name (list);
      break;

    case ROBO_PROBLEM_UNREVIEWED:
      offer_review (list);
      break;

    default:
      break;
    }
}

static guint
count_errors (const RoboModuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  robo_module_set_check (set, problems);

  return robo_problems_count (problems, ROBO_SEVERITY_ERROR);
}

/* The red die that one line wants would only move the problem to another that wants a blue one. */
static void
drop_useless (const List *list)
{
  guint n_errors = count_errors (list->set);

  for (guint i = list->repairs->len; i-- > 0;)
    {
      g_autoptr (RoboModuleSet) repaired = robo_card_repair_apply (list->repairs->pdata[i]);

      if (count_errors (repaired) >= n_errors)
        g_ptr_array_remove_index (list->repairs, i);
    }
}

GPtrArray *
robo_card_repairs_new (RoboModuleSet     *set,
                       const RoboProblem *problem)
{
  GPtrArray *repairs = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_card_repair_free);
  List       list = { repairs, set, problem };

  offer_for_code (&list);
  if (robo_problem_code_get_severity (problem->code) == ROBO_SEVERITY_ERROR)
    drop_useless (&list);

  return repairs;
}
