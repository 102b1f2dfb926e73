// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a space in words, for users who hear the board.
#pragma once

#include "draw/robo-picture.h"

G_BEGIN_DECLS

/* Holds the input for the text of a space. All pointers are borrowed. */
typedef struct
{
  const RoboPlan         *plan;
  const RoboBoardPicture *picture;
  const char *const      *names;     /* by seat: name of the robot, or NULL if the text has the starting number
                                      * instead */
  guint                   own_seat;  /* the reader's seat, or ROBO_NO_SEAT */
  gboolean                is_spoken; /* TRUE for "column 4, row 2" in place of "4|2" */
} RoboSpaceText;

/* Returns the coordinates of a space with everything that is on it and at its sides: robot, tokens, mine, ground,
 * edges and caution lines. An example is "4|2, Ben’s Mercury with starting number 2, your robot, 1 damage, water". */
char *robo_space_text_dup (const RoboSpaceText *self,
                           guint                space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
