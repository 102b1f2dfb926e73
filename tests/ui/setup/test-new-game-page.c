// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "files/cards/robo-rule-set.h"
#include "files/match/robo-computers.h"
#include "ui/setup/robo-mode-group.h"
#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-seat-row.h"
#include "ui/widgets/pictures/robo-computer-face.h"
#include "ui/widgets/robo-page.h"

#include "tests/ui/ui-drive.h"

typedef struct
{
  GSettings       *settings;
  RoboArenaList   *arenas;
  GtkWindow       *window;
  RoboNewGamePage *page;
  RoboMatchSetup  *setup; /* set-up that was started last */
  RoboSeriesFile  *series;
} Fixture;

static void
start_cb (Fixture              *fixture,
          const RoboMatchSetup *setup)
{
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  fixture->setup = robo_match_setup_copy (setup);
}

static void
start_series_cb (Fixture *fixture)
{
  g_clear_pointer (&fixture->series, robo_series_file_free);
  fixture->series = robo_new_game_page_create_series (fixture->page);
}

static void
open_page (Fixture *fixture)
{
  fixture->page = g_object_new (ROBO_TYPE_NEW_GAME_PAGE, "arenas", fixture->arenas, NULL);
  g_signal_connect_swapped (fixture->page, "start", G_CALLBACK (start_cb), fixture);
  g_signal_connect_swapped (fixture->page, "start-series", G_CALLBACK (start_series_cb), fixture);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, 1200, 860);
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->page));
  ui_drive_show (fixture->window);
  robo_page_shown (ROBO_PAGE (fixture->page));
}

static void
close_page (Fixture *fixture)
{
  gtk_window_destroy (fixture->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();

  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "new-game-arena");
  g_settings_reset (fixture->settings, "new-game-seats");
  g_settings_reset (fixture->settings, "new-game-rules");
  g_settings_reset (fixture->settings, "new-game-killbot-modules");
  g_settings_reset (fixture->settings, "new-game-mode");
  g_settings_reset (fixture->settings, "new-game-rule-set");
  g_settings_reset (fixture->settings, "new-game-arenas");
  g_settings_reset (fixture->settings, "player-names");
  g_settings_reset (fixture->settings, "strengths");
  g_settings_reset (fixture->settings, "new-game-odds");
  g_settings_reset (fixture->settings, "new-game-odds-between-people");
  fixture->arenas = robo_arena_list_new (library);
  open_page (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  close_page (fixture);
  g_clear_object (&fixture->arenas);
  g_clear_object (&fixture->settings);
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  g_clear_pointer (&fixture->series, robo_series_file_free);
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_NEW_GAME_PAGE, name);
}

static const char *
get_reason (Fixture *fixture)
{
  GtkWidget *bar = gtk_widget_get_parent (get_child (fixture, "start_button"));

  return gtk_label_get_text (GTK_LABEL (ui_drive_find (bar, GTK_TYPE_LABEL, 0)));
}

static gboolean
can_start (Fixture *fixture)
{
  return gtk_widget_get_sensitive (get_child (fixture, "start_button"));
}

static RoboSeatRow *
get_seat (Fixture *fixture,
          guint    index)
{
  return ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_SEAT_ROW, index);
}

static gpointer
get_seat_child (Fixture    *fixture,
                guint       index,
                const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (get_seat (fixture, index)), ROBO_TYPE_SEAT_ROW, name);
}

/* Lists the positions of entries in the menu of a seat. */
enum
{
  HUMAN,
  KILLBOT,
  EMPTY,
  LIKE_ME,
  BEGINNER = LIKE_ME + ROBO_LEVEL_BEGINNER,
  MASTER = LIKE_ME + ROBO_LEVEL_MASTER,
};

/* Chooses a player like a user. */
static void
choose_player (Fixture *fixture,
               guint    seat,
               guint    position)
{
  gtk_drop_down_set_selected (get_seat_child (fixture, seat, "player_menu"), position);
}

/* A single press of Start begins a game (ux.md). */
static void
test_defaults (Fixture      *fixture,
               gconstpointer data)
{
  ui_drive_keys (GTK_WIDGET (fixture->window), "Return");

  g_assert_nonnull (fixture->setup);
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "twin-cities");
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 3);
  g_assert_false (fixture->setup->rules.modules);
  g_assert_cmpint (fixture->setup->seats[0].player, ==, ROBO_PLAYER_HUMAN);
  g_assert_cmpint (fixture->setup->seats[1].player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_cmpint (fixture->setup->seats[2].player, ==, ROBO_PLAYER_KILLBOT);
  g_assert_cmpint (fixture->setup->seats[3].player, ==, ROBO_PLAYER_NONE);
  g_assert_cmpstr (fixture->setup->seats[0].name, ==, "Player 1");
  g_assert_cmpstr (fixture->setup->seats[1].name, ==, "KillBot 1");
  g_assert_cmpstr (fixture->setup->seats[2].name, ==, "KillBot 2");
}

static void
test_choose_by_hand (Fixture      *fixture,
                     gconstpointer data)
{
  ui_drive_click (ui_drive_find (GTK_WIDGET (fixture->page), GTK_TYPE_FLOW_BOX_CHILD, 1));
  ui_drive_click (get_seat_child (fixture, 0, "name_entry"));
  ui_drive_keys (GTK_WIDGET (fixture->window), "A n n a");
  ui_drive_click (get_child (fixture, "start_button"));

  g_assert_nonnull (fixture->setup);
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "rome");
  g_assert_cmpstr (fixture->setup->seats[0].name, ==, "Anna");
}

static void
test_no_operator (Fixture      *fixture,
                  gconstpointer data)
{
  g_assert_true (can_start (fixture));
  g_assert_cmpstr (get_reason (fixture), ==, "");

  choose_player (fixture, 0, EMPTY);
  g_assert_false (can_start (fixture));
  g_assert_cmpstr (get_reason (fixture), !=, "");

  choose_player (fixture, 3, HUMAN);
  g_assert_true (can_start (fixture));
}

static guint
get_face (Fixture *fixture,
          guint    seat)
{
  guint level;

  g_object_get (get_seat_child (fixture, seat, "face"), "level", &level, NULL);

  return level;
}

/* The list has a face, a name and a strength for each computer, and can be used with keys. */
static void
test_faces (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *menu = get_seat_child (fixture, 1, "player_menu");
  GtkWidget *popover, *face, *strength;

  gtk_widget_grab_focus (menu);
  ui_drive_keys (menu, "space");
  popover = ui_drive_find (menu, GTK_TYPE_POPOVER, 0);
  ui_drive_until (gtk_widget_get_mapped (popover));
  face = ui_drive_find (popover, ROBO_TYPE_COMPUTER_FACE, LIKE_ME + ROBO_LEVEL_PIP);
  g_assert_true (gtk_widget_get_mapped (face));
  strength = gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (gtk_widget_get_parent (face)));
  g_assert_true (gtk_widget_get_mapped (strength));
  g_assert_cmpuint (g_ascii_strtoull (gtk_label_get_label (GTK_LABEL (strength)), NULL, 10), ==,
                    robo_computer_get_strength (ROBO_LEVEL_PIP));
  ui_drive_shoot ("new-game-players");
  g_assert_false (gtk_widget_get_mapped (ui_drive_find (popover, ROBO_TYPE_COMPUTER_FACE, KILLBOT)));
  ui_drive_keys (menu, "End Return");
  ui_drive_until (robo_seat_row_get_player (get_seat (fixture, 1)) == ROBO_PLAYER_COMPUTER);
  g_assert_cmpint (robo_seat_row_get_level (get_seat (fixture, 1)), ==, ROBO_LEVEL_ORACLE);
  g_assert_cmpuint (get_face (fixture, 1), ==, ROBO_LEVEL_ORACLE);
}

/* Computers with a level are operators with names of their own. The choices are remembered. */
static void
test_computers (Fixture      *fixture,
                gconstpointer data)
{
  choose_player (fixture, 1, MASTER);
  choose_player (fixture, 2, KILLBOT);
  choose_player (fixture, 3, BEGINNER);
  gtk_editable_set_text (get_seat_child (fixture, 3, "name_entry"), "Zoë");
  g_assert_nonnull (strstr (adw_preferences_group_get_description (get_child (fixture, "seats_group")),
                            "Computers see what you see"));
  g_assert_cmpuint (get_face (fixture, 1), ==, ROBO_LEVEL_MASTER);
  g_assert_cmpuint (get_face (fixture, 3), ==, ROBO_LEVEL_BEGINNER);
  g_assert_cmpuint (get_face (fixture, 2), ==, ROBO_LEVEL_CHANCE);
  ui_drive_click (get_child (fixture, "start_button"));

  g_assert_nonnull (fixture->setup);
  g_assert_cmpint (fixture->setup->seats[1].player, ==, ROBO_PLAYER_COMPUTER);
  g_assert_cmpint (fixture->setup->seats[1].level, ==, ROBO_LEVEL_MASTER);
  g_assert_cmpstr (fixture->setup->seats[1].name, ==, "Quill");
  g_assert_cmpint (fixture->setup->seats[3].level, ==, ROBO_LEVEL_BEGINNER);
  g_assert_cmpstr (fixture->setup->seats[3].name, ==, "Zoë");

  close_page (fixture);
  open_page (fixture);
  g_assert_cmpint (robo_seat_row_get_player (get_seat (fixture, 1)), ==, ROBO_PLAYER_COMPUTER);
  g_assert_cmpint (robo_seat_row_get_level (get_seat (fixture, 1)), ==, ROBO_LEVEL_MASTER);
  g_assert_cmpint (robo_seat_row_get_level (get_seat (fixture, 3)), ==, ROBO_LEVEL_BEGINNER);
  g_assert_cmpint (robo_seat_row_get_player (get_seat (fixture, 2)), ==, ROBO_PLAYER_KILLBOT);
}

static void
set_strength (Fixture    *fixture,
              const char *name,
              double      rating,
              guint       n_games)
{
  GVariantBuilder all = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sa(xtddda(sd)))"));

  g_variant_builder_open (&all, G_VARIANT_TYPE ("(sa(xtddda(sd)))"));
  g_variant_builder_add (&all, "s", name);
  g_variant_builder_open (&all, G_VARIANT_TYPE ("a(xtddda(sd))"));
  for (guint i = 0; i < n_games; i++)
    g_variant_builder_add_parsed (&all, "(int64 1, %t, %d, 90.0, 0.06, [('computer-ada', 1.0)])", (guint64)i, rating);
  g_variant_builder_close (&all);
  g_variant_builder_close (&all);
  g_settings_set_value (fixture->settings, "strengths", g_variant_builder_end (&all));
}

/* The computer like me has the strength of the first person in any seat. The choice is remembered, not the computer. */
static void
test_one_like_me (Fixture      *fixture,
                  gconstpointer data)
{
  GtkLabel *label;
  int       minimum;

  gtk_editable_set_text (get_seat_child (fixture, 0, "name_entry"), "Zoë");
  choose_player (fixture, 1, LIKE_ME);
  label = get_seat_child (fixture, 1, "computer_label");
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Gizmo at first; after a few games, an opponent you’d beat half "
                                                    "the time.");
  set_strength (fixture, "Zoë", 1480, 4);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Quill, estimated from only a few games: an opponent you’d beat "
                                                    "half the time.");
  set_strength (fixture, "Zoë", 1480, 5);
  g_assert_cmpstr (gtk_label_get_label (label), ==, "Quill: an opponent you’d beat half the time.");
  g_assert_cmpuint (get_face (fixture, 1), ==, ROBO_LEVEL_MASTER);
  gtk_editable_set_text (get_seat_child (fixture, 0, "name_entry"), "Anna");
  g_assert_true (g_str_has_prefix (gtk_label_get_label (label), "Gizmo "));
  gtk_editable_set_text (get_seat_child (fixture, 0, "name_entry"), "Zoë");
  choose_player (fixture, 2, LIKE_ME);
  ui_drive_click (get_child (fixture, "start_button"));

  g_assert_cmpint (fixture->setup->seats[1].player, ==, ROBO_PLAYER_COMPUTER);
  g_assert_cmpint (fixture->setup->seats[1].level, ==, ROBO_LEVEL_MASTER);
  g_assert_cmpstr (fixture->setup->seats[1].name, ==, "Quill");
  g_assert_cmpstr (fixture->setup->seats[2].name, ==, "Quill 2");

  close_page (fixture);
  set_strength (fixture, "Zoë", 700, 6);
  open_page (fixture);
  g_assert_true (robo_seat_row_get_is_like_me (get_seat (fixture, 1)));
  g_assert_cmpint (robo_seat_row_get_level (get_seat (fixture, 1)), ==, ROBO_LEVEL_PIP);

  /* The page fits on a phone, too. */
  choose_player (fixture, 2, LIKE_ME);
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 350);

  /* Without people no strength is shown. */
  g_assert_true (gtk_widget_get_visible (get_child (fixture, "strength_button")));
  choose_player (fixture, 0, MASTER);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "strength_button")));
}

static void
test_same_names (Fixture      *fixture,
                 gconstpointer data)
{
  choose_player (fixture, 1, HUMAN);
  gtk_editable_set_text (get_seat_child (fixture, 0, "name_entry"), "Zoë");
  gtk_editable_set_text (get_seat_child (fixture, 1, "name_entry"), " Zoë ");
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "Zoë"));

  gtk_editable_set_text (get_seat_child (fixture, 0, "name_entry"), "Bill");
  gtk_editable_set_text (get_seat_child (fixture, 1, "name_entry"), "Bi11");
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "Bill and Bi11 look alike."));

  gtk_editable_set_text (get_seat_child (fixture, 1, "name_entry"), "Ben");
  g_assert_true (can_start (fixture));
}

static void
test_number (Fixture      *fixture,
             gconstpointer data)
{
  gtk_editable_set_text (get_child (fixture, "seed_row"), "12x");
  g_assert_false (can_start (fixture));

  gtk_editable_set_text (get_child (fixture, "seed_row"), "4711");
  g_assert_true (can_start (fixture));
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  g_assert_cmpuint (fixture->setup->seed, ==, 4711);
}

/* A person against KillBots sees odds, several people do not. Changes of both defaults are remembered. */
static void
test_odds (Fixture      *fixture,
           gconstpointer data)
{
  GtkSwitch *odds = get_child (fixture, "odds_switch");

  g_assert_true (gtk_switch_get_active (odds));
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  g_assert_true (fixture->setup->shows_odds);

  choose_player (fixture, 1, HUMAN);
  g_assert_false (gtk_switch_get_active (odds));
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  g_assert_false (fixture->setup->shows_odds);

  ui_drive_click (GTK_WIDGET (odds));
  g_assert_true (gtk_switch_get_active (odds));
  close_page (fixture);
  open_page (fixture);
  g_assert_true (gtk_switch_get_active (get_child (fixture, "odds_switch")));
  g_settings_set_boolean (fixture->settings, "new-game-odds", FALSE);
  choose_player (fixture, 1, KILLBOT);
  g_assert_false (gtk_switch_get_active (get_child (fixture, "odds_switch")));
  /* A series has no odds. */
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_ALL_ARENAS);
  g_assert_false (gtk_widget_get_mapped (get_child (fixture, "odds_switch")));
}

/* R3.1: sides stay different, and a robot keeps its color wherever it starts. */
static void
test_exchange_sides (Fixture      *fixture,
                     gconstpointer data)
{
  gtk_drop_down_set_selected (get_seat_child (fixture, 0, "side_menu"), 2);
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");

  g_assert_cmpint (fixture->setup->seats[0].side, ==, ROBO_DIR_N);
  g_assert_cmpuint (fixture->setup->seats[0].colour, ==, fixture->setup->seats[0].robot);
  g_assert_cmpint (fixture->setup->seats[2].side, ==, ROBO_DIR_S);
  g_assert_cmpuint (fixture->setup->seats[2].colour, ==, fixture->setup->seats[2].robot);
  g_assert_cmpint (fixture->setup->seats[1].side, ==, ROBO_DIR_W);
}

static void
test_remember (Fixture      *fixture,
               gconstpointer data)
{
  robo_new_game_page_choose_arena (fixture->page, robo_arena_list_find (fixture->arenas, "tokyo"));
  choose_player (fixture, 3, HUMAN);
  gtk_editable_set_text (get_seat_child (fixture, 3, "name_entry"), "Dora");
  gtk_drop_down_set_selected (get_seat_child (fixture, 3, "robot_menu"), ROBO_ROBOT_HOUND);
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  close_page (fixture);

  open_page (fixture);
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "tokyo");
  g_assert_cmpint (fixture->setup->seats[3].player, ==, ROBO_PLAYER_HUMAN);
  g_assert_cmpstr (fixture->setup->seats[3].name, ==, "Dora");
  g_assert_cmpint (fixture->setup->seats[3].robot, ==, ROBO_ROBOT_HOUND);
  g_assert_cmpint (fixture->setup->seats[0].robot, ==, ROBO_ROBOT_VOLT);
}

/* Settings may have been edited to anything. */
static void
test_remember_nonsense (Fixture      *fixture,
                        gconstpointer data)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));
  GVariantBuilder rules = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_VARDICT);

  for (guint i = 0; i < 4; i++)
    g_variant_builder_add (&seats, "(ssss)", i < 2 ? "human" : "wizard", "", "volt", "ne");
  g_variant_builder_add (&rules, "{sv}", "vp-goal", g_variant_new_uint32 (77));
  g_variant_builder_add (&rules, "{sv}", "laser-damage", g_variant_new_uint32 (0));
  g_variant_builder_add (&rules, "{sv}", "round-limit", g_variant_new_string ("6"));
  g_variant_builder_add (&rules, "{sv}", "modules", g_variant_new_uint32 (1));
  g_settings_set_string (fixture->settings, "new-game-arena", "atlantis");
  g_settings_set_value (fixture->settings, "new-game-seats", g_variant_builder_end (&seats));
  g_settings_set_value (fixture->settings, "new-game-rules", g_variant_builder_end (&rules));
  close_page (fixture);

  open_page (fixture);
  g_assert_true (can_start (fixture));
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "twin-cities");
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 3);
  g_assert_cmpuint (fixture->setup->rules.laser_damage, ==, 1);
  g_assert_cmpuint (fixture->setup->rules.round_limit, ==, 0);
  g_assert_false (fixture->setup->rules.modules);
  g_assert_cmpint (fixture->setup->seats[3].player, ==, ROBO_PLAYER_NONE);
}

static void
test_preferred_names (Fixture      *fixture,
                      gconstpointer data)
{
  const char *names[] = { "Anna", "Ben", NULL };

  g_settings_set_strv (fixture->settings, "player-names", names);
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");

  g_assert_cmpstr (fixture->setup->seats[0].name, ==, "Anna");
  /* A KillBot does not get Ben's name. */
  g_assert_cmpstr (fixture->setup->seats[1].name, ==, "KillBot 1");
}

/* Modes */

static void
press_start (Fixture *fixture)
{
  g_signal_emit_by_name (get_child (fixture, "start_button"), "clicked");
}

static gpointer
get_mode_child (Fixture    *fixture,
                const char *name)
{
  return gtk_widget_get_template_child (get_child (fixture, "mode_group"), ROBO_TYPE_MODE_GROUP, name);
}

/* The match is the second entry of the menu. R9.7: KillBots have two modules of different colors. */
static void
test_match (Fixture      *fixture,
            gconstpointer data)
{
  const RoboMatchSeat *killbot;
  const RoboCards     *cards;

  ui_drive_choose (get_mode_child (fixture, "mode_row"), "Down Return");
  ui_drive_click (get_child (fixture, "start_button"));

  g_assert_nonnull (fixture->setup);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 5);
  g_assert_true (fixture->setup->rules.modules);
  cards = robo_modules_get_cards (fixture->setup->modules);
  killbot = &fixture->setup->seats[1];
  g_assert_cmpuint (killbot->cards[0], <, cards->n_cards);
  g_assert_cmpuint (killbot->cards[1], <, cards->n_cards);
  g_assert_cmpint (cards->cards[killbot->cards[0]].colour, !=, cards->cards[killbot->cards[1]].colour);
  g_assert_cmpuint (fixture->setup->seats[0].cards[0], ==, ROBO_NO_CARD);
  g_assert_cmpstr (robo_match_setup_check (fixture->setup), ==, NULL);
}

static void
choose_module (Fixture    *fixture,
               const char *menu,
               const char *title)
{
  GtkDropDown *drop_down = get_seat_child (fixture, 1, menu);
  GListModel  *titles = gtk_drop_down_get_model (drop_down);

  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    {
      g_autoptr (GtkStringObject) object = g_list_model_get_item (titles, i);

      if (g_str_equal (gtk_string_object_get_string (object), title))
        gtk_drop_down_set_selected (drop_down, i);
    }
}

static gboolean
has_module (const RoboMatchSetup *setup,
            const char           *id)
{
  guint card = robo_cards_find (robo_modules_get_cards (setup->modules), id);

  return setup->seats[1].cards[0] == card || setup->seats[1].cards[1] == card;
}

/* R9.7: one or both modules of a KillBot can be chosen, in different colors. */
static void
test_killbot_modules (Fixture      *fixture,
                      gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (get_seat_child (fixture, 1, "first_menu")));
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  g_assert_true (gtk_widget_get_visible (get_seat_child (fixture, 1, "first_menu")));
  g_assert_false (gtk_widget_get_visible (get_seat_child (fixture, 0, "first_menu")));

  ui_drive_click (get_seat_child (fixture, 1, "robot_button"));
  ui_drive_until (gtk_widget_get_mapped (get_seat_child (fixture, 1, "first_menu")));
  ui_drive_shoot ("new-game-killbot-modules");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  choose_module (fixture, "first_menu", "Grenades");
  press_start (fixture);
  g_assert_true (has_module (fixture->setup, "grenades"));
  g_assert_cmpuint (fixture->setup->seats[1].cards[0], !=, ROBO_NO_CARD);

  choose_module (fixture, "second_menu", "Crossfire");
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "different colors"));
  choose_module (fixture, "second_menu", "Bomb");
  press_start (fixture);
  g_assert_true (has_module (fixture->setup, "grenades") && has_module (fixture->setup, "bomb"));
  g_assert_cmpstr (robo_match_setup_check (fixture->setup), ==, NULL);
}

static gboolean
is_bare (const RoboMatchSetup *setup)
{
  return setup->seats[1].cards[0] == ROBO_NO_CARD && setup->seats[1].cards[1] == ROBO_NO_CARD;
}

/* R9.7: The standard KillBot has no modules. It is the default in printed rules. */
static void
test_killbot_without_modules (Fixture      *fixture,
                              gconstpointer data)
{
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  ui_drive_click (get_seat_child (fixture, 1, "robot_button"));
  ui_drive_until (gtk_widget_get_mapped (get_seat_child (fixture, 1, "first_menu")));
  choose_module (fixture, "first_menu", "No modules");
  g_assert_false (gtk_widget_get_sensitive (get_seat_child (fixture, 1, "second_menu")));
  ui_drive_shoot ("new-game-killbot-without-modules");
  ui_drive_keys (GTK_WIDGET (fixture->window), "Escape");
  press_start (fixture);
  g_assert_true (is_bare (fixture->setup));

  /* The choice is remembered. */
  close_page (fixture);
  open_page (fixture);
  press_start (fixture);
  g_assert_true (is_bare (fixture->setup));
  choose_module (fixture, "first_menu", "Random");
  press_start (fixture);
  g_assert_false (is_bare (fixture->setup));

  adw_combo_row_set_selected (get_mode_child (fixture, "rules_row"), 1);
  press_start (fixture);
  g_assert_true (is_bare (fixture->setup));
  choose_module (fixture, "first_menu", "Random");
  press_start (fixture);
  g_assert_false (is_bare (fixture->setup));
}

static void
choose_killbot_modules (Fixture *fixture)
{
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  choose_module (fixture, "first_menu", "Grenades");
  choose_module (fixture, "second_menu", "Bomb");
  press_start (fixture);
}

/* The modules of the last game are remembered even if a game without modules was played between. */
static void
test_killbot_modules_remembered (Fixture      *fixture,
                                 gconstpointer data)
{
  choose_killbot_modules (fixture);
  close_page (fixture);
  open_page (fixture);
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_TRAINING);
  press_start (fixture);
  close_page (fixture);
  open_page (fixture);
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  press_start (fixture);
  g_assert_true (has_module (fixture->setup, "grenades") && has_module (fixture->setup, "bomb"));

  choose_module (fixture, "first_menu", "Random");
  press_start (fixture);
  close_page (fixture);
  open_page (fixture);
  g_assert_cmpuint (gtk_drop_down_get_selected (get_seat_child (fixture, 1, "first_menu")), ==, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (get_seat_child (fixture, 1, "second_menu")), !=, 0);
}

/* R12: the differences of rule sets are described in words. */
static void
test_rule_set (Fixture      *fixture,
               gconstpointer data)
{
  AdwComboRow *row = get_mode_child (fixture, "rules_row");
  const char  *text;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
  adw_combo_row_set_selected (row, 1);
  text = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_nonnull (strstr (text, "7"));
  /* The difference is mentioned only once. */
  g_assert_nonnull (strstr (text, "starting number"));
  g_assert_null (strstr (strstr (text, "starting number") + 1, "starting number"));
  press_start (fixture);

  g_assert_true (fixture->setup->rules.squad_goal_seven);
  g_assert_cmpint (fixture->setup->rules.numbering, ==, ROBO_NUMBERING_FINISH_ORDER);

  /* The options are remembered, and are reset with other rules. */
  close_page (fixture);
  open_page (fixture);
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  press_start (fixture);
  g_assert_true (fixture->setup->rules.squad_goal_seven && fixture->setup->rules.modules);
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_TRAINING);
  press_start (fixture);
  g_assert_false (fixture->setup->rules.squad_goal_seven || fixture->setup->rules.modules);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 3);
}

/* Returns the row of an option of the rules. */
static GtkWidget *
find_option (Fixture    *fixture,
             const char *title)
{
  AdwActionRow *row;

  for (guint i = 0; (row = ui_drive_find (get_child (fixture, "rules_group"), ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return GTK_WIDGET (row);
  g_assert_not_reached ();
}

static void
set_number (Fixture    *fixture,
            const char *title,
            double      value)
{
  GtkWidget *control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_option (fixture, title)));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
}

static void
set_switch (Fixture    *fixture,
            const char *title,
            gboolean    value)
{
  GtkWidget *control = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_option (fixture, title)));

  gtk_switch_set_active (GTK_SWITCH (control), value);
}

static const char *
get_option_sentence (Fixture    *fixture,
                     const char *title)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (find_option (fixture, title)));
}

/* R14.8: three options have rows, with the words of the rule set editor. */
static void
test_designers_options (Fixture      *fixture,
                        gconstpointer data)
{
  GtkWidget *bare_row = find_option (fixture, "Players begin without modules");

  g_assert_false (gtk_widget_get_visible (bare_row));
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  g_assert_true (gtk_widget_get_visible (bare_row));
  g_assert_cmpstr (get_option_sentence (fixture, "Last round"), ==, "The game has no last round.");
  g_assert_cmpstr (get_option_sentence (fixture, "Damage per shot"), ==, "A shot deals 1 damage.");
  g_assert_cmpstr (get_option_sentence (fixture, "Players begin without modules"), ==,
                   "Players are dealt two modules each.");

  set_number (fixture, "Last round", 6);
  set_number (fixture, "Damage per shot", 3);
  set_switch (fixture, "Players begin without modules", TRUE);
  g_assert_cmpstr (get_option_sentence (fixture, "Last round"), ==,
                   "The game ends after 6 rounds; the player with the most victory points wins.");
  g_assert_cmpstr (get_option_sentence (fixture, "Damage per shot"), ==, "A shot deals 3 damage.");
  g_assert_cmpstr (get_option_sentence (fixture, "Players begin without modules"), ==,
                   "Players begin without modules and draw them during the game.");
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.round_limit, ==, 6);
  g_assert_cmpuint (fixture->setup->rules.laser_damage, ==, 3);
  g_assert_cmpuint (fixture->setup->rules.operators_begin_bare, ==, 1);

  /* These options are remembered, and other rules reset them. */
  close_page (fixture);
  open_page (fixture);
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.round_limit, ==, 6);
  g_assert_cmpuint (fixture->setup->rules.laser_damage, ==, 3);
  g_assert_cmpuint (fixture->setup->rules.operators_begin_bare, ==, 1);
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_TRAINING);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.round_limit, ==, 0);
  g_assert_cmpuint (fixture->setup->rules.laser_damage, ==, 1);
  g_assert_cmpuint (fixture->setup->rules.operators_begin_bare, ==, 0);
}

/* R9.10: the goal of a squad is told below the goal of everyone. */
static void
test_goal_of_squad (Fixture      *fixture,
                    gconstpointer data)
{
  g_assert_cmpstr (get_option_sentence (fixture, "Victory points to win"), ==,
                   "The first to get 3 victory points wins. KillBots are a team and win with a total of 5 VP.");
  set_switch (fixture, "A squad wins with 7 VP", TRUE);
  g_assert_cmpstr (get_option_sentence (fixture, "Victory points to win"), ==,
                   "The first to get 3 victory points wins. KillBots are a team and win with a total of 7 VP.");
  choose_player (fixture, 2, EMPTY);
  g_assert_cmpstr (get_option_sentence (fixture, "Victory points to win"), ==,
                   "The first to get 3 victory points wins.");
}

static char *
save_rules (const char *id,
            const char *content)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "rules", NULL);
  g_autofree char *name = g_strconcat (id, ".rules.xml", NULL);
  g_autofree char *text = g_strdup_printf ("<rules xmlns='urn:x-robodrome:rules:1' id='%s' vp-goal='7'>"
                                           "<name>Home</name>%s</rules>",
                                           id, content);
  char            *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* The user's own rules are offered, too. For rules that cannot be played the reason is told, and the standard rules are
 * used instead. */
static void
test_own_rules (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *own = save_rules ("a-home", "<modules-ref id='workshop'/>");
  g_autofree char *broken = save_rules ("b-broken", "<modules-ref id='atlantis'/>");
  AdwComboRow     *row;

  close_page (fixture);
  open_page (fixture);
  row = get_mode_child (fixture, "rules_row");
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  ui_drive_until (g_list_model_get_n_items (adw_combo_row_get_model (row)) == 4);
  adw_combo_row_set_selected (row, 2);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 7);
  g_assert_cmpuint (robo_modules_get_cards (fixture->setup->modules)->n_cards, ==, 29);

  adw_combo_row_set_selected (row, 3);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "atlantis"));
  g_clear_pointer (&fixture->setup, robo_match_setup_free);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 5);
  g_assert_cmpuint (robo_modules_get_cards (fixture->setup->modules)->n_cards, ==, 22);

  g_assert_cmpint (g_unlink (own), ==, 0);
  g_assert_cmpint (g_unlink (broken), ==, 0);
}

/* Adds a copy of the first arena that recommends rules, and chooses it. */
static void
choose_advising_arena (Fixture    *fixture,
                       const char *rules)
{
  g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->arenas), 0);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) renamed = robo_arena_with_id (robo_arena_item_get_arena (item), rules);
  g_autoptr (RoboArena) arena = robo_arena_with_rules (renamed, rules);

  robo_new_game_page_choose_arena (fixture->page, robo_arena_list_add (fixture->arenas, arena, problems));
  ui_drive_settle (GTK_WIDGET (fixture->window));
}

/* The rules that an arena recommends are chosen by one press, also from a training game. */
static void
test_advice (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *own = save_rules ("a-home", "<modules-ref id='workshop'/>");

  close_page (fixture);
  open_page (fixture);
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "advice_box")));
  choose_advising_arena (fixture, "a-home");
  ui_drive_until (gtk_widget_get_mapped (get_child (fixture, "advice_button")));
  g_assert_cmpstr (gtk_label_get_label (get_child (fixture, "advice_label")), ==,
                   "This arena recommends the rules “Home”.");
  ui_drive_scroll_to (get_child (fixture, "advice_button"));
  ui_drive_shoot ("new-game-advice");
  ui_drive_click (get_child (fixture, "advice_button"));
  ui_drive_until (!gtk_widget_get_visible (get_child (fixture, "advice_box")));
  g_assert_cmpint (robo_mode_group_get_mode (get_child (fixture, "mode_group")), ==, ROBO_MODE_MATCH);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 7);

  choose_advising_arena (fixture, "training");
  ui_drive_until (gtk_widget_get_mapped (get_child (fixture, "advice_button")));
  ui_drive_scroll_to (get_child (fixture, "advice_button"));
  ui_drive_click (get_child (fixture, "advice_button"));
  g_assert_cmpint (robo_mode_group_get_mode (get_child (fixture, "mode_group")), ==, ROBO_MODE_TRAINING);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* Unknown rules are one sentence, and the arena can be played. */
static void
test_unknown_advice (Fixture      *fixture,
                     gconstpointer data)
{
  choose_advising_arena (fixture, "atlantis");
  ui_drive_until (gtk_widget_get_mapped (get_child (fixture, "advice_label")));
  g_assert_cmpstr (gtk_label_get_label (get_child (fixture, "advice_label")), ==,
                   "This arena recommends the rules “atlantis”, which you don’t have. Play it with other rules.");
  g_assert_false (gtk_widget_get_visible (get_child (fixture, "advice_button")));
  g_assert_true (can_start (fixture));
  press_start (fixture);
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "atlantis");
}

static AdwMessageDialog *
open_keep_dialog (Fixture *fixture)
{
  adw_action_row_activate (ADW_ACTION_ROW (find_option (fixture, "Save as rule set…")));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);

  return ADW_MESSAGE_DIALOG (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
}

/* Keeps the options of the page under a name. */
static void
keep_as (Fixture    *fixture,
         const char *name)
{
  AdwMessageDialog *dialog = open_keep_dialog (fixture);

  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), name);
  ui_drive_assert_apart (GTK_WIDGET (dialog));
  g_assert_true (adw_message_dialog_get_response_enabled (dialog, "keep"));
  adw_message_dialog_response (dialog, "keep");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Changed options are kept under a name, which must be free, and the new rule set is chosen. */
static void
test_keep (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "robodrome", "rules", "long-evening.rules.xml", NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) kept = NULL;
  AdwComboRow      *row = get_mode_child (fixture, "rules_row");
  AdwMessageDialog *dialog;
  GtkEditable      *entry;

  set_number (fixture, "Last round", 9);
  g_assert_false (gtk_widget_get_visible (find_option (fixture, "Save as rule set…")));
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  g_assert_false (gtk_widget_get_visible (find_option (fixture, "Save as rule set…")));
  set_number (fixture, "Last round", 9);
  g_assert_true (gtk_widget_get_visible (find_option (fixture, "Save as rule set…")));

  dialog = open_keep_dialog (fixture);
  entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  g_assert_true (adw_message_dialog_get_response_enabled (dialog, "keep"));
  gtk_editable_set_text (entry, "  ");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "keep"));
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==, "Give the rule set a name.");
  gtk_editable_set_text (entry, "Rulebook");
  g_assert_false (adw_message_dialog_get_response_enabled (dialog, "keep"));
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==,
                   "Another rule set already has this name. Choose a different name.");
  gtk_window_close (GTK_WINDOW (dialog));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) == NULL);
  keep_as (fixture, "Long Evening");
  ui_drive_until (adw_combo_row_get_selected (row) == 2 && can_start (fixture));

  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (adw_combo_row_get_model (row)), 2), ==, "Long Evening");
  g_assert_false (gtk_widget_get_visible (find_option (fixture, "Save as rule set…")));
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.round_limit, ==, 9);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 5);

  kept = robo_rule_set_load_file (path, problems);
  g_assert_nonnull (kept);
  g_assert_cmpstr (robo_rule_set_get_id (kept), ==, "long-evening");
  g_assert_cmpstr (robo_rule_set_get_name (kept), ==, "Long Evening");
  g_assert_cmpstr (robo_rule_set_get_description (kept), ==, "");
  g_assert_cmpuint (robo_rule_set_get_rules (kept)->round_limit, ==, 9);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The id of a rule set that comes with the game stays free, whatever the name is. */
static void
test_keep_bundled_id (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "robodrome", "rules", "printed-2.rules.xml", NULL);

  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  set_number (fixture, "Damage per shot", 2);
  keep_as (fixture, "Printed");
  ui_drive_until (adw_combo_row_get_selected (get_mode_child (fixture, "rules_row")) == 2 && can_start (fixture));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Returns the dialog with this heading, or NULL. */
static AdwMessageDialog *
find_message (const char *heading)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (ADW_IS_MESSAGE_DIALOG (l->data) && g_strcmp0 (adw_message_dialog_get_heading (l->data), heading) == 0)
      return l->data;

  return NULL;
}

/* If the file cannot be written, a dialog says why, and the options stay. */
static void
test_keep_fails (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char  *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "rules", NULL);
  AdwMessageDialog *dialog;

  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  set_number (fixture, "Damage per shot", 2);
  keep_as (fixture, "Hard");
  ui_drive_until ((dialog = find_message ("Rule Set Could Not Be Saved")) != NULL);
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), !=, "");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_true (gtk_widget_get_visible (find_option (fixture, "Save as rule set…")));
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.laser_damage, ==, 2);
  g_assert_cmpint (g_unlink (folder), ==, 0);
}

/* The last rules are read in the background. No game can begin with other rules meanwhile, and options chosen
 * in addition are kept. */
static void
test_own_rules_remembered (Fixture      *fixture,
                           gconstpointer data)
{
  g_autofree char *own = save_rules ("a-home", "<modules-ref id='workshop'/>");
  g_autoptr (GtkWidget) fresh = NULL;
  g_autofree char *reason = NULL;
  AdwComboRow     *row;

  close_page (fixture);
  open_page (fixture);
  row = get_mode_child (fixture, "rules_row");
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_MATCH);
  ui_drive_until (g_list_model_get_n_items (adw_combo_row_get_model (row)) == 3);
  adw_combo_row_set_selected (row, 2);
  press_start (fixture);
  g_clear_pointer (&fixture->setup, robo_match_setup_free);

  fresh = g_object_ref_sink (g_object_new (ROBO_TYPE_NEW_GAME_PAGE, NULL));
  g_object_get (fresh, "reason", &reason, NULL);
  g_assert_cmpstr (reason, ==, "Still loading your own rules.");
  close_page (fixture);
  open_page (fixture);
  ui_drive_until (can_start (fixture));
  g_assert_cmpuint (adw_combo_row_get_selected (get_mode_child (fixture, "rules_row")), ==, 2);
  press_start (fixture);
  g_assert_cmpuint (fixture->setup->rules.vp_goal, ==, 7);
  g_assert_cmpint (g_unlink (own), ==, 0);
}

/* R3.5: A solo game has one operator. */
static void
test_solo (Fixture      *fixture,
           gconstpointer data)
{
  choose_player (fixture, 3, HUMAN);
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_SOLO);
  g_assert_cmpint (robo_seat_row_get_player (get_seat (fixture, 3)), ==, ROBO_PLAYER_KILLBOT);
  g_assert_true (can_start (fixture));

  choose_player (fixture, 3, HUMAN);
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "solo"));
}

/* R11.1: A championship needs four robots, of which players control at least two. */
static void
test_championship (Fixture      *fixture,
                   gconstpointer data)
{
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_CHAMPIONSHIP);
  g_assert_cmpint (robo_seat_row_get_player (get_seat (fixture, 1)), ==, ROBO_PLAYER_COMPUTER);
  g_assert_cmpint (robo_seat_row_get_player (get_seat (fixture, 3)), ==, ROBO_PLAYER_KILLBOT);
  g_assert_true (can_start (fixture));
  choose_player (fixture, 3, EMPTY);
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "four robots"));
  choose_player (fixture, 3, KILLBOT);
  choose_player (fixture, 1, KILLBOT);
  g_assert_false (can_start (fixture));
  g_assert_nonnull (strstr (get_reason (fixture), "at least two players"));
  choose_player (fixture, 1, HUMAN);
  g_assert_true (can_start (fixture));

  choose_player (fixture, 3, HUMAN);
  press_start (fixture);
  g_assert_null (fixture->setup);
  g_assert_nonnull (fixture->series);
  g_assert_cmpint (robo_series_file_get_kind (fixture->series), ==, ROBO_SERIES_CHAMPIONSHIP);
  g_assert_cmpint (robo_series_file_get_setup (fixture->series)->seats[3].player, ==, ROBO_PLAYER_HUMAN);
}

/* A click on an arena of the start page leads to a game in that one arena. */
static void
test_arena_of_a_series (Fixture      *fixture,
                        gconstpointer data)
{
  robo_new_game_page_choose_mode (fixture->page, ROBO_MODE_ALL_ARENAS);
  robo_new_game_page_choose_arena (fixture->page, 2);
  press_start (fixture);

  g_assert_null (fixture->series);
  g_assert_cmpstr (robo_arena_get_id (fixture->setup->arena), ==, "ruhrgebiet");
  g_assert_true (fixture->setup->rules.modules);
}

/* In a small window arenas are smaller, with four in a row, so that the seats are not far below. */
static void
test_small_window (Fixture      *fixture,
                   gconstpointer data)
{
  GtkFlowBox     *grid = ui_drive_find (GTK_WIDGET (fixture->page), GTK_TYPE_FLOW_BOX, 0);
  GtkWidget      *first = GTK_WIDGET (gtk_flow_box_get_child_at_index (grid, 0));
  GtkWidget      *last = GTK_WIDGET (gtk_flow_box_get_child_at_index (grid, 3));
  graphene_rect_t first_area;
  graphene_rect_t last_area;
  int             large_px = gtk_widget_get_height (first);

  gtk_window_set_default_size (fixture->window, 720, 480);
  ui_drive_until (gtk_widget_get_height (first) < large_px);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_shoot ("new-game-small");
  g_assert_true (gtk_widget_compute_bounds (first, GTK_WIDGET (fixture->window), &first_area));
  g_assert_true (gtk_widget_compute_bounds (last, GTK_WIDGET (fixture->window), &last_area));
  g_assert_cmpfloat (last_area.origin.y, ==, first_area.origin.y);

  gtk_window_set_default_size (fixture->window, 1280, 800);
  ui_drive_until (gtk_widget_get_height (first) == large_px);
}

/* The list of players is higher than a small window; the page below does not scroll while the list is used. Where the
 * focus is at first, and whether the first key only selects that row, depends on the version of GTK. */
static void
test_long_list (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget     *menu = get_seat_child (fixture, 1, "player_menu");
  GtkWidget     *scroller = gtk_widget_get_ancestor (menu, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double         value;
  GtkWidget     *row;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  /* Move the pointer out of the window, because the list selects the row that scrolls under the pointer. */
  g_strv_builder_add_many (words, "xdotool", "mousemove", "1430", "890", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  gtk_window_set_default_size (fixture->window, 720, 480);
  ui_drive_until (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < 800);
  gtk_widget_grab_focus (menu);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  ui_drive_keys (menu, "space");
  /* Keys before the list has the focus would be lost. */
  ui_drive_until (ui_drive_is_in_list (GTK_WIDGET (fixture->window)));
  ui_drive_settle_place (menu);
  value = gtk_adjustment_get_value (adjustment);
  /* Press one key after the other: keys that come while the list scrolls are lost on a busy machine. */
  for (guint i = 0; i < 15; i++)
    {
      ui_drive_keys (menu, "Down");
      row = gtk_root_get_focus (GTK_ROOT (fixture->window));
      if (g_str_equal (gtk_label_get_text (ui_drive_find (row, GTK_TYPE_LABEL, 0)), "Sable"))
        break;
    }
  /* The scrolling to the menu may still move the page by less than a pixel. */
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), value, 1);
  ui_drive_keys (menu, "Return");
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (menu)), ==, 11);
}

static float
get_right_edge (Fixture    *fixture,
                const char *child)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (get_child (fixture, child), GTK_WIDGET (fixture->window), &bounds));

  return bounds.origin.x + bounds.size.width;
}

/* In a wide window Start is below the rules, not in the corner of the window; it fits on a phone, too. */
static void
test_start_below_rules (Fixture      *fixture,
                        gconstpointer data)
{
  int minimum;

  g_assert_cmpfloat_with_epsilon (get_right_edge (fixture, "start_button"), get_right_edge (fixture, "rules_group"), 1);

  /* The reason is shown, which has to be wrapped. */
  choose_player (fixture, 0, EMPTY);
  g_assert_false (can_start (fixture));
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* Names are aligned, however long the labels of players are. */
static void
test_names_aligned (Fixture      *fixture,
                    gconstpointer data)
{
  graphene_rect_t first, other;

  choose_player (fixture, 3, LIKE_ME);
  ui_drive_settle (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_compute_bounds (get_seat_child (fixture, 0, "name_entry"), GTK_WIDGET (fixture->window),
                                            &first));
  for (guint i = 1; i < ROBO_MAX_ROBOTS; i++)
    {
      GtkWidget *entry = get_seat_child (fixture, i, "name_entry");

      g_assert_true (gtk_widget_compute_bounds (entry, GTK_WIDGET (fixture->window), &other));
      g_assert_cmpfloat (other.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (other.size.width, ==, first.size.width);
    }
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  /* This case comes first: after the other cases the list opens scrolled, and keys count from another row. */
  g_test_add ("/ui/setup/new-game-page/long-list-of-players/does-not-scroll-the-page",
              Fixture, NULL, set_up, test_long_list, tear_down);
  g_test_add ("/ui/setup/new-game-page/default-choices/start-a-game-at-once",
              Fixture, NULL, set_up, test_defaults, tear_down);
  g_test_add ("/ui/setup/new-game-page/chosen-arena-and-name/are-used-in-the-game",
              Fixture, NULL, set_up, test_choose_by_hand, tear_down);
  g_test_add ("/ui/setup/new-game-page/game-without-an-operator/cannot-start",
              Fixture, NULL, set_up, test_no_operator, tear_down);
  g_test_add ("/ui/setup/new-game-page/computers/are-named-and-remembered",
              Fixture, NULL, set_up, test_computers, tear_down);
  g_test_add ("/ui/setup/new-game-page/list-of-computers/has-faces-and-strengths",
              Fixture, NULL, set_up, test_faces, tear_down);
  g_test_add ("/ui/setup/new-game-page/computer-like-me/has-the-strength-of-the-first-person",
              Fixture, NULL, set_up, test_one_like_me, tear_down);
  g_test_add ("/ui/setup/new-game-page/odds-switch/depends-on-people-and-is-remembered",
              Fixture, NULL, set_up, test_odds, tear_down);
  g_test_add ("/ui/setup/new-game-page/equal-or-similar-names/cannot-start",
              Fixture, NULL, set_up, test_same_names, tear_down);
  g_test_add ("/ui/setup/new-game-page/seed/must-be-a-number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/ui/setup/new-game-page/R3.1/side-of-another-player-is-exchanged",
              Fixture, NULL, set_up, test_exchange_sides, tear_down);
  g_test_add ("/ui/setup/new-game-page/choices-for-a-game/are-remembered",
              Fixture, NULL, set_up, test_remember, tear_down);
  g_test_add ("/ui/setup/new-game-page/invalid-settings/are-ignored",
              Fixture, NULL, set_up, test_remember_nonsense, tear_down);
  g_test_add ("/ui/setup/new-game-page/preferred-names/are-for-people-only",
              Fixture, NULL, set_up, test_preferred_names, tear_down);
  g_test_add ("/ui/setup/new-game-page/R3.2/match-has-modules-and-five-vp",
              Fixture, NULL, set_up, test_match, tear_down);
  g_test_add ("/ui/setup/new-game-page/R9.7/killbot-modules-can-be-chosen",
              Fixture, NULL, set_up, test_killbot_modules, tear_down);
  g_test_add ("/ui/setup/new-game-page/R9.7/killbot-may-have-no-modules",
              Fixture, NULL, set_up, test_killbot_without_modules, tear_down);
  g_test_add ("/ui/setup/new-game-page/R9.7/killbot-modules-are-remembered",
              Fixture, NULL, set_up, test_killbot_modules_remembered, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/differences-of-the-rules-are-described",
              Fixture, NULL, set_up, test_rule_set, tear_down);
  g_test_add ("/ui/setup/new-game-page/R14.8/options/are-described-and-remembered",
              Fixture, NULL, set_up, test_designers_options, tear_down);
  g_test_add ("/ui/setup/new-game-page/R9.10/goal-of-a-squad-is-described",
              Fixture, NULL, set_up, test_goal_of_squad, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/rules-of-the-user/are-offered-and-unplayable-ones-tell-why",
              Fixture, NULL, set_up, test_own_rules, tear_down);
  g_test_add ("/ui/setup/new-game-page/recommended-rules/are-chosen-by-one-press",
              Fixture, NULL, set_up, test_advice, tear_down);
  g_test_add ("/ui/setup/new-game-page/unknown-recommended-rules/are-named-and-arena-can-be-played",
              Fixture, NULL, set_up, test_unknown_advice, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/changed-options-can-be-saved-as-a-rule-set",
              Fixture, NULL, set_up, test_keep, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/saved-rule-set/gets-another-id-than-bundled-rules", Fixture, NULL, set_up,
              test_keep_bundled_id, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/options-stay-if-the-rule-set-cannot-be-written", Fixture, NULL, set_up,
              test_keep_fails, tear_down);
  g_test_add ("/ui/setup/new-game-page/R12/rules-of-the-user/are-remembered",
              Fixture, NULL, set_up, test_own_rules_remembered, tear_down);
  g_test_add ("/ui/setup/new-game-page/R3.5/solo-has-one-operator", Fixture, NULL, set_up, test_solo, tear_down);
  g_test_add ("/ui/setup/new-game-page/R11.1/championship-needs-four-robots",
              Fixture, NULL, set_up, test_championship, tear_down);
  g_test_add ("/ui/setup/new-game-page/R11.6/arena-chosen-on-the-start-page-gives-one-game",
              Fixture, NULL, set_up, test_arena_of_a_series, tear_down);
  g_test_add ("/ui/setup/new-game-page/small-window/has-smaller-pictures-of-arenas",
              Fixture, NULL, set_up, test_small_window, tear_down);
  g_test_add ("/ui/setup/new-game-page/start-button/is-aligned-with-the-rules",
              Fixture, NULL, set_up, test_start_below_rules, tear_down);
  g_test_add ("/ui/setup/new-game-page/names-of-players/are-aligned",
              Fixture, NULL, set_up, test_names_aligned, tear_down);

  return g_test_run ();
}
