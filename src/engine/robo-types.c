/* Directions, colours and levels: their steps and their names in files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-types.h"

#include <string.h>

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

const char *
robo_dir_get_id (RoboDir dir)
{
  return dirs[dir].id;
}

gboolean
robo_dir_from_id (const char *id,
                  RoboDir    *dir)
{
  for (guint i = 0; i < ROBO_N_DIRS; i++)
    {
      if (strcmp (dirs[i].id, id) == 0)
        {
          *dir = (RoboDir)i;
          return TRUE;
        }
    }

  return FALSE;
}

const char *
robo_colour_get_id (RoboColour colour)
{
  return colours[colour];
}

gboolean
robo_colour_from_id (const char *id,
                     RoboColour *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      if (strcmp (colours[i], id) == 0)
        {
          *colour = (RoboColour)i;
          return TRUE;
        }
    }

  return FALSE;
}

const char *
robo_level_get_id (RoboLevel level)
{
  return levels[level];
}

gboolean
robo_level_from_id (const char *id,
                    RoboLevel  *level)
{
  for (guint i = 0; i < ROBO_N_LEVELS; i++)
    {
      if (strcmp (levels[i], id) == 0)
        {
          *level = (RoboLevel)i;
          return TRUE;
        }
    }

  return FALSE;
}
