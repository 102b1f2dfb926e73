// SPDX-License-Identifier: GPL-3.0-or-later
// Plays one step of a robot that moves by itself or is pushed, with all effects of the step. The letters are those of
// R7.1.
#include "robo-step.h"

#include <string.h>

#include "robo-amount.h"
#include "robo-damage.h"
#include "robo-effect-ids.h"
#include "robo-effects.h"
#include "robo-reaction.h"
#include "robo-sabotage.h"

/* Holds the state of a step that is being made. */
typedef struct
{
  RoboMotion *motion;
  guint       seat;      /* the robot M of R7.1, or P of R7.3 */
  gboolean    is_pushed; /* whether this is a pushed step without a mover (R7.3) */
  RoboDir     dir;
  guint8      to;
  guint8      obstacles;
  guint8      chain[ROBO_MAX_ROBOTS];
  guint       n_chain;
  gboolean    is_blocked;
  gboolean    is_anchored;            /* whether an anchor blocks the step */
  guint       moves[ROBO_MAX_ROBOTS]; /* by seat: event of the robot's move */
} StepAttempt;

void
robo_motion_restart (RoboMotion *motion)
{
  memset (motion->anchors, 0, sizeof motion->anchors);
  motion->pushed = 0;
}

void
robo_motion_init (RoboMotion *motion,
                  guint       seat)
{
  /* Leave the array of bumps uncleared, because only the first n_bumps are read. */
  motion->seat = seat;
  motion->steps_left = 0;
  motion->passes_walls = FALSE;
  motion->walls_cause = ROBO_CAUSE_NONE;
  motion->n_bumps = 0;
  motion->has_bumped = FALSE;
  motion->puller = ROBO_NO_SEAT;
  motion->is_recoil = FALSE;
  robo_motion_restart (motion);
}

/* R7.1.b: Finds the chain of robots in front. It ends with the first robot that cannot move, holds or is the puller. */
static void
find_chain (RoboTx      *tx,
            StepAttempt *step)
{
  RoboMotion *motion = step->motion;
  guint       space = step->to;
  guint       seat;

  step->n_chain = 0;
  step->is_blocked = step->is_anchored = FALSE;

  while (!step->is_blocked && (seat = robo_state_get_robot_at (tx->state, space)) != ROBO_NO_SEAT)
    {
      const RoboStep *next = robo_board_step (tx->board, space, step->dir);

      step->chain[step->n_chain++] = seat;
      step->is_blocked = (next->obstacles & ROBO_OBSTACLE_BLOCK) != 0 || seat == motion->puller;
      if (!step->is_blocked)
        step->is_blocked = step->is_anchored = robo_anchor_holds (tx, &motion->anchors[seat], seat, motion->steps_left);
      space = next->to;
    }
}

/* Returns the seat that is credited with what happens to a robot in this step. For the mover this is its own seat,
 * because harm to itself counts as self-destruction. */
static guint
get_credited (const StepAttempt *step,
              guint              seat)
{
  return seat == step->seat && !step->is_pushed ? seat : step->motion->seat;
}

void
robo_cross_barrier (RoboTx *tx,
                    guint   seat,
                    RoboDir dir,
                    guint   by)
{
  guint     space = robo_tx_get_robot (tx, seat)->space;
  RoboEvent event = { .type = ROBO_EVENT_BARRIER, .seat = seat, .at = space, .key = dir };
  guint     outer = robo_tx_emit_cause (tx, &event);

  robo_queue_deal (tx, &(RoboSource){
                         .reach = ROBO_REACH_ROBOT,
                         .robot = seat,
                         .amount = 1,
                         .is_lightning = TRUE,
                         .owner = by,
                       });
  robo_tx_set_cause (tx, outer);
}

static void
set_off_mine (RoboTx *tx,
              guint   space)
{
  if (tx->state->n_mines > 0 && robo_queue_set_off (tx, space))
    robo_queue_run (tx);
}

/* R7.1.c: Plays the barrier that the mover crosses and the mine that it sets off. */
static void
meet_obstacles (RoboTx            *tx,
                const StepAttempt *step)
{
  if (step->obstacles & ROBO_OBSTACLE_BARRIER)
    robo_cross_barrier (tx, step->seat, step->dir, get_credited (step, step->seat));
  if (step->n_chain == 0 && robo_tx_is_there (tx, step->seat))
    set_off_mine (tx, step->to);
}

/* Counts and pays the mandatory uses of cards at the first contact. Returns a bit for each slot whose bump effects
 * happen. They do not happen if the card has no use left or its costs cannot be paid (R14.2, R14.3). */
static guint
begin_bumps (RoboTx            *tx,
             const StepAttempt *step)
{
  RoboMotion *motion = step->motion;
  guint       causes[ROBO_MAX_SLOTS];
  guint       slots = 0;
  guint       failed = 0;

  for (guint i = 0; i < motion->n_bumps; i++)
    {
      RoboBump *bump = &motion->bumps[i];

      if (!(slots >> bump->slot & 1))
        {
          causes[bump->slot] = bump->cause;
          if (bump->is_due && !robo_effects_begin (tx, step->seat, bump->slot, &causes[bump->slot]))
            failed |= 1u << bump->slot;
        }
      slots |= 1u << bump->slot;
      bump->cause = causes[bump->slot];
    }

  return slots & ~failed;
}

static void
deal_bump (RoboTx            *tx,
           const StepAttempt *step,
           const RoboBump    *bump,
           guint              target)
{
  guint amount = robo_effect_get_amount (tx, bump->effect, step->seat, bump->start, bump->value);

  robo_tx_set_cause (tx, bump->cause);
  if (!robo_action_is_damage (bump->effect->action))
    robo_sabotage (tx, bump->effect->action, step->seat, target, amount);
  else if (amount > 0)
    robo_queue_deal (tx, &(RoboSource){
                           .reach = ROBO_REACH_ROBOT,
                           .robot = target,
                           .amount = amount,
                           .is_lightning = bump->effect->action == ROBO_ACTION_LIGHTNING,
                           .owner = step->seat,
                         });
}

/* R7.1.d: Plays the bump effects. Cards that do the same are taken in slot order (R8.24). Returns whether there was a
 * bump. */
static gboolean
deal_bumps (RoboTx            *tx,
            const StepAttempt *step)
{
  guint target = step->chain[0];
  guint outer = tx->cause;
  guint slots;

  if (step->is_pushed || step->n_chain == 0 || !robo_tx_is_there (tx, target))
    return FALSE;
  if (step->motion->n_bumps == 0 || (step->motion->has_bumped && !tx->rules->bump_every_step))
    return FALSE;

  step->motion->has_bumped = TRUE;
  slots = begin_bumps (tx, step);
  for (guint i = 0; i < step->motion->n_bumps && robo_tx_is_there (tx, target); i++)
    {
      if ((slots >> step->motion->bumps[i].slot & 1) != 0)
        deal_bump (tx, step, &step->motion->bumps[i], target);
    }
  robo_tx_set_cause (tx, outer);

  return TRUE;
}

/* R7.1.f: Plays the barriers and mines that the chain meets, until a member of the chain or the mover is out. */
static void
meet_obstacles_of_chain (RoboTx            *tx,
                         const StepAttempt *step)
{
  for (guint i = 0; i < step->n_chain; i++)
    {
      guint           seat = step->chain[i];
      const RoboStep *next;

      for (guint back = 0; back <= i; back++)
        {
          if (!robo_tx_is_there (tx, step->chain[back]))
            return;
        }

      next = robo_board_step (tx->board, robo_tx_get_robot (tx, seat)->space, step->dir);
      if (next->obstacles & ROBO_OBSTACLE_BARRIER)
        robo_cross_barrier (tx, seat, step->dir, get_credited (step, seat));
      if (i + 1 == step->n_chain && robo_tx_is_there (tx, seat))
        set_off_mine (tx, next->to);
      if (!robo_tx_is_there (tx, step->seat))
        return;
    }
}

static void
move_one (RoboTx      *tx,
          StepAttempt *step,
          guint        seat)
{
  RoboRobot  *robot = robo_tx_get_robot (tx, seat);
  RoboAnchor *anchor = &step->motion->anchors[seat];
  gboolean    by_self = seat == step->seat && !step->is_pushed;
  guint       from = robot->space;

  robot->space = robo_board_step (tx->board, from, step->dir)->to;
  anchor->pushes_left -= MIN (anchor->pushes_left, 1);
  step->moves[seat] = robo_tx_emit (tx, &(RoboEvent){
                                          .type = by_self ? ROBO_EVENT_STEP : ROBO_EVENT_PUSH,
                                          .seat = seat,
                                          .at = from,
                                          .to = robot->space,
                                          .by = by_self ? seat : step->motion->seat,
                                          .is_pull = step->motion->puller != ROBO_NO_SEAT,
                                        });

  if (robo_board_is_hole (tx->board, robot->space) && !robo_tx_hovers (tx, seat))
    {
      guint outer = robo_tx_set_cause (tx, step->moves[seat]);

      robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_FALL, .seat = seat, .at = robot->space });
      robo_destroy_robot (tx, seat, get_credited (step, seat), TRUE);
      robo_tx_set_cause (tx, outer);
    }
}

/* R7.1.g: Moves the robots of the chain that are left, the front robot first, then the mover. Returns the seats that
 * were pushed. */
static guint
move_all (RoboTx      *tx,
          StepAttempt *step)
{
  guint n = 0;
  guint moved = 0;

  while (n < step->n_chain && robo_tx_is_there (tx, step->chain[n]))
    n++;

  for (; n > 0; n--)
    {
      move_one (tx, step, step->chain[n - 1]);
      moved |= 1u << step->chain[n - 1];
    }
  move_one (tx, step, step->seat);

  return step->is_pushed ? moved | 1u << step->seat : moved;
}

static void
react_to_first_push (RoboTx            *tx,
                     const StepAttempt *step,
                     guint              moved)
{
  guint fresh = moved & ~step->motion->pushed;
  guint outer = tx->cause;

  step->motion->pushed |= moved;
  for (guint i = 0; fresh != 0 && i < tx->n_seats; i++)
    {
      guint seat = tx->seats[i];

      if ((fresh >> seat & 1) == 0 || !robo_tx_is_there (tx, seat))
        continue;
      if (step->motion->is_recoil && seat == step->motion->seat)
        continue;
      robo_tx_set_cause (tx, step->moves[seat]);
      robo_react_to_push (tx, seat, step->motion->seat);
    }
  robo_tx_set_cause (tx, outer);
}

static gboolean
fail_step (RoboTx            *tx,
           const StepAttempt *step)
{
  if (robo_tx_is_there (tx, step->seat))
    robo_tx_emit (tx, &(RoboEvent){
                        .type = ROBO_EVENT_FAIL,
                        .seat = step->seat,
                        .at = robo_tx_get_robot (tx,
                                                 step->seat)
                                ->space,
                        .key = step->dir,
                      });

  return FALSE;
}

/* Fails the step because the anchored robot holds (R7.5). The card of its anchor is the cause. */
static gboolean
fail_anchored (RoboTx            *tx,
               const StepAttempt *step,
               guint              anchored)
{
  guint outer = robo_tx_set_cause (tx, step->motion->anchors[anchored].cause);

  fail_step (tx, step);
  robo_tx_set_cause (tx, outer);

  return FALSE;
}

/* R7.1.e: Fails the step, which is blocked by a wall, by a pulling robot or by an anchor. In the last case the robot
 * that holds is the last of the chain, because find_chain() ends there. */
static gboolean
fail_blocked (RoboTx            *tx,
              const StepAttempt *step)
{
  if (tx->rules->damage_when_blocked && !step->is_pushed && (step->obstacles & ROBO_OBSTACLE_BARRIER) != 0)
    robo_cross_barrier (tx, step->seat, step->dir, get_credited (step, step->seat));

  return step->is_anchored ? fail_anchored (tx, step, step->chain[step->n_chain - 1]) : fail_step (tx, step);
}

/* Returns whether a robot's own step leads to an empty space and nothing is on the way, as is true for most steps. Then
 * R7.1.a to R7.1.g only move this one robot. A robot that passes energy walls makes no plain steps. Don't call this for
 * a pushed step, whose consequences must be looked at. */
static gboolean
is_plain (const RoboTx      *tx,
          const StepAttempt *step)
{
  const RoboStep *entry = robo_board_step (tx->board, tx->state->robots[step->seat].space, step->dir);

  return entry->obstacles == 0 && !step->motion->passes_walls &&
         !robo_state_has_robot_at (tx->state, entry->to) &&
         robo_state_get_mine_at (tx->state, entry->to) == tx->state->n_mines;
}

/* Makes a step. Returns whether it was made, even if it has destroyed the robot. */
static gboolean
make_step (RoboTx      *tx,
           StepAttempt *step)
{
  for (;;)
    {
      gboolean        bumps;
      const RoboStep *entry = robo_board_step (tx->board, robo_tx_get_robot (tx, step->seat)->space, step->dir);
      gboolean        through = step->motion->passes_walls && !step->is_pushed &&
                         !robo_state_has_robot_at (tx->state, entry->to);

      /* R7.1.a: Look up where the step leads. A robot cannot pass a wall if another robot stands behind it (R8.23).
       * If a card makes the step possible, the card is the cause of the step. */
      step->to = entry->to;
      step->obstacles = robo_step_get_obstacles (entry, through);
      if (step->obstacles != entry->obstacles && step->motion->walls_cause != ROBO_CAUSE_NONE)
        robo_tx_set_cause (tx, step->motion->walls_cause);
      if (step->obstacles & ROBO_OBSTACLE_BLOCK)
        return fail_step (tx, step);
      if (step->is_pushed &&
          robo_anchor_holds (tx, &step->motion->anchors[step->seat], step->seat, step->motion->steps_left))
        return fail_anchored (tx, step, step->seat);

      find_chain (tx, step);
      if (!step->is_blocked)
        meet_obstacles (tx, step);
      if (!robo_tx_is_there (tx, step->seat))
        return FALSE;

      bumps = deal_bumps (tx, step);
      if (!robo_tx_is_there (tx, step->seat))
        return FALSE;

      if (!step->is_blocked)
        break;
      if (!bumps || robo_tx_is_there (tx, step->chain[0]))
        return fail_blocked (tx, step);
      /* Begin again at R7.1.a, because the bump has destroyed the robot that stood there. */
    }

  meet_obstacles_of_chain (tx, step);
  if (!robo_tx_is_there (tx, step->seat))
    return FALSE;

  react_to_first_push (tx, step, move_all (tx, step));

  return TRUE;
}

gboolean
robo_step_by_self (RoboTx     *tx,
                   RoboMotion *motion,
                   RoboDir     dir)
{
  StepAttempt step = { .motion = motion, .seat = motion->seat, .dir = dir };
  guint       outer = tx->cause;
  gboolean    is_made = TRUE;

  if (is_plain (tx, &step))
    move_one (tx, &step, step.seat);
  else
    is_made = make_step (tx, &step);
  robo_tx_set_cause (tx, outer);

  return is_made;
}

gboolean
robo_push (RoboTx     *tx,
           RoboMotion *motion,
           guint       seat,
           RoboDir     dir,
           guint       n_spaces)
{
  gboolean has_moved = FALSE;

  for (guint i = 0; i < n_spaces && robo_tx_is_there (tx, seat); i++)
    {
      StepAttempt step = { .motion = motion, .seat = seat, .is_pushed = TRUE, .dir = dir };

      motion->steps_left = n_spaces - i;
      if (!make_step (tx, &step))
        break;
      has_moved = TRUE;
    }

  return has_moved;
}
