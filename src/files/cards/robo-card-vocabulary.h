// SPDX-License-Identifier: GPL-3.0-or-later
// The words of cards (formats.md, "Modules"): what they are called in menus, what goes with them, what they say.
// Asked by the loader, by menus that offer nothing else, and by explained rules.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-effect-ids.h"

G_BEGIN_DECLS

/* The most that an amount, a number of tokens or a damage can be. */
#define ROBO_MAX_AMOUNT 14

/**
 * RoboDieNeed:
 * @ROBO_DIE_NEED_NONE: no die, for effects; for abilities that the card's die counts for nothing
 * @ROBO_DIE_NEED_BLUE: a blue die; for abilities a blue one or none
 * @ROBO_DIE_NEED_RED: a red die; for abilities a red one or none
 */
typedef enum
{
  ROBO_DIE_NEED_NONE,
  ROBO_DIE_NEED_BLUE,
  ROBO_DIE_NEED_RED,
} RoboDieNeed;

/**
 * RoboAbilityNumbers:
 * @amount_min: the least amount, and the one that counts if none is written; 0 if there is no amount
 * @amount_max: the most; 0 if there is no amount
 * @has_jump: whether it has `damage` (from 0) and `push` (from 1)
 * @die: which die it is used with
 */
typedef struct
{
  guint8      amount_min;
  guint8      amount_max;
  guint8      has_jump;
  RoboDieNeed die;
} RoboAbilityNumbers;

/**
 * RoboCardNumber:
 * @attribute: its name in files
 * @offset: of its guint8 in a RoboEffect or a RoboAbility
 * @min: the least; the greatest is %ROBO_MAX_AMOUNT
 * @initial: what counts if a file does not have it; if that is less than @min it may be left out
 * @is_of: whether the RoboAction or the RoboAbilityKind has it
 *
 * A number of an effect or an ability beside its amount.
 */
typedef struct
{
  const char *attribute;
  gsize       offset;
  guint8      min;
  guint8      initial;
  gboolean (*is_of) (guint word);
} RoboCardNumber;

/**
 * RoboCardRow:
 * @is_ability: whether it is @ability that counts, else @effect
 *
 * One line of a card: an effect or an ability, in the order of the file.
 */
typedef struct
{
  gboolean    is_ability;
  RoboEffect  effect;
  RoboAbility ability;
} RoboCardRow;

/* Each (transfer none), translated, as an entry of a menu. */
const char *robo_when_get_label (RoboWhen when);
const char *robo_target_get_label (RoboTarget target);
const char *robo_action_get_label (RoboAction action);
const char *robo_ability_get_label (RoboAbilityKind kind);
const char *robo_card_colour_get_label (RoboCardColour colour);

/**
 * robo_when_get_die:
 * @when: what sets an effect off
 *
 * Returns: the die that a card with such an effect has
 */
RoboDieNeed robo_when_get_die (RoboWhen when);

/**
 * robo_ability_get_numbers:
 * @kind: an ability
 *
 * Returns: (transfer none): what goes with it
 */
const RoboAbilityNumbers *robo_ability_get_numbers (RoboAbilityKind kind);

/**
 * robo_action_has_amount:
 * @action: what an effect does
 *
 * Returns: whether it does so with an amount; those that do not are swap, reprogram and lay-mine
 */
gboolean robo_action_has_amount (RoboAction action);

/**
 * robo_action_lays_mines:
 * @action: what an effect does
 *
 * Returns: whether it says how many mines there are and what each of them does
 */
gboolean robo_action_lays_mines (RoboAction action);

/**
 * robo_ability_jumps:
 * @kind: an ability
 *
 * Returns: whether it says what a landing does
 */
gboolean robo_ability_jumps (RoboAbilityKind kind);

/**
 * robo_card_list_numbers:
 * @of_abilities: of abilities, else of effects
 *
 * Returns: (transfer none): their numbers beside the amount; the last has no attribute
 */
const RoboCardNumber *robo_card_list_numbers (gboolean of_abilities);

/**
 * robo_card_accepts_when:
 * @card: a card; only its die is looked at
 * @when: what sets an effect off
 *
 * Returns: whether its die is the one that such an effect needs
 */
gboolean robo_card_accepts_when (const RoboCard *card,
                                 RoboWhen        when);

/**
 * robo_card_accepts_ability:
 * @card: a card; only its die is looked at
 * @kind: an ability
 *
 * Returns: whether its die does not keep it from having the ability
 */
gboolean robo_card_accepts_ability (const RoboCard *card,
                                    RoboAbilityKind kind);

/**
 * robo_card_asks_for_die:
 * @card: a card
 *
 * Returns: whether anything on it has to do with a die
 */
gboolean robo_card_asks_for_die (const RoboCard *card);

/**
 * robo_when_has_target:
 * @when: what sets an effect off
 * @target: what it reaches
 *
 * Returns: whether any action goes with the two; which ones says robo_effect_is_accepted()
 */
gboolean robo_when_has_target (RoboWhen   when,
                               RoboTarget target);

/**
 * robo_action_find:
 * @when: what sets an effect off
 * @target: what it reaches
 * @wish: what it should do
 *
 * Returns: @wish if it goes with the two, else the first action that does; @wish if none does
 */
RoboAction robo_action_find (RoboWhen   when,
                             RoboTarget target,
                             RoboAction wish);

/**
 * robo_card_row_init_effect:
 * @row: (out caller-allocates): what to fill
 * @when: what sets the effect off
 * @target: what it reaches
 * @action: what it does
 *
 * Makes a row with the numbers that count when a file has none.
 */
void robo_card_row_init_effect (RoboCardRow *row,
                                RoboWhen     when,
                                RoboTarget   target,
                                RoboAction   action);

/**
 * robo_card_row_init_ability:
 * @row: (out caller-allocates): what to fill
 * @kind: an ability
 *
 * Makes a row with the numbers that count when a file has none.
 */
void robo_card_row_init_ability (RoboCardRow    *row,
                                 RoboAbilityKind kind);

/**
 * robo_card_row_get_die:
 * @row: a row
 *
 * Returns: the die that it wants on its card
 */
RoboDieNeed robo_card_row_get_die (const RoboCardRow *row);

/**
 * robo_card_add_row:
 * @card: a card with room for it
 * @row: what it is to say, too
 */
void robo_card_add_row (RoboCard          *card,
                        const RoboCardRow *row);

/**
 * robo_card_row_is_equal:
 * @a: a row
 * @b: another
 *
 * Returns: whether they say the same
 */
gboolean robo_card_row_is_equal (const RoboCardRow *a,
                                 const RoboCardRow *b);

/* Sentences. Each (transfer full), translated, whole. */

/**
 * robo_effect_dup_sentence:
 * @effect: an effect that is accepted
 * @amount: how much of it
 *
 * Returns: what it does
 */
char *robo_effect_dup_sentence (const RoboEffect *effect,
                                guint             amount) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_effect_dup_value_sentence:
 * @effect: an effect with amounts by die value
 * @min: the least value
 * @max: the greatest
 * @amount: the amount with these values
 *
 * Returns: what is different with them
 */
char *robo_effect_dup_value_sentence (const RoboEffect *effect,
                                      guint             min,
                                      guint             max,
                                      guint             amount) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_effect_dup_start_sentence:
 * @effect: an effect with another amount on starting spaces
 *
 * Returns: which
 */
char *robo_effect_dup_start_sentence (const RoboEffect *effect) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_ability_dup_sentence:
 * @ability: an ability
 *
 * Returns: what it does; what a landing jump does is not said
 */
char *robo_ability_dup_sentence (const RoboAbility *ability) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_when_get_often:
 * @when: what sets an effect off
 * @bump_every_step: an option of the rules (rules chapter 12)
 *
 * Returns: (transfer none) (nullable): how often such effects work; %NULL if that goes without saying
 */
const char *robo_when_get_often (RoboWhen when,
                                 gboolean bump_every_step);

G_END_DECLS
