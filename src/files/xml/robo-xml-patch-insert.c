// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-patch-private.h"

/* New elements: where the schema wants them, indented like their neighbours. */

/* As it is to stand below @element: with its prefix, every line with @indent. */
static char *
dup_markup (const xmlNode *element,
            const char    *markup,
            const char    *indent)
{
  const char *prefix = element->ns != NULL ? (const char *)element->ns->prefix : NULL;
  GString    *result = g_string_new (indent);

  for (const char *c = markup; *c != '\0'; c++)
    {
      if (*c == '\n' && indent[0] != '\0')
        {
          g_string_append (result, indent);
          continue;
        }
      g_string_append_c (result, *c);
      if (prefix == NULL || *c != '<' || c[1] == '!' || c[1] == '?')
        continue;
      if (c[1] == '/')
        g_string_append_c (result, *++c);
      g_string_append_printf (result, "%s:", prefix);
    }

  return g_string_free (result, FALSE);
}

void
robo_xml_patch_insert_before (RoboXmlPatch  *self,
                              const xmlNode *sibling,
                              const char    *markup)
{
  g_autofree char *indent = robo_xml_patch_dup_indent (self, sibling);
  gsize            at = robo_xml_patch_find_line_start (self, robo_xml_patch_get_start (self, sibling)->start);

  robo_xml_patch_add_change (self, at, at, ROBO_XML_PHASE_INSERT, dup_markup (sibling, markup, indent));
}

void
robo_xml_patch_insert_after (RoboXmlPatch  *self,
                             const xmlNode *sibling,
                             const char    *markup)
{
  g_autofree char *indent = robo_xml_patch_dup_indent (self, sibling);
  gsize            at = robo_xml_patch_skip_remarks (self, robo_xml_patch_get_end (self, sibling)->end);

  robo_xml_patch_add_change (self, at, at, ROBO_XML_PHASE_INSERT, dup_markup (sibling, markup, indent));
}

static char *
dup_child_indent (RoboXmlPatch  *self,
                  const xmlNode *parent)
{
  const xmlNode   *child = xmlFirstElementChild ((xmlNode *)parent);
  g_autofree char *indent = NULL;

  if (child != NULL)
    return robo_xml_patch_dup_indent (self, child);

  indent = robo_xml_patch_dup_indent (self, parent);

  return indent[0] != '\0' ? g_strconcat (indent, "  ", NULL) : g_strdup ("");
}

void
robo_xml_patch_append (RoboXmlPatch  *self,
                       const xmlNode *parent,
                       const char    *markup)
{
  const RoboXmlPiece *end = robo_xml_patch_get_end (self, parent);
  g_autofree char    *indent = dup_child_indent (self, parent);
  g_autofree char    *parent_indent = robo_xml_patch_dup_indent (self, parent);
  gsize               at = end->start;

  if (end->kind == ROBO_XML_PIECE_EMPTY)
    {
      robo_xml_patch_open_empty (self, parent, parent_indent);
      robo_xml_patch_add_change (self, end->end, end->end, ROBO_XML_PHASE_INSERT, dup_markup (parent, markup, indent));
      return;
    }

  while (g_ascii_isspace (self->text[at - 1]))
    at--;
  robo_xml_patch_add_change (self, at, at, ROBO_XML_PHASE_INSERT, dup_markup (parent, markup, indent));
  if (at == end->start && g_hash_table_add (self->opened, (gpointer)parent))
    robo_xml_patch_add_change (self, at, at, ROBO_XML_PHASE_CLOSE, g_strdup (parent_indent));
}

/* The last child before which nothing of @name can stand. */
static const xmlNode *
find_predecessor (const xmlNode     *parent,
                  const char *const *before)
{
  const xmlNode *last = NULL;

  for (const xmlNode *child = robo_xml_get_first (parent, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (g_strv_contains (before, (const char *)child->name))
        last = child;
    }

  return last;
}

void
robo_xml_patch_put (RoboXmlPatch      *patch,
                    const xmlNode     *parent,
                    const xmlNode     *after,
                    const char *const *before,
                    const char        *markup)
{
  const xmlNode *first = robo_xml_get_first (parent, NULL);

  if (after == NULL)
    after = find_predecessor (parent, before);

  if (after != NULL)
    robo_xml_patch_insert_after (patch, after, markup);
  else if (first != NULL)
    robo_xml_patch_insert_before (patch, first, markup);
  else
    robo_xml_patch_append (patch, parent, markup);
}
