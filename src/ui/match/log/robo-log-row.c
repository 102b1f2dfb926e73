// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-idle.h"
#include "match/log/robo-words.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-cached-widget.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-widget-pool.h"

#define MIN_WIDTH_PX     90
#define NATURAL_WIDTH_PX 240
#define GAP_PX           6
#define LINE_HEIGHT_PX   18

/* Holds the sizes and positions of the parts of a row, in pixels. Positions count from the start of the row, which is
 * at the right in right-to-left languages. */
typedef struct
{
  int die_width;
  int buttons_width;
  int text_x;
  int text_width;
  int text_height;
  int indent;      /* indent of the first text line, past the die */
  int line_height; /* height of the last text line, on which the buttons are */
  int line_end;    /* end of the last text line, from the start of the text */
} Places;

/* CSS: node `logrow` with the class `round`, `part`, `die` or `detail`, `current` for the log line of the current
 * event, and `marked` while the pointer is on a space that the line mentions; the label of the row has links. A
 * screen reader reads the label, which includes the die and the head before it in words. */
struct _RoboLogRow
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *die_box;
  RoboDieView     *die_view;
  RoboSeatMark    *seat_mark;
  RoboDeckGlyph   *module_glyph;
  GtkLabel        *label;
  GtkLabel        *note_label;
  GtkToggleButton *note_button;
  GtkWidget       *why_button;

  /* owned */
  RoboLogItem  *item;
  GSignalGroup *item_signals;
  PangoLayout  *layout;  /* nullable: the layout of the label that break_text() has broken last */
  RoboModules  *modules; /* nullable */

  RoboCachedWidget kept;

  gboolean is_filled; /* the row shows its item */
  gboolean is_named;  /* the widget that the list has put around the row has an accessible name */
  gboolean is_current;
  gboolean is_wide;
  int      height; /* height of the row with its last text; an estimate for the next text */
  int      width;  /* the width for which `layout` was broken */
  guint    serial; /* serial of `layout` after it was broken */
  Places   places; /* sizes and positions of the parts, as break_text() found them */

  guint   colour; /* color of the robot whose head is shown */
  guint   position;
  guint   marked_space;
  guint   hinted; /* the space of the last `space-hinted` */
  GArray *shown;  /* array of RoboLogMention: positions of the mentioned spaces in the label */
};

enum
{
  SPACE_HINTED,
  SPACE_ACTIVATED,
  WHY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *const level_classes[] = {
  [ROBO_LOG_ROUND] = "round",
  [ROBO_LOG_PART] = "part",
  [ROBO_LOG_DIE] = "die",
  [ROBO_LOG_DETAIL] = "detail",
};

G_DEFINE_FINAL_TYPE (RoboLogRow, robo_log_row, GTK_TYPE_WIDGET)

static void
hint_space (RoboLogRow *self,
            guint       space)
{
  if (self->hinted == space)
    return;

  self->hinted = space;
  g_signal_emit (self, signals[SPACE_HINTED], 0, space);
}

/* Finds the space whose coordinates are written at a point of the label, or ROBO_NO_SPACE. The point is in pixels. */
static guint
find_space_at (RoboLogRow *self,
               double      x,
               double      y)
{
  PangoLayout *layout = gtk_label_get_layout (self->label);
  int          left, top, index, trailing;

  if (!self->item)
    return ROBO_NO_SPACE;

  gtk_label_get_layout_offsets (self->label, &left, &top);
  if (!pango_layout_xy_to_index (layout, (int)((x - left) * PANGO_SCALE), (int)((y - top) * PANGO_SCALE), &index,
                                 &trailing))
    return ROBO_NO_SPACE;

  for (guint i = 0; i < self->shown->len; i++)
    {
      const RoboLogMention *mention = &g_array_index (self->shown, RoboLogMention, i);

      if ((guint)index >= mention->start && (guint)index < mention->end)
        return mention->space;
    }

  return ROBO_NO_SPACE;
}

static void
motion_cb (RoboLogRow *self,
           double      x,
           double      y)
{
  hint_space (self, find_space_at (self, x, y));
}

static void
leave_cb (RoboLogRow *self)
{
  hint_space (self, ROBO_NO_SPACE);
}

/* Hints at the space of the focused link. This runs after each key press, because Tab moves between the links of the
 * label without a signal. */
static void
focus_cb (RoboLogRow *self)
{
  hint_space (self, robo_log_row_get_focused_space (self));
}

static void
why_clicked_cb (RoboLogRow *self)
{
  g_signal_emit (self, signals[WHY], 0);
}

static gboolean
activate_link_cb (RoboLogRow *self,
                  const char *uri)
{
  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, (guint)g_ascii_strtoull (uri, NULL, 10));

  return GDK_EVENT_STOP;
}

static void
append_escaped (GString    *markup,
                const char *text,
                gsize       length)
{
  g_autofree char *escaped = g_markup_escape_text (text, length);

  g_string_append (markup, escaped);
}

/* Appends the coordinates of a space, such as 4|2, without line breaks, and returns their length. */
static guint
append_place (GString    *markup,
              const char *text,
              gsize       length)
{
  g_autofree char *place = g_strndup (text, length);
  g_autofree char *joined = robo_words_dup_joined (place);

  append_escaped (markup, joined, strlen (joined));

  return (guint)strlen (joined);
}

/* Appends a part of the text of the row, with the results of the event in bold. */
static void
append_part (RoboLogRow *self,
             GString    *markup,
             guint       from,
             guint       to)
{
  const char        *text = robo_log_item_get_text (self->item);
  guint              n_results;
  const RoboLogSpan *results = robo_log_item_get_results (self->item, &n_results);

  for (guint i = 0; i < n_results; i++)
    {
      guint start = MAX (results[i].start, from);
      guint end = MIN (results[i].end, to);

      if (start >= end)
        continue;

      append_escaped (markup, text + from, start - from);
      g_string_append (markup, "<b>");
      append_escaped (markup, text + start, end - start);
      g_string_append (markup, "</b>");
      from = end;
    }
  append_escaped (markup, text + from, to - from);
}

/* Returns the index at which the visible text begins. The head in the row shows the robot that acts. So if the
 * sentence begins with the name of this robot, the name is left out after its first mention in a round. */
static guint
find_start (RoboLogRow *self)
{
  guint                 n_mentions;
  const RoboLogMention *mentions = robo_log_item_get_mentions (self->item, &n_mentions);
  const char           *text = robo_log_item_get_text (self->item);

  if (n_mentions == 0 || mentions[0].start > 0 || mentions[0].space != ROBO_NO_SPACE || mentions[0].is_first ||
      mentions[0].seat != robo_log_item_get_head_seat (self->item) || text[mentions[0].end] != ' ')
    return 0;

  return mentions[0].end + 1;
}

/* Joins the last word to the word before it, so that no line has only the number of a control unit. */
static void
join_last_word (GString *markup)
{
  const char *blank = strrchr (markup->str, ' ');
  gssize      at = blank != NULL ? blank - markup->str : -1;

  if (at < 0)
    return;

  g_string_erase (markup, at, 1);
  g_string_insert (markup, at, "\302\240");
}

static char *
dup_markup (RoboLogRow *self)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const char           *text = robo_log_item_get_text (self->item);
  guint                 start = find_start (self);
  guint                 n_mentions, done = start, added = 0;
  const RoboLogMention *mentions = robo_log_item_get_mentions (self->item, &n_mentions);

  g_array_set_size (self->shown, 0);

  for (guint i = 0; i < n_mentions; i++)
    {
      RoboLogMention place = mentions[i];
      guint          length = place.end - place.start;

      if (place.space == ROBO_NO_SPACE)
        continue;

      append_part (self, markup, done, place.start);
      done = place.end;
      g_string_append_printf (markup, "<a href=\"%u\">", place.space);
      place.start += added - start;
      place.end = place.start + append_place (markup, text + mentions[i].start, length);
      added += place.end - place.start - length;
      g_array_append_val (self->shown, place);
      g_string_append (markup, "</a>");
    }
  append_part (self, markup, done, (guint)strlen (text));
  if (robo_log_item_get_level (self->item) == ROBO_LOG_PART && n_mentions == 0)
    join_last_word (markup);
  /* Each verdict of a review has a text line of its own below the event. */
  for (guint i = 0; i < robo_log_item_get_n_verdicts (self->item); i++)
    {
      const RoboLogVerdict *verdict = robo_log_item_get_verdict (self->item, i);

      g_string_append_printf (markup, "\n<span weight=\"normal\" size=\"medium\">%s ", verdict->mark);
      append_escaped (markup, verdict->text, strlen (verdict->text));
      g_string_append (markup, "</span>");
    }

  return g_strdup (markup->str);
}

static void
note_toggled_cb (RoboLogRow *self)
{
  if (self->is_filled)
    robo_log_item_set_is_note_open (self->item, gtk_toggle_button_get_active (self->note_button));
}

/* Size of the row */

static int
measure_width (GtkWidget *widget)
{
  int width;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

/* Breaks the text so that its first line begins after the die, its other lines begin at the start of the row, and its
 * last line leaves room for the buttons. The end of the row is kept free for the "Why?" button, which every row has,
 * unless the text would then take more lines.
 *
 * The layout is measured here, because a wrapping label tries many widths when GTK measures it. For the two hundred
 * rows that a list creates at once, this took seconds. Here the text is broken only for the few widths that are
 * possible. */
static const Places *
break_text (RoboLogRow *self,
            int         width)
{
  PangoLayout   *layout = gtk_label_get_layout (self->label);
  Places        *places = &self->places;
  int            die_width = measure_width (self->die_box);
  int            why_width = measure_width (self->why_button);
  int            buttons_width = why_width + measure_width (GTK_WIDGET (self->note_button));
  PangoRectangle line = { 0 };
  int            n_least;

  /* The serial of a layout counts its changes. */
  if (layout == self->layout && pango_layout_get_serial (layout) == self->serial && width == self->width &&
      die_width == places->die_width && buttons_width == places->buttons_width)
    return places;

  *places = (Places){ .die_width = die_width, .buttons_width = buttons_width, .text_width = MAX (width, 1), .indent = die_width };
  pango_layout_set_indent (layout, places->indent * PANGO_SCALE);
  pango_layout_set_width (layout, places->text_width * PANGO_SCALE);
  n_least = pango_layout_get_line_count (layout);
  if (n_least > 1)
    {
      pango_layout_set_width (layout, MAX (width - why_width, 1) * PANGO_SCALE);
      if (pango_layout_get_line_count (layout) == n_least)
        places->text_width = MAX (width - why_width, 1);
    }
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (PangoLayoutIter) iter = NULL;
      int n_lines;

      pango_layout_set_indent (layout, places->indent * PANGO_SCALE);
      pango_layout_set_width (layout, places->text_width * PANGO_SCALE);
      n_lines = pango_layout_get_line_count (layout);
      iter = pango_layout_get_iter (layout);
      while (pango_layout_iter_next_line (iter))
        ;
      pango_layout_iter_get_line_extents (iter, NULL, &line);
      pango_extents_to_pixels (&line, NULL);
      places->line_end = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? places->text_width - line.x
                                                                                          : line.x + line.width;
      if (n_lines == 1 && places->indent > 0 && places->line_end + places->buttons_width <= width)
        {
          /* GtkLabel ignores the indent of a text of one line, so move the label itself. */
          places->text_x = places->indent;
          places->indent = 0;
          places->text_width = MAX (width - places->text_x - places->buttons_width, 1);
        }
      else if (places->text_x + MIN (places->line_end, places->text_width) + places->buttons_width > width &&
               places->text_x + places->text_width + places->buttons_width > width)
        {
          places->text_width = MAX (width - places->text_x - places->buttons_width, 1);
        }
      else
        break;
    }
  places->line_height = line.height;
  pango_layout_get_pixel_size (layout, NULL, &places->text_height);

  g_set_object (&self->layout, layout);
  self->serial = pango_layout_get_serial (layout);
  self->width = width;

  return places;
}

static GtkSizeRequestMode
robo_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Measures the row. The minimum width does not depend on the text, so the list need not break texts into lines to find
 * this width. */
static void
robo_log_row_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  RoboLogRow *self = ROBO_LOG_ROW (widget);
  int         width = for_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH_PX;
      *natural = NATURAL_WIDTH_PX;
      return;
    }

  /* The window measures its minimum size whenever a line changes. Any width is good enough for that, so use the
   * current width, for which the text has been broken into lines already. */
  if (width < 0)
    width = gtk_widget_get_width (widget) > 0 ? gtk_widget_get_width (widget) : NATURAL_WIDTH_PX;

  if (self->is_filled)
    {
      const Places *places = break_text (self, width);

      self->height = places->text_height + measure_height (GTK_WIDGET (self->note_label), width - places->die_width);
    }
  *minimum = self->height;
  *natural = self->height;
}

static void
place_child (RoboLogRow *self,
             GtkWidget  *child,
             int         x,
             int         y,
             int         width,
             int         height)
{
  int row_width = gtk_widget_get_width (GTK_WIDGET (self));

  if (!gtk_widget_should_layout (child))
    return;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = row_width - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Places the die beside the first line of the text, the buttons on its last line, and the note below. In a wide row the
 * buttons follow the text; in other rows they are at the end of the row. Die and buttons are higher than a line, and
 * extend into the padding around the text. */
static void
robo_log_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  RoboLogRow   *self = ROBO_LOG_ROW (widget);
  GtkWidget    *note_button = GTK_WIDGET (self->note_button);
  int           why = measure_width (self->why_button);
  int           more = measure_width (note_button);
  int           die_height = measure_height (self->die_box, -1);
  int           why_height = measure_height (self->why_button, -1);
  int           more_height = measure_height (note_button, -1);
  int           end = width - why - more;
  int           note;
  int           middle;
  const Places *places;

  /* Don't place the parts of an empty row. The row is filled before it is drawn, and gets its own height then. */
  if (!self->is_filled)
    return;

  places = break_text (self, width);
  note = measure_height (GTK_WIDGET (self->note_label), width - places->die_width);
  middle = places->text_height - places->line_height / 2;
  if (self->is_wide)
    end = MIN (places->text_x + places->line_end + GAP_PX, end);
  place_child (self, self->die_box, 0, (places->line_height - die_height) / 2 - 1, places->die_width, die_height);
  place_child (self, GTK_WIDGET (self->label), places->text_x, 0, places->text_width, height - note);
  place_child (self, note_button, end, middle - more_height / 2, more, more_height);
  place_child (self, self->why_button, end + more, middle - why_height / 2, why, why_height);
  place_child (self, GTK_WIDGET (self->note_label), places->die_width, height - note, width - places->die_width, note);
}

/* Draws the row, on an invisible background in a color of its own. GTK stores the areas to be repainted as a few
 * rectangles, and repaints the whole page if there are more than thirty. When the list scrolls by one row, each row
 * shows another text, and the letters that differ would be more than thirty rectangles. With the background, GTK
 * repaints the whole row as one rectangle. */
static void
robo_log_row_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  RoboLogRow     *self = ROBO_LOG_ROW (widget);
  guint           event = self->item != NULL ? robo_log_item_get_event (self->item) : 0;
  const GdkRGBA   colour = { (event & 255) / 255.f, (event >> 8 & 255) / 255.f, (event >> 16 & 255) / 255.f, 0 };
  graphene_rect_t bounds;

  if (!self->is_filled)
    return;

  if (gtk_widget_compute_bounds (widget, widget, &bounds))
    gtk_snapshot_append_color (snapshot, &colour, &bounds);

  /* GTK may have measured the layout for another width since the text was broken into lines, so set indent and width
   * again. */
  pango_layout_set_indent (gtk_label_get_layout (self->label), self->places.indent * PANGO_SCALE);
  pango_layout_set_width (gtk_label_get_layout (self->label),
                          gtk_widget_get_width (GTK_WIDGET (self->label)) * PANGO_SCALE);
  robo_cached_widget_snapshot_as_pixels (&self->kept, widget, snapshot,
                                         GTK_WIDGET_CLASS (robo_log_row_parent_class)->snapshot);
}

/* Object */

static void
robo_log_row_dispose (GObject *object)
{
  RoboLogRow *self = ROBO_LOG_ROW (object);

  g_clear_object (&self->item_signals);
  g_clear_object (&self->layout);
  g_clear_object (&self->item);
  g_clear_pointer (&self->modules, robo_modules_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LOG_ROW);
  robo_cached_widget_clear (&self->kept);

  G_OBJECT_CLASS (robo_log_row_parent_class)->dispose (object);
}

static void
robo_log_row_finalize (GObject *object)
{
  g_array_unref (ROBO_LOG_ROW (object)->shown);

  G_OBJECT_CLASS (robo_log_row_parent_class)->finalize (object);
}

static void
robo_log_row_class_init (RoboLogRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_log_row_dispose;
  object_class->finalize = robo_log_row_finalize;
  widget_class->get_request_mode = robo_log_row_get_request_mode;
  widget_class->measure = robo_log_row_measure;
  widget_class->size_allocate = robo_log_row_size_allocate;
  widget_class->snapshot = robo_log_row_snapshot;

  signals[SPACE_HINTED] = g_signal_new ("space-hinted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[WHY] = g_signal_new ("why", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-log-row.ui");
  g_type_ensure (ROBO_TYPE_DECK_GLYPH);
  g_type_ensure (ROBO_TYPE_DIE_VIEW);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, die_box);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, die_view);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, seat_mark);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, module_glyph);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, label);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, note_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, note_button);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, why_button);
  gtk_widget_class_bind_template_callback (widget_class, note_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_cb);
  gtk_widget_class_bind_template_callback (widget_class, why_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_set_css_name (widget_class, "logrow");
}

/* Gives the buttons accessible names with the round, because the same text occurs in several rounds and not every
 * heading names its round. */
static gboolean
name_buttons (gpointer data)
{
  RoboLogRow      *self = data;
  g_autofree char *spoken = robo_log_item_dup_spoken (self->item);
  g_autofree char *line = NULL;
  g_autofree char *why = NULL;
  g_autofree char *details = NULL;
  guint            round;

  g_object_get (self->item, "round", &round, NULL);
  if (round > 0 && robo_log_item_get_level (self->item) != ROBO_LOG_ROUND)
    /* Translators: This is a line of the log, read aloud. %1$u is the number of the round, %2$s is the line. */
    line = g_strdup_printf (_ ("Round %1$u: %2$s"), round, spoken);
  else
    line = g_strdup (spoken);
  /* Translators: This is a button that explains a line of the log, read aloud. %s is the line. */
  why = g_strdup_printf (_ ("Why? %s"), line);
  /* Translators: This is a button that shows the details of a line of the log, read aloud. %s is the line. */
  details = g_strdup_printf (_ ("Details: %s"), line);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why_button), GTK_ACCESSIBLE_PROPERTY_LABEL, why, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->note_button), GTK_ACCESSIBLE_PROPERTY_LABEL, details, -1);

  return FALSE;
}

static const RoboIdleWork name_work = { ROBO_IDLE_AHEAD, name_buttons, NULL };

/* Copies the name of the row to the widget that the list has put around it, because this widget gets the focus and is
 * read by screen readers. */
static void
name_around (RoboLogRow *self,
             const char *spoken)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));

  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  self->is_named = TRUE;
}

/* Shows the text of the item. When the user seeks, the list fills many rows at once, and each accessible name is a
 * D-Bus message. Users reach the buttons only after they have read the line, so the buttons are named in idle time.
 *
 * The row asks for its new size itself. A row out of sight is measured, but its label is not, and GTK drops further
 * requests of the label until it is. The row would keep the height of its old text, and cover the next line. */
static void
show_text (RoboLogRow *self)
{
  g_autofree char *markup = dup_markup (self);
  g_autofree char *spoken = robo_log_item_dup_spoken (self->item);

  gtk_label_set_markup (self->label, markup);
  robo_access_hold_together (self->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  robo_idle_add (&name_work, self, self);
  name_around (self, spoken);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
show_note (RoboLogRow *self)
{
  const char *note = robo_log_item_get_note (self->item);
  gboolean    is_open = robo_log_item_get_is_note_open (self->item);

  gtk_label_set_label (self->note_label, note != NULL ? note : "");
  gtk_toggle_button_set_active (self->note_button, is_open);
  gtk_widget_set_visible (GTK_WIDGET (self->note_button), note != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL && is_open);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Marks the row if it is the current one. Returns TRUE if the appearance of the row has changed. */
static gboolean
show_position (RoboLogRow *self)
{
  gboolean is_current = robo_log_item_get_event (self->item) < self->position &&
                        self->position <= robo_log_item_get_end (self->item);

  if (self->is_current == is_current)
    return FALSE;

  self->is_current = is_current;
  robo_css_set_class (GTK_WIDGET (self), "current", is_current);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

static void
show_mark (RoboLogRow *self)
{
  const RoboLogMention *places;
  guint                 n_places;
  gboolean              is_mentioned = FALSE;

  places = robo_log_item_get_mentions (self->item, &n_places);
  for (guint i = 0; self->marked_space != ROBO_NO_SPACE && i < n_places; i++)
    is_mentioned |= places[i].space == self->marked_space;
  robo_css_set_class (GTK_WIDGET (self), "marked", is_mentioned);
}

/* Shows the item when the row is filled, and whenever the item changes. The log adds events to its last item while the
 * game goes on. */
static void
show_item (RoboLogRow *self)
{
  const RoboCards *cards = self->modules != NULL ? robo_modules_get_cards (self->modules) : NULL;
  guint            card = robo_log_item_get_card (self->item);
  gboolean         has_die = robo_log_item_get_die_seat (self->item) != ROBO_NO_SEAT;
  gboolean         has_head = robo_log_item_get_head_seat (self->item) != ROBO_NO_SEAT;
  gboolean         has_module = cards != NULL && card < cards->n_cards;
  RoboColour       colour;
  guint            value;

  show_text (self);
  show_note (self);
  for (guint i = 0; i < G_N_ELEMENTS (level_classes); i++)
    robo_css_set_class (GTK_WIDGET (self), level_classes[i], robo_log_item_get_level (self->item) == i);

  if (has_die)
    {
      robo_log_item_get_die (self->item, &colour, &value);
      robo_die_view_set_die (self->die_view, colour, value, ROBO_DIE_MOOD_WAITING);
    }
  if (has_head)
    {
      robo_seat_mark_set_colour (self->seat_mark, self->colour);
      robo_seat_mark_set_look (self->seat_mark, ROBO_SEAT_LOOK_HEAD);
    }
  if (has_module)
    {
      robo_deck_glyph_set_deck (self->module_glyph, cards->cards[card].colour);
      robo_deck_glyph_set_pictogram (self->module_glyph, robo_modules_get_pictogram (self->modules, card));
    }
  gtk_widget_show (GTK_WIDGET (self->label));
  gtk_widget_show (self->why_button);
  gtk_widget_set_visible (GTK_WIDGET (self->die_view), has_die);
  gtk_widget_set_visible (GTK_WIDGET (self->seat_mark), has_head);
  gtk_widget_set_visible (GTK_WIDGET (self->module_glyph), has_module);
  gtk_widget_set_visible (self->die_box, has_head || has_module);
}

static void
robo_log_row_init (RoboLogRow *self)
{
  self->height = LINE_HEIGHT_PX;
  self->marked_space = ROBO_NO_SPACE;
  self->hinted = ROBO_NO_SPACE;
  self->item_signals = g_signal_group_new (ROBO_TYPE_LOG_ITEM);
  g_signal_group_connect_swapped (self->item_signals, "notify::text", G_CALLBACK (show_item), self);
  g_signal_group_connect_swapped (self->item_signals, "notify::note", G_CALLBACK (show_note), self);
  g_signal_group_connect_swapped (self->item_signals, "notify::is-note-open", G_CALLBACK (show_note), self);
  g_signal_group_connect_swapped (self->item_signals, "notify::n-verdicts", G_CALLBACK (show_text), self);
  self->shown = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_log_row_new (void)
{
  return robo_widget_pool_take (ROBO_TYPE_LOG_ROW);
}

RoboLogItem *
robo_log_row_get_item (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), NULL);

  return self->item;
}

void
robo_log_row_set_item (RoboLogRow  *self,
                       RoboLogItem *item)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));
  g_return_if_fail (item == NULL || ROBO_IS_LOG_ITEM (item));

  if (!g_set_object (&self->item, item))
    return;

  hint_space (self, ROBO_NO_SPACE);
  self->is_filled = FALSE;
  self->is_named = FALSE;
  g_signal_group_set_target (self->item_signals, NULL);
  robo_idle_remove (&name_work, self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
robo_log_row_fill (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), FALSE);

  if (self->item == NULL)
    return FALSE;
  if (self->is_filled)
    return show_position (self);

  show_item (self);
  show_position (self);
  show_mark (self);
  g_signal_group_set_target (self->item_signals, self->item);
  self->is_filled = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return TRUE;
}

gboolean
robo_log_row_empty (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), FALSE);

  /* Don't empty a row while a link in it has the focus. The user may have scrolled away and returns to this link. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self->label)) ||
      (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    return FALSE;

  self->is_filled = FALSE;
  g_signal_group_set_target (self->item_signals, NULL);
  robo_idle_remove (&name_work, self);
  gtk_widget_hide (self->die_box);
  gtk_widget_hide (GTK_WIDGET (self->label));
  gtk_widget_hide (GTK_WIDGET (self->note_button));
  gtk_widget_hide (self->why_button);
  gtk_widget_hide (GTK_WIDGET (self->note_label));
  robo_cached_widget_clear (&self->kept);

  return TRUE;
}

gboolean
robo_log_row_name (RoboLogRow *self)
{
  g_autofree char *spoken = NULL;

  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), FALSE);

  if (self->item == NULL || self->is_named)
    return FALSE;

  spoken = robo_log_item_dup_spoken (self->item);
  name_around (self, spoken);

  return TRUE;
}

void
robo_log_row_set_modules (RoboLogRow  *self,
                          RoboModules *modules)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  if (self->modules == modules)
    return;

  g_clear_pointer (&self->modules, robo_modules_unref);
  self->modules = modules != NULL ? robo_modules_ref (modules) : NULL;
}

void
robo_log_row_set_colour (RoboLogRow *self,
                         guint       colour)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  self->colour = colour;
}

void
robo_log_row_set_wide (RoboLogRow *self,
                       gboolean    is_wide)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  if (self->is_wide == is_wide)
    return;

  self->is_wide = is_wide;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
robo_log_row_set_position (RoboLogRow *self,
                           guint       position)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  self->position = position;
  if (self->is_filled && gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_position (self);
}

void
robo_log_row_mark_space (RoboLogRow *self,
                         guint       space)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  self->marked_space = space;
  if (self->is_filled)
    show_mark (self);
}

guint
robo_log_row_get_focused_space (RoboLogRow *self)
{
  const char *uri;

  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), ROBO_NO_SPACE);

  if (!gtk_widget_has_focus (GTK_WIDGET (self->label)))
    return ROBO_NO_SPACE;

  uri = gtk_label_get_current_uri (self->label);

  return uri ? (guint)g_ascii_strtoull (uri, NULL, 10) : ROBO_NO_SPACE;
}
