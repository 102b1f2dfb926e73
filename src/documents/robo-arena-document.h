// SPDX-License-Identifier: GPL-3.0-or-later
// An arena being drawn.
#pragma once

#include "files/arena/robo-arena-ways.h"
#include "files/arena/robo-arena.h"
#include "robo-document.h"
#include "robo-problem-list.h"

G_BEGIN_DECLS

/**
 * RoboArenaDocument:
 *
 * A RoboDocument whose states are #RoboArena. The arena may have any problem while it is drawn.
 *
 * Properties:
 *
 * - `arena-id` (string, ro): letters, digits, dots and hyphens
 * - `name`, `description` (string, rw): the original, without a language
 * - `author`, `license` (string, rw)
 * - `languages` (GStrv, ro): those with a name or a description, "de", "pt_BR"
 * - `columns`, `rows` (uint, ro)
 * - `problems` (RoboProblemList, ro): what is wrong now, live
 *
 * Setting a text is an edit that merges while one types.
 */
#define ROBO_TYPE_ARENA_DOCUMENT (robo_arena_document_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaDocument, robo_arena_document, ROBO, ARENA_DOCUMENT, RoboDocument)

/**
 * robo_arena_document_new:
 *
 * Returns: (transfer full): a document without a state: see robo_document_start() and robo_document_load_async()
 */
RoboArenaDocument *robo_arena_document_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_document_new_copy:
 * @arena: one that comes with the game, or any
 * @id: its new id
 * @name: its new name
 *
 * Returns: (transfer full): a document that is on no disk
 */
RoboArenaDocument *robo_arena_document_new_copy (RoboArena  *arena,
                                                 const char *id,
                                                 const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_document_get_arena:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): what it shows now; %NULL before it was started or loaded
 */
RoboArena *robo_arena_document_get_arena (RoboArenaDocument *self);

/**
 * robo_arena_document_get_plan:
 * @self: a document that was started or loaded
 *
 * Returns: (transfer none): what it shows now, well formed or not
 */
const RoboPlan *robo_arena_document_get_plan (RoboArenaDocument *self);

/* robo_document_edit() and robo_document_extend() with another plan. */

/**
 * robo_arena_document_edit_plan:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 * @plan: what the arena shall be made of
 *
 * Makes one edit; none if it is the same plan.
 */
void robo_arena_document_edit_plan (RoboArenaDocument *self,
                                    const char        *name,
                                    const RoboPlan    *plan);

/**
 * robo_arena_document_extend_plan:
 * @self: a document in an edit
 * @plan: what the arena shall be made of for now
 *
 * Shows it.
 */
void robo_arena_document_extend_plan (RoboArenaDocument *self,
                                      const RoboPlan    *plan);

/**
 * robo_arena_document_set_author:
 * @self: a document that is in no edit
 * @author: who made it, or ""
 *
 * Edits the author.
 */
void robo_arena_document_set_author (RoboArenaDocument *self,
                                     const char        *author);

/**
 * robo_arena_document_set_license:
 * @self: a document that is in no edit
 * @license: under which it may be passed on, or ""
 *
 * Edits the license.
 */
void robo_arena_document_set_license (RoboArenaDocument *self,
                                      const char        *license);

/* Texts in a language ("de"), NULL for the original. An empty text removes it. */

/**
 * robo_arena_document_get_name:
 * @self: a document
 * @language: (nullable): such as "de", %NULL for the original
 *
 * Returns: (transfer none) (nullable): the name of the arena in just that language
 */
const char *robo_arena_document_get_name (RoboArenaDocument *self,
                                          const char        *language);

/**
 * robo_arena_document_set_name:
 * @self: a document that is in no edit
 * @language: (nullable): such as "de", %NULL for the original
 * @name: the name in that language, "" for none
 *
 * Edits the name.
 */
void robo_arena_document_set_name (RoboArenaDocument *self,
                                   const char        *language,
                                   const char        *name);

/**
 * robo_arena_document_get_description:
 * @self: a document
 * @language: (nullable): such as "de", %NULL for the original
 *
 * Returns: (transfer none) (nullable): the description of the arena in just that language
 */
const char *robo_arena_document_get_description (RoboArenaDocument *self,
                                                 const char        *language);

/**
 * robo_arena_document_set_description:
 * @self: a document that is in no edit
 * @language: (nullable): such as "de", %NULL for the original
 * @description: the description in that language, "" for none
 *
 * Edits the description.
 */
void robo_arena_document_set_description (RoboArenaDocument *self,
                                          const char        *language,
                                          const char        *description);

/**
 * robo_arena_document_get_problems:
 * @self: a document
 *
 * Returns: (transfer none): what is wrong now; while an edit takes a while, what was wrong when nothing else was to be done
 *   last
 */
RoboProblemList *robo_arena_document_get_problems (RoboArenaDocument *self);

/**
 * robo_arena_document_fix:
 * @self: a document that is in no edit
 * @item: one of its problems
 * @index: which of its fixes
 *
 * Makes the fix, an edit of its own.
 */
void robo_arena_document_fix (RoboArenaDocument *self,
                              RoboProblemItem   *item,
                              guint              index);

/**
 * robo_arena_document_get_ways:
 * @self: a document
 *
 * Returns: (transfer none): which VP spaces robots of which side can reach; valid until the next change
 */
const RoboWays *robo_arena_document_get_ways (RoboArenaDocument *self);

G_END_DECLS
