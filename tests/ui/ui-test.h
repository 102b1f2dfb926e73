// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the suite `ui` share: they need a display and say so when there is none.
#pragma once

#include <adwaita.h>
#include <stdlib.h>

/**
 * ui_test_init:
 * @argc: (inout): the arguments of main()
 * @argv: (inout): the arguments of main()
 *
 * Starts GLib's tests and GTK. Without a display it does not return: the program ends as a skipped test,
 * which `./check` counts as a fault.
 */
static inline void
ui_test_init (int    *argc,
              char ***argv)
{
  g_test_init (argc, argv, NULL);

  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP there is no display\n");
      exit (EXIT_SUCCESS);
    }

  adw_init ();
}
