// SPDX-License-Identifier: GPL-3.0-or-later
// What finds faults, but seldom more of them than a quicker case of the same kind, and takes long.
#pragma once

#include <glib.h>

/**
 * long_tests_wanted:
 *
 * `./check --full` sets `ROBODROME_LONG_TESTS`. Each such test has a quicker case that is always played.
 *
 * Returns: whether more seeds, sizes, languages and games are to be tried
 */
static inline gboolean
long_tests_wanted (void)
{
  return g_getenv ("ROBODROME_LONG_TESTS") != NULL;
}
