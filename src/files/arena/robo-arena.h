// SPDX-License-Identifier: GPL-3.0-or-later
// An arena: what the rules know of it (RoboPlan), and what people read about it.
#pragma once

#include <glib.h>

#include "engine/robo-board.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboArena:
 *
 * An arena as it stands in a file. Immutable and counted; any thread may read it.
 */
typedef struct _RoboArena RoboArena;

/* libxml2's, for those who have one; nobody else need include it. */
struct _xmlNode;

/**
 * robo_arena_new:
 * @id: its id, such as "rome"
 * @plan: what it is made of
 *
 * Returns: (transfer full): an arena without name, description, author and license
 */
RoboArena *robo_arena_new (const char     *id,
                           const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_load_file:
 * @path: a file
 * @problems: where to add all errors and warnings
 *
 * Loads an arena. One that is well formed, but cannot be played, is returned too, since an editor wants it;
 * to play it see that @problems has no errors.
 *
 * Returns: (transfer full) (nullable): the arena, %NULL with an error in @problems
 */
RoboArena *robo_arena_load_file (const char   *path,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_load_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add all errors and warnings
 *
 * Loads an arena as robo_arena_load_file() does.
 *
 * Returns: (transfer full) (nullable): the arena, %NULL with an error in @problems
 */
RoboArena *robo_arena_load_memory (const char   *data,
                                   gsize         length,
                                   RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_open_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add all errors and warnings
 * @is_complete: (out): whether the arena holds all that the file does
 *
 * Reads as much of an arena as can be read, for an editor: from a newer version, with unknown elements, cut
 * off in the middle, with two things in one place. Its plan need not be well formed then. What robo_arena_to_bytes()
 * makes of one that is not complete is a new file with what could be read.
 *
 * Returns: (transfer full) (nullable): the arena, %NULL if nothing at all can be made of it
 */
RoboArena *robo_arena_open_memory (const char   *data,
                                   gsize         length,
                                   RoboProblems *problems,
                                   gboolean     *is_complete) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_load_node:
 * @node: an `arena` element of another document, which is only read
 * @problems: where to add errors
 *
 * Loads the arena that stands inside a scenario or a match. It has to be well formed, but need not be
 * playable: what only concerns play is not looked at.
 *
 * Returns: (transfer full) (nullable): the arena, %NULL with an error in @problems
 */
RoboArena *robo_arena_load_node (struct _xmlNode *node,
                                 RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_check_all:
 * @self: an arena, well formed or not
 * @problems: where to add errors and warnings
 *
 * What robo_arena_check() finds in its plan, and what is wrong with its texts.
 */
void robo_arena_check_all (const RoboArena *self,
                           RoboProblems    *problems);

/**
 * robo_arena_ref:
 * @self: an arena
 *
 * Returns: (transfer full): @self
 */
RoboArena *robo_arena_ref (RoboArena *self);

/**
 * robo_arena_unref:
 * @self: (transfer full) (nullable): an arena
 */
void robo_arena_unref (RoboArena *self);

/**
 * robo_arena_get_id:
 * @self: an arena
 *
 * Returns: (transfer none): its id, such as "rome"
 */
const char *robo_arena_get_id (const RoboArena *self);

/**
 * robo_arena_get_plan:
 * @self: an arena
 *
 * Returns: (transfer none): what it is made of, well formed unless somebody draws it
 */
const RoboPlan *robo_arena_get_plan (const RoboArena *self);

/**
 * robo_arena_get_name:
 * @self: an arena
 *
 * Returns: (transfer none): its name in the first of g_get_language_names() that it has; its id
 *   if it has no name
 */
const char *robo_arena_get_name (const RoboArena *self);

/**
 * robo_arena_get_description:
 * @self: an arena
 *
 * Returns: (transfer none): its description likewise; "" if it has none
 */
const char *robo_arena_get_description (const RoboArena *self);

/**
 * robo_arena_get_author:
 * @self: an arena
 *
 * Returns: (transfer none): who made it, or ""
 */
const char *robo_arena_get_author (const RoboArena *self);

/**
 * robo_arena_get_license:
 * @self: an arena
 *
 * Returns: (transfer none): its license, or ""
 */
const char *robo_arena_get_license (const RoboArena *self);

/**
 * robo_arena_get_name_in:
 * @self: an arena
 * @language: (nullable): such as "de" or "pt_BR"; %NULL for the original
 *
 * Returns: (transfer none) (nullable): its name in just that language
 */
const char *robo_arena_get_name_in (const RoboArena *self,
                                    const char      *language);

/**
 * robo_arena_get_description_in:
 * @self: an arena
 * @language: (nullable): such as "de" or "pt_BR"; %NULL for the original
 *
 * Returns: (transfer none) (nullable): its description in just that language
 */
const char *robo_arena_get_description_in (const RoboArena *self,
                                           const char      *language);

/**
 * robo_arena_dup_languages:
 * @self: an arena
 *
 * Returns: (transfer full): the languages it has a name or a description in, the original not among them
 */
char **robo_arena_dup_languages (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

/* Another arena that differs in one thing. What the file it came from holds beyond that stays with it. */
RoboArena *robo_arena_with_plan (const RoboArena *self,
                                 const RoboPlan  *plan) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_with_id:
 * @self: an arena
 * @id: letters, digits, dots and hyphens
 *
 * Returns: (transfer full): the arena with that id
 */
RoboArena *robo_arena_with_id (const RoboArena *self,
                               const char      *id) G_GNUC_WARN_UNUSED_RESULT;

/* An empty text is none. */

/**
 * robo_arena_with_name:
 * @self: an arena
 * @language: (nullable): such as "de" or "pt_BR"; %NULL for the original
 * @name: its name in that language, "" for none
 *
 * Returns: (transfer full): the arena with that name
 */
RoboArena *robo_arena_with_name (const RoboArena *self,
                                 const char      *language,
                                 const char      *name) G_GNUC_WARN_UNUSED_RESULT;

/* The same in all languages. */

/**
 * robo_arena_with_only_name:
 * @self: an arena
 * @name: its name in whatever language
 *
 * Returns: (transfer full): the arena with that name and no translations of it
 */
RoboArena *robo_arena_with_only_name (const RoboArena *self,
                                      const char      *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_with_description:
 * @self: an arena
 * @language: (nullable): such as "de" or "pt_BR"; %NULL for the original
 * @description: its description in that language, "" for none
 *
 * Returns: (transfer full): the arena with that description
 */
RoboArena *robo_arena_with_description (const RoboArena *self,
                                        const char      *language,
                                        const char      *description) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_with_author:
 * @self: an arena
 * @author: who made it, or ""
 *
 * Returns: (transfer full): the arena with that author
 */
RoboArena *robo_arena_with_author (const RoboArena *self,
                                   const char      *author) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_with_license:
 * @self: an arena
 * @license: under which it may be passed on, or ""
 *
 * Returns: (transfer full): the arena with that license
 */
RoboArena *robo_arena_with_license (const RoboArena *self,
                                    const char      *license) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_equal:
 * @a: an arena
 * @b: an arena
 *
 * Returns: whether both say the same, apart from what is foreign to this program
 */
gboolean robo_arena_equal (const RoboArena *a,
                           const RoboArena *b);

/**
 * robo_arena_to_bytes:
 * @self: an arena
 *
 * Returns: (transfer full): the arena as XML. One that comes from a file and was not changed has that file's bytes;
 *   else as little as can be differs from them: comments, order, blanks and what is foreign stay
 */
GBytes *robo_arena_to_bytes (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_save_file:
 * @self: an arena
 * @path: where to
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes the file as a whole or not at all.
 *
 * Returns: whether it was written
 */
gboolean robo_arena_save_file (const RoboArena *self,
                               const char      *path,
                               GError         **error);

/**
 * robo_arena_to_node:
 * @self: an arena
 *
 * Returns: (transfer full): an `arena` element of no document, to be put into a match or a scenario
 */
struct _xmlNode *robo_arena_to_node (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArena, robo_arena_unref)

G_END_DECLS
