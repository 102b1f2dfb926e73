// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the playable arenas for grids and lists.
#pragma once

#include <gio/gio.h>

#include "base/robo-array-list.h"
#include "robo-library.h"

G_BEGIN_DECLS

/* Describes one arena. Properties, which never change:
 *
 * - `id`, `name`, `description` (string)
 * - `features` (string): its kinds of dangers and walls, translated
 * - `is-own` (boolean): the arena is not bundled
 * - `warning` (string, or NULL): problems for its author, translated */
#define ROBO_TYPE_ARENA_ITEM (robo_arena_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaItem, robo_arena_item, ROBO, ARENA_ITEM, GObject)

/* Creates an item for a playable arena. is_own tells that the arena is not bundled. */
RoboArenaItem *robo_arena_item_new (RoboArena          *arena,
                                    const RoboProblems *problems,
                                    gboolean            is_own) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the arena, which is playable. */
RoboArena *robo_arena_item_get_arena (RoboArenaItem *self);

const char *robo_arena_item_get_id (RoboArenaItem *self);
const char *robo_arena_item_get_name (RoboArenaItem *self);
const char *robo_arena_item_get_description (RoboArenaItem *self);
gboolean    robo_arena_item_get_is_own (RoboArenaItem *self);
const char *robo_arena_item_get_warning (RoboArenaItem *self);

/* Lists RoboArenaItem objects: the playable arenas of a library in its order, then the arenas that were opened from
 * elsewhere. The list changes together with the library. */
#define ROBO_TYPE_ARENA_LIST (robo_arena_list_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaList, robo_arena_list, ROBO, ARENA_LIST, RoboArrayList)

RoboArenaList *robo_arena_list_new (RoboLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the position of the first arena with this id, or G_MAXUINT. */
guint robo_arena_list_find (RoboArenaList *self,
                            const char    *id);

/* Returns the position of the arena of a library file. Returns G_MAXUINT if the file is not in the list because it is
 * missing or not playable. */
guint robo_arena_list_find_file (RoboArenaList *self,
                                 const char    *path);

/* Adds a playable arena for as long as the list lives, unless the list has an arena with the same XML. Returns the
 * position of the added arena, or of the arena with the same XML. */
guint robo_arena_list_add (RoboArenaList      *self,
                           RoboArena          *arena,
                           const RoboProblems *problems);

G_END_DECLS
