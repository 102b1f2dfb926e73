// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-upgrade.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-card-review.h"
#include "files/match/robo-match-formats.h"
#include "files/scenario/robo-scenario-formats.h"
#include "files/xml/robo-write.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-help-private.h"

#define MAX_FORMATS 32

/* Steps of an upgrade */

/* Adds digests to the texts of a file that was written before there were digests. Such texts were written for the rule
 * of their card. */
static char *
sign_texts (xmlNode *root)
{
  guint n_cards = robo_card_review_sign_set (root);

  if (n_cards == 0)
    return NULL;

  /* Translators: %u is a number of module cards. */
  return g_strdup_printf (ngettext ("The texts of %u module were marked as matching its rule.",
                                    "The texts of %u modules were marked as matching their rules.", n_cards),
                          n_cards);
}

static const RoboMigration own_migrations[] = {
  { "modules", 1, 1, sign_texts },
  { NULL },
};

/* Formats with their current versions */

static const RoboXmlFormat *const current[] = {
  &robo_arena_format,
  &robo_modules_format,
  &robo_rules_format,
  &robo_scenario_format,
  &robo_match_format,
  &robo_series_format,
  &robo_lesson_format,
  &robo_puzzle_format,
  &robo_help_format,
};

typedef struct
{
  RoboXmlFormat        older[MAX_FORMATS];
  const RoboXmlFormat *all[MAX_FORMATS + G_N_ELEMENTS (current) + 1];
  guint                n;
} Formats;

static const RoboXmlFormat *
find_current (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (current); i++)
    {
      if (g_str_equal (current[i]->kind, kind))
        return current[i];
    }

  g_return_val_if_reached (NULL);
}

/* Upgrading */

/* Makes the steps for the version of the document. Returns whether the document has reached another version. Steps
 * for the current version may rely on a valid document, so such a step is not made for an invalid document. */
static gboolean
make_steps (xmlNode             *root,
            RoboXmlFormat       *format,
            const RoboMigration *migrations,
            RoboUpgrade         *self,
            RoboProblems        *problems)
{
  const RoboXmlFormat *goal = find_current (format->kind);
  guint                next = format->version;
  g_autofree char     *uri = NULL;

  if (format->version == goal->version && !robo_xml_check_node (root, goal, problems))
    return FALSE;

  for (const RoboMigration *step = migrations; step->kind != NULL; step++)
    {
      char *sentence;

      if (!g_str_equal (step->kind, format->kind) || step->version != format->version)
        continue;
      sentence = step->migrate (root);
      if (sentence != NULL)
        g_ptr_array_add (self->changes, sentence);
      next = MAX (next, step->to);
    }
  if (next == format->version)
    return FALSE;

  format->version = next;
  uri = robo_xml_dup_namespace (format);
  xmlFree ((xmlChar *)root->ns->href);
  root->ns->href = xmlStrdup ((const xmlChar *)uri);
  /* Translators: %1$s is the name of a format ("modules"), %2$u the number of its version. */
  g_ptr_array_add (self->changes, g_strdup_printf (_ ("The file is now in version %2$u of the “%1$s” format."), format->kind, format->version));

  return TRUE;
}

typedef struct
{
  RoboUpgrade         *upgrade;
  RoboXmlFormat        format;
  const RoboMigration *migrations;
  RoboProblems        *problems;
} Run;

/* Upgrades one document. If the result is not valid, adds its problems and keeps the old document. */
static gboolean
upgrade_cb (xmlNode *node,
            gpointer data)
{
  Run    *run = data;
  xmlDoc *doc;

  /* Skip documents that are elements of a list, because no step applies to them yet. */
  if (node->parent != NULL && node->parent->type == XML_ELEMENT_NODE)
    return FALSE;

  doc = xmlCopyDoc (node->doc, 1);
  while (make_steps (xmlDocGetRootElement (doc), &run->format, run->migrations, run->upgrade, run->problems))
    ;
  if (run->upgrade->changes->len > 0 && !robo_problems_has_errors (run->problems) &&
      robo_xml_check_node (xmlDocGetRootElement (doc), find_current (run->format.kind), run->problems))
    {
      g_bytes_unref (run->upgrade->bytes);
      run->upgrade->bytes = robo_xml_edit_to_bytes (doc);
    }
  xmlFreeDoc (doc);

  return TRUE;
}

void
robo_upgrade_free (RoboUpgrade *self)
{
  if (self == NULL)
    return;

  g_bytes_unref (self->bytes);
  g_ptr_array_unref (self->changes);
  g_free (self);
}

RoboUpgrade *
robo_upgrade_new (GBytes              *bytes,
                  const RoboMigration *migrations,
                  RoboProblems        *problems)
{
  g_autoptr (RoboUpgrade) self = g_new0 (RoboUpgrade, 1);
  gsize                length;
  const char          *data = g_bytes_get_data (bytes, &length);
  const RoboXmlFormat *format;
  Formats              formats;
  Run                  run;
  guint                n_older = 0;

  self->bytes = g_bytes_ref (bytes);
  self->changes = g_ptr_array_new_with_free_func (g_free);
  if (migrations == NULL)
    migrations = own_migrations;
  /* Accept the current formats, and the older formats for which there is a step. */
  memset (&formats, 0, sizeof formats);
  for (guint i = 0; i < G_N_ELEMENTS (current); i++)
    formats.all[formats.n++] = current[i];
  for (const RoboMigration *step = migrations; step->kind != NULL && n_older < MAX_FORMATS; step++)
    {
      if (step->to == step->version)
        continue;
      formats.older[n_older] = *find_current (step->kind);
      formats.older[n_older].version = step->version;
      formats.all[formats.n++] = &formats.older[n_older++];
    }
  format = robo_xml_sniff (data, length, formats.all, problems);
  if (format == NULL)
    return NULL;

  run = (Run){ self, *format, migrations, problems };
  if (!robo_xml_read_each (data, length, format, upgrade_cb, &run, problems) || robo_problems_has_errors (problems))
    return NULL;

  return g_steal_pointer (&self);
}

/* Files */

static gboolean
write_bytes (GBytes       *bytes,
             const char   *path,
             RoboProblems *problems)
{
  g_autoptr (GError) error = NULL;

  if (robo_write_file (path, bytes, &error))
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_UNREADABLE, 0, "%s", error->message);
  return FALSE;
}

RoboUpgrade *
robo_upgrade_file (const char   *path,
                   const char   *folder,
                   RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_CONTAINER_SIZE, problems);
  g_autoptr (RoboUpgrade) self = bytes != NULL ? robo_upgrade_new (bytes, NULL, problems) : NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  g_autofree char *target = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;

  if (self == NULL)
    return NULL;
  if (target != NULL && !write_bytes (self->bytes, target, problems))
    return NULL;
  /* Write the new file only after the backup has been written. */
  if (target == NULL && self->changes->len > 0 &&
      !(write_bytes (bytes, backup, problems) && write_bytes (self->bytes, path, problems)))
    return NULL;

  return g_steal_pointer (&self);
}
