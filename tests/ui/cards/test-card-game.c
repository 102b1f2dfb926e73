// SPDX-License-Identifier: GPL-3.0-or-later
// Plays test games with a card that is being edited, in the real window by real keys.
#include "config.h"

#include "rules-drive.h"
#include "tests/ui/ui-child.h"
#include "ui/match/robo-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/setup/robo-seats-window.h"

#define MODULES                                                                                        \
  "<modules xmlns='urn:x-robodrome:modules:1' id='lava'><name>Lava</name>"                             \
  "<module id='blast' colour='red' copies='1'><name>Blast</name><die colour='red' min='3' max='6'/>"   \
  "<effect when='fire' target='first-in-line' action='damage' amount='3'/></module>"                   \
  "<module id='nudge' colour='blue' copies='2'><name>Nudge</name><die colour='blue' min='1' max='6'/>" \
  "<effect when='move-end' target='adjacent' action='push' amount='1'/></module></modules>"

static void
set_up_game (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_reset (settings, "test-game-seats");
  g_settings_reset (settings, "test-game-killbot-modules");
  g_settings_set_boolean (settings, "worth-while-editing", FALSE);
  empty_folder ("games");
  set_up (fixture, data);
  write_file ("modules", "lava.modules.xml", MODULES);
  show_rules (fixture);
  click_label (fixture, "Lava");
  ui_drive_until (find (fixture, ROBO_TYPE_MODULE_SET_PAGE) != NULL && get_document (fixture) != NULL);
  ui_drive_settle (fixture->window);
}

static gboolean
is_at (Fixture    *fixture,
       const char *page)
{
  return g_strcmp0 (robo_window_get_page (ROBO_WINDOW (fixture->window)), page) == 0;
}

static RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_page_get_match (find (fixture, ROBO_TYPE_GAME_PAGE));
}

/* Returns the card in a slot of a seat at the beginning, or NULL. */
static const RoboCard *
get_equipped (Fixture *fixture,
              guint    seat,
              guint    slot)
{
  const RoboState *state = robo_match_get_shown_state (get_match (fixture));
  guint            card = state->robots[seat].cards[slot];
  const RoboCards *cards = robo_modules_get_cards (robo_match_get_modules (get_match (fixture)));

  return card != ROBO_NO_CARD ? &cards->cards[card] : NULL;
}

static gboolean
has_saved_game (void)
{
  g_autofree char *folder = dup_folder ("games");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ROBO_MATCH_SUFFIX))
      return TRUE;

  return FALSE;
}

static void
begin (Fixture *fixture)
{
  type (fixture, "ctrl+t");
  ui_drive_until (is_at (fixture, "card-test") && robo_match_get_question (get_match (fixture)) != NULL);
  ui_drive_settle (fixture->window);
}

/* The person has the card as it is in the editor, and Escape and Alt+Left lead back to it. */
static void
test_hand (Fixture      *fixture,
           gconstpointer data)
{
  RoboModuleSet *set = robo_module_set_document_get_set (get_document (fixture));
  guint          position;

  robo_set_document_change (ROBO_SET_DOCUMENT (get_document (fixture)), "Change Die", NULL,
                            robo_module_set_with_card_die (set, 0, ROBO_RED, 5, 6));
  position = robo_history_get_position (get_history (fixture));
  gtk_widget_grab_focus (ui_child (find (fixture, ROBO_TYPE_CARD_PAGE), "name_row"));
  ui_drive_shoot ("card-game-card");
  begin (fixture);
  ui_drive_shoot ("card-game");
  g_assert_cmpint (robo_match_get_setup (get_match (fixture))->seats[0].player, ==, ROBO_PLAYER_HUMAN);
  g_assert_cmpint (robo_match_get_setup (get_match (fixture))->seats[1].player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_null (get_equipped (fixture, 0, 0));
  g_assert_cmpstr (get_equipped (fixture, 0, 1)->id, ==, "blast");
  g_assert_cmpuint (get_equipped (fixture, 0, 1)->die_min, ==, 5);

  type (fixture, "Escape");
  ui_drive_until (is_at (fixture, "module-set"));
  g_assert_cmpuint (robo_history_get_position (get_history (fixture)), ==, position);
  g_assert_nonnull (gtk_widget_get_focus_child (ui_child (find (fixture, ROBO_TYPE_CARD_PAGE), "name_row")));
  g_assert_null (ui_drive_find (fixture->window, ROBO_TYPE_GAME_PAGE, 0));

  /* The next test has the next version. */
  type (fixture, "ctrl+z");
  begin (fixture);
  g_assert_cmpuint (get_equipped (fixture, 0, 1)->die_min, ==, 3);
  type (fixture, "alt+Left");
  ui_drive_until (is_at (fixture, "module-set"));
  g_assert_true (robo_history_get_can_redo (get_history (fixture)));
  g_assert_false (has_saved_game ());
}

/* A blue card is in the left slot (R3.4). If only computers play, the first one has the card, and the user looks on. */
static void
test_computers (Fixture      *fixture,
                gconstpointer data)
{
  GtkListBox *cards = ui_child (find (fixture, ROBO_TYPE_MODULE_SET_PAGE), "cards");
  GtkWidget  *dialog;

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (cards)));
  type (fixture, "Down Return ctrl+shift+t");
  ui_drive_until ((dialog = ui_drive_find_dialog (ROBO_TYPE_SEATS_WINDOW)) != NULL);
  ui_drive_settle (dialog);
  ui_drive_shoot ("card-game-players");
  gtk_drop_down_set_selected (ui_child (ui_drive_find (dialog, ROBO_TYPE_SEAT_ROW, 0), "player_menu"), 1);
  gtk_drop_down_set_selected (ui_child (ui_drive_find (dialog, ROBO_TYPE_SEAT_ROW, 1), "player_menu"), 4);
  gtk_drop_down_set_selected (ui_child (ui_drive_find (dialog, ROBO_TYPE_SEAT_ROW, 2), "player_menu"), 4);
  ui_drive_click (ui_child (dialog, "test_button"));
  ui_drive_until (is_at (fixture, "card-test"));
  g_assert_cmpint (robo_match_get_setup (get_match (fixture))->seats[0].player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_cmpstr (get_equipped (fixture, 1, 0)->id, ==, "nudge");
  g_assert_null (get_equipped (fixture, 1, 1));
  g_assert_null (get_equipped (fixture, 2, 0));
  ui_drive_until (robo_match_get_shown_state (get_match (fixture))->round > 0);
  type (fixture, "Escape");
  ui_drive_until (is_at (fixture, "module-set"));
}

/* A card with an error says why it cannot be tested. */
static void
test_error (Fixture      *fixture,
            gconstpointer data)
{
  RoboModuleSet *set = robo_module_set_document_get_set (get_document (fixture));
  GtkWidget     *button = ui_child (find (fixture, ROBO_TYPE_CARD_PAGE), "test_button");

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Play a game in which you have this card");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_widget_get_last_child (button)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Choose Who Plays");
  robo_set_document_change (ROBO_SET_DOCUMENT (get_document (fixture)), "Change Die", NULL,
                            robo_module_set_without_card_die (set, 0));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Fix the Problems Below to Play With This Card");
  g_assert_false (gtk_widget_get_sensitive (button));
  ui_drive_shoot ("card-game-error");
  type (fixture, "ctrl+t ctrl+shift+t");
  g_assert_true (is_at (fixture, "module-set"));
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_SEATS_WINDOW));
  type (fixture, "ctrl+z");
  begin (fixture);
}

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  g_test_add ("/ui/card-game/card-with-unsaved-changes/is-in-the-hand-of-the-person", Fixture, NULL, set_up_game,
              test_hand, tear_down);
  g_test_add ("/ui/card-game/computers-alone/first-one-has-the-card", Fixture, NULL, set_up_game, test_computers,
              tear_down);
  g_test_add ("/ui/card-game/card-with-an-error/says-why-it-cannot-be-tested", Fixture, NULL, set_up_game, test_error,
              tear_down);

  return g_test_run ();
}
