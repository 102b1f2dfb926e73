// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-patch-private.h"

#include <string.h>

/* Where things are in the text that is patched: elements, lines, indentation, remarks. */

guint
robo_xml_patch_get_element (RoboXmlPatch  *self,
                            const xmlNode *node)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->elements, node));

  g_assert (number > 0 && number <= self->starts->len);

  return number - 1;
}

const RoboXmlPiece *
robo_xml_patch_get_start (RoboXmlPatch  *self,
                          const xmlNode *node)
{
  guint element = robo_xml_patch_get_element (self, node);

  return &g_array_index (self->pieces, RoboXmlPiece, g_array_index (self->starts, guint, element));
}

const RoboXmlPiece *
robo_xml_patch_get_end (RoboXmlPatch  *self,
                        const xmlNode *node)
{
  guint element = robo_xml_patch_get_element (self, node);

  return &g_array_index (self->pieces, RoboXmlPiece, g_array_index (self->ends, guint, element));
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* The end of the line before and the indentation; nothing if something else is in the line before. */
gsize
robo_xml_patch_find_line_start (RoboXmlPatch *self,
                                gsize         at)
{
  gsize start = at;

  while (start > 0 && is_blank (self->text[start - 1]))
    start--;
  if (start == 0 || self->text[start - 1] != '\n')
    return at;
  start--;
  if (start > 0 && self->text[start - 1] == '\r')
    start--;

  return start;
}

gsize
robo_xml_patch_skip_blanks (RoboXmlPatch *self,
                            gsize         at)
{
  while (is_blank (self->text[at]))
    at++;

  return at;
}

gboolean
robo_xml_patch_is_line_end (RoboXmlPatch *self,
                            gsize         at)
{
  at = robo_xml_patch_skip_blanks (self, at);

  return at >= self->length || self->text[at] == '\n' || self->text[at] == '\r';
}

/* A remark behind an element in the same line belongs to it. */
gsize
robo_xml_patch_skip_remarks (RoboXmlPatch *self,
                             gsize         from)
{
  gsize at = from;

  while (!robo_xml_patch_is_line_end (self, at))
    {
      const char *end;

      at = robo_xml_patch_skip_blanks (self, at);
      if (!g_str_has_prefix (self->text + at, "<!--"))
        return from;
      end = strstr (self->text + at, "-->");
      if (end == NULL || memchr (self->text + at, '\n', (gsize)(end - self->text) - at) != NULL)
        return from;
      at = (gsize)(end - self->text) + 3;
    }

  return at;
}

static char *
dup_range (RoboXmlPatch *self,
           gsize         start,
           gsize         end)
{
  return g_strndup (self->text + start, end - start);
}

char *
robo_xml_patch_dup_indent (RoboXmlPatch  *self,
                           const xmlNode *node)
{
  gsize start = robo_xml_patch_get_start (self, node)->start;

  return dup_range (self, robo_xml_patch_find_line_start (self, start), start);
}
