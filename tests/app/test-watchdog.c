// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the reports of a development build about a main loop that is blocked.
#include "config.h"

#include "app/robo-watchdog.h"

#define LONG_MS (2 * ROBO_WATCHDOG_LIMIT_MS)

/* At most this many tries are made, because on a busy machine the watching thread may not run in all of LONG_MS. */
#define MOST_TRIES 200

static GString *told;

static GLogWriterOutput
writer_cb (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if ((level & G_LOG_LEVEL_MESSAGE) != 0 && g_str_equal (fields[i].key, "MESSAGE"))
      g_string_append_printf (told, "%s\n", (const char *)fields[i].value);

  return G_LOG_WRITER_HANDLED;
}

/* Keeps the messages of g_log() from the writer, as the tests of GLib 2.84 do. */
static void
drop_cb (const char    *domain,
         GLogLevelFlags level,
         const char    *message,
         gpointer       data)
{
}

/* Uses processor time, however busy the machine is. */
static gboolean
waste_time_cb (gpointer is_done)
{
  GTimer *timer = g_timer_new ();
  gint64  spent_us = 0;

  while (spent_us < LONG_MS * 1000)
    {
      g_timer_start (timer);
      for (volatile guint i = 0; i < 100000; i++)
        ;
      spent_us += MIN ((gint64)(g_timer_elapsed (timer, NULL) * 1e6), 1000);
    }
  g_timer_destroy (timer);
  *(gboolean *)is_done = TRUE;

  return G_SOURCE_REMOVE;
}

static gboolean
be_quick_cb (gpointer is_done)
{
  *(gboolean *)is_done = TRUE;

  return G_SOURCE_REMOVE;
}

static void
let_happen (GSourceFunc what)
{
  gboolean is_done = FALSE;

  g_idle_add (what, &is_done);
  while (!is_done)
    g_main_context_iteration (NULL, TRUE);
  /* The next turn of the main loop reports the turn before it. */
  g_main_context_iteration (NULL, FALSE);
}

static void
test_names (void)
{
  g_autofree char *helper = g_find_program_in_path ("addr2line");
  guint64          whole_ms, work_ms;
  char            *end;

#if !defined(__linux__) || !defined(__GLIBC__)
  g_test_skip ("stacks cannot be walked here");
  return;
#endif

  let_happen (be_quick_cb);
  g_assert_cmpstr (told->str, ==, "");

  for (guint i = 0; i < MOST_TRIES && told->len == 0; i++)
    let_happen (waste_time_cb);
  g_assert_true (g_str_has_prefix (told->str, "the window stood still for "));
  /* The time for looking up the place is not counted. */
  whole_ms = g_ascii_strtoull (told->str + strlen ("the window stood still for "), &end, 10);
  g_assert_true (g_str_has_prefix (end, " ms, "));
  work_ms = g_ascii_strtoull (end + strlen (" ms, "), NULL, 10);
  g_assert_cmpuint (work_ms, <=, whole_ms + 5);
  if (helper != NULL)
    g_assert_nonnull (g_strstr_len (told->str, -1, "waste_time_cb (test-watchdog.c:"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  told = g_string_new (NULL);
  g_log_set_writer_func (writer_cb, NULL, NULL);
  g_log_set_default_handler (drop_cb, NULL);
  robo_watchdog_start ();
  g_test_add_func ("/app/watchdog/blocked-loop/is-reported-with-the-blocking-function", test_names);

  return g_test_run ();
}
