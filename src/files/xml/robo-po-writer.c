// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-po-private.h"

#include <string.h>

static void
write_remark (GString    *out,
              const char *mark,
              const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    g_string_append_printf (out, "%s %s\n", mark, *line);
}

static void
write_quoted (GString    *out,
              const char *text,
              gssize      length)
{
  g_autofree char *part = length < 0 ? g_strdup (text) : g_strndup (text, length);

  g_string_append_c (out, '"');
  for (const char *c = part; *c != '\0'; c++)
    switch (*c)
      {
      case '"':
        g_string_append (out, "\\\"");
        break;
      case '\\':
        g_string_append (out, "\\\\");
        break;
      case '\n':
        g_string_append (out, "\\n");
        break;
      case '\t':
        g_string_append (out, "\\t");
        break;
      case '\r':
        g_string_append (out, "\\r");
        break;
      default:
        g_string_append_c (out, *c);
      }
  g_string_append (out, "\"\n");
}

/* Writes a text. If it has several lines, it begins below its keyword, and each line of the text is on a line of the
 * file. */
static void
write_text (GString    *out,
            const char *keyword,
            const char *text)
{
  const char *end = g_strstr_len (text, -1, "\n");

  g_string_append (out, keyword);
  g_string_append_c (out, ' ');
  if (end == NULL || end[1] == '\0')
    {
      write_quoted (out, text, -1);
      return;
    }

  g_string_append (out, "\"\"\n");
  for (const char *line = text; *line != '\0'; line = end)
    {
      end = g_strstr_len (line, -1, "\n");
      end = end != NULL ? end + 1 : line + strlen (line);
      write_quoted (out, line, end - line);
    }
}

GBytes *
robo_po_to_bytes (const RoboPo *self)
{
  GString *out = g_string_new ("msgid \"\"\n");

  write_text (out, "msgstr", self->header != NULL ? self->header : "");
  for (guint i = 0; i < self->entries->len; i++)
    {
      const RoboPoEntry *entry = g_ptr_array_index (self->entries, i);

      g_string_append_c (out, '\n');
      if (entry->comment != NULL)
        write_remark (out, "#.", entry->comment);
      if (entry->reference != NULL)
        write_remark (out, "#:", entry->reference);
      if (entry->is_fuzzy)
        g_string_append (out, "#, fuzzy\n");
      if (entry->context != NULL)
        write_text (out, "msgctxt", entry->context);
      write_text (out, "msgid", entry->id);
      if (entry->plural == NULL)
        {
          write_text (out, "msgstr", entry->translations[0]);
          continue;
        }

      write_text (out, "msgid_plural", entry->plural);
      for (guint form = 0; entry->translations[form] != NULL; form++)
        {
          g_autofree char *keyword = g_strdup_printf ("msgstr[%u]", form);

          write_text (out, keyword, entry->translations[form]);
        }
    }

  return g_string_free_to_bytes (out);
}
