// SPDX-License-Identifier: GPL-3.0-or-later
// A set being edited, of module cards or of rules, with what is wrong with it.
#pragma once

#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboSetDocument:
 *
 * A RoboDocument whose states may have any problem while they are edited.
 *
 * Properties:
 *
 * - `problems` (RoboProblemList, ro): what is wrong now, live
 */
#define ROBO_TYPE_SET_DOCUMENT (robo_set_document_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboSetDocument, robo_set_document, ROBO, SET_DOCUMENT, RoboDocument)

/**
 * RoboSetDocumentClass:
 * @check: adds what is wrong with a set
 * @list_repairs: (transfer full) (element-type RoboRepair): what would put a problem right, each with a sentence and a new set
 * @dup_sentence: (transfer full): a problem in words
 * @get_place: (nullable): where a problem is; %NULL, also as a function: nowhere in particular
 *
 * What a kind of sets knows of its problems.
 */
struct _RoboSetDocumentClass
{
  RoboDocumentClass parent_class;

  void (*check) (gpointer      set,
                 RoboProblems *problems);
  GPtrArray *(*list_repairs) (gpointer           set,
                              const RoboProblem *problem);
  char *(*dup_sentence) (gpointer           set,
                         const RoboProblem *problem);
  const char *(*get_place) (gpointer           set,
                            const RoboProblem *problem);
};

/**
 * robo_set_document_change:
 * @self: a document
 * @name: translated, as after “Undo”
 * @key: (nullable): what is edited, for edits that become one while one types; see robo_document_edit_merging()
 * @set: (transfer full): what a function that edits such a set returned
 *
 * Makes one edit; none if it is the same set.
 */
void robo_set_document_change (RoboSetDocument *self,
                               const char      *name,
                               const char      *key,
                               gpointer         set);

/**
 * robo_set_document_repair:
 * @self: a document
 * @item: one of its problems
 * @index: which of its fixes
 *
 * Makes the repair, an edit of its own.
 */
void robo_set_document_repair (RoboSetDocument *self,
                               RoboProblemItem *item,
                               guint            index);

G_END_DECLS
