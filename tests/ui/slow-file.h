// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file as slow as a disk or a server that does not answer: opening it blocks until the test releases
// it.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <glib.h>

G_BEGIN_DECLS

/* Linux has the constant only with _GNU_SOURCE before the first header. */
#if defined(__linux__) && !defined(F_SETLEASE)
#define F_SETLEASE 1024
#endif

/* Takes a lease of the file: the system lets readers wait for its owner, up to 45 seconds. Returns the
 * argument of slow_file_let_go(); -1 if the disk or the system has no leases. */
static inline int
slow_file_hold (const char *path)
{
#ifdef F_SETLEASE
  int file;

  /* The signal about a waiting reader would end the program. */
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
      /* A reader that is active may need the main loop in order to finish. */
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
