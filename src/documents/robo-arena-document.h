// SPDX-License-Identifier: GPL-3.0-or-later
// Edits an arena as a document.
#pragma once

#include "files/arena/robo-arena-ways.h"
#include "files/arena/robo-arena.h"
#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/* Edits an arena: a RoboDocument whose states are RoboArena. The arena may have any problem while it is edited. Setting
 * a text is an edit. While the user types, edits of the same text are merged.
 *
 * Properties:
 *
 * - `arena-id` (string, read-only): letters, digits, dots and hyphens
 * - `name`, `description` (string, rw): the original, without a language
 * - `author`, `license` (string, rw)
 * - `rules` (string, rw): the id of the recommended rule set, or ""
 * - `languages` (GStrv, read-only): the languages with a name or a description, such as "de", "pt_BR"
 * - `columns`, `rows` (uint, read-only)
 * - `theme` (uint, rw): a RoboTheme
 * - `problems` (RoboProblemList, read-only): the current problems */
#define ROBO_TYPE_ARENA_DOCUMENT (robo_arena_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaDocument, robo_arena_document, ROBO, ARENA_DOCUMENT, RoboDocument)

/* Creates a document without a state. See robo_document_start() and robo_document_load_async(). */
RoboArenaDocument *robo_arena_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a document without a file. Its state is a copy of the arena with the given id and name. */
RoboArenaDocument *robo_arena_document_new_copy (RoboArena  *arena,
                                                 const char *id,
                                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the arena that is shown, or NULL before the document was started or loaded. */
RoboArena *robo_arena_document_get_arena (RoboArenaDocument *self);

/* Returns the plan that is shown, well formed or not. The document must have been started or loaded. */
const RoboPlan *robo_arena_document_get_plan (RoboArenaDocument *self);

/* robo_arena_document_edit_plan() and robo_arena_document_extend_plan() call robo_history_edit() and
 * robo_history_extend() with the arena and the given plan. */

/* Makes one edit, or no edit if the plan is the same. No edit may be in progress. */
void robo_arena_document_edit_plan (RoboArenaDocument *self,
                                    const char        *name,
                                    const RoboPlan    *plan);

/* Shows an intermediate plan of the edit in progress. */
void robo_arena_document_extend_plan (RoboArenaDocument *self,
                                      const RoboPlan    *plan);

/* Edits the author. No edit may be in progress. */
void robo_arena_document_set_author (RoboArenaDocument *self,
                                     const char        *author);

/* Edits the license; "" stands for no license. No edit may be in progress. */
void robo_arena_document_set_license (RoboArenaDocument *self,
                                      const char        *license);

/* Edits the id of the recommended rule set; "" stands for none. No edit may be in progress. */
void robo_arena_document_set_rules (RoboArenaDocument *self,
                                    const char        *rules);

/* The language of the next four functions is a code, such as "de"; NULL stands for the original texts, which have no
 * language. Setting an empty text removes the text. */

/* Returns the name in exactly this language, or NULL if the arena has no such name. */
const char *robo_arena_document_get_name (RoboArenaDocument *self,
                                          const char        *language);

/* Edits the name in a language. No edit may be in progress. */
void robo_arena_document_set_name (RoboArenaDocument *self,
                                   const char        *language,
                                   const char        *name);

/* Returns the description in exactly this language, or NULL if the arena has no such description. */
const char *robo_arena_document_get_description (RoboArenaDocument *self,
                                                 const char        *language);

/* Edits the description in a language. No edit may be in progress. */
void robo_arena_document_set_description (RoboArenaDocument *self,
                                          const char        *language,
                                          const char        *description);

/* Returns the problems. While an edit is in progress, the list is updated only when the program is idle. */
RoboProblemList *robo_arena_document_get_problems (RoboArenaDocument *self);

/* Applies the fix with this index (robo_problem_item_get_fixes()) as an edit. The item must be in the document's list
 * of problems. No other edit may be in progress. */
void robo_arena_document_fix (RoboArenaDocument *self,
                              RoboProblemItem   *item,
                              guint              index);

/* Returns the spaces and VP spaces that robots of each side can reach, valid until the next change. */
const RoboWays *robo_arena_document_get_ways (RoboArenaDocument *self);

G_END_DECLS
