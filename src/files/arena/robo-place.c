// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-place.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* ROBO_PROBLEM_NOWHERE is the same number as two constants of the engine, which robo-problem.h does not include. */
G_STATIC_ASSERT (ROBO_PROBLEM_NOWHERE == ROBO_NO_SPACE);
G_STATIC_ASSERT (ROBO_PROBLEM_NOWHERE == ROBO_NO_CARD);

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

static gboolean
read_place (const RoboAttribute *attribute,
            const xmlNode       *node,
            gpointer             values,
            gconstpointer        context,
            RoboProblems        *problems)
{
  const RoboGrid  *grid = context;
  g_autofree char *text = robo_xml_dup_string (node, attribute->name);
  g_autofree char *expected = NULL;
  guint            space;

  if (text != NULL && robo_place_parse (text, grid->columns, grid->rows, &space))
    {
      robo_attribute_set_number (attribute, values, space);
      return TRUE;
    }

  expected = g_strdup_printf (
    /* Translators: In a file, a space is written as its column, a comma and its row. The first %u is the number of
     * columns, the second the number of rows. */
    _ ("Write it as column,row, such as 4,2, with a column from 1 to %u and a row from 1 to %u."), grid->columns, grid->rows);

  return robo_xml_refuse_value (node, attribute->name, expected, problems);
}

static char *
dup_place (const RoboAttribute *attribute,
           gconstpointer        values,
           gconstpointer        context)
{
  return robo_place_to_file ((guint)robo_attribute_get_number (attribute, values),
                             ((const RoboGrid *)context)->columns);
}

const RoboAttributeKind robo_place_kind = { read_place, dup_place };

const char *
robo_side_get_word (guint side)
{
  return robo_dir_is_orthogonal (side) ? robo_dir_get_id (side) : NULL;
}
