// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-scene.h"

#include <adwaita.h>

#include "match/log/robo-log-item.h"
#include "match/robo-order-item.h"
#include "ui/widgets/robo-access.h"

#include "robo-sounds.h"

/* Another window of the program gets the focus within this time after the window of the game has lost it. */
#define LOOK_DELAY_MS 200

struct _RoboGameScene
{
  GObject parent_instance;

  /* borrowed */
  RoboBoardView *board;
  GtkWidget     *page;

  /* owned */
  RoboSounds   *sounds;
  RoboMatch    *match; /* nullable */
  GSignalGroup *match_signals;

  guint said_position; /* number of events that have been announced or skipped */
  guint look_id;
};

enum
{
  ACTING,
  REVEALED,
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

static void
say_event (RoboGameScene *self,
           guint          index)
{
  g_autofree char *spoken = robo_match_dup_spoken_sentence (self->match, index);

  robo_access_say (GTK_WIDGET (self->board), spoken);
}

/* Announces a log line. If a question came in the middle of its events, the events before the question have been
 * announced already; then this announces only the events after it. */
static void
say_line (RoboGameScene *self,
          RoboLogItem   *line)
{
  g_autofree char *spoken = NULL;

  if (robo_log_item_get_event (line) >= self->said_position)
    {
      spoken = robo_log_item_dup_spoken (line);
      robo_access_say (GTK_WIDGET (self->board), spoken);
    }
  else
    {
      for (guint i = self->said_position; i < robo_log_item_get_end (line); i++)
        say_event (self, i);
    }
  self->said_position = MAX (self->said_position, robo_log_item_get_end (line));
}

/* Announces the log lines whose events have all been shown. Announces a line that ends at the current position only if
 * is_last_told is TRUE, because otherwise it may get more events. */
static void
say_lines (RoboGameScene *self,
           gboolean       is_last_told)
{
  GListModel *log = robo_match_get_log (self->match);
  guint       position = robo_match_get_position (self->match);

  for (guint i = robo_log_item_find (log, self->said_position); i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) line = g_list_model_get_item (log, i);

      if (robo_log_item_get_end (line) <= self->said_position)
        continue;
      if (robo_log_item_get_end (line) > position || (robo_log_item_get_end (line) == position && !is_last_told))
        return;

      say_line (self, line);
    }
}

static void
event_shown_cb (RoboGameScene *self,
                guint          index)
{
  const RoboEvent *event = robo_match_get_event (self->match, index);
  guint            duration_ms = robo_match_get_event_duration_ms (self->match, index);
  guint            more_ms;
  guint            slow_ms = robo_match_get_slow_end_ms (self->match, index, &more_ms);
  RoboState        before;
  RoboState        after;

  robo_match_get_state_at (self->match, index, &before);
  robo_match_get_state_at (self->match, index + 1, &after);
  robo_board_view_animate (self->board, event, &before, &after, duration_ms);
  robo_board_view_slow_end (self->board, slow_ms, more_ms);
  /* Skip the sounds of events without a duration, because all these sounds would start at once. */
  if (duration_ms > 0)
    robo_sounds_play (self->sounds, event, &after);
  if (event->type == ROBO_EVENT_PHASE && event->value == ROBO_PHASE_ACTIVATION && duration_ms > 0)
    g_signal_emit (self, signals[REVEALED], 0, duration_ms);
  mark_acting_seat (self);
  if (robo_match_get_playing (self->match))
    say_lines (self, index + 1 == robo_match_get_n_events (self->match));
  else
    {
      say_event (self, index);
      self->said_position = MAX (self->said_position, index + 1);
    }
}

static void
jumped_cb (RoboGameScene *self)
{
  robo_board_view_jump (self->board, robo_match_get_shown_state (self->match));
  mark_acting_seat (self);
  robo_game_scene_say (self);
}

/* Allows slow motion only if animations are enabled. */
static void
update_drama (RoboGameScene *self)
{
  if (self->match != NULL)
    robo_match_set_has_slow_motion (self->match, adw_get_enable_animations (self->page));
}

/* Tells the board that its own seat is the seat of the person who was asked last. */
static void
asked_changed_cb (RoboGameScene *self)
{
  gint seat;

  g_object_get (self->match, "asked-seat", &seat, NULL);
  if (seat >= 0 && robo_seat_get_player (robo_match_get_seat (self->match, seat)) == ROBO_PLAYER_HUMAN)
    robo_board_view_set_own_seat (self->board, seat);
}

/* Stops music and ambience while another program is active. They continue while another window of this program is
 * active, such as the preferences. Sound effects do not depend on this. */
static void
check_activity_cb (gpointer user_data)
{
  RoboGameScene *self = user_data;
  GListModel    *windows = gtk_window_get_toplevels ();
  gboolean       is_active = FALSE;

  self->look_id = 0;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      is_active = is_active || gtk_window_is_active (window);
    }
  robo_sounds_set_looked_at (self->sounds, is_active && gtk_widget_get_mapped (self->page));
}

/* Checks a moment later whether the program is active, because a window gets the focus a moment after another window
 * has lost it. */
static void
queue_look_for_activity (RoboGameScene *self)
{
  if (self->look_id == 0)
    self->look_id = g_timeout_add_once (LOOK_DELAY_MS, check_activity_cb, self);
}

static void
mapped_cb (RoboGameScene *self)
{
  g_signal_connect_object (gtk_widget_get_root (self->page), "notify::is-active",
                           G_CALLBACK (queue_look_for_activity), self, G_CONNECT_SWAPPED);
  queue_look_for_activity (self);
}

static void
unmapped_cb (RoboGameScene *self)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (self->page), queue_look_for_activity, self);
  queue_look_for_activity (self);
}

static void
set_up_board (RoboGameScene *self)
{
  const RoboSetup *setup = robo_match_get_game_setup (self->match);
  RoboCautionInk   cautions = ROBO_CAUTIONS_QUIET;

  robo_board_view_set_arena (self->board, robo_arena_get_plan (robo_match_get_arena (self->match)),
                             setup->rules.damage_limit);
  robo_board_view_set_modules (self->board, robo_match_get_modules (self->match));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = robo_match_get_seat (self->match, i);

      if (seat != NULL)
        robo_board_view_set_seat (self->board, i, robo_seat_get_colour (seat), robo_seat_get_full_name (seat));
      if (seat != NULL && robo_seat_get_is_killbot (seat))
        cautions = ROBO_CAUTIONS_HALF;
    }
  robo_board_view_set_cautions (self->board, cautions);
}

static void
robo_game_scene_dispose (GObject *object)
{
  RoboGameScene *self = ROBO_GAME_SCENE (object);

  g_clear_handle_id (&self->look_id, g_source_remove);
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
  signals[REVEALED] = g_signal_new ("revealed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_game_scene_init (RoboGameScene *self)
{
  g_autoptr (RoboMixer) mixer = robo_mixer_dup_default ();

  self->sounds = robo_sounds_new (mixer);
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "event-shown", G_CALLBACK (event_shown_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::asked-seat", G_CALLBACK (asked_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "jumped", G_CALLBACK (jumped_cb), self);
}

RoboGameScene *
robo_game_scene_new (RoboBoardView *board,
                     GtkWidget     *page)
{
  RoboGameScene *self;

  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (board) && GTK_IS_WIDGET (page), NULL);

  self = g_object_new (ROBO_TYPE_GAME_SCENE, NULL);
  self->board = board;
  self->page = page;
  g_signal_connect_object (gtk_widget_get_settings (page), "notify::gtk-enable-animations", G_CALLBACK (update_drama), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "unmap", G_CALLBACK (unmapped_cb), self, G_CONNECT_SWAPPED);

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
  update_drama (self);
  robo_sounds_set_match (self->sounds, match);
  if (match == NULL)
    {
      robo_board_view_set_arena (self->board, NULL, 1);
      return;
    }

  self->said_position = robo_match_get_position (match);
  robo_board_view_set_own_seat (self->board, ROBO_NO_SEAT);
  set_up_board (self);
  asked_changed_cb (self);
  jumped_cb (self);
}

void
robo_game_scene_say (RoboGameScene *self)
{
  guint position;

  g_return_if_fail (ROBO_IS_GAME_SCENE (self) && self->match != NULL);

  position = robo_match_get_position (self->match);
  if (robo_match_get_playing (self->match))
    {
      say_lines (self, TRUE);
      return;
    }

  /* The user steps through the events, so announce each of them. */
  if (position > 0)
    say_event (self, position - 1);
  self->said_position = MAX (self->said_position, position);
}
