// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates a full disk: this process cannot write files beyond a number of bytes.
#pragma once

#include <glib.h>
#include <signal.h>
#include <sys/resource.h>

static struct rlimit full_disk_before;

/* Limits the size of files to a number of bytes until full_disk_end(). */
static inline void
full_disk_begin (guint n_bytes)
{
  struct rlimit limited;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &full_disk_before), ==, 0);
  limited = full_disk_before;
  limited.rlim_cur = n_bytes;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limited), ==, 0);
}

static inline void
full_disk_end (void)
{
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &full_disk_before), ==, 0);
}
