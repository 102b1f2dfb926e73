// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a hundred thousand random rounds with all modules, from random positions in random arenas, and checks them
// after every event; it replays some of them question by question.
#include <string.h>

#include "ai/robo-random-operator.h"
#include "engine/robo-killbot.h"
#include "files/cards/robo-module-set.h"

#define N_ROUNDS 100000
#define N_CASES  10
/* One round in this many is replayed with a stop at each question. */
#define REPLAY_EVERY 10
/* When a person runs the test by hand, it prints a line each time this many rounds have been played. */
#define PRINT_EVERY 100000

static RoboCards cards;

/* Random positions */

static void
make_terrain (RoboPlan *plan,
              RoboRng  *rng)
{
  plan->columns = (guint8)(5 + robo_rng_below (rng, 5));
  plan->rows = (guint8)(5 + robo_rng_below (rng, 5));

  for (guint i = 0; i < plan->columns * plan->rows; i++)
    {
      guint roll = robo_rng_below (rng, 20);

      plan->terrain[i] = roll == 0 ? ROBO_TERRAIN_SOLID : roll == 1 ? ROBO_TERRAIN_PIT
                                                        : roll == 2 ? ROBO_TERRAIN_WATER
                                                                    : ROBO_TERRAIN_FLOOR;
      if (plan->terrain[i] != ROBO_TERRAIN_FLOOR)
        continue;
      plan->workshop[i] = robo_rng_below (rng, 16) == 0;
      plan->high_voltage[i] = robo_rng_below (rng, 16) == 0;
      plan->caution[i][robo_rng_below (rng, 4)] = (guint8)(1 + 2 * robo_rng_below (rng, 4));
    }
}

static void
make_edges (RoboPlan *plan,
            RoboRng  *rng)
{
  for (guint i = 0; i < plan->columns * plan->rows; i++)
    {
      for (guint side = ROBO_DIR_E; side <= ROBO_DIR_S; side += 2)
        {
          guint roll = robo_rng_below (rng, 10);

          if (roll < 2)
            robo_plan_set_edge (plan, i, side, roll == 0 ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
        }
    }
}

static guint
draw_floor (const RoboPlan *plan,
            RoboRng        *rng)
{
  for (guint tries = 0; tries < 1000; tries++)
    {
      guint space = robo_rng_below (rng, plan->columns * plan->rows);

      if (plan->terrain[space] == ROBO_TERRAIN_FLOOR)
        return space;
    }

  return ROBO_NO_SPACE;
}

static void
make_plan (RoboPlan *plan,
           RoboRng  *rng)
{
  memset (plan, 0, sizeof *plan);
  make_terrain (plan, rng);
  make_edges (plan, rng);

  for (guint number = 1; number <= 4; number++)
    {
      guint space = draw_floor (plan, rng);

      if (space == ROBO_NO_SPACE || plan->vp[space] != 0)
        continue;
      plan->vp[space] = (guint8)number;
      plan->workshop[space] = FALSE;
    }
  for (guint side = 0; side < 8; side += 2)
    {
      guint space = draw_floor (plan, rng);

      if (space != ROBO_NO_SPACE)
        plan->starts[plan->n_starts++] = (RoboStart){ (guint8)space, (guint8)side, (guint8)(side ^ 4) };
    }
}

static void
make_cards (RoboRobot *robot,
            RoboRng   *rng)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint              card = robo_rng_below (rng, cards.n_cards);
      const RoboAbility *shield = robo_card_get_ability (&cards.cards[card], ROBO_ABILITY_ABSORB);

      if (robo_card_mask_has (&robot->inventory, card))
        continue;
      if (robot->kind == ROBO_SEAT_KILLBOT && !robo_card_suits_killbot (&cards.cards[card]))
        continue;
      robot->cards[slot] = (guint8)card;
      robo_card_mask_add (&robot->inventory, card);
      if (shield != NULL)
        robot->shield[slot] = (guint8)robo_rng_below (rng, shield->amount + 1);
    }
}

static void
make_robot (RoboState      *state,
            const RoboPlan *plan,
            guint           seat,
            guint           number,
            RoboRng        *rng)
{
  RoboRobot *robot = &state->robots[seat];
  guint      space = draw_floor (plan, rng);

  robot->kind = robo_rng_below (rng, 4) == 0 ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR;
  robot->side = (guint8)(seat * 2);
  robot->number = (guint8)number;
  robot->facing = (guint8)(robo_rng_below (rng, 4) * 2);
  robot->vp = (guint8)robo_rng_below (rng, 3);
  robot->damage = (guint8)robo_rng_below (rng, 3);
  if (robo_rng_below (rng, 12) != 0 && robo_state_get_robot_at (state, space) == ROBO_NO_SEAT)
    robot->space = (guint8)space;
  make_cards (robot, rng);
}

static const RoboEffect *
find_mine_layer (const RoboRobot *robot,
                 guint8          *card)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      *card = robot->cards[slot];
      if (*card == ROBO_NO_CARD)
        continue;
      for (guint i = 0; i < cards.cards[*card].n_effects; i++)
        {
          if (cards.cards[*card].effects[i].action == ROBO_ACTION_LAY_MINE)
            return &cards.cards[*card].effects[i];
        }
    }

  return NULL;
}

static void
make_mines (RoboState      *state,
            const RoboPlan *plan,
            guint           seat,
            RoboRng        *rng)
{
  const RoboRobot  *robot = &state->robots[seat];
  guint8            card;
  const RoboEffect *layer = find_mine_layer (robot, &card);

  for (guint i = 0; layer != NULL && robot->space != ROBO_NO_SPACE && i < layer->tokens; i++)
    {
      guint space = draw_floor (plan, rng);

      if (robo_state_get_robot_at (state, space) == ROBO_NO_SEAT &&
          robo_state_get_mine_at (state, space) == state->n_mines)
        state->mines[state->n_mines++] = (RoboMine){ (guint8)space, (guint8)seat, layer->damage, card };
    }
}

static void
make_decks (RoboState *state,
            RoboRng   *rng)
{
  for (guint card = 0; card < cards.n_cards; card++)
    {
      guint deck = cards.cards[card].colour;

      if (deck < ROBO_N_DECKS)
        state->decks[deck][state->deck_sizes[deck]++] = (guint8)card;
    }
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    robo_rng_shuffle (rng, state->decks[deck], state->deck_sizes[deck]);
}

static void
make_state (RoboState       *state,
            const RoboBoard *board,
            const RoboPlan  *plan,
            RoboRng         *rng)
{
  guint8 numbers[ROBO_MAX_ROBOTS] = { 1, 2, 3, 4 };
  guint  n_robots = 2 + robo_rng_below (rng, 3);

  robo_state_init (state);
  robo_rng_seed (&state->rng, robo_rng_next (rng));
  robo_rng_shuffle (rng, numbers, n_robots);
  for (guint seat = 0; seat < n_robots; seat++)
    make_robot (state, plan, seat, numbers[seat], rng);
  for (guint seat = 0; seat < n_robots; seat++)
    make_mines (state, plan, seat, rng);
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (board->vp_space[number] != ROBO_NO_SPACE)
        state->tokens[number] = (guint8)robo_rng_below (rng, 3);
    }
  make_decks (state, rng);

  state->round = 1;
  robo_state_begin_phase (state, ROBO_PHASE_PROGRAMMING);
}

static void
make_setup (RoboSetup       *setup,
            const RoboBoard *board,
            RoboRng         *rng)
{
  *setup = (RoboSetup){ .board = board, .cards = &cards };
  robo_rules_init_standard (&setup->rules);
  setup->rules.vp_goal = (guint8)(3 + robo_rng_below (rng, 7));
  setup->rules.damage_when_blocked = robo_rng_below (rng, 2);
  setup->rules.bump_every_step = robo_rng_below (rng, 2);
  setup->rules.killbot_vp_from_supply = robo_rng_below (rng, 2);
  /* Robots begin with up to 2 damage, so the limit is above that (R2.3). */
  setup->rules.damage_limit = (guint8)(3 + robo_rng_below (rng, 3));
  setup->rules.numbering = (guint8)robo_rng_below (rng, 3);
  setup->rules.squad_goal_seven = robo_rng_below (rng, 2);
  setup->rules.laser_damage = (guint8)(1 + robo_rng_below (rng, ROBO_MAX_LASER_DAMAGE));
  setup->rules.round_limit = (guint8)robo_rng_below (rng, 2);
}

/* Checks */

typedef struct
{
  const RoboSetup *setup;
  const RoboBoard *board;
  const RoboEvent *event;
  const RoboState *before;
  const RoboState *state;
} Look;

/* R2.1: At most one robot is on a space, except during a landing; no robot is on a solid space; at most one
 * mine is on a space. */
static void
check_places (const Look *look)
{
  const RoboState *state = look->state;
  guint8           n_robots[ROBO_MAX_SPACES] = { 0 };
  guint8           n_mines[ROBO_MAX_SPACES] = { 0 };
  guint8           most = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint space = state->robots[seat].space;

      if (space == ROBO_NO_SPACE)
        continue;
      g_assert_cmpuint (space, <, look->board->n_spaces);
      g_assert_cmpint (look->board->terrain[space], !=, ROBO_TERRAIN_SOLID);
      n_robots[space]++;
      most = MAX (most, n_robots[space]);
    }
  for (guint i = 0; i < state->n_mines; i++)
    {
      guint space = state->mines[i].space;

      g_assert_cmpint (look->board->terrain[space], !=, ROBO_TERRAIN_SOLID);
      n_mines[space]++;
      g_assert_cmpuint (n_mines[space], ==, 1);
    }

  g_assert_cmpuint (most, <=, 2);
}

/* R7.12, R10.2, R14.3, R14.6: VP change only by destructions, tokens, costs and thefts. */
static void
check_points (const Look *look)
{
  const RoboEvent *event = look->event;
  gint             expected[ROBO_MAX_ROBOTS] = { 0 };

  if (event->type == ROBO_EVENT_TAKE_VP)
    expected[event->seat] += event->amount;
  if (event->type == ROBO_EVENT_PAY && event->kind == ROBO_COST_VP)
    expected[event->seat] -= event->amount;
  if (event->type == ROBO_EVENT_STEAL)
    {
      expected[event->seat] -= event->amount;
      expected[event->by] += event->amount;
    }
  if (event->type == ROBO_EVENT_CREDIT)
    {
      expected[event->seat]++;
      g_assert_cmpuint (event->seat, !=, event->of);
      if (look->before->robots[event->of].kind == ROBO_SEAT_KILLBOT)
        {
          g_assert_cmpint (look->before->robots[event->seat].kind, ==, ROBO_SEAT_OPERATOR);
          g_assert_cmpuint (look->before->robots[event->of].vp, >=, 1);
          expected[event->of] -= !look->setup->rules.killbot_vp_from_supply;
        }
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpint (look->state->robots[seat].vp - look->before->robots[seat].vp, ==, expected[seat]);
}

/* R10.2: Robots take all tokens of a space at once. */
static void
check_tokens (const Look *look)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      gint     tokens = look->before->tokens[number];
      gboolean is_taken = look->event->type == ROBO_EVENT_TAKE_VP && look->board->vp[look->event->at] == number;

      g_assert_cmpint (look->state->tokens[number], ==, is_taken ? 0 : tokens);
      if (is_taken)
        g_assert_cmpint (look->event->amount, ==, tokens);
    }
}

/* R2.3, R7.6: The damage of a robot in the arena is below the limit, and no shield holds more than its
 * capacity. */
static void
check_damage (const Look *look)
{
  guint limit = look->setup->rules.damage_limit;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &look->state->robots[seat];

      g_assert_cmpuint (robot->damage, <=, limit);
      if (robot->damage == limit && robot->space != ROBO_NO_SPACE)
        g_assert_cmpuint (look->event->seat, ==, seat);
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          const RoboAbility *shield = robot->shield[slot] == 0
                                        ? NULL
                                        : robo_card_get_ability (&cards.cards[robot->cards[slot]], ROBO_ABILITY_ABSORB);

          g_assert_cmpuint (robot->shield[slot], <=, shield != NULL ? shield->amount : 0);
        }
    }
}

/* R6.2: No die that still waits on this unit precedes the activated die. */
static void
check_order (const Look *look)
{
  const RoboEvent *event = look->event;

  if (event->type != ROBO_EVENT_ACTIVATE && event->type != ROBO_EVENT_SKIP)
    return;

  g_assert_cmpuint (event->unit, ==, look->state->unit);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &look->state->robots[seat];

      for (guint i = 0; i < robot->n_dice; i++)
        {
          const RoboDie *die = &robot->dice[i];
          guint          rank = die->value << 8 | die->colour << 4 | robot->number;
          guint          active = event->value << 8 | event->colour << 4 | look->state->robots[event->seat].number;

          g_assert_false (die->status == ROBO_DIE_WAITING && die->unit < look->state->unit);
          if (die->status == ROBO_DIE_WAITING && die->unit == look->state->unit)
            g_assert_cmpuint (rank, >=, active);
        }
    }
}

/* A robot moves only with an event of its own. */
static void
check_movement (const Look *look)
{
  const RoboEvent *event = look->event;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint from = look->before->robots[seat].space;
      guint to = look->state->robots[seat].space;

      if (from == to)
        continue;
      if (to == ROBO_NO_SPACE)
        g_assert_cmpint (event->type, ==, ROBO_EVENT_DESTROYED);
      else
        g_assert_true (event->type == ROBO_EVENT_STEP || event->type == ROBO_EVENT_PUSH ||
                       event->type == ROBO_EVENT_JUMP || event->type == ROBO_EVENT_LAND ||
                       event->type == ROBO_EVENT_SWAP);
      if (event->type != ROBO_EVENT_SWAP)
        g_assert_cmpuint (event->seat, ==, seat);
    }
}

/* R1.6, R1.7: No push leads through a wall, and a step at most through one that wall control may pass (R8.23). Whether
 * the robot has wall control is not checked here. */
static void
check_steps (const Look *look)
{
  const RoboEvent *event = look->event;

  if (event->type != ROBO_EVENT_STEP && event->type != ROBO_EVENT_PUSH)
    return;

  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      const RoboStep *step = robo_board_step (look->board, event->at, dir);
      guint           way = event->type == ROBO_EVENT_STEP ? step->obstacles_past_walls : step->obstacles;

      if (step->to == event->to && (way & ROBO_OBSTACLE_BLOCK) == 0)
        return;
    }

  g_assert_not_reached ();
}

static void (*const checks[]) (const Look *) = {
  check_places,
  check_points,
  check_tokens,
  check_damage,
  check_order,
  check_movement,
  check_steps,
};

/* R2.1, R2.3, R8.20: Temporary exceptions are over at the end. */
static void
check_end (const RoboState *state)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint other = 0; other < seat; other++)
        g_assert_true (state->robots[seat].space == ROBO_NO_SPACE ||
                       state->robots[seat].space != state->robots[other].space);
    }
  for (guint i = 0; i < state->n_mines; i++)
    {
      g_assert_cmpuint (robo_state_get_robot_at (state, state->mines[i].space), ==, ROBO_NO_SEAT);
      g_assert_cmpuint (state->robots[state->mines[i].owner].space, !=, ROBO_NO_SPACE);
    }
}

static void
look_at (const RoboSetup *setup,
         const RoboState *start,
         const RoboGame  *game)
{
  const RoboEventList *events = robo_game_get_events (game);
  Look                 look = { .setup = setup, .board = setup->board, .before = start };

  for (guint i = 0; i < events->n_events; i++)
    {
      look.event = &events->events[i];
      look.state = &events->states[i];
      for (guint j = 0; j < G_N_ELEMENTS (checks); j++)
        checks[j](&look);
      look.before = look.state;
    }
  if (robo_game_get_state (game)->phase != ROBO_PHASE_OVER)
    check_end (robo_game_get_state (game));
}

/* Playing */

static RoboGame *
play (const RoboSetup *setup,
      const RoboState *start,
      RoboRandomOperator *
      operator)
{
  RoboGame      *game = robo_game_new_at (setup, start,
                                          ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  RoboGameStatus status;

  robo_game_set_policy (game, robo_random_operator_reply, operator);
  do
    status = robo_game_advance (game);
  while (status == ROBO_GAME_GOES_ON);

  g_assert_true (status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);

  return game;
}

/* R13: Plays the same round with a stop at each question. An abandoned transaction leaves no trace, and the events
 * that were shown are the beginning of the final list of events. */
static void
replay (const RoboSetup *setup,
        const RoboState *start,
        const RoboGame  *game)
{
  g_autoptr (RoboGame) again = robo_game_new_at (setup, start, ROBO_GAME_KEEP_EVENTS);
  const RoboEventList *events = robo_game_get_events (game);
  const RoboEventList *shown = robo_game_get_events (again);
  const RoboRecord    *records;
  RoboGameStatus       status;
  guint                n_records;
  guint                n_used = 0;

  records = robo_game_get_records (game, &n_records);
  while ((status = robo_game_advance (again)) == ROBO_GAME_GOES_ON || status == ROBO_GAME_ASKS)
    {
      g_assert_cmpuint (shown->n_events, <=, events->n_events);
      g_assert_cmpmem (shown->events, shown->n_events * sizeof (RoboEvent), events->events,
                       shown->n_events * sizeof (RoboEvent));
      if (status == ROBO_GAME_GOES_ON)
        continue;
      g_assert_cmpuint (n_used, <, n_records);
      g_assert_cmpint (robo_game_answer (again, records[n_used++].answer), ==, ROBO_REFUSED_NOT);
    }

  g_assert_cmpuint (n_used, ==, n_records);
  g_assert_cmpmem (robo_game_get_state (again), sizeof (RoboState), robo_game_get_state (game), sizeof (RoboState));
  g_assert_cmpuint (shown->n_events, ==, events->n_events);
}

static void
play_round (guint64 seed)
{
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboRandomOperator operator;
  RoboState          start;
  RoboSetup          setup;
  RoboPlan           plan;
  RoboRng            rng;

  robo_rng_seed (&rng, seed);
  make_plan (&plan, &rng);
  board = robo_board_new (&plan);
  make_setup (&setup, board, &rng);
  make_state (&start, board, &plan, &rng);
  robo_random_operator_init (&operator, seed);

  game = play (&setup, &start, &operator);
  look_at (&setup, &start, game);
  if (seed % REPLAY_EVERY == 0)
    replay (&setup, &start, game);
}

typedef struct
{
  guint64 first; /* seed of the first round; each round has a seed one higher */
  guint64 n_rounds;
} Span;

static void
test_rounds (gconstpointer data)
{
  const Span *span = data;

  for (guint64 i = 0; i < span->n_rounds; i++)
    {
      /* Print the seed of a failure. */
      g_test_set_nonfatal_assertions ();
      play_round (span->first + i);
      if (g_test_failed ())
        {
          g_test_message ("it was seed %" G_GUINT64_FORMAT, span->first + i);
          return;
        }
      if ((i + 1) % PRINT_EVERY == 0)
        g_test_message ("%" G_GUINT64_FORMAT " rounds are played", i + 1);
    }
}

static void
add_cards (const char *id)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_bundled (id, problems);
  const RoboCards *all = robo_module_set_get_cards (set);

  g_assert_false (robo_problems_has_errors (problems));
  for (guint i = 0; i < all->n_cards; i++)
    cards.cards[cards.n_cards++] = all->cards[i];
}

int
main (int   argc,
      char *argv[])
{
  static Span spans[N_CASES];
  static Span by_hand;

  g_test_init (&argc, &argv, NULL);

  add_cards ("standard");
  add_cards ("workshop");
  if (argc > 1)
    {
      by_hand = (Span){ .first = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 0,
                        .n_rounds = g_ascii_strtoull (argv[1], NULL, 10) };
      g_test_add_data_func ("/ai/random-rounds/every-round-keeps-invariants/rounds-given-on-the-command-line", &by_hand,
                            test_rounds);
      return g_test_run ();
    }

  for (guint i = 0; i < N_CASES; i++)
    {
      const guint      first = i * (N_ROUNDS / N_CASES);
      g_autofree char *path = g_strdup_printf ("/ai/random-rounds/every-round-keeps-invariants/rounds-from-%u", first);

      spans[i] = (Span){ .first = first, .n_rounds = N_ROUNDS / N_CASES };
      g_test_add_data_func (path, &spans[i], test_rounds);
    }

  return g_test_run ();
}
