// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-pack-gather.h"

#include <string.h>

char *
robo_pack_dup_own_folder (RoboPackKind kind)
{
  return g_build_filename (g_get_user_data_dir (), "robodrome", robo_pack_kind_get_folder (kind), NULL);
}

static gboolean
has_id (const char  *path,
        RoboPackKind kind,
        const char  *id)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, ignored);
  g_autofree char *its_id = bytes != NULL ? robo_pack_kind_dup_id (kind, bytes) : NULL;

  return g_strcmp0 (its_id, id) == 0;
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *)a, *(const char *const *)b);
}

char *
robo_pack_find_file (const char  *folder,
                     RoboPackKind kind,
                     const char  *id)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *name = g_strconcat (id, robo_pack_kind_get_suffix (kind), NULL);
  g_autofree char *usual = g_build_filename (folder, name, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *entry;

  if (strchr (id, G_DIR_SEPARATOR) == NULL && g_file_test (usual, G_FILE_TEST_IS_REGULAR) && has_id (usual, kind, id))
    return g_steal_pointer (&usual);

  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (entry, robo_pack_kind_get_suffix (kind)))
        g_ptr_array_add (names, g_strdup (entry));
    }
  /* Sort the names, because file systems list a folder in different orders. */
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      if (has_id (path, kind, id))
        return g_steal_pointer (&path);
    }

  return NULL;
}

static gboolean
has_part (const GPtrArray   *parts,
          const RoboPackRef *ref)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const RoboPackPart *part = parts->pdata[i];

      if (part->kind == ref->kind && g_str_equal (part->id, ref->id))
        return TRUE;
    }

  return FALSE;
}

static char *
find_need (const RoboPackRef *need,
           const char        *folder)
{
  g_autofree char *own = robo_pack_dup_own_folder (need->kind);
  char            *path = folder != NULL ? robo_pack_find_file (folder, need->kind, need->id) : NULL;

  return path != NULL ? path : robo_pack_find_file (own, need->kind, need->id);
}

static gboolean
add_file (GPtrArray    *parts,
          const char   *path,
          RoboProblems *problems)
{
  g_autoptr (RoboProblems) found = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, found);
  RoboPackPart    *part = bytes != NULL ? robo_pack_part_new (bytes, found) : NULL;
  g_autofree char *shown = g_filename_display_basename (path);

  if (part != NULL)
    {
      g_ptr_array_add (parts, part);
      return TRUE;
    }

  for (guint i = 0; i < robo_problems_get_length (found); i++)
    {
      const RoboProblem *problem = robo_problems_get (found, i);

      robo_problems_add (problems, problem->code, problem->line, "%s: %s", shown, problem->sentence);
      robo_problems_set_plain (problems, "%s: %s", shown, robo_problem_get_plain (problem));
    }

  return FALSE;
}

gboolean
robo_pack_gather (GPtrArray    *parts,
                  const char   *folder,
                  RoboProblems *problems)
{
  gboolean is_good = TRUE;

  /* Found files join the array, so that this loop also looks for the files that they need. */
  for (guint i = 0; i < parts->len; i++)
    {
      const RoboPackPart *part = parts->pdata[i];
      g_autoptr (GPtrArray) needs = g_ptr_array_ref (part->needs);

      for (guint j = 0; j < needs->len; j++)
        {
          const RoboPackRef *need = needs->pdata[j];
          g_autofree char   *path = NULL;

          if (has_part (parts, need) || robo_pack_kind_is_bundled (need->kind, need->id))
            continue;
          path = find_need (need, folder);
          if (path != NULL)
            is_good &= add_file (parts, path, problems);
        }
    }

  return is_good;
}

/* Games */

static guint
count_sets (const RoboMatchSetup *setup)
{
  return setup->modules != NULL ? robo_modules_get_n_sets (setup->modules) : 0;
}

gboolean
robo_pack_setup_has_parts (const RoboMatchSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  if (!robo_pack_kind_is_bundled (ROBO_PACK_ARENA, robo_arena_get_id (setup->arena)))
    return TRUE;
  for (guint i = 0; i < count_sets (setup); i++)
    if (!robo_pack_kind_is_bundled (ROBO_PACK_MODULES,
                                    robo_module_set_get_id (robo_modules_get_set (setup->modules, i))))
      return TRUE;

  return FALSE;
}

static void
add_bytes (GPtrArray    *parts,
           GBytes       *taken,
           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = taken;
  RoboPackPart *part = robo_pack_part_new (bytes, problems);

  if (part != NULL)
    g_ptr_array_add (parts, part);
}

GPtrArray *
robo_pack_gather_setup (const RoboMatchSetup *setup,
                        RoboProblems         *problems)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_pack_part_unref);

  if (!robo_pack_kind_is_bundled (ROBO_PACK_ARENA, robo_arena_get_id (setup->arena)))
    add_bytes (parts, robo_arena_to_bytes (setup->arena), problems);
  for (guint i = 0; i < count_sets (setup); i++)
    {
      RoboModuleSet *set = robo_modules_get_set (setup->modules, i);

      if (!robo_pack_kind_is_bundled (ROBO_PACK_MODULES, robo_module_set_get_id (set)))
        add_bytes (parts, robo_module_set_to_bytes (set), problems);
    }

  return parts;
}
