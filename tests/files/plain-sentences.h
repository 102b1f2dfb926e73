// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that messages about files don't mention their format.
#pragma once

#include "files/xml/robo-problem.h"

#include <string.h>

/* The sentences have no element, no attribute and no path. */
static inline void
assert_plain_sentences (const RoboProblems *problems)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      const char *sentence = robo_problem_get_plain (robo_problems_get (problems, i));

      if (strpbrk (sentence, "</") != NULL || strstr (sentence, "=\"") != NULL || strstr (sentence, "%s") != NULL)
        g_error ("The window would say: %s", sentence);
    }
}
