// SPDX-License-Identifier: GPL-3.0-or-later
// What an outcome says of a robot or an event, name by name: for writing and for comparing.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* More than any element has (robo-outcome-nodes.h). */
#define ROBO_MAX_FIELDS 16

/**
 * RoboFields:
 * @n_fields: how many of @fields count
 * @fields: (array): names are static strings, values as they stand in files
 *
 * The attributes of one element. A plain value.
 */
typedef struct
{
  guint n_fields;
  struct
  {
    const char *name;
    char        value[ROBO_CARD_ID_SIZE];
  } fields[ROBO_MAX_FIELDS];
} RoboFields;

/**
 * robo_fields_add:
 * @fields: the attributes of an element
 * @name: a static string
 * @value: what it is; what is longer than a card's id is cut off
 */
void robo_fields_add (RoboFields *fields,
                      const char *name,
                      const char *value);

void robo_fields_add_uint (RoboFields *fields,
                           const char *name,
                           guint       value);

/**
 * robo_fields_add_place:
 * @fields: the attributes of an element
 * @name: a static string
 * @space: a space; nothing is added for %ROBO_NO_SPACE
 * @columns: of the arena
 */
void robo_fields_add_place (RoboFields *fields,
                            const char *name,
                            guint       space,
                            guint       columns);

/**
 * robo_fields_get:
 * @fields: the attributes of an element
 * @name: one of them
 *
 * Returns: (transfer none) (nullable): its value, or %NULL if there is no such attribute
 */
const char *robo_fields_get (const RoboFields *fields,
                             const char       *name);

/**
 * robo_fields_set_event:
 * @fields: (out caller-allocates): the attributes of the event's element
 * @event: something that happened
 * @setup: in which game
 */
void robo_fields_set_event (RoboFields      *fields,
                            const RoboEvent *event,
                            const RoboSetup *setup);

/**
 * robo_fields_set_robot:
 * @fields: (out caller-allocates): the attributes of the robot's element
 * @state: a position
 * @seat: a seat that is not empty
 * @columns: of the arena
 */
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

/**
 * robo_fields_dup_text:
 * @fields: the attributes of an element
 *
 * Returns: (transfer full): them in one line, such as "seat=1 at=4,5"
 */
char *robo_fields_dup_text (const RoboFields *fields) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_fields_get_event:
 * @fields: the attributes of an event's element
 * @setup: in which game it happened
 * @event: (out): the event; what it does not say is nobody, nowhere, no card
 *
 * Reads what robo_fields_set_event() wrote.
 *
 * Returns: whether it is an event that can be in such a game
 */
gboolean robo_fields_get_event (const RoboFields *fields,
                                const RoboSetup  *setup,
                                RoboEvent        *event);

G_END_DECLS
