// SPDX-License-Identifier: GPL-3.0-or-later
// Tests modules in a match: their presentation in seats and log, and skipped questions.
#include <string.h>

#include "ai/robo-random-operator.h"
#include "match/log/robo-log-item.h"
#include "match/robo-match-stats.h"
#include "match/robo-match.h"
#include "match/robo-program-draft.h"
#include "match/robo-standing-topics.h"

#include "model-test.h"

static guint
find_card (RoboMatch  *match,
           const char *id)
{
  return robo_cards_find (robo_modules_get_cards (robo_match_get_modules (match)), id);
}

/* Checks that the seat agrees with the state. */
static void
check_seat (RoboMatch *match,
            guint      seat)
{
  const RoboRobot *robot = &robo_match_get_shown_state (match)->robots[seat];
  RoboSeat        *what = robo_match_get_seat (match, seat);
  RoboCardMask     inventory;
  guint            n_cards = 0;

  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      const RoboSeatSlot *slot = robo_seat_get_slot (what, i);

      g_assert_cmpuint (slot->card, ==, robot->cards[i]);
      g_assert_cmpuint (slot->shield, ==, robot->shield[i]);
      g_assert_cmpuint (slot->shield, <=, slot->shield_limit);
      g_assert_cmpuint (slot->mines_left, <=, slot->mines_limit);
      n_cards += slot->card != ROBO_NO_CARD;
    }

  if (!robo_seat_get_inventory (what, &inventory))
    return;
  n_cards += robo_card_mask_count (&inventory);
  g_assert_cmpuint (n_cards - robo_seat_get_n_inventory (what), <=, ROBO_MAX_SLOTS);
}

static void
test_slots (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hkhc", 4);
  g_autoptr (RoboMatch) match = NULL;
  guint n_laid = 0;

  test_setup_add_modules (setup);
  setup->seats[1].cards[0] = robo_cards_find (robo_modules_get_cards (setup->modules), "shield");
  setup->seats[1].cards[1] = robo_cards_find (robo_modules_get_cards (setup->modules), "mines");
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);

  robo_match_start (match);
  for (guint i = 0; i < 400 && robo_match_get_question (match); i++)
    {
      const RoboSeatSlot *mines;

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        check_seat (match, seat);
      mines = robo_seat_get_slot (robo_match_get_seat (match, 1), 1);
      g_assert_cmpuint (mines->mines_limit, ==, 3);
      n_laid += mines->mines_limit - mines->mines_left;
      test_match_answer (match);
    }
  g_assert_cmpuint (robo_seat_get_slot (robo_match_get_seat (match, 1), 0)->shield_limit, ==, 2);
  g_assert_cmpuint (n_laid, >, 0);
}

/* The victory points of each seat add up from its statistics, in games whose cards steal and cost victory points. */
static void
test_stats (void)
{
  static const char *const ids[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (ids, problems);
  RoboSeatStats sum = { 0 };

  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = test_setup_new (seed % 2 == 0 ? "cck" : "cckk", seed);
      g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
      g_autoptr (RoboGame) game = NULL;
      RoboRules          rules;
      RoboSetup          game_setup;
      RoboRandomOperator chance;
      RoboMatchStats     stats;

      robo_rules_init_standard (&rules);
      robo_modules_fill_decks (modules, &rules);
      rules.copies[robo_cards_find (robo_modules_get_cards (modules), "magpie-claw")] = 8;
      rules.copies[robo_cards_find (robo_modules_get_cards (modules), "last-bid")] = 8;
      robo_match_setup_set_rules (setup, &rules, modules);
      robo_match_setup_fill (setup, board, &game_setup);
      game = robo_game_new (&game_setup, seed, ROBO_GAME_KEEP_EVENTS);
      robo_random_operator_init (&chance, seed);
      robo_game_set_policy (game, robo_random_operator_reply, &chance);
      while (robo_game_advance (game) != ROBO_GAME_OVER)
        ;

      robo_match_stats_count (&stats, game);
      for (guint i = 0; i < stats.n_seats; i++)
        {
          const RoboSeatStats *seat = &stats.seats[stats.ranking[i]];

          g_assert_cmpuint (seat->vp + seat->vp_lost + seat->vp_paid, ==,
                            seat->vp_from_tokens + seat->vp_from_destructions + seat->vp_stolen);
          sum.vp_stolen += seat->vp_stolen;
          sum.vp_lost += seat->vp_lost;
          sum.vp_paid += seat->vp_paid;
        }
    }
  g_assert_cmpuint (sum.vp_stolen, >, 0);
  g_assert_cmpuint (sum.vp_lost, >, sum.vp_stolen);
  g_assert_cmpuint (sum.vp_paid, >, 0);
}

static void
count_cb (guint *n_calls)
{
  (*n_calls)++;
}

/* The log says who draws cards, but nothing about cards in a game that has none. */
static void
test_no_cards (void)
{
  for (guint has_cards = 0; has_cards < 2; has_cards++)
    {
      g_autoptr (RoboMatchSetup) setup = test_setup_new ("h-k-", 4);
      g_autoptr (RoboMatch) match = NULL;
      g_autoptr (RoboLogItem) first = NULL;

      test_setup_add_modules (setup);
      if (!has_cards)
        memset (setup->rules.copies, 0, sizeof setup->rules.copies);
      match = robo_match_new (setup);
      robo_match_set_speed (match, 0);
      robo_match_start (match);
      while (robo_match_get_shown_state (match)->round == 0)
        test_match_answer (match);
      first = g_list_model_get_item (robo_match_get_log (match), 0);
      g_assert_nonnull (first);
      if (has_cards)
        g_assert_nonnull (strstr (robo_log_item_get_text (first), "draws"));
      else
        g_assert_cmpstr (robo_log_item_get_text (first), ==, "Round 1 · Preparation");
    }
}

static void
test_signal (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("h-k-", 1);
  RoboSeat *seat = robo_match_get_seat (match, 0);
  guint     n_calls = 0;

  g_signal_connect_swapped (seat, "modules-changed", G_CALLBACK (count_cb), &n_calls);
  robo_match_start (match);
  g_assert_cmpint (robo_match_get_question (match)->kind, ==, ROBO_ASK_DEAL);
  g_assert_cmpuint (robo_seat_get_slot (seat, 0)->card, ==, ROBO_NO_CARD);

  /* R3.3: The operator chooses a blue card and a red card. */
  g_assert_cmpint (robo_match_answer (match, ROBO_CARD_BLUE | ROBO_CARD_RED << 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpuint (n_calls, >, 0);
  g_assert_cmpuint (robo_seat_get_slot (seat, 0)->card, !=, ROBO_NO_CARD);
  g_assert_cmpuint (robo_seat_get_slot (seat, 1)->card, !=, ROBO_NO_CARD);
  g_assert_cmpuint (robo_seat_get_n_inventory (seat), ==, 0);
}

/* Drawn modules are secret: with two people, only those of the person who is asked are shown. */
static void
test_inventory_is_secret (void)
{
  g_autoptr (RoboMatch) two = test_match_new_with_modules ("hh--", 2);
  g_autoptr (RoboMatch) one = test_match_new_with_modules ("h-kc", 2);
  RoboCardMask inventory;

  robo_match_start (two);
  for (guint i = 0; i < 100 && robo_match_get_question (two); i++)
    {
      guint asked = robo_match_get_question (two)->seat;

      g_assert_true (robo_seat_get_inventory (robo_match_get_seat (two, asked), &inventory));
      g_assert_false (robo_seat_get_inventory (robo_match_get_seat (two, 1 - asked), &inventory));
      g_assert_true (robo_card_mask_is_empty (&inventory));
      test_match_answer (two);
    }

  robo_match_start (one);
  g_assert_true (robo_seat_get_inventory (robo_match_get_seat (one, 0), &inventory));
  g_assert_false (robo_seat_get_inventory (robo_match_get_seat (one, 3), &inventory));
}

static guint
count_lines (RoboMatch  *match,
             gboolean    is_note,
             const char *part)
{
  GListModel *log = robo_match_get_log (match);
  guint       n_lines = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const char *text = is_note ? robo_log_item_get_note (item) : robo_log_item_get_text (item);

      n_lines += text && strstr (text, part);
    }

  return n_lines;
}

/* R13: a question that makes no difference is skipped and noted, unless the option says otherwise. */
static void
test_notes (void)
{
  g_autoptr (RoboMatch) quiet = test_match_new_with_modules ("hckc", 3);
  g_autoptr (RoboMatch) loud = test_match_new_with_modules ("hckc", 3);

  robo_match_start (quiet);
  test_match_play (quiet, 4);
  g_assert_cmpuint (count_lines (quiet, TRUE, "makes no difference"), >, 0);

  robo_match_set_skips_needless (loud, FALSE);
  robo_match_start (loud);
  test_match_play (loud, 4);
  g_assert_cmpuint (count_lines (loud, TRUE, "makes no difference"), ==, 0);
}

/* If all modules are equipped, the operator is not asked each round whether to change them. */
static void
test_nothing_to_equip (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("h-k-", 1);

  robo_match_start (match);
  g_assert_cmpint (robo_match_answer (match, ROBO_CARD_BLUE | ROBO_CARD_RED << 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_match_get_question (match)->kind, !=, ROBO_ASK_EQUIP);
}

static void
program (RoboMatch *match)
{
  g_autoptr (RoboProgramDraft) draft =
    robo_program_draft_new (robo_match_get_game_setup (match), robo_match_get_shown_state (match), 0);

  robo_program_draft_put (draft, ROBO_BLUE, 2, 0, ROBO_DIR_N);
  robo_program_draft_put (draft, ROBO_BLUE, 1, 1, ROBO_DIR_N);
  robo_program_draft_put (draft, ROBO_RED, 1, 2, ROBO_DIR_N);
  g_assert_cmpint (robo_match_answer (match, robo_program_draft_get_answer (draft)), ==, ROBO_REFUSED_NOT);
}

static void
check_preview (RoboMatch  *match,
               RoboAnswer  answer,
               const char *expected)
{
  g_autofree char *preview = robo_match_dup_preview (match, answer);

  g_assert_cmpstr (preview, ==, expected);
}

/* R13: a preview does not change the game. */
static void
test_preview (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("h-k-", 7);
  g_autoptr (RoboMatch) match = NULL;
  guint brake;
  guint n_before;
  guint n_after;

  test_setup_add_modules (setup);
  brake = robo_cards_find (robo_modules_get_cards (setup->modules), "brake");
  setup->seats[0].cards[0] = brake;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  g_assert_cmpint (robo_match_answer (match, ROBO_CARD_BLUE | ROBO_CARD_RED << 2), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_match_answer (match, brake | ROBO_NO_CARD << 8), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_match_answer (match, test_at (5, 8)), ==, ROBO_REFUSED_NOT);
  program (match);

  g_assert_cmpint (robo_match_get_question (match)->kind, ==, ROBO_ASK_SHORTEN_MOVE);
  robo_match_get_records (match, &n_before);
  check_preview (match, 0, "Anna is on 5|6.");
  check_preview (match, 1, "Anna is on 5|7.");
  check_preview (match, 2, "No robot moves or is damaged.");
  robo_match_get_records (match, &n_after);
  g_assert_cmpuint (n_after, ==, n_before);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[0].space, ==, test_at (5, 8));
}

static void
test_titles (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("hccc", 5);
  guint n_lines;

  robo_match_start (match);
  test_match_play (match, 5);
  n_lines = count_lines (match, FALSE, " uses ");
  g_assert_cmpuint (n_lines, >, 0);
  g_assert_cmpuint (count_lines (match, FALSE, "uses a module"), ==, 0);
}

static void
test_topics (void)
{
  g_autoptr (RoboMatch) match = test_match_new_with_modules ("hc--", 1);
  const RoboCards  *cards = robo_modules_get_cards (robo_match_get_modules (match));
  RoboStandingTopic topics[ROBO_MAX_STANDING_TOPICS];

  g_assert_cmpuint (robo_standing_topics_fill (&cards->cards[find_card (match, "brake")], topics), ==, 1);
  g_assert_cmpuint (topics[0].kind, ==, ROBO_ASK_SHORTEN_MOVE);
  g_assert_cmpuint (topics[0].n_answers, ==, 3);
  g_assert_cmpuint (topics[0].n_saving, ==, 2);

  g_assert_cmpuint (robo_standing_topics_fill (&cards->cards[find_card (match, "shield")], topics), ==, 1);
  g_assert_cmpuint (topics[0].kind, ==, ROBO_ASK_ABSORB);
  g_assert_cmpuint (topics[0].n_saving, ==, 0);

  /* Hovering is not a choice, so the card has only one topic. */
  g_assert_cmpuint (robo_standing_topics_fill (&cards->cards[find_card (match, "jetpack")], topics), ==, 1);
  g_assert_cmpuint (topics[0].kind, ==, ROBO_ASK_JUMP);

  /* A player who has several modules that fire is asked every time which of them to use. */
  g_assert_cmpuint (robo_standing_topics_fill (&cards->cards[find_card (match, "teleport")], topics), ==, 0);

  for (guint card = 0; card < cards->n_cards; card++)
    {
      guint n_topics = robo_standing_topics_fill (&cards->cards[card], topics);

      for (guint i = 0; i < n_topics; i++)
        g_assert_true (robo_standing_answers_can_have (topics[i].kind));
    }
}

/* Returns how long playing shows the events of the rounds up to a round at speed 1. */
static guint
sum_durations_ms (RoboMatch *match,
                  guint      n_rounds)
{
  guint sum_ms = 0;
  guint round = 0;

  for (guint i = robo_match_get_position (match); i < robo_match_get_n_events (match); i++)
    {
      guint more_ms;

      round += robo_match_get_event (match, i)->type == ROBO_EVENT_ROUND;
      if (round > n_rounds)
        break;
      robo_match_get_slow_end_ms (match, i, &more_ms);
      sum_ms += robo_match_get_event_duration_ms (match, i) + more_ms;
    }

  return sum_ms;
}

/* A replay tells eight rounds of four players with modules, the usual length of a match, within ninety seconds. */
static void
test_retelling_time (void)
{
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (RoboMatch) match = test_match_new_with_modules ("hhhh", seed);
      guint sum_ms;

      robo_match_start (match);
      test_match_play (match, 8);
      robo_match_set_has_slow_motion (match, TRUE);
      robo_match_retell (match);
      robo_match_set_speed (match, 1);
      g_assert_cmpint (robo_match_get_event (match, robo_match_get_position (match))->type, ==, ROBO_EVENT_ROUND);
      sum_ms = sum_durations_ms (match, 8);
      g_test_message ("seed %u: %u ms", (guint)seed, sum_ms);
      g_assert_cmpuint (sum_ms, <, 90000);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match-modules/module-slots-of-a-seat/agree-with-the-state-of-its-robot", test_slots);
  g_test_add_func ("/match/match-modules/statistics/victory-points-add-up", test_stats);
  g_test_add_func ("/match/match-modules/game-without-cards/logs-no-deal", test_no_cards);
  g_test_add_func ("/match/match-modules/deal/emits-modules-changed", test_signal);
  g_test_add_func ("/match/match-modules/inventory/is-secret-to-others", test_inventory_is_secret);
  g_test_add_func ("/match/match-modules/R13/question-that-makes-no-difference-is-skipped-and-noted", test_notes);
  g_test_add_func ("/match/match-modules/R4.3/operator-with-all-modules-equipped-is-not-asked", test_nothing_to_equip);
  g_test_add_func ("/match/match-modules/R13/preview-does-not-change-the-game", test_preview);
  g_test_add_func ("/match/match-modules/log/names-modules-by-title", test_titles);
  g_test_add_func ("/match/match-modules/replay-of-eight-rounds/takes-less-than-ninety-seconds",
                   test_retelling_time);
  g_test_add_func ("/match/match-modules/standing-answers/can-be-given-to-the-repeated-questions-of-a-card",
                   test_topics);

  return g_test_run ();
}
