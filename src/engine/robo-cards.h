// SPDX-License-Identifier: GPL-3.0-or-later
// Describes module cards in the form that the engine uses: a die condition and small structs of enums.
#pragma once

#include "robo-effect.h"

G_BEGIN_DECLS

#define ROBO_MAX_CARDS        200
#define ROBO_MAX_CARD_EFFECTS 8
#define ROBO_CARD_ID_SIZE     40
#define ROBO_MAX_CONDITIONS   8
#define ROBO_MAX_COSTS        ROBO_N_COST_KINDS

/* Lists the decks (R3.3) and the champion cards (R3.4). */
typedef enum
{
  ROBO_CARD_BLUE,
  ROBO_CARD_RED,
  ROBO_CARD_YELLOW,
  ROBO_CARD_CHAMPION,
} RoboCardColour;

#define ROBO_N_DECKS        3
#define ROBO_N_CARD_COLOURS (ROBO_CARD_CHAMPION + 1)

/* Lists the abilities that a card gives its robot, besides effects. */
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
  ROBO_ABILITY_LENGTHEN_MOVE,   /* R14.4 */
  ROBO_ABILITY_EXTRA_DAMAGE,    /* R14.4 */
  ROBO_ABILITY_PIERCE,          /* R14.4 */
  ROBO_ABILITY_REAR_FIRE,       /* R14.4 */
  ROBO_ABILITY_FIRE_PAST_WALLS, /* R14.4 */
  ROBO_ABILITY_INSULATE,        /* R14.4 */
} RoboAbilityKind;

#define ROBO_N_ABILITIES (ROBO_ABILITY_INSULATE + 1)

/* Limits the abilities of a card. Each ability occurs at most once on a card. */
#define ROBO_MAX_CARD_ABILITIES ROBO_N_ABILITIES

typedef struct
{
  guint8 kind;
  guint8 is_mandatory;
  guint8 amount; /* amount of an ability that has an amount; otherwise 0 */
  guint8 damage; /* damage that a jumper does to a robot on which it lands */
  guint8 push;   /* number of spaces by which a jumper pushes a robot on which it lands */
} RoboAbility;

/* Lists the things that conditions of cards test (R14.1). */
typedef enum
{
  ROBO_IF_OWN_DAMAGE,
  ROBO_IF_TARGET_DAMAGE,
  ROBO_IF_STANDING,
  ROBO_IF_SPACE,
  ROBO_IF_UNIT,
  ROBO_IF_ROUND,
} RoboIf;

#define ROBO_N_IFS (ROBO_IF_ROUND + 1)

/* Lists the words of the conditions that have no numbers. The first two words belong to ROBO_IF_STANDING, the other
 * words to ROBO_IF_SPACE. */
typedef enum
{
  ROBO_IS_LEADING,
  ROBO_IS_TRAILING,
  ROBO_IS_START,
  ROBO_IS_VP,
  ROBO_IS_WORKSHOP,
  ROBO_IS_HIGH_VOLTAGE,
} RoboIs;

#define ROBO_N_IS (ROBO_IS_HIGH_VOLTAGE + 1)

/* Limits `min` and `max` of a condition in files (R14.1). If the file has no `max`, it is ROBO_CONDITION_UNLIMITED. */
#define ROBO_MAX_CONDITION_NUMBER 99
#define ROBO_CONDITION_UNLIMITED  255

typedef struct
{
  guint8 what; /* what the condition tests, a RoboIf */
  guint8 is;   /* a RoboIs, for ROBO_IF_STANDING and ROBO_IF_SPACE */
  guint8 min;
  guint8 max; /* at most ROBO_MAX_CONDITION_NUMBER, or ROBO_CONDITION_UNLIMITED */
} RoboCondition;

/* Lists what a use of a card can cost (R14.3). */
typedef enum
{
  ROBO_COST_DAMAGE,
  ROBO_COST_VP,
} RoboCostKind;

#define ROBO_N_COST_KINDS (ROBO_COST_VP + 1)

typedef struct
{
  guint8 kind; /* a RoboCostKind */
  guint8 amount;
} RoboCost;

/* Tells when the uses of a card are counted from 0 again (R14.2): in each round or only in the next match. */
typedef enum
{
  ROBO_PER_ROUND,
  ROBO_PER_MATCH,
} RoboPer;

#define ROBO_N_PERS   (ROBO_PER_MATCH + 1)
#define ROBO_MAX_USES 9

typedef struct
{
  char        id[ROBO_CARD_ID_SIZE]; /* name in files; the rules never use it */
  guint8      colour;                /* a RoboCardColour */
  guint8      has_die;               /* whether the card needs a die */
  guint8      die_colour;            /* a RoboColour */
  guint8      die_min;               /* dice value 1..6 */
  guint8      die_max;               /* dice value 1..6 */
  guint8      n_effects;
  guint8      n_abilities;
  guint8      n_conditions;
  guint8      n_costs;
  guint8      uses; /* how often the card can be used in a round or match, see `per`; 0 for no limit */
  guint8      per;  /* a RoboPer */
  RoboEffect  effects[ROBO_MAX_CARD_EFFECTS];
  RoboAbility abilities[ROBO_MAX_CARD_ABILITIES];
  /* Conditions and costs stand in the order of the file. */
  RoboCondition conditions[ROBO_MAX_CONDITIONS];
  RoboCost      costs[ROBO_MAX_COSTS];
} RoboCard;

/* Holds all cards of a game; a card is its index in this list. The list must not change while a game uses it. */
typedef struct
{
  guint    n_cards;
  RoboCard cards[ROBO_MAX_CARDS];
} RoboCards;

/* Holds one bit for each ability of a card and for each trigger of its effects. Another bit, ROBO_TRAIT_GUARDED, tells
 * whether the card has conditions, uses or costs. */
typedef guint32 RoboTraits;

#define ROBO_TRAIT_ABILITY(kind) (1u << (kind))
#define ROBO_TRAIT_WHEN(when)    (1u << (ROBO_N_ABILITIES + (when)))

#define ROBO_TRAIT_GUARDED (1u << (ROBO_N_ABILITIES + ROBO_N_WHENS))

G_STATIC_ASSERT (ROBO_N_ABILITIES + ROBO_N_WHENS < 32);

const char *robo_ability_get_id (RoboAbilityKind kind);

/* Finds the ability with a name from a file; the name may be NULL. If there is no such ability, returns FALSE and
 * does not change `kind`. */
gboolean robo_ability_from_id (const char      *id,
                               RoboAbilityKind *kind);

/* Returns whether the ability needs a controller, or a choice that a KillBot does not make (R9.7). */
gboolean robo_ability_needs_operator (RoboAbilityKind kind);

/* These functions return whether a card with the ability can have conditions, uses or costs (formats.md, "Modules"). */
gboolean robo_ability_takes_conditions (RoboAbilityKind kind);
gboolean robo_ability_takes_uses (RoboAbilityKind kind);
gboolean robo_ability_takes_costs (RoboAbilityKind kind);

const char *robo_if_get_id (RoboIf what);

gboolean robo_if_from_id (const char *id,
                          RoboIf     *what);

/* Returns whether the condition has a word (RoboIs); otherwise it has numbers. */
gboolean robo_if_has_word (RoboIf what);

/* Returns whether the condition can have the word. */
gboolean robo_if_takes_word (RoboIf what,
                             RoboIs is);

const char *robo_is_get_id (RoboIs is);

gboolean robo_is_from_id (const char *id,
                          RoboIs     *is);

const char *robo_cost_kind_get_id (RoboCostKind kind);

gboolean robo_cost_kind_from_id (const char   *id,
                                 RoboCostKind *kind);

const char *robo_per_get_id (RoboPer per);

gboolean robo_per_from_id (const char *id,
                           RoboPer    *per);

const char *robo_card_colour_get_id (RoboCardColour colour);

gboolean robo_card_colour_from_id (const char     *id,
                                   RoboCardColour *colour);

/* Returns the card with this name, or ROBO_NO_CARD. */
guint robo_cards_find (const RoboCards *cards,
                       const char      *id);

/* Returns whether the card can be used with the activated die (value 1..6). A card that needs a die takes only dice
 * of its color with a value in its range. */
static inline gboolean
robo_card_takes_die (const RoboCard *card,
                     RoboColour      colour,
                     guint           value)
{
  return !card->has_die || (card->die_colour == colour && value >= card->die_min && value <= card->die_max);
}

/* Returns the ability of this kind, or NULL if the card does not have it. */
const RoboAbility *robo_card_get_ability (const RoboCard *card,
                                          RoboAbilityKind kind);

/* Returns whether the card has an effect with this trigger. */
gboolean robo_card_has_when (const RoboCard *card,
                             RoboWhen        when);

/* Returns the traits of the card, so that several of them can be tested at once. */
RoboTraits robo_card_get_traits (const RoboCard *card);

G_END_DECLS
