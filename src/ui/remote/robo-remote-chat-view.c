// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-chat-view.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/remote/robo-remote-words.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-message.h"

/* Messages of this length fit into the carrier's limit, because a character has at most four bytes. */
#define MAX_CHARS (ROBO_CARRIER_MAX_WORDS / 4 - 2)

/* CSS: the class `chat`. Accessible role: group. */
struct _RoboRemoteChatView
{
  GtkBox parent_instance;

  /* Template children */
  GtkScrolledWindow *scroller;
  GtkListBox        *list;
  GtkEntry          *entry;
  GtkMenuButton     *menu_button;
  GtkButton         *say_button;

  /* Owned */
  RoboRemoteGame *game; /* or NULL */
  GSignalGroup   *game_signals;
  GSignalGroup   *chat_signals;

  gboolean is_at_end; /* new messages are scrolled into view */
};

enum
{
  PROP_GAME = 1,
  PROP_N_UNREAD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRemoteChatView, robo_remote_chat_view, GTK_TYPE_BOX)

/* Fills the menu with phrases and with people to mute when the user opens it. The open menu does not change while
 * others write. */
static void
fill_menu_cb (GtkMenuButton *button,
              gpointer       user_data)
{
  RoboRemoteChatView *self = user_data;
  RoboRemoteChat     *chat = robo_remote_game_get_chat (self->game);
  const char *const  *phrases = robo_remote_chat_list_phrases ();
  gboolean            can_say = robo_remote_game_get_can_say (self->game);
  g_autoptr (GPtrArray) people = robo_remote_chat_list_people (chat);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) words = g_menu_new ();
  g_autoptr (GMenu) mute = g_menu_new ();

  for (guint i = 0; can_say && phrases[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (robo_remote_chat_translate (phrases[i]), NULL);

      g_menu_item_set_action_and_target (item, "chat.say-phrase", "s", phrases[i]);
      g_menu_append_item (words, item);
    }
  for (guint i = 0; i < people->len; i++)
    {
      const char      *who = g_ptr_array_index (people, i);
      g_autofree char *shown = robo_remote_dup_menu_name (who);
      g_autofree char *label = NULL;
      g_autoptr (GMenuItem) item = NULL;

      if (robo_remote_chat_is_muted (chat, who))
        /* Translators: This is a menu item. %s is the name of a person whose messages will be shown again. */
        label = g_strdup_printf (_ ("Unmute %s"), shown);
      else
        /* Translators: This is a menu item. %s is the name of a person whose messages will not be shown any more. */
        label = g_strdup_printf (_ ("Mute %s"), shown);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "chat.mute", "s", who);
      g_menu_append_item (mute, item);
      if (robo_remote_game_get_can_put_out (self->game, who))
        {
          /* Translators: This is a menu item. %s is the name of a person who bothers the other people and has to leave
           * the room. */
          g_autofree char *out_label = g_strdup_printf (_ ("Remove %s from the Room…"), shown);
          g_autoptr (GMenuItem) out_item = g_menu_item_new (out_label, NULL);

          g_menu_item_set_action_and_target (out_item, "chat.put-out", "s", who);
          g_menu_append_item (mute, out_item);
        }
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (words));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (mute));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
update (RoboRemoteChatView *self)
{
  g_autoptr (GPtrArray) people = NULL;
  gboolean can_say;

  if (self->game == NULL)
    return;

  can_say = robo_remote_game_get_can_say (self->game);
  gtk_widget_set_sensitive (GTK_WIDGET (self->entry), can_say);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "chat.say",
                                 can_say && gtk_entry_get_text_length (self->entry) > 0);
  people = robo_remote_chat_list_people (robo_remote_game_get_chat (self->game));
  gtk_widget_set_sensitive (GTK_WIDGET (self->menu_button), can_say || people->len > 0);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  RoboRemoteWords *said = item;
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget       *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget       *who = gtk_label_new (robo_remote_words_get_who (said));
  GtkWidget       *time = gtk_label_new (robo_remote_words_get_time (said));
  GtkWidget       *words = gtk_label_new (robo_remote_words_get_words (said));
  g_autofree char *name = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  gtk_label_set_xalign (GTK_LABEL (who), 0);
  gtk_label_set_ellipsize (GTK_LABEL (who), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (who, "caption-heading");
  gtk_widget_set_hexpand (who, TRUE);
  gtk_widget_add_css_class (time, "caption");
  gtk_widget_add_css_class (time, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  /* Don't let Pango insert hyphens, which would look like a part of the message. */
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (words), attributes);
  gtk_box_append (GTK_BOX (head), who);
  gtk_box_append (GTK_BOX (head), time);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  if (robo_remote_words_get_is_own (said))
    gtk_widget_add_css_class (row, "own");

  /* Translators: This is a message to all players. %1$s is the name of its writer, %2$s is the message. */
  name = g_strdup_printf (_ ("%1$s says: %2$s"), robo_remote_words_get_who (said), robo_remote_words_get_words (said));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
}

/* Marks the messages as read if the view is visible and the window is active. */
static void
read_shown (RoboRemoteChatView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && GTK_IS_WINDOW (root) &&
      gtk_window_is_active (GTK_WINDOW (root)))
    robo_remote_chat_read (robo_remote_game_get_chat (self->game));
}

static void
words_changed_cb (RoboRemoteChatView *self)
{
  update (self);
  read_shown (self);
}

static void
unread_changed_cb (RoboRemoteChatView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_UNREAD]);
  read_shown (self);
}

/* Scrolling */

static void
scroll_to_end (RoboRemoteChatView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (self->is_at_end)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
scrolled_cb (RoboRemoteChatView *self,
             GtkAdjustment      *adjustment)
{
  self->is_at_end = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 1 >=
                    gtk_adjustment_get_upper (adjustment);
}

/* Sending */

static void
say_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  RoboRemoteChatView *self = ROBO_REMOTE_CHAT_VIEW (widget);
  g_autofree char    *words = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  if (self->game == NULL || !robo_remote_game_get_can_say (self->game))
    return;

  self->is_at_end = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  robo_remote_game_say (self->game, words);
}

static void
entry_activated_cb (RoboRemoteChatView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "chat.say", NULL);
}

static void
say_phrase_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  RoboRemoteChatView *self = ROBO_REMOTE_CHAT_VIEW (widget);

  if (self->game != NULL && robo_remote_game_get_can_say (self->game))
    robo_remote_game_say (self->game, g_variant_get_string (parameter, NULL));
}

static void
mute_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboRemoteChatView *self = ROBO_REMOTE_CHAT_VIEW (widget);
  RoboRemoteChat     *chat = self->game != NULL ? robo_remote_game_get_chat (self->game) : NULL;
  const char         *who = g_variant_get_string (parameter, NULL);

  if (chat == NULL)
    return;

  robo_remote_chat_set_muted (chat, who, !robo_remote_chat_is_muted (chat, who));
}

/* Removes a person from the chat room. The dialog has the name of this person as its data. */
static void
put_out_answered_cb (RoboRemoteChatView *self,
                     const char         *response,
                     AdwMessageDialog   *dialog)
{
  const char *who = g_object_get_data (G_OBJECT (dialog), "who");

  if (self->game != NULL && robo_remote_game_get_can_put_out (self->game, who))
    robo_remote_game_put_out (self->game, who);
}

static void
put_out_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  const char *who = g_variant_get_string (parameter, NULL);
  /* Translators: %s is the name of a person in the chat room. */
  g_autofree char  *heading = g_strdup_printf (_ ("Remove %s from the Room?"), who);
  AdwMessageDialog *dialog =
    robo_message_ask (widget, heading, _ ("The server won’t let this account in again. The game so far will be kept."),
                      _ ("_Cancel"),
                      /* Translators: This is a button. It removes a person from the room. */
                      _ ("_Remove"), ADW_RESPONSE_DESTRUCTIVE);

  g_object_set_data_full (G_OBJECT (dialog), "who", g_strdup (who), g_free);
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (put_out_answered_cb), widget, G_CONNECT_SWAPPED);
}

/* GObject functions */

static gboolean
robo_remote_chat_view_grab_focus (GtkWidget *widget)
{
  RoboRemoteChatView *self = ROBO_REMOTE_CHAT_VIEW (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->entry)) || gtk_widget_grab_focus (GTK_WIDGET (self->menu_button));
}

static void
robo_remote_chat_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_remote_chat_view_parent_class)->map (widget);
  read_shown (ROBO_REMOTE_CHAT_VIEW (widget));
}

static void
robo_remote_chat_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_remote_chat_view_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (read_shown), widget,
                           G_CONNECT_SWAPPED);
}

static void
robo_remote_chat_view_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), read_shown, widget);
  GTK_WIDGET_CLASS (robo_remote_chat_view_parent_class)->unroot (widget);
}

static void
robo_remote_chat_view_dispose (GObject *object)
{
  RoboRemoteChatView *self = ROBO_REMOTE_CHAT_VIEW (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->chat_signals);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REMOTE_CHAT_VIEW);

  G_OBJECT_CLASS (robo_remote_chat_view_parent_class)->dispose (object);
}

static guint
get_n_unread (RoboRemoteChatView *self)
{
  return self->game != NULL ? robo_remote_chat_get_n_unread (robo_remote_game_get_chat (self->game)) : 0;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_GAME] = { ROBO_PROPERTY_FIELD (OBJECT, "game", RoboRemoteChatView, game), .type = robo_remote_game_get_type, .set = G_CALLBACK (robo_remote_chat_view_set_game) },
  [PROP_N_UNREAD] = { ROBO_PROPERTY_GETTER (UINT, "n-unread", get_n_unread) },
};

static void
robo_remote_chat_view_class_init (RoboRemoteChatViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_remote_chat_view_dispose;
  widget_class->grab_focus = robo_remote_chat_view_grab_focus;
  widget_class->map = robo_remote_chat_view_map;
  widget_class->root = robo_remote_chat_view_root;
  widget_class->unroot = robo_remote_chat_view_unroot;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/remote/robo-remote-chat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteChatView, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteChatView, list);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteChatView, entry);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteChatView, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemoteChatView, say_button);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_install_action (widget_class, "chat.mute", "s", mute_cb);
  gtk_widget_class_install_action (widget_class, "chat.put-out", "s", put_out_cb);
  gtk_widget_class_install_action (widget_class, "chat.say", NULL, say_cb);
  gtk_widget_class_install_action (widget_class, "chat.say-phrase", "s", say_phrase_cb);
}

static void
robo_remote_chat_view_init (RoboRemoteChatView *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  robo_entry_limit (GTK_WIDGET (self->entry), MAX_CHARS);
  self->is_at_end = TRUE;
  gtk_menu_button_set_create_popup_func (self->menu_button, fill_menu_cb, self, NULL);
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "notify::upper", G_CALLBACK (scroll_to_end), self, G_CONNECT_SWAPPED);
  self->game_signals = g_signal_group_new (ROBO_TYPE_REMOTE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::line", G_CALLBACK (update), self);
  self->chat_signals = g_signal_group_new (ROBO_TYPE_REMOTE_CHAT);
  g_signal_group_connect_swapped (self->chat_signals, "items-changed", G_CALLBACK (words_changed_cb), self);
  g_signal_group_connect_swapped (self->chat_signals, "notify::n-unread", G_CALLBACK (unread_changed_cb), self);
}

void
robo_remote_chat_view_set_game (RoboRemoteChatView *self,
                                RoboRemoteGame     *game)
{
  RoboRemoteChat *chat;

  g_return_if_fail (ROBO_IS_REMOTE_CHAT_VIEW (self));
  g_return_if_fail (game == NULL || ROBO_IS_REMOTE_GAME (game));

  if (!g_set_object (&self->game, game))
    return;

  chat = game != NULL ? robo_remote_game_get_chat (game) : NULL;
  self->is_at_end = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  g_signal_group_set_target (self->game_signals, game);
  g_signal_group_set_target (self->chat_signals, chat);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (chat), create_row_cb, NULL, NULL);
  update (self);
  unread_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}
