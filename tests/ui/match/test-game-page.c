// SPDX-License-Identifier: GPL-3.0-or-later
// Plays whole rounds on the game page, by real clicks and keys.
#include "config.h"

#include "match/log/robo-log-item.h"
#include "match/log/robo-words.h"
#include "ui/board/robo-podium.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-past-bar.h"
#include "ui/match/robo-play-bar.h"
#include "ui/match/robo-prize-flight.h"
#include "ui/match/robo-time-marks.h"
#include "ui/match/seat/robo-players.h"
#include "ui/widgets/robo-question-words.h"
#include "ui/results/robo-heat-map.h"
#include "ui/results/robo-result-view.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

/* Starts a match. `data` has the players, as in test_match_new(). */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_reset (settings, "curtain");

  fixture->match = test_match_new (data, 7);
  fixture->window = game_page_test_open (fixture->match, 1280, 800, &fixture->page);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  game_page_test_close (fixture->window, &fixture->page);
  g_assert_finalize_object (fixture->match);
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static RoboProgramDraft *
get_draft (Fixture *fixture,
           guint    seat)
{
  return property_object (robo_players_get_panel (ui_child (fixture->page, "players"), seat), "draft");
}

static gboolean
is_programming (Fixture *fixture,
                guint    seat)
{
  return get_draft (fixture, seat) != NULL &&
         gtk_widget_get_mapped (GTK_WIDGET (robo_players_get_panel (ui_child (fixture->page, "players"), seat)));
}

static gboolean
is_curtain_drawn (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "curtain")));
}

/* The starting space is asked for before the first program (R4.4). */
static void
choose_start (Fixture *fixture)
{
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  type (fixture, "2");
}

static void
test_one_round (Fixture      *fixture,
                gconstpointer data)
{
  RoboSeatPanel *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  guint          n_events;

  ui_drive_click (robo_decision_card_get_button (ui_child (fixture->page, "card"), 0));
  ui_drive_until (is_programming (fixture, 0));
  g_assert_cmpuint (robo_match_get_shown_state (fixture->match)->robots[0].space, !=, ROBO_NO_SPACE);
  ui_drive_shoot ("page-programming");

  /* An unfinished program is refused. */
  type (fixture, "KP_8 3 Return");
  g_assert_true (is_programming (fixture, 0));

  type (fixture, "Tab KP_6 2 Tab KP_9 4");
  ui_drive_shoot ("page-programmed");
  type (fixture, "ctrl+z");
  g_assert_cmpint (robo_program_draft_check (get_draft (fixture, 0)), ==, ROBO_REFUSED_EMPTY_UNIT);
  type (fixture, "KP_9 4");
  n_events = robo_match_get_n_events (fixture->match);
  ui_drive_click (ui_child (panel, "confirm_button"));

  g_assert_cmpuint (robo_match_get_n_events (fixture->match), >, n_events);
  ui_drive_until (is_programming (fixture, 0) ||
                  gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  g_assert_cmpuint (robo_match_get_shown_state (fixture->match)->round, ==, 2);
  ui_drive_shoot ("page-round-2");
}

static gboolean
says_time (GListModel *log)
{
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const char *note = robo_log_item_get_note (item);

      if (note != NULL && strstr (note, " seconds to program.") != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
assert_titles (GtkWidget  *widget,
               const char *title,
               guint      *n)
{
  /* The title of the review is hidden. */
  if (ADW_IS_WINDOW_TITLE (widget) && gtk_widget_get_visible (widget))
    {
      g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (widget)), ==, title);
      (*n)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_titles (child, title, n);
}

/* In a narrow window the title of a lesson is shortened to its name, but a name that contains a colon stays whole. */
static void
test_title (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboArena) plain = test_arena_new ();
  g_autoptr (RoboArena) arena = robo_arena_with_only_name (plain, "Harbour: At Night");
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (arena);
  g_autoptr (RoboMatch) match = NULL;
  guint n = 0;

  robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, "Anna");
  robo_match_setup_set_seat (setup, 2, ROBO_PLAYER_KILLBOT, NULL);
  match = robo_match_new (setup);
  robo_game_page_set_match (fixture->page, match);
  assert_titles (GTK_WIDGET (fixture->page), "Harbour: At Night", &n);
  g_assert_cmpuint (n, ==, 2);
  robo_game_page_set_match (fixture->page, fixture->match);
}

/* The player who is asked first has no advantage in time; the log has the time (R4.7). */
static void
test_race (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (robo_match_get_setup (fixture->match));
  g_autoptr (RoboMatch) match = NULL;
  GtkWidget        *clock = GTK_WIDGET (gtk_widget_get_template_child (
           ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_PLAY_BAR, 0), ROBO_TYPE_PLAY_BAR, "clock_label"));
  const RoboRecord *records;
  guint             n_records;

  g_assert_false (gtk_widget_get_visible (clock));
  setup->rules.numbering = ROBO_NUMBERING_FINISH_ORDER;
  match = robo_match_new (setup);
  robo_game_page_set_match (fixture->page, match);

  ui_drive_click (robo_decision_card_get_button (ui_child (fixture->page, "card"), 0));
  ui_drive_until (is_programming (fixture, 0));
  g_assert_true (gtk_widget_get_visible (clock));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (clock)), "second"));
  /* Wait until the clock shows more than 0. */
  ui_drive_until (!g_str_has_prefix (gtk_label_get_label (GTK_LABEL (clock)), "0"));
  type (fixture, "KP_8 3 Tab KP_6 2 Tab KP_9 4 Return");

  /* The question comes before the first die of the round; the KillBot gets the remaining number. */
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  g_assert_cmpint (robo_match_get_question (match)->kind, ==, ROBO_ASK_NUMBER);
  ui_drive_shoot ("page-race-number");
  type (fixture, "2");
  ui_drive_until (robo_match_get_shown_state (match)->phase == ROBO_PHASE_ACTIVATION ||
                  robo_match_get_shown_state (match)->round == 2);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[0].number, ==, 2);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[2].number, ==, 1);

  records = robo_match_get_records (match, &n_records);
  for (guint i = 0; i < n_records; i++)
    if (records[i].kind == ROBO_ASK_PROGRAM)
      g_assert_cmpuint (robo_program_get_finish (records[i].answer), >=, 10);
  ui_drive_until (robo_match_get_shown_state (match)->round == 2 && is_programming (fixture, 0));
  g_assert_true (says_time (robo_match_get_log (match)));
  robo_game_page_set_match (fixture->page, fixture->match);
}

/* Returns the quicker of the first two seats. */
static guint
find_quickest (RoboMatch *match)
{
  guint             tenths[2] = { 0 };
  guint             n_records;
  const RoboRecord *records = robo_match_get_records (match, &n_records);

  for (guint i = 0; i < n_records; i++)
    if (records[i].kind == ROBO_ASK_PROGRAM)
      tenths[records[i].seat] = robo_program_get_finish (records[i].answer);

  return tenths[1] < tenths[0] || (tenths[1] == tenths[0] && robo_match_get_shown_state (match)->robots[1].number <
                                                               robo_match_get_shown_state (match)->robots[0].number);
}

/* The player who was quicker behind the curtain chooses first, after all are ready (R4.7). */
static void
test_race_of_two (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = robo_match_setup_copy (robo_match_get_setup (fixture->match));
  g_autoptr (RoboMatch) match = NULL;
  GtkWidget *clock = GTK_WIDGET (gtk_widget_get_template_child (
    ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_PLAY_BAR, 0), ROBO_TYPE_PLAY_BAR, "clock_label"));
  guint      first;

  setup->rules.numbering = ROBO_NUMBERING_FINISH_ORDER;
  match = robo_match_new (setup);
  robo_game_page_set_match (fixture->page, match);
  choose_start (fixture);
  choose_start (fixture);
  for (guint i = 0; i < 2; i++)
    {
      guint seat;

      ui_drive_until (is_curtain_drawn (fixture));
      seat = robo_match_get_question (match)->seat;
      type (fixture, "space");
      ui_drive_until (is_programming (fixture, seat));
      if (seat == 0)
        ui_drive_until (!g_str_has_prefix (gtk_label_get_label (GTK_LABEL (clock)), "0"));
      type (fixture, seat == 0 ? "KP_8 1 Tab KP_8 1 Tab KP_8 r 1 Return" : "KP_2 1 Tab KP_2 1 Tab KP_2 r 1 Return");
    }

  ui_drive_until (is_curtain_drawn (fixture));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  first = find_quickest (match);
  type (fixture, "space");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "card"))));
  g_assert_cmpuint (robo_match_get_question (match)->seat, ==, first);
  g_assert_cmpuint (robo_match_get_question (match)->n_options, ==, 3);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[0].n_dice, ==, 0);
  type (fixture, "3");
  ui_drive_until (robo_match_get_question (match) != NULL && robo_match_get_question (match)->seat == 1 - first);
  g_assert_cmpuint (robo_match_get_question (match)->n_options, ==, 2);
  type (fixture, "2");

  ui_drive_until (robo_match_get_shown_state (match)->round == 2);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[first].number, ==, 3);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[1 - first].number, ==, 2);
  g_assert_cmpuint (robo_match_get_shown_state (match)->robots[2].number, ==, 1);
  robo_game_page_set_match (fixture->page, fixture->match);
}

/* Other players do not see a program (R5.5). */
static void
test_curtain (Fixture      *fixture,
              gconstpointer data)
{
  RoboCurtain *curtain = ui_child (fixture->page, "curtain");

  choose_start (fixture);
  ui_drive_shoot ("page-second-start");
  choose_start (fixture);
  ui_drive_until (is_curtain_drawn (fixture));
  ui_drive_shoot ("page-curtain");
  g_assert_null (get_draft (fixture, 0));
  g_assert_null (get_draft (fixture, 1));

  type (fixture, "space");
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 1 Tab KP_8 1 Tab KP_8 r 1");
  ui_drive_shoot ("page-two-people");
  type (fixture, "Return");

  ui_drive_until (is_curtain_drawn (fixture));
  g_assert_null (get_draft (fixture, 0));
  ui_drive_click (robo_curtain_get_button (curtain));
  ui_drive_until (is_programming (fixture, 1));
  type (fixture, "KP_2 1 Tab KP_2 1 Tab KP_2 r 1 Return");

  /* The programs are revealed only after all players have looked up. */
  ui_drive_until (is_curtain_drawn (fixture));
  ui_drive_shoot ("page-reveal");
  g_assert_cmpuint (robo_match_get_shown_state (fixture->match)->phase, ==, ROBO_PHASE_PROGRAMMING);
  type (fixture, "space");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

/* After the curtain, a player sees the events since the last turn, until programming begins. */
static void
test_recap (Fixture      *fixture,
            gconstpointer data)
{
  RoboRecap *recap = ui_child (fixture->page, "recap");
  guint      start;

  /* Plays rounds automatically until there are events to list. */
  while (robo_match_get_shown_state (fixture->match)->round < 4)
    test_match_answer (fixture->match);
  while (robo_match_get_question (fixture->match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (fixture->match);
  ui_drive_until (is_curtain_drawn (fixture));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (recap)));
  type (fixture, "space");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (recap)));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("page-recap");

  start = robo_recap_get_start (recap);
  ui_drive_click (ui_child (recap, "play_button"));
  ui_drive_until (!gtk_widget_get_visible (GTK_WIDGET (recap)));
  /* The replay advances at a visible speed, even if new events are shown at once. */
  g_assert_cmpuint (robo_match_get_position (fixture->match), <, robo_match_get_n_events (fixture->match));
  ui_drive_until (robo_match_get_position (fixture->match) > start + 1);
  g_assert_cmpuint (robo_match_get_speed (fixture->match), ==, 1);
  robo_match_seek (fixture->match, G_MAXUINT);
  ui_drive_until (get_draft (fixture, 0) != NULL || get_draft (fixture, 1) != NULL);
  g_assert_cmpuint (robo_match_get_speed (fixture->match), ==, 0);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (recap)));
}

/* In a continued game the recap can be used by keyboard, and it stays below the keys while the player programs. */
static void
test_recap_continued (Fixture      *fixture,
                      gconstpointer data)
{
  RoboRecap *recap = ui_child (fixture->page, "recap");
  g_autoptr (RoboMatch) continued = NULL;

  while (robo_match_get_shown_state (fixture->match)->round < 4)
    test_match_answer (fixture->match);
  while (robo_match_get_question (fixture->match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (fixture->match);

  continued = robo_match_new_branch (fixture->match, robo_match_get_n_events (fixture->match));
  robo_game_page_set_match (fixture->page, continued);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (recap)));
  ui_drive_shoot ("page-recap-continued");
  type (fixture, "Escape");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (recap)));

  robo_game_page_set_match (fixture->page, NULL);
  g_clear_object (&continued);
  continued = robo_match_new_branch (fixture->match, robo_match_get_n_events (fixture->match));
  robo_game_page_set_match (fixture->page, continued);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (recap)));
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 1");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (recap)));
}

/* Seeking back changes nothing, not even an unfinished program. */
static void
test_look_back (Fixture      *fixture,
                gconstpointer data)
{
  RoboProgramDraft *draft;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 3");
  draft = get_draft (fixture, 0);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.step-back", NULL));
  g_assert_null (get_draft (fixture, 0));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.step", NULL));
  ui_drive_until (is_programming (fixture, 0));
  g_assert_true (get_draft (fixture, 0) == draft);

  /* After returning, the game continues as before. */
  g_assert_false (robo_match_get_playing (fixture->match));
  type (fixture, "Tab KP_8 1 Tab KP_8 r 1 Return");
  g_assert_true (robo_match_get_playing (fixture->match));
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

static char *
dup_draft (Fixture *fixture)
{
  return robo_program_draft_dup_text (get_draft (fixture, 0));
}

/* A whole program is typed in one line, and an error is explained in a sentence. */
static void
test_typed (Fixture      *fixture,
            gconstpointer data)
{
  RoboProgramLine *line = ui_child (robo_players_get_panel (ui_child (fixture->page, "players"), 0), "program_line");
  g_autofree char *draft = NULL;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "ctrl+l");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (line)));
  type (fixture, "b 3 n space r 2 q space b 1 w Return");
  g_assert_true (g_str_has_prefix (property_string (line, "problem"), "“r2q”"));
  ui_drive_shoot ("page-typed-wrong");
  type (fixture, "ctrl+a b 3 n e space r 2 n space b 1 w Return");
  g_assert_nonnull (property_string (line, "problem"));
  type (fixture, "ctrl+a b 3 n space r 2 n e space b 1 w");
  g_assert_null (property_string (line, "problem"));
  type (fixture, "Return");
  draft = dup_draft (fixture);
  g_assert_cmpstr (draft, ==, "b3n r2ne b1w");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (line)));
  ui_drive_shoot ("page-typed");
  type (fixture, "Return");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

static void
test_typed_not (Fixture      *fixture,
                gconstpointer data)
{
  RoboProgramLine *line = ui_child (robo_players_get_panel (ui_child (fixture->page, "players"), 0), "program_line");

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "slash b 3 Escape");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (line)));
  type (fixture, "KP_8 3");
  g_assert_cmpuint (robo_program_draft_find (get_draft (fixture, 0), 0, ROBO_DIR_N), !=, ROBO_DRAFT_NO_DIE);
}

static void
text_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  *(char **)user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
}

static void
test_copy_paste (Fixture      *fixture,
                 gconstpointer data)
{
  GdkClipboard    *clipboard = gtk_widget_get_clipboard (fixture->window);
  g_autofree char *copied = NULL;
  g_autofree char *pasted = NULL;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 3 ctrl+c");
  gdk_clipboard_read_text_async (clipboard, NULL, text_read_cb, &copied);
  ui_drive_until (copied != NULL);
  g_assert_cmpstr (copied, ==, "b3n - -");

  gdk_clipboard_set_text (clipboard, "b1s r6sw b2e");
  type (fixture, "ctrl+v");
  ui_drive_until (robo_program_draft_check (get_draft (fixture, 0)) == ROBO_REFUSED_NOT);
  pasted = dup_draft (fixture);
  g_assert_cmpstr (pasted, ==, "b1s r6sw b2e");
}

static GtkWindow *
find_dialog (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0 &&
      gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found)
        return found;
    }

  return NULL;
}

/* Chooses a response; the dialog is gone afterwards. */
static void
respond (Fixture    *fixture,
         const char *label)
{
  g_autoptr (GtkWidget) dialog = NULL;

  ui_drive_until (find_dialog (fixture) != NULL);
  dialog = g_object_ref (GTK_WIDGET (find_dialog (fixture)));
  ui_drive_click (find_button (dialog, label));
  ui_drive_until (find_dialog (fixture) == NULL);
}

static gboolean
begins_with (GtkWidget    *label,
             gconstpointer words)
{
  return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), words);
}

/* Returns TRUE if the sentence is visible, in a toast or elsewhere. */
static gboolean
says (Fixture    *fixture,
      const char *sentence)
{
  return ui_drive_find_seen (fixture->window, GTK_TYPE_LABEL, begins_with, sentence) != NULL;
}

/* Returns TRUE once the toast has moved up from below. */
static gboolean
is_above_play_bar (Fixture   *fixture,
                   GtkWidget *toast)
{
  graphene_rect_t said, bar;

  g_assert_true (gtk_widget_compute_bounds (toast, fixture->window, &said));
  g_assert_true (gtk_widget_compute_bounds (ui_child (fixture->page, "play_bar"), fixture->window, &bar));

  return said.origin.y + said.size.height <= bar.origin.y;
}

/* The toast has several lines rather than the width of the window, and does not cover the timeline. */
static void
look_at_toast (Fixture *fixture)
{
  GtkWidget *toast = ui_drive_find (fixture->window, g_type_from_name ("AdwToastWidget"), 0);

  ui_drive_until (is_above_play_bar (fixture, toast));
  g_assert_cmpint (gtk_widget_get_width (toast), <=, gtk_widget_get_width (fixture->window) / 2);
}

/* A bar over the arena says that an earlier moment is shown, and one press leads back. */
static void
test_past_bar (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *bar = ui_drive_find (fixture->window, ROBO_TYPE_PAST_BAR, 0);

  while (robo_match_get_shown_state (fixture->match)->round < 3)
    test_match_answer (fixture->match);
  ui_drive_settle (fixture->window);
  g_assert_false (gtk_widget_get_mapped (bar));

  robo_match_seek (fixture->match, 4);
  ui_drive_until (gtk_widget_get_mapped (bar));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("page-past");
  g_assert_true (says (fixture, "Looking back at round 1"));
  g_assert_nonnull (ui_drive_find_button (bar, "Back to Now"));
  ui_drive_click (ui_drive_find_button (bar, "Back to Now"));
  ui_drive_until (!gtk_widget_get_mapped (bar));
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, robo_match_get_n_events (fixture->match));
  g_assert_true (robo_match_get_is_live (fixture->match));
}

/* Asserts that two widgets do not overlap. */
static void
assert_beside (Fixture   *fixture,
               GtkWidget *one,
               GtkWidget *other)
{
  graphene_rect_t bounds, other_bounds;

  g_assert_true (gtk_widget_compute_bounds (one, fixture->window, &bounds));
  g_assert_true (gtk_widget_compute_bounds (other, fixture->window, &other_bounds));
  g_assert_false (graphene_rect_intersection (&bounds, &other_bounds, NULL));
}

/* Resizes the window. A small size needs several steps, because the page changes its layout in between. */
static void
resize (Fixture *fixture,
        int      width,
        int      height)
{
  while (gtk_widget_get_width (fixture->window) != width || gtk_widget_get_height (fixture->window) != height)
    {
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
      ui_drive_settle (fixture->window);
    }
  ui_drive_settle (fixture->window);
}

/* Toasts of the page and of its window don't cover keys and buttons of the player who programs. */
static void
test_toasts (Fixture      *fixture,
             gconstpointer data)
{
  static const int sizes[][2] = { { 360, 640 }, { 720, 480 }, { 1280, 800 } };
  GtkWidget       *outer = adw_toast_overlay_new ();
  gpointer         overlays[] = { outer, ui_child (fixture->page, "toasts") };
  GtkWidget       *panel;

  g_object_ref (fixture->page);
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (outer), GTK_WIDGET (fixture->page));
  g_object_unref (fixture->page);
  gtk_window_set_child (GTK_WINDOW (fixture->window), outer);
  resize (fixture, sizes[0][0], sizes[0][1]);
  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  panel = GTK_WIDGET (robo_players_get_panel (ui_child (fixture->page, "players"), 0));
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      AdwToast *toast = adw_toast_new ("Your desktop doesn’t let Robodrome run.");

      adw_toast_set_timeout (toast, 0);
      adw_toast_overlay_add_toast (overlays[i], toast);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      resize (fixture, sizes[i][0], sizes[i][1]);
      for (guint j = 0; j < G_N_ELEMENTS (overlays); j++)
        {
          GtkWidget *toast = gtk_widget_get_last_child (overlays[j]);

          g_assert_cmpstr (G_OBJECT_TYPE_NAME (toast), ==, "AdwToastWidget");
          ui_drive_settle_place (toast);
          assert_beside (fixture, toast, panel);
        }
      ui_drive_shoot ("page-toast");
      g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, sizes[i][0]);
    }
}

/* On a phone, the bar that says that an earlier moment is shown doesn't cover the board. */
static void
test_past_bar_on_phone (Fixture      *fixture,
                        gconstpointer data)
{
  GtkWidget *bar = ui_drive_find (fixture->window, ROBO_TYPE_PAST_BAR, 1);

  resize (fixture, 360, 640);
  while (robo_match_get_shown_state (fixture->match)->round < 3)
    test_match_answer (fixture->match);
  ui_drive_settle (fixture->window);
  g_assert_false (gtk_widget_get_mapped (bar));

  robo_match_seek (fixture->match, 4);
  ui_drive_until (gtk_widget_get_mapped (bar));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("page-past-phone");
  g_assert_false (gtk_widget_get_mapped (ui_drive_find (fixture->window, ROBO_TYPE_PAST_BAR, 0)));
  assert_beside (fixture, bar, ui_child (fixture->page, "board"));
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, 360);
  ui_drive_click (ui_drive_find_button (bar, "Back to Now"));
  ui_drive_until (!gtk_widget_get_mapped (bar));
}

/* In a game of several people, playing on from the past is refused until the game is over. */
static void
test_play_on_refused (Fixture      *fixture,
                      gconstpointer data)
{
  while (robo_match_get_shown_state (fixture->match)->round < 2)
    test_match_answer (fixture->match);
  robo_match_seek (fixture->match, 4);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.play-on", NULL));
  ui_drive_until (says (fixture, "In a game with several players, playing on from here would reveal secrets."));
  ui_drive_settle (fixture->window);
  look_at_toast (fixture);
  ui_drive_shoot ("page-play-on-refused");
  g_assert_null (find_dialog (fixture));
  g_assert_true (robo_game_page_get_match (fixture->page) == fixture->match);
}

/* Playing on is possible only from the past, and asks for confirmation. */
static void
test_play_on (Fixture      *fixture,
              gconstpointer data)
{
  RoboMatch *branch;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 1 Tab KP_8 1 Tab KP_8 r 1 Return");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.play-on", NULL);
  ui_drive_settle (fixture->window);
  g_assert_null (find_dialog (fixture));
  g_assert_true (says (fixture, "You’re at the latest event."));

  robo_match_seek (fixture->match, 4);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.play-on", NULL));
  ui_drive_until (find_dialog (fixture) != NULL);
  ui_drive_shoot ("page-play-on");
  respond (fixture, "_Cancel");
  g_assert_true (robo_game_page_get_match (fixture->page) == fixture->match);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.play-on", NULL));
  respond (fixture, "_Play On");
  branch = robo_game_page_get_match (fixture->page);
  g_assert_true (branch != fixture->match);
  g_assert_cmpuint (robo_match_get_shown_state (branch)->round, ==, 1);
  ui_drive_until (is_programming (fixture, 0));
}

static void
focus_board (Fixture *fixture)
{
  GtkWidget *board = GTK_WIDGET (ui_child (fixture->page, "board"));

  gtk_widget_grab_focus (board);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), board));
}

/* With the focus on the board, keys still program the first unit without a die. */
static void
test_focus_elsewhere (Fixture      *fixture,
                      gconstpointer data)
{
  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  focus_board (fixture);
  type (fixture, "KP_8 3");
  g_assert_cmpuint (robo_program_draft_find (get_draft (fixture, 0), 0, ROBO_DIR_N), !=, ROBO_DRAFT_NO_DIE);
  focus_board (fixture);
  type (fixture, "KP_6 2");
  g_assert_cmpuint (robo_program_draft_find (get_draft (fixture, 0), 1, ROBO_DIR_E), !=, ROBO_DRAFT_NO_DIE);
}

/* Preferences apply to the current game at once. */
static void
test_speed_set (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_assert_cmpuint (robo_match_get_speed (fixture->match), ==, 0);
  g_settings_set_uint (settings, "animation-speed", 3);
  g_assert_cmpuint (robo_match_get_speed (fixture->match), ==, 3);
  g_settings_set_uint (settings, "animation-speed", 0);
  g_assert_cmpuint (robo_match_get_speed (fixture->match), ==, 0);
}

typedef struct
{
  Fixture *fixture;
  guint    position; /* earlier position */
  guint    id;
  gboolean is_paused;
} Replay;

static gboolean
pause_cb (gpointer user_data)
{
  Replay    *replay = user_data;
  Fixture   *fixture = replay->fixture;
  GtkButton *button = ui_child (ui_child (fixture->page, "play_bar"), "play_button");

  replay->id = 0;
  g_assert_cmpuint (robo_match_get_position (fixture->match), <, replay->position);
  g_assert_true (robo_match_get_playing (fixture->match));
  g_assert_cmpstr (gtk_button_get_icon_name (button), ==, "media-playback-pause-symbolic");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.playing", NULL));
  g_assert_false (robo_match_get_playing (fixture->match));
  replay->is_paused = TRUE;

  return G_SOURCE_REMOVE;
}

/* Pauses with a high priority: on a busy machine the frames that a click waits for may take longer than the replay. */
static void
replayed_cb (Replay *replay)
{
  if (replay->id == 0 && !replay->is_paused && robo_match_get_playing (replay->fixture->match))
    replay->id = g_idle_add_full (G_PRIORITY_HIGH, pause_cb, replay, NULL);
}

/* While a question is open, the button of the play bar replays the last events. When that replay was paused, the game
 * goes on at a visible speed, and so it does after the answer. */
static void
test_pause (Fixture      *fixture,
            gconstpointer data)
{
  GtkButton *button = ui_child (ui_child (fixture->page, "play_bar"), "play_button");
  guint      position;
  Replay     replay = { .fixture = fixture };

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  /* While a player programs, the play bar is shown only together with the log. */
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (button)));
  type (fixture, "F9");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (button)));
  g_assert_cmpstr (gtk_button_get_icon_name (button), ==, "media-playback-start-symbolic");
  position = replay.position = robo_match_get_position (fixture->match);
  g_signal_connect_swapped (fixture->match, "notify::playing", G_CALLBACK (replayed_cb), &replay);
  ui_drive_click (GTK_WIDGET (button));
  ui_drive_until (replay.is_paused);
  g_signal_handlers_disconnect_by_data (fixture->match, &replay);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.last-moment", NULL));
  ui_drive_until (is_programming (fixture, 0));
  type (fixture, "KP_8 1 Tab KP_8 1 Tab KP_8 r 1 Return");
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, position);
  type (fixture, "Right Right");
  g_assert_cmpuint (robo_match_get_position (fixture->match), ==, position + 2);
  type (fixture, "space");
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round == 2);
}

typedef struct
{
  RoboControlUnit *first;
  RoboControlUnit *last;
  gboolean         is_seen;
} Flip;

/* Look in each frame, because the animation may be over between two keys and the frames that a test waits for. */
static gboolean
look_at_flip_cb (GtkWidget     *panel,
                 GdkFrameClock *clock,
                 gpointer       user_data)
{
  Flip *flip = user_data;

  flip->is_seen = flip->is_seen || robo_control_unit_get_opened (flip->last) < 1;
  g_assert_cmpfloat (robo_control_unit_get_opened (flip->first), >=, robo_control_unit_get_opened (flip->last));

  return G_SOURCE_CONTINUE;
}

/* Programs open one unit after the other; any key ends the animation, and at speed "at once" there is none. */
static void
test_flip_open (Fixture      *fixture,
                gconstpointer data)
{
  RoboSeatPanel      *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  RoboControllerView *controller = robo_seat_panel_get_controller (panel);
  RoboControlUnit    *first = robo_controller_view_get_unit (controller, 0);
  RoboControlUnit    *last = robo_controller_view_get_unit (controller, 2);
  Flip                flip = { first, last, FALSE };
  guint               id;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  g_assert_cmpfloat (robo_control_unit_get_opened (last), ==, 1);
  robo_match_set_speed (fixture->match, 1);
  id = gtk_widget_add_tick_callback (GTK_WIDGET (panel), look_at_flip_cb, &flip, NULL);
  type (fixture, "KP_8 1 Tab KP_8 1 Tab KP_8 r 1 Return");
  ui_drive_until (flip.is_seen && robo_control_unit_get_opened (last) == 1);
  gtk_widget_remove_tick_callback (GTK_WIDGET (panel), id);

  robo_players_flip_open (ui_child (fixture->page, "players"), 2000);
  ui_drive_until (robo_control_unit_get_opened (first) > 0.6);
  ui_drive_shoot ("page-flip");
  robo_players_flip_open (ui_child (fixture->page, "players"), 100000);
  g_assert_cmpfloat (robo_control_unit_get_opened (first), <, 1);
  type (fixture, "Shift_L");
  ui_drive_until (robo_control_unit_get_opened (first) == 1);
  g_assert_cmpfloat (robo_control_unit_get_opened (last), ==, 1);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  robo_players_flip_open (ui_child (fixture->page, "players"), 100000);
  g_assert_cmpfloat (robo_control_unit_get_opened (first), ==, 1);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static guint
get_coming (Fixture *fixture,
            guint    seat)
{
  return property_uint (robo_seat_panel_get_lights (robo_players_get_panel (ui_child (fixture->page, "players"), seat)),
                        "coming");
}

static gboolean
is_within (GtkWidget              *widget,
           GtkWidget              *above,
           const graphene_point_t *point)
{
  graphene_rect_t area;

  return gtk_widget_compute_bounds (widget, above, &area) && graphene_rect_contains_point (&area, point);
}

/* A token flies from the board to the points of its player, and counts on arrival. Other events end the
 * flight, and there is none at speed "at once" or with reduced motion. */
static void
test_prize_flight (Fixture      *fixture,
                   gconstpointer data)
{
  RoboPrizeFlight *flight = ui_child (fixture->page, "prize_flight");
  RoboBoardView   *board = ui_child (fixture->page, "board");
  RoboSeatPanel   *panel = robo_players_get_panel (ui_child (fixture->page, "players"), 0);
  GtkWidget       *lights = GTK_WIDGET (robo_seat_panel_get_lights (panel));
  const RoboPlan  *plan = robo_arena_get_plan (robo_match_get_arena (fixture->match));
  RoboEvent        take = { .type = ROBO_EVENT_TAKE_VP, .seat = 0, .amount = 1 };
  RoboState        after;
  graphene_point_t place;
  g_autofree char *problem = NULL;

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  ui_drive_settle (GTK_WIDGET (board));
  while (plan->vp[take.at] == 0)
    take.at++;
  after = *robo_match_get_shown_state (fixture->match);
  g_object_set (lights, "vp", 1, NULL);

  robo_board_view_animate (board, &take, &after, &after, 100000);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 1);
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (lights), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                "0 of 3 victory points, 0 of 3 damage");
  g_assert_cmpstr (problem, ==, NULL);
  robo_board_view_hold (board, 0.3);
  g_assert_false (robo_prize_flight_get_place (flight, &place));
  g_assert_cmpfloat (robo_board_view_get_prize (board)->alpha, ==, 1);

  robo_board_view_hold (board, 0.52);
  g_assert_true (robo_prize_flight_get_place (flight, &place));
  g_assert_true (is_within (GTK_WIDGET (board), GTK_WIDGET (flight), &place));
  g_assert_cmpfloat (robo_board_view_get_prize (board)->alpha, ==, 0);
  robo_board_view_hold (board, 0.68);
  ui_drive_shoot ("page-prize-flies");
  robo_board_view_hold (board, 0.84);
  ui_drive_shoot ("page-prize-arrives");
  g_assert_true (robo_prize_flight_get_place (flight, &place));
  g_assert_true (is_within (lights, GTK_WIDGET (flight), &place));
  g_assert_cmpuint (get_coming (fixture, 0), ==, 1);
  robo_board_view_hold (board, 0.96);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 0);
  robo_board_view_hold (board, 1);
  g_assert_false (robo_prize_flight_get_place (flight, &place));

  robo_board_view_animate (board, &take, &after, &after, 100000);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 1);
  robo_board_view_jump (board, &after);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 0);
  robo_board_view_animate (board, &take, &after, &after, 0);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  robo_board_view_animate (board, &take, &after, &after, 100000);
  robo_board_view_hold (board, 0.6);
  g_assert_cmpuint (get_coming (fixture, 0), ==, 0);
  g_assert_false (robo_prize_flight_get_place (flight, &place));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

/* One key switches the sound, while a program is typed and while the game plays. */
static void
test_mute (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  if (!ROBO_HAS_SOUNDS)
    {
      g_test_skip ("built without sounds");
      return;
    }

  choose_start (fixture);
  ui_drive_until (is_programming (fixture, 0));
  g_settings_set_boolean (settings, "sound", TRUE);
  type (fixture, "m");
  ui_drive_until (!g_settings_get_boolean (settings, "sound"));
  type (fixture, "KP_8 m");
  ui_drive_until (g_settings_get_boolean (settings, "sound"));
}

/* Every kind of question can be shown and answered, with modules and without (R13). */
static void
test_every_question (Fixture      *fixture,
                     gconstpointer data)
{
  RoboDecisionCard *card = ui_child (fixture->page, "card");
  GtkWidget        *button;

  for (guint kind = 0; kind < ROBO_N_QUESTION_KINDS; kind++)
    {
      RoboQuestion question = { .kind = kind, .card = ROBO_NO_CARD, .space = ROBO_NO_SPACE, .n_options = 3 };

      /* These questions don't have a button for each answer. */
      if (kind == ROBO_ASK_PROGRAM || kind == ROBO_ASK_EQUIP || kind == ROBO_ASK_REPROGRAM || kind == ROBO_ASK_ENTROPY)
        continue;
      for (guint i = 0; i < question.n_options; i++)
        question.options[i] = i;

      robo_decision_card_ask (card, fixture->match, &question);
      for (guint i = 0; i < question.n_options; i++)
        {
          g_autofree char *text = robo_question_words_dup_option (fixture->match, &question, i);
          g_autofree char *spoken = robo_words_dup_spoken (text);

          button = robo_decision_card_get_button (card, i);
          g_assert_nonnull (button);
          g_assert_cmpstr (text, !=, "");
          gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                               spoken);
        }
      g_assert_null (robo_decision_card_get_button (card, question.n_options));
    }
}

static void
chosen_cb (guint64 *chosen,
           guint64  answer)
{
  *chosen = answer;
}

/* "Yes" is before "No", so 1 is yes. */
static void
test_yes_or_no (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (RoboDecisionCard) card = g_object_ref_sink (g_object_new (ROBO_TYPE_DECISION_CARD, NULL));
  RoboQuestion question = { .kind = ROBO_ASK_HIT, .n_options = 2, .options = { 0, 1 } };
  guint64      chosen = 2;

  robo_decision_card_ask (card, fixture->match, &question);
  g_signal_connect_swapped (card, "chosen", G_CALLBACK (chosen_cb), &chosen);
  g_assert_false (robo_decision_card_type (card, &(RoboKeyPress){ .keyval = GDK_KEY_3 }));
  g_assert_true (robo_decision_card_type (card, &(RoboKeyPress){ .keyval = GDK_KEY_1 }));
  g_assert_cmpuint (chosen, ==, 1);
  g_assert_true (robo_decision_card_type (card, &(RoboKeyPress){ .keyval = GDK_KEY_KP_2 }));
  g_assert_cmpuint (chosen, ==, 0);
  /* These keys of the keypad are pressed without Num Lock. */
  g_assert_true (robo_decision_card_type (card, &(RoboKeyPress){ .keyval = GDK_KEY_KP_End }));
  g_assert_cmpuint (chosen, ==, 1);
}

/* The divider keeps its position, separately for two and for more players. */
static void
test_divider (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  GtkWidget *panel = GTK_WIDGET (robo_players_get_panel (ui_child (fixture->page, "players"), 0));
  int        width = gtk_widget_get_width (panel);
  g_autoptr (RoboMatch) match = test_match_new (data, 8);

  g_settings_set_int (settings, "players-width-two", 0);
  g_settings_set_int (settings, "players-width-more", width + 150);
  robo_game_page_set_match (fixture->page, match);
  ui_drive_settle (fixture->window);
  panel = GTK_WIDGET (robo_players_get_panel (ui_child (fixture->page, "players"), 0));
  ui_drive_until (gtk_widget_get_width (panel) > width + 100);

  robo_game_page_set_match (fixture->page, NULL);
  g_assert_cmpint (g_settings_get_int (settings, "players-width-more"), ==, width + 150);
  g_assert_cmpint (g_settings_get_int (settings, "players-width-two"), ==, 0);
  g_settings_reset (settings, "players-width-more");
}

/* The decisive moment and the map are beside the table if there is room. The moment is visible without scrolling. */
static void
look_at_halves (Fixture *fixture)
{
  GtkWidget      *map = GTK_WIDGET (ui_child (ui_child (fixture->page, "result"), "heat_map"));
  GtkWidget      *card = GTK_WIDGET (ui_child (ui_child (fixture->page, "result"), "decisive_card"));
  GtkWidget      *window = gtk_widget_get_ancestor (map, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (map, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >, gtk_widget_get_width (window) / 2);
  g_assert_true (gtk_widget_compute_bounds (card, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >, gtk_widget_get_width (window) / 2);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window));
}

/* The map shows the places of events, by kind, with a legend in words. */
static void
look_at_map (Fixture *fixture)
{
  RoboResultView    *result = ui_child (fixture->page, "result");
  RoboHeatMap       *map = ui_child (result, "heat_map");
  GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (
    gtk_widget_get_ancestor (GTK_WIDGET (map), GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (window);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("page-heat-trails");
  ui_drive_click (ui_child (map, "destroyed_button"));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (ui_child (map, "legend_label")), "Robots destroyed per space"));
  ui_drive_shoot ("page-heat-destroyed");
  ui_drive_click (ui_child (map, "damage_button"));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (ui_child (map, "legend_label")), "Damage taken per space"));
  gtk_adjustment_set_value (adjustment, 0);
  ui_drive_settle (fixture->window);
}

static guint
read_number (GtkWidget *table,
             int        column,
             int        row)
{
  GtkWidget *label = gtk_grid_get_child_at (GTK_GRID (table), column, row);

  return (guint)g_ascii_strtoull (gtk_label_get_label (GTK_LABEL (label)), NULL, 10);
}

/* The winner is in the middle; numbers count up, and any key ends the ceremony. */
static void
look_at_ceremony (Fixture *fixture)
{
  RoboResultView *result = ui_child (fixture->page, "result");
  RoboPodium     *podium = ui_child (result, "podium");
  GtkWidget      *table = ui_child (result, "table");
  RoboMatchStats  stats;

  robo_match_count_stats (fixture->match, &stats);
  for (guint i = 0; i < 4; i++)
    {
      static const guint order[] = { 1, 0, 2, 3 };
      RoboSeat          *seat = robo_match_get_seat (fixture->match, stats.ranking[order[i]]);

      g_assert_nonnull (
        strstr (gtk_label_get_text (ui_drive_find (podium, GTK_TYPE_LABEL, i)), robo_seat_get_name (seat)));
    }
  g_assert_null (ui_drive_find (podium, GTK_TYPE_LABEL, 4));

  /* The ceremony starts again when the result is shown again. */
  robo_result_view_show (result, fixture->match);
  g_assert_cmpfloat (robo_podium_get_progress (podium), <, 0.5);
  g_assert_cmpuint (read_number (table, 4, 10), <, stats.seats[stats.ranking[3]].spaces_moved);
  ui_drive_until (robo_podium_get_progress (podium) > 0.7);
  ui_drive_shoot ("page-podium");
  robo_result_view_show (result, fixture->match);
  ui_drive_keys (fixture->window, "Shift_L");
  ui_drive_until (robo_podium_get_progress (podium) == 1);
  g_assert_cmpuint (read_number (table, 1, 1), ==, stats.seats[stats.ranking[0]].vp_from_tokens);
  g_assert_cmpuint (read_number (table, 4, 10), ==, stats.seats[stats.ranking[3]].spaces_moved);

  /* With reduced motion there is no ceremony. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  robo_result_view_show (result, fixture->match);
  g_assert_cmpfloat (robo_podium_get_progress (podium), ==, 1);
  g_assert_cmpuint (read_number (table, 4, 10), ==, stats.seats[stats.ranking[3]].spaces_moved);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static void
note_event_cb (GArray *shown,
               guint   index)
{
  g_array_append_val (shown, index);
}

/* Checks that “Watch Replay” begins at the first event and plays without a further click, although this game shows new
 * events at once, and that the result comes back when the replay has ended. */
static void
look_at_replay (Fixture *fixture)
{
  GtkWidget *result = ui_child (fixture->page, "result");
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (guint));

  g_signal_connect_swapped (fixture->match, "event-shown", G_CALLBACK (note_event_cb), shown);
  ui_drive_click (ui_drive_find_button (result, "Watch Replay"));
  g_assert_true (robo_match_get_playing (fixture->match));
  g_assert_true (gtk_widget_get_mapped (ui_child (fixture->page, "board")));
  g_assert_cmpuint (robo_match_get_speed (fixture->match), >, 0);
  ui_drive_until (shown->len >= 4);
  for (guint i = 0; i < shown->len; i++)
    g_assert_cmpuint (g_array_index (shown, guint, i), ==, i);
  g_signal_handlers_disconnect_by_data (fixture->match, shown);

  robo_match_seek (fixture->match, robo_match_get_n_events (fixture->match) - 1);
  robo_match_play (fixture->match);
  ui_drive_until (gtk_widget_get_mapped (result));
}

/* Returns a finished match in which two players share the second place. */
static RoboMatch *
play_to_equal_points (void)
{
  for (guint seed = 1;; seed++)
    {
      g_autoptr (RoboMatch) match = test_match_new ("hkc", seed);
      RoboMatchStats stats;

      robo_match_start (match);
      test_match_play (match, G_MAXUINT);
      robo_match_count_stats (match, &stats);
      if (stats.seats[stats.ranking[1]].rank == 2 && stats.seats[stats.ranking[2]].rank == 2)
        return g_steal_pointer (&match);
    }
}

static void
test_equal_players (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (RoboMatch) match = play_to_equal_points ();
  RoboResultView *result = ui_child (fixture->page, "result");

  robo_result_view_show (result, match);
  g_assert_nonnull (strstr (gtk_label_get_label (ui_child (result, "text_label")), "ahead of Anna and Computer 1 ("));
}

static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  RoboResultView *result = ui_child (fixture->page, "result");
  RoboMatch      *match = fixture->match;

  while (!robo_match_get_is_over (match))
    test_match_answer (match);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (result)));
  ui_drive_shoot ("page-result");
  look_at_ceremony (fixture);
  look_at_halves (fixture);
  look_at_map (fixture);

  look_at_replay (fixture);

  ui_drive_click (ui_child (result, "rematch_button"));
  ui_drive_until (!gtk_widget_get_mapped (GTK_WIDGET (result)));
  g_assert_true (robo_game_page_get_match (fixture->page) != match);
  g_assert_cmpuint (robo_match_get_shown_state (robo_game_page_get_match (fixture->page))->round, ==, 1);
}

/* The marks below the timeline do not reveal events that have not been shown. */
static void
test_time_marks (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhhh", 3);
  g_autoptr (RoboMatch) match = robo_match_new (setup);
  GtkRange      *range = GTK_RANGE (g_object_ref_sink (gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1)));
  RoboTimeMarks *marks = g_object_ref_sink (g_object_new (ROBO_TYPE_TIME_MARKS, NULL));
  guint          n_marks;

  robo_match_set_speed (match, 0);
  robo_match_start (match);
  for (guint i = 0; i < 60 && robo_match_get_question (match) != NULL; i++)
    test_match_answer (match);

  robo_match_seek (match, 0);
  robo_time_marks_show (marks, match, range);
  g_assert_cmpuint (robo_time_marks_count (marks), ==, 0);

  robo_match_seek (match, robo_match_get_n_events (match));
  robo_time_marks_show (marks, match, range);
  n_marks = robo_time_marks_count (marks);
  g_assert_cmpuint (n_marks, >, 3);

  robo_match_seek (match, 0);
  robo_time_marks_show (marks, match, range);
  g_assert_cmpuint (robo_time_marks_count (marks), ==, n_marks);

  robo_match_retell (match);
  robo_time_marks_show (marks, match, range);
  g_assert_cmpuint (robo_time_marks_count (marks), <, n_marks);
  robo_match_seek (match, robo_match_get_n_events (match));
  robo_time_marks_show (marks, match, range);
  g_assert_cmpuint (robo_time_marks_count (marks), ==, n_marks);

  robo_time_marks_show (marks, NULL, range);
  g_assert_cmpuint (robo_time_marks_count (marks), ==, 0);
  g_object_unref (marks);
  g_object_unref (range);
}

/* All rounds are named if there is room, otherwise numbered in even steps. */
static void
look_at_steps (RoboMatch *match,
               int        width_px)
{
  GtkWidget     *window = gtk_window_new ();
  GtkWidget     *overlay = gtk_overlay_new ();
  GtkWidget     *range = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, robo_match_get_n_events (match), 1);
  RoboTimeMarks *marks = g_object_new (ROBO_TYPE_TIME_MARKS, NULL);
  guint          n_rounds = robo_match_get_shown_state (match)->round;
  gboolean       is_word;
  guint          step;

  gtk_overlay_set_child (GTK_OVERLAY (overlay), range);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (marks));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  gtk_window_set_default_size (GTK_WINDOW (window), width_px, 60);
  ui_drive_show (GTK_WINDOW (window));
  robo_time_marks_show (marks, match, GTK_RANGE (range));
  ui_drive_settle (window);
  step = robo_time_marks_get_step (marks, &is_word);
  g_test_message ("%u rounds in %d pixels: step %u", n_rounds, width_px, step);
  ui_drive_shoot (width_px > 1000 ? "time-marks-wide" : "time-marks-narrow");
  if (width_px > 1000)
    {
      g_assert_true (is_word);
      g_assert_cmpuint (step, ==, 1);
    }
  else
    {
      g_assert_false (is_word);
      g_assert_true (step == 2 || step == 5 || step == 10);
      g_assert_cmpuint (step, <, n_rounds);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_time_steps (void)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhhh", 3);
  g_autoptr (RoboMatch) match = robo_match_new (setup);

  robo_match_set_speed (match, 0);
  robo_match_start (match);
  while (robo_match_get_question (match) != NULL && robo_match_get_shown_state (match)->round < 9)
    test_match_answer (match);
  g_assert_cmpuint (robo_match_get_shown_state (match)->round, >, 4);
  look_at_steps (match, 1200);
  look_at_steps (match, 130);
}

#define add(path, players, function) \
  g_test_add ("/ui/match/game-page/" path, Fixture, players, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  add ("one-round/is-played-by-pointer-and-keys", "h-k-", test_one_round);
  add ("title/arena-name-with-a-colon-stays-whole", "h-k-", test_title);
  add ("R4.7/time-to-program-is-shown-and-logged", "h-k-", test_race);
  add ("R4.7/quicker-of-two-people-chooses-first", "hhk-", test_race_of_two);
  add ("R5.5/curtain-hides-programs", "hh--", test_curtain);
  add ("divider/stored-position-for-more-than-two-players-is-used", "hkk-", test_divider);
  add ("focus-on-the-board/keys-still-place-dice", "h-k-", test_focus_elsewhere);
  add ("seek-back/unfinished-program-stays", "h-k-", test_look_back);
  add ("seek-back/bar-leads-to-the-present", "h-k-", test_past_bar);
  add ("seek-back/bar-is-beside-the-board-on-a-phone", "h-k-", test_past_bar_on_phone);
  add ("toasts/do-not-cover-the-panel-of-the-player-who-programs", "h-k-", test_toasts);
  add ("play-button-during-a-question/replays-the-last-events", "h-k-", test_pause);
  add ("revealed-programs/any-key-ends-the-animation", "h-k-", test_flip_open);
  add ("flying-token/counts-on-arrival", "h-k-", test_prize_flight);
  add ("mute-key/switches-the-sound", "h-k-", test_mute);
  add ("speed/preference-applies-at-once", "h-k-", test_speed_set);
  add ("R13/questions-that-list-their-answers-have-a-button-for-each", "h-k-", test_every_question);
  add ("R13/yes-or-no-question/1-is-yes", "h-k-", test_yes_or_no);
  add ("result/is-shown-at-the-end", "hckh", test_result);
  add ("result/players-with-equal-points/are-named-together", "hkc", test_equal_players);
  add ("play-on/asks-for-confirmation", "h-k-", test_play_on);
  add ("play-on/is-refused-with-several-people", "hhk-", test_play_on_refused);
  add ("recap/is-shown-after-the-curtain", "hhkk", test_recap);
  add ("recap/stays-while-programming-in-a-continued-game", "h-kk", test_recap_continued);
  add ("typed-program/errors-are-explained", "h-k-", test_typed);
  add ("typed-program/escape-cancels-the-line", "h-k-", test_typed_not);
  add ("program/is-copied-and-pasted", "h-k-", test_copy_paste);
  g_test_add_func ("/ui/match/game-page/time-line/marks-reveal-no-later-events", test_time_marks);
  g_test_add_func ("/ui/match/game-page/time-line/round-numbers-fit-the-width", test_time_steps);

  return g_test_run ();
}
