/* Measures how long the program takes from its first line to its first picture: not a test.
 * bench-startup [RUNS] starts itself again and again, with the real window and with an empty one, and prints a line each.
 * Nothing else should run meanwhile; GSK_RENDERER=cairo where there is no graphics card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>

#include "app/robo-application.h"
#include "content/robo-paths.h"

#define DEFAULT_RUNS 7

static gint64 start_us;

static void
painted_cb (GdkFrameClock *clock,
            gpointer       user_data)
{
  g_print ("%.1f\n", (g_get_monotonic_time () - start_us) / 1000.0);
  exit (EXIT_SUCCESS);
}

static void
activated_cb (GtkApplication *app)
{
  GtkWidget *window = GTK_WIDGET (gtk_application_get_active_window (app));

  if (window == NULL)
    {
      window = adw_application_window_new (app);
      gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
      adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), adw_header_bar_new ());
      gtk_window_present (GTK_WINDOW (window));
    }
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), NULL);
}

static int
run_once (const char *what)
{
  g_autoptr (GtkApplication) app = NULL;

  start_us = g_get_monotonic_time ();
  if (g_str_equal (what, "--robodrome"))
    app = GTK_APPLICATION (robo_application_new ());
  else
    app = GTK_APPLICATION (adw_application_new ("io.github.robodrome.Empty", G_APPLICATION_DEFAULT_FLAGS));
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (app, "activate", G_CALLBACK (activated_cb), NULL);

  return g_application_run (G_APPLICATION (app), 0, NULL);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double one = *(const double *)a;
  double other = *(const double *)b;

  return (one > other) - (one < other);
}

static gboolean
measure (const char *self,
         const char *what,
         guint       n_runs)
{
  g_autofree double *times_ms = g_new0 (double, n_runs);
  const char        *words[] = { self, what, NULL };

  for (guint i = 0; i < n_runs; i++)
    {
      g_autofree char *output = NULL;
      int              status;

      if (!g_spawn_sync (NULL, (char **)words, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status, NULL) ||
          !g_spawn_check_wait_status (status, NULL))
        return FALSE;
      times_ms[i] = g_ascii_strtod (output, NULL);
    }
  qsort (times_ms, n_runs, sizeof times_ms[0], compare_times);
  g_print ("%-12s least %6.1f ms, median %6.1f ms, most %6.1f ms\n",
           what + 2, times_ms[0], times_ms[n_runs / 2], times_ms[n_runs - 1]);

  return TRUE;
}

int
main (int   argc,
      char *argv[])
{
  guint n_runs = DEFAULT_RUNS;

  g_setenv ("GSETTINGS_SCHEMA_DIR", robo_paths_get_data_dir (), FALSE);
  if (argc > 1 && g_str_has_prefix (argv[1], "--"))
    return run_once (argv[1]);
  if (argc > 1)
    n_runs = CLAMP (atoi (argv[1]), 1, 100);

  return measure (argv[0], "--empty", n_runs) && measure (argv[0], "--robodrome", n_runs) ? EXIT_SUCCESS : EXIT_FAILURE;
}
