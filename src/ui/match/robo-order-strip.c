// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-order-strip.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/log/robo-words.h"
#include "match/robo-order-item.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

/* The minimum width of the strip is at most this, so that the strip fits into the smallest possible window. */
#define LEAST_WIDTH_PX 180

/* CSS: node `orderstrip` with a `box` of three labels, two of them for narrow windows, and a `box.die`
 * for each die, which has the class `acting` or `spent`. Role: list. */
struct _RoboOrderStrip
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *box;
  GtkLabel  *unit_label;
  GtkLabel  *short_label; /* label for narrow windows */
  GtkLabel  *least_label; /* label for the narrowest windows */
  GtkWidget *dice;

  /* owned */
  RoboMatch *match; /* nullable */
};

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboOrderStrip, robo_order_strip, GTK_TYPE_WIDGET)

/* Names the control unit, or returns a blank if no control unit is active, because the header bar names the phase. A
 * strip without text would have less height, and the widgets below it would move. */
static char *
dup_label (RoboMatch *match)
{
  guint unit;

  g_object_get (match, "unit", &unit, NULL);

  /* Translators: %s is I, II or III. */
  return unit > 0 ? g_strdup_printf (_ ("Unit %s"), robo_words_get_unit (unit - 1)) : g_strdup (" ");
}

static void
unit_changed_cb (RoboOrderStrip *self)
{
  g_autofree char *label = dup_label (self->match);
  guint            unit;

  g_object_get (self->match, "unit", &unit, NULL);
  gtk_label_set_label (self->unit_label, label);
  gtk_label_set_label (self->short_label, unit > 0 ? robo_words_get_unit (unit - 1) : label);
  gtk_label_set_label (self->least_label, gtk_label_get_label (self->short_label));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->short_label), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->least_label), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
status_changed_cb (GtkWidget     *row,
                   GParamSpec    *pspec,
                   RoboOrderItem *item)
{
  RoboSeatDieStatus status = robo_order_item_get_status (item);
  RoboDieMood       mood = ROBO_DIE_MOOD_WAITING;

  gtk_widget_remove_css_class (row, "acting");
  gtk_widget_remove_css_class (row, "spent");
  if (status == ROBO_SEAT_DIE_ACTING)
    {
      gtk_widget_add_css_class (row, "acting");
      mood = ROBO_DIE_MOOD_ACTING;
    }
  else if (status != ROBO_SEAT_DIE_WAITING)
    {
      gtk_widget_add_css_class (row, "spent");
      mood = ROBO_DIE_MOOD_SPENT;
    }

  robo_die_view_set_die (ROBO_DIE_VIEW (gtk_widget_get_first_child (row)), robo_order_item_get_colour (item),
                         robo_order_item_get_value (item), mood);
}

static GtkWidget *
die_new (RoboOrderItem *item)
{
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  RoboSeat        *seat = robo_order_item_get_seat (item);
  g_autofree char *die = robo_words_dup_die (robo_order_item_get_colour (item), robo_order_item_get_value (item));
  g_autofree char *name = NULL;

  /* Translators: The first %s is a player, the second a die, the third the direction of its key: “Anna: red 3,
   * north-east”. */
  name = g_strdup_printf (_ ("%s: %s, %s"), robo_seat_get_name (seat), die,
                          robo_words_get_dir (robo_order_item_get_key (item)));
  gtk_widget_set_tooltip_text (row, name);
  gtk_widget_add_css_class (row, "die");
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), robo_die_view_new (ROBO_BLUE, 0));
  gtk_box_append (GTK_BOX (row),
                  robo_seat_mark_new (robo_seat_get_colour (seat), robo_seat_get_is_killbot (seat)
                                                                     ? ROBO_SEAT_LOOK_KILLBOT_HEAD
                                                                     : ROBO_SEAT_LOOK_HEAD));
  gtk_widget_set_valign (gtk_widget_get_last_child (row), GTK_ALIGN_CENTER);

  g_signal_connect_object (item, "notify::status", G_CALLBACK (status_changed_cb), row, G_CONNECT_SWAPPED);
  status_changed_cb (row, NULL, item);

  return row;
}

static void
order_changed_cb (RoboOrderStrip *self)
{
  GListModel *order = robo_match_get_order (self->match);
  GtkWidget  *child;

  while ((child = gtk_widget_get_first_child (self->dice)) != NULL)
    gtk_box_remove (GTK_BOX (self->dice), child);

  for (guint i = 0; i < g_list_model_get_n_items (order); i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);

      gtk_box_append (GTK_BOX (self->dice), die_new (item));
    }
}

static void
disconnect_match (RoboOrderStrip *self)
{
  if (self->match == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->match, self);
  g_signal_handlers_disconnect_by_data (robo_match_get_order (self->match), self);
}

static void
set_match (RoboOrderStrip *self,
           RoboMatch      *match)
{
  if (self->match == match)
    return;

  disconnect_match (self);
  g_set_object (&self->match, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  if (match == NULL)
    return;

  g_signal_connect_object (robo_match_get_order (match), "items-changed", G_CALLBACK (order_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::unit", G_CALLBACK (unit_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::phase", G_CALLBACK (unit_changed_cb), self, G_CONNECT_SWAPPED);
  order_changed_cb (self);
  unit_changed_cb (self);
}

static void
robo_order_strip_dispose (GObject *object)
{
  RoboOrderStrip *self = ROBO_ORDER_STRIP (object);

  disconnect_match (self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (robo_order_strip_parent_class)->dispose (object);
}

/* Limits the minimum width, so that the strip never widens the window. When the window has become narrower, the
 * contents of the strip shrink one frame later, and until then they are cut off. */
static void
robo_order_strip_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  GtkWidget *box = ROBO_ORDER_STRIP (widget)->box;

  gtk_widget_measure (box, orientation, -1, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, LEAST_WIDTH_PX);
}

static void
robo_order_strip_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  GtkWidget *box = ROBO_ORDER_STRIP (widget)->box;
  int        least;

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (box, &(GtkAllocation){ 0, 0, MAX (width, least), height }, baseline);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboOrderStrip, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
};

static void
robo_order_strip_class_init (RoboOrderStripClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_order_strip_dispose;
  widget_class->measure = robo_order_strip_measure;
  widget_class->size_allocate = robo_order_strip_size_allocate;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "orderstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static GtkLabel *
add_label (GtkBox *labels)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (labels, label);

  return GTK_LABEL (label);
}

static void
robo_order_strip_init (RoboOrderStrip *self)
{
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);

  gtk_widget_set_layout_manager (labels, g_object_new (ROBO_TYPE_FIRST_FIT_LAYOUT, NULL));
  self->unit_label = add_label (GTK_BOX (labels));
  self->short_label = add_label (GTK_BOX (labels));
  self->least_label = add_label (GTK_BOX (labels));
  gtk_label_set_ellipsize (self->least_label, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->box), labels);

  self->dice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_append (GTK_BOX (self->box), self->dice);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Order of activation"), -1);
}
