/* Questions: whether an answer is one of the legal ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-question.h"

#include <string.h>

void
robo_question_copy (RoboQuestion       *question,
                    const RoboQuestion *from)
{
  memcpy (question, from, offsetof (RoboQuestion, options) + from->n_options * sizeof (RoboAnswer));
}

gboolean
robo_question_has_option (const RoboQuestion *question,
                          RoboAnswer          answer)
{
  for (guint i = 0; i < question->n_options; i++)
    {
      if (question->options[i] == answer)
        return TRUE;
    }

  return FALSE;
}
