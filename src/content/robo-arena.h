// SPDX-License-Identifier: GPL-3.0-or-later
// An arena: what the rules know of it (RoboPlan), and what people read about it.
#pragma once

#include <glib.h>

#include "engine/robo-board.h"
#include "robo-problem.h"

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
RoboArena      *robo_arena_new             (const char     *id,
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
RoboArena      *robo_arena_load_file       (const char     *path,
                                            RoboProblems   *problems) G_GNUC_WARN_UNUSED_RESULT;
RoboArena      *robo_arena_load_memory     (const char     *data,
                                            gsize           length,
                                            RoboProblems   *problems) G_GNUC_WARN_UNUSED_RESULT;

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
RoboArena      *robo_arena_load_node       (struct _xmlNode *node,
                                            RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboArena      *robo_arena_ref             (RoboArena       *self);
void            robo_arena_unref           (RoboArena       *self);

const char     *robo_arena_get_id          (const RoboArena *self);
const RoboPlan *robo_arena_get_plan        (const RoboArena *self);

/**
 * robo_arena_get_name:
 * @self: an arena
 *
 * Returns: (transfer none): its name in the first of g_get_language_names() that it has; its id
 *   if it has no name
 */
const char     *robo_arena_get_name        (const RoboArena *self);

/**
 * robo_arena_get_description:
 * @self: an arena
 *
 * Returns: (transfer none): its description likewise; "" if it has none
 */
const char     *robo_arena_get_description (const RoboArena *self);
const char     *robo_arena_get_author      (const RoboArena *self);
const char     *robo_arena_get_license     (const RoboArena *self);

/**
 * robo_arena_to_bytes:
 * @self: an arena
 *
 * Returns: (transfer full): the arena as XML; what a file had in foreign namespaces is still there
 */
GBytes         *robo_arena_to_bytes        (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

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
gboolean        robo_arena_save_file       (const RoboArena *self,
                                            const char      *path,
                                            GError         **error);

/**
 * robo_arena_to_node:
 * @self: an arena
 *
 * Returns: (transfer full): an `arena` element of no document, to be put into a match or a scenario
 */
struct _xmlNode *robo_arena_to_node        (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArena, robo_arena_unref)

G_END_DECLS
