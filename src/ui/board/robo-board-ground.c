// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-ground.h"

#include <math.h>
#include <string.h>

#include "base/robo-work.h"
#include "ui/widgets/pictures/robo-cached-picture.h"

struct _RoboBoardGround
{
  GtkWidget *widget; /* borrowed, nullable */

  /* The north-west corner of `picture` is the corner that robo_layout_get_outline() returns. */
  RoboCachedPicture picture;
  RoboCachedPicture waves;

  RoboPictureLook wanted;
  GCancellable   *drawing; /* nullable: set while any picture is being drawn, even an outdated one */
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
}

void
robo_board_ground_append (RoboBoardGround   *self,
                          GtkSnapshot       *snapshot,
                          const RoboPalette *palette,
                          const RoboLayout  *layout,
                          const RoboPlan    *plan,
                          RoboCautionInk     cautions)
{
  double x, y, width, height;

  g_return_if_fail (self != NULL && palette != NULL && layout != NULL && plan != NULL);

  self->wanted = get_look (palette, layout);
  if (!robo_board_ground_get_is_drawn (self) && self->drawing == NULL)
    begin_drawing (self, layout, plan, cautions);
  robo_layout_get_outline (layout, &x, &y, &width, &height);
  robo_cached_picture_append (&self->picture, snapshot, &self->wanted, x, y);
}

GskRenderNode *
robo_board_ground_get_waves (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return robo_board_ground_get_is_drawn (self) ? self->waves.node : NULL;
}

gboolean
robo_board_ground_get_is_drawn (RoboBoardGround *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return robo_cached_picture_has (&self->picture, &self->wanted);
}
