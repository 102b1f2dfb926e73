// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-mo.h"

#include <string.h>

#include "robo-po-private.h"

/* The format of .mo files defines these numbers:
 * https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html */
#define MAGIC          0x950412deU
#define N_HEADER_WORDS 7

/* This separator is between context and message, which form one key. */
#define CONTEXT_END "\004"

typedef struct
{
  GString *key;
  GString *value;
} Pair;

static void
free_pair (gpointer data)
{
  Pair *pair = data;

  g_string_free (pair->key, TRUE);
  g_string_free (pair->value, TRUE);
  g_free (pair);
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const Pair *one = *(Pair *const *)a;
  const Pair *other = *(Pair *const *)b;

  return strcmp (one->key->str, other->key->str);
}

static GString *
make_key (const char *context,
          const char *id,
          const char *plural)
{
  GString *key = g_string_new (id);

  if (plural != NULL)
    {
      g_string_append_c (key, '\0');
      g_string_append (key, plural);
    }
  if (context != NULL)
    {
      g_string_prepend (key, CONTEXT_END);
      g_string_prepend (key, context);
    }

  return key;
}

static GString *
make_translation (const RoboPoEntry *entry)
{
  GString *value = g_string_new (entry->translations[0]);

  for (guint form = 1; entry->translations[form] != NULL; form++)
    {
      g_string_append_c (value, '\0');
      g_string_append (value, entry->translations[form]);
    }

  return value;
}

/* Returns the original with its plural. gettext may need any plural form, so all plural forms are written. */
static GString *
make_original (const char *id,
               const char *plural)
{
  GString *value = g_string_new (ROBO_MO_UNTRANSLATED);

  g_string_append (value, id);
  for (guint form = 1; plural != NULL && form < ROBO_PO_MAX_FORMS; form++)
    {
      g_string_append_c (value, '\0');
      g_string_append (value, ROBO_MO_UNTRANSLATED);
      g_string_append (value, plural);
    }

  return value;
}

static void
add_pair (GPtrArray *pairs,
          GString   *key,
          GString   *value)
{
  Pair *pair = g_new (Pair, 1);

  pair->key = key;
  pair->value = value;
  g_ptr_array_add (pairs, pair);
}

/* Reads a number of a .mo file. Checks the bounds, because even the program's own file may be damaged. */
static gboolean
read_word (GBytes  *mo,
           gsize    offset,
           guint32 *word)
{
  gsize       size;
  const char *data = g_bytes_get_data (mo, &size);

  if (offset > size || size - offset < sizeof *word)
    return FALSE;
  memcpy (word, data + offset, sizeof *word);
  *word = GUINT32_FROM_LE (*word);

  return TRUE;
}

static void
add_all_missing (GPtrArray    *pairs,
                 const RoboPo *po,
                 GBytes       *complete)
{
  guint32     magic, n, table;
  gsize       size;
  const char *data = g_bytes_get_data (complete, &size);

  if (!read_word (complete, 0, &magic) || magic != MAGIC || !read_word (complete, 8, &n) ||
      !read_word (complete, 12, &table))
    return;

  for (guint32 i = 0; i < n; i++)
    {
      guint32          length, offset;
      const char      *key;
      const char      *end;
      g_autofree char *context = NULL;
      const char      *id;
      gsize            id_length;
      const char      *plural;

      /* Read an entry in the table of originals. Its key ends with NUL. */
      if (!read_word (complete, table + 8 * (gsize)i, &length) ||
          !read_word (complete, table + 8 * (gsize)i + 4, &offset) ||
          offset >= size || size - offset <= length || data[offset + length] != '\0')
        return;
      key = data + offset;
      end = strstr (key, CONTEXT_END);
      context = end != NULL ? g_strndup (key, (gsize)(end - key)) : NULL;
      id = end != NULL ? end + strlen (CONTEXT_END) : key;
      id_length = strlen (id);
      plural = (gsize)(id - key) + id_length < length ? id + id_length + 1 : NULL;
      if (id[0] != '\0' && robo_po_find (po, context, id) == NULL)
        add_pair (pairs, make_key (context, id, plural), make_original (id, plural));
    }
}

/* Writing */

static void
add_word (GByteArray *out,
          gsize       word)
{
  guint32 bytes = GUINT32_TO_LE ((guint32)word);

  g_byte_array_append (out, (const guint8 *)&bytes, sizeof bytes);
}

static void
add_table (GByteArray *out,
           GPtrArray  *pairs,
           gboolean    is_of_values,
           gsize      *offset)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const Pair    *pair = g_ptr_array_index (pairs, i);
      const GString *text = is_of_values ? pair->value : pair->key;

      add_word (out, text->len);
      add_word (out, *offset);
      *offset += text->len + 1;
    }
}

static void
add_texts (GByteArray *out,
           GPtrArray  *pairs,
           gboolean    is_of_values)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const Pair    *pair = g_ptr_array_index (pairs, i);
      const GString *text = is_of_values ? pair->value : pair->key;

      g_byte_array_append (out, (const guint8 *)text->str, (guint)text->len + 1);
    }
}

GBytes *
robo_mo_new_from_po (const RoboPo *po,
                     GBytes       *complete)
{
  g_autoptr (GPtrArray) pairs = g_ptr_array_new_with_free_func (free_pair);
  GByteArray *out;
  gsize       tables;
  gsize       texts;

  add_pair (pairs, g_string_new (""), g_string_new (po->header));
  for (guint i = 0; i < po->entries->len; i++)
    {
      const RoboPoEntry *entry = g_ptr_array_index (po->entries, i);

      add_pair (pairs, make_key (entry->context, entry->id, entry->plural),
                robo_po_is_translated (entry) &&
                    robo_po_fits (entry)
                  ? make_translation (entry)
                  : make_original (entry->id, entry->plural));
    }
  if (complete != NULL)
    add_all_missing (pairs, po, complete);
  g_ptr_array_sort (pairs, compare_pairs);

  out = g_byte_array_new ();
  tables = N_HEADER_WORDS * sizeof (guint32);
  texts = tables + 16 * (gsize)pairs->len;
  add_word (out, MAGIC);
  add_word (out, 0); /* revision */
  add_word (out, pairs->len);
  add_word (out, tables);
  add_word (out, tables + 8 * (gsize)pairs->len);
  add_word (out, 0); /* no hash table, so that gettext uses bisection */
  add_word (out, texts);
  add_table (out, pairs, FALSE, &texts);
  add_table (out, pairs, TRUE, &texts);
  add_texts (out, pairs, FALSE);
  add_texts (out, pairs, TRUE);

  return g_byte_array_free_to_bytes (out);
}
