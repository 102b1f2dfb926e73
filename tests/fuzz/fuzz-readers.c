// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the readers of the program's files.
#include "config.h"

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "fuzz-check.h"
#include "fuzz-target.h"

#include "files/arena/robo-arena.h"
#include "files/cards/robo-explain.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-file.h"
#include "files/match/robo-series-file.h"
#include "files/robo-help.h"
#include "files/scenario/robo-lesson.h"
#include "files/scenario/robo-outcome.h"
#include "files/scenario/robo-position.h"
#include "files/scenario/robo-puzzle.h"

/* Writes the document again, because an empty element may be written in two ways. */
static GBytes *
write_plainly (GBytes *bytes)
{
  xmlDoc  *doc = xmlReadMemory (g_bytes_get_data (bytes, NULL), (int)g_bytes_get_size (bytes), NULL, NULL,
                                XML_PARSE_NONET);
  xmlChar *text;
  int      size;

  g_assert_nonnull (doc);
  xmlDocDumpMemoryEnc (doc, &text, &size, "UTF-8");
  xmlFreeDoc (doc);

  return g_bytes_new_with_free_func (text, (gsize)size, xmlFree, text);
}

static void
check_same_document (GBytes *a,
                     GBytes *b)
{
  g_autoptr (GBytes) plain_a = NULL;
  g_autoptr (GBytes) plain_b = NULL;

  if (g_bytes_equal (a, b))
    return;

  plain_a = write_plainly (a);
  plain_b = write_plainly (b);
  g_assert_true (g_bytes_equal (plain_a, plain_b));
}

/* Arenas */

static void
check_arena_written (const RoboArena *arena)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_arena_to_bytes (arena);
  g_autoptr (RoboArena) again =
    robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  fuzz_check_read_back (again != NULL, problems);
  g_assert_true (robo_arena_equal (arena, again));
}

int
robo_fuzz_arena (const guint8 *data,
                 gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.arena.xml");
  g_autoptr (RoboArena) arena = robo_arena_load_memory ((const char *)data, size, problems);

  fuzz_check_messages (problems);
  if (arena == NULL)
    g_assert_true (robo_problems_has_errors (problems));
  else
    check_arena_written (arena);

  return arena != NULL && !robo_problems_has_errors (problems);
}

/* Cards and rules */

static void
check_set_written (const RoboModuleSet *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_module_set_to_bytes (set);
  g_autoptr (RoboModuleSet) again =
    robo_module_set_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  fuzz_check_read_back (again != NULL, problems);
  g_assert_true (robo_module_set_equal (set, again));
}

static void
explain_cards (const RoboCards *cards)
{
  for (guint i = 0; i < cards->n_cards; i++)
    g_strfreev (robo_explain_card (&cards->cards[i], NULL, NULL));
}

int
robo_fuzz_modules (const guint8 *data,
                   gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.modules.xml");
  g_autoptr (RoboModuleSet) set = robo_module_set_load_memory ((const char *)data, size, problems);

  fuzz_check_refused (set != NULL, problems);
  if (set == NULL)
    return FALSE;

  check_set_written (set);
  explain_cards (robo_module_set_get_cards (set));

  return TRUE;
}

static void
check_rules_written (const RoboRuleSet *rules)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_rule_set_to_bytes (rules);
  g_autoptr (RoboRuleSet) again =
    robo_rule_set_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  fuzz_check_read_back (again != NULL, problems);
  g_assert_true (robo_rule_set_equal (rules, again));
}

int
robo_fuzz_rules (const guint8 *data,
                 gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.rules.xml");
  g_autoptr (RoboRuleSet) rules = robo_rule_set_load_memory ((const char *)data, size, problems);

  fuzz_check_refused (rules != NULL, problems);
  if (rules != NULL)
    check_rules_written (rules);

  return rules != NULL;
}

/* Positions */

static gboolean
play_scenario_cb (const RoboScenarioItem *item,
                  gpointer                data)
{
  int *n_good = data;

  fuzz_check_refused (item->scenario != NULL, item->problems);
  if (item->scenario == NULL)
    return TRUE;

  robo_outcome_free (robo_outcome_new (item->scenario, item->problems));
  fuzz_check_messages (item->problems);
  *n_good += !robo_problems_has_errors (item->problems);

  return TRUE;
}

/* Checks the position in the sandbox. */
static void
check_position (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPosition) position = robo_position_load (bytes, 0, problems);
  g_autoptr (RoboPosition) again = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autofree char *refusal = NULL;

  fuzz_check_refused (position != NULL, problems);
  if (position == NULL)
    return;

  refusal = robo_position_check (position);
  if (refusal != NULL)
    return;

  written = robo_position_to_bytes (position, problems);
  fuzz_check_messages (problems);
  if (written == NULL)
    return;

  again = robo_position_load (written, 0, problems);
  fuzz_check_read_back (again != NULL, problems);
}

int
robo_fuzz_scenario (const guint8 *data,
                    gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.scenario.xml");
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  int      n_good = 0;
  gboolean is_read = robo_scenario_read_each (bytes, play_scenario_cb, &n_good, problems);

  fuzz_check_messages (problems);
  g_assert_true (is_read || robo_problems_has_errors (problems));
  if (is_read)
    check_position (bytes);

  return n_good > 0;
}

/* Games */

static void
check_match_written (const RoboMatchFile *match)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (match);
  g_autoptr (RoboMatchFile) again =
    robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_autoptr (GBytes) second = NULL;

  fuzz_check_read_back (again != NULL, problems);
  second = robo_match_file_to_bytes (again);
  check_same_document (bytes, second);
}

/* The playable part is a game without errors. */
static void
check_match_cut (RoboMatchFile   *match,
                 const RoboSetup *setup)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboGame) game = NULL;

  robo_match_file_cut (match, setup, NULL);
  game = robo_match_file_replay (match, setup, problems);
  g_assert_nonnull (game);
  g_assert_false (robo_problems_has_errors (problems));
}

int
robo_fuzz_match (const guint8 *data,
                 gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.match.xml");
  g_autoptr (RoboMatchFile) match = robo_match_file_load_memory ((const char *)data, size, problems);
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  fuzz_check_refused (match != NULL, problems);
  if (match == NULL)
    return FALSE;

  check_match_written (match);
  board = robo_board_new (robo_arena_get_plan (match->setup->arena));
  robo_match_setup_fill (match->setup, board, &setup);
  game = robo_match_file_replay (match, &setup, problems);
  g_assert_nonnull (game);
  fuzz_check_messages (problems);
  check_match_cut (match, &setup);

  return !robo_problems_has_errors (problems);
}

int
robo_fuzz_series (const guint8 *data,
                  gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.series.xml");
  g_autoptr (RoboSeriesFile) series = robo_series_file_load_memory ((const char *)data, size, problems);
  g_autoptr (RoboSeriesFile) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) second = NULL;

  fuzz_check_refused (series != NULL, problems);
  if (series == NULL)
    return FALSE;

  bytes = robo_series_file_to_bytes (series);
  again = robo_series_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  fuzz_check_read_back (again != NULL, problems);
  second = robo_series_file_to_bytes (again);
  check_same_document (bytes, second);

  return TRUE;
}

/* Lessons, puzzles and help */

int
robo_fuzz_lesson (const guint8 *data,
                  gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.lesson.xml");
  RoboLesson *lesson = robo_lesson_load_memory ((const char *)data, size, problems);
  gboolean    is_good = lesson != NULL;

  fuzz_check_refused (is_good, problems);
  robo_lesson_free (lesson);

  return is_good;
}

/* Plays a round of a puzzle, with an answer for the user. */
int
robo_fuzz_puzzle (const guint8 *data,
                  gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.puzzle.xml");
  g_autoptr (RoboPuzzle) puzzle = robo_puzzle_load_memory ((const char *)data, size, problems);
  g_autoptr (RoboGame) game = NULL;
  RoboTaskPosition position;
  const RoboState *end;

  fuzz_check_refused (puzzle != NULL, problems);
  if (puzzle == NULL)
    return FALSE;

  robo_puzzle_fill (puzzle, &position);
  game = robo_game_new_at (&position.setup, &position.state, ROBO_GAME_KEEP_EVENTS);
  if (position.n_rolls > 0)
    robo_game_set_rolls (game, position.rolls, position.n_rolls);
  end = robo_task_position_try (&position, game, NULL);
  robo_task_is_done (&position.task, position.setup.board, &position.state, end, robo_game_get_events (game));

  return TRUE;
}

int
robo_fuzz_help (const guint8 *data,
                gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.help.xml");
  g_autoptr (RoboHelp) help = robo_help_load_memory ((const char *)data, size, problems);

  fuzz_check_refused (help != NULL, problems);
  if (help == NULL)
    return FALSE;

  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    {
      gboolean is_detailed;

      g_assert_true (g_utf8_validate (robo_help_get_title (help, i), -1, NULL));
      for (guint j = 0; robo_help_get_paragraph (help, i, j, &is_detailed) != NULL; j++)
        ;
    }
  g_array_unref (robo_help_search (help, "robot 1"));

  return TRUE;
}
