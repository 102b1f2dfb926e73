// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a module set: each function returns a changed copy, the set it is given stays as it is.
#pragma once

#include "robo-card-vocabulary.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/*
 * What all functions here have in common:
 *
 * They return (transfer full) a set that holds the change. If there is nothing to change they return the set
 * that they were given, with one more reference, so that @a == @b says whether an edit did anything.
 * Comments, order and what is in foreign namespaces stay as they are in all that is not changed. The result
 * may have errors, as that of robo_module_set_open_file() may: robo_module_set_check() lists them.
 *
 * @language is one as gettext writes it, such as "pt_BR", or %NULL for the original.
 */

/* New sets */

/**
 * robo_module_set_new:
 * @id: its id, robo_module_id_is_valid()
 * @name: its name
 *
 * Returns: (transfer full): a set without cards
 */
RoboModuleSet *robo_module_set_new (const char *id,
                                    const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_id_is_valid:
 * @id: what somebody wrote
 *
 * Returns: whether a set, a card, a rule set can have it as its id: letters, digits, dots, hyphens and
 *   underscores, at most 39, the first a letter or a digit
 */
gboolean robo_module_id_is_valid (const char *id);

/**
 * robo_module_id_from_name:
 * @name: a name in any language, such as "Größer!"
 *
 * Returns: (transfer full): an id that resembles it ("grosser"), "module" if nothing of it can be in one
 */
char *robo_module_id_from_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_dup_free_id:
 * @self: a set
 * @wish: the id that a card would like
 * @but_for: a card whose own id does not count, or %ROBO_NO_CARD
 *
 * Returns: (transfer full): it, or it with a number
 */
char *robo_module_set_dup_free_id (const RoboModuleSet *self,
                                   const char          *wish,
                                   guint                but_for) G_GNUC_WARN_UNUSED_RESULT;

/* Texts */

/**
 * robo_module_set_dup_languages:
 * @self: a set
 *
 * Returns: (transfer full) (array zero-terminated=1): the languages that any name or text of it has, "" for the
 *   original first, the others sorted
 */
char **robo_module_set_dup_languages (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/* Each (transfer none) (nullable): what is written in exactly that language. */
const char *robo_module_set_get_name_in (const RoboModuleSet *self,
                                         const char          *language);
const char *robo_module_set_get_card_name_in (const RoboModuleSet *self,
                                              guint                card,
                                              const char          *language);
const char *robo_module_set_get_card_text_in (const RoboModuleSet *self,
                                              guint                card,
                                              const char          *language);

/* The set */

RoboModuleSet *robo_module_set_with_id (RoboModuleSet *self,
                                        const char    *id) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_name (RoboModuleSet *self,
                                          const char    *language,
                                          const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Its cards; one that gets a new place is addressed by it afterwards. */

/**
 * robo_module_set_with_new_card:
 * @self: a set with fewer than %ROBO_MAX_CARDS cards
 * @position: where to, 0 to the number of cards
 * @colour: of the card
 * @name: (nullable): its name; its id is made of it
 *
 * The card has no rows yet, which is an error until it gets some. Its id is one that no other card has.
 */
RoboModuleSet *robo_module_set_with_new_card (RoboModuleSet *self,
                                              guint          position,
                                              RoboCardColour colour,
                                              const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_from:
 * @self: a set with fewer than %ROBO_MAX_CARDS cards
 * @position: where to, 0 to the number of cards
 * @from: any set, also @self
 * @card: index of a card of @from
 *
 * Puts in a copy of a card with everything that is on it. If its id is taken it gets another one.
 */
RoboModuleSet *robo_module_set_with_card_from (RoboModuleSet       *self,
                                               guint                position,
                                               const RoboModuleSet *from,
                                               guint                card) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_card_moved (RoboModuleSet *self,
                                                guint          card,
                                                guint          position) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_without_card (RoboModuleSet *self,
                                             guint          card) G_GNUC_WARN_UNUSED_RESULT;

/* A card. An empty or %NULL name or text is taken out. */

RoboModuleSet *robo_module_set_with_card_id (RoboModuleSet *self,
                                             guint          card,
                                             const char    *id) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_card_name (RoboModuleSet *self,
                                               guint          card,
                                               const char    *language,
                                               const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_text:
 * @self: a set
 * @card: index of a card
 * @language: (nullable): of @text
 * @text: (nullable): what it says in our own words
 *
 * The text counts as reviewed: it was written for the rule as it is now.
 */
RoboModuleSet *robo_module_set_with_card_text (RoboModuleSet *self,
                                               guint          card,
                                               const char    *language,
                                               const char    *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_text_reviewed:
 * @self: a set
 * @card: index of a card
 * @language: (nullable): of the text
 *
 * Marks a text as being right for the rule as it is now.
 *
 * Returns: (transfer full): a set with it; @self if there is no such text or it is up to date
 */
RoboModuleSet *robo_module_set_with_text_reviewed (RoboModuleSet *self,
                                                   guint          card,
                                                   const char    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_colour:
 * @self: a set
 * @card: index of a card
 * @colour: its colour
 *
 * A champion card is in no deck, and only such a card belongs to an arena: what no longer means anything
 * (`copies`, `arena`) is taken out.
 */
RoboModuleSet *robo_module_set_with_card_colour (RoboModuleSet *self,
                                                 guint          card,
                                                 RoboCardColour colour) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_card_copies (RoboModuleSet *self,
                                                 guint          card,
                                                 guint          copies) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_pictogram:
 * @self: a module set
 * @card: a card
 * @pictogram: (nullable): the id of a pictogram, %NULL for the one with the id of the card
 */
RoboModuleSet *robo_module_set_with_card_pictogram (RoboModuleSet *self,
                                                    guint          card,
                                                    const char    *pictogram) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_arena:
 * @self: a set
 * @card: index of a champion card
 * @arena: (nullable): the id of an arena
 */
RoboModuleSet *robo_module_set_with_card_arena (RoboModuleSet *self,
                                                guint          card,
                                                const char    *arena) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_without_card_die (RoboModuleSet *self,
                                                 guint          card) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_card_die:
 * @self: a set
 * @card: index of a card
 * @colour: of the die
 * @min: the least value 1..6
 * @max: the greatest value 1..6
 */
RoboModuleSet *robo_module_set_with_card_die (RoboModuleSet *self,
                                              guint          card,
                                              RoboColour     colour,
                                              guint          min,
                                              guint          max) G_GNUC_WARN_UNUSED_RESULT;

/* Its rows */

guint robo_module_set_get_n_rows (const RoboModuleSet *self,
                                  guint                card);

/**
 * robo_module_set_get_row:
 * @self: a set
 * @card: index of a card
 * @row: index of a row
 * @content: (out caller-allocates): what it says, as far as that can be kept in a card
 *
 * Returns: whether it is without errors
 */
gboolean       robo_module_set_get_row (const RoboModuleSet *self,
                                        guint                card,
                                        guint                row,
                                        RoboCardRow         *content);
RoboModuleSet *robo_module_set_with_new_row (RoboModuleSet     *self,
                                             guint              card,
                                             guint              position,
                                             const RoboCardRow *content) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_row:
 * @self: a set
 * @card: index of a card
 * @row: index of a row
 * @content: what it is to say
 *
 * An effect's amount is written as a number if it is the same for all values of the card's die, and else as a
 * list of ranges.
 */
RoboModuleSet *robo_module_set_with_row (RoboModuleSet     *self,
                                         guint              card,
                                         guint              row,
                                         const RoboCardRow *content) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_with_row_rewritten:
 * @self: a set
 * @card: index of a card
 * @row: index of a row
 *
 * The row is written anew from what it was understood to say: so what is wrong with it, or means nothing in it, goes.
 */
RoboModuleSet *robo_module_set_with_row_rewritten (RoboModuleSet *self,
                                                   guint          card,
                                                   guint          row) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_row_moved (RoboModuleSet *self,
                                               guint          card,
                                               guint          row,
                                               guint          position) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_without_row (RoboModuleSet *self,
                                            guint          card,
                                            guint          row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
