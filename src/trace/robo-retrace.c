/* Positions from events, one function a type of event.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-retrace-private.h"

#include <string.h>

#include "engine/robo-game-private.h"

RoboRobot *
robo_retrace_get_robot (RoboRetrace *self,
                        guint        seat)
{
  return seat < ROBO_MAX_ROBOTS ? &self->state->robots[seat] : &self->nobody;
}

gboolean
robo_retrace_is_killbot (RoboRetrace *self,
                         guint        seat)
{
  return robo_retrace_get_robot (self, seat)->kind == ROBO_SEAT_KILLBOT;
}

/* Rounds */

static void
tell_round (RoboRetrace     *self,
            const RoboEvent *event)
{
  self->state->round++;
}

static void
tell_phase (RoboRetrace     *self,
            const RoboEvent *event)
{
  if (event->value < ROBO_PHASE_OVER)
    robo_state_begin_phase (self->state, event->value);
  if (event->value != ROBO_PHASE_PROGRAMMING)
    return;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = robo_retrace_get_robot (self, seat);

      robot->n_dice = 0;
      memset (robot->dice, 0, sizeof robot->dice);
    }
}

static void
tell_unit (RoboRetrace     *self,
           const RoboEvent *event)
{
  self->state->unit = CLAMP (event->value, 1, ROBO_N_UNITS) - 1;
}

static void
tell_token (RoboRetrace     *self,
            const RoboEvent *event)
{
  if (event->value <= ROBO_MAX_VP_NUMBER)
    self->state->tokens[event->value]++;
}

static void
tell_number (RoboRetrace     *self,
             const RoboEvent *event)
{
  robo_retrace_get_robot (self, event->seat)->number = CLAMP (event->value, 1, ROBO_MAX_ROBOTS);
}

static void
tell_win (RoboRetrace     *self,
          const RoboEvent *event)
{
  self->state->winner = event->seat;
  self->state->phase = ROBO_PHASE_OVER;
}

/* Cards */

static void
tell_equip (RoboRetrace     *self,
            const RoboEvent *event)
{
  RoboRobot      *robot = robo_retrace_get_robot (self, event->seat);
  const RoboRobot before = *robot;

  memcpy (robot->cards, event->slots, sizeof robot->cards);
  memset (robot->shield, 0, sizeof robot->shield);
  for (guint old = 0; old < ROBO_MAX_SLOTS; old++)
    {
      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          if (before.cards[old] != ROBO_NO_CARD && before.cards[old] == robot->cards[slot])
            robot->shield[slot] = before.shield[old];
        }
    }
}

static void
tell_draw (RoboRetrace     *self,
           const RoboEvent *event)
{
  if (event->card >= ROBO_MAX_CARDS || event->deck >= ROBO_N_DECKS)
    return;

  robo_retrace_get_robot (self, event->seat)->inventory |= G_GUINT64_CONSTANT (1) << event->card;
  if (self->state->deck_sizes[event->deck] > 0)
    self->state->deck_sizes[event->deck]--;
}

/* Places */

static void
tell_reboot (RoboRetrace     *self,
             const RoboEvent *event)
{
  robo_retrace_get_robot (self, event->seat)->space = event->at;
  robo_retrace_get_robot (self, event->seat)->facing = event->key;
}

static void
move_mine (RoboRetrace *self,
           guint        from,
           guint        to)
{
  guint mine = robo_state_get_mine_at (self->state, from);

  if (mine < self->state->n_mines)
    self->state->mines[mine].space = to;
}

static void
tell_shove (RoboRetrace     *self,
            const RoboEvent *event)
{
  if (event->seat == ROBO_NO_SEAT)
    move_mine (self, event->at, event->to);
  else
    robo_retrace_get_robot (self, event->seat)->space = event->to;
}

static void
tell_move (RoboRetrace     *self,
           const RoboEvent *event)
{
  robo_retrace_get_robot (self, event->seat)->space = event->to;
}

static void
tell_swap (RoboRetrace     *self,
           const RoboEvent *event)
{
  guint other = robo_state_get_robot_at (self->state, event->to);

  if (other != ROBO_NO_SEAT)
    robo_retrace_get_robot (self, other)->space = event->at;
  else
    move_mine (self, event->to, event->at);
  robo_retrace_get_robot (self, event->seat)->space = event->to;
}

/* Nothing stands here that changes no position. */
static void (*const tell[ROBO_N_EVENT_TYPES]) (RoboRetrace     *self,
                                               const RoboEvent *event) = {
  [ROBO_EVENT_ROUND] = tell_round,
  [ROBO_EVENT_PHASE] = tell_phase,
  [ROBO_EVENT_TOKEN] = tell_token,
  [ROBO_EVENT_EQUIP] = tell_equip,
  [ROBO_EVENT_REBOOT] = tell_reboot,
  [ROBO_EVENT_SHOVE] = tell_shove,
  [ROBO_EVENT_NUMBER] = tell_number,
  [ROBO_EVENT_PROGRAMMED] = robo_retrace_tell_programmed,
  [ROBO_EVENT_UNIT] = tell_unit,
  [ROBO_EVENT_ROLL] = robo_retrace_tell_roll,
  [ROBO_EVENT_ACTIVATE] = robo_retrace_tell_activate,
  [ROBO_EVENT_KEEP] = robo_retrace_tell_keep,
  [ROBO_EVENT_SKIP] = robo_retrace_tell_activate,
  [ROBO_EVENT_TURN] = robo_retrace_tell_turn,
  [ROBO_EVENT_STEP] = tell_move,
  [ROBO_EVENT_PUSH] = tell_move,
  [ROBO_EVENT_DAMAGE] = robo_retrace_tell_damage,
  [ROBO_EVENT_ABSORB] = robo_retrace_tell_absorb,
  [ROBO_EVENT_DESTROYED] = robo_retrace_tell_destroyed,
  [ROBO_EVENT_CREDIT] = robo_retrace_tell_credit,
  [ROBO_EVENT_MINE_LAID] = robo_retrace_tell_mine_laid,
  [ROBO_EVENT_MINE_TAKEN] = robo_retrace_tell_mine_gone,
  [ROBO_EVENT_MINE_OFF] = robo_retrace_tell_mine_gone,
  [ROBO_EVENT_MINE_GONE] = robo_retrace_tell_mine_gone,
  [ROBO_EVENT_JUMP] = tell_move,
  [ROBO_EVENT_SWAP] = tell_swap,
  [ROBO_EVENT_REPROGRAM] = robo_retrace_tell_reprogram,
  [ROBO_EVENT_TAKE_VP] = robo_retrace_tell_take_vp,
  [ROBO_EVENT_REPAIR] = robo_retrace_tell_repair,
  [ROBO_EVENT_DRAW] = tell_draw,
  [ROBO_EVENT_WIN] = tell_win,
};

RoboGame *
robo_game_new_recorded (const RoboSetup     *setup,
                        guint64              seed,
                        const RoboRecording *recording)
{
  RoboGame   *game;
  RoboRetrace self = { .setup = setup, .recording = recording };

  g_return_val_if_fail (setup != NULL && recording != NULL, NULL);

  game = robo_game_new (setup, seed, ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS);
  self.state = game->state;
  for (guint i = 0; i < recording->n_events; i++)
    {
      const RoboEvent *event = &recording->events[i];

      if (event->type < ROBO_N_EVENT_TYPES && tell[event->type] != NULL)
        tell[event->type](&self, event);
      robo_event_list_append (&game->events, event, game->state);
    }
  game->n_events = game->events.n_events;
  if (recording->n_records > 0)
    g_array_append_vals (game->records, recording->records, recording->n_records);

  return game;
}
