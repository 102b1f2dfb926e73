// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-slug.h"

#include <string.h>

#define NUMBER_LENGTH 3

char *
robo_slug_new (const char *name,
               const char *otherwise)
{
  /* Use a fixed locale: otherwise the id of a new arena would depend on the user's locale (“Ü” is “UE” in German). */
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  g_autoptr (GString) slug = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && slug->len < ROBO_SLUG_MAX - NUMBER_LENGTH; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (slug, g_ascii_tolower (*c));
      /* Skip question marks, each of which stands for a character that has no similar character in ASCII. */
      else if (*c != '\'' && *c != '?' && slug->len > 0 && slug->str[slug->len - 1] != '-')
        g_string_append_c (slug, '-');
    }
  while (slug->len > 0 && slug->str[slug->len - 1] == '-')
    g_string_truncate (slug, slug->len - 1);

  return g_strdup (slug->len > 0 ? slug->str : otherwise);
}

static char *
dup_numbered (const char *wish,
              guint       number)
{
  g_autofree char *ending = g_strdup_printf ("-%u", number);
  gsize            length = strlen (wish);
  gsize            max_length = MAX (length, ROBO_SLUG_MAX) - strlen (ending);

  /* File names may be in UTF-8, so don't cut within a character. */
  while (length > max_length)
    {
      const char *before = g_utf8_find_prev_char (wish, wish + length);

      length = before != NULL ? (gsize)(before - wish) : 0;
    }

  return g_strdup_printf ("%.*s%s", (int)length, wish, ending);
}

char *
robo_slug_dup_free (const char       *wish,
                    RoboSlugTakenFunc is_taken,
                    gpointer          data,
                    guint            *number)
{
  g_autofree char *tried = g_strdup (wish);
  guint            n = 1;

  while (is_taken (tried, data))
    {
      g_free (tried);
      tried = dup_numbered (wish, ++n);
    }
  if (number != NULL)
    *number = n;

  return g_steal_pointer (&tried);
}

typedef struct
{
  const char *folder;
  const char *suffix;
} Place;

static char *
dup_path (const Place *place,
          const char  *slug)
{
  g_autofree char *name = g_strconcat (slug, place->suffix, NULL);

  return g_build_filename (place->folder, name, NULL);
}

static gboolean
has_file (const char *slug,
          gpointer    data)
{
  g_autofree char *path = dup_path (data, slug);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

char *
robo_slug_dup_free_path (const char *folder,
                         const char *wish,
                         const char *suffix,
                         char      **slug)
{
  Place            place = { folder, suffix };
  g_autofree char *found = robo_slug_dup_free (wish, has_file, &place, NULL);
  char            *path = dup_path (&place, found);

  if (slug != NULL)
    *slug = g_steal_pointer (&found);

  return path;
}
