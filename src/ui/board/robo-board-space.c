// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-space.h"

struct _RoboBoardSpace
{
  GtkWidget parent_instance;

  guint space;
};

G_DEFINE_FINAL_TYPE (RoboBoardSpace, robo_board_space, GTK_TYPE_WIDGET)

static void
robo_board_space_class_init (RoboBoardSpaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
robo_board_space_init (RoboBoardSpace *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
robo_board_space_new (guint space)
{
  RoboBoardSpace *self = g_object_new (ROBO_TYPE_BOARD_SPACE, NULL);

  self->space = space;

  return GTK_WIDGET (self);
}

guint
robo_board_space_get_space (RoboBoardSpace *self)
{
  return self->space;
}

void
robo_board_space_set_name (RoboBoardSpace *self,
                           const char     *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
