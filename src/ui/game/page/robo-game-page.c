// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include "ui/common/robo-ink.h"

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
  OPEN_BOUT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * RoboGamePage:
 *
 * CSS: node `gamepage`, with the classes `compact` and `narrow` where there is little room, `finger` where keys are to be
 * large enough for one, and `touched` when one was there last. A curtain and the result stand in the place of the game,
 * so that nothing of it is seen or reached (R5.5).
 */
G_DEFINE_FINAL_TYPE (RoboGamePage, robo_game_page, GTK_TYPE_WIDGET)

void
robo_game_page_show (RoboGamePage *self,
                     const char   *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  robo_game_page_update_actions (self);
}

/* The result */

static void
show_result_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;

  self->result_id = 0;
  /* What has led to it is heard first. */
  robo_game_page_say_jump (self);
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

/* The match */

static void
watch_match (RoboGamePage *self)
{
  g_signal_connect_object (self->match, "question-changed", G_CALLBACK (robo_game_page_ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::is-over", G_CALLBACK (over_changed_cb), self, G_CONNECT_SWAPPED);
  robo_game_page_watch_board (self);
  robo_game_page_watch_time (self);
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
  robo_game_page_set_up_board (self);
  robo_game_page_add_panels (self);
  robo_game_page_show_time (self);
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
  g_clear_object (&self->series);
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
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, log_divider);
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
  robo_game_page_bind_time (widget_class);
  robo_game_page_bind_programs (widget_class);
  robo_game_page_bind_questions (widget_class);
  robo_game_page_bind_log (widget_class);
  robo_game_page_bind_log_place (widget_class);
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

  signals[OPEN_BOUT] = g_signal_new ("open-bout", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);

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
  robo_game_page_init_log_place (self);
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
robo_game_page_set_series (RoboGamePage  *self,
                           RoboSeriesRun *run,
                           guint          bout)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run));

  g_set_object (&self->series, run);
  self->bout = bout;
  robo_result_view_set_in_series (self->result, run != NULL);
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
