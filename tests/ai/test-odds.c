// SPDX-License-Identifier: GPL-3.0-or-later
// Tests odds whose values are known: certain, impossible, one case in three. Secrets must not change them.
#include <string.h>

#include "ai/robo-danger.h"
#include "ai/robo-odds.h"
#include "ai/robo-random-program.h"
#include "ai/robo-rule-of-thumb.h"
#include "engine/robo-effect-ids.h"
#include "operator-test.h"

#define COLUMNS 7
#define ROWS    5

#define AT(column, row) ((row)*COLUMNS + (column))

/* Holds a game in which seat 1 is asked for a program and seat 2 is a KillBot. */
typedef struct
{
  RoboPlan  plan;
  RoboSetup setup;
  RoboState state;
} Table;

static void
set_table (Table  *table,
           guint   own,
           guint   killbot,
           RoboDir facing)
{
  *table = (Table){ .plan = { .columns = COLUMNS, .rows = ROWS } };
  operator_test_set_up (&table->setup, NULL, NULL);
  table->setup.seats[0].kind = ROBO_SEAT_OPERATOR;
  table->setup.seats[1].kind = ROBO_SEAT_KILLBOT;
  robo_state_init (&table->state);
  table->state.round = 1;
  for (guint seat = 0; seat < 2; seat++)
    {
      RoboRobot *robot = &table->state.robots[seat];

      robot->kind = table->setup.seats[seat].kind;
      robot->side = table->setup.seats[seat].side;
      robot->number = (guint8)(seat + 1);
      robot->space = (guint8)(seat == 0 ? own : killbot);
      robot->facing = (guint8)facing;
      robot->cards[0] = robot->cards[1] = ROBO_NO_CARD;
    }
  robo_state_begin_phase (&table->state, ROBO_PHASE_PROGRAMMING);
}

/* Creates a program from its dice in one line; "" stands for no dice. */
static void
count (Table      *table,
       const char *dice,
       RoboOdds   *odds,
       RoboThreat *threat)
{
  g_autoptr (RoboBoard) board = robo_board_new (&table->plan);
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboOddsSampler) sampler = NULL;
  RoboProgram program = { 0 };

  table->setup.board = board;
  game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_NOTHING);
  while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
    ;
  g_assert_cmpint (robo_game_get_question (game)->kind, ==, ROBO_ASK_PROGRAM);
  sight = robo_sight_new (game);
  sampler = robo_odds_sampler_new (sight, ROBO_ODDS_WORLDS, 5);
  g_assert_true (*dice == '\0' || robo_program_from_text (&program, dice));
  g_assert_true (robo_odds_sampler_count (sampler, &program, odds, threat));
  g_assert_cmpuint (odds->n_worlds, ==, ROBO_ODDS_WORLDS);
}

/* Asserts that a percentage of the cases is about the same share of a thousand worlds. */
static void
assert_about (guint n,
              guint per_cent)
{
  g_assert_cmpuint (n, >, 10 * per_cent - 50);
  g_assert_cmpuint (n, <, 10 * per_cent + 50);
}

/* The robot and the KillBot face each other across a pit, and a token lies two spaces to the south of the robot. The
 * KillBot fires at a 1, 2 or 3 (R9.2). */
static void
set_duel (Table *table)
{
  set_table (table, AT (2, 1), AT (0, 1), ROBO_DIR_E);
  table->plan.terrain[AT (1, 1)] = ROBO_TERRAIN_PIT;
  table->plan.vp[AT (2, 3)] = 1;
  table->state.tokens[1] = 1;
}

static void
test_nothing_done (void)
{
  Table    table;
  RoboOdds odds;

  set_duel (&table);
  count (&table, "", &odds, NULL);
  g_assert_cmpuint (odds.n_taken, ==, 0);
  g_assert_cmpuint (odds.n_hit, ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (odds.n_hit_by[1], ==, ROBO_ODDS_WORLDS);
  /* Three shots deal three damage. */
  g_assert_cmpuint (odds.n_destroyed, ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (odds.n_destroyed_by[1], ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (odds.n_fallen, ==, 0);
  g_assert_cmpuint (odds.vp, ==, 0);
}

/* R6.2: A blue 1 comes before any red die, a blue 2 before a red 2 and after a red 1, and so on. */
static void
test_dodge (void)
{
  static const struct
  {
    const char *dice;
    guint       per_cent;
  } cases[] = {
    { "b1s - b1s", 0 },
    { "b2s - -", 33 },
    { "b3s - -", 67 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Table    table;
      RoboOdds odds;

      set_duel (&table);
      count (&table, cases[i].dice, &odds, NULL);
      if (cases[i].per_cent == 0)
        g_assert_cmpuint (odds.n_hit, ==, 0);
      else
        assert_about (odds.n_hit, cases[i].per_cent);
      g_assert_cmpuint (odds.n_destroyed, ==, 0);
      /* A blue 3 leads past the token. */
      g_assert_cmpuint (odds.n_taken, ==, i < 2 ? ROBO_ODDS_WORLDS : 0);
      g_assert_cmpuint (odds.n_taken_at[AT (2, 3)], ==, odds.n_taken);
      g_assert_cmpuint (odds.vp, ==, odds.n_taken);
      g_assert_cmpuint (odds.n_ends_at[AT (2, i < 2 ? 3 : 4)], ==, ROBO_ODDS_WORLDS);
    }
}

/* R7.12: a KillBot without points is destroyed, too, although that gives none. */
static void
test_destroys (void)
{
  Table    table;
  RoboOdds odds;

  set_duel (&table);
  table.state.robots[1].damage = 2;
  count (&table, "r1w - -", &odds, NULL);
  g_assert_cmpuint (odds.n_hits[1], >, 0);
  g_assert_cmpuint (odds.n_destroys, ==, odds.n_hits[1]);
  count (&table, "r1e - -", &odds, NULL);
  g_assert_cmpuint (odds.n_destroys, ==, 0);
}

static void
test_own_pit (void)
{
  Table    table;
  RoboOdds odds;

  set_duel (&table);
  count (&table, "b1w - -", &odds, NULL);
  g_assert_cmpuint (odds.n_destroyed, ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (odds.n_fallen, ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (odds.n_destroyed_by[1], ==, 0);
}

/* Shots hit the robot's space and would go on without the robot; no shots go elsewhere. */
static void
test_threat_of_shots (void)
{
  Table      table;
  RoboOdds   odds;
  RoboThreat threat;

  set_duel (&table);
  count (&table, "", &odds, &threat);
  g_assert_cmpuint (threat.n_worlds, ==, ROBO_ODDS_WORLDS);
  for (guint column = 1; column < COLUMNS; column++)
    g_assert_cmpuint (threat.n_hit[AT (column, 1)], ==, ROBO_ODDS_WORLDS);
  g_assert_cmpuint (threat.n_hit[AT (0, 1)], ==, 0);
  g_assert_cmpuint (threat.n_any[AT (2, 3)], ==, 0);
  g_assert_cmpuint (threat.n_fall[AT (2, 1)], ==, 0);
}

/* A KillBot that spots no robot drives 1 to 3 steps along the north towards a pit: a robot right before the pit is
 * pushed in sooner or later; a robot two spaces before the pit is pushed in if the KillBot drives over both spaces
 * in one move. */
static void
test_threat_of_pushes (void)
{
  Table      table;
  RoboOdds   odds;
  RoboThreat threat;

  set_table (&table, AT (6, 4), AT (0, 0), ROBO_DIR_E);
  table.plan.terrain[AT (4, 0)] = ROBO_TERRAIN_PIT;
  count (&table, "", &odds, &threat);
  g_assert_cmpuint (threat.n_fall[AT (3, 0)], ==, ROBO_ODDS_WORLDS);
  assert_about (threat.n_fall[AT (2, 0)], 56);
  assert_about (threat.n_fall[AT (1, 0)], 33);
  g_assert_cmpuint (threat.n_fall[AT (4, 0)], ==, 0);
  g_assert_cmpuint (threat.n_any[AT (2, 0)], ==, threat.n_fall[AT (2, 0)]);
  g_assert_cmpuint (odds.n_hit, ==, 0);
}

static void
play_to_program (RoboGame *game,
                 guint     round)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };

  for (;;)
    {
      if (robo_game_advance (game) != ROBO_GAME_ASKS)
        continue;
      if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM && robo_game_get_state (game)->round == round)
        return;
      operator_test_answer (game, levels, 4);
    }
}

static gboolean
is_over_cb (gpointer data)
{
  guint *n_left = data;

  return *n_left == 0 || --*n_left == 0;
}

/* Two operators with modules, in round 3: the sight of the second operator has no secrets, which are the program and
 * cards of the first operator, the decks and the future rolls. Canceling and continuing changes nothing either. */
static void
test_twins (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboBoard) board = operator_test_board_new (1);
  g_autoptr (RoboGame) game = NULL;
  RoboSetup  setup;
  RoboOdds   odds[2];
  RoboThreat threats[2];
  RoboState  state;
  guint      first;

  operator_test_set_up (&setup, board, modules);
  setup.seats[0].kind = setup.seats[1].kind = ROBO_SEAT_OPERATOR;
  setup.seats[3].kind = ROBO_SEAT_KILLBOT;
  game = robo_game_new (&setup, 4, ROBO_GAME_KEEP_NOTHING);
  play_to_program (game, 3);
  state = *robo_game_get_state (game);
  first = robo_game_get_question (game)->seat;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RoboGame) twin = NULL;
      g_autoptr (RoboSight) sight = NULL;
      g_autoptr (RoboOddsSampler) sampler = NULL;
      RoboProgram program;
      guint       n_left = 40;

      if (i == 1)
        {
          guint8 card = state.decks[0][0];

          robo_rng_seed (&state.rng, 77);
          state.decks[0][0] = state.decks[0][1];
          state.decks[0][1] = card;
        }
      twin = robo_game_new_at (&setup, &state, ROBO_GAME_KEEP_NOTHING);
      while (robo_game_advance (twin) == ROBO_GAME_GOES_ON)
        ;
      g_assert_cmpuint (robo_game_get_question (twin)->seat, ==, first);
      g_assert_true (robo_program_from_text (&program, i == 0 ? "b1n r2ne b1w" : "r6s b4e r1n"));
      g_assert_cmpint (robo_game_answer (twin, robo_program_pack (&program)), ==, ROBO_REFUSED_NOT);
      g_assert_cmpint (robo_game_advance (twin), ==, ROBO_GAME_ASKS);
      g_assert_cmpuint (robo_game_get_question (twin)->seat, !=, first);
      sight = robo_sight_new (twin);
      sampler = robo_odds_sampler_new (sight, 200, 5);
      g_assert_true (robo_program_from_text (&program, "b3n r2ne b1w"));
      if (i == 1)
        {
          robo_odds_sampler_set_is_over (sampler, is_over_cb, &n_left);
          g_assert_false (robo_odds_sampler_count (sampler, &program, &odds[i], &threats[i]));
          robo_odds_sampler_set_is_over (sampler, NULL, NULL);
        }
      g_assert_true (robo_odds_sampler_count (sampler, &program, &odds[i], &threats[i]));
    }
  g_assert_cmpmem (&odds[0], sizeof odds[0], &odds[1], sizeof odds[1]);
  g_assert_cmpmem (&threats[0], sizeof threats[0], &threats[1], sizeof threats[1]);
  g_assert_cmpuint (odds[0].n_worlds, ==, 200);
}

/* Computes the results of robo_odds_sampler_count() in a simple way: each world is played on its own, step by step
 * from its beginning, with a list of all events and positions. */

static void
mark_round (const RoboSight     *sight,
            const RoboState     *before,
            const RoboEventList *list,
            RoboThreat          *threat)
{
  RoboDangers     dangers = { 0 };
  RoboDangerWatch watch;

  robo_danger_watch_init (&watch, sight->setup.board, sight->question.seat, before);
  for (guint i = 0; i < list->n_events; i++)
    robo_danger_watch_event (&watch, &list->events[i], &list->states[i], &dangers);

  threat->n_worlds++;
  robo_spaces_count (&dangers.shot, &dangers.shot, threat->n_hit, 1);
  robo_spaces_count (&dangers.pushed, &dangers.pushed, threat->n_fall, 1);
  robo_spaces_count (&dangers.shot, &dangers.pushed, threat->n_any, 1);
}

typedef struct
{
  RoboGuide guide;
  guint64   salt;
} Thumb;

static RoboReply
answer_by_thumb_cb (const RoboSetup    *setup,
                    const RoboState    *state,
                    const RoboQuestion *question,
                    RoboAnswer         *answer,
                    gpointer            data)
{
  const Thumb *thumb = data;

  if (question->kind == ROBO_ASK_PROGRAM)
    return ROBO_REPLY_UNKNOWN;

  *answer = robo_rule_of_thumb_answer (&thumb->guide, thumb->salt, setup, state, question, NULL);

  return ROBO_REPLY_ANSWERED;
}

static void
count_plainly (RoboOddsSampler   *sampler,
               const RoboSight   *sight,
               guint              n_worlds,
               const RoboProgram *program,
               RoboOdds          *odds,
               RoboThreat        *threat)
{
  g_autoptr (RoboGame) game = robo_game_new (&sight->setup, 0, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES);
  Thumb thumb;

  *odds = (RoboOdds){ 0 };
  *threat = (RoboThreat){ 0 };
  robo_guide_init (&thumb.guide, sight->setup.board);
  robo_game_set_policy (game, answer_by_thumb_cb, &thumb);
  for (guint i = 0; i < n_worlds; i++)
    {
      const RoboEventList *list;
      RoboState            state, start;
      RoboWorld            world;

      g_assert_true (robo_odds_sampler_draw_world (sampler, i, &state, &world));
      start = state;
      world.programs[sight->question.seat] = *program;
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          RoboRobot *robot = &start.robots[seat];

          if (robot->kind == ROBO_SEAT_KILLBOT)
            continue;
          robot->n_dice = robot->space == ROBO_NO_SPACE ? 0 : world.programs[seat].n_dice;
          memcpy (robot->dice, world.programs[seat].dice, robot->n_dice * sizeof robot->dice[0]);
        }
      robo_state_begin_phase (&start, ROBO_PHASE_ACTIVATION);
      robo_rng_seed (&start.rng, world.seed);
      thumb.salt = world.seed;
      robo_game_restart_at (game, &start);
      while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
        ;
      list = robo_game_get_events (game);
      robo_odds_add (odds, sight->question.seat, &state, list, 0, list->n_events);
      mark_round (sight, &state, list, threat);
    }
}

static const OperatorTestTable tables[] = {
  { "two-players", 2, 0, FALSE },
  { "four-players", 4, 0, FALSE },
  { "one-player-and-three-killbots", 1, 3, FALSE },
  { "two-players-with-modules", 2, 0, TRUE },
  { "three-players-and-a-killbot-with-modules", 3, 1, TRUE },
};

/* Compares the odds of a growing program, one die more each time, and then changed in one die or in all, with plain
 * counting. */
static void
compare_counts (RoboGame *game,
                RoboRng  *rng,
                guint    *n_undecided)
{
  enum
  {
    N_WORLDS = 120,
    N_KEYS = 12,
  };
  g_autoptr (RoboSight) sight = robo_sight_new (game);
  g_autoptr (RoboOddsSampler) sampler = robo_odds_sampler_new (sight, N_WORLDS, robo_rng_next (rng));
  RoboProgram program = { 0 };

  for (guint i = 0; i < N_KEYS; i++)
    {
      RoboProgram other;
      RoboOdds    odds, plain_odds;
      RoboThreat  threat, plain_threat;

      robo_random_program (rng, &sight->state.robots[sight->question.seat], sight->setup.cards, &other);
      if (i % 8 == 7)
        program = other;
      else if (program.n_dice < 3)
        {
          program.dice[program.n_dice] = other.dice[program.n_dice];
          program.n_dice++;
        }
      else
        program.dice[robo_rng_below (rng, 3)].key = other.dice[0].key;
      g_assert_true (robo_odds_sampler_count (sampler, &program, &odds, &threat));
      count_plainly (sampler, sight, N_WORLDS, &program, &plain_odds, &plain_threat);
      g_assert_cmpmem (&odds, sizeof odds, &plain_odds, sizeof plain_odds);
      g_assert_cmpmem (&threat, sizeof threat, &plain_threat, sizeof plain_threat);
      *n_undecided += odds.n_hit > 0 && odds.n_hit < N_WORLDS;
    }
}

static void
test_plain (gconstpointer data)
{
  const OperatorTestTable *table = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  guint   n_games = g_test_slow () ? 40 : 2;
  guint   n_undecided = 0;
  RoboRng rng;

  robo_rng_seed (&rng, 31);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i % G_N_ELEMENTS (operator_test_arenas));
      g_autoptr (RoboGame) game = NULL;
      RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_DASH, ROBO_LEVEL_DASH, ROBO_LEVEL_DASH, ROBO_LEVEL_DASH };
      RoboSetup setup;

      operator_test_set_up_table (&setup, board, table, modules);
      game = robo_game_new (&setup, i, ROBO_GAME_KEEP_NOTHING);
      while (robo_game_get_state (game)->round <= 3)
        {
          RoboGameStatus status = robo_game_advance (game);

          if (status == ROBO_GAME_OVER)
            break;
          if (status != ROBO_GAME_ASKS)
            continue;
          if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM && robo_game_get_question (game)->seat == 0)
            compare_counts (game, &rng, &n_undecided);
          operator_test_answer (game, levels, 4);
        }
    }
  /* In some cases the result depends on the world. */
  g_assert_cmpuint (n_undecided, >, 0);
}

/* Some actions affect dice of later units (R8.11, R14.6); then a unit depends on the units after it. The KillBot of the
 * duel has a card with each action that it can play when it hits. */
static void
test_cards (void)
{
  guint   n_undecided = 0;
  RoboRng rng;

  robo_rng_seed (&rng, 8);
  for (guint action = 0; action < robo_action_get_n (); action++)
    {
      RoboEffect effect = { .when = ROBO_WHEN_HIT, .target = ROBO_TARGET_HIT, .action = action, .is_mandatory = TRUE };
      RoboCards  cards = { .n_cards = 1, .cards[0] = { .id = "card", .n_effects = 1 } };

      if (!robo_effect_is_accepted (effect.when, effect.target, action))
        continue;

      memset (effect.amount, 1, sizeof effect.amount);
      cards.cards[0].effects[0] = effect;
      for (guint i = 0; i < 4; i++)
        {
          g_autoptr (RoboBoard) board = NULL;
          g_autoptr (RoboGame) game = NULL;
          Table table;

          set_duel (&table);
          robo_rules_init_standard (&table.setup.rules);
          table.setup.cards = &cards;
          table.setup.board = board = robo_board_new (&table.plan);
          table.state.robots[1].cards[0] = 0;
          game = robo_game_new_at (&table.setup, &table.state, ROBO_GAME_KEEP_NOTHING);
          while (robo_game_advance (game) == ROBO_GAME_GOES_ON)
            ;
          compare_counts (game, &rng, &n_undecided);
        }
    }
  g_assert_cmpuint (n_undecided, >, 0);
}

/* Measures the time, for runs with `--verbose`. */
static void
test_speed (void)
{
  g_autoptr (RoboBoard) board = operator_test_board_new (0);
  g_autoptr (RoboGame) game = NULL;
  g_autoptr (RoboSight) sight = NULL;
  g_autoptr (RoboOddsSampler) sampler = NULL;
  RoboSetup   setup;
  RoboProgram program;
  RoboOdds    odds;
  RoboThreat  threat;
  gint64      times_us[4];

  operator_test_set_up (&setup, board, NULL);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    setup.seats[seat].kind = ROBO_SEAT_OPERATOR;
  game = robo_game_new (&setup, 4, ROBO_GAME_KEEP_NOTHING);
  play_to_program (game, 1);
  sight = robo_sight_new (game);
  sampler = robo_odds_sampler_new (sight, ROBO_ODDS_WORLDS, 5);
  g_assert_true (robo_program_from_text (&program, "b3n r2ne b1w"));
  times_us[0] = g_get_monotonic_time ();
  g_assert_true (robo_odds_sampler_count (sampler, &program, &odds, NULL));
  times_us[1] = g_get_monotonic_time ();
  g_assert_true (robo_odds_sampler_count (sampler, &program, &odds, NULL));
  times_us[2] = g_get_monotonic_time ();
  g_assert_true (robo_odds_sampler_count (sampler, &program, &odds, &threat));
  times_us[3] = g_get_monotonic_time ();
  g_test_message ("four operators: worlds %" G_GINT64_FORMAT " ms, odds %" G_GINT64_FORMAT " us, "
                  "with threats %" G_GINT64_FORMAT " us",
                  (times_us[1] - times_us[0]) / 1000, times_us[2] - times_us[1], times_us[3] - times_us[2]);
  g_assert_cmpuint (odds.n_worlds, ==, ROBO_ODDS_WORLDS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/odds/robot-that-stays-in-the-line-of-fire/is-hit-in-every-world", test_nothing_done);
  g_test_add_func ("/ai/odds/R6.2/shots-before-the-dodge-are-counted", test_dodge);
  g_test_add_func ("/ai/odds/R7.12/destroyed-robots-are-counted", test_destroys);
  g_test_add_func ("/ai/odds/program-into-a-pit/robot-falls-in-every-world", test_own_pit);
  g_test_add_func ("/ai/odds/threat-of-shots/covers-the-whole-line-of-fire", test_threat_of_shots);
  g_test_add_func ("/ai/odds/threat-of-pushes/spaces-near-a-pit-risk-a-fall", test_threat_of_pushes);
  g_test_add_func ("/ai/odds/R5.5/hidden-programs-do-not-change-the-odds", test_twins);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path =
        g_strconcat ("/ai/odds/odds-of-a-position/agree-with-plain-counting/", tables[i].name, NULL);

      g_test_add_data_func (path, &tables[i], test_plain);
    }
  g_test_add_func ("/ai/odds/R14.6/odds-with-a-card-of-each-action-agree-with-plain-counting", test_cards);
  g_test_add_func ("/ai/odds/speed/is-printed", test_speed);

  return g_test_run ();
}
