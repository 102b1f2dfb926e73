// SPDX-License-Identifier: GPL-3.0-or-later
// Enables tests that take long and seldom find more than a quicker case of the same kind.
#pragma once

#include <glib.h>

/* Returns whether more seeds, sizes, languages and games are to be tried. `./check --full` sets
 * `ROBODROME_LONG_TESTS`. Each such test has a quicker case that is always run. */
static inline gboolean
long_tests_wanted (void)
{
  return g_getenv ("ROBODROME_LONG_TESTS") != NULL;
}
