// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-words.h"

#include <glib/gi18n.h>

#include "ai/robo-solver.h"

char *
robo_puzzle_dup_task (const RoboPuzzle *self)
{
  return robo_task_dup_words (robo_puzzle_get_task (self));
}

char *
robo_task_dup_words (const RoboTask *self)
{
  guint n = self->amount;

  switch (self->goal)
    {
    case ROBO_GOAL_WIN:
      return g_strdup (_ ("Win the game this round."));

    case ROBO_GOAL_GAIN:
      return g_strdup_printf (ngettext ("Get a victory point this round.",
                                        "Get %u victory points this round.", n),
                              n);

    case ROBO_GOAL_DESTROY:
      return g_strdup_printf (ngettext ("Destroy a robot this round.",
                                        "Destroy %u robots this round.", n),
                              n);

    case ROBO_GOAL_TOKEN:
      /* Translators: %u is the number that stands on a VP space, from 1 to 9. */
      return g_strdup_printf (_ ("Take the token on VP space %u this round."), n);

    case ROBO_GOAL_SURVIVE:
      return g_strdup (_ ("Survive this round."));
    }

  g_return_val_if_reached (NULL);
}

const char *
robo_puzzle_difficulty_get_label (guint difficulty)
{
  static const char *const labels[ROBO_MAX_DIFFICULTY] = {
    /* Translators: This is one of five words for how hard a puzzle is, from “Very easy” to “Very hard”. */
    NC_ ("puzzle", "Very easy"),
    /* Translators: This is one of five words for how hard a puzzle is, from “Very easy” to “Very hard”. */
    NC_ ("puzzle", "Easy"),
    /* Translators: This is one of five words for how hard a puzzle is, from “Very easy” to “Very hard”. */
    NC_ ("puzzle", "Medium"),
    /* Translators: This is one of five words for how hard a puzzle is, from “Very easy” to “Very hard”. */
    NC_ ("puzzle", "Hard"),
    /* Translators: This is one of five words for how hard a puzzle is, from “Very easy” to “Very hard”. */
    NC_ ("puzzle", "Very hard"),
  };

  g_return_val_if_fail (difficulty >= 1 && difficulty <= ROBO_MAX_DIFFICULTY, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "puzzle", labels[difficulty - 1]);
}
