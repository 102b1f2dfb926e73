/* Module cards as the engine sees them: a die condition and small structs of enums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-types.h"

G_BEGIN_DECLS

/* An operator's inventory is one bit a card. */
#define ROBO_MAX_CARDS        64
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

#define ROBO_N_DECKS 3

/**
 * RoboWhen:
 * What sets an effect off.
 */
typedef enum
{
  ROBO_WHEN_FIRE,
  ROBO_WHEN_HIT,
  ROBO_WHEN_BUMP,
  ROBO_WHEN_MOVE_START,
  ROBO_WHEN_MOVE_END,
  ROBO_WHEN_PUSHED,
  ROBO_WHEN_DAMAGED,
  ROBO_WHEN_DESTROYED,
  ROBO_WHEN_LIGHTNING,
  ROBO_WHEN_ROUND_START,
  ROBO_WHEN_RESOLUTION,
} RoboWhen;

#define ROBO_N_WHENS 11

/**
 * RoboTarget:
 * What an effect reaches.
 */
typedef enum
{
  ROBO_TARGET_SELF,
  ROBO_TARGET_ADJACENT,
  ROBO_TARGET_HIT,
  ROBO_TARGET_BUMPED,
  ROBO_TARGET_FIRST_IN_LINE,
  ROBO_TARGET_FIRST_ROBOT_IN_LINE,
  ROBO_TARGET_LINE,
  ROBO_TARGET_JET,
  ROBO_TARGET_THROWN,
  ROBO_TARGET_CROSS,
  ROBO_TARGET_PUSHER,
  ROBO_TARGET_LEFT_SPACE,
} RoboTarget;

#define ROBO_N_TARGETS 12

/**
 * RoboAction:
 * What an effect does to what it reaches.
 */
typedef enum
{
  ROBO_ACTION_DAMAGE,
  ROBO_ACTION_LIGHTNING,
  ROBO_ACTION_PUSH,
  ROBO_ACTION_PULL,
  ROBO_ACTION_DETONATE,
  ROBO_ACTION_SWAP,
  ROBO_ACTION_REPROGRAM,
  ROBO_ACTION_SHOOT,
  ROBO_ACTION_REPAIR,
  ROBO_ACTION_LAY_MINE,
} RoboAction;

#define ROBO_N_ACTIONS 10

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

#define ROBO_N_ABILITIES 11

/* Each at most once on a card. */
#define ROBO_MAX_CARD_ABILITIES ROBO_N_ABILITIES

/**
 * RoboEffect:
 * @amount: (array): by die value 1..6; 0 is for effects without a die
 * @from_start: the amount while the source is on a starting space, or 0 for no difference
 * @tokens: how many mines the card has (%ROBO_ACTION_LAY_MINE)
 * @damage: what each of them does
 */
typedef struct
{
  guint8 when;
  guint8 target;
  guint8 action;
  guint8 is_mandatory;
  guint8 amount[7];
  guint8 from_start;
  guint8 tokens;
  guint8 damage;
} RoboEffect;

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
gboolean robo_card_takes_die (const RoboCard *card,
                              RoboColour      colour,
                              guint           value);

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
 * robo_card_suits_killbot:
 * @card: a card
 *
 * Returns: whether a KillBot can have it: it needs neither a controller nor a choice (R9.7; formats.md, Modules)
 */
gboolean robo_card_suits_killbot (const RoboCard *card);

/**
 * robo_effect_is_accepted:
 * @when: what sets the effect off
 * @target: what it reaches
 * @action: what it does
 *
 * Returns: whether the engine knows this combination
 */
gboolean robo_effect_is_accepted (RoboWhen   when,
                                  RoboTarget target,
                                  RoboAction action);

G_END_DECLS
