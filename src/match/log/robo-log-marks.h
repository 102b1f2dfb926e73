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

/* Returns the coordinates of a space, marked. */
char *robo_log_marks_dup_space (guint space,
                                guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the player's name with the robot's, or alone if it was mentioned before, marked; "" if the seat is
 * not one of the game. */
char *robo_log_marks_dup_name (const RoboLogNames *names,
                               guint               seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text for display and appends its marks to `mentions`, or NULL, in the order of the text. */
char *robo_log_marks_take (const char *marked,
                           guint       columns,
                           GArray     *mentions) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
