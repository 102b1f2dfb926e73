// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-texts.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-languages.h"
#include "robo-xml-edit.h"

typedef struct
{
  char *language; /* language as gettext writes it, "pt_BR"; NULL for the original */
  char *text;
} Text;

struct _RoboTexts
{
  GArray *texts; /* array of Text */
};

static void
clear_text (gpointer data)
{
  Text *text = data;

  g_free (text->language);
  g_free (text->text);
}

static RoboTexts *
new_empty (void)
{
  RoboTexts *self = g_new0 (RoboTexts, 1);

  self->texts = g_array_new (FALSE, FALSE, sizeof (Text));
  g_array_set_clear_func (self->texts, clear_text);

  return self;
}

static const char *
find_text (const RoboTexts *self,
           const char      *language)
{
  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *text = &g_array_index (self->texts, Text, i);

      if (g_strcmp0 (text->language, language) == 0)
        return text->text;
    }

  return NULL;
}

RoboTexts *
robo_texts_new_from_children (const xmlNode *parent,
                              const char    *name)
{
  /* Set no limits, because the schema has checked the limits. */
  return robo_texts_salvage_children (parent, name, G_MAXUINT, G_MAXUINT);
}

RoboTexts *
robo_texts_salvage_children (const xmlNode *parent,
                             const char    *name,
                             guint          max_length,
                             guint          max_count)
{
  RoboTexts *self = new_empty ();

  for (const xmlNode *node = robo_xml_get_first (parent, name); node != NULL && self->texts->len < max_count;
       node = robo_xml_get_next (node, name))
    {
      Text text = { robo_xml_dup_language (node), robo_xml_dup_text (node) };

      if (g_utf8_strlen (text.text, -1) > (glong)max_length)
        *g_utf8_offset_to_pointer (text.text, (glong)max_length) = '\0';
      /* If there are two texts in one language, use the first text. */
      if (text.text[0] != '\0' && find_text (self, text.language) == NULL)
        g_array_append_val (self->texts, text);
      else
        clear_text (&text);
    }

  return self;
}

void
robo_texts_free (RoboTexts *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->texts);
  g_free (self);
}

/* Originals count as English, so users of the locale C and users who prefer English get them. In the locale C, the text
 * of a bundled file comes from the program's catalog, because a catalog that is being tried out is newer than the
 * translations in the file. A text without any translation is the user's own; an equal message of the program would
 * mean something else. */
const char *
robo_texts_get (const RoboTexts *self)
{
  const char *original = find_text (self, NULL);
  gboolean    is_bundled = original != NULL && self->texts->len > 1;

  for (const char *const *language = robo_languages_get_wanted (); *language != NULL; language++)
    {
      const char *text = find_text (self, *language);

      if (text == NULL && g_str_equal (*language, "C"))
        text = is_bundled ? g_dgettext (GETTEXT_PACKAGE, original) : original;
      else if (text == NULL && g_str_equal (*language, "en"))
        text = original;
      if (text != NULL)
        return text;
    }

  if (original == NULL && self->texts->len > 0)
    return g_array_index (self->texts, Text, 0).text;

  return original;
}

const char *
robo_texts_get_in (const RoboTexts *self,
                   const char      *language)
{
  return find_text (self, language);
}

void
robo_texts_add_languages (const RoboTexts *self,
                          GHashTable      *languages)
{
  for (guint i = 0; i < self->texts->len; i++)
    {
      const char *language = g_array_index (self->texts, Text, i).language;

      if (language != NULL)
        g_hash_table_add (languages, g_strdup (language));
    }
}

GHashTable *
robo_texts_new_languages (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

char **
robo_texts_sort_languages (GHashTable *languages,
                           gboolean    with_original)
{
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_autoptr (GList) sorted = g_list_sort (g_hash_table_get_keys (languages), (GCompareFunc)strcmp);

  if (with_original)
    g_strv_builder_add (all, "");
  for (const GList *link = sorted; link != NULL; link = link->next)
    g_strv_builder_add (all, link->data);

  return g_strv_builder_end (all);
}

static void
append_text (RoboTexts  *self,
             const char *language,
             const char *text)
{
  Text copy = { g_strdup (language), g_strdup (text) };

  g_array_append_val (self->texts, copy);
}

RoboTexts *
robo_texts_with (const RoboTexts *self,
                 const char      *language,
                 const char      *text)
{
  RoboTexts *result = new_empty ();
  gboolean   is_set = text[0] == '\0';

  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *old = &g_array_index (self->texts, Text, i);

      if (g_strcmp0 (old->language, language) != 0)
        append_text (result, old->language, old->text);
      else if (!is_set)
        {
          append_text (result, language, text);
          is_set = TRUE;
        }
    }
  if (!is_set)
    append_text (result, language, text);

  return result;
}

RoboTexts *
robo_texts_copy (const RoboTexts *self)
{
  RoboTexts *result = new_empty ();

  for (guint i = 0; i < self->texts->len; i++)
    append_text (result, g_array_index (self->texts, Text, i).language, g_array_index (self->texts, Text, i).text);

  return result;
}

gboolean
robo_texts_equal (const RoboTexts *a,
                  const RoboTexts *b)
{
  if (a->texts->len != b->texts->len)
    return FALSE;

  for (guint i = 0; i < a->texts->len; i++)
    {
      const Text *text = &g_array_index (a->texts, Text, i);

      if (g_strcmp0 (text->text, find_text (b, text->language)) != 0)
        return FALSE;
    }

  return TRUE;
}

/* Writing */

void
robo_texts_write (const RoboTexts   *self,
                  xmlNode           *parent,
                  const char        *name,
                  const char *const *order)
{
  for (xmlNode *node = robo_xml_get_first (parent, name), *next = NULL; node != NULL; node = next)
    {
      g_autofree char *language = robo_xml_dup_language (node);
      g_autofree char *text = robo_xml_dup_text (node);
      const char      *wanted = find_text (self, language);

      next = robo_xml_get_next (node, name);
      if (wanted != NULL)
        robo_xml_edit_set_content (node, wanted);
      else if (text[0] != '\0')
        robo_xml_edit_remove (node);
    }

  for (guint i = 0; i < self->texts->len; i++)
    {
      const Text *text = &g_array_index (self->texts, Text, i);

      robo_xml_edit_set_text (parent, name, text->language, text->text, order);
    }
}
