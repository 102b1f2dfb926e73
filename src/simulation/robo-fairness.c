// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-fairness.h"

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-check.h"
#include "files/arena/robo-arena-ways.h"
#include "files/arena/robo-arena.h"
#include "files/match/robo-match-killbots.h"
#include "robo-balance-count.h"
#include "robo-balance-words.h"

/* Advanced players use all features of an arena, which beginners do not. */
const RoboMeterOrder robo_fairness_usual_order = {
  .level = ROBO_LEVEL_CLUB,
  .seed = 1,
  .n_games = 300,
  .n_batch = 50
};

/* Games */

/* Puts an equal computer at each side with starting spaces. */
static RoboMatchSetup *
create_setup (const RoboPlan       *plan,
              RoboRuleSet          *rule_set,
              const RoboMeterOrder *order)
{
  g_autoptr (RoboArena) arena = robo_arena_new ("fairness", plan);
  RoboMatchSetup  *setup = robo_match_setup_new (arena);
  const RoboRules *rules = robo_rule_set_get_rules (rule_set);

  robo_match_setup_set_rules (setup, rules, rules->modules ? robo_rule_set_get_modules (rule_set) : NULL);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint start = 0;

      while (start < plan->n_starts && plan->starts[start].side != setup->seats[i].side)
        start++;
      if (start < plan->n_starts)
        robo_match_setup_set_seat (setup, i, ROBO_PLAYER_COMPUTER, NULL);
      setup->seats[i].level = order->level;
    }

  return setup;
}

gboolean
robo_fairness_is_possible (const RoboPlan *plan,
                           RoboRuleSet    *rule_set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchSetup) setup = NULL;

  if (!robo_arena_check (plan, ROBO_ARENA_PLAYABLE, problems))
    return FALSE;

  setup = create_setup (plan, rule_set, &robo_fairness_usual_order);

  return robo_match_setup_check (setup) == NULL;
}

char *
robo_fairness_dup_digest (const RoboPlan *plan,
                          RoboRuleSet    *rule_set)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  RoboPlan bare = *plan;

  /* The look does not affect games. */
  bare.theme = 0;
  g_checksum_update (checksum, (const guchar *)&bare, sizeof bare);
  g_checksum_update (checksum, (const guchar *)robo_rule_set_get_id (rule_set), -1);

  return g_strdup (g_checksum_get_string (checksum));
}

static gboolean
progress_cb (guint    n_done,
             gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

RoboFairness *
robo_fairness_measure (const RoboPlan       *plan,
                       RoboRuleSet          *rule_set,
                       const RoboMeterOrder *order,
                       const RoboFairness   *earlier,
                       guint                 n_games,
                       GCancellable         *cancellable)
{
  guint n_earlier = earlier != NULL ? earlier->result.n_games : 0;
  g_autoptr (RoboMatchSetup) setup = create_setup (plan, rule_set, order);
  g_autoptr (RoboBoard) board = robo_board_new (plan);
  g_autoptr (RoboFairness) self = g_new0 (RoboFairness, 1);
  RoboKillbotDeal   deal = { setup, rule_set };
  RoboBalanceResult result;

  g_return_val_if_fail (n_games > n_earlier, NULL);

  g_atomic_ref_count_init (&self->ref_count);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->sides[i] = setup->seats[i].side;
  self->job = (RoboBalanceJob){
    .seed = order->seed + n_earlier,
    .n_games = n_games - n_earlier,
    .n_threads = MAX (g_get_num_processors (), 2) - 1,
    .prepare = robo_match_setup_deal_game,
    .prepare_data = &deal,
  };
  robo_match_setup_fill (setup, board, &self->job.setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->job.levels[i] = order->level;
  robo_balance_find_twins (&self->job, plan);
  if (!robo_balance_play (&self->job, progress_cb, cancellable, &result))
    return NULL;

  if (earlier != NULL)
    self->result = earlier->result;
  robo_balance_add (&self->result, &result);
  self->job.seed = order->seed;
  self->job.n_games = n_games;
  /* The board, the cards and the deal don't live as long as the job. */
  self->job.setup.board = NULL;
  self->job.setup.cards = NULL;
  self->job.prepare = NULL;
  self->job.prepare_data = NULL;

  return g_steal_pointer (&self);
}

RoboFairness *
robo_fairness_ref (RoboFairness *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_fairness_unref (RoboFairness *self)
{
  if (g_atomic_ref_count_dec (&self->ref_count))
    g_free (self);
}

/* Judging */

static gboolean
has_player (const RoboFairness *self,
            guint               seat)
{
  return self->job.setup.seats[seat].kind == ROBO_SEAT_OPERATOR;
}

guint
robo_fairness_get_seat (const RoboFairness *self,
                        RoboDir             side)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (self->sides[seat] == side && has_player (self, seat))
      return seat;

  return ROBO_NO_SEAT;
}

/* Returns how far the share of the seat is from the mean share, in hundredths of a percentage point. It is computed
 * with integers, so that every machine makes the same offers. */
static guint
get_seat_error (const RoboFairness *self,
                guint               seat)
{
  guint   wins;
  guint   n_seats = robo_balance_count_wins (&self->job, &self->result, seat, &wins);
  guint   all_wins = 0, n_all = 0;
  guint64 of;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (has_player (self, i))
      {
        all_wins += self->result.wins[i];
        n_all++;
      }
  of = (guint64)n_seats * n_all * self->result.n_games;

  return (guint)((guint64)ABS ((gint64)wins * n_all - (gint64)all_wins * n_seats) * 10000 / of);
}

guint
robo_fairness_get_worst_seat (const RoboFairness *self)
{
  guint worst = ROBO_NO_SEAT;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (has_player (self, seat) &&
        (worst == ROBO_NO_SEAT || get_seat_error (self, seat) > get_seat_error (self, worst)))
      worst = seat;

  return worst;
}

guint
robo_fairness_get_error (const RoboFairness *self)
{
  guint worst = robo_fairness_get_worst_seat (self);

  g_return_val_if_fail (worst != ROBO_NO_SEAT, 0);

  return get_seat_error (self, worst);
}

guint
robo_fairness_get_sides (const RoboFairness *self,
                         RoboVerdict         verdict)
{
  guint sides = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (has_player (self, seat) && robo_balance_judge (&self->job, &self->result, seat) == verdict)
      sides |= 1u << (self->sides[seat] / 2);

  return sides;
}

RoboVerdict
robo_fairness_get_verdict (const RoboFairness *self)
{
  static const RoboVerdict by_weight[] = { ROBO_VERDICT_FAVOURED, ROBO_VERDICT_HANDICAPPED, ROBO_VERDICT_UNCLEAR };

  for (guint i = 0; i < G_N_ELEMENTS (by_weight); i++)
    if (robo_fairness_get_sides (self, by_weight[i]) != 0)
      return by_weight[i];

  return ROBO_VERDICT_FAIR;
}

/* Words */

char *
robo_fairness_dup_side_names (guint sides)
{
  g_autofree char *names = NULL;

  for (guint i = 0; i < ROBO_N_SIDES; i++)
    if ((sides & 1u << i) != 0)
      {
        const char *name = robo_side_get_name ((RoboDir)(2 * i));
        /* Translators: This joins names of sides of an arena, as in “North, South”. %1$s is one or more sides, %2$s is
         * the next side. */
        char *more = names == NULL ? g_strdup (name) : g_strdup_printf (_ ("%1$s, %2$s"), names, name);

        g_free (names);
        names = more;
      }

  return names != NULL ? g_steal_pointer (&names) : g_strdup ("");
}

char *
robo_fairness_dup_word (const RoboFairness *self)
{
  RoboVerdict      verdict = robo_fairness_get_verdict (self);
  g_autofree char *sides = robo_fairness_dup_side_names (robo_fairness_get_sides (self, verdict));

  switch (verdict)
    {
    case ROBO_VERDICT_UNCLEAR:
      /* Translators: This is a short verdict on an arena, in a header bar: more games are needed to say whether it is
       * fair. */
      return g_strdup (C_ ("arena", "Unclear"));
    case ROBO_VERDICT_FAVOURED:
      /* Translators: This is a short verdict on an arena, in a header bar: robots from these sides win too often. %s is
       * one or more sides, such as “North” or “North, South”. */
      return g_strdup_printf (_ ("%s ahead"), sides);
    case ROBO_VERDICT_HANDICAPPED:
      /* Translators: This is a short verdict on an arena, in a header bar: robots from these sides win too seldom. %s
       * is one or more sides, such as “North” or “North, South”. */
      return g_strdup_printf (_ ("%s behind"), sides);
    case ROBO_VERDICT_FAIR:
    case ROBO_VERDICT_NONE:
      break;
    }

  /* Translators: This is a short verdict on an arena, in a header bar. */
  return g_strdup (C_ ("arena", "Fair"));
}

/* Returns the sides that are measured together with the seat. */
static guint
get_pooled_sides (const RoboFairness *self,
                  guint               seat)
{
  guint sides = 0;

  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    if (other == seat || (self->job.twins[seat] & 1u << other) != 0)
      sides |= 1u << (self->sides[other] / 2);

  return sides;
}

char *
robo_fairness_dup_figures (const RoboFairness *self)
{
  guint            seat = robo_fairness_get_worst_seat (self);
  g_autofree char *sides = robo_fairness_dup_side_names (get_pooled_sides (self, seat));
  g_autofree char *share = robo_share_dup_text (robo_balance_get_share (&self->job, &self->result, seat));

  /* Translators: %1$s is sides of an arena, %2$s their share of wins with its precision: “North, South: 26.5% ±
   * 4.0”. */
  return g_strdup_printf (_ ("%1$s: %2$s"), sides, share);
}

char *
robo_fairness_dup_sentence (const RoboFairness *self)
{
  g_autofree char *word = robo_fairness_dup_word (self);
  g_autofree char *figures = robo_fairness_dup_figures (self);
  double           fair = robo_balance_get_fair_share (&self->job, &self->result, robo_fairness_get_worst_seat (self));

  return g_strdup_printf (
    /* Translators: %1$s is a verdict such as “Fair” or “North ahead”; %2$s has the side that differs most and its share
     * of wins, such as “North: 26.5% ± 4.0”; %3$.0f is the share that would be fair, in percent; %4$u is how many games
     * were played. */
    g_dngettext (GETTEXT_PACKAGE, "%1$s. %2$s of %4$u game; %3$.0f%% would be fair.",
                 "%1$s. %2$s of %4$u games; %3$.0f%% would be fair.", self->result.n_games),
    word, figures, 100 * MAX (fair, 0), self->result.n_games);
}
