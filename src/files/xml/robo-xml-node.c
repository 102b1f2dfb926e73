// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "base/robo-names.h"

/* Sentences quote at most this many characters of the content. */
#define MAX_SHOWN 80

/* Namespaces and versions */

char *
robo_xml_dup_namespace (const RoboXmlFormat *format)
{
  return g_strdup_printf (ROBO_XML_NAMESPACE "%s:%u", format->kind, format->version);
}

gboolean
robo_xml_is_format (const char          *uri,
                    const RoboXmlFormat *format)
{
  g_autofree char *expected = robo_xml_dup_namespace (format);

  return g_strcmp0 (uri, expected) == 0;
}

void
robo_xml_refuse_format (const char                 *uri,
                        const RoboXmlFormat *const *formats,
                        guint                       line,
                        RoboProblems               *problems)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *expected = NULL;

  for (guint i = 0; formats[i] != NULL; i++)
    {
      g_autofree char *prefix = g_strdup_printf (ROBO_XML_NAMESPACE "%s:", formats[i]->kind);
      guint            known = formats[i]->version;
      guint64          version;

      if (uri == NULL || !g_str_has_prefix (uri, prefix) ||
          !g_ascii_string_to_unsigned (uri + strlen (prefix), 10, known + 1, G_MAXUINT32, &version, NULL))
        continue;
      robo_problems_add (problems, ROBO_PROBLEM_NEWER_FORMAT, line,
                         /* Translators: %1$s is the name of a format (“arena”), %2$u is the version of the file, and
                          * %3$u is the version that this program knows. */
                         _ ("The file is in version %2$u of the “%1$s” format, but this Robodrome only knows version %3$u. Install a newer Robodrome."),
                         formats[i]->kind, (guint)version, known);
      return;
    }

  for (guint i = 0; formats[i] != NULL; i++)
    g_ptr_array_add (names, robo_xml_dup_namespace (formats[i]));
  g_ptr_array_add (names, NULL);
  expected = g_strjoinv (", ", (char **)names->pdata);
  if (uri == NULL)
    robo_problems_add (problems, ROBO_PROBLEM_UNKNOWN_FORMAT, line,
                       /* Translators: %s are XML namespaces, separated by commas. */
                       _ ("The first element has no namespace. Give it xmlns=\"…\" with one of these: %s."), expected);
  else
    robo_problems_add (problems, ROBO_PROBLEM_UNKNOWN_FORMAT, line,
                       /* Translators: The first %s is an XML namespace, the second such namespaces, separated by
                        * commas. */
                       _ ("The namespace “%s” can’t be used here. Use one of these: %s."), uri, expected);
}

/* Iteration */

gboolean
robo_xml_is_own (const xmlNode *node,
                 const xmlNs   *ns)
{
  return node->type == XML_ELEMENT_NODE && ns != NULL && node->ns != NULL && xmlStrEqual (node->ns->href, ns->href);
}

static xmlNode *
skip_to (xmlNode     *node,
         const xmlNs *ns,
         const char  *name)
{
  for (; node != NULL; node = node->next)
    {
      if (robo_xml_is_own (node, ns) && (name == NULL || robo_xml_is (node, name)))
        return node;
    }

  return NULL;
}

xmlNode *
robo_xml_get_first (const xmlNode *parent,
                    const char    *name)
{
  return skip_to (parent->children, parent->ns, name);
}

xmlNode *
robo_xml_get_next (const xmlNode *node,
                   const char    *name)
{
  return skip_to (node->next, node->ns, name);
}

xmlNode *
robo_xml_get_embedded (const xmlNode       *parent,
                       const RoboXmlFormat *format)
{
  g_autofree char *prefix = g_strdup_printf (ROBO_XML_NAMESPACE "%s:", format->kind);

  for (xmlNode *child = parent->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE && child->ns != NULL &&
          g_str_has_prefix ((const char *)child->ns->href, prefix))
        return child;
    }

  return NULL;
}

gboolean
robo_xml_is (const xmlNode *node,
             const char    *name)
{
  return strcmp ((const char *)node->name, name) == 0;
}

guint
robo_xml_get_line (const xmlNode *node)
{
  return (guint)MAX (xmlGetLineNo (node), 0);
}

/* Quotations */

char *
robo_xml_shorten (const char *text)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= MAX_SHOWN)
    return g_strdup (text);

  start = g_utf8_substring (text, 0, MAX_SHOWN);

  return g_strconcat (start, "…", NULL);
}

/* Attributes */

gboolean
robo_xml_has (const xmlNode *node,
              const char    *attribute)
{
  return xmlHasNsProp (node, (const xmlChar *)attribute, NULL) != NULL;
}

char *
robo_xml_dup_string (const xmlNode *node,
                     const char    *attribute)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *)attribute);
  char    *copy;

  if (value == NULL)
    return NULL;

  copy = g_strstrip (g_strdup ((const char *)value));
  xmlFree (value);

  return copy;
}

/* Returns the language of the element. XML writes "pt-BR", but msgfmt, which merges the catalogs, writes "pt_BR". */
char *
robo_xml_dup_language (const xmlNode *node)
{
  xmlChar *lang = xmlGetNsProp (node, (const xmlChar *)"lang", XML_XML_NAMESPACE);
  char    *language = lang != NULL ? g_strdelimit (g_strdup ((const char *)lang), "-", '_') : NULL;

  xmlFree (lang);

  return language;
}

/* Returns whether the bytes begin with a character for which robo_names_is_turn() returns TRUE. */
static gboolean
begins_turn (const char *bytes)
{
  return (guchar)bytes[0] == 0xe2 && ((guchar)bytes[1] == 0x80 || (guchar)bytes[1] == 0x81) &&
         robo_names_is_turn (g_utf8_get_char (bytes));
}

/* Returns the text of an element. The text is read in one pass, because it may be a megabyte of blanks. Direction
 * overrides are left out, because they would reverse the words that follow the text in a label. */
char *
robo_xml_dup_text (const xmlNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type != XML_TEXT_NODE && child->type != XML_CDATA_SECTION_NODE)
        continue;
      for (const char *more = (const char *)child->content; *more != '\0'; more++)
        {
          if (begins_turn (more))
            more += strlen ("\u202e") - 1;
          else if (!g_ascii_isspace (*more))
            g_string_append_c (text, *more);
          else if (text->len > 0 && text->str[text->len - 1] != ' ')
            g_string_append_c (text, ' ');
        }
    }
  if (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
robo_xml_refuse_value (const xmlNode *node,
                       const char    *attribute,
                       const char    *expected,
                       RoboProblems  *problems)
{
  g_autofree char *value = robo_xml_dup_string (node, attribute);
  g_autofree char *shown = value != NULL ? robo_xml_shorten (value) : NULL;

  if (value == NULL)
    robo_problems_add (problems, ROBO_PROBLEM_VALUE, robo_xml_get_line (node),
                       /* Translators: The first %s is an XML element, the second an attribute. */
                       _ ("<%s> is missing the attribute “%s”. Add it."), node->name, attribute);
  else
    robo_problems_add (problems, ROBO_PROBLEM_VALUE, robo_xml_get_line (node),
                       /* Translators: The first three %s are an element, an attribute and its value in XML; the last is
                        * a whole sentence that says what to write. */
                       _ ("In <%s>, the attribute “%s” can’t be “%s”. %s"), node->name, attribute, shown, expected);

  return FALSE;
}

gboolean
robo_xml_get_number (const xmlNode *node,
                     const char    *attribute,
                     guint64        min,
                     guint64        max,
                     guint64       *value,
                     RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);
  g_autofree char *expected = NULL;

  if (text != NULL && g_ascii_string_to_unsigned (text, 10, min, max, value, NULL))
    return TRUE;

  /* Translators: The first %u is the least value, the second the greatest. */
  expected = g_strdup_printf (_ ("Write a whole number from %u to %u."), (guint)min, (guint)MIN (max, G_MAXUINT));

  return robo_xml_refuse_value (node, attribute, expected, problems);
}
