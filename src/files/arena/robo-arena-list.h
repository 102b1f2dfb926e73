// SPDX-License-Identifier: GPL-3.0-or-later
// The arenas there are, for grids and lists.
#pragma once

#include <gio/gio.h>

#include "robo-library.h"

G_BEGIN_DECLS

/**
 * RoboArenaItem:
 *
 * One arena. Immutable properties: `id`, `name`, `description` (string), `features` (string: its kinds of dangers and
 * walls, translated), `is-own` (boolean: not one that comes with the game), `warning` (string, nullable: what its author
 * should know, translated).
 */
#define ROBO_TYPE_ARENA_ITEM (robo_arena_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaItem, robo_arena_item, ROBO, ARENA_ITEM, GObject)

/**
 * robo_arena_item_new:
 * @arena: an arena that can be played
 * @problems: the warnings about it
 * @is_own: whether it is not one that comes with the game
 *
 * Returns: (transfer full): an item
 */
RoboArenaItem *robo_arena_item_new (RoboArena          *arena,
                                    const RoboProblems *problems,
                                    gboolean            is_own) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_item_get_arena:
 * @self: an item
 *
 * Returns: (transfer none): the arena, which can be played
 */
RoboArena *robo_arena_item_get_arena (RoboArenaItem *self);

const char *robo_arena_item_get_id (RoboArenaItem *self);
const char *robo_arena_item_get_name (RoboArenaItem *self);
const char *robo_arena_item_get_description (RoboArenaItem *self);
gboolean    robo_arena_item_get_is_own (RoboArenaItem *self);
const char *robo_arena_item_get_warning (RoboArenaItem *self);

/**
 * RoboArenaList:
 *
 * A GListModel of RoboArenaItem: the arenas of a library that can be played, in its order, then those that
 * were opened from elsewhere. It follows the library.
 */
#define ROBO_TYPE_ARENA_LIST (robo_arena_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaList, robo_arena_list, ROBO, ARENA_LIST, GObject)

/**
 * robo_arena_list_new:
 * @library: a library, which the list follows
 *
 * Returns: (transfer full): its arenas
 */
RoboArenaList *robo_arena_list_new (RoboLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_list_find:
 * @self: a list
 * @id: of an arena
 *
 * Returns: the position of the first one with that id, or %G_MAXUINT
 */
guint robo_arena_list_find (RoboArenaList *self,
                            const char    *id);

/**
 * robo_arena_list_find_file:
 * @self: a list
 * @path: of a file of the library
 *
 * Returns: the position of the arena in it, or %G_MAXUINT if it is not there or cannot be played
 */
guint robo_arena_list_find_file (RoboArenaList *self,
                                 const char    *path);

/**
 * robo_arena_list_add:
 * @self: a list
 * @arena: one from anywhere that can be played
 * @problems: what was said of it
 *
 * Adds the arena for as long as the list lives; one that is there already is not added again.
 *
 * Returns: its position
 */
guint robo_arena_list_add (RoboArenaList      *self,
                           RoboArena          *arena,
                           const RoboProblems *problems);

G_END_DECLS
