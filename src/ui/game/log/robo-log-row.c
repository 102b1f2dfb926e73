// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-row.h"

#include <string.h>

#include "ui/common/robo-die-view.h"
#include "ui/common/robo-seat-mark.h"

#define MIN_WIDTH_PX     90
#define NATURAL_WIDTH_PX 240
#define GAP_PX           6

/**
 * RoboLogRow:
 *
 * CSS: node `logrow` with the class `round`, `part`, `die` or `detail`, and `current` or `later`, and `marked` while a
 * space that it mentions is pointed at; the label in it has links. The label is what a screen reader reads: it says in
 * words what die and mark before it show.
 */
struct _RoboLogRow
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget    *die_box;
  RoboDieView  *die_view;
  RoboSeatMark *seat_mark;
  GtkLabel     *label;
  GtkLabel     *note_label;
  GtkWidget    *why_button;

  /* owned */
  RoboLogItem *item;

  gboolean is_wide;

  guint   hinted; /* a space */
  GArray *shown;  /* of RoboLogMention: where they are in the label */
};

enum
{
  PROP_ITEM = 1,
  N_PROPS
};

enum
{
  SPACE_HINTED,
  SPACE_ACTIVATED,
  WHY,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

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

/* Which coordinates are there, by pixels of the label. */
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

/* Tab goes from link to link within the label, and the label tells nobody: looked up after each key. */
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

/* A place such as 4|2, held together by word joiners, since a label heeds no allow_breaks in a link. Returns its
 * length with them. */
static guint
append_place (GString    *markup,
              const char *text,
              gsize       length)
{
  g_autofree char *place = g_strndup (text, length);
  g_auto (GStrv) parts = g_strsplit (place, "|", -1);
  g_autofree char *joined = g_strjoinv ("\xe2\x81\xa0|\xe2\x81\xa0", parts);

  append_escaped (markup, joined, strlen (joined));

  return (guint)strlen (joined);
}

static char *
dup_markup (RoboLogItem *item,
            GArray      *shown)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const char           *text = robo_log_item_get_text (item);
  guint                 n_mentions, done = 0, added = 0;
  const RoboLogMention *mentions = robo_log_item_get_mentions (item, &n_mentions);

  g_array_set_size (shown, 0);

  for (guint i = 0; i < n_mentions; i++)
    {
      RoboLogMention place;

      append_escaped (markup, text + done, mentions[i].start - done);
      g_string_append_printf (markup, "<a href=\"%u\">", mentions[i].space);
      place = mentions[i];
      place.start += added;
      place.end = place.start + append_place (markup, text + mentions[i].start, mentions[i].end - mentions[i].start);
      added += place.end - place.start - (mentions[i].end - mentions[i].start);
      g_array_append_val (shown, place);
      g_string_append (markup, "</a>");
      done = mentions[i].end;
    }
  append_escaped (markup, text + done, strlen (text + done));

  return g_strdup (markup->str);
}

/* What the template shows */

static char *
dup_note_cb (RoboLogRow  *self,
             RoboLogItem *item)
{
  return g_strdup (item != NULL ? robo_log_item_get_note (item) : NULL);
}

static gboolean
has_note_cb (RoboLogRow  *self,
             RoboLogItem *item)
{
  return item != NULL && robo_log_item_get_note (item) != NULL;
}

static gboolean
has_die_cb (RoboLogRow  *self,
            RoboLogItem *item)
{
  return item != NULL && robo_log_item_get_die_seat (item) != ROBO_NO_SEAT;
}

/* Size */

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

/* Links change nothing of it. Asked itself, a label that wraps tries out several widths first: with the two hundred
 * rows that a list makes at once that took seconds. */
static void
measure_text (RoboLogRow *self,
              int         width,
              int        *text_width,
              int        *text_height)
{
  const char *text = gtk_label_get_text (self->label);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->label), text);

  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_pixel_size (layout, text_width, text_height);
}

static GtkSizeRequestMode
robo_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Whatever it says, it can be as narrow. */
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
  int         width = for_size < 0 ? NATURAL_WIDTH_PX : for_size;
  int         text_height;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH_PX;
      *natural = NATURAL_WIDTH_PX;
      return;
    }

  width -= measure_width (self->why_button);
  measure_text (self, width - measure_width (self->die_box), NULL, &text_height);
  text_height = MAX (text_height, measure_height (self->die_box, -1));
  *minimum = MAX (measure_height (GTK_WIDGET (self->note_label), width) + text_height,
                  measure_height (self->why_button, -1));
  *natural = *minimum;
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

/* Small print first, then what happened behind its die; the button at the end, or where the text ends. */
static void
robo_log_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  RoboLogRow *self = ROBO_LOG_ROW (widget);
  int         why = measure_width (self->why_button);
  int         die = measure_width (self->die_box);
  int         top = measure_height (GTK_WIDGET (self->note_label), width - why);
  int         end = width - why;

  if (self->is_wide)
    {
      measure_text (self, width - why - die, &end, NULL);
      end = MIN (die + end + GAP_PX, width - why);
    }
  place_child (self, GTK_WIDGET (self->note_label), 0, 0, width - why, top);
  place_child (self, self->die_box, 0, top, die, measure_height (self->die_box, -1));
  place_child (self, GTK_WIDGET (self->label), die, top, width - why - die, height - top);
  place_child (self, self->why_button, end, 0, why, measure_height (self->why_button, -1));
}

/* GTK keeps what is to be painted anew as a few rectangles, and paints the whole page if it takes more than thirty. The
 * letters that differ between a few lines do, whenever the list moves up by a line. So a row that says something else is
 * all new: behind it lies what is not seen, of another colour for each line. */
static void
robo_log_row_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  RoboLogRow     *self = ROBO_LOG_ROW (widget);
  guint           event = self->item != NULL ? robo_log_item_get_event (self->item) : 0;
  const GdkRGBA   colour = { (event & 255) / 255.f, (event >> 8 & 255) / 255.f, (event >> 16 & 255) / 255.f, 0 };
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, widget, &bounds))
    gtk_snapshot_append_color (snapshot, &colour, &bounds);

  GTK_WIDGET_CLASS (robo_log_row_parent_class)->snapshot (widget, snapshot);
}

/* The object */

static void
robo_log_row_dispose (GObject *object)
{
  RoboLogRow *self = ROBO_LOG_ROW (object);

  g_clear_object (&self->item);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LOG_ROW);

  G_OBJECT_CLASS (robo_log_row_parent_class)->dispose (object);
}

static void
robo_log_row_finalize (GObject *object)
{
  g_array_unref (ROBO_LOG_ROW (object)->shown);

  G_OBJECT_CLASS (robo_log_row_parent_class)->finalize (object);
}

static void
robo_log_row_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_ITEM:
      g_value_set_object (value, ROBO_LOG_ROW (object)->item);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_log_row_set_property (GObject      *object,
                           guint         property_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_ITEM:
      robo_log_row_set_item (ROBO_LOG_ROW (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_log_row_class_init (RoboLogRowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_log_row_dispose;
  object_class->finalize = robo_log_row_finalize;
  object_class->get_property = robo_log_row_get_property;
  object_class->set_property = robo_log_row_set_property;
  widget_class->get_request_mode = robo_log_row_get_request_mode;
  widget_class->measure = robo_log_row_measure;
  widget_class->size_allocate = robo_log_row_size_allocate;
  widget_class->snapshot = robo_log_row_snapshot;

  properties[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, ROBO_TYPE_LOG_ITEM,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SPACE_HINTED] = g_signal_new ("space-hinted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[WHY] = g_signal_new ("why", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-log-row.ui");
  g_type_ensure (ROBO_TYPE_DIE_VIEW);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, die_box);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, die_view);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, seat_mark);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, label);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, note_label);
  gtk_widget_class_bind_template_child (widget_class, RoboLogRow, why_button);
  gtk_widget_class_bind_template_callback (widget_class, dup_note_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_die_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_note_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_cb);
  gtk_widget_class_bind_template_callback (widget_class, why_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_set_css_name (widget_class, "logrow");
}

static void
robo_log_row_init (RoboLogRow *self)
{
  self->hinted = ROBO_NO_SPACE;
  self->shown = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_log_row_new (void)
{
  return g_object_new (ROBO_TYPE_LOG_ROW, NULL);
}

RoboLogItem *
robo_log_row_get_item (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), NULL);

  return self->item;
}

static void
set_css_class (RoboLogRow *self,
               const char *name,
               gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
robo_log_row_set_item (RoboLogRow  *self,
                       RoboLogItem *item)
{
  g_autofree char *markup = NULL;
  RoboColour       colour;
  guint            value;

  g_return_if_fail (ROBO_IS_LOG_ROW (self));
  g_return_if_fail (item == NULL || ROBO_IS_LOG_ITEM (item));

  if (!g_set_object (&self->item, item))
    return;

  hint_space (self, ROBO_NO_SPACE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
  if (!item)
    return;

  markup = dup_markup (item, self->shown);
  gtk_label_set_markup (self->label, markup);
  for (guint i = 0; i < G_N_ELEMENTS (level_classes); i++)
    set_css_class (self, level_classes[i], robo_log_item_get_level (item) == i);
  if (robo_log_item_get_die_seat (item) != ROBO_NO_SEAT)
    {
      robo_log_item_get_die (item, &colour, &value);
      robo_die_view_set_die (self->die_view, colour, value, ROBO_DIE_MOOD_WAITING);
    }
}

void
robo_log_row_set_colour (RoboLogRow *self,
                         guint       colour)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));

  robo_seat_mark_set_colour (self->seat_mark, colour);
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
  guint end;

  g_return_if_fail (ROBO_IS_LOG_ROW (self) && self->item != NULL);

  end = robo_log_item_get_event (self->item) + 1;
  set_css_class (self, "current", end == position);
  set_css_class (self, "later", end > position);
}

static gboolean
mentions_space (RoboLogRow *self,
                guint       space)
{
  guint                 n_mentions;
  const RoboLogMention *places = robo_log_item_get_mentions (self->item, &n_mentions);

  for (guint i = 0; i < n_mentions; i++)
    {
      if (places[i].space == space)
        return TRUE;
    }

  return FALSE;
}

void
robo_log_row_mark_space (RoboLogRow *self,
                         guint       space)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self) && self->item != NULL);

  set_css_class (self, "marked", space != ROBO_NO_SPACE && mentions_space (self, space));
}

GtkWidget *
robo_log_row_get_why_button (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), NULL);

  return self->why_button;
}

GtkLabel *
robo_log_row_get_label (RoboLogRow *self)
{
  g_return_val_if_fail (ROBO_IS_LOG_ROW (self), NULL);

  return self->label;
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
