// SPDX-License-Identifier: GPL-3.0-or-later
// Edits a set of module cards or of rules and lists its problems.
#pragma once

#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/* Edits a set of modules or rules: a RoboDocument whose states may have any problem while they are edited.
 *
 * Properties:
 *
 * - `problems` (RoboProblemList, read-only): the current problems */
#define ROBO_TYPE_SET_DOCUMENT (robo_set_document_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboSetDocument, robo_set_document, ROBO, SET_DOCUMENT, RoboDocument)

/* Holds the functions for the problems of a kind of set. */
struct _RoboSetDocumentClass
{
  RoboDocumentClass parent_class;

  /* Adds the problems of a set. */
  void (*check) (gpointer      set,
                 RoboProblems *problems);
  /* Returns a list of RoboRepair, each with a sentence and a new set. */
  GPtrArray *(*list_repairs) (gpointer           set,
                              const RoboProblem *problem);
  /* Describes a problem in a sentence. */
  char *(*dup_sentence) (gpointer           set,
                         const RoboProblem *problem);
  /* Returns the name of the part of the set that a problem is about, or NULL. The function pointer may be NULL, too. */
  const char *(*get_place) (gpointer           set,
                            const RoboProblem *problem);
};

/* Makes one edit, or no edit if the set is the same. Takes ownership of the set. Edits with the same key are merged
 * while the user types, see robo_history_edit_merging(); the key may be NULL. */
void robo_set_document_change (RoboSetDocument *self,
                               const char      *name,
                               const char      *key,
                               gpointer         set);

/* Applies a repair of one of the document's problems, as an edit of its own. */
void robo_set_document_repair (RoboSetDocument *self,
                               RoboProblemItem *item,
                               guint            index);

G_END_DECLS
