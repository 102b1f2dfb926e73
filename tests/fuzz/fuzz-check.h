// SPDX-License-Identifier: GPL-3.0-or-later
// Checks conditions that hold for any input.
#pragma once

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Each message is text that a terminal and a window can show. */
static inline void
fuzz_check_messages (const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      g_autofree char *text = robo_problems_dup_text (problems, i);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_cmpuint (robo_problems_get (problems, i)->sentence[0], !=, '\0');
    }
}

/* Input is refused if and only if an error is given. */
static inline void
fuzz_check_refused (gboolean            is_taken,
                    const RoboProblems *problems)
{
  fuzz_check_messages (problems);
  g_assert_cmpint (is_taken, ==, !robo_problems_has_errors (problems));
}

/* Files that the program writes can be read. is_taken tells whether the reader returned a result. */
static inline void
fuzz_check_read_back (gboolean            is_taken,
                      const RoboProblems *problems)
{
  g_autofree char *text = is_taken ? NULL : robo_problems_dup_text (problems, robo_problems_get_length (problems) - 1);

  g_assert_cmpstr (text, ==, NULL);
}

G_END_DECLS
