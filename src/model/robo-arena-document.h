// SPDX-License-Identifier: GPL-3.0-or-later
// An arena being drawn.
#pragma once

#include "content/robo-arena-ways.h"
#include "content/robo-arena.h"
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
 * - `arena-id` (string, rw): letters, digits, dots and hyphens
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

RoboArena      *robo_arena_document_get_arena (RoboArenaDocument *self);
const RoboPlan *robo_arena_document_get_plan (RoboArenaDocument *self);
/* The plan from before the stroke that has begun, see robo_document_get_base_state(). */
const RoboPlan *robo_arena_document_get_base_plan (RoboArenaDocument *self);

/* robo_document_edit() and robo_document_extend() with another plan. */
void robo_arena_document_edit_plan (RoboArenaDocument *self,
                                    const char        *name,
                                    const RoboPlan    *plan);
void robo_arena_document_extend_plan (RoboArenaDocument *self,
                                      const RoboPlan    *plan);

void robo_arena_document_set_id (RoboArenaDocument *self,
                                 const char        *id);
void robo_arena_document_set_author (RoboArenaDocument *self,
                                     const char        *author);
void robo_arena_document_set_license (RoboArenaDocument *self,
                                      const char        *license);

/* Texts in a language ("de"), NULL for the original. An empty text removes it. */
const char *robo_arena_document_get_name (RoboArenaDocument *self,
                                          const char        *language);
void        robo_arena_document_set_name (RoboArenaDocument *self,
                                          const char        *language,
                                          const char        *name);
const char *robo_arena_document_get_description (RoboArenaDocument *self,
                                                 const char        *language);
void        robo_arena_document_set_description (RoboArenaDocument *self,
                                                 const char        *language,
                                                 const char        *description);

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
