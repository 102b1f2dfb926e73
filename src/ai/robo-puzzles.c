// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzles.h"

#include <string.h>

#include "files/xml/robo-paths.h"
#include "robo-puzzle-maker.h"

/* Days of the puzzles */

gboolean
robo_puzzles_parse_day (const char *text,
                        GDate      *day)
{
  guint numbers[3] = { 0 };
  guint n = 0;

  /* The text must have digits and hyphens at the same positions as the text of the first day. */
  for (guint i = 0; i < strlen (ROBO_PUZZLES_FIRST_DAY); i++)
    {
      if (g_ascii_isdigit (ROBO_PUZZLES_FIRST_DAY[i]) && g_ascii_isdigit (text[i]))
        numbers[n] = 10 * numbers[n] + (guint)g_ascii_digit_value (text[i]);
      else if (ROBO_PUZZLES_FIRST_DAY[i] == '-' && text[i] == '-')
        n++;
      else
        return FALSE;
    }
  if (text[strlen (ROBO_PUZZLES_FIRST_DAY)] != '\0' || strcmp (text, ROBO_PUZZLES_FIRST_DAY) < 0 || numbers[1] > 12 ||
      !g_date_valid_dmy ((GDateDay)numbers[2], (GDateMonth)numbers[1], (GDateYear)numbers[0]))
    return FALSE;

  g_date_clear (day, 1);
  g_date_set_dmy (day, (GDateDay)numbers[2], (GDateMonth)numbers[1], (GDateYear)numbers[0]);

  return TRUE;
}

void
robo_puzzles_set_today (GDate *day)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  g_date_clear (day, 1);
  g_date_set_dmy (day, (GDateDay)g_date_time_get_day_of_month (now), (GDateMonth)g_date_time_get_month (now),
                  (GDateYear)g_date_time_get_year (now));
}

char *
robo_puzzles_dup_day_id (const GDate *day)
{
  return g_strdup_printf ("%04u-%02u-%02u", (guint)g_date_get_year (day), (guint)g_date_get_month (day), (guint)g_date_get_day (day));
}

guint
robo_puzzles_get_number (const GDate *day)
{
  GDate first;

  robo_puzzles_parse_day (ROBO_PUZZLES_FIRST_DAY, &first);

  return (guint)(g_date_days_between (&first, day) + 1);
}

guint
robo_puzzles_get_difficulty (const GDate *day)
{
  static const guint by_weekday[] = { [G_DATE_MONDAY] = 1, 2, 3, 3, 4, 4, 5 };

  return by_weekday[g_date_get_weekday (day)];
}

/* Creation of puzzles */

static gboolean
is_cancelled_cb (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

/* Don't change the order, because the arena of a number depends on it. */
static const char *const arena_ids[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

static RoboPuzzle *
write_puzzle (const RoboMadePuzzle *made,
              RoboArena            *arena,
              const char           *id,
              RoboProblems         *problems)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  g_autoptr (RoboPosition) position = NULL;

  if (modules == NULL)
    return NULL;

  position = robo_position_new (arena, modules);
  position->rules = made->position.setup.rules;
  position->state = made->position.state;

  return robo_puzzle_new (position, &made->position.task, &(RoboPuzzleWords){ .id = id }, problems);
}

RoboPuzzle *
robo_puzzles_make (guint64       seed,
                   guint         difficulty,
                   const char   *id,
                   GCancellable *cancellable,
                   RoboSolution *solution,
                   RoboProblems *problems)
{
  RoboArena       *arenas[G_N_ELEMENTS (arena_ids)] = { NULL };
  const RoboBoard *boards[G_N_ELEMENTS (arena_ids)] = { NULL };
  gboolean         is_good = TRUE;
  RoboPuzzle      *puzzle = NULL;
  RoboMadePuzzle   made;

  for (guint i = 0; i < G_N_ELEMENTS (arena_ids); i++)
    {
      g_autofree char *name = g_strconcat (arena_ids[i], ".arena.xml", NULL);
      g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "arenas", name, NULL);

      arenas[i] = robo_arena_load_file (path, problems);
      is_good = is_good && arenas[i] != NULL;
      if (is_good)
        boards[i] = robo_board_new (robo_arena_get_plan (arenas[i]));
    }
  if (is_good &&
      robo_puzzle_maker_make (boards, G_N_ELEMENTS (boards), seed, difficulty, is_cancelled_cb, cancellable, &made))
    {
      g_autofree char *own_id = g_strdup_printf ("puzzle-%" G_GUINT64_FORMAT, seed);

      puzzle = write_puzzle (&made, arenas[made.board], id != NULL ? id : own_id, problems);
      if (solution != NULL)
        *solution = made.solution;
    }
  for (guint i = 0; i < G_N_ELEMENTS (arena_ids); i++)
    {
      g_clear_pointer ((RoboBoard **)&boards[i], robo_board_free);
      robo_arena_unref (arenas[i]);
    }

  return puzzle;
}

RoboPuzzle *
robo_puzzles_make_daily (const GDate  *day,
                         GCancellable *cancellable,
                         RoboSolution *solution,
                         RoboProblems *problems)
{
  g_autofree char *id = robo_puzzles_dup_day_id (day);

  return robo_puzzles_make (g_date_get_julian (day), robo_puzzles_get_difficulty (day), id, cancellable, solution,
                            problems);
}

gboolean
robo_puzzles_solve (const RoboPuzzle *puzzle,
                    GCancellable     *cancellable,
                    RoboSolution     *solution)
{
  RoboTaskPosition position;

  robo_puzzle_fill (puzzle, &position);

  return robo_solver_solve (&position, CLAMP (g_get_num_processors (), 1, ROBO_SOLVER_MAX_THREADS), is_cancelled_cb,
                            cancellable, solution);
}
