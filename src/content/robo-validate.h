// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a file, whatever of ours it is.
#pragma once

#include "robo-problem.h"

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

G_END_DECLS
