// SPDX-License-Identifier: GPL-3.0-or-later
// The log: a line an event, its small print, and what can be read out of all lines.
#include "config.h"

#include "robo-match-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/robo-program.h"

#include "play/log/robo-log-item-private.h"

/* A line for each operator, when programs are there for all to see (R5.5). */
static void
append_programs (RoboMatch       *self,
                 const RoboState *state,
                 GString         *note)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboProgram      program = { 0 };
      g_autofree char *text = NULL;

      if (!self->by_seat[seat] || state->robots[seat].kind == ROBO_SEAT_KILLBOT || state->robots[seat].n_dice == 0)
        continue;

      program.n_dice = state->robots[seat].n_dice;
      memcpy (program.dice, state->robots[seat].dice, sizeof program.dice);
      text = robo_program_to_text (&program);
      if (note->len > 0)
        g_string_append_c (note, '\n');
      /* Translators: small print in the log; %1$s is a robot, %2$s its program such as b3n r2ne b1w */
      g_string_append_printf (note, _ ("%1$s: %2$s"), self->names.robots[seat], text);
    }
}

/* R4.6: for the number that it has brought. No program, as of a KillBot or before the first round, took no time. */
static void
append_time (const RoboRobot *robot,
             GString         *note)
{
  g_autofree char *seconds = NULL;
  g_autofree char *text = NULL;

  if (robot->kind != ROBO_SEAT_OPERATOR || robot->n_dice == 0)
    return;

  seconds = g_strdup_printf ("%.1f", robot->finish / 10.0);
  /* Translators: %s is a number such as 12.3 */
  text = g_strdup_printf (_ ("The program took %s seconds."), seconds);
  g_string_append (note, text);
}

static char *
dup_note (RoboMatch       *self,
          guint            index,
          const RoboState *after)
{
  const RoboEvent *event = robo_match_get_event (self, index);
  g_autofree char *unasked = robo_log_notes_dup_text (self->notes, index, &self->names);
  g_autoptr (GString) note = g_string_new (unasked);

  if (event->type == ROBO_EVENT_UNIT && event->value == 1)
    append_programs (self, after, note);
  if (event->type == ROBO_EVENT_NUMBER && self->game_setup.rules.numbering == ROBO_NUMBERING_FINISH_ORDER)
    append_time (&after->robots[event->seat], note);

  return note->len > 0 ? g_strdup (note->str) : NULL;
}

static void
name_equipped (RoboMatch       *self,
               const RoboEvent *event,
               const RoboState *after)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    self->names.equipped[i] = event->seat < ROBO_MAX_ROBOTS ? after->robots[event->seat].cards[i] : ROBO_NO_CARD;
}

static RoboLogItem *
make_log_item (RoboMatch *self,
               guint      index)
{
  const RoboEvent *event = robo_match_get_event (self, index);
  g_autofree char *text = NULL;
  g_autofree char *note = NULL;
  RoboState        after;

  robo_match_get_state_at (self, index + 1, &after);
  name_equipped (self, event, &after);
  text = robo_log_describe (event, &self->names);
  note = dup_note (self, index, &after);

  return robo_log_item_new (event, index, &after, text, note, self->board->columns);
}

void
robo_match_extend_log (RoboMatch *self)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = n_lines; i < self->position; i++)
    g_ptr_array_add (items, make_log_item (self, i));

  if (items->len > 0)
    g_list_store_splice (self->log, n_lines, 0, items->pdata, items->len);
}

RoboLogReason *
robo_match_explain (RoboMatch *self,
                    guint      index)
{
  RoboState after;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && index < robo_match_get_n_events (self), NULL);

  robo_match_get_state_at (self, index + 1, &after);
  name_equipped (self, robo_match_get_event (self, index), &after);

  return robo_log_reason_new (robo_game_get_events (self->game)->events, index, self->game_setup.cards, &self->names);
}

void
robo_match_count_heat (RoboMatch *self,
                       RoboHeat  *heat)
{
  const RoboEventList *events;

  g_return_if_fail (ROBO_IS_MATCH (self) && heat != NULL);

  events = robo_game_get_events (self->game);
  robo_heat_count (heat, events->events, events->n_events);
}

GArray *
robo_match_list_recap (RoboMatch *self,
                       guint      seat,
                       guint     *start)
{
  const RoboEventList *events;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && seat < ROBO_MAX_ROBOTS && start != NULL, NULL);

  events = robo_game_get_events (self->game);
  *start = robo_recap_find_start (events->events, self->position, seat);

  return robo_recap_list (events->events, self->position, seat, *start);
}
