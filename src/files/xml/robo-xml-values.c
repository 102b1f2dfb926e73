// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* As much of something from a file as fits into a sentence. */
#define MAX_SHOWN 80

/*< private >
 * robo_xml_shorten:
 * @text: UTF-8
 *
 * Returns: (transfer full): @text, or its beginning with an ellipsis
 */
char *
robo_xml_shorten (const char *text)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= MAX_SHOWN)
    return g_strdup (text);

  start = g_utf8_substring (text, 0, MAX_SHOWN);

  return g_strconcat (start, "…", NULL);
}

/* Places */

static gboolean
parse_coordinate (const char *text,
                  gsize       length,
                  guint       max,
                  guint      *value)
{
  if (length < 1 || length > 2 || text[0] == '0')
    return FALSE;

  *value = 0;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      *value = *value * 10 + (guint)g_ascii_digit_value (text[i]);
    }

  return *value <= max;
}

gboolean
robo_place_parse (const char *text,
                  guint       columns,
                  guint       rows,
                  guint      *space)
{
  const char *comma = strchr (text, ',');
  guint       column, row;

  if (comma == NULL ||
      !parse_coordinate (text, (gsize)(comma - text), columns, &column) ||
      !parse_coordinate (comma + 1, strlen (comma + 1), rows, &row))
    return FALSE;

  *space = (row - 1) * columns + column - 1;
  return TRUE;
}

char *
robo_place_to_file (guint space,
                    guint columns)
{
  return g_strdup_printf ("%u,%u", space % columns + 1, space / columns + 1);
}

char *
robo_place_to_text (guint space,
                    guint columns)
{
  return g_strdup_printf ("%u|%u", space % columns + 1, space / columns + 1);
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

/* In one pass: a megabyte of blanks is a text, too. */
static void
append_collapsed (GString    *text,
                  const char *more)
{
  for (; *more != '\0'; more++)
    {
      if (!g_ascii_isspace (*more))
        g_string_append_c (text, *more);
      else if (text->len > 0 && text->str[text->len - 1] != ' ')
        g_string_append_c (text, ' ');
    }
}

/* XML writes "pt-BR", but msgfmt, which merges our catalogues, writes "pt_BR". */
char *
robo_xml_dup_language (const xmlNode *node)
{
  xmlChar *lang = xmlGetNsProp (node, (const xmlChar *)"lang", XML_XML_NAMESPACE);
  char    *language = lang != NULL ? g_strdelimit (g_strdup ((const char *)lang), "-", '_') : NULL;

  xmlFree (lang);

  return language;
}

char *
robo_xml_dup_text (const xmlNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
        append_collapsed (text, (const char *)child->content);
    }
  if (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_missing (const xmlNode *node,
             const char    *attribute,
             RoboProblems  *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_VALUE, robo_xml_get_line (node),
                     /* Translators: the first %s is an XML element, the second an attribute. */
                     _ ("<%s> lacks the attribute “%s”. Add it."), node->name, attribute);
}

static void
add_bad (const xmlNode *node,
         const char    *attribute,
         const char    *value,
         const char    *expected,
         RoboProblems  *problems)
{
  g_autofree char *shown = robo_xml_shorten (value);

  robo_problems_add (problems, ROBO_PROBLEM_VALUE, robo_xml_get_line (node),
                     /* Translators: element, attribute and value in XML, and a whole sentence that says what to write. */
                     _ ("In <%s> the attribute “%s” cannot be “%s”. %s"), node->name, attribute, shown, expected);
}

gboolean
robo_xml_get_uint (const xmlNode *node,
                   const char    *attribute,
                   guint          min,
                   guint          max,
                   guint         *value,
                   RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);
  g_autofree char *expected = NULL;
  guint64          number;

  if (text == NULL)
    {
      add_missing (node, attribute, problems);
      return FALSE;
    }

  if (g_ascii_string_to_unsigned (text, 10, min, max, &number, NULL))
    {
      *value = (guint)number;
      return TRUE;
    }

  /* Translators: the numbers are the least and the greatest value. */
  expected = g_strdup_printf (_ ("Write a whole number from %u to %u."), min, max);
  add_bad (node, attribute, text, expected, problems);
  return FALSE;
}

gboolean
robo_xml_get_boolean (const xmlNode *node,
                      const char    *attribute,
                      gboolean      *value,
                      RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);

  if (text == NULL)
    {
      add_missing (node, attribute, problems);
      return FALSE;
    }

  if (g_str_equal (text, "true") || g_str_equal (text, "false"))
    {
      *value = g_str_equal (text, "true");
      return TRUE;
    }

  add_bad (node, attribute, text, _ ("Write true or false."), problems);
  return FALSE;
}

static gboolean
get_dir (const xmlNode *node,
         const char    *attribute,
         gboolean       only_sides,
         RoboDir       *value,
         RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);
  RoboDir          dir;

  if (text == NULL)
    {
      add_missing (node, attribute, problems);
      return FALSE;
    }

  if (robo_dir_from_id (text, &dir) && (!only_sides || robo_dir_is_orthogonal (dir)))
    {
      *value = dir;
      return TRUE;
    }

  add_bad (node, attribute, text,
           only_sides ? _ ("Write one of n e s w.") : _ ("Write one of n ne e se s sw w nw."), problems);
  return FALSE;
}

gboolean
robo_xml_get_dir (const xmlNode *node,
                  const char    *attribute,
                  RoboDir       *value,
                  RoboProblems  *problems)
{
  return get_dir (node, attribute, FALSE, value, problems);
}

gboolean
robo_xml_get_side (const xmlNode *node,
                   const char    *attribute,
                   RoboDir       *value,
                   RoboProblems  *problems)
{
  return get_dir (node, attribute, TRUE, value, problems);
}

gboolean
robo_xml_get_place (const xmlNode *node,
                    const char    *attribute,
                    guint          columns,
                    guint          rows,
                    guint         *space,
                    RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);
  g_autofree char *expected = NULL;

  if (text == NULL)
    {
      add_missing (node, attribute, problems);
      return FALSE;
    }

  if (robo_place_parse (text, columns, rows, space))
    return TRUE;

  expected = g_strdup_printf (
    /* Translators: a place in a file is written column, comma, row; the numbers are how many columns and rows there are. */
    _ ("Write column,row like 4,2, with columns from 1 to %u and rows from 1 to %u."), columns, rows);
  add_bad (node, attribute, text, expected, problems);
  return FALSE;
}
