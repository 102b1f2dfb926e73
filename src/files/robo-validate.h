// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a file, whatever of ours it is.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * robo_validate_file:
 * @path: a file of any of our formats
 * @problems: where to add all errors and warnings
 *
 * Loads a file as a game would and throws it away.
 *
 * Returns: whether there were no errors; warnings do not count
 */
gboolean robo_validate_file (const char   *path,
                             RoboProblems *problems);

/**
 * RoboFileKind:
 * @ROBO_FILE_UNKNOWN: none of our formats
 *
 * What a file is.
 */
typedef enum
{
  ROBO_FILE_UNKNOWN,
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

/**
 * robo_file_find_kind:
 * @path: a file
 * @problems: where to add why it is none of ours
 *
 * Looks at its first element; where that says nothing that this version knows, at how it is called. So files with
 * errors and those of a newer version have a kind, too.
 *
 * Returns: what it is, or was meant to be
 */
RoboFileKind robo_file_find_kind (const char   *path,
                                  RoboProblems *problems);

G_END_DECLS
