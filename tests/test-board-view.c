// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "ui/board/robo-board-view.h"

#include "board-sample.h"
#include "ui-test.h"

typedef struct
{
  GtkWidget     *window;
  RoboBoardView *board;
  RoboPlan       plan;
  RoboState      state;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  sample_make_plan (&fixture->plan);
  sample_make_state (&fixture->state);
  fixture->board = ROBO_BOARD_VIEW (robo_board_view_new ());
  robo_board_view_set_arena (fixture->board, &fixture->plan, 3);
  robo_board_view_set_seat (fixture->board, 1, 1, "Mercury");
  robo_board_view_jump (fixture->board, &fixture->state);

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 500);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *)&board);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (board);
}

static void
assert_name (Fixture    *fixture,
             guint       space,
             const char *name)
{
  GtkAccessible   *accessible = GTK_ACCESSIBLE (robo_board_view_get_space_widget (fixture->board, space));
  g_autofree char *problem = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_cmpstr (problem, ==, NULL);
}

static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  assert_name (fixture, sample_at (9, 7), "9|7, water");
  assert_name (fixture, sample_at (2, 4), "2|4, floor, lightning barrier in the east");
  assert_name (fixture, sample_at (5, 5), "5|5, Mercury with starting number 3, workshop, high voltage");
  assert_name (fixture, sample_at (7, 6), "7|6, robot 1, 2 damage, energy wall in the west");
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/board-view/names", Fixture, NULL, set_up, test_names, tear_down);

  return g_test_run ();
}
