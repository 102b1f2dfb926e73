// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "app/robo-application.h"
#include "app/robo-shortcuts-window.h"
#include "app/robo-window.h"

#include <glib/gstdio.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-match-file.h"
#include "files/xml/robo-paths.h"
#include "match/robo-match-private.h"
#include "tests/full-disk.h"
#include "tests/match/model-test.h"
#include "tests/ui/ui-drive.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/cards/robo-rule-set-page.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/setup/robo-seats-window.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/robo-message.h"

/* All cases share one application, as in a real process. GIO does not allow a second application at the same path on
 * the bus. */
static GtkApplication *app;

static GtkWindow *
get_window (void)
{
  g_application_activate (G_APPLICATION (app));

  return gtk_application_get_active_window (app);
}

/* A dialog is a GTK window, but not a window of the application. */
static GtkWindow *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static void
move_pointer (int x,
              int y)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *across = g_strdup_printf ("%d", x);
  g_autofree char *down = g_strdup_printf ("%d", y);

  g_strv_builder_add_many (words, "xdotool", "mousemove", across, down, NULL);
  ui_drive_take_words (g_strv_builder_end (words));
}

static gboolean
remember_cb (gpointer user_data)
{
  *(gboolean *)user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Widgets of other pages are not made before the user touches the window. This case must run before all cases in
 * which such widgets are made, while none of their classes is known yet. */
static void
test_untouched (void)
{
  GtkWindow *window;
  gboolean   is_idle = FALSE;

  move_pointer (1439, 899);
  window = get_window ();
  ui_drive_show (window);
  ui_drive_wait_for_arenas (GTK_WIDGET (window));
  g_idle_add_full (G_PRIORITY_LOW + 1, remember_cb, &is_idle, NULL);
  ui_drive_until (is_idle);
  g_assert_null (g_type_class_peek (g_type_from_name ("RoboSeatRow")));
  g_assert_null (g_type_class_peek (ROBO_TYPE_GAME_PAGE));

  /* GTK merges all motions between two frames, and the first one only gives the position of the pointer. */
  move_pointer (300, 300);
  ui_drive_settle (GTK_WIDGET (window));
  move_pointer (305, 300);
  ui_drive_until (g_type_class_peek (ROBO_TYPE_GAME_PAGE) != NULL);

  gtk_window_destroy (window);
}

/* The user starts the program a second time. */
static void
test_activate_twice (void)
{
  GtkWindow *window = get_window ();

  g_assert_true (ROBO_IS_WINDOW (window));
  g_assert_true (get_window () == window);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (app)), ==, 1);

  gtk_window_destroy (window);
}

static void
test_quit (void)
{
  get_window ();

  g_action_group_activate_action (G_ACTION_GROUP (app), "quit", NULL);
  g_assert_null (gtk_application_get_windows (app));
}

/* Pages show each other with this action. */
static void
test_show_page (void)
{
  GtkWindow *window = get_window ();

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "rules"));
  ui_drive_until (g_str_equal (robo_window_get_page (ROBO_WINDOW (window)), "rules"));

  gtk_window_destroy (window);
}

/* Escape leaves plain pages. Other pages are left only with the back key and the back button. No key leaves the start
 * page. */
static void
test_back (void)
{
  static const struct
  {
    const char *page;
    const char *keys;
    const char *next;
  } ways[] = {
    { "rules", "Escape", "start" },
    { "rules", "alt+Left", "start" },
    { "puzzles", "Escape", "start" },
    { "puzzles", "alt+Right", "puzzles" },
    { "library", "Escape", "start" },
    { "library", "alt+Left", "start" },
    { "editor", "Escape", "editor" },
    { "editor", "alt+Left", "start" },
    { "start", "alt+Left", "start" },
  };
  GtkWindow *window = get_window ();

  ui_drive_show (window);
  ui_drive_wait_for_arenas (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-empty-arena", NULL);
  ui_drive_until (g_str_equal (robo_window_get_page (ROBO_WINDOW (window)), "editor"));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      robo_window_show_page (ROBO_WINDOW (window), ways[i].page);
      ui_drive_settle (GTK_WIDGET (window));
      g_assert_cmpstr (robo_window_get_page (ROBO_WINDOW (window)), ==, ways[i].page);
      ui_drive_keys (GTK_WIDGET (window), ways[i].keys);
      ui_drive_settle (GTK_WIDGET (window));
      g_assert_cmpstr (robo_window_get_page (ROBO_WINDOW (window)), ==, ways[i].next);
    }

  robo_window_show_page (ROBO_WINDOW (window), "rules");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpstr (robo_window_get_page (ROBO_WINDOW (window)), ==, "start");

  gtk_window_destroy (window);
}

/* Shows a page and moves the focus, as with the Tab key. Returns the focused widget. */
static GtkWidget *
move_focus_in (GtkWindow  *window,
               const char *page)
{
  GtkWidget *first;

  robo_window_show_page (ROBO_WINDOW (window), page);
  ui_drive_until (g_str_equal (robo_window_get_page (ROBO_WINDOW (window)), page));
  ui_drive_settle (GTK_WIDGET (window));
  first = gtk_window_get_focus (window);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (window) != NULL && gtk_window_get_focus (window) != first);

  return gtk_window_get_focus (window);
}

/* A menu, a notification or the desktop may ask for the page at which the user is already. */
static void
test_page_again (void)
{
  static const char *const pages[] = { "start", "new-game", "library", "puzzles", "tutorial", "rules", "remote" };
  g_autoptr (RoboMatch) match = test_match_new ("hc", 7);
  g_autoptr (RoboMatch) other = test_match_new ("hc", 8);
  GtkWindow *window = get_window ();
  GtkWidget *focus;

  ui_drive_show (window);
  ui_drive_wait_for_arenas (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_test_message ("%s", pages[i]);
      focus = move_focus_in (window, pages[i]);
      robo_window_show_page (ROBO_WINDOW (window), pages[i]);
      ui_drive_settle (GTK_WIDGET (window));
      g_assert_true (gtk_window_get_focus (window) == focus);
    }

  robo_game_controller_show_match (robo_window_get_games (ROBO_WINDOW (window)), match);
  focus = move_focus_in (window, "game");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_true (gtk_window_get_focus (window) == focus);

  /* Another game is new to the user. */
  robo_game_controller_show_match (robo_window_get_games (ROBO_WINDOW (window)), other);
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_true (gtk_window_get_focus (window) != focus);

  gtk_window_destroy (window);
}

static void
test_about (void)
{
  GtkWindow *window = get_window ();
  GtkWindow *about;

  g_action_group_activate_action (G_ACTION_GROUP (app), "about", NULL);
  about = find_window (ADW_TYPE_ABOUT_WINDOW);
  g_assert_nonnull (about);
  g_assert_true (gtk_window_get_transient_for (about) == window);

  gtk_window_destroy (about);
  gtk_window_destroy (window);
}

static void
test_patterns (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  GtkWindow *window = get_window ();
  gboolean   has_patterns;

  g_settings_set_boolean (settings, "colour-patterns", TRUE);
  g_object_get (robo_desktop_style_get_default (), "has-patterns", &has_patterns, NULL);
  g_assert_true (has_patterns);
  g_settings_reset (settings, "colour-patterns");
  g_object_get (robo_desktop_style_get_default (), "has-patterns", &has_patterns, NULL);
  g_assert_false (has_patterns);

  gtk_window_destroy (window);
}

/* GTK's warnings are fatal here. The window lists keys, also those of commands. */
static void
test_shortcuts (void)
{
  GtkWindow       *window = get_window ();
  GtkWindow       *shortcuts;
  g_autofree char *section = NULL;

  robo_window_show_page (ROBO_WINDOW (window), "library");
  while (!g_str_equal (robo_window_get_page (ROBO_WINDOW (window)), "library"))
    g_main_context_iteration (NULL, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (app), "shortcuts", NULL);
  shortcuts = find_window (ROBO_TYPE_SHORTCUTS_WINDOW);
  g_assert_nonnull (shortcuts);
  /* The window opens at the group of the current page. */
  g_object_get (shortcuts, "section-name", &section, NULL);
  g_assert_cmpstr (section, ==, "library-of-arenas");
  while (gtk_widget_get_width (GTK_WIDGET (shortcuts)) == 0)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (shortcuts);
  gtk_window_destroy (window);
}

static RoboGamePage *
get_game_page (GtkWindow *window)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_WINDOW, "pages"));

  return (RoboGamePage *)gtk_stack_get_child_by_name (pages, "game");
}

/* Saves three rounds of a game with a change in the second round, and opens the game. */
static void
open_changed_game (GtkWindow *window,
                   guint      rulings)
{
  g_autofree char *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  robo_match_start (match);
  test_match_play (match, 3);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  file->rulings = rulings;
  g_array_index (file->rounds, RoboMatchRound, 1).checksum[0] = 'f';
  g_array_index (file->rounds, RoboMatchRound, 1).checksum[1] = 'f';
  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);

  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL || get_game_page (window) != NULL);
  g_unlink (path);
  g_rmdir (folder);
}

static gboolean
has_recorded_bar (RoboGamePage *page)
{
  return gtk_info_bar_get_revealed (ui_drive_find (GTK_WIDGET (page), GTK_TYPE_INFO_BAR, 0));
}

/* The valid part of a damaged game can be played on. */
static void
test_damaged (void)
{
  GtkWindow        *window = get_window ();
  AdwMessageDialog *dialog;

  open_changed_game (window, ROBO_RULINGS_VERSION);
  dialog = ADW_MESSAGE_DIALOG (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "Round 2 doesn’t end as it did"));
  g_assert_cmpstr (adw_message_dialog_get_response_label (dialog, "accept"), ==, "_Open up to Round 1");
  adw_message_dialog_response (dialog, "accept");
  /* The dialog would close in a later turn of the main loop, which the next test does not wait for. */
  gtk_window_destroy (GTK_WINDOW (dialog));

  g_assert_cmpuint (robo_match_get_shown_state (robo_game_page_get_match (get_game_page (window)))->round, >=, 1);
  g_assert_false (has_recorded_bar (get_game_page (window)));

  gtk_window_destroy (window);
}

/* A game of other rulings can be watched, with a notice. */
static void
test_recorded (void)
{
  GtkWindow *window = get_window ();

  open_changed_game (window, 77);
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_true (robo_match_get_is_recorded (robo_game_page_get_match (get_game_page (window))));
  g_assert_true (has_recorded_bar (get_game_page (window)));

  gtk_window_destroy (window);
}

#define ARENA_WITH(version, feature)                                                                             \
  "<arena xmlns='urn:x-robodrome:arena:" version "' id='a' columns='5' rows='5'><name>A</name><terrain>"         \
  "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row></terrain><features>" feature \
  "<vp at='2,3' number='1'/><start at='3,5' side='s' arrow='n'/><start at='3,1' side='n' arrow='s'/></features></arena>"

/* A broken arena from elsewhere is opened as far as it can be read, its problems are listed, and its file is
 * unchanged. */
static void
check_arena_from_elsewhere (const char *contents,
                            gboolean    is_guarded)
{
  g_autofree char   *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char   *path = g_build_filename (folder, "elsewhere.arena.xml", NULL);
  g_autofree char   *after = NULL;
  GtkWindow         *window = get_window ();
  RoboEditorPage    *page;
  RoboArenaDocument *document;

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-arena", "^ay", path));
  ui_drive_until ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_EDITOR_PAGE, 0)) != NULL);
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  document = robo_editor_page_get_document (page);
  g_assert_cmpuint (robo_arena_document_get_plan (document)->n_starts, ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (robo_arena_document_get_problems (document))), >, 0);
  g_assert_true (robo_document_file_get_is_guarded (robo_document_get_file (ROBO_DOCUMENT (document))) == is_guarded);
  g_assert_true ((robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (document))) != NULL) ==
                 is_guarded);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);

  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
  gtk_window_destroy (window);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_newer_arena (void)
{
  check_arena_from_elsewhere (ARENA_WITH ("2", "<portal at='1,1'/>"), TRUE);
}

/* An arena with two features on one space can be read completely. */
static void
test_odd_arena (void)
{
  check_arena_from_elsewhere (ARENA_WITH ("1", "<workshop at='2,3'/>"), FALSE);
}

/* The actions of the desktop file work without an open window, too. */
static void
test_desktop_actions (void)
{
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (app), "new-game", NULL);
  window = gtk_application_get_active_window (app);
  g_assert_true (ROBO_IS_WINDOW (window));
  ui_drive_until (g_str_equal (gtk_window_get_title (window), "New Game"));
  g_action_group_activate_action (G_ACTION_GROUP (app), "tutorial", NULL);
  g_assert_true (gtk_application_get_active_window (app) == window);
  ui_drive_until (g_str_equal (gtk_window_get_title (window), "Tutorial"));

  gtk_window_destroy (window);
}

static void
open_game (GtkWindow *window)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);

  robo_game_controller_show_match (robo_window_get_games (ROBO_WINDOW (window)), match);
}

/* The size of a window includes its frame. */
static void
get_size (GtkWindow *window,
          int       *width,
          int       *height)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  ui_drive_until (gtk_widget_get_width (GTK_WIDGET (window)) > 0);
  *width = gdk_surface_get_width (surface);
  *height = gdk_surface_get_height (surface);
}

/* The first window has room for every page, so it keeps its size when a game opens. */
static void
test_first_size (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  GtkWindow *window;
  int        width, height, game_width, game_height;

  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
  window = get_window ();
  get_size (window, &width, &height);
  g_assert_cmpint (width, ==, 1280);
  g_assert_cmpint (height, ==, 800);

  open_game (window);
  ui_drive_settle (GTK_WIDGET (window));
  get_size (window, &game_width, &game_height);
  g_assert_cmpint (game_width, ==, width);
  g_assert_cmpint (game_height, ==, height);

  gtk_window_set_default_size (window, 1000, 650);
  ui_drive_until (gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window))) == 1000);
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 1000);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 650);
  gtk_window_destroy (window);
}

/* The size was saved with a larger screen. */
static void
test_small_screen (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);
  GdkRectangle screen;
  GtkWindow   *window;
  int          width, height;

  g_settings_set_int (settings, "window-width", 4000);
  g_settings_set_int (settings, "window-height", 3000);
  window = get_window ();
  gdk_monitor_get_geometry (monitor, &screen);
  get_size (window, &width, &height);
  g_assert_cmpint (width, <=, screen.width);
  g_assert_cmpint (height, <=, screen.height);

  gtk_window_destroy (window);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* Continue is requested before the games are listed. It takes the first game that is found. */
static void
test_continue_early (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "games", NULL);
  g_autofree char *path = g_build_filename (folder, "2999-01-01-000000-0004-0" ROBO_MATCH_SUFFIX, NULL);
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *window;

  robo_match_start (match);
  test_match_play (match, 1);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (robo_match_file_save (file, path, &error));

  g_action_group_activate_action (G_ACTION_GROUP (app), "continue", NULL);
  window = gtk_application_get_active_window (app);
  g_assert_null (robo_game_controller_get_match (robo_window_get_games (ROBO_WINDOW (window))));
  ui_drive_until (robo_game_controller_get_match (robo_window_get_games (ROBO_WINDOW (window))) != NULL);
  /* The page gets the match first, and is shown in a later turn. */
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Robodrome");
  ui_drive_until (g_str_equal (gtk_window_get_title (window), "test"));

  /* The user goes to another page between these turns. */
  gtk_window_destroy (window);
  g_action_group_activate_action (G_ACTION_GROUP (app), "continue", NULL);
  window = gtk_application_get_active_window (app);
  ui_drive_until (robo_game_controller_get_match (robo_window_get_games (ROBO_WINDOW (window))) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "tutorial");
  ui_drive_until (g_str_equal (gtk_window_get_title (window), "Tutorial"));
  ui_drive_settle (GTK_WIDGET (window));
  g_assert_cmpstr (gtk_window_get_title (window), ==, "Tutorial");

  /* A user who has gone to another page stays there. */
  gtk_window_destroy (window);
  g_action_group_activate_action (G_ACTION_GROUP (app), "continue", NULL);
  window = gtk_application_get_active_window (app);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  ui_drive_until (
    robo_match_saver_get_unfinished (
      robo_game_controller_get_saver (robo_window_get_games (ROBO_WINDOW (window)))) != NULL);
  ui_drive_until (g_str_equal (gtk_window_get_title (window), "New Game"));
  g_assert_null (robo_game_controller_get_match (robo_window_get_games (ROBO_WINDOW (window))));

  g_unlink (path);
  gtk_window_destroy (window);
}

/* The file is refused, but as much of it as can be read is offered. */
static void
test_long_arena (void)
{
  GtkWindow       *window = get_window ();
  g_autofree char *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "long" ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *name = g_strnfill (200000, 'W');
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "data", "arenas", "rome" ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;
  AdwMessageDialog *dialog;
  GtkWidget        *editor;

  g_assert_true (g_file_get_contents (source, &text, NULL, NULL));
  parts = g_strsplit (text, "Rome", 2);
  changed = g_strconcat (parts[0], name, parts[1], NULL);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  ui_drive_show (window);

  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until ((dialog = (AdwMessageDialog *)find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpint (g_utf8_strlen (adw_message_dialog_get_heading (dialog), -1), <=, 200);
  g_assert_cmpint (g_utf8_strlen (adw_message_dialog_get_body (dialog), -1), <=, 2000);
  if (adw_message_dialog_has_response (dialog, "edit"))
    {
      adw_message_dialog_response (dialog, "edit");
      ui_drive_until ((editor = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_EDITOR_PAGE, 0)) != NULL);
      ui_drive_settle (editor);
      g_assert_cmpint (g_utf8_strlen (gtk_window_get_title (window), -1), <=, 200);
    }

  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (window);
  g_unlink (path);
  g_rmdir (folder);
}

static void
get_trouble (GtkWindow   *window,
             GtkInfoBar **bar,
             GtkLabel   **label)
{
  *bar = ui_drive_find (GTK_WIDGET (get_game_page (window)), GTK_TYPE_INFO_BAR, 1);
  *label = ui_drive_find (GTK_WIDGET (*bar), GTK_TYPE_LABEL, 0);
}

/* The message stays until the game is on disk. It has its whole sentence, and covers nothing. */
static void
test_full_disk (void)
{
  GtkWindow      *window = get_window ();
  RoboMatchSaver *saver = robo_game_controller_get_saver (robo_window_get_games (ROBO_WINDOW (window)));
  GtkInfoBar     *bar;
  GtkLabel       *label;
  RoboMatch      *match;
  GtkWindow      *dialog;

  open_game (window);
  ui_drive_show (window);
  get_trouble (window, &bar, &label);
  g_assert_false (gtk_info_bar_get_revealed (bar));
  match = robo_game_page_get_match (get_game_page (window));
  ui_drive_until (robo_match_get_question (match) != NULL);

  full_disk_begin (1000);
  test_match_answer (match);
  ui_drive_until (gtk_info_bar_get_revealed (bar));
  g_assert_cmpstr (gtk_label_get_label (label), ==,
                   "The game couldn’t be saved because the disk is full. Free up space, then try again.");
  g_assert_cmpint (gtk_label_get_ellipsize (label), ==, PANGO_ELLIPSIZE_NONE);

  ui_drive_until (ui_drive_find_button (GTK_WIDGET (bar), "Try Again") != NULL);

  /* The disk is still full, so the message stays. */
  ui_drive_click (ui_drive_find_button (GTK_WIDGET (bar), "Try Again"));
  ui_drive_until (!robo_match_saver_get_is_saving (saver));
  g_assert_true (gtk_info_bar_get_revealed (bar));

  /* The window asks before it closes, and only once. */
  gtk_window_close (window);
  gtk_window_close (window);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "Game Could Not Be Saved");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_destroy (dialog);
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_true (robo_game_page_get_match (get_game_page (window)) == match);

  /* The question names another try, which fails, too. */
  gtk_window_close (window);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_response_label (ADW_MESSAGE_DIALOG (dialog), "again"), ==, "_Try Again");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "again");
  gtk_window_destroy (dialog);
  ui_drive_until ((dialog = find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_destroy (dialog);

  full_disk_end ();
  ui_drive_click (ui_drive_find_button (GTK_WIDGET (bar), "Try Again"));
  ui_drive_until (!gtk_info_bar_get_revealed (bar));
  g_assert_true (g_file_test (robo_match_saver_get_place (saver, match), G_FILE_TEST_IS_REGULAR));

  gtk_window_destroy (window);
}

/* A game from a folder of the user goes on as a copy. A toast says so, and the file stays as it is. */
static void
test_game_elsewhere (void)
{
  static const char told[] = "The game continues in your list of games. The original file won’t be changed.";
  GtkWindow        *window = get_window ();
  RoboMatchSaver   *saver = robo_game_controller_get_saver (robo_window_get_games (ROBO_WINDOW (window)));
  g_autofree char  *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char  *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  const char      *place;

  robo_match_start (match);
  test_match_play (match, 2);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, path, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  ui_drive_show (window);
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (ui_drive_find_label (GTK_WIDGET (window), told) != NULL);
  ui_drive_until (get_game_page (window) != NULL && robo_game_page_get_match (get_game_page (window)) != NULL);
  test_match_answer (robo_game_page_get_match (get_game_page (window)));
  ui_drive_until (!robo_match_saver_get_is_saving (saver));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  place = robo_match_saver_get_place (saver, robo_game_page_get_match (get_game_page (window)));
  g_assert_true (g_str_has_prefix (place, robo_match_saver_get_folder (saver)));

  g_unlink (path);
  g_rmdir (folder);
  gtk_window_destroy (window);
}

/* A game that cannot be exported to one folder can be exported to another folder, by the button that the message
 * names. */
static void
test_export_refused (void)
{
  GtkWindow       *window = get_window ();
  g_autofree char *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine" ROBO_MATCH_SUFFIX, NULL);

  open_game (window);
  ui_drive_show (window);
  gtk_widget_activate_action (GTK_WIDGET (get_game_page (window)), "game.export", NULL);
  ui_drive_save_at_second_try (path);

  g_unlink (path);
  g_rmdir (folder);
  gtk_window_destroy (window);
}

static RoboDocument *
get_rules (GtkWindow *window)
{
  RoboRuleSetPage *page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_RULE_SET_PAGE, 0);

  return page != NULL ? (RoboDocument *)robo_rule_set_page_get_document (page) : NULL;
}

/* The offer to import a file ends with its document. Otherwise the offer would keep the document in memory. */
static void
test_offer_ends (void)
{
  GtkWindow        *window = get_window ();
  g_autofree char  *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char  *path = g_build_filename (folder, "own" ROBO_RULES_SUFFIX, NULL);
  static const char text[] = "<rules xmlns='urn:x-robodrome:rules:1' id='own'><name>Own</name>"
                             "<modules-ref id='standard'/></rules>";

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  ui_drive_show (window);
  for (guint i = 0; i < 2; i++)
    {
      RoboDocument *document;

      robo_window_open_file (ROBO_WINDOW (window), path);
      ui_drive_until ((document = get_rules (window)) != NULL);
      ui_drive_until (ui_drive_find_button (GTK_WIDGET (window), "Import") != NULL);
      g_object_add_weak_pointer (G_OBJECT (document), (gpointer *)&document);
      gtk_widget_activate_action (ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_RULE_SET_PAGE, 0), "document.leave",
                                  NULL);
      ui_drive_until (document == NULL);
      g_assert_null (ui_drive_find_button (GTK_WIDGET (window), "Import"));
    }

  g_unlink (path);
  g_rmdir (folder);
  gtk_window_destroy (window);
}

/* The message for players has no attributes or folders. */
static void
test_unreadable (void)
{
  GtkWindow        *window = get_window ();
  g_autofree char  *folder = g_dir_make_tmp ("robo-window-XXXXXX", NULL);
  g_autofree char  *path = g_build_filename (folder, "game" ROBO_MATCH_SUFFIX, NULL);
  AdwMessageDialog *dialog;

  g_assert_true (g_file_set_contents (path, "<match xmlns=\"urn:x-robodrome:match:1\" odd=\"x\"/>", -1, NULL));
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until ((dialog = (AdwMessageDialog *)find_window (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==,
                   "The file is damaged or was changed by hand. Use an undamaged copy.");

  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (window);
  g_unlink (path);
  g_rmdir (folder);
}

/* From the test of an arena the user gets back to the editor. */
static void
test_arena_test (void)
{
  GtkWindow       *window = get_window ();
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "arenas", "rome.arena.xml", NULL);
  GtkWidget       *editor;
  GtkWidget       *page;

  ui_drive_show (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-arena", "^ay", path);
  ui_drive_until ((editor = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_EDITOR_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (editor));
  g_signal_emit_by_name (editor, "test", FALSE);
  ui_drive_until ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_GAME_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (page));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (ui_child (page, "leave_button")), ==, "Back to the editor (Escape)");
  gtk_widget_activate_action (page, "game.leave", NULL);
  ui_drive_until (gtk_widget_get_mapped (editor));

  gtk_window_destroy (window);
}

static GtkWidget *
wait_for_test (GtkWindow *window)
{
  GtkWidget *page;

  ui_drive_until ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_GAME_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (page) && robo_game_page_get_match (ROBO_GAME_PAGE (page)) != NULL);

  return page;
}

/* The players of a test are chosen once, and the next test has them, too. */
static void
test_arena_test_players (void)
{
  GtkWindow       *window = get_window ();
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "arenas", "rome.arena.xml", NULL);
  GtkWidget       *editor, *dialog, *page;

  ui_drive_show (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit-arena", "^ay", path);
  ui_drive_until ((editor = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_EDITOR_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (editor));
  ui_drive_keys (GTK_WIDGET (window), "ctrl+shift+t");
  ui_drive_until ((dialog = ui_drive_find_dialog (ROBO_TYPE_SEATS_WINDOW)) != NULL);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    gtk_drop_down_set_selected (ui_child (ui_drive_find (dialog, ROBO_TYPE_SEAT_ROW, seat), "player_menu"), 4);
  ui_drive_click (ui_child (dialog, "test_button"));
  page = wait_for_test (window);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpint (robo_match_get_setup (robo_game_page_get_match (ROBO_GAME_PAGE (page)))->seats[seat].player, ==,
                     ROBO_PLAYER_COMPUTER);

  ui_drive_keys (GTK_WIDGET (window), "alt+Left");
  ui_drive_until (g_str_equal (robo_window_get_page (ROBO_WINDOW (window)), "editor"));
  ui_drive_keys (GTK_WIDGET (window), "ctrl+t");
  page = wait_for_test (window);
  g_assert_cmpint (robo_match_get_setup (robo_game_page_get_match (ROBO_GAME_PAGE (page)))->seats[3].player, ==,
                   ROBO_PLAYER_COMPUTER);
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_SEATS_WINDOW));

  gtk_window_destroy (window);
}

/* Names that do not come from files may be long, too. */
static void
test_long_names (void)
{
  GtkWindow       *window = get_window ();
  g_autofree char *name = g_strnfill (200000, 'W');
  g_autofree char *cut = robo_message_cut (name);
  GtkWidget       *dialog;

  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, 200);
  g_assert_true (g_str_has_suffix (cut, "W…"));
  robo_message_show_error (GTK_WIDGET (window), name, name);
  dialog = GTK_WIDGET (find_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_cmpint (g_utf8_strlen (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), -1), ==, 200);
  g_assert_cmpint (g_utf8_strlen (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), -1), ==, 2000);

  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add_func ("/app/window/untouched-start-page/no-other-page-is-created", test_untouched);
  g_test_add_func ("/app/window/second-start/shows-the-same-window", test_activate_twice);
  g_test_add_func ("/app/window/desktop-actions/work-without-a-window", test_desktop_actions);
  g_test_add_func ("/app/window/quit/closes-all-windows", test_quit);
  g_test_add_func ("/app/window/show-page-action/shows-the-page", test_show_page);
  g_test_add_func ("/app/window/back/keys-and-the-back-action-leave-pages", test_back);
  g_test_add_func ("/app/window/visible-page/keeps-the-focus-when-it-is-shown-again", test_page_again);
  g_test_add_func ("/app/window/about/opens-a-dialog", test_about);
  g_test_add_func ("/app/window/board-patterns/follow-the-setting", test_patterns);
  g_test_add_func ("/app/window/shortcuts-window/opens-at-the-group-of-the-current-page", test_shortcuts);
  g_test_add_func ("/app/window/damaged-game/rounds-before-the-damage-can-be-opened", test_damaged);
  g_test_add_func ("/app/window/game-of-another-version-of-the-rules/can-be-watched", test_recorded);
  g_test_add_func ("/app/window/first-window/is-large-enough-for-a-game", test_first_size);
  g_test_add_func ("/app/window/size-saved-on-a-larger-screen/is-reduced-to-this-screen", test_small_screen);
  g_test_add_func ("/app/window/continue-before-games-are-listed/opens-the-first-game-found", test_continue_early);
  g_test_add_func ("/app/window/full-disk/shows-a-bar-until-saved", test_full_disk);
  g_test_add_func ("/app/window/closed-document/offer-to-import-the-document-disappears", test_offer_ends);
  g_test_add_func ("/app/window/game-from-another-folder/goes-on-as-a-copy", test_game_elsewhere);
  g_test_add_func ("/app/window/refused-export/game-can-be-exported-elsewhere", test_export_refused);
  g_test_add_func ("/app/window/unreadable-game/gives-a-plain-message", test_unreadable);
  g_test_add_func ("/app/window/long-names/are-cut-in-messages", test_long_names);
  g_test_add_func ("/app/window/arena-test/leads-back-to-the-editor", test_arena_test);
  g_test_add_func ("/app/window/arena-test/next-test-has-the-same-players", test_arena_test_players);
  g_test_add_func ("/app/window/arena-with-long-name/name-is-shortened-in-dialog-and-title", test_long_arena);
  g_test_add_func ("/app/window/arena-of-a-newer-version/opens-protected-from-overwriting", test_newer_arena);
  g_test_add_func ("/app/window/two-features-on-one-space/arena-opens-with-its-problem-listed", test_odd_arena);

  return g_test_run ();
}
