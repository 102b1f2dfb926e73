// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-optional-layout.h"

#include "base/robo-properties.h"

struct _RoboOptionalLayout
{
  GtkLayoutManager parent_instance;

  guint spacing_px;
};

enum
{
  PROP_0,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboOptionalLayout, robo_optional_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
robo_optional_layout_get_request_mode (GtkLayoutManager *manager,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Measures the children. The minimum width is 0. The height includes hidden children, so that other widgets do not move
 * up or down when a child is hidden or shown. */
static void
robo_optional_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  RoboOptionalLayout *self = ROBO_OPTIONAL_LAYOUT (manager);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural += child_natural + (*natural > 0 ? (int)self->spacing_px : 0);
      else
        {
          *minimum = MAX (*minimum, child_minimum);
          *natural = MAX (*natural, child_natural);
        }
    }
}

/* Hides the children for which there is no room. Returns the width that the visible children leave. */
static int
choose_children (RoboOptionalLayout *self,
                 GtkWidget          *widget,
                 int                 width)
{
  gboolean has_room = TRUE;
  int      x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      has_room = has_room && x + minimum <= width;
      gtk_widget_set_child_visible (child, has_room);
      if (has_room)
        x += MIN (natural, width - x) + (int)self->spacing_px;
    }

  return MAX (width - x + (int)self->spacing_px, 0);
}

static void
robo_optional_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  RoboOptionalLayout *self = ROBO_OPTIONAL_LAYOUT (manager);
  gboolean            is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int                 spare_px = choose_children (self, widget, width);
  int                 x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width;

      if (!gtk_widget_get_visible (child) || !gtk_widget_get_child_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &child_width, NULL, NULL);
      if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        {
          child_width += spare_px;
          spare_px = 0;
        }
      child_width = MIN (child_width, width - x);
      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ is_rtl ? width - x - child_width : x, 0, child_width, height }, -1);
      x += child_width + (int)self->spacing_px;
    }
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SPACING] = { ROBO_PROPERTY_FIELD (UINT, "spacing", RoboOptionalLayout, spacing_px), .is_stored = TRUE, .changed = G_CALLBACK (gtk_layout_manager_layout_changed), .max = G_MAXINT16, .initial = 6 },
};

static void
robo_optional_layout_class_init (RoboOptionalLayoutClass *klass)
{
  GObjectClass          *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_optional_layout_get_request_mode;
  layout_class->measure = robo_optional_layout_measure;
  layout_class->allocate = robo_optional_layout_allocate;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_optional_layout_init (RoboOptionalLayout *self)
{
  self->spacing_px = 6;
}
