// SPDX-License-Identifier: GPL-3.0-or-later
// Merges module sets into one list of cards for a game, with texts for players.
#pragma once

#include <glib.h>

#include "engine/robo-rules.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/* Holds the cards of one or more module sets. A card of a later set replaces a card with the same id. A card has the
 * same index wherever the same sets are merged in the same order; saved games rely on this. The merged list never
 * changes. It is reference-counted. */
typedef struct _RoboModules RoboModules;

/* Merges at least one set. Returns NULL with an error in `problems` if there are too many cards. */
RoboModules *robo_modules_new (RoboModuleSet *const *sets,
                               guint                 n_sets,
                               RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Merges bundled sets. Returns NULL with an error in `problems` if a set cannot be loaded, or if there are too many
 * cards. */
RoboModules *robo_modules_load_bundled (const char *const *ids,
                                        RoboProblems      *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboModules *robo_modules_ref (RoboModules *self);
void         robo_modules_unref (RoboModules *self);

guint robo_modules_get_n_sets (const RoboModules *self);

RoboModuleSet *robo_modules_get_set (const RoboModules *self,
                                     guint              index);

/* Returns all cards for the engine. The functions below take an index of this list. */
const RoboCards *robo_modules_get_cards (const RoboModules *self);

/* Returns the name of a card in the language of the interface, or its id if it has no name. */
const char *robo_modules_get_title (const RoboModules *self,
                                    guint              card);

/* Returns the text of a card in the language of the interface, or "". */
const char *robo_modules_get_text (const RoboModules *self,
                                   guint              card);

/* Returns the id of the card's pictogram, see robo_module_set_get_pictogram(). */
const char *robo_modules_get_pictogram (const RoboModules *self,
                                        guint              card);

/* Returns the id of the arena whose titleholder has this champion card, or NULL. */
const char *robo_modules_get_arena (const RoboModules *self,
                                    guint              card);

/* Returns the number of copies in the deck, if a rule set does not say otherwise. */
guint robo_modules_get_copies (const RoboModules *self,
                               guint              card);

/* Returns the champion card of this arena (R11.1), or ROBO_NO_CARD. */
guint robo_modules_find_champion (const RoboModules *self,
                                  const char        *arena);

/* Sets the number of copies of each card in `rules` to the number that its module set gives (R3.3). */
void robo_modules_fill_decks (const RoboModules *self,
                              RoboRules         *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboModules, robo_modules_unref)

G_END_DECLS
