// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-picture.h"

#include <math.h>
#include <string.h>

#include "draw/robo-arena-drawing.h"
#include "draw/robo-pen.h"
#include "files/arena/robo-arena-ways.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-cached-picture.h"

#include "robo-editor-ground.h"

/* Walls and other objects on an edge extend into the two spaces beside the edge by this share of a space. */
#define REACH 0.12

/* The preview has this opacity. */
#define PREVIEW_ALPHA 0.72

/* A space that robots can reach only through barriers has this many stripes per side. */
#define N_STRIPES 4

/* The bar that marks an edge extends this far to both sides of the edge, in spaces. */
#define EDGE_MARK 0.1

struct _RoboEditorPicture
{
  /* borrowed */
  RoboEditorSheet    *sheet;
  const RoboViewport *viewport;

  RoboSymmetry symmetry;  /* symmetry whose axes are shown */
  guint        ways_side; /* side whose reachable spaces are shown, or ROBO_NO_SIDE */

  gboolean  has_heat;
  guint     heat[ROBO_MAX_SPACES];
  RoboPaint heat_paint;

  RoboPlan ghosts[ROBO_MAX_GHOSTS];
  guint    n_ghosts;
  guint    pointed_ghost; /* index of the emphasized ghost; n_ghosts or more for none */

  /* robo_editor_picture_set_shown() marks this space, or its edge on this side; no space is ROBO_NO_SPACE. */
  guint shown_space;
  guint shown_side;

  /* owned: each node is kept until its contents change */
  RoboEditorGround *ground;
  GskRenderNode    *layers[ROBO_N_LAYERS];
  GskRenderNode    *badges[2][2]; /* badges of warnings and errors, in the corners of spaces and at edges */
};

RoboEditorPicture *
robo_editor_picture_new (RoboEditorSheet    *sheet,
                         const RoboViewport *viewport)
{
  RoboEditorPicture *self = g_new0 (RoboEditorPicture, 1);

  self->sheet = sheet;
  self->viewport = viewport;
  self->ways_side = ROBO_NO_SIDE;
  self->shown_space = ROBO_NO_SPACE;
  self->shown_side = ROBO_NO_SIDE;
  self->ground = robo_editor_ground_new ();

  return self;
}

void
robo_editor_picture_free (RoboEditorPicture *self)
{
  robo_editor_picture_forget_all (self);
  robo_editor_ground_free (self->ground);
  g_free (self);
}

static const RoboPlan *
get_plan (RoboEditorPicture *self)
{
  return robo_editor_sheet_get_plan (self->sheet);
}

static guint
get_n_spaces (RoboEditorPicture *self)
{
  return (guint)get_plan (self)->columns * get_plan (self)->rows;
}

static const RoboPalette *
get_palette (void)
{
  return robo_desktop_style_get_palette (robo_desktop_style_get_default ());
}

/* Layers: each layer has one node */

static cairo_t *
begin_spaces (RoboEditorPicture *self,
              GtkSnapshot       *snapshot,
              double             left,
              double             top,
              double             right,
              double             bottom)
{
  const RoboLayout *layout = &self->viewport->layout;
  graphene_rect_t   area = GRAPHENE_RECT_INIT (floor (layout->x + left * layout->cell),
                                               floor (layout->y + top * layout->cell),
                                               ceil ((right - left) * layout->cell) + 1,
                                               ceil ((bottom - top) * layout->cell) + 1);
  cairo_t          *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);

  return cr;
}

static void
set_source (cairo_t  *cr,
            RoboPaint paint,
            double    alpha)
{
  robo_palette_set_source (get_palette (), cr, paint, alpha);
}

/* Strokes the path with the color, on top of a wider line in the color of the gaps, so that the path is visible on any
 * background. */
static void
stroke_twice (RoboEditorPicture *self,
              cairo_t           *cr,
              RoboPaint          paint,
              double             width_px,
              gboolean           is_dashed)
{
  double       px = 1 / self->viewport->layout.cell;
  const double dashes[] = { 5 * px, 4 * px };

  set_source (cr, ROBO_PAINT_GAP, 0.9);
  cairo_set_line_width (cr, (width_px + 2) * px);
  cairo_stroke_preserve (cr);
  if (is_dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  set_source (cr, paint, 1);
  cairo_set_line_width (cr, width_px * px);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Layer of ways */

static void
draw_way (RoboEditorPicture *self,
          cairo_t           *cr,
          guint              space,
          gboolean           avoids_barriers)
{
  RoboPaint paint = robo_palette_get_seat (robo_draw_get_side_colour ((RoboDir)self->ways_side));
  double    x = space % get_plan (self)->columns;
  double    y = space / get_plan (self)->columns;

  if (avoids_barriers)
    {
      set_source (cr, paint, 0.32);
      cairo_rectangle (cr, x, y, 1, 1);
      cairo_fill (cr);
      return;
    }

  set_source (cr, paint, 0.75);
  cairo_set_line_width (cr, 0.05);
  /* Draw diagonal lines from south-west to north-east that continue from space to space. */
  for (guint i = 1; i < 2 * N_STRIPES; i++)
    {
      double along = (double)i / N_STRIPES;

      cairo_move_to (cr, x + MAX (0, along - 1), y + MIN (1, along));
      cairo_line_to (cr, x + MIN (1, along), y + MAX (0, along - 1));
    }
  cairo_stroke (cr);
}

static void
draw_ways (RoboEditorPicture *self,
           GtkSnapshot       *snapshot)
{
  RoboWays ways;
  guint    avoiding, crossing;
  cairo_t *cr;

  if (self->ways_side == ROBO_NO_SIDE)
    return;

  avoiding = 1u << (self->ways_side / 2);
  crossing = avoiding << 4;
  robo_arena_find_ways (get_plan (self), &ways);
  cr = begin_spaces (self, snapshot, 0, 0, get_plan (self)->columns, get_plan (self)->rows);
  for (guint i = 0; i < get_n_spaces (self); i++)
    if ((ways.reached[i] & crossing) != 0)
      draw_way (self, cr, i, (ways.reached[i] & avoiding) != 0);
  cairo_destroy (cr);
}

/* Layer of heat */

/* Draws a translucent disc on each space where events happened. The area of a disc is proportional to the number of
 * these events, unless the disc would be too small to be seen. */
static void
draw_heat (RoboEditorPicture *self,
           GtkSnapshot       *snapshot)
{
  guint    most = 0;
  cairo_t *cr;

  for (guint i = 0; self->has_heat && i < get_n_spaces (self); i++)
    most = MAX (most, self->heat[i]);
  if (most == 0)
    return;

  cr = begin_spaces (self, snapshot, -REACH, -REACH, get_plan (self)->columns + REACH, get_plan (self)->rows + REACH);
  for (guint i = 0; i < get_n_spaces (self); i++)
    {
      double share = (double)self->heat[i] / most;

      if (self->heat[i] == 0)
        continue;
      cairo_new_sub_path (cr);
      cairo_arc (cr, i % get_plan (self)->columns + 0.5, i / get_plan (self)->columns + 0.5,
                 MAX (0.07, 0.6 * sqrt (share)), 0, 2 * G_PI);
      set_source (cr, self->heat_paint, 0.16 + 0.3 * share);
      cairo_fill_preserve (cr);
      set_source (cr, self->heat_paint, 0.55);
      cairo_set_line_width (cr, 1 / self->viewport->layout.cell);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

/* Layer of axes: these end at the border of the arena, because the numbers of columns and rows are outside */

static void
draw_axes (RoboEditorPicture *self,
           GtkSnapshot       *snapshot)
{
  RoboSymmetry symmetry = robo_editor_sheet_get_symmetry (self->sheet);
  double       columns = get_plan (self)->columns;
  double       rows = get_plan (self)->rows;
  cairo_t     *cr;

  self->symmetry = symmetry;
  if (symmetry == ROBO_SYMMETRY_OFF)
    return;

  cr = begin_spaces (self, snapshot, -0.3, -0.3, columns + 0.3, rows + 0.3);
  if (symmetry != ROBO_SYMMETRY_MIRROR_NS)
    {
      cairo_move_to (cr, columns / 2, 0);
      cairo_line_to (cr, columns / 2, rows);
    }
  if (symmetry != ROBO_SYMMETRY_MIRROR_WE && symmetry != ROBO_SYMMETRY_HALF_TURN)
    {
      cairo_move_to (cr, 0, rows / 2);
      cairo_line_to (cr, columns, rows / 2);
    }
  stroke_twice (self, cr, ROBO_PAINT_LABEL, 1, TRUE);
  if (symmetry == ROBO_SYMMETRY_HALF_TURN || symmetry == ROBO_SYMMETRY_QUARTERS_TURNED)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, columns / 2, rows / 2, 0.16, 0, 2 * G_PI);
      stroke_twice (self, cr, ROBO_PAINT_LABEL, 1.5, FALSE);
    }
  cairo_destroy (cr);
}

/* Layer of problems */

/* A badge, with its outline, extends this many radii from its middle in each direction. */
#define BADGE_REACH 1.3

/* Draws a disc for an error or a triangle for a warning. The badge is in pixels around the origin. */
static GskRenderNode *
draw_badge (gboolean is_error,
            double   r)
{
  double         half = ceil (1.5 * r);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-half, -half, 2 * half, 2 * half));
  cairo_t       *cr = gsk_cairo_node_get_draw_context (node);

  cairo_new_sub_path (cr);
  if (is_error)
    cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  else
    {
      cairo_move_to (cr, 0, -1.15 * r);
      cairo_line_to (cr, 1.1 * r, 0.85 * r);
      cairo_line_to (cr, -1.1 * r, 0.85 * r);
      cairo_close_path (cr);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  set_source (cr, ROBO_PAINT_CAUTION_INK, 1);
  cairo_set_line_width (cr, 0.28 * r);
  cairo_stroke_preserve (cr);
  set_source (cr, is_error ? ROBO_PAINT_DANGER : ROBO_PAINT_CAUTION, 1);
  cairo_fill (cr);

  set_source (cr, ROBO_PAINT_CAUTION_INK, 1);
  cairo_rectangle (cr, -0.11 * r, -0.5 * r, 0.22 * r, 0.68 * r);
  cairo_rectangle (cr, -0.11 * r, 0.35 * r, 0.22 * r, 0.22 * r);
  cairo_fill (cr);
  cairo_destroy (cr);

  return node;
}

static void
draw_problems (RoboEditorPicture *self,
               GtkSnapshot       *snapshot)
{
  RoboArenaDocument *document = robo_editor_sheet_get_document (self->sheet);
  GListModel        *problems = document == NULL ? NULL : G_LIST_MODEL (robo_arena_document_get_problems (document));

  const RoboLayout *layout = &self->viewport->layout;

  /* Draw the badges of all problems with the same few cached nodes. Each edit creates a new list of problems, but
   * most problems stay, and GTK does not repaint a node that is at the same position as before. With new nodes, or
   * with all badges in one node, GTK would repaint the whole arena. */
  for (guint i = problems != NULL ? g_list_model_get_n_items (problems) : 0; i-- > 0;)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (problems, i);
      const RoboProblem *problem = robo_problem_item_get_problem (item);
      gboolean           is_at_edge = problem->side != ROBO_NO_SIDE;
      gboolean           is_error = robo_problem_item_get_is_error (item);
      GskRenderNode    **badge = &self->badges[is_error ? 1 : 0][is_at_edge ? 1 : 0];
      double             radius = is_at_edge ? MAX (0.1 * layout->cell, 5) : MAX (0.15 * layout->cell, 7);
      double             reach = BADGE_REACH * radius / layout->cell;
      double             x, y;

      if (problem->place >= get_n_spaces (self))
        continue;
      /* Place the badge in a corner of the space, or in the middle of the edge. */
      x = problem->place % get_plan (self)->columns + (is_at_edge ? 0.5 : 0.83);
      y = problem->place / get_plan (self)->columns + (is_at_edge ? 0.5 : 0.17);
      if (is_at_edge)
        {
          x += robo_dir_dx ((RoboDir)problem->side) * 0.5;
          y += robo_dir_dy ((RoboDir)problem->side) * 0.5;
        }
      /* Keep badges at the border inside of the arena, because the numbers of columns and rows are outside. */
      x = CLAMP (x, reach, get_plan (self)->columns - reach);
      y = CLAMP (y, reach, get_plan (self)->rows - reach);
      if (*badge == NULL)
        *badge = draw_badge (is_error, radius);
      robo_cached_picture_append_node (snapshot, *badge, layout->x + x * layout->cell, layout->y + y * layout->cell);
    }
}

/* Plans that are offered */

/* Draws the spaces that are different in another plan, more or less transparent. */
static void
draw_differences (RoboEditorPicture *self,
                  GtkSnapshot       *snapshot,
                  const RoboPlan    *other,
                  double             alpha)
{
  const RoboLayout *layout = &self->viewport->layout;

  gtk_snapshot_push_opacity (snapshot, alpha);
  for (guint i = 0; i < get_n_spaces (self); i++)
    if (!robo_plan_looks_alike (get_plan (self), other, i))
      {
        cairo_t *cr = gtk_snapshot_append_cairo (
          snapshot, &GRAPHENE_RECT_INIT (layout->x + i % layout->columns * layout->cell,
                                         layout->y + i / layout->columns * layout->cell, layout->cell, layout->cell));

        robo_draw_arena (cr, get_palette (), layout, other, ROBO_CAUTIONS_FULL);
        cairo_destroy (cr);
      }
  gtk_snapshot_pop (snapshot);
}

/* Adds to the path the outlines of the spaces that are different in another plan. Returns the first of these spaces, or
 * ROBO_NO_SPACE if there is none. */
static guint
add_difference_outlines (RoboEditorPicture *self,
                         cairo_t           *cr,
                         const RoboPlan    *other)
{
  const RoboPlan *plan = get_plan (self);
  guint           first = ROBO_NO_SPACE;

  for (guint i = 0; i < get_n_spaces (self); i++)
    if (!robo_plan_looks_alike (plan, other, i))
      {
        robo_pen_rounded (&(RoboPen){ .cr = cr }, i % plan->columns + 0.05, i / plan->columns + 0.05, 0.9, 0.9, 0.06);
        first = MIN (first, i);
      }

  return first;
}

static void
draw_ghost (RoboEditorPicture *self,
            GtkSnapshot       *snapshot,
            guint              index)
{
  const RoboPlan *plan = get_plan (self);
  gboolean        is_pointed = index == self->pointed_ghost;
  double          alpha = is_pointed ? 0.9 : self->pointed_ghost < self->n_ghosts ? 0.3
                                                                                  : 0.6;
  cairo_t        *cr;

  draw_differences (self, snapshot, &self->ghosts[index], alpha);
  cr = begin_spaces (self, snapshot, -REACH, -REACH, plan->columns + REACH, plan->rows + REACH);
  add_difference_outlines (self, cr, &self->ghosts[index]);
  stroke_twice (self, cr, ROBO_PAINT_HIGHLIGHT, is_pointed ? 2.5 : 1, !is_pointed);
  cairo_destroy (cr);
}

/* Draws the number of a ghost on the first space that differs. Numbers on the same space stand side by side. */
static void
draw_ghost_number (RoboEditorPicture *self,
                   cairo_t           *cr,
                   guint              index)
{
  const RoboPen    pen = robo_pen_init (cr, get_palette ());
  guint            first = add_difference_outlines (self, cr, &self->ghosts[index]);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  double           x = first % get_plan (self)->columns + 0.2 + 0.3 * index;
  double           y = first / get_plan (self)->columns + 0.2;

  cairo_new_path (cr);
  if (first == ROBO_NO_SPACE)
    return;

  robo_pen_disc (&pen, x, y, 0.15);
  robo_pen_fill_stroke (&pen, ROBO_PAINT_CAUTION, ROBO_PAINT_CAUTION_INK, 0.03);
  robo_pen_text (&pen, number, x, y, 0.18);
  robo_pen_fill (&pen, ROBO_PAINT_CAUTION_INK, 1);
}

static void
draw_ghosts (RoboEditorPicture *self,
             GtkSnapshot       *snapshot)
{
  const RoboPlan *plan = get_plan (self);
  cairo_t        *cr;

  if (self->n_ghosts == 0 || self->ghosts[0].columns != plan->columns || self->ghosts[0].rows != plan->rows)
    return;

  for (guint i = 0; i < self->n_ghosts; i++)
    if (i != self->pointed_ghost)
      draw_ghost (self, snapshot, i);
  if (self->pointed_ghost < self->n_ghosts)
    draw_ghost (self, snapshot, self->pointed_ghost);
  cr = begin_spaces (self, snapshot, -REACH, -REACH, plan->columns + REACH, plan->rows + REACH);
  for (guint i = 0; i < self->n_ghosts; i++)
    draw_ghost_number (self, cr, i);
  cairo_destroy (cr);
}

/* Preview of a press */

static void
add_edge_mark (cairo_t         *cr,
               const RoboPlan  *plan,
               const RoboTouch *touch)
{
  double   x = touch->space % plan->columns + 0.5 + 0.5 * robo_dir_dx (touch->side);
  double   y = touch->space / plan->columns + 0.5 + 0.5 * robo_dir_dy (touch->side);
  gboolean is_level = touch->side == ROBO_DIR_N || touch->side == ROBO_DIR_S;
  double   half_width = is_level ? 0.5 : EDGE_MARK;
  double   half_height = is_level ? EDGE_MARK : 0.5;

  robo_pen_rounded (&(RoboPen){ .cr = cr }, x - half_width, y - half_height, 2 * half_width, 2 * half_height,
                    EDGE_MARK);
}

/* Outlines the space or edge of the preview and its symmetric images. */
static void
draw_targets (RoboEditorPicture *self,
              cairo_t           *cr,
              const RoboPreview *preview)
{
  const RoboPlan  *plan = get_plan (self);
  const RoboBrush *brush = &preview->brush;
  RoboTouch        images[ROBO_MAX_IMAGES];
  guint            n = robo_brush_get_images (brush, robo_editor_sheet_get_symmetry (self->sheet), plan,
                                              &preview->touch, images);
  gboolean         is_refused = preview->painted != ROBO_PAINTED && preview->painted != ROBO_PAINTED_NOTHING;
  gboolean         is_edge = robo_brush_is_for_edges (brush);

  if (brush->kind == ROBO_BRUSH_ERASER && brush->erasing == ROBO_ERASING_ALL)
    is_edge = preview->touch.is_at_edge && robo_plan_has_edge_mark (plan, &preview->touch);

  for (guint i = n; i-- > 0;)
    {
      if (is_edge)
        add_edge_mark (cr, plan, &images[i]);
      else
        robo_pen_rounded (&(RoboPen){ .cr = cr }, images[i].space % plan->columns + 0.04,
                          images[i].space / plan->columns + 0.04, 0.92, 0.92, 0.07);
      stroke_twice (self, cr, is_refused ? ROBO_PAINT_DANGER : ROBO_PAINT_HIGHLIGHT, i == 0 ? 2 : 1.5,
                    i > 0 || is_refused);
    }
}

static void
draw_preview (RoboEditorPicture *self,
              GtkSnapshot       *snapshot)
{
  const RoboPreview *preview = robo_editor_sheet_get_preview (self->sheet);
  const RoboPlan    *plan = get_plan (self);
  cairo_t           *cr;

  if (preview == NULL)
    return;

  draw_differences (self, snapshot, &preview->plan, PREVIEW_ALPHA);
  cr = begin_spaces (self, snapshot, -REACH, -REACH, plan->columns + REACH, plan->rows + REACH);
  switch (preview->marks)
    {
    case ROBO_PREVIEW_PLACE:
      draw_targets (self, cr, preview);
      break;
    case ROBO_PREVIEW_CHANGES:
      add_difference_outlines (self, cr, &preview->plan);
      stroke_twice (self, cr, ROBO_PAINT_HIGHLIGHT, 1, TRUE);
      break;
    }
  cairo_destroy (cr);
}

/* Layer of marks: selection and marked space */

static void
draw_marks (RoboEditorPicture *self,
            GtkSnapshot       *snapshot)
{
  const RoboPlan   *plan = get_plan (self);
  const RoboRegion *region = robo_editor_sheet_get_selection (self->sheet);
  gboolean          has_shown = self->shown_space < get_n_spaces (self);
  cairo_t          *cr;

  if (!robo_editor_sheet_has_selection (self->sheet) && !has_shown)
    return;

  cr = begin_spaces (self, snapshot, -0.3, -0.3, plan->columns + 0.3, plan->rows + 0.3);
  if (robo_editor_sheet_has_selection (self->sheet))
    {
      robo_pen_rounded (&(RoboPen){ .cr = cr }, region->column, region->row, region->columns, region->rows, 0.06);
      set_source (cr, ROBO_PAINT_HIGHLIGHT, 0.12);
      cairo_fill_preserve (cr);
      stroke_twice (self, cr, ROBO_PAINT_HIGHLIGHT, 2, TRUE);
    }
  if (has_shown)
    {
      guint     column = self->shown_space % plan->columns;
      guint     row = self->shown_space / plan->columns;
      RoboTouch touch;

      if (self->shown_side == ROBO_NO_SIDE)
        robo_pen_rounded (&(RoboPen){ .cr = cr }, column + 0.02, row + 0.02, 0.96, 0.96, 0.08);
      else
        {
          robo_touch_init_side (&touch, self->shown_space, (RoboDir)self->shown_side);
          add_edge_mark (cr, plan, &touch);
        }
      set_source (cr, ROBO_PAINT_ACTING, 0.18);
      cairo_fill_preserve (cr);
      stroke_twice (self, cr, ROBO_PAINT_ACTING, 3, FALSE);
    }
  cairo_destroy (cr);
}

/* Whole picture */

static void
append_layer (RoboEditorPicture *self,
              GtkSnapshot       *snapshot,
              RoboPictureLayer   layer)
{
  static void (*const draw[ROBO_N_LAYERS]) (RoboEditorPicture * self,
                                            GtkSnapshot * snapshot) = {
    [ROBO_LAYER_WAYS] = draw_ways,
    [ROBO_LAYER_HEAT] = draw_heat,
    [ROBO_LAYER_AXES] = draw_axes,
    [ROBO_LAYER_PROBLEMS] = draw_problems,
    [ROBO_LAYER_GHOSTS] = draw_ghosts,
    [ROBO_LAYER_PREVIEW] = draw_preview,
    [ROBO_LAYER_MARKS] = draw_marks,
  };

  if (self->layers[layer] == NULL)
    {
      GtkSnapshot *part = gtk_snapshot_new ();

      draw[layer](self, part);
      self->layers[layer] = gtk_snapshot_free_to_node (part);
      /* If a layer has no contents, keep an empty node, so that the layer is not drawn again. */
      if (self->layers[layer] == NULL)
        self->layers[layer] = gsk_container_node_new (NULL, 0);
    }

  gtk_snapshot_append_node (snapshot, self->layers[layer]);
}

void
robo_editor_picture_append (RoboEditorPicture *self,
                            GtkSnapshot       *snapshot)
{
  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0, 0, (float)self->viewport->width, (float)self->viewport->height));
  robo_editor_ground_append (self->ground, snapshot, get_palette (), &self->viewport->layout,
                             self->viewport->width, self->viewport->height);
  for (guint i = 0; i < ROBO_N_LAYERS; i++)
    append_layer (self, snapshot, (RoboPictureLayer)i);
  gtk_snapshot_pop (snapshot);
}

void
robo_editor_picture_forget (RoboEditorPicture *self,
                            RoboPictureLayer   layer)
{
  g_clear_pointer (&self->layers[layer], gsk_render_node_unref);
}

void
robo_editor_picture_forget_all (RoboEditorPicture *self)
{
  for (guint i = 0; i < ROBO_N_LAYERS; i++)
    robo_editor_picture_forget (self, (RoboPictureLayer)i);
  for (guint i = 0; i < 4; i++)
    g_clear_pointer (&self->badges[i / 2][i % 2], gsk_render_node_unref);
}

void
robo_editor_picture_plan_changed (RoboEditorPicture *self)
{
  robo_editor_ground_set_plan (self->ground, get_plan (self));
  robo_editor_picture_forget (self, ROBO_LAYER_WAYS);
}

/* Draws the axes again if the symmetry has changed. If only the brush has changed, keeps the axes, because drawing
 * them repaints the whole arena. */
void
robo_editor_picture_symmetry_changed (RoboEditorPicture *self)
{
  if (self->symmetry != robo_editor_sheet_get_symmetry (self->sheet))
    robo_editor_picture_forget (self, ROBO_LAYER_AXES);
}

void
robo_editor_picture_set_heat (RoboEditorPicture *self,
                              const guint       *counts,
                              RoboPaint          paint)
{
  self->has_heat = counts != NULL;
  self->heat_paint = paint;
  if (counts != NULL)
    memcpy (self->heat, counts, get_n_spaces (self) * sizeof counts[0]);
  robo_editor_picture_forget (self, ROBO_LAYER_HEAT);
}

void
robo_editor_picture_set_ghosts (RoboEditorPicture     *self,
                                const RoboPlan *const *plans,
                                guint                  n_plans,
                                guint                  pointed)
{
  for (guint i = 0; i < n_plans; i++)
    self->ghosts[i] = *plans[i];
  self->n_ghosts = n_plans;
  self->pointed_ghost = pointed;
  robo_editor_picture_forget (self, ROBO_LAYER_GHOSTS);
}

void
robo_editor_picture_set_ways_side (RoboEditorPicture *self,
                                   guint              side)
{
  self->ways_side = side;
  robo_editor_picture_forget (self, ROBO_LAYER_WAYS);
}

guint
robo_editor_picture_get_ways_side (RoboEditorPicture *self)
{
  return self->ways_side;
}

void
robo_editor_picture_set_shown (RoboEditorPicture *self,
                               guint              space,
                               guint              side)
{
  self->shown_space = space;
  self->shown_side = side;
  robo_editor_picture_forget (self, ROBO_LAYER_MARKS);
}

void
robo_editor_picture_set_focus (RoboEditorPicture *self,
                               guint              space)
{
  robo_editor_ground_set_focus (self->ground, space);
}

gboolean
robo_editor_picture_is_behind (RoboEditorPicture *self)
{
  return robo_editor_ground_is_behind (self->ground);
}

gboolean
robo_editor_picture_catch_up (RoboEditorPicture *self)
{
  return robo_editor_ground_catch_up (self->ground);
}

guint
robo_editor_picture_get_shown_space (RoboEditorPicture *self)
{
  return self->shown_space;
}
