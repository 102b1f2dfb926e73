// SPDX-License-Identifier: GPL-3.0-or-later
// Empties the queue of sources. Each source deals all its damage before the next source does (R7.8).
#include "robo-queue.h"

#include <string.h>

#include "robo-amount.h"
#include "robo-sabotage.h"
#include "robo-damage.h"
#include "robo-decks.h"
#include "robo-effect-ids.h"

static gboolean
source_hits (const RoboTx     *tx,
             const RoboSource *source,
             guint             space)
{
  switch ((RoboReach)source->reach)
    {
    case ROBO_REACH_SPACES:
      return memchr (source->spaces, space, source->n_spaces) != NULL;
    case ROBO_REACH_AREA:
      return space == source->space || robo_board_is_adjacent (tx->board, source->space, space);
    case ROBO_REACH_ADJACENT:
      return robo_board_is_adjacent (tx->board, source->space, space);
    case ROBO_REACH_HIGH_VOLTAGE:
      return tx->board->high_voltage[space];
    case ROBO_REACH_ROBOT:
    case ROBO_REACH_SELF:
      return FALSE;
    }

  g_return_val_if_reached (FALSE);
}

/* Order of sources */

/* Returns a bit for each owner with a jam, disable, steal-vp or draw among the sources that were triggered together. */
static guint
list_controllers (const RoboQueue *queue)
{
  guint owners = 0;

  for (guint i = queue->n_sorted; i < queue->n_sources; i++)
    {
      RoboAction action = queue->sources[i].action;

      if (action != ROBO_ACTION_DAMAGE && action != ROBO_ACTION_REPAIR)
        owners |= 1u << queue->sources[i].owner;
    }

  return owners;
}

/* Returns the stage that orders a source among the sources of its owner's robot. If the owner is not among the
 * `controllers`, all sources get the same stage, and the slot order of R7.8 stays (R14.9). */
static guint
get_stage (const RoboSource *source,
           guint             controllers)
{
  if (source->rank == ROBO_RANK_MINE || source->owner == ROBO_NO_SEAT || (controllers >> source->owner & 1) == 0)
    return ROBO_EFFECT_STAGE_DAMAGE;

  return robo_action_get_stage (source->action);
}

static gboolean
comes_before (const RoboTx     *tx,
              const RoboSource *a,
              const RoboSource *b,
              guint             controllers)
{
  guint number_a = robo_tx_get_number (tx, a->owner);
  guint number_b = robo_tx_get_number (tx, b->owner);
  guint stage_a = get_stage (a, controllers);
  guint stage_b = get_stage (b, controllers);

  if (number_a != number_b)
    return number_a < number_b;
  if (stage_a != stage_b && a->rank != ROBO_RANK_MINE && b->rank != ROBO_RANK_MINE)
    return stage_a < stage_b;
  if (a->rank != b->rank)
    return a->rank < b->rank;

  /* Keep sources of one card in the order of the card. Order mines by row, then by column. */
  return a->rank == ROBO_RANK_MINE && a->space < b->space;
}

/* Puts the sources that one source has triggered into the order of their owners' starting numbers (R7.8). */
static void
sort_triggered (RoboTx *tx)
{
  RoboQueue *queue = &tx->queue;
  guint      controllers = queue->n_sorted < queue->n_sources ? list_controllers (queue) : 0;

  for (guint i = queue->n_sorted + 1; i < queue->n_sources; i++)
    {
      RoboSource source = queue->sources[i];
      guint      j = i;

      for (; j > queue->n_sorted && comes_before (tx, &source, &queue->sources[j - 1], controllers); j--)
        queue->sources[j] = queue->sources[j - 1];
      queue->sources[j] = source;
    }

  queue->n_sorted = queue->n_sources;
}

void
robo_queue_add (RoboTx           *tx,
                const RoboSource *source)
{
  g_assert (tx->queue.n_sources < ROBO_MAX_SOURCES);

  tx->queue.sources[tx->queue.n_sources] = *source;
  tx->queue.sources[tx->queue.n_sources++].cause = tx->cause;
}

/* Mines */

gboolean
robo_queue_set_off (RoboTx *tx,
                    guint   space)
{
  guint    index = robo_state_get_mine_at (tx->state, space);
  guint    outer;
  RoboMine mine;

  if (index == tx->state->n_mines)
    return FALSE;

  mine = tx->state->mines[index];
  robo_state_remove_mine (tx->state, index);
  outer = robo_tx_emit_cause (tx, &(RoboEvent){ .type = ROBO_EVENT_MINE_OFF, .seat = mine.owner, .at = space });
  robo_queue_add (tx, &(RoboSource){
                        .reach = ROBO_REACH_AREA,
                        .space = space,
                        .amount = mine.damage,
                        .is_detonation = TRUE,
                        .owner = mine.owner,
                        .rank = ROBO_RANK_MINE,
                      });
  robo_tx_set_cause (tx, outer);

  return TRUE;
}

/* Sets the cause of what a source does at a space. If the source has several beams or bolts, the cause is the one
 * that strikes this space. Returns the previous cause, which the caller restores. */
static guint
set_cause_at_space (RoboTx           *tx,
                    const RoboSource *source,
                    guint             space)
{
  guint cause = tx->cause;

  if (source->reach == ROBO_REACH_HIGH_VOLTAGE)
    cause = robo_tx_emit (tx, &(RoboEvent){ .type = ROBO_EVENT_HIGH_VOLTAGE, .at = space });
  if (source->space_causes != NULL)
    {
      const guint8 *struck = memchr (source->spaces, space, source->n_spaces);

      g_assert (struck != NULL);
      cause = source->space_causes[struck - source->spaces];
    }

  return robo_tx_set_cause (tx, cause);
}

/* Returns the space of the next mine that the source hits, or ROBO_NO_SPACE. Mines are in order of their owners'
 * starting numbers, then by row, then by column. */
static guint
find_next_mine (const RoboTx     *tx,
                const RoboSource *source)
{
  guint first = ROBO_NO_SPACE;
  guint least = 0;

  for (guint i = 0; i < tx->state->n_mines; i++)
    {
      const RoboMine *mine = &tx->state->mines[i];
      guint           number;

      if (!source_hits (tx, source, mine->space))
        continue;
      number = robo_tx_get_number (tx, mine->owner);
      if (first == ROBO_NO_SPACE || number < least || (number == least && mine->space < first))
        {
          first = mine->space;
          least = number;
        }
    }

  return first;
}

/* Sets off mines until none is left. A mine that was set off is gone, so the next mine is always the first in the
 * order. */
void
robo_queue_hit_mines (RoboTx           *tx,
                      const RoboSource *source)
{
  guint space;

  while ((space = find_next_mine (tx, source)) != ROBO_NO_SPACE)
    {
      guint outer = set_cause_at_space (tx, source, space);

      robo_queue_set_off (tx, space);
      robo_tx_set_cause (tx, outer);
    }
}

/* Dealing sources */

/* Deals a source that does no damage: repair, jam, disable, steal-vp or draw. */
static void
deal_other (RoboTx           *tx,
            const RoboSource *source)
{
  if (source->action == ROBO_ACTION_REPAIR)
    {
      robo_repair_robot (tx, source->owner, source->amount);
    }
  else if (source->action == ROBO_ACTION_DRAW)
    {
      if (robo_tx_is_there (tx, source->owner) && !robo_tx_is_killbot (tx, source->owner))
        robo_draw_card (tx, source->owner);
    }
  else if (robo_tx_is_there (tx, source->robot))
    {
      robo_sabotage (tx, source->action, source->owner, source->robot, source->amount);
    }
}

static void
deal_source (RoboTx     *tx,
             RoboSource *source)
{
  robo_tx_set_cause (tx, source->cause);
  if (source->effect != NULL)
    source->amount = robo_effect_get_amount (tx, source->effect, source->owner, source->space, 0);
  if (source->is_detonation)
    robo_tx_emit_cause (tx, &(RoboEvent){
                              .type = ROBO_EVENT_DETONATE,
                              .seat = source->owner,
                              .at = source->space,
                              .amount = source->amount,
                            });

  if (source->action != ROBO_ACTION_DAMAGE)
    {
      deal_other (tx, source);
      return;
    }

  if (source->amount == 0)
    return;

  for (guint i = 0; i < tx->n_seats; i++)
    {
      guint seat = tx->seats[i];
      guint space = tx->state->robots[seat].space;
      guint outer;

      if (space == ROBO_NO_SPACE)
        continue;
      if (source->reach == ROBO_REACH_ROBOT ? seat != source->robot : !source_hits (tx, source, space))
        continue;

      outer = set_cause_at_space (tx, source, space);
      robo_damage_robot (tx, seat, source);
      robo_tx_set_cause (tx, outer);
    }
  if (source->reach != ROBO_REACH_ROBOT)
    robo_queue_hit_mines (tx, source);
}

void
robo_queue_run (RoboTx *tx)
{
  RoboQueue *queue = &tx->queue;
  guint      outer = tx->cause;

  sort_triggered (tx);
  while (queue->first < queue->n_sources)
    {
      RoboSource source = queue->sources[queue->first++];

      deal_source (tx, &source);
      sort_triggered (tx);
    }

  robo_tx_set_cause (tx, outer);
  robo_tx_clear_queue (tx);
}

void
robo_queue_deal (RoboTx           *tx,
                 const RoboSource *source)
{
  RoboSource now = *source;
  guint      outer = tx->cause;

  g_assert (tx->queue.n_sources == 0);

  /* The queue is empty, so the source need not join it first. */
  now.cause = outer;
  deal_source (tx, &now);
  robo_tx_set_cause (tx, outer);
  robo_queue_run (tx);
}
