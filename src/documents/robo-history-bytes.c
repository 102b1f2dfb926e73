// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-history-bytes.h"

#include "files/xml/robo-problem.h"

/* The bytes have the number of edits that can be undone, and then all edits. An edit has its name, if any, and a state
 * as the bytes of a file: the state before an edit that can be undone, and the state after an edit that can be redone.
 * Numbers are little-endian. */
#define FORMAT      "(ua(msay))"
#define EDIT_FORMAT "(msay)"

/* Unpacked bytes have at most this size: the limit for the states, with room for names and lengths. */
#define MAX_UNPACKED (ROBO_HISTORY_MAX_SIZE + 1024 * 1024)

static GBytes *
convert (GConverter *converter,
         GBytes     *bytes,
         gsize       most)
{
  g_autoptr (GInputStream) source = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (source, converter);
  g_autoptr (GByteArray) converted = g_byte_array_new ();
  guint8 buffer[16384];
  gssize size;

  while ((size = g_input_stream_read (stream, buffer, sizeof buffer, NULL, NULL)) > 0)
    {
      if (converted->len + (gsize)size > most)
        return NULL;
      g_byte_array_append (converted, buffer, (guint)size);
    }

  return size == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&converted)) : NULL;
}

/* Packing */

static GVariant *
edit_to_variant (const RoboHistoryPart *part,
                 guint                  edit,
                 GBytes                *state)
{
  const char *name = part->names->pdata[edit];
  GVariant   *content = g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, state, TRUE);

  return g_variant_new ("(ms@ay)", name, content);
}

/* Serializes the states around the current state, the nearest first, until the limit of bytes is reached. */
static void
serialize_states (const RoboHistoryPart  *part,
                  const RoboDocumentType *type,
                  GPtrArray              *before,
                  GPtrArray              *after)
{
  gsize    size = 0;
  gboolean is_full = FALSE;

  while (!is_full && before->len + after->len < part->names->len)
    {
      gboolean is_before =
        before->len < part->position && (before->len <= after->len || part->position + after->len == part->names->len);
      guint state = is_before ? part->position - before->len - 1 : part->position + after->len + 1;
      g_autoptr (GBytes) bytes = type->to_bytes (part->states->pdata[state]);

      size += g_bytes_get_size (bytes);
      is_full = size > ROBO_HISTORY_MAX_SIZE;
      if (!is_full)
        g_ptr_array_add (is_before ? before : after, g_steal_pointer (&bytes));
    }
}

GBytes *
robo_history_bytes_pack (const RoboHistoryPart  *part,
                         const RoboDocumentType *type)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  g_autoptr (GConverter) packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, -1));
  g_autoptr (GVariant) edits = NULL;
  g_autoptr (GVariant) ordered = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GVariantBuilder builder;

  g_return_val_if_fail (part != NULL && type != NULL, NULL);

  serialize_states (part, type, before, after);
  if (before->len + after->len == 0)
    return NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" EDIT_FORMAT));
  for (guint i = before->len; i > 0; i--)
    g_variant_builder_add_value (&builder, edit_to_variant (part, part->position - i, before->pdata[i - 1]));
  for (guint i = 0; i < after->len; i++)
    g_variant_builder_add_value (&builder, edit_to_variant (part, part->position + i, after->pdata[i]));
  edits = g_variant_ref_sink (g_variant_new ("(u@a" EDIT_FORMAT ")", before->len, g_variant_builder_end (&builder)));
  ordered = G_BYTE_ORDER == G_LITTLE_ENDIAN ? g_variant_ref (edits) : g_variant_byteswap (edits);
  bytes = g_variant_get_data_as_bytes (ordered);

  return convert (packer, bytes, MAX_UNPACKED);
}

/* Unpacking */

static gpointer
read_state (GVariant               *content,
            const RoboDocumentType *type)
{
  g_autoptr (GBytes) bytes = g_variant_get_data_as_bytes (content);
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  gboolean is_complete;

  return type->read (bytes, ignored, &is_complete);
}

/* Adds an edit to the undo side or the redo side of the history. Returns FALSE if the state of the edit cannot be
 * read. */
static gboolean
add_edit (RoboHistoryPart        *part,
          const RoboDocumentType *type,
          GVariant               *edits,
          guint                   index,
          gboolean                is_before)
{
  g_autoptr (GVariant) edit = g_variant_get_child_value (edits, index);
  g_autoptr (GVariant) content = g_variant_get_child_value (edit, 1);
  const char *name;
  gpointer    state = read_state (content, type);

  if (state == NULL)
    return FALSE;

  g_variant_get_child (edit, 0, "m&s", &name);
  if (is_before)
    robo_history_part_prepend (part, name, state);
  else
    robo_history_part_append (part, name, state);
  type->state.unref (state);

  return TRUE;
}

RoboHistoryPart *
robo_history_bytes_unpack (GBytes                 *bytes,
                           const RoboDocumentType *type,
                           gpointer                state)
{
  g_autoptr (GConverter) unpacker = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (RoboHistoryPart) part = NULL;
  g_autoptr (GBytes) unpacked = NULL;
  g_autoptr (GVariant) ordered = NULL;
  g_autoptr (GVariant) content = NULL;
  g_autoptr (GVariant) edits = NULL;
  guint n_done;

  g_return_val_if_fail (bytes != NULL && type != NULL && state != NULL, NULL);

  unpacked = convert (unpacker, bytes, MAX_UNPACKED);
  if (unpacked == NULL)
    return NULL;

  ordered = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (FORMAT), unpacked, FALSE));
  content = G_BYTE_ORDER == G_LITTLE_ENDIAN ? g_variant_ref (ordered) : g_variant_byteswap (ordered);
  if (!g_variant_is_normal_form (content))
    return NULL;
  g_variant_get (content, "(u@a" EDIT_FORMAT ")", &n_done, &edits);
  if (n_done > g_variant_n_children (edits) || g_variant_n_children (edits) > 2 * ROBO_HISTORY_MAX_EDITS)
    return NULL;

  part = robo_history_part_new (&type->state, state);
  for (guint i = n_done; i > 0; i--)
    {
      if (!add_edit (part, type, edits, i - 1, TRUE))
        return NULL;
    }
  for (guint i = n_done; i < g_variant_n_children (edits); i++)
    {
      if (!add_edit (part, type, edits, i, FALSE))
        return NULL;
    }

  return g_steal_pointer (&part);
}
