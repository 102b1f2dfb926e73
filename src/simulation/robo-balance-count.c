// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the events of a game.
#include "robo-balance-count.h"

#include "replay/robo-cause.h"
#include "replay/robo-heat.h"

/* Holds a game that is being counted. */
typedef struct
{
  RoboBalanceResult *result;
  const RoboSetup   *setup;
  const RoboState   *end;
  const RoboEvent   *events;
  guint              n_events;
} Count;

/* Deaths */

static RoboDeath
get_damage_death (const Count *count,
                  guint        index)
{
  guint cause = count->events[index].cause;

  if (cause == ROBO_CAUSE_NONE)
    return ROBO_DEATH_MODULE;

  switch ((RoboEventType)count->events[cause].type)
    {
    case ROBO_EVENT_HIT:
      return ROBO_DEATH_LASER;
    case ROBO_EVENT_BARRIER:
      return ROBO_DEATH_BARRIER;
    case ROBO_EVENT_HIGH_VOLTAGE:
      return ROBO_DEATH_HIGH_VOLTAGE;
    case ROBO_EVENT_LIGHTNING:
      return ROBO_DEATH_LIGHTNING;
    case ROBO_EVENT_DETONATE:
      cause = count->events[cause].cause;
      return cause == ROBO_CAUSE_NONE || count->events[cause].type != ROBO_EVENT_MINE_OFF ? ROBO_DEATH_BLAST
                                                                                          : ROBO_DEATH_MINE;
    default:
      return ROBO_DEATH_MODULE;
    }
}

static RoboDeath
get_death (const Count *count,
           guint        index)
{
  guint            cause = count->events[index].cause;
  const RoboEvent *event = cause == ROBO_CAUSE_NONE ? NULL : &count->events[cause];

  if (event == NULL)
    return ROBO_DEATH_MODULE;
  if (event->type == ROBO_EVENT_FALL)
    return count->setup->board->terrain[event->at] == ROBO_TERRAIN_WATER ? ROBO_DEATH_WATER : ROBO_DEATH_PIT;

  return event->type == ROBO_EVENT_DAMAGE ? get_damage_death (count, cause) : ROBO_DEATH_MODULE;
}

/* Cards */

/* Returns the card that caused an event: the last card that was used before it in the chain of causes, or the card that
 * laid the mine. */
static RoboBalanceCard *
find_card (const Count *count,
           guint        index)
{
  while (count->setup->cards != NULL &&
         (index = count->events[index].cause) != ROBO_CAUSE_NONE)
    {
      const RoboEvent *event = &count->events[index];
      guint            card = ROBO_NO_CARD;

      if (event->type == ROBO_EVENT_USE)
        card = event->card;
      else if (event->type == ROBO_EVENT_MINE_OFF)
        {
          guint laid = robo_cause_find_laying (count->events, index);
          guint use = laid == ROBO_CAUSE_NONE ? ROBO_CAUSE_NONE : count->events[laid].cause;

          /* Take the card that laid the mine. There is none if the mine lay there from the beginning. */
          card = use == ROBO_CAUSE_NONE ? ROBO_NO_CARD : count->events[use].card;
        }
      if (card < ROBO_MAX_CARDS)
        return &count->result->cards[card];
    }

  return NULL;
}

static gboolean
is_winner (const RoboState *end,
           guint            seat)
{
  return end->winner == (end->robots[seat].kind == ROBO_SEAT_KILLBOT ? ROBO_WINNER_SQUAD : seat);
}

static void
count_card_effect (Count *count,
                   guint  index)
{
  const RoboEvent *event = &count->events[index];
  RoboBalanceCard *card = find_card (count, index);

  if (card == NULL)
    return;

  card->damage += robo_event_type_hurts (event->type) ? event->amount : 0;
  card->pushes += event->type == ROBO_EVENT_PUSH;
  card->destroyed += event->type == ROBO_EVENT_DESTROYED;
  card->vp += event->type == ROBO_EVENT_CREDIT;
  card->vp += event->type == ROBO_EVENT_TAKE_VP || event->type == ROBO_EVENT_STEAL ? event->amount : 0;
}

/* Events */

static void
count_event (Count *count,
             guint  index)
{
  const RoboEvent   *event = &count->events[index];
  RoboBalanceResult *result = count->result;

  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_USE:
      if (event->card >= ROBO_MAX_CARDS || count->setup->cards == NULL)
        break;
      result->cards[event->card].n_used++;
      /* Count the use as offered, too, because a KillBot is not asked. */
      if (count->end->robots[event->seat].kind == ROBO_SEAT_KILLBOT)
        result->cards[event->card].n_offered++;
      break;
    case ROBO_EVENT_DESTROYED:
      result->deaths[get_death (count, index)]++;
      count_card_effect (count, index);
      break;
    case ROBO_EVENT_CREDIT:
      result->vp_from_destruction++;
      count_card_effect (count, index);
      break;
    case ROBO_EVENT_TAKE_VP:
      result->vp_from_spaces += event->amount;
      result->heat[ROBO_BALANCE_VP][event->at] += event->amount;
      count_card_effect (count, index);
      break;
    case ROBO_EVENT_PUSH:
    case ROBO_EVENT_STEAL:
      count_card_effect (count, index);
      break;
    default:
      if (robo_event_type_hurts (event->type))
        count_card_effect (count, index);
      break;
    }
}

static void
count_end (Count *count)
{
  RoboBalanceResult *result = count->result;
  const RoboState   *end = count->end;

  result->n_unfinished += end->winner == ROBO_NO_WINNER;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (end->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      result->wins[seat] += is_winner (end, seat);
      result->vp[seat] += end->robots[seat].vp;
    }
  result->rounds += end->round;
  result->rounds_squared += (guint64)end->round * end->round;
  result->min_rounds = result->n_games == 0 ? end->round : MIN (result->min_rounds, end->round);
  result->max_rounds = MAX (result->max_rounds, end->round);
  result->n_games++;
}

static void
offer (RoboBalanceResult *result,
       guint              card)
{
  if (card < ROBO_MAX_CARDS)
    result->cards[card].n_offered++;
}

void
robo_balance_count_offer (RoboBalanceResult *result,
                          const RoboGame    *game)
{
  const RoboQuestion *question = robo_game_get_question (game);

  if (question->kind != ROBO_ASK_REPLACE_FIRE)
    {
      offer (result, question->card);
      return;
    }

  for (guint i = 0; i < question->n_options; i++)
    {
      if (question->options[i] > 0)
        offer (result, (guint)question->options[i] - 1);
    }
}

void
robo_balance_count_game (RoboBalanceResult *result,
                         const RoboGame    *game)
{
  RoboHeat             heat;
  gboolean             is_dealing = TRUE;
  const RoboEventList *events = robo_game_get_events (game);
  const RoboState     *end = robo_game_get_state (game);
  Count                count = {
                   .result = result,
                   .setup = robo_game_get_setup (game),
                   .end = end,
                   .events = events->events,
                   .n_events = events->n_events,
  };

  for (guint i = 0; i < count.n_events; i++)
    {
      const RoboEvent *event = &count.events[i];

      /* Count only the cards of the deal, because operators of destroyed robots draw more. */
      if (event->type == ROBO_EVENT_ROUND)
        is_dealing = FALSE;
      if (is_dealing && event->type == ROBO_EVENT_DRAW && event->card < ROBO_MAX_CARDS)
        {
          result->n_dealt++;
          result->n_dealt_won += is_winner (end, event->seat);
          result->cards[event->card].n_dealt++;
          result->cards[event->card].n_won += is_winner (end, event->seat);
        }
      count_event (&count, i);
    }
  robo_heat_count (&heat, count.events, count.n_events);
  for (guint space = 0; space < ROBO_MAX_SPACES; space++)
    {
      result->heat[ROBO_BALANCE_VISITS][space] += heat.counts[ROBO_HEAT_VISITS][space];
      result->heat[ROBO_BALANCE_DEATHS][space] += heat.counts[ROBO_HEAT_DESTROYED][space];
    }
  count_end (&count);
}

void
robo_balance_add (RoboBalanceResult       *sum,
                  const RoboBalanceResult *part)
{
  if (part->n_games > 0)
    {
      sum->min_rounds = sum->n_games == 0 ? part->min_rounds : MIN (sum->min_rounds, part->min_rounds);
      sum->max_rounds = MAX (sum->max_rounds, part->max_rounds);
      sum->rounds += part->rounds;
      sum->rounds_squared += part->rounds_squared;
    }
  sum->n_games += part->n_games;
  sum->n_unfinished += part->n_unfinished;
  sum->vp_from_spaces += part->vp_from_spaces;
  sum->vp_from_destruction += part->vp_from_destruction;
  sum->n_dealt += part->n_dealt;
  sum->n_dealt_won += part->n_dealt_won;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      sum->wins[seat] += part->wins[seat];
      sum->vp[seat] += part->vp[seat];
    }
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    sum->deaths[death] += part->deaths[death];
  for (guint heat = 0; heat < ROBO_N_BALANCE_HEATS; heat++)
    {
      for (guint space = 0; space < ROBO_MAX_SPACES; space++)
        sum->heat[heat][space] += part->heat[heat][space];
    }
  for (guint i = 0; i < ROBO_MAX_CARDS; i++)
    {
      sum->cards[i].n_dealt += part->cards[i].n_dealt;
      sum->cards[i].n_won += part->cards[i].n_won;
      sum->cards[i].n_offered += part->cards[i].n_offered;
      sum->cards[i].n_used += part->cards[i].n_used;
      sum->cards[i].damage += part->cards[i].damage;
      sum->cards[i].pushes += part->cards[i].pushes;
      sum->cards[i].destroyed += part->cards[i].destroyed;
      sum->cards[i].vp += part->cards[i].vp;
    }
}
