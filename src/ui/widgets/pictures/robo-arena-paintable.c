// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-paintable.h"

#include <math.h>
#include <string.h>

#include "base/robo-idle.h"
#include "base/robo-properties.h"
#include "draw/robo-arena-drawing.h"
#include "draw/robo-diff-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "robo-desktop-style.h"
#include "robo-cached-picture.h"

/* At the intrinsic size of the paintable, each side of a space has this many pixels. */
#define NATURAL_CELL 32

/* In each frame, arenas are drawn until this time has passed. This is enough for one arena, or for a few of the
 * small boards in the rules. */
#define FRAME_US 2000

/* Draws an arena. Only the replay of a render node knows the scale of the screen; a paintable does not. Until the owner
 * sets the scale, the drawing is kept as vectors, which take ten times the memory of a thumbnail's pixels and are drawn
 * again in every frame. */
struct _RoboArenaPaintable
{
  GObject parent_instance;

  RoboPlan         plan; /* plan of the arena; without a size if there is no arena */
  RoboBoardPicture picture;
  guint            scale_factor; /* device pixels per unit; 0 if unknown */
  guint            chosen_mark;  /* mark of the highlighted difference in `diff`, or 0 */
  guint            part_space;   /* center of the view */
  double           part_side;    /* width and height of the view in spaces, or 0 for the whole arena */
  gboolean         explains_cautions;

  /* borrowed, nullable */
  const RoboArenaDiff *diff;

  /* owned */
  RoboCachedPicture drawing; /* the last drawing */

  RoboPictureLook wanted; /* look that a postponed drawing will have */
};

enum
{
  PROP_0,
  PROP_SCALE_FACTOR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void paintable_iface_init (GdkPaintableInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboArenaPaintable, robo_arena_paintable, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_iface_init))
/* clang-format on */

static void
changed (RoboArenaPaintable *self)
{
  robo_cached_picture_clear (&self->drawing);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

/* Returns the x or y of the first column or row for a view that shows only a part of the arena. The column or row
 * `place` is in the middle of the view, unless the view would then extend beyond the frame of the arena. `shown` is
 * the size of the view and `all` that of the arena, both in spaces. */
static double
get_part_start (double place,
                double shown,
                guint  all,
                double cell,
                double scale)
{
  double last = MAX (all + ROBO_LAYOUT_FRAME - shown, -ROBO_LAYOUT_FRAME);
  double first = CLAMP (place + 0.5 - shown / 2, -ROBO_LAYOUT_FRAME, last);

  return -round (first * cell * scale) / scale;
}

static void
fit (RoboArenaPaintable *self,
     RoboLayout         *layout,
     double              width,
     double              height)
{
  guint  columns = self->plan.columns;
  guint  rows = self->plan.rows;
  double scale = MAX (self->scale_factor, 1);
  double nearer = self->part_side > 0 ? MAX (1, (MIN (columns, rows) + 2 * ROBO_LAYOUT_FRAME) / self->part_side) : 1;

  robo_layout_fit (layout, columns, rows, width * nearer, height * nearer, scale);
  if (nearer == 1)
    return;

  layout->x = get_part_start (self->part_space % columns, width / layout->cell, columns, layout->cell, scale);
  layout->y = get_part_start (self->part_space / columns, height / layout->cell, rows, layout->cell, scale);
}

static RoboCautionInk
get_cautions (RoboArenaPaintable *self)
{
  if (self->diff != NULL || self->explains_cautions)
    return ROBO_CAUTIONS_FULL;

  return robo_board_picture_has_killbot (&self->picture) ? ROBO_CAUTIONS_HALF : ROBO_CAUTIONS_QUIET;
}

static void
draw (RoboArenaPaintable *self,
      cairo_t            *cr,
      double              width,
      double              height)
{
  const RoboPalette *palette = robo_desktop_style_get_palette (robo_desktop_style_get_default ());
  RoboLayout         layout;

  fit (self, &layout, width, height);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  robo_draw_arena (cr, palette, &layout, &self->plan, get_cautions (self));
  robo_draw_picture (cr, palette, &layout, &self->plan, &self->picture);
  if (self->diff != NULL)
    robo_draw_diff (cr, palette, &layout, self->diff, self->chosen_mark);
}

static void
make_drawing (RoboArenaPaintable    *self,
              const RoboPictureLook *look)
{
  GskRenderNode *node;
  cairo_t       *cr;

  if (look->scale > 0)
    {
      cr = robo_cached_picture_begin (look);
      draw (self, cr, look->width, look->height);
      robo_cached_picture_end (&self->drawing, look, cr, 0, 0);
      return;
    }

  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float)look->width, (float)look->height));
  cr = gsk_cairo_node_get_draw_context (node);
  draw (self, cr, look->width, look->height);
  cairo_destroy (cr);
  robo_cached_picture_take (&self->drawing, look, node);
}

static gint64 spent_us; /* the time spent on drawings in this frame */
static guint  frame_id; /* id of the source that runs after the frame; 0 if no arena was drawn */

static void
frame_over_cb (gpointer user_data)
{
  frame_id = 0;
  spent_us = 0;
}

static void
draw_in_frame (RoboArenaPaintable    *self,
               const RoboPictureLook *look)
{
  gint64 began_us = g_get_monotonic_time ();

  make_drawing (self, look);
  spent_us += g_get_monotonic_time () - began_us;
  if (frame_id == 0)
    frame_id = g_idle_add_once (frame_over_cb, NULL);
}

static gboolean
draw_later (gpointer data)
{
  RoboArenaPaintable *self = data;

  if (self->plan.columns > 0 && !robo_cached_picture_has (&self->drawing, &self->wanted))
    make_drawing (self, &self->wanted);

  return FALSE;
}

static void
show_later (gpointer data)
{
  gdk_paintable_invalidate_contents (data);
}

/* Draws an arena, or postpones this to a later frame. A picture takes a good part of a frame, and a page may show
 * many pictures, so each frame draws one picture, or a few small pictures. Postponed pictures show their last
 * drawing, if there is one. Without a scale, the picture is not postponed. */
static void
robo_arena_paintable_snapshot (GdkPaintable *paintable,
                               GdkSnapshot  *snapshot,
                               double        width,
                               double        height)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, draw_later, show_later };
  RoboArenaPaintable       *self = ROBO_ARENA_PAINTABLE (paintable);
  const RoboPictureLook     look = { NULL, width, height, self->scale_factor };

  if (self->plan.columns == 0 || width < 1 || height < 1)
    return;

  if (!robo_cached_picture_has (&self->drawing, &look))
    {
      if (self->scale_factor == 0)
        make_drawing (self, &look);
      else if (spent_us < FRAME_US)
        draw_in_frame (self, &look);
      else
        {
          self->wanted = look;
          robo_idle_add (&work, self, self);
        }
    }
  robo_cached_picture_append (&self->drawing, snapshot, &look, 0, 0);
}

static int
robo_arena_paintable_get_intrinsic_width (GdkPaintable *paintable)
{
  RoboArenaPaintable *self = ROBO_ARENA_PAINTABLE (paintable);

  return self->plan.columns == 0 ? 0 : (int)((self->plan.columns + 2 * ROBO_LAYOUT_FRAME) * NATURAL_CELL);
}

static int
robo_arena_paintable_get_intrinsic_height (GdkPaintable *paintable)
{
  RoboArenaPaintable *self = ROBO_ARENA_PAINTABLE (paintable);

  return self->plan.rows == 0 ? 0 : (int)((self->plan.rows + 2 * ROBO_LAYOUT_FRAME) * NATURAL_CELL);
}

static double
robo_arena_paintable_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  RoboArenaPaintable *self = ROBO_ARENA_PAINTABLE (paintable);

  if (self->plan.columns == 0)
    return 0;

  return (self->plan.columns + 2 * ROBO_LAYOUT_FRAME) / (self->plan.rows + 2 * ROBO_LAYOUT_FRAME);
}

static void
paintable_iface_init (GdkPaintableInterface *iface)
{
  iface->snapshot = robo_arena_paintable_snapshot;
  iface->get_intrinsic_width = robo_arena_paintable_get_intrinsic_width;
  iface->get_intrinsic_height = robo_arena_paintable_get_intrinsic_height;
  iface->get_intrinsic_aspect_ratio = robo_arena_paintable_get_intrinsic_aspect_ratio;
}

static void
robo_arena_paintable_finalize (GObject *object)
{
  robo_cached_picture_clear (&ROBO_ARENA_PAINTABLE (object)->drawing);

  G_OBJECT_CLASS (robo_arena_paintable_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  /* This property is the number of device pixels per unit, or 0 if it is unknown. Its type is that of
   * GtkWidget:scale-factor. */
  [PROP_SCALE_FACTOR] = { ROBO_PROPERTY_FIELD (INT, "scale-factor", RoboArenaPaintable, scale_factor), .is_stored = TRUE, .changed = G_CALLBACK (changed), .max = G_MAXINT },
};

static void
robo_arena_paintable_class_init (RoboArenaPaintableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_arena_paintable_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_arena_paintable_init (RoboArenaPaintable *self)
{
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
}

RoboArenaPaintable *
robo_arena_paintable_new (const RoboPlan *plan)
{
  RoboArenaPaintable *self = g_object_new (ROBO_TYPE_ARENA_PAINTABLE, NULL);

  if (plan != NULL)
    self->plan = *plan;

  return self;
}

void
robo_arena_paintable_set_plan (RoboArenaPaintable *self,
                               const RoboPlan     *plan)
{
  RoboPlan empty = { 0 };
  gboolean is_resized;

  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));

  if (plan == NULL)
    plan = &empty;
  if (memcmp (&self->plan, plan, sizeof *plan) == 0)
    return;

  is_resized = self->plan.columns != plan->columns || self->plan.rows != plan->rows;
  self->plan = *plan;
  if (is_resized)
    gdk_paintable_invalidate_size (GDK_PAINTABLE (self));
  changed (self);
}

void
robo_arena_paintable_set_picture (RoboArenaPaintable     *self,
                                  const RoboBoardPicture *picture)
{
  RoboBoardPicture empty = { 0 };

  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));

  if (picture == NULL)
    picture = &empty;
  if (memcmp (&self->picture, picture, sizeof *picture) == 0)
    return;

  self->picture = *picture;
  changed (self);
}

void
robo_arena_paintable_set_diff (RoboArenaPaintable  *self,
                               const RoboArenaDiff *diff,
                               guint                chosen_mark)
{
  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));

  self->diff = diff;
  self->chosen_mark = chosen_mark;
  changed (self);
}

void
robo_arena_paintable_explain_cautions (RoboArenaPaintable *self)
{
  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));

  self->explains_cautions = TRUE;
  changed (self);
}

void
robo_arena_paintable_set_part (RoboArenaPaintable *self,
                               guint               space,
                               double              side)
{
  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));
  g_return_if_fail (side >= 0);

  if (self->part_space == space && self->part_side == side)
    return;

  self->part_space = space;
  self->part_side = side;
  changed (self);
}

void
robo_arena_paintable_show_in (RoboArenaPaintable *self,
                              GtkPicture         *picture)
{
  g_return_if_fail (ROBO_IS_ARENA_PAINTABLE (self));
  g_return_if_fail (GTK_IS_PICTURE (picture));

  g_object_bind_property (picture, "scale-factor", self, "scale-factor", G_BINDING_SYNC_CREATE);
  gtk_picture_set_paintable (picture, GDK_PAINTABLE (self));
}
