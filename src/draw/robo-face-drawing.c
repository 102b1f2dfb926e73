/* Faces: small files that are read again for each drawing, which is kept by whoever shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-face-drawing.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <string.h>

#define FOLDER "/io/github/robodrome/Robodrome/art/faces/"

/* On a dark page an outline that is dark is not one: the files have a pale line round it. */
#define DARK_SHEET ".keyline { display: inline !important }"

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
  const RsvgRectangle area = { -0.5, -0.5, 1, 1 };
  g_autofree char    *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RsvgHandle *handle = NULL;

  g_return_if_fail (cr != NULL && level < ROBO_N_LEVELS);

  if (names[level] == NULL)
    return;

  path = g_strconcat (FOLDER, names[level], ".svg", NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (handle != NULL && robo_palette_get_style (palette) != ROBO_STYLE_LIGHT)
    rsvg_handle_set_stylesheet (handle, (const guint8 *)DARK_SHEET, strlen (DARK_SHEET), &error);
  if (handle != NULL && error == NULL)
    rsvg_handle_render_document (handle, cr, &area, &error);
  if (error != NULL)
    g_warning ("%s: %s", path, error->message);
  g_clear_object (&handle);
}
