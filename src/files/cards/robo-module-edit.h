// SPDX-License-Identifier: GPL-3.0-or-later
// Edits module sets. An edit returns a changed copy and leaves the given set as it is.
#pragma once

#include "robo-card-vocabulary.h"
#include "robo-module-set.h"

G_BEGIN_DECLS

/* The functions with `_with` or `_without` return a new set with the change, owned by the caller. If nothing changes,
 * they return another reference to the given set, so `a == b` tells whether an edit had an effect; only
 * robo_module_set_with_row_rewritten() always returns a new set. Unchanged parts keep comments, order and foreign
 * namespaces. The result may have errors, like the result of robo_module_set_open_file(); robo_module_set_check()
 * lists them.
 *
 * A language is a string as gettext writes it, such as "pt_BR", or NULL for the original. */

/* New sets */

/* Returns a set without cards. The id must be valid for robo_module_id_is_valid(). */
RoboModuleSet *robo_module_set_new (const char *id,
                                    const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the string can be the id of a set, a card or a rule set. It has at most 39 letters, digits, dots,
 * hyphens and underscores, and begins with a letter or a digit. */
gboolean robo_module_id_is_valid (const char *id);

/* Returns the id `wish` if no card has it, or else `wish` with a number. The id of the card `but_for` is ignored;
 * ROBO_NO_CARD ignores none. */
char *robo_module_set_dup_free_id (const RoboModuleSet *self,
                                   const char          *wish,
                                   guint                but_for) G_GNUC_WARN_UNUSED_RESULT;

/* Texts */

/* Returns the languages of all names and texts: "" for the original first, then the other languages, sorted. */
char **robo_module_set_dup_languages (const RoboModuleSet *self) G_GNUC_WARN_UNUSED_RESULT;

/* These functions return the text in exactly this language. They return NULL if there is no such text. */
const char *robo_module_set_get_name_in (const RoboModuleSet *self,
                                         const char          *language);
const char *robo_module_set_get_card_name_in (const RoboModuleSet *self,
                                              guint                card,
                                              const char          *language);
const char *robo_module_set_get_card_text_in (const RoboModuleSet *self,
                                              guint                card,
                                              const char          *language);

/* Attributes and texts of a card, or of the set (ROBO_NO_CARD) */

/* Sets an attribute. Names and values are those of files:
 *
 * - `id`, of the set or of a card
 * - `colour`: setting it also removes `copies` from a champion card, and `arena` from any other card
 * - `copies`: 0 to 9; a champion card has none
 * - `pictogram`: an id; with NULL the pictogram has the id of the card
 * - `arena`: the id of the arena of a champion card, or NULL */
RoboModuleSet *robo_module_set_with_attribute (RoboModuleSet *self,
                                               guint          card,
                                               const char    *name,
                                               const char    *value) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_id (RoboModuleSet *self,
                                        const char    *id) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the `name` of the set or of a card, or the `text` of a card. An empty text or NULL removes the name or text.
 * The new text of a card counts as reviewed for the current rule. */
RoboModuleSet *robo_module_set_with_text (RoboModuleSet *self,
                                          guint          card,
                                          const char    *element,
                                          const char    *language,
                                          const char    *text) G_GNUC_WARN_UNUSED_RESULT;

/* Cards, whose index is their position */

/* Adds a card at a position, 0 to the number of cards. The card has no rows yet, which is an error until the card
 * gets a row. Its id is made from the name, which may be NULL, and is unique. The set must have fewer than
 * ROBO_MAX_CARDS cards. */
RoboModuleSet *robo_module_set_with_new_card (RoboModuleSet *self,
                                              guint          position,
                                              RoboCardColour colour,
                                              const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a complete copy of a card of another set at a position, 0 to the number of cards. If the id of the card is in
 * use, the copy gets another id. The set must have fewer than ROBO_MAX_CARDS cards. */
RoboModuleSet *robo_module_set_with_card_from (RoboModuleSet       *self,
                                               guint                position,
                                               const RoboModuleSet *from,
                                               guint                card) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_with_card_moved (RoboModuleSet *self,
                                                guint          card,
                                                guint          position) G_GNUC_WARN_UNUSED_RESULT;
RoboModuleSet *robo_module_set_without_card (RoboModuleSet *self,
                                             guint          card) G_GNUC_WARN_UNUSED_RESULT;

/* One card */

/* Marks a text as correct for the current rule. If there is no such text, the card has no rows yet, or the text is up
 * to date, returns the same set. */
RoboModuleSet *robo_module_set_with_text_reviewed (RoboModuleSet *self,
                                                   guint          card,
                                                   const char    *language) G_GNUC_WARN_UNUSED_RESULT;

RoboModuleSet *robo_module_set_without_card_die (RoboModuleSet *self,
                                                 guint          card) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the color of the card's die, and the least and the greatest value of the die, 1..6. */
RoboModuleSet *robo_module_set_with_card_die (RoboModuleSet *self,
                                              guint          card,
                                              RoboColour     colour,
                                              guint          min,
                                              guint          max) G_GNUC_WARN_UNUSED_RESULT;

/* Writes the conditions, uses and costs of `limits` into a card (R14.1 to R14.3). Errors in the old conditions, uses
 * and costs are removed, too. If the card has the same limits already, returns the same set. */
RoboModuleSet *robo_module_set_with_limits (RoboModuleSet  *self,
                                            guint           card,
                                            const RoboCard *limits) G_GNUC_WARN_UNUSED_RESULT;

/* Rows of a card */

guint robo_module_set_get_n_rows (const RoboModuleSet *self,
                                  guint                card);

/* Gets the content of a row as far as a card can hold it. Returns whether the row is valid. */
gboolean       robo_module_set_get_row (const RoboModuleSet *self,
                                        guint                card,
                                        guint                row,
                                        RoboCardRow         *content);
RoboModuleSet *robo_module_set_with_new_row (RoboModuleSet     *self,
                                             guint              card,
                                             guint              position,
                                             const RoboCardRow *content) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces a row. The amount of an effect is written as a number if the card has no die, or if the amount is the same
 * for all values of the die and above 0; otherwise it is written as a list of ranges. */
RoboModuleSet *robo_module_set_with_row (RoboModuleSet     *self,
                                         guint              card,
                                         guint              row,
                                         const RoboCardRow *content) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a row once more, from the content that could be read. This removes parts that are wrong or have no meaning. */
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
