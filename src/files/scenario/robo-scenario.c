// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the attributes, arena and rolls of a scenario. robo-scenario-robots.c reads the position. How a position came
// about is not checked: slots, decks and dealt cards may be impossible in a game.
#include "config.h"

#include "robo-scenario-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "files/arena/robo-arena.h"
#include "files/arena/robo-library.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-rule-options.h"

static const RoboXmlHint hints[] = {
  { "scenario", N_ ("Write it like <scenario xmlns=\"urn:x-robodrome:scenario:1\" id=\"mine\" vp-goal=\"5\">, with an "
                    "arena and <robots> in it, and if needed <title>, <modules>, <mines>, <tokens>, <rolls> and "
                    "<expect>.") },
  { "robots", N_ ("It needs at least one <robot>.") },
  { "robot", N_ ("Write it like <robot seat=\"1\" side=\"s\" kind=\"operator\" number=\"1\" at=\"4,5\"/>; use out=\"true\" instead of at= if it’s out, and add facing= if it’s a KillBot. It can hold only <module>, <die> and <answer>.") },
  { "module", N_ ("Write it like <module id=\"saw-blade\"/>.") },
  { "die", N_ ("Write it like <die unit=\"1\" colour=\"blue\" value=\"3\" key=\"n\"/>.") },
  { "answer", N_ ("Write it like <answer to=\"saw-blade\">yes</answer>.") },
  { "mine", N_ ("Write it like <mine owner=\"1\" at=\"3,3\"/>.") },
  { "token", N_ ("Write it like <token number=\"3\" count=\"2\"/>.") },
  { "rolls", N_ ("Write faces from 1 to 6 with spaces between them, like <rolls>4 1 6</rolls>.") },
  { "expect", N_ ("<expect> can hold <robot>, <mine> or <no-mines>, <token> or <no-tokens>, <winner> or <no-winner>, and <event>.") },
  { "winner", N_ ("Write it like <winner seat=\"1\"/> or <winner seat=\"squad\"/>.") },
  { "event", N_ ("Write it like <event type=\"barrier\" seat=\"2\" at=\"4,3\"/>.") },
  { NULL, NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "title", 64, 100, FALSE },
  { "answer", 0, 100, FALSE },
  { NULL },
};

const RoboXmlFormat robo_scenario_format = {
  .kind = "scenario",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .container = "scenarios",
  .hints = hints,
  .limits = limits,
};

static RoboScenario *
scenario_new (void)
{
  RoboScenario *self = g_new0 (RoboScenario, 1);

  self->rolls = g_byte_array_new ();
  self->answers = robo_scripted_answers_new ();
  robo_expectation_init (&self->expectation);

  self->setup.cards = &self->cards;
  robo_rules_init_standard (&self->setup.rules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    memset (self->setup.seats[seat].cards, ROBO_NO_CARD, ROBO_MAX_SLOTS);

  robo_state_init (&self->state);
  self->state.round = 1;
  robo_state_begin_phase (&self->state, ROBO_PHASE_ACTIVATION);

  return self;
}

void
robo_scenario_free (RoboScenario *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->title);
  g_clear_pointer (&self->arena, robo_arena_unref);
  g_clear_pointer (&self->board, robo_board_free);
  robo_modules_unref (self->modules);
  g_byte_array_unref (self->rolls);
  g_array_unref (self->answers);
  robo_expectation_clear (&self->expectation);
  g_free (self);
}

const char *
robo_scenario_get_id (const RoboScenario *self)
{
  return self->id;
}

const char *
robo_scenario_get_title (const RoboScenario *self)
{
  return self->title;
}

const RoboSetup *
robo_scenario_get_setup (const RoboScenario *self)
{
  return &self->setup;
}

RoboModules *
robo_scenario_get_modules (const RoboScenario *self)
{
  return self->modules;
}

const RoboState *
robo_scenario_get_state (const RoboScenario *self)
{
  return &self->state;
}

/* Attributes and arena */

/* Returns the arena inside the scenario, or the bundled or the user's arena with the id of `arena-ref`. A path is not
 * accepted in place of the id. */
static RoboArena *
load_arena (RoboLibrary   *library,
            const xmlNode *node,
            RoboProblems  *problems)
{
  xmlNode          *inside = robo_xml_get_embedded (node, &robo_arena_format);
  xmlNode          *ref = robo_xml_get_first (node, "arena-ref");
  g_autofree char  *id = NULL;
  RoboLibraryArena *entry;

  if ((inside == NULL) == (ref == NULL))
    {
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node),
                         _ ("A scenario needs one arena. Add an <arena> to it, or name one with <arena-ref id=\"…\"/>."));
      return NULL;
    }

  if (inside != NULL)
    return robo_arena_load_node (inside, problems);

  id = robo_xml_dup_string (ref, "id");
  entry = robo_library_find_arena (library, id);
  if (entry != NULL)
    return robo_arena_ref (robo_library_arena_get_arena (entry));

  robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (ref),
                     /* Translators: %s is what the file has in place of the id of an arena such as "rome". */
                     _ ("The arena “%s” doesn’t exist. Name an installed one, or add an <arena> to the scenario."), id);
  /* Translators: %s is the id of an arena. */
  robo_problems_set_plain (problems, _ ("The arena “%s” is missing. Import it, or choose another file."), id);
  return NULL;
}

/* Checks that the scenario has robots, and each of the listed parts at most once. The schema allows parts in any
 * order, and therefore any number of times. */
static gboolean
check_parts (const xmlNode *node,
             RoboProblems  *problems)
{
  static const char *const names[] = { "robots", "arena-ref", "mines", "tokens", "rolls", "expect" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      xmlNode *first = robo_xml_get_first (node, names[i]);
      xmlNode *second = first != NULL ? robo_xml_get_next (first, names[i]) : NULL;

      if (second == NULL)
        continue;
      robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (second),
                         /* Translators: %s is an XML element such as "tokens". */
                         _ ("A second <%s> was found. Put everything into one."), names[i]);
      return FALSE;
    }

  if (robo_xml_get_first (node, "robots") != NULL)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_MISWRITTEN, robo_xml_get_line (node),
                     _ ("A scenario needs <robots>, with at least one <robot> in it. Add it."));
  return FALSE;
}

/* Modules */

/* Loads the standard modules, and the modules that the scenario adds or replaces. */
static gboolean
load_modules (RoboScenario  *self,
              RoboModuleSet *standard,
              const xmlNode *node,
              RoboProblems  *problems)
{
  xmlNode *inside = robo_xml_get_embedded (node, &robo_modules_format);
  g_autoptr (RoboModuleSet) own = NULL;
  RoboModuleSet *sets[2] = { standard };

  if (inside != NULL)
    {
      own = robo_module_set_load_node (inside, problems);
      if (own == NULL)
        return FALSE;
      sets[1] = own;
    }

  self->modules = robo_modules_new (sets, own != NULL ? 2 : 1, problems);
  if (self->modules == NULL)
    return FALSE;

  self->cards = *robo_modules_get_cards (self->modules);

  return TRUE;
}

RoboScenario *
robo_scenario_load_node (xmlNode       *node,
                         RoboLibrary   *library,
                         RoboModuleSet *standard,
                         RoboProblems  *problems)
{
  g_autoptr (RoboScenario) self = NULL;
  xmlNode         *title;
  xmlNode         *rolls;
  xmlNode         *expect;
  g_autofree char *text = NULL;

  if (!robo_xml_check_node (node, &robo_scenario_format, problems))
    return NULL;

  self = scenario_new ();
  title = robo_xml_get_first (node, "title");
  robo_attributes_read (robo_scenario_attributes, node, self, NULL, problems);
  self->title = title != NULL ? robo_xml_dup_text (title) : g_strdup ("");
  /* Read the faces without checks, because the schema allows nothing else. */
  rolls = robo_xml_get_first (node, "rolls");
  text = rolls != NULL ? robo_xml_dup_text (rolls) : g_strdup ("");
  for (const char *c = text; *c != '\0'; c++)
    {
      guint8 face = (guint8)(*c - '0');

      if (face >= 1 && face <= 6)
        g_byte_array_append (self->rolls, &face, 1);
    }
  robo_rules_read_options (node, &self->setup.rules);
  robo_attributes_read (robo_scenario_state_attributes, node, &self->state, NULL, problems);
  if (!check_parts (node, problems))
    return NULL;

  self->arena = load_arena (library, node, problems);
  if (self->arena == NULL)
    return NULL;

  self->board = robo_board_new (robo_arena_get_plan (self->arena));
  self->setup.board = self->board;
  expect = robo_xml_get_first (node, "expect");
  if (!load_modules (self, standard, node, problems) ||
      !robo_scenario_load_robots (self, node, problems) ||
      !robo_scenario_load_position (self, node, problems) ||
      (expect != NULL && !robo_expectation_load (&self->expectation, expect, problems)))
    return NULL;

  return g_steal_pointer (&self);
}

/* Lists of scenarios */

typedef struct
{
  RoboLibrary     *library;  /* read once for all scenarios */
  RoboModuleSet   *standard; /* loaded once for all scenarios */
  const char      *file;
  RoboScenarioFunc func;
  gpointer         func_data;
} Each;

static gboolean
load_each_cb (xmlNode *node,
              gpointer data)
{
  const Each *each = data;
  g_autoptr (RoboProblems) problems = robo_problems_new (each->file);
  g_autoptr (RoboScenario) scenario = robo_scenario_load_node (node, each->library, each->standard, problems);
  g_autofree char *id = robo_xml_dup_string (node, "id");
  RoboScenarioItem item = {
    .scenario = scenario,
    .id = id != NULL ? id : "",
    .problems = problems,
    .is_in_list = node->parent != NULL && node->parent->type == XML_ELEMENT_NODE,
  };

  return each->func (&item, each->func_data);
}

gboolean
robo_scenario_read_each (GBytes          *bytes,
                         RoboScenarioFunc func,
                         gpointer         func_data,
                         RoboProblems    *problems)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  Each        each = { library, standard, robo_problems_get_file (problems), func, func_data };
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (standard == NULL)
    return FALSE;

  return robo_xml_read_each (data, length, &robo_scenario_format, load_each_cb, &each, problems);
}
