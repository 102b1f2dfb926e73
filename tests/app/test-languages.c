// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/languages/robo-language-controller.h"
#include "app/languages/robo-language-list.h"
#include "app/languages/robo-language.h"
#include "app/robo-application.h"
#include "app/robo-preferences-window.h"
#include "app/robo-window.h"
#include "files/arena/robo-arena.h"
#include "files/match/robo-match-file.h"
#include "files/xml/robo-mo.h"
#include "files/xml/robo-problem.h"
#include "match/robo-match-private.h"
#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-drive.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"

/* Tests wait at most this time, which is long enough for a file monitor on the slowest machine. Only a failing test
 * waits that long. */
#define PATIENCE_SECONDS 20

static GtkApplication *app;

/* Files */

typedef struct
{
  char *folder;
  char *path;
} File;

static void
file_write (const File *file,
            const char *contents)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (file->path, contents, -1, &error);
  g_assert_no_error (error);
}

static File
file_new (const char *name,
          const char *contents)
{
  File file;

  file.folder = g_dir_make_tmp ("robo-languages-XXXXXX", NULL);
  file.path = g_build_filename (file.folder, name, NULL);
  file_write (&file, contents);

  return file;
}

static void
file_clear (File *file)
{
  g_unlink (file->path);
  g_rmdir (file->folder);
  g_free (file->path);
  g_free (file->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (File, file_clear)

/* Waiting */

static gboolean
lost_patience_cb (gpointer data)
{
  g_error ("It did not happen within %d seconds.", PATIENCE_SECONDS);

  return G_SOURCE_REMOVE;
}

static void
wait_until (const gboolean *happened)
{
  guint id = g_timeout_add_seconds (PATIENCE_SECONDS, lost_patience_cb, NULL);

  while (!*happened)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
}

static void
set_true_cb (gboolean *happened)
{
  *happened = TRUE;
}

/* The list */

static const char *
get_title (GListModel *list,
           guint       position)
{
  g_autoptr (RoboLanguageItem) item = g_list_model_get_item (list, position);

  return property_string (item, "title");
}

static void
test_list (void)
{
  g_auto (File) file = file_new ("languages.ini", "[en]\nname=English\n"
                                                  "[de]\nname=Deutsch\ntranslated=9\ntotal=10\n"
                                                  "[xx]\nname=Of nobody\ntranslated=1\ntotal=1\n");
  g_autoptr (GListModel) list = robo_language_list_new (file.path, NULL);

  /* The last language has no catalog. */
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 3);
  g_assert_cmpstr (get_title (list, 0), ==, "Follow system");
  g_assert_cmpstr (get_title (list, 1), ==, "English");
  g_assert_cmpstr (get_title (list, 2), ==, "Deutsch (90%)");
}

static void
test_installed (void)
{
  g_autoptr (GListModel) list = robo_language_list_new (NULL, NULL);

  g_assert_cmpuint (g_list_model_get_n_items (list), >=, 4);
  g_assert_true (g_str_has_prefix (get_title (list, 2), "Deutsch ("));
  g_assert_true (g_str_has_prefix (get_title (list, 3), "Polski ("));
}

/* GLib has several ways to look up messages, and would leave some of them untranslated. */
static void
assert_german (gboolean is_german)
{
  g_assert_cmpstr (_ ("Recent Games"), ==, is_german ? "Letzte Spiele" : "Recent Games");
  g_assert_cmpstr (C_ ("phase", "Programming"), ==, is_german ? "Programmieren" : "Programming");
  g_assert_cmpstr (g_dngettext (NULL, "%u space", "%u spaces", 2), ==, is_german ? "%u Felder" : "%u spaces");
}

static void
test_use (void)
{
  assert_german (FALSE);
  robo_language_use ("de");
  assert_german (TRUE);
  robo_language_use ("en");
  assert_german (FALSE);
  robo_language_use ("de");
  robo_language_use (ROBO_LANGUAGE_SYSTEM);
  assert_german (FALSE);
}

/* Numbers for users have a comma, "7,6", but numbers for programs do not. */
static void
test_numbers (void)
{
  g_autofree char *point = NULL;
  g_autofree char *comma = NULL;
  g_autofree char *english = NULL;
  g_autofree char *back = NULL;
  char             written[G_ASCII_DTOSTR_BUF_SIZE];

  point = g_strdup_printf ("%.1f", 7.6);
  robo_language_use ("de");
  comma = g_strdup_printf ("%.1f", 7.6);
  g_ascii_formatd (written, sizeof written, "%.1f", 7.6);
  robo_language_use ("en");
  english = g_strdup_printf ("%.1f", 7.6);
  robo_language_use ("de");
  robo_language_use (ROBO_LANGUAGE_SYSTEM);
  back = g_strdup_printf ("%.1f", 7.6);

  g_assert_cmpstr (point, ==, "7.6");
  g_assert_cmpstr (english, ==, "7.6");
  g_assert_cmpstr (back, ==, "7.6");
  g_assert_cmpstr (written, ==, "7.6");
  if (setlocale (LC_NUMERIC, "de_DE.UTF-8") == NULL)
    g_test_skip ("The locale de_DE.UTF-8 is not installed");
  else
    g_assert_cmpstr (comma, ==, "7,6");
  robo_language_use (ROBO_LANGUAGE_SYSTEM);
}

/* Newer systems do not look up translations in the locale C.UTF-8, so this locale is used only if there is no other
 * locale. */
static void
test_locale (void)
{
  g_autofree char *desktop = g_strdup (g_getenv ("LC_ALL"));
  g_autofree char *messages = NULL;

  if (setlocale (LC_ALL, "de_DE.UTF-8") == NULL)
    {
      g_test_skip ("The locale de_DE.UTF-8 is not installed");
      return;
    }

  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  robo_language_use ("eo");
  messages = g_strdup (setlocale (LC_MESSAGES, NULL));
  g_setenv ("LC_ALL", desktop, TRUE);
  robo_language_use (ROBO_LANGUAGE_SYSTEM);

  g_assert_cmpstr (messages, ==, "de_DE.UTF-8");
}

/* The desktop has a language without a catalog of the program, in which a user's arena has a name. */
static void
test_other_subprocess (void)
{
  static const char own[] = "<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"own\" columns=\"5\" rows=\"5\">"
                            "<name>Mine</name><name xml:lang=\"eo\">Mia</name>"
                            "<name xml:lang=\"de\">Meine</name></arena>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean is_complete;
  g_autoptr (RoboArena) arena = robo_arena_open_memory (own, sizeof own - 1, problems, &is_complete);

  assert_german (FALSE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Mia");
  robo_language_use ("de");
  assert_german (TRUE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Meine");
  robo_language_use ("en");
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Mine");
  robo_language_use (ROBO_LANGUAGE_SYSTEM);
  assert_german (FALSE);
  g_assert_cmpstr (robo_arena_get_name (arena), ==, "Mia");
}

static void
test_other (void)
{
  g_autofree char *language = g_strdup (g_getenv ("LANGUAGE"));

  g_setenv ("LANGUAGE", "eo", TRUE);
  g_test_trap_subprocess ("/app/languages/language-without-catalog/subprocess", 0, 0);
  g_setenv ("LANGUAGE", language, TRUE);
  g_test_trap_assert_passed ();
}

/* Trials */

#define PO_HEADER "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"

static RoboLanguageController *
controller_new (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  return robo_language_controller_new (settings);
}

static void
keep_result_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  *(GAsyncResult **)data = g_object_ref (result);
}

static gboolean
try_file (RoboLanguageController *controller,
          GFile                  *file,
          GError                **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  robo_language_controller_try_async (controller, file, NULL, keep_result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return robo_language_controller_try_finish (controller, result, error);
}

static void
test_trial (void)
{
  g_auto (File) file = file_new ("any.po", PO_HEADER "msgid \"Recent Games\"\nmsgstr \"Parties\"\n"
                                                     "msgid \"Round %u\"\nmsgstr \"Tour %s\"\n");
  g_autoptr (GFile) po = g_file_new_for_path (file.path);
  g_autoptr (RoboLanguageController) controller = controller_new ();
  g_autoptr (GError) error = NULL;
  guint n_entries;

  g_assert_true (try_file (controller, po, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (_ ("Recent Games"), ==, "Parties");
  /* The message is not in the file, but in the program. */
  g_assert_cmpstr (C_ ("phase", "Programming"), ==, ROBO_MO_UNTRANSLATED "Programming");
  /* The translation has other placeholders, which would read invalid arguments. */
  g_assert_cmpstr (_ ("Round %u"), ==, ROBO_MO_UNTRANSLATED "Round %u");
  g_assert_cmpuint (
    robo_translation_trial_get_n_translated (robo_language_controller_get_trial (controller), &n_entries), ==, 1);
  g_assert_cmpuint (n_entries, ==, 2);
  g_assert_cmpuint (robo_translation_trial_get_n_misfits (robo_language_controller_get_trial (controller)), ==, 1);

  robo_language_controller_end_trial (controller);
  g_assert_cmpstr (_ ("Recent Games"), ==, "Recent Games");
  g_assert_null (robo_language_controller_get_trial (controller));
}

static void
test_trial_changes (void)
{
  g_auto (File) file = file_new ("fr.po", PO_HEADER "msgid \"Recent Games\"\nmsgstr \"Parties\"\n");
  g_autoptr (GFile) po = g_file_new_for_path (file.path);
  g_autoptr (RoboLanguageController) controller = controller_new ();
  gboolean changed = FALSE;
  gboolean failed = FALSE;

  g_assert_true (try_file (controller, po, NULL));
  g_signal_connect_swapped (controller, "changed", G_CALLBACK (set_true_cb), &changed);
  g_signal_connect_swapped (controller, "failed", G_CALLBACK (set_true_cb), &failed);

  file_write (&file, PO_HEADER "msgid \"Recent Games\"\nmsgstr \"Réglages\"\n");
  wait_until (&changed);
  g_assert_cmpstr (_ ("Recent Games"), ==, "Réglages");

  /* A truncated file gives an error, and the last valid file stays in use. */
  file_write (&file, PO_HEADER "msgid \"Recent Games\"\nmsgstr \"Régl");
  wait_until (&failed);
  g_assert_cmpstr (_ ("Recent Games"), ==, "Réglages");
  robo_language_controller_end_trial (controller);
}

static void
test_trial_refused (void)
{
  g_auto (File) file = file_new ("x.po", "msgid \"a\"\nmsgstr \"b\"\n");
  g_autoptr (GFile) po = g_file_new_for_path (file.path);
  g_autoptr (GFile) nothing = g_file_new_for_path ("/nowhere/fr.po");
  g_autoptr (RoboLanguageController) controller = controller_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (try_file (controller, po, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING);
  g_assert_nonnull (strstr (error->message, "“x.po” doesn’t say what language it’s in"));
  g_clear_error (&error);
  g_assert_false (try_file (controller, nothing, &error));
  g_assert_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_READ);
  g_assert_cmpstr (_ ("Recent Games"), ==, "Recent Games");
}

/* The window */

static GtkWindow *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type) && gtk_widget_get_visible (l->data))
      return l->data;

  return NULL;
}

static void
wait_for_another (GtkWindow *window)
{
  guint id = g_timeout_add_seconds (PATIENCE_SECONDS, lost_patience_cb, NULL);

  while (find_window (ROBO_TYPE_WINDOW) == NULL || find_window (ROBO_TYPE_WINDOW) == window)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
choose_language (const char *code)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_string (settings, "language", code);
}

/* After a change of the language, the window and the preferences, where it is chosen, are created anew. The choices for
 * a new game stay. */
static void
test_window (void)
{
  GtkWindow       *window;
  RoboNewGamePage *page;
  g_autofree char *seed = NULL;

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Recent Games"));
  g_action_group_activate_action (G_ACTION_GROUP (app), "preferences", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-page", "s", "new-game");
  /* The page is made in several turns of the main loop. */
  ui_drive_until (g_strcmp0 (gtk_window_get_title (window), "New Game") == 0);
  page = ui_drive_find (window, ROBO_TYPE_NEW_GAME_PAGE, 0);
  robo_new_game_page_choose_mode (page, ROBO_MODE_ALL_ARENAS);
  robo_seat_row_set_own_name (ui_drive_find (page, ROBO_TYPE_SEAT_ROW, 0), "Cleo");
  g_object_set (page, "seed", "4711", NULL);

  choose_language ("de");
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  ui_drive_until (g_strcmp0 (gtk_window_get_title (window), "Neues Spiel") == 0);
  page = ui_drive_find (window, ROBO_TYPE_NEW_GAME_PAGE, 0);
  g_object_get (page, "seed", &seed, NULL);
  g_assert_cmpstr (seed, ==, "4711");
  g_assert_cmpstr (robo_seat_row_get_own_name (ui_drive_find (page, ROBO_TYPE_SEAT_ROW, 0)), ==, "Cleo");
  g_assert_nonnull (find_label (GTK_WIDGET (page), robo_game_mode_get_title (ROBO_MODE_ALL_ARENAS)));
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Letzte Spiele"));
  g_assert_nonnull (find_label (GTK_WIDGET (find_window (ROBO_TYPE_PREFERENCES_WINDOW)), "Sprache des Spiels"));

  choose_language (ROBO_LANGUAGE_SYSTEM);
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  ui_drive_until (g_strcmp0 (gtk_window_get_title (window), "New Game") == 0);
  gtk_window_destroy (find_window (ROBO_TYPE_PREFERENCES_WINDOW));
  gtk_window_destroy (window);
}

static RoboMatch *
get_match (GtkWindow *window)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_WINDOW, "pages"));

  /* The game is read in the background. */
  ui_drive_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "game") == 0);

  return robo_game_page_get_match (ROBO_GAME_PAGE (gtk_stack_get_visible_child (pages)));
}

/* A game continues at its position, with its log in the new language. */
static void
test_game (void)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "robodrome", "games", "language" ROBO_MATCH_SUFFIX, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (RoboMatch) match = test_match_new ("hk", 4);
  g_autoptr (RoboMatchFile) file = NULL;
  GtkWindow *window;
  guint      n_events;

  robo_match_start (match);
  test_match_play (match, 2);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (robo_match_file_save (file, path, NULL));

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  robo_window_open_file (ROBO_WINDOW (window), path);
  n_events = g_list_model_get_n_items (robo_match_get_log (get_match (window)));
  g_assert_cmpuint (n_events, >, 0);

  choose_language ("de");
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  g_assert_cmpuint (g_list_model_get_n_items (robo_match_get_log (get_match (window))), ==, n_events);
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Runde 1 · Vorbereiten"));

  choose_language (ROBO_LANGUAGE_SYSTEM);
  wait_for_another (window);
  gtk_window_destroy (find_window (ROBO_TYPE_WINDOW));
  g_unlink (path);
}

/* The arena in the editor stays, with its undo history. */
static void
test_editor (void)
{
  GtkWindow *window;

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-empty-arena", NULL);
  while (find_label (GTK_WIDGET (window), "Symmetry") == NULL)
    g_main_context_iteration (NULL, TRUE);

  choose_language ("de");
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Symmetrie"));
  g_assert_nonnull (find_label (GTK_WIDGET (window), "New Arena"));

  choose_language (ROBO_LANGUAGE_SYSTEM);
  wait_for_another (window);
  gtk_window_destroy (find_window (ROBO_TYPE_WINDOW));
}

/* Cards stay like arenas, and the handlers for saving them still work. */
static void
test_cards (void)
{
  GtkWindow *window;
  GtkStack  *pages;

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_WINDOW, "pages"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", NULL);
  g_signal_emit_by_name (gtk_stack_get_visible_child (pages), "new-wanted", FALSE);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "module-set");

  choose_language ("de");
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), ROBO_TYPE_WINDOW, "pages"));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, "module-set");
  g_signal_emit_by_name (gtk_stack_get_visible_child (pages), "saved");

  choose_language (ROBO_LANGUAGE_SYSTEM);
  wait_for_another (window);
  gtk_window_destroy (find_window (ROBO_TYPE_WINDOW));
}

static void
test_tint (void)
{
  g_auto (File) file = file_new ("fr.po", PO_HEADER "msgid \"Recent Games\"\nmsgstr \"Parties\"\n");
  GtkWindow *window;
  GtkWidget *label;

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  g_action_group_activate_action (G_ACTION_GROUP (app), "try-translation-file", g_variant_new_string (file.path));
  wait_for_another (window);

  window = find_window (ROBO_TYPE_WINDOW);
  label = find_label (GTK_WIDGET (window), "Parties");
  g_assert_false (gtk_widget_has_css_class (label, "untranslated"));
  label = find_label (GTK_WIDGET (window), "Plan in secret");
  g_assert_true (gtk_widget_has_css_class (label, "untranslated"));
  gtk_label_set_label (GTK_LABEL (label), "translated");
  g_assert_false (gtk_widget_has_css_class (label, "untranslated"));

  g_action_group_activate_action (G_ACTION_GROUP (app), "end-trial", NULL);
  wait_for_another (window);
  window = find_window (ROBO_TYPE_WINDOW);
  g_assert_false (gtk_widget_has_css_class (find_label (GTK_WIDGET (window), "Plan in secret"), "untranslated"));
  gtk_window_destroy (window);
}

int
main (int   argc,
      char *argv[])
{
  robo_language_init ();
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add_func ("/app/languages/list/leaves-out-languages-without-a-catalog", test_list);
  g_test_add_func ("/app/languages/installed-translations/are-listed", test_installed);
  g_test_add_func ("/app/languages/chosen-language/is-used-at-once", test_use);
  g_test_add_func ("/app/languages/german-numbers/have-a-comma-for-users-but-not-in-files", test_numbers);
  g_test_add_func ("/app/languages/language-without-locale/uses-another-locale-rather-than-C.UTF-8", test_locale);
  g_test_add_func ("/app/languages/language-without-catalog/texts-of-files-are-shown-in-this-language", test_other);
  g_test_add_func ("/app/languages/language-without-catalog/subprocess", test_other_subprocess);
  g_test_add_func ("/app/languages/translation-trial/untranslated-messages-are-marked", test_trial);
  g_test_add_func ("/app/languages/translation-trial/changed-file-is-read-again", test_trial_changes);
  g_test_add_func ("/app/languages/translation-trial/invalid-file-is-refused", test_trial_refused);
  g_test_add_func ("/app/languages/change-of-language/window-is-created-again", test_window);
  g_test_add_func ("/app/languages/change-of-language/game-stays-at-its-position", test_game);
  g_test_add_func ("/app/languages/change-of-language/arena-in-the-editor-stays", test_editor);
  g_test_add_func ("/app/languages/change-of-language/card-page-stays", test_cards);
  g_test_add_func ("/app/languages/untranslated-labels/are-tinted", test_tint);

  return g_test_run ();
}
