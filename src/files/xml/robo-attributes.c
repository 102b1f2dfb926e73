// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-attributes.h"

#include <glib/gi18n-lib.h>

guint64
robo_attribute_get_number (const RoboAttribute *attribute,
                           gconstpointer        values)
{
  if (attribute->size == sizeof (guint8))
    return G_STRUCT_MEMBER (guint8, values, attribute->offset);
  if (attribute->size == sizeof (guint16))
    return G_STRUCT_MEMBER (guint16, values, attribute->offset);

  return attribute->size == sizeof (guint32) ? G_STRUCT_MEMBER (guint32, values, attribute->offset)
                                             : G_STRUCT_MEMBER (guint64, values, attribute->offset);
}

void
robo_attribute_set_number (const RoboAttribute *attribute,
                           gpointer             values,
                           guint64              number)
{
  if (attribute->size == sizeof (guint8))
    G_STRUCT_MEMBER (guint8, values, attribute->offset) = (guint8)number;
  else if (attribute->size == sizeof (guint16))
    G_STRUCT_MEMBER (guint16, values, attribute->offset) = (guint16)number;
  else if (attribute->size == sizeof (guint32))
    G_STRUCT_MEMBER (guint32, values, attribute->offset) = (guint32)number;
  else
    G_STRUCT_MEMBER (guint64, values, attribute->offset) = number;
}

/* Kinds */

static gboolean
read_number (const RoboAttribute *attribute,
             const xmlNode       *node,
             gpointer             values,
             gconstpointer        context,
             RoboProblems        *problems)
{
  guint64 number;

  if (!robo_xml_get_number (node, attribute->name, attribute->min, attribute->max, &number, problems))
    return FALSE;

  robo_attribute_set_number (attribute, values, number - attribute->base);

  return TRUE;
}

static char *
dup_number (const RoboAttribute *attribute,
            gconstpointer        values,
            gconstpointer        context)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, robo_attribute_get_number (attribute, values) + attribute->base);
}

const RoboAttributeKind robo_number_kind = { read_number, dup_number };

static const char *
get_word (const RoboAttribute *attribute,
          guint                value)
{
  /* The last word stands for all greater values, too, because a gboolean may have any value. */
  return attribute->words != NULL ? attribute->words[MIN (value, attribute->max)] : attribute->get_word (value);
}

static gboolean
read_word (const RoboAttribute *attribute,
           const xmlNode       *node,
           gpointer             values,
           gconstpointer        context,
           RoboProblems        *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);
  g_autofree char *expected = NULL;
  g_autoptr (GString) words = NULL;

  for (guint i = 0; text != NULL && i <= attribute->max; i++)
    {
      if (g_strcmp0 (get_word (attribute, i), text) == 0)
        {
          robo_attribute_set_number (attribute, values, i);
          return TRUE;
        }
    }

  words = g_string_new (NULL);
  for (guint i = 0; i <= attribute->max; i++)
    {
      if (get_word (attribute, i) != NULL)
        g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", get_word (attribute, i));
    }
  /* Translators: %s is words as in files, with blanks between them: n ne e se s sw w nw. */
  expected = g_strdup_printf (_ ("Use one of these: %s."), words->str);

  return robo_xml_refuse_value (node, attribute->name, expected, problems);
}

static char *
dup_word (const RoboAttribute *attribute,
          gconstpointer        values,
          gconstpointer        context)
{
  return g_strdup (get_word (attribute, (guint)robo_attribute_get_number (attribute, values)));
}

const RoboAttributeKind robo_word_kind = { read_word, dup_word };

static gboolean
read_boolean (const RoboAttribute *attribute,
              const xmlNode       *node,
              gpointer             values,
              gconstpointer        context,
              RoboProblems        *problems)
{
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);
  gboolean         is_true = g_strcmp0 (text, "true") == 0;

  if (!is_true && g_strcmp0 (text, "false") != 0)
    return robo_xml_refuse_value (node, attribute->name, _ ("Write true or false."), problems);

  robo_attribute_set_number (attribute, values, (guint)is_true);

  return TRUE;
}

static char *
dup_boolean (const RoboAttribute *attribute,
             gconstpointer        values,
             gconstpointer        context)
{
  return g_strdup (robo_attribute_get_number (attribute, values) != 0 ? "true" : "false");
}

const RoboAttributeKind robo_boolean_kind = { read_boolean, dup_boolean };

static gboolean
read_text (const RoboAttribute *attribute,
           const xmlNode       *node,
           gpointer             values,
           gconstpointer        context,
           RoboProblems        *problems)
{
  g_free (G_STRUCT_MEMBER (char *, values, attribute->offset));
  G_STRUCT_MEMBER (char *, values, attribute->offset) = robo_xml_dup_string (node, attribute->name);

  return TRUE;
}

static char *
dup_text (const RoboAttribute *attribute,
          gconstpointer        values,
          gconstpointer        context)
{
  return g_strdup (G_STRUCT_MEMBER (char *, values, attribute->offset));
}

const RoboAttributeKind robo_text_kind = { read_text, dup_text };

/* Tables */

gboolean
robo_attributes_read (const RoboAttribute *attributes,
                      const xmlNode       *node,
                      gpointer             values,
                      gconstpointer        context,
                      RoboProblems        *problems)
{
  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      if ((!attribute->is_optional || robo_xml_has (node, attribute->name)) &&
          !attribute->kind->read (attribute, node, values, context, problems))
        return FALSE;
    }

  return TRUE;
}

void
robo_attributes_salvage (const RoboAttribute *attributes,
                         const xmlNode       *node,
                         gpointer             values,
                         gconstpointer        context)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);

  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      if (robo_xml_has (node, attribute->name))
        attribute->kind->read (attribute, node, values, context, ignored);
    }
}

void
robo_attributes_write (const RoboAttribute *attributes,
                       xmlNode             *node,
                       gconstpointer        values,
                       gconstpointer        context)
{
  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      g_autofree char *text = NULL;

      if (attribute->is_optional && robo_attribute_get_number (attribute, values) == attribute->usual)
        continue;
      text = attribute->kind->dup (attribute, values, context);
      if (text != NULL)
        robo_xml_set (node, attribute->name, text);
    }
}
