// SPDX-License-Identifier: GPL-3.0-or-later
#include "robo-cause-private.h"

/* What is looked at: whether @past, which came before @event, led to it. */
typedef struct
{
  const RoboEvent *event;
  const RoboEvent *past;
  const RoboCards *cards;
} Look;

typedef gboolean (*IsCause) (const Look *look);

static const RoboCard *
get_card (const Look *look)
{
  if (look->past->type != ROBO_EVENT_USE || !look->cards || look->past->card >= look->cards->n_cards)
    return NULL;

  return &look->cards->cards[look->past->card];
}

static gboolean
card_does (const RoboCard *card,
           guint           actions)
{
  for (guint i = 0; card && i < card->n_effects; i++)
    {
      if (actions & 1u << card->effects[i].action)
        return TRUE;
    }

  return FALSE;
}

/* Whether @seat used a card there that does one of @actions, a bit each. */
static gboolean
is_use (const Look *look,
        guint       seat,
        guint       actions)
{
  return look->past->type == ROBO_EVENT_USE && look->past->seat == seat && card_does (get_card (look), actions);
}

static gboolean
is_use_of_ability (const Look     *look,
                   guint           seat,
                   RoboAbilityKind ability)
{
  const RoboCard *card = get_card (look);

  return card && look->past->seat == seat && robo_card_get_ability (card, ability);
}

static gboolean
is_use_when (const Look *look,
             guint       seat,
             RoboWhen    when)
{
  const RoboCard *card = get_card (look);

  return card && look->past->seat == seat && robo_card_has_when (card, when);
}

static gboolean
is_of_seat (const Look   *look,
            RoboEventType type)
{
  return look->past->type == type && look->past->seat == look->event->seat;
}

static gboolean
is_die (const Look *look)
{
  return look->past->type == ROBO_EVENT_ACTIVATE;
}

#define PUSHES (1u << ROBO_ACTION_PUSH | 1u << ROBO_ACTION_PULL)
#define HURTS  (1u << ROBO_ACTION_DAMAGE | 1u << ROBO_ACTION_LIGHTNING)

/* Of those that do not act: pushed by a card, else by a robot that moves. */
static gboolean
is_push_by_card (const Look *look)
{
  if (look->past->type != ROBO_EVENT_USE || look->past->seat == look->event->seat)
    return FALSE;

  return card_does (get_card (look), PUSHES) || is_use_of_ability (look, look->past->seat, ROBO_ABILITY_JUMP);
}

/* What lets a die move its robot where it would not (R8.2, R8.23). */
static gboolean
is_mover (const Look *look,
          guint       seat)
{
  return is_use_of_ability (look, seat, ROBO_ABILITY_ACT_AS_BLUE) || is_use_of_ability (look, seat, ROBO_ABILITY_PASS_WALLS);
}

static gboolean
leads_to_push (const Look *look)
{
  return is_die (look) || is_mover (look, look->event->by) || (is_push_by_card (look) && look->past->seat == look->event->by);
}

static gboolean
leads_to_obstacle (const Look *look)
{
  return is_die (look) || is_push_by_card (look) || is_mover (look, look->event->seat) ||
         is_use_of_ability (look, look->event->seat, ROBO_ABILITY_REACH);
}

/* R7.5: or by who will not be pushed any further. */
static gboolean
leads_to_failure (const Look *look)
{
  return leads_to_obstacle (look) || is_use_of_ability (look, look->past->seat, ROBO_ABILITY_SHORTEN_PUSH);
}

/* A KillBot goes where it has turned to (R9.3), as does a die (R8.13). */
static gboolean
leads_to_step (const Look *look)
{
  return is_die (look) || is_of_seat (look, ROBO_EVENT_TURN) || is_mover (look, look->event->seat);
}

static gboolean
leads_to_jump (const Look *look)
{
  return is_die (look) || is_use_of_ability (look, look->event->seat, ROBO_ABILITY_JUMP);
}

static gboolean
leads_to_fire (const Look *look)
{
  return is_die (look) || is_of_seat (look, ROBO_EVENT_TURN) || is_use (look, look->event->seat, 1u << ROBO_ACTION_SHOOT);
}

static gboolean
leads_to_turn (const Look *look)
{
  return is_die (look) || is_of_seat (look, ROBO_EVENT_REPROGRAM) ||
         is_use_of_ability (look, look->event->seat, ROBO_ABILITY_ROTATE_KEY);
}

static gboolean
leads_to_fall (const Look *look)
{
  guint type = look->past->type;

  return look->past->seat == look->event->seat && look->past->to == look->event->at &&
         (type == ROBO_EVENT_STEP || type == ROBO_EVENT_PUSH || type == ROBO_EVENT_JUMP);
}

/* R6.9 and R7.8: a source deals all its damage before anything else happens, so that the last one of its owner is it. */
static gboolean
leads_to_damage (const Look *look)
{
  gboolean knows_owner = look->event->type == ROBO_EVENT_DAMAGE;
  gboolean is_owner = !knows_owner || look->past->seat == look->event->by;

  switch ((RoboEventType)look->past->type)
    {
    case ROBO_EVENT_HIT:
    case ROBO_EVENT_BARRIER:
      return look->past->seat == look->event->seat;

    case ROBO_EVENT_HIGH_VOLTAGE:
      return !knows_owner || (look->event->by == ROBO_NO_SEAT && look->past->at == look->event->at);

    case ROBO_EVENT_DETONATE:
    case ROBO_EVENT_LAND:
    case ROBO_EVENT_LIGHTNING:
      return is_owner;

    case ROBO_EVENT_USE:
      return is_owner && !is_use_when (look, look->past->seat, ROBO_WHEN_LIGHTNING) && card_does (get_card (look), HURTS);

    default:
      return is_die (look);
    }
}

static gboolean
leads_to_absorption (const Look *look)
{
  return is_use_of_ability (look, look->event->seat, ROBO_ABILITY_ABSORB) || leads_to_damage (look);
}

/* Its owner was struck by lightning before it could turn it away (R7.7). */
static gboolean
leads_to_lightning (const Look *look)
{
  return is_use_when (look, look->event->seat, ROBO_WHEN_LIGHTNING);
}

static gboolean
is_lightning_source (const Look *look)
{
  return is_of_seat (look, ROBO_EVENT_BARRIER) || look->past->type == ROBO_EVENT_HIGH_VOLTAGE ||
         look->past->type == ROBO_EVENT_LIGHTNING;
}

static gboolean
leads_to_destruction (const Look *look)
{
  return is_of_seat (look, ROBO_EVENT_DAMAGE) || is_of_seat (look, ROBO_EVENT_FALL) ||
         (look->past->type == ROBO_EVENT_LAND && look->past->at == look->event->at);
}

static gboolean
leads_to_credit (const Look *look)
{
  return look->past->type == ROBO_EVENT_DESTROYED && look->past->seat == look->event->of;
}

static gboolean
leads_to_draw (const Look *look)
{
  return (look->past->type == ROBO_EVENT_CREDIT && look->past->of == look->event->seat) ||
         is_use_of_ability (look, look->event->seat, ROBO_ABILITY_REACH);
}

static gboolean
leads_to_hit (const Look *look)
{
  return look->past->type == ROBO_EVENT_FIRE && look->past->seat == look->event->by && look->past->to == look->event->at;
}

static gboolean
leads_to_landing (const Look *look)
{
  return is_of_seat (look, ROBO_EVENT_JUMP);
}

static gboolean
leads_to_laying (const Look *look)
{
  return is_die (look) || is_use (look, look->event->seat, 1u << ROBO_ACTION_LAY_MINE);
}

/* The queue is dry before anybody goes on (R7.8): with a step in between, it was the step. */
static gboolean
leads_to_mine_off (const Look *look)
{
  switch ((RoboEventType)look->past->type)
    {
    case ROBO_EVENT_HIGH_VOLTAGE:
      return look->past->at == look->event->at;

    case ROBO_EVENT_FIRE:
      return look->past->to == look->event->at;

    case ROBO_EVENT_DETONATE:
    case ROBO_EVENT_LIGHTNING:
    case ROBO_EVENT_STEP:
    case ROBO_EVENT_PUSH:
      return TRUE;

    case ROBO_EVENT_USE:
      return card_does (get_card (look), HURTS | PUSHES);

    default:
      return is_die (look);
    }
}

static gboolean
leads_to_mine_gone (const Look *look)
{
  return is_of_seat (look, ROBO_EVENT_DESTROYED) || is_of_seat (look, ROBO_EVENT_EQUIP);
}

static gboolean
leads_to_detonation (const Look *look)
{
  return (is_of_seat (look, ROBO_EVENT_MINE_OFF) && look->past->at == look->event->at) ||
         is_use (look, look->event->seat, 1u << ROBO_ACTION_DETONATE);
}

static gboolean
leads_to_swap (const Look *look)
{
  return is_die (look) || is_use (look, look->event->seat, 1u << ROBO_ACTION_SWAP);
}

static gboolean
leads_to_reprogramming (const Look *look)
{
  return is_die (look) || is_use (look, look->event->by, 1u << ROBO_ACTION_REPROGRAM);
}

/* Phase 3 from a space beside one's own (R8.6). */
static gboolean
leads_to_taking (const Look *look)
{
  return is_use_of_ability (look, look->event->seat, ROBO_ABILITY_REACH);
}

static gboolean
leads_to_repair (const Look *look)
{
  return leads_to_taking (look) || is_use (look, look->event->seat, 1u << ROBO_ACTION_REPAIR);
}

static gboolean
leads_to_victory (const Look *look)
{
  return look->past->type == ROBO_EVENT_CREDIT || look->past->type == ROBO_EVENT_TAKE_VP;
}

/* What reacts is used because of what happened just before; all else because of the die. */
static gboolean
leads_to_use (const Look *look)
{
  Look  used = { .event = look->event, .past = look->event, .cards = look->cards };
  guint seat = look->event->seat;

  if (is_use_when (&used, seat, ROBO_WHEN_DESTROYED))
    return is_of_seat (look, ROBO_EVENT_DESTROYED);
  if (is_use_when (&used, seat, ROBO_WHEN_PUSHED) && is_of_seat (look, ROBO_EVENT_PUSH))
    return TRUE;
  if (is_use_when (&used, seat, ROBO_WHEN_DAMAGED) && is_of_seat (look, ROBO_EVENT_DAMAGE))
    return TRUE;
  if (is_use_of_ability (&used, seat, ROBO_ABILITY_ABSORB) && leads_to_damage (look))
    return TRUE;
  if (is_use_when (&used, seat, ROBO_WHEN_LIGHTNING) && is_lightning_source (look))
    return TRUE;
  if (is_use_when (&used, seat, ROBO_WHEN_HIT) && look->past->type == ROBO_EVENT_HIT)
    return look->past->by == seat;
  if (is_use_of_ability (&used, seat, ROBO_ABILITY_SHORTEN_PUSH) && is_push_by_card (look))
    return TRUE;

  return is_die (look);
}

static const IsCause leads_to[ROBO_N_EVENT_TYPES] = {
  [ROBO_EVENT_USE] = leads_to_use,
  [ROBO_EVENT_TURN] = leads_to_turn,
  [ROBO_EVENT_STEP] = leads_to_step,
  [ROBO_EVENT_FAIL] = leads_to_failure,
  [ROBO_EVENT_PUSH] = leads_to_push,
  [ROBO_EVENT_BARRIER] = leads_to_obstacle,
  [ROBO_EVENT_LIGHTNING] = leads_to_lightning,
  [ROBO_EVENT_DAMAGE] = leads_to_damage,
  [ROBO_EVENT_ABSORB] = leads_to_absorption,
  [ROBO_EVENT_FALL] = leads_to_fall,
  [ROBO_EVENT_DESTROYED] = leads_to_destruction,
  [ROBO_EVENT_CREDIT] = leads_to_credit,
  [ROBO_EVENT_FIRE] = leads_to_fire,
  [ROBO_EVENT_HIT] = leads_to_hit,
  [ROBO_EVENT_MINE_LAID] = leads_to_laying,
  [ROBO_EVENT_MINE_TAKEN] = leads_to_laying,
  [ROBO_EVENT_MINE_OFF] = leads_to_mine_off,
  [ROBO_EVENT_MINE_GONE] = leads_to_mine_gone,
  [ROBO_EVENT_DETONATE] = leads_to_detonation,
  [ROBO_EVENT_JUMP] = leads_to_jump,
  [ROBO_EVENT_LAND] = leads_to_landing,
  [ROBO_EVENT_SWAP] = leads_to_swap,
  [ROBO_EVENT_REPROGRAM] = leads_to_reprogramming,
  [ROBO_EVENT_TAKE_VP] = leads_to_taking,
  [ROBO_EVENT_REPAIR] = leads_to_repair,
  [ROBO_EVENT_DRAW] = leads_to_draw,
  [ROBO_EVENT_WIN] = leads_to_victory,
};

/* Nothing of what was before has to do with what comes after. */
static gboolean
is_boundary (const RoboEvent *event)
{
  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_ROUND:
    case ROBO_EVENT_PHASE:
    case ROBO_EVENT_UNIT:
    case ROBO_EVENT_ROLL:
    case ROBO_EVENT_ACTIVATE:
    case ROBO_EVENT_SKIP:
      return TRUE;

    default:
      return FALSE;
    }
}

guint
robo_cause_find (const RoboEvent *events,
                 guint            index,
                 const RoboCards *cards)
{
  const RoboEvent *event;

  g_return_val_if_fail (events != NULL, ROBO_NO_CAUSE);

  event = &events[index];
  if (event->type == ROBO_EVENT_ACTIVATE)
    return robo_cause_find_reprogramming (events, index);
  if (event->type == ROBO_EVENT_SKIP)
    return robo_cause_find_end (events, index);
  if (event->type >= ROBO_N_EVENT_TYPES || !leads_to[event->type])
    return ROBO_NO_CAUSE;

  for (guint i = index; i > 0; i--)
    {
      const RoboEvent *past = &events[i - 1];

      if (leads_to[event->type](&(Look){ .event = event, .past = past, .cards = cards }))
        {
          gboolean is_move = past->type == ROBO_EVENT_STEP || past->type == ROBO_EVENT_PUSH;

          /* A step by which a mine was entered comes after it (R7.9); what led to the one before leads to that, too. */
          return event->type == ROBO_EVENT_MINE_OFF && is_move ? robo_cause_find (events, i - 1, cards) : i - 1;
        }
      if (is_boundary (past))
        return ROBO_NO_CAUSE;
    }

  return ROBO_NO_CAUSE;
}

GArray *
robo_cause_find_chain (const RoboEvent *events,
                       guint            index,
                       const RoboCards *cards)
{
  GArray *chain = g_array_new (FALSE, FALSE, sizeof (guint));
  guint   cause = index;

  while ((cause = robo_cause_find (events, cause, cards)) != ROBO_NO_CAUSE)
    g_array_prepend_val (chain, cause);

  return chain;
}

gboolean
robo_cause_is_pull (const RoboEvent *events,
                    guint            index,
                    const RoboCards *cards)
{
  guint cause;
  Look  look;

  g_return_val_if_fail (events != NULL, FALSE);

  cause = events[index].type == ROBO_EVENT_PUSH ? robo_cause_find (events, index, cards) : ROBO_NO_CAUSE;
  if (cause == ROBO_NO_CAUSE)
    return FALSE;

  look = (Look){ .event = &events[index], .past = &events[cause], .cards = cards };

  /* A card that does both does not tell which of them it was. */
  return is_use (&look, events[index].by, 1u << ROBO_ACTION_PULL) && !is_use (&look, events[index].by, 1u << ROBO_ACTION_PUSH);
}
