/* The open vocabulary of effects: one small function an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-effects.h"

#include <string.h>

#include "robo-damage.h"
#include "robo-reaction.h"
#include "robo-reprogram.h"
#include "robo-step.h"

/* Targets */

/* What an effect is aimed at: fixed when the card was used, but for what is adjacent, which is
 * looked up when the effect begins. Those out or gone are left out, and where robots stand is
 * looked up too: an earlier effect of the card may have moved them. */
static guint
find_targets (const RoboTx     *tx,
              const RoboUse    *use,
              const RoboEffect *effect,
              RoboTargetAt     *targets)
{
  guint limit = use->n_targets;
  guint n = 0;

  if (effect->target == ROBO_TARGET_ADJACENT)
    return robo_aim_around (tx, use->origin, targets);
  if (effect->target == ROBO_TARGET_FIRST_IN_LINE || effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE)
    limit = MIN (limit, 1);

  for (guint i = 0; i < limit; i++)
    {
      if (effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE && use->targets[i].seat == ROBO_NO_SEAT)
        continue;
      if (!robo_target_is_left (tx, &use->targets[i]))
        continue;
      targets[n] = use->targets[i];
      if (targets[n].seat != ROBO_NO_SEAT)
        targets[n].space = tx->state->robots[targets[n].seat].space;
      n++;
    }

  return n;
}

/* Where a grenade lands: it flies over everything but solid spaces (R8.8). */
static guint
find_landing (const RoboTx  *tx,
              const RoboUse *use)
{
  guint space = use->origin;

  for (guint i = 0; i < use->value; i++)
    {
      guint next = robo_board_step (tx->board, space, use->dir)->to;

      if (next == ROBO_NO_SPACE || tx->board->terrain[next] == ROBO_TERRAIN_SOLID)
        break;
      space = next;
    }

  return space;
}

/* Damage */

static void
add_source (RoboTx           *tx,
            const RoboUse    *use,
            const RoboEffect *effect,
            RoboReach         reach,
            guint             space)
{
  robo_queue_add (tx, &(RoboSource) {
                        .reach = reach,
                        .space = space,
                        .amount = robo_effect_get_amount (tx, effect, use->origin, use->value),
                        .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
                        .is_detonation = effect->action == ROBO_ACTION_DETONATE,
                        .owner = use->seat,
                        .rank = use->slot,
                        .n_spaces = reach == ROBO_REACH_SPACES ? 1 : 0,
                        .spaces = { space },
                      });
}

static void
play_damage (RoboTx           *tx,
             const RoboUse    *use,
             const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  RoboSource source = {
    .reach = ROBO_REACH_SPACES,
    .space = use->origin,
    .amount = robo_effect_get_amount (tx, effect, use->origin, use->value),
    .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
    .owner = use->seat,
  };

  if (effect->target == ROBO_TARGET_ADJACENT)
    source.reach = ROBO_REACH_ADJACENT;
  else if (effect->target == ROBO_TARGET_THROWN)
    source.spaces[source.n_spaces++] = find_landing (tx, use);
  else
    {
      source.n_spaces = find_targets (tx, use, effect, targets);
      for (guint i = 0; i < source.n_spaces; i++)
        source.spaces[i] = targets[i].space;
    }

  robo_queue_deal (tx, &source);
}

static gboolean
fizzles (const RoboTx *tx,
         guint         space)
{
  return robo_board_is_hole (tx->board, space) && robo_state_get_robot_at (tx->state, space) == ROBO_NO_SEAT;
}

static void
play_detonate (RoboTx           *tx,
               const RoboUse    *use,
               const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  guint n_targets;
  guint landing;

  switch ((RoboTarget) effect->target)
    {
    case ROBO_TARGET_SELF:
      add_source (tx, use, effect, ROBO_REACH_AREA, use->origin);
      break;
    case ROBO_TARGET_THROWN:
      landing = find_landing (tx, use);
      if (!fizzles (tx, landing))
        add_source (tx, use, effect, ROBO_REACH_AREA, landing);
      break;
    case ROBO_TARGET_ADJACENT:
    case ROBO_TARGET_HIT:
    case ROBO_TARGET_BUMPED:
    case ROBO_TARGET_FIRST_IN_LINE:
    case ROBO_TARGET_FIRST_ROBOT_IN_LINE:
    case ROBO_TARGET_LINE:
    case ROBO_TARGET_JET:
    case ROBO_TARGET_CROSS:
    case ROBO_TARGET_PUSHER:
    case ROBO_TARGET_LEFT_SPACE:
      n_targets = find_targets (tx, use, effect, targets);
      for (guint i = 0; i < n_targets; i++)
        add_source (tx, use, effect, ROBO_REACH_AREA, targets[i].space);
      break;
    }

  robo_queue_run (tx);
}

/* Shots */

/* Aims along each direction; what is aimed at and not there yet is added to @hits. */
static guint
aim_all (RoboTx        *tx,
         const RoboUse *use,
         const RoboDir *dirs,
         guint          n_dirs,
         RoboTargetAt  *hits)
{
  guint n_hits = 0;

  for (guint i = 0; i < n_dirs; i++)
    {
      guint8 end;

      if (robo_aim (tx, use->origin, dirs[i], &end, &hits[n_hits]))
        n_hits++;
      robo_tx_emit (tx, &(RoboEvent) { .type = ROBO_EVENT_FIRE, .seat = use->seat, .at = use->origin, .key = dirs[i], .to = end });
    }

  return n_hits;
}

static const RoboTargetAt *
find_robot (const RoboTargetAt *targets,
            guint               n_targets,
            guint               seat)
{
  for (guint i = 0; i < n_targets; i++)
    {
      if (targets[i].seat == seat)
        return &targets[i];
    }

  return NULL;
}

/* Robots alone are "hit" in the sense of R8.10: those still in the arena, by starting number. */
static guint
find_hit_robots (const RoboTx       *tx,
                 const RoboTargetAt *hits,
                 guint               n_hits,
                 RoboTargetAt       *robots)
{
  guint n = 0;

  for (guint number = 1; number <= ROBO_MAX_ROBOTS; number++)
    {
      guint seat = robo_state_get_seat (tx->state, number);
      const RoboTargetAt *hit = seat == ROBO_NO_SEAT ? NULL : find_robot (hits, n_hits, seat);

      if (hit != NULL && robo_tx_is_there (tx, seat))
        robots[n++] = *hit;
    }

  return n;
}

static void
report_hits (RoboTx             *tx,
             const RoboUse      *use,
             const RoboTargetAt *hits,
             guint               n_hits)
{
  RoboTargetAt robots[ROBO_MAX_ROBOTS];
  guint n_robots = find_hit_robots (tx, hits, n_hits, robots);

  for (guint i = 0; i < n_robots; i++)
    robo_tx_emit (tx, &(RoboEvent) { .type = ROBO_EVENT_HIT, .seat = robots[i].seat, .at = robots[i].space, .by = use->seat });
}

/* R8.10: decided once for the die when the queue is dry, if a robot hit is still in the arena. */
static void
play_after_hit (RoboTx             *tx,
                const RoboUse      *shot,
                const RoboTargetAt *hits,
                guint               n_hits)
{
  RoboTargetAt robots[ROBO_MAX_ROBOTS];
  guint n_robots = find_hit_robots (tx, hits, n_hits, robots);
  RoboUse uses[ROBO_MAX_SLOTS];
  guint n_uses = 0;

  for (guint slot = 0; n_robots > 0 && slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboCard *card = robo_tx_get_card (tx, shot->seat, slot);
      RoboUse *use = &uses[n_uses];

      if (card == NULL || !robo_card_has_when (card, ROBO_WHEN_HIT) || !robo_card_takes_die (card, ROBO_RED, shot->value))
        continue;

      *use = *shot;
      use->slot = slot;
      use->when = ROBO_WHEN_HIT;
      use->n_targets = n_robots;
      memcpy (use->targets, robots, n_robots * sizeof *robots);
      if (robo_effects_choose (tx, ROBO_ASK_HIT, use))
        n_uses++;
    }

  robo_effects_play (tx, uses, n_uses);
}

/**
 * robo_effects_shoot:
 * @tx: a transaction
 * @use: who shoots, from where and with which die
 * @dirs: (array length=n_dirs): which ways
 * @n_dirs: how many
 * @amount: damage to each hit
 *
 * Fires: one source, whatever the number of beams (R6.7, R8.7), and then what cards add to a hit.
 */
void
robo_effects_shoot (RoboTx        *tx,
                    const RoboUse *use,
                    const RoboDir *dirs,
                    guint          n_dirs,
                    guint          amount)
{
  RoboTargetAt hits[ROBO_N_DIRS];
  guint n_hits = aim_all (tx, use, dirs, n_dirs, hits);
  RoboSource source = {
    .reach = ROBO_REACH_SPACES,
    .space = use->origin,
    .amount = amount,
    .owner = use->seat,
    .n_spaces = n_hits,
  };

  for (guint i = 0; i < n_hits; i++)
    source.spaces[i] = hits[i].space;
  report_hits (tx, use, hits, n_hits);
  robo_queue_deal (tx, &source);

  play_after_hit (tx, use, hits, n_hits);
}

static void
play_shoot (RoboTx           *tx,
            const RoboUse    *use,
            const RoboEffect *effect)
{
  guint amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
  RoboDir dirs[4];
  guint n_dirs = effect->target == ROBO_TARGET_CROSS ? 4 : 1;

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
  guint amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
  gboolean is_pull = effect->action == ROBO_ACTION_PULL;
  RoboMotion motion;

  if (amount == 0)
    return;

  robo_motion_init (&motion, use->seat);
  if (is_pull)
    motion.puller = use->seat;
  set_off_mines (tx, targets, n_targets);

  for (guint number = 1; number <= ROBO_MAX_ROBOTS; number++)
    {
      guint seat = robo_state_get_seat (tx->state, number);
      const RoboTargetAt *target = seat == ROBO_NO_SEAT ? NULL : find_robot (targets, n_targets, seat);

      if (target != NULL && tx->state->robots[seat].space == target->space)
        robo_push (tx, &motion, seat, is_pull ? robo_dir_opposite (target->dir) : (RoboDir) target->dir, amount);
    }
}

/* R8.21: mines on the way detonate one after the other, then the first robot then in the line is pushed. */
static void
play_jet (RoboTx           *tx,
          const RoboUse    *use,
          const RoboEffect *effect)
{
  RoboTargetAt target;
  guint8 end;

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

static void
play_push (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (effect->target == ROBO_TARGET_JET)
    play_jet (tx, use, effect);
  else
    push_targets (tx, use, effect, targets, find_targets (tx, use, effect, targets));
}

/* The rest */

/* R8.5: not a movement, not a push. */
static void
play_swap (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  RoboRobot *robot = robo_tx_get_robot (tx, use->seat);
  guint from = robot->space;

  if (!robo_tx_is_there (tx, use->seat) || find_targets (tx, use, effect, targets) == 0)
    return;

  if (targets[0].seat != ROBO_NO_SEAT)
    robo_tx_get_robot (tx, targets[0].seat)->space = from;
  else
    tx->state->mines[robo_state_get_mine_at (tx->state, targets[0].space)].space = from;
  robot->space = targets[0].space;

  robo_tx_emit (tx, &(RoboEvent) { .type = ROBO_EVENT_SWAP, .seat = use->seat, .at = from, .to = targets[0].space });
}

static void
play_reprogram (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (robo_tx_is_there (tx, use->seat) && find_targets (tx, use, effect, targets) > 0)
    robo_reprogram (tx, use->seat, use->slot, targets[0].seat);
}

static void
play_repair (RoboTx           *tx,
             const RoboUse    *use,
             const RoboEffect *effect)
{
  robo_repair_robot (tx, use->seat, robo_effect_get_amount (tx, effect, use->origin, use->value));
}

/* A mine is laid on the way, not by a use (R8.9). */
static void (*const actions[ROBO_N_ACTIONS]) (RoboTx           *tx,
                                              const RoboUse    *use,
                                              const RoboEffect *effect) = {
  [ROBO_ACTION_DAMAGE] = play_damage,
  [ROBO_ACTION_LIGHTNING] = play_damage,
  [ROBO_ACTION_PUSH] = play_push,
  [ROBO_ACTION_PULL] = play_push,
  [ROBO_ACTION_DETONATE] = play_detonate,
  [ROBO_ACTION_SWAP] = play_swap,
  [ROBO_ACTION_REPROGRAM] = play_reprogram,
  [ROBO_ACTION_SHOOT] = play_shoot,
  [ROBO_ACTION_REPAIR] = play_repair,
};

/* Using cards */

static gboolean
needs_target (const RoboEffect *effect)
{
  return effect->action != ROBO_ACTION_SHOOT &&
         (effect->target == ROBO_TARGET_FIRST_IN_LINE || effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE);
}

static gboolean
effect_is_usable (const RoboTx     *tx,
                  const RoboUse    *use,
                  const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (!needs_target (effect))
    return TRUE;
  if (find_targets (tx, use, effect, targets) == 0)
    return FALSE;

  return effect->action != ROBO_ACTION_REPROGRAM || robo_can_be_reprogrammed (tx, targets[0].seat);
}

/**
 * robo_effects_are_usable:
 * @tx: a transaction
 * @use: a use of a card that is being thought of
 *
 * Returns: whether the card can be used: it has such effects, takes the die, and what needs a
 *   target has one
 */
gboolean
robo_effects_are_usable (const RoboTx  *tx,
                         const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  gboolean has_any = FALSE;

  if (card == NULL)
    return FALSE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when != use->when)
        continue;
      if (!effect_is_usable (tx, use, effect))
        return FALSE;
      has_any = TRUE;
    }

  return has_any;
}

/**
 * robo_effects_choose:
 * @tx: a transaction
 * @kind: the question to ask, answered by no or yes
 * @use: a use of a card; is_chosen is set
 *
 * Asks whether a card is used; what is mandatory is not asked for.
 *
 * Returns: whether anything of it is to be played
 */
gboolean
robo_effects_choose (RoboTx           *tx,
                     RoboQuestionKind  kind,
                     RoboUse          *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  use->is_chosen = robo_tx_ask_use (tx, kind, use->seat, use->slot, robo_card_must_use (card, use->when));

  return use->is_chosen || robo_card_has_mandatory (card, use->when);
}

static void
play_pass (RoboTx        *tx,
           const RoboUse *use,
           gboolean       damage)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when == use->when && robo_effect_is_damage (effect) == damage &&
          (use->is_chosen || effect->is_mandatory))
        actions[effect->action](tx, use, effect);
    }
}

/**
 * robo_effects_play:
 * @tx: a transaction
 * @uses: (array length=n_uses): cards used together, in slot order
 * @n_uses: how many
 *
 * Plays the effects of the cards: damage before the rest (R6.9, R8.24).
 */
void
robo_effects_play (RoboTx        *tx,
                   const RoboUse *uses,
                   guint          n_uses)
{
  for (guint i = 0; i < n_uses; i++)
    play_pass (tx, &uses[i], TRUE);
  for (guint i = 0; i < n_uses; i++)
    play_pass (tx, &uses[i], FALSE);
}
