// SPDX-License-Identifier: GPL-3.0-or-later
// Uses cards, plays the actions of their effects, and has the names of the words of effects.
#include "robo-effects.h"

#include "robo-damage.h"
#include "robo-effect-ids.h"
#include "robo-ids.h"
#include "robo-reaction.h"
#include "robo-reprogram.h"
#include "robo-step.h"

/* Targets */

/* Lists the targets of an effect. They were fixed when the card was used, except for adjacent ones, which are looked
 * up when the effect begins. Robots that are out and mines that are gone are skipped. The spaces of robots are looked
 * up anew, because an earlier effect of the card may have moved them. */
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

/* Returns the space where a grenade lands. It flies over everything except solid spaces (R8.8). */
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
  RoboSource   source = {
      .reach = ROBO_REACH_SPACES,
      .space = use->origin,
      .amount = robo_effect_get_amount (tx, effect, use->origin, use->value),
      .is_lightning = effect->action == ROBO_ACTION_LIGHTNING,
      .owner = use->seat,
  };

  if (effect->target == ROBO_TARGET_ADJACENT)
    source.reach = ROBO_REACH_ADJACENT;
  else if (effect->target == ROBO_TARGET_THROWN)
    {
      guint landing = find_landing (tx, use);

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
      landing = find_landing (tx, use);
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
      n_targets = find_targets (tx, use, effect, targets);
      for (guint i = 0; i < n_targets; i++)
        add_source (tx, use, effect, ROBO_REACH_AREA, targets[i].space);
      break;
    }

  robo_queue_run (tx);
}

/* Shots */

/* Holds the robots and mines that a shot hits, at most one in each direction. */
typedef struct
{
  RoboTargetAt targets[ROBO_N_DIRS];
  guint        causes[ROBO_N_DIRS]; /* by target: the event of the beam, and later the event of the hit */
  guint        n;
} Hits;

/* Returns the index of the robot in `targets`, or n_targets if it is not there. */
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

/* Lists those of the targets that are "hit" in the sense of R8.10: only robots that are still in the arena, by
 * starting number. Returns how many they are. */
static guint
list_hit_robots (const RoboTx *tx,
                 const Hits   *hits,
                 guint        *which)
{
  guint n = 0;

  for (guint i = 0; i < tx->n_seats; i++)
    {
      guint hit = find_robot (hits->targets, hits->n, tx->seats[i]);

      if (hit < hits->n && robo_tx_is_there (tx, tx->seats[i]))
        which[n++] = hit;
    }

  return n;
}

/* Plays the effects that follow a hit (R8.10). The operator decides once for the die, when the queue is empty, if a
 * robot that was hit is still in the arena. The hit of the first such robot is the cause. */
static void
play_after_hit (RoboTx        *tx,
                const RoboUse *shot,
                const Hits    *hits)
{
  guint   which[ROBO_MAX_ROBOTS];
  guint   n_robots;
  RoboUse uses[ROBO_MAX_SLOTS];
  guint   n_uses = 0;
  guint   outer = tx->cause;

  if (!robo_tx_has (tx, shot->seat, ROBO_TRAIT_WHEN (ROBO_WHEN_HIT)))
    return;
  n_robots = list_hit_robots (tx, hits, which);
  if (n_robots == 0)
    return;

  robo_tx_set_cause (tx, hits->causes[which[0]]);
  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      RoboUse *use = &uses[n_uses];

      if (!robo_tx_slot_has (tx, shot->seat, slot, ROBO_TRAIT_WHEN (ROBO_WHEN_HIT)) ||
          !robo_card_takes_die (robo_tx_get_card (tx, shot->seat, slot), ROBO_RED, shot->value))
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

/* Deals the damage of the hits. The beam is the cause of a hit, and the hit is the cause of its damage. */
static void
deal_hits (RoboTx        *tx,
           const RoboUse *use,
           Hits          *hits,
           guint          amount)
{
  RoboSource source = { .reach = ROBO_REACH_SPACES, .space = use->origin, .amount = amount, .owner = use->seat };
  guint      which[ROBO_MAX_ROBOTS];
  guint      n_robots = list_hit_robots (tx, hits, which);
  guint      outer = tx->cause;

  for (guint i = 0; i < n_robots; i++)
    {
      const RoboTargetAt *robot = &hits->targets[which[i]];

      robo_tx_set_cause (tx, hits->causes[which[i]]);
      hits->causes[which[i]] = robo_tx_emit (tx, &(RoboEvent){
                                                   .type = ROBO_EVENT_HIT,
                                                   .seat = robot->seat,
                                                   .at = robot->space,
                                                   .by = use->seat,
                                                 });
    }
  robo_tx_set_cause (tx, outer);

  source.space_causes = hits->causes;
  source.n_spaces = hits->n;
  for (guint i = 0; i < hits->n; i++)
    source.spaces[i] = hits->targets[i].space;
  robo_queue_deal (tx, &source);

  play_after_hit (tx, use, hits);
}

void
robo_effects_shoot (RoboTx        *tx,
                    const RoboUse *use,
                    const RoboDir *dirs,
                    guint          n_dirs,
                    guint          amount)
{
  Hits hits;

  hits.n = 0;
  for (guint i = 0; i < n_dirs; i++)
    {
      guint8   end;
      gboolean has_target = robo_aim (tx, use->origin, dirs[i], &end, &hits.targets[hits.n]);

      hits.causes[hits.n] = robo_tx_emit (tx, &(RoboEvent){
                                                .type = ROBO_EVENT_FIRE,
                                                .seat = use->seat,
                                                .at = use->origin,
                                                .key = dirs[i],
                                                .to = end,
                                              });
      hits.n += has_target;
    }

  if (hits.n > 0)
    deal_hits (tx, use, &hits, amount);
}

static void
play_shoot (RoboTx           *tx,
            const RoboUse    *use,
            const RoboEffect *effect)
{
  guint   amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
  RoboDir dirs[4];
  guint   n_dirs = effect->target == ROBO_TARGET_CROSS ? 4 : 1;

  /* Take the four directions of the same kind as the key, orthogonal or diagonal (R8.7), clockwise from north. */
  for (guint i = 0; i < n_dirs; i++)
    dirs[i] = n_dirs == 1 ? use->dir : (use->dir & 1) + 2 * i;

  robo_effects_shoot (tx, use, dirs, n_dirs, amount);
}

/* Pushes */

/* Pushes the mines first, all in one queue, then the robots by starting number. A robot is pushed only if it still
 * stands where it was when the effect began (R8.3). The whole effect is one source (R7.5). */
static void
push_targets (RoboTx             *tx,
              const RoboUse      *use,
              const RoboEffect   *effect,
              const RoboTargetAt *targets,
              guint               n_targets)
{
  guint      amount = robo_effect_get_amount (tx, effect, use->origin, use->value);
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
      guint               i = find_robot (targets, n_targets, seat);
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
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  guint8       end;

  if (effect->target != ROBO_TARGET_JET)
    {
      push_targets (tx, use, effect, targets, find_targets (tx, use, effect, targets));
      return;
    }

  /* Mines on the way detonate one after the other. Then the first robot that is in the line by now is pushed (R8.21). */
  while (robo_aim (tx, use->origin, use->dir, &end, &targets[0]))
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
};

#define T(target) (1u << ROBO_TARGET_##target)

/* Damage and lightning have the same targets. */
#define TARGETS_OF_DAMAGE                                                                                  \
  {                                                                                                        \
    [ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE) | T (THROWN) | T (ADJACENT), \
    [ROBO_WHEN_HIT] = T (HIT),                                                                             \
    [ROBO_WHEN_BUMP] = T (BUMPED),                                                                         \
    [ROBO_WHEN_MOVE_END] = T (ADJACENT),                                                                   \
    [ROBO_WHEN_PUSHED] = T (PUSHER),                                                                       \
    [ROBO_WHEN_DAMAGED] = T (ADJACENT),                                                                    \
    [ROBO_WHEN_DESTROYED] = T (ADJACENT),                                                                  \
    [ROBO_WHEN_LIGHTNING] = T (ADJACENT),                                                                  \
    [ROBO_WHEN_RESOLUTION] = T (ADJACENT),                                                                 \
  }

/* All actions (formats.md, "Modules"). Those with a name in RoboAction come first, in its order. */
static const struct
{
  const char *id;
  void (*play) (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect); /* NULL for a mine: it is laid during the movement and not by a use (R8.9) */
  guint16  targets[ROBO_N_WHENS];          /* by trigger: the allowed targets as bits; all others are refused */
  gboolean is_damage;                      /* comes first (R6.9) */
  gboolean needs_operator;                 /* takes a choice of an operator (R9.7) */
} actions[] = {
  [ROBO_ACTION_DAMAGE] = {
    .id = "damage",
    .play = play_damage,
    .targets = TARGETS_OF_DAMAGE,
    .is_damage = TRUE,
  },
  [ROBO_ACTION_LIGHTNING] = {
    .id = "lightning",
    .play = play_damage,
    .targets = TARGETS_OF_DAMAGE,
    .is_damage = TRUE,
  },
  [ROBO_ACTION_PUSH] = {
    .id = "push",
    .play = play_push,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE) | T (JET) | T (ADJACENT),
    .targets[ROBO_WHEN_HIT] = T (HIT),
    .targets[ROBO_WHEN_MOVE_END] = T (ADJACENT),
  },
  [ROBO_ACTION_PULL] = {
    .id = "pull",
    .play = play_push,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE) | T (LINE),
    .targets[ROBO_WHEN_HIT] = T (HIT),
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
    .is_damage = TRUE,
  },
  [ROBO_ACTION_SWAP] = {
    .id = "swap",
    .play = play_swap,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (FIRST_ROBOT_IN_LINE),
  },
  [ROBO_ACTION_REPROGRAM] = {
    .id = "reprogram",
    .play = play_reprogram,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_ROBOT_IN_LINE),
    .needs_operator = TRUE,
  },
  [ROBO_ACTION_SHOOT] = {
    .id = "shoot",
    .play = play_shoot,
    .targets[ROBO_WHEN_FIRE] = T (FIRST_IN_LINE) | T (CROSS),
    .is_damage = TRUE,
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
  },
  [ROBO_ACTION_LAY_MINE] = {
    .id = "lay-mine",
    .targets[ROBO_WHEN_MOVE_START] = T (LEFT_SPACE),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (whens) == ROBO_N_WHENS);
G_STATIC_ASSERT (G_N_ELEMENTS (targets) == ROBO_N_TARGETS && ROBO_N_TARGETS <= 16);
G_STATIC_ASSERT (G_N_ELEMENTS (actions) <= ROBO_MAX_ACTIONS);

ROBO_DEFINE_IDS (RoboWhen, robo_when, whens, )

ROBO_DEFINE_IDS (RoboTarget, robo_target, targets, )

ROBO_DEFINE_IDS (RoboAction, robo_action, actions, .id)

guint
robo_action_get_n (void)
{
  return G_N_ELEMENTS (actions);
}

gboolean
robo_action_is_damage (RoboAction action)
{
  return actions[action].is_damage;
}

gboolean
robo_action_needs_operator (RoboAction action)
{
  return actions[action].needs_operator;
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

/* Use of cards */

gboolean
robo_effects_are_usable (const RoboTx  *tx,
                         const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  RoboTargetAt    targets[ROBO_MAX_TARGETS];
  gboolean        has_any = FALSE;

  if (card == NULL)
    return FALSE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when != use->when)
        continue;
      has_any = TRUE;
      if (!robo_effect_needs_target (effect))
        continue;
      if (find_targets (tx, use, effect, targets) == 0 ||
          (effect->action == ROBO_ACTION_REPROGRAM && !robo_can_be_reprogrammed (tx, targets[0].seat)))
        return FALSE;
    }

  return has_any;
}

gboolean
robo_effects_choose (RoboTx          *tx,
                     RoboQuestionKind kind,
                     RoboUse         *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);

  use->is_chosen = robo_tx_ask_use (tx, kind, use->seat, use->slot, robo_card_must_use (card, use->when));
  use->cause = use->is_chosen ? tx->use_cause : tx->cause;

  return use->is_chosen || robo_card_has_mandatory (card, use->when);
}

static void
play_pass (RoboTx        *tx,
           const RoboUse *use,
           gboolean       damage)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  guint           outer = robo_tx_set_cause (tx, use->cause);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];

      if (effect->when == use->when && actions[effect->action].is_damage == damage &&
          (use->is_chosen || effect->is_mandatory))
        actions[effect->action].play (tx, use, effect);
    }
  robo_tx_set_cause (tx, outer);
}

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
