/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "robo-svg-parts.h"

#include <string.h>

#define SPACES  " \t\r\n"
#define NOTHING G_MAXUINT16

/* Places in the text. */
typedef struct
{
  guint32 start;
  guint32 inside; /* after its first tag */
  guint32 end;
  guint16 outer; /* the element that it is in, or %NOTHING */
  guint16 name_length;
} Element;

struct _RoboSvgParts
{
  GBytes     *svg;
  GArray     *elements; /* Element, in the order in which they begin */
  GHashTable *ids;      /* text to the position of an element */
};

typedef enum
{
  LEAVE_OUT,
  TAGS, /* for something inside */
  WHOLE,
} Part;

static Element *
get_element (RoboSvgParts *self,
             guint         i)
{
  return &g_array_index (self->elements, Element, i);
}

/* Returns what follows after the next @last. */
static const char *
skip (const char *from,
      const char *last)
{
  const char *found = strstr (from, last);

  return found != NULL ? found + strlen (last) : from + strlen (from);
}

/* Returns the end of the tag, which is a sign before what follows. */
static const char *
read_attributes (RoboSvgParts *self,
                 const char   *at,
                 guint         element)
{
  while (*(at += strspn (at, SPACES "/")) != '>' && *at != '\0')
    {
      const char *name = at;
      gsize       length = strcspn (at, SPACES "=/>");

      at += length;
      at += strspn (at, SPACES "=");
      if (*at == '"' || *at == '\'')
        {
          const char *value = at + 1;
          const char *last = strchr (value, *at);

          if (last == NULL)
            return value + strlen (value);
          if (length == strlen ("id") && strncmp (name, "id", length) == 0)
            g_hash_table_insert (self->ids, g_strndup (value, last - value), GUINT_TO_POINTER (element));
          at = last + 1;
        }
    }

  return at;
}

/* Returns what follows the tag. */
static const char *
read_first_tag (RoboSvgParts *self,
                const char   *text,
                const char   *at,
                guint        *open)
{
  const gsize name_length = strcspn (at + 1, SPACES "/>");
  const guint position = self->elements->len;
  Element     element = { .start = at - text, .outer = *open, .name_length = name_length };
  const char *last = read_attributes (self, at + 1 + name_length, position);

  at = *last == '\0' ? last : last + 1;
  element.inside = element.end = at - text;
  g_array_append_val (self->elements, element);
  if (last[-1] != '/')
    *open = position;

  return at;
}

static void
read_elements (RoboSvgParts *self,
               const char   *text)
{
  const char *at = text;
  guint       open = NOTHING;

  while ((at = strchr (at, '<')) != NULL && self->elements->len < NOTHING)
    {
      if (g_str_has_prefix (at, "<!--"))
        at = skip (at, "-->");
      else if (g_str_has_prefix (at, "<![CDATA["))
        at = skip (at, "]]>");
      else if (at[1] == '?' || at[1] == '!')
        at = skip (at, ">");
      else if (at[1] != '/')
        at = read_first_tag (self, text, at, &open);
      else
        {
          at = skip (at, ">");
          if (open == NOTHING)
            continue;
          get_element (self, open)->end = at - text;
          open = get_element (self, open)->outer;
        }
    }
}

RoboSvgParts *
robo_svg_parts_new (GBytes *svg)
{
  RoboSvgParts    *self;
  gsize            size;
  const char      *data;
  g_autofree char *text = NULL;

  g_return_val_if_fail (svg != NULL, NULL);

  self = g_new0 (RoboSvgParts, 1);
  self->svg = g_bytes_ref (svg);
  self->elements = g_array_new (FALSE, FALSE, sizeof (Element));
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  data = g_bytes_get_data (svg, &size);
  /* With a zero at its end. */
  text = g_strndup (data, size);
  read_elements (self, text);

  return self;
}

void
robo_svg_parts_free (RoboSvgParts *self)
{
  g_bytes_unref (self->svg);
  g_array_unref (self->elements);
  g_hash_table_unref (self->ids);
  g_free (self);
}

static void mark_references (RoboSvgParts *self,
                             guint8       *parts,
                             const char   *text,
                             const char   *end);

static void
mark (RoboSvgParts *self,
      guint8       *parts,
      guint         position)
{
  const char    *text = g_bytes_get_data (self->svg, NULL);
  const Element *element = get_element (self, position);

  if (parts[position] == WHOLE)
    return;

  parts[position] = WHOLE;
  for (guint outer = element->outer; outer != NOTHING; outer = get_element (self, outer)->outer)
    {
      parts[outer] = MAX (parts[outer], TAGS);
      /* A group may be cut by a path. */
      mark_references (self, parts, text + get_element (self, outer)->start, text + get_element (self, outer)->inside);
    }
  mark_references (self, parts, text + element->start, text + element->end);
}

/* Of `href="#name"` and `url(#name)`; a colour is not the name of anything. */
static void
mark_references (RoboSvgParts *self,
                 guint8       *parts,
                 const char   *text,
                 const char   *end)
{
  while ((text = memchr (text, '#', end - text)) != NULL)
    {
      const char      *name = ++text;
      gpointer         position;
      g_autofree char *id = NULL;

      while (text < end && strchr ("\"')" SPACES, *text) == NULL)
        text++;
      id = g_strndup (name, text - name);
      if (g_hash_table_lookup_extended (self->ids, id, NULL, &position))
        mark (self, parts, GPOINTER_TO_UINT (position));
    }
}

/* Returns the first element that is not in it. */
static guint
write_element (RoboSvgParts *self,
               const guint8 *parts,
               guint         position,
               GString      *out)
{
  const char    *text = g_bytes_get_data (self->svg, NULL);
  const Element *element = get_element (self, position);
  guint          next = position + 1;

  if (parts[position] == WHOLE)
    g_string_append_len (out, text + element->start, element->end - element->start);
  if (parts[position] == TAGS)
    g_string_append_len (out, text + element->start, element->inside - element->start);
  while (next < self->elements->len && get_element (self, next)->start < element->end)
    next = parts[position] == TAGS ? write_element (self, parts, next, out) : next + 1;
  if (parts[position] == TAGS)
    g_string_append_printf (out, "</%.*s>", element->name_length, text + element->start + 1);

  return next;
}

char *
robo_svg_parts_dup (RoboSvgParts *self,
                    const char   *id)
{
  g_autofree guint8 *parts = NULL;
  g_autoptr (GString) out = NULL;
  const char *text;
  gpointer    wanted;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  if (!g_hash_table_lookup_extended (self->ids, id, NULL, &wanted))
    return NULL;

  text = g_bytes_get_data (self->svg, NULL);
  parts = g_new0 (guint8, self->elements->len);
  for (guint i = 0; i < self->elements->len; i++)
    {
      const Element *element = get_element (self, i);

      if (element->name_length == strlen ("style") && strncmp (text + element->start + 1, "style", element->name_length) == 0)
        mark (self, parts, i);
    }
  mark (self, parts, GPOINTER_TO_UINT (wanted));
  out = g_string_new (NULL);
  write_element (self, parts, 0, out);

  return g_string_free (g_steal_pointer (&out), FALSE);
}
