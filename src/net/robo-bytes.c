// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-bytes.h"

#include <string.h>

void
robo_walk_bytes (RoboWalk *self,
                 gpointer  field,
                 gsize     size)
{
  robo_walk_check (self, size <= self->size - self->at);
  if (self->is_bad)
    return;

  if (self->is_writing)
    memcpy (self->data + self->at, field, size);
  else
    memcpy (field, self->data + self->at, size);
  self->at += size;
}

/* Reads or writes the lowest n_bytes of a number. */
static void
walk_number (RoboWalk *self,
             guint64  *number,
             guint     n_bytes)
{
  guint8 bytes[8];

  for (guint i = 0; i < n_bytes; i++)
    bytes[i] = *number >> (8 * (n_bytes - 1 - i));
  robo_walk_bytes (self, bytes, n_bytes);
  if (self->is_writing || self->is_bad)
    return;

  *number = 0;
  for (guint i = 0; i < n_bytes; i++)
    *number = *number << 8 | bytes[i];
}

void
robo_walk_uint8 (RoboWalk *self,
                 guint8   *field)
{
  robo_walk_bytes (self, field, 1);
}

void
robo_walk_uint16 (RoboWalk *self,
                  guint16  *field)
{
  guint64 number = *field;

  walk_number (self, &number, 2);
  *field = number;
}

void
robo_walk_uint48 (RoboWalk *self,
                  guint64  *field)
{
  walk_number (self, field, 6);
}

void
robo_walk_varint (RoboWalk *self,
                  guint64  *field)
{
  guint64 number = self->is_writing ? *field : 0;
  guint   shift = 0;
  guint8  byte;

  do
    {
      byte = (self->is_writing ? number >> shift & 0x7f : 0);
      if (self->is_writing && shift < 63 && number >> (shift + 7) != 0)
        byte |= 0x80;
      robo_walk_uint8 (self, &byte);
      if (self->is_bad)
        return;
      if (!self->is_writing)
        {
          /* Refuse more than 64 bits, and a last byte of 0 after other bytes. */
          robo_walk_check (self, shift < 63 || byte <= 1);
          robo_walk_check (self, shift == 0 || byte != 0);
          number |= (guint64)(byte & 0x7f) << shift;
        }
      shift += 7;
    }
  while ((byte & 0x80) != 0 && !self->is_bad);

  *field = number;
}

void
robo_walk_check (RoboWalk *self,
                 gboolean  is_good)
{
  if (!is_good)
    self->is_bad = TRUE;
}

void
robo_bytes_hash (guint8       *hash,
                 gsize         n_hash,
                 gconstpointer first,
                 gsize         n_first,
                 gconstpointer second,
                 gsize         n_second)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize  size = sizeof digest;

  g_assert (n_hash <= sizeof digest);

  g_checksum_update (sum, first, n_first);
  if (n_second > 0)
    g_checksum_update (sum, second, n_second);
  g_checksum_get_digest (sum, digest, &size);
  memcpy (hash, digest, n_hash);
}

guint64
robo_bytes_to_uint64 (const guint8 *bytes)
{
  guint64 number = 0;

  for (guint i = 0; i < 8; i++)
    number = number << 8 | bytes[i];

  return number;
}
