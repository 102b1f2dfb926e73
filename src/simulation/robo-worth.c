// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-worth.h"

#include <string.h>

#include "files/arena/robo-library.h"
#include "files/match/robo-match-killbots.h"
#include "robo-balance-count.h"

#define ARENA_ID "twin-cities"

/* Advanced players use all modules, which beginners do not. These are also the defaults of the command that measures
 * the balance of modules, so both have the same figures. */
const RoboMeterOrder robo_worth_usual_order = {
  .level = ROBO_LEVEL_CLUB,
  .seed = 1,
  .n_games = 1000,
  .n_batch = 100
};

RoboArena *
robo_worth_load_arena (RoboProblems *problems)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  /* Load the arena from its file, because a search for its id would read all arenas. */
  const char      *folder = robo_library_get_bundled_folder (library);
  g_autofree char *path = g_build_filename (folder, ARENA_ID ROBO_ARENA_SUFFIX, NULL);

  return robo_arena_load_file (path, problems);
}

RoboMatchSetup *
robo_worth_create_setup (RoboModuleSet *set,
                         RoboArena     *arena,
                         RoboRuleSet   *rule_set,
                         RoboLevel      level,
                         guint64        seed)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  const RoboPlan *plan = robo_arena_get_plan (setup->arena);

  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
  setup->seed = seed;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint start = 0;

      while (start < plan->n_starts && plan->starts[start].side != setup->seats[i].side)
        start++;
      if (start < plan->n_starts)
        robo_match_setup_set_seat (setup, i, ROBO_PLAYER_COMPUTER, NULL);
      setup->seats[i].level = level;
    }
  if (!robo_match_setup_add_modules (setup, set, problems) || robo_match_setup_check (setup) != NULL)
    return NULL;

  return g_steal_pointer (&setup);
}

char *
robo_worth_dup_digest (RoboModuleSet *set,
                       RoboRuleSet   *rule_set)
{
  const RoboCards *cards = robo_module_set_get_cards (set);
  const RoboCards *others = robo_modules_get_cards (robo_rule_set_get_modules (rule_set));
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < cards->n_cards; i++)
    {
      RoboCard card = cards->cards[i];
      guint8   copies = (guint8)robo_module_set_get_copies (set, i);
      guint8   twin = (guint8)robo_cards_find (cards, card.id); /* cards with the same id are played as one card */

      /* The id matters only if the card takes the place of a card of the rules. */
      if (robo_cards_find (others, card.id) == ROBO_NO_CARD)
        memset (card.id, 0, sizeof card.id);
      g_checksum_update (checksum, (const guchar *)&card, sizeof card);
      g_checksum_update (checksum, &copies, 1);
      g_checksum_update (checksum, &twin, 1);
    }

  return g_strdup (g_checksum_get_string (checksum));
}

static gboolean
progress_cb (guint    n_done,
             gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

RoboWorth *
robo_worth_measure (RoboModuleSet        *set,
                    RoboArena            *arena,
                    RoboRuleSet          *rule_set,
                    const RoboMeterOrder *order,
                    const RoboWorth      *earlier,
                    guint                 n_games,
                    GCancellable         *cancellable)
{
  guint n_earlier = earlier != NULL ? earlier->result.n_games : 0;
  g_autoptr (RoboMatchSetup) setup = robo_worth_create_setup (set, arena, rule_set, order->level, order->seed);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  g_autoptr (RoboWorth) self = g_new0 (RoboWorth, 1);
  const RoboCards  *cards = robo_module_set_get_cards (set);
  RoboKillbotDeal   deal = { setup, rule_set };
  RoboBalanceJob    job = { .seed = order->seed + n_earlier,
                            .n_games = n_games - n_earlier,
                            .n_threads = MAX (g_get_num_processors (), 2) - 1,
                            .prepare = robo_match_setup_deal_game,
                            .prepare_data = &deal };
  RoboBalanceResult result;

  g_atomic_ref_count_init (&self->ref_count);
  g_return_val_if_fail (setup != NULL && n_games > n_earlier, NULL);

  self->n_cards = cards->n_cards;
  for (guint i = 0; i < cards->n_cards; i++)
    self->numbers[i] = robo_cards_find (robo_modules_get_cards (setup->modules), cards->cards[i].id);
  robo_match_setup_fill (setup, board, &job.setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    job.levels[i] = order->level;
  if (!robo_balance_play (&job, progress_cb, cancellable, &result))
    return NULL;

  if (earlier != NULL)
    self->result = earlier->result;
  robo_balance_add (&self->result, &result);

  return g_steal_pointer (&self);
}

RoboWorth *
robo_worth_ref (RoboWorth *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_worth_unref (RoboWorth *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

guint
robo_worth_count_dealt (const RoboWorth *self,
                        guint            card)
{
  g_return_val_if_fail (card < self->n_cards, 0);

  return self->result.cards[self->numbers[card]].n_dealt;
}

RoboShare
robo_worth_get_share (const RoboWorth *self,
                      guint            card)
{
  return robo_balance_get_card_share (&self->result, self->numbers[card]);
}

RoboVerdict
robo_worth_get_verdict (const RoboWorth *self,
                        guint            card)
{
  return robo_balance_judge_card (&self->result, self->numbers[card]);
}

double
robo_worth_get_average (const RoboWorth *self)
{
  return (double)self->result.n_dealt_won / MAX (self->result.n_dealt, 1);
}
