// SPDX-License-Identifier: GPL-3.0-or-later
// What the files that compare arenas share.
#pragma once

#include "robo-arena-diff.h"

G_BEGIN_DECLS

struct _RoboArenaDiff
{
  const RoboArena *before; /* only while it is made */
  const RoboArena *after;
  GArray          *changes; /* of RoboArenaChange */
};

/* A change of @kind without a place. */
RoboArenaChange robo_arena_change (RoboArenaChangeKind kind);

void robo_arena_diff_add (RoboArenaDiff         *self,
                          const RoboArenaChange *change,
                          const char            *format,
                          ...) G_GNUC_PRINTF (3, 4);

void robo_arena_diff_add_texts (RoboArenaDiff *self);
void robo_arena_diff_add_plan (RoboArenaDiff *self);

G_END_DECLS
