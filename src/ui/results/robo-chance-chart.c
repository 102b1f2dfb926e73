// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-chance-chart.h"

#include <math.h>

#include <glib/gi18n.h>

#include "match/learning/robo-review-words.h"

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-ink.h"

#define TOP    14.0
#define RIGHT  12.0
#define GAP    6.0
#define LIFT   0.35
#define LINE   2.5
#define FAINT  0.18
#define SHADED 0.09
#define FILL   0.2
#define CHOSEN 0.16

/* A program is a dot in the middle of its round. The dot of a program that could have been clearly better is larger
 * and has the sign of its grade, if the rounds have at least the width SIGN_ROOM. The chances of the highlighted round
 * have the distance NUMBER_GAP from their dots, or less at the edge of the chart. */
#define DOT        4.0
#define SIGN_DOT   8.0
#define SIGN_ROOM  18.0
#define RIM        1.5
#define NUMBER_GAP 18.0

/* Draws the chance of one seat as an area, with a dot for each program that was judged. Turning points are shaded. In
 * the highlighted round, numbers say the chance with the program that was played and, if that program could have been
 * clearly better, the chance with the best one. CSS: node `chancechart`. Role: img; when the review is done, its
 * description lists all numbers. A click chooses a round; by keyboard, the list of rounds beside the chart does
 * this. */
struct _RoboChanceChart
{
  GtkWidget parent_instance;

  RoboMatchReview *review; /* nullable */
  guint            seat;
  guint            round; /* index of the highlighted round, or G_MAXUINT */
};

enum
{
  ROUND_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboChanceChart, robo_chance_chart, GTK_TYPE_WIDGET)

static const char *const grade_colours[ROBO_N_GRADES] = {
  [ROBO_GRADE_BEST] = "success_color",
  [ROBO_GRADE_GOOD] = "success_color",
  [ROBO_GRADE_INACCURATE] = "warning_color",
  [ROBO_GRADE_MISTAKE] = "error_color",
};

/* Holds the area in which the curve is drawn, and the review that it shows. */
typedef struct
{
  cairo_t          *cr;
  PangoLayout      *text;
  GtkStyleContext  *style;
  const RoboReview *review;
  guint             n_points; /* number of points that are known so far */
  guint             seat;
  guint             chosen; /* index of the highlighted round, or G_MAXUINT */
  GdkRGBA           ink;
  double            x;
  double            y;
  double            width;
  double            height;
} Area;

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

/* Returns the x coordinate of the middle of the round with this index. */
static double
get_middle (const Area *area,
            guint       index)
{
  return area->x + area->width * (index + 0.5) / area->review->n_rounds;
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

/* Sets a named color of the style sheet, so that it fits light and dark windows and high contrast. If the style sheet
 * has no such color, sets the color of the text. */
static void
set_named_colour (const Area *area,
                  const char *name,
                  double      alpha)
{
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (area->style, name, &colour))
    colour = area->ink;
  cairo_set_source_rgba (area->cr, colour.red, colour.green, colour.blue, alpha);
}

/* Draws a text with the middle of its height at y. The text begins at x if align is 0, has its middle there if align
 * is 0.5, and ends there if align is 1. */
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

static int
get_text_height (const Area *area)
{
  int height;

  pango_layout_get_pixel_size (area->text, NULL, &height);

  return height;
}

static void
draw_grid (const Area *area)
{
  for (guint i = 0; i <= 2; i++)
    {
      double y = round (get_y (area, ROBO_CHANCE_ALL / 2 * (gint)i)) + 0.5;
      /* Translators: %d is a chance to win in percent, a number from 0 to 100. */
      g_autofree char *text = g_strdup_printf (_ ("%d%%"), 50 * (int)i);

      set_ink (area, FAINT);
      cairo_set_line_width (area->cr, 1);
      cairo_move_to (area->cr, area->x, y);
      cairo_line_to (area->cr, area->x + area->width, y);
      cairo_stroke (area->cr);
      set_ink (area, 0.75);
      /* The lowest number is above its line, because the title of the rounds is below. */
      draw_text (area, text, area->x - GAP, i == 0 ? y - LIFT * get_text_height (area) : y, 1);
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

      if (i == area->chosen)
        {
          set_named_colour (area, "accent_bg_color", CHOSEN);
          cairo_rectangle (area->cr, x, 0, step, area->y + area->height + GAP + height);
          cairo_fill (area->cr);
        }
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

/* Appends the curve to the path. In each round it leads from the chance before the round to the chance with the
 * player's program, if this program was judged. It ends with the last chance that is known. */
static void
add_curve (const Area *area)
{
  for (guint i = 0; i < area->n_points; i++)
    {
      cairo_line_to (area->cr, get_x (area, i), get_y (area, get_chance (area->review, i, area->seat)));
      if (i + 1 < area->n_points && area->review->rounds[i].turns[area->seat].is_judged)
        cairo_line_to (area->cr, get_middle (area, i),
                       get_y (area, area->review->rounds[i].turns[area->seat].expected));
    }
}

static void
draw_curve (const Area *area,
            RoboPaint   paint)
{
  if (area->n_points == 0)
    return;

  cairo_new_path (area->cr);
  add_curve (area);
  cairo_line_to (area->cr, get_x (area, area->n_points - 1), area->y + area->height);
  cairo_line_to (area->cr, area->x, area->y + area->height);
  cairo_close_path (area->cr);
  robo_palette_set_source (robo_ink_get_page_palette (), area->cr, paint, FILL);
  cairo_fill (area->cr);

  cairo_new_path (area->cr);
  add_curve (area);
  robo_palette_set_source (robo_ink_get_page_palette (), area->cr, paint, 1);
  cairo_set_line_width (area->cr, LINE);
  cairo_set_line_join (area->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (area->cr);
}

static void
draw_dot (const Area *area,
          double      x,
          double      y,
          double      radius,
          const char *colour)
{
  cairo_new_path (area->cr);
  set_named_colour (area, "window_bg_color", 1);
  cairo_arc (area->cr, x, y, radius + RIM, 0, 2 * G_PI);
  cairo_fill (area->cr);
  set_named_colour (area, colour, 1);
  cairo_arc (area->cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (area->cr);
}

/* Draws a number with its middle at x, but not over the scale before the chart. */
static void
draw_number (const Area *area,
             const char *text,
             double      x,
             double      y)
{
  int width;

  pango_layout_set_text (area->text, text, -1);
  pango_layout_get_pixel_size (area->text, &width, NULL);
  draw_text (area, text, MAX (x, area->x + width / 2.0), y, 0.5);
}

/* Writes the chance with the program that was played. If that program could have been clearly better, also marks the
 * best chance and writes it above. */
static void
draw_comparison (const Area           *area,
                 const RoboReviewTurn *turn,
                 double                x)
{
  double           played_y = get_y (area, turn->expected);
  double           best_y = get_y (area, turn->best_expected);
  double           top = NUMBER_GAP / 2;
  double           bottom = area->y + area->height - NUMBER_GAP / 2;
  g_autofree char *played = g_strdup_printf (_ ("%d%%"), (turn->expected + 50) / 100);
  g_autofree char *best = g_strdup_printf (_ ("%d%%"), (turn->best_expected + 50) / 100);

  set_ink (area, 1);
  if (turn->grade <= ROBO_GRADE_GOOD)
    {
      draw_number (area, played, x, played_y - NUMBER_GAP < top ? played_y + NUMBER_GAP : played_y - NUMBER_GAP);
      return;
    }

  draw_number (area, played, x, MIN (played_y + NUMBER_GAP, bottom));
  set_named_colour (area, "success_color", 1);
  cairo_set_line_width (area->cr, 2);
  cairo_new_path (area->cr);
  cairo_arc (area->cr, x, best_y, DOT, 0, 2 * G_PI);
  cairo_stroke (area->cr);
  draw_number (area, best, x, MAX (best_y - NUMBER_GAP, top));
}

static void
draw_programs (const Area *area)
{
  double step = area->width / area->review->n_rounds;

  for (guint i = 0; i < area->review->n_rounds; i++)
    {
      const RoboReviewTurn *turn = &area->review->rounds[i].turns[area->seat];
      double                x = get_middle (area, i);
      double                y = get_y (area, turn->expected);
      gboolean              has_sign = turn->grade > ROBO_GRADE_GOOD && step >= SIGN_ROOM;

      if (!turn->is_judged)
        continue;
      draw_dot (area, x, y, has_sign ? SIGN_DOT : DOT, grade_colours[turn->grade]);
      if (has_sign)
        {
          set_named_colour (area, "window_bg_color", 1);
          draw_text (area, robo_review_words_get_mark (turn->grade), x, y, 0.5);
        }
      if (i == area->chosen)
        draw_comparison (area, turn, x);
    }
}

/* Finds the area of the curve in the widget. Returns FALSE if there is nothing to draw; otherwise the caller must
 * release area->text. */
static gboolean
find_area (RoboChanceChart *self,
           Area            *area)
{
  int text_width, text_height;
  int title_width;

  if (self->review == NULL)
    return FALSE;

  area->review = robo_match_review_get_curve (self->review, &area->n_points);
  if (robo_match_review_get_result (self->review) != NULL)
    area->review = robo_match_review_get_result (self->review);
  if (area->review == NULL || area->review->n_rounds == 0)
    return FALSE;

  area->text = gtk_widget_create_pango_layout (GTK_WIDGET (self), "100 %");
  area->seat = self->seat;
  area->chosen = self->round;
  area->style = gtk_widget_get_style_context (GTK_WIDGET (self));
  area->ink = robo_css_get_colour (GTK_WIDGET (self));
  pango_layout_get_pixel_size (area->text, &text_width, &text_height);
  pango_layout_set_text (area->text, get_rounds_title (), -1);
  pango_layout_get_pixel_size (area->text, &title_width, NULL);
  area->x = MAX (text_width, title_width) + GAP;
  area->y = TOP;
  area->width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - area->x - RIGHT, 1);
  area->height = MAX (gtk_widget_get_height (GTK_WIDGET (self)) - TOP - text_height - 2 * GAP, 1);

  return TRUE;
}

static void
robo_chance_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboChanceChart *self = ROBO_CHANCE_CHART (widget);
  RoboSeat        *player;
  Area             area;

  if (!find_area (self, &area))
    return;

  player = robo_match_get_seat (robo_match_review_get_match (self->review), self->seat);
  area.cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  draw_rounds (&area);
  draw_grid (&area);
  draw_curve (&area, robo_palette_get_seat (robo_seat_get_colour (player)));
  draw_programs (&area);
  g_object_unref (area.text);
  cairo_destroy (area.cr);
}

static void
pressed_cb (RoboChanceChart *self,
            int              n_presses,
            double           x)
{
  Area area;

  if (!find_area (self, &area))
    return;

  g_object_unref (area.text);
  if (x >= area.x && x < area.x + area.width)
    g_signal_emit (self, signals[ROUND_CHOSEN], 0, (guint)((x - area.x) / area.width * area.review->n_rounds));
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

  signals[ROUND_CHOSEN] = g_signal_new ("round-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "chancechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_chance_chart_init (RoboChanceChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  robo_ink_watch (GTK_WIDGET (self));
  self->round = G_MAXUINT;
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
robo_chance_chart_set_review (RoboChanceChart *self,
                              RoboMatchReview *review,
                              guint            seat)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ROBO_IS_CHANCE_CHART (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  self->seat = seat;
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

void
robo_chance_chart_set_round (RoboChanceChart *self,
                             guint            round)
{
  g_return_if_fail (ROBO_IS_CHANCE_CHART (self));

  if (self->round == round)
    return;

  self->round = round;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
