// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-archive.h"

#include <string.h>

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n-lib.h>

#define DAMAGED N_ ("The pack is damaged or isn’t a Robodrome pack. Download it again.")
#define FOREIGN N_ ("The pack contains something that doesn’t belong in a pack, so none of it was used. Ask its author for another one.")

const RoboProblemKind ROBO_PROBLEM_PACK_DAMAGED[] = { { "pack-damaged", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT, DAMAGED } };
const RoboProblemKind ROBO_PROBLEM_PACK_TOO_BIG[] = { { "pack-too-big", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT, NULL } };
const RoboProblemKind ROBO_PROBLEM_PACK_ENTRY[] = { { "pack-entry", ROBO_SEVERITY_ERROR, ROBO_CONTENT_ERROR_FORMAT, FOREIGN } };

#undef DAMAGED
#undef FOREIGN

/* A file in a pack has a name of at most this many bytes. */
#define MAX_NAME 120

typedef struct archive       Archive;
typedef struct archive_entry ArchiveEntry;

static void
reader_free (Archive *reader)
{
  archive_read_free (reader);
}

static void
entry_free (ArchiveEntry *entry)
{
  archive_entry_free (entry);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Archive, reader_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArchiveEntry, entry_free)

RoboPackFile *
robo_pack_file_new (const char *name,
                    GBytes     *bytes)
{
  RoboPackFile *self = g_new0 (RoboPackFile, 1);

  self->name = g_strdup (name);
  self->bytes = g_bytes_ref (bytes);

  return self;
}

void
robo_pack_file_free (RoboPackFile *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_bytes_unref (self->bytes);
  g_free (self);
}

gboolean
robo_pack_archive_is_archive (const char *data,
                              gsize       length)
{
  return length >= 4 && memcmp (data, "PK\3\4", 4) == 0;
}

/* Reading */

static gboolean
refuse_damaged (RoboProblems *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_PACK_DAMAGED, 0, "%s",
                     _ ("The archive is incomplete or damaged. Download the pack again."));

  return FALSE;
}

/* Returns a name of the archive in a form for sentences: valid UTF-8, escaped so that it stays on one text line, and
 * cut off after MAX_NAME bytes. */
static char *
dup_shown (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, (gssize)strnlen (name, 4 * MAX_NAME));
  g_autofree char *escaped = g_strescape (valid, NULL);

  if (strlen (escaped) <= MAX_NAME)
    return g_steal_pointer (&escaped);

  escaped[MAX_NAME] = '\0';

  return g_strconcat (escaped, "…", NULL);
}

static gboolean
refuse_entry (const char   *format,
              const char   *name,
              RoboProblems *problems)
{
  g_autofree char *shown = dup_shown (name);
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *sentence = g_strjoinv (shown, parts);

  robo_problems_add (problems, ROBO_PROBLEM_PACK_ENTRY, 0, "%s", sentence);

  return FALSE;
}

/* Returns whether a part of a path is a plain name. It must not begin with a dot, which would hide the file, or with a
 * hyphen, which looks like an option. */
static gboolean
is_plain (const char *part,
          gsize       length)
{
  if (length == 0 || part[0] == '.' || part[0] == '-')
    return FALSE;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isalnum (part[i]) && strchr ("._-", part[i]) == NULL)
        return FALSE;
    }

  return TRUE;
}

/* Checks that a name is short and has at most one folder and only plain parts. This also excludes paths that leave
 * the folder, paths in the form of other systems and names that are not ASCII. */
static gboolean
check_name (const char   *name,
            RoboProblems *problems)
{
  const char *slash;

  if (name[0] == '/' || name[0] == '\\' || strstr (name, "..") != NULL ||
      (g_ascii_isalpha (name[0]) && name[1] == ':'))
    /* Translators: %s is the name of a file in an archive. */
    return refuse_entry (_ ("The archive contains “%s”, which would be unpacked outside the pack’s folder. Ask its author for another pack."),
                         name, problems);

  slash = strchr (name, '/');
  if (strlen (name) <= MAX_NAME &&
      (slash == NULL ? is_plain (name, strlen (name))
                     : is_plain (name, (gsize)(slash - name)) && is_plain (slash + 1, strlen (slash + 1))))
    return TRUE;

  /* Translators: %s is the name of a file in an archive. */
  return refuse_entry (_ ("The archive contains “%s”, but file names in a pack must be short and use only plain letters, digits, dots and hyphens. Make the pack with Share in Robodrome."),
                       name, problems);
}

/* Checks that the archive has had no file with the same name, even in another case, because such names are one file on
 * some systems. */
static gboolean
check_new (const GPtrArray *files,
           const char      *name,
           RoboProblems    *problems)
{
  for (guint i = 0; i < files->len; i++)
    {
      const RoboPackFile *file = files->pdata[i];

      if (g_ascii_strcasecmp (file->name, name) == 0)
        /* Translators: %s is the name of a file in an archive. */
        return refuse_entry (_ ("The archive contains “%s” twice. Ask its author for another pack."), name, problems);
    }

  return TRUE;
}

static gboolean
check_kind (ArchiveEntry *entry,
            const char   *name,
            RoboProblems *problems)
{
  if (archive_entry_is_encrypted (entry))
    /* Translators: %s is the name of a file in an archive. */
    return refuse_entry (_ ("“%s” in the archive is password-protected. Ask its author for a pack without a password."), name, problems);
  if (archive_entry_filetype (entry) != AE_IFREG || archive_entry_hardlink (entry) != NULL ||
      archive_entry_symlink (entry) != NULL)
    /* Translators: %s is the name of a file in an archive. */
    return refuse_entry (_ ("“%s” in the archive is a link or a device, not a regular file. Ask its author for another pack."),
                         name, problems);

  return TRUE;
}

/* Holds an archive that is being read, and the files that have been read so far. */
typedef struct
{
  Archive      *reader;
  gsize         archive_size;
  gsize         total;
  GPtrArray    *files;
  RoboProblems *problems;
} Reading;

static gboolean
refuse_big (const Reading *reading,
            const char    *name)
{
  g_autofree char *shown = dup_shown (name);
  g_autofree char *size = g_format_size_full (ROBO_PACK_MAX_FILE, G_FORMAT_SIZE_IEC_UNITS);

  robo_problems_add (reading->problems, ROBO_PROBLEM_PACK_TOO_BIG, 0,
                     /* Translators: The first %s is the name of a file in an archive, the second a size such as "1.0
                      * MiB". */
                     _ ("“%s” in the archive is bigger than %s, too big to be part of a pack. Ask its author for another pack."),
                     shown, size);

  return FALSE;
}

static gboolean
check_total (const Reading *reading)
{
  g_autofree char *size = NULL;

  if (reading->total <= ROBO_PACK_MAX_FILE ||
      (reading->total <= ROBO_PACK_MAX_TOTAL && reading->total / ROBO_PACK_MAX_RATIO <= reading->archive_size))
    return TRUE;

  size = g_format_size_full (reading->archive_size, G_FORMAT_SIZE_IEC_UNITS);
  robo_problems_add (reading->problems, ROBO_PROBLEM_PACK_TOO_BIG, 0,
                     /* Translators: %s is a size such as "1.0 MiB". */
                     _ ("The %s archive unpacks to far more than a pack can hold. Ask its author for another pack."), size);

  return FALSE;
}

/* Reads a file of the archive, or refuses the file. Counts the bytes that are read, because the size in the archive
 * may be false. */
static GBytes *
read_content (Reading      *reading,
              ArchiveEntry *entry,
              const char   *name)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  guint8     buffer[16384];
  la_ssize_t n;

  if (archive_entry_size_is_set (entry) && archive_entry_size (entry) > ROBO_PACK_MAX_FILE)
    {
      refuse_big (reading, name);
      return NULL;
    }

  while ((n = archive_read_data (reading->reader, buffer, sizeof buffer)) > 0)
    {
      g_byte_array_append (content, buffer, (guint)n);
      reading->total += (gsize)n;
      if (content->len > ROBO_PACK_MAX_FILE)
        {
          refuse_big (reading, name);
          return NULL;
        }
      if (!check_total (reading))
        return NULL;
    }
  if (n < 0 || (archive_entry_size_is_set (entry) && archive_entry_size (entry) != (la_int64_t)content->len))
    {
      refuse_damaged (reading->problems);
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

static gboolean
read_entry (Reading      *reading,
            ArchiveEntry *entry)
{
  const char      *name = archive_entry_pathname (entry);
  g_autofree char *folder = NULL;
  g_autoptr (GBytes) bytes = NULL;

  /* libarchive returns NULL for a name that cannot be converted. Use "?" as the name, which check_name() refuses. */
  if (name == NULL)
    name = "?";
  /* Skip folders, which archives of file managers list, too. */
  if (archive_entry_filetype (entry) == AE_IFDIR && g_str_has_suffix (name, "/"))
    {
      folder = g_strndup (name, strlen (name) - 1);
      return check_name (folder, reading->problems);
    }
  if (!check_kind (entry, name, reading->problems) || !check_name (name, reading->problems) ||
      !check_new (reading->files, name, reading->problems))
    return FALSE;

  bytes = read_content (reading, entry, name);
  if (bytes == NULL)
    return FALSE;

  g_ptr_array_add (reading->files, robo_pack_file_new (name, bytes));

  return TRUE;
}

static gboolean
read_entries (Reading *reading)
{
  for (guint n_entries = 0;; n_entries++)
    {
      ArchiveEntry *entry;
      int           result = archive_read_next_header (reading->reader, &entry);

      if (result == ARCHIVE_EOF)
        return n_entries > 0 || refuse_damaged (reading->problems);
      /* Go on after a warning, which means that a name could not be converted; read_entry() refuses this name. */
      if (result != ARCHIVE_OK && result != ARCHIVE_WARN)
        return refuse_damaged (reading->problems);
      if (n_entries == ROBO_PACK_MAX_FILES)
        {
          robo_problems_add (reading->problems, ROBO_PROBLEM_PACK_TOO_BIG, 0,
                             /* Translators: %u is 256. */
                             _ ("The archive has more than %u files, too many for a pack. Ask its author for a smaller pack."),
                             (guint)ROBO_PACK_MAX_FILES);
          return FALSE;
        }
      if (robo_problems_check_cancelled (reading->problems) || !read_entry (reading, entry))
        return FALSE;
    }
}

GPtrArray *
robo_pack_archive_read (GBytes       *bytes,
                        RoboProblems *problems)
{
  g_autoptr (Archive) reader = archive_read_new ();
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_file_free);
  Reading     reading = { reader, g_bytes_get_size (bytes), 0, files, problems };
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  /* Read nothing but ZIP, so that no other decoder of libarchive gets untrusted bytes. */
  if (!robo_pack_archive_is_archive (data, length))
    {
      robo_problems_add (problems, ROBO_PROBLEM_PACK_DAMAGED, 0, "%s",
                         _ ("This isn’t a Robodrome pack. Choose a file that was made with Share."));
      return NULL;
    }
  if (length > ROBO_PACK_MAX_ARCHIVE)
    {
      robo_problems_add (problems, ROBO_PROBLEM_PACK_TOO_BIG, 0, "%s",
                         _ ("The archive is bigger than 16 MiB, too big for a pack. Ask its author for a smaller one."));
      return NULL;
    }
  archive_read_support_format_zip_seekable (reader);
  if (archive_read_open_memory (reader, data, length) != ARCHIVE_OK)
    {
      refuse_damaged (problems);
      return NULL;
    }

  return read_entries (&reading) ? g_steal_pointer (&files) : NULL;
}

/* Writing */

static la_ssize_t
append_cb (Archive    *writer,
           void       *array,
           const void *buffer,
           size_t      length)
{
  g_byte_array_append (array, buffer, (guint)length);

  return (la_ssize_t)length;
}

GBytes *
robo_pack_archive_write (const GPtrArray *files)
{
  g_autoptr (GByteArray) array = g_byte_array_new ();
  Archive *writer = archive_write_new ();

  archive_write_set_format_zip (writer);
  archive_write_set_bytes_per_block (writer, 0);
  archive_write_open (writer, array, NULL, append_cb, NULL);
  for (guint i = 0; i < files->len; i++)
    {
      const RoboPackFile *file = files->pdata[i];
      g_autoptr (ArchiveEntry) entry = archive_entry_new ();
      gsize       length;
      const void *data = g_bytes_get_data (file->bytes, &length);

      archive_entry_set_pathname (entry, file->name);
      archive_entry_set_filetype (entry, AE_IFREG);
      archive_entry_set_perm (entry, 0644);
      archive_entry_set_size (entry, (la_int64_t)length);
      archive_write_header (writer, entry);
      archive_write_data (writer, data, length);
    }
  archive_write_close (writer);
  archive_write_free (writer);

  return g_byte_array_free_to_bytes (g_steal_pointer (&array));
}
