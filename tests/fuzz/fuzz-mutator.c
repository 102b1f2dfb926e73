// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "fuzz-mutator.h"

#include <string.h>

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "fuzz-words.h"

#define MAX_CHANGES 6
/* A text of this length is long enough to be refused or cut, and short enough to be fast. */
#define LONG_TEXT   5000
#define MANY_COPIES 300
/* Inputs have at most this size, since copies are copied in turn. */
#define MAX_SIZE 200000

typedef struct
{
  GBytes *bytes;
  xmlDoc *doc; /* document of the input; NULL if the input is not XML */
} Seed;

struct _FuzzMutator
{
  FuzzWords *words;
  GArray    *seeds;
  gboolean   is_xml;
  gboolean   is_pair; /* whether the input has two documents */
};

/* Probabilities */

static gboolean
one_in (guint  n,
        GRand *rand)
{
  return g_rand_int_range (rand, 0, (gint32)n) == 0;
}

static guint
pick (guint  n,
      GRand *rand)
{
  return n > 1 ? (guint)g_rand_int_range (rand, 0, (gint32)n) : 0;
}

/* Returns the smaller of two seeds, which is as useful and faster. */
static Seed *
pick_seed (FuzzMutator *self,
           GRand       *rand)
{
  Seed *one = &g_array_index (self->seeds, Seed, pick (self->seeds->len, rand));
  Seed *other = &g_array_index (self->seeds, Seed, pick (self->seeds->len, rand));

  return g_bytes_get_size (other->bytes) < g_bytes_get_size (one->bytes) ? other : one;
}

static const char *
pick_word (const GPtrArray *words,
           GRand           *rand)
{
  return words->len > 0 ? g_ptr_array_index (words, pick (words->len, rand)) : "x";
}

/* Lists elements in document order, including the root. */
static void
list_elements (xmlNode   *node,
               GPtrArray *elements)
{
  g_ptr_array_add (elements, node);
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE)
        list_elements (child, elements);
    }
}

static xmlNode *
pick_element (xmlDoc *doc,
              GRand  *rand)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_sized_new (64);

  list_elements (xmlDocGetRootElement (doc), elements);

  return g_ptr_array_index (elements, pick (elements->len, rand));
}

static gboolean
is_root (const xmlNode *node)
{
  return node->parent == NULL || node->parent->type != XML_ELEMENT_NODE;
}

static gboolean
is_below (const xmlNode *node,
          const xmlNode *other)
{
  for (; node != NULL; node = node->parent)
    {
      if (node == other)
        return TRUE;
    }

  return FALSE;
}

/* Changes of a tree, each of which does nothing where it is not possible */

static void
drop_element (FuzzMutator *self,
              xmlNode     *node,
              GRand       *rand)
{
  if (is_root (node))
    return;

  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static void
double_element (FuzzMutator *self,
                xmlNode     *node,
                GRand       *rand)
{
  guint n = one_in (200, rand) ? MANY_COPIES : 1 + pick (3, rand);

  if (is_root (node))
    return;

  for (guint i = 0; i < n; i++)
    xmlAddNextSibling (node, xmlCopyNode (node, 1));
}

static void
swap_elements (FuzzMutator *self,
               xmlNode     *node,
               GRand       *rand)
{
  xmlNode *next = xmlNextElementSibling (node);

  if (!is_root (node) && next != NULL)
    xmlAddNextSibling (next, node);
}

static void
move_element (FuzzMutator *self,
              xmlNode     *node,
              GRand       *rand)
{
  xmlNode *target = pick_element (node->doc, rand);

  if (is_root (node) || is_below (target, node))
    return;

  xmlUnlinkNode (node);
  xmlAddChild (target, node);
  /* The namespace may be declared at an old ancestor, which may be removed. */
  xmlReconciliateNs (node->doc, node);
}

/* Replaces an element by a part of this or another document, or inserts the part after it. */
static void
cross_over (FuzzMutator *self,
            xmlNode     *node,
            GRand       *rand)
{
  Seed    *seed = pick_seed (self, rand);
  xmlNode *copy;

  if (is_root (node) || seed->doc == NULL)
    return;

  copy = xmlDocCopyNode (pick_element (seed->doc, rand), node->doc, 1);
  xmlAddNextSibling (node, copy);
  if (one_in (2, rand))
    drop_element (self, node, rand);
}

static void
set_text_value (FuzzMutator *self,
                xmlNode     *node,
                const char  *attribute,
                GRand       *rand)
{
  g_autofree char *text = NULL;

  if (one_in (200, rand))
    text = g_strnfill (LONG_TEXT, 'W');
  else
    text = g_strdup (fuzz_words_pick_value (self->words, attribute, rand));

  /* libxml2 needs UTF-8 to write; it writes control characters as they are. */
  if (attribute != NULL)
    xmlSetProp (node, (const xmlChar *)attribute, (const xmlChar *)text);
  else
    xmlNodeAddContent (node, (const xmlChar *)text);
}

static void
change_attribute (FuzzMutator *self,
                  xmlNode     *node,
                  GRand       *rand)
{
  guint n = 0;

  for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    n++;
  if (n == 0)
    return;

  n = pick (n, rand);
  for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      if (n-- > 0)
        continue;
      if (one_in (8, rand))
        xmlRemoveProp (attribute);
      else if (attribute->ns == NULL)
        set_text_value (self, node, (const char *)attribute->name, rand);
      return;
    }
}

static void
add_attribute (FuzzMutator *self,
               xmlNode     *node,
               GRand       *rand)
{
  set_text_value (self, node, pick_word (self->words->attributes, rand), rand);
}

static void
rename_element (FuzzMutator *self,
                xmlNode     *node,
                GRand       *rand)
{
  xmlNodeSetName (node, (const xmlChar *)pick_word (self->words->elements, rand));
}

static void
add_element (FuzzMutator *self,
             xmlNode     *node,
             GRand       *rand)
{
  xmlNewChild (node, node->ns, (const xmlChar *)pick_word (self->words->elements, rand), NULL);
}

static void
change_text (FuzzMutator *self,
             xmlNode     *node,
             GRand       *rand)
{
  if (one_in (2, rand))
    xmlNodeSetContent (node, NULL);
  set_text_value (self, node, NULL, rand);
}

/* Adds foreign elements and attributes, and nodes other than elements. */
static void
add_foreign (FuzzMutator *self,
             xmlNode     *node,
             GRand       *rand)
{
  const xmlChar *word = (const xmlChar *)pick_word (self->words->values, rand);

  switch (pick (4, rand))
    {
    case 0:
      xmlAddChild (node, xmlNewComment ((const xmlChar *)"kept"));
      break;
    case 1:
      xmlAddChild (node, xmlNewCDataBlock (node->doc, word, (int)strlen ((const char *)word)));
      break;
    case 2:
      xmlAddChild (node, xmlNewPI ((const xmlChar *)"pi", NULL));
      break;
    default:
      xmlSetNsProp (node, xmlNewNs (node, (const xmlChar *)"urn:other", (const xmlChar *)"o"), (const xmlChar *)"a",
                    word);
    }
}

/* Changes that more often leave a document valid are listed more often. */
static void (*const changes[]) (FuzzMutator *self,
                                xmlNode     *node,
                                GRand       *rand) = {
  change_attribute, change_attribute, change_attribute, change_attribute, change_attribute, drop_element, drop_element,
  double_element, swap_elements, move_element, cross_over, cross_over, add_attribute, rename_element,
  add_element, change_text, change_text, add_foreign
};

/* Changes of bytes */

static GByteArray *
copy_bytes (GBytes *bytes)
{
  GByteArray *copy = g_byte_array_new ();

  g_byte_array_append (copy, g_bytes_get_data (bytes, NULL), (guint)g_bytes_get_size (bytes));

  return copy;
}

static void
insert_bytes (GByteArray *bytes,
              guint       at,
              const void *data,
              guint       size)
{
  guint old = bytes->len;

  /* The data of an empty array is NULL. */
  if (size == 0)
    return;

  g_byte_array_set_size (bytes, old + size);
  memmove (bytes->data + at + size, bytes->data + at, old - at);
  memcpy (bytes->data + at, data, size);
}

static void
change_bytes (FuzzMutator *self,
              GByteArray  *bytes,
              GRand       *rand)
{
  guint       at = pick (bytes->len + 1, rand);
  guint       size = MIN (pick (bytes->len + 1, rand), 1 + pick (32, rand));
  const char *word;

  switch (pick (6, rand))
    {
    case 0: /* other bytes, mostly letters, so that not only the encoding is wrong */
      if (at < bytes->len)
        bytes->data[at] = one_in (4, rand) ? (guint8)pick (256, rand) : (guint8)(' ' + pick (95, rand));
      break;
    case 1:
      if (at < bytes->len)
        g_byte_array_remove_range (bytes, at, MIN (size, bytes->len - at));
      break;
    case 2: /* truncated */
      if (one_in (4, rand))
        g_byte_array_set_size (bytes, at);
      break;
    case 3: /* a part twice */
      if (at < bytes->len)
        {
          g_autofree guint8 *part = g_memdup2 (bytes->data + at, MIN (size, bytes->len - at));

          insert_bytes (bytes, at, part, MIN (size, bytes->len - at));
        }
      break;
    case 4: /* another digit, sign or letter in place of one */
      if (at < bytes->len && at > 0)
        bytes->data[at] = bytes->data[pick (at, rand)];
      break;
    default:
      word = fuzz_words_pick_value (self->words, NULL, rand);
      insert_bytes (bytes, at, word, (guint)strlen (word));
    }
}

/* Appends a part of another input to a part of this one. */
static void
cross_over_bytes (FuzzMutator *self,
                  GByteArray  *bytes,
                  GRand       *rand)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (pick_seed (self, rand)->bytes, &size);
  guint         from = pick ((guint)size + 1, rand);

  insert_bytes (bytes, pick (bytes->len + 1, rand), data + from, pick ((guint)size - from + 1, rand));
}

static GBytes *
make_of_bytes (FuzzMutator *self,
               GBytes      *from,
               GRand       *rand)
{
  GByteArray *bytes = copy_bytes (from);
  guint       n = 1 + pick (MAX_CHANGES, rand);

  for (guint i = 0; i < n && bytes->len < MAX_SIZE; i++)
    {
      if (one_in (12, rand))
        cross_over_bytes (self, bytes, rand);
      else
        change_bytes (self, bytes, rand);
    }

  return g_byte_array_free_to_bytes (bytes);
}

static GBytes *
make_of_tree (FuzzMutator *self,
              xmlDoc      *from,
              GRand       *rand)
{
  xmlDoc  *doc = xmlCopyDoc (from, 1);
  guint    n = 1 + MIN (pick (MAX_CHANGES, rand), pick (MAX_CHANGES, rand));
  xmlChar *text;
  int      size;

  for (guint i = 0; i < n; i++)
    changes[pick (G_N_ELEMENTS (changes), rand)](self, pick_element (doc, rand), rand);
  xmlDocDumpMemoryEnc (doc, &text, &size, "UTF-8");
  xmlFreeDoc (doc);

  return g_bytes_new_with_free_func (text, (gsize)size, xmlFree, text);
}

static GBytes *
make_one (FuzzMutator *self,
          GRand       *rand)
{
  const Seed *seed = pick_seed (self, rand);
  g_autoptr (GBytes) made = NULL;

  if (seed->doc == NULL)
    return make_of_bytes (self, seed->bytes, rand);
  if (one_in (16, rand))
    return make_of_bytes (self, seed->bytes, rand);

  made = make_of_tree (self, seed->doc, rand);

  return one_in (32, rand) ? make_of_bytes (self, made, rand) : g_steal_pointer (&made);
}

static GBytes *
join_bytes (GBytes *first,
            GBytes *second)
{
  GByteArray *both = copy_bytes (first);

  g_byte_array_append (both, (const guint8 *)"", 1);
  g_byte_array_append (both, g_bytes_get_data (second, NULL), (guint)g_bytes_get_size (second));

  return g_byte_array_free_to_bytes (both);
}

GBytes *
fuzz_mutator_make (FuzzMutator *self,
                   GRand       *rand)
{
  g_autoptr (GBytes) first = make_one (self, rand);
  g_autoptr (GBytes) second = NULL;

  if (!self->is_pair)
    return g_steal_pointer (&first);

  second = make_one (self, rand);

  return join_bytes (first, second);
}

static void
ignore_cb (void       *data,
           const char *format,
           ...)
{
}

FuzzMutator *
fuzz_mutator_new (const RoboFuzzTarget *target)
{
  FuzzMutator *self = g_new0 (FuzzMutator, 1);

  /* libxml2 would print errors about some of the documents. */
  xmlSetGenericErrorFunc (NULL, ignore_cb);
  self->words = fuzz_words_new (target->schemas);
  self->seeds = g_array_new (FALSE, FALSE, sizeof (Seed));
  self->is_xml = target->schemas != NULL;
  self->is_pair = target->func == robo_fuzz_diff;

  return self;
}

void
fuzz_mutator_forget (FuzzMutator *self)
{
  for (guint i = 0; i < self->seeds->len; i++)
    {
      g_bytes_unref (g_array_index (self->seeds, Seed, i).bytes);
      xmlFreeDoc (g_array_index (self->seeds, Seed, i).doc);
    }
  g_array_set_size (self->seeds, 0);
}

void
fuzz_mutator_free (FuzzMutator *self)
{
  fuzz_mutator_forget (self);
  g_array_unref (self->seeds);
  fuzz_words_free (self->words);
  g_free (self);
}

void
fuzz_mutator_add (FuzzMutator *self,
                  GBytes      *bytes)
{
  gsize       size;
  const char *data = g_bytes_get_data (bytes, &size);
  Seed        seed = { g_bytes_ref (bytes), NULL };

  if (self->is_xml)
    seed.doc = xmlReadMemory (data, (int)size, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  g_array_append_val (self->seeds, seed);
}
