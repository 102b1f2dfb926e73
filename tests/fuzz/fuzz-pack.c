// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the reader of packs with archives, with manifests that are put into a good archive, and with texts.
#include "config.h"

#include <string.h>

#include "fuzz-check.h"
#include "fuzz-target.h"

#include "base/robo-symbols.h"
#include "files/pack/robo-pack-archive.h"
#include "files/pack/robo-pack-text.h"
#include "files/pack/robo-pack.h"

static void
check_pack_written (const RoboPack *pack)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (pack);
  g_autoptr (RoboPack) again = robo_pack_load_memory (bytes, problems);
  g_autoptr (GBytes) second = NULL;

  fuzz_check_read_back (again != NULL, problems);
  second = robo_pack_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, second));
}

/* Checks what installing relies on: a name has at most one folder and does not leave the pack. */
static void
check_names (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GPtrArray) files = robo_pack_archive_read (bytes, problems);
  gsize total = 0;

  fuzz_check_refused (files != NULL, problems);
  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      const RoboPackFile *file = files->pdata[i];

      g_assert_true (g_str_is_ascii (file->name));
      g_assert_null (strstr (file->name, ".."));
      g_assert_true (g_ascii_isalnum (file->name[0]) || file->name[0] == '_');
      total += g_bytes_get_size (file->bytes);
    }
  g_assert_cmpuint (total, <=, ROBO_PACK_MAX_TOTAL);
}

/* Puts a manifest into an archive with the arena that the stored manifests name. */
static GBytes *
wrap_manifest (const guint8 *data,
               gsize         size)
{
  static const char arena[] =
    "<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"a\" columns=\"5\" rows=\"6\"><name>A</name><terrain><row>.....</row>"
    "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain><features>"
    "<vp at=\"2,3\" number=\"1\"/><start at=\"3,6\" side=\"s\" arrow=\"n\"/><start at=\"3,1\" side=\"n\" arrow=\"s\"/>"
    "</features></arena>\n";
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_file_free);
  g_autoptr (GBytes) manifest = g_bytes_new_static (data, size);
  g_autoptr (GBytes) content = g_bytes_new_static (arena, sizeof arena - 1);

  g_ptr_array_add (files, robo_pack_file_new ("manifest.xml", manifest));
  g_ptr_array_add (files, robo_pack_file_new ("arenas/a.arena.xml", content));

  return robo_pack_archive_write (files);
}

int
robo_fuzz_pack (const guint8 *data,
                gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.robopack");
  gboolean is_archive = robo_pack_archive_is_archive ((const char *)data, size);
  g_autoptr (GBytes) bytes = is_archive ? g_bytes_new_static (data, size) : wrap_manifest (data, size);
  g_autoptr (RoboPack) pack = robo_pack_load_memory (bytes, problems);

  fuzz_check_refused (pack != NULL, problems);
  check_names (bytes);
  if (pack != NULL)
    check_pack_written (pack);

  return pack != NULL;
}

/* The input is the bytes of a text, since an input with a wrong checksum would not get far, or the whole text. */
int
robo_fuzz_pack_text (const guint8 *data,
                     gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean         is_text = size == 0 || size > ROBO_SYMBOLS_MAX_SIZE || data[0] == 'P';
  g_autofree char *text = is_text ? g_strndup ((const char *)data, size) : robo_symbols_write ("PACK", data, size);
  g_autoptr (RoboPack) pack = robo_pack_text_read (text, problems);

  fuzz_check_refused (pack != NULL, problems);
  if (pack != NULL)
    check_pack_written (pack);

  return pack != NULL;
}
