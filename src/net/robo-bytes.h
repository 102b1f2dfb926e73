// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes bytes of a fixed layout, most significant first, with one walk for both ways, and computes
// hashes.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A walk through bytes that either reads or writes fields. */
typedef struct
{
  guint8  *data;
  gsize    size;       /* number of bytes, or room when writing */
  gsize    at;         /* current offset */
  gboolean is_writing; /* fields are put into the bytes instead of read from them */
  gboolean is_bad;     /* the bytes end too early or have an invalid value; then all further calls do nothing */
} RoboWalk;

/* Reads or writes bytes as they are. If fewer than `size` are left, the walk becomes bad, and the field stays
 * as it is. */
void robo_walk_bytes (RoboWalk *self,
                      gpointer  field,
                      gsize     size);

/* The field is not set if the bytes end before it. */
void robo_walk_uint8 (RoboWalk *self,
                      guint8   *field);

/* Two bytes, most significant first. */
void robo_walk_uint16 (RoboWalk *self,
                       guint16  *field);

/* Six bytes for a number below 2^48; higher bits are dropped. */
void robo_walk_uint48 (RoboWalk *self,
                       guint64  *field);

/* Any number in as few bytes as possible: seven bits a byte, the least significant first. */
void robo_walk_varint (RoboWalk *self,
                       guint64  *field);

/* Makes the walk bad unless the value that was read is good. */
void robo_walk_check (RoboWalk *self,
                      gboolean  is_good);

/* Sets the first n_hash bytes (at most 32) of the SHA-256 of `first` followed by `second`, which may be NULL. */
void robo_bytes_hash (guint8       *hash,
                      gsize         n_hash,
                      gconstpointer first,
                      gsize         n_first,
                      gconstpointer second,
                      gsize         n_second);

/* Reads eight bytes, most significant first. */
guint64 robo_bytes_to_uint64 (const guint8 *bytes);

G_END_DECLS
