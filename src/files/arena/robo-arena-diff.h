// SPDX-License-Identifier: GPL-3.0-or-later
// What two arenas differ in, in words and by place.
#pragma once

#include "robo-arena.h"

G_BEGIN_DECLS

/* For changes that are at no place. */
#define ROBO_NO_PLACE 255

/**
 * RoboArenaChangeKind:
 * @ROBO_ARENA_CHANGE_TEXT: id, name, description, author or license
 * @ROBO_ARENA_CHANGE_SIZE: columns or rows
 * @ROBO_ARENA_CHANGE_SPACE: a space, what it carries, or a caution line at one of its sides
 * @ROBO_ARENA_CHANGE_EDGE: an energy wall or a lightning barrier
 */
typedef enum
{
  ROBO_ARENA_CHANGE_TEXT,
  ROBO_ARENA_CHANGE_SIZE,
  ROBO_ARENA_CHANGE_SPACE,
  ROBO_ARENA_CHANGE_EDGE,
} RoboArenaChangeKind;

/**
 * RoboArenaChange:
 * @kind: what kind of thing changed
 * @column: from 0, or %ROBO_NO_PLACE; a place is meant by column and row, since the two arenas can differ in size
 * @row: from 0, or %ROBO_NO_PLACE
 * @from_column: where it was before if it moved, else %ROBO_NO_PLACE
 * @from_row: likewise
 * @side: the orthogonal direction of the edge or the caution line, or %ROBO_NO_SIDE
 * @mark: the number of its place from 1, the same for all changes at one place; 0 if it has none
 * @sentence: what changed, in the language of the interface
 *
 * One difference. Belongs to its list.
 */
typedef struct
{
  RoboArenaChangeKind kind;
  guint8              column;
  guint8              row;
  guint8              from_column;
  guint8              from_row;
  guint8              side;
  guint               mark;
  char               *sentence;
} RoboArenaChange;

/**
 * RoboArenaDiff:
 *
 * The differences of two arenas: texts first, then size, then places row by row. Immutable.
 */
typedef struct _RoboArenaDiff RoboArenaDiff;

/**
 * robo_arena_diff_new:
 * @before: an arena
 * @after: another one, or another state of it
 *
 * Compares what the arenas are and say, not how their files are written. Spaces are compared by column and row from
 * the north-west.
 *
 * Returns: (transfer full): what is different in @after
 */
RoboArenaDiff *robo_arena_diff_new (const RoboArena *before,
                                    const RoboArena *after) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_diff_free:
 * @self: (transfer full) (nullable): differences
 */
void robo_arena_diff_free (RoboArenaDiff *self);

/**
 * robo_arena_diff_get_length:
 * @self: differences
 *
 * Returns: how many there are; 0 if the arenas are equal
 */
guint robo_arena_diff_get_length (const RoboArenaDiff *self);

/**
 * robo_arena_diff_get:
 * @self: differences
 * @index: less than their number
 *
 * Returns: (transfer none): one of them, valid as long as @self
 */
const RoboArenaChange *robo_arena_diff_get (const RoboArenaDiff *self,
                                            guint                index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArenaDiff, robo_arena_diff_free)

G_END_DECLS
