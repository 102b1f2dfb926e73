// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of a file: no word of its format.
#pragma once

#include "files/xml/robo-problem.h"

#include <string.h>

/* Neither an element nor an attribute, nor a path. */
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
