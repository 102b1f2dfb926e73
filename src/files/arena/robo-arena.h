// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes arenas: the plan for the rules (RoboPlan) and texts for players.
#pragma once

#include <glib.h>

#include "engine/robo-board.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Holds an arena as it is in a file. Arenas are reference-counted and never change, so any thread may read them. */
typedef struct _RoboArena RoboArena;

/* Forward declaration, so that callers need not include libxml2. */
struct _xmlNode;

/* Creates an arena without name, description, author and license. */
RoboArena *robo_arena_new (const char     *id,
                           const RoboPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Loads an arena. An arena that is well formed but cannot be played is returned, too, for the editor. So before
 * playing, check that `problems` has no errors. If the file cannot be read or the arena is not well formed, returns
 * NULL with an error in `problems`. */
RoboArena *robo_arena_load_file (const char   *path,
                                 RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads an arena like robo_arena_load_file(). The bytes may have any content. */
RoboArena *robo_arena_load_memory (const char   *data,
                                   gsize         length,
                                   RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads as much of an arena as possible, for the editor. The file may be of a newer version, have unknown elements,
 * be truncated, or have two features on one space that exclude each other. The plan of the arena need not be well
 * formed. The bytes may have any content. Sets is_complete to whether the file is valid and the arena has everything
 * in the file. If is_complete is FALSE, robo_arena_to_bytes() makes a new file with the parts that could be read.
 * Returns NULL if no `arena` element can be read. */
RoboArena *robo_arena_open_memory (const char   *data,
                                   gsize         length,
                                   RoboProblems *problems,
                                   gboolean     *is_complete) G_GNUC_WARN_UNUSED_RESULT;

/* Loads an arena from the `arena` element of a scenario or a match, and does not change the element. The arena has to
 * be well formed, but it is not checked whether it is playable. Returns NULL with an error in `problems` if the arena
 * cannot be used. */
RoboArena *robo_arena_load_node (struct _xmlNode *node,
                                 RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the problems that robo_arena_check() finds in a plan for a game, and a problem if the arena has no name. The
 * plan need not be well formed. */
void robo_arena_check_all (const RoboArena *self,
                           RoboProblems    *problems);

RoboArena *robo_arena_ref (RoboArena *self);

void robo_arena_unref (RoboArena *self);

/* Returns the id, such as "rome". */
const char *robo_arena_get_id (const RoboArena *self);

/* Returns the plan. It is well formed if the arena comes from a robo_arena_load_...() function; in the editor it may
 * have errors. */
const RoboPlan *robo_arena_get_plan (const RoboArena *self);

/* Returns the name in the language that robo_texts_get() chooses. If the arena has no name, returns the id. */
const char *robo_arena_get_name (const RoboArena *self);

/* Returns the description in the language that robo_texts_get() chooses; "" if there is no description. */
const char *robo_arena_get_description (const RoboArena *self);

/* Returns the author, or "". */
const char *robo_arena_get_author (const RoboArena *self);

/* Returns the license, or "". */
const char *robo_arena_get_license (const RoboArena *self);

/* Returns the id of the rule set that the arena recommends, or "". There may be no such rule set. */
const char *robo_arena_get_rules (const RoboArena *self);

/* Returns the name in one language, such as "de" or "pt_BR", or NULL if there is none in this language. A language of
 * NULL means the original. */
const char *robo_arena_get_name_in (const RoboArena *self,
                                    const char      *language);

/* Returns the description in one language, such as "de" or "pt_BR", or NULL if there is none in this language. A
 * language of NULL means the original. */
const char *robo_arena_get_description_in (const RoboArena *self,
                                           const char      *language);

/* Returns the languages of names and descriptions, sorted and without the original. */
char **robo_arena_dup_languages (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

/* Each function from here to robo_arena_with_rules() returns a copy of the arena that differs in one property. The copy
 * keeps everything else of the arena's file. */
RoboArena *robo_arena_with_plan (const RoboArena *self,
                                 const RoboPlan  *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the id, which must have at most 64 letters, digits, dots, underscores and hyphens, and begin with a letter or
 * a digit. */
RoboArena *robo_arena_with_id (const RoboArena *self,
                               const char      *id) G_GNUC_WARN_UNUSED_RESULT;

/* Each function from here to robo_arena_with_license() removes a text if the new text is empty, and cuts a text that
 * is too long for files. */

/* Sets the name in one language, such as "de" or "pt_BR"; NULL means the original. */
RoboArena *robo_arena_with_name (const RoboArena *self,
                                 const char      *language,
                                 const char      *name) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the original name and removes all translations of the name. */
RoboArena *robo_arena_with_only_name (const RoboArena *self,
                                      const char      *name) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the description in one language, such as "de" or "pt_BR"; NULL means the original. */
RoboArena *robo_arena_with_description (const RoboArena *self,
                                        const char      *language,
                                        const char      *description) G_GNUC_WARN_UNUSED_RESULT;

RoboArena *robo_arena_with_author (const RoboArena *self,
                                   const char      *author) G_GNUC_WARN_UNUSED_RESULT;

RoboArena *robo_arena_with_license (const RoboArena *self,
                                    const char      *license) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the id of the recommended rule set, which has the form of the id of an arena. NULL and any other text mean
 * none. */
RoboArena *robo_arena_with_rules (const RoboArena *self,
                                  const char      *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether both arenas have the same content. Foreign elements are ignored. */
gboolean robo_arena_equal (const RoboArena *a,
                           const RoboArena *b);

/* Returns the arena as XML. An unchanged arena from a file has the bytes of that file. A changed arena differs from
 * the file as little as possible: comments, order, blanks and foreign elements are kept. */
GBytes *robo_arena_to_bytes (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the arena. The file is written as a whole, or not at all. */
gboolean robo_arena_save_file (const RoboArena *self,
                               const char      *path,
                               GError         **error);

/* Returns an `arena` element without a document, for a match or a scenario. */
struct _xmlNode *robo_arena_to_node (const RoboArena *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboArena, robo_arena_unref)

G_END_DECLS
