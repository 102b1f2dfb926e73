// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a thousand random training games in each arena, checks them after every event, and replays them from their
// answers.
#include <string.h>

#include "ai/robo-random-operator.h"
#include "files/arena/robo-library.h"

#define N_GAMES    1000
#define MAX_ROUNDS 2000

/* Holds a game with the progress of its checks. */
typedef struct
{
  const RoboSetup     *setup;
  const RoboBoard     *board;
  const RoboEventList *events;
  RoboState            before; /* state before the current event */
  guint                index;  /* index of the current event */
} Look;

static const RoboEvent *
get_event (const Look *look)
{
  return &look->events->events[look->index];
}

static const RoboState *
get_state (const Look *look)
{
  return &look->events->states[look->index];
}

/* Invariants of one event and the state after it */

/* R2.1, R1.3: At most one robot is on a space, and no robot is on a solid space or off the board; there are no
 * mines in training. */
static void
check_places (const Look *look)
{
  const RoboState *state = get_state (look);
  gboolean         is_taken[ROBO_MAX_SPACES] = { FALSE };

  g_assert_cmpuint (state->n_mines, ==, 0);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &state->robots[seat];

      if (robot->space == ROBO_NO_SPACE)
        continue;
      g_assert_cmpint (robot->kind, !=, ROBO_SEAT_EMPTY);
      g_assert_cmpuint (robot->space, <, look->board->n_spaces);
      g_assert_cmpint (look->board->terrain[robot->space], !=, ROBO_TERRAIN_SOLID);
      g_assert_false (is_taken[robot->space]);
      is_taken[robot->space] = TRUE;
    }
}

static gboolean
is_step (const RoboEvent *event)
{
  return event->type == ROBO_EVENT_STEP || event->type == ROBO_EVENT_PUSH || event->type == ROBO_EVENT_SHOVE;
}

/* R7.1.g: A robot is over a pit only at the moment in which it falls. */
static void
check_pits (const Look *look)
{
  const RoboEvent *event = get_event (look);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint space = get_state (look)->robots[seat].space;

      if (space == ROBO_NO_SPACE || !robo_board_is_hole (look->board, space))
        continue;
      g_assert_cmpuint (event->seat, ==, seat);
      g_assert_true (event->type == ROBO_EVENT_STEP || event->type == ROBO_EVENT_PUSH ||
                     event->type == ROBO_EVENT_FALL);
    }
}

/* A robot moves only with an event of its own, to the space of that event. */
static void
check_movement (const Look *look)
{
  const RoboEvent *event = get_event (look);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint from = look->before.robots[seat].space;
      guint to = get_state (look)->robots[seat].space;

      if (from == to)
        continue;
      g_assert_cmpuint (event->seat, ==, seat);
      g_assert_true (is_step (event) || event->type == ROBO_EVENT_REBOOT || event->type == ROBO_EVENT_DESTROYED);
      g_assert_cmpuint (to, ==,
                        event->type == ROBO_EVENT_DESTROYED ? ROBO_NO_SPACE
                        : event->type == ROBO_EVENT_REBOOT  ? event->at
                                                            : event->to);
    }
}

/* R1.6, R5.1: Without modules, steps are orthogonal, one space, and never through a wall. */
static void
check_steps (const Look *look)
{
  const RoboEvent *event = get_event (look);

  if (!is_step (event))
    return;

  for (guint dir = 0; dir < ROBO_N_DIRS; dir += 2)
    {
      const RoboStep *step = robo_board_step (look->board, event->at, dir);

      if (step->to == event->to && (step->obstacles & ROBO_OBSTACLE_BLOCK) == 0)
        return;
    }

  g_assert_not_reached ();
}

/* R2.3: The damage of a robot in the arena is below the limit, and the monitor never shows more than the
 * limit. */
static void
check_damage (const Look *look)
{
  const RoboEvent *event = get_event (look);
  guint            limit = look->setup->rules.damage_limit;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &get_state (look)->robots[seat];

      g_assert_cmpuint (robot->damage, <=, limit);
      if (robot->damage == limit && robot->space != ROBO_NO_SPACE)
        {
          g_assert_cmpint (event->type, ==, ROBO_EVENT_DAMAGE);
          g_assert_cmpuint (event->seat, ==, seat);
        }
    }
}

/* R7.12, R10.2: VP come only from destructions and tokens. */
static void
check_points (const Look *look)
{
  const RoboEvent *event = get_event (look);
  gint             expected[ROBO_MAX_ROBOTS] = { 0 };

  if (event->type == ROBO_EVENT_TAKE_VP)
    expected[event->seat] += event->amount;
  if (event->type == ROBO_EVENT_CREDIT)
    {
      const RoboRobot *victim = &look->before.robots[event->of];

      expected[event->seat]++;
      g_assert_cmpuint (event->seat, !=, event->of);
      if (victim->kind == ROBO_SEAT_KILLBOT)
        {
          g_assert_cmpint (look->before.robots[event->seat].kind, ==, ROBO_SEAT_OPERATOR);
          g_assert_cmpuint (victim->vp, >=, 1);
          expected[event->of]--;
        }
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpint (get_state (look)->robots[seat].vp - look->before.robots[seat].vp, ==, expected[seat]);
}

static gboolean
is_empty (const guint8 *bag)
{
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (bag[number] > 0)
        return FALSE;
    }

  return TRUE;
}

/* R4.1: A token is drawn from the bag, which is filled with four of each when it is empty; R10.2: a robot
 * takes all tokens of its space. */
static void
check_tokens (const Look *look)
{
  const RoboEvent *event = get_event (look);
  const RoboState *state = get_state (look);
  gboolean         is_filled = event->type == ROBO_EVENT_TOKEN && is_empty (look->before.bag);

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      gint     bag = is_filled && look->board->vp_space[number] != ROBO_NO_SPACE ? 4 : look->before.bag[number];
      gint     tokens = look->before.tokens[number];
      gboolean is_placed = event->type == ROBO_EVENT_TOKEN && event->value == number;
      gboolean is_taken = event->type == ROBO_EVENT_TAKE_VP && look->board->vp[event->at] == number;

      if (is_taken)
        g_assert_cmpint (event->amount, ==, tokens);
      g_assert_cmpint (state->bag[number], ==, bag - is_placed);
      g_assert_cmpint (state->tokens[number], ==, is_taken ? 0 : tokens + is_placed);
    }
}

/* R6.2: No die that still waits on this unit precedes the activated die. */
static void
check_order (const Look *look)
{
  const RoboEvent *event = get_event (look);
  const RoboState *state = get_state (look);

  if (event->type != ROBO_EVENT_ACTIVATE && event->type != ROBO_EVENT_SKIP)
    return;

  g_assert_cmpuint (event->unit, ==, state->unit);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      for (guint i = 0; i < state->robots[seat].n_dice; i++)
        {
          const RoboDie *die = &state->robots[seat].dice[i];

          g_assert_false (die->status == ROBO_DIE_WAITING && die->unit < state->unit);
          if (die->status != ROBO_DIE_WAITING || die->unit != state->unit)
            continue;
          g_assert_cmpuint (die->value, >=, event->value);
          if (die->value > event->value)
            continue;
          g_assert_cmpint (die->colour, >=, event->colour);
          if (die->colour == event->colour)
            g_assert_cmpuint (state->robots[seat].number, >, state->robots[event->seat].number);
        }
    }
}

/* R6.10, R10.4: The game ends at the moment when the goal is reached. */
static void
check_end (const Look *look)
{
  const RoboState *state = get_state (look);
  gboolean         is_last = look->index + 1 == look->events->n_events;
  guint            squad = 0;

  g_assert_true (is_last == (get_event (look)->type == ROBO_EVENT_WIN));
  if (is_last || look->events->events[look->index + 1].type == ROBO_EVENT_WIN)
    return;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_OPERATOR)
        g_assert_cmpuint (state->robots[seat].vp, <, look->setup->rules.vp_goal);
      else
        squad += state->robots[seat].vp;
    }
  if (squad > 0)
    g_assert_cmpuint (squad, <,
                      look->setup->rules.vp_goal + 2 * (robo_state_count_robots (state, ROBO_SEAT_KILLBOT) - 1));
}

/* R2.2: Starting numbers are 1 to n, except while they change. */
static void
check_numbers (const Look *look)
{
  const RoboState *state = get_state (look);
  guint            n_robots = ROBO_MAX_ROBOTS - robo_state_count_robots (state, ROBO_SEAT_EMPTY);

  if (get_event (look)->type == ROBO_EVENT_NUMBER)
    return;
  for (guint number = 1; number <= n_robots; number++)
    g_assert_cmpuint (robo_state_get_seat (state, number), !=, ROBO_NO_SEAT);
}

static void (*const checks[]) (const Look *) = {
  check_places,
  check_pits,
  check_movement,
  check_steps,
  check_damage,
  check_points,
  check_tokens,
  check_order,
  check_end,
  check_numbers,
};

static void
look_at (const RoboSetup     *setup,
         const RoboState     *start,
         const RoboEventList *events)
{
  Look look = { .setup = setup, .board = setup->board, .events = events, .before = *start };

  for (look.index = 0; look.index < events->n_events; look.index++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
        checks[i](&look);
      look.before = *get_state (&look);
    }
}

/* Playing */

static RoboGame *
play (const RoboSetup *setup,
      guint64          seed)
{
  g_autoptr (RoboGame)
    game = robo_game_new (setup, seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  const RoboState    start = *robo_game_get_state (game);
  RoboRandomOperator operator;
  RoboGameStatus     status;

  robo_random_operator_init (&operator, seed);
  robo_game_set_policy (game, robo_random_operator_reply, &operator);
  do
    {
      status = robo_game_advance (game);
      g_assert_true (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);
      g_assert_cmpuint (robo_game_get_state (game)->round, <=, MAX_ROUNDS);
    }
  while (status != ROBO_GAME_OVER);

  look_at (setup, &start, robo_game_get_events (game));

  return g_steal_pointer (&game);
}

/* R13: Plays the same game question by question, as people do, and stops at each question. */
static void
replay (const RoboSetup *setup,
        guint64          seed,
        const RoboGame  *game)
{
  g_autoptr (RoboGame) again = robo_game_new (setup, seed, ROBO_GAME_KEEP_EVENTS);
  const RoboEventList *events = robo_game_get_events (game);
  const RoboRecord    *records;
  RoboGameStatus       status;
  guint                n_records;
  guint                n_used = 0;

  records = robo_game_get_records (game, &n_records);
  while ((status = robo_game_advance (again)) != ROBO_GAME_OVER)
    {
      if (status != ROBO_GAME_ASKS)
        continue;
      g_assert_cmpuint (n_used, <, n_records);
      g_assert_cmpuint (robo_game_get_question (again)->kind, ==, records[n_used].kind);
      g_assert_cmpuint (robo_game_get_question (again)->seat, ==, records[n_used].seat);
      g_assert_cmpint (robo_game_answer (again, records[n_used++].answer), ==, ROBO_REFUSED_NOT);
    }

  g_assert_cmpuint (n_used, ==, n_records);
  g_assert_cmpmem (robo_game_get_state (again), sizeof (RoboState), robo_game_get_state (game), sizeof (RoboState));
  g_assert_cmpmem (robo_game_get_events (again)->events, robo_game_get_events (again)->n_events * sizeof (RoboEvent),
                   events->events, events->n_events * sizeof (RoboEvent));
}

/* These mixes of players include all of R3.5. */
static const RoboSeatKind mixes[][ROBO_MAX_ROBOTS] = {
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_EMPTY, ROBO_SEAT_EMPTY },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_EMPTY, ROBO_SEAT_KILLBOT, ROBO_SEAT_EMPTY },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_EMPTY },
  { ROBO_SEAT_KILLBOT, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_EMPTY },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT, ROBO_SEAT_KILLBOT, ROBO_SEAT_EMPTY },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT },
  { ROBO_SEAT_OPERATOR, ROBO_SEAT_KILLBOT, ROBO_SEAT_KILLBOT, ROBO_SEAT_OPERATOR },
  { ROBO_SEAT_KILLBOT, ROBO_SEAT_KILLBOT, ROBO_SEAT_KILLBOT, ROBO_SEAT_OPERATOR },
};

static void
setup_init (RoboSetup       *setup,
            const RoboBoard *board,
            guint            mix)
{
  *setup = (RoboSetup){ .board = board };
  robo_rules_init_training (&setup->rules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      setup->seats[seat].kind = mixes[mix][seat];
      setup->seats[seat].side = seat * 2;
      memset (setup->seats[seat].cards, ROBO_NO_CARD, ROBO_MAX_SLOTS);
    }
}

static void
play_games (const RoboPlan *plan)
{
  g_autoptr (RoboBoard) board = robo_board_new (plan);

  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr (RoboGame) game = NULL;
      RoboSetup setup;

      setup_init (&setup, board, seed % G_N_ELEMENTS (mixes));
      game = play (&setup, seed);
      replay (&setup, seed, game);
    }
}

static void
test_arena (gconstpointer data)
{
  play_games (robo_arena_get_plan (data));
}

/* Creates a board that is neither square nor symmetric, with everything that counts in training. */
static void
test_lopsided (void)
{
  static const char *const rows[] = {
    "#......",
    "...o...",
    ".o....~",
    ".......",
    "..#..o.",
    ".......",
    "......#",
    "~......",
  };
  static const RoboStart starts[] = {
    { 2, ROBO_DIR_N, ROBO_DIR_S },
    { 4, ROBO_DIR_N, ROBO_DIR_S },
    { 27, ROBO_DIR_E, ROBO_DIR_W },
    { 52, ROBO_DIR_S, ROBO_DIR_N },
    { 53, ROBO_DIR_S, ROBO_DIR_N },
    { 21, ROBO_DIR_W, ROBO_DIR_E },
    { 28, ROBO_DIR_W, ROBO_DIR_N },
  };
  RoboPlan plan = { .columns = 7, .rows = 8, .n_starts = G_N_ELEMENTS (starts) };

  for (guint i = 0; i < plan.columns * plan.rows; i++)
    {
      char c = rows[i / plan.columns][i % plan.columns];

      plan.terrain[i] = c == '#' ? ROBO_TERRAIN_SOLID : c == 'o' ? ROBO_TERRAIN_PIT
                                                      : c == '~' ? ROBO_TERRAIN_WATER
                                                                 : ROBO_TERRAIN_FLOOR;
    }
  plan.vp[11] = 1;
  plan.vp[24] = 4;
  plan.vp[46] = 9;
  robo_plan_set_edge (&plan, 24, ROBO_DIR_N, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, 31, ROBO_DIR_E, ROBO_EDGE_WALL);
  robo_plan_set_edge (&plan, 22, ROBO_DIR_E, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (&plan, 38, ROBO_DIR_S, ROBO_EDGE_BARRIER);
  plan.caution[32][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
  memcpy (plan.starts, starts, sizeof starts);

  play_games (&plan);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (RoboLibrary) library = NULL;
  GListModel *arenas;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/random-games/whole-game-keeps-invariants/lopsided-arena", test_lopsided);
  library = robo_library_new ();
  arenas = robo_library_get_arenas (library);
  for (guint i = 0; i < g_list_model_get_n_items (arenas); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, i);
      RoboArena       *arena = robo_library_arena_get_arena (entry);
      g_autofree char *path = NULL;

      if (!robo_library_arena_is_bundled (entry))
        continue;
      path = g_strconcat ("/ai/random-games/whole-game-keeps-invariants/", robo_arena_get_id (arena), NULL);
      g_test_add_data_func (path, arena, test_arena);
    }

  return g_test_run ();
}
