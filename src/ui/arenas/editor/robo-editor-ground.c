// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-ground.h"

#include <math.h>
#include <string.h>

#include "draw/robo-arena-drawing.h"
#include "ui/board/robo-sprites.h"
#include "ui/widgets/pictures/robo-cached-picture.h"

#define N_STRIPS 4

struct _RoboEditorGround
{
  RoboPlan           plan;
  RoboLayout         layout; /* layout of the tiles */
  const RoboPalette *palette;
  guint              focus; /* the space under the pointer during a stroke, or ROBO_NO_SPACE */
  /* The coordinates of the pictures `tiles` and `strips` begin at the north-west corner of the first space. */
  RoboCachedPicture tiles[ROBO_MAX_SPACES];
  RoboCachedPicture strips[N_STRIPS]; /* parts of the frame around the arena: north, south, west, east */
  /* These flags mark the tiles and strips that have changed since their pictures were drawn. */
  gboolean are_tiles_old[ROBO_MAX_SPACES];
  gboolean are_strips_old[N_STRIPS];
};

static void
forget_all (RoboEditorGround *self)
{
  memset (self->are_tiles_old, 0, sizeof self->are_tiles_old);
  memset (self->are_strips_old, 0, sizeof self->are_strips_old);
  for (guint i = 0; i < ROBO_MAX_SPACES; i++)
    robo_cached_picture_clear (&self->tiles[i]);
  for (guint i = 0; i < N_STRIPS; i++)
    robo_cached_picture_clear (&self->strips[i]);
}

RoboEditorGround *
robo_editor_ground_new (void)
{
  RoboEditorGround *self = g_new0 (RoboEditorGround, 1);

  self->focus = ROBO_NO_SPACE;

  return self;
}

void
robo_editor_ground_free (RoboEditorGround *self)
{
  if (self == NULL)
    return;

  forget_all (self);
  g_free (self);
}

/* Finding changes */

static const RoboStart *
find_start (const RoboPlan *plan,
            guint           space)
{
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      return &plan->starts[i];

  return NULL;
}

/* Returns TRUE if a space has the same contents in two arenas, apart from its terrain and its edges, which affect other
 * spaces, too. */
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
mark_neighbors_outdated (RoboEditorGround *self,
                         guint             space,
                         const RoboDir    *dirs,
                         guint             n_dirs)
{
  self->are_tiles_old[space] = TRUE;
  for (guint i = 0; i < n_dirs; i++)
    {
      guint next = robo_plan_get_neighbour (&self->plan, space, dirs[i]);

      if (next != ROBO_NO_SPACE)
        self->are_tiles_old[next] = TRUE;
    }
}

/* Marks the tile of a space with changed terrain as outdated, and the tiles of neighbors that merge with its old or
 * new terrain. Holes merge with adjacent holes of the same kind, floor does not. */
static void
mark_terrain_outdated (RoboEditorGround *self,
                       const RoboPlan   *plan,
                       guint             space)
{
  guint8 before = self->plan.terrain[space];
  guint8 after = plan->terrain[space];

  self->are_tiles_old[space] = TRUE;
  for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
    {
      guint next = robo_plan_get_neighbour (plan, space, (RoboDir)dir);

      if (next != ROBO_NO_SPACE && plan->terrain[next] != ROBO_TERRAIN_FLOOR &&
          (plan->terrain[next] == before || plan->terrain[next] == after))
        self->are_tiles_old[next] = TRUE;
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
      /* An edge has posts at its ends, which extend into the spaces beyond these ends. */
      static const RoboDir at_east[] = { ROBO_DIR_N, ROBO_DIR_NE, ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S };
      static const RoboDir at_south[] = { ROBO_DIR_E, ROBO_DIR_SE, ROBO_DIR_S, ROBO_DIR_SW, ROBO_DIR_W };
      static const RoboDir sides[N_STRIPS] = { ROBO_DIR_N, ROBO_DIR_S, ROBO_DIR_W, ROBO_DIR_E };

      if (self->plan.terrain[i] != plan->terrain[i])
        mark_terrain_outdated (self, plan, i);
      if (self->plan.edge_east[i] != plan->edge_east[i])
        mark_neighbors_outdated (self, i, at_east, G_N_ELEMENTS (at_east));
      if (self->plan.edge_south[i] != plan->edge_south[i])
        mark_neighbors_outdated (self, i, at_south, G_N_ELEMENTS (at_south));
      /* If an edge ends at the border of the arena, its post is on the frame, too. */
      if (self->plan.edge_east[i] != plan->edge_east[i] || self->plan.edge_south[i] != plan->edge_south[i])
        for (guint strip = 0; strip < N_STRIPS; strip++)
          if (robo_plan_get_neighbour (&self->plan, i, sides[strip]) == ROBO_NO_SPACE)
            self->are_strips_old[strip] = TRUE;
      if (!has_same_inside (&self->plan, plan, i))
        self->are_tiles_old[i] = TRUE;
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

static RoboPictureLook
get_look (RoboEditorGround      *self,
          const graphene_rect_t *area)
{
  return (RoboPictureLook){ self->palette, area->size.width, area->size.height, self->layout.scale };
}

/* Draws a part of the arena. The area of the part is in pixels from the north-west corner of the first space. The
 * caller owns the result, whose target is the picture. */
static cairo_t *
draw_part (RoboEditorGround      *self,
           const RoboPictureLook *look,
           const graphene_rect_t *area)
{
  cairo_t   *cr = robo_cached_picture_begin (look);
  RoboLayout moved = self->layout;

  moved.x = -area->origin.x;
  moved.y = -area->origin.y;
  robo_draw_arena (cr, self->palette, &moved, &self->plan, ROBO_CAUTIONS_FULL);

  return cr;
}

static graphene_rect_t
get_strip (const RoboLayout *layout,
           guint             i)
{
  double                width = layout->columns * layout->cell;
  double                height = layout->rows * layout->cell;
  double                frame = layout->frame;
  const graphene_rect_t strips[N_STRIPS] = {
    GRAPHENE_RECT_INIT (-frame, -frame, width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, height, width + 2 * frame, frame),
    GRAPHENE_RECT_INIT (-frame, 0, frame, height),
    GRAPHENE_RECT_INIT (width, 0, frame, height),
  };

  return strips[i];
}

static void
draw_strip (RoboEditorGround *self,
            guint             i)
{
  graphene_rect_t area = get_strip (&self->layout, i);
  RoboPictureLook look = get_look (self, &area);

  robo_cached_picture_end (&self->strips[i], &look, draw_part (self, &look, &area), area.origin.x, area.origin.y);
  self->are_strips_old[i] = FALSE;
}

static void
append_strip (RoboEditorGround      *self,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *seen,
              guint                  i)
{
  graphene_rect_t area = get_strip (&self->layout, i);

  if (area.size.width <= 0 || area.size.height <= 0 || !graphene_rect_intersection (&area, seen, NULL))
    {
      robo_cached_picture_clear (&self->strips[i]);
      self->are_strips_old[i] = FALSE;
      return;
    }

  if (self->strips[i].node == NULL || (self->are_strips_old[i] && self->focus == ROBO_NO_SPACE))
    draw_strip (self, i);
  gtk_snapshot_append_node (snapshot, self->strips[i].node);
}

/* Draws adjacent tiles as one picture, and cuts this picture into tiles. If each tile were drawn alone, a hole of
 * several spaces would be drawn once for each of its spaces, and a stroke would take twice as long. */
static void
draw_tiles (RoboEditorGround *self,
            guint             column,
            guint             row,
            guint             columns,
            guint             rows)
{
  const RoboLayout *layout = &self->layout;
  graphene_rect_t   area = get_area (layout, column, row, columns, rows);
  RoboPictureLook   look = get_look (self, &area);
  cairo_t          *picture = draw_part (self, &look, &area);

  for (guint y = row; y < row + rows; y++)
    for (guint x = column; x < column + columns; x++)
      {
        guint           space = y * layout->columns + x;
        graphene_rect_t place = get_area (layout, x, y, 1, 1);
        RoboPictureLook tile = get_look (self, &place);
        cairo_t        *cr = robo_cached_picture_begin (&tile);

        cairo_set_source_surface (cr, cairo_get_target (picture), area.origin.x - place.origin.x,
                                  area.origin.y - place.origin.y);
        cairo_paint (cr);
        robo_cached_picture_end (&self->tiles[space], &tile, cr, place.origin.x, place.origin.y);
        self->are_tiles_old[space] = FALSE;
      }
  cairo_destroy (picture);
}

/* Counts the tiles that have to be redrawn from `space` to the east, up to the first tile that need not be redrawn. */
static guint
count_due (const gboolean *are_due,
           guint           space,
           guint           limit)
{
  guint n = 0;

  while (n < limit && are_due[space + n])
    n++;

  return n;
}

/* Draws a rectangle of tiles that have to be redrawn: adjacent tiles of a row, and the rows below in which all tiles
 * of the same columns have to be redrawn. Returns FALSE if no tile had to be redrawn. */
static gboolean
draw_due_tiles (RoboEditorGround *self,
                gboolean         *are_due)
{
  guint n_columns = self->layout.columns;
  guint n_rows = self->layout.rows;

  for (guint i = 0; i < n_columns * n_rows; i++)
    {
      guint columns = count_due (are_due, i, n_columns - i % n_columns);
      guint rows = 1;

      if (columns == 0)
        continue;

      while (i / n_columns + rows < n_rows && count_due (are_due, i + rows * n_columns, columns) == columns)
        rows++;
      draw_tiles (self, i % n_columns, i / n_columns, columns, rows);
      for (guint row = 0; row < rows; row++)
        memset (&are_due[i + row * n_columns], 0, columns * sizeof *are_due);
      return TRUE;
    }

  return FALSE;
}

/* Returns TRUE if the space is the focus or beside the focus, where a change must be visible in the next frame.
 * Without a focus, returns TRUE for all spaces. */
static gboolean
is_at_focus (RoboEditorGround *self,
             guint             space)
{
  int n_columns = self->layout.columns;

  if (self->focus == ROBO_NO_SPACE)
    return TRUE;

  return ABS ((int)space % n_columns - (int)self->focus % n_columns) <= 1 &&
         ABS ((int)space / n_columns - (int)self->focus / n_columns) <= 1;
}

void
robo_editor_ground_set_focus (RoboEditorGround *self,
                              guint             space)
{
  self->focus = space;
}

gboolean
robo_editor_ground_catch_up (RoboEditorGround *self)
{
  gboolean are_due[ROBO_MAX_SPACES];

  memcpy (are_due, self->are_tiles_old, sizeof are_due);
  if (draw_due_tiles (self, are_due))
    return TRUE;

  for (guint i = 0; i < N_STRIPS; i++)
    if (self->are_strips_old[i])
      {
        draw_strip (self, i);
        return TRUE;
      }

  return FALSE;
}

gboolean
robo_editor_ground_is_behind (RoboEditorGround *self)
{
  gboolean is_behind = FALSE;

  for (guint i = 0; i < ROBO_MAX_SPACES; i++)
    is_behind |= self->are_tiles_old[i];
  for (guint i = 0; i < N_STRIPS; i++)
    is_behind |= self->are_strips_old[i];

  return is_behind;
}

void
robo_editor_ground_append (RoboEditorGround  *self,
                           GtkSnapshot       *snapshot,
                           const RoboPalette *palette,
                           const RoboLayout  *layout,
                           double             width,
                           double             height)
{
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (-layout->x, -layout->y, width, height);
  gboolean              are_due[ROBO_MAX_SPACES] = { FALSE };

  if (self->palette != palette || self->layout.cell != layout->cell || self->layout.scale != layout->scale)
    forget_all (self);
  self->palette = palette;
  self->layout = *layout;

  for (guint i = 0; i < layout->columns * layout->rows; i++)
    {
      graphene_rect_t place = get_area (layout, i % layout->columns, i / layout->columns, 1, 1);

      if (graphene_rect_intersection (&place, &seen, NULL))
        {
          are_due[i] = self->tiles[i].node == NULL || (self->are_tiles_old[i] && is_at_focus (self, i));
          continue;
        }
      robo_cached_picture_clear (&self->tiles[i]);
      self->are_tiles_old[i] = FALSE;
    }
  while (draw_due_tiles (self, are_due))
    ;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)layout->x, (float)layout->y));
  for (guint i = 0; i < N_STRIPS; i++)
    append_strip (self, snapshot, &seen, i);
  for (guint i = 0; i < layout->columns * layout->rows; i++)
    if (self->tiles[i].node != NULL)
      gtk_snapshot_append_node (snapshot, self->tiles[i].node);
  gtk_snapshot_restore (snapshot);
}
