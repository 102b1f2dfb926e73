// SPDX-License-Identifier: GPL-3.0-or-later
// Fires shots, and plays the effects that cards add to shots.
#include "robo-shot.h"

#include "robo-amount.h"
#include "robo-limits.h"

/* Holds the robots and mines that a shot hits in all its lines. */
typedef struct
{
  RoboTargetAt targets[ROBO_MAX_REACH + ROBO_MAX_TARGETS];
  guint        causes[ROBO_MAX_REACH + ROBO_MAX_TARGETS]; /* by target: the event of the beam, and later the event of the hit */
  guint        n;
} Hits;

/* Sets `which` to the indices of the targets that are "hit" in the sense of R8.10: only robots that are still in the
 * arena, by starting number. Returns their number. */
static guint
list_hit_robots (const RoboTx *tx,
                 const Hits   *hits,
                 guint        *which)
{
  guint n = 0;

  for (guint i = 0; i < tx->n_seats; i++)
    {
      guint hit = robo_target_find (hits->targets, hits->n, tx->seats[i]);

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

      const RoboCard *card = robo_tx_get_card (tx, shot->seat, slot);

      if (!robo_tx_slot_has (tx, shot->seat, slot, ROBO_TRAIT_WHEN (ROBO_WHEN_HIT)) ||
          !robo_card_takes_die (card, ROBO_RED, shot->value))
        continue;

      *use = *shot;
      use->slot = slot;
      use->when = ROBO_WHEN_HIT;
      use->n_targets = 0;
      for (guint i = 0; i < n_robots; i++)
        {
          if (robo_limits_suit_target (tx, card, hits->targets[which[i]].seat))
            use->targets[use->n_targets++] = hits->targets[which[i]];
        }
      if (use->n_targets > 0 && robo_effects_choose (tx, ROBO_ASK_HIT, use))
        n_uses++;
    }

  robo_effects_play (tx, uses, n_uses);
  robo_tx_set_cause (tx, outer);
}

/* Deals the damage of the hits, then plays the effects that cards add to a hit. The beam is the cause of a hit, and the
 * hit is the cause of its damage. */
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

/* Fires along all lines as one source (R6.7, R8.7). If a line has a target, also deals the damage and plays the effects
 * that cards add to a hit. */
static void
shoot (RoboTx         *tx,
       const RoboUse  *use,
       const RoboLine *lines,
       guint           n_lines,
       guint           amount)
{
  Hits hits;

  hits.n = 0;
  for (guint i = 0; i < n_lines; i++)
    {
      guint8 end;
      guint  n_targets = robo_aim_line (tx, lines[i], 1u + use->pierce, &end, &hits.targets[hits.n]);
      guint  cause = robo_tx_emit (tx, &(RoboEvent){
                                         .type = ROBO_EVENT_FIRE,
                                         .seat = use->seat,
                                         .at = use->origin,
                                         .key = lines[i].dir,
                                         .to = end,
                                      });

      for (; n_targets > 0; n_targets--)
        hits.causes[hits.n++] = cause;
    }

  if (hits.n > 0)
    deal_hits (tx, use, &hits, amount + use->extra_damage);
}

/* Lists the lines along which an effect shoots, and returns their number. Usually this is only the line of the key. A
 * crossfire (R8.7) has four lines: if the key is orthogonal, clockwise from north, else clockwise from north-east. */
static guint
list_lines (const RoboUse    *use,
            const RoboEffect *effect,
            RoboLine         *lines)
{
  guint n_lines = effect->target == ROBO_TARGET_CROSS ? 4 : 1;

  for (guint i = 0; i < n_lines; i++)
    lines[i] = (RoboLine){
      .from = use->origin,
      .dir = n_lines == 1 ? use->dir : (use->dir & 1) + 2 * i,
      .range = effect->range,
      .past_walls = use->past_walls,
    };

  return n_lines;
}

void
robo_shot_play (RoboTx           *tx,
                const RoboUse    *use,
                const RoboEffect *effect)
{
  guint    amount = robo_effect_get_amount (tx, effect, use->seat, use->origin, use->value);
  RoboLine lines[4];

  shoot (tx, use, lines, list_lines (use, effect, lines), amount + tx->rules->laser_damage - 1u);
}

static RoboLine
get_plain_line (const RoboUse *use,
                RoboDir        dir)
{
  return (RoboLine){ .from = use->origin, .dir = dir, .past_walls = use->past_walls };
}

void
robo_shot_fire (RoboTx        *tx,
                const RoboUse *use)
{
  RoboLine lines[2] = { get_plain_line (use, use->dir) };
  guint    n_lines = 1;

  if (use->is_rear)
    lines[n_lines++] = get_plain_line (use, robo_dir_opposite (use->dir));

  shoot (tx, use, lines, n_lines, tx->rules->laser_damage);
}

/* Choices before a shot (R14.4) */

/* Returns whether the die has no target now, but has one if energy walls do not end its line. A die that has a target
 * keeps the same first target without energy walls. */
static gboolean
changes_target (const RoboTx  *tx,
                const RoboUse *use)
{
  const RoboLine plain = { .from = use->origin, .dir = use->dir };
  const RoboLine through = { .from = use->origin, .dir = use->dir, .past_walls = TRUE };

  return !robo_line_has_target (tx, plain) && robo_line_has_target (tx, through);
}

void
robo_shot_choose_past_walls (RoboTx  *tx,
                             RoboUse *use)
{
  for (guint slot = 0; slot < ROBO_MAX_SLOTS && !use->past_walls; slot++)
    {
      const RoboAbility *ability = robo_tx_get_usable (tx, use->seat, slot, ROBO_ABILITY_FIRE_PAST_WALLS, ROBO_RED,
                                                       use->value);

      if (ability == NULL || (robo_tx_is_killbot (tx, use->seat) && !changes_target (tx, use)))
        continue;
      use->past_walls = robo_tx_ask_use (tx, ROBO_ASK_FIRE_PAST_WALLS, use->seat, slot, ability->is_mandatory);
    }
}

/* Returns whether one of the lines along which the die shoots has a target. A line backwards (`rear-fire`) does not
 * count. */
static gboolean
has_target (const RoboTx  *tx,
            const RoboUse *use,
            gboolean       is_plain)
{
  const RoboCard *card = robo_tx_get_card (tx, use->seat, use->slot);
  const RoboLine  ahead = get_plain_line (use, use->dir);

  if (is_plain)
    return robo_line_has_target (tx, ahead);

  for (guint i = 0; i < card->n_effects; i++)
    {
      const RoboEffect *effect = &card->effects[i];
      RoboLine          lines[4];
      guint             n_lines;

      if (effect->when != ROBO_WHEN_FIRE || effect->action != ROBO_ACTION_SHOOT)
        continue;
      n_lines = list_lines (use, effect, lines);
      for (guint line = 0; line < n_lines; line++)
        {
          if (robo_line_has_target (tx, lines[line]))
            return TRUE;
        }
    }

  return FALSE;
}

static guint
get_amount (const RoboAbility *ability)
{
  return ability == NULL ? 0 : ability->amount;
}

static gboolean
is_free (const RoboAbility *ability)
{
  return ability != NULL && !ability->is_mandatory;
}

void
robo_shot_choose (RoboTx  *tx,
                  RoboUse *use,
                  gboolean is_plain)
{
  const RoboLine rear_line = get_plain_line (use, robo_dir_opposite (use->dir));
  gboolean       has_any = has_target (tx, use, is_plain);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      const RoboAbility *extra = robo_tx_get_usable (tx, use->seat, slot, ROBO_ABILITY_EXTRA_DAMAGE, ROBO_RED, use->value);
      const RoboAbility *pierce = robo_tx_get_usable (tx, use->seat, slot, ROBO_ABILITY_PIERCE, ROBO_RED, use->value);
      const RoboAbility *rear = robo_tx_get_usable (tx, use->seat, slot, ROBO_ABILITY_REAR_FIRE, ROBO_RED, use->value);
      gboolean           must_use = !is_free (extra) && !is_free (pierce) && !is_free (rear);
      gboolean           has_rear = is_plain && rear != NULL && !use->is_rear && robo_line_has_target (tx, rear_line);

      if (!has_rear && (!has_any || (extra == NULL && pierce == NULL)))
        continue;
      if (!robo_tx_ask_use (tx, ROBO_ASK_SHOT, use->seat, slot, must_use))
        continue;

      use->extra_damage += get_amount (extra);
      use->pierce += get_amount (pierce);
      use->is_rear = use->is_rear || (is_plain && rear != NULL);
      has_any = has_any || has_rear;
    }
}
