// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-scene.h"

#include "play/log/robo-log-item.h"
#include "play/robo-order-item.h"
#include "ui/common/robo-access.h"

#include "robo-sounds.h"

struct _RoboGameScene
{
  GObject parent_instance;

  RoboBoardView *board; /* borrowed */

  /* owned */
  RoboSounds   *sounds;
  RoboMatch    *match; /* nullable */
  GSignalGroup *match_signals;

  guint said_position; /* up to where a screen reader has been told */
};

enum
{
  ACTING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboGameScene, robo_game_scene, G_TYPE_OBJECT)

static guint
find_acting_seat (RoboMatch *match)
{
  GListModel *order = robo_match_get_order (match);

  for (guint i = 0; i < g_list_model_get_n_items (order); i++)
    {
      g_autoptr (RoboOrderItem) item = g_list_model_get_item (order, i);

      if (robo_order_item_get_status (item) == ROBO_SEAT_DIE_ACTING)
        return robo_seat_get_seat (robo_order_item_get_seat (item));
    }

  return ROBO_NO_SEAT;
}

static void
mark_acting_seat (RoboGameScene *self)
{
  guint seat = find_acting_seat (self->match);

  robo_board_view_set_acting (self->board, seat);
  if (seat != ROBO_NO_SEAT)
    g_signal_emit (self, signals[ACTING], 0, seat);
}

/* What those read who see it. */
static void
say_event (RoboGameScene *self,
           guint          index)
{
  g_autoptr (RoboLogItem) item = g_list_model_get_item (robo_match_get_log (self->match), index);

  if (item != NULL)
    robo_access_say (GTK_WIDGET (self->board), robo_log_item_get_text (item));
}

static void
event_shown_cb (RoboGameScene *self,
                guint          index)
{
  const RoboEvent *event = robo_match_get_event (self->match, index);
  guint            duration_ms = robo_match_get_event_duration_ms (self->match, index);
  RoboState        before;
  RoboState        after;

  robo_match_get_state_at (self->match, index, &before);
  robo_match_get_state_at (self->match, index + 1, &after);
  robo_board_view_animate (self->board, event, &before, &after, duration_ms);
  /* What takes no time would be heard all at once. */
  if (duration_ms > 0)
    robo_sounds_play (self->sounds, event->type);
  mark_acting_seat (self);
  say_event (self, index);
  self->said_position = MAX (self->said_position, index + 1);
}

static void
jumped_cb (RoboGameScene *self)
{
  robo_board_view_jump (self->board, robo_match_get_shown_state (self->match));
  mark_acting_seat (self);
  robo_game_scene_say (self);
}

static void
set_up_board (RoboGameScene *self)
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
}

static void
robo_game_scene_dispose (GObject *object)
{
  RoboGameScene *self = ROBO_GAME_SCENE (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (robo_game_scene_parent_class)->dispose (object);
}

static void
robo_game_scene_class_init (RoboGameSceneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_game_scene_dispose;

  signals[ACTING] = g_signal_new ("acting", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_game_scene_init (RoboGameScene *self)
{
  self->sounds = robo_sounds_new ();
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "event-shown", G_CALLBACK (event_shown_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "jumped", G_CALLBACK (jumped_cb), self);
}

RoboGameScene *
robo_game_scene_new (RoboBoardView *board)
{
  RoboGameScene *self;

  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (board), NULL);

  self = g_object_new (ROBO_TYPE_GAME_SCENE, NULL);
  self->board = board;

  return self;
}

void
robo_game_scene_set_match (RoboGameScene *self,
                           RoboMatch     *match)
{
  g_return_if_fail (ROBO_IS_GAME_SCENE (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (!g_set_object (&self->match, match))
    return;

  g_signal_group_set_target (self->match_signals, match);
  if (match == NULL)
    {
      robo_board_view_set_arena (self->board, NULL, 1);
      return;
    }

  self->said_position = robo_match_get_position (match);
  set_up_board (self);
  jumped_cb (self);
}

void
robo_game_scene_say (RoboGameScene *self)
{
  guint position;
  guint first;

  g_return_if_fail (ROBO_IS_GAME_SCENE (self) && self->match != NULL);

  position = robo_match_get_position (self->match);
  first = position > 0 ? position - 1 : 0;
  if (robo_match_get_playing (self->match))
    first = self->said_position;
  for (guint i = first; i < position; i++)
    say_event (self, i);
  self->said_position = MAX (self->said_position, position);
}
