// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* As much of something from a file as fits into a sentence. */
#define MAX_SHOWN 80

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

/* XML writes "pt-BR", but msgfmt, which merges our catalogues, writes "pt_BR". */
char *
robo_xml_dup_language (const xmlNode *node)
{
  xmlChar *lang = xmlGetNsProp (node, (const xmlChar *)"lang", XML_XML_NAMESPACE);
  char    *language = lang != NULL ? g_strdelimit (g_strdup ((const char *)lang), "-", '_') : NULL;

  xmlFree (lang);

  return language;
}

/* In one pass: a megabyte of blanks is a text, too. */
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
          if (!g_ascii_isspace (*more))
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
                       /* Translators: the first %s is an XML element, the second an attribute. */
                       _ ("<%s> lacks the attribute “%s”. Add it."), node->name, attribute);
  else
    robo_problems_add (problems, ROBO_PROBLEM_VALUE, robo_xml_get_line (node),
                       /* Translators: element, attribute and value in XML, and a whole sentence that says what to write. */
                       _ ("In <%s> the attribute “%s” cannot be “%s”. %s"), node->name, attribute, shown, expected);

  return FALSE;
}

gboolean
robo_xml_get_uint64 (const xmlNode *node,
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

  /* Translators: the numbers are the least and the greatest value. */
  expected = g_strdup_printf (_ ("Write a whole number from %u to %u."), (guint)min, (guint)MIN (max, G_MAXUINT));

  return robo_xml_refuse_value (node, attribute, expected, problems);
}

gboolean
robo_xml_get_uint (const xmlNode *node,
                   const char    *attribute,
                   guint          min,
                   guint          max,
                   guint         *value,
                   RoboProblems  *problems)
{
  guint64 number;

  if (!robo_xml_get_uint64 (node, attribute, min, max, &number, problems))
    return FALSE;

  *value = (guint)number;

  return TRUE;
}

gboolean
robo_xml_get_word (const xmlNode  *node,
                   const char     *attribute,
                   RoboXmlWordFunc get_word,
                   guint           n_words,
                   guint          *value,
                   RoboProblems   *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *expected = NULL;

  for (guint i = 0; i < n_words; i++)
    {
      const char *word = get_word (i);

      if (word == NULL)
        continue;
      if (g_strcmp0 (text, word) == 0)
        {
          *value = i;
          return TRUE;
        }
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", word);
    }

  /* Translators: %s are words as in files, with blanks between: n ne e se s sw w nw. */
  expected = g_strdup_printf (_ ("Write one of %s."), words->str);

  return robo_xml_refuse_value (node, attribute, expected, problems);
}

gboolean
robo_xml_get_boolean (const xmlNode *node,
                      const char    *attribute,
                      gboolean      *value,
                      RoboProblems  *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute);

  if (text == NULL || (!g_str_equal (text, "true") && !g_str_equal (text, "false")))
    return robo_xml_refuse_value (node, attribute, _ ("Write true or false."), problems);

  *value = g_str_equal (text, "true");

  return TRUE;
}
