// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-strength-graph.h"

#include <math.h>

#include <glib/gi18n.h>

#include "draw/robo-face-drawing.h"
#include "files/match/robo-computers.h"
#include "match/robo-strength.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-ink.h"

#define WIDTH_PX      280
#define HEIGHT_PX     220
#define MARGIN_PX     10
#define GAP_PX        8
#define LINE_PX       2.5
#define POINT_PX      3.5
#define LAST_POINT_PX 5.5
#define NAME_SCALE    0.85
#define FACE_PX       20

/* The scale covers at least MIN_SPAN points of strength, and extends by at least MORE points beyond the lowest and the
 * highest point of the curve. */
#define MIN_SPAN 320
#define MORE     60
/* The band reaches this many deviations above and below the curve of ratings, so that it contains the strength with
 * 95 % certainty. */
#define N_DEVIATIONS 1.96

struct _RoboStrengthGraph
{
  GtkWidget parent_instance;

  GArray *points; /* array of RoboGlicko: the rating before the first game, if known, and after each game */
};

G_DEFINE_FINAL_TYPE (RoboStrengthGraph, robo_strength_graph, GTK_TYPE_WIDGET)

/* Holds the area of the graph, in pixels, and the scale of strengths. */
typedef struct
{
  double left, right, top, bottom;
  double low, high; /* strengths at the bottom and at the top */
  guint  n_points;
} Frame;

static const RoboGlicko *
get_point (RoboStrengthGraph *self,
           guint              index)
{
  return &g_array_index (self->points, RoboGlicko, index);
}

/* Sets `low` and `high` to the lowest and the highest rating of the curve. */
static void
get_range (RoboStrengthGraph *self,
           double            *low,
           double            *high)
{
  *low = G_MAXDOUBLE;
  *high = -G_MAXDOUBLE;
  for (guint i = 0; i < self->points->len; i++)
    {
      *low = MIN (*low, get_point (self, i)->rating);
      *high = MAX (*high, get_point (self, i)->rating);
    }
}

static double
get_x (const Frame *frame,
       guint        index)
{
  if (frame->n_points < 2)
    return frame->right;

  return frame->left + (frame->right - frame->left) * index / (frame->n_points - 1);
}

static double
get_y (const Frame *frame,
       double       strength)
{
  return frame->bottom - (strength - frame->low) / (frame->high - frame->low) * (frame->bottom - frame->top);
}

static PangoLayout *
create_name (RoboStrengthGraph *self,
             RoboLevel          level,
             int               *width,
             int               *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), robo_computer_get_name (level));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (NAME_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, width, height);

  return layout;
}

/* Fills in the area and the scale of the graph. The scale contains the whole band at the last game. At the first games
 * the band is wider, and may exceed the scale. */
static void
fill_frame (RoboStrengthGraph *self,
            Frame             *frame)
{
  const RoboGlicko *last = get_point (self, self->points->len - 1);
  double            middle;

  frame->left = MARGIN_PX;
  frame->right = gtk_widget_get_width (GTK_WIDGET (self)) - MARGIN_PX;
  frame->top = MARGIN_PX;
  frame->bottom = gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN_PX;
  frame->n_points = self->points->len;
  get_range (self, &frame->low, &frame->high);
  frame->low = MIN (frame->low - MORE, last->rating - N_DEVIATIONS * last->deviation);
  frame->high = MAX (frame->high + MORE, last->rating + N_DEVIATIONS * last->deviation);
  middle = (frame->low + frame->high) / 2;
  frame->low = MIN (frame->low, middle - MIN_SPAN / 2);
  frame->high = MAX (frame->high, middle + MIN_SPAN / 2);
  for (RoboLevel level = ROBO_LEVEL_PIP; level <= ROBO_LEVEL_ORACLE; level++)
    {
      int width, height;
      g_autoptr (PangoLayout) name = create_name (self, level, &width, &height);

      frame->left = MAX (frame->left, MARGIN_PX + FACE_PX + GAP_PX / 2 + width + GAP_PX);
    }
}

/* Draws a horizontal line for each computer player within the scale, with its name and face. If names would overlap,
 * leaves out some names and their faces. */
static void
draw_computers (RoboStrengthGraph *self,
                cairo_t           *cr,
                const Frame       *frame)
{
  double free_above = frame->bottom + MARGIN_PX;

  for (RoboLevel level = ROBO_LEVEL_PIP; level <= ROBO_LEVEL_ORACLE; level++)
    {
      double strength = robo_computer_get_strength (level);
      double y = floor (get_y (frame, strength)) + 0.5;
      int    width, height;
      g_autoptr (PangoLayout) name = create_name (self, level, &width, &height);

      if (strength < frame->low || strength > frame->high)
        continue;
      robo_css_set_source (GTK_WIDGET (self), cr, 0.22);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, frame->left, y);
      cairo_line_to (cr, frame->right, y);
      cairo_stroke (cr);
      height = MAX (height, FACE_PX);
      if (y + height / 2.0 > free_above || y - height / 2.0 < 0)
        continue;
      free_above = y - height / 2.0;
      robo_css_set_source (GTK_WIDGET (self), cr, 0.8);
      pango_layout_get_pixel_size (name, NULL, &height);
      cairo_move_to (cr, MARGIN_PX + FACE_PX + GAP_PX / 2, y - height / 2.0);
      pango_cairo_show_layout (cr, name);
      cairo_save (cr);
      cairo_translate (cr, MARGIN_PX + FACE_PX / 2, y);
      cairo_scale (cr, FACE_PX, FACE_PX);
      robo_draw_face (cr, robo_ink_get_page_palette (), level);
      cairo_restore (cr);
    }
}

static void
draw_band (RoboStrengthGraph *self,
           cairo_t           *cr,
           const Frame       *frame)
{
  cairo_save (cr);
  cairo_rectangle (cr, frame->left, frame->top - MARGIN_PX, frame->right - frame->left,
                   frame->bottom - frame->top + 2 * MARGIN_PX);
  cairo_clip (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, get_x (frame, i),
                   get_y (frame, get_point (self, i)->rating + N_DEVIATIONS * get_point (self, i)->deviation));
  for (guint i = self->points->len; i > 0; i--)
    cairo_line_to (cr, get_x (frame, i - 1),
                   get_y (frame, get_point (self, i - 1)->rating - N_DEVIATIONS * get_point (self, i - 1)->deviation));
  cairo_close_path (cr);
  robo_palette_set_source (robo_ink_get_page_palette (), cr, ROBO_PAINT_SEAT_1, 0.16);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_line (RoboStrengthGraph *self,
           cairo_t           *cr,
           const Frame       *frame)
{
  const RoboPalette *palette = robo_ink_get_page_palette ();
  gboolean           is_roomy = (frame->right - frame->left) / MAX (frame->n_points, 1) > 3 * POINT_PX;

  cairo_new_path (cr);
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, get_x (frame, i), get_y (frame, get_point (self, i)->rating));
  cairo_set_line_width (cr, LINE_PX);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  robo_palette_set_source (palette, cr, ROBO_PAINT_SEAT_1, 1);
  cairo_stroke (cr);
  for (guint i = 0; i < self->points->len; i++)
    {
      gboolean is_last = i + 1 == self->points->len;

      if (!is_last && !is_roomy)
        continue;
      cairo_new_path (cr);
      cairo_arc (cr, get_x (frame, i), get_y (frame, get_point (self, i)->rating), is_last ? LAST_POINT_PX : POINT_PX,
                 0, 2 * G_PI);
      robo_palette_set_source (palette, cr, ROBO_PAINT_SEAT_1, 1);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, 1);
      robo_css_set_source (GTK_WIDGET (self), cr, 0.8);
      cairo_stroke (cr);
    }
}

/* Draws the graph. Time and the names of computers run from left to right, even in right-to-left languages. */
static void
robo_strength_graph_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  RoboStrengthGraph *self = ROBO_STRENGTH_GRAPH (widget);
  Frame              frame;
  cairo_t           *cr;

  if (self->points->len == 0)
    return;

  fill_frame (self, &frame);
  if (frame.right <= frame.left || frame.bottom <= frame.top)
    return;

  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  draw_computers (self, cr, &frame);
  draw_band (self, cr, &frame);
  draw_line (self, cr, &frame);
  cairo_destroy (cr);
}

static void
robo_strength_graph_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT_PX : WIDTH_PX;
}

static void
robo_strength_graph_finalize (GObject *object)
{
  g_array_unref (ROBO_STRENGTH_GRAPH (object)->points);

  G_OBJECT_CLASS (robo_strength_graph_parent_class)->finalize (object);
}

static void
robo_strength_graph_class_init (RoboStrengthGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_strength_graph_finalize;
  widget_class->measure = robo_strength_graph_measure;
  widget_class->snapshot = robo_strength_graph_snapshot;

  gtk_widget_class_set_css_name (widget_class, "strengthgraph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_strength_graph_init (RoboStrengthGraph *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (RoboGlicko));
  robo_ink_watch (GTK_WIDGET (self));
}

void
robo_strength_graph_show (RoboStrengthGraph *self,
                          GArray            *games)
{
  const RoboGlicko first = { ROBO_STRENGTH_FIRST, ROBO_GLICKO_DEVIATION, ROBO_GLICKO_VOLATILITY };
  g_autofree char *description = NULL;
  double           low, high;

  g_return_if_fail (ROBO_IS_STRENGTH_GRAPH (self));
  g_return_if_fail (games != NULL);

  g_array_set_size (self->points, 0);
  /* Begin with the rating before the first game. If as many games are stored as possible, the first game may be
   * missing, so leave this rating out. */
  if (games->len < ROBO_STRENGTH_MAX_GAMES)
    g_array_append_val (self->points, first);
  for (guint i = 0; i < games->len; i++)
    g_array_append_val (self->points, g_array_index (games, RoboStrengthGame, i).after);
  get_range (self, &low, &high);
  /* Translators: This is a graph, read aloud. All four numbers are ratings, as in chess. */
  description = g_strdup_printf (_ ("From %1$.0f at first to %2$.0f now; never below %3$.0f or above %4$.0f."), get_point (self, 0)->rating,
                                 get_point (self, self->points->len - 1)->rating, low, high);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rating after each game"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
