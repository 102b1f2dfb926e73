// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-set-problems.h"

#include <glib/gi18n.h>

#define MAX_WITH_REPAIRS 20

gboolean
robo_set_problems_has (const RoboProblems *problems,
                       const char         *sentence)
{
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      if (g_str_equal (robo_problems_get (problems, i)->sentence, sentence))
        return TRUE;
    }

  return FALSE;
}

void
robo_set_problems_show (RoboProblemList    *list,
                        RoboDocument       *document,
                        const RoboProblems *problems,
                        RoboSetProblemFunc  func)
{
  const RoboProblems *load_problems = robo_document_get_load_problems (document);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; robo_document_get_is_guarded (document) && i < robo_problems_get_length (load_problems); i++)
    {
      const RoboProblem *problem = robo_problems_get (load_problems, i);
      /* Translators: %u is a line of a file */
      g_autofree char *place = problem->line > 0 ? g_strdup_printf (_ ("Line %u of the file"), problem->line) : NULL;

      if (!robo_set_problems_has (problems, problem->sentence))
        g_ptr_array_add (items, robo_problem_item_new (problem, place, NULL));
    }
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    g_ptr_array_add (items,
                     func (robo_document_get_state (document), robo_problems_get (problems, i), i < MAX_WITH_REPAIRS));
  robo_problem_list_set_items (list, items);
}
