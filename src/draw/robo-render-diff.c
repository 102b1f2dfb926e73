/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-render-diff.h"

#include "robo-diff-drawing.h"
#include "robo-pen.h"
#include "robo-render-private.h"

/* These sizes are in pixels: the strip for the name above an arena, the letters in it, and the gap between the arenas. */
#define TITLE_HEIGHT 44
#define LETTERS      20
#define GAP          30

typedef struct
{
  const RoboArena *arena;
  RoboLayout       layout;
  double           width;
  double           height;
} Side;

typedef struct
{
  const RoboArenaDiff *diff;
  Side                 sides[2];
} Scene;

static void
place_side (Side            *side,
            const RoboArena *arena,
            double           left)
{
  const RoboPlan *plan = robo_arena_get_plan (arena);
  double          x, y;

  side->arena = arena;
  robo_layout_fit (&side->layout, plan->columns, plan->rows, ROBO_RENDER_WIDTH, 15.0 * ROBO_RENDER_WIDTH, 1);
  robo_layout_get_outline (&side->layout, &x, &y, &side->width, &side->height);
  side->layout.x += left - x;
  side->layout.y += TITLE_HEIGHT - y;
}

static void
draw_scene (cairo_t      *cr,
            gconstpointer data)
{
  const Scene       *scene = data;
  const RoboPalette *palette = robo_palette_get (ROBO_STYLE_LIGHT);

  /* Draw the names on white, as on paper. */
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (guint i = 0; i < G_N_ELEMENTS (scene->sides); i++)
    {
      const Side *side = &scene->sides[i];
      RoboPen     pen = robo_pen_init (cr, palette);
      double      x, y, width, height;

      robo_layout_get_outline (&side->layout, &x, &y, &width, &height);
      robo_pen_text (&pen, robo_arena_get_name (side->arena), x + width / 2, TITLE_HEIGHT / 2.0, LETTERS);
      robo_pen_fill (&pen, ROBO_PAINT_BADGE_INK, 1);
      robo_draw_arena (cr, palette, &side->layout, robo_arena_get_plan (side->arena), ROBO_CAUTIONS_FULL);
      robo_draw_diff (cr, palette, &side->layout, scene->diff, 0);
    }
}

gboolean
robo_render_diff_to_file (const RoboArena     *before,
                          const RoboArena     *after,
                          const RoboArenaDiff *diff,
                          GFile               *file,
                          GError             **error)
{
  Scene            scene = { .diff = diff };
  RoboRenderFormat format;
  g_autoptr (GBytes) bytes = NULL;
  double width, height;

  if (!robo_render_get_format (file, &format, error))
    return FALSE;

  place_side (&scene.sides[0], before, 0);
  place_side (&scene.sides[1], after, scene.sides[0].width + GAP);
  width = scene.sides[0].width + GAP + scene.sides[1].width;
  height = TITLE_HEIGHT + MAX (scene.sides[0].height, scene.sides[1].height);
  bytes = robo_render_bytes (width, height, format, draw_scene, &scene, error);

  return bytes != NULL && robo_render_write (bytes, file, error);
}
