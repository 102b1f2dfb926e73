// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes comparing and upgrading files.
#include "config.h"

#include <string.h>

#include "files/arena/robo-arena-diff.h"
#include "files/robo-upgrade.h"

#include "fuzz-check.h"
#include "fuzz-target.h"

/* Comparing */

static RoboArena *
read_arena (const guint8 *data,
            gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return robo_arena_load_memory ((const char *)data, size, problems);
}

static guint
count_differences (const RoboArena *before,
                   const RoboArena *after)
{
  g_autoptr (RoboArenaDiff) diff = robo_arena_diff_new (before, after);
  guint n = robo_arena_diff_get_length (diff);

  for (guint i = 0; i < n; i++)
    g_assert_true (g_utf8_validate (robo_arena_diff_get (diff, i)->sentence, -1, NULL));

  return n;
}

int
robo_fuzz_diff (const guint8 *data,
                gsize         size)
{
  const guint8 *end = size > 0 ? memchr (data, '\0', size) : NULL;
  gsize         first = end != NULL ? (gsize)(end - data) : size;
  g_autoptr (RoboArena) before = read_arena (data, first);
  g_autoptr (RoboArena) after = end != NULL ? read_arena (end + 1, size - first - 1) : NULL;

  if (before == NULL)
    return FALSE;

  g_assert_cmpuint (count_differences (before, before), ==, 0);
  if (after == NULL)
    return FALSE;

  g_assert_cmpint (count_differences (before, after) == 0, ==, count_differences (after, before) == 0);
  return TRUE;
}

/* Upgrading */

int
robo_fuzz_upgrade (const guint8 *data,
                   gsize         size)
{
  g_autoptr (RoboProblems) problems = robo_problems_new ("fuzz.modules.xml");
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (RoboUpgrade) upgrade = robo_upgrade_new (bytes, NULL, problems);
  g_autoptr (RoboUpgrade) again = NULL;

  fuzz_check_refused (upgrade != NULL, problems);
  if (upgrade == NULL)
    return FALSE;

  again = robo_upgrade_new (upgrade->bytes, NULL, problems);
  fuzz_check_read_back (again != NULL, problems);
  g_assert_cmpuint (again->changes->len, ==, 0);
  g_assert_true (g_bytes_equal (upgrade->bytes, again->bytes));

  return TRUE;
}
