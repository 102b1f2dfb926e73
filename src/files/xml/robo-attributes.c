// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-attributes.h"

static guint64
get_member (const RoboAttribute *attribute,
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

static void
set_member (const RoboAttribute *attribute,
            gpointer             values,
            guint64              value)
{
  switch (attribute->size)
    {
    case sizeof (guint8):
      G_STRUCT_MEMBER (guint8, values, attribute->offset) = (guint8)value;
      break;
    case sizeof (guint16):
      G_STRUCT_MEMBER (guint16, values, attribute->offset) = (guint16)value;
      break;
    case sizeof (guint32):
      G_STRUCT_MEMBER (guint32, values, attribute->offset) = (guint32)value;
      break;
    case sizeof (guint64):
      G_STRUCT_MEMBER (guint64, values, attribute->offset) = value;
      break;
    default:
      g_return_if_reached ();
    }
}

gboolean
robo_attributes_read (const RoboAttribute *attributes,
                      const xmlNode       *node,
                      gpointer             values,
                      RoboProblems        *problems)
{
  guint64 number;
  guint   word;

  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      if (attribute->is_optional && !robo_xml_has (node, attribute->name))
        continue;

      switch (attribute->kind)
        {
        case ROBO_ATTRIBUTE_NUMBER:
          if (!robo_xml_get_uint64 (node, attribute->name, attribute->min, attribute->max, &number, problems))
            return FALSE;
          set_member (attribute, values, number - attribute->base);
          break;
        case ROBO_ATTRIBUTE_WORD:
          if (!robo_xml_get_word (node, attribute->name, attribute->get_word, (guint)attribute->max + 1, &word,
                                  problems))
            return FALSE;
          set_member (attribute, values, word);
          break;
        case ROBO_ATTRIBUTE_TEXT:
          g_free (G_STRUCT_MEMBER (char *, values, attribute->offset));
          G_STRUCT_MEMBER (char *, values, attribute->offset) = robo_xml_dup_string (node, attribute->name);
          break;
        }
    }

  return TRUE;
}

void
robo_attributes_write (const RoboAttribute *attributes,
                       xmlNode             *node,
                       gconstpointer        values)
{
  for (const RoboAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      gboolean         is_text = attribute->kind == ROBO_ATTRIBUTE_TEXT;
      guint64          value = is_text ? 0 : get_member (attribute, values);
      g_autofree char *number = NULL;

      if (!is_text && attribute->is_optional && value == attribute->usual)
        continue;

      switch (attribute->kind)
        {
        case ROBO_ATTRIBUTE_NUMBER:
          number = g_strdup_printf ("%" G_GUINT64_FORMAT, value + attribute->base);
          robo_xml_set (node, attribute->name, number);
          break;
        case ROBO_ATTRIBUTE_WORD:
          robo_xml_set (node, attribute->name, attribute->get_word ((guint)value));
          break;
        case ROBO_ATTRIBUTE_TEXT:
          if (G_STRUCT_MEMBER (char *, values, attribute->offset) != NULL)
            robo_xml_set (node, attribute->name, G_STRUCT_MEMBER (char *, values, attribute->offset));
          break;
        }
    }
}
