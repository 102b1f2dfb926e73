// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the cost of the log of a long match: not a test.
//
// Usage: GSK_RENDERER=cairo build-aux/headless _build/tests/bench-log [ROUNDS]
//
// Prints in milliseconds of the processor: making the lines from the answers of a saved game, the first picture, a
// frame while the list is scrolled by a flick of the fingers, and while it is scrolled from end to end by half a page a
// frame, a jump to the other end, the lines of one robot alone, and the lines of one more round while only these are
// shown.
#include "config.h"

#include <stdlib.h>

#include <adwaita.h>

#include "tests/bench-times.h"
#include "tests/match/model-test.h"
#include "tests/ui/ui-child.h"
#include "ui/match/log/robo-log-view.h"
#include "ui/widgets/pictures/robo-ink.h"

#define DEFAULT_ROUNDS 200
#define MOST_FRAMES    20000
#define WIDTH_PX       260
#define HEIGHT_PX      720
/* A movement has ended after this many ticks of the main loop without a frame. */
#define QUIET_TICKS 30
/* A flick of the fingers moves this far, at 3,600 pixels a second. */
#define FLICK_PX     60
#define FLICK_FRAMES 300

typedef struct
{
  RoboMatch     *match;
  RoboLogView   *view;
  GtkWidget     *window;
  GtkAdjustment *adjustment;
  double         start_ms;
  gboolean       is_scrolling;
  double         stride_px; /* stride per frame */
  guint          n_strides; /* number of strides that remain */
  guint          n_ticks;   /* number of ticks since the last frame */
  guint          n_frames;
  double         frames_ms[MOST_FRAMES];
} Bench;

/* The game has no winner, because the goal is out of reach. */
static RoboMatch *
play (guint n_rounds)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", 11);
  RoboMatch *match;

  test_setup_add_modules (setup);
  setup->rules.vp_goal = 250;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, n_rounds);

  return match;
}

static void
before_cb (Bench *bench)
{
  bench->start_ms = bench_get_thread_ms ();
}

static void
after_cb (Bench *bench)
{
  bench->n_ticks = 0;
  if (bench->n_frames < MOST_FRAMES)
    bench->frames_ms[bench->n_frames++] = bench_get_thread_ms () - bench->start_ms;
}

static gboolean
tick_cb (gpointer user_data)
{
  Bench *bench = user_data;

  bench->n_ticks++;

  return G_SOURCE_CONTINUE;
}

/* Waits until the window is idle, and restarts the count of frames. Counts ticks instead of time, because after a
 * short stall of the machine a wait by time would end too early, and the rest of a scroll would count for the next
 * movement. */
static void
settle (Bench *bench)
{
  guint id = g_timeout_add (10, tick_cb, bench);

  bench->n_frames = 0;
  bench->n_ticks = 0;
  while (bench->is_scrolling || bench->n_ticks < QUIET_TICKS)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
}

static void
print_frames (Bench      *bench,
              const char *what)
{
  if (bench->n_frames == 0)
    return;

  bench_sort (bench->frames_ms, bench->n_frames);
  g_print ("%-34s %4u frames, median %.2f ms, 99th percentile %.2f ms, longest %.2f ms\n", what, bench->n_frames,
           bench->frames_ms[bench->n_frames / 2], bench->frames_ms[bench->n_frames * 99 / 100],
           bench->frames_ms[bench->n_frames - 1]);
}

static GtkWidget *
find_scroller (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_scroller (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  Bench *bench = data;
  double end = gtk_adjustment_get_upper (bench->adjustment) - gtk_adjustment_get_page_size (bench->adjustment);
  double value = gtk_adjustment_get_value (bench->adjustment);

  gtk_adjustment_set_value (bench->adjustment, value + bench->stride_px);

  bench->is_scrolling = value < end - 1 && --bench->n_strides > 0;

  return bench->is_scrolling ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
scroll (Bench      *bench,
        double      stride_px,
        guint       n_strides,
        const char *what)
{
  bench->is_scrolling = TRUE;
  bench->stride_px = stride_px;
  bench->n_strides = n_strides;
  gtk_widget_add_tick_callback (GTK_WIDGET (bench->view), scroll_cb, bench, NULL);
  settle (bench);
  print_frames (bench, what);
}

static void
open_window (Bench *bench)
{
  GdkFrameClock *clock;

  bench->view = ROBO_LOG_VIEW (g_object_new (ROBO_TYPE_LOG_VIEW, NULL));
  robo_log_view_set_match (bench->view, bench->match);
  bench->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (bench->window), WIDTH_PX, HEIGHT_PX);
  gtk_window_set_child (GTK_WINDOW (bench->window), GTK_WIDGET (bench->view));
  gtk_window_present (GTK_WINDOW (bench->window));
  clock = gtk_widget_get_frame_clock (bench->window);
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_cb), bench);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_cb), bench);
}

static RoboMatch *
reload (RoboMatch *match)
{
  g_autoptr (RoboMatchFile) file = robo_match_dup_file (match);
  RoboMatch *again = robo_match_new (file->setup);

  robo_match_set_speed (again, 0);
  robo_match_restore (again, file);
  robo_match_start (again);

  return again;
}

static void
measure (Bench *bench)
{
  double start_ms;
  guint  round;

  open_window (bench);
  settle (bench);
  print_frames (bench, "the first pictures");

  bench->adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (find_scroller (GTK_WIDGET (bench->view))));
  robo_match_seek (bench->match, 0);
  settle (bench);
  print_frames (bench, "a jump to the beginning");
  scroll (bench, FLICK_PX, FLICK_FRAMES, "scrolling by a flick");
  scroll (bench, gtk_adjustment_get_page_size (bench->adjustment) / 2, G_MAXUINT, "scrolling by half a page a frame");
  robo_match_seek (bench->match, G_MAXUINT);
  settle (bench);
  print_frames (bench, "a jump to the end");

  start_ms = bench_get_thread_ms ();
  gtk_drop_down_set_selected (ui_child (bench->view, "filter_drop_down"), 2);
  g_print ("%-34s %.1f ms\n", "the lines of one robot", bench_get_thread_ms () - start_ms);
  settle (bench);
  print_frames (bench, "showing them");
  round = robo_match_get_shown_state (bench->match)->round;
  start_ms = bench_get_thread_ms ();
  test_match_play (bench->match, round);
  g_print ("%-34s %.1f ms\n", "one more round", bench_get_thread_ms () - start_ms);
}

int
main (int   argc,
      char *argv[])
{
  guint  n_rounds = argc > 1 ? atoi (argv[1]) : DEFAULT_ROUNDS;
  Bench *bench = g_new0 (Bench, 1);
  double start_ms;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  adw_init ();
  robo_ink_load_css ();

  bench->match = play (n_rounds);
  start_ms = bench_get_thread_ms ();
  g_set_object (&bench->match, reload (bench->match));
  g_object_unref (bench->match);
  g_print ("%u rounds, %u lines\n%-34s %.1f ms\n", robo_match_get_shown_state (bench->match)->round,
           robo_match_get_n_events (bench->match), "loading", bench_get_thread_ms () - start_ms);
  measure (bench);

  gtk_window_destroy (GTK_WINDOW (bench->window));
  settle (bench);
  g_object_unref (bench->match);
  g_free (bench);

  return EXIT_SUCCESS;
}
