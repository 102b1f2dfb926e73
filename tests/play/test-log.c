// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words, and the spaces that are mentioned.
#include <string.h>

#include "play/log/robo-log-describe.h"
#include "play/log/robo-log-item-private.h"
#include "play/log/robo-log-item.h"
#include "log-cases.h"
#include "model-test.h"

static RoboLogItem *
make_item (const RoboEvent *event)
{
  RoboState        state;
  g_autofree char *text = robo_log_describe (event, &log_names);

  robo_state_init (&state);
  state.phase = ROBO_PHASE_ACTIVATION;
  state.unit = 1;
  state.round = 3;

  return robo_log_item_new (event, 17, &state, text, NULL, log_names.columns);
}

static void
test_sentence (gconstpointer data)
{
  const LogCase *c = data;
  g_autoptr (RoboLogItem) item = make_item (&c->event);

  g_assert_cmpstr (robo_log_item_get_text (item), ==, c->sentence);
}

/* Every type has a case above, so that no sentence is ever missing. */
static void
test_complete (void)
{
  gboolean has_case[ROBO_N_EVENT_TYPES] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    has_case[log_cases[i].event.type] = TRUE;
  for (guint i = 0; i < ROBO_N_EVENT_TYPES; i++)
    g_assert_true (has_case[i]);
}

static void
test_mentions (void)
{
  RoboEvent event = { .type = ROBO_EVENT_STEP, .seat = 1, .at = 10, .to = 20 };
  g_autoptr (RoboLogItem) item = make_item (&event);
  const RoboLogMention *mentions;
  guint                 n_mentions;

  mentions = robo_log_item_get_mentions (item, &n_mentions);
  g_assert_cmpuint (n_mentions, ==, 2);
  g_assert_cmpuint (mentions[0].space, ==, 10);
  g_assert_cmpuint (mentions[1].space, ==, 20);
  g_assert_cmpmem (robo_log_item_get_text (item) + mentions[1].start, mentions[1].end - mentions[1].start, "7|3", 3);
  g_assert_cmpuint (robo_log_item_get_event (item), ==, 17);
  g_assert_cmpint (robo_log_item_get_level (item), ==, ROBO_LOG_DETAIL);
  g_assert_cmpuint (robo_log_item_get_round (item), ==, 3);
  g_assert_cmpuint (robo_log_item_get_unit (item), ==, 2);
}

static void
test_concerns (void)
{
  RoboEvent push = { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 3, .at = 10, .to = 11 };
  RoboEvent round = { .type = ROBO_EVENT_ROUND, .value = 1 };
  g_autoptr (RoboLogItem) line = make_item (&push);
  g_autoptr (RoboLogItem) heading = make_item (&round);

  g_assert_true (robo_log_item_concerns (line, 0));
  g_assert_false (robo_log_item_concerns (line, 1));
  g_assert_true (robo_log_item_concerns (line, 3));
  g_assert_false (robo_log_item_get_is_heading (line));
  g_assert_true (robo_log_item_concerns (heading, 1));
  g_assert_true (robo_log_item_get_is_heading (heading));
}

/* A name that looks like coordinates is none. */
static void
test_odd_name (void)
{
  RoboLogNames     odd = log_names;
  RoboEvent        event = { .type = ROBO_EVENT_WIN, .seat = 0 };
  RoboState        state;
  g_autofree char *text = NULL;
  g_autoptr (RoboLogItem) item = NULL;
  guint n_mentions;

  odd.players[0] = "4|2 <b>%s";
  text = robo_log_describe (&event, &odd);
  robo_state_init (&state);
  item = robo_log_item_new (&event, 0, &state, text, NULL, odd.columns);
  robo_log_item_get_mentions (item, &n_mentions);
  g_assert_cmpuint (n_mentions, ==, 0);
  g_assert_cmpstr (robo_log_item_get_text (item), ==, "4|2 <b>%s wins.");
}

/* The event is that of a push (R7.3). */
static void
test_pull (void)
{
  RoboEvent        event = { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = 20, .to = 10, .is_pull = TRUE };
  RoboState        state;
  g_autofree char *text = NULL;
  g_autoptr (RoboLogItem) item = NULL;

  text = robo_log_describe (&event, &log_names);
  robo_state_init (&state);
  item = robo_log_item_new (&event, 0, &state, text, NULL, log_names.columns);
  g_assert_cmpstr (robo_log_item_get_text (item), ==, "Mercury pulls The Hound to 4|2.");
}

/* A whole game: a line an event, sentences that end as sentences, places that are in the arena. */
static void
test_game (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 21);
  GListModel *log = robo_match_get_log (match);

  robo_match_start (match);
  test_match_play (match, G_MAXUINT);
  g_assert_cmpuint (g_list_model_get_n_items (log), ==, robo_match_get_n_events (match));

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const RoboLogMention *mentions;
      guint                 n_mentions;

      mentions = robo_log_item_get_mentions (item, &n_mentions);
      g_assert_cmpuint (robo_log_item_get_event (item), ==, i);
      for (guint j = 0; j < n_mentions; j++)
        g_assert_cmpuint (mentions[j].space, <, TEST_COLUMNS * TEST_ROWS);
      if (!robo_log_item_get_is_heading (item))
        g_assert_true (g_str_has_suffix (robo_log_item_get_text (item), "."));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/log/sentence/%s/%u", robo_event_type_get_id (log_cases[i].event.type), i);

      g_test_add_data_func (path, &log_cases[i], test_sentence);
    }
  g_test_add_func ("/model/log/complete", test_complete);
  g_test_add_func ("/model/log/mentions", test_mentions);
  g_test_add_func ("/model/log/concerns", test_concerns);
  g_test_add_func ("/model/log/odd-name", test_odd_name);
  g_test_add_func ("/model/log/R7.3/pull", test_pull);
  g_test_add_func ("/model/log/game", test_game);

  return g_test_run ();
}
