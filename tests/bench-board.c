/* Measures what a frame of the board costs while something happens on it: not a test.
 * bench-board [WIDTH...] prints a line a width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "ui/board/robo-board-view.h"

#include <adwaita.h>
#include <stdlib.h>

#include "board-sample.h"

#define N_FRAMES 200

typedef struct
{
  RoboBoardView *board;
  RoboState      state;
  gint64         start_us;
  guint          n_frames;
  double         first_ms;
  double         frames_ms[N_FRAMES];
} Bench;

/* Something of everything, over and over. */
static void
animate (Bench *bench)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_STEP, .seat = 0, .at = 51, .to = 52 },
    { .type = ROBO_EVENT_FIRE, .seat = 3, .key = ROBO_DIR_SE, .at = 20, .to = 40 },
    { .type = ROBO_EVENT_DAMAGE, .seat = 1, .amount = 1, .at = 40 },
    { .type = ROBO_EVENT_DETONATE, .seat = 2, .amount = 1, .at = 61 },
    { .type = ROBO_EVENT_FALL, .seat = 2, .at = 63 },
  };

  if (!robo_board_view_is_animating (bench->board))
    robo_board_view_animate (bench->board, &events[bench->n_frames % G_N_ELEMENTS (events)],
                             &bench->state, &bench->state, 300);
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->start_us = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double ms = (g_get_monotonic_time () - bench->start_us) / 1000.0;

  if (bench->first_ms == 0)
    bench->first_ms = ms;
  else if (bench->n_frames < N_FRAMES)
    bench->frames_ms[bench->n_frames++] = ms;
  animate (bench);
}

static int
compare (gconstpointer one,
         gconstpointer other)
{
  double a = *(const double *)one;
  double b = *(const double *)other;

  return (a > b) - (a < b);
}

static void
measure (int width)
{
  GtkWindow     *window = GTK_WINDOW (gtk_window_new ());
  Bench          bench = { .board = ROBO_BOARD_VIEW (robo_board_view_new ()) };
  GdkFrameClock *clock;
  RoboPlan       plan;

  sample_make_plan (&plan);
  sample_make_state (&bench.state);
  robo_board_view_set_arena (bench.board, &plan, 3);
  robo_board_view_jump (bench.board, &bench.state);
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, width, width);
  gtk_window_set_child (window, GTK_WIDGET (bench.board));
  gtk_widget_realize (GTK_WIDGET (window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  gtk_window_present (window);

  while (bench.n_frames < N_FRAMES)
    g_main_context_iteration (NULL, TRUE);

  qsort (bench.frames_ms, N_FRAMES, sizeof (double), compare);
  g_print ("%s, %d pixels: first frame %.1f ms, then median %.2f ms, 99 of 100 within %.2f ms\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), width,
           bench.first_ms, bench.frames_ms[N_FRAMES / 2], bench.frames_ms[N_FRAMES * 99 / 100]);
  g_signal_handlers_disconnect_by_data (clock, &bench);
  gtk_window_destroy (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_init ();
  adw_init ();

  if (argc < 2)
    measure (900);
  for (int i = 1; i < argc; i++)
    measure (atoi (argv[i]));

  return 0;
}
