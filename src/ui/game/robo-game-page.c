// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include <glib/gi18n.h>

#include "model/robo-log-item.h"
#include "model/robo-order-item.h"
#include "ui/board/robo-access.h"

#include "ui/board/robo-ink.h"

/* How long the end is looked at before the result covers it. */
#define RESULT_DELAY_MS 900

enum
{
  PROP_MATCH = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  LEFT,
  NEW_GAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * RoboGamePage:
 *
 * CSS: node `gamepage`, with the classes `compact` and `narrow` where there is little room. A curtain and the result stand in the place of the game, so that
 * nothing of it is seen or reached (R5.5).
 */
G_DEFINE_FINAL_TYPE (RoboGamePage, robo_game_page, GTK_TYPE_WIDGET)

void
robo_game_page_show (RoboGamePage *self,
                     const char   *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  robo_game_page_update_actions (self);
}

/* The board */

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

/* All that is new, when it has come at once; else what is looked at. */
static void
say_jump (RoboGamePage *self)
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
  say_jump (self);
}

static void
set_up_board (RoboGamePage *self)
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

/* The result */

static void
show_result_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;

  self->result_id = 0;
  /* What has led to it is heard first. */
  say_jump (self);
  robo_result_view_show (self->result, self->match);
  robo_game_page_show (self, "result");
  gtk_widget_grab_focus (robo_result_view_get_next_button (self->result));
}

static void
over_changed_cb (RoboGamePage *self)
{
  g_clear_handle_id (&self->result_id, g_source_remove);
  if (!robo_match_get_is_over (self->match))
    {
      /* Somebody went back from the end. */
      if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "result") == 0)
        robo_game_page_show (self, "play");
      return;
    }

  /* Whoever guides says what comes next. */
  if (adw_bin_get_child (self->guide_bin) != NULL)
    return;
  if (robo_match_get_speed (self->match) == 0)
    show_result_cb (self);
  else
    self->result_id = g_timeout_add_once (RESULT_DELAY_MS, show_result_cb, self);
}

/* The time line */

static void
time_changed_cb (RoboGamePage *self)
{
  guint position = gtk_adjustment_get_value (self->time_adjustment) + 0.5;

  if (self->match != NULL && position != robo_match_get_position (self->match))
    robo_match_seek (self->match, position);
}

static void
position_changed_cb (RoboGamePage *self)
{
  guint position = robo_match_get_position (self->match);
  guint n_events = robo_match_get_n_events (self->match);
  /* Translators: how many events of a game are shown, of how many there are */
  g_autofree char *text = g_strdup_printf (_ ("Event %u of %u"), position, n_events);

  /* The value has to fit at any moment, or it would be cut and seek. */
  if (gtk_adjustment_get_value (self->time_adjustment) <= n_events)
    gtk_adjustment_set_upper (self->time_adjustment, n_events);
  gtk_adjustment_set_value (self->time_adjustment, position);
  gtk_adjustment_set_upper (self->time_adjustment, n_events);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->time_scale), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time_scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  robo_game_page_update_actions (self);
}

static void
playing_changed_cb (RoboGamePage *self)
{
  gboolean is_playing = robo_match_get_playing (self->match);

  /* Whoever wants it to play, a window that comes back for one: not behind the curtain. */
  if (is_playing && self->is_revealing)
    {
      robo_match_pause (self->match);
      return;
    }

  robo_game_page_update_playing (self);
  gtk_button_set_icon_name (self->play_button,
                            is_playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), is_playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_playing ? C_ ("button", "Pause") : C_ ("button", "Play"), -1);
}

static void
speed_changed_cb (RoboGamePage *self)
{
  guint speed = robo_match_get_speed (self->match);
  /* Translators: how many times as fast as normal events are shown, "2×" */
  g_autofree char *text = g_strdup_printf (_ ("%u×"), speed);

  gtk_menu_button_set_label (self->speed_button, speed > 0 ? text : _ ("At once"));
}

/* The match */

static void
watch_match (RoboGamePage *self)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } handlers[] = {
    { "event-shown", G_CALLBACK (event_shown_cb) },
    { "jumped", G_CALLBACK (jumped_cb) },
    { "question-changed", G_CALLBACK (robo_game_page_ask) },
    { "notify::is-over", G_CALLBACK (over_changed_cb) },
    { "notify::n-events", G_CALLBACK (position_changed_cb) },
    { "notify::playing", G_CALLBACK (playing_changed_cb) },
    { "notify::position", G_CALLBACK (position_changed_cb) },
    { "notify::speed", G_CALLBACK (speed_changed_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->match, handlers[i].signal, handlers[i].callback, self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "animation-speed", self->match, "speed", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "ask-needless", self->match, "skips-needless", G_SETTINGS_BIND_INVERT_BOOLEAN);
}

static void
forget_match (RoboGamePage *self)
{
  g_clear_handle_id (&self->result_id, g_source_remove);
  self->is_revealing = FALSE;
  self->wants_pause = FALSE;
  if (self->match == NULL)
    return;

  robo_game_page_remember_divider (self);
  robo_game_page_close_recap (self);
  robo_game_page_drop_draft (self);
  robo_game_page_close_question (self);
  g_settings_unbind (self->match, "speed");
  g_settings_unbind (self->match, "skips-needless");
  g_signal_handlers_disconnect_by_data (self->match, self);
}

static void
show_match (RoboGamePage *self)
{
  watch_match (self);
  self->said_position = robo_match_get_position (self->match);
  set_up_board (self);
  robo_game_page_add_panels (self);
  playing_changed_cb (self);
  speed_changed_cb (self);
  position_changed_cb (self);
  gtk_info_bar_set_revealed (self->recorded_bar, robo_match_get_is_recorded (self->match));
  robo_game_page_show (self, "play");
  robo_game_page_restore_layout (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  self->is_recap_due = robo_match_get_position (self->match) > 0;
  robo_match_start (self->match);
  over_changed_cb (self);
}

/* Size */

static void
robo_game_page_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (ROBO_GAME_PAGE (widget)->toasts), orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
robo_game_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  RoboGamePage *self = ROBO_GAME_PAGE (widget);

  gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
  robo_game_page_fit (self, width, height);
}

static gboolean
key_pressed_cb (RoboGamePage   *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return GDK_EVENT_PROPAGATE;

  return robo_decision_card_type (self->card, keyval) || robo_game_page_type_program (self, keyval);
}

static void
robo_game_page_dispose (GObject *object)
{
  RoboGamePage *self = ROBO_GAME_PAGE (object);

  robo_game_page_clear_layout (self);
  if (self->board != NULL)
    robo_game_page_set_match (self, NULL);
  g_clear_object (&self->bindings);
  g_clear_object (&self->settings);
  g_clear_object (&self->sounds);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_GAME_PAGE);

  G_OBJECT_CLASS (robo_game_page_parent_class)->dispose (object);
}

static void
robo_game_page_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, ROBO_GAME_PAGE (object)->match);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_game_page_set_property (GObject      *object,
                             guint         property_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_MATCH:
      robo_game_page_set_match (ROBO_GAME_PAGE (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, recorded_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, leave_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, guide_bin);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, log);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, paned);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, board_overlay);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, order_strip);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, card);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, recap);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, speed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, clock_label);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, time_scale);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, time_adjustment);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, panels_window);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, panels);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, result);
  gtk_widget_class_bind_template_callback (widget_class, time_changed_cb);
  robo_game_page_bind_programs (widget_class);
  robo_game_page_bind_questions (widget_class);
  robo_game_page_bind_log (widget_class);
}

static void
ensure_types (void)
{
  g_type_ensure (ROBO_TYPE_BOARD_VIEW);
  g_type_ensure (ROBO_TYPE_CURTAIN);
  g_type_ensure (ROBO_TYPE_DECISION_CARD);
  g_type_ensure (ROBO_TYPE_LOG_VIEW);
  g_type_ensure (ROBO_TYPE_ORDER_STRIP);
  g_type_ensure (ROBO_TYPE_RECAP);
  g_type_ensure (ROBO_TYPE_RESULT_VIEW);
}

static void
robo_game_page_class_init (RoboGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_game_page_dispose;
  object_class->get_property = robo_game_page_get_property;
  object_class->set_property = robo_game_page_set_property;
  widget_class->measure = robo_game_page_measure;
  widget_class->size_allocate = robo_game_page_size_allocate;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[NEW_GAME] = g_signal_new ("new-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);

  ensure_types ();
  bind_template (widget_class);
  robo_game_page_install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "gamepage");
}

static void
robo_game_page_init (RoboGamePage *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();

  robo_ink_load_css ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->layout = ROBO_GAME_LAYOUT_WIDE;
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->sounds = robo_sounds_new ();
  self->bindings = g_binding_group_new ();
  g_binding_group_bind (self->bindings, "title", self->title, "title", G_BINDING_SYNC_CREATE);
  g_binding_group_bind (self->bindings, "subtitle", self->title, "subtitle", G_BINDING_SYNC_CREATE);
  robo_game_page_init_actions (self);
  robo_game_page_init_layout (self);
  robo_game_page_init_panels (self);
  robo_game_page_update_actions (self);

  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
}

GtkWidget *
robo_game_page_new (void)
{
  return g_object_new (ROBO_TYPE_GAME_PAGE, NULL);
}

RoboMatch *
robo_game_page_get_match (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->match;
}

/**
 * robo_game_page_set_match:
 * @self: a page
 * @match: (nullable): the match to play; it is started
 */
void
robo_game_page_set_match (RoboGamePage *self,
                          RoboMatch    *match)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  forget_match (self);
  robo_game_page_clear_panels (self);
  g_set_object (&self->match, match);
  g_binding_group_set_source (self->bindings, match);
  robo_log_view_set_match (self->log, match);
  robo_order_strip_set_match (self->order_strip, match);
  robo_game_page_bind_actions (self);
  if (match != NULL)
    show_match (self);
  else
    robo_board_view_set_arena (self->board, NULL, 1);
  robo_game_page_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

void
robo_game_page_set_in_series (RoboGamePage *self,
                              gboolean      in_series)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));

  self->is_in_series = in_series;
  robo_result_view_set_in_series (self->result, in_series);
  robo_game_page_update_actions (self);
}

void
robo_game_page_set_guide (RoboGamePage *self,
                          GtkWidget    *guide,
                          const char   *leave_tooltip)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (GTK_IS_ORIENTABLE (guide) && leave_tooltip != NULL);

  adw_bin_set_child (self->guide_bin, guide);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->leave_button), leave_tooltip);
}

RoboBoardView *
robo_game_page_get_board (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->board;
}

/**
 * robo_game_page_get_panel:
 * @self: a page
 * @seat: 0..3
 *
 * Returns: (transfer none) (nullable): the panel of that seat, %NULL if it is empty
 */
RoboSeatPanel *
robo_game_page_get_panel (RoboGamePage *self,
                          guint         seat)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS, NULL);

  return self->seat_panels[seat];
}

RoboCurtain *
robo_game_page_get_curtain (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->curtain;
}

RoboDecisionCard *
robo_game_page_get_card (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->card;
}

RoboResultView *
robo_game_page_get_result (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->result;
}

RoboRecap *
robo_game_page_get_recap (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->recap;
}
