// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-private.h"

#include <string.h>

#include "content/robo-module-edit.h"
#include "content/robo-xml.h"

/* Files */

gboolean
robo_sandbox_open (RoboSandbox  *self,
                   GBytes       *bytes,
                   RoboProblems *problems)
{
  RoboPosition *position;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self), FALSE);

  position = robo_position_load (bytes, problems);
  if (position == NULL)
    return FALSE;

  robo_sandbox_end (self, position);

  return TRUE;
}

/* Its name is that of the file. */
static char *
dup_id (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  char            *dot = strchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return robo_module_id_from_name (name);
}

gboolean
robo_sandbox_save_file (RoboSandbox *self,
                        const char  *path,
                        const char  *title,
                        GError     **error)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (ROBO_IS_SANDBOX (self) && self->problem == NULL, FALSE);

  id = dup_id (path);
  bytes = robo_position_to_bytes (self->position, id, title, problems);
  if (bytes == NULL)
    {
      robo_problems_check (problems, error);
      return FALSE;
    }

  return robo_xml_write_bytes (bytes, path, error);
}
