// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the cost of a frame of the real window while four robots move, shoot and are destroyed: not a test.
//
// Usage: GSK_RENDERER=cairo build-aux/headless _build/tests/bench-board [FRAMES [WIDTH HEIGHT [ARENA [think|read]]]]
//
// It counts the work of the frame clock from before-paint to after-paint, in frames in which something on the board
// moves: layout, drawing and everything else that the window does then, such as adding a line to the log. Meanwhile
// Oracle may think on all processors, or the file of a long game be read again and again.
// HEADLESS_SCREEN=2600x1700x24 keeps the pointer, which is in the middle of the screen, off the window: a tooltip is a
// window of its own, and takes longer than the board with OpenGL.
#include "config.h"

#include <stdlib.h>

#include "ai/robo-operator.h"
#include "app/robo-application.h"
#include "app/robo-window.h"
#include "base/robo-low-priority.h"
#include "files/xml/robo-paths.h"
#include "match/robo-match-load.h"
#include "match/robo-match-private.h"
#include "tests/bench-times.h"
#include "tests/match/model-test.h"

#define DEFAULT_FRAMES 600
#define MOST_FRAMES    10000
/* Before this many frames, pages slide in and textures are made. */
#define FRAMES_TO_WARM_UP 60
/* A screen with 60 frames a second repeats a frame after this time. */
#define TOO_LONG_MS 16
/* The game that is loaded meanwhile has this many rounds; the benchmark ends with the last round. */
#define MANY_ROUNDS 300

typedef struct
{
  GtkApplication *app;
  RoboWindow     *window;
  RoboBoardView  *board;
  guint           width;
  guint           height;
  const char     *arena;
  const char     *beside; /* other work during the measurement, or NULL */
  char           *path;   /* the file that is loaded, or NULL */
  RoboMatch      *asking; /* the match about which a computer thinks, or NULL */
  RoboSight      *sight;
  GThread        *thinker;
  int             is_over; /* whether the work is over; atomic */
  guint           n_beside;
  guint64         n_matches;
  guint           n_wanted;
  guint           n_warm;
  guint           n_frames;
  gint64          start_us;
  double          cpu_start_ms;
  gboolean        is_counted;
  double          frames_ms[MOST_FRAMES];
  double          cpus_ms[MOST_FRAMES];
} Bench;

static void
print_times (const char *what,
             double     *times_ms,
             guint       n_times)
{
  bench_sort (times_ms, n_times);
  g_print ("%s: least %.2f ms, median %.2f ms, 99 of 100 within %.2f ms, most %.2f ms\n", what,
           times_ms[0], times_ms[n_times / 2], times_ms[n_times * 99 / 100], times_ms[n_times - 1]);
}

static guint
count_long (const double *times_ms,
            guint         n_times)
{
  guint n = 0;

  for (guint i = 0; i < n_times; i++)
    n += times_ms[i] > TOO_LONG_MS;

  return n;
}

static void
print_result (Bench *bench)
{
  GtkWidget *board = GTK_WIDGET (bench->board);

  g_print ("%s, window %d x %d, board %d x %d, 4 robots, %u frames in which something moves\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (bench->window))),
           gtk_widget_get_width (GTK_WIDGET (bench->window)), gtk_widget_get_height (GTK_WIDGET (bench->window)),
           gtk_widget_get_width (board), gtk_widget_get_height (board), bench->n_frames);
  print_times ("on the clock    ", bench->frames_ms, bench->n_frames);
  print_times ("on the processor", bench->cpus_ms, bench->n_frames);
  g_print ("over %d ms: %u on the clock, %u on the processor\n",
           TOO_LONG_MS, count_long (bench->frames_ms, bench->n_frames),
           count_long (bench->cpus_ms, bench->n_frames));
  if (bench->beside != NULL)
    g_print ("meanwhile: %s, %u times\n", bench->beside, bench->n_beside);
}

static RoboBoardView *
find_board (GtkWidget *widget)
{
  if (ROBO_IS_BOARD_VIEW (widget))
    return ROBO_BOARD_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      RoboBoardView *board = find_board (child);

      if (board != NULL)
        return board;
    }

  return NULL;
}

static RoboMatch *
create_match (const char *arena_id,
              guint64     seed)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, arena_id, problems);
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("cccc", seed);

  robo_match_setup_set_arena (setup, arena);
  test_setup_add_modules (setup);

  return robo_match_new (setup);
}

/* Plays one game after the other. */
static void
begin_match (Bench *bench)
{
  g_autoptr (RoboMatch) match = create_match (bench->arena, ++bench->n_matches);

  robo_game_controller_show_match (robo_window_get_games (bench->window), match);
  bench->board = find_board (GTK_WIDGET (bench->window));
}

/* Counts frames while programs are activated, so that robots are in the arena. */
static gboolean
is_counted (Bench *bench)
{
  RoboMatch *match = robo_game_controller_get_match (robo_window_get_games (bench->window));

  return robo_board_view_is_animating (bench->board) &&
         robo_match_get_shown_state (match)->phase == ROBO_PHASE_ACTIVATION;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->is_counted = is_counted (bench);
  bench->cpu_start_ms = bench_get_thread_ms ();
  bench->start_us = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double ms = (g_get_monotonic_time () - bench->start_us) / 1000.0;
  double cpu_ms = bench_get_thread_ms () - bench->cpu_start_ms;

  if (robo_match_get_is_over (robo_game_controller_get_match (robo_window_get_games (bench->window))))
    begin_match (bench);
  if (!bench->is_counted || bench->n_frames == bench->n_wanted)
    return;
  if (bench->n_warm++ < FRAMES_TO_WARM_UP)
    return;

  bench->frames_ms[bench->n_frames] = ms;
  bench->cpus_ms[bench->n_frames++] = cpu_ms;
  if (bench->n_frames == bench->n_wanted)
    g_application_quit (G_APPLICATION (bench->app));
}

/* Other work meanwhile */

static gboolean
is_over_cb (gpointer data)
{
  Bench *bench = data;

  return g_atomic_int_get (&bench->is_over);
}

/* Makes an operator think like RoboMatch. */
static void
think (gpointer data)
{
  Bench *bench = data;

  while (!is_over_cb (bench))
    {
      RoboOperator oracle = { ROBO_LEVEL_ORACLE, ++bench->n_beside, is_over_cb, bench };

      robo_operator_answer (&oracle, bench->sight);
    }
}

static gpointer
think_thread (gpointer data)
{
  robo_run_low_priority (think, data);

  return NULL;
}

/* Begins to think about the first program in a game of four with modules. */
static void
begin_to_think (Bench *bench)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhhh", 5);

  test_setup_add_modules (setup);
  bench->asking = robo_match_new (setup);
  robo_match_set_speed (bench->asking, 0);
  robo_match_start (bench->asking);
  while (robo_match_get_question (bench->asking)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (bench->asking);
  bench->sight = robo_sight_new (robo_match_get_game (bench->asking));
  bench->thinker = g_thread_new ("bench", think_thread, bench);
}

static void
end_thinking (Bench *bench)
{
  g_atomic_int_set (&bench->is_over, TRUE);
  if (bench->thinker != NULL)
    g_thread_join (bench->thinker);
  g_clear_pointer (&bench->sight, robo_sight_free);
  g_clear_object (&bench->asking);
}

static void
write_game (Bench *bench)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", 11);
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;

  test_setup_add_modules (setup);
  setup->rules.vp_goal = 9;
  setup->rules.vp_tokens_max = 1;
  setup->rules.damage_limit = 9;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, MANY_ROUNDS);
  file = robo_match_dup_file (match);
  bytes = robo_match_file_to_bytes (file);
  bench->path = g_build_filename (g_get_user_cache_dir (), "bench-board.match.xml", NULL);
  g_assert_true (g_file_set_contents (bench->path, g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes),
                                      NULL));
  g_print ("A game of %u rounds in a file of %" G_GSIZE_FORMAT " kB\n", robo_match_get_shown_state (match)->round,
           g_bytes_get_size (bytes) / 1000);
}

static void read_game (Bench *bench);

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Bench          *bench = user_data;
  RoboMatchSaver *saver = robo_game_controller_get_saver (robo_window_get_games (bench->window));
  g_autoptr (GError) error = NULL;
  g_autoptr (RoboMatch) match = robo_match_load_finish (result, saver, NULL, NULL, &error);

  g_assert_no_error (error);
  bench->n_beside++;
  if (!is_over_cb (bench))
    read_game (bench);
}

static void
read_game (Bench *bench)
{
  robo_match_load_async (bench->path, NULL, read_cb, bench);
}

static void
activated_cb (Bench *bench)
{
  GdkFrameClock *clock;

  bench->window = ROBO_WINDOW (gtk_application_get_active_window (bench->app));
  gtk_window_set_default_size (GTK_WINDOW (bench->window), (int)bench->width, (int)bench->height);
  begin_match (bench);
  if (g_strcmp0 (bench->beside, "think") == 0)
    begin_to_think (bench);
  else if (g_strcmp0 (bench->beside, "read") == 0)
    {
      write_game (bench);
      read_game (bench);
    }
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench->window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), bench);
}

int
main (int    argc,
      char **argv)
{
  static Bench bench = { .n_wanted = DEFAULT_FRAMES, .width = 1280, .height = 800, .arena = "ruhrgebiet" };
  g_autoptr (GtkApplication) app = NULL;
  int status;

  if (argc > 1)
    bench.n_wanted = CLAMP (atoi (argv[1]), 1, MOST_FRAMES);
  if (argc > 3)
    {
      bench.width = MAX (atoi (argv[2]), 1);
      bench.height = MAX (atoi (argv[3]), 1);
    }

  if (argc > 4)
    bench.arena = argv[4];
  if (argc > 5)
    bench.beside = argv[5];

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", robo_paths_get_data_dir (), FALSE);
  app = GTK_APPLICATION (robo_application_new ());
  bench.app = app;
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_signal_connect_data (app, "activate", G_CALLBACK (activated_cb), &bench, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  status = g_application_run (G_APPLICATION (app), 0, NULL);
  end_thinking (&bench);
  if (bench.n_frames > 0)
    print_result (&bench);

  return status;
}
