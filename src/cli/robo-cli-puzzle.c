// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <stdio.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "ai/robo-puzzles.h"
#include "files/xml/robo-attributes.h"
#include "files/xml/robo-write.h"
#include "robo-cli-json.h"

/* The command `puzzle` prints the puzzle of a day, makes puzzles from seeds, and solves puzzles. */

#define MAX_MADE           10000
#define DEFAULT_DIFFICULTY 3

typedef struct
{
  char *date;
  char *make_text;
  char *seed_text;
  char *difficulty_text;
  char *output;
  char *solve;
  char *format;
} Options;

/* The JSON output is made from documents of this format, which is no file format. */
static const RoboXmlFormat json_format = {
  .kind = "puzzles",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
};

static void
clear_options (Options *options)
{
  g_free (options->date);
  g_free (options->make_text);
  g_free (options->seed_text);
  g_free (options->difficulty_text);
  g_free (options->output);
  g_free (options->solve);
  g_free (options->format);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* The option --format */

static gboolean
wants_json (const Options *options)
{
  return g_strcmp0 (options->format, "json") == 0;
}

static void
print_json (xmlDoc *doc)
{
  static const char *const lists[] = { "puzzle", NULL };
  static const char *const words[] = { "id", "arena", "goal", "solution", NULL };

  robo_cli_print_json (doc, lists, words);
}

typedef struct
{
  const char *id;
  const char *arena;
  RoboGoal    goal;
  guint       amount; /* amount of the goal, or 0 */
} Task;

/* The following tables list the attributes of a puzzle, of a search, and of a solution if there is one. */

static const RoboAttribute task_attributes[] = {
  { ROBO_TEXT ("id", Task, id) },
  { ROBO_TEXT ("arena", Task, arena) },
  { ROBO_WORD ("goal", Task, goal, robo_goal_get_id, ROBO_N_GOALS) },
  { ROBO_COUNT ("amount", Task, amount), .is_optional = TRUE, .usual = 0 },
  { NULL },
};

static const RoboAttribute puzzle_attributes[] = {
  { ROBO_COUNT ("difficulty", RoboSolution, difficulty) },
  { ROBO_COUNT ("solutions", RoboSolution, n_solutions) },
  { ROBO_COUNT ("ways", RoboSolution, n_ways) },
  { NULL },
};

static const RoboAttribute search_attributes[] = {
  { ROBO_COUNT ("programs", RoboSolution, n_programs) },
  { ROBO_COUNT ("solutions", RoboSolution, n_solutions) },
  { NULL },
};

static const RoboAttribute found_attributes[] = {
  { ROBO_COUNT ("ways", RoboSolution, n_ways) },
  { ROBO_COUNT ("tempting", RoboSolution, n_tempting) },
  { ROBO_COUNT ("traps", RoboSolution, n_traps) },
  { ROBO_COUNT ("dice", RoboSolution, depth) },
  { ROBO_COUNT ("difficulty", RoboSolution, difficulty) },
  { NULL },
};

/* Writes the same data as the text line that is printed for a puzzle. */
static void
set_puzzle (xmlNode            *node,
            const RoboPuzzle   *puzzle,
            const RoboSolution *solution)
{
  const RoboTask *task = robo_puzzle_get_task (puzzle);
  const Task      its_task = {
         .id = robo_puzzle_get_id (puzzle),
         .arena = robo_arena_get_id (robo_puzzle_get_arena (puzzle)),
         .goal = task->goal,
         .amount = robo_goal_has_amount (task->goal) ? task->amount : 0,
  };

  robo_attributes_write (task_attributes, node, &its_task, NULL);
  robo_attributes_write (puzzle_attributes, node, solution, NULL);
}

/* The option --date */

static RoboCliStatus
print_daily (const Options *options)
{
  const char *text = options->date;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  RoboSolution solution;
  g_autoptr (RoboPuzzle) puzzle = NULL;
  const char *data;
  gsize       length;
  GDate       day;

  if (g_str_equal (text, "today"))
    robo_puzzles_set_today (&day);
  else if (!robo_puzzles_parse_day (text, &day))
    return robo_cli_misused (&robo_cli_puzzle,
                             /* Translators: The first %s is what the user wrote, the second a day such as
                              * 2026-01-01. */
                             _ ("There’s no puzzle for “%s”. Use today, or a date written like %s, which is the first with a puzzle."), text,
                             ROBO_PUZZLES_FIRST_DAY);

  puzzle = robo_puzzles_make_daily (&day, NULL, &solution, problems);
  if (puzzle == NULL)
    return robo_cli_report (problems);
  if (wants_json (options))
    {
      g_autoptr (xmlDoc) doc = robo_xml_new (&json_format, "daily");

      set_puzzle (xmlDocGetRootElement (doc), puzzle, &solution);
      print_json (doc);
      return ROBO_CLI_FINE;
    }

  data = g_bytes_get_data (robo_puzzle_get_bytes (puzzle), &length);
  fwrite (data, 1, length, stdout);

  return ROBO_CLI_FINE;
}

/* The option --make */

static RoboCliStatus
save_puzzle (const RoboPuzzle *puzzle,
             const char       *folder)
{
  g_autofree char *name = g_strconcat (robo_puzzle_get_id (puzzle), ROBO_PUZZLE_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0777);
  if (robo_write_check_kind (path, "puzzle", &error) && robo_write_file (path, robo_puzzle_get_bytes (puzzle), &error))
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli puzzle: %s", error->message);
  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
make_puzzles (const Options *options)
{
  RoboCliStatus status = ROBO_CLI_FINE;
  g_autoptr (xmlDoc) doc = robo_xml_new (&json_format, "puzzles");
  guint64 n = 1, seed = 1, difficulty = DEFAULT_DIFFICULTY;

  if (!robo_cli_parse_number (options->make_text, 1, MAX_MADE, &n))
    return robo_cli_misused (&robo_cli_puzzle, "%s", _ ("Choose 1 to 10000 puzzles, such as --make 5."));
  if (options->seed_text != NULL && !robo_cli_parse_number (options->seed_text, 0, G_MAXUINT64 - MAX_MADE, &seed))
    return robo_cli_misused (&robo_cli_puzzle, "%s", _ ("The seed must be a number, 0 or more, such as --seed 1."));
  if (options->difficulty_text != NULL &&
      !robo_cli_parse_number (options->difficulty_text, 1, ROBO_MAX_DIFFICULTY, &difficulty))
    return robo_cli_misused (&robo_cli_puzzle, "%s", _ ("Choose a difficulty from 1 to 5, such as --difficulty 4."));

  for (guint64 i = 0; i < n && status == ROBO_CLI_FINE; i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      RoboSolution solution;
      g_autoptr (RoboPuzzle) puzzle = robo_puzzles_make (seed + i, (guint)difficulty, NULL, NULL, &solution, problems);
      g_autofree char *amount = NULL;
      const RoboTask  *task;

      if (puzzle == NULL)
        return robo_cli_report (problems);

      task = robo_puzzle_get_task (puzzle);
      amount = robo_goal_has_amount (task->goal) ? g_strdup_printf (" %u", task->amount) : g_strdup ("");
      if (wants_json (options))
        set_puzzle (robo_xml_add (xmlDocGetRootElement (doc), "puzzle"), puzzle, &solution);
      else
        g_print ("%s: %s, %s%s, difficulty %u, %u solutions, %u ways\n", robo_puzzle_get_id (puzzle),
                 robo_arena_get_id (robo_puzzle_get_arena (puzzle)), robo_goal_get_id (task->goal), amount,
                 solution.difficulty, solution.n_solutions, solution.n_ways);
      if (options->output != NULL)
        status = save_puzzle (puzzle, options->output);
    }
  if (wants_json (options))
    print_json (doc);

  return status;
}

/* The option --solve */

static void
print_solution_as_json (const RoboSolution *solution,
                        const char         *program)
{
  g_autoptr (xmlDoc) doc = robo_xml_new (&json_format, "found");
  xmlNode *root = xmlDocGetRootElement (doc);

  robo_attributes_write (search_attributes, root, solution, NULL);
  if (program != NULL)
    {
      robo_attributes_write (found_attributes, root, solution, NULL);
      robo_xml_set (root, "solution", program);
    }
  print_json (doc);
}

static RoboCliStatus
solve_puzzle (const Options *options)
{
  const char *path = options->solve;
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (path);
  g_autoptr (GBytes) bytes = robo_cli_load (path, problems);
  g_autoptr (RoboPuzzle) puzzle = NULL;
  g_autofree char *program = NULL;
  RoboSolution     solution;

  if (bytes != NULL)
    {
      gsize       length;
      const char *data = g_bytes_get_data (bytes, &length);

      puzzle = robo_puzzle_load_memory (data, length, problems);
    }
  if (puzzle == NULL)
    return robo_cli_report (problems);

  robo_cli_report (problems);
  robo_puzzles_solve (puzzle, NULL, &solution);
  program = solution.n_solutions > 0 ? robo_program_to_text (&solution.program) : NULL;
  if (wants_json (options))
    {
      print_solution_as_json (&solution, program);
    }
  else
    {
      g_print ("programs %u\nsolutions %u\n", solution.n_programs, solution.n_solutions);
      if (program != NULL)
        g_print ("ways %u\ntempting %u\ntraps %u\ndice %u\ndifficulty %u\nsolution %s\n", solution.n_ways,
                 solution.n_tempting, solution.n_traps, solution.depth, solution.difficulty, program);
    }
  if (program != NULL)
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli puzzle: %s", _ ("This puzzle has no solution. Change the position, the dice or the goal."));

  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
run_puzzle (int    argc,
            char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "date", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.date, N_ ("Print the puzzle for this day, such as 2026-11-23 or today (in UTC)"), N_ ("DAY") },
    { "make", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.make_text, N_ ("Make this many puzzles and print a line about each"), N_ ("N") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed_text, N_ ("Seed of the first one (1)"), N_ ("N") },
    { "difficulty", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.difficulty_text, N_ ("Difficulty, from 1 to 5 (3)"), N_ ("N") },
    { "output", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.output, N_ ("Write them to this folder"), N_ ("FOLDER") },
    { "solve", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.solve, N_ ("Say how many solutions a puzzle has and how hard it is, and show one solution; - means standard input"), N_ ("PUZZLE") },
    { "format", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.format, N_ ("text or json (text)"), N_ ("FORMAT") },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_puzzle, entries, &argc, &argv);

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 1 || (options.date != NULL) + (options.make_text != NULL) + (options.solve != NULL) != 1)
    return robo_cli_misused (&robo_cli_puzzle, "%s", _ ("Use exactly one of --date, --make and --solve."));
  if (options.format != NULL && !wants_json (&options) && !g_str_equal (options.format, "text"))
    return robo_cli_misused (&robo_cli_puzzle,
                             /* Translators: %s is what the user wrote; leave the words after “Use” as they are. */
                             _ ("Unknown format “%s”. Use text or json."), options.format);
  if (options.date != NULL)
    return print_daily (&options);

  return options.solve != NULL ? solve_puzzle (&options) : make_puzzles (&options);
}

const RoboCliCommand robo_cli_puzzle = {
  .name = "puzzle",
  .summary = N_ ("Makes puzzles, prints the puzzle for a day, and finds solutions."),
  .arguments = NULL,
  .run = run_puzzle,
};
