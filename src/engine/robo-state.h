/* Everything that undo, replay and a saved game must bring back, as one flat value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-board.h"
#include "robo-card-mask.h"
#include "robo-rng.h"
#include "robo-rules.h"

G_BEGIN_DECLS

#define ROBO_MAX_MINES 64
#define ROBO_MAX_DECK  96
/* Tenths of a second: what took longer counts as that. */
#define ROBO_MAX_FINISH (G_MAXUINT16 - 2)

/**
 * RoboPhase:
 * Where a round is (rules chapters 4, 5, 6, 10); @ROBO_PHASE_SETUP comes before the first one.
 */
typedef enum
{
  ROBO_PHASE_SETUP,
  ROBO_PHASE_PREPARATION,
  ROBO_PHASE_PROGRAMMING,
  ROBO_PHASE_ACTIVATION,
  ROBO_PHASE_RESOLUTION,
  ROBO_PHASE_OVER,
} RoboPhase;

/**
 * RoboDieStatus:
 * @ROBO_DIE_WAITING: on its unit, not activated yet
 * @ROBO_DIE_DONE: activated, or skipped because its robot was out
 * @ROBO_DIE_REMOVED: taken away (R6.3)
 */
typedef enum
{
  ROBO_DIE_WAITING,
  ROBO_DIE_DONE,
  ROBO_DIE_REMOVED,
} RoboDieStatus;

/**
 * RoboDie:
 * @colour: a RoboColour
 * @value: dice value 1..6
 * @key: a RoboDir
 * @unit: 0..2
 * @status: a RoboDieStatus
 * @is_kept: it was chosen of two on one unit (R6.3)
 * @controller: the seat that moved it last by remote control (R8.12), or %ROBO_NO_SEAT
 *
 * A die on a controller.
 */
typedef struct
{
  guint8 colour;
  guint8 value;
  guint8 key;
  guint8 unit;
  guint8 status;
  guint8 is_kept;
  guint8 controller;
  guint8 reserved;
} RoboDie;

/**
 * RoboRobot:
 * @inventory: the cards it owns, equipped ones included
 * @kind: a RoboSeatKind; nothing else counts in an empty seat
 * @side: its side of the arena, an orthogonal RoboDir
 * @number: its starting number, 1..4
 * @space: where it stands, or %ROBO_NO_SPACE when it is out
 * @vp: victory points
 * @damage: on its monitor
 * @facing: an orthogonal RoboDir (KillBots)
 * @dice_sum: the sum of the dice on its controller this round (R4.6)
 * @controller: the seat that turned this KillBot last by remote control (R8.12), or %ROBO_NO_SEAT
 * @n_dice: how many of @dice count
 * @cards: the equipped cards, left and right, or %ROBO_NO_CARD
 * @shield: damage on the card of that slot (R7.6)
 * @finish: how long its program took, in tenths of a second (R4.7); above %ROBO_MAX_FINISH if it has made none this
 *   round, and 0 before the first
 * @dice: its program, or a KillBot's die of this unit
 *
 * A robot and its controller (R2.2).
 */
typedef struct
{
  RoboCardMask inventory;
  guint16      finish;
  guint8       kind;
  guint8       side;
  guint8       number;
  guint8       space;
  guint8       vp;
  guint8       damage;
  guint8       facing;
  guint8       dice_sum;
  guint8       controller;
  guint8       n_dice;
  guint8       cards[ROBO_MAX_SLOTS];
  guint8       shield[ROBO_MAX_SLOTS];
  RoboDie      dice[ROBO_MAX_DICE];
} RoboRobot;

G_STATIC_ASSERT (sizeof (RoboRobot) == 80);

/**
 * RoboMine:
 * @space: where it lies
 * @owner: a seat
 * @damage: of its detonation (R7.9)
 * @card: the card it belongs to, or %ROBO_NO_CARD for a mine of a given position
 */
typedef struct
{
  guint8 space;
  guint8 owner;
  guint8 damage;
  guint8 card;
} RoboMine;

/* RoboState.winner beside a seat. */
#define ROBO_WINNER_SQUAD 4
#define ROBO_NO_WINNER    255

/**
 * RoboState:
 * @rng: the generator, at the point where the game stands
 * @robots: (array): by seat
 * @round: from 1
 * @phase: a RoboPhase
 * @step: what comes next within the phase; private to robo-round.c
 * @unit: the control unit that is being activated, 0..2
 * @winner: a seat, %ROBO_WINNER_SQUAD or %ROBO_NO_WINNER
 * @equip_wishes: the seats that are asked for modules in the next phase 0, a bit each; nothing unless the rules have
 *   equips_on_change
 * @mines: oldest first
 * @tokens: (array): VP tokens in the arena, by number 1..9
 * @bag: (array): VP tokens in the bag, by number 1..9
 * @deck_sizes: (array): cards left in the blue, red and yellow deck
 * @decks: (array): the cards of each deck, top first
 *
 * A game between two transactions. No pointers and no padding: copied by assignment, compared
 * by memcmp.
 */
typedef struct
{
  RoboRng   rng;
  RoboRobot robots[ROBO_MAX_ROBOTS];
  guint16   round;
  guint8    phase;
  guint8    step;
  guint8    unit;
  guint8    winner;
  guint8    n_mines;
  guint8    equip_wishes;
  RoboMine  mines[ROBO_MAX_MINES];
  guint8    tokens[ROBO_MAX_VP_NUMBER + 1];
  guint8    bag[ROBO_MAX_VP_NUMBER + 1];
  guint8    deck_sizes[ROBO_N_DECKS];
  guint8    reserved2[1];
  guint8    decks[ROBO_N_DECKS][ROBO_MAX_DECK];
} RoboState;

G_STATIC_ASSERT (sizeof (RoboState) == 32 + 4 * 80 + 8 + 256 + 24 + 288);
G_STATIC_ASSERT (sizeof (RoboState) < 1024);

/**
 * robo_state_init:
 * @state: (out caller-allocates): a state
 *
 * Makes @state an arena without robots, mines and tokens.
 */
void robo_state_init (RoboState *state);

/**
 * robo_state_get_robot_at:
 * @state: a state
 * @space: a space; %ROBO_NO_SPACE holds nobody
 *
 * Returns: the seat of the robot there, or %ROBO_NO_SEAT
 */
static inline guint
robo_state_get_robot_at (const RoboState *state,
                         guint            space)
{
  guint seat = ROBO_NO_SEAT;

  /* No two stand on one space, so all are looked at: a processor cannot guess who it will be. */
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    seat = state->robots[i].space == space ? i : seat;

  return space == ROBO_NO_SPACE ? ROBO_NO_SEAT : seat;
}

/**
 * robo_state_get_mine_at:
 * @state: a state
 * @space: a space
 *
 * Returns: the index of the mine there, or @state's n_mines if there is none
 */
static inline guint
robo_state_get_mine_at (const RoboState *state,
                        guint            space)
{
  guint i = 0;

  while (i < state->n_mines && state->mines[i].space != space)
    i++;

  return i;
}

/**
 * robo_state_get_seat:
 * @state: a state
 * @number: a starting number, 1..4
 *
 * Returns: the seat that has it, or %ROBO_NO_SEAT
 */
guint robo_state_get_seat (const RoboState *state,
                           guint            number);

/**
 * robo_state_get_side_vp:
 * @state: a state
 * @seat: a seat, 0 to 3
 *
 * Returns: the VP of its side: those of an operator, or of all KillBots, who are one squad (R9.10)
 */
guint robo_state_get_side_vp (const RoboState *state,
                              guint            seat);

/**
 * robo_state_count_robots:
 * @state: a state
 * @kind: a kind of seat
 *
 * Returns: how many seats are of that kind, in the arena or out
 */
guint robo_state_count_robots (const RoboState *state,
                               RoboSeatKind     kind);

/**
 * robo_state_count_tokens_at:
 * @state: a state
 * @board: the board it is played on
 * @space: a space
 *
 * Returns: how many VP tokens lie there (R2.4)
 */
guint robo_state_count_tokens_at (const RoboState *state,
                                  const RoboBoard *board,
                                  guint            space);

/**
 * robo_state_remove_mine:
 * @state: a state
 * @index: of a mine
 *
 * Forgets a mine; the others stay in their order.
 */
void robo_state_remove_mine (RoboState *state,
                             guint      index);

/**
 * robo_state_dup_checksum:
 * @state: a state
 *
 * Returns: (transfer full): the SHA-256 of @state in hexadecimal, the same on every machine
 */
char *robo_state_dup_checksum (const RoboState *state) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_robot_is_in_arena:
 * @robot: a robot
 *
 * Returns: whether it is there and not out (R2.1)
 */
static inline gboolean
robo_robot_is_in_arena (const RoboRobot *robot)
{
  return robot->kind != ROBO_SEAT_EMPTY && robot->space != ROBO_NO_SPACE;
}

/**
 * robo_robot_get_spare:
 * @robot: a robot
 *
 * Returns: the cards it owns that are not equipped (R4.3)
 */
static inline RoboCardMask
robo_robot_get_spare (const RoboRobot *robot)
{
  RoboCardMask spare = robot->inventory;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    robo_card_mask_remove (&spare, robot->cards[slot]);

  return spare;
}

G_END_DECLS
