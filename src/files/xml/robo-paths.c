// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-paths.h"

/* The build puts this file into its data folder; an installation does not have it. The program looks for the file in
 * the folders above its own. The name of the build folder is not compiled in, so that builds are reproducible and a
 * build folder can be moved. */
#define MARKER "data" G_DIR_SEPARATOR_S "run-uninstalled"

/* The program looks in this many folders: in its own folder, which is src/app or src/cli in the build folder, and in
 * the folders above it. */
#define MAX_LEVELS 3

static char *
find_build_dir (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *dir = NULL;

  if (program == NULL)
    return NULL;

  dir = g_path_get_dirname (program);
  for (guint level = 0; level < MAX_LEVELS; level++)
    {
      g_autofree char *marker = g_build_filename (dir, MARKER, NULL);
      char            *parent;

      if (g_file_test (marker, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&dir);

      parent = g_path_get_dirname (dir);
      g_free (dir);
      dir = parent;
    }

  return NULL;
}

static const char *
get_dir (char      **dir,
         const char *below_build_dir,
         const char *installed)
{
  if (g_once_init_enter (dir))
    {
      const char *build_dir = robo_paths_get_build_dir ();
      char       *found;

      if (build_dir != NULL)
        found = g_build_filename (build_dir, below_build_dir, NULL);
      else
        found = g_strdup (installed);
      g_once_init_leave (dir, found);
    }

  return *dir;
}

const char *
robo_paths_get_build_dir (void)
{
  static char *build_dir;
  static gsize once;

  if (g_once_init_enter (&once))
    {
      build_dir = find_build_dir ();
      g_once_init_leave (&once, 1);
    }

  return build_dir;
}

const char *
robo_paths_get_data_dir (void)
{
  static char *dir;

  return get_dir (&dir, "data", ROBO_DATA_DIR);
}

char *
robo_paths_dup_module (const char *room,
                       const char *name)
{
  const char      *build_dir = robo_paths_get_build_dir ();
  g_autofree char *file = g_strconcat (name, ".so", NULL);

  return build_dir != NULL ? g_build_filename (build_dir, "src", room, file, NULL)
                           : g_build_filename (ROBO_MODULE_DIR, file, NULL);
}

const char *
robo_paths_get_locale_dir (void)
{
  static char *dir;

  return get_dir (&dir, "po", ROBO_LOCALE_DIR);
}
