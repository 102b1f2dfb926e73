// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-spaces.h"

#define ROBO_TYPE_BOARD_SPACE (robo_board_space_get_type ())

G_DECLARE_FINAL_TYPE (RoboBoardSpace, robo_board_space, ROBO, BOARD_SPACE, GtkWidget)

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

void
robo_board_spaces_init (RoboBoardSpaces *self,
                        GtkWidget       *board)
{
  *self = (RoboBoardSpaces){ .board = board, .children = g_ptr_array_new () };
}

void
robo_board_spaces_remove (RoboBoardSpaces *self)
{
  for (guint i = 0; i < self->children->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->children, i));
  g_ptr_array_set_size (self->children, 0);
}

void
robo_board_spaces_clear (RoboBoardSpaces *self)
{
  g_clear_pointer (&self->children, g_ptr_array_unref);
}

void
robo_board_spaces_replace (RoboBoardSpaces *self,
                           guint            n_spaces)
{
  robo_board_spaces_remove (self);
  for (guint i = 0; i < n_spaces; i++)
    {
      RoboBoardSpace *space = g_object_new (ROBO_TYPE_BOARD_SPACE, NULL);

      space->space = i;
      gtk_widget_set_parent (GTK_WIDGET (space), self->board);
      g_ptr_array_add (self->children, space);
    }
  self->cursor = n_spaces / 2;
}

void
robo_board_spaces_set_name (RoboBoardSpaces *self,
                            guint            space,
                            const char      *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (g_ptr_array_index (self->children, space)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GdkRectangle
robo_board_spaces_get_area (const RoboLayout *layout,
                            guint             space)
{
  return (GdkRectangle){
    (int)(layout->x + space % layout->columns * layout->cell),
    (int)(layout->y + space / layout->columns * layout->cell),
    (int)layout->cell,
    (int)layout->cell,
  };
}

void
robo_board_spaces_allocate (RoboBoardSpaces  *self,
                            const RoboLayout *layout)
{
  for (guint i = 0; i < self->children->len; i++)
    {
      GdkRectangle area = robo_board_spaces_get_area (layout, i);

      gtk_widget_size_allocate (g_ptr_array_index (self->children, i), &area, -1);
    }
}

void
robo_board_spaces_snapshot (RoboBoardSpaces *self,
                            GtkSnapshot     *snapshot)
{
  gtk_widget_snapshot_child (self->board, g_ptr_array_index (self->children, self->cursor), snapshot);
}

gboolean
robo_board_spaces_has_focus (RoboBoardSpaces *self)
{
  GtkRoot   *root = gtk_widget_get_root (self->board);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_is_ancestor (focus, self->board);
}

gboolean
robo_board_spaces_grab_focus (RoboBoardSpaces *self)
{
  return self->children->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->children, self->cursor));
}

void
robo_board_spaces_move_focus (RoboBoardSpaces *self,
                              guint            space)
{
  gtk_widget_grab_focus (g_ptr_array_index (self->children, space));
  self->cursor = space;
}

gboolean
robo_board_spaces_take_focus_child (RoboBoardSpaces *self,
                                    GtkWidget       *child)
{
  if (child == NULL || !ROBO_IS_BOARD_SPACE (child))
    return FALSE;

  self->cursor = ROBO_BOARD_SPACE (child)->space;

  return TRUE;
}
