// SPDX-License-Identifier: GPL-3.0-or-later
// Loads files of module cards, with their rules for the engine and their texts for players.
#pragma once

#include <glib.h>

#include "engine/robo-cards.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

struct _xmlNode;

/* Files of module sets have this suffix. */
#define ROBO_MODULES_SUFFIX ".modules.xml"

/* If neither the card nor the rule set gives the number of copies, the deck has this many (R3.3), or none of a
 * champion card. */
#define ROBO_DEFAULT_COPIES 2

/* Holds the cards of one file, in its order. A set never changes, so threads may share it. */
typedef struct _RoboModuleSet RoboModuleSet;

/* Loads a file of modules. Returns NULL with an error in `problems` if the file has errors. */
RoboModuleSet *robo_module_set_load_file (const char   *path,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads modules from bytes, which may have any content. Returns NULL with an error in `problems` if the bytes have
 * errors. */
RoboModuleSet *robo_module_set_load_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a set for editors, even if its cards have errors. robo_module_set_get_cards() has such cards as far as
 * they can be understood. Before playing, check that `problems` has no errors. A file that does not agree with the
 * schema is read as far as it agrees, see robo_module_set_is_complete(). Returns NULL with an error in `problems` if
 * the file is no file of modules at all. */
RoboModuleSet *robo_module_set_open_file (const char   *path,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_module_set_open_file() with bytes, which may have any content. */
RoboModuleSet *robo_module_set_open_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the set has everything that is in its file, so that writing the set loses no content. */
gboolean robo_module_set_is_complete (const RoboModuleSet *self);

/* Loads the cards of a `modules` element inside another document. The element need not be valid, and it is copied.
 * Returns NULL with an error in `problems` if the element has errors. */
RoboModuleSet *robo_module_set_load_node (struct _xmlNode *node,
                                          RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the cards of a bundled set, "standard" or "workshop", or NULL with an error in `problems`. */
RoboModuleSet *robo_module_set_load_bundled (const char   *id,
                                             RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboModuleSet *robo_module_set_ref (RoboModuleSet *self);
void           robo_module_set_unref (RoboModuleSet *self);

/* Returns the id of the set, or "" if it has none. */
const char *robo_module_set_get_id (const RoboModuleSet *self);

/* Returns the name of the set in the language of the interface, or its id if it has no name. */
const char *robo_module_set_get_name (const RoboModuleSet *self);

/* Returns the cards for the engine. The functions below take an index of this list. */
const RoboCards *robo_module_set_get_cards (const RoboModuleSet *self);

/* Returns the name of the card in the language of the interface, or its id. */
const char *robo_module_set_get_title (const RoboModuleSet *self,
                                       guint                card);

/* Returns the text of the card in the language of the interface, or "". */
const char *robo_module_set_get_text (const RoboModuleSet *self,
                                      guint                card);

/* Returns the id of the pictogram: the id that the set gives for the pictogram, or else the id of the card. The
 * pictogram need not exist. */
const char *robo_module_set_get_pictogram (const RoboModuleSet *self,
                                           guint                card);

/* Returns the id of the arena whose titleholder has this champion card, or NULL. */
const char *robo_module_set_get_arena (const RoboModuleSet *self,
                                       guint                card);

/* Returns the number of copies in the deck, if a rule set does not say otherwise. */
guint robo_module_set_get_copies (const RoboModuleSet *self,
                                  guint                card);

/* Returns whether the card has no errors. A set from robo_module_set_load_...() has only cards without errors. A set
 * from robo_module_set_open_...(), or a changed set, may have cards with errors. */
gboolean robo_module_set_is_card_good (const RoboModuleSet *self,
                                       guint                card);

/* Adds all errors and warnings. A problem of a card has the index of the card in `item`; if it is about an effect or
 * ability, `row` is set, too. */
void robo_module_set_check (const RoboModuleSet *self,
                            RoboProblems        *problems);

/* Returns whether both sets would be written as the same bytes. */
gboolean robo_module_set_equal (const RoboModuleSet *self,
                                const RoboModuleSet *other);

/* Returns the set as XML. An unchanged set that has everything in its file has the bytes of the file. */
GBytes *robo_module_set_to_bytes (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a copy of the set's `modules` element with all its content, for another document. */
struct _xmlNode *robo_module_set_to_node (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboModuleSet, robo_module_set_unref)

G_END_DECLS
