// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-clock.h"

#include <time.h>

#define DAY_SECONDS 86400

static gint64 stopped_seconds;
static gint64 stopped_running_us;

static gint64
get_seconds (void)
{
  return stopped_seconds != 0 ? stopped_seconds : g_get_real_time () / G_USEC_PER_SEC;
}

void
robo_puzzle_clock_set_today (GDate *day)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_utc (get_seconds ());

  g_date_clear (day, 1);
  g_date_set_dmy (day, (GDateDay)g_date_time_get_day_of_month (now), (GDateMonth)g_date_time_get_month (now),
                  (GDateYear)g_date_time_get_year (now));
}

guint
robo_puzzle_clock_get_seconds_left (void)
{
  gint64 passed = get_seconds () % DAY_SECONDS;

  /* The clock may be set to a time before 1970. */
  return (guint)(DAY_SECONDS - (passed < 0 ? passed + DAY_SECONDS : passed));
}

gint64
robo_puzzle_clock_get_running_us (void)
{
  struct timespec running;

  if (stopped_seconds != 0)
    return stopped_running_us;

#ifdef CLOCK_BOOTTIME
  if (clock_gettime (CLOCK_BOOTTIME, &running) == 0)
    return (gint64)running.tv_sec * G_USEC_PER_SEC + running.tv_nsec / 1000;
#endif

  return g_get_monotonic_time ();
}

void
robo_puzzle_clock_stop_at (gint64 seconds,
                           gint64 running_us)
{
  stopped_seconds = seconds;
  stopped_running_us = running_us;
}
