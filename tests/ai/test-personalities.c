// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the preferences of computer players show in games with modules against the same opponent.
#include "operator-test.h"

#define N_GAMES 50

/* Holds the sums of a character, in hundredths. */
typedef struct
{
  const char *name;
  RoboLevel   level;
  guint       hits;     /* hits on other robots, per round */
  guint       steps;    /* own steps, per round */
  guint       distance; /* distance to the nearest other robot at the end of a round, in steps */
  guint       cards;    /* cards at the end of a round */
} Character;

static void
answer (RoboGame        *game,
        const RoboLevel *levels)
{
  operator_test_answer (game, levels, 5);
}

static guint
get_distance (const RoboBoard *board,
              guint            from,
              guint            to)
{
  gint columns = board->columns;
  gint across = (gint)(from % columns) - (gint)(to % columns);
  gint down = (gint)(from / columns) - (gint)(to / columns);

  return (guint)MAX (ABS (across), ABS (down));
}

/* Sides and arenas alternate. */
static void
watch (Character     *character,
       RoboModuleSet *modules)
{
  guint n_rounds = 0, n_distances = 0;
  guint hits = 0, steps = 0, distance = 0, cards = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i / 2 % G_N_ELEMENTS (operator_test_arenas));
      RoboLevel            levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
      guint                seat = i % 2 * 2;
      RoboSetup            setup;
      RoboGameStatus       status;
      const RoboEventList *list;
      g_autoptr (RoboGame) game = NULL;

      operator_test_set_up (&setup, board, modules);
      setup.seats[0].kind = setup.seats[2].kind = ROBO_SEAT_OPERATOR;
      levels[seat] = character->level;
      levels[2 - seat] = ROBO_LEVEL_CLUB;
      game = robo_game_new (&setup, 100 + i / 2, ROBO_GAME_KEEP_EVENTS);
      do
        {
          status = robo_game_advance (game);
          if (status == ROBO_GAME_ASKS)
            answer (game, levels);
          if (status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER)
            {
              const RoboRobot *own = &robo_game_get_state (game)->robots[seat];
              const RoboRobot *other = &robo_game_get_state (game)->robots[2 - seat];

              n_rounds++;
              cards += robo_card_mask_count (&own->inventory);
              if (robo_robot_is_in_arena (own) && robo_robot_is_in_arena (other))
                {
                  distance += get_distance (board, own->space, other->space);
                  n_distances++;
                }
            }
        }
      while (status != ROBO_GAME_OVER && robo_game_get_state (game)->round <= OPERATOR_TEST_MAX_ROUNDS);
      list = robo_game_get_events (game);
      for (guint j = 0; j < list->n_events; j++)
        {
          const RoboEvent *event = &list->events[j];

          hits += event->type == ROBO_EVENT_HIT && event->by == seat && event->seat != seat;
          steps += event->type == ROBO_EVENT_STEP && event->seat == seat;
        }
    }
  character->hits = 100 * hits / n_rounds;
  character->steps = 100 * steps / n_rounds;
  character->distance = 100 * distance / n_distances;
  character->cards = 100 * cards / n_rounds;
  g_test_message ("%s: %.2f hits and %.2f steps a round, nearest robot %.2f away, %.2f modules", character->name,
                  character->hits / 100.0, character->steps / 100.0, character->distance / 100.0,
                  character->cards / 100.0);
}

static void
test_show (void)
{
  enum
  {
    COWARD,
    SPRINTER,
    TINKERER,
    HUNTER,
    N_CHARACTERS,
  };
  Character characters[N_CHARACTERS] = {
    [COWARD] = { .name = "coward", .level = ROBO_LEVEL_RUSTY },
    [SPRINTER] = { .name = "sprinter", .level = ROBO_LEVEL_DASH },
    [TINKERER] = { .name = "tinkerer", .level = ROBO_LEVEL_GIZMO },
    [HUNTER] = { .name = "hunter", .level = ROBO_LEVEL_BRUNO },
  };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);

  for (guint i = 0; i < N_CHARACTERS; i++)
    watch (&characters[i], modules);

  for (guint i = 0; i < N_CHARACTERS; i++)
    {
      if (i != HUNTER)
        g_assert_cmpuint (10 * characters[HUNTER].hits, >, 12 * characters[i].hits);
      if (i != SPRINTER)
        g_assert_cmpuint (20 * characters[SPRINTER].steps, >, 21 * characters[i].steps);
      if (i != TINKERER)
        g_assert_cmpuint (20 * characters[TINKERER].cards, >, 21 * characters[i].cards);
      if (i != COWARD)
        g_assert_cmpuint (20 * characters[COWARD].distance, >, 21 * characters[i].distance);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/personalities/each-character/plays-as-its-preferences-say", test_show);

  return g_test_run ();
}
