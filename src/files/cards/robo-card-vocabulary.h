// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the words of cards (formats.md, "Modules"): their names in menus, valid combinations and sentences. The
// loader accepts only these words, menus offer only them, and explanations of rules use their sentences.
#pragma once

#include "engine/robo-cards.h"
#include "engine/robo-effect-ids.h"

G_BEGIN_DECLS

/* In a file, no amount, number of tokens, or damage of a mine is greater. */
#define ROBO_MAX_AMOUNT 14

typedef enum
{
  ROBO_DIE_NEED_NONE, /* effects need a card without a die; abilities work with any die or without a die */
  ROBO_DIE_NEED_BLUE, /* effects need a blue die; abilities need a blue die or no die */
  ROBO_DIE_NEED_RED,  /* effects need a red die; abilities need a red die or no die */
} RoboDieNeed;

typedef struct
{
  guint8      amount_min; /* the least amount, which is also the default; 0 for an ability without an amount */
  guint8      amount_max; /* the greatest amount; 0 for an ability without an amount */
  guint8      has_jump;   /* whether the ability is a jump, which has `damage` (at least 0) and `push` (at least 1) */
  RoboDieNeed die;        /* the die with which the ability is used */
} RoboAbilityNumbers;

/* Describes a number of an effect or an ability, other than its amount. */
typedef struct
{
  const char *attribute; /* name of the number in files */
  gsize       offset;    /* offset of the number, a guint8, in a RoboEffect or a RoboAbility */
  guint8      min;       /* the minimum; the maximum is ROBO_MAX_AMOUNT */
  guint8      initial;   /* the default; if it is less than min, the attribute is optional */
  /* Returns whether the RoboAction or the RoboAbilityKind has the number. */
  gboolean (*is_of) (guint word);
} RoboCardNumber;

/* Holds one row of a card, which is an effect or an ability. Rows are in the order of the file. */
typedef struct
{
  gboolean    is_ability; /* the row is an ability (`ability`); otherwise it is an effect (`effect`) */
  RoboEffect  effect;
  RoboAbility ability;
} RoboCardRow;

/* The following functions return translated labels for menus. */
const char *robo_when_get_label (RoboWhen when);
const char *robo_target_get_label (RoboTarget target);
const char *robo_action_get_label (RoboAction action);
const char *robo_ability_get_label (RoboAbilityKind kind);
const char *robo_card_colour_get_label (RoboCardColour colour);
const char *robo_times_get_label (RoboTimes times);
const char *robo_if_get_label (RoboIf what);
const char *robo_is_get_label (RoboIs is);
const char *robo_cost_kind_get_label (RoboCostKind kind);
const char *robo_per_get_label (RoboPer per);

/* Returns the die that a card needs for an effect with this trigger. */
RoboDieNeed robo_when_get_die (RoboWhen when);

const RoboAbilityNumbers *robo_ability_get_numbers (RoboAbilityKind kind);

/* Returns whether the action has an amount, such as a number of spaces. An action such as a swap has no amount. */
gboolean robo_action_has_amount (RoboAction action);

/* Returns whether the action has the number of mines and the damage of each mine. */
gboolean robo_action_lays_mines (RoboAction action);

/* Returns whether the ability has the effects of a landing. */
gboolean robo_ability_jumps (RoboAbilityKind kind);

/* Returns the numbers of abilities or of effects, other than the amount. The last row has no attribute. */
const RoboCardNumber *robo_card_list_numbers (gboolean of_abilities);

/* Returns whether the card has the die that effects with this trigger need, or no die if they need none. */
gboolean robo_card_accepts_when (const RoboCard *card,
                                 RoboWhen        when);

/* Returns whether the card's die allows the ability. */
gboolean robo_card_accepts_ability (const RoboCard *card,
                                    RoboAbilityKind kind);

/* Returns whether any row of a card with a die uses the die. */
gboolean robo_card_asks_for_die (const RoboCard *card);

/* Returns whether any action can be combined with this trigger and target. robo_effect_is_accepted() tells
 * which actions. */
gboolean robo_when_has_target (RoboWhen   when,
                               RoboTarget target);

/* Returns `wish` if it can be combined with this trigger and target, or else the first action that can. If no action
 * can, returns `wish`. */
RoboAction robo_action_find (RoboWhen   when,
                             RoboTarget target,
                             RoboAction wish);

/* Fills a row with an effect and the default numbers. */
void robo_card_row_init_effect (RoboCardRow *row,
                                RoboWhen     when,
                                RoboTarget   target,
                                RoboAction   action);

/* Fills a row with an ability and the default numbers. */
void robo_card_row_init_ability (RoboCardRow    *row,
                                 RoboAbilityKind kind);

/* Returns the die that the row needs on its card. */
RoboDieNeed robo_card_row_get_die (const RoboCardRow *row);

/* Adds a row to a card, which must have room for it. */
void robo_card_add_row (RoboCard          *card,
                        const RoboCardRow *row);

gboolean robo_card_row_is_equal (const RoboCardRow *a,
                                 const RoboCardRow *b);

/* Sentences, translated */

/* Returns a sentence that says what the effect does with this amount. robo_effect_is_accepted() must accept the
 * effect. */
char *robo_effect_dup_sentence (const RoboEffect *effect,
                                guint             amount) G_GNUC_WARN_UNUSED_RESULT;

/* Says when a condition lets its card work (R14.1). */
char *robo_condition_dup_sentence (const RoboCondition *condition) G_GNUC_WARN_UNUSED_RESULT;

/* Says what a use of a card costs (R14.3). */
char *robo_cost_dup_sentence (const RoboCost *cost) G_GNUC_WARN_UNUSED_RESULT;

/* Says how often a card can be used in a round or match (R14.2). `uses` is at least 1. */
char *robo_uses_dup_sentence (RoboPer per,
                              guint   uses) G_GNUC_WARN_UNUSED_RESULT;

/* Says by what number an amount is multiplied (R14.7). Returns NULL for ROBO_TIMES_ONE, which needs no sentence. */
const char *robo_times_get_sentence (RoboTimes times);

/* Describes the amount for a range of die values. The action of the effect must have an amount. */
char *robo_effect_dup_value_sentence (const RoboEffect *effect,
                                      guint             min,
                                      guint             max,
                                      guint             amount) G_GNUC_WARN_UNUSED_RESULT;

/* Describes the amount on starting spaces, for an effect whose amount differs there. */
char *robo_effect_dup_start_sentence (const RoboEffect *effect) G_GNUC_WARN_UNUSED_RESULT;

/* Describes the ability, but not the effects of a landing. */
char *robo_ability_dup_sentence (const RoboAbility *ability) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a sentence about how often effects with this trigger happen, or NULL if this is obvious. bump_every_step is
 * an option of the rules (rules chapter 12). */
const char *robo_when_get_often (RoboWhen when,
                                 gboolean bump_every_step);

G_END_DECLS
