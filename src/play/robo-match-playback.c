// SPDX-License-Identifier: GPL-3.0-or-later
// Showing one event after the other, forwards, backwards and by itself.
#include "config.h"

#include "robo-match-private.h"

#include <string.h>

#define MAX_SPEED 4

/* What nobody may see yet is not even in the state that is handed out: programs until all are confirmed (R5.5),
 * the decks and what the generator will roll. */
void
robo_match_hide_secrets (RoboState *state)
{
  state->rng = (RoboRng){ 0 };
  for (guint i = 0; i < ROBO_N_DECKS; i++)
    memset (state->decks[i], ROBO_NO_CARD, sizeof state->decks[i]);

  if (state->phase != ROBO_PHASE_PROGRAMMING)
    return;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      state->robots[i].n_dice = 0;
      state->robots[i].dice_sum = 0;
      state->robots[i].finish = 0;
      memset (state->robots[i].dice, 0, sizeof state->robots[i].dice);
    }
}

void
robo_match_get_state_at (RoboMatch *self,
                         guint      position,
                         RoboState *state)
{
  const RoboEventList *events;

  g_return_if_fail (ROBO_IS_MATCH (self) && state != NULL);

  events = robo_game_get_events (self->game);
  g_return_if_fail (position <= events->n_events);

  *state = position == 0 ? self->first : events->states[position - 1];
  robo_match_hide_secrets (state);
}

const RoboEvent *
robo_match_get_event (RoboMatch *self,
                      guint      index)
{
  const RoboEventList *events;

  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  events = robo_game_get_events (self->game);
  g_return_val_if_fail (index < events->n_events, NULL);

  return &events->events[index];
}

guint
robo_match_get_event_duration_ms (RoboMatch *self,
                                  guint      index)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  if (self->speed == 0)
    return 0;

  return robo_log_get_duration_ms (robo_match_get_event (self, index)->type) / self->speed;
}

static void
set_playing (RoboMatch *self,
             gboolean   playing)
{
  if (self->playing == playing)
    return;

  self->playing = playing;
  if (!playing)
    robo_match_stop_timer (self);
  robo_match_notify_playing (self);
}

/* Looking back is no wish that nothing be played any more: back at the end all is as before. */
static void
pause_for_now (RoboMatch *self)
{
  self->resumes |= self->playing;
  set_playing (self, FALSE);
}

static void
resume_if_live (RoboMatch *self)
{
  if (!self->resumes || !self->figures.is_live)
    return;

  self->resumes = FALSE;
  set_playing (self, TRUE);
}

/* Moving to a position */

static void
show_next (RoboMatch *self)
{
  guint index = self->position++;

  robo_match_update (self);
  resume_if_live (self);
  robo_match_emit_shown (self, index);
  robo_match_announce (self);
}

static void
jump (RoboMatch *self,
      guint      position)
{
  self->position = position;
  robo_match_update (self);
  resume_if_live (self);
  robo_match_emit_jumped (self);
  robo_match_announce (self);
}

static gboolean
has_next (RoboMatch *self)
{
  return self->position < robo_game_get_events (self->game)->n_events || robo_match_fetch (self);
}

/* By itself */

void
robo_match_stop_timer (RoboMatch *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

static gboolean
timer_cb (gpointer data)
{
  RoboMatch *self = data;

  self->timer = 0;
  robo_match_go_on (self, TRUE);

  return G_SOURCE_REMOVE;
}

/* Without people a game has no end that anybody could wait for: a round at a time then, so that nothing freezes. */
static void
show_everything (RoboMatch *self)
{
  if (!has_next (self))
    return;

  jump (self, robo_game_get_events (self->game)->n_events);
  if (self->playing && self->timer == 0 && self->status == ROBO_GAME_ROUND_OVER)
    self->timer = g_timeout_add (1, timer_cb, self);
}

static guint
get_delay_ms (RoboMatch *self)
{
  return self->position == 0 ? 0 : robo_match_get_event_duration_ms (self, self->position - 1);
}

void
robo_match_go_on (RoboMatch *self,
                  gboolean   is_due)
{
  g_autoptr (RoboMatch) guard = g_object_ref (self);

  /* Those who hear of an event may pause, go elsewhere or even answer: everything is looked up afresh. */
  while (self->has_started && self->playing && self->timer == 0)
    {
      guint delay_ms = is_due ? 0 : get_delay_ms (self);

      if (self->speed == 0)
        {
          show_everything (self);
          return;
        }
      if (!has_next (self))
        return;
      if (delay_ms > 0)
        self->timer = g_timeout_add (delay_ms, timer_cb, self);
      else
        show_next (self);
      is_due = FALSE;
    }
}

void
robo_match_play (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->resumes = FALSE;
  if (self->playing)
    return;

  set_playing (self, TRUE);
  robo_match_go_on (self, TRUE);
}

void
robo_match_pause (RoboMatch *self)
{
  g_return_if_fail (ROBO_IS_MATCH (self));

  self->resumes = FALSE;
  set_playing (self, FALSE);
}

gboolean
robo_match_get_playing (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->playing;
}

void
robo_match_set_speed (RoboMatch *self,
                      guint      speed)
{
  g_return_if_fail (ROBO_IS_MATCH (self));
  g_return_if_fail (speed <= MAX_SPEED);

  if (self->speed == speed)
    return;

  self->speed = speed;
  g_object_notify (G_OBJECT (self), "speed");

  /* The one that is waited for gets its new time from now on. */
  robo_match_stop_timer (self);
  robo_match_go_on (self, FALSE);
}

guint
robo_match_get_speed (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->speed;
}

/* By hand */

void
robo_match_seek (RoboMatch *self,
                 guint      position)
{
  guint n_events;

  g_return_if_fail (ROBO_IS_MATCH (self));

  n_events = robo_game_get_events (self->game)->n_events;
  position = MIN (position, n_events);
  robo_match_stop_timer (self);
  if (position < n_events)
    pause_for_now (self);

  jump (self, position);
  robo_match_go_on (self, TRUE);
}

gboolean
robo_match_step (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  if (!self->has_started || !has_next (self))
    return FALSE;

  robo_match_stop_timer (self);
  show_next (self);
  robo_match_go_on (self, FALSE);

  return TRUE;
}

gboolean
robo_match_step_back (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  if (self->position == 0)
    return FALSE;

  pause_for_now (self);
  jump (self, self->position - 1);

  return TRUE;
}

guint
robo_match_get_position (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->position;
}

const RoboState *
robo_match_get_shown_state (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return &self->shown;
}
