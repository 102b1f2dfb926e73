// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-file-parts.h"

#include <string.h>

#include "files/match/robo-match-file.h"
#include "net/robo-bytes.h"

/* A message has its kind (1 byte) and the digest of arena and cards (16 bytes). A message with a part also has the
 * number of the copy (4 bytes), the number of the part (1 byte), the number of parts (1 byte), and the contents of
 * the part. */
#define KIND_WANT 1
#define KIND_PART 2
#define COPY_SIZE 4
#define HEAD_SIZE (1 + ROBO_FILE_DIGEST_SIZE)
#define PART_HEAD (HEAD_SIZE + COPY_SIZE + 2)
/* In base64 a part has 8 kB. Many servers accept this many bytes per second. */
#define PART_SIZE 6000
#define MAX_PARTS 40
/* Unpacked arena and cards have at most this size. The largest arena with all cards has a tenth of it. */
#define MAX_FILE_SIZE (1024 * 1024)
/* At most this many people may send the file at the same time. For a further copy, the oldest one is dropped. */
#define MAX_COPIES 4

typedef struct
{
  guint8  name[COPY_SIZE];
  guint   n_parts;
  guint   n_missing;
  GBytes *parts[MAX_PARTS];
} Copy;

struct _RoboFileParts
{
  RoboOffer *offer;
  GPtrArray *copies; /* array of Copy: the copies of the file of which parts have arrived */
};

static void
fill_head (guint8          *head,
           guint8           kind,
           const RoboOffer *offer)
{
  head[0] = kind;
  memcpy (head + 1, offer->arena_digest, ROBO_DIGEST_SIZE);
  memcpy (head + 1 + ROBO_DIGEST_SIZE, offer->modules_digest, ROBO_DIGEST_SIZE);
}

static gboolean
has_head (GBytes          *message,
          guint8           kind,
          const RoboOffer *offer)
{
  guint8 head[HEAD_SIZE];

  fill_head (head, kind, offer);

  return g_bytes_get_size (message) >= sizeof head && g_bytes_get_size (message) <= ROBO_FILE_MAX_MESSAGE &&
         memcmp (g_bytes_get_data (message, NULL), head, sizeof head) == 0;
}

GBytes *
robo_file_request_new (const RoboOffer *offer)
{
  guint8 head[HEAD_SIZE];

  fill_head (head, KIND_WANT, offer);

  return g_bytes_new (head, sizeof head);
}

gboolean
robo_file_want_is_of (GBytes          *message,
                      const RoboOffer *offer)
{
  return has_head (message, KIND_WANT, offer) && g_bytes_get_size (message) == HEAD_SIZE;
}

static GBytes *
convert (GConverter *converter,
         GBytes     *bytes,
         gsize       max_size)
{
  g_autoptr (GInputStream) plain = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (plain, converter);
  g_autoptr (GByteArray) all = g_byte_array_new ();
  guint8 block[4096];

  for (;;)
    {
      gssize n = g_input_stream_read (stream, block, sizeof block, NULL, NULL);

      if (n == 0)
        break;
      if (n < 0 || all->len + (gsize)n > max_size)
        return NULL;
      g_byte_array_append (all, block, (guint)n);
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

GPtrArray *
robo_file_split (const RoboOffer      *offer,
                 const RoboMatchSetup *setup)
{
  g_autoptr (RoboMatchFile) file = robo_match_file_new (setup, NULL);
  g_autoptr (GBytes) plain = robo_match_file_to_bytes (file);
  g_autoptr (GConverter) packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  g_autoptr (GBytes) packed = convert (packer, plain, MAX_PARTS * PART_SIZE);
  GPtrArray *messages = g_ptr_array_new_with_free_func ((GDestroyNotify)g_bytes_unref);
  gsize      size = packed != NULL ? g_bytes_get_size (packed) : 0;
  guint      n_parts = (guint)((size + PART_SIZE - 1) / PART_SIZE);
  guint8     copy[COPY_SIZE];

  if (packed == NULL || g_bytes_get_size (plain) > MAX_FILE_SIZE)
    return messages;

  robo_bytes_hash (copy, sizeof copy, g_bytes_get_data (packed, NULL), size, NULL, 0);
  for (guint i = 0; i < n_parts; i++)
    {
      guint8        message[PART_HEAD + PART_SIZE];
      gsize         n = MIN (PART_SIZE, size - i * PART_SIZE);
      const guint8 *data = g_bytes_get_data (packed, NULL);

      fill_head (message, KIND_PART, offer);
      memcpy (message + HEAD_SIZE, copy, COPY_SIZE);
      message[HEAD_SIZE + COPY_SIZE] = i;
      message[HEAD_SIZE + COPY_SIZE + 1] = n_parts;
      memcpy (message + PART_HEAD, data + i * PART_SIZE, n);
      g_ptr_array_add (messages, g_bytes_new (message, PART_HEAD + n));
    }

  return messages;
}

static void
copy_free (gpointer data)
{
  Copy *self = data;

  for (guint i = 0; i < self->n_parts; i++)
    g_clear_pointer (&self->parts[i], g_bytes_unref);
  g_free (self);
}

RoboFileParts *
robo_file_parts_new (const RoboOffer *offer)
{
  RoboFileParts *self = g_new0 (RoboFileParts, 1);

  self->offer = robo_offer_parse (offer->bytes);
  self->copies = g_ptr_array_new_with_free_func (copy_free);

  return self;
}

void
robo_file_parts_free (RoboFileParts *self)
{
  if (self == NULL)
    return;

  robo_offer_free (self->offer);
  g_ptr_array_unref (self->copies);
  g_free (self);
}

static Copy *
find_copy (RoboFileParts *self,
           const guint8  *name,
           guint          n_parts)
{
  Copy *copy;

  for (guint i = 0; i < self->copies->len; i++)
    {
      copy = g_ptr_array_index (self->copies, i);
      if (memcmp (copy->name, name, COPY_SIZE) == 0)
        return copy->n_parts == n_parts ? copy : NULL;
    }
  if (self->copies->len == MAX_COPIES)
    g_ptr_array_remove_index (self->copies, 0);

  copy = g_new0 (Copy, 1);
  memcpy (copy->name, name, COPY_SIZE);
  copy->n_parts = copy->n_missing = n_parts;
  g_ptr_array_add (self->copies, copy);

  return copy;
}

static RoboMatchSetup *
read_copy (RoboFileParts *self,
           const Copy    *copy)
{
  g_autoptr (GByteArray) joined = g_byte_array_new ();
  g_autoptr (GConverter) unpacker = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GBytes) packed = NULL;
  g_autoptr (GBytes) plain = NULL;

  for (guint i = 0; i < copy->n_parts; i++)
    g_byte_array_append (joined, g_bytes_get_data (copy->parts[i], NULL), (guint)g_bytes_get_size (copy->parts[i]));
  packed = g_byte_array_free_to_bytes (g_steal_pointer (&joined));
  plain = convert (unpacker, packed, MAX_FILE_SIZE);
  if (plain != NULL)
    file = robo_match_file_load_memory (g_bytes_get_data (plain, NULL), g_bytes_get_size (plain), problems);

  return file != NULL ? robo_offer_make_setup (self->offer, file->setup->arena, file->setup->modules) : NULL;
}

RoboMatchSetup *
robo_file_parts_take (RoboFileParts *self,
                      GBytes        *message)
{
  const guint8   *data = g_bytes_get_data (message, NULL);
  gsize           size = g_bytes_get_size (message);
  Copy           *copy;
  guint           part, n_parts;
  RoboMatchSetup *setup;

  if (!has_head (message, KIND_PART, self->offer) || size <= PART_HEAD || size > PART_HEAD + PART_SIZE)
    return NULL;

  part = data[HEAD_SIZE + COPY_SIZE];
  n_parts = data[HEAD_SIZE + COPY_SIZE + 1];
  if (part >= n_parts || n_parts > MAX_PARTS)
    return NULL;
  copy = find_copy (self, data + HEAD_SIZE, n_parts);
  if (copy == NULL || copy->parts[part] != NULL)
    return NULL;

  copy->parts[part] = g_bytes_new_from_bytes (message, PART_HEAD, size - PART_HEAD);
  if (--copy->n_missing > 0)
    return NULL;

  /* Remove a complete copy, so that a wrong copy makes room for the copy of another sender. */
  setup = read_copy (self, copy);
  g_ptr_array_remove (self->copies, copy);

  return setup;
}
