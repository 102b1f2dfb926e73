// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include <glib/gi18n.h>

/* The time line: where in the game one is, whether it plays, and how fast. */

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

void
robo_game_page_show_time (RoboGamePage *self)
{
  playing_changed_cb (self);
  speed_changed_cb (self);
  position_changed_cb (self);
}

void
robo_game_page_watch_time (RoboGamePage *self)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } handlers[] = {
    { "notify::n-events", G_CALLBACK (position_changed_cb) },
    { "notify::playing", G_CALLBACK (playing_changed_cb) },
    { "notify::position", G_CALLBACK (position_changed_cb) },
    { "notify::speed", G_CALLBACK (speed_changed_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->match, handlers[i].signal, handlers[i].callback, self, G_CONNECT_SWAPPED);
}

void
robo_game_page_bind_time (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, time_changed_cb);
}
