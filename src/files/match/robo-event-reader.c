// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "files/arena/robo-place.h"
#include "robo-outcome-nodes.h"

const char *const robo_event_names[] = {
  "type", "seat", "of", "by", "at", "to", "amount", "unit", "colour", "value", "key", "deck", "module", "left", "right", "kind",
  NULL
};

void
robo_fields_read (RoboFields        *fields,
                  const xmlNode     *node,
                  const char *const *names)
{
  fields->n_fields = 0;
  for (; *names != NULL; names++)
    {
      g_autofree char *value = robo_xml_dup_string (node, *names);

      if (value != NULL)
        robo_fields_add (fields, *names, value);
    }
}

void
robo_fields_write (const RoboFields *fields,
                   xmlNode          *node)
{
  for (guint i = 0; i < fields->n_fields; i++)
    robo_xml_set (node, fields->fields[i].name, fields->fields[i].value);
}

/* The functions below read an event from the attributes of its element. Each kind of value has one function, and each
 * attribute has one row. */

typedef struct
{
  const RoboSetup *setup;
  RoboEvent       *event;
} Reading;

static gboolean
read_number (const char *text,
             guint       max,
             guint8     *value)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, max, &number, NULL))
    return FALSE;

  *value = (guint8)number;
  return TRUE;
}

static gboolean
read_seat (const Reading *self,
           const char    *text,
           guint8        *value)
{
  if (strcmp (text, "squad") == 0)
    {
      *value = ROBO_WINNER_SQUAD;
      return TRUE;
    }
  if (!read_number (text, ROBO_MAX_ROBOTS, value) || *value == 0)
    return FALSE;

  (*value)--;
  return TRUE;
}

static gboolean
read_space (const Reading *self,
            const char    *text,
            guint8        *value)
{
  guint space;

  if (!robo_place_parse (text, self->setup->board->columns, self->setup->board->rows, &space))
    return FALSE;

  *value = (guint8)space;
  return TRUE;
}

/* Reads a value. Phases are numbered as in the rules: 0 is the preparation. */
static gboolean
read_value (const Reading *self,
            const char    *text,
            guint8        *value)
{
  if (!read_number (text, self->event->type == ROBO_EVENT_PHASE ? 3 : G_MAXUINT8, value))
    return FALSE;
  if (self->event->type == ROBO_EVENT_PHASE)
    *value += ROBO_PHASE_PREPARATION;

  return TRUE;
}

static gboolean
read_amount (const Reading *self,
             const char    *text,
             guint8        *value)
{
  return read_number (text, G_MAXUINT8, value);
}

static gboolean
read_unit (const Reading *self,
           const char    *text,
           guint8        *value)
{
  if (!read_number (text, ROBO_N_UNITS, value) || *value == 0)
    return FALSE;

  (*value)--;
  return TRUE;
}

static gboolean
read_colour (const Reading *self,
             const char    *text,
             guint8        *value)
{
  RoboColour colour;

  if (!robo_colour_from_id (text, &colour))
    return FALSE;

  *value = (guint8)colour;
  return TRUE;
}

static gboolean
read_key (const Reading *self,
          const char    *text,
          guint8        *value)
{
  RoboDir key;

  if (!robo_dir_from_id (text, &key))
    return FALSE;

  *value = (guint8)key;
  return TRUE;
}

static gboolean
read_card (const Reading *self,
           const char    *text,
           guint8        *value)
{
  *value = self->setup->cards != NULL ? (guint8)robo_cards_find (self->setup->cards, text) : ROBO_NO_CARD;

  return *value != ROBO_NO_CARD;
}

static gboolean
read_deck (const Reading *self,
           const char    *text,
           guint8        *value)
{
  static const char *const decks[ROBO_N_DECKS] = { "blue", "red", "yellow" };

  for (guint i = 0; i < ROBO_N_DECKS; i++)
    {
      if (strcmp (decks[i], text) == 0)
        {
          *value = (guint8)i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
read_kind (const Reading *self,
           const char    *text,
           guint8        *value)
{
  RoboCostKind kind;

  if (!robo_cost_kind_from_id (text, &kind))
    return FALSE;

  *value = (guint8)kind;
  return TRUE;
}

static const struct
{
  const char *name;
  gsize       offset;
  guint8      without;
  gboolean (*read) (const Reading *self,
                    const char    *text,
                    guint8        *value);
} attributes[] = {
  { "seat", G_STRUCT_OFFSET (RoboEvent, seat), ROBO_NO_SEAT, read_seat },
  { "by", G_STRUCT_OFFSET (RoboEvent, by), ROBO_NO_SEAT, read_seat },
  { "of", G_STRUCT_OFFSET (RoboEvent, of), ROBO_NO_SEAT, read_seat },
  { "at", G_STRUCT_OFFSET (RoboEvent, at), ROBO_NO_SPACE, read_space },
  { "to", G_STRUCT_OFFSET (RoboEvent, to), ROBO_NO_SPACE, read_space },
  { "amount", G_STRUCT_OFFSET (RoboEvent, amount), 0, read_amount },
  { "value", G_STRUCT_OFFSET (RoboEvent, value), 0, read_value },
  { "colour", G_STRUCT_OFFSET (RoboEvent, colour), 0, read_colour },
  { "key", G_STRUCT_OFFSET (RoboEvent, key), 0, read_key },
  { "unit", G_STRUCT_OFFSET (RoboEvent, unit), 0, read_unit },
  { "module", G_STRUCT_OFFSET (RoboEvent, card), ROBO_NO_CARD, read_card },
  { "deck", G_STRUCT_OFFSET (RoboEvent, deck), 0, read_deck },
  { "left", G_STRUCT_OFFSET (RoboEvent, slots[0]), ROBO_NO_CARD, read_card },
  { "right", G_STRUCT_OFFSET (RoboEvent, slots[1]), ROBO_NO_CARD, read_card },
  { "kind", G_STRUCT_OFFSET (RoboEvent, kind), ROBO_COST_DAMAGE, read_kind },
};

/* The list of names also has "type" and the final NULL. */
G_STATIC_ASSERT (G_N_ELEMENTS (robo_event_names) == G_N_ELEMENTS (attributes) + 2);

/* Returns whether the number is a seat that is not empty. With may_be_none, ROBO_NO_SEAT is also allowed. */
static gboolean
is_seat (const RoboSetup *setup,
         guint            seat,
         gboolean         may_be_none)
{
  return seat == ROBO_NO_SEAT ? may_be_none : seat < ROBO_MAX_ROBOTS && setup->seats[seat].kind != ROBO_SEAT_EMPTY;
}

gboolean
robo_fields_get_event (const RoboFields *fields,
                       const RoboSetup  *setup,
                       RoboEvent        *event)
{
  const Reading  self = { setup, event };
  const char    *id = robo_fields_get (fields, "type");
  RoboEventType  type;
  RoboEventField has;

  if (id == NULL || !robo_event_type_from_id (id, &type))
    return FALSE;

  *event = (RoboEvent){ .type = (guint8)type, .cause = ROBO_CAUSE_UNKNOWN };
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      const char *text = robo_fields_get (fields, attributes[i].name);
      guint8     *value = &G_STRUCT_MEMBER (guint8, event, attributes[i].offset);

      *value = attributes[i].without;
      if (text != NULL && !attributes[i].read (&self, text, value))
        return FALSE;
    }

  /* Check that the event has the seats, spaces and cards of its type, so that other code need not check them. */
  has = robo_event_type_get_fields (event->type);
  if (event->type == ROBO_EVENT_WIN && event->seat == ROBO_WINNER_SQUAD)
    has &= ~(ROBO_EVENT_HAS_SEAT | ROBO_EVENT_HAS_BY | ROBO_EVENT_HAS_OF);

  /* Allow a shove without a seat, because a mine can be shoved, too. */
  return (!(has & ROBO_EVENT_HAS_SEAT) || is_seat (setup, event->seat, event->type == ROBO_EVENT_SHOVE)) &&
         (!(has & ROBO_EVENT_HAS_BY) || is_seat (setup, event->by, TRUE)) &&
         (!(has & ROBO_EVENT_HAS_OF) || is_seat (setup, event->of, FALSE)) &&
         (!(has & ROBO_EVENT_HAS_AT) || event->at != ROBO_NO_SPACE) &&
         (event->type != ROBO_EVENT_PHASE || event->value >= ROBO_PHASE_PREPARATION) &&
         (!(has & ROBO_EVENT_HAS_TO) || event->to != ROBO_NO_SPACE) &&
         (!(has & ROBO_EVENT_HAS_CARD) || event->card != ROBO_NO_CARD || event->type == ROBO_EVENT_DRAW);
}
