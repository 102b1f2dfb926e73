// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the events of a game; each event is a RoboEvent. Log, animation, tests and files all read events.
#pragma once

#include "robo-state.h"

G_BEGIN_DECLS

/* Lists the types of events. The comment at each type lists the fields that are set, with their names in files. */
typedef enum
{
  ROBO_EVENT_ROUND,        /* value: a round begins */
  ROBO_EVENT_PHASE,        /* value: a RoboPhase begins */
  ROBO_EVENT_TOKEN,        /* at value: a VP token of that number is placed (R4.1) */
  ROBO_EVENT_EQUIP,        /* seat left right: the equipped modules are these now (R4.3) */
  ROBO_EVENT_REBOOT,       /* seat at key: placed on a starting space (R4.4); key: a KillBot's facing */
  ROBO_EVENT_SHOVE,        /* seat at to by: pushed aside by the robot that reboots; without a seat: a mine */
  ROBO_EVENT_NO_START,     /* seat: has no legal start and stays out (R4.4) */
  ROBO_EVENT_NUMBER,       /* seat value: has this starting number now (R4.6, R4.7) */
  ROBO_EVENT_PROGRAMMED,   /* seat: its program is confirmed (R5.5) */
  ROBO_EVENT_UNIT,         /* value: control unit 1..3 begins */
  ROBO_EVENT_ROLL,         /* seat colour value: a KillBot's die (R9.2) */
  ROBO_EVENT_ACTIVATE,     /* seat colour value key unit */
  ROBO_EVENT_KEEP,         /* seat colour value key unit: this die of two stays (R6.3) */
  ROBO_EVENT_SKIP,         /* seat colour value key unit: its robot is out (R6.4) */
  ROBO_EVENT_USE,          /* seat card */
  ROBO_EVENT_TURN,         /* seat key: a KillBot turns, a die is turned */
  ROBO_EVENT_STEP,         /* seat at to: moves by itself, from `at` to `to` */
  ROBO_EVENT_FAIL,         /* seat at key: a step from `at` is not made */
  ROBO_EVENT_PUSH,         /* seat at to by: is pushed from `at` to `to` */
  ROBO_EVENT_BARRIER,      /* seat at key: crosses a lightning barrier of the space `at` */
  ROBO_EVENT_LIGHTNING,    /* seat at: turns lightning away (R7.7) */
  ROBO_EVENT_DAMAGE,       /* seat at amount by: on the monitor */
  ROBO_EVENT_ABSORB,       /* seat amount: on the shield */
  ROBO_EVENT_FALL,         /* seat at: falls into a pit or water */
  ROBO_EVENT_DESTROYED,    /* seat at by */
  ROBO_EVENT_CREDIT,       /* seat of: a VP for the destruction of `of` */
  ROBO_EVENT_FIRE,         /* seat at key to: the beam ends at `to` */
  ROBO_EVENT_HIT,          /* seat at by */
  ROBO_EVENT_MINE_LAID,    /* seat at */
  ROBO_EVENT_MINE_TAKEN,   /* seat at: taken up again (R8.9) */
  ROBO_EVENT_MINE_OFF,     /* seat (owner) at: set off */
  ROBO_EVENT_MINE_GONE,    /* seat (owner) at: left with its robot (R2.3) or its card (R4.3) */
  ROBO_EVENT_DETONATE,     /* seat (owner) at amount */
  ROBO_EVENT_JUMP,         /* seat at to */
  ROBO_EVENT_LAND,         /* seat at: on a robot */
  ROBO_EVENT_SWAP,         /* seat at to */
  ROBO_EVENT_REPROGRAM,    /* seat by */
  ROBO_EVENT_HIGH_VOLTAGE, /* at */
  ROBO_EVENT_TAKE_VP,      /* seat at amount */
  ROBO_EVENT_REPAIR,       /* seat amount: damage taken off monitor and shields */
  ROBO_EVENT_DRAW,         /* seat deck card: card absent if the deck has none for the seat */
  ROBO_EVENT_WIN,          /* seat: a seat, or ROBO_WINNER_SQUAD */
  ROBO_EVENT_JAM,          /* seat by unit colour value key: a waiting die is removed (R14.6) */
  ROBO_EVENT_DISABLE,      /* seat by: its cards do not work until the end of the round (R14.6) */
  ROBO_EVENT_STEAL,        /* seat by amount: seat loses VP, by gains them (R14.6) */
  ROBO_EVENT_PAY,          /* seat amount kind: seat pays a cost of a card that it uses (R14.3) */
} RoboEventType;

#define ROBO_N_EVENT_TYPES (ROBO_EVENT_PAY + 1)

/* Lists the fields that an event can have beside its type. */
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
  ROBO_EVENT_HAS_KIND = 1 << 13,
} RoboEventField;

/* Tells how an event of a type moves the robot of its seat. */
typedef enum
{
  ROBO_TRAVEL_NONE,
  ROBO_TRAVEL_PLACED,  /* on `at` */
  ROBO_TRAVEL_DRIVEN,  /* from `at` to `to`, by itself */
  ROBO_TRAVEL_PUSHED,  /* from `at` to `to`; without a seat, a mine */
  ROBO_TRAVEL_LEAPT,   /* from `at` to `to`, over the spaces between */
  ROBO_TRAVEL_SWAPPED, /* from `at` to `to`, and the robot or mine there to `at` (R8.5) */
  ROBO_TRAVEL_REMOVED, /* from `at` */
} RoboEventTravel;

/* Holds one event of a game, such as a step or a hit. */
typedef struct
{
  /* Gives the index of the event that led to this one, in the same list. The index is ROBO_CAUSE_NONE if no event
   * led to it, and ROBO_CAUSE_UNKNOWN if this was not recorded. Files do not have the cause, because replaying the
   * game restores it. */
  guint32 cause;
  guint8  type;                  /* a RoboEventType, which tells which of the other fields are set */
  guint8  seat;                  /* seat that acts or is affected, or ROBO_NO_SEAT */
  guint8  by;                    /* seat that gets the credit, or ROBO_NO_SEAT */
  guint8  of;                    /* seat whose destruction is credited */
  guint8  at;                    /* a space, or ROBO_NO_SPACE */
  guint8  to;                    /* a space */
  guint8  amount;                /* amount of damage, VP, ... */
  guint8  value;                 /* dice value, a RoboPhase, a starting number, or the number of a round, unit (1..3) or
                                  * token */
  guint8  colour;                /* a RoboColour */
  guint8  key;                   /* a RoboDir */
  guint8  unit;                  /* 0..2 */
  guint8  card;                  /* a card, or ROBO_NO_CARD */
  guint8  deck;                  /* a RoboCardColour */
  guint8  slots[ROBO_MAX_SLOTS]; /* the cards left and right, or ROBO_NO_CARD */
  guint8  is_pull;               /* whether the event is a push towards its source (R7.3); not in files */
  guint8  kind;                  /* a RoboCostKind */
  guint8  reserved[3];
} RoboEvent;

G_STATIC_ASSERT (sizeof (RoboEvent) == 24);

#define ROBO_CAUSE_NONE    G_MAXUINT32
#define ROBO_CAUSE_UNKNOWN (G_MAXUINT32 - 1)

/* Returns the name of a type in files, such as "take-vp". */
const char *robo_event_type_get_id (RoboEventType type);

/* Finds the type with a name from a file. If there is no such type, returns FALSE and does not change `type`. */
gboolean robo_event_type_from_id (const char    *id,
                                  RoboEventType *type);

/* Returns the fields that are set in events of this type. */
RoboEventField robo_event_type_get_fields (RoboEventType type);

/* Returns how events of this type move the robot of their seat. */
RoboEventTravel robo_event_type_get_travel (RoboEventType type);

/* Returns whether events of this type usually have a cause. Recordings without causes need this. */
gboolean robo_event_type_follows (RoboEventType type);

/* Returns whether the amount of events of this type is damage that the seat takes, on the monitor or on a shield
 * (R7.6). */
gboolean robo_event_type_hurts (RoboEventType type);

/* Watches a game: the game calls it for each event when the event happens. The function must neither change the game
 * nor leave by a long jump. */
typedef void (*RoboWatch) (const RoboEvent *event,
                           const RoboState *state,
                           gpointer         data);

/* Holds events in a growing list. All fields are read-only. */
typedef struct
{
  RoboEvent *events; /* oldest first */
  RoboState *states; /* the state right after each event, or NULL if states are not kept */
  guint      n_events;
  guint      n_allocated;
  gboolean   keeps_states; /* whether states are kept, for stepping through the past */
} RoboEventList;

/* Initializes an empty list; free its content with robo_event_list_clear(). */
void robo_event_list_init (RoboEventList *list,
                           gboolean       keeps_states);

/* Frees the content of a list, but not the list itself. */
void robo_event_list_clear (RoboEventList *list);

/* Appends a copy of the event, and of the state after it if the list keeps states. */
void robo_event_list_append (RoboEventList   *list,
                             const RoboEvent *event,
                             const RoboState *state);

/* Removes the newest events, so that n_events are left. */
void robo_event_list_truncate (RoboEventList *list,
                               guint          n_events);

G_END_DECLS
