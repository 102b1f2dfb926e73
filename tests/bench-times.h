// SPDX-License-Identifier: GPL-3.0-or-later
// Times for benchmarks. Times of a processor do not depend on other processes.
#pragma once

#include <stdlib.h>
#include <time.h>

#include <glib.h>

static inline double
bench_get_clock_ms (clockid_t clock_id)
{
  struct timespec now;

  clock_gettime (clock_id, &now);

  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Returns the time in milliseconds for which this thread has used a processor. */
static inline double
bench_get_thread_ms (void)
{
  return bench_get_clock_ms (CLOCK_THREAD_CPUTIME_ID);
}

/* Returns the time in milliseconds for which all threads of this process have used processors. */
static inline double
bench_get_process_ms (void)
{
  return bench_get_clock_ms (CLOCK_PROCESS_CPUTIME_ID);
}

static inline int
bench_compare (gconstpointer one,
               gconstpointer other)
{
  double a = *(const double *)one;
  double b = *(const double *)other;

  return (a > b) - (a < b);
}

static inline void
bench_sort (double *values,
            gsize   n_values)
{
  qsort (values, n_values, sizeof *values, bench_compare);
}
