// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a game: module sets merged into one list, for the engine and for people.
#pragma once

#include <glib.h>

#include "engine/robo-rules.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/**
 * RoboModules:
 *
 * One or more module sets in order. A card of a later set takes the place of one with the same id, so that the
 * index of a card is the same wherever the same sets are merged: saved games count on it. Immutable and
 * counted.
 */
typedef struct _RoboModules RoboModules;

/**
 * robo_modules_new:
 * @sets: (array length=n_sets) (transfer none): module sets
 * @n_sets: how many, at least 1
 * @problems: where to say that there are too many cards
 *
 * Returns: (transfer full) (nullable): the cards of all sets, %NULL with an error in @problems
 */
RoboModules *robo_modules_new (RoboModuleSet *const *sets,
                               guint                 n_sets,
                               RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_modules_load_bundled:
 * @ids: (array zero-terminated=1): ids of sets that come with the program
 * @problems: where to add what is wrong with them
 *
 * Returns: (transfer full) (nullable): their cards, %NULL with an error in @problems
 */
RoboModules *robo_modules_load_bundled (const char *const *ids,
                                        RoboProblems      *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboModules *robo_modules_ref (RoboModules *self);
void         robo_modules_unref (RoboModules *self);

/**
 * robo_modules_get_n_sets:
 * @self: modules
 *
 * Returns: of how many sets they are
 */
guint robo_modules_get_n_sets (const RoboModules *self);

/**
 * robo_modules_get_set:
 * @self: modules
 * @index: of a set
 *
 * Returns: (transfer none): the set
 */
RoboModuleSet *robo_modules_get_set (const RoboModules *self,
                                     guint              index);

/**
 * robo_modules_get_cards:
 * @self: modules
 *
 * Returns: (transfer none): all cards for the engine; a card's index counts for the functions below too
 */
const RoboCards *robo_modules_get_cards (const RoboModules *self);

/**
 * robo_modules_get_title:
 * @self: modules
 * @card: a card
 *
 * Returns: (transfer none): its name in the language of the interface, or its id
 */
const char *robo_modules_get_title (const RoboModules *self,
                                    guint              card);

/**
 * robo_modules_get_text:
 * @self: modules
 * @card: a card
 *
 * Returns: (transfer none): what it says in the language of the interface, "" if nothing
 */
const char *robo_modules_get_text (const RoboModules *self,
                                   guint              card);

/**
 * robo_modules_get_pictogram:
 * @self: modules
 * @card: a card
 *
 * Returns: (transfer none): the id of its pictogram, see robo_module_set_get_pictogram()
 */
const char *robo_modules_get_pictogram (const RoboModules *self,
                                        guint              card);

/**
 * robo_modules_get_arena:
 * @self: modules
 * @card: a card
 *
 * Returns: (transfer none) (nullable): the id of the arena whose titleholder has this champion card
 */
const char *robo_modules_get_arena (const RoboModules *self,
                                    guint              card);

/**
 * robo_modules_get_copies:
 * @self: modules
 * @card: a card
 *
 * Returns: how many of it are in its deck, if a rule set does not say otherwise
 */
guint robo_modules_get_copies (const RoboModules *self,
                               guint              card);

/**
 * robo_modules_find_champion:
 * @self: modules
 * @arena: the id of an arena
 *
 * Returns: the champion card of that arena (R11.1), or %ROBO_NO_CARD
 */
guint robo_modules_find_champion (const RoboModules *self,
                                  const char        *arena);

/**
 * robo_modules_fill_decks:
 * @self: modules
 * @rules: (inout): where to set how many of each card are in its deck (R3.3)
 */
void robo_modules_fill_decks (const RoboModules *self,
                              RoboRules         *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboModules, robo_modules_unref)

G_END_DECLS
