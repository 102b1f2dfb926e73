/* Pictograms: small files that are read again for each drawing, which is kept by whoever shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "robo-pictogram.h"

#include "draw/pen/robo-pen.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#define FOLDER "/io/github/robodrome/Robodrome/art/pictograms"
#define SUFFIX ".svg"

/* One ink and one accent: by kind of card, on a pale card, a dark one, and in high contrast. Each has 4.5:1 there. */
static const char *const inks[ROBO_N_STYLES] = { "#23262e", "#e8eaf0", "#ffffff" };
static const char *const holes[ROBO_N_STYLES] = { "#ffffff", "#303036", "#000000" };
static const char *const accents[][ROBO_N_STYLES] = {
  [ROBO_CARD_BLUE] = { "#1f5fd0", "#8db8ff", "#aaccff" },
  [ROBO_CARD_RED] = { "#c4261f", "#ff8d84", "#ffaaaa" },
  [ROBO_CARD_YELLOW] = { "#8f5a00", "#ffc83d", "#ffe100" },
  [ROBO_CARD_CHAMPION] = { "#7a3fb8", "#d0a8ff", "#cc99ff" },
};

/* Of the mark of a deck. */
#define RADIUS 0.44

static const struct
{
  RoboPaint paint;
  guint     n_corners; /* 0 for a disc */
  double    turn;      /* in parts of a circle */
  double    waist;     /* how far in the points between two corners are; 1 for none */
} marks[] = {
  [ROBO_CARD_BLUE] = { ROBO_PAINT_DIE_BLUE, 4, 0.125, 1 },
  [ROBO_CARD_RED] = { ROBO_PAINT_DIE_RED, 0, 0, 1 },
  [ROBO_CARD_YELLOW] = { ROBO_PAINT_TOKEN, 3, 0.25, 1 },
  [ROBO_CARD_CHAMPION] = { ROBO_PAINT_CHAMPION, 5, 0.25, 0.45 },
};

static char *
dup_path (const char *id)
{
  return g_strdup_printf (FOLDER "/%s" SUFFIX, id);
}

gboolean
robo_pictogram_exists (const char *id)
{
  g_autofree char *path = id != NULL ? dup_path (id) : NULL;

  return path != NULL && g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

static int
compare_ids (gconstpointer one,
             gconstpointer other)
{
  return strcmp (*(const char *const *)one, *(const char *const *)other);
}

GStrv
robo_pictogram_dup_ids (void)
{
  GStrv ids = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_return_val_if_fail (ids != NULL, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    ids[i][strlen (ids[i]) - strlen (SUFFIX)] = '\0';
  qsort (ids, g_strv_length (ids), sizeof *ids, compare_ids);

  return ids;
}

void
robo_draw_pictogram (cairo_t           *cr,
                     const RoboPalette *palette,
                     const char        *id,
                     RoboCardColour     deck)
{
  const RsvgRectangle area = { -0.5, -0.5, 1, 1 };
  RoboStyle           style = robo_palette_get_style (palette);
  g_autofree char    *path = dup_path (id);
  g_autofree char    *sheet =
    g_strdup_printf (".fill-ink { fill: %1$s !important } .line-ink { stroke: %1$s !important } "
                     ".fill-accent { fill: %2$s !important } .line-accent { stroke: %2$s !important } "
                     ".fill-hole { fill: %3$s !important } .line-hole { stroke: %3$s !important }",
                     inks[style], accents[deck][style], holes[style]);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *handle = NULL;

  if (bytes != NULL)
    handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (handle != NULL && rsvg_handle_set_stylesheet (handle, (const guint8 *)sheet, strlen (sheet), &error))
    rsvg_handle_render_document (handle, cr, &area, &error);
  if (error != NULL)
    g_warning ("%s: %s", path, error->message);
  g_clear_object (&handle);
}

static void
set_source (cairo_t    *cr,
            const char *hex)
{
  guint64 rgb = g_ascii_strtoull (hex + 1, NULL, 16);

  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

void
robo_pictogram_set_source (cairo_t           *cr,
                           const RoboPalette *palette,
                           RoboCardColour     deck)
{
  set_source (cr, accents[deck][robo_palette_get_style (palette)]);
}

static void
add_corner (cairo_t *cr,
            double   turn,
            double   radius)
{
  cairo_line_to (cr, radius * cos (turn * 2 * G_PI), -radius * sin (turn * 2 * G_PI));
}

void
robo_draw_deck_mark (cairo_t           *cr,
                     const RoboPalette *palette,
                     RoboCardColour     deck)
{
  guint n_corners = marks[deck].n_corners;

  if (n_corners == 0)
    cairo_arc (cr, 0, 0, RADIUS * 0.92, 0, 2 * G_PI);
  for (guint i = 0; i < n_corners; i++)
    {
      add_corner (cr, marks[deck].turn + (double)i / n_corners, RADIUS);
      if (marks[deck].waist < 1)
        add_corner (cr, marks[deck].turn + (i + 0.5) / n_corners, RADIUS * marks[deck].waist);
    }
  cairo_close_path (cr);
  robo_palette_set_source (palette, cr, marks[deck].paint, 1);
  cairo_fill_preserve (cr);
  robo_palette_set_source (palette, cr, ROBO_PAINT_OUTLINE, 0.8);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
}

void
robo_draw_pictogram_card (cairo_t           *cr,
                          const RoboPalette *palette,
                          const char        *id,
                          RoboCardColour     deck)
{
  RoboStyle style = robo_palette_get_style (palette);
  RoboPen   pen;

  cairo_save (cr);
  pen = robo_pen_init (cr, palette);
  robo_pen_rounded (&pen, -0.3, -0.3, 0.6, 0.6, 0.1);
  set_source (cr, holes[style]);
  cairo_fill_preserve (cr);
  robo_pen_stroke (&pen, ROBO_PAINT_OUTLINE, 1, 0.08);
  robo_pen_rounded (&pen, -0.3, -0.3, 0.6, 0.6, 0.1);
  robo_pictogram_set_source (cr, palette, deck);
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
  cairo_scale (cr, 0.46, 0.46);
  robo_draw_pictogram (cr, palette, id, deck);
  cairo_restore (cr);
}
