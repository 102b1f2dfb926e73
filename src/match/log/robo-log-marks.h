// SPDX-License-Identifier: GPL-3.0-or-later
// Marks the spaces and names in a sentence of the log while it is put together.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

typedef struct
{
  guint space; /* the space that is mentioned, or ROBO_NO_SPACE for a name */
  guint seat;  /* the seat that is named, or ROBO_NO_SEAT for a space */
  guint start; /* in bytes */
  guint end;   /* in bytes */
} RoboLogMention;

/* Returns the coordinates of a space with marks around them. */
char *robo_log_marks_dup_space (guint space,
                                guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the name of a seat with marks around it: the player's name with the robot's, or the player's name alone if
 * the seat was mentioned before. Returns "" if the seat is not one of the game. */
char *robo_log_marks_dup_name (const RoboLogNames *names,
                               guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text for display. Appends its spaces and names to `mentions`, which may be NULL, in the order of the
 * text. */
char *robo_log_marks_take (const char *marked,
                           guint       columns,
                           GArray     *mentions) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
