// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a program by the keys of other keyboards: the test changes the layout of the display and presses keys by their
// numbers.
#include "config.h"

#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-players.h"
#include "ui/widgets/keys/robo-shortcuts.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

/* These are keys by their numbers in X11. */
#define KEY_3    "12"
#define KEY_4    "13"
#define KEY_5    "14"
#define KEY_W    "25"
#define KEY_R    "27"
#define KEY_A    "38"
#define KEY_C    "54"
#define KEY_B    "56"
#define KEY_L    "46"
#define KEY_KP_4 "83"
#define KEY_TAB  "23"

typedef struct
{
  const char *layout;
  /* The key at the place of Q has this value; the test waits for the value after a change of the layout. */
  guint       q_keyval;
  const char *undo_key;
  const char *sound_key;
  const char *line_key; /* key of the letter L, which opens the program line */
  /* These two keys type this text in an entry, which may be one composed letter. */
  const char *typed_keys;
  const char *text;
} Layout;

static const Layout layouts[] = {
  { "us", GDK_KEY_q, "52", "58", "46", "24 25", "qw" },
  { "fr", GDK_KEY_a, "25", "47", "46", "34 26", "ê" },
  { "ru", GDK_KEY_Cyrillic_shorti, "52", "58", "46", "24 25", "йц" },
  { "gr", GDK_KEY_semicolon, "52", "58", "46", "47 38", "ά" },
  { "tr", GDK_KEY_q, "52", "58", "46", "31 48", "ıi" },
  { "de", GDK_KEY_q, "29", "58", "46", "21 26", "é" },
};

typedef struct
{
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

static guint
get_plain_keyval (guint keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint        *keyvals = NULL;
  int                      n_keys = 0;

  if (!gdk_display_map_keycode (gdk_display_get_default (), keycode, &keys, &keyvals, &n_keys))
    return 0;
  for (int i = 0; i < n_keys; i++)
    if (keys[i].group == 0 && keys[i].level == 0)
      return keyvals[i];

  return 0;
}

static void
set_layout (const Layout *layout)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add_many (words, "setxkbmap", layout->layout, NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_until (get_plain_keyval (24) == layout->q_keyval);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hc", 7);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_reset (settings, "sound");
  robo_shortcuts_serve_layouts ();

  fixture->match = robo_match_new (setup);
  fixture->window = game_page_test_open (fixture->match, 1280, 800, &fixture->page);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  set_layout (data);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  game_page_test_close (fixture->window, &fixture->page);
  g_assert_finalize_object (fixture->match);
  set_layout (&layouts[0]);
}

static void
assert_program (Fixture    *fixture,
                const char *program)
{
  RoboProgramDraft *draft = property_object (robo_players_get_panel (ui_child (fixture->page, "players"), 0), "draft");
  g_autofree char  *text = NULL;

  g_assert_nonnull (draft);
  text = robo_program_draft_dup_text (draft);
  g_assert_cmpstr (text, ==, program);
}

/* The first question of the match is answered with the key of the digit 2. */
static void
answer_question (Fixture *fixture)
{
  ui_drive_keys (fixture->window, "11");
  ui_drive_until (property_object (robo_players_get_panel (ui_child (fixture->page, "players"), 0), "draft") != NULL);
}

static void
test_program (Fixture      *fixture,
              gconstpointer data)
{
  const Layout    *layout = data;
  g_autofree char *undo = g_strdup_printf ("ctrl+%s", layout->undo_key);

  answer_question (fixture);
  /* Letters around S are a compass by their places; digits need no modifier. */
  ui_drive_keys (fixture->window, KEY_W " " KEY_3);
  assert_program (fixture, "b3n - -");
  ui_drive_keys (fixture->window, KEY_TAB " " KEY_R " " KEY_4 " " KEY_C);
  assert_program (fixture, "b3n r4se -");
  ui_drive_keys (fixture->window, KEY_TAB " " KEY_B " " KEY_5 " " KEY_A);
  assert_program (fixture, "b3n r4se b5w");
  ui_drive_keys (fixture->window, undo);
  assert_program (fixture, "b3n r4se -");
}

static void
test_keypad (Fixture      *fixture,
             gconstpointer data)
{
  answer_question (fixture);
  for (guint i = 0; i < 2; i++)
    {
      ui_drive_keys (fixture->window, KEY_KP_4 " " KEY_5);
      assert_program (fixture, "b5w - -");
      /* The decimal separator is the Delete key. */
      ui_drive_keys (fixture->window, "91");
      assert_program (fixture, "");
      ui_drive_keys (fixture->window, "Num_Lock");
    }
}

/* Letters that belong to no die reach the shortcuts of the page, once by their own key. */
static void
test_shortcut (Fixture      *fixture,
               gconstpointer data)
{
  const Layout *layout = data;
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  gboolean is_on = g_settings_get_boolean (settings, "sound");

  answer_question (fixture);
  ui_drive_keys (fixture->window, layout->sound_key);
  g_assert_cmpint (g_settings_get_boolean (settings, "sound"), ==, !is_on);
}

/* Dead keys compose in an entry, and its text has no other effect. */
static void
test_entry (Fixture      *fixture,
            gconstpointer data)
{
  const Layout    *layout = data;
  RoboSeatPanel   *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  g_autofree char *open = g_strdup_printf ("ctrl+%s", layout->line_key);
  GtkWidget       *line = ui_child (panel, "program_line");
  GtkEditable     *entry;

  answer_question (fixture);
  ui_drive_keys (fixture->window, open);
  ui_drive_until (gtk_widget_get_mapped (line));
  entry = GTK_EDITABLE (gtk_widget_get_first_child (line));
  ui_drive_keys (fixture->window, "ctrl+a");
  gtk_editable_set_text (entry, "");
  ui_drive_keys (fixture->window, layout->typed_keys);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, layout->text);
  assert_program (fixture, "");
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (line));
}

/* Escape cancels a composition and leaves the entry only after that. */
static void
test_composition (Fixture      *fixture,
                  gconstpointer data)
{
  RoboSeatPanel *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  GtkWidget     *line = ui_child (panel, "program_line");

  answer_question (fixture);
  ui_drive_keys (fixture->window, "ctrl+" KEY_L);
  ui_drive_until (gtk_widget_get_mapped (line));
  ui_drive_keys (fixture->window, "34 Escape");
  g_assert_true (gtk_widget_get_mapped (line));
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (line));
}

static void
add (const char   *name,
     const Layout *layout,
     void          test (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/ui/match/keyboards/%s/%s", layout->layout, name);

  g_test_add (path, Fixture, layout, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *program = g_find_program_in_path ("setxkbmap");

  ui_test_init (&argc, &argv);
  ui_test_keep_still ();
  if (program == NULL)
    {
      puts ("1..0 # SKIP there is no setxkbmap");
      return EXIT_SUCCESS;
    }

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      add ("letters/choose-directions-by-position-and-colors-by-name", &layouts[i], test_program);
      add ("letter-without-meaning-for-dice/triggers-its-shortcut-once", &layouts[i], test_shortcut);
      add ("typing-in-an-entry/has-no-effect-on-the-program", &layouts[i], test_entry);
    }
  add ("keypad/lays-dice-with-and-without-num-lock", &layouts[0], test_keypad);
  add ("keypad/lays-dice-with-and-without-num-lock", &layouts[1], test_keypad);
  add ("escape/ends-a-composition-before-it-leaves-the-entry", &layouts[1], test_composition);

  return g_test_run ();
}
