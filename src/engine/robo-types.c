/* Directions, colours and levels: their steps and their names in files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-types.h"

#include "robo-ids.h"

static const struct
{
  const char *id;
  gint8       dx, dy;
} dirs[ROBO_N_DIRS] = {
  { "n", 0, -1 },
  { "ne", 1, -1 },
  { "e", 1, 0 },
  { "se", 1, 1 },
  { "s", 0, 1 },
  { "sw", -1, 1 },
  { "w", -1, 0 },
  { "nw", -1, -1 },
};

static const char *const colours[] = { "blue", "red" };

static const char *const levels[ROBO_N_LEVELS] = { "chance", "beginner", "club", "master" };

gint
robo_dir_dx (RoboDir dir)
{
  return dirs[dir].dx;
}

gint
robo_dir_dy (RoboDir dir)
{
  return dirs[dir].dy;
}

ROBO_DEFINE_IDS (RoboDir, robo_dir, dirs, .id)

ROBO_DEFINE_IDS (RoboColour, robo_colour, colours, )

ROBO_DEFINE_IDS (RoboLevel, robo_level, levels, )
