// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-chance-chart.h"

#include <math.h>

#include <glib/gi18n.h>

#include "match/learning/robo-review-words.h"

#include "ui/widgets/layouts/robo-style.h"
#include "ui/widgets/pictures/robo-ink.h"

#define TOP    10.0
#define RIGHT  12.0
#define GAP    6.0
#define MARK   4.5
#define LINE   2.25
#define FAINT  0.18
#define SHADED 0.09

/* Draws a curve of the chances of each side. Curves differ in color, in dashes and in the shape at their end, which
 * is the shape of the side's robot. Turning points are shaded. CSS: node `chancechart`. Role: img; its description
 * lists all numbers. */
struct _RoboChanceChart
{
  GtkWidget parent_instance;

  RoboMatchReview *review; /* nullable */
};

G_DEFINE_FINAL_TYPE (RoboChanceChart, robo_chance_chart, GTK_TYPE_WIDGET)

/* Holds the area in which the curves are drawn, and the review that they show. */
typedef struct
{
  cairo_t          *cr;
  PangoLayout      *text;
  const RoboReview *review;
  guint             n_points; /* number of points that are known so far */
  GdkRGBA           ink;
  double            x;
  double            y;
  double            width;
  double            height;
} Area;

/* Lists the dashes of the curves by the color of the seat. The curve of the first color is solid. */
static const struct
{
  double lengths[4];
  int    n;
} dashes[ROBO_MAX_ROBOTS] = {
  { { 0 }, 0 },
  { { 7, 3 }, 2 },
  { { 2, 3 }, 2 },
  { { 9, 3, 2, 3 }, 4 },
};

static double
get_x (const Area *area,
       guint       index)
{
  return area->x + area->width * index / area->review->n_rounds;
}

static double
get_y (const Area *area,
       gint        chance)
{
  return area->y + area->height * (ROBO_CHANCE_ALL - chance) / ROBO_CHANCE_ALL;
}

static gint
get_chance (const RoboReview *review,
            guint             index,
            guint             seat)
{
  return index < review->n_rounds ? review->rounds[index].before[seat] : review->rounds[index - 1].after[seat];
}

static void
set_ink (const Area *area,
         double      alpha)
{
  cairo_set_source_rgba (area->cr, area->ink.red, area->ink.green, area->ink.blue, area->ink.alpha * alpha);
}

/* Draws a text that begins at x if align is 0, and ends at x if align is 1. */
static void
draw_text (const Area *area,
           const char *text,
           double      x,
           double      y,
           double      align)
{
  int width, height;

  pango_layout_set_text (area->text, text, -1);
  pango_layout_get_pixel_size (area->text, &width, &height);
  cairo_move_to (area->cr, round (x - align * width), round (y - height / 2.0));
  pango_cairo_show_layout (area->cr, area->text);
}

static void
draw_grid (const Area *area)
{
  for (guint i = 0; i <= 4; i++)
    {
      double y = round (get_y (area, ROBO_CHANCE_ALL / 4 * i)) + 0.5;
      /* Translators: %d is a percentage, such as 100%. */
      g_autofree char *text = g_strdup_printf (_ ("%d%%"), 25 * (int)i);

      set_ink (area, FAINT);
      cairo_set_line_width (area->cr, 1);
      cairo_move_to (area->cr, area->x, y);
      cairo_line_to (area->cr, area->x + area->width, y);
      cairo_stroke (area->cr);
      if (i % 2 != 0)
        continue;
      set_ink (area, 0.75);
      draw_text (area, text, area->x - GAP, y, 1);
    }
}

static const char *
get_rounds_title (void)
{
  /* Translators: This stands below a curve, before the numbers of rounds: “Round  1  2  3”. */
  return C_ ("chart", "Round");
}

/* Draws the number of each round in the middle of the round. If there are many rounds, leaves out some numbers. */
static void
draw_rounds (const Area *area)
{
  double step = area->width / area->review->n_rounds;
  guint  every = step < 24 ? (guint)ceil (24 / step) : 1;
  int    height;

  pango_layout_set_text (area->text, get_rounds_title (), -1);
  pango_layout_get_pixel_size (area->text, NULL, &height);
  set_ink (area, 0.75);
  draw_text (area, get_rounds_title (), area->x - GAP, area->y + area->height + GAP + height / 2.0, 1);
  for (guint i = 0; i < area->review->n_rounds; i++)
    {
      const RoboReviewRound *played = &area->review->rounds[i];
      double                 x = get_x (area, i);

      if (played->is_turning_point)
        {
          set_ink (area, SHADED);
          cairo_rectangle (area->cr, x, area->y, step, area->height);
          cairo_fill (area->cr);
        }
      set_ink (area, FAINT);
      cairo_move_to (area->cr, round (x) + 0.5, area->y + area->height);
      cairo_line_to (area->cr, round (x) + 0.5, area->y + area->height + 4);
      cairo_stroke (area->cr);
      if (i % every == 0)
        {
          g_autofree char *number = g_strdup_printf ("%u", played->number);

          set_ink (area, 0.75);
          draw_text (area, number, x + step / 2, area->y + area->height + GAP + height / 2.0, 0.5);
        }
    }
}

/* Draws the shape of the seat's robot: hexagon, disc, triangle or square. */
static void
draw_mark (const Area *area,
           double      x,
           double      y,
           guint       colour)
{
  static const guint  corners[ROBO_MAX_ROBOTS] = { 6, 0, 3, 4 };
  static const double turns[ROBO_MAX_ROBOTS] = { 0, 0, -G_PI_2, G_PI_4 };
  double              size = colour == 2 ? MARK * 1.3 : MARK * 1.1;

  cairo_new_path (area->cr);
  if (corners[colour] == 0)
    cairo_arc (area->cr, x, y, MARK, 0, 2 * G_PI);
  for (guint i = 0; i < corners[colour]; i++)
    cairo_line_to (area->cr, x + size * cos (turns[colour] + 2 * G_PI * i / corners[colour]),
                   y + size * sin (turns[colour] + 2 * G_PI * i / corners[colour]));
  cairo_close_path (area->cr);
  cairo_fill (area->cr);
}

static void
draw_line (const Area *area,
           guint       seat,
           guint       colour)
{
  const RoboReview *review = area->review;
  gboolean          has_room = area->width / review->n_rounds > 4 * MARK;

  robo_palette_set_source (robo_ink_get_page_palette (), area->cr, robo_palette_get_seat (colour), 1);
  cairo_set_line_width (area->cr, LINE);
  cairo_set_line_join (area->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (area->cr);
  cairo_set_dash (area->cr, dashes[colour].lengths, dashes[colour].n, 0);
  for (guint i = 0; i < area->n_points; i++)
    cairo_line_to (area->cr, get_x (area, i), get_y (area, get_chance (review, i, seat)));
  cairo_stroke (area->cr);
  cairo_set_dash (area->cr, NULL, 0, 0);
  for (guint i = 0; i < area->n_points; i++)
    {
      if (has_room || i + 1 == area->n_points)
        draw_mark (area, get_x (area, i), get_y (area, get_chance (review, i, seat)), colour);
    }
}

static void
robo_chance_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboChanceChart *self = ROBO_CHANCE_CHART (widget);
  int              width = gtk_widget_get_width (widget);
  int              height = gtk_widget_get_height (widget);
  RoboMatch       *match;
  Area             area;
  int              text_width, text_height;
  int              title_width;

  if (self->review == NULL)
    return;

  area.review = robo_match_review_get_curve (self->review, &area.n_points);
  if (area.review == NULL || area.review->n_rounds == 0)
    return;

  match = robo_match_review_get_match (self->review);
  area.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  area.text = gtk_widget_create_pango_layout (widget, "100 %");
  area.ink = robo_style_get_colour (widget);
  pango_layout_get_pixel_size (area.text, &text_width, &text_height);
  pango_layout_set_text (area.text, get_rounds_title (), -1);
  pango_layout_get_pixel_size (area.text, &title_width, NULL);
  area.x = MAX (text_width, title_width) + GAP;
  area.y = TOP;
  area.width = MAX (width - area.x - RIGHT, 1);
  area.height = MAX (height - TOP - text_height - 2 * GAP, 1);
  draw_rounds (&area);
  draw_grid (&area);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (robo_review_words_has_side (match, seat))
        draw_line (&area, seat, robo_seat_get_colour (robo_match_get_seat (match, seat)));
    }
  g_object_unref (area.text);
  cairo_destroy (area.cr);
}

static void
forget_review (RoboChanceChart *self)
{
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
}

static void
robo_chance_chart_dispose (GObject *object)
{
  forget_review (ROBO_CHANCE_CHART (object));

  G_OBJECT_CLASS (robo_chance_chart_parent_class)->dispose (object);
}

static void
robo_chance_chart_class_init (RoboChanceChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_chance_chart_dispose;
  widget_class->snapshot = robo_chance_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "chancechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_chance_chart_init (RoboChanceChart *self)
{
  robo_ink_watch (GTK_WIDGET (self));
}

void
robo_chance_chart_set_review (RoboChanceChart *self,
                              RoboMatchReview *review)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ROBO_IS_CHANCE_CHART (self));

  if (review != self->review)
    {
      forget_review (self);
      self->review = review != NULL ? g_object_ref (review) : NULL;
      if (review != NULL)
        g_signal_connect_swapped (review, "notify::n-points", G_CALLBACK (gtk_widget_queue_draw), self);
    }
  if (review != NULL && robo_match_review_get_result (review) != NULL)
    words = robo_review_words_dup_curve (robo_match_review_get_result (review), robo_match_review_get_match (review));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
