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

/* A hole runs together with what is like it all around; floor does with nothing. */
static void
forget_terrain (RoboEditorGround *self,
                const RoboPlan   *plan,
                guint             space)
{
  guint8 before = self->plan.terrain[space];
  guint8 after = plan->terrain[space];

  forget_part (&self->tiles[space]);
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      guint next = robo_plan_get_neighbour (plan, space, (RoboDir)dir);

      if (next != ROBO_NO_SPACE && plan->terrain[next] != ROBO_TERRAIN_FLOOR &&
          (plan->terrain[next] == before || plan->terrain[next] == after))
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
      /* The ends of edges have posts that reach round the corner. */
      static const RoboDir at_east[] = { ROBO_DIR_N, ROBO_DIR_NE, ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S };
      static const RoboDir at_south[] = { ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S, ROBO_DIR_SW, ROBO_DIR_W };
      static const RoboDir sides[N_STRIPS] = { ROBO_DIR_N, ROBO_DIR_S, ROBO_DIR_W, ROBO_DIR_E };

      if (self->plan.terrain[i] != plan->terrain[i])
        forget_terrain (self, plan, i);
      if (self->plan.edge_east[i] != plan->edge_east[i])
        forget_at (self, i, at_east, G_N_ELEMENTS (at_east));
      if (self->plan.edge_south[i] != plan->edge_south[i])
        forget_at (self, i, at_south, G_N_ELEMENTS (at_south));
      /* Posts of edges that end at the border stand on the frame, too. */
      if (self->plan.edge_east[i] != plan->edge_east[i] || self->plan.edge_south[i] != plan->edge_south[i])
        for (guint strip = 0; strip < N_STRIPS; strip++)
          if (robo_plan_get_neighbour (&self->plan, i, sides[strip]) == ROBO_NO_SPACE)
            forget_part (&self->strips[strip]);
      if (!has_same_inside (&self->plan, plan, i))
        forget_part (&self->tiles[i]);
    }
  self->plan = *plan;
}

/* Drawing */

static graphene_rect_t
get_area (const RoboLayout *layout,
          guint             column,
          guint             row,
          guint             columns,
          guint             rows)
{
  return GRAPHENE_RECT_INIT ((float)(column * layout->cell), (float)(row * layout->cell),
                             (float)(columns * layout->cell), (float)(rows * layout->cell));
}

static cairo_surface_t *
surface_new (const RoboLayout      *layout,
             const graphene_rect_t *area)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         (int)ceil (area->size.width * layout->scale),
                                                         (int)ceil (area->size.height * layout->scale));

  cairo_surface_set_device_scale (surface, layout->scale, layout->scale);

  return surface;
}

/* A part of the arena, in units of the layout from the corner of its first space on. */
static cairo_surface_t *
draw_part (RoboEditorGround      *self,
           const RoboLayout      *layout,
           const graphene_rect_t *area)
{
  cairo_surface_t *surface = surface_new (layout, area);
  cairo_t         *cr = cairo_create (surface);
  RoboLayout       moved = *layout;

  moved.x = -area->origin.x;
  moved.y = -area->origin.y;
  robo_draw_arena (cr, self->palette, &moved, &self->plan);
  cairo_destroy (cr);

  return surface;
}

static void
append_strip (RoboEditorGround      *self,
              GtkSnapshot           *snapshot,
              const RoboLayout      *layout,
              const graphene_rect_t *seen,
              const graphene_rect_t *area,
              GskRenderNode        **strip)
{
  if (area->size.width <= 0 || area->size.height <= 0 || !graphene_rect_intersection (area, seen, NULL))
    {
      forget_part (strip);
      return;
    }

  if (*strip == NULL)
    *strip = robo_texture_new_node (draw_part (self, layout, area), area->origin.x, area->origin.y);
  gtk_snapshot_append_node (snapshot, *strip);
}

/* Of all of them at once, of which each gets its own piece: what lies in several spaces, such as a hole, would else be
 * drawn for each of them, and a stroke would take twice as long. */
static void
draw_tiles (RoboEditorGround *self,
            const RoboLayout *layout,
            guint             column,
            guint             row,
            guint             columns,
            guint             rows)
{
  graphene_rect_t  area = get_area (layout, column, row, columns, rows);
  cairo_surface_t *picture = draw_part (self, layout, &area);

  for (guint y = row; y < row + rows; y++)
    for (guint x = column; x < column + columns; x++)
      {
        graphene_rect_t  place = get_area (layout, x, y, 1, 1);
        cairo_surface_t *tile = surface_new (layout, &place);
        cairo_t         *cr = cairo_create (tile);

        cairo_set_source_surface (cr, picture, area.origin.x - place.origin.x, area.origin.y - place.origin.y);
        cairo_paint (cr);
        cairo_destroy (cr);
        self->tiles[y * layout->columns + x] = robo_texture_new_node (tile, place.origin.x, place.origin.y);
      }
  cairo_surface_destroy (picture);
}

/* From @space on in its row. */
static guint
count_missing (RoboEditorGround *self,
               const gboolean   *are_seen,
               guint             space,
               guint             limit)
{
  guint n = 0;

  while (n < limit && are_seen[space + n] && self->tiles[space + n] == NULL)
    n++;

  return n;
}

/* In rectangles: as many as there are in a row, and as many rows of them. */
static void
draw_missing_tiles (RoboEditorGround *self,
                    const RoboLayout *layout,
                    const gboolean   *are_seen)
{
  for (guint i = 0; i < layout->columns * layout->rows; i++)
    {
      guint column = i % layout->columns;
      guint row = i / layout->columns;
      guint columns = count_missing (self, are_seen, i, layout->columns - column);
      guint rows = 1;

      if (columns == 0)
        continue;

      while (row + rows < layout->rows &&
             count_missing (self, are_seen, i + rows * layout->columns, columns) == columns)
        rows++;
      draw_tiles (self, layout, column, row, columns, rows);
    }
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
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (-layout->x, -layout->y, width, height);
  const graphene_rect_t strips[N_STRIPS] = {
    GRAPHENE_RECT_INIT (-frame, -frame, board_width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, board_height, board_width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, 0, frame, board_height),
    GRAPHENE_RECT_INIT (board_width, 0, frame, board_height),
  };
  gboolean are_seen[ROBO_MAX_SPACES];

  if (self->palette != palette || self->cell != layout->cell || self->scale != layout->scale)
    forget_all (self);
  self->palette = palette;
  self->cell = layout->cell;
  self->scale = layout->scale;

  for (guint i = 0; i < layout->columns * layout->rows; i++)
    {
      graphene_rect_t place = get_area (layout, i % layout->columns, i / layout->columns, 1, 1);

      are_seen[i] = graphene_rect_intersection (&place, &seen, NULL);
      if (!are_seen[i])
        forget_part (&self->tiles[i]);
    }
  draw_missing_tiles (self, layout, are_seen);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)layout->x, (float)layout->y));
  for (guint i = 0; i < N_STRIPS; i++)
    append_strip (self, snapshot, layout, &seen, &strips[i], &self->strips[i]);
  for (guint i = 0; i < layout->columns * layout->rows; i++)
    if (self->tiles[i] != NULL)
      gtk_snapshot_append_node (snapshot, self->tiles[i]);
  gtk_snapshot_restore (snapshot);
}
