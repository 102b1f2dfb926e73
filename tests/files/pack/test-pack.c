// SPDX-License-Identifier: GPL-3.0-or-later
#include <string.h>

#include <glib/gstdio.h>

#include "files/pack/robo-pack-archive.h"
#include "files/arena/robo-arena.h"
#include "pack-fixture.h"

/* Reading and writing */

static const RoboPackWords volcano = {
  .name = "Volcano Night",
  .author = "Ann",
  .license = "CC0-1.0",
  .version = 3,
  .description = "Hot & short",
};

static RoboPack *
make_volcano (void)
{
  return fixture_pack (&volcano, fixture_part (fixture_rules ("volcano-rules", "lava")),
                       fixture_part (fixture_arena ("volcano", "Volcano")),
                       fixture_part (fixture_modules ("lava", "Lava")), NULL);
}

static void
test_round_trip (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (pack);
  g_autoptr (RoboProblems) problems = robo_problems_new ("volcano.robopack");
  g_autoptr (RoboPack) again = robo_pack_load_memory (bytes, problems);
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GError) error = NULL;

  robo_problems_check (problems, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->id, ==, "volcano-night");
  g_assert_cmpuint (again->version, ==, 3);
  g_assert_cmpstr (again->name, ==, "Volcano Night");
  g_assert_cmpstr (again->description, ==, "Hot & short");
  g_assert_cmpstr (again->author, ==, "Ann");
  g_assert_cmpstr (again->license, ==, "CC0-1.0");
  g_assert_cmpuint (again->parts->len, ==, 3);
  g_assert_cmpuint (again->needs->len, ==, 0);
  g_assert_cmpstr (((RoboPackPart *)again->parts->pdata[0])->title, ==, "Volcano");
  g_assert_cmpstr (((RoboPackPart *)again->parts->pdata[1])->id, ==, "lava");
  g_assert_cmpint (((RoboPackPart *)again->parts->pdata[2])->kind, ==, ROBO_PACK_RULES);

  second = robo_pack_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, second));
}

static void
test_same_bytes (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autoptr (RoboPack) other =
    fixture_pack (&volcano,
                  fixture_part (fixture_modules ("lava", "Lava")), fixture_part (fixture_arena ("volcano", "Volcano")),
                  fixture_part (fixture_rules ("volcano-rules", "lava")), NULL);
  g_autoptr (GBytes) a = robo_pack_to_bytes (pack);
  g_autoptr (GBytes) b = robo_pack_to_bytes (other);

  g_assert_true (g_bytes_equal (a, b));
}

static void
test_words (void)
{
  g_autoptr (RoboPack) pack = fixture_pack (&(RoboPackWords){ NULL }, fixture_part (fixture_modules ("lava", "Lava")),
                                            fixture_part (fixture_rules ("hot", "lava")), NULL);
  g_autoptr (RoboPack) arena =
    fixture_pack (&(RoboPackWords){ NULL }, fixture_part (fixture_arena ("a", "Größe")), NULL);

  /* The pack has the name of the rules, because no other part needs the rules. */
  g_assert_cmpstr (pack->name, ==, "Rules");
  g_assert_cmpstr (pack->id, ==, "rules");
  g_assert_cmpuint (pack->version, ==, 1);
  g_assert_null (pack->author);
  g_assert_cmpstr (arena->id, ==, "grosse");
  g_assert_cmpstr (arena->author, ==, "Ann");
  g_assert_cmpstr (arena->license, ==, "CC0-1.0");
}

static void
test_needs (void)
{
  g_autoptr (RoboPack) pack =
    fixture_pack (&(RoboPackWords){ NULL }, fixture_part (fixture_rules ("hot", "lava")), NULL);

  g_assert_cmpuint (pack->needs->len, ==, 1);
  g_assert_cmpint (((RoboPackRef *)pack->needs->pdata[0])->kind, ==, ROBO_PACK_MODULES);
  g_assert_cmpstr (((RoboPackRef *)pack->needs->pdata[0])->id, ==, "lava");
}

static void
test_two_contents (void)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_ptr_array_add (parts, fixture_part (fixture_arena ("a", "One")));
  g_ptr_array_add (parts, fixture_part (fixture_arena ("a", "Two")));
  g_assert_null (robo_pack_new (&(RoboPackWords){ NULL }, parts, problems));
  g_assert_cmpuint (robo_problems_count (problems, ROBO_SEVERITY_ERROR), ==, 1);
}

static void
test_with_ids (void)
{
  g_autoptr (RoboPackPart) rules = fixture_part (fixture_rules ("hot", "lava"));
  g_autoptr (GPtrArray) from = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_ref_free);
  g_autoptr (GPtrArray) to = g_ptr_array_new ();
  g_autoptr (RoboPackPart) renamed = NULL;

  g_ptr_array_add (from, robo_pack_ref_new (ROBO_PACK_MODULES, "lava"));
  g_ptr_array_add (to, (gpointer) "lava-2");
  g_ptr_array_add (from, robo_pack_ref_new (ROBO_PACK_RULES, "hot"));
  g_ptr_array_add (to, (gpointer) "hot-2");
  renamed = robo_pack_part_with_ids (rules, from, to);
  g_assert_cmpstr (renamed->id, ==, "hot-2");
  g_assert_cmpuint (renamed->needs->len, ==, 2);
  g_assert_cmpstr (((RoboPackRef *)renamed->needs->pdata[0])->id, ==, "standard");
  g_assert_cmpstr (((RoboPackRef *)renamed->needs->pdata[1])->id, ==, "lava-2");
}

static void
test_picture (void)
{
  guint8 png[40] = {
    0x89,
    'P',
    'N',
    'G',
    '\r',
    '\n',
    0x1a,
    '\n',
    0,
    0,
    0,
    13,
    'I',
    'H',
    'D',
    'R',
    0,
    0,
    0,
    9,
    0,
    0,
    0,
    7,
  };
  g_autoptr (GBytes) good = g_bytes_new (png, sizeof png);
  g_autoptr (GBytes) text = g_bytes_new_static ("not a picture, though it is long enough to be", 45);
  g_autoptr (GBytes) huge = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  g_assert_true (robo_pack_check_picture (good, problems));
  png[17] = 1;
  huge = g_bytes_new (png, sizeof png);
  g_assert_false (robo_pack_check_picture (huge, problems));
  g_assert_false (robo_pack_check_picture (text, problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 2);
}

/* Hostile archives */

static void
check_refused (GBytes         *bytes,
               RoboProblemCode code)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("bad.robopack");
  const RoboProblem *problem;

  g_assert_null (robo_pack_load_memory (bytes, problems));
  g_assert_cmpuint (robo_problems_count (problems, ROBO_SEVERITY_ERROR), ==, 1);
  problem = robo_problems_get (problems, robo_problems_get_length (problems) - 1);
  g_test_message ("%s", problem->sentence);
  g_assert_cmpstr (problem->code->id, ==, code->id);
  g_assert_true (g_utf8_validate (problem->sentence, -1, NULL));
  g_assert_true (g_str_has_suffix (problem->sentence, "."));
  g_assert_cmpuint (strlen (problem->sentence), <, 400);
}

static const struct
{
  const char  *path;
  FixtureEntry entry;
} hostile[] = {
  { "leaves-the-folder", { .name = "../arenas/rome.arena.xml", .content = "x" } },
  { "leaves-the-folder-from-inside", { .name = "arenas/../../x", .content = "x" } },
  { "is-absolute", { .name = "/etc/passwd", .content = "x" } },
  { "is-absolute-with-a-drive", { .name = "C:/autoexec.bat", .content = "x" } },
  { "has-backslashes", { .name = "..\\x", .content = "x" } },
  { "is-hidden", { .name = "arenas/.rome.arena.xml", .content = "x" } },
  { "is-in-a-nested-folder", { .name = "arenas/a/rome.arena.xml", .content = "x" } },
  { "has-a-latin-1-name", { .name = "arenas/R\xf6m.arena.xml", .content = "x" } },
  { "has-a-utf-8-name", { .name = "arenas/Röm.arena.xml", .content = "x", .flags = 0x800 } },
  { "has-control-characters", { .name = "arenas/a\033[31m\n.xml", .content = "x" } },
  { "has-blanks", { .name = "arenas/a b.arena.xml", .content = "x" } },
  { "has-an-empty-name", { .name = "", .content = "x" } },
  { "is-a-link", { .name = "arenas/a.arena.xml", .content = "/etc/passwd", .mode = 0120777 } },
  { "is-a-device", { .name = "arenas/a.arena.xml", .content = "", .mode = 0020666 } },
  { "has-a-password", { .name = "arenas/a.arena.xml", .content = "0123456789abcdef", .flags = 1 } },
};

static void
test_hostile (gconstpointer data)
{
  const FixtureEntry *entry = data;
  FixtureEntry        entries[] = { *entry, { NULL } };
  g_autoptr (GBytes) bytes = fixture_zip (entries);

  check_refused (bytes, ROBO_PROBLEM_PACK_ENTRY);
}

static void
test_long_name (void)
{
  g_autofree char *name = g_strnfill (60000, 'a');
  g_autoptr (GBytes) bytes = fixture_zip ((FixtureEntry[]){ { .name = name, .content = "x" }, { NULL } });

  check_refused (bytes, ROBO_PROBLEM_PACK_ENTRY);
}

static void
test_twice (void)
{
  g_autoptr (GBytes) bytes = fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = "x" },
                                                            { .name = "MANIFEST.xml", .content = "y" },
                                                            { NULL } });

  check_refused (bytes, ROBO_PROBLEM_PACK_ENTRY);
}

static void
test_wrong_size (void)
{
  g_autoptr (GBytes) claims_less =
    fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = "<pack/>", .claim = 3 }, { NULL } });
  g_autoptr (GBytes) claims_more =
    fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = "<pack/>", .claim = 300 }, { NULL } });
  g_autoptr (GBytes) claims_huge =
    fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = "<pack/>", .claim = 0xfffffff0 }, { NULL } });

  check_refused (claims_less, ROBO_PROBLEM_PACK_DAMAGED);
  check_refused (claims_more, ROBO_PROBLEM_PACK_DAMAGED);
  check_refused (claims_huge, ROBO_PROBLEM_PACK_TOO_BIG);
}

static void
test_checksum (void)
{
  g_autoptr (GBytes) bytes =
    fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = "<pack/>", .is_broken = TRUE }, { NULL } });

  check_refused (bytes, ROBO_PROBLEM_PACK_DAMAGED);
}

static void
test_thousands (void)
{
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (FixtureEntry));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < 5000; i++)
    {
      FixtureEntry entry = { .content = "" };

      g_ptr_array_add (names, g_strdup_printf ("arenas/%u.arena.xml", i));
      entry.name = names->pdata[i];
      g_array_append_val (entries, entry);
    }
  bytes = fixture_zip ((const FixtureEntry *)(void *)entries->data);
  check_refused (bytes, ROBO_PROBLEM_PACK_TOO_BIG);
}

/* Makes an archive of files of zeros, which become about a thousand times smaller. */
static GBytes *
make_bomb (guint n_files,
           gsize size)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_file_free);
  g_autoptr (GBytes) zeros = g_bytes_new_take (g_malloc0 (size), size);

  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_strdup_printf ("arenas/%u.arena.xml", i);

      g_ptr_array_add (files, robo_pack_file_new (name, zeros));
    }

  return robo_pack_archive_write (files);
}

static void
test_bombs (void)
{
  g_autoptr (GBytes) one = make_bomb (1, 80 * 1024 * 1024);
  g_autoptr (GBytes) many = make_bomb (200, ROBO_PACK_MAX_FILE);
  g_autoptr (GBytes) few = make_bomb (4, ROBO_PACK_MAX_FILE);

  check_refused (one, ROBO_PROBLEM_PACK_TOO_BIG);
  check_refused (many, ROBO_PROBLEM_PACK_TOO_BIG);
  /* The total size is allowed, but texts do not become so much smaller. */
  check_refused (few, ROBO_PROBLEM_PACK_TOO_BIG);
}

static void
test_truncated (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (pack);

  for (gsize length = 4; length < g_bytes_get_size (bytes); length++)
    {
      g_autoptr (GBytes) cut = g_bytes_new_from_bytes (bytes, 0, length);
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboPack) read = robo_pack_load_memory (cut, problems);

      g_assert_null (read);
      g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
    }
}

/* Changes each byte in turn. A pack that can still be read has the same parts; only texts of the manifest may
 * differ. */
static void
test_changed (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (pack);
  gsize              length;
  g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GBytes) changed = NULL;
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboPack) read = NULL;

      copy[i] ^= 0x41;
      changed = g_bytes_new (copy, length);
      copy[i] ^= 0x41;
      read = robo_pack_load_memory (changed, problems);
      g_assert_true ((read == NULL) == robo_problems_has_errors (problems));
      for (guint part = 0; read != NULL && part < read->parts->len; part++)
        g_assert_cmpstr (((RoboPackPart *)read->parts->pdata[part])->digest, ==,
                         ((RoboPackPart *)pack->parts->pdata[part])->digest);
    }
}

static void
test_foreign (void)
{
  static const char *const others[] = { "", "PK", "ustar", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c", "\x1f\x8b\x08",
                                        "<pack/>" };
  g_autoptr (GBytes) document = fixture_zip ((FixtureEntry[]){ { .name = "mimetype", .content = "text" }, { NULL } });

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (others[i], strlen (others[i]));

      check_refused (bytes, ROBO_PROBLEM_PACK_DAMAGED);
    }
  check_refused (document, ROBO_PROBLEM_PACK_DAMAGED);
}

/* The manifest */

#define PACK(content) "<pack xmlns='urn:x-robodrome:pack:1' id='p' version='1'><name>P</name>" content "</pack>"
#define PART(kind, id, file)                      \
  "<part kind='" kind "' id='" id "' file='" file \
  "' digest='0000000000000000000000000000000000000000000000000000000000000000'/>"

static const struct
{
  const char     *path;
  const char     *manifest;
  RoboProblemCode code;
} manifests[] = {
  { "has-no-part", PACK (""), ROBO_PROBLEM_PACK_MANIFEST },
  { "names-a-missing-file", PACK (PART ("arena", "b", "arenas/b.arena.xml")), ROBO_PROBLEM_PACK_MANIFEST },
  { "has-a-wrong-digest", PACK (PART ("arena", "a", "arenas/a.arena.xml")), ROBO_PROBLEM_PACK_MANIFEST },
  { "has-a-wrong-folder", PACK (PART ("arena", "a", "modules/a.arena.xml")), ROBO_PROBLEM_PACK_MANIFEST },
  { "has-a-wrong-kind", PACK (PART ("match", "a", "arenas/a.arena.xml")), ROBO_PROBLEM_STRUCTURE },
  { "has-a-file-outside-the-pack", PACK (PART ("arena", "a", "../a.arena.xml")), ROBO_PROBLEM_STRUCTURE },
  { "names-a-missing-picture", PACK ("<picture file='no.png'/>"), ROBO_PROBLEM_PACK_MANIFEST },
  { "has-version-0", "<pack xmlns='urn:x-robodrome:pack:1' id='p' version='0'/>", ROBO_PROBLEM_STRUCTURE },
  { "has-a-newer-format", "<pack xmlns='urn:x-robodrome:pack:2' id='p' version='1'/>", ROBO_PROBLEM_NEWER_FORMAT },
  { "is-no-xml", "manifest", ROBO_PROBLEM_SYNTAX },
};

static void
test_manifest (gconstpointer data)
{
  const gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GBytes) arena = fixture_arena ("a", "A");
  g_autofree char *text = g_strndup (g_bytes_get_data (arena, NULL), g_bytes_get_size (arena));
  g_autoptr (GBytes) bytes = fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml",
                                                              .content = manifests[index].manifest },
                                                            { .name = "arenas/a.arena.xml", .content = text },
                                                            { NULL } });

  check_refused (bytes, manifests[index].code);
}

static char *
dup_line (const char *kind,
          const char *id,
          const char *file,
          const char *content)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, content, -1);

  return g_strdup_printf ("<part kind='%s' id='%s' file='%s' digest='%s'/>", kind, id, file, digest);
}

static void
check_content (const char     *line_kind,
               const char     *line_id,
               const char     *file,
               const char     *content,
               const char     *more,
               RoboProblemCode code)
{
  g_autofree char *line = dup_line (line_kind, line_id, file, content);
  g_autofree char *manifest = g_strdup_printf (PACK ("%s"), line);
  g_autoptr (GBytes) bytes = fixture_zip ((FixtureEntry[]){ { .name = "manifest.xml", .content = manifest },
                                                            { .name = file, .content = content },
                                                            { .name = more, .content = "x" },
                                                            { NULL } });

  check_refused (bytes, code);
}

static void
test_other_content (void)
{
  g_autoptr (GBytes) arena = fixture_arena ("a", "A");
  g_autofree char *text = g_strndup (g_bytes_get_data (arena, NULL), g_bytes_get_size (arena));

  check_content ("arena", "b", "arenas/a.arena.xml", text, NULL, ROBO_PROBLEM_PACK_MANIFEST);
  check_content ("modules", "a", "modules/a.modules.xml", text, NULL, ROBO_PROBLEM_PACK_MANIFEST);
  check_content ("arena", "a", "arenas/a.arena.xml", text, "arenas/b.arena.xml", ROBO_PROBLEM_PACK_MANIFEST);
  check_content ("arena", "a", "arenas/a.arena.xml", "<html/>", NULL, ROBO_PROBLEM_UNKNOWN_FORMAT);
}

static void
test_file (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);

  g_assert_null (robo_pack_load_file (folder, problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_rmdir (folder);
}

/* A pack of an arena carries the rules that it recommends. The arena can be read without them. */
static void
test_arena_with_rules (void)
{
  g_autoptr (GBytes) bytes = fixture_arena ("lake", "Lake");
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                        problems);
  g_autoptr (RoboArena) advising = robo_arena_with_rules (arena, "lake-rules");
  g_autoptr (RoboPackPart) part = fixture_part (robo_arena_to_bytes (advising));
  g_autoptr (RoboPack) alone = fixture_pack (&(RoboPackWords){ 0 }, robo_pack_part_ref (part), NULL);
  g_autoptr (RoboPack) whole = fixture_pack (&(RoboPackWords){ 0 }, robo_pack_part_ref (part),
                                             fixture_part (fixture_rules ("lake-rules", "standard")), NULL);
  const RoboPackRef *need;

  g_assert_cmpuint (part->needs->len, ==, 1);
  need = part->needs->pdata[0];
  g_assert_cmpint (need->kind, ==, ROBO_PACK_RULES);
  g_assert_cmpstr (need->id, ==, "lake-rules");
  g_assert_cmpuint (alone->needs->len, ==, 1);
  g_assert_cmpuint (whole->needs->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/pack/pack/write-and-read/gives-the-same-pack", test_round_trip);
  g_test_add_func ("/files/pack/pack/order-of-parts/does-not-change-the-bytes", test_same_bytes);
  g_test_add_func ("/files/pack/pack/default-texts/come-from-the-parts", test_words);
  g_test_add_func ("/files/pack/pack/needs-of-a-pack/are-the-missing-files", test_needs);
  g_test_add_func ("/files/pack/pack/two-arenas-with-one-id/are-refused", test_two_contents);
  g_test_add_func ("/files/pack/pack/changed-ids/references-change-too", test_with_ids);
  g_test_add_func ("/files/pack/pack/picture/must-be-a-small-png", test_picture);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/pack/pack-archive/entry-that-%s/is-refused", hostile[i].path);

      g_test_add_data_func (path, &hostile[i].entry, test_hostile);
    }
  g_test_add_func ("/files/pack/pack-archive/entry-with-a-long-name/is-refused", test_long_name);
  g_test_add_func ("/files/pack/pack-archive/same-name-in-another-letter-case/is-refused", test_twice);
  g_test_add_func ("/files/pack/pack-archive/file-with-a-wrong-size/is-refused", test_wrong_size);
  g_test_add_func ("/files/pack/pack-archive/file-with-a-wrong-checksum/is-refused", test_checksum);
  g_test_add_func ("/files/pack/pack-archive/thousands-of-files/are-refused", test_thousands);
  g_test_add_func ("/files/pack/pack-archive/zip-bombs/are-refused", test_bombs);
  g_test_add_func ("/files/pack/pack-archive/archive-truncated-at-any-byte/is-refused", test_truncated);
  g_test_add_func ("/files/pack/pack-archive/archive-with-any-byte-changed/has-the-same-parts-or-is-refused",
                   test_changed);
  g_test_add_func ("/files/pack/pack-archive/other-formats/are-refused", test_foreign);
  for (gsize i = 0; i < G_N_ELEMENTS (manifests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/pack/pack/manifest-that-%s/is-refused", manifests[i].path);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_manifest);
    }
  g_test_add_func ("/files/pack/pack/manifest-that-differs-from-its-files/is-refused", test_other_content);
  g_test_add_func ("/files/pack/pack/folder-instead-of-a-file/is-refused", test_file);

  g_test_add_func ("/files/pack/pack/arena-that-recommends-rules/lists-them-as-needed", test_arena_with_rules);

  return g_test_run ();
}
