// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-outcome-private.h"

#include <libxml/xmlwriter.h>

struct _RoboOutcomeWriter
{
  xmlTextWriter *xml;
  gboolean       is_list;
  gboolean       with_events;
};

#define NAMESPACE "urn:x-robodrome:scenario:1"

guint
robo_outcome_get_winner (const RoboGame *game)
{
  const RoboState *state = robo_game_get_state (game);

  if (state->winner < ROBO_MAX_ROBOTS && state->robots[state->winner].kind == ROBO_SEAT_KILLBOT)
    return ROBO_WINNER_SQUAD;

  return state->winner;
}

static gint
compare_mines (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  return ((const RoboMine *)a)->space - ((const RoboMine *)b)->space;
}

guint
robo_outcome_list_mines (const RoboGame *game,
                         RoboMine        mines[ROBO_MAX_MINES])
{
  const RoboState *state = robo_game_get_state (game);

  for (guint i = 0; i < state->n_mines; i++)
    mines[i] = state->mines[i];
  g_qsort_with_data (mines, (gint)state->n_mines, sizeof mines[0], compare_mines, NULL);

  return state->n_mines;
}

static void
write_element (xmlTextWriter    *writer,
               const char       *name,
               const RoboFields *fields)
{
  xmlTextWriterStartElement (writer, BAD_CAST name);
  for (guint i = 0; i < fields->n_fields; i++)
    xmlTextWriterWriteAttribute (writer, BAD_CAST fields->fields[i].name,
                                 BAD_CAST fields->fields[i].value);
  xmlTextWriterEndElement (writer);
}

void
robo_outcome_writer_add_game (RoboOutcomeWriter *self,
                              const RoboGame    *game)
{
  const RoboEventList *events = robo_game_get_events (game);
  const RoboState     *state = robo_game_get_state (game);
  const RoboSetup     *setup = robo_game_get_setup (game);
  const char          *winner;
  RoboMine             mines[ROBO_MAX_MINES];
  guint                n_mines;
  RoboFields           fields;

  xmlTextWriterStartElement (self->xml, BAD_CAST "outcome");
  if (!self->is_list)
    xmlTextWriterWriteAttribute (self->xml, BAD_CAST "xmlns", BAD_CAST NAMESPACE);
  winner = robo_winner_get_word (robo_outcome_get_winner (game));
  if (winner != NULL)
    xmlTextWriterWriteAttribute (self->xml, BAD_CAST "winner", BAD_CAST winner);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY)
        continue;
      robo_fields_set_robot (&fields, state, seat, setup->board->columns);
      write_element (self->xml, "robot", &fields);
    }
  n_mines = robo_outcome_list_mines (game, mines);
  for (guint i = 0; i < n_mines; i++)
    {
      robo_fields_set_mine (&fields, &mines[i], setup->board->columns);
      write_element (self->xml, "mine", &fields);
    }
  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (state->tokens[number] == 0)
        continue;
      robo_fields_set_token (&fields, number, state->tokens[number]);
      write_element (self->xml, "token", &fields);
    }
  if (self->with_events)
    {
      xmlTextWriterStartElement (self->xml, BAD_CAST "events");
      for (guint i = 0; i < events->n_events; i++)
        {
          robo_fields_set_event (&fields, &events->events[i], setup);
          write_element (self->xml, "event", &fields);
        }
      xmlTextWriterEndElement (self->xml);
    }
  xmlTextWriterEndElement (self->xml);
}

void
robo_outcome_writer_add (RoboOutcomeWriter *self,
                         const RoboOutcome *outcome)
{
  robo_outcome_writer_add_game (self, outcome->game);
}

void
robo_outcome_writer_refuse (RoboOutcomeWriter *self,
                            const char        *reason)
{
  xmlTextWriterWriteElement (self->xml, BAD_CAST "refused", BAD_CAST reason);
}

RoboOutcomeWriter *
robo_outcome_writer_new (FILE    *stream,
                         gboolean is_list,
                         gboolean with_events)
{
  RoboOutcomeWriter *self = g_new0 (RoboOutcomeWriter, 1);

  self->xml = xmlNewTextWriter (xmlOutputBufferCreateFile (stream, NULL));
  self->is_list = is_list;
  self->with_events = with_events;

  xmlTextWriterSetIndent (self->xml, TRUE);
  xmlTextWriterSetIndentString (self->xml, BAD_CAST "  ");
  xmlTextWriterStartDocument (self->xml, NULL, "UTF-8", NULL);
  if (is_list)
    {
      xmlTextWriterStartElement (self->xml, BAD_CAST "outcomes");
      xmlTextWriterWriteAttribute (self->xml, BAD_CAST "xmlns", BAD_CAST NAMESPACE);
    }

  return self;
}

void
robo_outcome_writer_free (RoboOutcomeWriter *self)
{
  if (self == NULL)
    return;

  xmlTextWriterEndDocument (self->xml);
  xmlFreeTextWriter (self->xml);
  g_free (self);
}
