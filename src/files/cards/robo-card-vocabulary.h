// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand together on a card (formats.md, "Modules"): asked by the loader, and by menus that offer nothing else.
#pragma once

#include "engine/robo-cards.h"

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
 * robo_when_has_target:
 * @when: what sets an effect off
 * @target: what it reaches
 *
 * Returns: whether any action goes with the two; which ones says robo_effect_is_accepted()
 */
gboolean robo_when_has_target (RoboWhen   when,
                               RoboTarget target);

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
 * robo_card_row_is_equal:
 * @a: a row
 * @b: another
 *
 * Returns: whether they say the same
 */
gboolean robo_card_row_is_equal (const RoboCardRow *a,
                                 const RoboCardRow *b);

G_END_DECLS
