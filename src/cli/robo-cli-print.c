// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <string.h>

#include <glib/gi18n.h>

#include "draw/robo-render.h"
#include "files/robo-validate.h"
#include "print/robo-printout.h"

#include "robo-cli-arena.h"
#include "robo-cli-modules.h"

/* The command `print` writes pages to print for play at a table: arenas, cards, the rule sheet, the dice tables. */

/* The command writes this file if no file is named. The command never replaces an existing file of this name. */
#define DEFAULT_OUTPUT "robodrome.pdf"

/* Printouts that are not made from a file have these names. */
static const struct
{
  const char *name;
  RoboPrintout *(*create) (RoboProblems *problems);
} sheets[] = {
  { "rules", robo_printout_new_rules },
  { "dice", robo_printout_new_dice },
};

static RoboPrintout *
create_arena (const char   *id_or_path,
              RoboProblems *problems)
{
  g_autoptr (RoboArena) arena = robo_cli_load_arena (id_or_path, problems);

  return arena != NULL ? robo_printout_new_arena (robo_arena_get_plan (arena), robo_arena_get_name (arena)) : NULL;
}

/* Creates the printout that a word of the command line names: a sheet, a module set, or else an arena. */
static RoboPrintout *
create_printout (const char   *what,
                 RoboProblems *problems)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (what);
  g_autofree char *modules = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (strcmp (sheets[i].name, what) == 0)
      return sheets[i].create (problems);

  modules = robo_cli_find_modules (what);
  if (modules != NULL && robo_file_find_kind (modules, ignored) == ROBO_FILE_MODULES)
    return robo_cli_create_cards (modules, problems);

  return create_arena (what, problems);
}

static GPtrArray *
create_printouts (int    n_things,
                  char **things)
{
  g_autoptr (GPtrArray) printouts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);
  gboolean has_errors = FALSE;

  for (int i = 0; i < n_things; i++)
    {
      g_autoptr (RoboProblems) problems = robo_cli_problems_new (things[i]);
      RoboPrintout *printout = create_printout (things[i], problems);

      robo_cli_report (problems);
      if (printout != NULL)
        g_ptr_array_add (printouts, printout);
      else
        has_errors = TRUE;
    }

  return has_errors ? NULL : g_steal_pointer (&printouts);
}

/* Warns of texts that are cut off on the paper. */
static void
check_room (const GPtrArray *printouts,
            RoboPaper        paper)
{
  double width, height;

  robo_paper_get_size (paper, &width, &height);
  for (guint i = 0; i < printouts->len; i++)
    if (!robo_printout_fits (printouts->pdata[i], width, height))
      /* Translators: This is a warning. %s is the name of a set of cards or of other printed pages. */
      robo_cli_message (_ ("robodrome-cli print: Some text in “%s” doesn’t fit and is cut off."),
                        robo_printout_get_title (printouts->pdata[i]));
}

static RoboCliStatus
print_to_file (const GPtrArray *printouts,
               RoboPaper        paper,
               const char      *output)
{
  g_autoptr (GFile) file = g_file_new_for_path (output);
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (output);
  guint            n_pages = robo_printouts_count_pages (printouts);

  if (robo_printouts_write (printouts, paper, file, &error))
    {
      /* Translators: This is the result of printing to a file. %1$s is the name of the file, %2$u the number of its
       * pages. */
      g_print (ngettext ("%1$s: %2$u page", "%1$s: %2$u pages", n_pages), shown, n_pages);
      g_print ("\n");
      return ROBO_CLI_FINE;
    }
  if (g_error_matches (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT))
    return robo_cli_misused (&robo_cli_print, "%s", error->message);

  robo_cli_message ("robodrome-cli print: %s", error->message);

  return ROBO_CLI_REFUSED;
}

static RoboCliStatus
run_print (int    argc,
           char **argv)
{
  g_autofree char   *output = NULL;
  g_autofree char   *paper_id = NULL;
  RoboPaper          paper = ROBO_PAPER_A4;
  const GOptionEntry entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &output,
      N_ ("The file to write; its name must end in .pdf, .svg or .png (robodrome.pdf)"), N_ ("FILE") },
    { "paper", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &paper_id,
      N_ ("The paper: a4 or letter (a4)"), N_ ("PAPER") },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_print, entries, &argc, &argv);
  g_autoptr (GPtrArray) printouts = NULL;

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc < 2)
    return robo_cli_misused (&robo_cli_print, "%s",
                             _ ("Name what to print: rules, dice, or arenas and module sets by their ids or files."));
  if (paper_id != NULL && !robo_paper_from_id (paper_id, &paper))
    return robo_cli_misused (&robo_cli_print,
                             /* Translators: %s is what was written as the name of a paper. */
                             _ ("Unknown paper “%s”. Use a4 or letter."), paper_id);
  if (output == NULL && g_file_test (DEFAULT_OUTPUT, G_FILE_TEST_EXISTS))
    return robo_cli_misused (&robo_cli_print,
                             /* Translators: %s is the name of a file. */
                             _ ("%s already exists. To replace it, or to write a different file, use --output."), DEFAULT_OUTPUT);

  printouts = create_printouts (argc - 1, argv + 1);
  if (printouts == NULL)
    return ROBO_CLI_REFUSED;

  check_room (printouts, paper);

  return print_to_file (printouts, paper, output != NULL ? output : DEFAULT_OUTPUT);
}

const RoboCliCommand robo_cli_print = {
  .name = "print",
  .summary = N_ ("Prints arenas, cards, the rule sheet and dice tables to a file."),
  /* Translators: These are the words of a command line. Leave “rules” and “dice” as they are. */
  .arguments = N_ ("ARENA|MODULES|rules|dice…"),
  .run = run_print,
};
