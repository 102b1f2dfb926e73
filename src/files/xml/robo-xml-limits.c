// SPDX-License-Identifier: GPL-3.0-or-later
// Checks counts before the schema is used, because RELAX NG cannot count far and libxml2 is slow on long lists.
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-xml-edit.h"

/* A format has at most this many limits. */
#define MAX_LIMITS 16

const RoboXmlLimit *
robo_xml_find_limit (const RoboXmlFormat *format,
                     const char          *element)
{
  for (const RoboXmlLimit *limit = format->limits; limit != NULL && limit->element != NULL; limit++)
    {
      if (strcmp (element, limit->element) == 0)
        return limit;
    }

  return NULL;
}

static guint
get_max_length (const RoboXmlLimit *limit)
{
  return limit != NULL && limit->max_length > 0 ? limit->max_length : ROBO_XML_MAX_TEXT;
}

char *
robo_xml_edit_dup_fitting (const RoboXmlFormat *format,
                           const char          *element,
                           const char          *text)
{
  guint max_length = get_max_length (robo_xml_find_limit (format, element));

  if (text == NULL || g_utf8_strlen (text, -1) <= (glong)max_length)
    return g_strdup (text);

  return g_utf8_substring (text, 0, (glong)max_length);
}

static gboolean
check_text (const xmlNode      *node,
            const RoboXmlLimit *limit,
            RoboProblems       *problems)
{
  guint            max_length = get_max_length (limit);
  gsize            n_bytes = 0;
  g_autofree char *text = NULL;

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
        n_bytes += strlen ((const char *)child->content);
    }
  /* Count characters only if there are too many bytes. */
  if (n_bytes <= max_length)
    return TRUE;

  text = robo_xml_dup_text (node);
  if (g_utf8_strlen (text, -1) <= (glong)max_length)
    return TRUE;

  robo_problems_add (problems, ROBO_PROBLEM_STRUCTURE, robo_xml_get_line (node),
                     /* Translators: %1$s is an XML element, %2$u a number well above one. */
                     _ ("The text in <%1$s> has more than %2$u characters. Make it shorter."), node->name, max_length);
  return FALSE;
}

/* Checks an element and its content. The depth of the recursion is limited to ROBO_XML_MAX_DEPTH. */
gboolean
robo_xml_check_limits (const xmlNode       *node,
                       const RoboXmlFormat *format,
                       RoboProblems        *problems)
{
  guint counts[MAX_LIMITS + 1] = { 0 }; /* counts of child elements by limit; the last count is for elements without
                                         * a limit of their own */

  if (!check_text (node, robo_xml_find_limit (format, (const char *)node->name), problems))
    return FALSE;

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      const RoboXmlLimit *limit;
      guint               row, max_count;

      if (!robo_xml_is_own (child, node->ns))
        continue;
      limit = robo_xml_find_limit (format, (const char *)child->name);
      row = limit != NULL && limit->max_count > 0 ? (guint)(limit - format->limits) : MAX_LIMITS;
      g_assert (row <= MAX_LIMITS);
      max_count = row == MAX_LIMITS ? ROBO_XML_MAX_CHILDREN : limit->max_count;
      if (++counts[row] > max_count)
        {
          if (row == MAX_LIMITS)
            robo_problems_add (problems, ROBO_PROBLEM_STRUCTURE, robo_xml_get_line (child),
                               /* Translators: %1$s is an XML element, %2$u a number well above one. */
                               _ ("<%1$s> has more than %2$u elements. Remove those you don’t need."),
                               node->name, max_count);
          else
            robo_problems_add (problems, ROBO_PROBLEM_STRUCTURE, robo_xml_get_line (child),
                               /* Translators: %1$s and %3$s are XML elements, %2$u is a number well above one. */
                               _ ("<%1$s> has more than %2$u <%3$s> elements. Remove those you don’t need."),
                               node->name, max_count, child->name);
          return FALSE;
        }
      if (!robo_xml_check_limits (child, format, problems))
        return FALSE;
    }

  return TRUE;
}
