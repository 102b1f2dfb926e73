// SPDX-License-Identifier: GPL-3.0-or-later
// Plays games between operators of given levels, for tests and measurements.
#pragma once

#include "ai/robo-operator.h"
#include "ai/robo-random-operator.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-module-set.h"

G_BEGIN_DECLS

#define OPERATOR_TEST_MAX_ROUNDS 300

static const char *const operator_test_arenas[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

static inline RoboBoard *
operator_test_board_new (guint index)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, operator_test_arenas[index], problems);

  return robo_board_new (robo_arena_get_plan (arena));
}

/* Empties all seats. `modules` is NULL in training. */
static inline void
operator_test_set_up (RoboSetup       *setup,
                      const RoboBoard *board,
                      RoboModuleSet   *modules)
{
  *setup = (RoboSetup){ .board = board };
  robo_rules_init_training (&setup->rules);
  if (modules != NULL)
    {
      setup->cards = robo_module_set_get_cards (modules);
      robo_rules_init_standard (&setup->rules);
      for (guint card = 0; card < setup->cards->n_cards; card++)
        setup->rules.copies[card] = robo_module_set_get_copies (modules, card);
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      setup->seats[seat].side = 2 * seat;
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        setup->seats[seat].cards[slot] = ROBO_NO_CARD;
    }
}

/* Describes the players of a game. */
typedef struct
{
  const char *name;
  guint       n_operators;
  guint       n_killbots;
  gboolean    has_modules;
} OperatorTestTable;

/* The first two players sit opposite each other. */
static inline void
operator_test_set_up_table (RoboSetup               *setup,
                            const RoboBoard         *board,
                            const OperatorTestTable *table,
                            RoboModuleSet           *modules)
{
  static const guint seats[] = { 0, 2, 1, 3 };

  operator_test_set_up (setup, board, table->has_modules ? modules : NULL);
  for (guint i = 0; i < table->n_operators + table->n_killbots; i++)
    setup->seats[seats[i]].kind = i < table->n_operators ? ROBO_SEAT_OPERATOR : ROBO_SEAT_KILLBOT;
}

static inline void
operator_test_answer (RoboGame        *game,
                      const RoboLevel *levels,
                      guint64          seed)
{
  const RoboQuestion      *question = robo_game_get_question (game);
  const RoboRandomOperator chance = { seed };
  RoboRefusal              refusal;

  if (levels[question->seat] != ROBO_LEVEL_CHANCE)
    refusal = robo_operator_play (&(RoboOperator){ .level = levels[question->seat], .seed = seed }, game);
  else
    refusal = robo_game_answer (game, robo_random_operator_answer (&chance, robo_game_get_setup (game),
                                                                   robo_game_get_shown_state (game), question));

  g_assert_cmpint (refusal, ==, ROBO_REFUSED_NOT);
}

typedef void (*OperatorTestAsk) (RoboGame        *game,
                                 const RoboLevel *levels,
                                 guint64          seed,
                                 gpointer         data);

/* Plays a game in which the function `ask` answers. Returns the winner. */
static inline guint
operator_test_play (const RoboSetup *setup,
                    const RoboLevel *levels,
                    guint64          seed,
                    OperatorTestAsk  ask,
                    gpointer         data)
{
  g_autoptr (RoboGame) game = robo_game_new (setup, seed, ROBO_GAME_KEEP_NOTHING);
  RoboGameStatus status;

  do
    {
      status = robo_game_advance (game);
      if (status == ROBO_GAME_ASKS)
        ask (game, levels, seed, data);
    }
  while (status != ROBO_GAME_OVER && robo_game_get_state (game)->round <= OPERATOR_TEST_MAX_ROUNDS);

  return robo_game_get_state (game)->winner;
}

/* Plays games of two players in all bundled arenas, with alternating seats. */
static inline void
operator_test_compare (RoboModuleSet  *modules,
                       RoboLevel       better,
                       RoboLevel       worse,
                       guint           n_games,
                       guint64         seed,
                       OperatorTestAsk ask,
                       gpointer        data,
                       guint          *n_won,
                       guint          *n_lost)
{
  *n_won = *n_lost = 0;
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (RoboBoard) board = operator_test_board_new (i / 2 % G_N_ELEMENTS (operator_test_arenas));
      RoboLevel levels[ROBO_MAX_ROBOTS] = { ROBO_LEVEL_CHANCE };
      RoboSetup setup;
      guint     seat = i % 2 * 2;
      guint     winner;

      operator_test_set_up (&setup, board, modules);
      setup.seats[0].kind = setup.seats[2].kind = ROBO_SEAT_OPERATOR;
      levels[seat] = better;
      levels[2 - seat] = worse;
      winner = operator_test_play (&setup, levels, seed + i, ask, data);
      *n_won += winner == seat;
      *n_lost += winner == 2 - seat;
    }
}

G_END_DECLS
