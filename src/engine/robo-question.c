/* Questions: whether an answer is one of the legal ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-question.h"

#include <string.h>

/**
 * robo_question_copy:
 * @question: (out caller-allocates): a question
 * @from: another
 *
 * Copies what counts of a question; most of its room for options is empty.
 */
void
robo_question_copy (RoboQuestion       *question,
                    const RoboQuestion *from)
{
  memcpy (question, from, offsetof (RoboQuestion, options) + from->n_options * sizeof (RoboAnswer));
}

/**
 * robo_question_has_option:
 * @question: a question with a list of options
 * @answer: an answer
 *
 * Returns: whether @answer is one of them
 */
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
