// SPDX-License-Identifier: GPL-3.0-or-later
// Validates files of any of the program's formats.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Loads a file in the same way as a game does, and adds errors and warnings to `problems`. Returns whether there were
 * no errors. */
gboolean robo_validate_file (const char   *path,
                             RoboProblems *problems);

/* Does the same as robo_validate_file() with the content of a file. For a help file only the kind is checked, because
 * the rest needs other files of its folder. */
gboolean robo_validate_memory (const char   *data,
                               gsize         length,
                               RoboProblems *problems);

/* Names the kind of a file. */
typedef enum
{
  ROBO_FILE_UNKNOWN, /* a file that has none of the program's formats */
  ROBO_FILE_ARENA,
  ROBO_FILE_MODULES,
  ROBO_FILE_RULES,
  ROBO_FILE_SCENARIO,
  ROBO_FILE_MATCH,
  ROBO_FILE_SERIES,
  ROBO_FILE_LESSON,
  ROBO_FILE_PUZZLE,
  ROBO_FILE_HELP,
} RoboFileKind;

/* Finds the kind of a file by its root element. If this version of the program does not know the element, adds an
 * error to `problems` and finds the kind by the name of the file. So files with errors and files of a newer version
 * have a kind, too. A file that cannot be read is unknown. */
RoboFileKind robo_file_find_kind (const char   *path,
                                  RoboProblems *problems);

G_END_DECLS
