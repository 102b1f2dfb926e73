// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-time-marks.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-ink.h"

/* Marks of events, except for the strokes of rounds, have the size MARK_PX. They are BELOW_PX below the middle of the
 * scale, and at least NEAR_PX apart. */
#define MARK_PX  7
#define BELOW_PX 13
#define NEAR_PX  9

/* The label of a round has a stroke (STROKE_PX), a gap between stroke and text (LABEL_GAP_PX) and after the text
 * (LABEL_FREE_PX), and a text that is scaled by LABEL_SCALE. The baseline of the text is at most LABEL_ABOVE_PX above
 * the middle of the scale. A low window with room for less than LABEL_LEAST_ABOVE_PX has no texts. */
#define STROKE_PX            8
#define LABEL_GAP_PX         4
#define LABEL_SCALE          0.72
#define LABEL_ABOVE_PX       11
#define LABEL_LEAST_ABOVE_PX 6
#define LABEL_FREE_PX        6
/* The tops of letters may be cut off by this much at the upper edge of the widget, so that the text does not overlap
 * the slider. */
#define LABEL_OVER_PX 3

/* A time line that is shorter than this has no marks, because they would overlap. */
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
  guint    value; /* value of the event, such as the number of the round */
} Mark;

/* CSS: node `timemarks`. Role: presentation. */
struct _RoboTimeMarks
{
  GtkWidget parent_instance;

  /* borrowed */
  RoboMatch *match; /* nullable, weak */
  GtkRange  *range;

  /* owned */
  GArray *marks; /* array of Mark, in the order of the events */

  guint n_seen;   /* number of events that have been shown */
  guint n_events; /* number of events on the time line */
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
    case ROBO_EVENT_STEAL:
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
  n_seen = robo_match_get_position (match);
  /* While a match is retold, marks of later events would give away how it goes on. */
  if (!robo_match_get_is_retelling (match))
    n_seen = MAX (self->n_seen, n_seen);
  while (self->marks->len > 0 && g_array_index (self->marks, Mark, self->marks->len - 1).position > n_seen)
    g_array_set_size (self->marks, self->marks->len - 1);
  for (guint i = self->n_seen; i < n_seen; i++)
    {
      const RoboEvent *event = robo_match_get_event (match, i);
      Mark             mark = { i + 1, MARK_ROUND, event->value };

      if (find_kind (event, &mark.kind))
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

/* Draws a mark around the origin. The stroke of a round is drawn above the origin. */
static void
draw_mark (RoboTimeMarks     *self,
           cairo_t           *cr,
           const RoboPalette *palette,
           MarkKind           kind)
{
  double r = MARK_PX / 2.0;

  switch (kind)
    {
    case MARK_ROUND:
      robo_css_set_source (GTK_WIDGET (self), cr, 1);
      cairo_rectangle (cr, -0.5, -BELOW_PX - LABEL_ABOVE_PX - STROKE_PX, 1, STROKE_PX);
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
      robo_css_set_source (GTK_WIDGET (self), cr, 1);
      cairo_set_line_width (cr, 2);
      cairo_move_to (cr, -r, -r);
      cairo_line_to (cr, r, r);
      cairo_move_to (cr, r, -r);
      cairo_line_to (cr, -r, r);
      cairo_stroke (cr);
      break;
    }
}

/* Reserves room for a mark at x. Returns FALSE if another mark is too near. */
static gboolean
reserve_room (gboolean *taken,
              int       width_px,
              int       x)
{
  for (int i = MAX (0, x - NEAR_PX); i < MIN (width_px, x + NEAR_PX); i++)
    if (taken[i])
      return FALSE;

  taken[x] = TRUE;
  return TRUE;
}

/* Returns the position of an event on the time line in pixels, where its mark or number is drawn. */
static int
get_x (const Mark         *mark,
       guint               n_events,
       const GdkRectangle *trough,
       int                 width_px)
{
  return CLAMP (trough->x + (int)(mark->position / (double)n_events * trough->width), 0, width_px - 1);
}

static PangoLayout *
create_label (RoboTimeMarks *self,
              guint          round,
              gboolean       is_word)
{
  g_autofree char *text = is_word ? g_strdup_printf (_ ("Round %u"), round) : g_strdup_printf ("%u", round);
  PangoLayout     *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList   *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (LABEL_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static int
get_label_width (RoboTimeMarks *self,
                 guint          round,
                 gboolean       is_word)
{
  g_autoptr (PangoLayout) layout = create_label (self, round, is_word);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

static void
append_label (RoboTimeMarks *self,
              GtkSnapshot   *snapshot,
              guint          round,
              gboolean       is_word,
              int            x)
{
  g_autoptr (PangoLayout) layout = create_label (self, round, is_word);
  int            middle = gtk_widget_get_height (GTK_WIDGET (self)) / 2;
  PangoRectangle written;
  int            width, ascent, above;
  GdkRGBA        ink = robo_css_get_colour (GTK_WIDGET (self));

  /* Measure the letters without the empty space that the font has above them. */
  pango_layout_get_pixel_size (layout, &width, NULL);
  pango_layout_get_pixel_extents (layout, &written, NULL);
  ascent = PANGO_PIXELS (pango_layout_get_baseline (layout));
  above = MIN (LABEL_ABOVE_PX, middle + LABEL_OVER_PX - (ascent - written.y));
  if (above < LABEL_LEAST_ABOVE_PX)
    return;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)(middle - above - ascent)));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Returns TRUE if the round of the mark has a number: the first round, and every round whose number is a multiple of
 * step. */
static gboolean
is_labelled (const Mark *mark,
             guint       step)
{
  return mark->kind == MARK_ROUND && (mark->value == 1 || mark->value % step == 0);
}

/* Returns TRUE if each label ends before the next label begins. Ignores the label of the last round, whose end is
 * the end of the time line. */
static gboolean
has_room (RoboTimeMarks      *self,
          const GdkRectangle *trough,
          guint               step,
          gboolean            is_word)
{
  int width_px = gtk_widget_get_width (GTK_WIDGET (self));
  int free_from = 0;

  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);
      int         x;

      if (!is_labelled (mark, step))
        continue;

      x = get_x (mark, self->n_events, trough, width_px);
      if (x < free_from)
        return FALSE;
      free_from = x + LABEL_GAP_PX + get_label_width (self, mark->value, is_word) + LABEL_FREE_PX;
    }

  return TRUE;
}

guint
robo_time_marks_get_step (RoboTimeMarks *self,
                          gboolean      *is_word)
{
  static const guint bases[] = { 1, 2, 5 };
  GdkRectangle       trough;
  guint              step = 1;

  g_return_val_if_fail (ROBO_IS_TIME_MARKS (self) && self->range != NULL && is_word != NULL, 1);

  gtk_range_get_range_rect (self->range, &trough);
  *is_word = has_room (self, &trough, 1, TRUE);
  for (guint i = 1; !*is_word && !has_room (self, &trough, step, FALSE); i++)
    step = bases[i % 3] * (guint)pow (10, i / 3);

  return step;
}

/* Labels the rounds in words or numbers. The labels are as close as possible at equal distances in rounds. */
static void
append_rounds (RoboTimeMarks      *self,
               GtkSnapshot        *snapshot,
               const GdkRectangle *trough)
{
  int      width_px = gtk_widget_get_width (GTK_WIDGET (self));
  gboolean is_word;
  guint    step = robo_time_marks_get_step (self, &is_word);

  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);
      int         x = get_x (mark, self->n_events, trough, width_px) + LABEL_GAP_PX;
      gboolean    has_word = is_word && x + get_label_width (self, mark->value, TRUE) <= width_px;

      if (is_labelled (mark, step) && x + get_label_width (self, mark->value, has_word) <= width_px)
        append_label (self, snapshot, mark->value, has_word, x);
    }
}

/* Draws the most important marks first, and leaves out marks that would overlap them. */
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

  /* The middle of the slider moves from one end of the trough to the other, so marks are placed along the trough. */
  gtk_range_get_range_rect (self->range, &trough);
  if (trough.width < LEAST_PX)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width_px, height_px));
  taken = g_new0 (gboolean, width_px);
  for (int kind = N_MARK_KINDS - 1; kind >= 0; kind--)
    for (guint i = 0; i < self->marks->len; i++)
      {
        const Mark *mark = &g_array_index (self->marks, Mark, i);
        int         x = get_x (mark, self->n_events, &trough, width_px);

        if (mark->kind != (MarkKind)kind || (kind != MARK_ROUND && !reserve_room (taken, width_px, x)))
          continue;

        cairo_save (cr);
        cairo_translate (cr, (is_rtl ? width_px - 1 - x : x) + 0.5, height_px / 2 + BELOW_PX);
        draw_mark (self, cr, palette, mark->kind);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
  append_rounds (self, snapshot, &trough);
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
