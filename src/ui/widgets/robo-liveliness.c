// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-liveliness.h"

#include <adwaita.h>

struct _RoboLiveliness
{
  GObject parent_instance;

  GtkWidget *widget; /* borrowed */
  GtkWindow *window; /* weak: the window in which the widget is mapped */

  /* owned */
  GPowerProfileMonitor *power; /* NULL until robo_liveliness_ask() is called */

  gboolean may_move;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLiveliness, robo_liveliness, G_TYPE_OBJECT)

/* Returns TRUE if no part of the window is visible. GTK knows this since version 4.12. */
static gboolean
is_suspended (GtkWindow *window)
{
  gboolean suspended = FALSE;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (window), "suspended") != NULL)
    g_object_get (window, "suspended", &suspended, NULL);

  return suspended;
}

static void
update (RoboLiveliness *self)
{
  gboolean may_move = self->power != NULL && !g_power_profile_monitor_get_power_saver_enabled (self->power) &&
                      self->window != NULL && gtk_window_is_active (self->window) && !is_suspended (self->window) &&
                      adw_get_enable_animations (self->widget);

  if (self->may_move == may_move)
    return;

  self->may_move = may_move;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
leave_window (RoboLiveliness *self)
{
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_func (self->window, update, self);
  g_clear_weak_pointer (&self->window);
}

static void
mapped_cb (RoboLiveliness *self)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);

  leave_window (self);
  if (GTK_IS_WINDOW (root) && g_set_weak_pointer (&self->window, GTK_WINDOW (root)))
    {
      g_signal_connect_object (root, "notify::is-active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (root, "notify::suspended", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
}

static void
unmapped_cb (RoboLiveliness *self)
{
  leave_window (self);
  update (self);
}

static void
robo_liveliness_dispose (GObject *object)
{
  RoboLiveliness *self = ROBO_LIVELINESS (object);

  leave_window (self);
  g_clear_object (&self->power);

  G_OBJECT_CLASS (robo_liveliness_parent_class)->dispose (object);
}

static void
robo_liveliness_class_init (RoboLivelinessClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_liveliness_dispose;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", ROBO_TYPE_LIVELINESS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_liveliness_init (RoboLiveliness *self)
{
}

RoboLiveliness *
robo_liveliness_new (GtkWidget *widget)
{
  RoboLiveliness *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (ROBO_TYPE_LIVELINESS, NULL);
  self->widget = widget;
  g_signal_connect_object (widget, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);

  return self;
}

gboolean
robo_liveliness_ask (RoboLiveliness *self)
{
  g_return_val_if_fail (ROBO_IS_LIVELINESS (self), FALSE);

  if (self->power == NULL)
    {
      self->power = g_power_profile_monitor_dup_default ();
      g_signal_connect_object (self->power, "notify::power-saver-enabled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      update (self);
    }

  return self->may_move;
}
