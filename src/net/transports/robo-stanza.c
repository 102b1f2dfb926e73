// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stanza.h"

#include <string.h>

typedef struct
{
  GPtrArray  *open; /* RoboStanza: from the outermost to the innermost */
  RoboStanza *root;
  guint       n_parts;
} Reading;

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

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *name,
                  const char         **names,
                  const char         **values,
                  gpointer             data,
                  GError             **error)
{
  Reading    *reading = data;
  RoboStanza *parent = reading->open->len > 0 ? g_ptr_array_index (reading->open, reading->open->len - 1) : NULL;
  RoboStanza *self;

  if (reading->open->len >= ROBO_STANZA_MAX_DEPTH || ++reading->n_parts > ROBO_STANZA_MAX_PARTS ||
      (parent == NULL && reading->root != NULL))
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "too much");
      return;
    }

  self = g_new0 (RoboStanza, 1);
  self->name = g_strdup (name);
  self->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_stanza_free);
  for (guint i = 0; names[i] != NULL; i++)
    g_hash_table_insert (self->attributes, g_strdup (names[i]), g_strdup (values[i]));
  self->ns = g_strdup (robo_stanza_get (self, "xmlns"));
  if (self->ns == NULL)
    self->ns = g_strdup (parent != NULL ? parent->ns : "jabber:client");
  self->text = g_strdup ("");
  if (parent != NULL)
    g_ptr_array_add (parent->children, self);
  else
    reading->root = self;
  g_ptr_array_add (reading->open, self);
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *name,
                gpointer             data,
                GError             **error)
{
  Reading *reading = data;

  g_ptr_array_set_size (reading->open, (int)reading->open->len - 1);
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                size,
         gpointer             data,
         GError             **error)
{
  Reading    *reading = data;
  RoboStanza *self;
  char       *before;

  if (reading->open->len == 0)
    return;

  /* Limit the number of parts, because appending many pieces of text takes quadratic time. */
  if (++reading->n_parts > ROBO_STANZA_MAX_PARTS)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "too much");
      return;
    }
  self = g_ptr_array_index (reading->open, reading->open->len - 1);
  before = self->text;
  self->text = g_strconcat (before, text, NULL);
  g_free (before);
}

RoboStanza *
robo_stanza_parse (const char *text)
{
  static const GMarkupParser parser = { .start_element = start_element_cb,
                                        .end_element = end_element_cb,
                                        .text = text_cb };
  Reading                    reading = { 0 };
  gsize                      size = strlen (text);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GMarkupParseContext) context = NULL;

  if (size > ROBO_STANZA_MAX_SIZE)
    return NULL;

  reading.open = open;
  context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reading, NULL);
  if (!g_markup_parse_context_parse (context, text, (gssize)size, NULL) ||
      !g_markup_parse_context_end_parse (context, NULL))
    g_clear_pointer (&reading.root, robo_stanza_free);

  return reading.root;
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
