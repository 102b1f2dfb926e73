// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-background.h"

#include <glib/gi18n.h>

#define PORTAL_NAME    "org.freedesktop.portal.Desktop"
#define PORTAL_PATH    "/org/freedesktop/portal/desktop"
#define PORTAL         "org.freedesktop.portal.Background"
#define PORTAL_REQUEST "org.freedesktop.portal.Request"

/* After its end, the last game keeps its connection for this time. The last entries still have to be saved and sent,
 * and other players may need this computer to get them. */
#define AFTER_END_MS 30000

struct _RoboRemoteBackground
{
  GObject parent_instance;

  /* owned */
  RoboRemoteList  *list;
  GSettings       *settings;
  GDBusConnection *bus; /* nullable: set while the desktop is asked */

  /* weak */
  AdwToastOverlay *toasts;

  guint response_id; /* subscription to the answer of the desktop, or 0 */
  guint end_id;      /* timer that runs for a while after no connected game goes on any more, or 0 */
};

enum
{
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemoteBackground, robo_remote_background, G_TYPE_OBJECT)

/* The portal */

static void
stop_asking (RoboRemoteBackground *self)
{
  if (self->response_id != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->response_id);
  self->response_id = 0;
  g_clear_object (&self->bus);
}

static void
answered_cb (GDBusConnection *bus,
             const char      *sender,
             const char      *path,
             const char      *interface,
             const char      *signal,
             GVariant        *parameters,
             gpointer         data)
{
  /* The changed setting may close the last window, which drops its reference to this object. */
  g_autoptr (RoboRemoteBackground) self = g_object_ref (data);
  guint    response = 2;
  gboolean may_run = FALSE;
  g_autoptr (GVariant) results = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ua{sv})")))
    return;

  g_variant_get (parameters, "(u@a{sv})", &response, &results);
  g_variant_lookup (results, "background", "b", &may_run);
  stop_asking (self);
  if (response == 0 && may_run)
    return;

  g_settings_set_boolean (self->settings, "remote-background", FALSE);
  if (self->toasts != NULL)
    robo_message_toast (self->toasts, _ ("Your desktop doesn’t let Robodrome run without a window."));
}

/* Asks the desktop whether the program may run without a window. The object path of the request is known in advance,
 * from the name on the bus and the token, so no answer is missed. */
static void
ask_desktop (RoboRemoteBackground *self)
{
  GVariantBuilder  options;
  g_autofree char *token = g_strdup_printf ("robodrome%u", g_random_int ());
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  stop_asking (self);
  g_set_object (&self->bus, g_application_get_dbus_connection (g_application_get_default ()));
  if (self->bus == NULL || g_dbus_connection_get_unique_name (self->bus) == NULL)
    return;

  name = g_strdelimit (g_strdup (g_dbus_connection_get_unique_name (self->bus) + 1), ".", '_');
  path = g_strdup_printf (PORTAL_PATH "/request/%s/%s", name, token);
  self->response_id = g_dbus_connection_signal_subscribe (self->bus, PORTAL_NAME, PORTAL_REQUEST, "Response", path, NULL,
                                                          G_DBUS_SIGNAL_FLAGS_NONE, answered_cb, self, NULL);
  g_variant_builder_init (&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&options, "{sv}", "handle_token", g_variant_new_string (token));
  /* Translators: This is the reason that the desktop gives when it asks whether the program may run without a
   * window. */
  g_variant_builder_add (&options, "{sv}", "reason", g_variant_new_string (_ ("Tells you when it’s your turn in a game.")));
  g_variant_builder_add (&options, "{sv}", "autostart", g_variant_new_boolean (FALSE));
  g_dbus_connection_call (self->bus, PORTAL_NAME, PORTAL_PATH, PORTAL, "RequestBackground",
                          g_variant_new ("(sa{sv})", "", &options), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}

static void
end_if_unwanted (RoboRemoteBackground *self)
{
  if (!robo_remote_background_is_wanted (self))
    g_signal_emit (self, signals[ENDED], 0);
}

static void
end_later_cb (gpointer data)
{
  RoboRemoteBackground *self = data;

  self->end_id = 0;
  end_if_unwanted (self);
}

static void
end_later (RoboRemoteBackground *self)
{
  if (self->end_id == 0 && !robo_remote_background_is_wanted (self))
    self->end_id = g_timeout_add_once (AFTER_END_MS, end_later_cb, self);
}

/* Asks the desktop whether the program may run without a window, if the user wants this. Outside of a sandbox, no
 * desktop ends such programs, so the desktop is not asked there. */
static void
setting_changed_cb (RoboRemoteBackground *self)
{
  if (g_settings_get_boolean (self->settings, "remote-background") &&
      g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    ask_desktop (self);
  end_if_unwanted (self);
}

/* The games */

static void
list_changed_cb (RoboRemoteBackground *self,
                 guint                 position,
                 guint                 n_removed,
                 guint                 n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (RoboRemoteGame) game = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      g_signal_connect_object (game, "notify::is-over", G_CALLBACK (end_later), self, G_CONNECT_SWAPPED);
    }
  if (n_removed > 0)
    end_later (self);
}

static void
robo_remote_background_dispose (GObject *object)
{
  RoboRemoteBackground *self = ROBO_REMOTE_BACKGROUND (object);

  stop_asking (self);
  g_clear_handle_id (&self->end_id, g_source_remove);
  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->settings);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (robo_remote_background_parent_class)->dispose (object);
}

static void
robo_remote_background_class_init (RoboRemoteBackgroundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_remote_background_dispose;

  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_remote_background_init (RoboRemoteBackground *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::remote-background", G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

RoboRemoteBackground *
robo_remote_background_new (RoboRemoteList  *list,
                            AdwToastOverlay *toasts)
{
  RoboRemoteBackground *self = g_object_new (ROBO_TYPE_REMOTE_BACKGROUND, NULL);

  self->list = g_object_ref (list);
  g_set_weak_pointer (&self->toasts, toasts);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  list_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)));

  return self;
}

gboolean
robo_remote_background_is_wanted (RoboRemoteBackground *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_BACKGROUND (self), FALSE);

  if (self->list == NULL || !g_settings_get_boolean (self->settings, "remote-background"))
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (RoboRemoteGame) game = g_list_model_get_item (G_LIST_MODEL (self->list), i);
      g_autofree char *line = NULL;

      g_object_get (game, "line", &line, NULL);
      if (line != NULL && !robo_remote_game_get_is_over (game))
        return TRUE;
    }

  return FALSE;
}
