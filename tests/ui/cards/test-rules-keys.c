// SPDX-License-Identifier: GPL-3.0-or-later
// Tests typing names key by key, repairs and switching module sets: no letter, focus or scroll position is
// lost.
#include "config.h"

#include "ui/cards/robo-texts-group.h"
#include "ui/widgets/robo-print-dialog.h"

#include "rules-drive.h"

static const char *
get_text (GtkWidget *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static GtkWidget *
get_entry (GtkWidget  *texts,
           const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (texts, ROBO_TYPE_TEXTS_GROUP, name));
}

/* Checks that typing continues after a blank, although a document strips blanks from the ends of a text. */
static void
test_two_words (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget     *page, *name, *text, *texts;
  RoboModuleSet *set;

  show_rules (fixture);
  click_label (fixture, "New Module Set");
  ui_drive_until (get_document (fixture) != NULL);
  page = find (fixture, ROBO_TYPE_CARD_PAGE);
  name = GTK_WIDGET (gtk_widget_get_template_child (page, ROBO_TYPE_CARD_PAGE, "name_row"));
  ui_drive_until (gtk_widget_get_mapped (page));
  robo_card_page_focus_name (ROBO_CARD_PAGE (page));
  type (fixture, "ctrl+a T r a c t o r space");
  g_assert_cmpstr (get_text (name), ==, "Tractor ");
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==,
                   "Tractor");
  type (fixture, "B e a m");
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==,
                   "Tractor Beam");

  text = GTK_WIDGET (gtk_widget_get_template_child (page, ROBO_TYPE_CARD_PAGE, "text_view"));
  gtk_widget_grab_focus (text);
  type (fixture, "P u l l space i t space");
  set = robo_module_set_document_get_set (get_document (fixture));
  g_assert_cmpstr (robo_module_set_get_card_text_in (set, 0, NULL), ==, "Pull it");
  /* After leaving the entry, it shows the stripped text. */
  robo_card_page_focus_name (ROBO_CARD_PAGE (page));
  type (fixture, "End space Tab");
  g_assert_cmpstr (get_text (name), ==, "Tractor Beam");

  click_label (fixture, "About this set");
  texts = ui_drive_find (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), ROBO_TYPE_TEXTS_GROUP, 0);
  ui_drive_until (gtk_widget_get_mapped (texts));
  robo_texts_group_focus_name (ROBO_TEXTS_GROUP (texts));
  type (fixture, "ctrl+a T u g space S e t");
  g_assert_cmpstr (robo_module_set_get_name (robo_module_set_document_get_set (get_document (fixture))), ==, "Tug Set");
  type (fixture, "ctrl+z");
  g_assert_cmpstr (get_text (get_entry (texts, "name_row")), ==, "My Modules");
}

static void
test_two_words_rules (Fixture      *fixture,
                      gconstpointer data)
{
  GtkWidget *texts;

  show_rules (fixture);
  click_label (fixture, "New Rule Set");
  texts = ui_drive_find (find (fixture, ROBO_TYPE_RULE_SET_PAGE), ROBO_TYPE_TEXTS_GROUP, 0);
  ui_drive_until (gtk_widget_get_mapped (texts));
  robo_texts_group_focus_name (ROBO_TEXTS_GROUP (texts));
  type (fixture, "ctrl+a H o u s e space R u l e s");
  g_assert_cmpstr (robo_rule_set_get_name (get_rule_set (fixture)), ==, "House Rules");
  gtk_widget_grab_focus (get_entry (texts, "description_row"));
  type (fixture, "ctrl+a O n space S u n d a y s");
  g_assert_cmpstr (robo_rule_set_get_description_in (get_rule_set (fixture), NULL), ==, "On Sundays");
}

static gboolean
has_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus);
}

/* The button vanishes together with its problem, and the focus moves to the next useful place. */
static void
test_repair (Fixture      *fixture,
             gconstpointer data)
{
  RoboDocument *document;

  write_file ("rules", "home.rules.xml",
              "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"home\"><name>Home rules</name><description/>"
              "<modules-ref id=\"standard\"/><modules-ref id=\"nobody\"/><modules-ref id=\"nowhere\"/></rules>");
  show_rules (fixture);
  click_label (fixture, "Home rules");
  document = ROBO_DOCUMENT (robo_rule_set_page_get_document (find (fixture, ROBO_TYPE_RULE_SET_PAGE)));
  /* Presses the repair of the first problem, then the repair of the only problem left. */
  for (guint n = 1; n <= 2; n++)
    {
      gtk_widget_grab_focus (gtk_widget_get_ancestor (find_label (fixture->window, "Leave Out the Module Set"),
                                                      GTK_TYPE_BUTTON));
      type (fixture, "space");
      ui_drive_until (robo_history_get_position (robo_document_get_history (document)) == n);
      ui_drive_settle (fixture->window);
      g_assert_true (has_focus (fixture));
    }
  g_assert_null (find_label (fixture->window, "Leave Out the Module Set"));

  type (fixture, "ctrl+z ctrl+z");
  ui_drive_until (robo_history_get_position (robo_document_get_history (document)) == 0);
  type (fixture, "Tab");
  g_assert_true (has_focus (fixture));
}

/* Viewing a card changes nothing, whatever its contents. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  RoboDocument *document;
  guint         n_cards;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name>"
              "<module id=\"tug\" colour=\"red\" copies=\"3\"><name>Tug</name><die colour=\"red\" min=\"5\" max=\"6\"/>"
              "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module>"
              "<module id=\"crown\" colour=\"champion\" arena=\"rome\"><name>Crown</name>"
              "<ability kind=\"hover\"/></module>"
              "<module id=\"tow\" colour=\"blue\" copies=\"1\"><name>Tow</name>"
              "<die colour=\"blue\" min=\"1\" max=\"2\"/>"
              "<ability kind=\"cross-walls\"/></module></modules>");
  show_rules (fixture);
  click_label (fixture, "Tugs");
  ui_drive_until (get_document (fixture) != NULL);
  document = ROBO_DOCUMENT (get_document (fixture));
  n_cards = g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture)));
  g_assert_cmpuint (n_cards, ==, 3);
  ui_drive_settle (fixture->window);
  for (guint i = 0; i < 2; i++)
    type (fixture, "Down Down Up Up");
  for (guint i = 0; i < 40; i++)
    type (fixture, "Tab");
  g_assert_cmpuint (robo_history_get_position (robo_document_get_history (document)), ==, 0);
  g_assert_false (robo_history_get_can_undo (robo_document_get_history (document)));
}

/* A foreign file stays where it is until the user imports it. */
static void
test_import (Fixture      *fixture,
             gconstpointer data)
{
  static const char text[] = "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"lent\"><name>Lent</name></modules>";
  g_autofree char  *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char  *path = g_build_filename (folder, "lent.modules.xml", NULL);
  g_autofree char  *own_folder = dup_folder ("modules");
  g_autofree char  *own = g_build_filename (own_folder, "lent.modules.xml", NULL);
  g_autofree char  *after = NULL;
  g_autofree char  *edited = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  click_label (fixture, "Import");
  ui_drive_until (g_file_test (own, G_FILE_TEST_IS_REGULAR));
  edited = g_file_get_path (
    robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (get_document (fixture)))));
  g_assert_cmpstr (edited, ==, own);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  ui_drive_until (find_label (fixture->window, "Import") == NULL);
  g_unlink (path);
  g_rmdir (folder);
}

static gboolean
is_in_file (Fixture    *fixture,
            const char *path)
{
  GFile *location = robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (get_document (fixture))));

  return g_strcmp0 (g_file_peek_path (location), path) == 0;
}

/* If the user's folder cannot be written, the imported file can be saved elsewhere, by the button that the message
 * names. A file in place of the folder refuses root, too. */
static void
test_import_refused (Fixture      *fixture,
                     gconstpointer data)
{
  static const char text[] = "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"lent\"><name>Lent</name></modules>";
  g_autofree char  *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char  *path = g_build_filename (folder, "lent.modules.xml", NULL);
  g_autofree char  *saved = g_build_filename (folder, "saved.modules.xml", NULL);
  g_autofree char  *own_folder = dup_folder ("modules");
  g_autofree char  *aside = dup_folder ("modules-aside");

  g_rename (own_folder, aside);
  g_assert_true (g_file_set_contents (own_folder, "", 0, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  click_label (fixture, "Import");
  ui_drive_answer ("Save As…");
  ui_drive_choose_file (saved);
  ui_drive_until (g_file_test (saved, G_FILE_TEST_IS_REGULAR));
  ui_drive_until (is_in_file (fixture, saved));

  g_unlink (own_folder);
  g_rename (aside, own_folder);
  g_unlink (saved);
  g_unlink (path);
  g_rmdir (folder);
}

static int
get_y (Fixture    *fixture,
       const char *text)
{
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (find_label (fixture->window, text), fixture->window,
                                           &GRAPHENE_POINT_INIT (0, 0), &point));

  return (int)point.y;
}

/* A module set is removed and added again with the rules about its cards, while its switch stays under the
 * pointer. */
static void
test_switch_set (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget *control;
  int        y;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name>"
              "<module id=\"tug\" colour=\"red\"><name>Tug</name><ability kind=\"hover\"/></module>"
              "<module id=\"tow\" colour=\"yellow\"><name>Tow</name><ability kind=\"absorb\"/></module></modules>");
  write_file ("rules", "home.rules.xml",
              "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"home\"><name>Home rules</name><description/>"
              "<modules-ref id=\"tugs\"/><modules-ref id=\"standard\"/><copies module=\"tug\" number=\"5\"/>"
              "<killbot-module id=\"tow\"/></rules>");
  show_rules (fixture);
  click_label (fixture, "Home rules");
  ui_drive_until (find_label (fixture->window, "KillBots get any module they can use") != NULL);
  ui_drive_settle (fixture->window);

  for (guint i = 0; i < 2; i++)
    {
      const char *name = i == 0 ? "Standard modules" : "Tugs";

      control = ui_drive_find (gtk_widget_get_ancestor (find_label (fixture->window, name), ADW_TYPE_ACTION_ROW),
                               GTK_TYPE_SWITCH, 0);
      gtk_widget_grab_focus (control);
      ui_drive_settle (fixture->window);
      y = get_y (fixture, name);
      ui_drive_click (control);
      ui_drive_until (!gtk_switch_get_active (GTK_SWITCH (control)));
      ui_drive_settle (fixture->window);
      g_assert_cmpint (get_y (fixture, name), ==, y);
      ui_drive_click (control);
      ui_drive_until (gtk_switch_get_active (GTK_SWITCH (control)));
      ui_drive_settle (fixture->window);
      g_assert_cmpint (get_y (fixture, name), ==, y);
    }

  {
    RoboRuleSet     *rules = get_rule_set (fixture);
    const RoboCards *cards = robo_modules_get_cards (robo_rule_set_get_modules (rules));
    guint            tug = robo_cards_find (cards, "tug");

    g_assert_cmpuint (robo_rule_set_get_rules (rules)->copies[tug], ==, 5);
    g_assert_true (robo_rule_set_names_killbot_modules (rules));
    g_assert_true (robo_rule_set_is_for_killbots (rules, robo_cards_find (cards, "tow")));
    g_assert_false (robo_rule_set_is_for_killbots (rules, tug));
  }
}

static GtkWindow *
find_print_dialog (void)
{
  GType type = g_type_from_name ("GtkPrintUnixDialog");

  return type == 0 ? NULL : GTK_WINDOW (ui_drive_find_dialog (type));
}

/* Cards can be printed, also while a name is being typed. */
static void
test_print (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow *dialog = NULL;
  GtkWidget *chooser = NULL;

  show_rules (fixture);
  click_label (fixture, "New Module Set");
  ui_drive_until (get_document (fixture) != NULL);
  robo_card_page_focus_name (ROBO_CARD_PAGE (find (fixture, ROBO_TYPE_CARD_PAGE)));
  type (fixture, "ctrl+p");
  ui_drive_until ((chooser = ui_drive_find_dialog (ROBO_TYPE_PRINT_DIALOG)) != NULL);
  ui_drive_click (ui_drive_find_button (chooser, "Print…"));
  ui_drive_until ((dialog = find_print_dialog ()) != NULL);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  ui_drive_until (find_print_dialog () == NULL);
}

#define ADD(path, func) g_test_add ("/ui/cards/rules-keys/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  ADD ("typing-in-module-set/blank-at-the-end-stays-until-the-entry-is-left", test_two_words);
  ADD ("typing-in-rule-set/blanks-between-words-stay", test_two_words_rules);
  ADD ("print-key/opens-the-print-dialog-while-a-name-is-typed", test_print);
  ADD ("repaired-problem/a-visible-widget-has-the-focus", test_repair);
  ADD ("card-that-is-only-viewed/does-not-change", test_look);
  ADD ("file-from-another-folder/import-copies-it-to-the-users-folder", test_import);
  ADD ("import-into-an-unwritable-folder/file-can-be-saved-elsewhere", test_import_refused);
  ADD ("switch-of-a-module-set/stays-under-the-pointer", test_switch_set);

  return g_test_run ();
}
