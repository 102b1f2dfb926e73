// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-application.h"

#include <glib/gi18n.h>

#include "files/xml/robo-load.h"
#include "ui/learning/robo-help-window.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-print-dialog.h"
#include "ui/widgets/robo-widget-pool.h"

#include "app/languages/robo-language-controller.h"
#include "robo-preferences-window.h"
#include "robo-shortcuts-window.h"
#include "robo-window.h"

/* Runs in one process for each session, so that a second start presents the existing window. */
struct _RoboApplication
{
  AdwApplication parent_instance;

  /* owned */
  GSettings              *settings;
  RoboLanguageController *languages;

  guint renew_id; /* source that replaces the windows, or 0 */
};

G_DEFINE_FINAL_TYPE (RoboApplication, robo_application, ADW_TYPE_APPLICATION)

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkApplication *app = user_data;
  const char     *developers[] = { "Robodrome contributors", NULL };
  const char     *designers[] = { "Emerson Matsuuchi", NULL };
  GtkWidget      *about;

  about = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                        "transient-for", gtk_application_get_active_window (app),
                        "modal", TRUE,
                        "application-name", _ ("Robodrome"),
                        "application-icon", ROBO_APPLICATION_ID,
                        "version", ROBO_VERSION,
                        "release-notes-version", ROBO_VERSION,
                        "release-notes", ROBO_NEWS,
                        "comments", _ ("An unofficial implementation of VOLT, Emerson Matsuuchi’s board game about programming robots with dice."),
                        "developer-name", _ ("The Robodrome contributors"),
                        "developers", developers,
                        /* Translators: Put your names here, one in each line. They are shown in the about window. */
                        "translator-credits", _ ("translator-credits"),
                        "website", "https://github.com/robodrome/robodrome",
                        "license-type", GTK_LICENSE_GPL_3_0,
                        NULL);
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about), _ ("Game designed by"), designers);
  adw_about_window_add_legal_section (ADW_ABOUT_WINDOW (about),
                                      _ ("Arenas and text"),
                                      NULL,
                                      GTK_LICENSE_CUSTOM,
                                      _ ("Arenas, modules, text and pictures may be used under the Creative Commons Attribution-ShareAlike 4.0 International license."));
  gtk_window_present (GTK_WINDOW (about));
}

static void
present_over_window (GtkApplication *app,
                     GtkWidget      *dialog)
{
  gtk_window_set_transient_for (GTK_WINDOW (dialog), gtk_application_get_active_window (app));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Help is shown in one window. If the window is not open, a thread reads the rules first. */

typedef struct
{
  RoboApplication *app;
  char            *topic; /* nullable: NULL for the beginning, or for the window's current place */
} LookUp;

static void
look_up_free (LookUp *self)
{
  g_object_unref (self->app);
  g_free (self->topic);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LookUp, look_up_free)

static RoboWindow *
find_window (GtkApplication *app)
{
  for (GList *l = gtk_application_get_windows (app); l != NULL; l = l->next)
    if (ROBO_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

static RoboHelpWindow *
find_help (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    {
      if (ROBO_IS_HELP_WINDOW (l->data))
        return l->data;
    }

  return NULL;
}

static gpointer
load_help (const char   *path,
           RoboProblems *problems)
{
  return robo_help_load_bundled (problems);
}

static void
show_topic (RoboHelpWindow *help,
            const char     *topic)
{
  gtk_window_present (GTK_WINDOW (help));
  if (topic != NULL)
    robo_help_window_show_topic (help, topic);
}

static void
help_loaded_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (LookUp) look_up = user_data;
  RoboWindow *window = find_window (GTK_APPLICATION (look_up->app));
  g_autoptr (RoboHelp) help = robo_load_finish (result, NULL, NULL);

  /* The user has canceled, the rules cannot be read, or the window is gone. */
  if (help == NULL || window == NULL)
    return;

  robo_opening_end (GTK_WIDGET (window), g_task_get_cancellable (G_TASK (result)));
  if (find_help () == NULL)
    present_over_window (GTK_APPLICATION (look_up->app), robo_help_window_new (help));
  show_topic (find_help (), look_up->topic);
}

static void
show_help (RoboApplication *app,
           const char      *topic)
{
  RoboHelpWindow *help = find_help ();
  RoboWindow     *window = find_window (GTK_APPLICATION (app));
  g_autoptr (GCancellable) cancellable = NULL;
  LookUp *look_up;

  if (help != NULL)
    {
      show_topic (help, topic);
      return;
    }
  if (window == NULL)
    return;

  cancellable = robo_opening_begin (GTK_WIDGET (window), _ ("How to Play"));
  look_up = g_new (LookUp, 1);
  *look_up = (LookUp){ g_object_ref (app), g_strdup (topic) };
  robo_load_async (_ ("How to Play"), load_help, (GDestroyNotify)robo_help_unref, cancellable, help_loaded_cb, look_up);
}

/* Explains the space or card with the focus, if there is one; otherwise shows the rules. */
static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (user_data);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  if (focus == NULL || !gtk_widget_activate_action (focus, "what-is.explain", NULL))
    show_help (user_data, NULL);
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  show_help (user_data, g_variant_get_string (parameter, NULL));
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  RoboWindow *window = find_window (user_data);

  if (window != NULL)
    robo_print_dialog_show (GTK_WIDGET (window), NULL);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  RoboApplication *self = user_data;
  GtkWidget       *preferences = robo_preferences_window_new (self->settings, self->languages);

  /* Add the application's actions, which the preferences do not get by themselves, because they are no window of the
   * application. */
  gtk_widget_insert_action_group (preferences, "app", G_ACTION_GROUP (self));
  gtk_window_set_modal (GTK_WINDOW (preferences), TRUE);
  present_over_window (GTK_APPLICATION (self), preferences);
}

/* Returns the section of the shortcuts window for a page. */
static const char *
find_section (const char *page)
{
  static const struct
  {
    const char *page;
    const char *section;
  } sections[] = {
    { "library", "library-of-arenas" },
    { "game", "game" },
    { "lesson", "game" },
    { "puzzle", "game" },
    { "arena-test", "game" },
    { "card-test", "game" },
    { "editor", "board-editor" },
    { "module-set", "rule-editor" },
    { "rule-set", "rule-editor" },
    { "sandbox", "rule-editor-sandbox" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (g_strcmp0 (page, sections[i].page) == 0)
      return sections[i].section;

  return "shortcuts";
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboWindow *window = find_window (GTK_APPLICATION (user_data));
  const char *page = window != NULL ? robo_window_get_page (window) : NULL;

  present_over_window (GTK_APPLICATION (user_data), robo_shortcuts_window_new (find_section (page)));
}

/* Activates an action of the window for an action of the desktop file. The desktop may have started the program for
 * this action (org.freedesktop.Application). */
static void
activate_in_window (GtkApplication *app,
                    const char     *action,
                    GVariant       *target)
{
  g_application_activate (G_APPLICATION (app));
  gtk_widget_activate_action_variant (GTK_WIDGET (find_window (app)), action, target);
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  activate_in_window (user_data, "win.continue", NULL);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  activate_in_window (user_data, "win.new-game", NULL);
}

static void
tutorial_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  activate_in_window (user_data, "win.show-page", g_variant_new_string ("tutorial"));
}

/* Shows the game of a notification. The click on the notification may have started the program. */
static void
show_game_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  activate_in_window (user_data, "win.open-file", parameter);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GtkApplication *app = user_data;
  GtkWindow      *window;

  /* Close the windows as the user would. A window with a game in progress may refuse; then the other windows stay open,
   * too. */
  while ((window = gtk_application_get_active_window (app)) != NULL)
    {
      guint n_windows = g_list_length (gtk_application_get_windows (app));

      if (ROBO_IS_WINDOW (window))
        robo_window_quit (ROBO_WINDOW (window));
      else
        gtk_window_close (window);
      if (g_list_length (gtk_application_get_windows (app)) == n_windows)
        return;
    }
}

/* Language: a change of the language replaces the windows */

/* Closes all windows of a type. Returns TRUE if there was at least one. */
static gboolean
close_all (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean found = FALSE;

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      {
        gtk_window_destroy (l->data);
        found = TRUE;
      }

  return found;
}

static void
show_preferences_cb (RoboWindow *window,
                     gpointer    data)
{
  g_autoptr (RoboApplication) self = data;

  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (self), "preferences", NULL);
}

static void
show_nothing_cb (RoboWindow *window,
                 gpointer    data)
{
}

static gboolean
renew_cb (gpointer user_data)
{
  RoboApplication *self = user_data;
  RoboWindow      *window = find_window (GTK_APPLICATION (self));
  gboolean         had_preferences = close_all (ROBO_TYPE_PREFERENCES_WINDOW);

  self->renew_id = 0;
  close_all (ROBO_TYPE_HELP_WINDOW);
  if (window != NULL && had_preferences)
    robo_window_renew (window, show_preferences_cb, g_object_ref (self));
  else if (window != NULL)
    robo_window_renew (window, show_nothing_cb, NULL);

  return G_SOURCE_REMOVE;
}

/* Replaces the windows a moment later, because the row in which the user has chosen the language is still in use. */
static void
language_changed_cb (RoboApplication *self)
{
  robo_widget_pool_clear ();
  if (self->renew_id == 0)
    self->renew_id = g_idle_add (renew_cb, self);
}

static void
trial_failed_cb (RoboApplication *self,
                 const char      *sentence)
{
  RoboWindow *window = find_window (GTK_APPLICATION (self));

  if (window != NULL)
    robo_window_tell (window, sentence);
}

/* Choosing a translation file to try */

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (RoboApplication) self = user_data;
  RoboWindow *window = find_window (GTK_APPLICATION (self));
  g_autoptr (GError) error = NULL;
  gboolean is_tried = robo_language_controller_try_finish (ROBO_LANGUAGE_CONTROLLER (source), result, &error);

  if (window == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  robo_opening_end (GTK_WIDGET (window), g_task_get_cancellable (G_TASK (result)));
  if (is_tried)
    return;

  robo_message_show_error (GTK_WIDGET (gtk_application_get_active_window (GTK_APPLICATION (self))),
                           _ ("Translation Could Not Be Loaded"), error->message);
}

static void
try_file (RoboApplication *self,
          GFile           *file)
{
  RoboWindow      *window = find_window (GTK_APPLICATION (self));
  g_autofree char *shown = g_file_get_parse_name (file);
  g_autoptr (GCancellable) cancellable = NULL;

  if (window != NULL)
    cancellable = robo_opening_begin (GTK_WIDGET (window), shown);
  robo_language_controller_try_async (self->languages, file, cancellable, tried_cb, g_object_ref (self));
}

static void
chosen_cb (RoboApplication      *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    try_file (self, file);
  g_object_unref (chooser);
}

static void
try_translation_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  GtkWindow            *window = gtk_application_get_active_window (user_data);
  GtkFileChooserNative *chooser =
    robo_message_create_chooser (GTK_WIDGET (window), _ ("Try a Translation"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                 /* Translators: This is the button of a file dialog. It tries the translation that the
                                  * user has chosen. */
                                 _ ("_Try"));

  robo_message_add_filter (chooser, _ ("Translations (*.po)"), "*.po", NULL);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), user_data, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Tries a translation file by its path. This action is for scripts of translators. */
static void
try_translation_file_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (g_variant_get_string (parameter, NULL));

  try_file (user_data, file);
}

static void
end_trial_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboApplication *self = user_data;

  robo_language_controller_end_trial (self->languages);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_cb },
  { .name = "continue", .activate = continue_cb },
  { .name = "end-trial", .activate = end_trial_cb },
  { .name = "help", .activate = help_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "print", .activate = print_cb },
  { .name = "quit", .activate = quit_cb },
  { .name = "rules", .activate = rules_cb, .parameter_type = "s" },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "show-game", .activate = show_game_cb, .parameter_type = "ay" },
  { .name = "try-translation", .activate = try_translation_cb },
  { .name = "try-translation-file", .activate = try_translation_file_cb, .parameter_type = "s" },
  { .name = "tutorial", .activate = tutorial_cb },
};

/* Each of these command-line options, except "version", does the same as an action of the desktop file. */
static const struct
{
  const char *name;
  const char *what;
} options[] = {
  { "continue", N_ ("Continue the last game") },
  { "new-game", N_ ("Set up a new game") },
  { "tutorial", N_ ("Show the lessons") },
  { "version", N_ ("Print the version and exit") },
};

const RoboShortcut robo_application_shortcuts[] = {
  { .title = NC_ ("shortcut window", "New game"), .keys = "<Control>n", .action = "win.new-game" },
  { .title = NC_ ("shortcut window", "New arena"), .keys = "<Control><Shift>n", .action = "win.new-arena" },
  { .title = NC_ ("shortcut window", "Open an arena or a game"), .keys = "<Control>o", .action = "win.open" },
  { .title = NC_ ("shortcut window", "How to play"), .keys = "F1", .action = "app.help" },
  { .title = NC_ ("shortcut window", "Preferences"), .keys = "<Control>comma", .action = "app.preferences" },
  { .title = NC_ ("shortcut window", "Keyboard Shortcuts"), .keys = "<Control>question", .action = "app.shortcuts" },
  { .title = NC_ ("shortcut window", "Close the window"), .keys = "<Control>w", .action = "window.close" },
  { .title = NC_ ("shortcut window", "Quit"), .keys = "<Control>q", .action = "app.quit" },
  { 0 },
};

static void
update_style (RoboApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (g_str_equal (scheme, "light"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  else if (g_str_equal (scheme, "dark"))
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  else
    adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
}

/* Applies the setting for reduced motion to GTK's own animations. */
static void
update_motion (RoboApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_settings_get_boolean (self->settings, "reduced-motion"))
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
robo_application_startup (GApplication *application)
{
  RoboApplication *self = ROBO_APPLICATION (application);
  GtkApplication  *app = GTK_APPLICATION (application);

  G_APPLICATION_CLASS (robo_application_parent_class)->startup (application);
  robo_access_init ();

  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), app);
  robo_shortcuts_set_accels (GTK_APPLICATION (app), robo_application_shortcuts);
  robo_shortcuts_serve_layouts ();

  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->languages = robo_language_controller_new (self->settings);
  g_signal_connect_object (self->languages, "changed", G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->languages, "failed", G_CALLBACK (trial_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (update_style), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::reduced-motion", G_CALLBACK (update_motion), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "colour-patterns", robo_desktop_style_get_default (), "has-patterns",
                   G_SETTINGS_BIND_GET);
  update_style (self);
  update_motion (self);
}

static void
robo_application_activate (GApplication *application)
{
  GtkApplication *app = GTK_APPLICATION (application);
  GtkWindow      *window = gtk_application_get_active_window (app);

  if (window == NULL)
    window = GTK_WINDOW (robo_window_new (ADW_APPLICATION (app)));

  gtk_window_present (window);
}

static void
robo_application_open (GApplication *application,
                       GFile       **files,
                       int           n_files,
                       const char   *hint)
{
  g_application_activate (application);
  robo_window_open_files (ROBO_WINDOW (find_window (GTK_APPLICATION (application))), files, (guint)n_files, FALSE);
}

static int
robo_application_handle_local_options (GApplication *application,
                                       GVariantDict *wanted)
{
  static const char *const wants[] = { "continue", "new-game", "tutorial" };

  if (g_variant_dict_contains (wanted, "version"))
    {
      g_print ("robodrome %s\n", ROBO_VERSION);
      return 0;
    }

  for (guint i = 0; i < G_N_ELEMENTS (wants); i++)
    {
      if (!g_variant_dict_contains (wanted, wants[i]))
        continue;
      if (!g_application_register (application, NULL, NULL))
        return 1;
      g_action_group_activate_action (G_ACTION_GROUP (application), wants[i], NULL);
    }

  return G_APPLICATION_CLASS (robo_application_parent_class)->handle_local_options (application, wanted);
}

static void
robo_application_finalize (GObject *object)
{
  RoboApplication *self = ROBO_APPLICATION (object);

  g_clear_handle_id (&self->renew_id, g_source_remove);
  g_clear_object (&self->languages);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_application_parent_class)->finalize (object);
}

static void
robo_application_class_init (RoboApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = robo_application_finalize;
  application_class->startup = robo_application_startup;
  application_class->activate = robo_application_activate;
  application_class->open = robo_application_open;
  application_class->handle_local_options = robo_application_handle_local_options;
}

static void
robo_application_init (RoboApplication *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    g_application_add_main_option (G_APPLICATION (self), options[i].name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                   _ (options[i].what), NULL);
  /* Translators: This stands in the help on the command line, for the files that can be opened. */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

RoboApplication *
robo_application_new (void)
{
  /* The development flavor has another id, so set the path of the resources, which is the same for both. */
  return g_object_new (ROBO_TYPE_APPLICATION,
                       "application-id", ROBO_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/robodrome/Robodrome",
                       NULL);
}
