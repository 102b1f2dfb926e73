// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a series from a file. The schema has been checked; the checks here are about conditions that no schema can
// express.
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "robo-match-file-private.h"
#include "robo-series-private.h"

static GPtrArray *
read_arenas (const xmlNode *root,
             RoboArena     *first,
             RoboProblems  *problems)
{
  g_autoptr (GPtrArray) arenas = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  xmlNode *others = robo_xml_get_embedded (root, &robo_arena_format);

  g_ptr_array_add (arenas, robo_arena_ref (first));
  for (xmlNode *node = others; node; node = node->next)
    {
      RoboArena *arena;

      if (!(node->type == XML_ELEMENT_NODE && node->ns && xmlStrEqual (node->ns->href, others->ns->href)))
        continue;
      arena = robo_arena_load_node (node, problems);
      if (!arena)
        return NULL;
      g_ptr_array_add (arenas, arena);
    }

  return g_steal_pointer (&arenas);
}

static RoboSeriesFile *
read_beginning (const xmlNode *root,
                RoboProblems  *problems)
{
  xmlNode *node = robo_xml_get_embedded (root, &robo_match_format);
  g_autoptr (RoboMatchFile) match = NULL;
  g_autoptr (GPtrArray) arenas = NULL;
  RoboSeriesFile *self;
  RoboSeriesFile  head;
  const char     *reason;

  if (node)
    match = robo_match_file_load_node (node, problems);
  else
    robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (root),
                       _ ("The series doesn’t say who’s playing or by which rules; the file was changed."));

  if (match && robo_attributes_read (robo_series_attributes, root, &head, NULL, problems))
    arenas = read_arenas (root, match->setup->arena, problems);
  if (!arenas)
    return NULL;

  reason = robo_series_check (head.kind, match->rulings, match->setup, (RoboArena *const *)arenas->pdata, arenas->len);
  if (reason)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (root), "%s", reason);
      return NULL;
    }

  self = robo_series_file_new (head.kind, match->setup, (RoboArena *const *)arenas->pdata, arenas->len);
  self->rulings = match->rulings;
  robo_series_follow_rulings (self->series, match->rulings);

  return self;
}

/* Course of the series */

static gboolean
refuse_course (const xmlNode *node,
               const char    *sentence,
               RoboProblems  *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node), "%s", sentence);

  return FALSE;
}

static gboolean
read_bout (RoboSeriesFile *self,
           const xmlNode  *node,
           RoboProblems   *problems)
{
  RoboSeriesEntry  entry = { .winner = ROBO_NO_WINNER };
  gboolean         is_good = robo_attributes_read (robo_series_entry_attributes, node, &entry, NULL, problems);
  g_autofree char *game = entry.game;
  RoboBout         bout = { .winner = entry.winner };

  robo_series_file_begin_bout (self, game);
  if (!is_good || entry.winner == ROBO_NO_WINNER)
    return is_good;

  for (const xmlNode *seat = robo_xml_get_first (node, "seat"); seat; seat = robo_xml_get_next (seat, "seat"))
    {
      RoboSeriesResult result;

      if (!robo_attributes_read (robo_series_result_attributes, seat, &result, NULL, problems))
        return FALSE;
      bout.vp[result.seat] = result.vp;
      bout.numbers[result.seat] = result.number;
    }

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (self->setup->seats[seat].player != ROBO_PLAYER_NONE && bout.numbers[seat] == 0)
        return refuse_course (node, _ ("The result of a match in the series is missing for some players; the file was changed."),
                              problems);
    }

  return robo_series_file_take_bout (self, &bout) ||
         refuse_course (node, _ ("The recorded winner of a match isn’t a player; the file is damaged."), problems);
}

/* Reads the course. Answers and matches are in the order in which the series needs them. An answer or match that the
 * series does not need is an error. */
static gboolean
read_course (RoboSeriesFile *self,
             const xmlNode  *root,
             RoboProblems   *problems)
{
  const xmlNode *answer = robo_xml_get_first (robo_xml_get_first (root, "answers"), "answer");
  const xmlNode *bout = robo_xml_get_first (robo_xml_get_first (root, "bouts"), "bout");
  const xmlNode *left;
  gboolean       is_at_end = FALSE; /* whether no answers or matches can follow */

  while (!is_at_end && robo_series_get_status (self->series) != ROBO_SERIES_OVER)
    {
      gboolean         plays = robo_series_get_status (self->series) == ROBO_SERIES_PLAYS;
      RoboSeriesAnswer given;

      is_at_end = plays ? !bout || !robo_xml_has (bout, "winner") : !answer;
      if (plays && bout)
        {
          if (!read_bout (self, bout, problems))
            return FALSE;
          bout = robo_xml_get_next (bout, "bout");
        }
      else if (!plays && answer)
        {
          if (!robo_attributes_read (robo_series_answer_attributes, answer, &given, NULL, problems))
            return FALSE;
          if (robo_series_file_answer (self, given.value) != ROBO_REFUSED_NOT)
            return refuse_course (answer, _ ("This answer isn’t allowed here; the file was changed."),
                                  problems);
          answer = robo_xml_get_next (answer, "answer");
        }
    }

  left = answer ? answer : bout;

  return !left || refuse_course (left, _ ("The series hasn’t gotten this far; the file was changed."), problems);
}

static RoboSeriesFile *
from_root (const xmlNode *root,
           RoboProblems  *problems)
{
  g_autoptr (RoboSeriesFile) self = read_beginning (root, problems);

  if (!self || !read_course (self, root, problems))
    return NULL;

  return g_steal_pointer (&self);
}

RoboSeriesFile *
robo_series_file_load_memory (const char   *data,
                              gsize         length,
                              RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (problems != NULL, NULL);

  doc = robo_xml_read_memory (data, length, &robo_series_format, problems);

  return doc ? from_root (xmlDocGetRootElement (doc), problems) : NULL;
}

RoboSeriesFile *
robo_series_file_load (const char   *path,
                       RoboProblems *problems)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  doc = robo_xml_read_file (path, &robo_series_format, problems);

  return doc ? from_root (xmlDocGetRootElement (doc), problems) : NULL;
}
