// SPDX-License-Identifier: GPL-3.0-or-later
// Creates a card, saves it and adds it to the user's rules, in the real window by real clicks and keys.
#include "config.h"

#include "files/robo-explain-module.h"
#include "tests/properties.h"
#include "ui/cards/robo-decks-group.h"
#include "ui/cards/robo-language-row.h"
#include "ui/cards/robo-limits-group.h"
#include "ui/cards/robo-texts-group.h"
#include "ui/widgets/robo-module-card.h"

#include "rules-drive.h"

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
  /* The page shows what the engine will do, in the words of the help in the game. */
  rule = robo_explain_module_of_set (robo_module_set_document_get_set (get_document (fixture)), 0, NULL);
  g_assert_nonnull (strstr (rule, "pulls the first robot in the line of fire 2 spaces toward itself"));
  g_assert_nonnull (find_label (fixture->window, rule));

  /* Undoes all edits, and redoes them. */
  for (guint n = robo_history_get_position (get_history (fixture)); n > 0; n--)
    type (fixture, "ctrl+z");
  g_assert_false (robo_history_get_can_undo (get_history (fixture)));
  g_assert_cmpuint (get_card (fixture, 0)->n_effects, ==, 0);
  for (guint n = g_list_model_get_n_items (robo_history_get_edits (get_history (fixture))); n > 0;
       n--)
    type (fixture, "ctrl+shift+z");
  g_assert_cmpuint (get_card (fixture, 0)->effects[0].action, ==, ROBO_ACTION_PULL);

  type (fixture, "ctrl+s");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
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

  show_rules (fixture);
  click_label (fixture, "Workshop modules");
  cards = robo_module_set_document_get_cards (get_document (fixture));
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 29);

  type (fixture, "ctrl+d");
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 30);
  g_assert_cmpstr (robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 0), ==,
                   robo_module_set_get_title (robo_module_set_document_get_set (get_document (fixture)), 1));
  list = GTK_LIST_BOX (
    gtk_widget_get_template_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), ROBO_TYPE_MODULE_SET_PAGE, "cards"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (list)));
  type (fixture, "alt+Down");
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==, 2);
  type (fixture, "Delete");
  g_assert_cmpuint (g_list_model_get_n_items (cards), ==, 29);
  type (fixture, "ctrl+z ctrl+z ctrl+z");
  g_assert_false (robo_history_get_is_dirty (get_history (fixture)));

  /* Drags the third effect onto the first. */
  {
    g_autofree char *third = g_strdup (get_card (fixture, 2)->id);
    /* Keep the row, because the list makes new rows for moved cards. */
    g_autoptr (GtkWidget) row = g_object_ref (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 2)));

    ui_drive_drag (row, GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
    ui_drive_until (robo_history_get_is_dirty (get_history (fixture)));
    g_assert_cmpstr (get_card (fixture, 0)->id, ==, third);
  }
  ui_drive_shoot ("rules-cards");
}

/* Effects are moved with the button, and with the pointer where the row has no menu. */
static void
test_effects (Fixture      *fixture,
              gconstpointer data)
{
  GtkListBox *list;
  GtkWidget  *first;

  make_tractor_beam (fixture);
  click_label (fixture, "Add");
  click_label (fixture, "After a hit");
  ui_drive_until (get_card (fixture, 0)->n_effects == 2);
  g_assert_cmpuint (get_card (fixture, 0)->effects[0].when, ==, ROBO_WHEN_FIRE);

  list = GTK_LIST_BOX (gtk_widget_get_template_child (find (fixture, ROBO_TYPE_CARD_PAGE), ROBO_TYPE_CARD_PAGE,
                                                      "effect_list"));
  first = ui_drive_find (GTK_WIDGET (list), ROBO_TYPE_EFFECT_ROW, 1);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_template_child (first, ROBO_TYPE_EFFECT_ROW, "up_button")));
  type (fixture, "Return");
  ui_drive_until (get_card (fixture, 0)->effects[0].when == ROBO_WHEN_HIT);
  type (fixture, "ctrl+z");
  g_assert_cmpuint (get_card (fixture, 0)->effects[0].when, ==, ROBO_WHEN_FIRE);

  /* Scrolls both effects into view. */
  gtk_widget_grab_focus (ui_drive_find (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)), GTK_TYPE_SPIN_BUTTON, 0));
  gtk_widget_grab_focus (
    ui_drive_find (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)), GTK_TYPE_CHECK_BUTTON, 1));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("rules-effects");
  first = find_label (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)), "Amount");
  g_assert_nonnull (first);
  ui_drive_drag (find_label (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 1)), "Amount"), first);
  ui_drive_until (get_card (fixture, 0)->effects[0].when == ROBO_WHEN_HIT);
  g_assert_cmpstr (property_string (get_history (fixture), "undo-name"), ==, "Move Effect");
}

static GtkSpinButton *
get_limit_spin (Fixture *fixture,
                guint    index)
{
  return GTK_SPIN_BUTTON (ui_drive_find (find (fixture, ROBO_TYPE_LIMITS_GROUP), GTK_TYPE_SPIN_BUTTON, index));
}

/* R14.1 to R14.3: a condition is chosen from the menu, and its numbers, uses and costs are set. */
static void
test_limits (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *row;

  make_tractor_beam (fixture);
  gtk_widget_grab_focus (ui_drive_find (find (fixture, ROBO_TYPE_LIMITS_GROUP), GTK_TYPE_MENU_BUTTON, 0));
  type (fixture, "space Return");
  ui_drive_until (get_card (fixture, 0)->n_conditions == 1);
  g_assert_cmpuint (get_card (fixture, 0)->conditions[0].what, ==, ROBO_IF_OWN_DAMAGE);
  g_assert_cmpuint (get_card (fixture, 0)->conditions[0].min, ==, 1);
  g_assert_cmpuint (get_card (fixture, 0)->conditions[0].max, ==, ROBO_CONDITION_UNLIMITED);

  /* The costs are before the conditions. */
  gtk_spin_button_set_value (get_limit_spin (fixture, 1), 2);
  g_assert_cmpuint (get_card (fixture, 0)->n_costs, ==, 1);
  g_assert_cmpuint (get_card (fixture, 0)->costs[0].kind, ==, ROBO_COST_DAMAGE);
  g_assert_cmpuint (get_card (fixture, 0)->costs[0].amount, ==, 2);
  gtk_widget_grab_focus (GTK_WIDGET (get_limit_spin (fixture, 4)));
  type (fixture, "ctrl+a 2 Tab");
  ui_drive_until (get_card (fixture, 0)->conditions[0].max == 2);
  adw_combo_row_set_selected (ui_drive_find (find (fixture, ROBO_TYPE_LIMITS_GROUP), ADW_TYPE_COMBO_ROW, 0), 2);
  g_assert_cmpuint (get_card (fixture, 0)->uses, ==, 1);
  g_assert_cmpuint (get_card (fixture, 0)->per, ==, ROBO_PER_MATCH);
  gtk_widget_grab_focus (GTK_WIDGET (get_limit_spin (fixture, 4)));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("rules-limits");

  row = gtk_widget_get_ancestor (GTK_WIDGET (get_limit_spin (fixture, 4)), ADW_TYPE_ACTION_ROW);
  /* Each spin button has two buttons. */
  ui_drive_click (ui_drive_find (row, GTK_TYPE_BUTTON, 4));
  ui_drive_until (get_card (fixture, 0)->n_conditions == 0);
  type (fixture, "ctrl+z");
  ui_drive_until (get_card (fixture, 0)->n_conditions == 1);
}

/* The list of additions has headings, and a search whose first hit is added by Enter. */
static void
test_add_search (Fixture      *fixture,
                 gconstpointer data)
{
  make_tractor_beam (fixture);
  click_label (fixture, "Add");
  ui_drive_until (find_label (fixture->window, "Effects with a red die") != NULL);
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("rules-add");
  type (fixture, "a f t e r space a space h i t Return");
  ui_drive_until (get_card (fixture, 0)->n_effects == 2);
  g_assert_cmpuint (get_card (fixture, 0)->effects[1].when, ==, ROBO_WHEN_HIT);
}

/* Leaving asks about unsaved changes. */
static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  show_rules (fixture);
  click_label (fixture, "Workshop modules");
  type (fixture, "ctrl+d");
  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);
  ui_drive_until (get_dialog () != NULL);
  ui_drive_shoot ("rules-leave");
  ui_drive_click (find_label (get_dialog (), "Discard"));
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

  /* First make a module set, which the rules then use. */
  make_tractor_beam (fixture);
  type (fixture, "ctrl+s");
  ui_drive_until (!robo_history_get_is_dirty (get_history (fixture)));
  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);

  click_label (fixture, "New Rule Set");
  ui_drive_until (find_label (fixture->window, "The same as the standard rules.") != NULL);
  click_label (fixture, "Bumps hurt at every step");
  click_label (fixture, "My Modules");
  ui_drive_shoot ("rules-rules");
  g_assert_nonnull (find_label (fixture->window, "Bump damage is dealt at every step."));
  type (fixture, "ctrl+s");
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
  rules = robo_rule_set_load_file (path, problems);
  g_assert_nonnull (rules);
  g_assert_true (robo_rule_set_get_rules (rules)->bump_every_step);
  g_assert_cmpuint (robo_cards_find (robo_modules_get_cards (robo_rule_set_get_modules (rules)), "tractor"), <,
                    ROBO_MAX_CARDS);
}

static void
choose_language (Fixture    *fixture,
                 GtkWidget  *page,
                 const char *name)
{
  GtkWidget *row = ui_drive_find (page, ROBO_TYPE_LANGUAGE_ROW, 0);
  GtkWidget *popover = ui_drive_find (row, GTK_TYPE_POPOVER, 0);

  gtk_widget_grab_focus (row);
  ui_drive_click (row);
  ui_drive_until (gtk_widget_get_mapped (popover) && find_label (popover, name) != NULL);
  ui_drive_click (find_label (popover, name));
  ui_drive_until (!gtk_widget_get_mapped (popover));
}

/* Tests the name of a set in another language, the problems of the whole set, and the rules that use it. */
static void
test_about_set (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget     *texts;
  RoboModuleSet *set;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\">"
              "<module id=\"tug\" colour=\"red\"><name>Tug</name><die colour=\"red\" min=\"1\" max=\"6\"/>"
              "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module></modules>");
  write_file ("rules", "home.rules.xml",
              "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"home\"><name>Home rules</name><description/>"
              "<modules-ref id=\"tugs\"/></rules>");
  show_rules (fixture);
  click_label (fixture, "tugs");
  click_label (fixture, "1 problem in the set");
  ui_drive_shoot ("rules-about");
  click_label (fixture, "Name It “Tugs”");
  ui_drive_until (find_label (fixture->window, "About this set") != NULL);
  set = robo_module_set_document_get_set (get_document (fixture));
  g_assert_cmpstr (robo_module_set_get_name_in (set, NULL), ==, "Tugs");

  texts = ui_drive_find (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), ROBO_TYPE_TEXTS_GROUP, 0);
  choose_language (fixture, texts, "Deutsch");
  robo_texts_group_focus_name (ROBO_TEXTS_GROUP (texts));
  type (fixture, "S c h l e p p e r");
  set = robo_module_set_document_get_set (get_document (fixture));
  g_assert_cmpstr (robo_module_set_get_name_in (set, "de"), ==, "Schlepper");
  g_assert_cmpstr (robo_module_set_get_name_in (set, NULL), ==, "Tugs");
  type (fixture, "ctrl+z");
  g_assert_null (robo_module_set_get_name_in (robo_module_set_document_get_set (get_document (fixture)), "de"));

  click_label (fixture, "Show Uses of This Set");
  ui_drive_until (get_dialog () != NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (get_dialog ())), "Home rules"));
  ui_drive_click (find_label (get_dialog (), "Close"));
  ui_drive_until (get_dialog () == NULL);
}

static void
test_about_rules (Fixture      *fixture,
                  gconstpointer data)
{
  GtkWidget *texts;

  show_rules (fixture);
  click_label (fixture, "New Rule Set");
  texts = ui_drive_find (find (fixture, ROBO_TYPE_RULE_SET_PAGE), ROBO_TYPE_TEXTS_GROUP, 0);
  ui_drive_until (gtk_widget_get_mapped (texts));
  choose_language (fixture, texts, "Deutsch");
  robo_texts_group_focus_name (ROBO_TEXTS_GROUP (texts));
  type (fixture, "H e i m Tab");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_widget_get_template_child (texts, ROBO_TYPE_TEXTS_GROUP, "description_row")));
  type (fixture, "S o");
  g_assert_cmpstr (robo_rule_set_get_name_in (get_rule_set (fixture), "de"), ==, "Heim");
  g_assert_cmpstr (robo_rule_set_get_description_in (get_rule_set (fixture), "de"), ==, "So");
  g_assert_cmpstr (robo_rule_set_get_name_in (get_rule_set (fixture), NULL), ==, "My Rules");
  ui_drive_shoot ("rules-about-rules");
}

/* Removing a set that a game uses shows a warning. */
static void
test_remove_used (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *folder = dup_folder ("modules");
  g_autofree char *path = g_build_filename (folder, "tugs.modules.xml", NULL);
  GtkWidget       *row;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name>"
              "<module id=\"tug\" colour=\"red\"><name>Tug</name><die colour=\"red\" min=\"1\" max=\"6\"/>"
              "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module></modules>");
  write_file ("rules", "home.rules.xml",
              "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"home\"><name>Home rules</name><description/>"
              "<modules-ref id=\"tugs\"/></rules>");
  show_rules (fixture);
  ui_drive_until (find_label (fixture->window, "Tugs") != NULL);
  row = gtk_widget_get_ancestor (find_label (fixture->window, "Tugs"), ADW_TYPE_ACTION_ROW);
  gtk_widget_grab_focus (ui_drive_find (row, GTK_TYPE_BUTTON, 0));
  type (fixture, "Return");
  ui_drive_until (get_dialog () != NULL);
  ui_drive_shoot ("rules-remove-used");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (get_dialog ())), "Home rules"));
  ui_drive_click (find_label (get_dialog (), "Cancel"));
  ui_drive_until (get_dialog () == NULL);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Removing one of the cards of the set does the same. */
  click_label (fixture, "Tugs");
  ui_drive_until (get_document (fixture) != NULL);
  ui_drive_settle (fixture->window);
  type (fixture, "Delete");
  ui_drive_until (get_dialog () != NULL);
  ui_drive_click (find_label (get_dialog (), "Remove"));
  ui_drive_until (get_dialog () == NULL);
  g_assert_cmpuint (g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture))), ==, 0);
}

static void
assert_fits (Fixture    *fixture,
             const char *name)
{
  int width, height;

  ui_drive_settle (fixture->window);
  ui_drive_shoot (name);
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 720);
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_VERTICAL, 720, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, 480);
}

/* Each menu stays within the row, whatever the length of the selected text. */
static void
assert_menus_fit (Fixture *fixture)
{
  GtkWidget *row = find (fixture, ROBO_TYPE_EFFECT_ROW);

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *menu = GTK_WIDGET (get_menu (row, i));
      GtkWidget *button = gtk_widget_get_first_child (menu);
      GtkLabel  *label = ui_drive_find (button, GTK_TYPE_LABEL, 0);
      int        height;

      g_assert_cmpint (gtk_widget_get_width (button), <=, gtk_widget_get_width (menu));
      g_assert_cmpint (gtk_widget_get_height (button), <=, gtk_widget_get_height (menu));
      pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);
      g_assert_cmpint (height, <=, gtk_widget_get_height (GTK_WIDGET (label)));
    }
}

/* The page fits the smallest screen at twice the text size (ux.md). */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 720, 480);
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "rules");
  ui_drive_until (find_label (fixture->window, "Module Sets") != NULL);
  assert_fits (fixture, "large-list");
  click_label (fixture, "Workshop modules");
  ui_drive_until (get_document (fixture) != NULL);
  assert_fits (fixture, "large-cards");
  click_label (fixture, "About this set");
  assert_fits (fixture, "large-about");
  click_label (fixture, "All Cards");
  click_label (fixture, "Tractor Beam");
  assert_fits (fixture, "large-card");
  ui_drive_scroll_to (GTK_WIDGET (get_menu (find (fixture, ROBO_TYPE_EFFECT_ROW), 2)));
  click_label (fixture, "Pull");
  type (fixture, "Escape");
  assert_fits (fixture, "large-effects");
  assert_menus_fit (fixture);
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "rules");
  click_label (fixture, "New Rule Set");
  ui_drive_until (find_label (fixture->window, "Compared With the Standard Rules") != NULL);
  assert_fits (fixture, "large-rules");
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* A missing list means every module, which a switch shows; and a list never becomes empty by removing its
 * items one by one. */
static void
test_killbots (Fixture      *fixture,
               gconstpointer data)
{
  RoboRuleSet *rules;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name>"
              "<module id=\"tug\" colour=\"red\"><name>Tug</name><ability kind=\"hover\"/></module>"
              "<module id=\"tow\" colour=\"yellow\"><name>Tow</name><ability kind=\"absorb\"/></module></modules>");
  write_file ("rules", "home.rules.xml",
              "<rules xmlns=\"urn:x-robodrome:rules:1\" id=\"home\"><name>Home rules</name><description/>"
              "<modules-ref id=\"tugs\"/></rules>");
  show_rules (fixture);
  click_label (fixture, "Home rules");
  ui_drive_until (find_label (fixture->window, "KillBots get any module they can use") != NULL);
  rules = get_rule_set (fixture);
  g_assert_false (robo_rule_set_names_killbot_modules (rules));
  g_assert_nonnull (find_label (fixture->window,
                                "Currently all those checked below, plus those from module sets you add."));

  click_label (fixture, "KillBots get any module they can use");
  rules = get_rule_set (fixture);
  g_assert_true (robo_rule_set_names_killbot_modules (rules));
  g_assert_true (robo_rule_set_is_for_killbots (rules, 0));
  g_assert_true (robo_rule_set_is_for_killbots (rules, 1));

  click_label (fixture, "KillBots");
  rules = get_rule_set (fixture);
  g_assert_false (robo_rule_set_is_for_killbots (rules, 0));
  g_assert_true (robo_rule_set_is_for_killbots (rules, 1));
  ui_drive_shoot ("rules-killbots");
  g_assert_nonnull (find_label (fixture->window, "Currently only those checked below."));
  {
    GtkWidget  *group = ui_drive_find (find (fixture, ROBO_TYPE_RULE_SET_PAGE), ROBO_TYPE_DECKS_GROUP, 0);
    GtkListBox *decks = GTK_LIST_BOX (gtk_widget_get_template_child (group, ROBO_TYPE_DECKS_GROUP, "list"));
    GtkWidget  *last = ui_drive_find (GTK_WIDGET (gtk_list_box_get_row_at_index (decks, 1)), GTK_TYPE_CHECK_BUTTON, 0);

    g_assert_false (gtk_widget_get_sensitive (last));
  }

  type (fixture, "ctrl+z ctrl+z");
  g_assert_false (robo_rule_set_names_killbot_modules (get_rule_set (fixture)));
}

/* A file with errors is in the list, opens as far as it can be read, shows its problems, and is not
 * overwritten without being asked. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  static const char text[] =
    "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name><sticker/>"
    "<module id=\"tug\" colour=\"red\"><name>Tug</name><die colour=\"red\" min=\"1\" max=\"6\"/>"
    "<effect when=\"fire\" target=\"first-in-line\" action=\"pull\"/></module></modules>";
  g_autofree char *folder = dup_folder ("modules");
  g_autofree char *path = g_build_filename (folder, "tugs.modules.xml", NULL);
  g_autofree char *after = NULL;
  RoboDocument    *document;

  write_file ("modules", "tugs.modules.xml", text);
  show_rules (fixture);
  click_label (fixture, "Tugs");
  ui_drive_until (get_document (fixture) != NULL);
  document = ROBO_DOCUMENT (get_document (fixture));
  g_assert_true (robo_document_file_get_is_guarded (robo_document_get_file (document)));
  g_assert_cmpuint (g_list_model_get_n_items (robo_module_set_document_get_cards (get_document (fixture))), ==, 1);
  click_label (fixture, "1 problem in the set");
  ui_drive_shoot ("rules-damaged");

  type (fixture, "ctrl+d ctrl+s");
  ui_drive_until (!robo_document_file_get_is_saving (robo_document_get_file (document)));
  g_assert_true (robo_history_get_is_dirty (robo_document_get_history (document)));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);

  /* One bar says that the file is damaged, with its buttons. */
  g_assert_nonnull (find_label (fixture->window, "Part of tugs.modules.xml couldn’t be read and would be lost. Save "
                                                 "under another name, or overwrite the file."));
  g_assert_null (find_label (fixture->window, "Part of the file couldn’t be read. The file stays as it is unless "
                                              "you overwrite it."));
  ui_drive_shoot ("rules-damaged-save");
  click_label (fixture, "Overwrite");
  ui_drive_until (!robo_history_get_is_dirty (robo_document_get_history (document)) &&
                  !robo_document_file_get_is_guarded (robo_document_get_file (document)));
  g_clear_pointer (&after, g_free);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_null (strstr (after, "sticker"));
  ui_drive_until (find_label (fixture->window, "About this set") != NULL);
}

/* In an unfinished set, two cards have one id. Each card is shown correctly. */
static void
test_same_ids (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const titles[] = { "Tug", "Tow", "Last" };
  static const char *const classes[] = { "red", "yellow", "blue" };
  GtkWidget               *preview;
  GtkListBox              *cards;

  write_file ("modules", "tugs.modules.xml",
              "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"tugs\"><name>Tugs</name>"
              "<module id=\"tug\" colour=\"red\"><name>Tug</name><ability kind=\"hover\"/></module>"
              "<module id=\"tug\" colour=\"yellow\"><name>Tow</name><ability kind=\"absorb\"/></module>"
              "<module id=\"last\" colour=\"blue\"><name>Last</name><ability kind=\"absorb\"/></module></modules>");
  show_rules (fixture);
  click_label (fixture, "Tugs");
  ui_drive_until (get_document (fixture) != NULL);
  preview = find (fixture, ROBO_TYPE_MODULE_CARD);
  cards = ui_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), "cards");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      gtk_list_box_select_row (cards, gtk_list_box_get_row_at_index (cards, (int)i));
      ui_drive_settle (fixture->window);
      g_assert_cmpstr (gtk_label_get_text (ui_drive_find (preview, GTK_TYPE_LABEL, 0)), ==, titles[i]);
      g_assert_true (gtk_widget_has_css_class (preview, classes[i]));
    }
  ui_drive_shoot ("rules-same-ids");
}

#define ADD(path, func) g_test_add ("/ui/cards/rules/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  ADD ("new-card/is-edited-and-saved", test_card);
  ADD ("card-list/cards-are-added-moved-and-removed", test_cards);
  ADD ("R14/conditions-uses-and-costs-are-edited", test_limits);
  ADD ("new-effect/is-found-by-search-and-added-by-enter", test_add_search);
  ADD ("effects/are-moved-by-button-and-drag", test_effects);
  ADD ("leave-with-changes/asks-whether-to-save", test_leave);
  ADD ("rule-set/can-use-a-module-set-of-the-user", test_rules);
  ADD ("module-set/problem-is-repaired-and-name-is-translated", test_about_set);
  ADD ("rule-set/name-and-description-are-translated", test_about_rules);
  ADD ("damaged-file/is-overwritten-only-if-allowed", test_damaged);
  ADD ("killbot-modules/rules-without-a-list-allow-all", test_killbots);
  ADD ("large-text/fits-the-smallest-screen", test_large_text);
  ADD ("remove/module-set-in-use-shows-a-warning", test_remove_used);
  ADD ("cards-with-the-same-id/each-card-is-shown", test_same_ids);

  return g_test_run ();
}
