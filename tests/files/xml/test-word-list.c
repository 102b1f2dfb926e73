// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "files/xml/robo-paths.h"
#include "files/xml/robo-word-list.h"

static void
assert_list (const char *items,
             const char *expected)
{
  g_auto (GStrv) parts = g_strsplit (items, "|", -1);
  g_autofree char *list = robo_word_list_dup ((const char *const *)parts);

  g_assert_cmpstr (list, ==, expected);
}

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "");
  /* Without this call gettext does not notice the change of LANGUAGE, since the locale is the same. */
  textdomain (GETTEXT_PACKAGE);
}

static void
test_lengths (void)
{
  const char *const none[] = { NULL };
  g_autofree char  *empty = robo_word_list_dup (none);

  g_assert_cmpstr (empty, ==, "");
  assert_list ("4", "4");
  assert_list ("Anna|Ben", "Anna and Ben");
  assert_list ("1|2|3|4", "1, 2, 3 and 4");
  /* Placeholders in items are not replaced. */
  assert_list ("50 %|%s|%1$s", "50 %, %s and %1$s");
}

static void
test_languages (void)
{
  speak ("de");
  assert_list ("1|2|3|4", "1, 2, 3 und 4");
  speak ("pl");
  assert_list ("1|2|3|4", "1, 2, 3 i 4");
  speak ("C");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  /* Translations must be there at the first lookup, because GLib checks only once whether there are any. */
  speak ("de");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_dgettext (GETTEXT_PACKAGE, "");
  speak ("C");

  g_test_add_func ("/files/xml/word-list/list-of-any-length/is-joined", test_lengths);
  g_test_add_func ("/files/xml/word-list/german-and-polish/join-with-their-conjunctions", test_languages);

  return g_test_run ();
}
