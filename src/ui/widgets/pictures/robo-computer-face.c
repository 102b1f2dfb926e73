// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-computer-face.h"

#include "draw/robo-face-drawing.h"

#include "robo-cached-picture.h"
#include "robo-ink.h"

/* CSS: node `face`. Role: presentation. */
struct _RoboComputerFace
{
  GtkWidget parent_instance;

  RoboLevel level;
  guint     size_px;
};

enum
{
  PROP_LEVEL = 1,
  PROP_SIZE_PX,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboComputerFace, robo_computer_face, GTK_TYPE_WIDGET)

static void
robo_computer_face_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = *natural = (int)ROBO_COMPUTER_FACE (widget)->size_px;
  *minimum_baseline = *natural_baseline = -1;
}

static void
draw_face (GtkWidget         *widget,
           cairo_t           *cr,
           const RoboPalette *palette)
{
  robo_draw_face (cr, palette, ROBO_COMPUTER_FACE (widget)->level);
}

static void
robo_computer_face_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  robo_cached_picture_snapshot (widget, ROBO_COMPUTER_FACE (widget)->level, snapshot, draw_face);
}

static void
robo_computer_face_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RoboComputerFace *self = ROBO_COMPUTER_FACE (object);

  switch (prop_id)
    {
    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;

    case PROP_SIZE_PX:
      g_value_set_uint (value, self->size_px);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_size_px (RoboComputerFace *self,
             guint             size_px)
{
  if (self->size_px == size_px)
    return;

  self->size_px = size_px;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE_PX]);
}

static void
robo_computer_face_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_LEVEL:
      robo_computer_face_set_level (ROBO_COMPUTER_FACE (object), g_value_get_uint (value));
      break;

    case PROP_SIZE_PX:
      set_size_px (ROBO_COMPUTER_FACE (object), g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_computer_face_class_init (RoboComputerFaceClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = robo_computer_face_get_property;
  object_class->set_property = robo_computer_face_set_property;
  widget_class->measure = robo_computer_face_measure;
  widget_class->snapshot = robo_computer_face_snapshot;

  properties[PROP_LEVEL] = g_param_spec_uint ("level", NULL, NULL, 0, ROBO_N_LEVELS - 1, ROBO_LEVEL_CHANCE, flags);
  properties[PROP_SIZE_PX] = g_param_spec_uint ("size-px", NULL, NULL, 1, 256, 24, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_computer_face_init (RoboComputerFace *self)
{
  self->size_px = 24;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  robo_ink_watch (GTK_WIDGET (self));
}

GtkWidget *
robo_computer_face_new (RoboLevel level,
                        guint     size_px)
{
  return g_object_new (ROBO_TYPE_COMPUTER_FACE, "level", level, "size-px", size_px, NULL);
}

void
robo_computer_face_set_level (RoboComputerFace *self,
                              RoboLevel         level)
{
  g_return_if_fail (ROBO_IS_COMPUTER_FACE (self));
  g_return_if_fail (level < ROBO_N_LEVELS);

  if (self->level == level)
    return;

  self->level = level;
  gtk_widget_set_visible (GTK_WIDGET (self), level != ROBO_LEVEL_CHANCE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}
