// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "fuzz-words.h"

#include <string.h>

#include <libxml/parser.h>

#include "files/xml/robo-paths.h"

/* Definitions of the schemas refer to other definitions at most this deep. */
#define MAX_REFERENCES 4

/* These values are at limits or of unusual forms, and tend to cause errors. */
static const char *const odd_values[] = {
  "", " ", "0", "-1", "1", "9", "10", "15", "16", "64", "65", "255", "256", "65535", "65536", "2147483648",
  "4294967295", "4294967296", "18446744073709551615", "18446744073709551616", "1e9", "0x10", "01", "+1", "1,1", "15,15",
  "0,0", "1,16", "1,1,1", "true", "false", "none", "n", "nw", "../x", "/etc/passwd", "%s%n", "<b>", "&amp;", "&#0;",
  "]]>",
  "\xC3\xA4", "\u202Eabc",
  "\xF0\x9F\xA4\x96", "\xEF\xBF\xBF", "a b", "urn:other", "de", "pt_BR@x"
};

static void
add_word (GPtrArray  *words,
          const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (word));
}

static GPtrArray *
get_values_of (FuzzWords  *self,
               const char *attribute)
{
  GPtrArray *values = g_hash_table_lookup (self->of_attributes, attribute);

  if (values == NULL)
    {
      values = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (self->of_attributes, g_strdup (attribute), values);
    }

  return values;
}

static gboolean
is_called (const xmlNode *node,
           const char    *name)
{
  return node->type == XML_ELEMENT_NODE && xmlStrEqual (node->name, (const xmlChar *)name);
}

static char *
dup_attribute (const xmlNode *node,
               const char    *name)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *)name);
  char    *copy = g_strdup ((const char *)value);

  xmlFree (value);

  return copy;
}

static const xmlNode *
find_definition (const xmlNode *reference)
{
  g_autofree char *name = dup_attribute (reference, "name");

  for (const xmlNode *node = xmlDocGetRootElement (reference->doc)->children; node != NULL; node = node->next)
    {
      g_autofree char *other = is_called (node, "define") ? dup_attribute (node, "name") : NULL;

      if (g_strcmp0 (name, other) == 0)
        return node;
    }

  return NULL;
}

/* Adds a limit, and the values next to the limit. */
static void
add_limit (GPtrArray  *values,
           const char *limit)
{
  for (int i = -1; i <= 1; i++)
    {
      g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, g_ascii_strtoll (limit, NULL, 10) + i);

      add_word (values, value);
    }
}

static void
add_values_below (GPtrArray     *values,
                  const xmlNode *node,
                  guint          depth)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      g_autofree char *name = NULL;
      xmlChar         *content = NULL;

      if (child->type != XML_ELEMENT_NODE)
        continue;
      content = xmlNodeGetContent (child);
      name = dup_attribute (child, "name");
      if (is_called (child, "value"))
        add_word (values, (const char *)content);
      else if (is_called (child, "param") && g_strcmp0 (name, "pattern") != 0)
        add_limit (values, (const char *)content);
      else if (is_called (child, "ref") && depth < MAX_REFERENCES && find_definition (child) != NULL)
        add_values_below (values, find_definition (child), depth + 1);
      else
        add_values_below (values, child, depth);
      xmlFree (content);
    }
}

static void
add_names (FuzzWords     *self,
           const xmlNode *node)
{
  g_autofree char *name = NULL;

  if (node->type != XML_ELEMENT_NODE)
    return;

  name = dup_attribute (node, "name");
  if (name != NULL && is_called (node, "element"))
    add_word (self->elements, name);
  if (name != NULL && is_called (node, "attribute"))
    {
      add_word (self->attributes, name);
      add_values_below (get_values_of (self, name), node, 0);
    }
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    add_names (self, child);
}

static void
add_schema (FuzzWords  *self,
            const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rng", NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "schema", file, NULL);
  xmlDoc          *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);

  g_assert_nonnull (doc);
  add_names (self, xmlDocGetRootElement (doc));
  xmlFreeDoc (doc);
}

FuzzWords *
fuzz_words_new (const char *schemas)
{
  FuzzWords *self = g_new0 (FuzzWords, 1);
  g_auto (GStrv) names = g_strsplit (schemas != NULL ? schemas : "", " ", -1);

  self->elements = g_ptr_array_new_with_free_func (g_free);
  self->attributes = g_ptr_array_new_with_free_func (g_free);
  self->values = g_ptr_array_new_with_free_func (g_free);
  self->of_attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ptr_array_unref);

  for (guint i = 0; names[i] != NULL && names[i][0] != '\0'; i++)
    add_schema (self, names[i]);

  for (guint i = 0; i < G_N_ELEMENTS (odd_values); i++)
    add_word (self->values, odd_values[i]);
  for (guint i = 0; i < self->attributes->len; i++)
    {
      GPtrArray *values = get_values_of (self, g_ptr_array_index (self->attributes, i));

      for (guint j = 0; j < values->len; j++)
        add_word (self->values, g_ptr_array_index (values, j));
    }

  return self;
}

void
fuzz_words_free (FuzzWords *self)
{
  g_ptr_array_unref (self->elements);
  g_ptr_array_unref (self->attributes);
  g_ptr_array_unref (self->values);
  g_hash_table_unref (self->of_attributes);
  g_free (self);
}

const char *
fuzz_words_pick_value (const FuzzWords *self,
                       const char      *attribute,
                       GRand           *rand)
{
  const GPtrArray *values = attribute != NULL ? g_hash_table_lookup (self->of_attributes, attribute) : NULL;

  if (values == NULL || values->len == 0 || g_rand_int_range (rand, 0, 5) == 0)
    values = self->values;

  return g_ptr_array_index (values, g_rand_int_range (rand, 0, (gint32)values->len));
}
