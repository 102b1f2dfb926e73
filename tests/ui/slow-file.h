// SPDX-License-Identifier: GPL-3.0-or-later
// A file that takes its time, as on a disk or a line that does not answer: whoever opens it waits until the test lets go.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <glib.h>

G_BEGIN_DECLS

/* Of Linux alone, and hidden from who does not ask for all of GNU before the first header. */
#if defined(__linux__) && !defined(F_SETLEASE)
#define F_SETLEASE 1024
#endif

/**
 * slow_file_hold:
 * @path: an ordinary file
 *
 * Takes a lease of it: the system has its readers wait for whoever holds one, up to 45 seconds.
 *
 * Returns: what slow_file_let_go() takes; -1 where the disk or the system knows no leases
 */
static inline int
slow_file_hold (const char *path)
{
#ifdef F_SETLEASE
  int file;

  /* Whoever is told by it that somebody waits would end. */
  signal (SIGIO, SIG_IGN);
  file = open (path, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (file, >=, 0);
  while (fcntl (file, F_SETLEASE, F_WRLCK) != 0)
    {
      if (errno != EAGAIN)
        {
          close (file);
          return -1;
        }
      /* Somebody is just reading it, who may need the main loop to get to the end. */
      if (!g_main_context_iteration (NULL, FALSE))
        g_thread_yield ();
    }

  return file;
#else
  return -1;
#endif
}

static inline void
slow_file_let_go (int file)
{
#ifdef F_SETLEASE
  fcntl (file, F_SETLEASE, F_UNLCK);
#endif
  close (file);
}

G_END_DECLS
