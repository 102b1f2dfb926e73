// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-languages.h"

#include <string.h>

/* Lists the languages into which desktops are most often translated, sorted by id. Their names are not translated. */
static const struct
{
  const char *id;
  const char *name;
} languages[] = {
  { "ar", "العربية" },
  { "bg", "български" },
  { "ca", "català" },
  { "cs", "čeština" },
  { "da", "dansk" },
  { "de", "Deutsch" },
  { "el", "Ελληνικά" },
  { "en", "English" },
  { "eo", "Esperanto" },
  { "es", "español" },
  { "et", "eesti" },
  { "eu", "euskara" },
  { "fa", "فارسی" },
  { "fi", "suomi" },
  { "fr", "français" },
  { "ga", "Gaeilge" },
  { "gl", "galego" },
  { "he", "עברית" },
  { "hi", "हिन्दी" },
  { "hr", "hrvatski" },
  { "hu", "magyar" },
  { "id", "Indonesia" },
  { "is", "íslenska" },
  { "it", "italiano" },
  { "ja", "日本語" },
  { "ka", "ქართული" },
  { "ko", "한국어" },
  { "lt", "lietuvių" },
  { "lv", "latviešu" },
  { "nb", "norsk bokmål" },
  { "nl", "Nederlands" },
  { "pl", "polski" },
  { "pt", "português" },
  { "pt_BR", "português (Brasil)" },
  { "ro", "română" },
  { "ru", "русский" },
  { "sk", "slovenčina" },
  { "sl", "slovenščina" },
  { "sr", "српски" },
  { "sv", "svenska" },
  { "tr", "Türkçe" },
  { "uk", "українська" },
  { "vi", "Tiếng Việt" },
  { "zh_CN", "中文（简体）" },
  { "zh_TW", "中文（繁體）" },
};

const char *
robo_language_get_name (const char *language)
{
  g_return_val_if_fail (language != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (language, languages[i].id))
      return languages[i].name;

  return language;
}

char *
robo_language_dup_title (const char *language)
{
  const char      *name = robo_language_get_name (language);
  g_autofree char *first = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  /* If the language is unknown, return its code unchanged. */
  if (name == language)
    return g_strdup (name);

  first = g_utf8_strup (name, (gssize)(g_utf8_next_char (name) - name));

  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

char *
robo_language_dup_normal (const char *language)
{
  g_autofree char *head = NULL;
  char            *place;

  g_return_val_if_fail (language != NULL, NULL);

  if (!g_regex_match_simple ("^[A-Za-z]{2,8}([-_@][A-Za-z0-9]+)*(\\.[A-Za-z0-9-]+)?$", language, 0, 0))
    return NULL;

  head = g_strndup (language, strcspn (language, "."));
  g_strdelimit (head, "-", '_');
  place = strchr (head, '_');
  for (char *c = head; *c != '\0' && c != place; c++)
    *c = g_ascii_tolower (*c);
  if (place != NULL && strlen (place) == 3)
    for (char *c = place + 1; *c != '\0'; c++)
      *c = g_ascii_toupper (*c);

  return g_steal_pointer (&head);
}

const char *const *
robo_languages_get_known (void)
{
  static const char *known[G_N_ELEMENTS (languages) + 1];
  static gsize       is_made;

  if (g_once_init_enter (&is_made))
    {
      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        known[i] = languages[i].id;
      g_once_init_leave (&is_made, 1);
    }

  return known;
}

/* `wanted` has the wanted languages, which threads read, too; see robo_languages_want(). */
static const char *const *wanted;

const char *const *
robo_languages_get_wanted (void)
{
  const char *const *languages = g_atomic_pointer_get (&wanted);

  return languages != NULL ? languages : g_get_language_names ();
}

gboolean
robo_language_is_original (const char *language)
{
  return g_str_equal (language, "C") || g_str_equal (language, "en");
}

const char *
robo_languages_find_wanted (const char *const *languages)
{
  g_return_val_if_fail (languages != NULL, NULL);

  for (const char *const *name = robo_languages_get_wanted (); *name != NULL; name++)
    {
      if (g_strv_contains (languages, *name))
        return *name;
      if (robo_language_is_original (*name))
        return NULL;
    }

  return NULL;
}

void
robo_languages_want (const char *const *languages)
{
  g_atomic_pointer_set (&wanted, languages);
}
