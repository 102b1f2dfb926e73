// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the review of a finished game by real keys and clicks.
#include "config.h"

#include "match/log/robo-words.h"
#include "ui/board/robo-board-sketch.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-play-bar.h"
#include "ui/results/robo-chance-chart.h"
#include "ui/results/robo-decisive-card.h"
#include "ui/results/robo-difference-bar.h"
#include "ui/results/robo-result-view.h"
#include "ui/results/robo-review-view.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-page.h"

#include "tests/match/review-test.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

/* A person plays against a KillBot to the end. The match has only three rounds, since the review of each takes as
 * long as opening a window. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_uint (settings, "animation-speed", 0);
  fixture->match = test_match_new ("hk", 38);
  robo_match_start (fixture->match);
  test_match_play_well (fixture->match);
  fixture->window = game_page_test_open (fixture->match, 1280, 800, &fixture->page);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  game_page_test_close (fixture->window, &fixture->page);
  g_object_unref (fixture->match);
}

static RoboReviewView *
get_view (Fixture *fixture)
{
  return ROBO_REVIEW_VIEW (ui_child (fixture->page, "review"));
}

static GtkWidget *
get_part (Fixture    *fixture,
          const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (get_view (fixture)), ROBO_TYPE_REVIEW_VIEW, name));
}

static const char *
get_shown (Fixture *fixture)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (get_part (fixture, "stack")));
}

static GtkListBoxRow *
get_row (Fixture *fixture,
         int      index)
{
  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (get_part (fixture, "rounds")), index);
}

static GtkWidget *
find_child (GtkWidget  *widget,
            GType       type,
            const char *label)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) &&
      (label == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type, label);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static const RoboReview *
open_review (Fixture *fixture)
{
  GtkWidget *result = GTK_WIDGET (ui_child (fixture->page, "result"));

  ui_drive_until (gtk_widget_get_mapped (result));
  ui_drive_click (find_child (result, GTK_TYPE_BUTTON, "Re_view"));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (get_view (fixture))));
  ui_drive_until (g_strcmp0 (get_shown (fixture), "result") == 0);

  return robo_match_review_get_result (robo_review_view_get_review (get_view (fixture)));
}

/* The review is kept while another page is visible; turning points are marked on the timeline; Escape goes
 * back. */
static void
test_look (Fixture      *fixture,
           gconstpointer data)
{
  const RoboReview *review = open_review (fixture);
  GtkWidget        *scale;
  guint             n_turning_points = 0;

  g_assert_cmpuint (review->n_rounds, ==, robo_match_get_shown_state (fixture->match)->round);
  g_assert_nonnull (get_row (fixture, 0));
  ui_drive_shoot ("review");
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "result"))));
  g_assert_true (open_review (fixture) == review);

  scale = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (ui_child (fixture->page, "play_bar")),
                                                     ROBO_TYPE_PLAY_BAR, "time_scale"));
  for (guint i = 0; i < review->n_rounds; i++)
    n_turning_points += review->rounds[i].is_turning_point;
  g_assert_cmpuint (n_turning_points, >, 0);
  g_assert_true (gtk_widget_has_css_class (scale, "marks-before"));
}

static void
click_button (Fixture    *fixture,
              const char *label)
{
  GtkWidget *button = find_child (get_part (fixture, "round_bin"), GTK_TYPE_BUTTON, label);

  ui_drive_scroll_to (button);
  ui_drive_click (button);
}

static void
test_watch (Fixture      *fixture,
            gconstpointer data)
{
  const RoboReview *review = open_review (fixture);

  click_button (fixture, "_Watch Round");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "board"))));
  g_assert_cmpuint (robo_match_get_position (fixture->match), >=, review->rounds[0].turns[0].position);
  g_assert_cmpuint (robo_match_get_position (fixture->match), <, review->rounds[0].end);
  /* One step back leads to the review. */
  robo_page_back (ROBO_PAGE (fixture->page));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (get_view (fixture))));
  /* The next one leads to the result, although the match still stands at the round. */
  robo_page_back (ROBO_PAGE (fixture->page));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "result"))));
  g_assert_true (robo_match_get_is_over (fixture->match));
}

/* The better program is on the controller in a new game. */
static void
test_play_on (Fixture      *fixture,
              gconstpointer data)
{
  const RoboReview *review = open_review (fixture);
  RoboProgram       best = review->rounds[0].turns[0].best;
  g_autofree char  *text = robo_program_to_text (&best);
  g_autofree char  *played = NULL;
  const RoboRecord *records;
  RoboMatch        *branch;
  RoboProgram       program;
  guint             n_records, n_played = 0;

  click_button (fixture, "_Play On From Here");
  ui_drive_until (robo_game_page_get_match (fixture->page) != fixture->match);
  branch = robo_game_page_get_match (fixture->page);
  g_assert_cmpint (robo_match_get_question (branch)->kind, ==, ROBO_ASK_PROGRAM);
  g_assert_cmpuint (robo_match_get_shown_state (branch)->round, ==, 1);
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (robo_match_get_shown_state (branch)->phase != ROBO_PHASE_PROGRAMMING ||
                  robo_match_get_shown_state (branch)->round > 1);
  records = robo_game_get_records (robo_match_get_game (branch), &n_records);
  while (n_played < n_records && records[n_played].kind != ROBO_ASK_PROGRAM)
    n_played++;
  g_assert_cmpuint (n_played, <, n_records);
  robo_program_unpack (&program, records[n_played].answer);
  played = robo_program_to_text (&program);
  g_assert_cmpstr (played, ==, text);
}

static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *result = GTK_WIDGET (ui_child (fixture->page, "result"));

  ui_drive_until (gtk_widget_get_mapped (result));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.review", NULL);
  g_assert_cmpstr (get_shown (fixture), ==, "running");
  /* Partial results are shown at once. */
  g_assert_true (gtk_widget_get_visible (get_part (fixture, "curve_card")));
  g_assert_false (gtk_widget_get_visible (get_part (fixture, "rounds")));
  robo_match_review_cancel (robo_review_view_get_review (get_view (fixture)));
  ui_drive_until (g_strcmp0 (get_shown (fixture), "cancelled") == 0);
  g_assert_false (gtk_widget_get_visible (get_part (fixture, "curve_card")));
  ui_drive_click (find_child (get_part (fixture, "stack"), GTK_TYPE_BUTTON, "_Review Again"));
  ui_drive_until (g_strcmp0 (get_shown (fixture), "result") == 0);
}

/* A player who reviews by keyboard gets to the first round, whose row tells grade and dice. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget        *result = GTK_WIDGET (ui_child (fixture->page, "result"));
  g_autofree char  *dice = NULL;
  g_autofree char  *words = NULL;
  const RoboReview *review;
  GtkWidget        *focus;

  ui_drive_until (gtk_widget_get_mapped (result));
  gtk_widget_grab_focus (find_child (result, GTK_TYPE_BUTTON, "Re_view"));
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  ui_drive_keys (fixture->window, "space");
  ui_drive_until (g_strcmp0 (get_shown (fixture), "result") == 0);

  review = robo_match_review_get_result (robo_review_view_get_review (get_view (fixture)));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (GTK_IS_LIST_BOX_ROW (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, get_part (fixture, "rounds")));
  dice = robo_words_dup_program (&review->rounds[0].turns[0].played);
  words = robo_words_dup_spoken (dice);
  g_assert_nonnull (strstr (robo_access_get_description (focus), words));
}

static guint
count_children (GtkWidget *widget,
                GType      type)
{
  guint n = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_children (child, type);

  return n;
}

static guint
count_programs (const RoboReviewTurn *turn)
{
  return turn->grade == ROBO_GRADE_BEST ? 1 : 2;
}

/* Each round has a small board. Beside the list, the selected round has the board with the program and, if there is a
 * better one, a second board and a bar for each difference. The first round is open at once. */
static void
test_boards (Fixture      *fixture,
             gconstpointer data)
{
  const RoboReview *review = open_review (fixture);
  GtkWidget        *list = get_part (fixture, "rounds");
  GtkWidget        *opened = get_part (fixture, "round_bin");
  GtkListBoxRow    *row;
  guint             n_rows = 0, n_all_bars = 0;

  ui_drive_settle (fixture->window);
  g_assert_true (gtk_list_box_get_selected_row (GTK_LIST_BOX (list)) == get_row (fixture, 0));
  for (guint i = 0; i < review->n_rounds; i++)
    {
      const RoboReviewTurn *turn = &review->rounds[i].turns[0];
      guint                 n_bars = 0;

      if (!turn->is_judged)
        continue;
      row = get_row (fixture, (int)n_rows++);
      ui_drive_click (GTK_WIDGET (row));
      ui_drive_settle (fixture->window);
      g_assert_true (gtk_list_box_get_selected_row (GTK_LIST_BOX (list)) == row);
      if (turn->grade != ROBO_GRADE_BEST)
        {
          g_autoptr (GArray) differences = robo_review_words_list_differences (turn, fixture->match);

          n_bars = differences->len;
          ui_drive_shoot ("review-boards");
        }
      g_assert_cmpuint (count_children (opened, ROBO_TYPE_BOARD_SKETCH), ==, count_programs (turn));
      g_assert_cmpuint (count_children (opened, ROBO_TYPE_DIFFERENCE_BAR), ==, n_bars);
      n_all_bars += n_bars;
    }
  g_assert_cmpuint (n_rows, >, 1);
  g_assert_null (get_row (fixture, (int)n_rows));
  g_assert_cmpuint (n_all_bars, >, 0);
  g_assert_cmpuint (count_children (list, ROBO_TYPE_BOARD_SKETCH), ==, n_rows);
}

/* A click on a round of the curve opens this round. The middle of the curve is in the second of three rounds. */
static void
test_chart (Fixture      *fixture,
            gconstpointer data)
{
  const RoboReview *review = open_review (fixture);

  ui_drive_settle (fixture->window);
  g_assert_cmpuint (review->n_rounds, ==, 3);
  g_assert_true (review->rounds[0].turns[0].is_judged && review->rounds[1].turns[0].is_judged);
  ui_drive_click (get_part (fixture, "chart"));
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_list_box_get_selected_row (GTK_LIST_BOX (get_part (fixture, "rounds"))) == get_row (fixture, 1));
}

/* The way back leads from the review to the result, and from there out of the game. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  guint n_left = 0;

  g_signal_connect_swapped (fixture->page, "left", G_CALLBACK (g_atomic_int_inc), &n_left);
  open_review (fixture);
  robo_page_back (ROBO_PAGE (fixture->page));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "result"))));
  g_assert_cmpuint (n_left, ==, 0);
  robo_page_back (ROBO_PAGE (fixture->page));
  g_assert_cmpuint (n_left, ==, 1);
}

static void
note_least_position_cb (RoboMatch  *match,
                        GParamSpec *pspec,
                        guint      *least)
{
  *least = MIN (*least, robo_match_get_position (match));
}

/* With large text, the chance to win is below the heading of a program, and no word is broken. */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  GtkSettings    *settings = gtk_settings_get_default ();
  GtkWidget      *view;
  graphene_rect_t areas[2];

  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  open_review (fixture);
  view = GTK_WIDGET (get_view (fixture));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("review-large-text");
  for (guint i = 0; ui_drive_find (view, GTK_TYPE_LABEL, i) != NULL; i++)
    {
      GtkLabel *label = GTK_LABEL (ui_drive_find (view, GTK_TYPE_LABEL, i));

      if (gtk_widget_get_mapped (GTK_WIDGET (label)) && g_str_has_prefix (gtk_label_get_label (label), "Win chance "))
        g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (label)), ==, 1);
    }
  if (ui_drive_find (get_part (fixture, "round_bin"), ROBO_TYPE_BOARD_SKETCH, 1) != NULL)
    {
      /* The boards that are compared are at one height. */
      for (guint i = 0; i < 2; i++)
        g_assert_true (gtk_widget_compute_bounds (
          ui_drive_find (get_part (fixture, "round_bin"), ROBO_TYPE_BOARD_SKETCH, i), view, &areas[i]));
      g_assert_cmpfloat (areas[0].origin.y, ==, areas[1].origin.y);
    }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* The result shows the moment that decided the match, and plays it again. On a slow machine, the replay may be over
 * before the board is seen. */
static void
test_decisive (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *result = GTK_WIDGET (ui_child (fixture->page, "result"));
  guint      n_events = robo_match_get_n_events (fixture->match);
  guint      least = n_events;
  GtkWidget *card, *button;

  ui_drive_until (gtk_widget_get_mapped (result));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("result-decisive");
  card = ui_drive_find (result, ROBO_TYPE_DECISIVE_CARD, 0);
  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_cmpuint (count_children (card, ROBO_TYPE_BOARD_SKETCH), ==, 1);
  button = find_child (card, GTK_TYPE_BUTTON, "Re_play");
  ui_drive_scroll_to (button);
  g_signal_connect (fixture->match, "notify::position", G_CALLBACK (note_least_position_cb), &least);
  ui_drive_click (button);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "board"))));
  g_signal_handlers_disconnect_by_data (fixture->match, &least);
  g_assert_cmpuint (least, <, n_events);
  g_assert_cmpuint (least + 20, >, n_events);
}

/* In a wide card, the picture is not a strip of the board: the spaces above and below the moment are in it, too. */
static void
test_decisive_wide (Fixture      *fixture,
                    gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *card = g_object_new (ROBO_TYPE_DECISIVE_CARD, "valign", GTK_ALIGN_START, NULL);
  GtkWidget *sketch = ui_drive_find (card, ROBO_TYPE_BOARD_SKETCH, 0);

  robo_decisive_card_show (ROBO_DECISIVE_CARD (card), fixture->match);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 500);
  gtk_window_set_child (GTK_WINDOW (window), card);
  ui_drive_show (GTK_WINDOW (window));
  ui_drive_shoot ("result-decisive-wide");
  g_assert_cmpint (gtk_widget_get_width (card), >=, 1000);
  g_assert_cmpint (gtk_widget_get_width (sketch), <=, 2 * gtk_widget_get_height (sketch));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* On a phone, a round replaces the list, and one step back leads to the list again. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  guint n_left = 0;

  g_signal_connect_swapped (fixture->page, "left", G_CALLBACK (g_atomic_int_inc), &n_left);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 720);
  ui_drive_until (gtk_widget_get_width (fixture->window) == 360);
  open_review (fixture);
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("review-narrow");
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, 360);
  g_assert_cmpuint (count_children (get_part (fixture, "round_bin"), ROBO_TYPE_BOARD_SKETCH), ==, 0);

  ui_drive_scroll_to (GTK_WIDGET (get_row (fixture, 1)));
  ui_drive_click (GTK_WIDGET (get_row (fixture, 1)));
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("review-narrow-round");
  g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, 360);
  g_assert_cmpuint (count_children (get_part (fixture, "round_bin"), ROBO_TYPE_BOARD_SKETCH), >, 0);
  g_assert_false (gtk_widget_get_mapped (get_part (fixture, "rounds")));

  ui_drive_keys (fixture->window, "Escape");
  g_assert_true (gtk_widget_get_mapped (get_part (fixture, "rounds")));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (get_row (fixture, 1))));
  ui_drive_keys (fixture->window, "Return");
  g_assert_false (gtk_widget_get_mapped (get_part (fixture, "rounds")));
  robo_page_back (ROBO_PAGE (fixture->page));
  g_assert_true (gtk_widget_get_mapped (get_part (fixture, "rounds")));
  robo_page_back (ROBO_PAGE (fixture->page));
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "result"))));
  g_assert_cmpuint (n_left, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  g_test_add ("/ui/results/review-view/review/is-not-repeated-after-another-page",
              Fixture, NULL, set_up, test_look, tear_down);
  g_test_add ("/ui/results/review-view/rounds/show-boards-and-differences",
              Fixture, NULL, set_up, test_boards, tear_down);
  g_test_add ("/ui/results/review-view/curve/click-opens-a-round", Fixture, NULL, set_up, test_chart, tear_down);
  g_test_add ("/ui/results/review-view/way-back/leads-to-the-result-first",
              Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/ui/results/review-view/result/plays-the-decisive-moment-again",
              Fixture, NULL, set_up, test_decisive, tear_down);
  g_test_add ("/ui/results/review-view/large-text/breaks-no-word", Fixture, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/ui/results/review-view/result/shows-what-is-around-the-decisive-moment",
              Fixture, NULL, set_up, test_decisive_wide, tear_down);
  g_test_add ("/ui/results/review-view/phone/round-replaces-the-list", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/ui/results/review-view/watch-button/shows-the-round-and-back-leads-to-the-review",
              Fixture, NULL, set_up, test_watch, tear_down);
  g_test_add ("/ui/results/review-view/play-on/new-game-has-the-better-program",
              Fixture, NULL, set_up, test_play_on, tear_down);
  g_test_add ("/ui/results/review-view/review-by-keyboard/focus-is-on-the-first-round",
              Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add ("/ui/results/review-view/canceled-review/can-start-again",
              Fixture, NULL, set_up, test_cancel, tear_down);

  return g_test_run ();
}
