// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-ground.h"

#include <math.h>
#include <string.h>

#include "base/robo-work.h"
#include "ui/widgets/pictures/robo-texture.h"

/* The colors and size of a picture. */
typedef struct
{
  const RoboPalette *palette; /* nullable: no picture */
  double             cell;
  double             scale;
} Look;

struct _RoboBoardGround
{
  GtkWidget *widget; /* borrowed, nullable */

  /* nullable; the origin is the corner of the outline */
  GskRenderNode *picture;
  GskRenderNode *waves;
  Look           look; /* of both */

  Look          wanted;
  GCancellable *drawing; /* nullable: set while any picture is being drawn, even if it is outdated */
};

/* The thread draws from a copy of the arena, because the arena may change meanwhile. */
typedef struct
{
  RoboLayout       layout;
  RoboPlan         plan;
  Look             look;
  cairo_surface_t *picture;
  cairo_surface_t *waves; /* nullable */

  RoboBoardGround *ground; /* borrowed: the work is cancelled before it is freed */
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->picture, cairo_surface_destroy);
  g_clear_pointer (&work->waves, cairo_surface_destroy);
  g_free (work);
}

static cairo_surface_t *
surface_new (double width,
             double height,
             double scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)ceil (width * scale),
                                                         (int)ceil (height * scale));

  cairo_surface_set_device_scale (surface, scale, scale);

  return surface;
}

static void
draw (Work *work)
{
  double   x, y, width, height;
  cairo_t *cr;

  robo_layout_get_outline (&work->layout, &x, &y, &width, &height);
  work->layout.x -= x;
  work->layout.y -= y;
  work->picture = surface_new (width, height, work->look.scale);
  cr = cairo_create (work->picture);
  robo_draw_arena_ground (cr, work->look.palette, &work->layout, &work->plan);
  cairo_destroy (cr);

  if (memchr (work->plan.terrain, ROBO_TERRAIN_WATER, work->plan.columns * work->plan.rows) != NULL)
    {
      work->waves = surface_new ((1 + ROBO_WAVE_LENGTH) * work->look.cell, work->look.cell, work->look.scale);
      cr = cairo_create (work->waves);
      cairo_scale (cr, work->look.cell, work->look.cell);
      cairo_translate (cr, ROBO_WAVE_LENGTH, 0);
      robo_draw_waves (cr, work->look.palette);
      cairo_destroy (cr);
    }
}

static gboolean
draw_thread (gpointer      data,
             GCancellable *cancellable,
             GError      **error)
{
  draw (data);

  return TRUE;
}

static void
take_pictures (RoboBoardGround *self,
               Work            *work)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_clear_pointer (&self->waves, gsk_render_node_unref);
  self->look = work->look;
  self->picture = robo_texture_new_node (g_steal_pointer (&work->picture), 0, 0);
  if (work->waves != NULL)
    self->waves = robo_texture_new_node (g_steal_pointer (&work->waves), 0, 0);
}

/* If colors or size have changed meanwhile, the redraw requests the new picture. */
static void
drawn_cb (gpointer      owner,
          gpointer      data,
          GCancellable *cancellable,
          const GError *error)
{
  Work            *work = data;
  RoboBoardGround *self = work->ground;

  g_clear_object (&self->drawing);
  take_pictures (self, work);
  gtk_widget_queue_draw (self->widget);
}

static void
begin_drawing (RoboBoardGround  *self,
               const RoboLayout *layout,
               const RoboPlan   *plan)
{
  Work *work = g_new0 (Work, 1);

  work->layout = *layout;
  work->plan = *plan;
  work->look = self->wanted;
  work->ground = self;
  if (self->widget == NULL)
    {
      draw (work);
      take_pictures (self, work);
      work_free (work);
      return;
    }

  self->drawing = g_cancellable_new ();
  /* The ground goes before all other idle work, because the board is empty until then. */
  robo_work_run_high_priority (self->widget, self->drawing, draw_thread, drawn_cb, work, work_free);
}

RoboBoardGround *
robo_board_ground_new (GtkWidget *widget)
{
  RoboBoardGround *self;

  g_return_val_if_fail (widget == NULL || GTK_IS_WIDGET (widget), NULL);

  self = g_new0 (RoboBoardGround, 1);
  self->widget = widget;

  return self;
}

void
robo_board_ground_free (RoboBoardGround *self)
{
  robo_board_ground_forget (self);
  g_free (self);
}

void
robo_board_ground_forget (RoboBoardGround *self)
{
  g_return_if_fail (self != NULL);

  if (self->drawing != NULL)
    g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_clear_pointer (&self->waves, gsk_render_node_unref);
  self->look = (Look){ 0 };
  self->wanted = (Look){ 0 };
}

void
robo_board_ground_append (RoboBoardGround   *self,
                          GtkSnapshot       *snapshot,
                          const RoboPalette *palette,
                          const RoboLayout  *layout,
                          const RoboPlan    *plan)
{
  double x, y, width, height;

  g_return_if_fail (self != NULL && palette != NULL && layout != NULL && plan != NULL);

  self->wanted = (Look){ palette, layout->cell, layout->scale };
  if (!robo_board_ground_get_is_drawn (self) && self->drawing == NULL)
    begin_drawing (self, layout, plan);
  if (self->picture == NULL)
    return;

  robo_layout_get_outline (layout, &x, &y, &width, &height);
  if (self->look.cell == layout->cell)
    {
      robo_texture_append_node (snapshot, self->picture, x, y);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_scale (snapshot, (float)(layout->cell / self->look.cell), (float)(layout->cell / self->look.cell));
  gtk_snapshot_append_node (snapshot, self->picture);
  gtk_snapshot_restore (snapshot);
}

GskRenderNode *
robo_board_ground_get_waves (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return robo_board_ground_get_is_drawn (self) ? self->waves : NULL;
}

gboolean
robo_board_ground_get_is_drawn (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->picture != NULL && self->look.palette == self->wanted.palette && self->look.cell == self->wanted.cell &&
         self->look.scale == self->wanted.scale;
}
