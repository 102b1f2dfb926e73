// SPDX-License-Identifier: GPL-3.0-or-later
// Makes files and archives for tests of packs: arenas, modules and rules of a few lines, and ZIP archives that may be
// damaged.
#pragma once

#include <string.h>

#include <gio/gio.h>

#include "files/pack/robo-pack.h"

static inline GBytes *
fixture_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static inline GBytes *
fixture_arena (const char *id,
               const char *name)
{
  return fixture_text (g_strdup_printf (
    "<arena xmlns='urn:x-robodrome:arena:1' id='%s' columns='5' rows='6'><name>%s</name><author>Ann</author>"
    "<license>CC0-1.0</license><terrain>"
    "<row>.....</row><row>.....</row><row>..o..</row><row>.....</row><row>.....</row>"
    "<row>.....</row></terrain><features>"
    "<vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"
    "<start at='3,1' side='n' arrow='s'/></features></arena>\n",
    id, name));
}

static inline GBytes *
fixture_modules (const char *id,
                 const char *name)
{
  return fixture_text (g_strdup_printf (
    "<modules xmlns='urn:x-robodrome:modules:1' id='%s'><name>%s</name>"
    "<module id='%s-card' colour='blue'><name>Card</name>"
    "<text>A card.</text><die colour='blue' min='2' max='4'/>"
    "<effect when='move-end' target='adjacent' action='push' amount='1'/></module></modules>\n",
    id, name, id));
}

static inline GBytes *
fixture_rules (const char *id,
               const char *modules)
{
  return fixture_text (g_strdup_printf (
    "<rules xmlns='urn:x-robodrome:rules:1' id='%s'><name>Rules</name><modules-ref id='standard'/>"
    "<modules-ref id='%s'/></rules>\n",
    id, modules));
}

static inline RoboPackPart *
fixture_part (GBytes *bytes)
{
  g_autoptr (GBytes) owned = bytes;
  g_autoptr (RoboProblems) problems = robo_problems_new ("fixture");
  g_autoptr (GError) error = NULL;
  RoboPackPart *part = robo_pack_part_new (owned, problems);

  robo_problems_check (problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (part);

  return part;
}

/* Creates a pack of the parts and takes ownership of them. NULL ends the list. */
static inline RoboPack *
fixture_pack (const RoboPackWords *words,
              RoboPackPart        *first,
              ...)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GError) error = NULL;
  RoboPack *pack;
  va_list   more;

  va_start (more, first);
  for (RoboPackPart *part = first; part != NULL; part = va_arg (more, RoboPackPart *))
    g_ptr_array_add (parts, part);
  va_end (more);
  pack = robo_pack_new (words, parts, problems);
  robo_problems_check (problems, &error);
  g_assert_no_error (error);

  return pack;
}

/* Describes a file in an archive that no program would write. */
typedef struct
{
  const char *name;
  const char *content;
  guint32     mode;      /* file mode of Unix; 0 for an ordinary file */
  guint16     flags;     /* flags of the ZIP format, for example 1 for a password */
  guint32     claim;     /* size that the archive claims for the file; 0 for the true size */
  gboolean    is_broken; /* whether the checksum of the file is wrong */
} FixtureEntry;

static inline void
fixture_put (GByteArray *array,
             guint       n_bytes,
             guint32     number)
{
  for (guint i = 0; i < n_bytes; i++)
    {
      guint8 byte = (guint8)(number >> (8 * i));

      g_byte_array_append (array, &byte, 1);
    }
}

static inline guint32
fixture_crc (const char *text)
{
  guint32 crc = 0xffffffff;

  for (const char *c = text; *c != '\0'; c++)
    {
      crc ^= (guint8)*c;
      for (guint bit = 0; bit < 8; bit++)
        crc = (crc >> 1) ^ (0xedb88320 & (0 - (crc & 1)));
    }

  return ~crc;
}

/* Appends the fields that the two headers of a file have in common. */
static inline void
fixture_put_fields (GByteArray         *array,
                    const FixtureEntry *entry)
{
  guint32 length = (guint32)strlen (entry->content);

  fixture_put (array, 2, 20);
  fixture_put (array, 2, entry->flags);
  fixture_put (array, 2, 0);
  fixture_put (array, 4, 0x00210000);
  fixture_put (array, 4, fixture_crc (entry->content) ^ (entry->is_broken ? 1u : 0u));
  fixture_put (array, 4, length);
  fixture_put (array, 4, entry->claim != 0 ? entry->claim : length);
  fixture_put (array, 2, (guint32)strlen (entry->name));
  fixture_put (array, 2, 0);
}

/* Returns a ZIP archive of files that are not compressed. An entry without a name ends the list. */
static inline GBytes *
fixture_zip (const FixtureEntry *entries)
{
  GByteArray *array = g_byte_array_new ();
  g_autoptr (GArray) offsets = g_array_new (FALSE, FALSE, sizeof (guint));
  guint start;

  for (const FixtureEntry *entry = entries; entry->name != NULL; entry++)
    {
      g_array_append_val (offsets, array->len);
      fixture_put (array, 4, 0x04034b50);
      fixture_put_fields (array, entry);
      g_byte_array_append (array, (const guint8 *)entry->name, (guint)strlen (entry->name));
      g_byte_array_append (array, (const guint8 *)entry->content, (guint)strlen (entry->content));
    }
  start = array->len;
  for (guint i = 0; i < offsets->len; i++)
    {
      const FixtureEntry *entry = &entries[i];

      fixture_put (array, 4, 0x02014b50);
      fixture_put (array, 2, 0x0314);
      fixture_put_fields (array, entry);
      fixture_put (array, 2, 0);
      fixture_put (array, 2, 0);
      fixture_put (array, 2, 0);
      fixture_put (array, 4, (entry->mode != 0 ? entry->mode : 0100644u) << 16);
      fixture_put (array, 4, g_array_index (offsets, guint, i));
      g_byte_array_append (array, (const guint8 *)entry->name, (guint)strlen (entry->name));
    }
  fixture_put (array, 4, 0x06054b50);
  fixture_put (array, 4, 0);
  fixture_put (array, 2, offsets->len);
  fixture_put (array, 2, offsets->len);
  fixture_put (array, 4, array->len - start - 12);
  fixture_put (array, 4, start);
  fixture_put (array, 2, 0);

  return g_byte_array_free_to_bytes (array);
}
