// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-words.h"

#include <glib/gi18n.h>

#include "files/xml/robo-languages.h"

const char *
robo_library_words_get_origin (RoboLibraryArena *entry)
{
  /* Translators: An arena that came with the game is built-in; all other arenas are the user’s. */
  return robo_library_arena_is_bundled (entry) ? C_ ("arena", "Built-in") : C_ ("arena", "Yours");
}

char *
robo_library_words_dup_problems (RoboLibraryArena *entry)
{
  const RoboProblems *problems = robo_library_arena_get_problems (entry);
  guint               n_warnings = robo_problems_count (problems, ROBO_SEVERITY_WARNING);

  if (robo_library_arena_get_readable (entry) == NULL)
    return g_strdup (_ ("Can’t be read"));
  if (!robo_library_arena_is_playable (entry))
    return g_strdup (_ ("Can’t be played"));
  if (n_warnings > 0)
    /* Translators: %u is how many warnings there are about an arena. */
    return g_strdup_printf (ngettext ("%u warning", "%u warnings", n_warnings), n_warnings);

  return NULL;
}

char *
robo_library_words_dup_languages (RoboLibraryArena *entry)
{
  RoboArena *arena = robo_library_arena_get_readable (entry);
  g_auto (GStrv) languages = arena != NULL ? robo_arena_dup_languages (arena) : NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) shown = NULL;

  if (languages == NULL || languages[0] == NULL)
    return NULL;

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *title = robo_language_dup_title (languages[i]);

      g_strv_builder_add (names, title);
    }
  shown = g_strv_builder_end (names);

  /* Separate the names by commas, without an "and": each name is in its own language, not in the language of the
   * interface. */
  return g_strjoinv (C_ ("list", ", "), shown);
}
