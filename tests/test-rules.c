// SPDX-License-Identifier: GPL-3.0-or-later
// A card is made from nothing, saved, and put into rules of one's own, in the real window by real clicks and keys (Issue 06).
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "content/robo-explain.h"
#include "content/robo-module-edit.h"
#include "content/robo-rule-set-edit.h"
#include "ui/rules/robo-card-page.h"
#include "ui/rules/robo-effect-row.h"
#include "ui/rules/robo-module-set-page.h"
#include "ui/rules/robo-rule-set-page.h"
#include "ui/rules/robo-rules-page.h"
#include "ui/rules/robo-sandbox-page.h"

#include "ui-drive.h"

/* One for all cases, as in a real process. */
static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
} Fixture;

static char *
dup_folder (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", name, NULL);
}

static void
empty_folder (const char *name)
{
  g_autofree char *folder = dup_folder (name);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file_name;

  while (dir != NULL && (file_name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, file_name, NULL);

      g_unlink (file);
    }
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  /* A page that fades away still gets clicks. */
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  empty_folder ("modules");
  empty_folder ("rules");
  empty_folder ("recovery");
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  ui_drive_until (gtk_application_get_windows (app) == NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Finding things as a person does: by what is written on them. */

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (says (widget, text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
click_label (Fixture    *fixture,
             const char *text)
{
  GtkWidget *widget;

  ui_drive_until (find_label (fixture->window, text) != NULL);
  /* What has the focus is scrolled into view. */
  for (widget = find_label (fixture->window, text); widget != NULL && !gtk_widget_grab_focus (widget);
       widget = gtk_widget_get_parent (widget))
    ;
  ui_drive_settle (fixture->window);
  ui_drive_click (find_label (fixture->window, text));
}

static gpointer
find (Fixture *fixture,
      GType    type)
{
  ui_drive_until (ui_drive_find (fixture->window, type, 0) != NULL);

  return ui_drive_find (fixture->window, type, 0);
}

static RoboModuleSetDocument *
get_document (Fixture *fixture)
{
  return robo_module_set_page_get_document (find (fixture, ROBO_TYPE_MODULE_SET_PAGE));
}

static const RoboCard *
get_card (Fixture *fixture,
          guint    card)
{
  return &robo_module_set_get_cards (robo_module_set_document_get_set (get_document (fixture)))->cards[card];
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

/* Opens a menu and chooses an entry, by the pointer. */
static void
choose (Fixture     *fixture,
        GtkDropDown *menu,
        const char  *text)
{
  GtkWidget *popover = ui_drive_find (GTK_WIDGET (menu), GTK_TYPE_POPOVER, 0);

  gtk_widget_grab_focus (GTK_WIDGET (menu));
  ui_drive_settle (fixture->window);
  ui_drive_click (GTK_WIDGET (menu));
  ui_drive_until (find_label (popover, text) != NULL);
  ui_drive_click (find_label (popover, text));
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (menu)), ==, text);
}

static GtkDropDown *
get_menu (GtkWidget *row,
          guint      index)
{
  return ui_drive_find (row, GTK_TYPE_DROP_DOWN, index);
}

/* The cases */

static void
make_tractor_beam (Fixture *fixture)
{
  GtkWidget *row;

  click_label (fixture, "Rules");
  click_label (fixture, "New Module Set");
  ui_drive_until (get_document (fixture) != NULL);
  g_assert_cmpuint (g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture))), ==, 1);

  robo_card_page_focus_name (find (fixture, ROBO_TYPE_CARD_PAGE));
  type (fixture, "ctrl+a T r a c t o r");
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==, "Tractor");

  click_label (fixture, "Add");
  click_label (fixture, "Instead of firing");
  g_assert_cmpuint (get_card (fixture, 0)->n_effects, ==, 1);
  /* The first row brings its die along. */
  g_assert_true (get_card (fixture, 0)->has_die);
  g_assert_cmpuint (get_card (fixture, 0)->die_colour, ==, ROBO_RED);

  row = find (fixture, ROBO_TYPE_EFFECT_ROW);
  choose (fixture, get_menu (row, 1), "First robot or mine in line");
  choose (fixture, get_menu (row, 2), "Pull");
  gtk_widget_grab_focus (ui_drive_find (row, GTK_TYPE_SPIN_BUTTON, 0));
  type (fixture, "ctrl+a 2 Tab");
}

static void
test_card (Fixture      *fixture,
           gconstpointer data)
{
  const RoboEffect *effect;
  g_autofree char  *rule = NULL;
  g_autofree char  *folder = dup_folder ("modules");
  g_autofree char  *path = g_build_filename (folder, "my-modules.modules.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) saved = NULL;

  make_tractor_beam (fixture);
  ui_drive_shoot ("rules-card");
  effect = &get_card (fixture, 0)->effects[0];
  g_assert_cmpuint (effect->when, ==, ROBO_WHEN_FIRE);
  g_assert_cmpuint (effect->target, ==, ROBO_TARGET_FIRST_IN_LINE);
  g_assert_cmpuint (effect->action, ==, ROBO_ACTION_PULL);
  g_assert_cmpuint (effect->amount[3], ==, 2);
  /* What it says is what the engine will do, as the help in the game tells it. */
  rule = robo_explain_module_of_set (robo_module_set_document_get_set (get_document (fixture)), 0, NULL);
  g_assert_nonnull (strstr (rule, "pulls the first robot in the line of fire 2 spaces towards itself"));
  g_assert_nonnull (find_label (fixture->window, rule));

  /* All of it back, and again. */
  for (guint n = robo_document_get_position (ROBO_DOCUMENT (get_document (fixture))); n > 0; n--)
    type (fixture, "ctrl+z");
  g_assert_false (robo_document_get_can_undo (ROBO_DOCUMENT (get_document (fixture))));
  g_assert_cmpuint (get_card (fixture, 0)->n_effects, ==, 0);
  for (guint n = g_list_model_get_n_items (robo_document_get_edits (ROBO_DOCUMENT (get_document (fixture)))); n > 0; n--)
    type (fixture, "ctrl+shift+z");
  g_assert_cmpuint (get_card (fixture, 0)->effects[0].action, ==, ROBO_ACTION_PULL);

  type (fixture, "ctrl+s");
  ui_drive_until (!robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));
  saved = robo_module_set_load_file (path, problems);
  g_assert_nonnull (saved);
  g_assert_false (robo_problems_has_errors (problems));
  g_assert_cmpstr (robo_module_set_get_id (saved), ==, "my-modules");
}

static void
test_cards (Fixture      *fixture,
            gconstpointer data)
{
  GListModel *cards;
  GtkListBox *list;

  click_label (fixture, "Rules");
  click_label (fixture, "Workshop modules");
  cards = robo_module_set_document_get_cards (get_document (fixture));
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 12);

  type (fixture, "ctrl+d");
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 13);
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==,
                   robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 1));
  list = GTK_LIST_BOX (gtk_widget_get_template_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), ROBO_TYPE_MODULE_SET_PAGE,
                                                      "cards"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (list)));
  type (fixture, "alt+Down");
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==, 2);
  type (fixture, "Delete");
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 12);
  type (fixture, "ctrl+z ctrl+z ctrl+z");
  g_assert_false (robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));

  /* By the pointer: the third onto the first. */
  {
    g_autofree char *third = g_strdup (get_card (fixture, 2)->id);
    /* The list makes new rows of what has moved. */
    g_autoptr (GtkWidget) row = g_object_ref (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 2)));

    ui_drive_drag (row, GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
    ui_drive_until (robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));
    g_assert_cmpstr (get_card (fixture, 0)->id, ==, third);
  }
  ui_drive_shoot ("rules-cards");
}

/* What is not saved is asked for. */
static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow *dialog;

  click_label (fixture, "Rules");
  click_label (fixture, "Workshop modules");
  type (fixture, "ctrl+d");
  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);
  ui_drive_until (gtk_application_get_active_window (app) != GTK_WINDOW (fixture->window) ||
                  g_list_length (gtk_application_get_windows (app)) > 0);
  dialog = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        dialog = window;
    }
  g_assert_nonnull (dialog);
  ui_drive_shoot ("rules-leave");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "discard");
  gtk_window_destroy (dialog);
  ui_drive_until (find_label (fixture->window, "Module Sets") != NULL);
}

static void
test_rules (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *folder = dup_folder ("rules");
  g_autofree char *path = g_build_filename (folder, "my-rules.rules.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rules = NULL;

  /* A set of one's own first, which the rules then play with. */
  make_tractor_beam (fixture);
  type (fixture, "ctrl+s");
  ui_drive_until (!robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));
  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);

  click_label (fixture, "New Rule Set");
  click_label (fixture, "Bump damage at every step");
  click_label (fixture, "My Modules");
  ui_drive_shoot ("rules-rules");
  g_assert_nonnull (find_label (fixture->window, "Modules that damage who is bumped into do so at every step."));
  type (fixture, "ctrl+s");
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
  rules = robo_rule_set_load_file (path, problems);
  g_assert_nonnull (rules);
  g_assert_true (robo_rule_set_get_rules (rules)->bump_every_step);
  g_assert_cmpuint (robo_cards_find (robo_modules_get_cards (robo_rule_set_get_modules (rules)), "tractor"), <, ROBO_MAX_CARDS);
}

/* A program without a display says whether it went well; what it prints is returned. */
static char *
run (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  char *printed = NULL;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &printed, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  return printed;
}

/* Whether anybody used the card in a game of three computers. */
static gboolean
is_used (const char *rules,
         const char *match,
         guint       seed)
{
  g_autofree char  *number = g_strdup_printf ("%u", seed);
  const char *const play[] = { g_getenv ("ROBODROME_CLI"), "play", "--arena", "twin-cities", "--seats", "computer,computer,computer",
                               "--rules", rules, "--seed", number, "--save", match, NULL };
  const char *const replay[] = { g_getenv ("ROBODROME_CLI"), "replay", match, "--events", NULL };
  g_autofree char  *played = run (play);
  g_autofree char  *events = run (replay);

  return strstr (events, "module=\"tractor\"") != NULL;
}

/* Done when: made, tried in the sandbox, saved as a scenario, put into rules, and used in a match. */
static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char  *rules_folder = dup_folder ("rules");
  g_autofree char  *rules = g_build_filename (rules_folder, "my-rules.rules.xml", NULL);
  g_autofree char  *scenario = g_build_filename (rules_folder, "tractor.xml", NULL);
  g_autofree char  *match = g_build_filename (rules_folder, "tractor.match.xml", NULL);
  const char *const check[] = { g_getenv ("ROBODROME_CLI"), "check", scenario, NULL };
  g_autofree char  *checked = NULL;
  g_autoptr (GError) error = NULL;
  RoboSandboxPage *page;
  gboolean         was_used = FALSE;

  make_tractor_beam (fixture);
  type (fixture, "ctrl+s");
  ui_drive_until (!robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));

  click_label (fixture, "Try It");
  page = find (fixture, ROBO_TYPE_SANDBOX_PAGE);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
  gtk_widget_activate_action (GTK_WIDGET (page), "sandbox.run", NULL);
  ui_drive_until (robo_sandbox_get_match (robo_sandbox_page_get_sandbox (page)) != NULL);
  ui_drive_shoot ("rules-sandbox");
  g_mkdir_with_parents (rules_folder, 0700);
  g_assert_true (robo_sandbox_save_file (robo_sandbox_page_get_sandbox (page), scenario, "A tractor beam", &error));
  g_assert_no_error (error);
  checked = run (check);
  g_assert_nonnull (strstr (checked, "1 passed, 0 failed"));
  g_signal_emit_by_name (page, "left");

  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);
  click_label (fixture, "New Rule Set");
  click_label (fixture, "My Modules");
  type (fixture, "ctrl+s");
  ui_drive_until (g_file_test (rules, G_FILE_TEST_EXISTS));
  for (guint seed = 1; seed <= 12 && !was_used; seed++)
    was_used = is_used (rules, match, seed);
  g_assert_true (was_used);
  g_unlink (scenario);
  g_unlink (match);
}

#define ADD(path, func) g_test_add ("/ui/rules/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_application_hold (G_APPLICATION (app));

  ADD ("card", test_card);
  ADD ("cards", test_cards);
  ADD ("leave", test_leave);
  ADD ("rules", test_rules);
  ADD ("whole", test_whole);

  return g_test_run ();
}
