// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes of a fixed layout, most significant first, walked through the same way for writing and for reading; and hashes.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboWalk:
 * @data: the bytes
 * @size: how many there are, or how many have room
 * @at: how far it has come
 * @is_writing: whether fields are put into the bytes or taken from them
 * @is_bad: the bytes end too early, or something in them cannot be; then nothing more happens
 */
typedef struct
{
  guint8  *data;
  gsize    size;
  gsize    at;
  gboolean is_writing;
  gboolean is_bad;
} RoboWalk;

/**
 * robo_walk_bytes:
 * @self: a walk
 * @field: (array length=size): bytes, read when writing, filled when reading
 * @size: how many
 *
 * Walks through @size bytes as they are. Where so many are not left, the walk is bad, and @field stays as it is.
 */
void robo_walk_bytes (RoboWalk *self,
                      gpointer  field,
                      gsize     size);

/**
 * robo_walk_uint8:
 * @self: a walk
 * @field: a number of one byte; not set if the bytes end before it
 */
void robo_walk_uint8 (RoboWalk *self,
                      guint8   *field);

/**
 * robo_walk_uint16:
 * @self: a walk
 * @field: a number of two bytes, most significant first
 */
void robo_walk_uint16 (RoboWalk *self,
                       guint16  *field);

/**
 * robo_walk_uint48:
 * @self: a walk
 * @field: a number below 2^48; of a greater one the rest is left out
 */
void robo_walk_uint48 (RoboWalk *self,
                       guint64  *field);

/**
 * robo_walk_varint:
 * @self: a walk
 * @field: any number: seven bits a byte, the least first, in as few bytes as will do
 */
void robo_walk_varint (RoboWalk *self,
                       guint64  *field);

/**
 * robo_walk_check:
 * @self: a walk
 * @is_good: whether what was read can be
 */
void robo_walk_check (RoboWalk *self,
                      gboolean  is_good);

/**
 * robo_bytes_hash:
 * @hash: (array length=n_hash) (out caller-allocates): the first bytes of the SHA-256 of @first and @second
 * @n_hash: how many, at most 32
 * @first: (array length=n_first): bytes
 * @second: (array length=n_second) (nullable): bytes behind them
 */
void robo_bytes_hash (guint8       *hash,
                      gsize         n_hash,
                      gconstpointer first,
                      gsize         n_first,
                      gconstpointer second,
                      gsize         n_second);

/**
 * robo_bytes_to_uint64:
 * @bytes: (array fixed-size=8): bytes, most significant first
 *
 * Returns: the number
 */
guint64 robo_bytes_to_uint64 (const guint8 *bytes);

G_END_DECLS
