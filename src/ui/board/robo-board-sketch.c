// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-sketch.h"

#include "draw/robo-arena-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "draw/robo-spark-drawing.h"
#include "draw/robo-trail-drawing.h"
#include "ui/widgets/pictures/robo-cached-widget.h"
#include "ui/widgets/pictures/robo-ink.h"

struct _RoboBoardSketch
{
  GtkWidget parent_instance;

  RoboPlan         plan; /* plan of the arena; without columns until a moment is set */
  RoboState        state;
  RoboBoardPicture pieces;
  guint8           colours[ROBO_MAX_ROBOTS];
  GArray          *ways; /* nullable: array of RoboTrail: the ways that are drawn */
  RoboPath         path;
  guint            path_seat; /* seat whose path is drawn, or ROBO_NO_SEAT */
  guint            middle;    /* space in the middle of the sketch, or ROBO_NO_SPACE */
  guint            reach;

  /* The drawing is kept as one node, because RoboCachedWidget takes a new node for a change. */
  GskRenderNode     *node; /* nullable: created when the sketch is drawn */
  int                width;
  int                height;
  const RoboPalette *palette;

  RoboCachedWidget kept;
};

G_DEFINE_FINAL_TYPE (RoboBoardSketch, robo_board_sketch, GTK_TYPE_WIDGET)

/* Returns how far to move a board so that the coordinate `place` is in the middle of the view, but no farther than
 * the edges of the board. */
static double
find_offset (double place,
             double view,
             double start,
             double length)
{
  double end = start + length - view;

  return CLAMP (place - view / 2, MIN (start, end), MAX (start, end));
}

static void
move_to_middle (RoboBoardSketch *self,
                RoboLayout      *layout,
                double           width,
                double           height)
{
  double x, y, board_x, board_y, board_width, board_height;

  robo_layout_get_centre (layout, self->middle, &x, &y);
  robo_layout_get_outline (layout, &board_x, &board_y, &board_width, &board_height);
  layout->x -= find_offset (x, width, board_x, board_width);
  layout->y -= find_offset (y, height, board_y, board_height);
}

static void
place_board (RoboBoardSketch *self,
             RoboLayout      *layout)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double     width = gtk_widget_get_width (widget);
  double     height = gtk_widget_get_height (widget);
  double     side = MIN (width, height);
  double     part = 2 * self->reach + 1;
  double     scale = gtk_widget_get_scale_factor (widget);

  if (self->middle == ROBO_NO_SPACE)
    {
      robo_layout_fit (layout, self->plan.columns, self->plan.rows, width, height, scale);
      return;
    }

  robo_layout_fit (layout, self->plan.columns, self->plan.rows, side * MAX (1, self->plan.columns / part),
                   side * MAX (1, self->plan.rows / part), scale);
  move_to_middle (self, layout, width, height);
}

static GskRenderNode *
draw_board (RoboBoardSketch   *self,
            const RoboPalette *palette)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);
  GskRenderNode  *node = gsk_cairo_node_new (&bounds);
  cairo_t        *cr = gsk_cairo_node_get_draw_context (node);
  RoboLayout      layout;

  place_board (self, &layout);
  robo_draw_arena (cr, palette, &layout, &self->plan,
                   robo_board_picture_has_killbot (&self->pieces) ? ROBO_CAUTIONS_HALF : ROBO_CAUTIONS_QUIET);
  if (self->ways != NULL)
    robo_draw_trails (cr, palette, &layout, (const RoboTrail *)(gpointer)self->ways->data, self->ways->len,
                      self->colours);
  robo_draw_picture (cr, palette, &layout, &self->plan, &self->pieces);
  if (self->path_seat != ROBO_NO_SEAT)
    {
      const RoboGhost ghost = { self->colours[self->path_seat], self->plan.columns, &self->path };

      cairo_translate (cr, layout.x, layout.y);
      cairo_scale (cr, layout.cell, layout.cell);
      robo_draw_ghost (cr, palette, &ghost);
    }
  cairo_destroy (cr);

  return node;
}

static void
append_board (GtkWidget   *widget,
              GtkSnapshot *snapshot)
{
  RoboBoardSketch   *self = ROBO_BOARD_SKETCH (widget);
  const RoboPalette *palette = robo_palette_get_themed (robo_ink_get_palette (), (RoboTheme)self->plan.theme);
  int                width = gtk_widget_get_width (widget);
  int                height = gtk_widget_get_height (widget);

  if (self->plan.columns == 0 || width == 0 || height == 0)
    return;

  if (self->width != width || self->height != height || self->palette != palette)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  self->width = width;
  self->height = height;
  self->palette = palette;
  if (self->node == NULL)
    self->node = draw_board (self, palette);
  gtk_snapshot_append_node (snapshot, self->node);
}

/* Draws the board anew in the next frame. */
static void
forget_drawing (RoboBoardSketch *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
robo_board_sketch_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  robo_cached_widget_snapshot_as_pixels (&ROBO_BOARD_SKETCH (widget)->kept, widget, snapshot, append_board);
}

static void
robo_board_sketch_dispose (GObject *object)
{
  RoboBoardSketch *self = ROBO_BOARD_SKETCH (object);

  g_clear_pointer (&self->ways, g_array_unref);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  robo_cached_widget_clear (&self->kept);

  G_OBJECT_CLASS (robo_board_sketch_parent_class)->dispose (object);
}

static void
robo_board_sketch_class_init (RoboBoardSketchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_board_sketch_dispose;
  widget_class->snapshot = robo_board_sketch_snapshot;

  gtk_widget_class_set_css_name (widget_class, "boardsketch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_board_sketch_init (RoboBoardSketch *self)
{
  self->path_seat = ROBO_NO_SEAT;
  self->middle = ROBO_NO_SPACE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_board_sketch_new (int size_px)
{
  return g_object_new (ROBO_TYPE_BOARD_SKETCH, "width-request", size_px, "height-request", size_px, NULL);
}

void
robo_board_sketch_set_moment (RoboBoardSketch *self,
                              RoboMatch       *match,
                              guint            position)
{
  g_return_if_fail (ROBO_IS_BOARD_SKETCH (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  self->plan = *robo_arena_get_plan (robo_match_get_arena (match));
  robo_match_get_state_at (match, position, &self->state);
  robo_board_picture_init (&self->pieces, robo_match_get_board (match), &self->state,
                           robo_match_get_game_setup (match)->rules.damage_limit);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = robo_match_get_seat (match, i);

      if (seat != NULL)
        self->pieces.robots[i].colour = self->colours[i] = (guint8)robo_seat_get_colour (seat);
    }
  for (guint i = 0; i < self->state.n_mines; i++)
    self->pieces.mines[self->state.mines[i].space] = 1 + self->colours[self->state.mines[i].owner];
  g_clear_pointer (&self->ways, g_array_unref);
  self->path_seat = ROBO_NO_SEAT;
  forget_drawing (self);
}

void
robo_board_sketch_set_ways (RoboBoardSketch *self,
                            RoboMatch       *match,
                            guint            from,
                            guint            to)
{
  g_return_if_fail (ROBO_IS_BOARD_SKETCH (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  g_clear_pointer (&self->ways, g_array_unref);
  self->ways = robo_match_list_trails_between (match, from, to);
  forget_drawing (self);
}

void
robo_board_sketch_set_program (RoboBoardSketch   *self,
                               RoboMatch         *match,
                               guint              seat,
                               const RoboProgram *program)
{
  g_return_if_fail (ROBO_IS_BOARD_SKETCH (self));
  g_return_if_fail (ROBO_IS_MATCH (match) && seat < ROBO_MAX_ROBOTS && program != NULL);

  robo_path_predict (robo_match_get_board (match), &self->state, &robo_match_get_game_setup (match)->rules, seat,
                     program, &self->path);
  self->path_seat = seat;
  forget_drawing (self);
}

void
robo_board_sketch_set_middle (RoboBoardSketch *self,
                              guint            space,
                              guint            reach)
{
  g_return_if_fail (ROBO_IS_BOARD_SKETCH (self));

  self->middle = space;
  self->reach = reach;
  forget_drawing (self);
}
