// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include "robo-divider-touch.h"

/* Of players below the board. */
#define BESIDE_MIN_WIDTH_PX 400
/* What is written this much larger than usual does not fit beside anything. */
#define LARGE_TEXT_SCALE 1.4

/* By layout, with cards above the controllers and beside them; -1 for as small as the style sheet has them. */
static const int key_sizes_px[][2] = {
  [ROBO_GAME_LAYOUT_ROOMY] = { 28, 33 },
  [ROBO_GAME_LAYOUT_WIDE] = { -1, 26 },
  [ROBO_GAME_LAYOUT_MEDIUM] = { -1, -1 },
  [ROBO_GAME_LAYOUT_COMPACT] = { -1, -1 },
  [ROBO_GAME_LAYOUT_NARROW] = { -1, -1 },
};

typedef struct
{
  RoboPanelForm needed;
  RoboPanelForm others;
} Arrangement;

/* What is tried, one after the other, until all panels fit. While somebody programs the controllers of the others are
 * empty, and who programs has the room. While dice act all of them count alike. */
static const Arrangement programming[] = {
  { ROBO_PANEL_OPEN, ROBO_PANEL_OPEN },
  { ROBO_PANEL_OPEN, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
};
static const Arrangement acting[] = {
  { ROBO_PANEL_OPEN, ROBO_PANEL_OPEN },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_TIGHT },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
};

static void
arrange (RoboGamePage      *self,
         const Arrangement *arrangement)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeatPanel *panel = self->seat_panels[i];

      if (panel != NULL)
        robo_seat_panel_set_form (panel,
                                  robo_seat_panel_get_wants_open (panel) ? arrangement->needed : arrangement->others);
    }
}

static gboolean
fits (RoboGamePage *self)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->panels), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (GTK_WIDGET (self->panels_window)), NULL, &height, NULL, NULL);

  return height <= gtk_widget_get_height (GTK_WIDGET (self->panels_window));
}

gboolean
robo_game_page_has_large_text (RoboGamePage *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);

  return dpi > LARGE_TEXT_SCALE * 96 * PANGO_SCALE;
}

gboolean
robo_game_page_has_cards_beside (RoboGamePage *self)
{
  if (self->match == NULL || robo_match_get_modules (self->match) == NULL)
    return FALSE;
  if (self->layout == ROBO_GAME_LAYOUT_NARROW && gtk_widget_get_width (GTK_WIDGET (self)) < BESIDE_MIN_WIDTH_PX)
    return FALSE;
  if (robo_game_page_has_large_text (self))
    return FALSE;

  return g_settings_get_boolean (self->settings, "module-cards-beside");
}

/* Where a window is small its screen often is, and is touched. */
static gboolean
is_for_fingers (RoboGamePage *self)
{
  return self->is_touched || self->layout >= ROBO_GAME_LAYOUT_COMPACT;
}

/* Keys that somebody has to hit are larger, and where there is no room for both the cards make way for them. */
static void
place_cards_of (RoboGamePage  *self,
                RoboSeatPanel *panel)
{
  gboolean is_programming = robo_controller_get_draft (robo_seat_panel_get_controller (panel)) != NULL;
  gboolean makes_way = is_programming && (self->layout == ROBO_GAME_LAYOUT_MEDIUM || is_for_fingers (self));
  gboolean is_beside = robo_game_page_has_cards_beside (self) && !makes_way;

  robo_seat_panel_set_arrangement (panel, is_beside, key_sizes_px[self->layout][robo_game_page_has_cards_beside (self)]);
}

static void
place_cards (RoboGamePage *self)
{
  robo_game_page_set_class (self, "beside", robo_game_page_has_cards_beside (self));
  robo_game_page_set_class (self, "finger", is_for_fingers (self));
  robo_game_page_set_class (self, "touched", self->is_touched);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->seat_panels[i] != NULL)
        place_cards_of (self, self->seat_panels[i]);
    }
}

void
robo_game_page_arrange_panels (RoboGamePage *self)
{
  const Arrangement *arrangements = robo_game_page_shows_draft (self) ? programming : acting;

  if (self->match == NULL || gtk_widget_get_height (GTK_WIDGET (self->panels_window)) == 0)
    return;

  place_cards (self);
  for (guint i = 0; i < G_N_ELEMENTS (programming); i++)
    {
      arrange (self, &arrangements[i]);
      if (fits (self))
        return;
    }
}

static void
arrange_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;

  self->arrange_id = 0;
  robo_game_page_arrange_panels (self);
}

static void
queue_arrange (RoboGamePage *self)
{
  if (self->arrange_id == 0)
    self->arrange_id = g_idle_add_once (arrange_cb, self);
}

static void
cards_changed_cb (RoboGamePage *self)
{
  robo_game_page_update_panels_width (self);
  robo_game_page_arrange_panels (self);
}

/* The match */

static void
let_fold (RoboGamePage *self)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->seat_panels[i] != NULL)
        robo_seat_panel_let_fold (self->seat_panels[i]);
    }
}

void
robo_game_page_fold_again (RoboGamePage *self)
{
  let_fold (self);
  robo_game_page_arrange_panels (self);
}

void
robo_game_page_clear_panels (RoboGamePage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->panels))) != NULL)
    gtk_box_remove (self->panels, child);
  memset (self->seat_panels, 0, sizeof self->seat_panels);
}

void
robo_game_page_add_panels (RoboGamePage *self)
{
  GListModel *seats = robo_match_get_seats (self->match);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);
      GtkWidget *panel = robo_seat_panel_new (seat);

      robo_seat_panel_set_match (ROBO_SEAT_PANEL (panel), self->match);
      robo_game_page_watch_panel (self, ROBO_SEAT_PANEL (panel));
      g_signal_connect_object (panel, "unfolded", G_CALLBACK (robo_game_page_arrange_panels), self, G_CONNECT_SWAPPED);
      self->seat_panels[robo_seat_get_seat (seat)] = ROBO_SEAT_PANEL (panel);
      gtk_box_append (self->panels, panel);
    }
  cards_changed_cb (self);
}

/* What is too small for fingers grows when one comes, and shrinks again for the mouse. Not while something is pressed,
 * which would no longer be under it. */
static gboolean
event_cb (RoboGamePage *self,
          GdkEvent     *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  gboolean     is_touched = type == GDK_TOUCH_END;

  if ((is_touched || type == GDK_BUTTON_RELEASE) && self->is_touched != is_touched)
    {
      self->is_touched = is_touched;
      queue_arrange (self);
    }

  return GDK_EVENT_PROPAGATE;
}

static void
watch_fingers (RoboGamePage *self)
{
  GtkEventController *all = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (all, GTK_PHASE_CAPTURE);
  g_signal_connect_object (all, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), all);
}

void
robo_game_page_init_panels (RoboGamePage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->panels_window);

  watch_fingers (self);
  robo_divider_touch_init (self->paned);
  g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (queue_arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "notify::upper", G_CALLBACK (queue_arrange), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::module-cards-beside", G_CALLBACK (cards_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
