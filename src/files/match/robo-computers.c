// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-computers.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name;
  const char *sentence;
} computers[ROBO_N_LEVELS] = {
  [ROBO_LEVEL_CHANCE] = { NC_ ("who plays", "random"), N_ ("Does anything that’s allowed.") },
  /* Translators: This describes Pip, the weakest of ten computer players. */
  [ROBO_LEVEL_PIP] = { "Pip", N_ ("New to the game: drives to the nearest token it notices.") },
  /* Translators: This describes Rusty, a computer player. */
  [ROBO_LEVEL_RUSTY] = { "Rusty", N_ ("A coward: avoids damage and everyone else.") },
  /* Translators: This describes Dash, a computer player. */
  [ROBO_LEVEL_DASH] = { "Dash", N_ ("A sprinter: only has eyes for victory points.") },
  /* Translators: This describes Gizmo, a computer player. */
  [ROBO_LEVEL_GIZMO] = { "Gizmo", N_ ("A tinkerer: collects modules and lays mines.") },
  /* Translators: This describes Bruno, a computer player. */
  [ROBO_LEVEL_BRUNO] = { "Bruno", N_ ("A hunter: gets close and shoots.") },
  /* Translators: This describes Ada, a computer player. */
  [ROBO_LEVEL_ADA] = { "Ada", N_ ("Thinks about where you’ll want to go.") },
  /* Translators: This describes Quill, a computer player. */
  [ROBO_LEVEL_QUILL] = { "Quill", N_ ("Compares many plans and is rarely wrong.") },
  /* Translators: This describes Sable, a computer player. */
  [ROBO_LEVEL_SABLE] = { "Sable", N_ ("A master of the single round.") },
  /* Translators: This describes Vega, a computer player. */
  [ROBO_LEVEL_VEGA] = { "Vega", N_ ("Assumes you’re thinking, and counters your plan.") },
  /* Translators: This describes Oracle, the strongest of ten computer players. */
  [ROBO_LEVEL_ORACLE] = { "Oracle", N_ ("Counters your plan, looks several rounds ahead and is hard to predict.") },
};

/* These are the measured ratings of the levels, see doc/ladder.md. */
static const guint16 strengths[ROBO_N_LEVELS] = { 100, 650, 780, 905, 1040, 1175, 1315, 1450, 1585, 1705, 1830 };

const char *
robo_computer_get_name (RoboLevel level)
{
  g_return_val_if_fail (level < ROBO_N_LEVELS, NULL);

  return level == ROBO_LEVEL_CHANCE ? C_ ("who plays", "random") : computers[level].name;
}

const char *
robo_computer_get_sentence (RoboLevel level)
{
  g_return_val_if_fail (level < ROBO_N_LEVELS, NULL);

  return _ (computers[level].sentence);
}

guint
robo_computer_get_strength (RoboLevel level)
{
  g_return_val_if_fail (level < ROBO_N_LEVELS, 0);

  return strengths[level];
}
