// SPDX-License-Identifier: GPL-3.0-or-later
// Names the events and their fields, and stores events in a list.
#include "robo-event.h"

#include "robo-ids.h"

#define SEAT   ROBO_EVENT_HAS_SEAT
#define BY     ROBO_EVENT_HAS_BY
#define OF     ROBO_EVENT_HAS_OF
#define AT     ROBO_EVENT_HAS_AT
#define TO     ROBO_EVENT_HAS_TO
#define AMOUNT ROBO_EVENT_HAS_AMOUNT
#define VALUE  ROBO_EVENT_HAS_VALUE
#define COLOUR ROBO_EVENT_HAS_COLOUR
#define KEY    ROBO_EVENT_HAS_KEY
#define UNIT   ROBO_EVENT_HAS_UNIT
#define CARD   ROBO_EVENT_HAS_CARD
#define DECK   ROBO_EVENT_HAS_DECK
#define SLOTS  ROBO_EVENT_HAS_SLOTS
#define KIND   ROBO_EVENT_HAS_KIND
#define DIE    (SEAT | COLOUR | VALUE | KEY | UNIT)

/* Lists flags for properties of a type of events. */
enum
{
  FOLLOWS = 1 << 0, /* usually has a cause */
  HURTS = 1 << 1,   /* the amount is damage that the seat takes */
};

static const struct
{
  const char     *id;
  RoboEventField  fields;
  guint8          traits;
  RoboEventTravel travel;
} types[ROBO_N_EVENT_TYPES] = {
  [ROBO_EVENT_ROUND] = { "round", VALUE, 0 },
  [ROBO_EVENT_PHASE] = { "phase", VALUE, 0 },
  [ROBO_EVENT_TOKEN] = { "token", AT | VALUE, 0 },
  [ROBO_EVENT_EQUIP] = { "equip", SEAT | SLOTS, 0 },
  [ROBO_EVENT_REBOOT] = { "reboot", SEAT | AT | KEY, 0, ROBO_TRAVEL_PLACED },
  [ROBO_EVENT_SHOVE] = { "shove", SEAT | AT | TO | BY, 0, ROBO_TRAVEL_PUSHED },
  [ROBO_EVENT_NO_START] = { "no-start", SEAT, 0 },
  [ROBO_EVENT_NUMBER] = { "number", SEAT | VALUE, 0 },
  [ROBO_EVENT_PROGRAMMED] = { "programmed", SEAT, 0 },
  [ROBO_EVENT_UNIT] = { "unit", VALUE, 0 },
  [ROBO_EVENT_ROLL] = { "roll", SEAT | COLOUR | VALUE, 0 },
  [ROBO_EVENT_ACTIVATE] = { "activate", DIE, 0 },
  [ROBO_EVENT_KEEP] = { "keep", DIE, 0 },
  [ROBO_EVENT_SKIP] = { "skip", DIE, FOLLOWS },
  [ROBO_EVENT_USE] = { "use", SEAT | CARD, FOLLOWS },
  [ROBO_EVENT_TURN] = { "turn", SEAT | KEY, FOLLOWS },
  [ROBO_EVENT_STEP] = { "step", SEAT | AT | TO, FOLLOWS, ROBO_TRAVEL_DRIVEN },
  [ROBO_EVENT_FAIL] = { "fail", SEAT | AT | KEY, FOLLOWS },
  [ROBO_EVENT_PUSH] = { "push", SEAT | AT | TO | BY, FOLLOWS, ROBO_TRAVEL_PUSHED },
  [ROBO_EVENT_BARRIER] = { "barrier", SEAT | AT | KEY, FOLLOWS },
  [ROBO_EVENT_LIGHTNING] = { "lightning", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_DAMAGE] = { "damage", SEAT | AT | AMOUNT | BY, FOLLOWS | HURTS },
  [ROBO_EVENT_ABSORB] = { "absorb", SEAT | AMOUNT, FOLLOWS | HURTS },
  [ROBO_EVENT_FALL] = { "fall", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_DESTROYED] = { "destroyed", SEAT | AT | BY, FOLLOWS, ROBO_TRAVEL_REMOVED },
  [ROBO_EVENT_CREDIT] = { "credit", SEAT | OF, FOLLOWS },
  [ROBO_EVENT_FIRE] = { "fire", SEAT | AT | KEY | TO, FOLLOWS },
  [ROBO_EVENT_HIT] = { "hit", SEAT | AT | BY, FOLLOWS },
  [ROBO_EVENT_MINE_LAID] = { "mine-laid", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_MINE_TAKEN] = { "mine-taken", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_MINE_OFF] = { "mine-off", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_MINE_GONE] = { "mine-gone", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_DETONATE] = { "detonate", SEAT | AT | AMOUNT, FOLLOWS },
  [ROBO_EVENT_JUMP] = { "jump", SEAT | AT | TO, FOLLOWS, ROBO_TRAVEL_LEAPT },
  [ROBO_EVENT_LAND] = { "land", SEAT | AT, FOLLOWS },
  [ROBO_EVENT_SWAP] = { "swap", SEAT | AT | TO, FOLLOWS, ROBO_TRAVEL_SWAPPED },
  [ROBO_EVENT_REPROGRAM] = { "reprogram", SEAT | BY, FOLLOWS },
  [ROBO_EVENT_HIGH_VOLTAGE] = { "high-voltage", AT, 0 },
  [ROBO_EVENT_TAKE_VP] = { "take-vp", SEAT | AT | AMOUNT, 0 },
  [ROBO_EVENT_REPAIR] = { "repair", SEAT | AMOUNT, 0 },
  [ROBO_EVENT_DRAW] = { "draw", SEAT | DECK | CARD, 0 },
  [ROBO_EVENT_WIN] = { "win", SEAT, FOLLOWS },
  [ROBO_EVENT_JAM] = { "jam", DIE | BY, FOLLOWS },
  [ROBO_EVENT_DISABLE] = { "disable", SEAT | BY, FOLLOWS },
  [ROBO_EVENT_STEAL] = { "steal", SEAT | BY | AMOUNT, FOLLOWS },
  [ROBO_EVENT_PAY] = { "pay", SEAT | AMOUNT | KIND, FOLLOWS },
};

ROBO_DEFINE_IDS (RoboEventType, robo_event_type, types, .id)

RoboEventField
robo_event_type_get_fields (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, 0);

  return types[type].fields;
}

RoboEventTravel
robo_event_type_get_travel (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, ROBO_TRAVEL_NONE);

  return types[type].travel;
}

gboolean
robo_event_type_follows (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, FALSE);

  return (types[type].traits & FOLLOWS) != 0;
}

gboolean
robo_event_type_hurts (RoboEventType type)
{
  g_return_val_if_fail (type < ROBO_N_EVENT_TYPES, FALSE);

  return (types[type].traits & HURTS) != 0;
}

void
robo_event_list_init (RoboEventList *list,
                      gboolean       keeps_states)
{
  *list = (RoboEventList){ .keeps_states = keeps_states };
}

void
robo_event_list_clear (RoboEventList *list)
{
  g_clear_pointer (&list->events, g_free);
  g_clear_pointer (&list->states, g_free);
  list->n_events = list->n_allocated = 0;
}

void
robo_event_list_append (RoboEventList   *list,
                        const RoboEvent *event,
                        const RoboState *state)
{
  if (list->n_events == list->n_allocated)
    {
      list->n_allocated = MAX (64, list->n_allocated * 2);
      list->events = g_renew (RoboEvent, list->events, list->n_allocated);
      if (list->keeps_states)
        list->states = g_renew (RoboState, list->states, list->n_allocated);
    }

  list->events[list->n_events] = *event;
  if (list->keeps_states)
    list->states[list->n_events] = *state;
  list->n_events++;
}

void
robo_event_list_truncate (RoboEventList *list,
                          guint          n_events)
{
  g_return_if_fail (n_events <= list->n_events);

  list->n_events = n_events;
}
