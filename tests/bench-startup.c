// SPDX-License-Identifier: GPL-3.0-or-later
// Measures side by side how long Robodrome and two programs of the desktop take from their start to their first
// picture, and how much memory they then use: not a test.
//
// Usage: build-aux/headless _build/tests/bench-startup [RUNS] [PROGRAM...]
//
// $ROBODROME is measured instead of the program in the build folder. It needs a display of its own. The programs take
// turns, so that other load on the machine affects all of them, and use the same renderer. On a busy machine the least
// time and the time on a processor say more than the median. There are two tables, since a renderer without a graphics
// card takes longer for more pixels: windows in the size of a first start, and windows of one size if a program keeps
// its size in settings.
#define _XOPEN_SOURCE 700 /* needed for nftw() */
#include "config.h"

#include <ftw.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <sys/wait.h>

#include <gtk/gtk.h>

#include "bench-first-frame.h"
#include "bench-times.h"

#define DEFAULT_RUNS  7
#define MOST_RUNS     100
#define MOST_PROGRAMS 8
#define N_TABLES      2
#define PATIENCE_MS   60000
/* After this time the memory includes work that is delayed until the window is shown. */
#define SETTLE_MS 1500

/* In the second table the window has this size. */
#define WIDTH_PX  1280
#define HEIGHT_PX 800

/* Since GTK 4.14 `gl` is the renderer that was new then, `ngl`. Older versions have no renderer for Vulkan that can be
 * used. */
static const char *const renderers[] = { "cairo", "gl", "vulkan" };

/* The settings of these programs have the window size under these keys; both are integers. A text editor keeps the size
 * with its documents. */
static const struct
{
  const char *group;
  const char *width;
  const char *height;
} sizes[] = {
  { "io/github/robodrome/Robodrome", "window-width", "window-height" },
  { "io/github/robodrome/Robodrome/Devel", "window-width", "window-height" },
  { "org/gnome/Chess", "width", "height" },
};

enum
{
  MAPPED_MS,
  PAINTED_MS,
  CPU_MS,
  PEAK_MIB,
  PSS_MIB,
  OWN_MIB,
  N_FIGURES
};

/* These are the values in the order of the columns. */
static const char *const figures[N_FIGURES] = {
  [MAPPED_MS] = "window ms",
  [PAINTED_MS] = "picture ms",
  [CPU_MS] = "processor ms",
  [PEAK_MIB] = "peak RSS MiB",
  [PSS_MIB] = "PSS MiB",
  [OWN_MIB] = "private MiB",
};

typedef struct
{
  const char *program;
  const char *renderer;
  gboolean    is_sized; /* the window gets the common size */
  int         width;    /* width of the window */
  int         height;
  guint       n_runs;
  double      runs[MOST_RUNS][N_FIGURES];
} Series;

/* Reading /proc */

static char *
read_proc (GPid        pid,
           const char *file)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/%s", pid, file);
  char            *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) ? contents : g_strdup ("");
}

/* Returns the sum of all lines with the name, converted from KiB to MiB. */
static double
get_mib (const char *contents,
         const char *name)
{
  const char *line = contents;
  double      sum = 0;

  while ((line = strstr (line, name)) != NULL)
    {
      line += strlen (name);
      sum += g_ascii_strtod (line, NULL) / 1024.0;
    }

  return sum;
}

/* Returns the processor time of all threads, because wall time depends on other processes. */
static double
get_cpu_ms (GPid pid)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%d/task", pid);
  g_autoptr (GDir) threads = g_dir_open (folder, 0, NULL);
  const char *thread;
  double      sum_ms = 0;

  while (threads != NULL && (thread = g_dir_read_name (threads)) != NULL)
    {
      g_autofree char *file = g_strdup_printf ("task/%s/schedstat", thread);
      g_autofree char *contents = read_proc (pid, file);

      sum_ms += g_ascii_strtod (contents, NULL) / 1e6;
    }

  return sum_ms;
}

static void
read_memory (GPid    pid,
             double *run)
{
  g_autofree char *status = read_proc (pid, "status");
  g_autofree char *maps = read_proc (pid, "smaps_rollup");

  run[PEAK_MIB] = get_mib (status, "VmHWM:");
  run[PSS_MIB] = get_mib (maps, "\nPss:");
  run[OWN_MIB] = get_mib (maps, "\nPrivate_Clean:") + get_mib (maps, "\nPrivate_Dirty:");
}

/* Running */

/* Returns the folder of settings in which the windows have one size. */
static char *
write_sizes (void)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *folder = g_dir_make_tmp ("bench-startup-XXXXXX", NULL);
  g_autofree char *settings = g_build_filename (folder, "glib-2.0", "settings", NULL);
  g_autofree char *file = g_build_filename (settings, "keyfile", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_key_file_set_integer (keys, sizes[i].group, sizes[i].width, WIDTH_PX);
      g_key_file_set_integer (keys, sizes[i].group, sizes[i].height, HEIGHT_PX);
    }
  g_mkdir_with_parents (settings, 0700);
  g_assert_true (g_key_file_save_to_file (keys, file, NULL));

  return g_steal_pointer (&folder);
}

static int
remove_cb (const char        *path,
           const struct stat *status,
           int                kind,
           struct FTW        *walk)
{
  return remove (path);
}

static GPid
start (const Series *series,
       const char   *sizes_folder)
{
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "GSK_RENDERER", series->renderer, TRUE);
  const char *command[] = { series->program, NULL };
  GPid        pid = 0;

  if (series->is_sized)
    {
      environment = g_environ_setenv (environment, "GSETTINGS_BACKEND", "keyfile", TRUE);
      environment = g_environ_setenv (environment, "XDG_CONFIG_HOME", sizes_folder, TRUE);
    }
  g_spawn_async (NULL, (char **)command, environment,
                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL |
                   G_SPAWN_STDERR_TO_DEV_NULL,
                 NULL, NULL, &pid, NULL);

  return pid;
}

/* Returns whether a window was shown. */
static gboolean
run_once (Series     *series,
          const char *sizes_folder,
          double     *run)
{
  Display   *display = XOpenDisplay (NULL);
  FirstFrame frame;
  gint64     start_us;
  gboolean   shown;
  GPid       pid;

  g_assert (display != NULL);
  first_frame_listen (display);
  start_us = g_get_monotonic_time ();
  pid = start (series, sizes_folder);
  shown = pid != 0 && first_frame_wait (display, PATIENCE_MS, &frame);
  if (shown)
    {
      run[CPU_MS] = get_cpu_ms (pid);
      series->width = frame.width;
      series->height = frame.height;
      run[MAPPED_MS] = (frame.mapped_us - start_us) / 1000.0;
      run[PAINTED_MS] = (frame.painted_us - start_us) / 1000.0;
      g_usleep (SETTLE_MS * 1000);
      read_memory (pid, run);
    }
  if (pid != 0)
    {
      kill (pid, SIGTERM);
      waitpid (pid, NULL, 0);
    }
  XCloseDisplay (display);

  return shown;
}

/* The first round warms the page cache and is not counted. */
static void
run_all (Series     *series,
         guint       n_series,
         guint       n_rounds,
         const char *sizes_folder)
{
  for (guint round = 0; round <= n_rounds; round++)
    for (guint i = 0; i < n_series; i++)
      {
        if (!run_once (&series[i], sizes_folder, series[i].runs[series[i].n_runs]))
          g_printerr ("%s showed no window.\n", series[i].program);
        else if (round > 0)
          series[i].n_runs++;
      }
}

/* Printing */

static void
print_figure (const Series *series,
              guint         figure)
{
  double values[MOST_RUNS];

  for (guint i = 0; i < series->n_runs; i++)
    values[i] = series->runs[i][figure];
  bench_sort (values, series->n_runs);
  g_print ("  %6.1f %6.1f %6.1f", values[0], values[series->n_runs / 2], values[series->n_runs - 1]);
}

static void
print_series (const Series *series)
{
  g_autofree char *name = g_path_get_basename (series->program);
  g_autofree char *size = g_strdup_printf ("%dx%d", series->width, series->height);

  if (series->n_runs == 0)
    return;

  g_print ("%-18s %-6s %-9s", name, series->renderer, size);
  for (guint figure = 0; figure < N_FIGURES; figure++)
    print_figure (series, figure);
  g_print ("\n");
}

/* Returns the value of the first line of the file that begins with the name. */
static char *
get_fact (const char *file,
          const char *name,
          char        separator)
{
  g_autofree char *contents = NULL;
  const char      *line;
  const char      *value;

  if (!g_file_get_contents (file, &contents, NULL, NULL) || (line = strstr (contents, name)) == NULL ||
      (value = strchr (line, separator)) == NULL)
    return g_strdup ("unknown");

  return g_strstrip (g_strndup (value + 1, strcspn (value, "\n") - 1));
}

static void
print_machine (guint n_rounds)
{
  g_autofree char *system = get_fact ("/etc/os-release", "PRETTY_NAME", '=');
  g_autofree char *processor = get_fact ("/proc/cpuinfo", "model name", ':');
  g_autofree char *load = get_fact ("/proc/loadavg", "", ' ');
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *time = g_date_time_format (now, "%F %R UTC");
  struct utsname   kernel;

  uname (&kernel);
  g_print ("%s, %u x %s, %s, Linux %s, GTK %u.%u.%u, load %s\n", time, g_get_num_processors (), processor, system,
           kernel.release, gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (), load);
  g_print ("%u runs each in turn after one not counted, %d ms from the picture to the reading of "
           "memory; least, median, most\n",
           n_rounds, SETTLE_MS);
}

static void
print_heading (const char *table)
{
  g_print ("\n%s\n%-35s", table, "");
  for (guint figure = 0; figure < N_FIGURES; figure++)
    g_print ("  %20s", figures[figure]);
  g_print ("\n");
}

static void
print_tables (const Series *series,
              guint         n_series)
{
  static const char *const tables[N_TABLES] = { "As started first", "Windows of one size, where it can be set" };

  for (guint i = 0; i < n_series; i++)
    {
      if (i % (n_series / N_TABLES) == 0)
        print_heading (tables[series[i].is_sized]);
      print_series (&series[i]);
    }
}

/* Returns the program of this build, or the program that the user names. */
static char *
find_robodrome (const char *self)
{
  g_autofree char *folder = g_path_get_dirname (self);

  return g_getenv ("ROBODROME") != NULL ? g_strdup (g_getenv ("ROBODROME"))
                                        : g_build_filename (folder, "..", "src", "app", "robodrome", NULL);
}

static guint
choose_programs (char      **words,
                 const char *robodrome,
                 const char *programs[MOST_PROGRAMS])
{
  const char *usual[] = { robodrome, "/usr/games/gnome-chess", "gnome-text-editor" };
  guint       n_words = g_strv_length (words);
  guint       n_programs = 0;

  for (guint i = 0; i < MIN (n_words, MOST_PROGRAMS); i++)
    programs[n_programs++] = words[i];
  if (n_programs > 0)
    return n_programs;

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autofree char *path = g_find_program_in_path (usual[i]);

      if (path != NULL)
        programs[n_programs++] = usual[i];
      else
        g_print ("%s is not installed.\n", usual[i]);
    }

  return n_programs;
}

/* Start the bus first, as on a desktop, so that none of the programs pays for it. */
static void
start_accessibility_bus (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) reply = NULL;

  if (bus != NULL)
    reply = g_dbus_connection_call_sync (bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                         NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
}

int
main (int    argc,
      char **argv)
{
  static Series    series[N_TABLES * G_N_ELEMENTS (renderers) * MOST_PROGRAMS];
  const guint      n_renderers = G_N_ELEMENTS (renderers) - (gtk_check_version (4, 14, 0) != NULL);
  const char      *programs[MOST_PROGRAMS];
  g_autofree char *robodrome = find_robodrome (argv[0]);
  g_autofree char *sizes_folder = write_sizes ();
  g_autofree char *load = NULL;
  guint            n_rounds = DEFAULT_RUNS;
  guint            n_programs;
  guint            n_series = 0;

  if (argc > 1)
    n_rounds = CLAMP (atoi (argv[1]), 1, MOST_RUNS);
  n_programs = choose_programs (argv + MIN (argc, 2), robodrome, programs);
  for (guint table = 0; table < N_TABLES; table++)
    for (guint renderer = 0; renderer < n_renderers; renderer++)
      for (guint i = 0; i < n_programs; i++)
        series[n_series++] = (Series){ .program = programs[i], .renderer = renderers[renderer], .is_sized = table > 0 };

  start_accessibility_bus ();
  print_machine (n_rounds);
  run_all (series, n_series, n_rounds, sizes_folder);
  print_tables (series, n_series);
  load = get_fact ("/proc/loadavg", "", ' ');
  g_print ("\nload at the end %s\n", load);
  nftw (sizes_folder, remove_cb, 8, FTW_DEPTH | FTW_PHYS);

  return 0;
}
