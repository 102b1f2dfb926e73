// SPDX-License-Identifier: GPL-3.0-or-later
// Packs files with robodrome-cli, checks the pack, and unpacks it again.
#include <string.h>

#include <glib/gstdio.h>

#include "../files/pack/pack-fixture.h"
#include "cli-test.h"
#include "tests/remove-folder.h"

typedef struct
{
  char *folder;
  char *arena;
  char *modules;
  char *rules;
  char *pack;
} Fixture;

static char *
write_file (const char *folder,
            const char *name,
            GBytes     *bytes)
{
  g_autoptr (GBytes) owned = bytes;
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (owned, NULL), (gssize)g_bytes_get_size (owned), NULL));

  return path;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->arena = write_file (fixture->folder, "any name.arena.xml", fixture_arena ("volcano", "Volcano"));
  g_free (fixture->arena);
  fixture->arena = write_file (fixture->folder, "volcano.arena.xml", fixture_arena ("volcano", "Volcano"));
  /* Rules look for "lava.modules.xml", but this file must be found by its id. */
  fixture->modules = write_file (fixture->folder, "other.modules.xml", fixture_modules ("lava", "Lava"));
  fixture->rules = write_file (fixture->folder, "hot.rules.xml", fixture_rules ("hot", "lava"));
  fixture->pack = g_build_filename (fixture->folder, "night.robopack", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->arena);
  g_free (fixture->modules);
  g_free (fixture->rules);
  g_free (fixture->pack);
}

static void
run (CliResult  *result,
     const char *format,
     ...) G_GNUC_PRINTF (2, 3);

static void
run (CliResult  *result,
     const char *format,
     ...)
{
  g_autofree char *arguments = NULL;
  va_list          more;

  va_start (more, format);
  arguments = g_strdup_vprintf (format, more);
  va_end (more);
  cli_run (result, arguments);
}

static void
test_there_and_back (Fixture      *fixture,
                     gconstpointer data)
{
  g_auto (CliResult) packed = { 0 };
  g_auto (CliResult) valid = { 0 };
  g_auto (CliResult) unpacked = { 0 };
  g_auto (CliResult) again = { 0 };
  g_autofree char *out = g_build_filename (fixture->folder, "out", NULL);
  g_autofree char *modules = g_build_filename (out, "modules", "lava.modules.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *original = NULL;

  run (&packed, "pack %s %s --output %s --name Night --author Ann --pack-version 4",
       fixture->arena, fixture->rules, fixture->pack);
  g_assert_cmpint (packed.status, ==, 0);
  g_assert_cmpstr (packed.out, ==, "part arena volcano\npart modules lava\npart rules hot\n");

  run (&valid, "validate %s", fixture->pack);
  g_assert_cmpint (valid.status, ==, 0);

  run (&unpacked, "unpack %s --output %s", fixture->pack, out);
  g_assert_cmpint (unpacked.status, ==, 0);
  g_assert_true (g_file_get_contents (modules, &text, NULL, NULL));
  g_assert_true (g_file_get_contents (fixture->modules, &original, NULL, NULL));
  g_assert_cmpstr (text, ==, original);
  g_assert_nonnull (strstr (unpacked.out, modules));

  /* Unpacking again refuses to overwrite the files. */
  run (&again, "unpack %s --output %s", fixture->pack, out);
  g_assert_cmpint (again.status, ==, 1);
  g_assert_nonnull (strstr (again.err, "already exists"));
}

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (CliResult) packed = { 0 };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = NULL;

  run (&packed,
       "pack %s --output %s --name Night --id my-night --author Bob --license CC0-1.0 "
       "--description Dark --pack-version 4",
       fixture->arena, fixture->pack);
  g_assert_cmpint (packed.status, ==, 0);
  pack = robo_pack_load_file (fixture->pack, problems);
  g_assert_nonnull (pack);
  g_assert_cmpstr (pack->id, ==, "my-night");
  g_assert_cmpstr (pack->name, ==, "Night");
  g_assert_cmpstr (pack->author, ==, "Bob");
  g_assert_cmpstr (pack->license, ==, "CC0-1.0");
  g_assert_cmpstr (pack->description, ==, "Dark");
  g_assert_cmpuint (pack->version, ==, 4);
}

static void
test_alone (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (CliResult) result = { 0 };

  run (&result, "pack %s --output %s --alone", fixture->rules, fixture->pack);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_cmpstr (result.out, ==, "part rules hot\nneeds modules lava\n");
  g_assert_nonnull (strstr (result.err, "“lava” wasn’t found"));
}

static void
test_broken_part (Fixture      *fixture,
                  gconstpointer data)
{
  g_auto (CliResult) result = { 0 };
  g_autofree char *broken = write_file (fixture->folder, "broken.arena.xml", g_bytes_new_static ("<arena", 6));

  run (&result, "pack %s %s --output %s", fixture->arena, broken, fixture->pack);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "broken.arena.xml"));
  g_assert_false (g_file_test (fixture->pack, G_FILE_TEST_EXISTS));
}

/* A document that was given as the output by mistake is not overwritten. */
static void
test_output_is_a_document (Fixture      *fixture,
                           gconstpointer data)
{
  g_auto (CliResult) result = { 0 };

  run (&result, "pack %s --output %s", fixture->arena, fixture->rules);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "a different kind of document"));
}

static void
test_hostile (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = write_file (fixture->folder, "bad.robopack",
                                      fixture_zip ((FixtureEntry[]){ { .name = "../escaped.arena.xml", .content = "x" },
                                                                     { NULL } }));
  g_autofree char *out = g_build_filename (fixture->folder, "out", NULL);
  g_auto (CliResult) valid = { 0 };
  g_auto (CliResult) unpacked = { 0 };

  run (&valid, "validate %s", path);
  g_assert_cmpint (valid.status, ==, 1);
  g_assert_nonnull (strstr (valid.err, "would be unpacked outside"));
  run (&unpacked, "unpack %s --output %s", path, out);
  g_assert_cmpint (unpacked.status, ==, 1);
  g_assert_false (g_file_test (out, G_FILE_TEST_EXISTS));
}

/* The text has the same parts as the file, and reads from the standard input, too. */
static void
test_text (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (CliResult) packed = { 0 };
  g_auto (CliResult) unpacked = { 0 };
  g_auto (CliResult) valid = { 0 };
  g_auto (CliResult) piped = { 0 };
  g_auto (CliResult) damaged = { 0 };
  g_auto (CliResult) both = { 0 };
  g_autofree char *out = g_build_filename (fixture->folder, "out", NULL);
  g_autofree char *more = g_build_filename (fixture->folder, "more", NULL);
  g_autofree char *none = g_build_filename (fixture->folder, "none", NULL);
  g_autofree char *modules = g_build_filename (out, "modules", "lava.modules.xml", NULL);
  g_autofree char *file = NULL;
  g_autofree char *arguments = g_strdup_printf ("unpack - --output %s", more);
  g_autofree char *refused = g_strdup_printf ("unpack - --output %s", none);
  g_autofree char *cut = NULL;

  run (&packed, "pack %s %s --text --name Night", fixture->arena, fixture->rules);
  g_assert_cmpint (packed.status, ==, 0);
  g_assert_true (g_str_has_prefix (packed.out, "PACK! "));
  file = write_file (fixture->folder, "message.txt", fixture_text (g_strdup_printf ("Look:\n%s\nAnn", packed.out)));
  run (&unpacked, "unpack %s --output %s", file, out);
  g_assert_cmpint (unpacked.status, ==, 0);
  g_assert_true (g_file_test (modules, G_FILE_TEST_EXISTS));
  run (&valid, "validate %s", file);
  g_assert_cmpint (valid.status, ==, 0);
  cli_run_with_input (&piped, arguments, packed.out);
  g_assert_cmpint (piped.status, ==, 0);

  cut = g_strndup (packed.out, strlen (packed.out) / 2);
  cli_run_with_input (&damaged, refused, cut);
  g_assert_cmpint (damaged.status, ==, 1);
  g_assert_nonnull (strstr (damaged.err, "Some characters in this pack are missing or wrong."));
  g_assert_false (g_file_test (none, G_FILE_TEST_EXISTS));

  run (&both, "pack %s --text --output %s", fixture->arena, fixture->pack);
  g_assert_cmpint (both.status, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/packs/unpack/gives-the-same-files-and-overwrites-none",
              Fixture, NULL, set_up, test_there_and_back, tear_down);
  g_test_add ("/cli/packs/options/set-the-texts-of-the-manifest", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/cli/packs/pack-made-with-alone-option/lists-needed-files",
              Fixture, NULL, set_up, test_alone, tear_down);
  g_test_add ("/cli/packs/broken-part/no-pack-is-written", Fixture, NULL, set_up, test_broken_part, tear_down);
  g_test_add ("/cli/packs/output-that-is-a-document/is-refused",
              Fixture, NULL, set_up, test_output_is_a_document, tear_down);
  g_test_add ("/cli/packs/path-out-of-the-folder/nothing-is-written", Fixture, NULL, set_up, test_hostile, tear_down);
  g_test_add ("/cli/packs/pack-as-text/is-printed-and-unpacked", Fixture, NULL, set_up, test_text, tear_down);

  return g_test_run ();
}
