// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the differences between two arenas, in words and by place.
#pragma once

#include "robo-arena.h"

G_BEGIN_DECLS

/* A change without a space, such as the change of a text, has this column and this row. */
#define ROBO_NO_PLACE 255

typedef enum
{
  ROBO_ARENA_CHANGE_TEXT,  /* id, name, description, author, license, rules or theme */
  ROBO_ARENA_CHANGE_SIZE,  /* columns or rows */
  ROBO_ARENA_CHANGE_SPACE, /* a space, an object on it, or a caution line at one of its sides */
  ROBO_ARENA_CHANGE_EDGE,  /* an energy wall or a lightning barrier */
} RoboArenaChangeKind;

/* Describes one difference; the list of differences owns it. Spaces are given by column and row, because the two
 * arenas may differ in size. */
typedef struct
{
  RoboArenaChangeKind kind;
  guint8              column;      /* column of the change, from 0, or ROBO_NO_PLACE */
  guint8              row;         /* row of the change, from 0, or ROBO_NO_PLACE */
  guint8              from_column; /* the old column if the object has moved, otherwise ROBO_NO_PLACE */
  guint8              from_row;    /* the old row if the object has moved, otherwise ROBO_NO_PLACE */
  guint8              side;        /* the orthogonal direction of the edge or the caution line, or ROBO_NO_SIDE */
  /* Number of the changed space or edge, from 1. All changes of one space or edge have the same number, and changes
   * without a space have 0. */
  guint mark;
  char *sentence; /* a sentence about the change in the language of the interface */
} RoboArenaChange;

/* Lists the differences between two arenas: first texts, then the size, then spaces and edges row by row. The list
 * never changes. */
typedef struct _RoboArenaDiff RoboArenaDiff;

/* Compares the contents of two arenas, not their files. Spaces are compared by column and row, counted from the
 * north-west. */
RoboArenaDiff *robo_arena_diff_new (const RoboArena *before,
                                    const RoboArena *after) G_GNUC_WARN_UNUSED_RESULT;

void robo_arena_diff_free (RoboArenaDiff *self);

guint robo_arena_diff_get_length (const RoboArenaDiff *self);

/* Returns a difference, valid as long as the list. */
const RoboArenaChange *robo_arena_diff_get (const RoboArenaDiff *self,
                                            guint                index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArenaDiff, robo_arena_diff_free)

G_END_DECLS
