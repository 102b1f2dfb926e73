// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-ground.h"

#include <math.h>
#include <string.h>

#include "base/robo-work.h"
#include "ui/widgets/pictures/robo-cached-picture.h"

/* If a side of the ground has more device pixels than this, its pixels are not cached, because they would take too much
 * memory. */
#define MAX_SIDE_PX 4096

struct _RoboBoardGround
{
  GtkWidget *widget; /* borrowed, nullable */

  /* The north-west corner of `picture` is the corner that robo_layout_get_outline() returns. */
  RoboCachedPicture picture;
  RoboCachedPicture waves;

  RoboPictureLook wanted;
  GCancellable   *drawing; /* nullable: set while any picture is being drawn, even an outdated one */

  /* Has the part of a large ground that can be seen, as drawing commands. GTK does not carry them out again for the
   * parts of a frame in which nothing has changed, as long as the node is the same. */
  gboolean          is_large;
  RoboCachedPicture large;
  RoboLayout        large_layout; /* layout of `large` */
};

/* Holds the input and the result of the thread that draws. The thread has a copy of the arena, because the arena may
 * change while the thread runs. */
typedef struct
{
  RoboLayout      layout;
  RoboPlan        plan;
  RoboCautionInk  cautions;
  RoboPictureLook look;
  cairo_t        *picture;
  cairo_t        *waves; /* nullable */

  RoboBoardGround *ground; /* borrowed: the work is cancelled before the ground is freed */
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->picture, cairo_destroy);
  g_clear_pointer (&work->waves, cairo_destroy);
  g_free (work);
}

static RoboPictureLook
get_look (const RoboPalette *palette,
          const RoboLayout  *layout)
{
  RoboPictureLook look = { .palette = palette, .scale = layout->scale };
  double          x, y;

  robo_layout_get_outline (layout, &x, &y, &look.width, &look.height);

  return look;
}

static void
draw (Work *work)
{
  double x, y, width, height;

  robo_layout_get_outline (&work->layout, &x, &y, &width, &height);
  work->layout.x -= x;
  work->layout.y -= y;
  work->picture = robo_cached_picture_begin (&work->look);
  robo_draw_arena_ground (work->picture, work->look.palette, &work->layout, &work->plan,
                          work->cautions);

  if (memchr (work->plan.terrain, ROBO_TERRAIN_WATER, work->plan.columns * work->plan.rows) != NULL)
    {
      const double          cell = work->layout.cell;
      const RoboPictureLook look = { .width = (1 + ROBO_WAVE_LENGTH) * cell, .height = cell, .scale = work->look.scale };

      work->waves = robo_cached_picture_begin (&look);
      cairo_scale (work->waves, cell, cell);
      cairo_translate (work->waves, ROBO_WAVE_LENGTH, 0);
      robo_draw_waves (work->waves, work->look.palette);
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
  robo_cached_picture_end (&self->picture, &work->look, g_steal_pointer (&work->picture), 0, 0);
  robo_cached_picture_clear (&self->waves);
  if (work->waves != NULL)
    robo_cached_picture_end (&self->waves, &work->look, g_steal_pointer (&work->waves), 0, 0);
}

/* Takes the pictures and redraws the widget. If colors or size of the board have changed while the thread was
 * drawing, the redraw requests another picture. */
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
               const RoboPlan   *plan,
               RoboCautionInk    cautions)
{
  Work *work = g_new0 (Work, 1);

  work->layout = *layout;
  work->plan = *plan;
  work->cautions = cautions;
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
  /* Draw the ground with high priority, because the board is empty until it is drawn. */
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

  robo_work_cancel (&self->drawing);
  robo_cached_picture_clear (&self->picture);
  robo_cached_picture_clear (&self->waves);
  robo_cached_picture_clear (&self->large);
}

static void
append_large (RoboBoardGround       *self,
              GtkSnapshot           *snapshot,
              const RoboPictureLook *look,
              const RoboLayout      *layout,
              const RoboPlan        *plan,
              RoboCautionInk         cautions)
{
  if (!robo_cached_picture_has (&self->large, look) || memcmp (&self->large_layout, layout, sizeof *layout) != 0)
    {
      GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float)look->width, (float)look->height));
      cairo_t       *cr = gsk_cairo_node_get_draw_context (node);

      robo_draw_arena (cr, look->palette, layout, plan, cautions);
      cairo_destroy (cr);
      robo_cached_picture_take (&self->large, look, node);
      self->large_layout = *layout;
    }
  gtk_snapshot_append_node (snapshot, self->large.node);
}

void
robo_board_ground_append (RoboBoardGround   *self,
                          GtkSnapshot       *snapshot,
                          const RoboPalette *palette,
                          const RoboLayout  *layout,
                          double             visible_width,
                          double             visible_height,
                          const RoboPlan    *plan,
                          RoboCautionInk     cautions)
{
  double x, y, width, height;

  g_return_if_fail (self != NULL && palette != NULL && layout != NULL && plan != NULL);

  self->wanted = get_look (palette, layout);
  self->is_large = MAX (self->wanted.width, self->wanted.height) * self->wanted.scale > MAX_SIDE_PX;
  if (self->is_large)
    {
      const RoboPictureLook look = { palette, visible_width, visible_height, layout->scale };

      append_large (self, snapshot, &look, layout, plan, cautions);
      return;
    }

  robo_cached_picture_clear (&self->large);
  if (!robo_board_ground_get_is_drawn (self) && self->drawing == NULL)
    begin_drawing (self, layout, plan, cautions);
  robo_layout_get_outline (layout, &x, &y, &width, &height);
  robo_cached_picture_append (&self->picture, snapshot, &self->wanted, x, y);
}

GskRenderNode *
robo_board_ground_get_waves (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return !self->is_large && robo_board_ground_get_is_drawn (self) ? self->waves.node : NULL;
}

gboolean
robo_board_ground_get_is_drawn (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_large || robo_cached_picture_has (&self->picture, &self->wanted);
}

gboolean
robo_board_ground_get_is_large (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_large;
}
