// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-validate.h"

#include "files/arena/robo-arena-formats.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-file.h"
#include "files/match/robo-match-formats.h"
#include "files/match/robo-series-file.h"
#include "files/scenario/robo-lesson.h"
#include "files/scenario/robo-outcome.h"
#include "files/scenario/robo-puzzle.h"
#include "files/scenario/robo-scenario-formats.h"
#include "robo-help-private.h"

static void
validate_arena (const char   *data,
                gsize         length,
                RoboProblems *problems)
{
  robo_arena_unref (robo_arena_load_memory (data, length, problems));
}

static void
validate_modules (const char   *data,
                  gsize         length,
                  RoboProblems *problems)
{
  robo_module_set_unref (robo_module_set_load_memory (data, length, problems));
}

static void
validate_rules (const char   *data,
                gsize         length,
                RoboProblems *problems)
{
  robo_rule_set_unref (robo_rule_set_load_memory (data, length, problems));
}

/* Checks a scenario and plays it, because an error in an answer is found only when its question is asked. */
static gboolean
validate_scenario_cb (const RoboScenarioItem *item,
                      gpointer                data)
{
  RoboProblems *problems = data;

  if (item->scenario != NULL)
    robo_outcome_free (robo_outcome_new (item->scenario, item->problems));

  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (item->problems, i);

      robo_problems_add_at (problems, problem->code, problem->line, problem->place, problem->side, problem->suggestion,
                            "%s", problem->sentence);
    }

  return TRUE;
}

static void
validate_scenarios (const char   *data,
                    gsize         length,
                    RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, length);

  robo_scenario_read_each (bytes, validate_scenario_cb, problems, problems);
}

/* Checks a match and plays it, to find out whether its answers are legal. */
static void
validate_match (const char   *data,
                gsize         length,
                RoboProblems *problems)
{
  g_autoptr (RoboMatchFile) match = robo_match_file_load_memory (data, length, problems);
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) game = NULL;
  RoboSetup setup;

  if (match == NULL)
    return;

  board = robo_board_new (robo_arena_get_plan (match->setup->arena));
  robo_match_setup_fill (match->setup, board, &setup);
  game = robo_match_file_replay (match, &setup, problems);
}

static void
validate_series (const char   *data,
                 gsize         length,
                 RoboProblems *problems)
{
  robo_series_file_free (robo_series_file_load_memory (data, length, problems));
}

/* Loads the lesson, which plays its solutions, too. */
static void
validate_lesson (const char   *data,
                 gsize         length,
                 RoboProblems *problems)
{
  robo_lesson_free (robo_lesson_load_memory (data, length, problems));
}

static void
validate_puzzle (const char   *data,
                 gsize         length,
                 RoboProblems *problems)
{
  robo_puzzle_unref (robo_puzzle_load_memory (data, length, problems));
}

/* Lists each format once. Help has no function here, because robo_validate_file() loads it by its path: the scenarios
 * of its diagrams are other files in the same folder. */
static const struct
{
  const RoboXmlFormat *format;
  RoboFileKind         kind;
  void (*validate) (const char   *data,
                    gsize         length,
                    RoboProblems *problems);
} formats[] = {
  { &robo_arena_format, ROBO_FILE_ARENA, validate_arena },
  { &robo_modules_format, ROBO_FILE_MODULES, validate_modules },
  { &robo_rules_format, ROBO_FILE_RULES, validate_rules },
  { &robo_scenario_format, ROBO_FILE_SCENARIO, validate_scenarios },
  { &robo_match_format, ROBO_FILE_MATCH, validate_match },
  { &robo_series_format, ROBO_FILE_SERIES, validate_series },
  { &robo_lesson_format, ROBO_FILE_LESSON, validate_lesson },
  { &robo_puzzle_format, ROBO_FILE_PUZZLE, validate_puzzle },
  { &robo_help_format, ROBO_FILE_HELP, NULL },
};

static const RoboXmlFormat *
find_format (const char   *data,
             gsize         length,
             RoboProblems *problems)
{
  const RoboXmlFormat *all[G_N_ELEMENTS (formats) + 1] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    all[i] = formats[i].format;

  return robo_xml_sniff (data, length, all, problems);
}

static const RoboXmlFormat *
validate_bytes (const char   *data,
                gsize         length,
                RoboProblems *problems)
{
  const RoboXmlFormat *found = find_format (data, length, problems);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (formats[i].format == found && formats[i].validate != NULL)
        formats[i].validate (data, length, problems);
    }

  return found;
}

gboolean
robo_validate_memory (const char   *data,
                      gsize         length,
                      RoboProblems *problems)
{
  validate_bytes (data, length, problems);

  return !robo_problems_has_errors (problems);
}

gboolean
robo_validate_file (const char   *path,
                    RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  const RoboXmlFormat *found;

  if (bytes == NULL)
    return FALSE;

  found = validate_bytes (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  if (found == &robo_help_format)
    robo_help_unref (robo_help_load_file (path, problems));

  return !robo_problems_has_errors (problems);
}

RoboFileKind
robo_file_find_kind (const char   *path,
                     RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  const RoboXmlFormat *found;
  gsize                length;
  const char          *data;

  if (bytes == NULL)
    return ROBO_FILE_UNKNOWN;

  data = g_bytes_get_data (bytes, &length);
  found = find_format (data, length, problems);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      if (formats[i].format == found)
        return formats[i].kind;
    }

  /* Find the kind in the name of the file, which is NAME.KIND.xml. */
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *suffix = g_strdup_printf (".%s.xml", formats[i].format->kind);

      if (g_str_has_suffix (path, suffix))
        return formats[i].kind;
    }

  return ROBO_FILE_UNKNOWN;
}
