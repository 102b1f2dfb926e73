// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-patch-private.h"

#include <string.h>

/* Where in a text the pieces of XML are. The text has been read by libxml2 and has no DOCTYPE, so that only a few
 * cases are left, and each piece ends where the first end mark is. */

static gsize
find_after (const char *text,
            gsize       length,
            gsize       from,
            const char *mark)
{
  const char *found = g_strstr_len (text + from, (gssize)(length - from), mark);

  return found != NULL ? (gsize)(found - text) + strlen (mark) : length;
}

/* A > may stand in quotes. */
static gsize
find_tag_end (const char *text,
              gsize       length,
              gsize       from)
{
  char quote = '\0';

  for (gsize i = from; i < length; i++)
    {
      if (quote != '\0')
        quote = text[i] == quote ? '\0' : quote;
      else if (text[i] == '"' || text[i] == '\'')
        quote = text[i];
      else if (text[i] == '>')
        return i + 1;
    }

  return length;
}

static RoboXmlPiece
read_piece (const char *text,
            gsize       length,
            gsize       at)
{
  RoboXmlPiece piece = { .start = at, .element = -1 };
  const char  *here = text + at;

  if (*here != '<')
    {
      const char *next = memchr (here, '<', length - at);

      piece.kind = ROBO_XML_PIECE_TEXT;
      piece.end = next != NULL ? (gsize)(next - text) : length;
    }
  else if (g_str_has_prefix (here, "<!--"))
    {
      piece.kind = ROBO_XML_PIECE_OTHER;
      piece.end = find_after (text, length, at + 4, "-->");
    }
  else if (g_str_has_prefix (here, "<![CDATA["))
    {
      piece.kind = ROBO_XML_PIECE_TEXT;
      piece.end = find_after (text, length, at + 9, "]]>");
    }
  else if (here[1] == '?')
    {
      piece.kind = ROBO_XML_PIECE_OTHER;
      piece.end = find_after (text, length, at + 2, "?>");
    }
  else
    {
      piece.end = find_tag_end (text, length, at + 1);
      if (here[1] == '/')
        piece.kind = ROBO_XML_PIECE_END;
      else
        piece.kind = text[piece.end - 2] == '/' ? ROBO_XML_PIECE_EMPTY : ROBO_XML_PIECE_START;
    }

  return piece;
}

/*< private >
 * robo_xml_patch_scan:
 * @text: the text of a well-formed document without DOCTYPE, with a byte of 0 after it
 * @length: of it
 *
 * Cuts it. Elements are counted in the order of their start tags, from 0, as they stand in a tree of it.
 *
 * Returns: (transfer full): all pieces without gaps
 */
GArray *
robo_xml_patch_scan (const char *text,
                     gsize       length)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (RoboXmlPiece));
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (gint));
  gint n_elements = 0;

  for (gsize at = 0; at < length;)
    {
      RoboXmlPiece piece = read_piece (text, length, at);

      piece.parent = open->len > 0 ? g_array_index (open, gint, open->len - 1) : -1;
      if (piece.kind == ROBO_XML_PIECE_START || piece.kind == ROBO_XML_PIECE_EMPTY)
        piece.element = n_elements++;
      if (piece.kind == ROBO_XML_PIECE_START)
        g_array_append_val (open, piece.element);
      if (piece.kind == ROBO_XML_PIECE_END && open->len > 0)
        {
          piece.element = piece.parent;
          g_array_set_size (open, open->len - 1);
        }
      g_array_append_val (pieces, piece);
      at = piece.end;
    }

  return pieces;
}

/*< private >
 * robo_xml_patch_find_attribute:
 * @text: a document
 * @tag: a start tag in it
 * @name: as it is written
 * @value: (out): where its value is, without the quotes
 *
 * Returns: whether it is there; if not, @value is the place after the last attribute
 */
gboolean
robo_xml_patch_find_attribute (const char         *text,
                               const RoboXmlPiece *tag,
                               const char         *name,
                               RoboXmlRange       *value)
{
  gsize at = tag->start + 1;

  while (!g_ascii_isspace (text[at]) && text[at] != '>' && text[at] != '/')
    at++;
  *value = (RoboXmlRange){ at, at };

  while (at < tag->end)
    {
      gsize name_start, name_end, value_start;

      while (g_ascii_isspace (text[at]))
        at++;
      if (text[at] == '>' || text[at] == '/')
        return FALSE;

      name_start = at;
      at += strcspn (text + at, "= \t\r\n");
      name_end = at;
      at += strcspn (text + at, "\"'");
      value_start = at + 1;
      at = value_start + strcspn (text + value_start, text[at] == '"' ? "\"" : "'");
      if (name_end - name_start == strlen (name) && strncmp (text + name_start, name, strlen (name)) == 0)
        {
          *value = (RoboXmlRange){ value_start, at };
          return TRUE;
        }
      at++;
      *value = (RoboXmlRange){ at, at };
    }

  return FALSE;
}
