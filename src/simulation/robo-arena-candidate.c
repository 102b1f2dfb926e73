// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-candidate.h"

#include <glib/gi18n-lib.h>

#include "files/match/robo-match-killbots.h"

/* One computer plays this many games against three KillBots, the largest squad that a game can have. */
#define N_KILLBOT_GAMES 12

/* Games */

/* Creates a set-up in which each side of the arena has a seat. The first seat has a computer player. */
static RoboMatchSetup *
create_setup (RoboArena   *arena,
              RoboRuleSet *rule_set,
              RoboPlayer   others,
              guint64      seed)
{
  RoboMatchSetup *setup = robo_match_setup_new (arena);

  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
  setup->seed = seed;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      robo_match_setup_set_seat (setup, i, i == 0 ? ROBO_PLAYER_COMPUTER : others, NULL);
      setup->seats[i].level = ROBO_LEVEL_BEGINNER;
    }

  return setup;
}

static gboolean
progress_cb (guint    n_done,
             gpointer data)
{
  return !g_cancellable_is_cancelled (data);
}

/* Plays the games. Returns FALSE if they were canceled. */
static gboolean
play (const RoboMatchSetup *setup,
      RoboRuleSet          *rule_set,
      guint                 n_games,
      GCancellable         *cancellable,
      RoboBalanceJob       *job,
      RoboBalanceResult    *result)
{
  const RoboPlan *plan = robo_arena_get_plan (setup->arena);
  g_autoptr (RoboBoard) board = robo_board_new (plan);
  RoboKillbotDeal deal = { setup, rule_set };
  gboolean        is_played;

  *job = (RoboBalanceJob){
    .seed = setup->seed, .n_games = n_games, .prepare = robo_match_setup_deal_game, .prepare_data = &deal
  };
  robo_match_setup_fill (setup, board, &job->setup);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    job->levels[i] = setup->seats[i].level;
  robo_balance_find_twins (job, plan);
  is_played = robo_balance_play (job, progress_cb, cancellable, result);
  /* The board, the cards and the deal don't live as long as the job. */
  job->setup.board = NULL;
  job->setup.cards = NULL;
  job->prepare_data = NULL;

  return is_played;
}

/* Reasons */

/* Decisions use integers, so that every machine drops the same arenas. */

/* Returns a reason if most games with KillBots do not end, or if KillBots never get VP. */
static char *
dup_killbot_fault (const RoboBalanceResult *result)
{
  guint vp = 0;

  for (guint i = 1; i < ROBO_MAX_ROBOTS; i++)
    vp += result->vp[i];
  if (2 * result->n_unfinished > result->n_games)
    /* Translators: This is the reason why a generated arena was dropped. The first number is how many games had no
     * winner, the second how many games were played; both are always above 1. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u games against KillBots had no winner.",
                                         "%u of %u games against KillBots had no winner.", result->n_unfinished),
                            result->n_unfinished, result->n_games);
  if (vp == 0)
    return g_strdup (_ ("KillBots never got a victory point."));

  return NULL;
}

static const char *
get_unfair_sentence (RoboDir side)
{
  switch (side)
    {
    case ROBO_DIR_N:
      /* Translators: This is the reason why a generated arena was dropped. The first number is a percentage, the second
       * a number of games. */
      return N_ ("The robot starting in the north won %u%% of %u games between equal players; about 25%% would be fair.");
    case ROBO_DIR_E:
      /* Translators: This is the reason why a generated arena was dropped. The first number is a percentage, the second
       * a number of games. */
      return N_ ("The robot starting in the east won %u%% of %u games between equal players; about 25%% would be fair.");
    case ROBO_DIR_S:
      /* Translators: This is the reason why a generated arena was dropped. The first number is a percentage, the second
       * a number of games. */
      return N_ ("The robot starting in the south won %u%% of %u games between equal players; about 25%% would be fair.");
    default:
      /* Translators: This is the reason why a generated arena was dropped. The first number is a percentage, the second
       * a number of games. */
      return N_ ("The robot starting in the west won %u%% of %u games between equal players; about 25%% would be fair.");
    }
}

/* Returns a reason if most games had no winner, or if a side wins more than 1.5 times or less than half as often as is
 * fair. */
static char *
dup_unfairness (const RoboArenaCandidate *self)
{
  guint n_games = self->result.n_games;

  if (2 * self->result.n_unfinished > n_games)
    /* Translators: This is the reason why a generated arena was dropped. The first number is how many games had no
     * winner, the second how many games were played; both are always above 1. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u games had no winner.", "%u of %u games had no winner.",
                                         self->result.n_unfinished),
                            self->result.n_unfinished, n_games);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint wins;
      guint n_seats = robo_balance_count_wins (&self->job, &self->result, i, &wins);

      if (8 * wins <= 3 * n_games * n_seats && 8 * wins >= n_games * n_seats)
        continue;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      return g_strdup_printf (_ (get_unfair_sentence (self->sides[i])),
                              (100 * wins + n_games * n_seats / 2) / (n_games * n_seats), n_games);
#pragma GCC diagnostic pop
    }

  return NULL;
}

/* Plays games against KillBots, then games between equals. Returns FALSE if they were canceled. */
static gboolean
try_out (RoboArenaCandidate *self,
         RoboRuleSet        *rule_set,
         guint               n_games,
         GCancellable       *cancellable)
{
  g_autoptr (RoboArena) arena = robo_arena_new ("candidate", &self->plan);
  g_autoptr (RoboMatchSetup) killbots = create_setup (arena, rule_set, ROBO_PLAYER_KILLBOT, self->seed);
  g_autoptr (RoboMatchSetup) equals = create_setup (arena, rule_set, ROBO_PLAYER_COMPUTER, self->seed);

  if (!play (killbots, rule_set, N_KILLBOT_GAMES, cancellable, &self->job, &self->result))
    return FALSE;

  self->reason = dup_killbot_fault (&self->result);
  self->result = (RoboBalanceResult){ 0 };
  if (self->reason != NULL)
    return TRUE;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    self->sides[i] = equals->seats[i].side;
  if (!play (equals, rule_set, n_games, cancellable, &self->job, &self->result))
    return FALSE;

  self->reason = dup_unfairness (self);

  return TRUE;
}

RoboArenaCandidate *
robo_arena_candidate_new (const RoboCandidateOrder *order,
                          RoboRuleSet              *rule_set,
                          guint64                   seed,
                          GCancellable             *cancellable)
{
  g_autoptr (RoboArenaCandidate) self = NULL;
  gboolean is_generated;

  g_return_val_if_fail (rule_set != NULL, NULL);
  g_return_val_if_fail (order->n_games >= 1 && order->n_games <= ROBO_BALANCE_MAX_GAMES, NULL);

  self = g_new0 (RoboArenaCandidate, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->seed = seed;
  if (order->is_like)
    is_generated = robo_arena_generate_like (&order->model, order->recipe.symmetry, seed, &self->plan, &self->reason);
  else
    is_generated = robo_arena_generate (&order->recipe, seed, &self->plan, &self->reason);

  if (is_generated && !try_out (self, rule_set, order->n_games, cancellable))
    return NULL;

  return g_steal_pointer (&self);
}

RoboArenaCandidate *
robo_arena_candidate_ref (RoboArenaCandidate *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_arena_candidate_unref (RoboArenaCandidate *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->reason);
  g_free (self);
}

/* Returns whether the arenas are the same, or become the same if one of them is turned or mirrored. */
static gboolean
is_same (const RoboPlan *one,
         const RoboPlan *other)
{
  for (guint8 i = 0; i < 8; i++)
    {
      RoboPlan image;

      robo_transform_plan ((RoboTransform){ .is_mirrored = i / 4, .quarters = i % 4 }, one, &image);
      if (robo_plan_has_same_look (&image, other))
        return TRUE;
    }

  return FALSE;
}

void
robo_arena_candidate_compare (RoboArenaCandidate *self,
                              const GPtrArray    *earlier)
{
  for (guint i = 0; i < earlier->len && self->reason == NULL; i++)
    {
      const RoboArenaCandidate *other = earlier->pdata[i];

      if (is_same (&self->plan, &other->plan))
        /* Translators: This is the reason why a generated arena was dropped. %u is the number of the arena that it
         * equals, counted from 1. */
        self->reason = g_strdup_printf (_ ("It’s the same as arena %u."), i + 1);
    }
}

guint
robo_arena_candidate_get_worst_seat (const RoboArenaCandidate *self)
{
  guint worst = 0;
  gint  most = -1;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint wins;
      guint n_seats = robo_balance_count_wins (&self->job, &self->result, i, &wins);
      gint  off = ABS (4 * (gint)wins - (gint)(self->result.n_games * n_seats)) / (gint)n_seats;

      if (off > most)
        {
          worst = i;
          most = off;
        }
    }

  return worst;
}

RoboShare
robo_arena_candidate_get_share (const RoboArenaCandidate *self)
{
  return robo_balance_get_share (&self->job, &self->result, robo_arena_candidate_get_worst_seat (self));
}

RoboVerdict
robo_arena_candidate_get_verdict (const RoboArenaCandidate *self)
{
  return robo_balance_judge (&self->job, &self->result, robo_arena_candidate_get_worst_seat (self));
}

RoboArena *
robo_arena_candidate_dup_arena (const RoboArenaCandidate *self,
                                const char               *name)
{
  g_autofree char *id = g_strdup_printf ("generated-%" G_GUINT64_FORMAT, self->seed);
  g_autoptr (RoboArena) arena = robo_arena_new (id, &self->plan);

  return robo_arena_with_name (arena, NULL, name);
}
