// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language.h"

#include <libintl.h>
#include <locale.h>

#include "files/xml/robo-languages.h"
#include "files/xml/robo-paths.h"

/* system_languages has the value of LANGUAGE before the program used another language, or NULL. */
static char *system_languages;

static void
bind (const char *locale_dir)
{
  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Sets the locale of a language for one category. Tries the language alone, the language in the country with the same
 * code (such as "de_DE") and, for "en", the United States, but no other countries. Returns whether the system has such
 * a locale. */
static gboolean
set_locale_of (int         category,
               const char *code)
{
  g_autofree char *country = g_ascii_strup (code, -1);
  g_autofree char *home = g_strdup_printf ("%s_%s.UTF-8", code, country);
  g_autofree char *full = g_strdup_printf ("%s.UTF-8", code);

  return setlocale (category, full) != NULL || setlocale (category, home) != NULL ||
         (g_str_equal (code, "en") && setlocale (category, "en_US.UTF-8") != NULL);
}

/* Returns TRUE if gettext ignores LANGUAGE in this locale. Before glibc 2.41, gettext ignored LANGUAGE only in the
 * locales C and POSIX. */
static gboolean
has_no_language (const char *locale)
{
  return locale == NULL || g_str_equal (locale, "C") || g_str_has_prefix (locale, "C.") || g_str_equal (locale, "POSIX");
}

/* Returns the languages of the desktop, for texts in files. Call this while the environment variables are those of the
 * desktop. */
static const char *const *
get_system_names (void)
{
  static char **names = NULL;

  if (names == NULL)
    names = g_strdupv ((char **)g_get_language_names ());

  return (const char *const *)names;
}

/* Uses the languages of the desktop. If the program has no catalog for the first of them, GTK must not use this
 * language either, because a mixed window is worse than an untranslated one. But texts in files are still shown in this
 * language if they are translated into it. */
static void
use_system (void)
{
  const char *const *names;

  g_setenv ("LANGUAGE", system_languages != NULL ? system_languages : "", TRUE);
  setlocale (LC_ALL, "");
  names = get_system_names ();
  if (gettext ("")[0] != '\0')
    {
      robo_languages_want (NULL);
      return;
    }

  robo_languages_want (names);
  g_setenv ("LANGUAGE", "en", TRUE);
  setlocale (LC_ALL, "");
}

/* Uses a language for the program and for texts in files. */
static void
use (const char *code)
{
  robo_languages_want (NULL);
  g_setenv ("LANGUAGE", code, TRUE);
  setlocale (LC_ALL, "");
  /* If the system has no locale for this language, use any locale in which gettext reads LANGUAGE. */
  if (!set_locale_of (LC_MESSAGES, code) && has_no_language (setlocale (LC_MESSAGES, NULL)) &&
      setlocale (LC_MESSAGES, "en_US.UTF-8") == NULL)
    setlocale (LC_MESSAGES, "C.UTF-8");
  set_locale_of (LC_TIME, code);
  /* Use the language for the numbers that people read. g_ascii_formatd() writes the numbers that programs read. */
  if (!set_locale_of (LC_NUMERIC, code) && g_str_equal (code, "en"))
    setlocale (LC_NUMERIC, "C");
}

void
robo_language_init (void)
{
  /* Let GLib decide now that contexts, plurals and GTK are translated. It decides this only once. In the locale C,
   * with which every program begins, GLib decides to translate them; in a language without a catalog of the program
   * it would decide the opposite. */
  g_dgettext (GETTEXT_PACKAGE, " ");

  bind (robo_paths_get_locale_dir ());
  system_languages = g_strdup (g_getenv ("LANGUAGE"));
  /* From now on LANGUAGE is in the environment, so a later change does not move memory that a thread may be reading. */
  use_system ();
}

void
robo_language_use (const char *code)
{
  g_return_if_fail (code != NULL);

  bind (robo_paths_get_locale_dir ());
  if (g_str_equal (code, ROBO_LANGUAGE_SYSTEM))
    {
      use_system ();
      return;
    }

  use (code);
}

void
robo_language_try (const char *code,
                   const char *locale_dir)
{
  g_return_if_fail (code != NULL);

  bind (locale_dir);
  use (code);
}
