// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-attributes.h"

guint64
robo_attribute_get_number (const RoboAttribute *attribute,
                           gconstpointer        values)
{
  switch (attribute->size)
    {
    case sizeof (guint8):
      return G_STRUCT_MEMBER (guint8, values, attribute->offset);
    case sizeof (guint16):
      return G_STRUCT_MEMBER (guint16, values, attribute->offset);
    case sizeof (guint32):
      return G_STRUCT_MEMBER (guint32, values, attribute->offset);
    case sizeof (guint64):
      return G_STRUCT_MEMBER (guint64, values, attribute->offset);
    default:
      g_return_val_if_reached (0);
    }
}

void
robo_attribute_set_number (const RoboAttribute *attribute,
                           gpointer             values,
                           guint64              number)
{
  switch (attribute->size)
    {
    case sizeof (guint8):
      G_STRUCT_MEMBER (guint8, values, attribute->offset) = (guint8)number;
      break;
    case sizeof (guint16):
      G_STRUCT_MEMBER (guint16, values, attribute->offset) = (guint16)number;
      break;
    case sizeof (guint32):
      G_STRUCT_MEMBER (guint32, values, attribute->offset) = (guint32)number;
      break;
    case sizeof (guint64):
      G_STRUCT_MEMBER (guint64, values, attribute->offset) = number;
      break;
    default:
      g_return_if_reached ();
    }
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

  if (!robo_xml_get_uint64 (node, attribute->name, attribute->min, attribute->max, &number, problems))
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

static gboolean
read_word (const RoboAttribute *attribute,
           const xmlNode       *node,
           gpointer             values,
           gconstpointer        context,
           RoboProblems        *problems)
{
  guint word;

  if (!robo_xml_get_word (node, attribute->name, attribute->get_word, (guint)attribute->max + 1, &word, problems))
    return FALSE;

  robo_attribute_set_number (attribute, values, word);

  return TRUE;
}

static char *
dup_word (const RoboAttribute *attribute,
          gconstpointer        values,
          gconstpointer        context)
{
  return g_strdup (attribute->get_word ((guint)robo_attribute_get_number (attribute, values)));
}

const RoboAttributeKind robo_word_kind = { read_word, dup_word };

static gboolean
read_boolean (const RoboAttribute *attribute,
              const xmlNode       *node,
              gpointer             values,
              gconstpointer        context,
              RoboProblems        *problems)
{
  gboolean value;

  if (!robo_xml_get_boolean (node, attribute->name, &value, problems))
    return FALSE;

  robo_attribute_set_number (attribute, values, (guint)value);

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

static gboolean
is_left_out (const RoboAttribute *attribute,
             const xmlNode       *node)
{
  return attribute->is_optional && !robo_xml_has (node, attribute->name);
}

gboolean
robo_attributes_read (const RoboAttribute *attributes,
                      const xmlNode       *node,
                      gpointer             values,
                      gconstpointer        context,
                      RoboProblems        *problems)
{
  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      if (!is_left_out (attribute, node) && !attribute->kind->read (attribute, node, values, context, problems))
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
