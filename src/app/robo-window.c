// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window.h"

#include <glib/gi18n.h>

/**
 * RoboWindow:
 *
 * The one window of the game. It knows its pages and hands what one page decided to the next; the
 * pages know neither it nor each other, they emit signals and activate `win.` actions.
 */
struct _RoboWindow
{
  AdwApplicationWindow parent_instance;

  /* template children */
  GtkStack *pages;

  /* owned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (RoboWindow, robo_window, ADW_TYPE_APPLICATION_WINDOW)

static void
show_page_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
remember_size (RoboWindow *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);

  /* GTK keeps the default size up to date with what the person makes of it, but not while maximized. */
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static void
robo_window_constructed (GObject *object)
{
  RoboWindow *self = ROBO_WINDOW (object);

  G_OBJECT_CLASS (robo_window_parent_class)->constructed (object);

  if (ROBO_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  remember_size (self);
}

static void
robo_window_dispose (GObject *object)
{
  RoboWindow *self = ROBO_WINDOW (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_WINDOW);

  G_OBJECT_CLASS (robo_window_parent_class)->dispose (object);
}

static void
robo_window_class_init (RoboWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_window_constructed;
  object_class->dispose = robo_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.show-page", "s", show_page_cb);
}

static void
robo_window_init (RoboWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_window_new (AdwApplication *app)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (app), NULL);

  return g_object_new (ROBO_TYPE_WINDOW, "application", app, NULL);
}

void
robo_window_show_page (RoboWindow *self,
                       const char *name)
{
  g_return_if_fail (ROBO_IS_WINDOW (self));
  g_return_if_fail (name != NULL);

  gtk_stack_set_visible_child_name (self->pages, name);
}
