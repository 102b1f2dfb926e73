// SPDX-License-Identifier: GPL-3.0-or-later
// Marks the spaces and names in a sentence of the log while it is put together.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

typedef struct
{
  guint space; /* the space that is mentioned, or ROBO_NO_SPACE for a name */
  guint seat;  /* the seat that is named, or ROBO_NO_SEAT for a space */
  guint start; /* offset of the beginning, in bytes */
  guint end;   /* offset of the end, in bytes */

  gboolean is_first; /* the seat is named for the first time in a round, with the robot */
} RoboLogMention;

/* Describes a part of a text, in bytes. */
typedef struct
{
  guint start;
  guint end;
} RoboLogSpan;

/* Returns the coordinates of a space with marks around them. */
char *robo_log_marks_dup_space (guint space,
                                guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of a seat with marks around it: the names of player and robot, or the player's name alone if the
 * seat was mentioned before. Returns "" if the game has no such seat. */
char *robo_log_marks_dup_name (const RoboLogNames *names,
                               guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the sentence with marks that make it a result of an action, such as damage. */
char *robo_log_marks_dup_result (const char *sentence) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text for display. Appends its spaces and names to `mentions` (of RoboLogMention), and its results to
 * `results` (of RoboLogSpan), in the order of the text. Both arrays may be NULL. */
char *robo_log_marks_strip (const char *marked,
                            guint       columns,
                            GArray     *mentions,
                            GArray     *results) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
