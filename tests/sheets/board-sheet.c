// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the board as a widget, for people to look at: not a test.
// board-sheet FOLDER [WIDTH] writes board-STYLE-WHAT.png there. For high contrast set ADW_DEBUG_HIGH_CONTRAST=1.
#include "config.h"

#include "ui/board/robo-board-view.h"

#include "tests/draw/board-sample.h"

#include "sheet-picture.h"

typedef struct
{
  GtkWindow     *window;
  RoboBoardView *board;
  RoboPlan       plan;
  RoboState      state;
  const char    *folder;
} Sheet;

static const RoboPath path = {
  .n_steps = 7,
  .n_shots = 1,
  .steps = {
    { 55, 0, 0, 0 },
    { 46, 0, 0, 0 },
    { 37, 0, 0, 0 },
    { 28, 0, 0, 1 },
    { 29, ROBO_PATH_BARRIER, 0, 0 },
    { 29, ROBO_PATH_BLOCKED, ROBO_DIR_E, 2 },
    { 47, ROBO_PATH_PIT, 0, 0 },
  },
  .shots = { { 28, 1 } },
};

static void
take (Sheet      *sheet,
      const char *what)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (sheet->window));
  sheet_take_picture (sheet->window, sheet->folder, "board", what);
}

/* Takes the picture halfway through the animation. */
static void
take_event (Sheet           *sheet,
            const char      *what,
            const RoboEvent *event,
            const RoboState *after)
{
  robo_board_view_animate (sheet->board, event, &sheet->state, after, 700);
  sheet_wait_ms (300);
  take (sheet, what);
  robo_board_view_jump (sheet->board, &sheet->state);
}

static void
take_events (Sheet *sheet)
{
  RoboState after = sheet->state;

  after.robots[0].space = sample_at (8, 6);
  take_event (sheet, "step",
              &(RoboEvent){ .type = ROBO_EVENT_STEP, .seat = 0, .at = sample_at (7, 6), .to = sample_at (8, 6) },
              &after);
  take_event (
    sheet, "push",
    &(RoboEvent){ .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = sample_at (7, 6), .to = sample_at (8, 6) },
    &after);
  after = sheet->state;
  after.robots[1].damage = 1;
  take_event (
    sheet, "fire",
    &(RoboEvent){
      .type = ROBO_EVENT_FIRE, .seat = 3, .key = ROBO_DIR_SE, .at = sample_at (3, 3), .to = sample_at (5, 5) },
    &after);
  take_event (sheet, "damage",
              &(RoboEvent){ .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 3, .amount = 1, .at = sample_at (5, 5) },
              &after);
  after.robots[1].space = ROBO_NO_SPACE;
  take_event (sheet, "destroyed",
              &(RoboEvent){ .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 3, .at = sample_at (5, 5) }, &after);
  after = sheet->state;
  after.robots[2].space = sample_at (1, 8);
  take_event (sheet, "fall", &(RoboEvent){ .type = ROBO_EVENT_FALL, .seat = 2, .at = sample_at (1, 8) }, &after);
  after = sheet->state;
  take_event (sheet, "take-vp",
              &(RoboEvent){ .type = ROBO_EVENT_TAKE_VP, .seat = 3, .amount = 2, .at = sample_at (3, 3) }, &after);
  take_event (sheet, "fail",
              &(RoboEvent){ .type = ROBO_EVENT_FAIL, .seat = 0, .key = ROBO_DIR_W, .at = sample_at (7, 6) }, &after);
  take_event (sheet, "detonate",
              &(RoboEvent){ .type = ROBO_EVENT_DETONATE, .seat = 2, .amount = 1, .at = sample_at (8, 7) }, &after);
  take_event (sheet, "barrier",
              &(RoboEvent){ .type = ROBO_EVENT_BARRIER, .seat = 2, .key = ROBO_DIR_NE, .at = sample_at (2, 7) },
              &after);
  take_event (sheet, "roll",
              &(RoboEvent){ .type = ROBO_EVENT_ROLL, .seat = 2, .colour = ROBO_RED, .value = 3 }, &after);
  take_event (sheet, "win", &(RoboEvent){ .type = ROBO_EVENT_WIN, .seat = 3 }, &after);
}

static void
take_all (gpointer data)
{
  Sheet       *sheet = data;
  const guint8 choices[] = { sample_at (4, 9), sample_at (5, 9), sample_at (6, 9) };

  take (sheet, "still");
  robo_board_view_set_acting (sheet->board, 1);
  robo_board_view_highlight (sheet->board, sample_at (6, 4));
  robo_board_view_set_choices (sheet->board, choices, G_N_ELEMENTS (choices));
  robo_board_view_set_path (sheet->board, 2, &path);
  gtk_widget_grab_focus (GTK_WIDGET (sheet->board));
  gtk_window_set_focus_visible (sheet->window, TRUE);
  take (sheet, "marks");
  robo_board_view_zoom_in (sheet->board);
  robo_board_view_zoom_in (sheet->board);
  take (sheet, "zoomed");
  robo_board_view_zoom_fit (sheet->board);

  robo_board_view_set_acting (sheet->board, ROBO_NO_SEAT);
  robo_board_view_highlight (sheet->board, ROBO_NO_SPACE);
  robo_board_view_set_choices (sheet->board, NULL, 0);
  robo_board_view_set_path (sheet->board, 2, NULL);
  gtk_window_set_focus_visible (sheet->window, FALSE);
  take_events (sheet);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  take_event (
    sheet, "calm-push",
    &(RoboEvent){ .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = sample_at (6, 6), .to = sample_at (7, 6) },
    &sheet->state);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

int
main (int    argc,
      char **argv)
{
  Sheet sheet;
  int   width = argc > 2 ? atoi (argv[2]) : 700;

  if (argc < 2)
    {
      g_printerr ("board-sheet FOLDER [WIDTH]\n");
      return 2;
    }

  sheet.folder = argv[1];
  sheet.window = sheet_window_new (width, width);
  sheet.board = ROBO_BOARD_VIEW (robo_board_view_new ());
  sample_make_plan (&sheet.plan);
  sample_make_state (&sheet.state);
  robo_board_view_set_arena (sheet.board, &sheet.plan, 3);
  robo_board_view_jump (sheet.board, &sheet.state);
  gtk_window_set_child (sheet.window, GTK_WIDGET (sheet.board));
  gtk_window_present (sheet.window);

  sheet_take_schemes (take_all, &sheet);

  return 0;
}
