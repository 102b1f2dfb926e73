/* Module cards as the engine sees them: a die condition and small structs of enums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-effect.h"

G_BEGIN_DECLS

#define ROBO_MAX_CARDS        200
#define ROBO_MAX_CARD_EFFECTS 8
#define ROBO_CARD_ID_SIZE     40

/**
 * RoboCardColour:
 * The decks (R3.3) and the champion cards (R3.4).
 */
typedef enum
{
  ROBO_CARD_BLUE,
  ROBO_CARD_RED,
  ROBO_CARD_YELLOW,
  ROBO_CARD_CHAMPION,
} RoboCardColour;

#define ROBO_N_DECKS        3
#define ROBO_N_CARD_COLOURS (ROBO_CARD_CHAMPION + 1)

/**
 * RoboAbilityKind:
 * What a card lets its robot do beside effects.
 */
typedef enum
{
  ROBO_ABILITY_SHORTEN_MOVE,
  ROBO_ABILITY_SHORTEN_PUSH,
  ROBO_ABILITY_ABSORB,
  ROBO_ABILITY_DIAGONAL_MOVES,
  ROBO_ABILITY_ACT_AS_BLUE,
  ROBO_ABILITY_ALL_DICE,
  ROBO_ABILITY_ROTATE_KEY,
  ROBO_ABILITY_JUMP,
  ROBO_ABILITY_HOVER,
  ROBO_ABILITY_PASS_WALLS,
  ROBO_ABILITY_REACH,
} RoboAbilityKind;

#define ROBO_N_ABILITIES (ROBO_ABILITY_REACH + 1)

/* Each at most once on a card. */
#define ROBO_MAX_CARD_ABILITIES ROBO_N_ABILITIES

/**
 * RoboAbility:
 * @amount: how much, for those that have one
 * @damage: what a landing jump does
 * @push: how far it pushes, spaces
 */
typedef struct
{
  guint8 kind;
  guint8 is_mandatory;
  guint8 amount;
  guint8 damage;
  guint8 push;
} RoboAbility;

/**
 * RoboCard:
 * @id: its name in files; the engine never looks at it
 * @colour: a RoboCardColour
 * @has_die: whether it asks for a die
 * @die_colour: a RoboColour
 * @die_min: dice value 1..6
 * @die_max: dice value 1..6
 */
typedef struct
{
  char        id[ROBO_CARD_ID_SIZE];
  guint8      colour;
  guint8      has_die;
  guint8      die_colour;
  guint8      die_min;
  guint8      die_max;
  guint8      n_effects;
  guint8      n_abilities;
  RoboEffect  effects[ROBO_MAX_CARD_EFFECTS];
  RoboAbility abilities[ROBO_MAX_CARD_ABILITIES];
} RoboCard;

/**
 * RoboCards:
 * All cards of a game; a card is its index here. Immutable once a game uses it.
 */
typedef struct
{
  guint    n_cards;
  RoboCard cards[ROBO_MAX_CARDS];
} RoboCards;

/**
 * RoboTraits:
 * What a card can do at all, one bit each: its abilities, and what sets its effects off.
 */
typedef guint32 RoboTraits;

#define ROBO_TRAIT_ABILITY(kind) (1u << (kind))
#define ROBO_TRAIT_WHEN(when)    (1u << (ROBO_N_ABILITIES + (when)))

G_STATIC_ASSERT (ROBO_N_ABILITIES + ROBO_N_WHENS <= 32);

/**
 * robo_ability_get_id:
 * @kind: an ability
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_ability_get_id (RoboAbilityKind kind);

/**
 * robo_ability_from_id:
 * @id: (nullable): a name as in files
 * @kind: (out): an ability; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_ability_from_id (const char      *id,
                               RoboAbilityKind *kind);

/**
 * robo_ability_needs_operator:
 * @kind: an ability
 *
 * Returns: whether it needs a controller, or a choice that a KillBot does not make (R9.7)
 */
gboolean robo_ability_needs_operator (RoboAbilityKind kind);

/**
 * robo_card_colour_get_id:
 * @colour: a colour
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_card_colour_get_id (RoboCardColour colour);

/**
 * robo_card_colour_from_id:
 * @id: (nullable): a name as in files
 * @colour: (out): a colour; not set if there is no such name
 *
 * Returns: whether there is
 */
gboolean robo_card_colour_from_id (const char     *id,
                                   RoboCardColour *colour);

/**
 * robo_cards_find:
 * @cards: cards
 * @id: a name as in files
 *
 * Returns: the card of that name, or %ROBO_NO_CARD
 */
guint robo_cards_find (const RoboCards *cards,
                       const char      *id);

/**
 * robo_card_takes_die:
 * @card: a card
 * @colour: of the die that is activated
 * @value: dice value 1..6
 *
 * Returns: whether the card can be used with that die: it asks for one of that colour and
 *   range, or for none
 */
static inline gboolean
robo_card_takes_die (const RoboCard *card,
                     RoboColour      colour,
                     guint           value)
{
  return !card->has_die || (card->die_colour == colour && value >= card->die_min && value <= card->die_max);
}

/**
 * robo_card_get_ability:
 * @card: a card
 * @kind: an ability
 *
 * Returns: (transfer none) (nullable): the first such ability of @card
 */
const RoboAbility *robo_card_get_ability (const RoboCard *card,
                                          RoboAbilityKind kind);

/**
 * robo_card_has_when:
 * @card: a card
 * @when: what sets an effect off
 *
 * Returns: whether any effect of @card is set off by it
 */
gboolean robo_card_has_when (const RoboCard *card,
                             RoboWhen        when);

/**
 * robo_card_get_traits:
 * @card: a card
 *
 * Returns: what it can do, to be asked for in one go
 */
RoboTraits robo_card_get_traits (const RoboCard *card);

G_END_DECLS
