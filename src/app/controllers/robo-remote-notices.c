// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-notices.h"

#include <glib/gi18n.h>

/* If none of these services exists, GIO prints a warning for each notification. */
static const char *const services[] = { "org.freedesktop.Notifications", "org.gtk.Notifications" };

struct _RoboRemoteNotices
{
  GObject parent_instance;

  /* owned */
  RoboRemoteList *list;
  GHashTable     *shown;   /* paths of games that have a notification */
  GHashTable     *waiting; /* GNotification by path of a game, while there is no service */

  guint    watches[G_N_ELEMENTS (services)];
  gboolean is_there; /* whether notifications can be sent to a service or, in a sandbox, to the portal */

  /* weak */
  GtkWidget *widget;
};

G_DEFINE_FINAL_TYPE (RoboRemoteNotices, robo_remote_notices, G_TYPE_OBJECT)

/* Returns TRUE if any window of the program is active, including dialogs. */
static gboolean
is_program_in_use (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    {
      if (gtk_widget_get_mapped (link->data) && gtk_window_is_active (link->data))
        return TRUE;
    }

  return FALSE;
}

static void
show_waiting (RoboRemoteNotices *self)
{
  GHashTableIter iter;
  gpointer       path, notification;

  g_hash_table_iter_init (&iter, self->waiting);
  while (self->is_there && g_hash_table_iter_next (&iter, &path, &notification))
    {
      /* Convert the path to valid text, because D-Bus carries nothing else and file names may be any bytes. */
      g_autofree char *id = g_filename_display_name (path);

      g_hash_table_add (self->shown, g_strdup (path));
      g_application_send_notification (g_application_get_default (), id, notification);
      g_hash_table_iter_remove (&iter);
    }
}

static void
appeared_cb (GDBusConnection *bus,
             const char      *name,
             const char      *owner,
             gpointer         data)
{
  RoboRemoteNotices *self = data;

  self->is_there = TRUE;
  show_waiting (self);
}

static void
withdraw (RoboRemoteNotices *self,
          const char        *path)
{
  g_autofree char *id = g_filename_display_name (path);

  g_hash_table_remove (self->waiting, path);
  if (g_hash_table_remove (self->shown, path) && g_application_get_default () != NULL)
    g_application_withdraw_notification (g_application_get_default (), id);
}

static void
notify_of (RoboRemoteNotices *self,
           RoboRemoteGame    *game,
           const char        *body)
{
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *title = NULL;
  const char      *path = robo_remote_game_get_path (game);

  /* Don't notify the user while a window of the program is active. Do nothing if there is no window, for example
   * while it is being closed. */
  if (g_application_get_default () == NULL || self->widget == NULL || gtk_widget_get_root (self->widget) == NULL ||
      is_program_in_use ())
    return;

  g_object_get (game, "title", &title, NULL);
  notification = g_notification_new (title);
  g_notification_set_body (notification, body);
  g_notification_set_default_action_and_target (notification, "app.show-game", "^ay", path);
  g_hash_table_replace (self->waiting, g_strdup (path), g_steal_pointer (&notification));
  /* In a sandbox (Flatpak) the portal takes notifications. Elsewhere, look for a notification service when the first
   * notification is sent, and start the service if necessary. */
  self->is_there = self->is_there || g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
  for (guint i = 0; i < G_N_ELEMENTS (services) && !self->is_there && self->watches[i] == 0; i++)
    self->watches[i] = g_bus_watch_name (G_BUS_TYPE_SESSION, services[i], G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
                                         appeared_cb,
                                         NULL, self, NULL);
  show_waiting (self);
}

static void
turn_changed_cb (RoboRemoteNotices *self,
                 GParamSpec        *pspec,
                 RoboRemoteGame    *game)
{
  if (robo_remote_game_get_is_own_turn (game))
    notify_of (self, game, robo_remote_game_get_status (game));
  else if (!robo_remote_game_get_has_request (game))
    withdraw (self, robo_remote_game_get_path (game));
}

/* Notifies the user of a request of another player. This replaces a notification of the turn, which comes back when the
 * request is gone. */
static void
request_changed_cb (RoboRemoteNotices *self,
                    GParamSpec        *pspec,
                    RoboRemoteGame    *game)
{
  const char      *path = robo_remote_game_get_path (game);
  gboolean         is_shown = g_hash_table_contains (self->shown, path) || g_hash_table_contains (self->waiting, path);
  g_autofree char *request = NULL;

  g_object_get (game, "request", &request, NULL);
  if (robo_remote_game_get_has_request (game))
    notify_of (self, game, request);
  else if (robo_remote_game_get_is_own_turn (game) && is_shown)
    notify_of (self, game, robo_remote_game_get_status (game));
  else
    withdraw (self, path);
}

static void
said_cb (RoboRemoteNotices *self,
         const char        *who,
         const char        *words,
         RoboRemoteGame    *game)
{
  /* Translators: %1$s is the name of a player, %2$s is what this player says to all who play. */
  g_autofree char *sentence = g_strdup_printf (_ ("%1$s says: %2$s"), who, words);

  /* A match and its rematch in the same room both get the message, and only the rematch notifies the user of it. */
  if (robo_remote_list_goes_on_in_room (self->list, game))
    return;

  notify_of (self, game, sentence);
}

/* Notifies the user that the pause is over, maybe earlier than the players have agreed, because their time runs
 * again. */
static void
resumed_cb (RoboRemoteNotices *self,
            RoboRemoteGame    *game)
{
  notify_of (self, game, _ ("The pause is over. The game goes on."));
}

static void
list_changed_cb (RoboRemoteNotices *self,
                 guint              position,
                 guint              n_removed,
                 guint              n_added)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (RoboRemoteGame) game = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      g_signal_connect_object (game, "notify::is-own-turn", G_CALLBACK (turn_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::request", G_CALLBACK (request_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "resumed", G_CALLBACK (resumed_cb), self, G_CONNECT_SWAPPED);
    }
}

/* Withdraws the notifications when the window becomes active, because the user then sees the games. */
static void
active_changed_cb (RoboRemoteNotices *self)
{
  g_autoptr (GList) paths = NULL;

  if (!is_program_in_use ())
    return;

  g_hash_table_remove_all (self->waiting);
  paths = g_hash_table_get_keys (self->shown);
  for (GList *link = paths; link != NULL; link = link->next)
    {
      g_autofree char *path = g_strdup (link->data);

      withdraw (self, path);
    }
}

static void
root_changed_cb (RoboRemoteNotices *self)
{
  GtkRoot *root = self->widget != NULL ? gtk_widget_get_root (self->widget) : NULL;

  if (root == NULL)
    return;

  g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "map", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
robo_remote_notices_dispose (GObject *object)
{
  RoboRemoteNotices *self = ROBO_REMOTE_NOTICES (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->watches); i++)
    g_clear_handle_id (&self->watches[i], g_bus_unwatch_name);
  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->list);

  G_OBJECT_CLASS (robo_remote_notices_parent_class)->dispose (object);
}

static void
robo_remote_notices_finalize (GObject *object)
{
  g_hash_table_unref (ROBO_REMOTE_NOTICES (object)->shown);
  g_hash_table_unref (ROBO_REMOTE_NOTICES (object)->waiting);

  G_OBJECT_CLASS (robo_remote_notices_parent_class)->finalize (object);
}

static void
robo_remote_notices_class_init (RoboRemoteNoticesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_remote_notices_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_remote_notices_finalize;
}

static void
robo_remote_notices_init (RoboRemoteNotices *self)
{
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->waiting = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

RoboRemoteNotices *
robo_remote_notices_new (RoboRemoteList *list,
                         GtkWidget      *widget)
{
  RoboRemoteNotices *self = g_object_new (ROBO_TYPE_REMOTE_NOTICES, NULL);

  self->list = g_object_ref (list);
  g_set_weak_pointer (&self->widget, widget);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  list_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)));
  g_signal_connect_object (widget, "notify::root", G_CALLBACK (root_changed_cb), self, G_CONNECT_SWAPPED);
  if (gtk_widget_get_root (widget) != NULL)
    root_changed_cb (self);

  return self;
}
