// SPDX-License-Identifier: GPL-3.0-or-later
// Draws figures. The program data/art/make-figure.c has made them from the files in data/art/robots, whose contents are
// described in doc/for-artists.md.
#include "config.h"

#include "robo-figure.h"

#include "robo-figure-file.h"

static const char *const names[] = { "hound", "mercury", "reaper", "volt" };

static const char *const moods[] = {
  [ROBO_MOOD_IDLE] = "idle",
  [ROBO_MOOD_BLINKING] = "blink",
  [ROBO_MOOD_AIMING] = "aiming",
  [ROBO_MOOD_HIT] = "hit",
  [ROBO_MOOD_DIZZY] = "dizzy",
  [ROBO_MOOD_SCARED] = "scared",
  [ROBO_MOOD_CHEERING] = "cheering",
};

/* Lists the names that the directions have in the names of layers. Layers of eastern directions are mirrored for
 * western directions. */
static const char *const sides[] = { "n", "ne", "e", "se", "s", "se", "e", "ne" };

static void
draw_layer (const RoboPen *pen,
            guint          colour,
            gboolean       is_killbot,
            const char    *layer,
            gboolean       has_keyline)
{
  const gboolean   is_dark = robo_palette_get_style (pen->palette) != ROBO_STYLE_LIGHT;
  g_autofree char *name = g_strconcat ("robots/", names[colour], is_killbot ? "-killbot" : "", NULL);

  robo_figure_file_draw (robo_figure_file_get (name), pen->cr, layer, is_dark && has_keyline, NULL);
}

void
robo_figure_draw (const RoboPen *pen,
                  guint          colour,
                  gboolean       is_killbot,
                  const char    *layer)
{
  g_return_if_fail (colour < G_N_ELEMENTS (names));

  draw_layer (pen, colour, is_killbot, layer, TRUE);
}

void
robo_figure_draw_head (const RoboPen *pen,
                       guint          colour,
                       gboolean       is_killbot,
                       RoboDir        gaze,
                       RoboMood       mood,
                       gboolean       has_keyline)
{
  char layer[32];

  g_return_if_fail (colour < G_N_ELEMENTS (names));

  g_snprintf (layer, sizeof layer, "head-%s-%s", sides[gaze], moods[mood]);
  cairo_save (pen->cr);
  if (gaze > ROBO_DIR_S)
    cairo_scale (pen->cr, -1, 1);
  draw_layer (pen, colour, is_killbot, layer, has_keyline);
  cairo_restore (pen->cr);
}
