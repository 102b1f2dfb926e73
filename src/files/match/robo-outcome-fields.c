// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-outcome-fields.h"

#include <string.h>

static const char *const decks[] = { "blue", "red", "yellow" };
static const char *const slots[ROBO_MAX_SLOTS] = { "left", "right" };

void
robo_fields_add (RoboFields *fields,
                 const char *name,
                 const char *value)
{
  g_return_if_fail (fields->n_fields < ROBO_MAX_FIELDS);

  fields->fields[fields->n_fields].name = name;
  g_strlcpy (fields->fields[fields->n_fields].value, value, ROBO_CARD_ID_SIZE);
  fields->n_fields++;
}

void
robo_fields_add_uint (RoboFields *fields,
                      const char *name,
                      guint       value)
{
  char text[16];

  g_snprintf (text, sizeof text, "%u", value);
  robo_fields_add (fields, name, text);
}

void
robo_fields_add_place (RoboFields *fields,
                       const char *name,
                       guint       space,
                       guint       columns)
{
  char text[16];

  if (space == ROBO_NO_SPACE)
    return;

  g_snprintf (text, sizeof text, "%u,%u", space % columns + 1, space / columns + 1);
  robo_fields_add (fields, name, text);
}

const char *
robo_fields_get (const RoboFields *fields,
                 const char       *name)
{
  for (guint i = 0; i < fields->n_fields; i++)
    {
      if (strcmp (fields->fields[i].name, name) == 0)
        return fields->fields[i].value;
    }

  return NULL;
}

const char *
robo_winner_get_word (guint winner)
{
  static const char *const words[ROBO_N_WINNERS] = { "1", "2", "3", "4", "squad" };

  return winner < ROBO_N_WINNERS ? words[winner] : NULL;
}

static void
add_seat (RoboFields *fields,
          const char *name,
          guint       seat)
{
  if (seat < ROBO_N_WINNERS)
    robo_fields_add (fields, name, robo_winner_get_word (seat));
}

void
robo_fields_set_event (RoboFields      *fields,
                       const RoboEvent *event,
                       const RoboSetup *setup)
{
  RoboEventField has = robo_event_type_get_fields (event->type);

  fields->n_fields = 0;
  robo_fields_add (fields, "type", robo_event_type_get_id (event->type));
  if (has & ROBO_EVENT_HAS_SEAT)
    add_seat (fields, "seat", event->seat);
  if (has & ROBO_EVENT_HAS_OF)
    add_seat (fields, "of", event->of);
  if (has & ROBO_EVENT_HAS_BY)
    add_seat (fields, "by", event->by);
  if (has & ROBO_EVENT_HAS_AT)
    robo_fields_add_place (fields, "at", event->at, setup->board->columns);
  if (has & ROBO_EVENT_HAS_TO)
    robo_fields_add_place (fields, "to", event->to, setup->board->columns);
  if (has & ROBO_EVENT_HAS_AMOUNT)
    robo_fields_add_uint (fields, "amount", event->amount);
  if (has & ROBO_EVENT_HAS_UNIT)
    robo_fields_add_uint (fields, "unit", event->unit + 1u);
  if (has & ROBO_EVENT_HAS_COLOUR)
    robo_fields_add (fields, "colour", robo_colour_get_id (event->colour));
  /* Number phases as in the rules: 0 is the preparation. */
  if (event->type == ROBO_EVENT_PHASE)
    robo_fields_add_uint (fields, "value", event->value - (guint)ROBO_PHASE_PREPARATION);
  else if (has & ROBO_EVENT_HAS_VALUE)
    robo_fields_add_uint (fields, "value", event->value);
  if (has & ROBO_EVENT_HAS_KEY)
    robo_fields_add (fields, "key", robo_dir_get_id (event->key));
  if (has & ROBO_EVENT_HAS_DECK)
    robo_fields_add (fields, "deck", decks[event->deck]);
  if (has & ROBO_EVENT_HAS_KIND)
    robo_fields_add (fields, "kind", robo_cost_kind_get_id (event->kind));
  if ((has & ROBO_EVENT_HAS_CARD) && event->card != ROBO_NO_CARD)
    robo_fields_add (fields, "module", setup->cards->cards[event->card].id);
  for (guint slot = 0; (has & ROBO_EVENT_HAS_SLOTS) && slot < ROBO_MAX_SLOTS; slot++)
    {
      if (event->slots[slot] != ROBO_NO_CARD)
        robo_fields_add (fields, slots[slot], setup->cards->cards[event->slots[slot]].id);
    }
}

void
robo_fields_set_robot (RoboFields      *fields,
                       const RoboState *state,
                       guint            seat,
                       guint            columns)
{
  const RoboRobot *robot = &state->robots[seat];
  gboolean         is_there = robo_robot_is_in_arena (robot);
  guint            shield = 0;

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    shield += robot->shield[slot];

  fields->n_fields = 0;
  add_seat (fields, "seat", seat);
  if (is_there)
    robo_fields_add_place (fields, "at", robot->space, columns);
  else
    robo_fields_add (fields, "out", "true");
  robo_fields_add_uint (fields, "damage", robot->damage);
  robo_fields_add_uint (fields, "shield", shield);
  robo_fields_add_uint (fields, "vp", robot->vp);
  if (is_there && robot->kind == ROBO_SEAT_KILLBOT)
    robo_fields_add (fields, "facing", robo_dir_get_id (robot->facing));
}

void
robo_fields_set_mine (RoboFields     *fields,
                      const RoboMine *mine,
                      guint           columns)
{
  fields->n_fields = 0;
  add_seat (fields, "owner", mine->owner);
  robo_fields_add_place (fields, "at", mine->space, columns);
}

void
robo_fields_set_token (RoboFields *fields,
                       guint       number,
                       guint       count)
{
  fields->n_fields = 0;
  robo_fields_add_uint (fields, "number", number);
  robo_fields_add_uint (fields, "count", count);
}

char *
robo_fields_dup_text (const RoboFields *fields)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < fields->n_fields; i++)
    g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", fields->fields[i].name, fields->fields[i].value);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
