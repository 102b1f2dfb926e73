// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the decision of a computer player does not depend on secrets (R5.5). In whole games, the position of a
// question gets a twin with another generator, reshuffled decks, other cards that the others drew secretly, and other
// programs that they have already made. The question and the visible position are the same, so the answer must be the
// same.
//
// Plays a few positions for each level; with `-m slow` a thousand.
#include <string.h>

#include "operator-test.h"

#define N_POSITIONS      12
#define N_POSITIONS_SLOW 1000
/* Levels that take long examine this many positions. */
#define N_POSITIONS_BEST 4

/* At most this many tries are made to find a twin that looks the same. */
#define MAX_TRIES 200

typedef struct
{
  RoboLevel        level;
  const RoboCards *cards;
  guint            n_wanted;
  guint            n_positions;
  guint            n_hidden; /* number of twins with a hidden difference besides the generator */
  RoboRng          rng;
} Examination;

static gboolean
is_equipped (const RoboRobot *robot,
             guint            card)
{
  return robot->cards[0] == card || robot->cards[1] == card;
}

/* Exchanges cards that another operator has drawn secretly with cards of the same deck. The deck is shuffled. */
static void
exchange_cards (Examination *examination,
                RoboState   *state,
                guint        asked)
{
  for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
    robo_rng_shuffle (&examination->rng, state->decks[deck], state->deck_sizes[deck]);
  if (examination->cards == NULL)
    return;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot   *robot = &state->robots[seat];
      RoboCardMask had = robot->inventory;

      if (seat == asked || robot->kind != ROBO_SEAT_OPERATOR)
        continue;
      for (guint card = 0; card < examination->cards->n_cards; card++)
        {
          guint  colour = examination->cards->cards[card].colour;
          guint8 other;

          if (!robo_card_mask_has (&had, card) || is_equipped (robot, card) || colour >= ROBO_N_DECKS ||
              state->deck_sizes[colour] == 0)
            continue;
          other = state->decks[colour][0];
          if (robo_card_mask_has (&robot->inventory, other))
            continue;
          robo_card_mask_remove (&robot->inventory, card);
          robo_card_mask_add (&robot->inventory, other);
          state->decks[colour][0] = (guint8)card;
        }
    }
}

static gboolean
look_alike (const RoboGame *game,
            const RoboGame *twin)
{
  const RoboQuestion *asked = robo_game_get_question (game);
  const RoboQuestion *also = robo_game_get_question (twin);
  const RoboState    *shown = robo_game_get_shown_state (game);
  const RoboState    *other = robo_game_get_shown_state (twin);

  if (asked->kind != also->kind || asked->seat != also->seat || asked->card != also->card ||
      asked->space != also->space || asked->n_options != also->n_options ||
      memcmp (asked->options, also->options, asked->n_options * sizeof asked->options[0]) != 0)
    return FALSE;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot a = shown->robots[seat];
      RoboRobot b = other->robots[seat];

      if (seat != asked->seat)
        a.inventory = b.inventory = (RoboCardMask){ 0 };
      /* Programs are secret while other operators make their programs. */
      if (asked->kind == ROBO_ASK_PROGRAM)
        {
          a.n_dice = b.n_dice = a.dice_sum = b.dice_sum = 0;
          a.finish = b.finish = 0;
          memset (a.dice, 0, sizeof a.dice);
          memset (b.dice, 0, sizeof b.dice);
        }
      if (memcmp (&a, &b, sizeof a) != 0)
        return FALSE;
    }

  return shown->n_mines == other->n_mines && memcmp (shown->mines, other->mines, sizeof shown->mines) == 0 &&
         memcmp (shown->tokens, other->tokens, sizeof shown->tokens) == 0;
}

/* Returns a game that asks the same question in a position that looks the same to the seat, or NULL if none
 * was found. */
static RoboGame *
find_twin (Examination    *examination,
           const RoboGame *game)
{
  guint             asked = robo_game_get_question (game)->seat;
  guint             n_records;
  const RoboRecord *records = robo_game_get_open_records (game, &n_records);

  for (guint i = 0; i < MAX_TRIES; i++)
    {
      RoboState state = *robo_game_get_state (game);
      g_autoptr (RoboGame) twin = NULL;
      RoboGameStatus status = ROBO_GAME_GOES_ON;
      gboolean       is_same = TRUE;

      robo_rng_seed (&state.rng, robo_rng_next (&examination->rng));
      exchange_cards (examination, &state, asked);
      twin = robo_game_new_at (robo_game_get_setup (game), &state, ROBO_GAME_KEEP_NOTHING);
      for (guint record = 0; is_same && record <= n_records; record++)
        {
          RoboAnswer answer;

          status = robo_game_advance (twin);
          if (record == n_records || status != ROBO_GAME_ASKS)
            break;
          answer = records[record].answer;
          if (robo_game_get_question (game)->kind == ROBO_ASK_PROGRAM && records[record].kind == ROBO_ASK_PROGRAM)
            answer = robo_random_operator_answer (&(RoboRandomOperator){ robo_rng_next (&examination->rng) },
                                                  robo_game_get_setup (twin), robo_game_get_shown_state (twin),
                                                  robo_game_get_question (twin));
          is_same = robo_game_answer (twin, answer) == ROBO_REFUSED_NOT;
        }
      if (is_same && status == ROBO_GAME_ASKS && look_alike (game, twin))
        {
          const RoboState *one = robo_game_get_shown_state (game);
          const RoboState *other = robo_game_get_shown_state (twin);

          examination->n_hidden += memcmp (one->decks, other->decks, sizeof one->decks) != 0 ||
                                   memcmp (one->robots, other->robots, sizeof one->robots) != 0;
          return g_steal_pointer (&twin);
        }
    }

  return NULL;
}

/* The sights are equal to the last byte, so even a dishonest computer player could not tell them apart. */
static void
assert_same_sight (const RoboSight *sight,
                   const RoboSight *other)
{
  g_assert_cmpmem (&sight->goals, sizeof sight->goals, &other->goals, sizeof other->goals);
  g_assert_cmpmem (&sight->state, sizeof sight->state, &other->state, sizeof other->state);
  g_assert_cmpmem (&sight->shown, sizeof sight->shown, &other->shown, sizeof other->shown);
  if (sight->question.kind != ROBO_ASK_PROGRAM)
    {
      RoboState start, other_start;

      robo_sight_find_start (sight, &start);
      robo_sight_find_start (other, &other_start);
      g_assert_cmpmem (&start, sizeof start, &other_start, sizeof other_start);
    }
  g_assert_cmpmem (sight->hidden, sizeof sight->hidden, other->hidden, sizeof other->hidden);
  g_assert_cmpmem (sight->hands, sizeof sight->hands, other->hands, sizeof other->hands);
  g_assert_cmpuint (sight->n_records, ==, other->n_records);
  for (guint i = 0; i < sight->n_records; i++)
    g_assert_cmpuint (sight->records[i].answer, ==, other->records[i].answer);
}

/* Past rounds contain only what all operators have seen. */
static void
assert_open_past (const RoboSight *sight,
                  const RoboGame  *game)
{
  guint            n_past;
  const RoboState *past = robo_game_get_past (game, &n_past);

  g_assert_cmpuint (sight->n_past, ==, n_past);
  for (guint i = 0; i < n_past; i++)
    {
      const RoboState *state = &sight->past[i];

      g_assert_cmpmem (state->tokens, sizeof state->tokens, past[i].tokens, sizeof past[i].tokens);
      g_assert_cmpint (memcmp (&state->rng, &past[i].rng, sizeof state->rng), !=, 0);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          g_assert_cmpuint (state->robots[seat].space, ==, past[i].robots[seat].space);
          g_assert_cmpmem (state->robots[seat].dice, sizeof state->robots[seat].dice, past[i].robots[seat].dice,
                           sizeof past[i].robots[seat].dice);
          for (guint card = 0; seat != sight->question.seat && card < ROBO_MAX_CARDS; card++)
            g_assert_true (!robo_card_mask_has (&state->robots[seat].inventory, card) ||
                           is_equipped (&state->robots[seat], card));
        }
      for (guint deck = 0; deck < ROBO_N_DECKS; deck++)
        {
          for (guint j = 0; j < state->deck_sizes[deck]; j++)
            g_assert_cmpuint (sight->hidden[state->decks[deck][j]], >, 0);
        }
    }
}

static void
examine (RoboGame        *game,
         const RoboLevel *levels,
         guint64          seed,
         gpointer         data)
{
  Examination       *examination = data;
  const RoboOperator computer = { .level = examination->level, .seed = seed };
  g_autoptr (RoboGame) twin = NULL;
  RoboQuestionKind kind = robo_game_get_question (game)->kind;

  /* Check every program, and every third of the other questions. */
  if (examination->n_positions < examination->n_wanted &&
      (kind == ROBO_ASK_PROGRAM || robo_rng_below (&examination->rng, 3) == 0))
    twin = find_twin (examination, game);
  if (twin != NULL)
    {
      g_autoptr (RoboSight) sight = robo_sight_new (game);
      g_autoptr (RoboSight) other = robo_sight_new (twin);

      assert_same_sight (sight, other);
      assert_open_past (sight, game);
      /* The past rounds may differ, so use the same past rounds in both sights. */
      other->n_past = sight->n_past;
      memcpy (other->past, sight->past, sizeof other->past);
      g_assert_cmpuint (robo_operator_answer (&computer, sight), ==, robo_operator_answer (&computer, other));
      examination->n_positions++;
    }
  operator_test_answer (game, levels, seed);
}

/* Games between beginners soon lead to all kinds of positions. */
static void
test_level (gconstpointer data)
{
  const RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CHANCE, ROBO_LEVEL_BEGINNER };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) modules = robo_module_set_load_bundled ("standard", problems);
  Examination examination = { .level = GPOINTER_TO_UINT (data), .cards = robo_module_set_get_cards (modules) };

  examination.n_wanted = g_test_slow () ? N_POSITIONS_SLOW : examination.level > ROBO_LEVEL_QUILL ? N_POSITIONS_BEST
                                                                                                  : N_POSITIONS;
  robo_rng_seed (&examination.rng, examination.level);
  for (guint i = 0; examination.n_positions < examination.n_wanted; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i % G_N_ELEMENTS (operator_test_arenas));
      RoboSetup setup;

      operator_test_set_up (&setup, board, modules);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        setup.seats[seat].kind = seat == 3 ? ROBO_SEAT_KILLBOT : ROBO_SEAT_OPERATOR;
      operator_test_play (&setup, levels, 100 * examination.level + i, examine, &examination);
    }
  /* Without hidden differences the test would prove nothing. */
  g_assert_cmpuint (examination.n_hidden, >, examination.n_positions / 2);
  g_test_message ("%s: %u positions, %u of them with other cards or programs, no decision differs",
                  robo_level_get_word (examination.level), examination.n_positions, examination.n_hidden);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint level = ROBO_LEVEL_PIP; level < ROBO_N_LEVELS; level++)
    {
      g_autofree char *path =
        g_strdup_printf ("/ai/honest/R5.5/computer-ignores-secrets/%s", robo_level_get_word (level));

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test_level);
    }

  return g_test_run ();
}
