// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (RoboWindow, robo_window, ADW_TYPE_APPLICATION_WINDOW)

/* For whoever looks for the window among others. */
static void
update_title (RoboWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  const char *title = _ ("Robodrome");

  if (g_str_equal (page, "new-game"))
    title = _ ("New Game");
  else if (g_str_equal (page, "series"))
    title = robo_series_run_get_title (robo_series_page_get_run (robo_series_desk_get_page (self->desk)));
  else if (g_str_equal (page, "game"))
    title = robo_arena_get_name (robo_match_get_arena (robo_window_get_match (self)));
  else if (g_str_equal (page, "editor") || g_str_equal (page, "arena-test"))
    title = _ ("Board Editor");
  else if (g_str_equal (page, "tutorial") || g_str_equal (page, "lesson"))
    title = _ ("Tutorial");
  else if (g_str_equal (page, "library"))
    title = _ ("Arenas");
  else if (g_str_equal (page, "rules") || g_str_equal (page, "module-set") || g_str_equal (page, "rule-set"))
    /* Translators: the title of the window */
    title = C_ ("window", "Rules");

  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* Actions */

static void
show_page_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
new_game_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), "new-game");
}

static void
rules_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), "rules");
}

static void
open_rules_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_rules_desk_open (ROBO_WINDOW (widget)->rules_desk, g_variant_get_string (parameter, NULL));
}

static void
show_series_cb (RoboWindow *self)
{
  robo_window_show_page (self, "series");
}

static void
series_closed_cb (RoboWindow *self)
{
  self->in_series = FALSE;
  robo_window_show_page (self, "start");
}

static void
edit_arena_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_window_edit_arena (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
new_arena_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_new_arena (ROBO_WINDOW (widget));
}

static void
open_file_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_open_file (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
open_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_window_ask_for_file (ROBO_WINDOW (widget));
}

static gboolean
drop_cb (RoboWindow   *self,
         const GValue *value)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  robo_window_open_files (self, (GFile **)files->pdata, files->len, TRUE);

  return files->len > 0;
}

/* Closing */

static void
close_anyway (RoboWindow *self)
{
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
ask_to_lose (RoboWindow   *self,
             const GError *error)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("The game could not be saved"), error->message);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "stay", _ ("_Keep Playing"),
                                    "close", _ ("_Close and Lose the Game"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response::close", G_CALLBACK (close_anyway), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (RoboWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, &error))
    close_anyway (self);
  else
    ask_to_lose (self, error);
}

/* The game is saved after every answer, so that there is nothing to ask, only to wait for. */
static gboolean
robo_window_close_request (GtkWindow *window)
{
  RoboWindow *self = ROBO_WINDOW (window);

  if (self->removal_toast != NULL)
    adw_toast_dismiss (self->removal_toast);
  if (!self->may_close && robo_match_saver_get_is_saving (self->saver))
    {
      robo_match_saver_flush_async (self->saver, NULL, flushed_cb, g_object_ref (self));
      return TRUE;
    }

  if (!robo_window_may_close (self))
    return TRUE;

  return GTK_WINDOW_CLASS (robo_window_parent_class)->close_request (window);
}

/* Beginning */

static void
remember_size (RoboWindow *self)
{
  /* GTK keeps the default size up to date with what the person makes of it, but not while maximized. */
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/* Reading and drawing arenas takes longer than all else before the first picture: they come with the second. */
static gboolean
show_arenas_cb (gpointer user_data)
{
  RoboWindow *self = user_data;

  self->arenas_id = 0;
  robo_start_page_set_arenas (self->start_page, robo_window_get_arenas (self));
  robo_window_offer_recovery (self);

  return G_SOURCE_REMOVE;
}

/* Called when the first picture is about to be drawn. */
static gboolean
first_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  RoboWindow *self = user_data;

  self->arenas_id = g_idle_add (show_arenas_cb, self);

  return G_SOURCE_REMOVE;
}

static void
fill_pages (RoboWindow *self)
{
  self->saver = robo_match_saver_new (NULL);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->start_page), first_frame_cb, self, NULL);
  self->desk = robo_series_desk_new (self->saver);
  self->rules_desk = robo_rules_desk_new (self->pages, self->toasts);
  robo_start_page_set_saver (self->start_page, self->saver);
  robo_start_page_set_series (self->start_page, robo_series_desk_get_list (self->desk));

  robo_window_watch_games (self);
  g_signal_connect_object (self->saver, "failed", G_CALLBACK (robo_window_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "failed", G_CALLBACK (robo_window_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "show", G_CALLBACK (show_series_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "show-match", G_CALLBACK (robo_window_show_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->desk, "closed", G_CALLBACK (series_closed_cb), self, G_CONNECT_SWAPPED);
}

static void
accept_files (RoboWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
robo_window_constructed (GObject *object)
{
  RoboWindow *self = ROBO_WINDOW (object);

  G_OBJECT_CLASS (robo_window_parent_class)->constructed (object);

  if (ROBO_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  remember_size (self);
  fill_pages (self);
  accept_files (self);
  robo_window_show_page (self, "start");
}

static void
robo_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_window_parent_class)->realize (widget);

  robo_window_set_icon (ROBO_WINDOW (widget));
}

static void
robo_window_dispose (GObject *object)
{
  RoboWindow *self = ROBO_WINDOW (object);

  g_clear_handle_id (&self->arenas_id, g_source_remove);
  g_clear_handle_id (&self->position_id, g_source_remove);
  g_clear_pointer (&self->removed_file, g_free);
  g_clear_object (&self->desk);
  g_clear_object (&self->rules_desk);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_object (&self->saver);
  g_clear_object (&self->arenas);
  g_clear_object (&self->library);
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
  widget_class->realize = robo_window_realize;
  GTK_WINDOW_CLASS (klass)->close_request = robo_window_close_request;

  g_type_ensure (ROBO_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, start_page);

  robo_window_install_back (widget_class);
  robo_window_install_games (widget_class);
  robo_window_install_library (widget_class);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.edit-arena", "s", edit_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.new-arena", NULL, new_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-file", "s", open_file_cb);
  gtk_widget_class_install_action (widget_class, "win.open-rules", "s", open_rules_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_cb);
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
robo_window_tell (RoboWindow *self,
                  const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  g_return_if_fail (ROBO_IS_WINDOW (self));

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (markup));
}

static void
ensure_series_page (RoboWindow *self)
{
  GtkWidget *page = GTK_WIDGET (robo_series_desk_get_page (self->desk));

  if (gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_named (self->pages, page, "series");
}

void
robo_window_show_page (RoboWindow *self,
                       const char *name)
{
  g_return_if_fail (ROBO_IS_WINDOW (self));
  g_return_if_fail (name != NULL);

  if (g_str_equal (name, "new-game"))
    robo_window_ensure_new_game_page (self);
  else if (g_str_equal (name, "tutorial"))
    robo_window_ensure_tutorial_page (self);
  else if (g_str_equal (name, "library"))
    robo_window_ensure_library_page (self);
  else if (g_str_equal (name, "rules"))
    robo_rules_desk_prepare (self->rules_desk);
  else if (g_str_equal (name, "game") && robo_window_get_match (self) == NULL)
    return;
  else if (g_str_equal (name, "series"))
    ensure_series_page (self);
  self->continue_wanted = FALSE;
  gtk_stack_set_visible_child_name (self->pages, name);
  if (self->recovery_wanted && (g_str_equal (name, "start") || g_str_equal (name, "rules") || g_str_equal (name, "library")))
    robo_window_offer_recovery (self);
  robo_window_update_playing (self);
  update_title (self);
  if (g_str_equal (name, "start"))
    {
      robo_window_draw_unfinished (self);
      robo_start_page_prepare (self->start_page);
    }
  else if (g_str_equal (name, "new-game"))
    robo_new_game_page_prepare (self->new_game_page);
  else if (g_str_equal (name, "series"))
    robo_series_page_prepare (robo_series_desk_get_page (self->desk));
  else if (g_str_equal (name, "tutorial"))
    robo_tutorial_page_prepare (self->tutorial_page);
  else if (g_str_equal (name, "library"))
    robo_library_page_prepare (self->library_page);
}
