// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that lead back, on every page the way its arrow leads.
#include "config.h"

#include "robo-window-private.h"

/* On these nothing is begun that Escape would rather give up. */
static const char *const plain_pages[] = { "new-game", "rules", "series", "tutorial", NULL };

/* The arrow in the header bar that is shown. */
static GtkWidget *
find_arrow (GtkWidget *widget,
            gboolean   is_in_bar)
{
  is_in_bar = is_in_bar || ADW_IS_HEADER_BAR (widget);
  if (is_in_bar && GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "go-previous-symbolic") == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *arrow = gtk_widget_get_mapped (child) ? find_arrow (child, is_in_bar) : NULL;

      if (arrow != NULL)
        return arrow;
    }

  return NULL;
}

static gboolean
go_back (RoboWindow *self)
{
  GtkWidget *arrow = find_arrow (GTK_WIDGET (self->pages), FALSE);

  return arrow != NULL && gtk_widget_activate (arrow);
}

static gboolean
back_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  return go_back (ROBO_WINDOW (widget));
}

/* The arrow points to where one came from, which is on the other side where one reads from right to left. */
static gboolean
arrow_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   user_data)
{
  if (g_variant_get_boolean (args) != (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL))
    return GDK_EVENT_PROPAGATE;

  return go_back (ROBO_WINDOW (widget));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboWindow *self = ROBO_WINDOW (widget);

  if (!g_strv_contains (plain_pages, gtk_stack_get_visible_child_name (self->pages)))
    return GDK_EVENT_PROPAGATE;

  return go_back (self);
}

void
robo_window_install_back (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK, arrow_key_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, GDK_ALT_MASK, arrow_key_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, GDK_ALT_MASK, arrow_key_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, GDK_ALT_MASK, arrow_key_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Back, 0, back_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}
