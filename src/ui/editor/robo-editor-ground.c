// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-ground.h"

#include <math.h>
#include <string.h>

#include "draw/arena/robo-arena-drawing.h"
#include "ui/board/robo-sprites.h"
#include "ui/pictures/robo-texture.h"

#define N_STRIPS 4

struct _RoboEditorGround
{
  RoboPlan           plan;
  const RoboPalette *palette;
  double             cell;
  double             scale;
  /* nullable: from the corner of the first space on */
  GskRenderNode *tiles[ROBO_MAX_SPACES];
  GskRenderNode *strips[N_STRIPS]; /* the frame: north, south, west, east */
};

static void
forget_part (GskRenderNode **part)
{
  g_clear_pointer (part, gsk_render_node_unref);
}

static void
forget_all (RoboEditorGround *self)
{
  for (guint i = 0; i < ROBO_MAX_SPACES; i++)
    forget_part (&self->tiles[i]);
  for (guint i = 0; i < N_STRIPS; i++)
    forget_part (&self->strips[i]);
}

RoboEditorGround *
robo_editor_ground_new (void)
{
  return g_new0 (RoboEditorGround, 1);
}

void
robo_editor_ground_free (RoboEditorGround *self)
{
  if (self == NULL)
    return;

  forget_all (self);
  g_free (self);
}

/* What changed */

static const RoboStart *
find_start (const RoboPlan *plan,
            guint           space)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      return &plan->starts[i];

  return NULL;
}

/* What nobody draws across the border of the space. */
static gboolean
has_same_inside (const RoboPlan *one,
                 const RoboPlan *other,
                 guint           space)
{
  const RoboStart *a = find_start (one, space);
  const RoboStart *b = find_start (other, space);

  if (a == NULL || b == NULL ? a != b : memcmp (a, b, sizeof *a) != 0)
    return FALSE;

  return one->vp[space] == other->vp[space] && one->workshop[space] == other->workshop[space] &&
         one->high_voltage[space] == other->high_voltage[space] &&
         memcmp (one->caution[space], other->caution[space], sizeof one->caution[space]) == 0;
}

static void
forget_at (RoboEditorGround *self,
           guint             space,
           const RoboDir    *dirs,
           guint             n_dirs)
{
  forget_part (&self->tiles[space]);
  for (guint i = 0; i < n_dirs; i++)
    {
      guint next = robo_plan_get_neighbour (&self->plan, space, dirs[i]);

      if (next != ROBO_NO_SPACE)
        forget_part (&self->tiles[next]);
    }
}

void
robo_editor_ground_set_plan (RoboEditorGround *self,
                             const RoboPlan   *plan)
{
  if (self->plan.columns != plan->columns || self->plan.rows != plan->rows || self->plan.theme != plan->theme)
    {
      self->plan = *plan;
      forget_all (self);
      return;
    }

  for (guint i = 0; i < (guint)plan->columns * plan->rows; i++)
    {
      /* Holes run together with all around, and the ends of edges have posts that reach round the corner. */
      static const RoboDir around[] = { ROBO_DIR_N, ROBO_DIR_NE, ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S, ROBO_DIR_SW,
                                        ROBO_DIR_W, ROBO_DIR_NW };
      static const RoboDir at_east[] = { ROBO_DIR_N, ROBO_DIR_NE, ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S };
      static const RoboDir at_south[] = { ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S, ROBO_DIR_SW, ROBO_DIR_W };

      if (self->plan.terrain[i] != plan->terrain[i])
        forget_at (self, i, around, G_N_ELEMENTS (around));
      if (self->plan.edge_east[i] != plan->edge_east[i])
        forget_at (self, i, at_east, G_N_ELEMENTS (at_east));
      if (self->plan.edge_south[i] != plan->edge_south[i])
        forget_at (self, i, at_south, G_N_ELEMENTS (at_south));
      if (!has_same_inside (&self->plan, plan, i))
        forget_part (&self->tiles[i]);
    }
  self->plan = *plan;
}

/* Drawing */

/* A part of the arena, in units of the layout from the corner of its first space on. */
static GskRenderNode *
draw_part (RoboEditorGround      *self,
           const RoboLayout      *layout,
           const graphene_rect_t *area)
{
  RoboLayout       moved = *layout;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int)ceil (area->size.width * layout->scale),
                                                         (int)ceil (area->size.height * layout->scale));
  cairo_t         *cr;

  cairo_surface_set_device_scale (surface, layout->scale, layout->scale);
  moved.x = -area->origin.x;
  moved.y = -area->origin.y;
  cr = cairo_create (surface);
  robo_draw_arena (cr, self->palette, &moved, &self->plan);
  cairo_destroy (cr);

  return robo_texture_new_node (surface, area->origin.x, area->origin.y);
}

static void
append_part (RoboEditorGround      *self,
             GtkSnapshot           *snapshot,
             const RoboLayout      *layout,
             const graphene_rect_t *seen,
             const graphene_rect_t *area,
             GskRenderNode        **part)
{
  graphene_rect_t place = *area;

  graphene_rect_offset (&place, layout->x, layout->y);
  if (area->size.width <= 0 || area->size.height <= 0 || !graphene_rect_intersection (&place, seen, NULL))
    {
      forget_part (part);
      return;
    }

  if (*part == NULL)
    *part = draw_part (self, layout, area);
  gtk_snapshot_append_node (snapshot, *part);
}

void
robo_editor_ground_append (RoboEditorGround  *self,
                           GtkSnapshot       *snapshot,
                           const RoboPalette *palette,
                           const RoboLayout  *layout,
                           double             width,
                           double             height)
{
  double                board_width = layout->columns * layout->cell;
  double                board_height = layout->rows * layout->cell;
  double                frame = layout->frame;
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, width, height);
  const graphene_rect_t strips[N_STRIPS] = {
    GRAPHENE_RECT_INIT (-frame, -frame, board_width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, board_height, board_width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, 0, frame, board_height),
    GRAPHENE_RECT_INIT (board_width, 0, frame, board_height),
  };

  if (self->palette != palette || self->cell != layout->cell || self->scale != layout->scale)
    forget_all (self);
  self->palette = palette;
  self->cell = layout->cell;
  self->scale = layout->scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)layout->x, (float)layout->y));
  for (guint i = 0; i < N_STRIPS; i++)
    append_part (self, snapshot, layout, &seen, &strips[i], &self->strips[i]);
  for (guint i = 0; i < layout->columns * layout->rows; i++)
    {
      graphene_rect_t area = GRAPHENE_RECT_INIT (i % layout->columns * layout->cell, i / layout->columns * layout->cell,
                                                 layout->cell, layout->cell);

      append_part (self, snapshot, layout, &seen, &area, &self->tiles[i]);
    }
  gtk_snapshot_restore (snapshot);
}
