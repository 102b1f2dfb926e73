// SPDX-License-Identifier: GPL-3.0-or-later
// Tests ids and file names that are made from names, and the numbers that taken ones get.
#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gstdio.h>

#include "base/robo-slug.h"

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *slug;
  } rows[] = {
    { "Saw Blade", "saw-blade" },
    { "  Łódź 3!  ", "lodz-3" },
    { "Größer!", "grosser" },
    { "Don’t Don't", "dont-dont" },
    { "Жук 7", "7" },
    { "—", "thing" },
    { "", "thing" },
    { "A very long name that is longer than any id may be", "a-very-long-name-that-is-longer-than" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *slug = robo_slug_new (rows[i].name, "thing");

      g_assert_cmpstr (slug, ==, rows[i].slug);
    }
}

/* GLib writes “Ü” as “UE” for Germans, but two people must get the same id for the same name. */
static void
test_locale (void)
{
  static const char *const locales[] = { "C.UTF-8", "de_DE.UTF-8", "de_AT.UTF-8", "da_DK.UTF-8", "pl_PL.UTF-8" };
  g_autofree char         *german = g_str_to_ascii ("Übung für Anfänger", "de_DE");

  g_assert_cmpstr (german, ==, "UEbung fuer Anfaenger");
  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_autofree char *slug = NULL;

      if (setlocale (LC_ALL, locales[i]) == NULL)
        g_test_message ("no locale %s here", locales[i]);
      g_setenv ("LC_ALL", locales[i], TRUE);
      g_setenv ("LANGUAGE", locales[i], TRUE);
      slug = robo_slug_new ("Übung für Anfänger", "thing");
      g_assert_cmpstr (slug, ==, "ubung-fur-anfanger");
    }
  setlocale (LC_ALL, "C.UTF-8");
}

static gboolean
is_taken (const char *slug,
          gpointer    data)
{
  return g_strv_contains (data, slug);
}

static void
test_free (void)
{
  static const char long_wish[] = "a-wish-of-thirty-nine-characters-abcdef";
  const char       *taken[] = { "rome", "rome-2", "rome-4", long_wish, NULL };
  guint             number = 0;
  g_autofree char  *other = robo_slug_dup_free ("tokyo", is_taken, taken, &number);
  g_autofree char  *third = NULL;
  g_autofree char  *cut = NULL;

  g_assert_cmpstr (other, ==, "tokyo");
  g_assert_cmpuint (number, ==, 1);
  third = robo_slug_dup_free ("rome", is_taken, taken, &number);
  g_assert_cmpstr (third, ==, "rome-3");
  g_assert_cmpuint (number, ==, 3);
  g_assert_cmpuint (strlen (long_wish), ==, ROBO_SLUG_MAX);
  cut = robo_slug_dup_free (long_wish, is_taken, taken, NULL);
  g_assert_cmpstr (cut, ==, "a-wish-of-thirty-nine-characters-abcd-2");
}

/* Names of files may be longer and in any language; they are never cut within a character. */
static void
test_free_in_utf8 (void)
{
  static const char wish[] = "ein Name von zweiundvierzig Zeichen: öööööö";
  const char       *taken[] = { wish, NULL };
  g_autofree char  *found = robo_slug_dup_free (wish, is_taken, taken, NULL);

  g_assert_cmpstr (found, ==, "ein Name von zweiundvierzig Zeichen: ööööö-2");
  g_assert_cmpuint (strlen (found), <=, strlen (wish));
}

static void
test_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-slug-XXXXXX", NULL);
  g_autofree char *first = robo_slug_dup_free_path (folder, "rome", ".arena.xml", NULL);
  g_autofree char *expected = g_build_filename (folder, "rome.arena.xml", NULL);
  g_autofree char *second = NULL;
  g_autofree char *name = NULL;
  g_autofree char *slug = NULL;

  g_assert_cmpstr (first, ==, expected);
  g_assert_true (g_file_set_contents (first, "", 0, NULL));
  second = robo_slug_dup_free_path (folder, "rome", ".arena.xml", &slug);
  name = g_path_get_basename (second);
  g_assert_cmpstr (name, ==, "rome-2.arena.xml");
  g_assert_cmpstr (slug, ==, "rome-2");
  g_unlink (first);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/slug/names/become-plain-letters", test_names);
  g_test_add_func ("/base/slug/other-locale/gives-the-same-slug", test_locale);
  g_test_add_func ("/base/slug/slug-in-use/gets-the-next-free-number", test_free);
  g_test_add_func ("/base/slug/long-name-in-use/is-cut-between-characters", test_free_in_utf8);
  g_test_add_func ("/base/slug/path-in-use/gets-a-number", test_path);

  return g_test_run ();
}
