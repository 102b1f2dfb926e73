// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the attributes of robots and events in an outcome by name, for writing and comparing.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* A RoboFields has room for this many fields, which is as many as an event's element can have (robo_event_names). */
#define ROBO_MAX_FIELDS 16

/* This many winners are possible: the four seats and the squad. */
#define ROBO_N_WINNERS (ROBO_WINNER_SQUAD + 1)

/* Returns a winner as in files: a seat counts from 1, and the members of a squad win together (R9.10). Returns NULL
 * if there is no winner. */
const char *robo_winner_get_word (guint winner);

/* Holds the attributes of one element. Names are static strings, and values are as in files. */
typedef struct
{
  guint n_fields; /* number of fields that are used */
  struct
  {
    const char *name;
    char        value[ROBO_CARD_ID_SIZE];
  } fields[ROBO_MAX_FIELDS];
} RoboFields;

/* Adds a field. If the value is longer than a card's id, it is cut. */
void robo_fields_add (RoboFields *fields,
                      const char *name,
                      const char *value);

void robo_fields_add_uint (RoboFields *fields,
                           const char *name,
                           guint       value);

/* Adds a space, unless it is ROBO_NO_SPACE. */
void robo_fields_add_place (RoboFields *fields,
                            const char *name,
                            guint       space,
                            guint       columns);

/* Returns the value of an attribute, or NULL if there is no such attribute. */
const char *robo_fields_get (const RoboFields *fields,
                             const char       *name);

/* Fills in the attributes of an event's element. */
void robo_fields_set_event (RoboFields      *fields,
                            const RoboEvent *event,
                            const RoboSetup *setup);

/* Fills in the attributes of a robot's element. The seat must not be empty. */
void robo_fields_set_robot (RoboFields      *fields,
                            const RoboState *state,
                            guint            seat,
                            guint            columns);

void robo_fields_set_mine (RoboFields     *fields,
                           const RoboMine *mine,
                           guint           columns);

void robo_fields_set_token (RoboFields *fields,
                            guint       number,
                            guint       count);

/* Returns the fields in one line, such as "seat=1 at=4,5". */
char *robo_fields_dup_text (const RoboFields *fields) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the fields of robo_fields_set_event(). A missing field means no seat, no space or no card, or the value 0.
 * Returns whether such an event is possible in the game. */
gboolean robo_fields_get_event (const RoboFields *fields,
                                const RoboSetup  *setup,
                                RoboEvent        *event);

G_END_DECLS
