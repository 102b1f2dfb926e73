// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that computer players give legal answers, the same each time, without using secrets, and are stronger at higher
// levels.
#include <string.h>

#include "ai/robo-ladder.h"
#include "ai/robo-random-program.h"
#include "files/match/robo-computers.h"
#include "tests/long-tests.h"
#include "operator-test.h"

static void
answer (RoboGame        *game,
        const RoboLevel *levels,
        guint64          seed,
        gpointer         data)
{
  operator_test_answer (game, levels, seed);
}

static RoboModuleSet *
load_modules (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_module_set_load_bundled ("standard", problems);
}

/* All levels and a KillBot play with modules. An illegal answer fails when it is given. */
static void
test_whole_games (void)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CLUB, ROBO_LEVEL_MASTER };
  g_autoptr (RoboModuleSet) modules = load_modules ();

  for (guint i = 0; i < G_N_ELEMENTS (operator_test_arenas); i += 2)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i);
      RoboSetup setup;

      operator_test_set_up (&setup, board, modules);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        setup.seats[seat].kind = seat == 3 ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR;
      g_assert_cmpuint (operator_test_play (&setup, levels, i, answer, NULL), !=, ROBO_NO_WINNER);
    }
}

/* Holds a game of two in which the second seat is asked for a program after the first seat has made a program. */
typedef struct
{
  RoboModuleSet *modules;
  RoboBoard     *board;
  RoboSetup      setup;
  RoboState      state; /* state before programs are asked for */
  guint          first;
  guint          second;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
  g_autoptr (RoboGame) game = NULL;

  fixture->modules = load_modules ();
  fixture->board = operator_test_board_new (0);
  operator_test_set_up (&fixture->setup, fixture->board, fixture->modules);
  fixture->setup.seats[0].kind = fixture->setup.seats[2].kind = ROBO_SEAT_OPERATOR;
  game = robo_game_new (&fixture->setup, 3, ROBO_GAME_KEEP_NOTHING);
  for (;;)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM && robo_game_get_state (game)->round == 3)
        break;
      operator_test_answer (game, levels, 3);
    }
  fixture->state = *robo_game_get_state (game);
  fixture->first = robo_game_get_question (game)->seat;
  fixture->second = 2 - fixture->first;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  robo_board_free (fixture->board);
  robo_module_set_unref (fixture->modules);
}

/* Returns a program with a die on each unit, a blue one and two red ones, all with this value and to the north. */
static RoboAnswer
pack_program (guint value)
{
  RoboProgram program = { .n_dice = 3 };

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    program.dice[unit] = (RoboDie){ .colour = unit == 0 ? ROBO_BLUE : ROBO_RED,
                                    .value = (guint8)value,
                                    .unit = (guint8)unit };

  return robo_program_pack (&program);
}

static RoboAnswer
ask_second (const Fixture   *fixture,
            const RoboState *state,
            guint            value,
            RoboLevel        level)
{
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  RoboGameStatus status;

  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON);
  g_assert_cmpint (status, ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (game)->seat, ==, fixture->first);
  g_assert_cmpint (robo_game_answer (game, pack_program (value)), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (game), ==, ROBO_GAME_ASKS);
  g_assert_cmpuint (robo_game_get_question (game)->seat, ==, fixture->second);
  sight = robo_sight_new (game);

  return robo_operator_answer (&(RoboOperator){ .level = level, .seed = 7 }, sight);
}

/* R5.5: The answer does not depend on the opponent's program and inventory, the decks, nor the future rolls. */
static void
test_honest (Fixture      *fixture,
             gconstpointer data)
{
  RoboLevel  level = GPOINTER_TO_UINT (data);
  RoboAnswer answer = ask_second (fixture, &fixture->state, 1, level);
  RoboState  other = fixture->state;
  RoboRobot *robot = &other.robots[fixture->first];
  guint8     first = other.decks[0][0];
  guint8     second = other.decks[0][1];

  g_assert_cmpuint (first, !=, second);
  g_assert_cmpuint (ask_second (fixture, &other, 5, level), ==, answer);

  robo_rng_seed (&other.rng, 99);
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);

  other.decks[0][0] = second;
  other.decks[0][1] = first;
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);

  /* The opponent has drawn one card or the other. */
  robo_card_mask_add (&robot->inventory, first);
  other.decks[0][1] = other.decks[0][--other.deck_sizes[0]];
  answer = ask_second (fixture, &other, 1, level);
  robo_card_mask_remove (&robot->inventory, first);
  robo_card_mask_add (&robot->inventory, second);
  other.decks[0][0] = first;
  g_assert_cmpuint (ask_second (fixture, &other, 1, level), ==, answer);
}

/* The program is legal, and is the same each time. Another operator may find another program. */
static void
test_same_each_time (Fixture      *fixture,
                     gconstpointer data)
{
  RoboLevel   level = GPOINTER_TO_UINT (data);
  RoboAnswer  answer = ask_second (fixture, &fixture->state, 1, level);
  RoboProgram program;

  g_assert_cmpuint (ask_second (fixture, &fixture->state, 1, level), ==, answer);
  robo_program_unpack (&program, answer);
  g_assert_cmpint (robo_program_check (&program, &fixture->state.robots[fixture->second], fixture->setup.cards, FALSE),
                   ==, ROBO_REFUSED_NOT);
}

/* Higher levels win more games. Tests three levels of the ladder in reproducible games. */
static void
test_stronger (gconstpointer data)
{
  RoboLevel level = GPOINTER_TO_UINT (data);
  guint     n_games = level == ROBO_LEVEL_ORACLE ? 2 : level > ROBO_LEVEL_ADA ? 6
                                                                              : 16;
  g_autoptr (RoboModuleSet) modules = load_modules ();
  guint n_won, n_lost;

  operator_test_compare (NULL, level, level - 3, n_games, 11, answer, NULL, &n_won, &n_lost);
  g_assert_cmpuint (n_won, >, n_lost);
  operator_test_compare (modules, level, level - 3, n_games, 11, answer, NULL, &n_won, &n_lost);
  g_assert_cmpuint (n_won, >, n_lost);
}

/* Secrets are dealt in many ways, which all agree with what is visible. */
static void
test_sample (Fixture      *fixture,
             gconstpointer data)
{
  RoboState  other = fixture->state;
  RoboRobot *robot = &other.robots[fixture->first];
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (RoboSight) sight = NULL;
  RoboState sample, last;
  guint     n_different = 0;
  RoboRng   rng;

  /* The opponent has drawn two more cards, one of each of two colors. */
  for (guint deck = 0; deck < 2; deck++)
    robo_card_mask_add (&robot->inventory, other.decks[deck][--other.deck_sizes[deck]]);
  game = robo_game_new_at (&fixture->setup, &other, ROBO_GAME_KEEP_NOTHING);
  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  g_assert_cmpint (robo_game_answer (game, pack_program (1)), ==, ROBO_REFUSED_NOT);
  g_assert_cmpint (robo_game_advance (game), ==, ROBO_GAME_ASKS);
  sight = robo_sight_new (game);
  g_assert_cmpuint (sight->question.seat, ==, fixture->second);

  robo_rng_seed (&rng, 1);
  robo_sight_sample (sight, &rng, &last);
  for (guint i = 0; i < 50; i++)
    {
      robo_sight_sample (sight, &rng, &sample);
      g_assert_true (
        robo_card_mask_equal (&sample.robots[fixture->second].inventory, &other.robots[fixture->second].inventory));
      g_assert_cmpuint (robo_card_mask_count (&sample.robots[fixture->first].inventory), ==,
                        robo_card_mask_count (&robot->inventory));
      g_assert_cmpmem (sample.deck_sizes, sizeof sample.deck_sizes, other.deck_sizes, sizeof other.deck_sizes);
      n_different += !robo_card_mask_equal (&sample.robots[fixture->first].inventory,
                                            &last.robots[fixture->first].inventory);
      last = sample;
    }
  g_assert_cmpuint (n_different, >, 20);
}

/* The result does not depend on the number of processors and their load. */
static void
test_threads (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, &fixture->state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboLookahead) lookahead = NULL;

  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  sight = robo_sight_new (game);
  lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  for (RoboLevel level = ROBO_LEVEL_SABLE; level <= ROBO_LEVEL_ORACLE; level++)
    {
      const RoboOperator computer = { .level = level, .seed = 7 };

      g_assert_cmpuint (robo_operator_answer (&computer, sight), ==,
                        robo_operator_answer_on (&computer, sight, lookahead));
    }
}

/* The last rounds are remembered: the positions before the first move, and the programs. */
static void
test_past (Fixture      *fixture,
           gconstpointer data)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
  g_autoptr (RoboGame) game = robo_game_new (&fixture->setup, 3, ROBO_GAME_KEEP_ANSWERS);
  guint             n_records, n_past, n_programs = 0;
  const RoboRecord *records;
  const RoboState  *past;
  RoboState         before[8];

  while (robo_game_get_state (game)->round < 7)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM)
        before[robo_game_get_shown_state (game)->round] = *robo_game_get_shown_state (game);
      operator_test_answer (game, levels, 3);
    }
  past = robo_game_get_past (game, &n_past);
  records = robo_game_get_records (game, &n_records);
  g_assert_cmpuint (n_past, ==, ROBO_GAME_MAX_PAST);
  for (guint i = 0; i < n_past; i++)
    {
      g_assert_cmpuint (past[i].round, ==, 7 - n_past + i);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          const RoboRobot *robot = &past[i].robots[seat], *then = &before[past[i].round].robots[seat];

          g_assert_cmpuint (robot->space, ==, then->space);
          g_assert_cmpuint (robot->damage, ==, then->damage);
          g_assert_cmpuint (robot->vp, ==, then->vp);
        }
    }
  for (guint i = 0; i < n_records; i++)
    {
      const RoboRobot *robot;
      RoboProgram      program;

      if (records[i].kind != ROBO_ASK_PROGRAM || records[i].round < past[0].round)
        continue;
      robot = &past[records[i].round - past[0].round].robots[records[i].seat];
      robo_program_unpack (&program, records[i].answer);
      g_assert_cmpuint (robot->n_dice, ==, program.n_dice);
      for (guint die = 0; die < program.n_dice; die++)
        {
          g_assert_cmpuint (robot->dice[die].value, ==, program.dice[die].value);
          g_assert_cmpuint (robot->dice[die].key, ==, program.dice[die].key);
        }
      n_programs++;
    }
  g_assert_cmpuint (n_programs, >, n_past);

  robo_game_restart_at (game, &fixture->state);
  robo_game_get_past (game, &n_past);
  g_assert_cmpuint (n_past, ==, 0);
}

/* An opponent who has planned so far is expected to plan, and an opponent who has not planned is not: different
 * programs are good against them. */
static void
test_learns (Fixture      *fixture,
             gconstpointer data)
{
  const RoboSkill *planner = robo_ladder_get_skill (ROBO_LEVEL_ADA);
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, &fixture->state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboLookahead) lookahead = NULL;
  guint n_differ = 0;

  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  sight = robo_sight_new (game);
  lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  for (sight->n_past = 0; sight->n_past < ROBO_GAME_MAX_PAST; sight->n_past++)
    sight->past[sight->n_past] = sight->state;
  /* Sometimes the same program is good against both opponents, as with the two seeds before these. */
  for (guint64 seed = 9; seed < 15 && n_differ == 0; seed++)
    {
      const RoboOperator computer = { .level = ROBO_LEVEL_ORACLE, .seed = seed };
      RoboAnswer         answers[2];

      for (guint i = 0; i < 2; i++)
        {
          for (guint past = 0; past < sight->n_past; past++)
            {
              RoboRobot  *robot = &sight->past[past].robots[fixture->second];
              RoboProgram program;

              robo_program_unpack (&program, pack_program (1));
              if (i == 0)
                robo_plan_find (lookahead, &planner->effort, sight->setup.cards, &sight->state, fixture->second, past,
                                &program);
              robot->n_dice = program.n_dice;
              memcpy (robot->dice, program.dice, sizeof robot->dice);
            }
          answers[i] = robo_operator_answer (&computer, sight);
        }
      /* With one processor the operator learns the same. */
      g_assert_cmpuint (robo_operator_answer_on (&computer, sight, lookahead), ==, answers[1]);
      n_differ += answers[0] != answers[1];
    }
  g_assert_cmpuint (n_differ, >, 0);
}

/* If an opponent has answered three times, better than by planning and with unlikely programs, the program is drawn
 * from several; if the opponent was unlucky each time, the doubt is 0, and the best program is taken. */
static void
test_doubts (Fixture      *fixture,
             gconstpointer data)
{
  static const RoboPlanEffort thorough = { .stages = { { 3000, 1 }, { 20, 2 } }, .n_stages = 2, .n_variants = 2 };
  const RoboSkill            *skill = robo_ladder_get_skill (ROBO_LEVEL_ORACLE);
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, &fixture->state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboLookahead) lookahead = NULL;
  RoboState *past;
  RoboWorld  worlds[2] = { { .seed = 1 }, { .seed = 1 } };
  guint      n_differ[2] = { 0 };

  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  sight = robo_sight_new (game);
  lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  past = &sight->past[0];
  *past = sight->state;
  sight->n_past = 3;
  robo_plan_find (lookahead, &skill->search.model, sight->setup.cards, past, fixture->first, 3,
                  &worlds[0].programs[fixture->first]);
  worlds[1] = worlds[0];
  for (guint is_lucky = 0; is_lucky < 2; is_lucky++)
    {
      RoboRobot  *first = &past->robots[fixture->first], *second = &past->robots[fixture->second];
      RoboProgram program;

      first->n_dice = worlds[0].programs[fixture->first].n_dice;
      memcpy (first->dice, worlds[0].programs[fixture->first].dice, sizeof first->dice);
      robo_program_unpack (&program, pack_program (1));
      if (is_lucky)
        robo_plan_reply (lookahead, &thorough, sight->setup.cards, past, fixture->second, worlds,
                         G_N_ELEMENTS (worlds), 4, &program);
      second->n_dice = program.n_dice;
      memcpy (second->dice, program.dice, sizeof second->dice);
      sight->past[1] = sight->past[2] = *past;
      for (guint64 seed = 1; seed < 7 && (is_lucky ? n_differ[1] == 0 : seed < 3); seed++)
        {
          RoboProgram found, drawn;

          robo_search_find (&lookahead, 1, &skill->search, sight, seed, &found);
          robo_search_draw (&lookahead, 1, &skill->search, sight, seed, &drawn);
          n_differ[is_lucky] += robo_program_pack (&found) != robo_program_pack (&drawn);
        }
    }
  g_assert_cmpuint (n_differ[0], ==, 0);
  g_assert_cmpuint (n_differ[1], >, 0);
}

static gboolean
is_over_cb (gpointer data)
{
  guint *n_asked = data;

  return ++*n_asked > 5;
}

/* When the answer is no longer needed, a legal answer is returned at once. */
static void
test_left (Fixture      *fixture,
           gconstpointer data)
{
  guint              n_asked = 0;
  const RoboOperator computer = { ROBO_LEVEL_ORACLE, 7, is_over_cb, &n_asked };
  g_autoptr (RoboGame) game = robo_game_new_at (&fixture->setup, &fixture->state, ROBO_GAME_KEEP_NOTHING);
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboLookahead) lookahead = NULL;

  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  sight = robo_sight_new (game);
  lookahead = robo_lookahead_new (&sight->setup, &sight->goals);
  g_assert_cmpint (robo_game_answer (game, robo_operator_answer_on (&computer, sight, lookahead)), ==,
                   ROBO_REFUSED_NOT);
  g_assert_cmpuint (n_asked, >, 5);
}

/* With the same sight a coward keeps away from the other robots, and a hunter does not, so the preferences have an
 * effect within a round. */
static void
test_tastes (void)
{
  g_autoptr (RoboBoard) board = operator_test_board_new (0);
  RoboGuide guide;
  RoboRules rules;
  RoboState state;
  gint      near[2], far[2];

  robo_guide_init (&guide, board);
  robo_rules_init_training (&rules);
  robo_state_init (&state);
  state.winner = ROBO_NO_WINNER;
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    state.robots[i] = (RoboRobot){ .kind = i < 2 ? ROBO_SEAT_OPERATOR : ROBO_SEAT_EMPTY, .space = ROBO_NO_SPACE };
  state.robots[0].space = 40;
  for (guint i = 0; i < 2; i++)
    {
      const RoboWeights *weights = &robo_ladder_get_skill (i == 0 ? ROBO_LEVEL_RUSTY : ROBO_LEVEL_BRUNO)->weights;
      const RoboGoals    goals = { { 3, 3, 3, 3 } };
      RoboWeights        indifferent = *weights;

      indifferent.near = 0;
      state.robots[1].space = 41;
      near[i] = robo_value_of (weights, &guide, &rules, &goals, &state, 0) -
                robo_value_of (&indifferent, &guide, &rules, &goals, &state, 0);
      state.robots[1].space = 44;
      far[i] = robo_value_of (weights, &guide, &rules, &goals, &state, 0) -
               robo_value_of (&indifferent, &guide, &rules, &goals, &state, 0);
    }
  g_assert_cmpint (far[0], >, near[0]);
  g_assert_cmpint (far[1], <, near[1]);
}

/* R4.6: The robot with the higher dice precedes the other in the next round; with equal dice the order stays. */
static void
test_next_number (void)
{
  g_autoptr (RoboBoard) board = operator_test_board_new (0);
  const RoboGoals goals = { { 3, 3, 3, 3 } };
  const struct
  {
    guint         sums[2];
    RoboNumbering numbering;
    gint          worth;
  } rows[] = {
    { { 9, 8 }, ROBO_NUMBERING_DICE_SUM, 10 },
    /* The value of the other seat counts 35 percent. */
    { { 8, 9 }, ROBO_NUMBERING_DICE_SUM, -3 },
    { { 9, 9 }, ROBO_NUMBERING_DICE_SUM, 10 },
    { { 9, 8 }, ROBO_NUMBERING_RANDOM, 0 },
    { { 9, 8 }, ROBO_NUMBERING_FINISH_ORDER, 0 },
  };
  RoboWeights fond = robo_weights_plain;
  RoboGuide   guide;
  RoboRules   rules;

  fond.number = 10;
  robo_guide_init (&guide, board);
  robo_rules_init_training (&rules);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      RoboState state;

      robo_state_init (&state);
      state.winner = ROBO_NO_WINNER;
      for (guint seat = 0; seat < 2; seat++)
        state.robots[seat] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR,
                                          .space = (guint8)(40 + 4 * seat),
                                          .number = (guint8)(1 + seat),
                                          .dice_sum = (guint8)rows[i].sums[seat] };
      rules.numbering = rows[i].numbering;
      g_assert_cmpint (robo_value_of (&fond, &guide, &rules, &goals, &state, 0) -
                         robo_value_of (&robo_weights_plain, &guide, &rules, &goals, &state, 0),
                       ==, rows[i].worth);
    }
}

/* R4.6: A lookahead knows the order of the next round, which depends on the tried dice. */
static void
test_sums_ahead (Fixture      *fixture,
                 gconstpointer data)
{
  const RoboGoals goals = { { 3, 3, 3, 3 } };
  g_autoptr (RoboLookahead) lookahead = robo_lookahead_new (&fixture->setup, &goals);
  RoboRng rng;

  robo_rng_seed (&rng, 5);
  for (guint i = 0; i < 20; i++)
    {
      RoboWorld        world = { .seed = i };
      const RoboState *after;

      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          if (fixture->state.robots[seat].kind == ROBO_SEAT_OPERATOR)
            robo_random_program (&rng, &fixture->state.robots[seat], fixture->setup.cards, &world.programs[seat]);
        }
      after = robo_lookahead_tell (lookahead, &fixture->state, &world, NULL, NULL);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          guint sum = 0;

          for (guint die = 0; die < world.programs[seat].n_dice; die++)
            sum += world.programs[seat].dice[die].value;
          g_assert_cmpuint (after->robots[seat].dice_sum, ==, sum);
        }
    }
}

static void
test_ratings (void)
{
  for (guint level = ROBO_LEVEL_PIP; level < ROBO_N_LEVELS; level++)
    g_assert_cmpuint (robo_computer_get_strength (level), >, robo_computer_get_strength (level - 1));
}

static RoboLevel
read_level (const char *word)
{
  guint index = 0;

  while (!g_str_equal (robo_level_get_word (index), word))
    index++;

  return robo_level_of_word (index);
}

/* Each word of an older file stands for a level of the ladder. */
static void
test_older_words (void)
{
  g_assert_cmpint (read_level ("club"), ==, ROBO_LEVEL_DASH);
  g_assert_cmpint (read_level ("master"), ==, ROBO_LEVEL_QUILL);
  g_assert_cmpint (read_level ("oracle"), ==, ROBO_LEVEL_ORACLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/operator/whole-games/all-answers-are-legal", test_whole_games);
  for (guint level = ROBO_LEVEL_BEGINNER; level < ROBO_N_LEVELS; level++)
    {
      g_autofree char *honest =
        g_strdup_printf ("/ai/operator/R5.5/computer-ignores-secrets/%s", robo_level_get_word (level));
      g_autofree char *same = g_strdup_printf ("/ai/operator/repeated-question/gets-the-same-answer/%s",
                                               robo_level_get_word (level));
      g_autofree char *stronger = g_strdup_printf ("/ai/operator/higher-level/wins-more-games/%s",
                                                   robo_level_get_word (level));

      g_test_add (honest, Fixture, GUINT_TO_POINTER (level), set_up, test_honest, tear_down);
      g_test_add (same, Fixture, GUINT_TO_POINTER (level), set_up, test_same_each_time, tear_down);
      /* Games of the three strongest levels take as long as the games of all other levels together. */
      if (level > 3 && (level < ROBO_LEVEL_SABLE || long_tests_wanted ()))
        g_test_add_data_func (stronger, GUINT_TO_POINTER (level), test_stronger);
    }
  g_test_add ("/ai/sight/sampled-position/agrees-with-what-is-visible", Fixture, NULL, set_up, test_sample, tear_down);
  g_test_add ("/ai/sight/programs-of-past-rounds/are-remembered", Fixture, NULL, set_up, test_past, tear_down);
  g_test_add ("/ai/operator/past-programs-of-an-opponent/change-the-program-of-the-computer", Fixture, NULL, set_up,
              test_learns, tear_down);
  g_test_add ("/ai/operator/opponent-with-good-past-answers/computer-plays-one-of-several-programs",
              Fixture, NULL, set_up, test_doubts, tear_down);
  g_test_add ("/ai/operator/threads/do-not-change-the-answer", Fixture, NULL, set_up, test_threads, tear_down);
  g_test_add ("/ai/operator/canceled-search/returns-a-legal-answer", Fixture, NULL, set_up, test_left, tear_down);
  g_test_add_func ("/ai/ladder/preferences/coward-keeps-away-from-robots-and-hunter-does-not", test_tastes);
  g_test_add_func ("/ai/value/R4.6/being-first-in-the-next-round-is-worth-more", test_next_number);
  g_test_add ("/ai/lookahead/R4.6/tried-programs/give-each-robot-the-sum-of-its-dice",
              Fixture, NULL, set_up, test_sums_ahead, tear_down);
  g_test_add_func ("/ai/ladder/ratings/rise-with-the-level", test_ratings);
  g_test_add_func ("/ai/ladder/older-names-of-levels/are-still-read", test_older_words);

  return g_test_run ();
}
