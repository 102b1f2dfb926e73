// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the files of a folder and its subfolders, for tests with a case for each file.
#pragma once

#include <glib.h>

static inline void
file_list_add (GPtrArray  *paths,
               const char *folder,
               const char *suffix)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        file_list_add (paths, path, suffix);
      else if (g_str_has_suffix (name, suffix))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
}

static inline int
file_list_compare (gconstpointer a,
                   gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

/* Returns sorted paths, at least one. */
static inline GPtrArray *
file_list_new (const char *folder, /* folder relative to the sources of the tests */
               const char *suffix)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);

  file_list_add (paths, path, suffix);
  g_assert_cmpuint (paths->len, >, 0);
  g_ptr_array_sort (paths, file_list_compare);

  return g_steal_pointer (&paths);
}
