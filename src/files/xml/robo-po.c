// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-po-private.h"

#include <string.h>

void
robo_po_entry_free (RoboPoEntry *entry)
{
  if (entry == NULL)
    return;

  g_free (entry->context);
  g_free (entry->id);
  g_free (entry->plural);
  for (guint i = 0; i < ROBO_PO_MAX_FORMS; i++)
    g_free (entry->translations[i]);
  g_free (entry->comment);
  g_free (entry->reference);
  g_free (entry);
}

static guint
hash_entry (gconstpointer key)
{
  const RoboPoEntry *entry = key;

  return g_str_hash (entry->id) * 33 + (entry->context != NULL ? g_str_hash (entry->context) : 0);
}

static gboolean
is_same_message (gconstpointer a,
                 gconstpointer b)
{
  const RoboPoEntry *one = a;
  const RoboPoEntry *other = b;

  return g_str_equal (one->id, other->id) && g_strcmp0 (one->context, other->context) == 0;
}

RoboPo *
robo_po_new_empty (void)
{
  RoboPo *self = g_new0 (RoboPo, 1);

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_po_entry_free);
  self->by_key = g_hash_table_new (hash_entry, is_same_message);

  return self;
}

RoboPo *
robo_po_new (const char *language)
{
  RoboPo *self;

  g_return_val_if_fail (language != NULL, NULL);

  self = robo_po_new_empty ();
  self->header = g_strdup_printf ("Language: %s\n"
                                  "MIME-Version: 1.0\n"
                                  "Content-Type: text/plain; charset=UTF-8\n"
                                  "Content-Transfer-Encoding: 8bit\n",
                                  language);

  return self;
}

void
robo_po_free (RoboPo *self)
{
  if (self == NULL)
    return;

  g_free (self->header);
  g_hash_table_unref (self->by_key);
  g_ptr_array_unref (self->entries);
  g_free (self);
}

void
robo_po_take (RoboPo      *self,
              RoboPoEntry *entry)
{
  g_ptr_array_add (self->entries, entry);
  g_hash_table_add (self->by_key, entry);
}

void
robo_po_add (RoboPo     *self,
             const char *context,
             const char *id,
             const char *comment,
             const char *reference,
             const char *translation)
{
  RoboPoEntry *entry = g_new0 (RoboPoEntry, 1);

  entry->context = g_strdup (context);
  entry->id = g_strdup (id);
  entry->comment = g_strdup (comment);
  entry->reference = g_strdup (reference);
  entry->translations[0] = g_strdup (translation != NULL ? translation : "");
  robo_po_take (self, entry);
}

char *
robo_po_dup_field (const RoboPo *self,
                   const char   *name)
{
  g_auto (GStrv) lines = g_strsplit (self->header != NULL ? self->header : "", "\n", -1);
  gsize length = strlen (name);

  for (char **line = lines; *line != NULL; line++)
    if (g_ascii_strncasecmp (*line, name, length) == 0 && (*line)[length] == ':')
      return g_strstrip (g_strdup (*line + length + 1));

  return NULL;
}

guint
robo_po_get_n_entries (const RoboPo *self)
{
  return self->entries->len;
}

const RoboPoEntry *
robo_po_get_entry (const RoboPo *self,
                   guint         index)
{
  g_return_val_if_fail (index < self->entries->len, NULL);

  return g_ptr_array_index (self->entries, index);
}

const RoboPoEntry *
robo_po_find (const RoboPo *self,
              const char   *context,
              const char   *id)
{
  const RoboPoEntry wanted = { .context = (char *)context, .id = (char *)id };

  return g_hash_table_lookup (self->by_key, &wanted);
}

gboolean
robo_po_is_translated (const RoboPoEntry *entry)
{
  if (entry->is_fuzzy || entry->translations[0] == NULL)
    return FALSE;

  for (guint i = 0; entry->translations[i] != NULL; i++)
    if (entry->translations[i][0] == '\0')
      return FALSE;

  return TRUE;
}
