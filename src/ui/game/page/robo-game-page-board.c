// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include "play/log/robo-log-item.h"
#include "play/robo-order-item.h"
#include "ui/common/robo-access.h"

/* The match on the board: what is seen of it, heard of it, and who acts. */

static void
jump_board (RoboGamePage *self)
{
  robo_board_view_jump (self->board, robo_match_get_shown_state (self->match));
}

static guint
find_acting_seat (RoboGamePage *self)
{
  GListModel *order = robo_match_get_order (self->match);

  for (guint i = 0; i < g_list_model_get_n_items (order); i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);

      if (robo_order_item_get_status (item) == ROBO_SEAT_DIE_ACTING)
        return robo_seat_get_seat (robo_order_item_get_seat (item));
    }

  return ROBO_NO_SEAT;
}

static void
mark_acting_seat (RoboGamePage *self)
{
  guint seat = find_acting_seat (self);

  robo_board_view_set_acting (self->board, seat);
  if (seat != ROBO_NO_SEAT)
    robo_game_page_reveal_panel (self, seat);
}

/* What those read who see it. */
static void
say_event (RoboGamePage *self,
           guint         index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (self->match), index);

  if (item != NULL)
    robo_access_say (GTK_WIDGET (self), robo_log_item_get_text (item));
}

void
robo_game_page_say_jump (RoboGamePage *self)
{
  guint position = robo_match_get_position (self->match);
  guint first = position > 0 ? position - 1 : 0;

  if (robo_match_get_playing (self->match))
    first = self->said_position;
  for (guint i = first; i < position; i++)
    say_event (self, i);
  self->said_position = MAX (self->said_position, position);
}

static void
event_shown_cb (RoboGamePage *self,
                guint         index)
{
  RoboState before;
  RoboState after;

  robo_match_get_state_at (self->match, index, &before);
  robo_match_get_state_at (self->match, index + 1, &after);
  robo_board_view_animate (self->board, robo_match_get_event (self->match, index), &before, &after,
                           robo_match_get_event_duration_ms (self->match, index));
  /* What takes no time would be heard all at once. */
  if (robo_match_get_event_duration_ms (self->match, index) > 0)
    robo_sounds_play (self->sounds, robo_match_get_event (self->match, index)->type);
  mark_acting_seat (self);
  say_event (self, index);
  self->said_position = MAX (self->said_position, index + 1);
}

static void
jumped_cb (RoboGamePage *self)
{
  jump_board (self);
  mark_acting_seat (self);
  robo_game_page_say_jump (self);
}

void
robo_game_page_set_up_board (RoboGamePage *self)
{
  const RoboSetup *setup = robo_match_get_game_setup (self->match);

  robo_board_view_set_arena (self->board, robo_arena_get_plan (robo_match_get_arena (self->match)),
                             setup->rules.damage_limit);
  robo_board_view_set_cards (self->board, setup->cards);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = robo_match_get_seat (self->match, i);

      if (seat != NULL)
        robo_board_view_set_seat (self->board, i, robo_seat_get_colour (seat), robo_seat_get_robot_name (seat));
    }
  jumped_cb (self);
}

void
robo_game_page_watch_board (RoboGamePage *self)
{
  g_signal_connect_object (self->match, "event-shown", G_CALLBACK (event_shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "jumped", G_CALLBACK (jumped_cb), self, G_CONNECT_SWAPPED);
}
