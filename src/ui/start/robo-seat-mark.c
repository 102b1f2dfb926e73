// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-mark.h"

#include "draw/robo-piece-drawing.h"
#include "ui/board/robo-desktop-style.h"

#define SIZE_PX 36

/**
 * RoboSeatMark:
 *
 * Drawn by the same code as the robot on the board, without lights and number.
 */
struct _RoboSeatMark
{
  GtkWidget parent_instance;

  guint    colour;
  gboolean is_killbot;
};

enum
{
  PROP_0,
  PROP_COLOUR,
  PROP_IS_KILLBOT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSeatMark, robo_seat_mark, GTK_TYPE_WIDGET)

static void
robo_seat_mark_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = *natural = SIZE_PX;
  *minimum_baseline = *natural_baseline = -1;
}

static void
robo_seat_mark_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RoboSeatMark      *self = ROBO_SEAT_MARK (widget);
  const RoboPalette *palette = robo_desktop_style_get_palette (robo_desktop_style_get_default ());
  RoboPictureRobot   robot = { .colour = self->colour, .is_killbot = self->is_killbot, .facing = ROBO_DIR_N };
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  /* Without lights below it a robot is smaller than its space; a KillBot has a wedge above it. */
  double   unit = MIN (width, height) * (self->is_killbot ? 1.2 : 1.3);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, unit, unit);
  cairo_translate (cr, 0, self->is_killbot ? 0.115 : 0.06);
  robo_draw_robot (cr, palette, &robot);
  cairo_destroy (cr);
}

static void
robo_seat_mark_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RoboSeatMark *self = ROBO_SEAT_MARK (object);

  switch (prop_id)
    {
    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;

    case PROP_IS_KILLBOT:
      g_value_set_boolean (value, self->is_killbot);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_seat_mark_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  RoboSeatMark *self = ROBO_SEAT_MARK (object);

  switch (prop_id)
    {
    case PROP_COLOUR:
      robo_seat_mark_set_colour (self, g_value_get_uint (value));
      break;

    case PROP_IS_KILLBOT:
      robo_seat_mark_set_is_killbot (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_seat_mark_class_init (RoboSeatMarkClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags     flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = robo_seat_mark_get_property;
  object_class->set_property = robo_seat_mark_set_property;
  widget_class->measure = robo_seat_mark_measure;
  widget_class->snapshot = robo_seat_mark_snapshot;

  properties[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, ROBO_MAX_ROBOTS - 1, 0, flags);
  properties[PROP_IS_KILLBOT] = g_param_spec_boolean ("is-killbot", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "seat-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_seat_mark_init (RoboSeatMark *self)
{
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
robo_seat_mark_set_colour (RoboSeatMark *self,
                           guint         colour)
{
  g_return_if_fail (ROBO_IS_SEAT_MARK (self));
  g_return_if_fail (colour < ROBO_MAX_ROBOTS);

  if (self->colour == colour)
    return;

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}

void
robo_seat_mark_set_is_killbot (RoboSeatMark *self,
                               gboolean      is_killbot)
{
  g_return_if_fail (ROBO_IS_SEAT_MARK (self));

  if (self->is_killbot == is_killbot)
    return;

  self->is_killbot = is_killbot;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_KILLBOT]);
}
