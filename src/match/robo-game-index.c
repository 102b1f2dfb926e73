// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-index.h"

#include <string.h>

#include "engine/robo-game.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-write.h"

/* The index file has a line with a hash of the rest, a line with the version, and a line for each game file. File
 * names may have line breaks, so a line ends with a character that no record has. */
#define FORMAT      1
#define SEPARATOR   ROBO_GAME_INDEX_SEPARATOR
#define END_OF_LINE '\x1e'
#define N_HASH      16

/* If a file is written twice within this time, its time stamp may stay the same. */
#define UNSETTLED_US (2 * G_USEC_PER_SEC)

typedef struct
{
  RoboGameStamp stamp;
  const char   *name; /* name of the file, the key of the entry */
  const char   *record;
  char         *own_name; /* allocated copy of the name, or NULL if `name` points into the contents of the index */
  char         *own_record;
  gboolean      is_used; /* whether the file was found after the index was loaded */
} Entry;

struct _RoboGameIndex
{
  char       *path;
  char       *mark;     /* version of the program that has written the index */
  char       *contents; /* contents of the index file, or NULL */
  GHashTable *entries;  /* Entry by name */
  gboolean    is_stale; /* the index file differs from the entries */
};

static void
entry_free (gpointer data)
{
  Entry *self = data;

  g_free (self->own_name);
  g_free (self->own_record);
  g_free (self);
}

/* Hashes by FNV-1a to find damage. The hash does not protect against an attacker, who could write to the games as
 * well. */
static guint64
hash_bytes (const char *bytes,
            gsize       size)
{
  guint64 hash = 0xcbf29ce484222325;

  for (gsize i = 0; i < size; i++)
    hash = (hash ^ (guint8)bytes[i]) * 0x100000001b3;

  return hash;
}

char *
robo_game_index_dup_path (const char *folder)
{
  g_autofree char *whole = g_canonicalize_filename (folder, NULL);
  /* Titles of arenas, and names for players who have none, are in the language of the program, so each language has an
   * index of its own. */
  g_autofree char *languages = g_strjoinv (":", (char **)robo_languages_get_wanted ());
  g_autofree char *key = g_strconcat (whole, "\n", languages, NULL);
  g_autofree char *name = g_strdup_printf ("games-%016" G_GINT64_MODIFIER "x.index", hash_bytes (key, strlen (key)));

  return g_build_filename (g_get_user_cache_dir (), "robodrome", name, NULL);
}

/* Returns the text up to a character, and replaces that character by a null byte. Returns NULL if the text has no such
 * character. */
static char *
cut (char **at,
     char   until)
{
  char *begin = *at;
  char *end = strchr (begin, until);

  if (end == NULL)
    return NULL;

  *end = '\0';
  *at = end + 1;

  return begin;
}

/* Returns the lines of the index about game files, or NULL if the index cannot be used. */
static char *
find_lines (RoboGameIndex *self)
{
  gsize       length;
  char       *at;
  const char *mark;

  if (!g_file_get_contents (self->path, &self->contents, &length, NULL) || length < N_HASH ||
      strlen (self->contents) != length)
    return NULL;

  at = self->contents + N_HASH;
  if (g_ascii_strtoull (self->contents, NULL, 16) != hash_bytes (at, length - N_HASH) || *at != END_OF_LINE)
    return NULL;

  /* Skip the character after the number, which ends the line. */
  at++;
  mark = cut (&at, END_OF_LINE);

  return g_strcmp0 (mark, self->mark) == 0 ? at : NULL;
}

static void
read_line (RoboGameIndex *self,
           char          *line)
{
  char       *at = line;
  const char *name = cut (&at, SEPARATOR);
  const char *modified = cut (&at, SEPARATOR);
  const char *size = cut (&at, SEPARATOR);
  Entry      *entry;

  if (size == NULL)
    return;

  entry = g_new (Entry, 1);
  *entry = (Entry){
    .stamp = { g_ascii_strtoll (modified, NULL, 10), g_ascii_strtoull (size, NULL, 10) },
    .name = name,
    .record = at,
  };
  g_hash_table_replace (self->entries, (gpointer)entry->name, entry);
}

RoboGameIndex *
robo_game_index_load (const char *folder)
{
  RoboGameIndex *self = g_new0 (RoboGameIndex, 1);
  char          *at;
  char          *line;

  g_return_val_if_fail (folder != NULL, NULL);

  self->path = robo_game_index_dup_path (folder);
  self->mark = g_strdup_printf ("%u %s %u", FORMAT, ROBO_VERSION, ROBO_RULINGS_VERSION);
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, entry_free);
  at = find_lines (self);
  while (at != NULL && (line = cut (&at, END_OF_LINE)) != NULL)
    read_line (self, line);

  return self;
}

void
robo_game_index_free (RoboGameIndex *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->entries);
  g_free (self->contents);
  g_free (self->path);
  g_free (self->mark);
  g_free (self);
}

const char *
robo_game_index_find (RoboGameIndex       *self,
                      const char          *name,
                      const RoboGameStamp *stamp)
{
  Entry *entry;

  g_return_val_if_fail (self != NULL && name != NULL && stamp != NULL, NULL);

  entry = g_hash_table_lookup (self->entries, name);
  if (entry == NULL || entry->stamp.modified_us != stamp->modified_us || entry->stamp.size != stamp->size)
    return NULL;

  entry->is_used = TRUE;

  return entry->record;
}

void
robo_game_index_set (RoboGameIndex       *self,
                     const char          *name,
                     const RoboGameStamp *stamp,
                     const char          *record)
{
  Entry *entry;

  g_return_if_fail (self != NULL && name != NULL && stamp != NULL && record != NULL);

  if (ABS (g_get_real_time () - stamp->modified_us) < UNSETTLED_US || strchr (name, SEPARATOR) != NULL ||
      strchr (name, END_OF_LINE) != NULL || strchr (record, END_OF_LINE) != NULL)
    return;

  entry = g_new (Entry, 1);
  *entry = (Entry){ .stamp = *stamp, .own_name = g_strdup (name), .own_record = g_strdup (record), .is_used = TRUE };
  entry->name = entry->own_name;
  entry->record = entry->own_record;
  g_hash_table_replace (self->entries, (gpointer)entry->name, entry);
  self->is_stale = TRUE;
}

static void
drop_unused (RoboGameIndex *self)
{
  GHashTableIter iter;
  Entry         *entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *)&entry))
    {
      if (entry->is_used)
        continue;
      g_hash_table_iter_remove (&iter);
      self->is_stale = TRUE;
    }
}

void
robo_game_index_save (RoboGameIndex *self)
{
  g_autoptr (GString) rest = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *hash = NULL;
  GHashTableIter   iter;
  const char      *name;
  const Entry     *entry;

  g_return_if_fail (self != NULL);

  drop_unused (self);
  if (!self->is_stale)
    return;

  rest = g_string_new (NULL);
  g_string_append_printf (rest, "%c%s%c", END_OF_LINE, self->mark, END_OF_LINE);
  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, (gpointer *)&name, (gpointer *)&entry))
    g_string_append_printf (rest, "%s%c%" G_GINT64_FORMAT "%c%" G_GUINT64_FORMAT "%c%s%c", name, SEPARATOR,
                            entry->stamp.modified_us, SEPARATOR, entry->stamp.size, SEPARATOR, entry->record,
                            END_OF_LINE);
  hash = g_strdup_printf ("%0*" G_GINT64_MODIFIER "x", N_HASH, hash_bytes (rest->str, rest->len));
  g_string_prepend (rest, hash);
  bytes = g_string_free_to_bytes (g_steal_pointer (&rest));

  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  if (robo_write_file (self->path, bytes, &error))
    self->is_stale = FALSE;
  else
    g_debug ("%s", error->message);
}
