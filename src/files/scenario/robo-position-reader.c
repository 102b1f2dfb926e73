// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-outcome-private.h"

/* Creates a source, which keeps the text of a file with one scenario. For a scenario of a list, the text is that of a
 * new file. */
static RoboPositionSource *
source_new (RoboScenario  *scenario,
            const xmlNode *node,
            GBytes        *file)
{
  RoboPositionSource *self = g_new0 (RoboPositionSource, 1);
  g_autoptr (xmlDoc) doc = NULL;

  g_atomic_ref_count_init (&self->ref_count);
  self->scenario = scenario;
  self->is_in_list = node->parent != NULL && node->parent->type == XML_ELEMENT_NODE;
  if (!self->is_in_list)
    {
      self->bytes = g_bytes_ref (file);
      return self;
    }

  doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlDocSetRootElement (doc, xmlDocCopyNode ((xmlNode *)node, doc, 1));
  self->bytes = robo_xml_to_bytes (doc);

  return self;
}

RoboPosition *
robo_position_new_from_source (RoboPositionSource *source)
{
  const RoboScenario *scenario = source->scenario;
  RoboPosition       *self = robo_position_new (scenario->arena, scenario->modules);

  self->rules = scenario->setup.rules;
  self->state = scenario->state;
  self->id = g_strdup (scenario->id);
  self->title = g_strdup (scenario->title);
  self->source = robo_position_source_ref (source);
  g_byte_array_append (self->rolls, scenario->rolls->data, scenario->rolls->len);
  for (guint i = 0; i < scenario->answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (scenario->answers, RoboScriptedAnswer, i);

      robo_scripted_answers_add (self->answers, answer->seat, answer->line, answer->to, answer->value);
    }
  /* Where the scenario has no answer, let operators give the engine's default answer, as in any scenario. */
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    self->declines[seat] = scenario->state.robots[seat].kind == ROBO_SEAT_OPERATOR;

  return self;
}

/* Reading a file */

typedef struct
{
  RoboLibrary   *library;
  RoboModuleSet *standard;
  GBytes        *file;
  guint          index; /* index of the next scenario, while `wanted` is looked for */

  GPtrArray    *entries;   /* array of RoboPositionEntry, to list all scenarios; or NULL */
  GPtrArray    *positions; /* array of RoboPosition, to load all scenarios; or NULL */
  guint         wanted;    /* index of the scenario to load, if both `entries` and `positions` are NULL */
  RoboPosition *position;  /* position of this scenario, or NULL */
  RoboProblems *problems;  /* problems of the file and of the scenarios that are loaded */
} Walk;

static void
entry_free (gpointer data)
{
  RoboPositionEntry *self = data;

  g_free (self->id);
  g_free (self->title);
  g_free (self->refusal);
  g_free (self);
}

static gboolean
walk_cb (xmlNode *node,
         gpointer data)
{
  Walk *walk = data;
  g_autoptr (RoboProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  RoboScenario      *scenario;
  RoboPositionEntry *entry;

  if (walk->entries == NULL && walk->positions == NULL && walk->index++ < walk->wanted)
    return TRUE;

  problems = robo_problems_new (robo_problems_get_file (walk->problems));
  scenario = robo_scenario_load_node (node, walk->library, walk->standard, problems);
  if (walk->entries == NULL)
    {
      for (guint i = 0; i < robo_problems_get_length (problems); i++)
        {
          const RoboProblem *problem = robo_problems_get (problems, i);

          robo_problems_add (walk->problems, problem->code, problem->line, "%s", problem->sentence);
          robo_problems_set_plain (walk->problems, "%s", robo_problem_get_plain (problem));
        }
      if (scenario != NULL)
        {
          RoboPositionSource *source = source_new (scenario, node, walk->file);

          walk->position = robo_position_new_from_source (source);
          robo_position_source_unref (source);
        }
      if (walk->positions == NULL || scenario == NULL)
        return FALSE;

      g_ptr_array_add (walk->positions, g_steal_pointer (&walk->position));
      return TRUE;
    }
  entry = g_new0 (RoboPositionEntry, 1);
  entry->id = robo_xml_dup_string (node, "id");
  if (entry->id == NULL)
    entry->id = g_strdup ("");
  entry->title = g_strdup (scenario != NULL ? robo_scenario_get_title (scenario) : "");
  if (scenario == NULL && !robo_problems_check_plain (problems, &error))
    entry->refusal = g_strdup (error->message);
  g_ptr_array_add (walk->entries, entry);
  robo_scenario_free (scenario);

  return TRUE;
}

static gboolean
walk_through (Walk *walk)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", walk->problems);
  gsize       length;
  const char *data = g_bytes_get_data (walk->file, &length);

  if (standard == NULL)
    return FALSE;

  walk->library = library;
  walk->standard = standard;

  return robo_xml_read_each (data, length, &robo_scenario_format, walk_cb, walk, walk->problems);
}

static void
add_no_scenario_problem (RoboProblems *problems)
{
  if (!robo_problems_has_errors (problems))
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0, _ ("The file contains no scenario. Choose another."));
}

GPtrArray *
robo_position_list (GBytes       *bytes,
                    RoboProblems *problems)
{
  Walk walk = { .file = bytes, .entries = g_ptr_array_new_with_free_func (entry_free), .problems = problems };

  if (!walk_through (&walk))
    g_ptr_array_set_size (walk.entries, 0);
  if (walk.entries->len == 0)
    add_no_scenario_problem (problems);

  return walk.entries;
}

RoboPosition *
robo_position_load (GBytes       *bytes,
                    guint         index,
                    RoboProblems *problems)
{
  Walk walk = { .file = bytes, .wanted = index, .problems = problems };

  walk_through (&walk);
  if (walk.position == NULL)
    add_no_scenario_problem (problems);

  return walk.position;
}

GPtrArray *
robo_position_load_each (GBytes       *bytes,
                         RoboProblems *problems)
{
  Walk walk = {
    .file = bytes,
    .positions = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_position_free),
    .problems = problems,
  };

  walk_through (&walk);
  if (robo_problems_has_errors (problems))
    g_ptr_array_set_size (walk.positions, 0);
  else if (walk.positions->len == 0)
    add_no_scenario_problem (problems);

  return walk.positions;
}

gboolean
robo_position_is_from_list (const RoboPosition *self)
{
  return self->source != NULL && self->source->is_in_list;
}

char *
robo_position_dup_differences (const RoboPosition *self)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RoboOutcome) outcome = self->source != NULL ? robo_outcome_new (self->source->scenario, problems) : NULL;

  if (outcome == NULL || robo_outcome_compare (outcome, differences))
    return NULL;

  g_ptr_array_add (differences, NULL);

  return g_strjoinv ("; ", (char **)differences->pdata);
}
