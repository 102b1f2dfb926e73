// SPDX-License-Identifier: GPL-3.0-or-later
// Tests running a game: transactions, questions, answers, records, given rolls (R13).
#include "engine-fixture.h"

#include <string.h>

/* A shoots at B, who is asked about a shield and a bomb, so there are three questions in one die. */
static const EngineCase three_questions = {
  .path = "R13/one-die-asks-three-questions",
  .arena = "A . B C",
  .cards = "zap3 red red 1-6 | fire first-in-line damage 3",
  .set = "A.cards=none+zap3 B.cards=shield+bomb B.damage=2",
  .dice = "A r1e",
};

static void
ask_on (EngineTable     *table,
        RoboQuestionKind kind,
        guint            seat)
{
  RoboGameStatus status;

  do
    status = robo_game_advance (table->game);
  while (status == ROBO_GAME_GOES_ON);

  g_assert_cmpint (status, ==, ROBO_GAME_ASKS);
  g_assert_cmpint (robo_game_get_question (table->game)->kind, ==, kind);
  g_assert_cmpuint (robo_game_get_question (table->game)->seat, ==, seat);
}

/* The events up to each question are listed and shown, but do not count yet. */
static void
test_transaction (void)
{
  g_autoptr (EngineTable) table = engine_table_new (&three_questions);
  guint     n_events;
  RoboState before;

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_STATES);
  ask_on (table, ROBO_ASK_REPLACE_FIRE, 0);
  before = *robo_game_get_state (table->game);
  n_events = robo_game_get_events (table->game)->n_events;
  g_assert_cmpint (robo_game_get_events (table->game)->events[n_events - 1].type, ==, ROBO_EVENT_ACTIVATE);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_events (table->game)->n_events, ==, n_events);

  g_assert_cmpint (robo_game_answer (table->game, 1 + robo_cards_find (&table->cards, "zap3")), ==, ROBO_REFUSED_NOT);
  ask_on (table, ROBO_ASK_ABSORB, 1);
  g_assert_cmpuint (robo_game_get_events (table->game)->n_events, >, n_events);
  g_assert_cmpint (robo_game_answer (table->game, 1), ==, ROBO_REFUSED_NOT);
  ask_on (table, ROBO_ASK_DRAW, 1);
  g_assert_cmpint (robo_game_answer (table->game, ROBO_CARD_RED), ==, ROBO_REFUSED_NOT);
  ask_on (table, ROBO_ASK_DESTROYED, 1);
  g_assert_cmpmem (robo_game_get_state (table->game), sizeof before, &before, sizeof before);
  g_assert_cmpuint (robo_game_get_shown_state (table->game)->robots[1].space, ==, ROBO_NO_SPACE);
  g_assert_cmpuint (robo_game_get_shown_state (table->game)->robots[1].shield[0], ==, 1);

  g_assert_cmpint (robo_game_answer (table->game, TRUE), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_GOES_ON);
  g_assert_cmpuint (robo_game_get_state (table->game)->robots[2].damage, ==, 2);
  g_assert_cmpuint (robo_game_get_state (table->game)->robots[0].damage, ==, 0);
}

/* The game refuses an answer without a question, an answer that is not offered, and a second answer. */
static void
test_refused_answers (void)
{
  g_autoptr (EngineTable) table = engine_table_new (&three_questions);

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS);
  g_assert_cmpint (robo_game_answer (table->game, 0), ==, ROBO_REFUSED_OPTION);
  ask_on (table, ROBO_ASK_REPLACE_FIRE, 0);
  g_assert_cmpint (robo_game_answer (table->game, 1 + robo_cards_find (&table->cards, "teleport")), ==,
                   ROBO_REFUSED_OPTION);
  g_assert_cmpint (robo_game_answer (table->game, 0), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_answer (table->game, 0), ==, ROBO_REFUSED_OPTION);
}

/* Each event has the state right after it. */
static void
test_states (void)
{
  const EngineCase what = { .path = "each-event/has-the-state-right-after-it", .arena = "A B . . .", .dice = "A b2e" };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  const RoboEventList *list;
  guint                n_steps = 0;

  engine_table_play (table);
  list = robo_game_get_events (table->game);
  for (guint i = 0; i < list->n_events; i++)
    {
      if (list->events[i].type != ROBO_EVENT_STEP && list->events[i].type != ROBO_EVENT_PUSH)
        continue;
      n_steps++;
      g_assert_cmpuint (list->states[i].robots[list->events[i].seat].space, ==, list->events[i].to);
      g_assert_cmpuint (list->states[i - 1].robots[list->events[i].seat].space, ==, list->events[i].at);
    }
  g_assert_cmpuint (n_steps, ==, 4);
}

/* Each given answer is recorded with its question, seat, card and round. */
static void
test_records (void)
{
  g_autoptr (EngineTable) table = engine_table_new (&three_questions);
  const RoboAnswer  answers[] = { 1 + robo_cards_find (&table->cards, "zap3"), 2, ROBO_CARD_BLUE, FALSE };
  const RoboRecord *records;
  guint             n_records;

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_ANSWERS);
  for (guint i = 0; i < G_N_ELEMENTS (answers);)
    {
      if (robo_game_advance (table->game) != ROBO_GAME_ASKS)
        break;
      g_assert_cmpint (robo_game_answer (table->game, answers[i++]), ==, ROBO_REFUSED_NOT);
    }

  records = robo_game_get_records (table->game, &n_records);
  g_assert_cmpuint (n_records, ==, 4);
  g_assert_cmpint (records[0].kind, ==, ROBO_ASK_REPLACE_FIRE);
  g_assert_cmpuint (records[0].seat, ==, 0);
  g_assert_cmpuint (records[0].card, ==, ROBO_NO_CARD);
  g_assert_cmpint (records[1].kind, ==, ROBO_ASK_ABSORB);
  g_assert_cmpuint (records[1].seat, ==, 1);
  g_assert_cmpuint (records[1].card, ==, robo_cards_find (&table->cards, "shield"));
  g_assert_cmpuint (records[1].answer, ==, 2);
  g_assert_cmpuint (records[1].round, ==, 1);
  g_assert_cmpint (records[2].kind, ==, ROBO_ASK_DRAW);
  g_assert_cmpint (records[3].kind, ==, ROBO_ASK_DESTROYED);
}

static RoboReply
refuse (const RoboSetup    *setup,
        const RoboState    *state,
        const RoboQuestion *question,
        RoboAnswer         *answer,
        gpointer            data)
{
  return ROBO_REPLY_REFUSED;
}

static RoboReply
say_nonsense (const RoboSetup    *setup,
              const RoboState    *state,
              const RoboQuestion *question,
              RoboAnswer         *answer,
              gpointer            data)
{
  *answer = 999;

  return ROBO_REPLY_ANSWERED;
}

/* A policy that knows no legal answer stops the game without any change. */
static void
test_policy_refuses (void)
{
  static const RoboPolicy policies[] = { refuse, say_nonsense };

  for (guint i = 0; i < G_N_ELEMENTS (policies); i++)
    {
      g_autoptr (EngineTable) table = engine_table_new (&three_questions);
      RoboGameStatus status;

      table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS);
      robo_game_set_policy (table->game, policies[i], NULL);
      do
        status = robo_game_advance (table->game);
      while (status == ROBO_GAME_GOES_ON);
      g_assert_cmpint (status, ==, ROBO_GAME_REFUSED);
      g_assert_cmpint (robo_game_get_question (table->game)->kind, ==, ROBO_ASK_REPLACE_FIRE);
      g_assert_cmpuint (robo_game_get_state (table->game)->robots[1].damage, ==, 2);
    }
}

/* Too few given rolls are an error, and a repeated transaction does not use a roll twice. */
static void
test_rolls (void)
{
  const EngineCase what = {
    .path = "given-rolls/are-used-once-and-must-suffice",
    .arena = "A . . . . .\n- - - - - -\nB C . . . .",
    .set = "A.facing=e C.cards=anchor",
    .dice = "B b1e b1e",
  };
  static const guint8 faces[] = { 2, 1 };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  RoboGameStatus status;

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_EVENTS);
  robo_game_set_rolls (table->game, faces, G_N_ELEMENTS (faces));
  do
    {
      status = robo_game_advance (table->game);
      if (status == ROBO_GAME_ASKS)
        g_assert_cmpint (robo_game_answer (table->game, 0), ==, ROBO_REFUSED_NOT);
    }
  while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ASKS);

  g_assert_cmpint (status, ==, ROBO_GAME_NO_ROLLS);
  g_assert_cmpuint (robo_game_get_state (table->game)->unit, ==, 1);
  g_assert_cmpuint (robo_game_get_state (table->game)->robots[0].space, ==, 3);
}

/* A game that is over stays over. */
static void
test_over (void)
{
  const EngineCase what = { .path = "game-that-is-over/stays-over",
                            .arena = "A . B",
                            .set = "A.vp=4 B.damage=2",
                            .dice = "A r1e; B b2w" };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  RoboState state;

  engine_table_play (table);
  state = *robo_game_get_state (table->game);
  g_assert_cmpint (state.phase, ==, ROBO_PHASE_OVER);
  g_assert_cmpint (robo_game_advance (table->game), ==, ROBO_GAME_OVER);
  g_assert_cmpint (robo_game_answer (table->game, 0), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpmem (&state, sizeof state, robo_game_get_state (table->game), sizeof state);
}

/* A game depends on nothing but its set-up, position and answers. */
static void
test_checksum (void)
{
  g_autoptr (EngineTable) one = engine_table_new (&three_questions);
  g_autoptr (EngineTable) two = engine_table_new (&three_questions);
  g_autofree char *sum_one = NULL;
  g_autofree char *sum_two = NULL;
  g_autofree char *sum_before = robo_state_dup_checksum (&one->state);

  engine_table_play (one);
  engine_table_play (two);
  sum_one = robo_state_dup_checksum (robo_game_get_state (one->game));
  sum_two = robo_state_dup_checksum (robo_game_get_state (two->game));
  g_assert_cmpstr (sum_one, ==, sum_two);
  g_assert_cmpstr (sum_one, !=, sum_before);
  g_assert_cmpuint (strlen (sum_one), ==, 64);
}

/* R2.1: Robots that are out are on no space. */
static void
test_looking_up (void)
{
  const EngineCase what = { .path = "R2.1/robots-that-are-out-have-no-space",
                            .arena = "A . b\n     \n3 . .",
                            .set = "B@out tokens3=2" };
  g_autoptr (EngineTable) table = engine_table_new (&what);
  const RoboState *state = &table->state;

  g_assert_cmpuint (robo_state_get_robot_at (state, 0), ==, 0);
  g_assert_cmpuint (robo_state_get_robot_at (state, 1), ==, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_state_get_robot_at (state, ROBO_NO_SPACE), ==, ROBO_NO_SEAT);
  g_assert_cmpuint (robo_state_get_mine_at (state, 2), ==, 0);
  g_assert_cmpuint (robo_state_get_mine_at (state, 1), ==, state->n_mines);
  g_assert_cmpuint (robo_state_count_tokens_at (state, table->board, 7), ==, 2);
  g_assert_cmpuint (robo_state_count_tokens_at (state, table->board, 8), ==, 0);
  g_assert_cmpuint (robo_state_count_robots (state, ROBO_SEAT_OPERATOR), ==, 2);
  g_assert_cmpuint (robo_state_count_robots (state, ROBO_SEAT_KILLBOT), ==, 0);
}

static void
test_event_names (void)
{
  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      RoboEventType found;

      g_assert_true (robo_event_type_from_id (robo_event_type_get_id (type), &found));
      g_assert_cmpuint (found, ==, type);
    }
  g_assert_false (robo_event_type_from_id ("explode", &(RoboEventType){ 0 }));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/game/unfinished-transaction/its-events-are-shown-but-do-not-count-yet", test_transaction);
  g_test_add_func ("/engine/game/answers-not-asked-for-or-not-offered/are-refused", test_refused_answers);
  g_test_add_func ("/engine/game/each-event/has-the-state-right-after-it", test_states);
  g_test_add_func ("/engine/game/given-answers/are-recorded-with-their-questions", test_records);
  g_test_add_func ("/engine/game/policy-without-legal-answer/stops-the-game-unchanged", test_policy_refuses);
  g_test_add_func ("/engine/game/given-rolls/are-used-once-and-must-suffice", test_rolls);
  g_test_add_func ("/engine/game/game-that-is-over/stays-over", test_over);
  g_test_add_func ("/engine/game/checksum/is-equal-for-equal-games", test_checksum);
  g_test_add_func ("/engine/state/R2.1/robots-that-are-out-have-no-space", test_looking_up);
  g_test_add_func ("/engine/event/names/are-read-back", test_event_names);

  return g_test_run ();
}
