// SPDX-License-Identifier: GPL-3.0-or-later
// Tests advice during programming, by real keys and clicks: the numbers are those of the adviser.
#include "config.h"

#include "app/languages/robo-language.h"
#include "match/learning/robo-advice-words.h"
#include "match/log/robo-words.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-hint-card.h"
#include "ui/match/seat/robo-players.h"
#include "ui/widgets/pictures/robo-ink.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/expect-width.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

/* A phone has a width of 360 pixels; the border of a window takes some of them. */
#define PHONE_PX 352

typedef struct
{
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

/* Starts a match. `data` has the players in the format of test_match_new(), in capital letters without odds. */
static void
open_match (Fixture    *fixture,
            const char *data,
            int         width,
            int         height)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autofree char *players = g_ascii_strdown (data, -1);
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, 7);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_reset (settings, "curtain");

  setup->shows_odds = g_str_equal (players, data);
  fixture->match = robo_match_new (setup);
  fixture->window = game_page_test_open (fixture->match, width, height, &fixture->page);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  ui_drive_keys (fixture->window, "2");
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  open_match (fixture, data, 1280, 800);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  game_page_test_close (fixture->window, &fixture->page);
  g_assert_finalize_object (fixture->match);
}

/* Starts a match with odds in a language. */
static void
set_up_phone (Fixture      *fixture,
              gconstpointer language)
{
  robo_language_use (language);
  open_match (fixture, "h-k-", PHONE_PX, 640);
}

static void
tear_down_phone (Fixture      *fixture,
                 gconstpointer language)
{
  tear_down (fixture, language);
  robo_language_use ("en");
}

static GtkWidget *
get_odds_view (Fixture *fixture,
               guint    seat)
{
  RoboSeatPanel *panel = robo_players_get_panel (ui_child (fixture->page, "players"), seat);

  return GTK_WIDGET (robo_seat_panel_get_odds_view (panel));
}

static const char *
get_number (Fixture    *fixture,
            const char *name)
{
  return gtk_label_get_label (
    GTK_LABEL (gtk_widget_get_template_child (get_odds_view (fixture, 0), ROBO_TYPE_ODDS_VIEW, name)));
}

/* Compares with a separate adviser. */
static void
expect_odds (Fixture    *fixture,
             const char *text)
{
  g_autoptr (RoboAdviser) adviser = robo_adviser_new (fixture->match);
  g_autofree char *token = NULL;
  g_autofree char *hit = NULL;
  g_autofree char *destroyed = NULL;
  g_autofree char *danger = NULL;
  g_autofree char *short_danger = NULL;
  const RoboOdds  *odds;
  RoboProgram      program = { 0 };

  g_assert_true (*text == '\0' || robo_program_from_text (&program, text));
  robo_adviser_set_program (adviser, &program);
  ui_drive_until (robo_adviser_get_odds (adviser) != NULL);
  odds = robo_adviser_get_odds (adviser);
  g_assert_cmpuint (odds->n_worlds, ==, ROBO_ODDS_WORLDS);
  token = g_strdup_printf ("%u%%", robo_advice_get_percent (odds->n_taken, odds->n_worlds));
  hit = g_strdup_printf ("%u%%", robo_advice_get_percent (odds->n_hit, odds->n_worlds));
  destroyed = g_strdup_printf ("%u%%", robo_advice_get_percent (odds->n_destroyed, odds->n_worlds));
  ui_drive_until (g_str_equal (get_number (fixture, "token_label"), token) &&
                  g_str_equal (get_number (fixture, "hit_label"), hit) &&
                  g_str_equal (get_number (fixture, "destroyed_label"), destroyed));
  danger = robo_advice_dup_danger (odds, fixture->match);
  short_danger = robo_advice_dup_short_danger (odds, fixture->match);
  g_assert_cmpstr (get_number (fixture, "trials_label"), ==, danger);
  g_assert_cmpstr (get_number (fixture, "danger_label"), ==, short_danger);
  g_assert_cmpint (strlen (short_danger), <, strlen (danger));
}

static void
test_odds (Fixture      *fixture,
           gconstpointer data)
{
  ui_drive_until (gtk_widget_get_mapped (get_odds_view (fixture, 0)));
  expect_odds (fixture, "");
  ui_drive_keys (fixture->window, "KP_8 3");
  expect_odds (fixture, "b3n - -");
  ui_drive_keys (fixture->window, "Tab KP_6 2 Tab KP_9 4");
  expect_odds (fixture, "b3n b2e r4ne");
  ui_drive_shoot ("advice-odds");
  /* After many keys only the last program counts. */
  ui_drive_keys (fixture->window, "ctrl+z ctrl+z ctrl+z KP_4 1 ctrl+z");
  expect_odds (fixture, "");

  ui_drive_keys (fixture->window, "KP_8 3 Tab KP_6 2 Tab KP_9 4 Return");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

/* Odds of an earlier program are dimmed and marked as busy, until those of the current one are ready. */
static void
test_counting (Fixture      *fixture,
               gconstpointer data)
{
  RoboSeatPanel *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  GtkWidget     *view = get_odds_view (fixture, 0);
  RoboProgram    program = { 0 };

  ui_drive_until (gtk_widget_get_mapped (view) && property_object (panel, "draft") != NULL);
  ui_drive_until (!gtk_widget_has_css_class (view, "counting"));
  g_assert_true (robo_program_from_text (&program, "b3n - -"));
  g_assert_cmpint (robo_program_draft_set_program (property_object (panel, "draft"), &program), ==,
                   ROBO_REFUSED_NOT);
  g_assert_true (gtk_widget_has_css_class (view, "counting"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_BUSY, TRUE);
  expect_odds (fixture, "b3n - -");
  ui_drive_until (!gtk_widget_has_css_class (view, "counting"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_BUSY, FALSE);
}

static int
get_height (RoboOddsView *view,
            int           width)
{
  int height, least;

  gtk_widget_measure (GTK_WIDGET (view), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (view), GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &height, NULL, NULL);

  return height;
}

/* The widgets below do not move when the odds appear. */
static void
test_room (void)
{
  const RoboOdds odds = { .n_worlds = ROBO_ODDS_WORLDS, .n_taken = ROBO_ODDS_WORLDS, .vp = 4 * ROBO_ODDS_WORLDS };
  RoboOddsView  *view = g_object_ref_sink (g_object_new (ROBO_TYPE_ODDS_VIEW, NULL));

  for (guint is_brief = 0; is_brief < 2; is_brief++)
    {
      g_object_set (view, "is-brief", is_brief, NULL);
      for (int width = 190; width < 500; width += 10)
        {
          int before, after;

          robo_odds_view_set_odds (view, NULL, NULL, NULL);
          before = get_height (view, width);
          robo_odds_view_set_odds (view, &odds, "Biggest threat: KillBot 1 destroys you 100% of the time.",
                                   "KillBot 1 destroys you: 100%");
          after = get_height (view, width);
          g_assert_cmpint (after, ==, before);
        }
    }

  g_assert_finalize_object (view);
}

/* Checks that all texts in a widget are shown whole. */
static void
expect_whole_texts (gpointer widget)
{
  for (guint i = 0; ui_drive_find (widget, GTK_TYPE_LABEL, i) != NULL; i++)
    {
      GtkLabel *label = GTK_LABEL (ui_drive_find (widget, GTK_TYPE_LABEL, i));

      if (gtk_widget_get_mapped (GTK_WIDGET (label)) && pango_layout_is_ellipsized (gtk_label_get_layout (label)))
        {
          g_test_message ("“%s” is cut off", gtk_label_get_label (label));
          g_test_fail ();
        }
    }
}

/* Shows the odds with the longest numbers. */
static void
show_worst_odds (GtkWidget *view)
{
  const RoboOdds odds = {
    .n_worlds = ROBO_ODDS_WORLDS,
    .n_taken = ROBO_ODDS_WORLDS,
    .n_hit = ROBO_ODDS_WORLDS,
    .n_destroyed = ROBO_ODDS_WORLDS,
    .n_destroys = ROBO_ODDS_WORLDS,
    .vp = 4 * ROBO_ODDS_WORLDS,
  };

  robo_odds_view_set_odds (ROBO_ODDS_VIEW (view), &odds, "Biggest threat: KillBot 1 destroys you 100% of the time.",
                           "KillBot 1 destroys you: 100%");
  ui_drive_settle (view);
}

/* The captions are whole beside a board in a window of 1280 by 800 pixels. */
static void
test_captions (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = g_object_new (ROBO_TYPE_ODDS_VIEW, NULL);

  robo_ink_load_css ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 120);
  gtk_window_set_child (GTK_WINDOW (window), view);
  ui_drive_show (GTK_WINDOW (window));
  show_worst_odds (view);
  ui_drive_shoot ("advice-captions");
  expect_whole_texts (view);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The odds, their danger and the buttons below them fit the width of a phone, and no word is cut off. */
static void
test_phone (Fixture      *fixture,
            gconstpointer data)
{
  RoboSeatPanel   *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  g_autofree char *picture = g_strconcat ("advice-phone-", data, NULL);
  GtkWidget       *view = get_odds_view (fixture, 0);
  graphene_rect_t  area;

  ui_drive_until (gtk_widget_get_mapped (view) && property_object (panel, "draft") != NULL);
  ui_drive_keys (fixture->window, "KP_8 3 Tab KP_6 2 Tab KP_9 4");
  ui_drive_until (!gtk_widget_has_css_class (view, "counting"));
  ui_drive_settle (fixture->window);
  ui_drive_shoot (picture);
  expect_width (GTK_WIDGET (ui_child (fixture->page, "players")), PHONE_PX);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (ui_child (panel, "confirm_button")), fixture->window, &area));
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (fixture->window));
  expect_whole_texts (panel);
  show_worst_odds (view);
  ui_drive_shoot (picture);
  expect_width (GTK_WIDGET (ui_child (fixture->page, "players")), PHONE_PX);
  expect_whole_texts (panel);
}

static void
hold_key (Fixture    *fixture,
          const char *how,
          const char *key)
{
  const char *words[] = { "xdotool", how, key, NULL };

  ui_drive_take_words (g_strdupv ((char **)words));
  ui_drive_settle (fixture->window);
}

static RoboBoardView *
get_board (Fixture *fixture)
{
  return ROBO_BOARD_VIEW (ui_child (fixture->page, "board"));
}

/* The map is visible while its key is held, or until its button is pressed again; it is updated with each
 * change of the program, and disappears at the end of the turn. */
static void
test_threat (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *button = GTK_WIDGET (ui_child (fixture->page, "threat_button"));
  GtkWidget *legend = GTK_WIDGET (ui_child (fixture->page, "threat_legend"));
  guint      n_dangerous = 0;

  ui_drive_until (!g_str_equal (get_number (fixture, "hit_label"), "–"));
  g_assert_null (robo_board_view_get_threat (get_board (fixture)));
  g_assert_false (gtk_widget_get_visible (legend));

  hold_key (fixture, "keydown", "t");
  g_assert_nonnull (robo_board_view_get_threat (get_board (fixture)));
  g_assert_true (gtk_widget_get_visible (legend));
  hold_key (fixture, "keyup", "t");
  g_assert_null (robo_board_view_get_threat (get_board (fixture)));
  ui_drive_click (button);
  g_assert_nonnull (robo_board_view_get_threat (get_board (fixture)));
  g_assert_true (gtk_widget_get_visible (legend));
  for (guint space = 0; space < TEST_COLUMNS * TEST_ROWS; space++)
    n_dangerous += robo_board_view_get_threat (get_board (fixture))->percents[space] > 0;
  g_assert_cmpuint (n_dangerous, >, 0);
  ui_drive_shoot ("advice-threat");
  ui_drive_click (button);
  g_assert_null (robo_board_view_get_threat (get_board (fixture)));

  ui_drive_click (button);
  ui_drive_until (robo_board_view_get_threat (get_board (fixture)) != NULL);
  ui_drive_keys (fixture->window, "KP_8 3 Tab KP_6 2 Tab KP_9 4 Return");
  g_assert_null (robo_board_view_get_threat (get_board (fixture)));
}

static const char *
get_hint (Fixture *fixture)
{
  GtkWidget *question = robo_seat_panel_get_question (robo_players_get_panel (ui_child (fixture->page, "players"), 0));

  return ROBO_IS_HINT_CARD (question) ? gtk_label_get_label (ui_child (ROBO_HINT_CARD (question), "text_label")) : "";
}

/* Counts the suggested buttons of a panel, of which there is at most one. */
static guint
count_suggested (GtkWidget *panel)
{
  GtkWidget *button;
  guint      n = 0;

  for (guint i = 0; (button = ui_drive_find (panel, GTK_TYPE_BUTTON, i)) != NULL; i++)
    n += gtk_widget_get_mapped (button) && gtk_widget_has_css_class (button, "suggested-action");

  return n;
}

/* The hints say where to look, then one die, then the whole program, which is legal and is then put on the
 * controller. */
static void
test_hint (Fixture      *fixture,
           gconstpointer data)
{
  RoboSeatPanel    *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  GtkWidget        *card;
  RoboProgramDraft *draft;
  g_autofree char  *words = NULL;
  RoboProgram       program;

  ui_drive_until (property_object (panel, "draft") != NULL);
  draft = property_object (panel, "draft");
  ui_drive_click (ui_child (panel, "hint_button"));
  ui_drive_until (g_str_has_prefix (get_hint (fixture), "Look at "));
  card = robo_seat_panel_get_question (panel);
  g_assert_cmpuint (robo_board_view_get_highlight (get_board (fixture)), !=, ROBO_NO_SPACE);
  ui_drive_shoot ("advice-hint-1");
  ui_drive_click (robo_hint_card_get_next_button (ROBO_HINT_CARD (card)));
  g_assert_nonnull (strstr (get_hint (fixture), " of control unit "));
  /* The key works like the button. */
  ui_drive_keys (fixture->window, "h");
  g_assert_true (g_str_has_prefix (get_hint (fixture), "A good program: "));
  g_assert_nonnull (strstr (get_hint (fixture), "Token: "));
  ui_drive_shoot ("advice-hint-3");
  g_assert_cmpuint (count_suggested (GTK_WIDGET (panel)), ==, 0);
  words = g_strdup (get_hint (fixture));
  ui_drive_click (robo_hint_card_get_next_button (ROBO_HINT_CARD (card)));

  g_assert_cmpstr (get_hint (fixture), ==, "");
  g_assert_cmpuint (robo_board_view_get_highlight (get_board (fixture)), ==, ROBO_NO_SPACE);
  g_assert_cmpint (robo_program_draft_check (draft), ==, ROBO_REFUSED_NOT);
  g_assert_cmpuint (count_suggested (GTK_WIDGET (panel)), ==, 1);
  robo_program_unpack (&program, robo_program_draft_get_answer (draft));
  {
    g_autofree char *dice = robo_words_dup_program (&program);

    g_assert_nonnull (strstr (words, dice));
  }
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

/* A hint can be closed at any time, also while it is being computed, and disappears at the end of the turn. */
static void
test_hint_left (Fixture      *fixture,
                gconstpointer data)
{
  RoboSeatPanel *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);

  ui_drive_until (property_object (panel, "draft") != NULL);
  for (guint i = 0; i < 3; i++)
    {
      ui_drive_keys (fixture->window, "h");
      g_assert_nonnull (robo_seat_panel_get_question (panel));
      ui_drive_keys (fixture->window, "Escape");
      g_assert_null (robo_seat_panel_get_question (panel));
    }
  ui_drive_keys (fixture->window, "h");
  ui_drive_until (g_str_has_prefix (get_hint (fixture), "Look at "));
  ui_drive_keys (fixture->window, "KP_8 3 Tab KP_6 2 Tab KP_9 4");
  g_assert_true (g_str_has_prefix (get_hint (fixture), "Look at "));
  ui_drive_keys (fixture->window, "Return");
  g_assert_cmpstr (get_hint (fixture), ==, "");
}

/* A game without odds shows no advice. */
static void
test_without (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *confirm = ui_child (robo_players_get_panel (ui_child (fixture->page, "players"), 0), "confirm_button");

  ui_drive_until (gtk_widget_get_mapped (confirm));
  ui_drive_keys (fixture->window, "KP_8 3");
  g_assert_false (gtk_widget_get_visible (get_odds_view (fixture, 0)));
  ui_drive_keys (fixture->window, "h");
  g_assert_null (robo_seat_panel_get_question (robo_players_get_panel (ui_child (fixture->page, "players"), 0)));
}

/* The setting is saved with the game. */
static void
test_saved (Fixture      *fixture,
            gconstpointer data)
{
  gboolean shows_odds = g_str_equal (data, "h-k-");
  g_autoptr (RoboMatchFile) file = robo_match_dup_file (fixture->match);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile)
    again = robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);

  g_assert_nonnull (again);
  g_assert_cmpint (again->setup->shows_odds, ==, shows_odds);
}

int
main (int    argc,
      char **argv)
{
  robo_language_init ();
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  g_test_add ("/ui/match/advice/odds/change-with-the-program", Fixture, "h-k-", set_up, test_odds, tear_down);
  g_test_add ("/ui/match/advice/odds-of-an-earlier-program/are-dimmed-until-the-new-odds-are-ready",
              Fixture, "h-k-", set_up, test_counting, tear_down);
  g_test_add ("/ui/match/advice/threat-map/is-shown-while-its-key-is-held",
              Fixture, "h-k-", set_up, test_threat, tear_down);
  g_test_add ("/ui/match/advice/hints/lead-to-a-legal-program", Fixture, "h-k-", set_up, test_hint, tear_down);
  g_test_add ("/ui/match/advice/hint/can-be-closed-at-any-time", Fixture, "h-k-", set_up, test_hint_left, tear_down);
  g_test_add ("/ui/match/advice/game-without-odds/shows-no-advice", Fixture, "H-K-", set_up, test_without, tear_down);
  g_test_add ("/ui/match/advice/game-with-odds/setting-is-saved", Fixture, "h-k-", set_up, test_saved, tear_down);
  g_test_add ("/ui/match/advice/game-without-odds/setting-is-saved", Fixture, "H-K-", set_up, test_saved, tear_down);

  g_test_add ("/ui/match/advice/odds-view/fits-a-phone/en", Fixture, "en", set_up_phone, test_phone, tear_down_phone);
  g_test_add ("/ui/match/advice/odds-view/fits-a-phone/de", Fixture, "de", set_up_phone, test_phone, tear_down_phone);
  g_test_add ("/ui/match/advice/odds-view/fits-a-phone/pl", Fixture, "pl", set_up_phone, test_phone, tear_down_phone);
  g_test_add_func ("/ui/match/advice/odds-view/captions-are-whole", test_captions);
  g_test_add_func ("/ui/match/advice/odds-view/keeps-its-height-when-odds-appear", test_room);

  return g_test_run ();
}
