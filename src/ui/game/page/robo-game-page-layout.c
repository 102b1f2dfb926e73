// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

/* From these sizes on controllers are larger: the board has what it can use. */
#define ROOMY_WIDTH_PX  1640
#define ROOMY_HEIGHT_PX 900
/* Below this width the board would be smaller than its height lets it be. */
#define MEDIUM_WIDTH_PX 1400
/* Below these sizes everything is smaller. */
#define COMPACT_WIDTH_PX  900
#define COMPACT_HEIGHT_PX 600
/* Below this width, if there is height, players stand under the board. */
#define NARROW_PX 640

/* What is above and below the board in its box, and what a player needs to program. */
#define BARS_HEIGHT_PX  116
#define PANEL_HEIGHT_PX 300
#define BOARD_MIN_PX    220

/* How wide players are, by layout, with module cards above the controllers and beside them. */
static const int widths_px[][2] = {
  [ROBO_GAME_LAYOUT_ROOMY] = { 430, 530 },
  [ROBO_GAME_LAYOUT_WIDE] = { 376, 440 },
  [ROBO_GAME_LAYOUT_MEDIUM] = { 376, 390 },
  [ROBO_GAME_LAYOUT_COMPACT] = { 336, 348 },
  [ROBO_GAME_LAYOUT_NARROW] = { 300, 300 },
};

static RoboGameLayout
choose_layout (int width,
               int height)
{
  if (width < NARROW_PX && width < height)
    return ROBO_GAME_LAYOUT_NARROW;
  if (width < COMPACT_WIDTH_PX || height < COMPACT_HEIGHT_PX)
    return ROBO_GAME_LAYOUT_COMPACT;
  if (width >= ROOMY_WIDTH_PX && height >= ROOMY_HEIGHT_PX)
    return ROBO_GAME_LAYOUT_ROOMY;
  if (width < MEDIUM_WIDTH_PX)
    return ROBO_GAME_LAYOUT_MEDIUM;

  return ROBO_GAME_LAYOUT_WIDE;
}

void
robo_game_page_set_class (RoboGamePage *self,
                          const char   *name,
                          gboolean      is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* The board as large as the width lets it be, if a player can still be seen whole. */
static int
get_board_height (RoboGamePage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->paned));
  int height = gtk_widget_get_height (GTK_WIDGET (self->paned));

  return BARS_HEIGHT_PX + MAX (BOARD_MIN_PX, MIN (width, height - BARS_HEIGHT_PX - PANEL_HEIGHT_PX));
}

gboolean
robo_game_page_has_many (RoboGamePage *self)
{
  return g_list_model_get_n_items (robo_match_get_seats (self->match)) > 2;
}

static const char *
get_width_key (RoboGamePage *self)
{
  return robo_game_page_has_many (self) ? "players-width-more" : "players-width-two";
}

static void
restore_players_width (RoboGamePage *self)
{
  int width = g_settings_get_int (self->settings, get_width_key (self));

  if (width > 0)
    gtk_paned_set_position (self->paned, gtk_widget_get_width (GTK_WIDGET (self->paned)) - width);
}

static gboolean
divide_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboGamePage *self = ROBO_GAME_PAGE (widget);

  self->divide_id = 0;
  if (self->layout == ROBO_GAME_LAYOUT_NARROW)
    gtk_paned_set_position (self->paned, get_board_height (self));
  else if (self->match != NULL)
    restore_players_width (self);

  return G_SOURCE_REMOVE;
}

/* GtkPaned takes the change from its width to its height for a change of size, and moves the divider by it: only
 * after that the place of the divider counts. */
static gboolean
wait_to_divide_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  ROBO_GAME_PAGE (widget)->divide_id = gtk_widget_add_tick_callback (widget, divide_cb, NULL, NULL);

  return G_SOURCE_REMOVE;
}

void
robo_game_page_update_panels_width (RoboGamePage *self)
{
  int width_px = widths_px[self->layout][robo_game_page_has_cards_beside (self)];

  /* Names want more, and the board can do without it. */
  if (self->layout <= ROBO_GAME_LAYOUT_MEDIUM && robo_game_page_has_large_text (self))
    width_px += width_px / 4;
  gtk_widget_set_size_request (GTK_WIDGET (self->panels_window), width_px, -1);
}

static void
update_layout_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;
  gboolean      is_narrow = self->layout == ROBO_GAME_LAYOUT_NARROW;

  self->layout_id = 0;
  robo_game_page_set_class (self, "roomy", self->layout == ROBO_GAME_LAYOUT_ROOMY);
  robo_game_page_set_class (self, "narrow", is_narrow);
  robo_game_page_set_class (self, "medium", self->layout == ROBO_GAME_LAYOUT_MEDIUM);
  robo_game_page_set_class (self, "compact", self->layout >= ROBO_GAME_LAYOUT_COMPACT);
  robo_game_page_update_panels_width (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->paned),
                                  is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (adw_bin_get_child (self->guide_bin) != NULL)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (adw_bin_get_child (self->guide_bin)),
                                    is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_paned_set_position (self->paned, -1);
  robo_game_page_divide (self);
}

void
robo_game_page_divide (RoboGamePage *self)
{
  if (self->divide_id == 0)
    self->divide_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_to_divide_cb, NULL, NULL);
}

void
robo_game_page_remember_divider (RoboGamePage *self)
{
  int      width = gtk_widget_get_width (GTK_WIDGET (self->paned)) - gtk_paned_get_position (self->paned);
  gboolean is_set;

  g_object_get (self->paned, "position-set", &is_set, NULL);
  if (is_set && self->layout <= ROBO_GAME_LAYOUT_MEDIUM && width > 0)
    g_settings_set_int (self->settings, get_width_key (self), width);
}

void
robo_game_page_restore_layout (RoboGamePage *self)
{
  robo_game_page_restore_log (self);
  robo_game_page_divide (self);
}

void
robo_game_page_fit (RoboGamePage *self,
                    int           width,
                    int           height)
{
  RoboGameLayout layout = choose_layout (width, height);

  if (self->layout == layout)
    return;

  if (self->match != NULL)
    robo_game_page_remember_divider (self);

  /* Not now: nothing may ask for another size while sizes are given. */
  self->layout = layout;
  if (self->layout_id == 0)
    self->layout_id = g_idle_add_once (update_layout_cb, self);
}

static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboGamePage   *self = ROBO_GAME_PAGE (widget);
  RoboSeatPanel  *panel = self->seat_panels[self->revealed_seat];
  GtkAdjustment  *adjustment = gtk_scrolled_window_get_vadjustment (self->panels_window);
  double          top;
  graphene_rect_t area;

  self->reveal_id = 0;
  if (panel == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (panel), GTK_WIDGET (self->panels), &area))
    return G_SOURCE_REMOVE;

  /* If it does not fit, its beginning is what counts. */
  gtk_adjustment_clamp_page (adjustment, area.origin.y, area.origin.y + area.size.height);
  top = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_set_value (adjustment, MIN (top, area.origin.y));

  return G_SOURCE_REMOVE;
}

/* One frame later than the change, when the panel has its new size. */
static gboolean
wait_to_reveal_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  ROBO_GAME_PAGE (widget)->reveal_id = gtk_widget_add_tick_callback (widget, reveal_cb, NULL, NULL);

  return G_SOURCE_REMOVE;
}

void
robo_game_page_reveal_panel (RoboGamePage *self,
                             guint         seat)
{
  self->revealed_seat = seat;
  if (self->reveal_id == 0)
    self->reveal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_to_reveal_cb, NULL, NULL);
}

static void
remove_tick (RoboGamePage *self,
             guint        *id)
{
  if (*id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), *id);
  *id = 0;
}

void
robo_game_page_clear_layout (RoboGamePage *self)
{
  g_clear_handle_id (&self->layout_id, g_source_remove);
  g_clear_handle_id (&self->arrange_id, g_source_remove);
  remove_tick (self, &self->divide_id);
  remove_tick (self, &self->reveal_id);
}
