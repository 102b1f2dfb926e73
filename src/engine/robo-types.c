// SPDX-License-Identifier: GPL-3.0-or-later
// Has the steps of directions, and the names of directions, colors and levels in files.
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

/* Lists the words by level, then the words of older files. */
static const char *const level_words[ROBO_N_LEVEL_WORDS] = {
  "chance",
  "pip",
  "rusty",
  "dash",
  "gizmo",
  "bruno",
  "ada",
  "quill",
  "sable",
  "vega",
  "oracle",
  "beginner",
  "club",
  "master",
};

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

const char *
robo_level_get_word (guint index)
{
  g_return_val_if_fail (index < ROBO_N_LEVEL_WORDS, NULL);

  return level_words[index];
}

RoboLevel
robo_level_of_word (guint index)
{
  static const RoboLevel older[] = { ROBO_LEVEL_BEGINNER, ROBO_LEVEL_CLUB, ROBO_LEVEL_MASTER };

  return index < ROBO_N_LEVELS ? index : older[index - ROBO_N_LEVELS];
}
