// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-computer-face.h"

#include "base/robo-properties.h"
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

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_LEVEL] = { ROBO_PROPERTY_FIELD (UINT, "level", RoboComputerFace, level), .set = G_CALLBACK (robo_computer_face_set_level), .max = ROBO_N_LEVELS - 1, .initial = ROBO_LEVEL_CHANCE },
  [PROP_SIZE_PX] = { ROBO_PROPERTY_FIELD (UINT, "size-px", RoboComputerFace, size_px), .is_stored = TRUE, .changed = G_CALLBACK (gtk_widget_queue_resize), .min = 1, .max = 256, .initial = 24 },
};

static void
robo_computer_face_class_init (RoboComputerFaceClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = robo_computer_face_measure;
  widget_class->snapshot = robo_computer_face_snapshot;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

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
