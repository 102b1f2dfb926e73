// SPDX-License-Identifier: GPL-3.0-or-later
// Where the log is: beside the game or below it, how large, or nowhere.
#include "config.h"

#include "robo-game-page-private.h"

#include "robo-divider.h"

/* What it has until somebody pulls the divider, and what it cannot do without. */
#define WIDTH_PX      250
#define HEIGHT_PX     168
#define MIN_WIDTH_PX  220
#define MIN_HEIGHT_PX 96

static gboolean
is_below (RoboGamePage *self)
{
  return g_settings_get_boolean (self->settings, "log-below");
}

static const char *
get_log_key (RoboGamePage *self)
{
  return robo_game_page_has_many (self) ? "log-more" : "log-two";
}

static const char *
get_size_key (RoboGamePage *self)
{
  if (is_below (self))
    return robo_game_page_has_many (self) ? "log-height-more" : "log-height-two";

  return robo_game_page_has_many (self) ? "log-width-more" : "log-width-two";
}

/* How much the game can spare before the log would have to lie over it. */
static int
get_room (RoboGamePage *self)
{
  GtkRequisition minimum;
  GtkRequisition natural;
  GtkRequisition divider;

  gtk_widget_get_preferred_size (adw_flap_get_content (self->flap), &minimum, &natural);
  gtk_widget_get_preferred_size (self->log_divider, NULL, &divider);

  return is_below (self) ? gtk_widget_get_height (GTK_WIDGET (self->flap)) - minimum.height - divider.height
                         : gtk_widget_get_width (GTK_WIDGET (self->flap)) - natural.width - divider.width;
}

static void
set_size (RoboGamePage *self,
          int           size_px)
{
  if (is_below (self))
    gtk_widget_set_size_request (GTK_WIDGET (self->log), -1, MAX (size_px, MIN_HEIGHT_PX));
  else
    gtk_widget_set_size_request (GTK_WIDGET (self->log), MAX (size_px, MIN_WIDTH_PX), -1);
}

/* Not what it has in the frame that is seen: keys come faster than frames. */
static int
get_size (RoboGamePage *self)
{
  GtkRequisition minimum;

  gtk_widget_get_preferred_size (GTK_WIDGET (self->log), &minimum, NULL);

  return is_below (self) ? minimum.height : minimum.width;
}

static void
restore_size (RoboGamePage *self)
{
  int size_px = self->match != NULL ? g_settings_get_int (self->settings, get_size_key (self)) : 0;

  if (size_px == 0)
    size_px = is_below (self) ? HEIGHT_PX : WIDTH_PX;
  set_size (self, size_px);
}

/* Where it would lie over the players it comes only when it is asked for. */
static void
restore_log (RoboGamePage *self)
{
  gboolean is_wanted = self->match != NULL && g_settings_get_boolean (self->settings, get_log_key (self));

  adw_flap_set_reveal_flap (self->flap, is_wanted && !adw_flap_get_folded (self->flap));
}

static void
log_revealed_cb (RoboGamePage *self)
{
  if (self->match != NULL && !adw_flap_get_folded (self->flap))
    g_settings_set_boolean (self->settings, get_log_key (self), adw_flap_get_reveal_flap (self->flap));
}

static void
place_cb (RoboGamePage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->log_divider),
                                  is_below (self) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->flap), is_below (self) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* Board and players would like more height than any screen has. */
  adw_flap_set_fold_threshold_policy (self->flap, is_below (self) ? ADW_FOLD_THRESHOLD_POLICY_MINIMUM
                                                                  : ADW_FOLD_THRESHOLD_POLICY_NATURAL);
  robo_log_view_set_below (self->log, is_below (self));
  restore_size (self);
}

/* The divider */

static void
taken_cb (RoboGamePage *self)
{
  self->log_size_px = get_size (self);
}

/* The log is at the end: the right, the bottom, or the left where one writes from right to left. */
static void
pulled_cb (RoboGamePage *self,
           int           px)
{
  gboolean grows = !is_below (self) && gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int      size_px = self->log_size_px + (grows ? px : -px);

  set_size (self, adw_flap_get_folded (self->flap) ? size_px : MIN (size_px, get_room (self)));
}

static void
let_go_cb (RoboGamePage *self)
{
  int width;
  int height;

  gtk_widget_get_size_request (GTK_WIDGET (self->log), &width, &height);
  if (self->match != NULL)
    g_settings_set_int (self->settings, get_size_key (self), is_below (self) ? height : width);
}

void
robo_game_page_bind_log_place (GtkWidgetClass *widget_class)
{
  g_type_ensure (ROBO_TYPE_DIVIDER);
  gtk_widget_class_bind_template_callback_full (widget_class, "log_taken_cb", G_CALLBACK (taken_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "log_pulled_cb", G_CALLBACK (pulled_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "log_let_go_cb", G_CALLBACK (let_go_cb));
}

void
robo_game_page_init_log_place (RoboGamePage *self)
{
  /* What is in it wants all the room there is; the flap would take its word for it. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->log), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->log), FALSE);
  place_cb (self);
  g_signal_connect_object (self->flap, "notify::folded", G_CALLBACK (restore_log), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (log_revealed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::log-below", G_CALLBACK (place_cb), self, G_CONNECT_SWAPPED);
}

void
robo_game_page_restore_log (RoboGamePage *self)
{
  restore_size (self);
  restore_log (self);
}
