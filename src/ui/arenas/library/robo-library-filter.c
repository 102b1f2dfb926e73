// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-library-filter.h"

#include <string.h>

struct _RoboLibraryFilter
{
  GtkFilter parent_instance;

  RoboLibrarySection section;
  char              *language; /* nullable */
  char             **words;    /* nullable: words that an arena must have, case-folded */
};

G_DEFINE_FINAL_TYPE (RoboLibraryFilter, robo_library_filter, GTK_TYPE_FILTER)

static gboolean
has_word (RoboLibraryArena *entry,
          const char       *word)
{
  RoboArena       *arena = robo_library_arena_get_readable (entry);
  g_autofree char *name = g_path_get_basename (robo_library_arena_get_path (entry));
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *all = NULL;
  g_autofree char *folded = NULL;

  all = g_strjoin ("\n", robo_library_arena_get_title (entry), shown,
                   arena != NULL ? robo_arena_get_description (arena) : "",
                   arena != NULL ? robo_arena_get_author (arena) : "", NULL);
  folded = g_utf8_casefold (all, -1);

  return strstr (folded, word) != NULL;
}

static gboolean
robo_library_filter_match (GtkFilter *filter,
                           gpointer   item)
{
  RoboLibraryFilter *self = ROBO_LIBRARY_FILTER (filter);
  RoboLibraryArena  *entry = item;
  RoboArena         *arena;
  g_auto (GStrv) languages = NULL;

  if (self->section == ROBO_LIBRARY_BUNDLED && !robo_library_arena_is_bundled (entry))
    return FALSE;
  if (self->section == ROBO_LIBRARY_OWN && robo_library_arena_is_bundled (entry))
    return FALSE;
  if (self->language != NULL)
    {
      arena = robo_library_arena_get_readable (entry);
      languages = arena != NULL ? robo_arena_dup_languages (arena) : NULL;
      if (languages == NULL || !g_strv_contains ((const char *const *)languages, self->language))
        return FALSE;
    }

  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    if (!has_word (entry, self->words[i]))
      return FALSE;

  return TRUE;
}

static void
robo_library_filter_finalize (GObject *object)
{
  RoboLibraryFilter *self = ROBO_LIBRARY_FILTER (object);

  g_free (self->language);
  g_strfreev (self->words);

  G_OBJECT_CLASS (robo_library_filter_parent_class)->finalize (object);
}

static void
robo_library_filter_class_init (RoboLibraryFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = robo_library_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = robo_library_filter_match;
}

static void
robo_library_filter_init (RoboLibraryFilter *self)
{
}

RoboLibraryFilter *
robo_library_filter_new (void)
{
  return g_object_new (ROBO_TYPE_LIBRARY_FILTER, NULL);
}

RoboLibrarySection
robo_library_filter_get_section (RoboLibraryFilter *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_FILTER (self), ROBO_LIBRARY_ALL);

  return self->section;
}

void
robo_library_filter_set_section (RoboLibraryFilter *self,
                                 RoboLibrarySection section)
{
  g_return_if_fail (ROBO_IS_LIBRARY_FILTER (self));

  if (self->section == section)
    return;

  self->section = section;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

const char *
robo_library_filter_get_language (RoboLibraryFilter *self)
{
  g_return_val_if_fail (ROBO_IS_LIBRARY_FILTER (self), NULL);

  return self->language;
}

void
robo_library_filter_set_language (RoboLibraryFilter *self,
                                  const char        *language)
{
  g_return_if_fail (ROBO_IS_LIBRARY_FILTER (self));

  if (g_strcmp0 (self->language, language) == 0)
    return;

  g_free (self->language);
  self->language = g_strdup (language);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
robo_library_filter_set_words (RoboLibraryFilter *self,
                               const char        *words)
{
  g_autofree char *folded = NULL;

  g_return_if_fail (ROBO_IS_LIBRARY_FILTER (self));
  g_return_if_fail (words != NULL);

  folded = g_utf8_casefold (words, -1);
  g_strfreev (self->words);
  self->words = g_strsplit (folded, " ", -1);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
