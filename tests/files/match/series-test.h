// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the seats, rules and arenas of a series for tests.
#pragma once

#include "engine/robo-state.h"
#include "files/arena/robo-library.h"
#include "files/match/robo-championship.h"
#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

/* Loads the standard cards, which a championship needs. */
static inline RoboModules *
test_modules_new (void)
{
  static const char *const ids[] = { "standard", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboModules *modules = robo_modules_load_bundled (ids, problems);

  g_assert_nonnull (modules);

  return modules;
}

/* Loads the four arenas of the game, in the order of the champions. */
static inline GPtrArray *
test_arenas_new (void)
{
  GPtrArray *arenas = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    g_ptr_array_add (arenas, robo_library_load_arena (library, robo_championship_get_arena (i), problems));

  return arenas;
}

/* Creates a setup with the standard rules and modules. The players have one letter for each seat: h(uman),
 * c(omputer), k(illBot) or -. */
static inline RoboMatchSetup *
test_series_setup_new (const char *players,
                       guint64     seed)
{
  static const char *const names[] = { "Anna", "Ben", "Clara", "Dan" };
  g_autoptr (RoboModules) modules = test_modules_new ();
  RoboMatchSetup *setup = robo_match_setup_new (NULL);
  RoboRules       rules;

  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (modules, &rules);
  robo_match_setup_set_rules (setup, &rules, modules);
  setup->seed = seed;
  for (guint i = 0; players[i]; i++)
    {
      RoboPlayer player = players[i] == 'h'   ? ROBO_PLAYER_HUMAN
                          : players[i] == 'c' ? ROBO_PLAYER_COMPUTER
                          : players[i] == 'k' ? ROBO_PLAYER_KILLBOT
                                              : ROBO_PLAYER_NONE;

      robo_match_setup_set_seat (setup, i, player, player == ROBO_PLAYER_KILLBOT ? NULL : names[i]);
    }

  return setup;
}

/* Ends the current match with a winner, who may be the squad of KillBots. */
static inline void
test_series_finish_bout (RoboSeriesFile *file,
                         guint           winner)
{
  RoboState state;

  robo_state_init (&state);
  state.winner = winner;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      state.robots[seat].vp = seat == winner ? 5 : seat;
      state.robots[seat].number = seat + 1;
    }
  robo_series_file_finish_bout (file, &state);
}

G_END_DECLS
