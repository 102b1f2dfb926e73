// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-arena.h"

#include "files/arena/robo-library.h"

/* Loads an arena even if it is not playable. Such an arena can still be drawn and compared, which helps to find its
 * errors. */
RoboArena *
robo_cli_load_arena (const char   *id_or_path,
                     RoboProblems *problems)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  RoboLibraryArena *entry = robo_library_find_arena (library, id_or_path);

  if (entry != NULL)
    return robo_arena_ref (robo_library_arena_get_arena (entry));
  if (g_file_test (id_or_path, G_FILE_TEST_EXISTS))
    return robo_arena_load_file (id_or_path, problems);

  /* The argument is neither an id nor a file, so let the library add the error. */
  return robo_library_load_arena (library, id_or_path, problems);
}
