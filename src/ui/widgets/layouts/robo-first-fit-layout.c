// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-first-fit-layout.h"

#include "base/robo-properties.h"

struct _RoboFirstFitLayout
{
  GtkLayoutManager parent_instance;

  gboolean may_be_empty;
};

enum
{
  PROP_0,
  PROP_MAY_BE_EMPTY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboFirstFitLayout, robo_first_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
robo_first_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns the first child whose natural width fits. If no child fits, returns the last child, or NULL if the layout
 * may be empty. */
static GtkWidget *
choose_child (RoboFirstFitLayout *self,
              GtkWidget          *widget,
              int                 width)
{
  GtkWidget *last = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int natural;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      if (natural <= width)
        return child;
      last = child;
    }

  return self->may_be_empty ? NULL : last;
}

static int
get_minimum_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

static void
measure_width (RoboFirstFitLayout *self,
               GtkWidget          *widget,
               int                *minimum,
               int                *natural)
{
  GtkWidget *last = choose_child (self, widget, 0);

  *minimum = last != NULL ? get_minimum_width (last) : 0;
  *natural = *minimum;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_natural;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &child_natural, NULL, NULL);
      *natural = MAX (*natural, child_natural);
    }
}

static void
robo_first_fit_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  RoboFirstFitLayout *self = ROBO_FIRST_FIT_LAYOUT (manager);
  GtkWidget          *chosen = for_size >= 0 ? choose_child (self, widget, for_size) : NULL;
  gboolean            is_first = TRUE;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  if (for_size >= 0)
    {
      if (chosen != NULL)
        gtk_widget_measure (chosen, orientation, MAX (for_size, get_minimum_width (chosen)), minimum, natural, NULL,
                            NULL);
      return;
    }

  /* If the width is not known, any child may be shown. GTK expects that the minimum for no width is at most the minimum
   * for each width. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_get_visible (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = is_first ? child_minimum : MIN (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
      is_first = FALSE;
    }
  if (self->may_be_empty)
    *minimum = 0;
}

static void
robo_first_fit_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  GtkWidget *chosen = choose_child (ROBO_FIRST_FIT_LAYOUT (manager), widget, width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == chosen);
  if (chosen != NULL)
    gtk_widget_size_allocate (chosen, &(GtkAllocation){ 0, 0, MAX (width, get_minimum_width (chosen)), height },
                              baseline);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MAY_BE_EMPTY] = { ROBO_PROPERTY_FIELD (BOOLEAN, "may-be-empty", RoboFirstFitLayout, may_be_empty), .is_stored = TRUE, .changed = G_CALLBACK (gtk_layout_manager_layout_changed) },
};

static void
robo_first_fit_layout_class_init (RoboFirstFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_first_fit_layout_get_request_mode;
  layout_class->measure = robo_first_fit_layout_measure;
  layout_class->allocate = robo_first_fit_layout_allocate;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);
}

static void
robo_first_fit_layout_init (RoboFirstFitLayout *self)
{
}
