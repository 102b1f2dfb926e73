// SPDX-License-Identifier: GPL-3.0-or-later
// Removes a folder that a test has made.
#pragma once

#include <glib/gstdio.h>

/* Removes the file or the folder at the path with all that is in it. A link is removed, and not what it leads to. */
static inline void
test_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      test_remove_folder (child);
    }
  g_remove (path);
}
