// SPDX-License-Identifier: GPL-3.0-or-later
// Writes packs as texts, and reads texts that were distorted, cut off or made up.
#include <string.h>

#include "base/robo-symbols.h"
#include "files/pack/robo-pack-gather.h"
#include "files/pack/robo-pack-text.h"
#include "pack-fixture.h"

static RoboPack *
make_volcano (void)
{
  const RoboPackWords words = { .name = "Volcano Night", .author = "Ann", .version = 3, .description = "Hot & short" };

  return fixture_pack (&words, fixture_part (fixture_rules ("volcano-rules", "lava")),
                       fixture_part (fixture_arena ("volcano", "Volcano")),
                       fixture_part (fixture_modules ("lava", "Lava")), NULL);
}

static void
test_round_trip (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autofree char *text = robo_pack_text_write (pack, ROBO_PACK_TEXT_MAX_SIZE);
  g_autofree char *message = g_strdup_printf ("Hi Ben,\n> look at this:\n> %s\nYours, Ann", text);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) again = NULL;
  g_autoptr (GBytes) bytes = robo_pack_to_bytes (pack);
  g_autoptr (GBytes) second = NULL;

  g_test_message ("%u letters", (guint)strlen (text));
  g_assert_true (g_str_has_prefix (text, "PACK! "));
  g_assert_true (g_str_has_suffix (text, " !PACK"));
  g_assert_true (robo_pack_text_looks_like (message));
  again = robo_pack_text_read (message, problems);
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_nonnull (again);
  second = robo_pack_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, second));
}

/* A QR code has no hyphens, and people write small letters. */
static void
test_other_letters (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autofree char *text = robo_pack_text_write (pack, ROBO_PACK_TEXT_MAX_SIZE);
  g_auto (GStrv) groups = g_strsplit (text, "-", -1);
  g_autofree char *code = g_strjoinv ("", groups);
  g_autofree char *small = g_ascii_strdown (code, -1);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) again = robo_pack_text_read (small, problems);

  g_assert_nonnull (again);
  g_assert_cmpuint (again->parts->len, ==, 3);
}

static void
test_limits (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();

  g_assert_null (robo_pack_text_write (pack, 100));
}

/* Hostile texts */

/* Compresses the content, whose strings end with zero bytes, as a program would that wants to harm. */
static char *
dup_made_up (guint8      version,
             const char *content,
             gsize       size)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW, 9);
  g_autofree guint8 *data = g_malloc (ROBO_SYMBOLS_MAX_SIZE);
  gsize              n_read, n_written;
  g_autoptr (GError) error = NULL;

  data[0] = version;
  g_assert_cmpint (g_converter_convert (G_CONVERTER (compressor), content, size, data + 1, ROBO_SYMBOLS_MAX_SIZE - 1,
                                        G_CONVERTER_INPUT_AT_END, &n_read, &n_written, &error),
                   ==, G_CONVERTER_FINISHED);
  g_assert_no_error (error);

  return robo_symbols_write ("PACK", data, n_written + 1);
}

static void
assert_refused (const char *text)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = robo_pack_text_read (text, problems);
  g_autoptr (GError) error = NULL;

  g_assert_null (pack);
  g_assert_false (robo_problems_check_plain (problems, &error));
  g_assert_cmpuint (strlen (error->message), >, 0);
}

#define ARENA                                                                                                    \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='5' rows='6'><name>A</name><terrain><row>.....</row>"   \
  "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain><features>"         \
  "<vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features>" \
  "</arena>"

typedef struct
{
  const char *name;
  const char *content;
  gsize       size;
} MadeUp;

#define MADE_UP(name, content)        \
  {                                   \
    name, content, sizeof content - 1 \
  }

static const MadeUp made_up[] = {
  MADE_UP ("without-fields", "\0"),
  MADE_UP ("without-parts", "a\0"
                            "1\0"
                            "A\0\0\0\0"),
  MADE_UP ("with-a-path-as-id", "../../a\0"
                                "1\0"
                                "A\0\0\0\0" ARENA "\0"),
  MADE_UP ("without-id", "\0"
                         "1\0"
                         "A\0\0\0\0" ARENA "\0"),
  MADE_UP ("of-version-0", "a\0"
                           "0\0"
                           "A\0\0\0\0" ARENA "\0"),
  MADE_UP ("with-a-version-of-20-digits", "a\0"
                                          "18446744073709551617\0"
                                          "A\0\0\0\0" ARENA "\0"),
  MADE_UP ("with-control-characters", "a\0"
                                      "1\0"
                                      "A\x1b[2J\0\0\0\0" ARENA "\0"),
  MADE_UP ("that-is-not-utf-8", "a\0"
                                "1\0"
                                "\xff\xfe\0\0\0\0" ARENA "\0"),
  MADE_UP ("with-a-part-that-is-no-xml", "a\0"
                                         "1\0"
                                         "A\0\0\0\0"
                                         "hello\0"),
  MADE_UP ("with-a-manifest-as-a-part", "a\0"
                                        "1\0"
                                        "A\0\0\0\0"
                                        "<pack xmlns='urn:x-robodrome:pack:1' id='a' version='1'/>\0"),
  MADE_UP ("with-xml-entities", "a\0"
                                "1\0"
                                "A\0\0\0\0"
                                "<!DOCTYPE arena [<!ENTITY x 'y'>]>" ARENA "\0"),
  MADE_UP ("without-an-end", "a\0"
                             "1\0"
                             "A\0\0\0\0" ARENA),
};

static void
test_made_up (gconstpointer data)
{
  const MadeUp    *what = data;
  g_autofree char *text = dup_made_up (1, what->content, what->size);

  assert_refused (text);
}

/* A few hundred letters would become many megabytes. */
static void
test_bomb (void)
{
  gsize            size = 2 * 1024 * 1024;
  g_autofree char *zeros = g_malloc0 (size);
  g_autofree char *text = dup_made_up (1, zeros, size);

  g_test_message ("%u letters", (guint)strlen (text));
  assert_refused (text);
}

static void
test_newer (void)
{
  static const char content[] = "a\0"
                                "1\0"
                                "A\0\0\0\0" ARENA "\0";
  g_autofree char  *text = dup_made_up (2, content, sizeof content - 1);
  g_autofree char  *good = dup_made_up (1, content, sizeof content - 1);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPack) pack = robo_pack_text_read (good, problems);

  g_assert_nonnull (pack);
  g_assert_null (robo_pack_text_read (text, problems));
  g_assert_nonnull (strstr (robo_problems_get (problems, 0)->sentence, "newer version"));
}

/* Whatever is missing at the end or wrong in the middle, the text is refused. */
static void
test_damaged (void)
{
  g_autoptr (RoboPack) pack = make_volcano ();
  g_autofree char *text = robo_pack_text_write (pack, ROBO_PACK_TEXT_MAX_SIZE);
  gsize            length = strlen (text);

  assert_refused ("");
  assert_refused ("Hello");
  for (gsize at = 0; at < length - 1; at += 7)
    {
      g_autofree char *cut = g_strndup (text, at);

      assert_refused (cut);
    }
  for (gsize at = 6; at < length - 6; at += 11)
    {
      g_autofree char *wrong = g_strdup (text);

      if (wrong[at] == '-')
        continue;
      wrong[at] = wrong[at] == 'Z' ? 'Y' : 'Z';
      assert_refused (wrong);
    }
}

/* Games */

static void
test_setup (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = fixture_arena ("volcano", "Volcano");
  g_autoptr (RoboArena) arena = robo_arena_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                                        problems);
  g_autoptr (GBytes) bundled_bytes = fixture_arena ("rome", "Rome");
  g_autoptr (RoboArena) bundled = robo_arena_load_memory (g_bytes_get_data (bundled_bytes, NULL),
                                                          g_bytes_get_size (bundled_bytes), problems);
  g_autoptr (GBytes) cards = fixture_modules ("lava", "Lava");
  g_autoptr (RoboModuleSet) lava =
    robo_module_set_load_memory (g_bytes_get_data (cards, NULL), g_bytes_get_size (cards), problems);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  RoboModuleSet *const sets[] = { standard, lava };
  g_autoptr (RoboModules) modules = robo_modules_new (sets, 2, problems);
  g_autoptr (RoboModules) usual = robo_modules_new (sets, 1, problems);
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);
  g_autoptr (RoboMatchSetup) plain = robo_match_setup_new (bundled);
  g_autoptr (GPtrArray) parts = NULL;
  RoboRules rules;

  robo_rules_init_standard (&rules);
  robo_match_setup_set_rules (setup, &rules, modules);
  robo_match_setup_set_rules (plain, &rules, usual);
  g_assert_false (robo_pack_setup_has_parts (plain));
  g_assert_true (robo_pack_setup_has_parts (setup));
  parts = robo_pack_gather_setup (setup, problems);
  g_assert_cmpuint (parts->len, ==, 2);
  g_assert_cmpstr (((RoboPackPart *)parts->pdata[0])->id, ==, "volcano");
  g_assert_cmpint (((RoboPackPart *)parts->pdata[1])->kind, ==, ROBO_PACK_MODULES);
  g_assert_cmpstr (((RoboPackPart *)parts->pdata[1])->id, ==, "lava");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/pack/pack-text/write-and-read/gives-the-same-pack", test_round_trip);
  g_test_add_func ("/files/pack/pack-text/small-letters-without-hyphens/are-read", test_other_letters);
  g_test_add_func ("/files/pack/pack-text/too-big-pack/has-no-text", test_limits);
  for (guint i = 0; i < G_N_ELEMENTS (made_up); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/pack/pack-text/forged-text-%s/is-refused", made_up[i].name);

      g_test_add_data_func (path, &made_up[i], test_made_up);
    }
  g_test_add_func ("/files/pack/pack-text/text-that-unpacks-to-megabytes/is-refused", test_bomb);
  g_test_add_func ("/files/pack/pack-text/newer-version/is-refused-with-a-reason", test_newer);
  g_test_add_func ("/files/pack/pack-text/damaged-text/is-refused", test_damaged);
  g_test_add_func ("/files/pack/gather/parts-of-a-game/are-only-the-users-arena-and-cards", test_setup);

  return g_test_run ();
}
