// SPDX-License-Identifier: GPL-3.0-or-later
// Validates files of any of the program's formats.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Loads a file as a game would and adds all errors and warnings to `problems`. Returns whether there were no
 * errors. */
gboolean robo_validate_file (const char   *path,
                             RoboProblems *problems);

/* The kind of a file. */
typedef enum
{
  ROBO_FILE_UNKNOWN, /* none of our formats */
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

/* Finds the kind of a file by its root element, or by its name if this version does not know the element. So
 * files with errors and those of a newer version have a kind, too. Adds an error to `problems` if the kind is
 * unknown. */
RoboFileKind robo_file_find_kind (const char   *path,
                                  RoboProblems *problems);

G_END_DECLS
