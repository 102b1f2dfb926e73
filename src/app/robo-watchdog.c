// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-watchdog.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* The main thread is checked every LOOK_US. At most MAX_FRAMES callers are stored, and at most MAX_TOLD of them are
 * reported. */
#define LOOK_US    (5 * 1000)
#define MAX_FRAMES 64
#define MAX_TOLD   8

/* The state is global, because there is one main loop. The main thread and the thread that watches it access the state
 * atomically. From the signal until is_caught is set, only the main thread writes the stack; after that, only the
 * function that reports the stack reads it. */
static struct
{
  pthread_t thread; /* the main thread */
  int       waits;  /* descriptor of the schedstat file of the main thread, which has its running time and its time
                     * waiting for the processor; -1 if there is none */
  GPollFunc poll;

  gint64 began_us;  /* start of the iteration, after its poll, as get_time_us() gives it; 0 between iterations */
  gint64 worked_us; /* processor time of the main thread at the start of the iteration */
  gint   is_asked;  /* the main thread has been asked for its stack in this iteration */
  gint   is_caught; /* the stack is complete */

  void *frames[MAX_FRAMES];
  int   n_frames;
} watchdog;

/* Returns the time that has passed for the main thread. It does not include the time in which other programs have had
 * the processor. */
static gint64
get_time_us (void)
{
  char    text[128];
  ssize_t length = watchdog.waits >= 0 ? pread (watchdog.waits, text, sizeof text - 1, 0) : -1;
  char   *rest;

  if (length <= 0)
    return g_get_monotonic_time ();

  text[length] = '\0';
  g_ascii_strtoull (text, &rest, 10);

  return g_get_monotonic_time () - (gint64)(g_ascii_strtoull (rest, NULL, 10) / 1000);
}

/* Returns the processor time of the calling thread, because real time says little on a machine with many programs. */
static gint64
get_work_us (void)
{
  struct timespec work;

  if (clock_gettime (CLOCK_THREAD_CPUTIME_ID, &work) != 0)
    return 0;

  return work.tv_sec * G_USEC_PER_SEC + work.tv_nsec / 1000;
}

static void
caught_cb (int signal_number)
{
  if (__atomic_load_n (&watchdog.began_us, __ATOMIC_SEQ_CST) == 0)
    return;

  watchdog.n_frames = backtrace (watchdog.frames, MAX_FRAMES);
  g_atomic_int_set (&watchdog.is_caught, TRUE);
}

static gpointer
watch (gpointer data)
{
  for (;;)
    {
      gint64 began_us = __atomic_load_n (&watchdog.began_us, __ATOMIC_SEQ_CST);

      if (began_us != 0 && get_time_us () - began_us > ROBO_WATCHDOG_LIMIT_MS * 1000 &&
          g_atomic_int_compare_and_exchange (&watchdog.is_asked, FALSE, TRUE))
        pthread_kill (watchdog.thread, SIGURG);
      g_usleep (LOOK_US);
    }

  return NULL;
}

/* Returns where a stack frame is in the source, such as "update_title (robo-window.c:70)", or NULL if this is unknown.
 * Static functions have no names at run time, so addr2line reads the debugging symbols. */
static char *
dup_place (void *frame)
{
  Dl_info          info;
  g_autofree char *address = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;

  if (dladdr (frame, &info) == 0)
    return NULL;

  /* The return address is behind the call, so look up the byte before it. */
  address = g_strdup_printf ("%p", (void *)((char *)frame - (char *)info.dli_fbase - 1));
  if (g_spawn_sync (NULL, (char *[]){ "addr2line", "-fse", (char *)info.dli_fname, address, NULL }, NULL,
                    G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output, NULL, NULL, NULL))
    lines = g_strsplit (output, "\n", 3);
  if (lines == NULL || g_strv_length (lines) < 2 || lines[1][0] == '?')
    return g_strdup (info.dli_sname);

  lines[1][strcspn (lines[1], " ")] = '\0';
  return g_strdup_printf ("%s (%s)", lines[0], lines[1]);
}

/* Returns those exported functions on the stack whose names begin with g, as in GLib and GTK. Use this if no function
 * of this program is on the stack. */
static char *
dup_library_callers (void)
{
  g_autoptr (GString) names = g_string_new ("libraries alone");
  const char *last = "";
  guint       n_told = 0;
  Dl_info     info;

  for (int i = 0; i < watchdog.n_frames && n_told < MAX_TOLD; i++)
    if (dladdr (watchdog.frames[i], &info) != 0 && info.dli_sname != NULL && g_str_has_prefix (info.dli_sname, "g") &&
        !g_str_equal (info.dli_sname, last))
      {
        last = info.dli_sname;
        g_string_append_printf (names, "%s%s", n_told == 0 ? ": " : " < ", last);
        n_told++;
      }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Returns the innermost function of this program that is on the stack, and the callers of this function that belong
 * to the program. */
static char *
dup_callers (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  Dl_info ours, info;
  guint   n_told = 0;

  if (dladdr ((void *)robo_watchdog_start, &ours) == 0)
    return g_strdup ("?");

  for (int i = 0; i < watchdog.n_frames && n_told < MAX_TOLD; i++)
    {
      g_autofree char *place = NULL;

      if (dladdr (watchdog.frames[i], &info) == 0 || info.dli_fbase != ours.dli_fbase)
        continue;
      place = dup_place (watchdog.frames[i]);
      if (place != NULL && strstr (place, "robo-watchdog.c") == NULL && !g_str_has_prefix (place, "main (") &&
          !g_str_equal (place, "_start"))
        {
          g_strv_builder_add (builder, place);
          n_told++;
        }
    }
  names = g_strv_builder_end (builder);

  return names[0] != NULL ? g_strjoinv (" < ", names) : dup_library_callers ();
}

static gint
poll_cb (GPollFD *fds,
         guint    n_fds,
         gint     timeout_ms)
{
  gint64 began_us = __atomic_exchange_n (&watchdog.began_us, 0, __ATOMIC_SEQ_CST);
  gint64 now_us = get_time_us ();
  gint64 work_us = get_work_us () - watchdog.worked_us;
  gint   result;

  /* Report only now: how long the thread has waited for the processor is known only when it runs again. */
  if (g_atomic_int_compare_and_exchange (&watchdog.is_caught, TRUE, FALSE) && began_us != 0 &&
      now_us - began_us > ROBO_WATCHDOG_LIMIT_MS * 1000)
    {
      gboolean         is_warning = g_strcmp0 (g_getenv ("ROBODROME_WATCHDOG"), "warn") == 0;
      g_autofree char *callers = dup_callers ();

      /* Don't use g_log(), because its handlers can suppress the report. Newer versions of GLib install such a handler
       * in every test. */
      g_log_structured (G_LOG_DOMAIN, is_warning ? G_LOG_LEVEL_WARNING : G_LOG_LEVEL_MESSAGE, "MESSAGE",
                        "the window stood still for %d ms, %d of them at work: %s", (int)((now_us - began_us) / 1000),
                        (int)(work_us / 1000), callers);
    }
  g_atomic_int_set (&watchdog.is_asked, FALSE);

  result = watchdog.poll (fds, n_fds, timeout_ms);
  watchdog.worked_us = get_work_us ();
  __atomic_store_n (&watchdog.began_us, get_time_us (), __ATOMIC_SEQ_CST);

  return result;
}

void
robo_watchdog_start (void)
{
  /* Use a signal that the program does not need and that is ignored by default. */
  struct sigaction action = { .sa_handler = caught_cb, .sa_flags = SA_RESTART };
  g_autofree char *path = g_strdup_printf ("/proc/self/task/%d/schedstat", (int)getpid ());
  g_autoptr (GThread) thread = NULL;

  if (watchdog.poll != NULL)
    return;

  /* Call backtrace() once now, because its first call loads a library, which must not happen in a signal handler. */
  watchdog.n_frames = backtrace (watchdog.frames, MAX_FRAMES);
  watchdog.thread = pthread_self ();
  watchdog.waits = open (path, O_RDONLY | O_CLOEXEC);
  watchdog.poll = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, poll_cb);
  sigemptyset (&action.sa_mask);
  sigaction (SIGURG, &action, NULL);
  thread = g_thread_new ("watchdog", watch, NULL);
}

#else

void
robo_watchdog_start (void)
{
}

#endif
