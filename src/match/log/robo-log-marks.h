// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked in a sentence of the log while it is put together: the spaces and the names in it.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

/**
 * RoboLogMention:
 * @space: the space that is mentioned, or %ROBO_NO_SPACE: a name is
 * @seat: whose name it is, or %ROBO_NO_SEAT: a space is mentioned
 * @start: where it begins in the text, in bytes
 * @end: where it ends, in bytes
 */
typedef struct
{
  guint space;
  guint seat;
  guint start;
  guint end;
} RoboLogMention;

/**
 * robo_log_marks_dup_space:
 * @space: a space
 * @columns: of the arena
 *
 * Returns: (transfer full): its coordinates, marked
 */
char *robo_log_marks_dup_space (guint space,
                                guint columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_marks_dup_name:
 * @names: who is called what
 * @seat: a seat; any other number names nobody
 *
 * Returns: (transfer full): the name of the player with that of the robot, or alone if it was mentioned before, marked;
 *   "" for nobody
 */
char *robo_log_marks_dup_name (const RoboLogNames *names,
                               guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_marks_take:
 * @marked: a text with marks
 * @columns: of the arena
 * @mentions: (nullable) (element-type RoboLogMention): is filled with what was marked, in the order of the text
 *
 * Returns: (transfer full): the text as people read it
 */
char *robo_log_marks_take (const char *marked,
                           guint       columns,
                           GArray     *mentions) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
