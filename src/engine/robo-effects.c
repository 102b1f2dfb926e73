// SPDX-License-Identifier: GPL-3.0-or-later
// Uses cards, plays the actions of their effects, and has the names of the words of effects.
#include "robo-effects.h"

#include "robo-amount.h"
#include "robo-sabotage.h"
#include "robo-damage.h"
#include "robo-decks.h"
#include "robo-effect-ids.h"
#include "robo-limits.h"
#include "robo-ids.h"
#include "robo-reaction.h"
#include "robo-reprogram.h"
#include "robo-shot.h"
#include "robo-step.h"

/* Targets of an effect */

/* Returns how many steps away a robot or mine in a line was when it became a target. */
static guint
get_distance (const RoboTx       *tx,
              const RoboUse      *use,
              const RoboTargetAt *target)
{
  gint columns = (gint)(target->space % tx->board->columns) - use->origin % tx->board->columns;
  gint rows = (gint)(target->space / tx->board->columns) - use->origin / tx->board->columns;

  return MAX (ABS (columns), ABS (rows));
}

/* Lists the targets of an effect. They were fixed when the card was used, except for targets on adjacent spaces,
 * which are looked up when the effect begins. Robots that are out and mines that are gone are skipped. The spaces of
 * robots are looked up anew, because an earlier effect of the card may have moved them. */
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
  if (effect->target == ROBO_TARGET_CHOSEN)
    {
      targets[0] = use->chosen;
      return use->has_chosen && tx->state->robots[use->chosen.seat].space == use->chosen.space ? 1 : 0;
    }
  if (effect->target == ROBO_TARGET_FIRST_IN_LINE || effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE)
    limit = MIN (limit, 1);

  for (guint i = 0; i < limit; i++)
    {
      if (effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE && use->targets[i].seat == ROBO_NO_SEAT)
        continue;
      if (effect->range != 0 && get_distance (tx, use, &use->targets[i]) > effect->range)
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

/* Returns the space where an effect that is thrown lands. It flies over everything except solid spaces and the border
 * (R8.8). */
static guint
find_landing (const RoboTx     *tx,
              const RoboUse    *use,
              const RoboEffect *effect)
{
  guint space = use->origin;
  guint n_spaces = effect->range == 0 ? use->value : MIN (use->value, effect->range);

  for (guint i = 0; i < n_spaces; i++)
    {
      guint next = robo_board_step (tx->board, space, use->dir)->to;

      if (next == ROBO_NO_SPACE || tx->board->terrain[next] == ROBO_TERRAIN_SOLID)
        break;
      space = next;
    }

  return space;
}

/* Returns whether an effect that is thrown to the space has any result there. On a pit or water it reaches only a
 * robot that hovers there, and never the thrower (R8.8). */
static gboolean
reaches_landing (const RoboTx  *tx,
                 const RoboUse *use,
                 guint          landing)
{
  guint seat;

  if (!robo_board_is_hole (tx->board, landing))
    return TRUE;

  seat = robo_state_get_robot_at (tx->state, landing);

  return seat != ROBO_NO_SEAT && seat != use->seat && robo_tx_hovers (tx, seat);
}

static guint
get_amount (const RoboTx     *tx,
            const RoboUse    *use,
            const RoboEffect *effect)
{
  return robo_effect_get_amount (tx, effect, use->seat, use->origin, use->value);
}

/* Damage */

static void
add_source (RoboTx           *tx,
            const RoboUse    *use,
            const RoboEffect *effect,
            RoboReach         reach,
            guint             space)
{
  robo_queue_add (tx, &(RoboSource){
                        .reach = reach,
                        .space = space,
                        .amount = get_amount (tx, use, effect),
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
  RoboSource   source = {
      .reach = ROBO_REACH_SPACES,
      .space = use->origin,
      .amount = get_amount (tx, use, effect),
      .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
      .owner = use->seat,
  };

  if (effect->target == ROBO_TARGET_ADJACENT)
    source.reach = ROBO_REACH_ADJACENT;
  else if (effect->target == ROBO_TARGET_THROWN)
    {
      guint landing = find_landing (tx, use, effect);

      if (reaches_landing (tx, use, landing))
        source.spaces[source.n_spaces++] = landing;
    }
  else
    {
      source.n_spaces = find_targets (tx, use, effect, targets);
      for (guint i = 0; i < source.n_spaces; i++)
        source.spaces[i] = targets[i].space;
    }

  robo_queue_deal (tx, &source);
}

static void
play_detonate (RoboTx           *tx,
               const RoboUse    *use,
               const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  guint        n_targets;
  guint        landing;

  switch ((RoboTarget)effect->target)
    {
    case ROBO_TARGET_SELF:
      add_source (tx, use, effect, ROBO_REACH_AREA, use->origin);
      break;
    case ROBO_TARGET_THROWN:
      landing = find_landing (tx, use, effect);
      if (reaches_landing (tx, use, landing))
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
    case ROBO_TARGET_ATTACKER:
    case ROBO_TARGET_CHOSEN:
      n_targets = find_targets (tx, use, effect, targets);
      for (guint i = 0; i < n_targets; i++)
        add_source (tx, use, effect, ROBO_REACH_AREA, targets[i].space);
      break;
    }

  robo_queue_run (tx);
}

/* Pushes */

/* Pushes or pulls the targets: first the mines, all in one queue, then the robots by starting number. A robot is pushed
 * only if it still stands where it was when the effect began (R8.3). The whole effect is one source (R7.5). */
static void
push_targets (RoboTx             *tx,
              const RoboUse      *use,
              const RoboEffect   *effect,
              const RoboTargetAt *targets,
              guint               n_targets)
{
  guint      amount = get_amount (tx, use, effect);
  gboolean   is_pull = effect->action == ROBO_ACTION_PULL;
  RoboSource hit = { .reach = ROBO_REACH_SPACES };
  RoboMotion motion;

  if (amount == 0)
    return;

  robo_motion_init (&motion, use->seat);
  if (is_pull)
    motion.puller = use->seat;
  for (guint i = 0; i < n_targets; i++)
    {
      if (targets[i].seat == ROBO_NO_SEAT)
        hit.spaces[hit.n_spaces++] = targets[i].space;
    }
  robo_queue_hit_mines (tx, &hit);
  robo_queue_run (tx);

  for (guint n = 0; n < tx->n_seats; n++)
    {
      guint               seat = tx->seats[n];
      guint               i = robo_target_find (targets, n_targets, seat);
      const RoboTargetAt *target = &targets[i];

      if (i < n_targets && tx->state->robots[seat].space == target->space)
        robo_push (tx, &motion, seat, is_pull ? robo_dir_opposite (target->dir) : (RoboDir)target->dir, amount);
    }
}

static void
play_push (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  const RoboLine line = {
    .dir = use->dir,
    .range = effect->range,
    .from = use->origin,
    .past_walls = use->past_walls,
  };
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  guint8       end;

  if (effect->target != ROBO_TARGET_JET)
    {
      push_targets (tx, use, effect, targets, find_targets (tx, use, effect, targets));
      return;
    }

  /* Mines on the way detonate one after the other. Then the first robot that is in the line by now is pushed
   * (R8.21). */
  while (robo_aim_line (tx, line, 1, &end, targets) > 0)
    {
      if (targets[0].seat != ROBO_NO_SEAT)
        {
          push_targets (tx, use, effect, targets, 1);
          return;
        }
      robo_queue_set_off (tx, targets[0].space);
      robo_queue_run (tx);
    }
}

/* Other effects */

/* Plays a swap, which is neither a movement nor a push (R8.5). */
static void
play_swap (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  RoboRobot   *robot = robo_tx_get_robot (tx, use->seat);
  guint        from = robot->space;

  if (!robo_tx_is_there (tx, use->seat) || find_targets (tx, use, effect, targets) == 0)
    return;

  if (targets[0].seat != ROBO_NO_SEAT)
    robo_tx_get_robot (tx, targets[0].seat)->space = from;
  else
    tx->state->mines[robo_state_get_mine_at (tx->state, targets[0].space)].space = from;
  robot->space = targets[0].space;

  robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_SWAP, .seat = use->seat, .at = from, .to = targets[0].space });
}

static void
play_reprogram (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  /* Find out anew whether the target has a die, because an earlier `jam` may have removed its last die. */
  if (robo_tx_is_there (tx, use->seat) && find_targets (tx, use, effect, targets) > 0 &&
      robo_can_be_reprogrammed (tx, targets[0].seat))
    robo_reprogram (tx, use->seat, use->slot, targets[0].seat);
}

static void
play_repair (RoboTx           *tx,
             const RoboUse    *use,
             const RoboEffect *effect)
{
  robo_repair_robot (tx, use->seat, get_amount (tx, use, effect));
}

/* Plays a recoil. A recoil that follows a hit is played only once for the die (R14.6). The robot itself is the source
 * of the push. */
static void
play_recoil (RoboTx           *tx,
             const RoboUse    *use,
             const RoboEffect *effect)
{
  guint      amount = get_amount (tx, use, effect);
  RoboMotion motion;

  if (amount == 0 || !robo_tx_is_there (tx, use->seat))
    return;
  if (use->when == ROBO_WHEN_HIT && (tx->recoiled >> use->slot & 1) != 0)
    return;

  if (use->when == ROBO_WHEN_HIT)
    tx->recoiled |= 1 << use->slot;
  robo_motion_init (&motion, use->seat);
  motion.is_recoil = TRUE;
  robo_push (tx, &motion, use->seat, robo_dir_opposite (use->dir), amount);
}

static void
play_sabotage (RoboTx           *tx,
               const RoboUse    *use,
               const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  guint        amount = get_amount (tx, use, effect);
  guint        n_targets = find_targets (tx, use, effect, targets);

  for (guint i = 0; i < n_targets; i++)
    robo_sabotage (tx, effect->action, use->seat, targets[i].seat, amount);
}

static void
play_draw (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  if (robo_tx_is_there (tx, use->seat) && !robo_tx_is_killbot (tx, use->seat))
    robo_draw_card (tx, use->seat);
}

/* Names */

static const char *const whens[] = {
  [ROBO_WHEN_FIRE] = "fire",
  [ROBO_WHEN_HIT] = "hit",
  [ROBO_WHEN_BUMP] = "bump",
  [ROBO_WHEN_MOVE_START] = "move-start",
  [ROBO_WHEN_MOVE_END] = "move-end",
  [ROBO_WHEN_PUSHED] = "pushed",
  [ROBO_WHEN_DAMAGED] = "damaged",
  [ROBO_WHEN_DESTROYED] = "destroyed",
  [ROBO_WHEN_LIGHTNING] = "lightning",
  [ROBO_WHEN_ROUND_START] = "round-start",
  [ROBO_WHEN_RESOLUTION] = "resolution",
};

static const char *const targets[] = {
  [ROBO_TARGET_SELF] = "self",
  [ROBO_TARGET_ADJACENT] = "adjacent",
  [ROBO_TARGET_HIT] = "hit",
  [ROBO_TARGET_BUMPED] = "bumped",
  [ROBO_TARGET_FIRST_IN_LINE] = "first-in-line",
  [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = "first-robot-in-line",
  [ROBO_TARGET_LINE] = "line",
  [ROBO_TARGET_JET] = "jet",
  [ROBO_TARGET_THROWN] = "thrown",
  [ROBO_TARGET_CROSS] = "cross",
  [ROBO_TARGET_PUSHER] = "pusher",
  [ROBO_TARGET_LEFT_SPACE] = "left-space",
  [ROBO_TARGET_ATTACKER] = "attacker",
  [ROBO_TARGET_CHOSEN] = "chosen",
};

static const char *const times[] = {
  [ROBO_TIMES_ONE] = "one",
  [ROBO_TIMES_OWN_DAMAGE] = "own-damage",
  [ROBO_TIMES_ADJACENT_ROBOTS] = "adjacent-robots",
  [ROBO_TIMES_VP_BEHIND] = "vp-behind",
  [ROBO_TIMES_STEPS] = "steps",
};

#define T(target) (1u << ROBO_TARGET_##target)

/* Damage and lightning have the same targets. */
#define TARGETS_OF_DAMAGE                                                                                   \
  {                                                                                                         \
    [ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE) | T (THROWN) | T (ADJACENT) | \
                       T (CHOSEN),                                                                          \
    [ROBO_WHEN_HIT] = T (HIT),                                                                              \
    [ROBO_WHEN_BUMP] = T (BUMPED),                                                                          \
    [ROBO_WHEN_MOVE_END] = T (ADJACENT) | T (CHOSEN),                                                       \
    [ROBO_WHEN_PUSHED] = T (PUSHER),                                                                        \
    [ROBO_WHEN_DAMAGED] = T (ADJACENT) | T (ATTACKER),                                                      \
    [ROBO_WHEN_DESTROYED] = T (ADJACENT) | T (ATTACKER),                                                    \
    [ROBO_WHEN_LIGHTNING] = T (ADJACENT),                                                                   \
    [ROBO_WHEN_RESOLUTION] = T (ADJACENT) | T (CHOSEN),                                                     \
  }

/* Lists all actions (formats.md, "Modules"), in the order of RoboAction. Bumps and reactions do not call `play`:
 * deal_bump() in robo-step.c plays bumps, robo-reaction.c what `pushed` sets off, and deal_other() in robo-queue.c the
 * actions without damage of other reactions. */
static const struct
{
  const char *id;
  void (*play) (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect); /* NULL for a mine: it is laid during the movement and not by a use (R8.9) */
  guint16         targets[ROBO_N_WHENS];   /* by trigger: the allowed targets as bits; all others are refused */
  RoboEffectStage stage;                   /* its place among the effects of one moment (R6.9, R14.9) */
  gboolean        needs_operator;          /* whether it involves a choice that only an operator makes (R9.7) */
  gboolean        has_no_amount;
  gboolean        is_fixed;           /* whether its amount cannot be multiplied (R14.7) */
  gboolean        affects_later_dice; /* whether it depends on dice of later units (R8.11, R14.6) */
} actions[] = {
  [ROBO_ACTION_DAMAGE] = {
    .id = "damage",
    .play = play_damage,
    .targets = TARGETS_OF_DAMAGE,
    .stage = ROBO_EFFECT_STAGE_DAMAGE,
  },
  [ROBO_ACTION_LIGHTNING] = {
    .id = "lightning",
    .play = play_damage,
    .targets = TARGETS_OF_DAMAGE,
    .stage = ROBO_EFFECT_STAGE_DAMAGE,
  },
  [ROBO_ACTION_PUSH] = {
    .id = "push",
    .play = play_push,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE) | T (JET) | T (ADJACENT) | T (CHOSEN),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_MOVE_END] = T (ADJACENT) | T (CHOSEN),
    .targets[ROBO_WHEN_RESOLUTION] = T (CHOSEN),
    .stage = ROBO_EFFECT_STAGE_REST,
  },
  [ROBO_ACTION_PULL] = {
    .id = "pull",
    .play = play_push,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .stage = ROBO_EFFECT_STAGE_REST,
  },
  [ROBO_ACTION_DETONATE] = {
    .id = "detonate",
    .play = play_detonate,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (THROWN) | T (SELF),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_MOVE_END] = T (SELF),
    .targets[ROBO_WHEN_DAMAGED] = T (SELF),
    .targets[ROBO_WHEN_DESTROYED] = T (SELF),
    .targets[ROBO_WHEN_RESOLUTION] = T (SELF),
    .stage = ROBO_EFFECT_STAGE_DAMAGE,
  },
  [ROBO_ACTION_SWAP] = {
    .id = "swap",
    .play = play_swap,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (CHOSEN),
    .targets[ROBO_WHEN_MOVE_END] = T (CHOSEN),
    .targets[ROBO_WHEN_RESOLUTION] = T (CHOSEN),
    .stage = ROBO_EFFECT_STAGE_REST,
    .has_no_amount = TRUE,
  },
  [ROBO_ACTION_REPROGRAM] = {
    .id = "reprogram",
    .play = play_reprogram,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_ROBOT_IN_LINE),
    .stage = ROBO_EFFECT_STAGE_REST,
    .needs_operator = TRUE,
    .has_no_amount = TRUE,
    .affects_later_dice = TRUE,
  },
  [ROBO_ACTION_SHOOT] = {
    .id = "shoot",
    .play = robo_shot_play,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (CROSS),
    .stage = ROBO_EFFECT_STAGE_DAMAGE,
  },
  [ROBO_ACTION_REPAIR] = {
    .id = "repair",
    .play = play_repair,
    .targets[ROBO_WHEN_FIRE] = T (SELF),
    .targets[ROBO_WHEN_HIT] = T (SELF),
    .targets[ROBO_WHEN_MOVE_END] = T (SELF),
    .targets[ROBO_WHEN_PUSHED] = T (SELF),
    .targets[ROBO_WHEN_DAMAGED] = T (SELF),
    .targets[ROBO_WHEN_LIGHTNING] = T (SELF),
    .targets[ROBO_WHEN_ROUND_START] = T (SELF),
    .targets[ROBO_WHEN_RESOLUTION] = T (SELF),
    .stage = ROBO_EFFECT_STAGE_REST,
  },
  [ROBO_ACTION_LAY_MINE] = {
    .id = "lay-mine",
    .targets[ROBO_WHEN_MOVE_START] = T (LEFT_SPACE),
    .stage = ROBO_EFFECT_STAGE_REST,
    .has_no_amount = TRUE,
  },
  [ROBO_ACTION_RECOIL] = {
    .id = "recoil",
    .play = play_recoil,
    .targets[ROBO_WHEN_FIRE] = T (SELF),
    .targets[ROBO_WHEN_HIT] = T (SELF),
    .stage = ROBO_EFFECT_STAGE_RECOIL,
    .is_fixed = TRUE,
  },
  [ROBO_ACTION_JAM] = {
    .id = "jam",
    .play = play_sabotage,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_ROBOT_IN_LINE) | T (CHOSEN),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_BUMP] = T (BUMPED),
    .targets[ROBO_WHEN_MOVE_END] = T (CHOSEN),
    .targets[ROBO_WHEN_PUSHED] = T (PUSHER),
    .targets[ROBO_WHEN_DAMAGED] = T (ATTACKER),
    .targets[ROBO_WHEN_DESTROYED] = T (ATTACKER),
    .stage = ROBO_EFFECT_STAGE_SABOTAGE,
    .has_no_amount = TRUE,
    .affects_later_dice = TRUE,
  },
  [ROBO_ACTION_DISABLE] = {
    .id = "disable",
    .play = play_sabotage,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_ROBOT_IN_LINE) | T (CHOSEN),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_BUMP] = T (BUMPED),
    .targets[ROBO_WHEN_MOVE_END] = T (CHOSEN),
    .targets[ROBO_WHEN_PUSHED] = T (PUSHER),
    .targets[ROBO_WHEN_DAMAGED] = T (ATTACKER),
    .targets[ROBO_WHEN_DESTROYED] = T (ATTACKER),
    .targets[ROBO_WHEN_RESOLUTION] = T (CHOSEN),
    .stage = ROBO_EFFECT_STAGE_SABOTAGE,
    .has_no_amount = TRUE,
  },
  [ROBO_ACTION_STEAL_VP] = {
    .id = "steal-vp",
    .play = play_sabotage,
    .targets[ROBO_WHEN_FIRE] = T (CHOSEN),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_BUMP] = T (BUMPED),
    .targets[ROBO_WHEN_MOVE_END] = T (CHOSEN),
    .targets[ROBO_WHEN_DAMAGED] = T (ATTACKER),
    .targets[ROBO_WHEN_DESTROYED] = T (ATTACKER),
    .targets[ROBO_WHEN_RESOLUTION] = T (CHOSEN),
    .stage = ROBO_EFFECT_STAGE_SABOTAGE,
  },
  [ROBO_ACTION_DRAW] = {
    .id = "draw",
    .play = play_draw,
    .targets[ROBO_WHEN_HIT] = T (SELF),
    .targets[ROBO_WHEN_MOVE_END] = T (SELF),
    .targets[ROBO_WHEN_DAMAGED] = T (SELF),
    .targets[ROBO_WHEN_ROUND_START] = T (SELF),
    .targets[ROBO_WHEN_RESOLUTION] = T (SELF),
    .stage = ROBO_EFFECT_STAGE_REST,
    .has_no_amount = TRUE,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (whens) == ROBO_N_WHENS);
G_STATIC_ASSERT (G_N_ELEMENTS (targets) == ROBO_N_TARGETS && ROBO_N_TARGETS <= 16);
G_STATIC_ASSERT (G_N_ELEMENTS (times) == ROBO_N_TIMES);
G_STATIC_ASSERT (G_N_ELEMENTS (actions) <= ROBO_MAX_ACTIONS);

ROBO_DEFINE_IDS (RoboWhen, robo_when, whens, )

ROBO_DEFINE_IDS (RoboTarget, robo_target, targets, )

ROBO_DEFINE_IDS (RoboTimes, robo_times, times, )

ROBO_DEFINE_IDS (RoboAction, robo_action, actions, .id)

guint
robo_action_get_n (void)
{
  return G_N_ELEMENTS (actions);
}

gboolean
robo_action_is_damage (RoboAction action)
{
  return actions[action].stage == ROBO_EFFECT_STAGE_DAMAGE;
}

RoboEffectStage
robo_action_get_stage (RoboAction action)
{
  return actions[action].stage;
}

gboolean
robo_action_counts (RoboAction action)
{
  return !actions[action].has_no_amount;
}

gboolean
robo_action_can_be_multiplied (RoboAction action)
{
  return !actions[action].has_no_amount && !actions[action].is_fixed;
}

gboolean
robo_target_has_range (RoboTarget target)
{
  return target == ROBO_TARGET_FIRST_IN_LINE || target == ROBO_TARGET_FIRST_ROBOT_IN_LINE ||
         target == ROBO_TARGET_LINE || target == ROBO_TARGET_JET || target == ROBO_TARGET_CROSS ||
         target == ROBO_TARGET_THROWN;
}

gboolean
robo_action_needs_operator (RoboAction action)
{
  return actions[action].needs_operator;
}

gboolean
robo_action_affects_later_dice (RoboAction action)
{
  return actions[action].affects_later_dice;
}

gboolean
robo_effect_is_accepted (RoboWhen   when,
                         RoboTarget target,
                         RoboAction action)
{
  return (actions[action].targets[when] >> target & 1) != 0;
}

/* Returns FALSE for a shot, which may miss. Other effects on the first target of a line need this target. */
gboolean
robo_effect_needs_target (const RoboEffect *effect)
{
  return effect->action != ROBO_ACTION_SHOOT &&
         (effect->target == ROBO_TARGET_FIRST_IN_LINE || effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE);
}

/* Choice of a robot (R14.5) */

gboolean
robo_card_has_target (const RoboCard *card,
                      RoboWhen        when,
                      RoboTarget      target)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == when && card->effects[i].target == target)
        return TRUE;
    }

  return FALSE;
}

/* Lists the robots that can be chosen for the card (R14.5), clockwise from north. A KillBot has only the first robot
 * that is no squad mate. Returns the number of robots. */
static guint
list_neighbours (const RoboTx  *tx,
                 const RoboUse *use,
                 RoboTargetAt  *neighbours)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  gboolean        is_killbot = robo_tx_is_killbot (tx, use->seat);
  guint           n_around = robo_aim_around (tx, use->origin, neighbours);
  guint           n = 0;

  for (guint i = 0; i < n_around && !(is_killbot && n == 1); i++)
    {
      guint seat = neighbours[i].seat;

      if (seat == ROBO_NO_SEAT || seat == use->seat || !robo_limits_suit_target (tx, card, seat))
        continue;
      if (is_killbot && robo_tx_is_killbot (tx, seat))
        continue;
      neighbours[n++] = neighbours[i];
    }

  return n;
}

/* Sets the chosen robot of the use. Asks the operator if there are several robots or if `may_decline` lets the
 * operator say no. A KillBot is never asked. Returns FALSE if the operator said no. */
static gboolean
choose_neighbour (RoboTx             *tx,
                  RoboUse            *use,
                  const RoboTargetAt *neighbours,
                  guint               n_neighbours,
                  gboolean            may_decline)
{
  guint      chosen = 0;
  RoboAnswer answer;

  if (!robo_tx_is_killbot (tx, use->seat) && (may_decline || n_neighbours > 1))
    {
      robo_tx_begin_question (tx, ROBO_ASK_CHOOSE, use->seat, tx->state->robots[use->seat].cards[use->slot]);
      if (may_decline)
        robo_tx_add_option (tx, 0);
      for (guint i = 0; i < n_neighbours; i++)
        robo_tx_add_option (tx, 1u + neighbours[i].dir);
      tx->question.fallback = tx->question.options[0];

      answer = robo_tx_ask (tx);
      if (answer == 0)
        return FALSE;
      while (1u + neighbours[chosen].dir != answer)
        chosen++;
    }

  use->chosen = neighbours[chosen];
  use->has_chosen = TRUE;

  return TRUE;
}

void
robo_effects_choose_robot (RoboTx  *tx,
                           RoboUse *use)
{
  RoboTargetAt neighbours[ROBO_MAX_TARGETS];
  guint        n_neighbours;

  if (!robo_card_has_target (robo_tx_get_card (tx, use->seat, use->slot), use->when, ROBO_TARGET_CHOSEN))
    return;

  n_neighbours = list_neighbours (tx, use, neighbours);
  if (n_neighbours > 0)
    choose_neighbour (tx, use, neighbours, n_neighbours, FALSE);
}

/* Cards that could do nothing (R14.6) */

/* Returns whether anything can happen between the decision about a card and the beginning of its effects. Sources in
 * the queue and cards that are decided at the same time may come first. */
static gboolean
may_change_before (const RoboTx  *tx,
                   const RoboUse *use)
{
  RoboTraits trait = ROBO_TRAIT_WHEN (use->when);

  switch ((RoboWhen)use->when)
    {
    case ROBO_WHEN_FIRE:
    case ROBO_WHEN_PUSHED:
    case ROBO_WHEN_ROUND_START:
    case ROBO_WHEN_RESOLUTION:
      return FALSE;
    case ROBO_WHEN_HIT:
    case ROBO_WHEN_MOVE_END:
      return robo_tx_slot_has (tx, use->seat, 0, trait) && robo_tx_slot_has (tx, use->seat, 1, trait) &&
             robo_card_takes_die (robo_tx_get_card (tx, use->seat, 1 - use->slot),
                                  use->when == ROBO_WHEN_HIT ? ROBO_RED : ROBO_BLUE, use->value);
    case ROBO_WHEN_BUMP:
    case ROBO_WHEN_MOVE_START:
    case ROBO_WHEN_DAMAGED:
    case ROBO_WHEN_DESTROYED:
    case ROBO_WHEN_LIGHTNING:
      return TRUE;
    }

  g_return_val_if_reached (TRUE);
}

/* Returns whether the other card has costs and may still be used between the choice to replace firing and the shot
 * (R14.9). These costs can change an amount that is multiplied. */
static gboolean
may_pay_for_shot (const RoboTx  *tx,
                  const RoboUse *use)
{
  const RoboTraits traits = ROBO_TRAIT_ABILITY (ROBO_ABILITY_EXTRA_DAMAGE) | ROBO_TRAIT_ABILITY (ROBO_ABILITY_PIERCE);
  guint            other = 1 - use->slot;
  const RoboCard  *card = robo_tx_get_card (tx, use->seat, other);

  return card != NULL && card->n_costs > 0 && robo_tx_slot_has (tx, use->seat, other, traits) &&
         robo_card_takes_die (card, ROBO_RED, use->value) && robo_limits_let_use (tx, use->seat, other);
}

/* Returns whether the action of the effect can do anything to one of the targets. */
static gboolean
matters_to_any (const RoboTx       *tx,
                const RoboUse      *use,
                const RoboEffect   *effect,
                const RoboTargetAt *targets,
                guint               n_targets)
{
  for (guint i = 0; i < n_targets; i++)
    {
      if (targets[i].seat == ROBO_NO_SEAT ||
          robo_sabotage_matters (tx, effect->action, use->seat, targets[i].seat))
        return TRUE;
    }

  return FALSE;
}

static gboolean
effect_matters (const RoboTx     *tx,
                const RoboUse    *use,
                const RoboEffect *effect)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  RoboTargetAt    targets[ROBO_MAX_TARGETS];

  gboolean may_change = may_change_before (tx, use) ||
                        (effect->action == ROBO_ACTION_SHOOT && may_pay_for_shot (tx, use));

  if (robo_effect_has_no_amount (tx, effect, card, use->seat, use->origin, use->value, may_change))
    return FALSE;

  switch ((RoboTarget)effect->target)
    {
    case ROBO_TARGET_ATTACKER:
    case ROBO_TARGET_PUSHER:
      return use->other != ROBO_NO_SEAT && robo_tx_is_there (tx, use->other) &&
             robo_limits_suit_target (tx, card, use->other) &&
             robo_sabotage_matters (tx, effect->action, use->seat, use->other);
    case ROBO_TARGET_CHOSEN:
      return matters_to_any (tx, use, effect, targets, list_neighbours (tx, use, targets));
    case ROBO_TARGET_HIT:
    case ROBO_TARGET_FIRST_ROBOT_IN_LINE:
      return matters_to_any (tx, use, effect, targets, find_targets (tx, use, effect, targets));
    case ROBO_TARGET_SELF:
      if (effect->action == ROBO_ACTION_DRAW && robo_tx_is_killbot (tx, use->seat))
        return FALSE;
      return (effect->action != ROBO_ACTION_DRAW && effect->action != ROBO_ACTION_RECOIL) ||
             robo_tx_is_there (tx, use->seat);
    case ROBO_TARGET_ADJACENT:
    case ROBO_TARGET_BUMPED:
    case ROBO_TARGET_FIRST_IN_LINE:
    case ROBO_TARGET_LINE:
    case ROBO_TARGET_JET:
    case ROBO_TARGET_THROWN:
    case ROBO_TARGET_CROSS:
    case ROBO_TARGET_LEFT_SPACE:
      break;
    }

  return TRUE;
}

gboolean
robo_effects_matter (const RoboTx  *tx,
                     const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  /* Return TRUE for a bump, whose target is not known yet, and for a `lightning` card, which turns lightning away
   * even if its effects do nothing. */
  if (use->when == ROBO_WHEN_BUMP || use->when == ROBO_WHEN_LIGHTNING)
    return TRUE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].when == use->when && effect_matters (tx, use, &card->effects[i]))
        return TRUE;
    }

  return FALSE;
}

/* Use of cards */

/* Returns FALSE if the effect is aimed at the first target of a line and the card's condition on the target does not
 * hold for this target (R14.1). */
static gboolean
suits_line (const RoboTx     *tx,
            const RoboUse    *use,
            const RoboCard   *card,
            const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (effect->target != ROBO_TARGET_FIRST_IN_LINE && effect->target != ROBO_TARGET_FIRST_ROBOT_IN_LINE)
    return TRUE;
  if (!robo_limits_name_target (card))
    return TRUE;

  return find_targets (tx, use, effect, targets) > 0 && robo_limits_suit_target (tx, card, targets[0].seat);
}

gboolean
robo_effects_are_usable (const RoboTx  *tx,
                         const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  RoboTargetAt    targets[ROBO_MAX_TARGETS];

  if (card == NULL)
    return FALSE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when != use->when)
        continue;
      if (!suits_line (tx, use, card, effect))
        return FALSE;
      if (!robo_effect_needs_target (effect))
        continue;
      if (find_targets (tx, use, effect, targets) == 0 ||
          (effect->action == ROBO_ACTION_REPROGRAM && !robo_can_be_reprogrammed (tx, targets[0].seat)))
        return FALSE;
    }

  return robo_effects_matter (tx, use);
}

/* Returns whether a mandatory effect of the card is aimed at a chosen robot. */
static gboolean
must_choose_robot (const RoboCard *card,
                   RoboWhen        when)
{
  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when == when && effect->target == ROBO_TARGET_CHOSEN && effect->is_mandatory)
        return TRUE;
    }

  return FALSE;
}

/* Asks whether the card is used and on which robot, in one question (R14.5). The answer no is left out if a mandatory
 * effect is aimed at the robot. A KillBot is not asked. */
static void
ask_for_robot (RoboTx             *tx,
               RoboUse            *use,
               const RoboTargetAt *neighbours,
               guint               n_neighbours)
{
  gboolean is_bound = must_choose_robot (robo_tx_get_card (tx, use->seat, use->slot), use->when);

  use->is_chosen = choose_neighbour (tx, use, neighbours, n_neighbours, !is_bound);
  if (use->is_chosen)
    robo_tx_use (tx, use->seat, use->slot);
}

gboolean
robo_effects_choose (RoboTx          *tx,
                     RoboQuestionKind kind,
                     RoboUse         *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  gboolean        is_guarded = robo_tx_is_limited (tx, use->seat, use->slot);
  gboolean        has_mandatory = robo_card_has_mandatory (card, use->when);
  gboolean        must_use = robo_card_must_use (card, use->when);
  RoboTargetAt    neighbours[ROBO_MAX_TARGETS];
  guint           n_neighbours = 0;

  use->is_chosen = use->is_due = use->has_chosen = FALSE;
  use->cause = tx->cause;
  if ((is_guarded || tx->state->disabled != 0) && !robo_limits_hold (tx, use->seat, use->slot))
    return FALSE;
  if (!robo_effects_matter (tx, use))
    return FALSE;
  if (robo_card_has_target (card, use->when, ROBO_TARGET_CHOSEN))
    n_neighbours = list_neighbours (tx, use, neighbours);

  /* Don't pay for a mandatory use of a guarded card yet, because it is counted and paid when it begins. */
  if (is_guarded && (must_use || !robo_limits_can_pay (tx, use->seat, use->slot)))
    {
      use->is_chosen = must_use;
      use->is_due = has_mandatory;
      if (has_mandatory && n_neighbours > 0)
        choose_neighbour (tx, use, neighbours, n_neighbours, FALSE);
      return has_mandatory;
    }

  if (n_neighbours > 0)
    ask_for_robot (tx, use, neighbours, n_neighbours);
  else
    use->is_chosen = robo_tx_ask_use (tx, kind, use->seat, use->slot, must_use);
  if (use->is_chosen)
    use->cause = tx->use_cause;
  else
    use->is_due = is_guarded && has_mandatory;

  return use->is_chosen || has_mandatory;
}

gboolean
robo_effects_begin (RoboTx *tx,
                    guint   seat,
                    guint   slot,
                    guint  *cause)
{
  if (!robo_limits_can_pay (tx, seat, slot))
    return FALSE;

  robo_tx_use (tx, seat, slot);
  *cause = tx->use_cause;

  return TRUE;
}

static void
play_stage (RoboTx         *tx,
            const RoboUse  *use,
            RoboEffectStage stage)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  guint           outer = robo_tx_set_cause (tx, use->cause);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when == use->when && actions[effect->action].stage == stage &&
          (use->is_chosen || effect->is_mandatory))
        actions[effect->action].play (tx, use, effect);
    }
  robo_tx_set_cause (tx, outer);
}

void
robo_effects_play (RoboTx  *tx,
                   RoboUse *uses,
                   guint    n_uses)
{
  guint n = 0;

  for (guint i = 0; i < n_uses; i++)
    {
      if (!uses[i].is_due || robo_effects_begin (tx, uses[i].seat, uses[i].slot, &uses[i].cause))
        uses[n++] = uses[i];
    }

  for (RoboEffectStage stage = ROBO_EFFECT_STAGE_DAMAGE; stage <= ROBO_EFFECT_STAGE_RECOIL; stage++)
    {
      for (guint i = 0; i < n; i++)
        play_stage (tx, &uses[i], stage);
    }
}
