// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "files/xml/robo-paths.h"

#include "app/languages/robo-language.h"
#include "robo-application.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (RoboApplication) app = NULL;
  const char *build_dir = robo_paths_get_build_dir ();

  robo_language_init ();

  /* Set the variable before GIO reads it, but don't override a value that the user has set. */
  if (build_dir != NULL)
    g_setenv ("GSETTINGS_SCHEMA_DIR", robo_paths_get_data_dir (), FALSE);

  /* Keep GTK from loading OpenGL if it draws with cairo, because OpenGL takes more memory than the rest of the
   * program. GTK 4.16 has another variable for this, and complains about the value in the old variable. */
  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0 && gtk_check_version (4, 16, 0) == NULL)
    g_setenv ("GDK_DISABLE", "gl", FALSE);
  else if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0)
    g_setenv ("GDK_DEBUG", "gl-disable", FALSE);

  app = robo_application_new ();

  return g_application_run (G_APPLICATION (app), argc, argv);
}
