// SPDX-License-Identifier: GPL-3.0-or-later
// A file of module cards: what they do for the engine, what they say for people.
#pragma once

#include <glib.h>

#include "engine/robo-cards.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

struct _xmlNode;

/* How the files are called. */
#define ROBO_MODULES_SUFFIX ".modules.xml"

/* In the deck, if neither the card nor the rule set says otherwise (R3.3). */
#define ROBO_DEFAULT_COPIES 2

/**
 * RoboModuleSet:
 *
 * The cards of one file, in its order. Immutable, and so shared between threads.
 */
typedef struct _RoboModuleSet RoboModuleSet;

/**
 * robo_module_set_load_file:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet *robo_module_set_load_file (const char   *path,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_load_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet *robo_module_set_load_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_open_file:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * For editors: a set whose cards have errors is returned too. Such cards are among those of
 * robo_module_set_get_cards() as far as they can be understood; to play with them see that @problems has no errors. Of a file
 * that does not agree with the schema there is what does: see robo_module_set_is_complete().
 *
 * Returns: (transfer full) (nullable): its cards; %NULL with an error in @problems if it is not a file of
 *   modules at all
 */
RoboModuleSet *robo_module_set_open_file (const char   *path,
                                          RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_open_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): as robo_module_set_open_file()
 */
RoboModuleSet *robo_module_set_open_memory (const char   *data,
                                            gsize         length,
                                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_is_complete:
 * @self: a set that was opened
 *
 * Returns: whether it holds all that its file does, so that nothing is lost by writing it
 */
gboolean robo_module_set_is_complete (const RoboModuleSet *self);

/**
 * robo_module_set_load_node:
 * @node: a `modules` element inside another document, not validated yet; copied
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet *robo_module_set_load_node (struct _xmlNode *node,
                                          RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_load_bundled:
 * @id: the id of a set that comes with the program, "standard" or "workshop"
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet *robo_module_set_load_bundled (const char   *id,
                                             RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboModuleSet *robo_module_set_ref (RoboModuleSet *self);
void           robo_module_set_unref (RoboModuleSet *self);

/**
 * robo_module_set_get_id:
 * @self: a set
 *
 * Returns: (transfer none): its id; "" for one inside another document that has none
 */
const char *robo_module_set_get_id (const RoboModuleSet *self);

/**
 * robo_module_set_get_name:
 * @self: a set
 *
 * Returns: (transfer none): its name in the language of the interface, or its id
 */
const char *robo_module_set_get_name (const RoboModuleSet *self);

/**
 * robo_module_set_get_cards:
 * @self: a set
 *
 * Returns: (transfer none): its cards for the engine; a card's index counts for the functions below too
 */
const RoboCards *robo_module_set_get_cards (const RoboModuleSet *self);

/**
 * robo_module_set_get_title:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): the name of the card in the language of the interface, or its id
 */
const char *robo_module_set_get_title (const RoboModuleSet *self,
                                       guint                card);

/**
 * robo_module_set_get_text:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): what the card says in the language of the interface, "" if nothing
 */
const char *robo_module_set_get_text (const RoboModuleSet *self,
                                      guint                card);

/**
 * robo_module_set_get_pictogram:
 * @self: a module set
 * @card: a card
 *
 * Returns: (transfer none): the id of its pictogram: the one that the set names, else its own; there need not be one
 */
const char *robo_module_set_get_pictogram (const RoboModuleSet *self,
                                           guint                card);

/**
 * robo_module_set_get_arena:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none) (nullable): the id of the arena whose titleholder has this champion card
 */
const char *robo_module_set_get_arena (const RoboModuleSet *self,
                                       guint                card);

/**
 * robo_module_set_get_copies:
 * @self: a set
 * @card: index of a card
 *
 * Returns: how many of it are in its deck, if a rule set does not say otherwise
 */
guint robo_module_set_get_copies (const RoboModuleSet *self,
                                  guint                card);

/**
 * robo_module_set_is_card_good:
 * @self: a set
 * @card: index of a card
 *
 * Returns: whether the card is without errors; always so if it was loaded rather than opened
 */
gboolean robo_module_set_is_card_good (const RoboModuleSet *self,
                                       guint                card);

/**
 * robo_module_set_check:
 * @self: a set
 * @problems: where to add everything that is wrong with it, warnings included
 *
 * Each problem of a card says which: `card`, and `row` where it is one of its effects or abilities.
 */
void robo_module_set_check (const RoboModuleSet *self,
                            RoboProblems        *problems);

/**
 * robo_module_set_is_equal:
 * @self: a set
 * @other: another
 *
 * Returns: whether they would be written in the same bytes
 */
gboolean robo_module_set_equal (const RoboModuleSet *self,
                                const RoboModuleSet *other);

/**
 * robo_module_set_to_bytes:
 * @self: a set
 *
 * Returns: (transfer full): the set as XML; for one that was read from a file and not changed the bytes of the file
 */
GBytes *robo_module_set_to_bytes (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_to_node:
 * @self: a set
 *
 * Returns: (transfer full): a `modules` element that holds everything the file did, to be put into another
 *   document
 */
struct _xmlNode *robo_module_set_to_node (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboModuleSet, robo_module_set_unref)

G_END_DECLS
