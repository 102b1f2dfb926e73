// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a document that is being edited, and with the file it came from.
#pragma once

#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/* @state: of the document. Returns: (transfer full): the problem, and what would put it right if that is wanted */
typedef RoboProblemItem *(*RoboSetProblemFunc) (gpointer           state,
                                                const RoboProblem *problem,
                                                gboolean           with_repairs);

/**
 * robo_set_problems_has:
 * @problems: what is wrong
 * @sentence: of a problem
 *
 * Returns: whether it is among them
 */
gboolean robo_set_problems_has (const RoboProblems *problems,
                                const char         *sentence);

/**
 * robo_set_problems_show:
 * @list: of a document
 * @document: it
 * @problems: what is wrong with its state
 * @func: makes an item of each
 *
 * Fills the list. Of very many problems only the first ones come with repairs, which try the whole set each; where those
 * are put right, the next ones get theirs. As long as the document is guarded, what was wrong with its file is among them: it tells what is missing.
 */
void robo_set_problems_show (RoboProblemList    *list,
                             RoboDocument       *document,
                             const RoboProblems *problems,
                             RoboSetProblemFunc  func);

G_END_DECLS
