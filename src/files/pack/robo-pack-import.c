// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-import.h"

#include <string.h>

#include "base/robo-slug.h"
#include "files/xml/robo-paths.h"
#include "robo-pack-gather.h"

static void
row_free (gpointer data)
{
  RoboPackRow *self = data;

  robo_pack_part_unref (self->part);
  g_free (self->name);
  g_free (self->own_id);
  g_free (self);
}

void
robo_pack_import_free (RoboPackImport *self)
{
  if (self == NULL)
    return;

  g_free (self->base);
  robo_pack_unref (self->pack);
  robo_pack_record_free (self->record);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

/* This table has, by RoboPackPartState, the choice at first and the allowed choices. */
static const struct
{
  RoboPackChoice usual;
  guint          allowed; /* bits of the other allowed RoboPackChoice, besides ROBO_PACK_SKIP */
} states[] = {
  [ROBO_PACK_NEW] = { ROBO_PACK_ADD, 1 << ROBO_PACK_ADD },
  [ROBO_PACK_NEWER] = { ROBO_PACK_REPLACE, 1 << ROBO_PACK_REPLACE | 1 << ROBO_PACK_KEEP_BOTH },
  [ROBO_PACK_OLDER] = { ROBO_PACK_SKIP, 1 << ROBO_PACK_REPLACE | 1 << ROBO_PACK_KEEP_BOTH },
  [ROBO_PACK_SAME] = { ROBO_PACK_SKIP, 0 },
  [ROBO_PACK_CHANGED] = { ROBO_PACK_KEEP_BOTH, 1 << ROBO_PACK_REPLACE | 1 << ROBO_PACK_KEEP_BOTH },
  [ROBO_PACK_OTHER] = { ROBO_PACK_KEEP_BOTH, 1 << ROBO_PACK_REPLACE | 1 << ROBO_PACK_KEEP_BOTH },
  [ROBO_PACK_BUNDLED] = { ROBO_PACK_KEEP_BOTH, 1 << ROBO_PACK_KEEP_BOTH },
};

gboolean
robo_pack_row_allows (const RoboPackRow *row,
                      RoboPackChoice     choice)
{
  if (choice == ROBO_PACK_REPLACE && row->name == NULL)
    return FALSE;

  return choice == ROBO_PACK_SKIP || (states[row->state].allowed & (1u << choice)) != 0;
}

/* Returns the digest of a file, or NULL if the file cannot be read. */
static char *
dup_file_digest (const char *path)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, ignored);

  return bytes != NULL ? robo_pack_dup_digest (bytes) : NULL;
}

/* Compares a part with the user's file, which came with an earlier import of the pack and now has this digest. */
static RoboPackPartState
compare_installed (const RoboPackImport *self,
                   const RoboPackPart   *part,
                   const RoboPackEntry  *entry,
                   const char           *digest)
{
  if (g_str_equal (digest, part->digest))
    return ROBO_PACK_SAME;
  if (!g_str_equal (digest, entry->digest))
    return ROBO_PACK_CHANGED;
  if (g_str_equal (entry->origin, part->digest))
    return ROBO_PACK_SAME;

  return self->pack->version < self->record->version ? ROBO_PACK_OLDER : ROBO_PACK_NEWER;
}

static RoboPackPartState
compare_bundled (const RoboPackPart *part)
{
  g_autofree char *name = g_strconcat (part->id, robo_pack_kind_get_suffix (part->kind), NULL);
  const char      *folder = robo_pack_kind_get_folder (part->kind);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), folder, name, NULL);
  g_autofree char *digest = dup_file_digest (path);

  return g_strcmp0 (digest, part->digest) == 0 ? ROBO_PACK_SAME : ROBO_PACK_BUNDLED;
}

static RoboPackPartState
find_state (const RoboPackImport *self,
            RoboPackRow          *row)
{
  const RoboPackPart  *part = row->part;
  const RoboPackEntry *entry = self->record != NULL ? robo_pack_record_find (self->record, part->kind, part->id) : NULL;
  g_autofree char     *folder = g_build_filename (self->base, robo_pack_kind_get_folder (part->kind), NULL);
  g_autofree char     *path = NULL;
  g_autofree char     *digest = NULL;
  g_autofree char     *base = NULL;

  if (entry != NULL)
    {
      path = g_build_filename (self->base, entry->name, NULL);
      digest = dup_file_digest (path);
      if (digest != NULL)
        {
          row->name = g_strdup (entry->name);
          g_free (row->own_id);
          row->own_id = g_strdup (entry->own_id);
          return compare_installed (self, part, entry, digest);
        }
      g_clear_pointer (&path, g_free);
    }
  if (robo_pack_kind_is_bundled (part->kind, part->id))
    return compare_bundled (part);

  path = robo_pack_find_file (folder, part->kind, part->id);
  if (path == NULL)
    return ROBO_PACK_NEW;

  base = g_path_get_basename (path);
  row->name = g_strconcat (robo_pack_kind_get_folder (part->kind), "/", base, NULL);
  digest = dup_file_digest (path);

  return g_strcmp0 (digest, part->digest) == 0 ? ROBO_PACK_SAME : ROBO_PACK_OTHER;
}

/* Returns whether the pack has the same part as when the part was installed, and only the user has changed the file
 * since. */
static gboolean
is_known_here (const RoboPackImport *self,
               const RoboPackRow    *row)
{
  const RoboPackEntry *entry = self->record != NULL ? robo_pack_record_find (self->record, row->part->kind, row->part->id)
                                                    : NULL;

  return entry != NULL && row->state == ROBO_PACK_CHANGED && g_str_equal (entry->origin, row->part->digest);
}

/* Adds a row for a part. Among loose files, an earlier row may be a new part with the same id. Then the part is
 * compared with this earlier part instead of a file of the user. */
static void
add_row (RoboPackImport *self,
         RoboPackPart   *part)
{
  RoboPackRow *row = g_new0 (RoboPackRow, 1);

  row->part = robo_pack_part_ref (part);
  row->own_id = g_strdup (part->id);
  row->state = find_state (self, row);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackPart *other = ((const RoboPackRow *)self->rows->pdata[i])->part;

      if (other->kind == part->kind && g_str_equal (other->id, part->id) && row->state == ROBO_PACK_NEW)
        row->state = g_str_equal (other->digest, part->digest) ? ROBO_PACK_SAME : ROBO_PACK_OTHER;
    }
  row->choice = is_known_here (self, row) ? ROBO_PACK_SKIP : states[row->state].usual;
  g_ptr_array_add (self->rows, row);
}

static RoboPackImport *
import_new (const char *base,
            RoboPack   *pack)
{
  RoboPackImport *self = g_new0 (RoboPackImport, 1);

  robo_pack_change_recover (base);
  self->base = g_strdup (base);
  self->pack = pack != NULL ? robo_pack_ref (pack) : NULL;
  self->record = pack != NULL ? robo_pack_record_load (base, pack->id) : NULL;
  self->rows = g_ptr_array_new_with_free_func (row_free);

  return self;
}

RoboPackImport *
robo_pack_import_new_for_parts (const char      *base,
                                const GPtrArray *parts)
{
  RoboPackImport *self = import_new (base, NULL);

  for (guint i = 0; i < parts->len; i++)
    add_row (self, parts->pdata[i]);

  return self;
}

RoboPackImport *
robo_pack_import_new (const char *base,
                      RoboPack   *pack)
{
  RoboPackImport *self = import_new (base, pack);

  for (guint i = 0; i < pack->parts->len; i++)
    add_row (self, pack->parts->pdata[i]);

  return self;
}

guint
robo_pack_import_count (const RoboPackImport *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    n += ((const RoboPackRow *)self->rows->pdata[i])->choice != ROBO_PACK_SKIP;

  return n;
}

static gboolean
will_be_here (const RoboPackImport *self,
              const RoboPackRef    *need)
{
  g_autofree char *folder = g_build_filename (self->base, robo_pack_kind_get_folder (need->kind), NULL);
  g_autofree char *path = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackRow *row = self->rows->pdata[i];

      if (row->part->kind == need->kind && g_str_equal (row->part->id, need->id) &&
          (row->choice != ROBO_PACK_SKIP || row->name != NULL))
        return TRUE;
    }
  if (robo_pack_kind_is_bundled (need->kind, need->id))
    return TRUE;

  path = robo_pack_find_file (folder, need->kind, need->id);

  return path != NULL;
}

GPtrArray *
robo_pack_import_list_missing (const RoboPackImport *self)
{
  GPtrArray *missing = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_ref_free);
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackRow *row = self->rows->pdata[i];

      for (guint j = 0; j < row->part->needs->len && row->choice != ROBO_PACK_SKIP; j++)
        {
          const RoboPackRef *need = row->part->needs->pdata[j];

          if (!will_be_here (self, need) && g_hash_table_add (told, g_strdup_printf ("%d %s", need->kind, need->id)))
            g_ptr_array_add (missing, robo_pack_ref_new (need->kind, need->id));
        }
    }

  return missing;
}

/* Carrying out the import */

/* Holds the data with which is_taken() finds out whether an id or a file name is in use. */
typedef struct
{
  const RoboPackImport *import;
  RoboPackKind          kind;
  GHashTable           *taken; /* names of files that this import writes, in lower case */
} Names;

static gboolean
is_taken (const char *slug,
          gpointer    data)
{
  const Names     *names = data;
  const char      *folder = robo_pack_kind_get_folder (names->kind);
  g_autofree char *name = g_strconcat (folder, "/", slug, robo_pack_kind_get_suffix (names->kind), NULL);
  g_autofree char *lower = g_ascii_strdown (name, -1);
  g_autofree char *path = g_build_filename (names->import->base, name, NULL);
  g_autofree char *own = g_build_filename (names->import->base, folder, NULL);
  g_autofree char *found = NULL;

  if (g_hash_table_contains (names->taken, lower) || g_file_test (path, G_FILE_TEST_EXISTS) ||
      robo_pack_kind_is_bundled (names->kind, slug))
    return TRUE;

  found = robo_pack_find_file (own, names->kind, slug);

  return found != NULL;
}

/* Returns whether the part gets another id when it is written as a new file. A module set also needs another id if
 * its file name is taken, because rules look for module sets by their file names. */
static gboolean
needs_other_id (const Names       *names,
                const RoboPackRow *row)
{
  g_autofree char *stem = robo_pack_part_dup_stem (row->part);

  return row->choice == ROBO_PACK_KEEP_BOTH ||
         (row->choice == ROBO_PACK_ADD && row->part->kind == ROBO_PACK_MODULES && is_taken (stem, (gpointer)names));
}

static char *
dup_name (const Names *names,
          const char  *slug)
{
  return g_strconcat (robo_pack_kind_get_folder (names->kind), "/", slug, robo_pack_kind_get_suffix (names->kind), NULL);
}

/* Sets the id and the file name of each row. A part that is skipped or replaces a file gets the id and name of the
 * user's file; without such a file, its own id and NULL. Any other part gets a free name, and keeps its id unless
 * needs_other_id(). */
static void
choose_names (const RoboPackImport *self,
              char                **ids,
              char                **files)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Names names = { self, ROBO_PACK_ARENA, taken };

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackRow *row = self->rows->pdata[i];
      g_autofree char   *stem = robo_pack_part_dup_stem (row->part);
      g_autofree char   *slug = NULL;

      names.kind = row->part->kind;
      if (row->choice == ROBO_PACK_SKIP || row->choice == ROBO_PACK_REPLACE)
        {
          ids[i] = g_strdup (row->own_id);
          files[i] = g_strdup (row->name);
          continue;
        }

      slug = robo_slug_dup_free (stem, is_taken, &names, NULL);
      files[i] = dup_name (&names, slug);
      ids[i] = g_strdup (needs_other_id (&names, row) ? slug : row->part->id);
      g_hash_table_add (taken, g_ascii_strdown (files[i], -1));
    }
}

/* Returns whether no earlier part has the same id. Only loose files can have equal ids. In other files such an id
 * means the first part with this id. */
static gboolean
is_first (const RoboPackImport *self,
          guint                 index)
{
  const RoboPackPart *part = ((const RoboPackRow *)self->rows->pdata[index])->part;

  for (guint i = 0; i < index; i++)
    {
      const RoboPackPart *other = ((const RoboPackRow *)self->rows->pdata[i])->part;

      if (other->kind == part->kind && g_str_equal (other->id, part->id))
        return FALSE;
    }

  return TRUE;
}

/* Returns the part in the form in which it is written: with its new id and with the new ids of the parts that it
 * names. */
static RoboPackPart *
dup_renamed (const RoboPackImport *self,
             guint                 index,
             char *const          *ids)
{
  g_autoptr (GPtrArray) from = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_ref_free);
  g_autoptr (GPtrArray) to = g_ptr_array_new ();
  RoboPackPart *part = ((RoboPackRow *)self->rows->pdata[index])->part;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackPart *other = ((const RoboPackRow *)self->rows->pdata[i])->part;

      if (g_str_equal (other->id, ids[i]) || (i != index && !is_first (self, i)) ||
          (i != index && other->kind == part->kind && g_str_equal (other->id, part->id)))
        continue;
      g_ptr_array_add (from, robo_pack_ref_new (other->kind, other->id));
      g_ptr_array_add (to, ids[i]);
    }

  return from->len > 0 ? robo_pack_part_with_ids (part, from, to) : robo_pack_part_ref (part);
}

static RoboPackEntry *
copy_entry (const RoboPackEntry *entry)
{
  return robo_pack_entry_new (entry->kind, entry->id, entry->own_id, entry->name, entry->digest, entry->origin);
}

/* Copies the entries of the old record about parts that are skipped now or that are not in the pack any more. */
static void
keep_entries (const RoboPackImport *self,
              RoboPackRecord       *record)
{
  for (guint i = 0; self->record != NULL && i < self->record->entries->len; i++)
    {
      const RoboPackEntry *entry = self->record->entries->pdata[i];

      if (robo_pack_record_find (record, entry->kind, entry->id) == NULL)
        g_ptr_array_add (record->entries, copy_entry (entry));
    }
}

static char **
dup_paths (const RoboPackImport *self,
           char *const          *files)
{
  char **paths = g_new0 (char *, self->rows->len + 1);

  for (guint i = 0; i < self->rows->len; i++)
    paths[i] = files[i] != NULL ? g_build_filename (self->base, files[i], NULL) : g_strdup ("");

  return paths;
}

static void
free_strings (char **strings,
              guint  n_strings)
{
  for (guint i = 0; i < n_strings; i++)
    g_free (strings[i]);
  g_free (strings);
}

char **
robo_pack_import_apply (RoboPackImport *self,
                        GError        **error)
{
  g_autoptr (RoboPackChange) change = robo_pack_change_new (self->base);
  g_autoptr (RoboPackRecord) record = self->pack != NULL ? robo_pack_record_new (self->pack) : NULL;
  char **ids = g_new0 (char *, self->rows->len + 1);
  char **files = g_new0 (char *, self->rows->len + 1);
  char **paths = NULL;

  choose_names (self, ids, files);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const RoboPackRow *row = self->rows->pdata[i];
      g_autoptr (RoboPackPart) part = NULL;

      if (row->choice == ROBO_PACK_SKIP)
        continue;
      part = dup_renamed (self, i, ids);
      robo_pack_change_write (change, files[i], part->bytes);
      if (record != NULL)
        g_ptr_array_add (record->entries, robo_pack_entry_new (part->kind, row->part->id, part->id, files[i],
                                                               part->digest, row->part->digest));
    }
  if (record != NULL)
    {
      /* Keep the later version of the old record if no part of this older pack is imported. */
      if (self->record != NULL && self->record->version > self->pack->version && robo_pack_import_count (self) == 0)
        record->version = self->record->version;
      keep_entries (self, record);
      robo_pack_record_write (record, change);
    }
  if (robo_pack_change_apply (change, error))
    paths = dup_paths (self, files);

  free_strings (ids, self->rows->len);
  free_strings (files, self->rows->len);

  return paths;
}
