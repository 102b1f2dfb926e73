// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-time-marks.h"

#include <math.h>

#include "ui/pictures/robo-ink.h"

/* Their size, how far below the middle of the scale they are, and how near two may be. */
#define MARK_PX   7
#define BELOW_PX  13
#define STROKE_PX 5
#define NEAR_PX   9

/* On a shorter time line nobody could tell one from the other. */
#define LEAST_PX 90

typedef enum
{
  MARK_ROUND,
  MARK_DAMAGE,
  MARK_VP,
  MARK_DESTROYED,
} MarkKind;

#define N_MARK_KINDS (MARK_DESTROYED + 1)

typedef struct
{
  guint    position;
  MarkKind kind;
} Mark;

/**
 * RoboTimeMarks:
 *
 * CSS: node `timemarks`. Role: presentation.
 */
struct _RoboTimeMarks
{
  GtkWidget parent_instance;

  /* borrowed */
  RoboMatch *match; /* nullable, weak */
  GtkRange  *range;

  /* owned */
  GArray *marks; /* Mark, in their order */

  guint n_seen;   /* events that somebody has seen */
  guint n_events; /* how long the time line is */
};

G_DEFINE_FINAL_TYPE (RoboTimeMarks, robo_time_marks, GTK_TYPE_WIDGET)

static gboolean
find_kind (const RoboEvent *event,
           MarkKind        *kind)
{
  switch (event->type)
    {
    case ROBO_EVENT_ROUND:
      *kind = MARK_ROUND;
      return TRUE;

    case ROBO_EVENT_DAMAGE:
      *kind = MARK_DAMAGE;
      return TRUE;

    case ROBO_EVENT_TAKE_VP:
    case ROBO_EVENT_CREDIT:
      *kind = MARK_VP;
      return TRUE;

    case ROBO_EVENT_DESTROYED:
      *kind = MARK_DESTROYED;
      return TRUE;

    default:
      return FALSE;
    }
}

void
robo_time_marks_show (RoboTimeMarks *self,
                      RoboMatch     *match,
                      GtkRange      *range)
{
  guint n_marks;
  guint n_seen;
  guint n_events;

  g_return_if_fail (ROBO_IS_TIME_MARKS (self));
  g_return_if_fail (GTK_IS_RANGE (range));

  self->range = range;
  n_marks = self->marks->len;
  if (g_set_weak_pointer (&self->match, match))
    {
      g_array_set_size (self->marks, 0);
      self->n_seen = 0;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  if (match == NULL)
    return;

  n_events = robo_match_get_n_events (match);
  n_seen = MAX (self->n_seen, robo_match_get_position (match));
  for (guint i = self->n_seen; i < n_seen; i++)
    {
      Mark mark = { i + 1, MARK_ROUND };

      if (find_kind (robo_match_get_event (match, i), &mark.kind))
        g_array_append_val (self->marks, mark);
    }
  self->n_seen = n_seen;
  if (self->n_events == n_events && self->marks->len == n_marks)
    return;

  self->n_events = n_events;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
robo_time_marks_count (RoboTimeMarks *self)
{
  g_return_val_if_fail (ROBO_IS_TIME_MARKS (self), 0);

  return self->marks->len;
}

/* One round the origin. */
static void
draw_mark (RoboTimeMarks     *self,
           cairo_t           *cr,
           const RoboPalette *palette,
           MarkKind           kind)
{
  double  r = MARK_PX / 2.0;
  GdkRGBA ink;

  switch (kind)
    {
    case MARK_ROUND:
      gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_rectangle (cr, -0.5, -2 * BELOW_PX, 1, STROKE_PX);
      cairo_fill (cr);
      break;

    case MARK_DAMAGE:
      cairo_rectangle (cr, -1.5, -r, 3, MARK_PX);
      robo_palette_set_source (palette, cr, ROBO_PAINT_DAMAGE, 1);
      cairo_fill (cr);
      break;

    case MARK_VP:
      for (guint i = 0; i < 6; i++)
        cairo_line_to (cr, r * cos (i * G_PI / 3), r * sin (i * G_PI / 3));
      cairo_close_path (cr);
      robo_palette_set_source (palette, cr, ROBO_PAINT_TOKEN, 1);
      cairo_fill_preserve (cr);
      robo_palette_set_source (palette, cr, ROBO_PAINT_TOKEN_EDGE, 1);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      break;

    case MARK_DESTROYED:
      gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_set_line_width (cr, 2);
      cairo_move_to (cr, -r, -r);
      cairo_line_to (cr, r, r);
      cairo_move_to (cr, r, -r);
      cairo_line_to (cr, -r, r);
      cairo_stroke (cr);
      break;
    }
}

/* Whether there is room for one more sign at @x. */
static gboolean
take (gboolean *taken,
      int       width_px,
      int       x)
{
  for (int i = MAX (0, x - NEAR_PX); i < MIN (width_px, x + NEAR_PX); i++)
    if (taken[i])
      return FALSE;

  taken[x] = TRUE;
  return TRUE;
}

/* What matters most first: where two would lie on each other, the other one is left out. */
static void
robo_time_marks_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RoboTimeMarks       *self = ROBO_TIME_MARKS (widget);
  const RoboPalette   *palette = robo_ink_get_page_palette ();
  int                  width_px = gtk_widget_get_width (widget);
  int                  height_px = gtk_widget_get_height (widget);
  gboolean             is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRectangle         trough;
  cairo_t             *cr;
  g_autofree gboolean *taken = NULL;

  if (self->marks->len == 0 || self->n_events == 0 || width_px < 1 || height_px < 1)
    return;

  /* The middle of the slider goes from one end of the trough to the other. */
  gtk_range_get_range_rect (self->range, &trough);
  if (trough.width < LEAST_PX)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width_px, height_px));
  taken = g_new0 (gboolean, width_px);
  for (int kind = N_MARK_KINDS - 1; kind >= 0; kind--)
    for (guint i = 0; i < self->marks->len; i++)
      {
        const Mark *mark = &g_array_index (self->marks, Mark, i);
        double      part = mark->position / (double)self->n_events;
        int         x = CLAMP (trough.x + (int)(part * trough.width), 0, width_px - 1);

        if (mark->kind != (MarkKind)kind || (kind != MARK_ROUND && !take (taken, width_px, x)))
          continue;

        cairo_save (cr);
        cairo_translate (cr, (is_rtl ? width_px - 1 - x : x) + 0.5, height_px / 2 + BELOW_PX);
        draw_mark (self, cr, palette, mark->kind);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
}

static void
robo_time_marks_finalize (GObject *object)
{
  RoboTimeMarks *self = ROBO_TIME_MARKS (object);

  g_clear_weak_pointer (&self->match);
  g_array_unref (self->marks);

  G_OBJECT_CLASS (robo_time_marks_parent_class)->finalize (object);
}

static void
robo_time_marks_class_init (RoboTimeMarksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_time_marks_finalize;
  widget_class->snapshot = robo_time_marks_snapshot;

  gtk_widget_class_set_css_name (widget_class, "timemarks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_time_marks_init (RoboTimeMarks *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  robo_ink_watch (GTK_WIDGET (self));
}
