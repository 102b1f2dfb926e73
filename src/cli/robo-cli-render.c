// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli.h"

#include <glib/gi18n.h>

#include "draw/robo-render.h"
#include "files/robo-validate.h"
#include "files/scenario/robo-position.h"
#include "files/xml/robo-xml.h"
#include "print/robo-position-picture.h"
#include "print/robo-printout.h"

#include "robo-cli-arena.h"
#include "robo-cli-modules.h"

/* The command `render` draws an arena, a scenario with its beginning and end, or the cards of a module set. */

typedef struct
{
  char    *output;
  char    *scenario; /* id of the scenario to draw, or NULL for the first one */
  char    *then;     /* id of the scenario to draw after it, or NULL for its end */
  gboolean is_dark;
} Wishes;

static void
wishes_clear (Wishes *self)
{
  g_free (self->output);
  g_free (self->scenario);
  g_free (self->then);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static const RoboPosition *
find_position (GPtrArray    *positions,
               const char   *id,
               RoboProblems *problems)
{
  for (guint i = 0; i < positions->len; i++)
    {
      const RoboPosition *position = positions->pdata[i];

      if (id == NULL || g_strcmp0 (position->id, id) == 0)
        return position;
    }
  if (positions->len > 0)
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0,
                       /* Translators: %s is the id of a scenario. */
                       _ ("The file has no scenario “%s”. Name one that’s in the file."), id);

  return NULL;
}

static gboolean
render_scenario (const char   *path,
                 const Wishes *wishes,
                 GFile        *file,
                 RoboProblems *problems,
                 GError      **error)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  g_autoptr (GPtrArray) positions = bytes != NULL ? robo_position_load_each (bytes, problems) : NULL;
  const RoboPosition *first = positions != NULL ? find_position (positions, wishes->scenario, problems) : NULL;
  const RoboPosition *then = first != NULL && wishes->then != NULL ? find_position (positions, wishes->then, problems)
                                                                   : NULL;
  RoboDiagramPicture  picture;

  if (first == NULL || (wishes->then != NULL && then == NULL))
    return FALSE;

  robo_position_picture_init (&picture, first, then);

  return robo_render_diagram_to_file (&picture, wishes->is_dark ? ROBO_STYLE_DARK : ROBO_STYLE_LIGHT, file, error);
}

static gboolean
render_cards (const char   *path,
              GFile        *file,
              RoboProblems *problems,
              GError      **error)
{
  g_autoptr (GPtrArray) printouts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_printout_unref);
  RoboPrintout *cards = robo_cli_create_cards (path, problems);

  if (cards == NULL)
    return FALSE;

  g_ptr_array_add (printouts, cards);

  return robo_printouts_write (printouts, ROBO_PAPER_A4, file, error);
}

static RoboCliStatus
run_render (int    argc,
            char **argv)
{
  g_auto (Wishes) wishes = { 0 };
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (RoboProblems) ignored = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char   *modules = NULL;
  gboolean           is_done;
  const GOptionEntry entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &wishes.output,
      N_ ("The picture to write; its name must end in .svg, .png or, for cards, .pdf"), N_ ("FILE") },
    { "scenario", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &wishes.scenario,
      N_ ("The scenario to draw, if not the first one in a file"), N_ ("SCENARIO") },
    { "then", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &wishes.then,
      N_ ("A second scenario to draw in place of the first one’s end"), N_ ("SCENARIO") },
    { "dark", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &wishes.is_dark,
      N_ ("Draw a scenario in colors for dark pages"), NULL },
    { NULL },
  };
  RoboCliParse parse = robo_cli_parse (&robo_cli_render, entries, &argc, &argv);

  if (parse != ROBO_CLI_GO_ON)
    return robo_cli_end (parse);
  if (argc != 2)
    return robo_cli_misused (&robo_cli_render, "%s", _ ("Name one arena or module set by its id or file, or one scenario file."));
  if (wishes.output == NULL)
    return robo_cli_misused (&robo_cli_render, "%s", _ ("Name the picture: --output FILE.svg or --output FILE.png."));

  problems = robo_cli_problems_new (argv[1]);
  ignored = robo_problems_new (argv[1]);
  file = g_file_new_for_path (wishes.output);
  modules = robo_cli_find_modules (argv[1]);
  if (g_file_test (argv[1], G_FILE_TEST_IS_REGULAR) && robo_file_find_kind (argv[1], ignored) == ROBO_FILE_SCENARIO)
    is_done = render_scenario (argv[1], &wishes, file, problems, &error);
  else if (modules != NULL && robo_file_find_kind (modules, ignored) == ROBO_FILE_MODULES)
    is_done = render_cards (modules, file, problems, &error);
  else
    {
      g_autoptr (RoboArena) arena = robo_cli_load_arena (argv[1], problems);

      is_done = arena != NULL && robo_render_arena_to_file (robo_arena_get_plan (arena), file, &error);
    }
  robo_cli_report (problems);
  if (is_done)
    return ROBO_CLI_FINE;
  if (g_error_matches (error, ROBO_RENDER_ERROR, ROBO_RENDER_ERROR_FORMAT))
    return robo_cli_misused (&robo_cli_render, "%s", error->message);

  if (error != NULL)
    robo_cli_message ("robodrome-cli render: %s", error->message);

  return ROBO_CLI_REFUSED;
}

const RoboCliCommand robo_cli_render = {
  .name = "render",
  .summary = N_ ("Draws an arena, the beginning and end of a scenario, or the cards of a module set."),
  .arguments = N_ ("ARENA|SCENARIO|MODULES"),
  .run = run_render,
};
