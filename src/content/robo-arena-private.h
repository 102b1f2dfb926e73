// SPDX-License-Identifier: GPL-3.0-or-later
// What reading, checking and writing arenas share among themselves.
#pragma once

#include "engine/robo-board.h"
#include "robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_arena_format;

gboolean robo_arena_read_plan (const xmlNode *arena,
                               gboolean       for_play,
                               RoboPlan      *plan,
                               RoboProblems  *problems);
void     robo_arena_write_plan (xmlNode        *arena,
                                const RoboPlan *plan);

gboolean robo_arena_check_form (const RoboPlan *plan,
                                RoboProblems   *problems);
gboolean robo_arena_check_play (const RoboPlan *plan,
                                RoboProblems   *problems);
char    *robo_arena_dup_place (const RoboPlan *plan,
                               guint           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
