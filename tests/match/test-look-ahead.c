// SPDX-License-Identifier: GPL-3.0-or-later
// Tests looking ahead: questions that make no difference, and standing answers with a condition (R13).
#include "match/robo-standing-answers.h"

#include <string.h>

#include "engine/robo-board.h"
#include "replay/robo-trial.h"

enum
{
  ANCHOR,
  BLAST,
  DRONE,
};

/* Describes a position of 7 columns and 5 rows. Seat 0 stands on 2|3 and drives east. Seat 1 stands before it and is
 * anchored. The pit, if there is one, is east of seat 1. */
typedef struct
{
  RoboPlan   plan;
  RoboBoard *board;
  RoboCards  cards;
  RoboSetup  setup;
  RoboState  state;
  RoboGame  *game;
} Fixture;

static guint
at (guint column,
    guint row)
{
  return (row - 1) * 7 + column - 1;
}

static void
add_cards (RoboCards *cards)
{
  cards->n_cards = 3;
  cards->cards[ANCHOR] = (RoboCard){
    .colour = ROBO_CARD_YELLOW,
    .n_abilities = 1,
    .abilities = { { .kind = ROBO_ABILITY_SHORTEN_PUSH, .amount = 2 } },
  };
  cards->cards[BLAST] = (RoboCard){
    .colour = ROBO_CARD_BLUE,
    .has_die = TRUE,
    .die_colour = ROBO_BLUE,
    .die_min = 1,
    .die_max = 6,
    .n_effects = 1,
    .effects = {
      { .when = ROBO_WHEN_MOVE_END,
        .target = ROBO_TARGET_ADJACENT,
        .action = ROBO_ACTION_PUSH,
        .amount = { 1, 1, 1, 1, 1, 1, 1 } },
    },
  };
}

static void
add_drone (RoboCards *cards)
{
  cards->cards[DRONE] = (RoboCard){
    .colour = ROBO_CARD_YELLOW,
    .n_effects = 1,
    .effects = {
      { .when = ROBO_WHEN_ROUND_START,
        .target = ROBO_TARGET_SELF,
        .action = ROBO_ACTION_REPAIR,
        .amount = { 1, 1, 1, 1, 1, 1, 1 } },
    },
  };
}

static void
seat_robot (Fixture *fixture,
            guint    seat,
            guint    space,
            guint    card)
{
  RoboRobot *robot = &fixture->state.robots[seat];

  robot->kind = ROBO_SEAT_OPERATOR;
  robot->number = seat + 1;
  robot->space = space;
  robot->cards[0] = card;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->plan.columns = 7;
  fixture->plan.rows = 5;
  if (data != NULL)
    fixture->plan.terrain[at (4, 3)] = ROBO_TERRAIN_PIT;
  fixture->board = robo_board_new (&fixture->plan);
  add_cards (&fixture->cards);
  add_drone (&fixture->cards);

  fixture->setup = (RoboSetup){ .board = fixture->board, .cards = &fixture->cards };
  robo_rules_init_standard (&fixture->setup.rules);
  robo_state_init (&fixture->state);
  seat_robot (fixture, 0, at (2, 3), ROBO_NO_CARD);
  seat_robot (fixture, 1, at (3, 3), ANCHOR);
  fixture->state.robots[0].n_dice = 1;
  fixture->state.robots[0].dice[0] = (RoboDie){
    .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_E, .controller = ROBO_NO_SEAT
  };
  robo_state_begin_phase (&fixture->state, ROBO_PHASE_ACTIVATION);
}

static void
play_to_question (Fixture *fixture)
{
  RoboGameStatus status;

  fixture->game = robo_game_new_at (&fixture->setup, &fixture->state, ROBO_GAME_KEEP_EVENTS);
  do
    status = robo_game_advance (fixture->game);
  while (status == ROBO_GAME_GOES_ON);
  g_assert_cmpint (status, ==, ROBO_GAME_ASKS);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_game_free (fixture->game);
  robo_board_free (fixture->board);
}

static void
test_anchor_matters (Fixture      *fixture,
                     gconstpointer data)
{
  play_to_question (fixture);
  g_assert_cmpint (robo_game_get_question (fixture->game)->kind, ==, ROBO_ASK_SHORTEN_PUSH);
  g_assert_false (robo_game_is_needless (fixture->game));
}

/* With a wall behind the robot and no other robot nearby, the answer makes no difference. */
static void
test_blast_at_nobody (Fixture      *fixture,
                      gconstpointer data)
{
  fixture->state.robots[0].cards[0] = BLAST;
  fixture->state.robots[0].dice[0].key = ROBO_DIR_N;
  fixture->state.robots[1].space = at (7, 5);
  play_to_question (fixture);

  g_assert_cmpint (robo_game_get_question (fixture->game)->kind, ==, ROBO_ASK_MOVE_END);
  g_assert_true (robo_game_is_needless (fixture->game));
}

/* The adjacent robot can be pushed. Then its player is asked for the anchor, which matters, too. */
static void
test_blast_at_somebody (Fixture      *fixture,
                        gconstpointer data)
{
  fixture->state.robots[0].cards[0] = BLAST;
  fixture->state.robots[0].dice[0].key = ROBO_DIR_N;
  play_to_question (fixture);

  g_assert_cmpint (robo_game_get_question (fixture->game)->kind, ==, ROBO_ASK_MOVE_END);
  g_assert_false (robo_game_is_needless (fixture->game));
}

/* Programs come next and are still unknown; the question must be predictable all the same. */
static void
test_before_programs (Fixture      *fixture,
                      gconstpointer data)
{
  fixture->state.robots[1].cards[0] = DRONE;
  fixture->state.robots[1].damage = data != NULL;
  robo_state_begin_phase (&fixture->state, ROBO_PHASE_PREPARATION);
  play_to_question (fixture);

  g_assert_cmpint (robo_game_get_question (fixture->game)->kind, ==, ROBO_ASK_ROUND_START);
  g_assert_cmpint (robo_game_is_needless (fixture->game), ==, data == NULL);
}

static void
test_trying_leaves_no_trace (Fixture      *fixture,
                             gconstpointer data)
{
  RoboState before;
  RoboState shown;
  RoboState tried;
  guint     n_events;

  play_to_question (fixture);
  before = *robo_game_get_state (fixture->game);
  shown = *robo_game_get_shown_state (fixture->game);
  n_events = robo_game_get_events (fixture->game)->n_events;

  g_assert_true (robo_game_try (fixture->game, 0, &tried));
  g_assert_cmpuint (tried.robots[1].space, ==, at (4, 3));
  g_assert_true (robo_game_try (fixture->game, 2, &tried));
  g_assert_cmpuint (tried.robots[1].space, ==, at (3, 3));
  robo_game_is_needless (fixture->game);

  g_assert_cmpmem (&before, sizeof before, robo_game_get_state (fixture->game), sizeof before);
  g_assert_cmpmem (&shown, sizeof shown, robo_game_get_shown_state (fixture->game), sizeof shown);
  g_assert_cmpuint (robo_game_get_events (fixture->game)->n_events, ==, n_events);
  g_assert_cmpint (robo_game_get_question (fixture->game)->kind, ==, ROBO_ASK_SHORTEN_PUSH);
  g_assert_cmpint (robo_game_answer (fixture->game, 0), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (fixture->game), ==, ROBO_GAME_GOES_ON);
  g_assert_cmpuint (robo_game_get_state (fixture->game)->robots[1].space, ==, at (4, 3));
}

static void
say (RoboStandingAnswers *standing,
     RoboStandingKind     kind,
     RoboAnswer           answer)
{
  robo_standing_answers_set (standing, 1, ROBO_ASK_SHORTEN_PUSH, ANCHOR,
                             &(RoboStandingAnswer){ .kind = kind, .answer = answer });
}

static void
test_standing_answer (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (RoboStandingAnswers) standing = robo_standing_answers_new ();
  RoboAnswer answer = 0;

  play_to_question (fixture);
  g_assert_false (robo_standing_answers_find (standing, fixture->game, &answer));

  say (standing, ROBO_STANDING_ALWAYS, 1);
  g_assert_true (robo_standing_answers_find (standing, fixture->game, &answer));
  g_assert_cmpuint (answer, ==, 1);

  /* A standing answer that is illegal here is not given. */
  say (standing, ROBO_STANDING_ALWAYS, 3);
  g_assert_false (robo_standing_answers_find (standing, fixture->game, &answer));

  say (standing, ROBO_STANDING_ASK, 0);
  g_assert_false (robo_standing_answers_find (standing, fixture->game, &answer));
}

static void
test_only_if_destroyed (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (RoboStandingAnswers) standing = robo_standing_answers_new ();
  RoboAnswer answer = 0;
  gboolean   has_pit = data != NULL;

  say (standing, ROBO_STANDING_IF_DESTROYED, 2);
  play_to_question (fixture);

  g_assert_cmpint (robo_standing_answers_find (standing, fixture->game, &answer), ==, has_pit);
  g_assert_cmpuint (answer, ==, has_pit ? 2 : 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/match/look-ahead/R13/push-against-an-anchor/answer-makes-a-difference",
              Fixture, NULL, set_up, test_anchor_matters, tear_down);
  g_test_add ("/match/look-ahead/R13/repulsion-blast-beside-no-robot/answer-makes-no-difference",
              Fixture, NULL, set_up, test_blast_at_nobody, tear_down);
  g_test_add ("/match/look-ahead/R13/repulsion-blast-beside-a-robot/answer-makes-a-difference",
              Fixture, NULL, set_up, test_blast_at_somebody, tear_down);
  g_test_add ("/match/look-ahead/R13/repair-before-programs/undamaged-robot-needs-no-question",
              Fixture, NULL, set_up, test_before_programs, tear_down);
  g_test_add ("/match/look-ahead/R13/repair-before-programs/damaged-robot-needs-the-question",
              Fixture, "damaged", set_up, test_before_programs, tear_down);
  g_test_add ("/match/look-ahead/R13/answers-tried-in-advance/do-not-change-the-game",
              Fixture, NULL, set_up, test_trying_leaves_no_trace, tear_down);
  g_test_add ("/match/look-ahead/R13/standing-answer/is-given-if-legal",
              Fixture, NULL, set_up, test_standing_answer, tear_down);
  g_test_add ("/match/look-ahead/R13/standing-answer-that-saves-the-robot/is-not-given-without-danger",
              Fixture, NULL, set_up, test_only_if_destroyed, tear_down);
  g_test_add ("/match/look-ahead/R13/standing-answer-that-saves-the-robot/is-given-before-a-pit",
              Fixture, "pit", set_up, test_only_if_destroyed, tear_down);

  return g_test_run ();
}
