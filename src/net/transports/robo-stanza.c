// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stanza.h"

#include <string.h>

/* A stanza reader passes at most this many bytes to the parser at once, so that it notices a long element in time. */
#define CHUNK 4096

struct _RoboStanzaReader
{
  GMarkupParseContext *context;
  GHashTable          *prefixes; /* namespaces that the head of the stream names, by "xmlns" or "xmlns:prefix" */
  GPtrArray           *open;     /* array of RoboStanza: from the outermost to the innermost; empty while an element
                                  * is skipped */
  GQueue               whole;    /* complete elements, each a RoboStanza */
  RoboStanza          *root;     /* the element that is being read; NULL while it is skipped */
  guint                depth;    /* number of open elements, including those that are skipped */
  guint                head;     /* number of open elements that belong to the head: 1 in a stream, 0 for a single
                                  * element */
  guint                n_parts;
  gsize                n_bytes; /* size of the element so far, in bytes */
  gboolean             is_skipped;
  gboolean             is_at_end;
};

void
robo_stanza_free (RoboStanza *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->ns);
  g_free (self->text);
  g_hash_table_unref (self->attributes);
  g_ptr_array_unref (self->children);
  g_free (self);
}

/* Drops the element that is being read, and everything that follows until its end. */
static void
skip_element (RoboStanzaReader *reader)
{
  reader->is_skipped = TRUE;
  g_ptr_array_set_size (reader->open, 0);
  g_clear_pointer (&reader->root, robo_stanza_free);
}

/* Looks up a namespace by "xmlns" or "xmlns:prefix", from the innermost element to the head of the stream. */
static const char *
find_namespace (const RoboStanzaReader *reader,
                const char             *attribute)
{
  for (guint i = reader->open->len; i > 0; i--)
    {
      const char *ns = robo_stanza_get (g_ptr_array_index (reader->open, i - 1), attribute);

      if (ns != NULL)
        return ns;
    }

  return g_hash_table_lookup (reader->prefixes, attribute);
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *name,
                  const char         **names,
                  const char         **values,
                  gpointer             data,
                  GError             **error)
{
  RoboStanzaReader *reader = data;
  RoboStanza       *parent;
  RoboStanza       *self;
  const char       *colon = strchr (name, ':');
  g_autofree char  *attribute = colon != NULL ? g_strdup_printf ("xmlns:%.*s", (int)(colon - name), name) : g_strdup ("xmlns");

  if (reader->depth++ < reader->head)
    {
      for (guint i = 0; names[i] != NULL; i++)
        {
          if (g_str_has_prefix (names[i], "xmlns"))
            g_hash_table_replace (reader->prefixes, g_strdup (names[i]), g_strdup (values[i]));
        }
      reader->n_bytes = 0;
      return;
    }
  if (reader->is_skipped)
    return;
  if (reader->open->len >= ROBO_STANZA_MAX_DEPTH || ++reader->n_parts > ROBO_STANZA_MAX_PARTS)
    {
      skip_element (reader);
      return;
    }

  self = g_new0 (RoboStanza, 1);
  self->name = g_strdup (colon != NULL ? colon + 1 : name);
  self->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_stanza_free);
  for (guint i = 0; names[i] != NULL; i++)
    g_hash_table_insert (self->attributes, g_strdup (names[i]), g_strdup (values[i]));
  self->text = g_strdup ("");
  parent = reader->open->len > 0 ? g_ptr_array_index (reader->open, reader->open->len - 1) : NULL;
  if (parent != NULL)
    g_ptr_array_add (parent->children, self);
  else
    reader->root = self;
  g_ptr_array_add (reader->open, self);
  self->ns = g_strdup (find_namespace (reader, attribute));
  if (self->ns == NULL)
    self->ns = g_strdup ("jabber:client");
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *name,
                gpointer             data,
                GError             **error)
{
  RoboStanzaReader *reader = data;

  reader->depth--;
  reader->is_at_end = reader->depth == 0;
  if (!reader->is_skipped && reader->open->len > 0)
    g_ptr_array_set_size (reader->open, (int)reader->open->len - 1);
  if (reader->depth != reader->head)
    return;

  if (!reader->is_skipped && reader->root != NULL)
    g_queue_push_tail (&reader->whole, g_steal_pointer (&reader->root));
  reader->is_skipped = FALSE;
  reader->n_parts = 0;
  reader->n_bytes = 0;
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                size,
         gpointer             data,
         GError             **error)
{
  RoboStanzaReader *reader = data;
  RoboStanza       *self;
  char             *before;

  /* A server sends blanks between two elements to keep the connection alive. */
  if (reader->depth <= reader->head)
    reader->n_bytes = 0;
  if (reader->open->len == 0)
    return;

  /* Limit the number of parts, because appending many pieces of text takes quadratic time. */
  if (++reader->n_parts > ROBO_STANZA_MAX_PARTS)
    {
      skip_element (reader);
      return;
    }
  self = g_ptr_array_index (reader->open, reader->open->len - 1);
  before = self->text;
  self->text = g_strconcat (before, text, NULL);
  g_free (before);
}

static RoboStanzaReader *
reader_new (guint head)
{
  static const GMarkupParser parser = { .start_element = start_element_cb,
                                        .end_element = end_element_cb,
                                        .text = text_cb };
  RoboStanzaReader          *self = g_new0 (RoboStanzaReader, 1);

  self->head = head;
  self->open = g_ptr_array_new ();
  self->prefixes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_queue_init (&self->whole);
  self->context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, self, NULL);

  return self;
}

RoboStanzaReader *
robo_stanza_reader_new (void)
{
  return reader_new (1);
}

void
robo_stanza_reader_free (RoboStanzaReader *self)
{
  if (self == NULL)
    return;

  g_markup_parse_context_free (self->context);
  g_queue_clear_full (&self->whole, (GDestroyNotify)robo_stanza_free);
  robo_stanza_free (self->root);
  g_ptr_array_unref (self->open);
  g_hash_table_unref (self->prefixes);
  g_free (self);
}

gboolean
robo_stanza_reader_feed (RoboStanzaReader *self,
                         const char       *data,
                         gsize             size)
{
  while (size > 0)
    {
      gsize n = MIN (size, CHUNK);

      self->n_bytes += n;
      if (self->n_bytes > ROBO_STANZA_MAX_SKIPPED)
        return FALSE;
      if (self->n_bytes > ROBO_STANZA_MAX_SIZE && self->depth > self->head && !self->is_skipped)
        skip_element (self);
      if (!g_markup_parse_context_parse (self->context, data, (gssize)n, NULL))
        return FALSE;
      data += n;
      size -= n;
    }

  return TRUE;
}

RoboStanza *
robo_stanza_reader_take (RoboStanzaReader *self)
{
  return g_queue_pop_head (&self->whole);
}

gboolean
robo_stanza_reader_is_at_end (const RoboStanzaReader *self)
{
  return self->is_at_end;
}

RoboStanza *
robo_stanza_parse (const char *text)
{
  g_autoptr (RoboStanzaReader) reader = NULL;
  gsize size = strlen (text);

  if (size > ROBO_STANZA_MAX_SIZE)
    return NULL;

  reader = reader_new (0);
  if (!robo_stanza_reader_feed (reader, text, size) || !g_markup_parse_context_end_parse (reader->context, NULL) ||
      g_queue_get_length (&reader->whole) != 1)
    return NULL;

  return robo_stanza_reader_take (reader);
}

const char *
robo_stanza_get (const RoboStanza *self,
                 const char       *attribute)
{
  return g_hash_table_lookup (self->attributes, attribute);
}

const RoboStanza *
robo_stanza_find (const RoboStanza *self,
                  const char       *name,
                  const char       *ns)
{
  for (guint i = 0; self != NULL && i < self->children->len; i++)
    {
      const RoboStanza *child = g_ptr_array_index (self->children, i);

      if (g_str_equal (child->name, name) && (ns == NULL || g_str_equal (child->ns, ns)))
        return child;
    }

  return NULL;
}

const char *
robo_stanza_find_text (const RoboStanza *self,
                       const char       *name,
                       const char       *ns)
{
  const RoboStanza *child = robo_stanza_find (self, name, ns);

  return child != NULL ? child->text : NULL;
}
