// SPDX-License-Identifier: GPL-3.0-or-later
// Describes errors of the parser in words that help an author.
#include "config.h"

#include "robo-xml-private.h"

#include <glib/gi18n-lib.h>

/* Adds a problem that names the wrong part of the document, if libxml2 gives the name. Returns whether a problem was
 * added. */
static gboolean
add_named (RoboProblems *problems,
           RoboXmlError  error)
{
  guint line = (guint)MAX (error->line, 0);

  if (error->str1 == NULL || (error->code == XML_ERR_TAG_NAME_MISMATCH && error->str2 == NULL))
    return FALSE;

  switch (error->code)
    {
    case XML_ERR_TAG_NAME_MISMATCH:
      robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, (guint)MAX (error->line, 0),
                         /* Translators: %1$s and %3$s are names of XML elements, %2$d is a line. */
                         _ ("The element <%1$s> opened on line %2$d is closed by </%3$s>. Write </%1$s> where it ends."),
                         error->str1, error->int1, error->str2);
      break;

    case XML_ERR_ATTRIBUTE_REDEFINED:
    case XML_NS_ERR_ATTRIBUTE_REDEFINED:
      robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, line,
                         /* Translators: %s is the name of an XML attribute. */
                         _ ("The attribute “%s” appears twice. Remove one."), error->str1);
      break;

    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
      robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, line,
                         /* Translators: %s is the name of an XML entity, such as “eacute”. */
                         _ ("“&%s;” is unknown here. Write the character itself."), error->str1);
      break;

    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, line,
                         /* Translators: %s is a namespace prefix of XML. */
                         _ ("The prefix “%s:” is used but not declared. Declare it with xmlns:%s=\"…\" or remove it."),
                         error->str1, error->str1);
      break;

    default:
      return FALSE;
    }

  return TRUE;
}

static const char *
get_plain_sentence (gint code)
{
  switch (code)
    {
    case XML_ERR_DOCUMENT_EMPTY:
      return _ ("This isn’t XML: it doesn’t begin with a tag. Choose another file.");
    case XML_ERR_DOCUMENT_END:
      return _ ("Something follows the end of the last element. Remove it.");
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_CHARREF:
      return _ ("XML doesn’t allow this character. Remove it.");
    case XML_ERR_LT_IN_ATTRIBUTE:
      return _ ("The quotation mark at the end of an attribute is missing, or the attribute has a < in it. Add the "
                "mark, or write &lt; for the <.");
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return _ ("An attribute has no value in quotation marks. Write it like number=\"1\".");
    case XML_ERR_SPACE_REQUIRED:
    case XML_ERR_GT_REQUIRED:
      return _ ("An element’s attributes are malformed, perhaps because a quotation mark is missing. Write them like at=\"5,2\" number=\"1\", with spaces between them.");
    case XML_ERR_HYPHEN_IN_COMMENT:
      return _ ("A comment has -- in it, which XML doesn’t allow. Remove one of the two hyphens.");
    case XML_ERR_RESERVED_XML_NAME:
      return _ ("<?xml …?> must be the very first thing in a file. Remove everything before it, including spaces and blank lines.");
    default:
      return NULL;
    }
}

void
robo_xml_add_syntax_problem (RoboProblems *problems,
                             RoboXmlError  error)
{
  guint            line = (guint)MAX (error->line, 0);
  const char      *sentence = get_plain_sentence (error->code);
  g_autofree char *message = NULL;

  if (add_named (problems, error))
    return;
  if (sentence != NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, line, "%s", sentence);
      return;
    }

  message = g_strchomp (g_strdup (error->message != NULL ? error->message : ""));
  robo_problems_add (problems, ROBO_PROBLEM_SYNTAX, line,
                     /* Translators: %s is what the XML library says, in English. */
                     _ ("This isn’t well-formed XML (%s). Check this line in a text editor."), message);
}
