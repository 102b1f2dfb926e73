/* Effects that shoot and that push: what is aimed at, what a hit sets off (R8.7, R8.10), who is moved (R8.3).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-effects-private.h"

#include "robo-damage.h"
#include "robo-reaction.h"
#include "robo-step.h"

/* Shots */

/* What a shot hits: robots and mines, at most one in each direction. */
typedef struct
{
  RoboTargetAt targets[ROBO_N_DIRS];
  guint        causes[ROBO_N_DIRS]; /* of each: the event of the beam, then that of the hit */
  guint        n;
} Hits;

static void
aim_all (RoboTx        *tx,
         const RoboUse *use,
         const RoboDir *dirs,
         guint          n_dirs,
         Hits          *hits)
{
  hits->n = 0;
  for (guint i = 0; i < n_dirs; i++)
    {
      guint8   end;
      gboolean has_target = robo_aim (tx, use->origin, dirs[i], &end, &hits->targets[hits->n]);

      hits->causes[hits->n] = robo_tx_emit (tx, &(RoboEvent){
                                                  .type = ROBO_EVENT_FIRE,
                                                  .seat = use->seat,
                                                  .at = use->origin,
                                                  .key = dirs[i],
                                                  .to = end,
                                                });
      hits->n += has_target;
    }
}

/* Returns which of @targets the robot is, or @n_targets. */
static guint
find_robot (const RoboTargetAt *targets,
            guint               n_targets,
            guint               seat)
{
  guint i = 0;

  while (i < n_targets && (targets[i].seat == ROBO_NO_SEAT || targets[i].seat != seat))
    i++;

  return i;
}

/* Robots alone are "hit" in the sense of R8.10: those still in the arena, by starting number. Returns how many there
 * are, and in @which of the targets they are. */
static guint
list_hit_robots (const RoboTx *tx,
                 const Hits   *hits,
                 guint        *which)
{
  guint n = 0;

  for (guint number = 1; number <= ROBO_MAX_ROBOTS; number++)
    {
      guint seat = robo_state_get_seat (tx->state, number);
      guint hit = find_robot (hits->targets, hits->n, seat);

      if (hit < hits->n && robo_tx_is_there (tx, seat))
        which[n++] = hit;
    }

  return n;
}

/* A hit comes of its beam, and what it does of the hit. */
static void
report_hits (RoboTx        *tx,
             const RoboUse *use,
             Hits          *hits)
{
  guint which[ROBO_MAX_ROBOTS];
  guint n_robots = list_hit_robots (tx, hits, which);
  guint outer = tx->cause;

  for (guint i = 0; i < n_robots; i++)
    {
      const RoboTargetAt *robot = &hits->targets[which[i]];
      guint              *cause = &hits->causes[which[i]];

      robo_tx_set_cause (tx, *cause);
      *cause = robo_tx_emit (tx, &(RoboEvent){
                                   .type = ROBO_EVENT_HIT,
                                   .seat = robot->seat,
                                   .at = robot->space,
                                   .by = use->seat,
                                 });
    }
  robo_tx_set_cause (tx, outer);
}

/* R8.10: decided once for the die when the queue is dry, if a robot hit is still in the arena; the first of them is the
 * cause. */
static void
play_after_hit (RoboTx        *tx,
                const RoboUse *shot,
                const Hits    *hits)
{
  guint   which[ROBO_MAX_ROBOTS];
  guint   n_robots = list_hit_robots (tx, hits, which);
  RoboUse uses[ROBO_MAX_SLOTS];
  guint   n_uses = 0;
  guint   outer = tx->cause;

  if (n_robots == 0)
    return;

  robo_tx_set_cause (tx, hits->causes[which[0]]);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboCard *card = robo_tx_get_card (tx, shot->seat, slot);
      RoboUse        *use = &uses[n_uses];

      if (card == NULL || !robo_card_has_when (card, ROBO_WHEN_HIT) ||
          !robo_card_takes_die (card, ROBO_RED, shot->value))
        continue;

      *use = *shot;
      use->slot = slot;
      use->when = ROBO_WHEN_HIT;
      use->n_targets = n_robots;
      for (guint i = 0; i < n_robots; i++)
        use->targets[i] = hits->targets[which[i]];
      if (robo_effects_choose (tx, ROBO_ASK_HIT, use))
        n_uses++;
    }

  robo_effects_play (tx, uses, n_uses);
  robo_tx_set_cause (tx, outer);
}

void
robo_effects_shoot (RoboTx        *tx,
                    const RoboUse *use,
                    const RoboDir *dirs,
                    guint          n_dirs,
                    guint          amount)
{
  RoboSource source = {
    .reach = ROBO_REACH_SPACES,
    .space = use->origin,
    .amount = amount,
    .owner = use->seat,
  };
  Hits hits;

  aim_all (tx, use, dirs, n_dirs, &hits);
  report_hits (tx, use, &hits);

  source.space_causes = hits.causes;
  source.n_spaces = hits.n;
  for (guint i = 0; i < hits.n; i++)
    source.spaces[i] = hits.targets[i].space;
  robo_queue_deal (tx, &source);

  play_after_hit (tx, use, &hits);
}

void
robo_effects_play_shoot (RoboTx           *tx,
                         const RoboUse    *use,
                         const RoboEffect *effect)
{
  guint   amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
  RoboDir dirs[4];
  guint   n_dirs = effect->target == ROBO_TARGET_CROSS ? 4 : 1;

  /* The four that are of the key's kind, orthogonal or not (R8.7), clockwise from north. */
  for (guint i = 0; i < n_dirs; i++)
    dirs[i] = n_dirs == 1 ? use->dir : (use->dir & 1) + 2 * i;

  robo_effects_shoot (tx, use, dirs, n_dirs, amount);
}

/* Pushes */

static void
set_off_mines (RoboTx             *tx,
               const RoboTargetAt *targets,
               guint               n_targets)
{
  RoboSource source = { .reach = ROBO_REACH_SPACES };

  for (guint i = 0; i < n_targets; i++)
    {
      if (targets[i].seat == ROBO_NO_SEAT)
        source.spaces[source.n_spaces++] = targets[i].space;
    }

  robo_queue_hit_mines (tx, &source);
  robo_queue_run (tx);
}

/* Mines first, all in one queue, then robots by starting number, each if it still stands where it
 * stood (R8.3). The whole effect is one source (R7.5). */
static void
push_targets (RoboTx             *tx,
              const RoboUse      *use,
              const RoboEffect   *effect,
              const RoboTargetAt *targets,
              guint               n_targets)
{
  guint      amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
  gboolean   is_pull = effect->action == ROBO_ACTION_PULL;
  RoboMotion motion;

  if (amount == 0)
    return;

  robo_motion_init (&motion, use->seat);
  if (is_pull)
    motion.puller = use->seat;
  set_off_mines (tx, targets, n_targets);

  for (guint number = 1; number <= ROBO_MAX_ROBOTS; number++)
    {
      guint               seat = robo_state_get_seat (tx->state, number);
      guint               i = find_robot (targets, n_targets, seat);
      const RoboTargetAt *target = &targets[i];

      if (i < n_targets && tx->state->robots[seat].space == target->space)
        robo_push (tx, &motion, seat, is_pull ? robo_dir_opposite (target->dir) : (RoboDir)target->dir, amount);
    }
}

/* R8.21: mines on the way detonate one after the other, then the first robot then in the line is pushed. */
static void
play_jet (RoboTx           *tx,
          const RoboUse    *use,
          const RoboEffect *effect)
{
  RoboTargetAt target;
  guint8       end;

  while (robo_aim (tx, use->origin, use->dir, &end, &target))
    {
      if (target.seat != ROBO_NO_SEAT)
        {
          push_targets (tx, use, effect, &target, 1);
          return;
        }
      robo_queue_set_off (tx, target.space);
      robo_queue_run (tx);
    }
}

void
robo_effects_play_push (RoboTx           *tx,
                        const RoboUse    *use,
                        const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (effect->target == ROBO_TARGET_JET)
    play_jet (tx, use, effect);
  else
    push_targets (tx, use, effect, targets, robo_effects_find_targets (tx, use, effect, targets));
}
