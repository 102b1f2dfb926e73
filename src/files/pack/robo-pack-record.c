// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-record.h"

#include <string.h>

#include "files/cards/robo-module-edit.h"

/* The record of a pack is a key file in this folder of the user's files. */
#define FOLDER "packs"
#define SUFFIX ".installed"
#define PACK   "Pack"

RoboPackEntry *
robo_pack_entry_new (RoboPackKind kind,
                     const char  *id,
                     const char  *own_id,
                     const char  *name,
                     const char  *digest,
                     const char  *origin)
{
  RoboPackEntry *self = g_new0 (RoboPackEntry, 1);

  self->kind = kind;
  self->id = g_strdup (id);
  self->own_id = g_strdup (own_id);
  self->name = g_strdup (name);
  self->digest = g_strdup (digest);
  self->origin = g_strdup (origin);

  return self;
}

void
robo_pack_entry_free (RoboPackEntry *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->own_id);
  g_free (self->name);
  g_free (self->digest);
  g_free (self->origin);
  g_free (self);
}

static RoboPackRecord *
record_new_empty (void)
{
  RoboPackRecord *self = g_new0 (RoboPackRecord, 1);

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_entry_free);

  return self;
}

RoboPackRecord *
robo_pack_record_new (const RoboPack *pack)
{
  RoboPackRecord *self = record_new_empty ();

  self->id = g_strdup (pack->id);
  self->version = pack->version;
  self->name = g_strdup (pack->name);
  self->author = g_strdup (pack->author);
  self->license = g_strdup (pack->license);
  self->description = g_strdup (pack->description);

  return self;
}

void
robo_pack_record_free (RoboPackRecord *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->name);
  g_free (self->author);
  g_free (self->license);
  g_free (self->description);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

char *
robo_pack_dup_base (void)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", NULL);
}

RoboPackEntry *
robo_pack_record_find (const RoboPackRecord *self,
                       RoboPackKind          kind,
                       const char           *id)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      RoboPackEntry *entry = self->entries->pdata[i];

      if (entry->kind == kind && g_str_equal (entry->id, id))
        return entry;
    }

  return NULL;
}

/* Reading and writing */

/* Returns whether a name is the name of a file in the folder of its kind. This keeps a forged record from making
 * robo_pack_record_uninstall() remove other files. */
static gboolean
is_own_name (const char  *name,
             RoboPackKind kind)
{
  g_autofree char *prefix = g_strconcat (robo_pack_kind_get_folder (kind), "/", NULL);

  return name != NULL && g_str_has_prefix (name, prefix) && g_str_has_suffix (name, robo_pack_kind_get_suffix (kind)) &&
         strchr (name + strlen (prefix), '/') == NULL;
}

static void
read_entry (RoboPackRecord *self,
            GKeyFile       *file,
            const char     *group)
{
  g_autofree char *kind = g_key_file_get_string (file, group, "Kind", NULL);
  g_autofree char *id = g_key_file_get_string (file, group, "Id", NULL);
  g_autofree char *own_id = g_key_file_get_string (file, group, "OwnId", NULL);
  g_autofree char *name = g_key_file_get_string (file, group, "File", NULL);
  g_autofree char *digest = g_key_file_get_string (file, group, "Digest", NULL);
  g_autofree char *origin = g_key_file_get_string (file, group, "Origin", NULL);
  RoboPackKind     found;

  if (robo_pack_kind_find (kind, &found) && id != NULL && own_id != NULL && digest != NULL && origin != NULL &&
      is_own_name (name, found))
    g_ptr_array_add (self->entries, robo_pack_entry_new (found, id, own_id, name, digest, origin));
}

static RoboPackRecord *
load_file (const char *path,
           const char *id)
{
  g_autoptr (RoboPackRecord) self = record_new_empty ();
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!robo_module_id_is_valid (id) || !g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;

  self->id = g_strdup (id);
  self->version = (guint)CLAMP (g_key_file_get_integer (file, PACK, "Version", NULL), 1, ROBO_PACK_MAX_VERSION);
  self->name = g_key_file_get_string (file, PACK, "Name", NULL);
  if (self->name == NULL)
    self->name = g_strdup (id);
  self->author = g_key_file_get_string (file, PACK, "Author", NULL);
  self->license = g_key_file_get_string (file, PACK, "License", NULL);
  self->description = g_key_file_get_string (file, PACK, "Description", NULL);
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      if (!g_str_equal (groups[i], PACK))
        read_entry (self, file, groups[i]);
    }

  return g_steal_pointer (&self);
}

static char *
dup_name (const char *id)
{
  return g_strconcat (FOLDER "/", id, SUFFIX, NULL);
}

RoboPackRecord *
robo_pack_record_load (const char *base,
                       const char *id)
{
  g_autofree char *name = dup_name (id);
  g_autofree char *path = g_build_filename (base, name, NULL);

  return load_file (path, id);
}

static gint
compare_records (gconstpointer a,
                 gconstpointer b)
{
  const RoboPackRecord *first = *(const RoboPackRecord *const *)a;
  const RoboPackRecord *second = *(const RoboPackRecord *const *)b;
  gint                  order = g_utf8_collate (first->name, second->name);

  return order != 0 ? order : strcmp (first->id, second->id);
}

GPtrArray *
robo_pack_records_load (const char *base)
{
  GPtrArray       *records = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_record_free);
  g_autofree char *folder = g_build_filename (base, FOLDER, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  robo_pack_change_recover (base);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *id = NULL;
      RoboPackRecord  *record;

      if (!g_str_has_suffix (name, SUFFIX))
        continue;
      id = g_strndup (name, strlen (name) - strlen (SUFFIX));
      record = load_file (path, id);
      if (record != NULL)
        g_ptr_array_add (records, record);
    }
  g_ptr_array_sort (records, compare_records);

  return records;
}

static void
set_string (GKeyFile   *file,
            const char *group,
            const char *key,
            const char *value)
{
  if (value != NULL)
    g_key_file_set_string (file, group, key, value);
}

void
robo_pack_record_write (const RoboPackRecord *self,
                        RoboPackChange       *change)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = dup_name (self->id);
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  char *text;

  if (self->entries->len == 0)
    {
      robo_pack_change_remove (change, name);
      return;
    }

  g_key_file_set_integer (file, PACK, "Version", (gint)self->version);
  set_string (file, PACK, "Name", self->name);
  set_string (file, PACK, "Author", self->author);
  set_string (file, PACK, "License", self->license);
  set_string (file, PACK, "Description", self->description);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const RoboPackEntry *entry = self->entries->pdata[i];
      g_autofree char     *group = g_strdup_printf ("Part %u", i + 1);

      g_key_file_set_string (file, group, "Kind", robo_pack_kind_get_id (entry->kind));
      g_key_file_set_string (file, group, "Id", entry->id);
      g_key_file_set_string (file, group, "OwnId", entry->own_id);
      g_key_file_set_string (file, group, "File", entry->name);
      g_key_file_set_string (file, group, "Digest", entry->digest);
      g_key_file_set_string (file, group, "Origin", entry->origin);
    }
  text = g_key_file_to_data (file, &length, NULL);
  bytes = g_bytes_new_take (text, length);
  robo_pack_change_write (change, name, bytes);
}

/* Removing */

/* Returns the content of the entry's file, or NULL if the file cannot be read. */
static GBytes *
load_entry (const RoboPackEntry *entry,
            const char          *base)
{
  g_autofree char *path = g_build_filename (base, entry->name, NULL);
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);

  return robo_xml_load_file (path, ROBO_XML_MAX_SIZE, ignored);
}

static gboolean
is_changed (const RoboPackEntry *entry,
            GBytes              *bytes)
{
  g_autofree char *digest = robo_pack_dup_digest (bytes);

  return !g_str_equal (digest, entry->digest);
}

char **
robo_pack_record_dup_changed (const RoboPackRecord *self,
                              const char           *base)
{
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();

  for (guint i = 0; i < self->entries->len; i++)
    {
      const RoboPackEntry *entry = self->entries->pdata[i];
      g_autoptr (GBytes) bytes = load_entry (entry, base);
      g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
      g_autoptr (RoboPackPart) part = NULL;

      if (bytes == NULL || !is_changed (entry, bytes))
        continue;
      part = robo_pack_part_new (bytes, ignored);
      g_strv_builder_add (titles, part != NULL ? part->title : entry->own_id);
    }

  return g_strv_builder_end (titles);
}

static gboolean
is_in_other_pack (const RoboPackRecord *self,
                  const GPtrArray      *records,
                  const char           *name)
{
  for (guint i = 0; i < records->len; i++)
    {
      const RoboPackRecord *other = records->pdata[i];

      for (guint j = 0; j < other->entries->len && !g_str_equal (other->id, self->id); j++)
        {
          if (g_str_equal (((const RoboPackEntry *)other->entries->pdata[j])->name, name))
            return TRUE;
        }
    }

  return FALSE;
}

gboolean
robo_pack_record_uninstall (const RoboPackRecord *self,
                            const char           *base,
                            gboolean              removes_changed,
                            GError              **error)
{
  g_autoptr (GPtrArray) records = robo_pack_records_load (base);
  g_autoptr (RoboPackChange) change = robo_pack_change_new (base);
  g_autofree char *name = dup_name (self->id);

  for (guint i = 0; i < self->entries->len; i++)
    {
      const RoboPackEntry *entry = self->entries->pdata[i];
      g_autoptr (GBytes) bytes = load_entry (entry, base);

      if (bytes != NULL && (removes_changed || !is_changed (entry, bytes)) &&
          !is_in_other_pack (self, records, entry->name))
        robo_pack_change_remove (change, entry->name);
    }
  robo_pack_change_remove (change, name);

  return robo_pack_change_apply (change, error);
}
