// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

#include "files/arena/robo-arena-private.h"
#include "files/cards/robo-module-private.h"
#include "robo-outcome.h"
#include "files/xml/robo-xml-patch.h"

/* Saving what was opened from a scenario: only what was changed is written anew, so that remarks, titles in other languages
 * and what is foreign stay. */

typedef struct
{
  RoboXmlPatch       *patch;
  const xmlNode      *root; /* of what was opened */
  const RoboPosition *before;
  const RoboPosition *after;
  xmlNode            *scratch[2]; /* where elements of before and after are made */
} Patching;

static char *
dup_markup (xmlNode *node)
{
  xmlBuffer *buffer;
  char      *markup;

  if (node == NULL)
    return NULL;

  buffer = xmlBufferCreate ();
  xmlNodeDump (buffer, node->doc, node, 0, 1);
  markup = g_strdup ((const char *)xmlBufferContent (buffer));
  xmlBufferFree (buffer);

  return markup;
}

/* Puts @markup where @old is, or else behind the elements that come before it by habit. */
static void
replace (const Patching *patching,
         const xmlNode  *old,
         const char     *markup)
{
  static const char *const before[] = { "title", "arena-ref", "robots", "mines", "tokens", "rolls", NULL };

  if (markup != NULL && old != NULL)
    robo_xml_patch_insert_before (patching->patch, old, markup);
  else if (markup != NULL)
    robo_xml_patch_put (patching->patch, patching->root, NULL, before, markup);
  if (old != NULL)
    robo_xml_patch_remove (patching->patch, old);
}

/* Returns whether it was changed. */
static gboolean
patch_part (const Patching *patching,
            const char     *name,
            xmlNode        *before,
            xmlNode        *after)
{
  g_autofree char *old = dup_markup (before);
  g_autofree char *new = dup_markup (after);

  if (g_strcmp0 (old, new) == 0)
    return FALSE;

  replace (patching, robo_xml_get_first (patching->root, name), new);

  return TRUE;
}

static gboolean
patch_arena (const Patching *patching)
{
  const xmlNode   *old = robo_xml_get_embedded (patching->root, &robo_arena_format);
  g_autofree char *markup = NULL;

  if (robo_arena_equal (patching->before->arena, patching->after->arena))
    return FALSE;

  markup = dup_markup (robo_position_write_arena (patching->scratch[1], patching->after));
  replace (patching, old != NULL ? old : robo_xml_get_first (patching->root, "arena-ref"), markup);

  return TRUE;
}

static gboolean
patch_modules (const Patching *patching,
               RoboProblems   *problems)
{
  g_autofree char *markup = NULL;

  if (patching->before->modules == patching->after->modules)
    return FALSE;

  markup = dup_markup (robo_position_write_modules (patching->scratch[1], patching->after, problems));
  replace (patching, robo_xml_get_embedded (patching->root, &robo_modules_format), markup);

  return TRUE;
}

/* What is said by habit where nothing is decided is an answer, too. */
static gboolean
patch_robots (const Patching         *patching,
              const RoboPositionPlay *play,
              gboolean                is_playable)
{
  g_autofree char *old = dup_markup (robo_position_write_robots (patching->scratch[0], patching->before, patching->before->answers));
  g_autofree char *new = dup_markup (robo_position_write_robots (patching->scratch[1], patching->after, patching->after->answers));
  g_autoptr (GArray) answers = NULL;
  g_autofree char *markup = NULL;

  if (g_strcmp0 (old, new) == 0 && is_playable &&
      memcmp (patching->before->declines, patching->after->declines, sizeof patching->before->declines) == 0)
    return FALSE;

  answers = robo_position_dup_given_answers (patching->after, play);
  markup = dup_markup (robo_position_write_robots (patching->scratch[1], patching->after, answers));
  replace (patching, robo_xml_get_first (patching->root, "robots"), markup);

  return TRUE;
}

static void
patch_title (const Patching *patching)
{
  xmlNode    *title = robo_xml_get_first (patching->root, "title");
  const char *text = patching->after->title != NULL ? patching->after->title : "";

  if (g_strcmp0 (patching->before->title, text) == 0)
    return;

  if (title != NULL)
    {
      robo_xml_patch_set_text (patching->patch, title, text);
    }
  else
    {
      g_autofree char *escaped = g_markup_escape_text (text, -1);
      g_autofree char *markup = g_strdup_printf ("<title>%s</title>", escaped);

      robo_xml_patch_put (patching->patch, patching->root, NULL, (const char *const[]){ NULL }, markup);
    }
}

static void
patch_all (const Patching         *patching,
           const RoboPositionPlay *play,
           gboolean                is_playable,
           gboolean                is_as_expected,
           RoboProblems           *problems)
{
  const RoboPosition *before = patching->before;
  const RoboPosition *after = patching->after;
  xmlNode *const     *scratch = patching->scratch;
  gboolean            is_changed;

  if (g_strcmp0 (before->id, after->id) != 0 && after->id != NULL)
    robo_xml_patch_set_attribute (patching->patch, patching->root, "id", after->id);
  patch_title (patching);
  is_changed = patch_arena (patching);
  is_changed |= patch_modules (patching, problems);
  is_changed |= patch_robots (patching, play, is_playable);
  is_changed |= patch_part (patching, "mines", robo_position_write_mines (scratch[0], before), robo_position_write_mines (scratch[1], after));
  is_changed |= patch_part (patching, "tokens", robo_position_write_tokens (scratch[0], before), robo_position_write_tokens (scratch[1], after));
  is_changed |= patch_part (patching, "rolls", robo_position_write_rolls (scratch[0], before), robo_position_write_rolls (scratch[1], after));
  if (is_changed || !is_as_expected)
    {
      g_autofree char *markup = dup_markup (robo_position_write_expectation (scratch[1], play->game));

      replace (patching, robo_xml_get_first (patching->root, "expect"), markup);
    }
}

/* Returns whether it can be played; if not its answers are not legal, and are given anew. */
static gboolean
look_at_source (const RoboScenario *scenario,
                const xmlNode      *root,
                gboolean           *is_as_expected)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboOutcome) outcome = robo_outcome_new (scenario, problems);
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);

  *is_as_expected = outcome != NULL && robo_xml_get_first (root, "expect") != NULL && robo_outcome_compare (outcome, differences);

  return outcome != NULL;
}

/*< private >
 * robo_position_patch_source:
 * @self: a position that was opened from a scenario
 * @play: how it goes
 * @problems: where to add what is wrong
 *
 * Returns: (transfer full) (nullable): the scenario with what was changed since, %NULL if it has to be written anew
 */
GBytes *
robo_position_patch_source (const RoboPosition     *self,
                            const RoboPositionPlay *play,
                            RoboProblems           *problems)
{
  const RoboPositionSource *source = self->source;
  gsize                     length;
  const char               *data = g_bytes_get_data (source->bytes, &length);
  g_autoptr (xmlDoc) doc = robo_xml_read_memory (data, length, &robo_scenario_format, problems);
  g_autoptr (xmlDoc) scratch = robo_xml_new (&robo_scenario_format, "scenario");
  g_autoptr (xmlDoc) scratch_before = robo_xml_new (&robo_scenario_format, "scenario");
  g_autoptr (RoboPosition) before = NULL;
  g_autoptr (RoboXmlPatch) patch = NULL;
  Patching patching = { .after = self };
  gboolean is_playable, is_as_expected;

  /* New elements inside would need the prefix, but not the arena's. */
  if (doc == NULL || xmlDocGetRootElement (doc)->ns == NULL || xmlDocGetRootElement (doc)->ns->prefix != NULL)
    return NULL;

  before = robo_position_new_from_source ((RoboPositionSource *)source);
  patch = robo_xml_patch_new (source->bytes, doc);
  patching.patch = patch;
  patching.root = xmlDocGetRootElement (doc);
  patching.before = before;
  patching.scratch[0] = xmlDocGetRootElement (scratch_before);
  patching.scratch[1] = xmlDocGetRootElement (scratch);
  is_playable = look_at_source (source->scenario, patching.root, &is_as_expected);
  patch_all (&patching, play, is_playable, is_as_expected, problems);

  return robo_xml_patch_apply (patch);
}
