// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the causes of events and their descriptions.
#include "config.h"

#include "match/log/robo-log-reason.h"
#include "replay/robo-cause.h"

#include "tests/match/model-test.h"

enum
{
  BLAST,
  BOMB,
  ARM,
  CONDUCTOR,
  BEAM,
  REMOTE,
  TRACTOR,
  N_CARDS
};

static const char *const titles[N_CARDS] = { "Repulsion Blast", "Bomb", "Telescopic Arm", "Conductor", "Power Beam",
                                             "Remote Control", "Tractor Beam" };

static const RoboLogNames names = {
  .players = { "The Hound", "Mercury", "Reaper", "Volt" },
  .cards = titles,
  .n_cards = N_CARDS,
  .columns = 7,
};

static void
add_effect (RoboCard  *card,
            RoboWhen   when,
            RoboAction action)
{
  card->effects[card->n_effects++] = (RoboEffect){ .when = when, .action = action };
}

static RoboCards *
get_cards (void)
{
  static RoboCards cards = { .n_cards = 0 };

  if (cards.n_cards == 0)
    {
      cards.n_cards = N_CARDS;
      add_effect (&cards.cards[BLAST], ROBO_WHEN_MOVE_END, ROBO_ACTION_PUSH);
      add_effect (&cards.cards[BOMB], ROBO_WHEN_DESTROYED, ROBO_ACTION_DETONATE);
      cards.cards[ARM].abilities[cards.cards[ARM].n_abilities++].kind = ROBO_ABILITY_REACH;
      add_effect (&cards.cards[CONDUCTOR], ROBO_WHEN_LIGHTNING, ROBO_ACTION_LIGHTNING);
      add_effect (&cards.cards[BEAM], ROBO_WHEN_HIT, ROBO_ACTION_PUSH);
      add_effect (&cards.cards[REMOTE], ROBO_WHEN_HIT, ROBO_ACTION_REPROGRAM);
      add_effect (&cards.cards[TRACTOR], ROBO_WHEN_FIRE, ROBO_ACTION_PULL);
    }

  return &cards;
}

#define NOT_SO 99

/* Holds an event of a story with the index of its cause. */
typedef struct
{
  RoboEvent event;
  guint     cause;
} Told;

static RoboEvent *
dup_events (const Told *told,
            guint       n_told)
{
  RoboEvent *events = g_new (RoboEvent, n_told);

  for (guint i = 0; i < n_told; i++)
    {
      events[i] = told[i].event;
      events[i].cause = told[i].cause == NOT_SO ? ROBO_CAUSE_NONE : told[i].cause;
    }

  return events;
}

/* R8.3: A robot moves and pushes another, then pushes it into a pit with its module. R7.13: The victim draws. */
static const Told blast[] = {
  { { .type = ROBO_EVENT_UNIT, .value = 1 }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_BLUE, .value = 3 }, NOT_SO },
  { { .type = ROBO_EVENT_PUSH, .seat = 2, .by = 1, .at = 9, .to = 10 }, 1 },
  { { .type = ROBO_EVENT_STEP, .seat = 1, .by = 1, .at = 8, .to = 9 }, 1 },
  { { .type = ROBO_EVENT_USE, .seat = 1, .card = BLAST }, 1 },
  { { .type = ROBO_EVENT_PUSH, .seat = 2, .by = 1, .at = 10, .to = 11 }, 4 },
  { { .type = ROBO_EVENT_FALL, .seat = 2, .at = 11 }, 5 },
  { { .type = ROBO_EVENT_DESTROYED, .seat = 2, .at = 11, .by = 1 }, 6 },
  { { .type = ROBO_EVENT_MINE_GONE, .seat = 2, .at = 30 }, 7 },
  { { .type = ROBO_EVENT_CREDIT, .seat = 1, .of = 2 }, 7 },
  { { .type = ROBO_EVENT_DRAW, .seat = 2, .card = 0 }, 9 },
  { { .type = ROBO_EVENT_PUSH, .seat = 3, .by = 1, .at = 2, .to = 1 }, 4 },
};

/* R6.7, R8.17: A shot destroys a robot, whose bomb goes off and hits the shooter and a mine. */
static const Told bomb[] = {
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 2 }, NOT_SO },
  { { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 10, .to = 11 }, 0 },
  { { .type = ROBO_EVENT_HIT, .seat = 2, .at = 11, .by = 0 }, 1 },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 2, .at = 11, .amount = 1, .by = 0 }, 2 },
  { { .type = ROBO_EVENT_DESTROYED, .seat = 2, .at = 11, .by = 0 }, 3 },
  { { .type = ROBO_EVENT_CREDIT, .seat = 0, .of = 2 }, 4 },
  { { .type = ROBO_EVENT_USE, .seat = 2, .card = BOMB }, 4 },
  { { .type = ROBO_EVENT_DETONATE, .seat = 2, .at = 11, .amount = 2 }, 6 },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 10, .amount = 2, .by = 2 }, 7 },
  { { .type = ROBO_EVENT_MINE_OFF, .seat = 3, .at = 12 }, 7 },
  { { .type = ROBO_EVENT_DETONATE, .seat = 3, .at = 12, .amount = 1 }, 9 },
};

/* R7.9: One robot steps on two mines. Neither mine sets off the other. */
static const Told mines[] = {
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2 }, NOT_SO },
  { { .type = ROBO_EVENT_MINE_OFF, .seat = 3, .at = 11 }, 0 },
  { { .type = ROBO_EVENT_DETONATE, .seat = 3, .at = 11, .amount = 1 }, 1 },
  { { .type = ROBO_EVENT_ABSORB, .seat = 0, .amount = 1 }, 2 },
  { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 10, .to = 11 }, 0 },
  { { .type = ROBO_EVENT_MINE_OFF, .seat = 3, .at = 12 }, 0 },
  { { .type = ROBO_EVENT_DETONATE, .seat = 3, .at = 12, .amount = 1 }, 5 },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 11, .amount = 1, .by = 3 }, 6 },
  { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 11, .to = 12 }, 0 },
  { { .type = ROBO_EVENT_SKIP, .seat = 1 }, NOT_SO },
  { { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0 }, NOT_SO },
};

/* R10.1, R7.7, R10.2: Lightning is turned away, and a telescopic arm is used. No event here is caused by a die. */
static const Told resolution[] = {
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2 }, NOT_SO },
  { { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_RESOLUTION }, NOT_SO },
  { { .type = ROBO_EVENT_HIGH_VOLTAGE, .at = 10 }, NOT_SO },
  { { .type = ROBO_EVENT_USE, .seat = 1, .card = CONDUCTOR }, 2 },
  { { .type = ROBO_EVENT_LIGHTNING, .seat = 1, .at = 10 }, 3 },
  { { .type = ROBO_EVENT_HIGH_VOLTAGE, .at = 14 }, NOT_SO },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 3, .at = 14, .amount = 1, .by = ROBO_NO_SEAT }, 5 },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 2, .at = 11, .amount = 1, .by = 1 }, 4 },
  { { .type = ROBO_EVENT_TAKE_VP, .seat = 1, .at = 10, .amount = 1 }, NOT_SO },
  { { .type = ROBO_EVENT_USE, .seat = 2, .card = ARM }, NOT_SO },
  { { .type = ROBO_EVENT_BARRIER, .seat = 2, .at = 11 }, 9 },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 2, .at = 11, .amount = 1, .by = 2 }, 10 },
  { { .type = ROBO_EVENT_TAKE_VP, .seat = 2, .at = 12, .amount = 1 }, 9 },
  { { .type = ROBO_EVENT_WIN, .seat = 2 }, 12 },
  { { .type = ROBO_EVENT_DRAW, .seat = 3, .card = 0 }, NOT_SO },
};

static RoboLogReason *
explain (const Told *told,
         guint       n_told,
         guint       index)
{
  g_autofree RoboEvent *events = dup_events (told, n_told);

  return robo_log_reason_new (events, index, get_cards (), &names);
}

/* Reaper moves Volt's blue 2 of the next unit from north to east; its red 1 stays on its key. */
static const Told reprogrammed[] = {
  { { .type = ROBO_EVENT_ROUND, .value = 2 }, NOT_SO },
  { { .type = ROBO_EVENT_UNIT, .value = 1 }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 2, .colour = ROBO_RED, .value = 4, .key = ROBO_DIR_E }, NOT_SO },
  { { .type = ROBO_EVENT_USE, .seat = 2, .card = REMOTE }, 2 },
  { { .type = ROBO_EVENT_REPROGRAM, .seat = 3, .by = 2 }, 3 },
  { { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_E }, 4 },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_W }, NOT_SO },
  { { .type = ROBO_EVENT_UNIT, .value = 2 }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_E }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E }, 4 },
  { { .type = ROBO_EVENT_STEP, .seat = 3, .at = 8, .to = 9 }, 9 },
  { { .type = ROBO_EVENT_UNIT, .value = 3 }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_E }, NOT_SO },
  { { .type = ROBO_EVENT_ROUND, .value = 3 }, NOT_SO },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E }, NOT_SO },
};

static void
test_reprogrammed (void)
{
  g_autoptr (RoboLogReason) step = NULL;
  g_autoptr (RoboLogReason) die = NULL;

  step = explain (reprogrammed, G_N_ELEMENTS (reprogrammed), 10);
  die = explain (reprogrammed, G_N_ELEMENTS (reprogrammed), 9);
  g_assert_cmpstr (step->summary, ==, "Because of Volt’s blue 2.");
  g_assert_cmpuint (step->card, ==, ROBO_NO_CARD);
  g_assert_cmpuint (step->causes->len, ==, 4);
  g_assert_cmpuint (g_array_index (step->causes, guint, 2), ==, 4);
  g_assert_cmpstr (die->summary, ==, "Because of Reaper’s Remote Control and red 4.");
  g_assert_cmpuint (die->card, ==, REMOTE);
}

/* The causes that are found are the causes that the story gives, oldest first. */
static void
check_chains (const Told *told,
              guint       n_told)
{
  for (guint i = 0; i < n_told; i++)
    {
      g_autoptr (RoboLogReason) reason = explain (told, n_told, i);
      guint at = i;

      g_test_message ("event %u, %s", i, robo_event_type_get_id (told[i].event.type));
      for (guint n = reason->causes->len; n > 0; n--)
        {
          at = told[at].cause;
          g_assert_cmpuint (g_array_index (reason->causes, guint, n - 1), ==, at);
        }
      g_assert_cmpuint (told[at].cause, ==, NOT_SO);
    }
}

static void
test_chains (void)
{
  check_chains (blast, G_N_ELEMENTS (blast));
  check_chains (bomb, G_N_ELEMENTS (bomb));
  check_chains (mines, G_N_ELEMENTS (mines));
  check_chains (resolution, G_N_ELEMENTS (resolution));
  check_chains (reprogrammed, G_N_ELEMENTS (reprogrammed));
}

/* A recording may lack causes; "Why?" says so for events that must have one. */
static void
test_unknown (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_UNIT, .value = 1, .cause = ROBO_CAUSE_UNKNOWN },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 2, .cause = ROBO_CAUSE_UNKNOWN },
    { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 10, .to = 11, .cause = ROBO_CAUSE_UNKNOWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (RoboLogReason) reason = robo_log_reason_new (events, i, get_cards (), &names);

      g_assert_cmpuint (reason->causes->len, ==, 0);
      g_assert_cmpstr (reason->summary, ==, i == 2 ? "What led to this wasn’t recorded." : NULL);
    }
}

static void
test_summary (void)
{
  g_autoptr (RoboLogReason) pushed = explain (blast, G_N_ELEMENTS (blast), 2);
  g_autoptr (RoboLogReason) blown = explain (blast, G_N_ELEMENTS (blast), 5);
  g_autoptr (RoboLogReason) hurt = explain (bomb, G_N_ELEMENTS (bomb), 8);
  g_autoptr (RoboLogReason) taken = explain (resolution, G_N_ELEMENTS (resolution), 12);
  g_autoptr (RoboLogReason) unit = explain (blast, G_N_ELEMENTS (blast), 0);

  g_assert_cmpstr (pushed->summary, ==, "Because of Mercury’s blue 3.");
  g_assert_cmpuint (pushed->card, ==, ROBO_NO_CARD);
  g_assert_cmpstr (pushed->topic, ==, "pushing");
  g_assert_cmpstr (blown->summary, ==, "Because of Mercury’s Repulsion Blast and blue 3.");
  g_assert_cmpuint (blown->card, ==, BLAST);
  g_assert_cmpuint (blown->causes->len, ==, 2);
  g_assert_cmpuint (g_array_index (blown->causes, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (blown->causes, guint, 1), ==, 4);
  g_assert_cmpstr (hurt->summary, ==, "Because of Reaper’s Bomb, after The Hound’s red 2.");
  g_assert_cmpstr (taken->summary, ==, "Because of Reaper’s Telescopic Arm.");
  g_assert_null (unit->summary);
  g_assert_cmpstr (unit->topic, ==, "order");
}

/* Returns whether an event of this type can never happen without a cause. */
static gboolean
has_always_a_cause (const RoboEvent *event)
{
  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_STEP:
    case ROBO_EVENT_PUSH:
    case ROBO_EVENT_DAMAGE:
    case ROBO_EVENT_FALL:
    case ROBO_EVENT_DESTROYED:
    case ROBO_EVENT_CREDIT:
    case ROBO_EVENT_HIT:
    case ROBO_EVENT_FIRE:
    case ROBO_EVENT_DETONATE:
    case ROBO_EVENT_LIGHTNING:
    case ROBO_EVENT_SWAP:
    case ROBO_EVENT_REPROGRAM:
    case ROBO_EVENT_WIN:
      return TRUE;

    default:
      return FALSE;
    }
}

/* Plays whole games with all modules: every line has a rule, and events that must have a cause have one. */
static void
test_games (void)
{
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autoptr (RoboMatch) match = test_match_new_with_modules ("hhkk", seed);

      robo_match_start (match);
      test_match_play (match, 40);
      for (guint i = 0; i < robo_match_get_n_events (match); i++)
        {
          g_autoptr (RoboLogReason) reason = robo_match_explain (match, i);
          const RoboEvent *event = robo_match_get_event (match, i);

          g_assert_cmpstr (reason->rule, !=, "");
          g_assert_cmpstr (reason->topic, !=, "");
          g_test_message ("seed %u, event %u, %s", seed, i, robo_event_type_get_id (event->type));
          if (has_always_a_cause (event))
            g_assert_cmpuint (reason->causes->len, >, 0);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/log/log-cause/R8.11/remote-control-is-the-cause-of-the-moved-die", test_reprogrammed);
  g_test_add_func ("/match/log/log-cause/chain-of-causes/has-every-cause-oldest-first", test_chains);
  g_test_add_func ("/match/log/log-cause/cause-missing-in-a-recording/explanation-says-so", test_unknown);
  g_test_add_func ("/match/log/log-cause/summary/names-the-die-and-the-module-that-caused-the-event", test_summary);
  g_test_add_func ("/match/log/log-cause/whole-games/every-event-has-a-rule-and-a-cause-if-it-needs-one", test_games);

  return g_test_run ();
}
