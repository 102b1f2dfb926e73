// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the state of a game as one flat value: everything that undo, replay and a saved game must restore.
#pragma once

#include "robo-board.h"
#include "robo-card-mask.h"
#include "robo-rng.h"
#include "robo-rules.h"

G_BEGIN_DECLS

#define ROBO_MAX_MINES 64
#define ROBO_MAX_DECK  96
/* Limits the programming time, in tenths of a second. Longer times count as this time. */
#define ROBO_MAX_FINISH (G_MAXUINT16 - 2)

/* Lists the phases of a round (rules chapters 4, 5, 6, 10). ROBO_PHASE_SETUP comes before the first round, and
 * ROBO_PHASE_OVER after the end of the game. */
typedef enum
{
  ROBO_PHASE_SETUP,
  ROBO_PHASE_PREPARATION,
  ROBO_PHASE_PROGRAMMING,
  ROBO_PHASE_ACTIVATION,
  ROBO_PHASE_RESOLUTION,
  ROBO_PHASE_OVER,
} RoboPhase;

typedef enum
{
  ROBO_DIE_WAITING, /* waits on its unit, not activated yet */
  ROBO_DIE_DONE,    /* activated, or skipped because its robot was out */
  ROBO_DIE_REMOVED, /* not kept when two dice were on one unit (R6.3), or jammed (R14.6) */
} RoboDieStatus;

/* Describes a die on a controller. */
typedef struct
{
  guint8 colour;     /* a RoboColour */
  guint8 value;      /* dice value 1..6 */
  guint8 key;        /* a RoboDir */
  guint8 unit;       /* 0..2 */
  guint8 status;     /* a RoboDieStatus */
  guint8 is_kept;    /* whether the operator has chosen this die from two dice on one unit (R6.3) */
  guint8 controller; /* seat that was the last to move this die by remote control (R8.12), or ROBO_NO_SEAT */
  guint8 reserved;
} RoboDie;

/* Describes a robot and its controller (R2.2). */
typedef struct
{
  RoboCardMask inventory; /* cards of the robot, including equipped cards */
  /* Gives the programming time in tenths of a second (R4.7). The time is above ROBO_MAX_FINISH if the robot has no
   * program in this round, and 0 before the first round. */
  guint16 finish;
  guint8  kind;   /* a RoboSeatKind; the other fields of an empty seat are meaningless */
  guint8  side;   /* side of the arena, an orthogonal RoboDir */
  guint8  number; /* starting number, 1..4 */
  guint8  space;  /* position, or ROBO_NO_SPACE while the robot is out */
  guint8  vp;
  guint8  damage;     /* damage on the robot's monitor */
  guint8  facing;     /* direction in which a KillBot faces, an orthogonal RoboDir */
  guint8  dice_sum;   /* sum of the dice on its controller this round (R4.6) */
  guint8  controller; /* seat that was the last to turn this KillBot by remote control (R8.12), or ROBO_NO_SEAT */
  guint8  n_dice;
  guint8  cards[ROBO_MAX_SLOTS];  /* equipped cards, left and right, or ROBO_NO_CARD */
  guint8  shield[ROBO_MAX_SLOTS]; /* by slot: damage on the shield in the slot (R7.6) */
  RoboDie dice[ROBO_MAX_DICE];    /* program of the robot, or a KillBot's die of this unit */
} RoboRobot;

G_STATIC_ASSERT (sizeof (RoboRobot) == 80);

typedef struct
{
  guint8 space;
  guint8 owner;  /* a seat */
  guint8 damage; /* damage of its detonation (R7.9) */
  guint8 card;   /* card that has laid the mine, or ROBO_NO_CARD for a mine of a given position */
} RoboMine;

/* RoboState.winner has one of these values if it is not a seat. */
#define ROBO_WINNER_SQUAD 4
#define ROBO_NO_WINNER    255

/* Holds a game between two transactions. It has no pointers and no padding, so that it can be copied by assignment
 * and compared by memcmp(). */
typedef struct
{
  RoboRng   rng;                     /* random number generator in its current state */
  RoboRobot robots[ROBO_MAX_ROBOTS]; /* robots, by seat */
  guint16   round;                   /* number of the round, from 1 */
  guint8    phase;                   /* a RoboPhase */
  guint8    stage;                   /* stage that is played next; private to robo-round.c */
  guint8    unit;                    /* control unit that is being activated, 0..2 */
  guint8    winner;                  /* winner: a seat, ROBO_WINNER_SQUAD or ROBO_NO_WINNER */
  guint8    n_mines;
  /* Has a bit for each seat that is asked for modules in the next phase 0. The bits are 0 unless the rules have
   * equips_on_change. */
  guint8   equip_wishes;
  RoboMine mines[ROBO_MAX_MINES];              /* mines in the arena, oldest first */
  guint8   tokens[ROBO_MAX_VP_NUMBER + 1];     /* VP tokens in the arena, by number 1..9 */
  guint8   bag[ROBO_MAX_VP_NUMBER + 1];        /* VP tokens in the bag, by number 1..9 */
  guint8   deck_sizes[ROBO_N_DECKS];           /* cards left in the blue, red and yellow deck */
  guint8   disabled;                           /* seats whose cards are disabled until the end of the round, a bit each
                                                * (R14.6) */
  guint8   decks[ROBO_N_DECKS][ROBO_MAX_DECK]; /* cards of each deck, the top card first */
  /* Counts, by seat and card, how often the robot has used the card, if the card has a number of uses (R14.2). Each
   * count has four bits, see robo_state_get_used(). This must be the last member, see robo_tx_get_state_size(). */
  guint8 used[ROBO_MAX_ROBOTS][ROBO_MAX_CARDS / 2];
} RoboState;

G_STATIC_ASSERT (sizeof (RoboState) == 32 + 4 * 80 + 8 + 256 + 24 + 288 + 400);
G_STATIC_ASSERT (ROBO_MAX_CARDS % 2 == 0 && ROBO_MAX_USES < 16);

/* Sets the state to an arena without robots, mines and tokens. */
void robo_state_init (RoboState *state);

/* Returns the seat of the robot on a space, or ROBO_NO_SEAT. */
static inline guint
robo_state_get_robot_at (const RoboState *state,
                         guint            space)
{
  guint seat = ROBO_NO_SEAT;

  /* Look at all robots instead of stopping at the first hit. No two robots share a space except at a landing (R8.20),
   * and a branch would be mispredicted. */
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    seat = state->robots[i].space == space ? i : seat;

  return space == ROBO_NO_SPACE ? ROBO_NO_SEAT : seat;
}

/* Returns whether a robot stands on a space of the arena. This is quicker than robo_state_get_robot_at(). */
static inline gboolean
robo_state_has_robot_at (const RoboState *state,
                         guint            space)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (state->robots[i].space == space)
        return TRUE;
    }

  return FALSE;
}

/* Returns the index of the mine on a space, or n_mines if there is no mine. */
static inline guint
robo_state_get_mine_at (const RoboState *state,
                        guint            space)
{
  guint i = 0;

  while (i < state->n_mines && state->mines[i].space != space)
    i++;

  return i;
}

/* Returns how often a robot has used a card that has a number of uses (R14.2). */
static inline guint
robo_state_get_used (const RoboState *state,
                     guint            seat,
                     guint            card)
{
  return state->used[seat][card / 2] >> card % 2 * 4 & 15;
}

/* Sets how often a robot has used a card, 0 to ROBO_MAX_USES. */
static inline void
robo_state_set_used (RoboState *state,
                     guint      seat,
                     guint      card,
                     guint      n)
{
  guint8 *pair = &state->used[seat][card / 2];

  *pair = card % 2 == 0 ? (*pair & 0xf0) | n : (*pair & 0x0f) | n << 4;
}

/* Returns the seat with a starting number (1..4), or ROBO_NO_SEAT. */
guint robo_state_get_seat (const RoboState *state,
                           guint            number);

/* Returns the VP of a seat's side: the operator's, or those of all KillBots, which are one squad (R9.10). */
guint robo_state_get_side_vp (const RoboState *state,
                              guint            seat);

/* Returns the number of seats of a kind, in the arena or out. */
guint robo_state_count_robots (const RoboState *state,
                               RoboSeatKind     kind);

/* Returns the number of VP tokens on a space (R2.4). */
guint robo_state_count_tokens_at (const RoboState *state,
                                  const RoboBoard *board,
                                  guint            space);

/* Removes a mine. The other mines keep their order. */
void robo_state_remove_mine (RoboState *state,
                             guint      index);

/* Returns the SHA-256 of the state in hexadecimal digits. The checksum is the same on every machine. */
char *robo_state_dup_checksum (const RoboState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the robot exists and is not out (R2.1). */
static inline gboolean
robo_robot_is_in_arena (const RoboRobot *robot)
{
  return robot->kind != ROBO_SEAT_EMPTY && robot->space != ROBO_NO_SPACE;
}

/* Returns the robot's cards that are not equipped (R4.3). */
static inline RoboCardMask
robo_robot_get_spare (const RoboRobot *robot)
{
  RoboCardMask spare = robot->inventory;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    robo_card_mask_remove (&spare, robot->cards[slot]);

  return spare;
}

G_END_DECLS
