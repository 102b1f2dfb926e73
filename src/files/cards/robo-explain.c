// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-explain.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-killbot.h"

#include "robo-card-vocabulary.h"

/* Adds a sentence to a list, which takes ownership of the sentence. */
static void
take_sentence (GStrvBuilder *sentences,
               char         *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

/* Joins the sentences to a paragraph and frees their list. All languages of the program put a blank between
 * sentences. */
static void
end_paragraph (GStrvBuilder *paragraphs,
               GStrvBuilder *sentences)
{
  g_auto (GStrv) all = g_strv_builder_end (sentences);

  if (all[0] != NULL)
    take_sentence (paragraphs, g_strjoinv (" ", all));
  g_strv_builder_unref (sentences);
}

/* The die */

static char *
dup_die_sentence (const RoboCard *card)
{
  gboolean is_blue = card->die_colour == ROBO_BLUE;

  if (card->die_min == 1 && card->die_max == 6)
    return g_strdup (is_blue ? _ ("Works with any blue die.") : _ ("Works with any red die."));
  if (card->die_min == card->die_max)
    return g_strdup_printf (is_blue
                              /* Translators: %u is a dice value. */
                              ? _ ("Works with a blue die that shows %u.")
                              /* Translators: %u is a dice value. */
                              : _ ("Works with a red die that shows %u."),
                            card->die_min);

  if (card->die_max == card->die_min + 1)
    return g_strdup_printf (is_blue
                              /* Translators: Both %u are dice values. */
                              ? _ ("Works with a blue die that shows %u or %u.")
                              /* Translators: Both %u are dice values. */
                              : _ ("Works with a red die that shows %u or %u."),
                            card->die_min, card->die_max);

  return g_strdup_printf (is_blue
                            /* Translators: The first %u is the least dice value, the second the greatest. */
                            ? _ ("Works with a blue die that shows %u to %u.")
                            /* Translators: The first %u is the least dice value, the second the greatest. */
                            : _ ("Works with a red die that shows %u to %u."),
                          card->die_min, card->die_max);
}

/* Effects */

/* Adds the sentences about an effect. The first sentence has the first amount that is not 0, if there is one;
 * sentences about mines and about other amounts of the effect follow. */
static void
add_effect (GStrvBuilder     *sentences,
            const RoboCard   *card,
            const RoboEffect *effect)
{
  guint    least = card->has_die ? card->die_min : 0;
  guint    most = card->has_die ? card->die_max : 0;
  guint    first = least;
  guint    base;
  gboolean differs_at_start = FALSE;

  while (first < most && effect->amount[first] == 0)
    first++;
  base = effect->amount[first];
  take_sentence (sentences, robo_effect_dup_sentence (effect, base));
  if (robo_action_lays_mines (effect->action))
    {
      take_sentence (sentences,
                     /* Translators: %u is a number of mines. */
                     g_strdup_printf (ngettext ("You have %u mine; if it’s already in the arena, you pick it up to lay it again.",
                                                "You have %u mines; if all of them are already in the arena, you pick one up to lay it again.",
                                                effect->tokens),
                                      effect->tokens));
      take_sentence (sentences,
                     /* Translators: %u is an amount of damage. */
                     g_strdup_printf (ngettext ("A mine that’s entered, pushed or damaged detonates, dealing %u damage.",
                                                "A mine that’s entered, pushed or damaged detonates, dealing %u damage.", effect->damage),
                                      effect->damage));
    }
  if (!robo_action_has_amount (effect->action))
    return;

  for (guint min = least, value = least; value <= most; value++)
    {
      differs_at_start |= effect->from_start > 0 && effect->amount[value] != effect->from_start;
      if (value < most && effect->amount[value + 1] == effect->amount[value])
        continue;
      if (effect->amount[value] != base)
        take_sentence (sentences, robo_effect_dup_value_sentence (effect, min, value, effect->amount[value]));
      min = value + 1;
    }
  if (differs_at_start)
    take_sentence (sentences, robo_effect_dup_start_sentence (effect));
  if (effect->times != ROBO_TIMES_ONE)
    g_strv_builder_add (sentences, robo_times_get_sentence (effect->times));
}

/* Adds the sentence about the range of an effect, if the effect has a range (R14.7). */
static void
add_range (GStrvBuilder     *sentences,
           const RoboEffect *effect)
{
  if (effect->range == 0)
    return;

  take_sentence (sentences, effect->target == ROBO_TARGET_THROWN
                              /* Translators: %u is a number of spaces. */
                              ? g_strdup_printf (ngettext ("It flies up to %u space.", "It flies up to %u spaces.",
                                                           effect->range),
                                                 effect->range)
                              /* Translators: %u is a number of spaces. */
                              : g_strdup_printf (ngettext ("It has a range of %u space.", "It has a range of %u spaces.", effect->range),
                                                 effect->range));
}

/* Conditions, uses and costs (R14.1 to R14.3) */

static void
add_guards (GStrvBuilder   *paragraphs,
            const RoboCard *card)
{
  GStrvBuilder *sentences = g_strv_builder_new ();

  for (guint i = 0; i < card->n_conditions; i++)
    take_sentence (sentences, robo_condition_dup_sentence (&card->conditions[i]));
  if (card->uses > 0)
    take_sentence (sentences, robo_uses_dup_sentence (card->per, card->uses));
  for (guint i = 0; i < card->n_costs; i++)
    take_sentence (sentences, robo_cost_dup_sentence (&card->costs[i]));
  end_paragraph (paragraphs, sentences);
}

/* Holds the number of effects with one trigger, and properties that at least one of these effects has. */
typedef struct
{
  guint    n_effects;
  guint    n_mandatory;
  gboolean needs_target;
  gboolean has_adjacent;
  gboolean has_detonation;
  gboolean has_damage;
  gboolean has_other;
} Moment;

/* Returns whether the card must be used when its trigger occurs. A card that replaces firing is used as a whole as
 * soon as one of its effects is mandatory (R6.5). */
static gboolean
must_use (const Moment *moment,
          RoboWhen      when)
{
  return moment->n_mandatory == moment->n_effects || (when == ROBO_WHEN_FIRE && moment->n_mandatory > 0);
}

static void
add_moment (GStrvBuilder    *paragraphs,
            const RoboCard  *card,
            RoboWhen         when,
            const RoboRules *rules)
{
  const char   *often = robo_when_get_often (when, rules != NULL && rules->bump_every_step);
  GStrvBuilder *sentences = g_strv_builder_new ();
  Moment        moment;
  gboolean      is_mixed;

  memset (&moment, 0, sizeof moment);
  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when != when)
        continue;
      moment.n_effects++;
      moment.n_mandatory += effect->is_mandatory;
      moment.needs_target |= robo_effect_needs_target (effect);
      moment.has_adjacent |= effect->target == ROBO_TARGET_ADJACENT;
      moment.has_detonation |= effect->action == ROBO_ACTION_DETONATE || robo_action_lays_mines (effect->action);
      moment.has_damage |= robo_action_is_damage (effect->action);
      moment.has_other |= !robo_action_is_damage (effect->action);
    }
  is_mixed = !must_use (&moment, when) && moment.n_mandatory > 0;
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when != when)
        continue;
      add_effect (sentences, card, &card->effects[i]);
      add_range (sentences, &card->effects[i]);
      if (is_mixed)
        g_strv_builder_add (sentences, card->effects[i].is_mandatory ? _ ("This part is mandatory.")
                                                                     : _ ("This part is optional."));
    }
  if (often != NULL)
    g_strv_builder_add (sentences, often);

  if (moment.needs_target)
    g_strv_builder_add (sentences, _ ("Without such a target, it can’t be used."));
  /* Don't mention the card's own robot if it was destroyed, because it is out before its bomb detonates (R1.8, R7.10,
   * R2.3). */
  if (moment.has_detonation)
    g_strv_builder_add (sentences, when == ROBO_WHEN_DESTROYED
                                     ? _ ("A detonation hits everything on its space and on all adjacent ones; walls "
                                          "stop it.")
                                     : _ ("A detonation hits everything on its space and on all adjacent ones, even "
                                          "your own robot; walls stop it."));
  if (moment.has_adjacent)
    g_strv_builder_add (sentences, _ ("Walls block the way to adjacent spaces; pits and lightning barriers don’t."));
  if (moment.n_effects > 1 && moment.has_damage && moment.has_other)
    g_strv_builder_add (sentences, _ ("Damage is dealt first; the rest follows in this order."));
  if (must_use (&moment, when))
    g_strv_builder_add (sentences, _ ("It’s mandatory whenever possible."));
  else if (moment.n_mandatory == 0)
    g_strv_builder_add (sentences, moment.n_effects > 1 ? _ ("You decide each time whether to use it; it’s all or nothing.")
                                                        : _ ("You decide each time whether to use it."));
  end_paragraph (paragraphs, sentences);
}

/* The whole card */

char **
robo_explain_card (const RoboCard  *card,
                   const RoboRules *rules,
                   const char      *arena)
{
  g_autoptr (GStrvBuilder) paragraphs = g_strv_builder_new ();
  GStrvBuilder *sentences;

  if (card->n_effects + card->n_abilities == 0)
    return g_strv_builder_end (paragraphs);

  if (card->has_die && robo_card_asks_for_die (card))
    take_sentence (paragraphs, dup_die_sentence (card));
  add_guards (paragraphs, card);
  for (guint when = 0; when < ROBO_N_WHENS; when++)
    {
      if (robo_card_has_when (card, when))
        add_moment (paragraphs, card, when, rules);
    }
  for (guint i = 0; i < card->n_abilities; i++)
    {
      const RoboAbility *ability = &card->abilities[i];
      GStrvBuilder      *sentences = g_strv_builder_new ();

      take_sentence (sentences, robo_ability_dup_sentence (ability));
      /* Add the sentences about jumps (R8.20). */
      if (robo_ability_jumps (ability->kind))
        {
          g_strv_builder_add (sentences, _ ("Each lightning barrier it crosses deals it 1 lightning damage, and a mine it lands on detonates."));
          if (ability->damage > 0)
            /* Translators: %u is an amount of damage. */
            take_sentence (sentences, g_strdup_printf (ngettext ("A robot on the landing space takes %u damage.",
                                                                 "A robot on the landing space takes %u damage.", ability->damage),
                                                       ability->damage));
          take_sentence (sentences,
                         /* Translators: %u is a number of spaces. */
                         g_strdup_printf (ngettext ("A robot still on the landing space is then pushed %u space farther; if it doesn’t move at all, it’s destroyed.",
                                                    "A robot still on the landing space is then pushed %u spaces farther; if it doesn’t move at all, it’s destroyed.",
                                                    ability->push),
                                          ability->push));
        }
      if (card->has_die && robo_card_asks_for_die (card) &&
          robo_ability_get_numbers (ability->kind)->die == ROBO_DIE_NEED_NONE)
        g_strv_builder_add (sentences, _ ("The die doesn’t matter here."));
      end_paragraph (paragraphs, sentences);
    }

  sentences = g_strv_builder_new ();
  if (card->colour == ROBO_CARD_CHAMPION && arena != NULL)
    take_sentence (sentences,
                   /* Translators: %s is the name of an arena. */
                   g_strdup_printf (_ ("It’s the champion card of the arena “%s”. In a championship, its titleholder must have it equipped there. It isn’t in any deck."),
                                    arena));
  else if (card->colour == ROBO_CARD_CHAMPION)
    g_strv_builder_add (sentences, _ ("It’s a champion card, so it isn’t in any deck."));
  if (!robo_card_suits_killbot (card))
    g_strv_builder_add (sentences, _ ("KillBots can’t have it."));
  end_paragraph (paragraphs, sentences);

  return g_strv_builder_end (paragraphs);
}
