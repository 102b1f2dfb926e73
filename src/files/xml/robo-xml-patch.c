// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-patch.h"

#include <string.h>

#include "robo-xml-patch-private.h"

/* As the text has them: in the order of their start tags. */
static void
number_elements (GHashTable *elements,
                 xmlNode    *node)
{
  for (; node != NULL; node = node->next)
    {
      if (node->type != XML_ELEMENT_NODE)
        continue;
      g_hash_table_insert (elements, node, GUINT_TO_POINTER (g_hash_table_size (elements) + 1));
      number_elements (elements, node->children);
    }
}

static void
clear_change (gpointer data)
{
  g_free (((RoboXmlChange *)data)->text);
}

static void
index_tags (RoboXmlPatch *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const RoboXmlPiece *piece = &g_array_index (self->pieces, RoboXmlPiece, i);

      if (piece->element < 0)
        continue;
      if (piece->kind == ROBO_XML_PIECE_END)
        g_array_index (self->ends, guint, piece->element) = i;
      else
        {
          g_array_append_val (self->starts, i);
          g_array_append_val (self->ends, i);
        }
    }
}

RoboXmlPatch *
robo_xml_patch_new (GBytes *bytes,
                    xmlDoc *doc)
{
  RoboXmlPatch *self = g_new0 (RoboXmlPatch, 1);

  self->bytes = g_bytes_ref (bytes);
  self->length = g_bytes_get_size (bytes);
  self->text = g_strndup (g_bytes_get_data (bytes, NULL), self->length);
  self->pieces = robo_xml_patch_scan (self->text, self->length);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  self->elements = g_hash_table_new (NULL, NULL);
  self->opened = g_hash_table_new (NULL, NULL);
  self->changes = g_array_new (FALSE, FALSE, sizeof (RoboXmlChange));
  g_array_set_clear_func (self->changes, clear_change);
  number_elements (self->elements, doc->children);
  index_tags (self);

  return self;
}

void
robo_xml_patch_free (RoboXmlPatch *self)
{
  if (self == NULL)
    return;

  g_bytes_unref (self->bytes);
  g_free (self->text);
  g_array_unref (self->pieces);
  g_array_unref (self->starts);
  g_array_unref (self->ends);
  g_hash_table_unref (self->elements);
  g_hash_table_unref (self->opened);
  g_array_unref (self->changes);
  g_free (self);
}

/* Changes */

void
robo_xml_patch_add_change (RoboXmlPatch *self,
                           gsize         start,
                           gsize         end,
                           RoboXmlPhase  phase,
                           char         *text)
{
  RoboXmlChange change = { { start, end }, phase, self->changes->len, text };

  g_array_append_val (self->changes, change);
}

static char *
dup_escaped (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  GString         *result = g_string_new (escaped);

  g_string_replace (result, "&apos;", "'", 0);

  return g_string_free (result, FALSE);
}

/* Both kinds of quotes stay what they are. */
static char *
dup_attribute_value (const char *value,
                     char        quote)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);
  GString         *result = g_string_new (escaped);

  g_string_replace (result, quote == '\'' ? "&quot;" : "&apos;", quote == '\'' ? "\"" : "'", 0);
  g_string_replace (result, "\n", "&#10;", 0);
  g_string_replace (result, "\t", "&#9;", 0);

  return g_string_free (result, FALSE);
}

void
robo_xml_patch_set_attribute (RoboXmlPatch  *self,
                              const xmlNode *element,
                              const char    *attribute,
                              const char    *value)
{
  const RoboXmlPiece *tag = robo_xml_patch_get_start (self, element);
  g_autofree char    *text = NULL;
  RoboXmlRange        range;

  if (robo_xml_patch_find_attribute (self->text, tag, attribute, &range))
    {
      robo_xml_patch_add_change (self, range.start, range.end, ROBO_XML_PHASE_REPLACE,
                                 dup_attribute_value (value, self->text[range.start - 1]));
      return;
    }

  text = dup_attribute_value (value, '"');
  robo_xml_patch_add_change (self, range.start, range.start, ROBO_XML_PHASE_ATTRIBUTE,
                             g_strdup_printf (" %s=\"%s\"", attribute, text));
}

void
robo_xml_patch_remove_attribute (RoboXmlPatch  *self,
                                 const xmlNode *element,
                                 const char    *attribute)
{
  RoboXmlRange range;
  gsize        start;

  if (!robo_xml_patch_find_attribute (self->text, robo_xml_patch_get_start (self, element), attribute, &range))
    return;

  start = range.start - 1;
  while (start > 0 && (self->text[start - 1] == '=' || g_ascii_isspace (self->text[start - 1])))
    start--;
  start -= strlen (attribute);
  while (start > 0 && g_ascii_isspace (self->text[start - 1]))
    start--;
  robo_xml_patch_add_change (self, start, range.end + 1, ROBO_XML_PHASE_REPLACE, g_strdup (""));
}

static gboolean
is_only_space (RoboXmlPatch       *self,
               const RoboXmlPiece *piece)
{
  for (gsize i = piece->start; i < piece->end; i++)
    {
      if (!g_ascii_isspace (self->text[i]))
        return FALSE;
    }

  return TRUE;
}

void
robo_xml_patch_open_empty (RoboXmlPatch  *self,
                           const xmlNode *element,
                           const char    *before_end)
{
  const RoboXmlPiece *tag = robo_xml_patch_get_start (self, element);
  const char         *prefix = element->ns != NULL ? (const char *)element->ns->prefix : NULL;
  gsize               start = tag->end - 2;

  if (!g_hash_table_add (self->opened, (gpointer)element))
    return;

  while (g_ascii_isspace (self->text[start - 1]))
    start--;
  robo_xml_patch_add_change (self, start, tag->end, ROBO_XML_PHASE_OPEN, g_strdup (">"));
  robo_xml_patch_add_change (self, tag->end, tag->end, ROBO_XML_PHASE_CLOSE,
                             g_strdup_printf ("%s</%s%s%s>", before_end, prefix != NULL ? prefix : "",
                                              prefix != NULL ? ":" : "",
                                              (const char *)element->name));
}

void
robo_xml_patch_set_text (RoboXmlPatch  *self,
                         const xmlNode *element,
                         const char    *text)
{
  gint     number = (gint)robo_xml_patch_get_element (self, element);
  guint    first = g_array_index (self->starts, guint, number);
  guint    last = g_array_index (self->ends, guint, number);
  gboolean is_set = FALSE;

  if (first == last)
    robo_xml_patch_open_empty (self, element, "");

  for (guint i = first + 1; i < last; i++)
    {
      const RoboXmlPiece *piece = &g_array_index (self->pieces, RoboXmlPiece, i);

      if (piece->kind != ROBO_XML_PIECE_TEXT || piece->parent != number || is_only_space (self, piece))
        continue;
      robo_xml_patch_add_change (self, piece->start, piece->end, ROBO_XML_PHASE_REPLACE,
                                 is_set ? g_strdup ("") : dup_escaped (text));
      is_set = TRUE;
    }
  if (!is_set)
    {
      gsize at = robo_xml_patch_get_start (self, element)->end;

      robo_xml_patch_add_change (self, at, at, ROBO_XML_PHASE_INSERT, dup_escaped (text));
    }
}

void
robo_xml_patch_remove (RoboXmlPatch  *self,
                       const xmlNode *element)
{
  gsize start = robo_xml_patch_get_start (self, element)->start;
  gsize end = robo_xml_patch_get_end (self, element)->end;

  if (robo_xml_patch_is_line_end (self, end))
    {
      gsize line_start = robo_xml_patch_find_line_start (self, start);

      if (line_start < start)
        end = robo_xml_patch_skip_blanks (self, end);
      start = line_start;
    }
  robo_xml_patch_add_change (self, start, end, ROBO_XML_PHASE_REPLACE, g_strdup (""));
}

/* The result */

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const RoboXmlChange *left = a;
  const RoboXmlChange *right = b;

  if (left->range.start != right->range.start)
    return left->range.start < right->range.start ? -1 : 1;
  if (left->phase != right->phase)
    return left->phase < right->phase ? -1 : 1;

  return left->order < right->order ? -1 : 1;
}

GBytes *
robo_xml_patch_apply (RoboXmlPatch *self)
{
  GString *result;
  gsize    at = 0;

  if (self->changes->len == 0)
    return g_bytes_ref (self->bytes);

  result = g_string_sized_new (self->length + 1024);
  g_array_sort (self->changes, compare_changes);
  for (guint i = 0; i < self->changes->len; i++)
    {
      const RoboXmlChange *change = &g_array_index (self->changes, RoboXmlChange, i);

      if (change->range.start > at)
        g_string_append_len (result, self->text + at, (gssize)(change->range.start - at));
      g_string_append (result, change->text);
      at = MAX (at, change->range.end);
    }
  g_string_append_len (result, self->text + at, (gssize)(self->length - at));

  return g_string_free_to_bytes (result);
}
