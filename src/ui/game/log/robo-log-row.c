// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "play/common/robo-words.h"
#include "ui/pictures/robo-deck-glyph.h"
#include "ui/pictures/robo-die-view.h"
#include "ui/pictures/robo-kept-children.h"
#include "ui/pictures/robo-seat-mark.h"

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
  GtkWidget     *die_box;
  RoboDieView   *die_view;
  RoboSeatMark  *seat_mark;
  RoboDeckGlyph *module_glyph;
  GtkLabel      *label;
  GtkLabel      *note_label;
  GtkWidget     *note_button;
  GtkWidget     *why_button;

  /* owned */
  RoboLogItem   *item;
  GSignalGroup  *item_signals;
  GBindingGroup *item_bindings;
  RoboModules   *modules; /* nullable */
  GStrv          colours; /* nullable: by seat, what names are written in */

  RoboKeptChildren kept;

  gboolean is_wide;
  int      indent; /* of the first line, where the label is */

  guint   hinted;  /* a space */
  guint   name_id; /* 0 unless the buttons are to be named */
  GArray *shown;   /* of RoboLogMention: where they are in the label */
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

/* A place such as 4|2, held together. Returns its length then. */
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

/* A name stands out in the colour of its robot. */
static void
append_name (RoboLogRow *self,
             GString    *markup,
             guint       seat,
             const char *text,
             gsize       length)
{
  g_string_append (markup, "<span weight=\"600\"");
  if (self->colours != NULL && seat < g_strv_length (self->colours) && *self->colours[seat] != '\0')
    g_string_append_printf (markup, " foreground=\"%s\" alpha=\"100%%\"", self->colours[seat]);
  g_string_append_c (markup, '>');
  append_escaped (markup, text, length);
  g_string_append (markup, "</span>");
}

/* What a review says, below what happened; its signs stand in a line of their own each, and there is only a name in it. */
static void
append_verdict (RoboLogRow           *self,
                GString              *markup,
                const RoboLogVerdict *verdict)
{
  guint done = 0;

  g_string_append_printf (markup, "\n<span weight=\"normal\" size=\"medium\">%s ", verdict->mark);
  for (guint i = 0; i < verdict->mentions->len; i++)
    {
      const RoboLogMention *name = &g_array_index (verdict->mentions, RoboLogMention, i);

      append_escaped (markup, verdict->text + done, name->start - done);
      append_name (self, markup, name->seat, verdict->text + name->start, name->end - name->start);
      done = name->end;
    }
  append_escaped (markup, verdict->text + done, strlen (verdict->text + done));
  g_string_append (markup, "</span>");
}

static char *
dup_markup (RoboLogRow *self)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  const char           *text = robo_log_item_get_text (self->item);
  guint                 n_mentions, done = 0, added = 0;
  const RoboLogMention *mentions = robo_log_item_get_mentions (self->item, &n_mentions);

  g_array_set_size (self->shown, 0);

  for (guint i = 0; i < n_mentions; i++)
    {
      RoboLogMention place = mentions[i];
      guint          length = place.end - place.start;

      append_escaped (markup, text + done, place.start - done);
      done = place.end;
      if (place.space == ROBO_NO_SPACE)
        {
          append_name (self, markup, place.seat, text + place.start, length);
          continue;
        }
      g_string_append_printf (markup, "<a href=\"%u\">", place.space);
      place.start += added;
      place.end = place.start + append_place (markup, text + mentions[i].start, length);
      added += place.end - place.start - length;
      g_array_append_val (self->shown, place);
      g_string_append (markup, "</a>");
    }
  append_escaped (markup, text + done, strlen (text + done));
  for (guint i = 0; i < robo_log_item_get_n_verdicts (self->item); i++)
    append_verdict (self, markup, robo_log_item_get_verdict (self->item, i));

  return g_strdup (markup->str);
}

/* What the template shows */

static gboolean
has_note_cb (RoboLogRow *self,
             const char *note)
{
  return note != NULL;
}

static gboolean
is_note_shown_cb (RoboLogRow *self,
                  const char *note,
                  gboolean    is_open)
{
  return note != NULL && is_open;
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

/* Where the parts of a row are, in its pixels, the end of the text on the left in a language written so. */
typedef struct
{
  int die_width;
  int buttons_width;
  int text_x;
  int text_width;
  int text_height;
  int indent;      /* of the first line, round the die */
  int line_height; /* of the last line, on which the buttons stand */
  int line_end;    /* of the letters on the last line */
} Places;

/* Breaks the text round the die before it and for the buttons behind it: what is below the die has the whole width, and
 * the buttons stand on the last line. Asked itself, a label that wraps tries out several widths first: with the two hundred
 * rows that a list makes at once that took seconds. Its layout is asked, which gets this very width as soon as the label has
 * it: so letters are shaped once and not once more for measuring. */
static void
break_text (RoboLogRow *self,
            int         width,
            Places     *places)
{
  PangoLayout   *layout = gtk_label_get_layout (self->label);
  PangoRectangle line = { 0 };

  *places = (Places){ .die_width = measure_width (self->die_box), .text_width = MAX (width, 1) };
  places->buttons_width = measure_width (self->why_button) + measure_width (self->note_button);
  places->indent = places->die_width;
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
          /* A label does not heed the indent of a single line. */
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
  int         width = for_size;
  Places      places;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH_PX;
      *natural = NATURAL_WIDTH_PX;
      return;
    }

  /* For the window, which wants to know how small it can be whenever a line is another, every width is as good. That in
   * which the text is broken already saves breaking it twice. */
  if (width < 0)
    width = gtk_widget_get_width (widget) > 0 ? gtk_widget_get_width (widget) : NATURAL_WIDTH_PX;

  break_text (self, width, &places);
  *minimum = places.text_height + measure_height (GTK_WIDGET (self->note_label), width - places.die_width);
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

/* What happened round its die, the buttons on its last line at the end or where the text ends, and the small print below.
 * Die and buttons are a little higher than a line, and reach into the padding round it. */
static void
robo_log_row_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  RoboLogRow *self = ROBO_LOG_ROW (widget);
  int         why = measure_width (self->why_button);
  int         more = measure_width (self->note_button);
  int         die_height = measure_height (self->die_box, -1);
  int         why_height = measure_height (self->why_button, -1);
  int         more_height = measure_height (self->note_button, -1);
  int         end = width - why - more;
  int         note;
  int         middle;
  Places      places;

  break_text (self, width, &places);
  self->indent = places.indent;
  note = measure_height (GTK_WIDGET (self->note_label), width - places.die_width);
  middle = places.text_height - places.line_height / 2;
  if (self->is_wide)
    end = MIN (places.text_x + places.line_end + GAP_PX, end);
  place_child (self, self->die_box, 0, (places.line_height - die_height) / 2, places.die_width, die_height);
  place_child (self, GTK_WIDGET (self->label), places.text_x, 0, places.text_width, height - note);
  place_child (self, self->note_button, end, middle - more_height / 2, more, more_height);
  place_child (self, self->why_button, end + more, middle - why_height / 2, why, why_height);
  place_child (self, GTK_WIDGET (self->note_label), places.die_width, height - note, width - places.die_width, note);
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

  /* Meanwhile it may have been measured for another width. */
  pango_layout_set_indent (gtk_label_get_layout (self->label), self->indent * PANGO_SCALE);
  pango_layout_set_width (gtk_label_get_layout (self->label),
                          gtk_widget_get_width (GTK_WIDGET (self->label)) * PANGO_SCALE);
  robo_kept_children_snapshot (&self->kept, widget, snapshot, robo_log_row_parent_class);
}

/* The object */

static void
robo_log_row_dispose (GObject *object)
{
  RoboLogRow *self = ROBO_LOG_ROW (object);

  g_clear_handle_id (&self->name_id, g_source_remove);
  g_clear_object (&self->item_signals);
  g_clear_object (&self->item_bindings);
  g_clear_object (&self->item);
  g_clear_pointer (&self->modules, robo_modules_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_LOG_ROW);
  robo_kept_children_clear (&self->kept);

  G_OBJECT_CLASS (robo_log_row_parent_class)->dispose (object);
}

static void
robo_log_row_finalize (GObject *object)
{
  g_array_unref (ROBO_LOG_ROW (object)->shown);
  g_strfreev (ROBO_LOG_ROW (object)->colours);

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

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/game/robo-log-row.ui");
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
  gtk_widget_class_bind_template_callback (widget_class, is_note_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_note_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_cb);
  gtk_widget_class_bind_template_callback (widget_class, why_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);

  gtk_widget_class_set_css_name (widget_class, "logrow");
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

/* The same happens in several rounds, and not all headings say in which. */
static gboolean
name_buttons_cb (gpointer user_data)
{
  RoboLogRow      *self = user_data;
  g_autofree char *spoken = robo_log_item_dup_spoken (self->item);
  g_autofree char *line = NULL;
  g_autofree char *why = NULL;
  g_autofree char *details = NULL;
  guint            round;

  self->name_id = 0;
  g_object_get (self->item, "round", &round, NULL);
  if (round > 0 && robo_log_item_get_level (self->item) != ROBO_LOG_ROUND)
    /* Translators: a line of the log, for those who hear it: %1$u is in which round, %2$s what the line says */
    line = g_strdup_printf (_ ("Round %1$u: %2$s"), round, spoken);
  else
    line = g_strdup (spoken);
  /* Translators: the button that explains a line of the log, for those who hear it; %s is the line */
  why = g_strdup_printf (_ ("Why? %s"), line);
  /* Translators: the button that unfolds what belongs to a line of the log, for those who hear it; %s is the line */
  details = g_strdup_printf (_ ("Details: %s"), line);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why_button), GTK_ACCESSIBLE_PROPERTY_LABEL, why, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->note_button), GTK_ACCESSIBLE_PROPERTY_LABEL, details, -1);

  return G_SOURCE_REMOVE;
}

/* A list fills two hundred rows at once where somebody jumps, and each name is a message on the bus. Only who reads a line
 * comes to its buttons, so that they have time until nothing else is to be done. */
static void
show_text (RoboLogRow *self)
{
  g_autofree char *markup = dup_markup (self);
  g_autofree char *spoken = robo_log_item_dup_spoken (self->item);
  GtkWidget       *around = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_label_set_markup (self->label, markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (self->name_id == 0)
    self->name_id = g_idle_add_full (G_PRIORITY_LOW, name_buttons_cb, self, NULL);
  /* The widget around the row is what gets the focus in a list, and what is read then. */
  if (around != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (around), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* While the game goes on the last line tells more and more. */
static void
show_item (RoboLogRow *self)
{
  const RoboCards *cards = self->modules != NULL ? robo_modules_get_cards (self->modules) : NULL;
  guint            card = robo_log_item_get_card (self->item);
  gboolean         has_die = robo_log_item_get_die_seat (self->item) != ROBO_NO_SEAT;
  gboolean         has_module = cards != NULL && card < cards->n_cards;
  RoboColour       colour;
  guint            value;

  show_text (self);
  for (guint i = 0; i < G_N_ELEMENTS (level_classes); i++)
    set_css_class (self, level_classes[i], robo_log_item_get_level (self->item) == i);

  if (has_die)
    {
      robo_log_item_get_die (self->item, &colour, &value);
      robo_die_view_set_die (self->die_view, colour, value, ROBO_DIE_MOOD_WAITING);
    }
  if (has_module)
    {
      robo_deck_glyph_set_deck (self->module_glyph, cards->cards[card].colour);
      robo_deck_glyph_set_pictogram (self->module_glyph, robo_modules_get_pictogram (self->modules, card));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->die_view), has_die);
  gtk_widget_set_visible (GTK_WIDGET (self->seat_mark), has_die);
  gtk_widget_set_visible (GTK_WIDGET (self->module_glyph), has_module);
  gtk_widget_set_visible (self->die_box, has_die || has_module);
}

static void
robo_log_row_init (RoboLogRow *self)
{
  self->hinted = ROBO_NO_SPACE;
  self->item_signals = g_signal_group_new (ROBO_TYPE_LOG_ITEM);
  g_signal_group_connect_swapped (self->item_signals, "notify::text", G_CALLBACK (show_item), self);
  g_signal_group_connect_swapped (self->item_signals, "notify::n-verdicts", G_CALLBACK (show_text), self);
  self->shown = g_array_new (FALSE, FALSE, sizeof (RoboLogMention));
  gtk_widget_init_template (GTK_WIDGET (self));
  self->item_bindings = g_binding_group_new ();
  g_binding_group_bind (self->item_bindings, "is-note-open", self->note_button, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
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

void
robo_log_row_set_item (RoboLogRow  *self,
                       RoboLogItem *item)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self));
  g_return_if_fail (item == NULL || ROBO_IS_LOG_ITEM (item));

  if (!g_set_object (&self->item, item))
    return;

  hint_space (self, ROBO_NO_SPACE);
  g_signal_group_set_target (self->item_signals, item);
  g_binding_group_set_source (self->item_bindings, item);
  g_clear_handle_id (&self->name_id, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
  if (item != NULL)
    show_item (self);
}

void
robo_log_row_set_name_colours (RoboLogRow *self,
                               GStrv       colours)
{
  g_return_if_fail (ROBO_IS_LOG_ROW (self) && colours != NULL);

  g_strfreev (self->colours);
  self->colours = g_strdupv (colours);
  if (self->item != NULL)
    show_text (self);
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

  robo_seat_mark_set_colour (self->seat_mark, colour);
  robo_seat_mark_set_look (self->seat_mark, ROBO_SEAT_LOOK_HEAD);
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
  guint first;

  g_return_if_fail (ROBO_IS_LOG_ROW (self) && self->item != NULL);

  first = robo_log_item_get_event (self->item);
  set_css_class (self, "current", first < position && position <= robo_log_item_get_end (self->item));
  set_css_class (self, "later", first >= position);
}

void
robo_log_row_mark_space (RoboLogRow *self,
                         guint       space)
{
  const RoboLogMention *places;
  guint                 n_places;
  gboolean              is_mentioned = FALSE;

  g_return_if_fail (ROBO_IS_LOG_ROW (self) && self->item != NULL);

  places = robo_log_item_get_mentions (self->item, &n_places);
  for (guint i = 0; space != ROBO_NO_SPACE && i < n_places; i++)
    is_mentioned |= places[i].space == space;
  set_css_class (self, "marked", is_mentioned);
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
