// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a space, in words, for those who hear the board.
#pragma once

#include "draw/robo-picture.h"

G_BEGIN_DECLS

/**
 * RoboSpaceText:
 * @plan: the arena
 * @picture: the pieces
 * @names: (array): by seat: what the robot is called, %NULL for its starting number
 * @own_seat: whose robot is that of whoever reads it, or %ROBO_NO_SEAT
 * @is_spoken: whether it is heard: "column 4, row 2" in place of "4|2"
 *
 * All that such a text is made from; borrowed.
 */
typedef struct
{
  const RoboPlan         *plan;
  const RoboBoardPicture *picture;
  const char *const      *names;
  guint                   own_seat;
  gboolean                is_spoken;
} RoboSpaceText;

/**
 * robo_space_text_dup:
 * @self: the board
 * @space: a space
 *
 * Returns: (transfer full): its place, robot, tokens, terrain and edges, such as "4|2, Ben’s
 *   Mercury with starting number 2, your robot, 1 damage, water"
 */
char *robo_space_text_dup (const RoboSpaceText *self,
                           guint                space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
