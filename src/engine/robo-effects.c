/* The open vocabulary of effects: one small function an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-effects-private.h"

#include "robo-damage.h"
#include "robo-ids.h"
#include "robo-reaction.h"
#include "robo-reprogram.h"

/* Targets */

guint
robo_effects_find_targets (const RoboTx     *tx,
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
    source.spaces[source.n_spaces++] = find_landing (tx, use);
  else
    {
      source.n_spaces = robo_effects_find_targets (tx, use, effect, targets);
      for (guint i = 0; i < source.n_spaces; i++)
        source.spaces[i] = targets[i].space;
    }

  robo_queue_deal (tx, &source);
}

/* R8.8: it falls in, unless somebody hovers there. */
static gboolean
grenade_fizzles (const RoboTx *tx,
                 guint         space)
{
  guint seat = robo_state_get_robot_at (tx->state, space);

  return robo_board_is_hole (tx->board, space) && (seat == ROBO_NO_SEAT || !robo_tx_hovers (tx, seat));
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
      if (!grenade_fizzles (tx, landing))
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
      n_targets = robo_effects_find_targets (tx, use, effect, targets);
      for (guint i = 0; i < n_targets; i++)
        add_source (tx, use, effect, ROBO_REACH_AREA, targets[i].space);
      break;
    }

  robo_queue_run (tx);
}

/* The rest */

/* R8.5: not a movement, not a push. */
static void
play_swap (RoboTx           *tx,
           const RoboUse    *use,
           const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];
  RoboRobot   *robot = robo_tx_get_robot (tx, use->seat);
  guint        from = robot->space;

  if (!robo_tx_is_there (tx, use->seat) || robo_effects_find_targets (tx, use, effect, targets) == 0)
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

  if (robo_tx_is_there (tx, use->seat) && robo_effects_find_targets (tx, use, effect, targets) > 0)
    robo_reprogram (tx, use->seat, use->slot, targets[0].seat);
}

static void
play_repair (RoboTx           *tx,
             const RoboUse    *use,
             const RoboEffect *effect)
{
  robo_repair_robot (tx, use->seat, robo_effect_get_amount (tx, effect, use->origin, use->value));
}

/* The vocabulary */

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

static const struct
{
  const char *id;
  void (*play) (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect); /* NULL: a mine is laid on the way, not by a use (R8.9) */
  gboolean is_damage;                      /* comes first (R6.9) */
  gboolean needs_operator;                 /* R9.7 */
} actions[] = {
  [ROBO_ACTION_DAMAGE] = { "damage", play_damage, .is_damage = TRUE },
  [ROBO_ACTION_LIGHTNING] = { "lightning", play_damage, .is_damage = TRUE },
  [ROBO_ACTION_PUSH] = { "push", robo_effects_play_push },
  [ROBO_ACTION_PULL] = { "pull", robo_effects_play_push },
  [ROBO_ACTION_DETONATE] = { "detonate", play_detonate, .is_damage = TRUE },
  [ROBO_ACTION_SWAP] = { "swap", play_swap },
  [ROBO_ACTION_REPROGRAM] = { "reprogram", play_reprogram, .needs_operator = TRUE },
  [ROBO_ACTION_SHOOT] = { "shoot", robo_effects_play_shoot, .is_damage = TRUE },
  [ROBO_ACTION_REPAIR] = { "repair", play_repair },
  [ROBO_ACTION_LAY_MINE] = { "lay-mine", NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (whens) == ROBO_N_WHENS);
G_STATIC_ASSERT (G_N_ELEMENTS (targets) == ROBO_N_TARGETS);
G_STATIC_ASSERT (G_N_ELEMENTS (actions) == ROBO_N_ACTIONS);

ROBO_DEFINE_IDS (RoboWhen, robo_when, whens, )

ROBO_DEFINE_IDS (RoboTarget, robo_target, targets, )

ROBO_DEFINE_IDS (RoboAction, robo_action, actions, .id)

#define B(action) (1u << ROBO_ACTION_##action)

/* The closed vocabulary: formats.md, "Modules". What is not here is refused. */
static const guint16 accepted[ROBO_N_WHENS][ROBO_N_TARGETS] = {
  [ROBO_WHEN_FIRE] = {
    [ROBO_TARGET_FIRST_IN_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (SWAP) | B (DETONATE) | B (SHOOT),
    [ROBO_TARGET_FIRST_ROBOT_IN_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (SWAP) | B (DETONATE) | B (REPROGRAM),
    [ROBO_TARGET_LINE] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL),
    [ROBO_TARGET_JET] = B (PUSH),
    [ROBO_TARGET_THROWN] = B (DETONATE) | B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_CROSS] = B (SHOOT),
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_HIT] = {
    [ROBO_TARGET_HIT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH) | B (PULL) | B (DETONATE),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_BUMP] = {
    [ROBO_TARGET_BUMPED] = B (DAMAGE) | B (LIGHTNING),
  },
  [ROBO_WHEN_MOVE_START] = {
    [ROBO_TARGET_LEFT_SPACE] = B (LAY_MINE),
  },
  [ROBO_WHEN_MOVE_END] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING) | B (PUSH),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_PUSHED] = {
    [ROBO_TARGET_PUSHER] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_DAMAGED] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
  [ROBO_WHEN_DESTROYED] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE),
  },
  [ROBO_WHEN_LIGHTNING] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_ROUND_START] = {
    [ROBO_TARGET_SELF] = B (REPAIR),
  },
  [ROBO_WHEN_RESOLUTION] = {
    [ROBO_TARGET_ADJACENT] = B (DAMAGE) | B (LIGHTNING),
    [ROBO_TARGET_SELF] = B (DETONATE) | B (REPAIR),
  },
};

gboolean
robo_effect_is_accepted (RoboWhen   when,
                         RoboTarget target,
                         RoboAction action)
{
  return (accepted[when][target] >> action & 1) != 0;
}

gboolean
robo_effect_is_damage (const RoboEffect *effect)
{
  return actions[effect->action].is_damage;
}

/* A shot may go wide; nothing else can be done to the first of nobody. */
gboolean
robo_effect_needs_target (const RoboEffect *effect)
{
  return effect->action != ROBO_ACTION_SHOOT &&
         (effect->target == ROBO_TARGET_FIRST_IN_LINE || effect->target == ROBO_TARGET_FIRST_ROBOT_IN_LINE);
}

gboolean
robo_action_needs_operator (RoboAction action)
{
  return actions[action].needs_operator;
}

/* Using cards */

static gboolean
effect_is_usable (const RoboTx     *tx,
                  const RoboUse    *use,
                  const RoboEffect *effect)
{
  RoboTargetAt targets[ROBO_MAX_TARGETS];

  if (!robo_effect_needs_target (effect))
    return TRUE;
  if (robo_effects_find_targets (tx, use, effect, targets) == 0)
    return FALSE;

  return effect->action != ROBO_ACTION_REPROGRAM || robo_can_be_reprogrammed (tx, targets[0].seat);
}

gboolean
robo_effects_are_usable (const RoboTx  *tx,
                         const RoboUse *use)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  gboolean        has_any = FALSE;

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

      if (effect->when == use->when && robo_effect_is_damage (effect) == damage &&
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
