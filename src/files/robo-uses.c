// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-uses.h"

#include <string.h>

#include "files/match/robo-match-file.h"
#include "files/scenario/robo-scenario.h"
#include "files/xml/robo-xml.h"

/* Holds the module whose uses are searched, and the uses that have been found. */
typedef struct
{
  const char *set_id;
  const char *card_id; /* or NULL */
  const char *path;
  GPtrArray  *uses; /* array of RoboCardUse */
} Search;

static void
add_use (const Search *search,
         RoboUseKind   kind,
         const char   *title)
{
  RoboCardUse *use = g_new0 (RoboCardUse, 1);

  use->kind = kind;
  use->path = g_strdup (search->path);
  use->title = g_strdup (title);
  g_ptr_array_add (search->uses, use);
}

static gboolean
contains_card (const Search      *search,
               const RoboModules *modules)
{
  for (guint i = 0; modules != NULL && i < robo_modules_get_n_sets (modules); i++)
    {
      const RoboModuleSet *set = robo_modules_get_set (modules, i);

      if (g_str_equal (robo_module_set_get_id (set), search->set_id) &&
          (search->card_id == NULL ||
           robo_cards_find (robo_module_set_get_cards (set), search->card_id) != ROBO_NO_CARD))
        return TRUE;
    }

  return FALSE;
}

/* Games */

static void
look_at_match (const Search *search)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) match = robo_match_file_load (search->path, problems);

  if (match != NULL && contains_card (search, match->setup->modules))
    add_use (search, ROBO_USE_MATCH, robo_arena_get_name (match->setup->arena));
}

/* Scenarios */

/* Returns whether a robot of the scenario has the card equipped, or TRUE if a whole set is searched. Every scenario
 * has the standard modules, so a card that no robot has does not count. */

static gboolean
is_equipped (const Search       *search,
             const RoboScenario *scenario)
{
  const RoboCards *cards = robo_scenario_get_setup (scenario)->cards;
  guint            card = search->card_id != NULL ? robo_cards_find (cards, search->card_id) : ROBO_NO_CARD;

  for (guint seat = 0; card != ROBO_NO_CARD && seat < ROBO_MAX_ROBOTS; seat++)
    {
      const RoboRobot *robot = &robo_scenario_get_state (scenario)->robots[seat];

      if (robot->kind != ROBO_SEAT_EMPTY && (robot->cards[0] == card || robot->cards[1] == card))
        return TRUE;
    }

  return search->card_id == NULL;
}

static gboolean
look_at_scenario_cb (const RoboScenarioItem *item,
                     gpointer                data)
{
  const Search       *search = data;
  const RoboScenario *scenario = item->scenario;

  if (scenario != NULL && contains_card (search, robo_scenario_get_modules (scenario)) &&
      is_equipped (search, scenario))
    {
      const char *title = robo_scenario_get_title (scenario);

      add_use (search, ROBO_USE_SCENARIO, title[0] != '\0' ? title : robo_scenario_get_id (scenario));
    }

  return TRUE;
}

static void
look_at_scenarios (const Search *search)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (search->path, ROBO_XML_MAX_CONTAINER_SIZE, problems);

  if (bytes != NULL)
    robo_scenario_read_each (bytes, look_at_scenario_cb, (gpointer)search, problems);
}

/* Folders */

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

static void
search_folder (Search     *search,
               const char *parent,
               const char *name,
               const char *suffix,
               void (*look) (const Search *search))
{
  g_autofree char *folder = g_build_filename (parent, name, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (file, suffix))
        g_ptr_array_add (files, g_build_filename (folder, file, NULL));
    }
  g_ptr_array_sort (files, compare_names);
  for (guint i = 0; i < files->len; i++)
    {
      search->path = files->pdata[i];
      look (search);
    }
}

static void
use_free (RoboCardUse *self)
{
  if (self == NULL)
    return;

  g_free (self->path);
  g_free (self->title);
  g_free (self);
}

GPtrArray *
robo_uses_find (const char *folder,
                const char *set_id,
                const char *card_id)
{
  Search search = { set_id, card_id, NULL, g_ptr_array_new_with_free_func ((GDestroyNotify)use_free) };

  search_folder (&search, folder, "games", ROBO_MATCH_SUFFIX, look_at_match);
  search_folder (&search, folder, "scenarios", ".scenario.xml", look_at_scenarios);

  return search.uses;
}
