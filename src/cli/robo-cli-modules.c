// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-modules.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "files/cards/robo-module-set.h"
#include "files/xml/robo-paths.h"

static char *
dup_folder (gboolean is_own)
{
  return is_own ? g_build_filename (g_get_user_data_dir (), "robodrome", "modules", NULL)
                : g_build_filename (robo_paths_get_data_dir (), "modules", NULL);
}

/* Finds the file of a module set. A name with a folder is a file. For any other name, a set with this id is preferred
 * to a file with this name. */
char *
robo_cli_find_modules (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ROBO_MODULES_SUFFIX, NULL);

  for (guint is_own = FALSE; is_own <= TRUE && strchr (name, G_DIR_SEPARATOR) == NULL; is_own++)
    {
      g_autofree char *folder = dup_folder (is_own);
      g_autofree char *path = g_build_filename (folder, file_name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  return g_file_test (name, G_FILE_TEST_EXISTS) ? g_strdup (name) : NULL;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

void
robo_cli_say_no_such_modules (const char *name)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint is_own = FALSE; is_own <= TRUE; is_own++)
    {
      g_autofree char *folder = dup_folder (is_own);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *entry;

      while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
        {
          if (g_str_has_suffix (entry, ROBO_MODULES_SUFFIX))
            g_ptr_array_add (ids, g_strndup (entry, strlen (entry) - strlen (ROBO_MODULES_SUFFIX)));
        }
    }
  g_ptr_array_sort (ids, compare_ids);
  g_ptr_array_add (ids, NULL);

  list = g_strjoinv (", ", (char **)ids->pdata);
  /* Translators: The first %s is the name that the user has given, the second a list of ids. */
  robo_cli_message (_ ("There’s no file or module set called “%s”. Name a file or one of these sets: %s."), name, list);
}

RoboPrintout *
robo_cli_create_cards (const char   *path,
                       RoboProblems *problems)
{
  g_autoptr (RoboModuleSet) set = robo_module_set_load_file (path, problems);

  if (set == NULL)
    return NULL;
  if (robo_module_set_get_cards (set)->n_cards > 0)
    return robo_printout_new_cards (set);

  robo_problems_add (problems, ROBO_PROBLEM_MEANING, 0, "%s", _ ("The module set has no cards to print."));

  return NULL;
}
