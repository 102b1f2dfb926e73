// SPDX-License-Identifier: GPL-3.0-or-later
// Draws faces. Drawing a face is slow, so callers that draw it often should cache the picture.
#include "config.h"

#include "robo-face-drawing.h"

#include "robo-figure-file.h"

static const char *const names[ROBO_N_LEVELS] = {
  [ROBO_LEVEL_PIP] = "pip",
  [ROBO_LEVEL_RUSTY] = "rusty",
  [ROBO_LEVEL_DASH] = "dash",
  [ROBO_LEVEL_GIZMO] = "gizmo",
  [ROBO_LEVEL_BRUNO] = "bruno",
  [ROBO_LEVEL_ADA] = "ada",
  [ROBO_LEVEL_QUILL] = "quill",
  [ROBO_LEVEL_SABLE] = "sable",
  [ROBO_LEVEL_VEGA] = "vega",
  [ROBO_LEVEL_ORACLE] = "oracle",
};

void
robo_draw_face (cairo_t           *cr,
                const RoboPalette *palette,
                RoboLevel          level)
{
  g_return_if_fail (cr != NULL && level < ROBO_N_LEVELS);

  if (names[level] == NULL)
    return;

  /* Outside of the light style, draw the pale line that the files have, because the dark outline would be invisible on
   * a dark page. */
  robo_figure_file_draw (robo_figure_file_get ("faces"), cr, names[level],
                         robo_palette_get_style (palette) != ROBO_STYLE_LIGHT, NULL);
}
