// SPDX-License-Identifier: GPL-3.0-or-later
#include <string.h>

#include <glib/gstdio.h>

#include "files/pack/robo-pack-gather.h"
#include "files/pack/robo-pack-import.h"
#include "pack-fixture.h"
#include "tests/remove-folder.h"

typedef struct
{
  char *base;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->base = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *pending = g_build_filename (fixture->base, "packs", ".pending", NULL);

  /* No change may be left unfinished after a test. */
  g_assert_false (g_file_test (pending, G_FILE_TEST_EXISTS));
  test_remove_folder (fixture->base);
  g_free (fixture->base);
}

static void
write_own (const Fixture *fixture,
           const char    *name,
           GBytes        *bytes)
{
  g_autoptr (GBytes) owned = bytes;
  g_autofree char *path = g_build_filename (fixture->base, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (owned, NULL), (gssize)g_bytes_get_size (owned), NULL));
}

static char *
read_own (const Fixture *fixture,
          const char    *name)
{
  g_autofree char *path = g_build_filename (fixture->base, name, NULL);
  char            *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);

  return text;
}

static void
check_own (const Fixture *fixture,
           const char    *name,
           GBytes        *bytes)
{
  g_autoptr (GBytes) owned = bytes;
  g_autofree char *text = read_own (fixture, name);

  g_assert_nonnull (text);
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (owned, NULL), g_bytes_get_size (owned));
}

static gboolean
has_own (const Fixture *fixture,
         const char    *name)
{
  g_autofree char *text = read_own (fixture, name);

  return text != NULL;
}

/* Imports with the proposed choices. If `choice` is not -1, it replaces the choice of the first row. */
static void
install (const Fixture *fixture,
         RoboPack      *pack,
         int            choice)
{
  g_autoptr (RoboPackImport) import = robo_pack_import_new (fixture->base, pack);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) paths = NULL;

  if (choice >= 0)
    {
      RoboPackRow *row = import->rows->pdata[0];

      g_assert_true (robo_pack_row_allows (row, (RoboPackChoice)choice));
      row->choice = (RoboPackChoice)choice;
    }
  paths = robo_pack_import_apply (import, &error);
  g_assert_no_error (error);
  g_assert_nonnull (paths);
}

static RoboPack *
make_pack (guint       version,
           const char *arena_name)
{
  return fixture_pack (&(RoboPackWords){ .id = "night", .name = "Night", .version = version },
                       fixture_part (fixture_arena ("volcano", arena_name)),
                       fixture_part (fixture_modules ("lava", "Lava")),
                       fixture_part (fixture_rules ("hot", "lava")), NULL);
}

static void
check_fate (const Fixture    *fixture,
            RoboPack         *pack,
            RoboPackPartState state,
            RoboPackChoice    choice)
{
  g_autoptr (RoboPackImport) import = robo_pack_import_new (fixture->base, pack);
  const RoboPackRow *row = import->rows->pdata[0];

  g_assert_cmpint (row->state, ==, state);
  g_assert_cmpint (row->choice, ==, choice);
}

/* States */

static void
test_new (Fixture      *fixture,
          gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (GPtrArray) records = NULL;

  check_fate (fixture, pack, ROBO_PACK_NEW, ROBO_PACK_ADD);
  install (fixture, pack, -1);
  check_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Volcano"));
  check_own (fixture, "modules/lava.modules.xml", fixture_modules ("lava", "Lava"));
  check_own (fixture, "rules/hot.rules.xml", fixture_rules ("hot", "lava"));

  records = robo_pack_records_load (fixture->base);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpstr (((RoboPackRecord *)records->pdata[0])->name, ==, "Night");
  g_assert_cmpuint (((RoboPackRecord *)records->pdata[0])->entries->len, ==, 3);
}

static void
test_versions (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (RoboPack) one = make_pack (1, "Volcano");
  g_autoptr (RoboPack) two = make_pack (2, "Volcano II");
  g_autoptr (RoboPackRecord) record = NULL;

  install (fixture, one, -1);
  check_fate (fixture, one, ROBO_PACK_SAME, ROBO_PACK_SKIP);
  check_fate (fixture, two, ROBO_PACK_NEWER, ROBO_PACK_REPLACE);
  install (fixture, two, -1);
  check_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Volcano II"));
  check_fate (fixture, one, ROBO_PACK_OLDER, ROBO_PACK_SKIP);
  install (fixture, one, -1);

  record = robo_pack_record_load (fixture->base, "night");
  g_assert_cmpuint (record->version, ==, 2);
  g_assert_cmpuint (record->entries->len, ==, 3);
}

static void
test_changed (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboPack) one = make_pack (1, "Volcano");
  g_autoptr (RoboPack) two = make_pack (2, "Volcano II");
  g_autofree char *copy = NULL;

  install (fixture, one, -1);
  write_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  check_fate (fixture, one, ROBO_PACK_CHANGED, ROBO_PACK_SKIP);
  check_fate (fixture, two, ROBO_PACK_CHANGED, ROBO_PACK_KEEP_BOTH);
  install (fixture, two, -1);
  check_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  copy = read_own (fixture, "arenas/volcano-2.arena.xml");
  g_assert_nonnull (strstr (copy, "volcano-2"));
  g_assert_nonnull (strstr (copy, "Volcano II"));

  /* From now on the pack is compared with the copy, not with the user's file. */
  check_fate (fixture, two, ROBO_PACK_SAME, ROBO_PACK_SKIP);
}

static void
test_other (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");

  /* An arena is found by its id, whatever the name of its file. */
  write_own (fixture, "arenas/my own.arena.xml", fixture_arena ("volcano", "Mine"));
  check_fate (fixture, pack, ROBO_PACK_OTHER, ROBO_PACK_KEEP_BOTH);
  install (fixture, pack, ROBO_PACK_REPLACE);
  check_own (fixture, "arenas/my own.arena.xml", fixture_arena ("volcano", "Volcano"));
  g_assert_false (has_own (fixture, "arenas/volcano.arena.xml"));
}

static void
test_same_loose (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (RoboPackRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  write_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Volcano"));
  check_fate (fixture, pack, ROBO_PACK_SAME, ROBO_PACK_SKIP);
  install (fixture, pack, -1);

  /* The arena was here before the pack, so it stays when the pack goes. */
  record = robo_pack_record_load (fixture->base, "night");
  g_assert_cmpuint (record->entries->len, ==, 2);
  g_assert_true (robo_pack_record_uninstall (record, fixture->base, TRUE, &error));
  g_assert_no_error (error);
  g_assert_true (has_own (fixture, "arenas/volcano.arena.xml"));
  g_assert_false (has_own (fixture, "rules/hot.rules.xml"));
}

static void
test_bundled (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboPack) pack =
    fixture_pack (&(RoboPackWords){ .id = "r", .name = "R" }, fixture_part (fixture_arena ("rome", "My Rome")), NULL);
  g_autoptr (RoboPackImport) import = robo_pack_import_new (fixture->base, pack);

  g_assert_false (robo_pack_row_allows (import->rows->pdata[0], ROBO_PACK_REPLACE));
  check_fate (fixture, pack, ROBO_PACK_BUNDLED, ROBO_PACK_KEEP_BOTH);
  install (fixture, pack, -1);
  g_assert_true (has_own (fixture, "arenas/rome-2.arena.xml"));
}

/* Ids */

static void
test_keep_both_follows (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autofree char *rules = NULL;

  write_own (fixture, "modules/lava.modules.xml", fixture_modules ("lava", "My lava"));
  install (fixture, pack, -1);

  check_own (fixture, "modules/lava.modules.xml", fixture_modules ("lava", "My lava"));
  g_assert_true (has_own (fixture, "modules/lava-2.modules.xml"));
  rules = read_own (fixture, "rules/hot.rules.xml");
  g_assert_nonnull (strstr (rules, "lava-2"));
  g_assert_null (strstr (rules, "'lava'"));
}

/* In a former version two files could get the same id, so that rules used the wrong file. */
static void
test_one_id_each (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboPack) pack = fixture_pack (&(RoboPackWords){ .id = "m", .name = "M" },
                                            fixture_part (fixture_modules ("lava", "Other")), NULL);
  g_autofree char *folder = g_build_filename (fixture->base, "modules", NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  write_own (fixture, "modules/lava.modules.xml", fixture_modules ("magma", "Magma"));
  write_own (fixture, "modules/x.modules.xml", fixture_modules ("lava", "Lava"));
  install (fixture, pack, -1);
  dir = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename ("modules", name, NULL);
      g_autofree char *text = read_own (fixture, path);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      g_assert_true (g_hash_table_add (ids, robo_pack_kind_dup_id (ROBO_PACK_MODULES, bytes)));
    }
  g_assert_cmpuint (g_hash_table_size (ids), ==, 3);
  g_assert_true (g_hash_table_contains (ids, "lava-2"));
}

static void
test_name_in_use (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboPack) pack = fixture_pack (&(RoboPackWords){ .id = "m", .name = "M" },
                                            fixture_part (fixture_modules ("lava", "Lava")),
                                            fixture_part (fixture_rules ("hot", "lava")), NULL);
  g_autofree char *rules = NULL;

  /* Rules would look for the set by a file name that another set has, so the set needs another id. */
  write_own (fixture, "modules/lava.modules.xml", fixture_modules ("magma", "Magma"));
  check_fate (fixture, pack, ROBO_PACK_NEW, ROBO_PACK_ADD);
  install (fixture, pack, -1);
  g_assert_true (has_own (fixture, "modules/lava-2.modules.xml"));
  rules = read_own (fixture, "rules/hot.rules.xml");
  g_assert_nonnull (strstr (rules, "lava-2"));
}

/* Loose files */

static void
test_loose (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);
  g_autoptr (RoboPackImport) import = NULL;
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) paths = NULL;

  g_ptr_array_add (parts, fixture_part (fixture_rules ("hot", "lava")));
  g_ptr_array_add (parts, fixture_part (fixture_modules ("lava", "Lava")));
  g_ptr_array_add (parts, fixture_part (fixture_modules ("lava", "Another lava")));
  import = robo_pack_import_new_for_parts (fixture->base, parts);
  g_assert_cmpint (((RoboPackRow *)import->rows->pdata[1])->state, ==, ROBO_PACK_NEW);
  g_assert_cmpint (((RoboPackRow *)import->rows->pdata[2])->state, ==, ROBO_PACK_OTHER);
  g_assert_false (robo_pack_row_allows (import->rows->pdata[2], ROBO_PACK_REPLACE));
  g_assert_cmpuint (robo_pack_import_count (import), ==, 3);
  paths = robo_pack_import_apply (import, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (paths[0], "/rules/hot.rules.xml"));
  g_assert_true (g_str_has_suffix (paths[2], "/modules/lava-2.modules.xml"));
  check_own (fixture, "rules/hot.rules.xml", fixture_rules ("hot", "lava"));
  check_own (fixture, "modules/lava.modules.xml", fixture_modules ("lava", "Lava"));

  /* Loose files are not recorded as a pack. */
  records = robo_pack_records_load (fixture->base);
  g_assert_cmpuint (records->len, ==, 0);
}

static void
test_missing (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (RoboPackImport) import = robo_pack_import_new (fixture->base, pack);
  g_autoptr (GPtrArray) none = robo_pack_import_list_missing (import);
  g_autoptr (GPtrArray) missing = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  ((RoboPackRow *)import->rows->pdata[1])->choice = ROBO_PACK_SKIP;
  missing = robo_pack_import_list_missing (import);
  g_assert_cmpuint (missing->len, ==, 1);
  g_assert_cmpstr (((RoboPackRef *)missing->pdata[0])->id, ==, "lava");
}

/* Removing */

static void
test_remove (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (RoboPackRecord) record = NULL;
  g_autoptr (RoboPackRecord) gone = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) changed = NULL;

  install (fixture, pack, -1);
  write_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  record = robo_pack_record_load (fixture->base, "night");
  changed = robo_pack_record_dup_changed (record, fixture->base);
  g_assert_cmpuint (g_strv_length (changed), ==, 1);
  g_assert_cmpstr (changed[0], ==, "Mine");

  g_assert_true (robo_pack_record_uninstall (record, fixture->base, FALSE, &error));
  g_assert_no_error (error);
  check_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  g_assert_false (has_own (fixture, "modules/lava.modules.xml"));
  gone = robo_pack_record_load (fixture->base, "night");
  g_assert_null (gone);
}

static void
test_remove_changed (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (RoboPackRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  install (fixture, pack, -1);
  write_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  record = robo_pack_record_load (fixture->base, "night");
  g_assert_true (robo_pack_record_uninstall (record, fixture->base, TRUE, &error));
  g_assert_false (has_own (fixture, "arenas/volcano.arena.xml"));
}

/* Entries with paths outside the user's folders are ignored, as in a record that was changed by hand. */
static void
test_strange_record (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (RoboPackRecord) record = NULL;

  write_own (fixture, "packs/night.installed",
             fixture_text (g_strdup ("[Pack]\nVersion=1\n[Part 1]\nKind=arena\nId=a\nOwnId=a\n"
                                     "File=../precious.arena.xml\nDigest=0\nOrigin=0\n"
                                     "[Part 2]\nKind=arena\nId=b\nOwnId=b\n"
                                     "File=arenas/../../b.arena.xml\nDigest=0\nOrigin=0\n")));
  record = robo_pack_record_load (fixture->base, "night");
  g_assert_cmpuint (record->entries->len, ==, 0);
}

/* Failures */

static void
test_failure (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboPack) pack = make_pack (1, "Volcano");
  g_autoptr (RoboPackImport) import = robo_pack_import_new (fixture->base, pack);
  g_autofree char *blocked = g_build_filename (fixture->base, "rules", NULL);
  g_autofree char *target = g_build_filename (blocked, "hot.rules.xml", NULL);
  g_autoptr (GError) error = NULL;

  write_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  ((RoboPackRow *)import->rows->pdata[0])->choice = ROBO_PACK_REPLACE;
  ((RoboPackRow *)import->rows->pdata[0])->name = g_strdup ("arenas/volcano.arena.xml");
  /* Put a folder where the last part is to be written. When this fails, the other parts have been written. */
  g_assert_cmpint (g_mkdir_with_parents (target, 0700), ==, 0);
  ((RoboPackRow *)import->rows->pdata[2])->choice = ROBO_PACK_REPLACE;
  ((RoboPackRow *)import->rows->pdata[2])->name = g_strdup ("rules/hot.rules.xml");

  g_assert_null (robo_pack_import_apply (import, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_suffix (error->message, "."));
  check_own (fixture, "arenas/volcano.arena.xml", fixture_arena ("volcano", "Mine"));
  g_assert_false (has_own (fixture, "modules/lava.modules.xml"));
  g_assert_false (has_own (fixture, "packs/night.installed"));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture      *fixture,
                  gconstpointer data);
  } tests[] = {
    { "new-part/is-added-and-recorded", test_new },
    { "other-version/is-marked-newer-or-older", test_versions },
    { "file-changed-by-the-user/is-kept", test_changed },
    { "other-file-with-the-same-id/is-replaced-and-keeps-its-file-name", test_other },
    { "file-that-was-there-before-the-pack/stays-when-the-pack-is-removed", test_same_loose },
    { "arena-with-the-id-of-a-bundled-arena/gets-another-id", test_bundled },
    { "keep-both/other-parts-name-the-new-id", test_keep_both_follows },
    { "keep-both/new-id-is-in-no-other-file", test_one_id_each },
    { "module-set-with-a-used-file-name/gets-another-id", test_name_in_use },
    { "files-without-a-pack/are-imported-but-not-recorded-as-a-pack", test_loose },
    { "skipped-part/is-listed-as-missing-for-other-parts", test_missing },
    { "remove/keeps-files-that-the-user-changed", test_remove },
    { "remove-changed-files/deletes-the-changed-files", test_remove_changed },
    { "record-changed-by-hand/files-outside-the-users-folders-are-ignored", test_strange_record },
    { "failed-write/changes-no-file", test_failure },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/files/pack/pack-import/", tests[i].path, NULL);

      g_test_add (path, Fixture, NULL, set_up, tests[i].test, tear_down);
    }

  return g_test_run ();
}
