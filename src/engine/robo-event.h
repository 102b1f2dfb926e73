/* What happens, one struct an event: log, animation, tests and files all read these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-state.h"

G_BEGIN_DECLS

/**
 * RoboEventType:
 * The comment names what counts beside the type; the names are those of files.
 */
typedef enum
{
  ROBO_EVENT_ROUND,        /* value: a round begins */
  ROBO_EVENT_PHASE,        /* value: a RoboPhase begins */
  ROBO_EVENT_TOKEN,        /* at value: a VP token of that number is placed (R4.1) */
  ROBO_EVENT_EQUIP,        /* seat left right: the equipped modules are these now (R4.3) */
  ROBO_EVENT_REBOOT,       /* seat at key: placed on a starting space (R4.4); key: a KillBot's facing */
  ROBO_EVENT_SHOVE,        /* seat at to by: pushed off a starting space by the one who reboots; seat absent: a mine */
  ROBO_EVENT_NO_START,     /* seat: no legal start, stays out (R4.4) */
  ROBO_EVENT_NUMBER,       /* seat value: has this starting number now (R4.6) */
  ROBO_EVENT_PROGRAMMED,   /* seat: its program is confirmed (R5.5) */
  ROBO_EVENT_UNIT,         /* value: control unit 1..3 begins */
  ROBO_EVENT_ROLL,         /* seat colour value: a KillBot's die (R9.2) */
  ROBO_EVENT_ACTIVATE,     /* seat colour value key unit */
  ROBO_EVENT_KEEP,         /* seat colour value key unit: this one of two stays (R6.3) */
  ROBO_EVENT_SKIP,         /* seat colour value key unit: its robot is out (R6.4) */
  ROBO_EVENT_USE,          /* seat card */
  ROBO_EVENT_TURN,         /* seat key: a KillBot turns, a die is turned */
  ROBO_EVENT_STEP,         /* seat at to: moves by itself, from where, to where */
  ROBO_EVENT_FAIL,         /* seat at key: a step is not made */
  ROBO_EVENT_PUSH,         /* seat at to by: is pushed */
  ROBO_EVENT_BARRIER,      /* seat at key: crosses a lightning barrier, from where */
  ROBO_EVENT_LIGHTNING,    /* seat at: turns lightning away (R7.7) */
  ROBO_EVENT_DAMAGE,       /* seat at amount by: on the monitor */
  ROBO_EVENT_ABSORB,       /* seat amount: on the shield */
  ROBO_EVENT_FALL,         /* seat at: falls into a pit or water */
  ROBO_EVENT_DESTROYED,    /* seat at by */
  ROBO_EVENT_CREDIT,       /* seat of: a VP for the destruction of */
  ROBO_EVENT_FIRE,         /* seat at key to: the beam ends at to */
  ROBO_EVENT_HIT,          /* seat at by */
  ROBO_EVENT_MINE_LAID,    /* seat at */
  ROBO_EVENT_MINE_TAKEN,   /* seat at: taken up again (R8.9) */
  ROBO_EVENT_MINE_OFF,     /* seat (owner) at: set off */
  ROBO_EVENT_MINE_GONE,    /* seat (owner) at: left with its robot (R2.3) */
  ROBO_EVENT_DETONATE,     /* seat (owner) at amount */
  ROBO_EVENT_JUMP,         /* seat at to */
  ROBO_EVENT_LAND,         /* seat at: on a robot */
  ROBO_EVENT_SWAP,         /* seat at to */
  ROBO_EVENT_REPROGRAM,    /* seat by */
  ROBO_EVENT_HIGH_VOLTAGE, /* at */
  ROBO_EVENT_TAKE_VP,      /* seat at amount */
  ROBO_EVENT_REPAIR,       /* seat amount: damage taken off monitor and shields */
  ROBO_EVENT_DRAW,         /* seat deck card: card absent if the deck is empty */
  ROBO_EVENT_WIN,          /* seat: a seat, or ROBO_WINNER_SQUAD */
} RoboEventType;

#define ROBO_N_EVENT_TYPES (ROBO_EVENT_WIN + 1)

/**
 * RoboEventField:
 * What an event type says beside its type, as files name it.
 */
typedef enum
{
  ROBO_EVENT_HAS_SEAT = 1 << 0,
  ROBO_EVENT_HAS_BY = 1 << 1,
  ROBO_EVENT_HAS_OF = 1 << 2,
  ROBO_EVENT_HAS_AT = 1 << 3,
  ROBO_EVENT_HAS_TO = 1 << 4,
  ROBO_EVENT_HAS_AMOUNT = 1 << 5,
  ROBO_EVENT_HAS_VALUE = 1 << 6,
  ROBO_EVENT_HAS_COLOUR = 1 << 7,
  ROBO_EVENT_HAS_KEY = 1 << 8,
  ROBO_EVENT_HAS_UNIT = 1 << 9,
  ROBO_EVENT_HAS_CARD = 1 << 10,
  ROBO_EVENT_HAS_DECK = 1 << 11,
  ROBO_EVENT_HAS_SLOTS = 1 << 12,
} RoboEventField;

/**
 * RoboEvent:
 * @type: a RoboEventType, which says what of the rest counts
 * @seat: who acts or suffers, or %ROBO_NO_SEAT
 * @by: the seat that gets the credit, or %ROBO_NO_SEAT for nobody
 * @of: the seat it is about
 * @at: a space, or %ROBO_NO_SPACE
 * @to: a space
 * @amount: of damage, VP, ...
 * @value: dice value, number of a round, unit (1..3) or token
 * @colour: a RoboColour
 * @key: a RoboDir
 * @unit: 0..2
 * @card: a card, or %ROBO_NO_CARD
 * @deck: a RoboCardColour
 * @slots: (array): the cards left and right, or %ROBO_NO_CARD
 * @is_pull: whether a push is one towards who does it (R7.3); not in files
 * @cause: the index of the event that led to this one, in the list that both stand in; %ROBO_CAUSE_NONE if something
 *   begins here, %ROBO_CAUSE_UNKNOWN if nobody noted it. Not in files: a game that is played again says it again
 */
typedef struct
{
  guint32 cause;
  guint8  type;
  guint8  seat;
  guint8  by;
  guint8  of;
  guint8  at;
  guint8  to;
  guint8  amount;
  guint8  value;
  guint8  colour;
  guint8  key;
  guint8  unit;
  guint8  card;
  guint8  deck;
  guint8  slots[ROBO_MAX_SLOTS];
  guint8  is_pull;
} RoboEvent;

G_STATIC_ASSERT (sizeof (RoboEvent) == 20);

#define ROBO_CAUSE_NONE    G_MAXUINT32
#define ROBO_CAUSE_UNKNOWN (G_MAXUINT32 - 1)

/**
 * robo_event_type_get_id:
 * @type: a type of event
 *
 * Returns: (transfer none): its name in files, such as "take-vp"
 */
const char *robo_event_type_get_id (RoboEventType type);

/**
 * robo_event_type_from_id:
 * @id: a name as in files
 * @type: (out): the type of that name; untouched if there is none
 *
 * Returns: whether @id names a type of event
 */
gboolean robo_event_type_from_id (const char    *id,
                                  RoboEventType *type);

/**
 * robo_event_type_get_fields:
 * @type: a type of event
 *
 * Returns: which fields of such an event count
 */
RoboEventField robo_event_type_get_fields (RoboEventType type);

/**
 * robo_event_type_follows:
 * @type: a type of event
 *
 * Returns: whether something else led to such an event, as a rule: what a recording without causes leaves open
 */
gboolean robo_event_type_follows (RoboEventType type);

/**
 * robo_event_type_hurts:
 * @type: a type of event
 *
 * Returns: whether the amount of such an event is damage that its seat takes, on the monitor or on a shield (R7.6)
 */
gboolean robo_event_type_hurts (RoboEventType type);

/**
 * RoboWatch:
 * @event: what has just happened
 * @state: the state right after it
 * @data: what was given with the function
 *
 * Is told what happens while it happens. It changes nothing of the game, and does not leave by a long jump.
 */
typedef void (*RoboWatch) (const RoboEvent *event,
                           const RoboState *state,
                           gpointer         data);

/**
 * RoboEventList:
 * @events: (array length=n_events): what happened, oldest first
 * @states: (array length=n_events) (nullable): the state right after each event, if kept
 * @n_events: how many
 * @keeps_states: whether @states are kept: what stepping through the past needs
 *
 * A growable list. Fields are for reading only.
 */
typedef struct
{
  RoboEvent *events;
  RoboState *states;
  guint      n_events;
  guint      n_allocated;
  gboolean   keeps_states;
} RoboEventList;

/**
 * robo_event_list_init:
 * @list: (out caller-allocates): a list
 * @keeps_states: whether the state after each event is kept too
 *
 * Makes @list empty; give it to robo_event_list_clear() in the end.
 */
void robo_event_list_init (RoboEventList *list,
                           gboolean       keeps_states);

/**
 * robo_event_list_clear:
 * @list: a list
 *
 * Frees what @list holds; @list itself is the caller's.
 */
void robo_event_list_clear (RoboEventList *list);

/**
 * robo_event_list_append:
 * @list: a list
 * @event: what happened
 * @state: the state right after it
 *
 * Adds a copy of @event at the end.
 */
void robo_event_list_append (RoboEventList   *list,
                             const RoboEvent *event,
                             const RoboState *state);

/**
 * robo_event_list_truncate:
 * @list: a list
 * @n_events: how many to keep
 *
 * Forgets the newest events.
 */
void robo_event_list_truncate (RoboEventList *list,
                               guint          n_events);

G_END_DECLS
