// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a match as views see it: questions, events one by one, seeking, and secrets.
#include <string.h>

#include "match/log/robo-log-first.h"
#include "match/log/robo-log-item.h"
#include "match/robo-order-item.h"
#include "tests/properties.h"
#include "model-test.h"

static void
count_cb (gpointer data)
{
  ++*(guint *)data;
}

static void
test_new (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("h-k", 1);
  RoboSeat *killbot = robo_match_get_seat (match, 2);

  g_assert_cmpuint (g_list_model_get_n_items (robo_match_get_seats (match)), ==, 2);
  g_assert_null (robo_match_get_seat (match, 1));
  g_assert_cmpstr (robo_seat_get_name (robo_match_get_seat (match, 0)), ==, "Anna");
  g_assert_cmpstr (robo_seat_get_name (killbot), ==, "KillBot 1");
  g_assert_cmpstr (robo_seat_get_robot_name (killbot), ==, "Reaper");
  g_assert_true (robo_seat_get_is_killbot (killbot));
  g_assert_true (robo_seat_get_is_out (killbot));
  g_assert_cmpuint (robo_match_get_n_events (match), ==, 0);
  g_assert_null (robo_match_get_question (match));
  g_assert_false (robo_match_step (match));
  g_assert_false (robo_match_step_back (match));
  g_assert_cmpint (robo_match_answer (match, 0), ==, ROBO_REFUSED_OPTION);
  g_assert_finalize_object (g_steal_pointer (&match));
}

static void
test_ask (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hh", 1);
  g_autofree char *subtitle = NULL;
  g_autofree char *short_subtitle = NULL;
  guint            n_questions = 0, n_answers = 0;
  gint             first;

  g_signal_connect_swapped (match, "question-changed", G_CALLBACK (count_cb), &n_questions);
  g_signal_connect_swapped (match, "answered", G_CALLBACK (count_cb), &n_answers);
  robo_match_start (match);

  /* Both seats have three free starting spaces. */
  first = property_int (match, "asked-seat");
  g_assert_cmpint (robo_match_get_question (match)->kind, ==, ROBO_ASK_REBOOT);
  g_assert_false (property_boolean (match, "is-programming"));
  g_assert_true (robo_seat_get_is_asked (robo_match_get_seat (match, first)));
  g_assert_false (robo_seat_get_is_asked (robo_match_get_seat (match, 1 - first)));
  g_assert_cmpuint (n_questions, ==, 1);

  g_assert_cmpint (robo_match_answer (match, test_at (1, 1)), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpuint (n_answers, ==, 0);

  test_match_answer (match);
  g_assert_cmpint (property_int (match, "asked-seat"), ==, 1 - first);
  test_match_answer (match);
  g_assert_true (property_boolean (match, "is-programming"));
  /* Between an answer and its events no seat is asked, which emits the signal, too. */
  g_assert_cmpuint (n_questions, ==, 5);
  g_assert_cmpuint (n_answers, ==, 2);
  g_object_get (match, "subtitle", &subtitle, NULL);
  g_assert_cmpstr (subtitle, ==, "Round 1 · Goal: 3 VP");
  g_object_get (match, "short-subtitle", &short_subtitle, NULL);
  g_assert_cmpstr (short_subtitle, ==, "Round 1");
}

/* After the first of two seats has confirmed, no trace of its program can be found (R5.5). */
static void
test_secrets (void)
{
  static const RoboRng no_rng = { 0 };
  g_autoptr (RoboMatch) match = test_match_new ("hh", 5);
  guint     n_hidden = 0;
  guint     confirmed;
  RoboState state;

  robo_match_start (match);
  while (!property_boolean (match, "is-programming"))
    test_match_answer (match);
  confirmed = property_int (match, "asked-seat");
  test_match_answer (match);

  g_assert_true (robo_seat_get_has_confirmed (robo_match_get_seat (match, confirmed)));
  g_assert_false (robo_seat_get_has_confirmed (robo_match_get_seat (match, 1 - confirmed)));
  g_assert_cmpuint (robo_seat_get_n_dice (robo_match_get_seat (match, confirmed)), ==, 0);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[confirmed].n_dice, ==, 0);

  test_match_play (match, 2);
  for (guint i = 0; i <= robo_match_get_n_events (match); i++)
    {
      robo_match_get_state_at (match, i, &state);
      g_assert_cmpmem (&state.rng, sizeof state.rng, &no_rng, sizeof no_rng);
      if (state.phase != ROBO_PHASE_PROGRAMMING)
        continue;
      n_hidden++;
      for (guint seat = 0; seat < 2; seat++)
        {
          const RoboRobot *robot = &state.robots[seat];

          g_assert_cmpuint (robot->n_dice + robot->dice_sum + robot->finish, ==, 0);
          g_assert_cmpuint (robot->dice[0].value + robot->dice[1].value + robot->dice[2].value, ==, 0);
        }
    }
  g_assert_cmpuint (n_hidden, >=, 6);
}

/* Returns everything that is visible at a position, as text. */
static char *
dup_picture (RoboMatch *match)
{
  GString         *picture = g_string_new (NULL);
  GListModel      *order = robo_match_get_order (match);
  g_autofree char *checksum = robo_state_dup_checksum (robo_match_get_shown_state (match));

  g_string_append_printf (picture, "%s %u %u %u", checksum, property_uint (match, "round"),
                          property_uint (match, "phase"),
                          property_uint (match, "unit"));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = robo_match_get_seat (match, i);

      if (!seat)
        continue;
      g_string_append_printf (picture, "|%u %u %u %d %d:", robo_seat_get_number (seat), property_uint (seat, "vp"),
                              property_uint (seat, "space"), robo_seat_get_has_confirmed (seat),
                              robo_seat_get_is_winner (seat));
      for (guint j = 0; j < robo_seat_get_n_dice (seat); j++)
        g_string_append_printf (picture, " %u-%u", robo_seat_get_die (seat, j)->value,
                                robo_seat_get_die (seat, j)->status);
    }
  for (guint i = 0; i < g_list_model_get_n_items (order); i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);

      g_string_append_printf (picture, "/%u%u%u", robo_seat_get_seat (robo_order_item_get_seat (item)),
                              robo_order_item_get_value (item), robo_order_item_get_status (item));
    }

  return g_string_free (picture, FALSE);
}

/* A position is the same whether it is reached step by step or by seeking. */
static void
test_seek (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk", 3);
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_events;

  robo_match_start (match);
  test_match_play (match, 3);
  n_events = robo_match_get_n_events (match);
  g_assert_cmpuint (test_match_count_logged (match), ==, n_events);

  robo_match_seek (match, 0);
  g_assert_false (robo_match_get_playing (match));
  g_assert_null (robo_match_get_question (match));
  do
    g_ptr_array_add (pictures, dup_picture (match));
  while (robo_match_step (match));
  g_assert_cmpuint (pictures->len, ==, n_events + 1);
  g_assert_true (robo_match_get_is_live (match));

  for (guint i = 0; i < 300; i++)
    {
      guint            position = g_rand_int_range (rand, 0, n_events + 1);
      g_autofree char *picture = NULL;

      robo_match_seek (match, position);
      picture = dup_picture (match);
      g_assert_cmpstr (picture, ==, pictures->pdata[position]);
    }

  while (robo_match_step_back (match))
    {
      g_autofree char *picture = dup_picture (match);

      g_assert_cmpstr (picture, ==, pictures->pdata[robo_match_get_position (match)]);
    }
  g_assert_cmpuint (robo_match_get_n_events (match), ==, n_events);

  robo_match_seek (match, G_MAXUINT);
  g_assert_true (robo_match_get_is_live (match) && robo_match_get_question (match));
}

/* Seeking back pauses temporarily; an explicit pause stays. */
static void
test_look_back (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk", 3);

  robo_match_start (match);
  robo_match_step_back (match);
  robo_match_step_back (match);
  g_assert_false (robo_match_get_playing (match));
  robo_match_step (match);
  g_assert_false (robo_match_get_playing (match));
  robo_match_step (match);
  g_assert_true (robo_match_get_playing (match));

  robo_match_pause (match);
  robo_match_seek (match, 1);
  robo_match_seek (match, G_MAXUINT);
  g_assert_false (robo_match_get_playing (match));
  robo_match_play (match);
  robo_match_seek (match, 1);
  robo_match_pause (match);
  robo_match_seek (match, G_MAXUINT);
  g_assert_false (robo_match_get_playing (match));
}

/* A round is shown with its first phase, as in the heading of the log, and not with the last phase of the round
 * before. */
static void
test_round_begins (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 7);
  guint n_rounds = 0;

  robo_match_start (match);
  test_match_play (match, 3);
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    {
      const RoboEvent *event = robo_match_get_event (match, i);
      g_autofree char *begin = g_strdup_printf ("Preparation · Round %u", event->value);
      g_autofree char *moment = NULL;

      if (event->type != ROBO_EVENT_ROUND)
        continue;

      n_rounds++;
      robo_match_seek (match, i + 1);
      g_object_get (match, "moment", &moment, NULL);
      g_assert_cmpstr (moment, ==, begin);
    }
  g_assert_cmpuint (n_rounds, >=, 3);
}

/* Dice that have acted come first, then the die that acts, then the dice that wait, in the order of R6.2. */
static void
check_order (RoboMatch *match)
{
  GListModel *order = robo_match_get_order (match);
  guint       last_rank = 0;
  guint       n_acting = 0;
  gboolean    waiting = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (order); i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);
      RoboSeatDieStatus status = robo_order_item_get_status (item);
      guint             rank = robo_order_item_get_value (item) * 100 + robo_order_item_get_colour (item) * 10 +
                   robo_seat_get_number (robo_order_item_get_seat (item));

      n_acting += status == ROBO_SEAT_DIE_ACTING;
      if (waiting)
        g_assert_cmpint (status, ==, ROBO_SEAT_DIE_WAITING);
      waiting = status == ROBO_SEAT_DIE_WAITING;
      if (waiting)
        g_assert_cmpuint (rank, >, last_rank);
      last_rank = waiting ? rank : 0;
    }
  g_assert_cmpuint (n_acting, <=, 1);
}

static void
test_order (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 7);
  guint n_with_acting = 0, longest = 0;

  robo_match_start (match);
  test_match_play (match, 2);
  robo_match_seek (match, 0);
  while (robo_match_step (match))
    {
      const RoboEvent *event = robo_match_get_event (match, robo_match_get_position (match) - 1);
      GListModel      *order = robo_match_get_order (match);

      check_order (match);
      longest = MAX (longest, g_list_model_get_n_items (order));
      if (event->type != ROBO_EVENT_ACTIVATE)
        continue;

      n_with_acting++;
      for (guint i = 0; i < g_list_model_get_n_items (order); i++)
        {
          g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);

          if (robo_order_item_get_status (item) == ROBO_SEAT_DIE_ACTING)
            g_assert_cmpuint (robo_seat_get_seat (robo_order_item_get_seat (item)), ==, event->seat);
        }
    }
  g_assert_cmpuint (n_with_acting, >, 12);
  g_assert_cmpuint (longest, ==, 4);
}

static void
check_shown_cb (RoboMatch *match,
                guint      index,
                gpointer   data)
{
  guint *n_shown = data;

  g_assert_cmpuint (index, ==, *n_shown);
  g_assert_cmpuint (robo_match_get_position (match), ==, index + 1);
  g_assert_cmpuint (property_uint (match, "position"), ==, index + 1);
  ++*n_shown;
}

static void
test_play (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hh", 1);
  g_autoptr (RoboMatch) match = robo_match_new (setup);
  guint n_shown = 0;

  g_signal_connect (match, "event-shown", G_CALLBACK (check_shown_cb), &n_shown);
  robo_match_set_speed (match, 4);
  robo_match_start (match);
  g_assert_cmpuint (n_shown, ==, 1);
  g_assert_false (robo_match_get_is_live (match));
  g_assert_null (robo_match_get_question (match));

  while (!robo_match_get_question (match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_shown, ==, robo_match_get_n_events (match));
  g_assert_true (robo_match_get_playing (match));

  /* While paused, an answer is played but its events are not shown. */
  robo_match_pause (match);
  test_match_answer (match);
  g_assert_cmpuint (n_shown, <, robo_match_get_n_events (match));
  g_assert_null (robo_match_get_question (match));
  g_assert_true (robo_match_step (match));
  g_assert_false (robo_match_get_playing (match));
  robo_match_play (match);
  while (!robo_match_get_question (match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_shown, ==, robo_match_get_n_events (match));
}

static void
pause_cb (RoboMatch *match,
          guint      index)
{
  robo_match_pause (match);
}

/* A handler may pause while an event is being shown. */
static void
test_pause_at_once (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk", 1);
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  g_signal_connect (match, "event-shown", G_CALLBACK (pause_cb), NULL);
  robo_match_start (match);
  g_assert_cmpuint (robo_match_get_position (match), ==, 1);
  g_assert_false (robo_match_get_playing (match));
  robo_match_play (match);
  g_assert_cmpuint (robo_match_get_position (match), ==, 2);
}

/* Without people each round is played only after the round before it was shown, so that an endless game does not
 * hang. */
static void
test_without_people (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("cck", 11);
  guint n_first;

  robo_match_pause (match);
  robo_match_start (match);
  n_first = robo_match_get_n_events (match);
  g_assert_cmpuint (n_first, >, 0);
  while (robo_match_step (match))
    g_assert_null (robo_match_get_question (match));
  g_assert_cmpuint (robo_match_get_n_events (match), >, n_first);
  g_assert_true (robo_match_get_is_over (match));
  g_assert_cmpuint (robo_match_get_shown_state (match)->winner, !=, ROBO_NO_WINNER);
}

static void
test_without_people_at_once (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("cck", 11);

  robo_match_start (match);
  while (!robo_match_get_is_over (match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (test_match_count_logged (match), ==, robo_match_get_n_events (match));
}

static void
test_restore (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hck", 13);
  g_autoptr (RoboMatch) again = test_match_new ("hck", 13);
  g_autoptr (RoboMatchFile) file = NULL;
  RoboRecord wrong = { .answer = G_MAXUINT64 };
  guint      n_records;

  robo_match_start (match);
  test_match_play (match, 2);
  file = robo_match_dup_file (match);
  n_records = file->records->len;
  g_array_append_val (file->records, wrong);
  g_array_set_size (file->unasked, n_records + 1);

  g_assert_cmpuint (robo_match_restore (again, file), ==, n_records);
  robo_match_start (again);
  g_assert_cmpuint (robo_match_get_n_events (again), ==, robo_match_get_n_events (match));
  g_assert_cmpmem (robo_match_get_shown_state (again), sizeof (RoboState), robo_match_get_shown_state (match),
                   sizeof (RoboState));
  g_assert_cmpint (robo_match_get_question (again)->kind, ==, robo_match_get_question (match)->kind);

  /* Both matches continue in the same way. */
  test_match_play (match, 3);
  test_match_play (again, 3);
  g_assert_cmpmem (robo_match_get_shown_state (again), sizeof (RoboState), robo_match_get_shown_state (match),
                   sizeof (RoboState));
}

/* Each number is counted from the events once more, for each seat, and none of them is 0 for all seats. */
static void
test_stats (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk", 2);
  RoboMatchStats stats;
  RoboSeatStats  counts[3] = { 0 };
  RoboSeatStats  sum = { 0 };

  robo_match_start (match);
  test_match_play (match, G_MAXUINT);
  g_assert_true (robo_match_get_is_over (match));
  robo_match_count_stats (match, &stats);

  g_assert_cmpuint (stats.n_seats, ==, 3);
  g_assert_cmpuint (stats.n_rounds, ==, robo_match_get_shown_state (match)->round);
  g_assert_cmpuint (stats.winner, ==, robo_match_get_shown_state (match)->winner);
  g_assert_cmpuint (stats.seats[stats.ranking[0]].rank, ==, 1);
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    {
      const RoboEvent *event = robo_match_get_event (match, i);

      if (event->type == ROBO_EVENT_DESTROYED)
        counts[event->seat].n_destroyed++;
      if (event->type == ROBO_EVENT_DESTROYED && event->by < 3 && event->by != event->seat)
        counts[event->by].n_destructions++;
      if (event->type == ROBO_EVENT_TAKE_VP)
        counts[event->seat].vp_from_tokens += event->amount;
    }
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (stats.seats[i].n_destroyed, ==, counts[i].n_destroyed);
      g_assert_cmpuint (stats.seats[i].n_destructions, ==, counts[i].n_destructions);
      g_assert_cmpuint (stats.seats[i].vp_from_tokens, ==, counts[i].vp_from_tokens);
      g_assert_cmpuint (stats.seats[i].vp, ==, property_uint (robo_match_get_seat (match, i), "vp"));
      sum.n_destroyed += counts[i].n_destroyed;
      sum.n_destructions += counts[i].n_destructions;
      sum.vp_from_tokens += counts[i].vp_from_tokens;
    }
  g_assert_cmpuint (sum.n_destroyed, >, 0);
  g_assert_cmpuint (sum.n_destructions, >, 0);
  g_assert_cmpuint (sum.vp_from_tokens, >, 0);
  for (guint i = 1; i < 3; i++)
    g_assert_cmpuint (stats.seats[stats.ranking[i - 1]].rank, <=, stats.seats[stats.ranking[i]].rank);
}

static guint
count_open_notes (RoboMatch  *match,
                  const char *end)
{
  GListModel *log = robo_match_get_log (match);
  guint       n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);

      n += robo_log_item_get_is_note_open (item) && strstr (robo_log_item_get_note (item), end) != NULL;
    }

  return n;
}

/* R9.4: The log explains the first turn of a KillBot, unless the player has been told that before. */
static void
test_firsts (void)
{
  for (guint is_told = 0; is_told < 2; is_told++)
    {
      g_autoptr (RoboMatch) match = test_match_new ("hkk", 2);

      robo_match_set_untold_firsts (match, is_told ? 0 : ROBO_LOG_FIRSTS_ALL);
      robo_match_start (match);
      test_match_play (match, G_MAXUINT);
      g_assert_cmpuint (count_open_notes (match, " turns toward the nearest robot"), ==, is_told ? 0 : 1);
      if (is_told)
        g_assert_cmpuint (count_open_notes (match, ""), ==, 0);
      else
        g_assert_cmpuint (property_uint (match, "untold-firsts") & 1u << ROBO_LOG_FIRST_TURN, ==, 0);
    }
}

/* The seat explains the turn of its KillBot, as the log does, from this event until the KillBot acts again. */
static void
test_first_of_seat (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hkk", 2);
  const RoboEvent *event;
  RoboSeat        *seat;
  guint            turn = 0;

  robo_match_set_untold_firsts (match, 1u << ROBO_LOG_FIRST_TURN);
  robo_match_start (match);
  test_match_play (match, G_MAXUINT);
  for (guint i = 0; i < robo_match_get_n_events (match) && turn == 0; i++)
    {
      robo_match_seek (match, i);
      for (guint n = 0; n < 3; n++)
        if (robo_seat_get_note (robo_match_get_seat (match, n)) != NULL)
          turn = i;
    }
  g_assert_cmpuint (turn, >, 0);
  event = robo_match_get_event (match, turn - 1);
  g_assert_cmpuint (event->type, ==, ROBO_EVENT_TURN);
  seat = robo_match_get_seat (match, event->seat);
  g_assert_nonnull (strstr (robo_seat_get_note (seat), " turns toward the nearest robot"));
  for (guint n = 0; n < 3; n++)
    if (n != event->seat)
      g_assert_null (robo_seat_get_note (robo_match_get_seat (match, n)));

  for (guint i = turn; robo_match_get_event (match, i)->type != ROBO_EVENT_UNIT; i++)
    {
      const RoboEvent *next = robo_match_get_event (match, i);

      if (next->type == ROBO_EVENT_PHASE || (next->type == ROBO_EVENT_ACTIVATE && next->seat == event->seat))
        break;
      robo_match_seek (match, i + 1);
      g_assert_nonnull (robo_seat_get_note (seat));
    }
  robo_match_seek (match, robo_match_get_n_events (match));
  g_assert_null (robo_seat_get_note (seat));
  robo_match_seek (match, turn - 1);
  g_assert_null (robo_seat_get_note (seat));
}

/* R7.12: who gets no point for a destroyed robot, and why. */
static void
test_no_point (void)
{
  const RoboEvent destroyed[] = {
    { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = ROBO_NO_SEAT },
    { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 2 },
    { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 0 },
  };
  const RoboLogFirst expected[] = { ROBO_LOG_FIRST_NO_CULPRIT, ROBO_LOG_FIRST_SQUAD, ROBO_LOG_FIRST_NO_POINTS_LEFT };
  RoboState          before;
  RoboLogFirst       first;

  robo_state_init (&before);
  before.robots[0].kind = ROBO_SEAT_OPERATOR;
  before.robots[1].kind = before.robots[2].kind = ROBO_SEAT_KILLBOT;
  for (guint i = 0; i < G_N_ELEMENTS (destroyed); i++)
    {
      g_assert_true (robo_log_first_find (destroyed, i, &before, NULL, &first));
      g_assert_cmpuint (first, ==, expected[i]);
    }
  before.robots[1].vp = 1;
  g_assert_false (robo_log_first_find (destroyed, 2, &before, NULL, &first));
}

/* R9.10: Each KillBot of a squad shows the points of all its KillBots, which win together; an operator has no squad. */
static void
test_squad (void)
{
  guint n_differing = 0;

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (RoboMatch) match = test_match_new ("hkk", seed);
      guint vp[3];

      robo_match_start (match);
      test_match_play (match, 1000);
      for (guint i = 0; i < G_N_ELEMENTS (vp); i++)
        vp[i] = property_uint (robo_match_get_seat (match, i), "vp");
      g_assert_cmpuint (property_uint (robo_match_get_seat (match, 0), "squad-size"), ==, 0);
      for (guint i = 1; i < G_N_ELEMENTS (vp); i++)
        {
          g_assert_cmpuint (property_uint (robo_match_get_seat (match, i), "squad-size"), ==, 2);
          g_assert_cmpuint (property_uint (robo_match_get_seat (match, i), "squad-vp"), ==, vp[1] + vp[2]);
        }
      n_differing += vp[1] > 0 && vp[2] > 0;
    }
  g_assert_cmpuint (n_differing, >, 0);
}

/* A property notifies if, and only if, it has changed. */
static void
test_notify (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hh", 1);
  guint n_speed = 0, n_round = 0;

  g_signal_connect_swapped (match, "notify::speed", G_CALLBACK (count_cb), &n_speed);
  g_signal_connect_swapped (match, "notify::round", G_CALLBACK (count_cb), &n_round);
  robo_match_set_speed (match, 3);
  robo_match_set_speed (match, 3);
  g_assert_cmpuint (n_speed, ==, 1);

  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, 3);
  g_assert_cmpuint (n_round, ==, robo_match_get_shown_state (match)->round);
}

/* A replay begins with the first round, shows no later events while the user steps through it, and is over with the
 * last event. */
static void
test_retelling (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hc", 7);

  robo_match_start (match);
  test_match_play (match, 3);
  g_assert_false (robo_match_get_is_retelling (match));
  robo_match_retell (match);
  g_assert_true (robo_match_get_is_retelling (match));
  g_assert_true (property_boolean (match, "is-retelling"));
  g_assert_cmpint (robo_match_get_event (match, robo_match_get_position (match))->type, ==, ROBO_EVENT_ROUND);
  g_assert_cmpuint (robo_match_get_event (match, robo_match_get_position (match))->value, ==, 1);
  robo_match_step (match);
  robo_match_step_back (match);
  g_assert_true (robo_match_get_is_retelling (match));
  robo_match_seek (match, robo_match_get_n_events (match) - 1);
  g_assert_true (robo_match_get_is_retelling (match));
  robo_match_step (match);
  g_assert_false (robo_match_get_is_retelling (match));
}

/* Only winning events end in slow motion, only if it is switched on, and the speed applies to it. */
static void
test_slow_end (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hc", 7);
  guint n_slow = 0;
  guint more_ms = 0;

  robo_match_start (match);
  test_match_play (match, G_MAXUINT);
  g_assert_true (robo_match_get_is_over (match));
  robo_match_set_speed (match, 1);
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    g_assert_cmpuint (robo_match_get_slow_end_ms (match, i, &more_ms), ==, 0);

  robo_match_set_has_slow_motion (match, TRUE);
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    {
      if (robo_match_get_slow_end_ms (match, i, &more_ms) == 0)
        continue;

      n_slow++;
      g_assert_cmpint (robo_match_get_event (match, i + 1)->type, ==, ROBO_EVENT_WIN);
      g_assert_cmpuint (robo_match_get_slow_end_ms (match, i, &more_ms), ==, 400);
      g_assert_cmpuint (more_ms, ==, 744);
      robo_match_set_speed (match, 4);
      g_assert_cmpuint (robo_match_get_slow_end_ms (match, i, &more_ms), ==, 100);
      g_assert_cmpuint (more_ms, ==, 186);
      robo_match_set_speed (match, 0);
      g_assert_cmpuint (robo_match_get_slow_end_ms (match, i, &more_ms), ==, 0);
      robo_match_set_speed (match, 1);
    }
  g_assert_cmpuint (n_slow, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/match/new-match/has-named-seats-and-no-events", test_new);
  g_test_add_func ("/match/match/question/is-asked-until-it-is-answered", test_ask);
  g_test_add_func ("/match/match/R5.5/confirmed-program-is-hidden-during-programming", test_secrets);
  g_test_add_func ("/match/match/seek/gives-the-same-position-as-stepping", test_seek);
  g_test_add_func ("/match/match/seek-back/pauses-until-the-end-is-reached", test_look_back);
  g_test_add_func ("/match/match/new-round/is-shown-with-its-first-phase", test_round_begins);
  g_test_add_func ("/match/match/order-of-dice/agrees-with-their-activation", test_order);
  g_test_add_func ("/match/match/playing/events-are-shown-one-by-one-before-the-question", test_play);
  g_test_add_func ("/match/match/pause-in-a-handler-of-a-shown-event/stops-at-once", test_pause_at_once);
  g_test_add_func ("/match/match/match-without-people/is-played-round-by-round", test_without_people);
  g_test_add_func ("/match/match/match-without-people/is-played-to-the-end-at-once-without-delays",
                   test_without_people_at_once);
  g_test_add_func ("/match/match/restored-game/illegal-answer-is-left-out", test_restore);
  g_test_add_func ("/match/match/slow-motion/is-for-winning-events-only", test_slow_end);
  g_test_add_func ("/match/match/replay/ends-at-the-last-event", test_retelling);
  g_test_add_func ("/match/match/statistics/agree-with-the-events-of-each-seat", test_stats);
  g_test_add_func ("/match/match/R9.4/log-explains-only-the-first-turn-of-a-killbot", test_firsts);
  g_test_add_func ("/match/match/R9.4/seat-of-the-killbot-explains-the-first-turn", test_first_of_seat);
  g_test_add_func ("/match/match/R7.12/destruction-without-a-point-has-its-reason", test_no_point);
  g_test_add_func ("/match/match/R9.10/squad-has-the-points-of-all-killbots", test_squad);
  g_test_add_func ("/match/match/speed-and-round/notify-only-when-changed", test_notify);

  return g_test_run ();
}
