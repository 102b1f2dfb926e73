// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes bytes of a fixed layout, with one walk for both directions, and computes hashes.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Walks through bytes, and either reads or writes fields. */
typedef struct
{
  guint8  *data;
  gsize    size;       /* number of bytes; when writing, the space for them */
  gsize    at;         /* current offset */
  gboolean is_writing; /* fields are written into the bytes, not read from them */
  gboolean is_bad;     /* the bytes end too early or have an invalid value; all further calls then do nothing */
} RoboWalk;

/* Reads or writes bytes as they are. If fewer than `size` bytes are left, the walk becomes bad, and the field stays
 * as it is. */
void robo_walk_bytes (RoboWalk *self,
                      gpointer  field,
                      gsize     size);

/* Reads or writes one byte. If the bytes end before it, the field stays as it is. */
void robo_walk_uint8 (RoboWalk *self,
                      guint8   *field);

/* Reads or writes two bytes, the most significant first. */
void robo_walk_uint16 (RoboWalk *self,
                       guint16  *field);

/* Reads or writes six bytes, for a number below 2^48; higher bits are dropped. */
void robo_walk_uint48 (RoboWalk *self,
                       guint64  *field);

/* Reads or writes any number in as few bytes as possible, seven bits a byte, the least significant first. */
void robo_walk_varint (RoboWalk *self,
                       guint64  *field);

/* Makes the walk bad if is_good is FALSE. The caller passes FALSE for a value that was read and is invalid. */
void robo_walk_check (RoboWalk *self,
                      gboolean  is_good);

/* Sets `hash` to the first n_hash bytes (at most 32) of the SHA-256 of the bytes `first` followed by the bytes
 * `second`, which may be NULL. */
void robo_bytes_hash (guint8       *hash,
                      gsize         n_hash,
                      gconstpointer first,
                      gsize         n_first,
                      gconstpointer second,
                      gsize         n_second);

/* Reads eight bytes, most significant first. */
guint64 robo_bytes_to_uint64 (const guint8 *bytes);

G_END_DECLS
