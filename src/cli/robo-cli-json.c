// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-json.h"

#include <stdio.h>

typedef struct
{
  GString           *text;
  const char *const *lists;
  const char *const *words;
} Writer;

static void write_element (Writer        *self,
                           const xmlNode *node,
                           guint          depth);

static void
begin_line (Writer *self,
            guint   depth)
{
  g_string_append_c (self->text, '\n');
  for (guint i = 0; i < depth; i++)
    g_string_append (self->text, "  ");
}

static void
write_string (Writer     *self,
              const char *text)
{
  g_string_append_c (self->text, '"');
  for (const char *c = text; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      g_string_append_printf (self->text, "\\%c", *c);
    else if ((guchar)*c < 0x20)
      g_string_append_printf (self->text, "\\u%04x", (guchar)*c);
    else
      g_string_append_c (self->text, *c);
  g_string_append_c (self->text, '"');
}

static gboolean
is_list (Writer        *self,
         const xmlNode *node)
{
  return g_strv_contains (self->lists, (const char *)node->name);
}

/* Returns whether an element has only a list as its content. The list may be empty. */
static gboolean
is_only_list (Writer        *self,
              const xmlNode *node)
{
  const xmlNode *first = robo_xml_get_first (node, NULL);

  if (node->properties != NULL)
    return FALSE;
  for (const xmlNode *child = first; child != NULL; child = robo_xml_get_next (child, NULL))
    if (!is_list (self, child) || !xmlStrEqual (child->name, first->name))
      return FALSE;

  return TRUE;
}

/* Writes all siblings that have the same name as the first sibling. */
static void
write_array (Writer        *self,
             const xmlNode *first,
             guint          depth)
{
  const char *separator = "";

  g_string_append_c (self->text, '[');
  for (const xmlNode *node = first; node != NULL; node = robo_xml_get_next (node, (const char *)first->name))
    {
      g_string_append (self->text, separator);
      begin_line (self, depth + 1);
      write_element (self, node, depth + 1);
      separator = ",";
    }
  if (first != NULL)
    begin_line (self, depth);
  g_string_append_c (self->text, ']');
}

static void
write_element (Writer        *self,
               const xmlNode *node,
               guint          depth)
{
  const char *separator = "";

  if (is_only_list (self, node))
    {
      write_array (self, robo_xml_get_first (node, NULL), depth);
      return;
    }

  g_string_append_c (self->text, '{');
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      g_autofree char *value = robo_xml_dup_string (node, (const char *)attribute->name);
      /* Write a plus, or a zero before another digit, only in a string, because numbers in JSON have neither. */
      gboolean is_number = g_regex_match_simple ("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$", value, 0, 0);

      g_string_append (self->text, separator);
      begin_line (self, depth + 1);
      write_string (self, (const char *)attribute->name);
      g_string_append (self->text, ": ");
      if (is_number && !g_strv_contains (self->words, (const char *)attribute->name))
        g_string_append (self->text, value);
      else
        write_string (self, value);
      separator = ",";
    }
  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      const char *name = (const char *)child->name;

      /* Skip an element that was written in the array of its first sibling. */
      if (is_list (self, child) && robo_xml_get_first (node, name) != child)
        continue;
      g_string_append (self->text, separator);
      begin_line (self, depth + 1);
      write_string (self, name);
      g_string_append (self->text, ": ");
      if (is_list (self, child))
        write_array (self, child, depth + 1);
      else
        write_element (self, child, depth + 1);
      separator = ",";
    }
  begin_line (self, depth);
  g_string_append_c (self->text, '}');
}

void
robo_cli_print_json (xmlDoc            *doc,
                     const char *const *lists,
                     const char *const *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Writer writer = { text, lists, words };

  write_element (&writer, xmlDocGetRootElement (doc), 0);
  g_string_append_c (text, '\n');
  fputs (text->str, stdout);
}
