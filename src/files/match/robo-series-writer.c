// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a series to a file.
#include "config.h"

#include "files/xml/robo-write.h"
#include "robo-match-file-private.h"
#include "robo-series-private.h"

static void
write_bouts (xmlNode              *root,
             const RoboSeriesFile *self)
{
  xmlNode        *bouts = robo_xml_add (root, "bouts");
  guint           n_finished;
  const RoboBout *finished = robo_series_get_bouts (self->series, &n_finished);

  for (guint i = 0; i < self->games->len; i++)
    {
      const RoboSeriesEntry entry = { self->games->pdata[i], i < n_finished ? finished[i].winner : ROBO_NO_WINNER };
      xmlNode              *node = robo_xml_add (bouts, "bout");

      robo_attributes_write (robo_series_entry_attributes, node, &entry, NULL);
      for (guint seat = 0; i < n_finished && seat < ROBO_MAX_ROBOTS; seat++)
        {
          RoboSeriesResult result = { (guint8)seat, finished[i].vp[seat], finished[i].numbers[seat] };

          if (self->setup->seats[seat].player != ROBO_PLAYER_NONE)
            robo_attributes_write (robo_series_result_attributes, robo_xml_add (node, "seat"), &result, NULL);
        }
    }
}

GBytes *
robo_series_file_to_bytes (const RoboSeriesFile *self)
{
  g_autoptr (xmlDoc) doc = NULL;
  g_autoptr (RoboMatchFile) match = NULL;
  xmlNode *root, *answers;

  g_return_val_if_fail (self != NULL, NULL);

  doc = robo_xml_new (&robo_series_format, "series");
  root = xmlDocGetRootElement (doc);
  match = robo_match_file_new (self->setup, NULL);
  robo_attributes_write (robo_series_attributes, root, self, NULL);
  match->rulings = self->rulings;
  xmlAddChild (root, robo_match_file_to_node (match));
  for (guint i = 1; i < self->arenas->len; i++)
    xmlAddChild (root, robo_arena_to_node (self->arenas->pdata[i]));

  answers = robo_xml_add (root, "answers");
  for (guint i = 0; i < self->answers->len; i++)
    robo_attributes_write (robo_series_answer_attributes, robo_xml_add (answers, "answer"),
                           &(RoboSeriesAnswer){ g_array_index (self->answers, guint8, i) }, NULL);
  write_bouts (root, self);

  return robo_xml_to_bytes (doc);
}

gboolean
robo_series_file_save (const RoboSeriesFile *self,
                       const char           *path,
                       GError              **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  bytes = robo_series_file_to_bytes (self);

  return robo_write_file (path, bytes, error);
}
