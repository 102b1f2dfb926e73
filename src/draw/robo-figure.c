/* Figures: what librsvg makes of the files in data/art/robots. doc/for-artists.md says what is in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-figure.h"

#include <librsvg/rsvg.h>
#include <string.h>

#include "robo-svg-parts.h"

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

/* Files that were read, for whichever thread draws. */
static GMutex        lock;
static RoboSvgParts *files[G_N_ELEMENTS (names)][2];

static char *
dup_path (guint    colour,
          gboolean is_killbot)
{
  return g_strdup_printf (FOLDER "%s%s.svg", names[colour], is_killbot ? "-killbot" : "");
}

/* Called with the lock. */
static RoboSvgParts *
get_file (guint    colour,
          gboolean is_killbot,
          GError **error)
{
  RoboSvgParts   **file = &files[colour][is_killbot];
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (*file != NULL)
    return *file;

  path = dup_path (colour, is_killbot);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes != NULL)
    *file = robo_svg_parts_new (bytes);

  return *file;
}

/* The whole of a file takes longer to read than all that is drawn of it, and two megabytes. */
static char *
dup_layer (guint       colour,
           gboolean    is_killbot,
           const char *layer,
           GError    **error)
{
  RoboSvgParts *file;
  char         *svg = NULL;

  g_mutex_lock (&lock);
  file = get_file (colour, is_killbot, error);
  if (file != NULL)
    svg = robo_svg_parts_dup (file, layer);
  g_mutex_unlock (&lock);

  if (file != NULL && svg == NULL)
    g_set_error (error, RSVG_ERROR, RSVG_ERROR_FAILED, "there is no layer %s", layer);

  return svg;
}

static void
draw_layer (const RoboPen *pen,
            guint          colour,
            gboolean       is_killbot,
            const char    *layer,
            gboolean       has_keyline)
{
  const RsvgRectangle area = { -REACH, -REACH, 2 * REACH, 2 * REACH };
  const gboolean      is_dark = robo_palette_get_style (pen->palette) != ROBO_STYLE_LIGHT;
  RsvgHandle         *handle = NULL;
  g_autofree char    *svg = NULL;
  g_autoptr (GError) error = NULL;

  svg = dup_layer (colour, is_killbot != FALSE, layer, &error);
  if (svg != NULL)
    handle = rsvg_handle_new_from_data ((const guint8 *)svg, strlen (svg), &error);
  if (handle != NULL && is_dark && has_keyline)
    rsvg_handle_set_stylesheet (handle, (const guint8 *)DARK_SHEET, strlen (DARK_SHEET), &error);
  if (handle != NULL && error == NULL)
    rsvg_handle_render_document (handle, pen->cr, &area, &error);
  if (error != NULL)
    {
      g_autofree char *path = dup_path (colour, is_killbot != FALSE);

      g_warning ("%s, %s: %s", path, layer, error->message);
    }
  g_clear_object (&handle);
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
