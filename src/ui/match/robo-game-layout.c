// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-layout.h"

#include "base/robo-properties.h"
#include "ui/widgets/pictures/robo-desktop-style.h"

#include "robo-divider-touch.h"
#include "ui/widgets/layouts/robo-css.h"

/* In a page of at least this size the controllers are larger, because the board cannot use the room. */
#define ROOMY_WIDTH_PX  1640
#define ROOMY_HEIGHT_PX 900
/* In a page that is narrower than this, usually the width limits the size of the board. In wider pages the height
 * limits it. */
#define MEDIUM_WIDTH_PX 1400
/* In a page that is narrower or lower than this, all widgets are smaller. */
#define COMPACT_WIDTH_PX  900
#define COMPACT_HEIGHT_PX 600
/* In a page that is narrower than this and higher than wide, players are below the board. */
#define NARROW_PX 640

/* In a narrow page, the bars above and below the board have together the height BARS_HEIGHT_PX, and a player's panel
 * has PANEL_HEIGHT_PX. The divider leaves the board at least BOARD_MIN_PX. */
#define BARS_HEIGHT_PX  116
#define PANEL_HEIGHT_PX 300
#define BOARD_MIN_PX    220

/* These sizes apply while a player programs. In a narrow page, the player's keys and buttons have the height
 * KEYS_HEIGHT_PX, and ODDS_HEIGHT_PX more in a game with odds. In other pages, the players cannot use more width than
 * MOST_PLAYERS_PX, and the box of the board is wider than high by BOARD_BOX_EXCESS_PX. */
#define KEYS_HEIGHT_PX      302
#define ODDS_HEIGHT_PX      40
#define MOST_PLAYERS_PX     760
#define BOARD_BOX_EXCESS_PX 4

struct _RoboGameLayout
{
  GObject parent_instance;

  /* borrowed */
  GtkWidget   *page;
  AdwBin      *guide;
  GtkPaned    *paned;
  RoboPlayers *players;

  /* owned */
  GSettings *settings;
  RoboMatch *match; /* nullable */

  RoboRoom room;
  gboolean is_programming;
  gboolean is_touched; /* whether the last input was by touch, not by mouse */
  int      grabbed_px; /* position of the divider when a button or finger went down; -1 if the layout has moved it since */
  int      fitted_height;
  guint    update_id;
  guint    finger_id;
  guint    divide_id;
};

enum
{
  ROOM_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboGameLayout, robo_game_layout, G_TYPE_OBJECT)

static RoboRoom
choose_room (int width,
             int height)
{
  if (width < NARROW_PX && width < height)
    return ROBO_ROOM_NARROW;
  if (width < COMPACT_WIDTH_PX || height < COMPACT_HEIGHT_PX)
    return ROBO_ROOM_COMPACT;
  if (width >= ROOMY_WIDTH_PX && height >= ROOMY_HEIGHT_PX)
    return ROBO_ROOM_ROOMY;
  if (width < MEDIUM_WIDTH_PX)
    return ROBO_ROOM_MEDIUM;

  return ROBO_ROOM_WIDE;
}

/* Divider between board and players */

/* Returns TRUE if the position of the divider is stored as the user's choice. In smaller pages the layout alone sets
 * the position, because there is too little room for a choice. */
static gboolean
keeps_divider (RoboGameLayout *self)
{
  return self->room <= ROBO_ROOM_MEDIUM;
}

static const char *
get_width_key (RoboGameLayout *self)
{
  if (self->is_programming)
    return "players-width-programming";

  return robo_game_layout_get_key (self->match, "players-width-two", "players-width-more");
}

/* Stores the position of the divider as the user's choice, unless the layout is about to move the divider. */
static void
remember_divider (RoboGameLayout *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->paned)) - gtk_paned_get_position (self->paned);

  if (self->match != NULL && self->divide_id == 0 && self->update_id == 0 && keeps_divider (self) && width > 0)
    g_settings_set_int (self->settings, get_width_key (self), width);
}

static gboolean
divider_accepted_cb (RoboGameLayout *self)
{
  remember_divider (self);

  return FALSE;
}

static gboolean
divide_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboGameLayout *self = user_data;
  int             width = gtk_widget_get_width (GTK_WIDGET (self->paned));
  int             height = gtk_widget_get_height (GTK_WIDGET (self->paned));
  int             bars_px = self->is_programming ? 0 : BARS_HEIGHT_PX;
  int             panel_px = self->is_programming ? KEYS_HEIGHT_PX : PANEL_HEIGHT_PX;
  int             players_px = 0;
  int             board_px;

  if (self->is_programming && self->match != NULL && robo_match_get_setup (self->match)->shows_odds)
    panel_px += ODDS_HEIGHT_PX;

  if (self->room == ROBO_ROOM_NARROW)
    {
      /* Make the board as large as the width allows, but leave room for one whole player panel. */
      board_px = MAX (BOARD_MIN_PX, MIN (width, height - bars_px - panel_px));
      gtk_paned_set_position (self->paned, bars_px + board_px);
      self->divide_id = 0;
      return G_SOURCE_REMOVE;
    }

  self->divide_id = 0;
  if (self->match != NULL && keeps_divider (self))
    players_px = g_settings_get_int (self->settings, get_width_key (self));
  if (players_px > 0)
    /* The stored width may come from a larger window, so leave at least half of the width to the board. In a very
     * wide window, a square as high as the window is enough. */
    gtk_paned_set_position (self->paned, MAX (width - players_px, MIN (height, width / 2)));
  else if (self->is_programming)
    {
      gtk_widget_get_size_request (GTK_WIDGET (self->players), &players_px, NULL);
      board_px = MIN (height + BOARD_BOX_EXCESS_PX, width - players_px);
      gtk_paned_set_position (self->paned, MAX (board_px, width - MOST_PLAYERS_PX));
    }

  return G_SOURCE_REMOVE;
}

/* Waits one frame, because GtkPaned treats a new orientation as a change of its size and moves its divider. The
 * position is set after that. */
static gboolean
wait_to_divide_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  ROBO_GAME_LAYOUT (user_data)->divide_id = gtk_widget_add_tick_callback (widget, divide_cb, user_data, NULL);

  return G_SOURCE_REMOVE;
}

static void
queue_divide (RoboGameLayout *self)
{
  self->grabbed_px = -1;
  if (self->divide_id == 0)
    self->divide_id = gtk_widget_add_tick_callback (self->page, wait_to_divide_cb, self, NULL);
}

/* Sizes and touch */

/* Shows widgets for fingers if the user touches the screen, or if the window is small, because a small window is often
 * on a small touchscreen. */
static void
update_fingers (RoboGameLayout *self)
{
  gboolean is_for_fingers = self->is_touched || self->room >= ROBO_ROOM_COMPACT;

  robo_css_set_class (self->page, "finger", is_for_fingers);
  robo_css_set_class (self->page, "touched", self->is_touched);
  robo_players_set_room (self->players, self->room, is_for_fingers);
}

static void
update_fingers_cb (gpointer user_data)
{
  RoboGameLayout *self = user_data;

  self->finger_id = 0;
  update_fingers (self);
}

static void
update_room (RoboGameLayout *self)
{
  gboolean       is_narrow = self->room == ROBO_ROOM_NARROW;
  GtkOrientation orientation = is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  robo_css_set_class (self->page, "roomy", self->room == ROBO_ROOM_ROOMY);
  robo_css_set_class (self->page, "narrow", is_narrow);
  robo_css_set_class (self->page, "medium", self->room == ROBO_ROOM_MEDIUM);
  robo_css_set_class (self->page, "compact", self->room >= ROBO_ROOM_COMPACT);
  robo_css_set_class (self->page, "large-text", robo_desktop_style_has_large_text ());
  update_fingers (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->paned), orientation);
  if (adw_bin_get_child (self->guide) != NULL)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (adw_bin_get_child (self->guide)), orientation);
  gtk_paned_set_position (self->paned, -1);
  queue_divide (self);
  g_signal_emit (self, signals[ROOM_CHANGED], 0);
}

static void
update_room_cb (gpointer user_data)
{
  RoboGameLayout *self = user_data;

  self->update_id = 0;
  update_room (self);
}

/* Chooses a layout by the size of the window, because a page that becomes visible has no size yet, or the size of an
 * earlier window. A layout for a wide window would widen a narrow window for good. */
static void
fit_window (RoboGameLayout *self)
{
  GtkWidget *place = gtk_widget_get_ancestor (self->page, GTK_TYPE_STACK);
  GtkRoot   *window = gtk_widget_get_root (self->page);
  int        width = place != NULL ? gtk_widget_get_width (place) : 0;
  int        height = place != NULL ? gtk_widget_get_height (place) : 0;
  RoboRoom   room;

  if (width == 0 && GTK_IS_WINDOW (window) && gtk_widget_get_width (self->page) == 0)
    gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  room = choose_room (width, height);
  if (width <= 0 || height <= 0 || self->room == room)
    return;

  self->room = room;
  update_room (self);
}

static void
beside_changed_cb (RoboGameLayout *self)
{
  robo_css_set_class (self->page, "beside", robo_players_get_is_beside (self->players));
}

/* Stores the position of the divider when the user has dragged it. Sizes for touch change only after the user has
 * released the button or lifted the finger; before that, the pressed widget would move away from the pointer. */
static gboolean
event_cb (RoboGameLayout *self,
          GdkEvent       *event)
{
  GdkEventType type = gdk_event_get_event_type (event);
  gboolean     is_touched = type == GDK_TOUCH_END;
  int          position_px = gtk_paned_get_position (self->paned);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->grabbed_px = position_px;
  else if ((is_touched || type == GDK_BUTTON_RELEASE) && self->grabbed_px >= 0 && self->grabbed_px != position_px)
    remember_divider (self);

  if ((is_touched || type == GDK_BUTTON_RELEASE) && self->is_touched != is_touched)
    {
      self->is_touched = is_touched;
      if (self->finger_id == 0)
        self->finger_id = g_idle_add_once (update_fingers_cb, self);
    }

  return GDK_EVENT_PROPAGATE;
}

/* Object */

static void
robo_game_layout_dispose (GObject *object)
{
  RoboGameLayout *self = ROBO_GAME_LAYOUT (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_handle_id (&self->finger_id, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_game_layout_parent_class)->dispose (object);
}

static void
robo_game_layout_class_init (RoboGameLayoutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_game_layout_dispose;

  signals[ROOM_CHANGED] = robo_signal_new ("room-changed", klass);
}

static void
robo_game_layout_init (RoboGameLayout *self)
{
  self->room = ROBO_ROOM_WIDE;
  self->grabbed_px = -1;
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
}

RoboGameLayout *
robo_game_layout_new (GtkWidget   *page,
                      AdwBin      *guide,
                      GtkPaned    *paned,
                      RoboPlayers *players)
{
  RoboGameLayout     *self;
  GtkEventController *events;

  g_return_val_if_fail (GTK_IS_WIDGET (page) && ADW_IS_BIN (guide), NULL);
  g_return_val_if_fail (GTK_IS_PANED (paned) && ROBO_IS_PLAYERS (players), NULL);

  self = g_object_new (ROBO_TYPE_GAME_LAYOUT, NULL);
  self->page = page;
  self->guide = guide;
  self->paned = paned;
  self->players = players;
  robo_divider_touch_init (paned);
  robo_css_set_class (self->page, "large-text", robo_desktop_style_has_large_text ());
  g_signal_connect_object (players, "notify::is-beside", G_CALLBACK (beside_changed_cb), self, G_CONNECT_SWAPPED);
  /* The match may have been set before the page was in a window. */
  g_signal_connect_object (page, "notify::root", G_CALLBACK (fit_window), self, G_CONNECT_SWAPPED);

  g_signal_connect_object (paned, "accept-position", G_CALLBACK (divider_accepted_cb), self, G_CONNECT_SWAPPED);

  events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, events);

  return self;
}

void
robo_game_layout_clear (RoboGameLayout *self)
{
  g_return_if_fail (ROBO_IS_GAME_LAYOUT (self));

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_handle_id (&self->finger_id, g_source_remove);
  if (self->divide_id != 0)
    gtk_widget_remove_tick_callback (self->page, self->divide_id);
  self->divide_id = 0;
  self->grabbed_px = -1;
}

void
robo_game_layout_set_match (RoboGameLayout *self,
                            RoboMatch      *match)
{
  g_return_if_fail (ROBO_IS_GAME_LAYOUT (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  g_set_object (&self->match, match);
  if (match == NULL)
    return;

  fit_window (self);
  queue_divide (self);
}

void
robo_game_layout_fit (RoboGameLayout *self,
                      int             width,
                      int             height)
{
  RoboRoom room = choose_room (width, height);

  g_return_if_fail (ROBO_IS_GAME_LAYOUT (self));

  /* While a player programs, move the divider when the height changes, because the board gets as wide as it is
   * high. */
  if (self->is_programming && self->fitted_height != height)
    queue_divide (self);
  self->fitted_height = height;
  if (self->room == room)
    return;

  /* Change the layout later, because sizes must not change during allocation. */
  self->room = room;
  if (self->update_id == 0)
    self->update_id = g_idle_add_once (update_room_cb, self);
}

RoboRoom
robo_game_layout_get_room (RoboGameLayout *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_LAYOUT (self), ROBO_ROOM_WIDE);

  return self->room;
}

void
robo_game_layout_set_programming (RoboGameLayout *self,
                                  gboolean        is_programming)
{
  g_return_if_fail (ROBO_IS_GAME_LAYOUT (self));

  if (self->is_programming == is_programming)
    return;

  self->is_programming = is_programming;
  robo_css_set_class (self->page, "programs", is_programming);
  gtk_paned_set_position (self->paned, -1);
  queue_divide (self);
}

const char *
robo_game_layout_get_key (RoboMatch  *match,
                          const char *for_two,
                          const char *for_more)
{
  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  return g_list_model_get_n_items (robo_match_get_seats (match)) > 2 ? for_more : for_two;
}
