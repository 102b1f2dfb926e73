// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-stage-layout.h"

/* The stage grows to at most this share of its width. A higher stage would be mostly floor. */
#define MOST_SHARE 0.3

struct _RoboStageLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (RoboStageLayout, robo_stage_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
robo_stage_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
robo_stage_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &child_minimum,
                          &child_natural, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + child_minimum : MAX (*minimum, child_minimum);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + child_natural : MAX (*natural, child_natural);
    }
}

static void
robo_stage_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  GtkWidget *stage = gtk_widget_get_first_child (widget);
  GtkWidget *page = gtk_widget_get_last_child (widget);
  int        stage_minimum, stage_natural, page_natural, stage_height;

  gtk_widget_measure (stage, GTK_ORIENTATION_VERTICAL, width, &stage_minimum, &stage_natural, NULL, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, width, NULL, &page_natural, NULL, NULL);
  stage_height = MIN (MAX (stage_natural, (int)(width * MOST_SHARE)), height - page_natural);
  stage_height = MAX (stage_height, stage_minimum);

  gtk_widget_size_allocate (stage, &(GtkAllocation){ 0, 0, width, stage_height }, -1);
  gtk_widget_size_allocate (page, &(GtkAllocation){ 0, stage_height, width, MAX (height - stage_height, 0) }, -1);
}

static void
robo_stage_layout_class_init (RoboStageLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = robo_stage_layout_get_request_mode;
  layout_class->measure = robo_stage_layout_measure;
  layout_class->allocate = robo_stage_layout_allocate;
}

static void
robo_stage_layout_init (RoboStageLayout *self)
{
}
