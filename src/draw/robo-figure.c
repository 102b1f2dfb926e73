/* Figures: what librsvg makes of the files in data/art/robots. doc/for-artists.md says what is in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-figure.h"

#include <librsvg/rsvg.h>
#include <string.h>

#define FOLDER "/io/github/robodrome/Robodrome/art/robots/"

/* The files show a little more than a space: ears and scythes stick out. */
#define REACH 0.6

/* On a dark board an outline that is dark is not one: the files have a pale line round it. */
#define DARK_SHEET ".keyline { display: inline !important }"

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

/* By direction. */
static const char *const sides[] = { "n", "ne", "e", "se", "s", "se", "e", "ne" };

/* Files that were read; a handle must not be used by two threads at a time. */
static GMutex      lock;
static RsvgHandle *handles[G_N_ELEMENTS (names)][2][2];

static RsvgHandle *
get_handle (guint    colour,
            gboolean is_killbot,
            gboolean is_dark)
{
  RsvgHandle **handle = &handles[colour][is_killbot][is_dark];
  char         path[80];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (*handle != NULL)
    return *handle;

  g_snprintf (path, sizeof path, FOLDER "%s%s.svg", names[colour], is_killbot ? "-killbot" : "");
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    *handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (*handle != NULL && is_dark)
    rsvg_handle_set_stylesheet (*handle, (const guint8 *)DARK_SHEET, strlen (DARK_SHEET), &error);
  if (error != NULL)
    g_warning ("%s: %s", path, error->message);

  return *handle;
}

void
robo_figure_read_all (gboolean is_dark)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      for (guint is_killbot = FALSE; is_killbot <= TRUE; is_killbot++)
        {
          g_mutex_lock (&lock);
          get_handle (i, is_killbot, is_dark != FALSE);
          g_mutex_unlock (&lock);
        }
    }
}

void
robo_figure_draw (const RoboPen *pen,
                  guint          colour,
                  gboolean       is_killbot,
                  const char    *layer)
{
  const RsvgRectangle area = { -REACH, -REACH, 2 * REACH, 2 * REACH };
  RsvgHandle         *handle;
  char                id[40];
  g_autoptr (GError) error = NULL;

  g_return_if_fail (colour < G_N_ELEMENTS (names));

  g_snprintf (id, sizeof id, "#%s", layer);
  g_mutex_lock (&lock);
  handle = get_handle (colour, is_killbot != FALSE, robo_palette_get_style (pen->palette) != ROBO_STYLE_LIGHT);
  if (handle != NULL && !rsvg_handle_render_layer (handle, pen->cr, id, &area, &error))
    g_warning ("%s%s, %s: %s", names[colour], is_killbot ? "-killbot" : "", layer, error->message);
  g_mutex_unlock (&lock);
}

void
robo_figure_draw_head (const RoboPen *pen,
                       guint          colour,
                       gboolean       is_killbot,
                       RoboDir        gaze,
                       RoboMood       mood)
{
  char layer[32];

  g_snprintf (layer, sizeof layer, "head-%s-%s", sides[gaze], moods[mood]);
  cairo_save (pen->cr);
  if (gaze > ROBO_DIR_S)
    cairo_scale (pen->cr, -1, 1);
  robo_figure_draw (pen, colour, is_killbot, layer);
  cairo_restore (pen->cr);
}
