// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "app/robo-preferences-window.h"

#include "tests/ui/ui-test.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static const char *const keys[] = { "animation-speed", "ask-before-seal", "color-scheme", "colour-patterns", "curtain",
                                    "module-cards-beside", "player-names", "reduced-motion", "sound", "effects-volume",
                                    "ambience-volume", "music-volume" };

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  fixture->window = robo_preferences_window_new (fixture->settings, NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->settings);
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (fixture->window, ROBO_TYPE_PREFERENCES_WINDOW, name);
}

static void
test_speed (Fixture      *fixture,
            gconstpointer data)
{
  AdwComboRow *row = get_child (fixture, "speed_row");

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  adw_combo_row_set_selected (row, 4);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "animation-speed"), ==, 0);
  adw_combo_row_set_selected (row, 1);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "animation-speed"), ==, 2);

  /* The game page has the same setting in its header bar. */
  g_settings_set_uint (fixture->settings, "animation-speed", 4);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 3);
}

static void
test_style (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *style = NULL;

  adw_combo_row_set_selected (get_child (fixture, "style_row"), 2);
  style = g_settings_get_string (fixture->settings, "color-scheme");
  g_assert_cmpstr (style, ==, "dark");
}

static void
test_switches (Fixture      *fixture,
               gconstpointer data)
{
  gtk_switch_set_active (get_child (fixture, "motion_switch"), TRUE);
  g_assert_true (g_settings_get_boolean (fixture->settings, "reduced-motion"));

  g_assert_true (gtk_switch_get_active (get_child (fixture, "curtain_switch")));
  gtk_switch_set_active (get_child (fixture, "curtain_switch"), FALSE);
  g_assert_false (g_settings_get_boolean (fixture->settings, "curtain"));

  g_assert_true (gtk_switch_get_active (get_child (fixture, "seal_switch")));
  gtk_switch_set_active (get_child (fixture, "seal_switch"), FALSE);
  g_assert_false (g_settings_get_boolean (fixture->settings, "ask-before-seal"));

  gtk_switch_set_active (get_child (fixture, "patterns_switch"), TRUE);
  g_assert_true (g_settings_get_boolean (fixture->settings, "colour-patterns"));
}

/* Without a sound system the switch tells so. */
static void
test_sound (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *group = get_child (fixture, "sound_group");

  g_assert_true (gtk_switch_get_active (get_child (fixture, "sound_switch")));
  gtk_switch_set_active (get_child (fixture, "sound_switch"), FALSE);
  g_assert_false (g_settings_get_boolean (fixture->settings, "sound"));

  g_assert_cmpfloat (gtk_adjustment_get_value (get_child (fixture, "effects_adjustment")), ==, 70);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_child (fixture, "ambience_adjustment")), ==, 60);
  gtk_adjustment_set_value (get_child (fixture, "music_adjustment"), 15);
  g_assert_cmpuint (g_settings_get_uint (fixture->settings, "music-volume"), ==, 15);
  g_settings_set_uint (fixture->settings, "effects-volume", 100);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_child (fixture, "effects_adjustment")), ==, 100);

  if (!ROBO_HAS_SOUNDS)
    {
      g_assert_false (gtk_widget_get_visible (group));
      return;
    }
  g_assert_cmpstr (g_getenv ("ROBODROME_AUDIO_SINK"), ==, "none");
  g_assert_cmpstr (adw_action_row_get_subtitle (get_child (fixture, "sound_row")), ==, "This version of the game "
                                                                                       "was built without sound.");
  g_assert_false (gtk_widget_is_sensitive (get_child (fixture, "sound_switch")));
  g_assert_false (gtk_widget_is_sensitive (get_child (fixture, "music_row")));
}

/* tests/ui/match/test-panels.c tests the effect on the game page. */
static void
test_cards (Fixture      *fixture,
            gconstpointer data)
{
  AdwComboRow *row = get_child (fixture, "cards_row");

  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
  adw_combo_row_set_selected (row, 0);
  g_assert_false (g_settings_get_boolean (fixture->settings, "module-cards-beside"));
  g_settings_set_boolean (fixture->settings, "module-cards-beside", TRUE);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 1);
}

static AdwEntryRow *
find_name_row (GtkWidget  *widget,
               const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwEntryRow *found;

      if (ADW_IS_ENTRY_ROW (child) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title))
        return ADW_ENTRY_ROW (child);
      found = find_name_row (child, title);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_auto (GStrv) names = NULL;

  gtk_editable_set_text (GTK_EDITABLE (find_name_row (get_child (fixture, "names_group"), "Player 3")), "Clara");
  names = g_settings_get_strv (fixture->settings, "player-names");
  g_assert_cmpuint (g_strv_length (names), ==, 4);
  g_assert_cmpstr (names[2], ==, "Clara");
  g_assert_cmpstr (names[0], ==, "");
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/app/preferences/speed/row-and-setting-follow-each-other", Fixture, NULL, set_up, test_speed, tear_down);
  g_test_add ("/app/preferences/style/sets-the-color-scheme", Fixture, NULL, set_up, test_style, tear_down);
  g_test_add ("/app/preferences/each-switch/changes-its-setting", Fixture, NULL, set_up, test_switches, tear_down);
  g_test_add ("/app/preferences/sound-rows/set-the-volumes", Fixture, NULL, set_up, test_sound, tear_down);
  g_test_add ("/app/preferences/place-of-module-cards/row-and-setting-follow-each-other",
              Fixture, NULL, set_up, test_cards, tear_down);
  g_test_add ("/app/preferences/player-names/are-saved-by-seat", Fixture, NULL, set_up, test_names, tear_down);

  return g_test_run ();
}
