// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-file-private.h"
#include "robo-series-private.h"

/* From a series to its file. */

static xmlNode *
add_child (xmlNode    *parent,
           const char *name)
{
  return xmlNewChild (parent, parent->ns, (const xmlChar *)name, NULL);
}

static void
set_text (xmlNode    *node,
          const char *attribute,
          const char *value)
{
  xmlSetProp (node, (const xmlChar *)attribute, (const xmlChar *)value);
}

static void
write_setup (xmlNode              *root,
             const RoboSeriesFile *self)
{
  g_autoptr (RoboMatchFile) match = robo_match_file_new (self->setup, NULL);

  xmlAddChild (root, robo_match_file_to_node (match));
  for (guint i = 1; i < self->arenas->len; i++)
    xmlAddChild (root, robo_arena_to_node (self->arenas->pdata[i]));
}

static void
write_answers (xmlNode              *root,
               const RoboSeriesFile *self)
{
  xmlNode *answers = add_child (root, "answers");

  for (guint i = 0; i < self->answers->len; i++)
    robo_xml_set_uint (add_child (answers, "answer"), "value", g_array_index (self->answers, guint8, i) + 1u);
}

static void
write_result (xmlNode              *node,
              const RoboSeriesFile *self,
              const RoboBout       *bout)
{
  if (bout->winner == ROBO_WINNER_SQUAD)
    set_text (node, "winner", "squad");
  else
    robo_xml_set_uint (node, "winner", bout->winner + 1u);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      xmlNode *result;

      if (self->setup->seats[seat].player == ROBO_PLAYER_NONE)
        continue;
      result = add_child (node, "seat");
      robo_xml_set_uint (result, "number", seat + 1);
      robo_xml_set_uint (result, "vp", bout->vp[seat]);
      robo_xml_set_uint (result, "starting-number", bout->numbers[seat]);
    }
}

static void
write_bouts (xmlNode              *root,
             const RoboSeriesFile *self)
{
  xmlNode        *bouts = add_child (root, "bouts");
  guint           n_finished;
  const RoboBout *finished = robo_series_get_bouts (self->series, &n_finished);

  for (guint i = 0; i < self->games->len; i++)
    {
      xmlNode *node = add_child (bouts, "bout");

      set_text (node, "game", self->games->pdata[i]);
      if (i < n_finished)
        write_result (node, self, &finished[i]);
    }
}

static xmlDoc *
to_doc (const RoboSeriesFile *self)
{
  xmlDoc  *doc = robo_xml_new (&robo_series_format, "series");
  xmlNode *root = xmlDocGetRootElement (doc);

  set_text (root, "kind", robo_series_kind_ids[self->kind]);
  write_setup (root, self);
  write_answers (root, self);
  write_bouts (root, self);

  return doc;
}

GBytes *
robo_series_file_to_bytes (const RoboSeriesFile *self)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  doc = to_doc (self);

  return robo_xml_to_bytes (doc);
}

gboolean
robo_series_file_save (const RoboSeriesFile *self,
                       const char           *path,
                       GError              **error)
{
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  doc = to_doc (self);

  return robo_xml_write_file (doc, path, error);
}
