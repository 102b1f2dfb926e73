// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-players.h"

#include "base/robo-properties.h"
#include "ui/widgets/layouts/robo-frame-budget.h"
#include "ui/widgets/layouts/robo-scroll.h"
#include "ui/widgets/pictures/robo-desktop-style.h"

#include "robo-panels-layout.h"

/* If players are below the board, cards are beside the controllers only in this width or more. */
#define BESIDE_MIN_WIDTH_PX 400

/* CSS: node `players`; the panels are in a `box.panels`. */
struct _RoboPlayers
{
  GtkWidget parent_instance;

  /* template children */
  GtkScrolledWindow *window;
  GtkWidget         *box;

  /* owned */
  GSettings        *settings;
  RoboMatch        *match; /* nullable */
  RoboProgramDraft *draft; /* nullable: the draft that is shown */

  /* children, nullable */
  RoboSeatPanel *panels[ROBO_MAX_ROBOTS];
  GtkWidget     *recap;

  RoboRoom room;
  gboolean is_for_fingers;
  gboolean is_beside;
  gboolean is_to_arrange;
  int      arranged_height; /* height of all panels, and height of the room for them, when the panels were last
                             * arranged */
  int      arranged_room;
  guint    asked_seat;    /* seat with a question in its panel, or ROBO_NO_SEAT */
  guint    revealed_seat; /* seat whose panel will be scrolled into view */
  guint    reveal_id;
};

enum
{
  PROP_MATCH = 1,
  PROP_IS_BESIDE,
  PROP_IS_PROGRAMMING,
  N_PROPS,
};

enum
{
  KEY_CHOSEN,
  QUESTION_FITTED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboPlayers, robo_players, GTK_TYPE_WIDGET)

/* Lists the minimum sizes of keys by room: first with cards above the controllers, then with cards beside them. -1
 * stands for the size of the style sheet. */
static const int key_sizes_px[][2] = {
  [ROBO_ROOM_ROOMY] = { 28, 33 },
  [ROBO_ROOM_WIDE] = { -1, 26 },
  [ROBO_ROOM_MEDIUM] = { -1, -1 },
  [ROBO_ROOM_COMPACT] = { -1, -1 },
  [ROBO_ROOM_NARROW] = { -1, -1 },
};

/* Lists the widths of the column of players by room: with cards above the controllers, with cards beside them, and the
 * minimum width while a player programs. */
static const int widths_px[][3] = {
  [ROBO_ROOM_ROOMY] = { 620, 620, 660 },
  [ROBO_ROOM_WIDE] = { 376, 440, 470 },
  [ROBO_ROOM_MEDIUM] = { 354, 354, 460 },
  [ROBO_ROOM_COMPACT] = { 336, 348, 336 },
  [ROBO_ROOM_NARROW] = { 300, 300, 300 },
};

/* Lists the space between panels, in pixels, by room. */
static const int spacings_px[] = {
  [ROBO_ROOM_ROOMY] = 12,
  [ROBO_ROOM_WIDE] = 10,
  [ROBO_ROOM_MEDIUM] = 6,
  [ROBO_ROOM_COMPACT] = 6,
  [ROBO_ROOM_NARROW] = 6,
};

/* Describes a way to arrange the panels: the form of a panel that must not be folded, and the form of the other
 * panels. If is_brief is TRUE, a question is shortened. */
typedef struct
{
  RoboPanelForm needed;
  RoboPanelForm others;
  gboolean      is_brief;
} Arrangement;

#define N_ARRANGEMENTS 5

/* The arrangements of a list are tried one after the other until all panels fit. While a player programs, the panel
 * of this player gets the room, because the other controllers are empty. While dice act, all players get the same
 * room. A question is more important than all other parts, even than the controller that it is about. */
static const Arrangement programming[N_ARRANGEMENTS] = {
  { ROBO_PANEL_OPEN, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_OPEN, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
};
static const Arrangement acting[N_ARRANGEMENTS] = {
  { ROBO_PANEL_OPEN, ROBO_PANEL_OPEN },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_TIGHT },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
};
static const Arrangement deciding[N_ARRANGEMENTS] = {
  { ROBO_PANEL_OPEN, ROBO_PANEL_OPEN },
  { ROBO_PANEL_OPEN, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED },
  { ROBO_PANEL_TIGHT, ROBO_PANEL_FOLDED, TRUE },
  { ROBO_PANEL_FOLDED, ROBO_PANEL_FOLDED, TRUE },
};

static gboolean
wants_cards_beside (RoboPlayers *self)
{
  if (self->match == NULL || robo_match_get_modules (self->match) == NULL)
    return FALSE;
  if (self->room == ROBO_ROOM_NARROW && gtk_widget_get_width (GTK_WIDGET (self)) < BESIDE_MIN_WIDTH_PX)
    return FALSE;
  /* Large text leaves no room beside the controllers. */
  if (robo_desktop_style_has_large_text ())
    return FALSE;

  return g_settings_get_boolean (self->settings, "module-cards-beside");
}

static void
place_cards (RoboPlayers *self)
{
  gboolean is_beside = wants_cards_beside (self);

  if (self->is_beside != is_beside)
    {
      self->is_beside = is_beside;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_BESIDE]);
    }
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      gboolean is_programming = self->draft != NULL && robo_program_draft_get_seat (self->draft) == i;
      /* Keys for programming are larger than other keys. If there is no room for both keys and cards, the cards move
       * above the controller. */
      gboolean makes_way = is_programming && (self->room != ROBO_ROOM_WIDE || self->is_for_fingers);

      if (self->panels[i] == NULL)
        continue;
      robo_seat_panel_set_arrangement (self->panels[i], is_beside && !makes_way, key_sizes_px[self->room][is_beside],
                                       self->room <= ROBO_ROOM_MEDIUM && !self->is_for_fingers,
                                       is_programming && self->room == ROBO_ROOM_NARROW);
      robo_seat_panel_set_breaks_words (self->panels[i], self->room == ROBO_ROOM_NARROW);
    }
}

static gboolean
has_row_of_cards (RoboPlayers *self)
{
  guint n_panels = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n_panels += self->panels[i] != NULL;

  return self->draft != NULL && n_panels > 2 && self->room <= ROBO_ROOM_MEDIUM && !robo_desktop_style_has_large_text ();
}

/* Returns the form of a panel in an arrangement. A panel with keys that are answers is never folded. */
static RoboPanelForm
choose_form (RoboPlayers   *self,
             RoboSeatPanel *panel,
             Arrangement    arrangement)
{
  if (!robo_seat_panel_get_wants_open (panel))
    return has_row_of_cards (self) ? ROBO_PANEL_CARD : arrangement.others;
  if (arrangement.needed == ROBO_PANEL_FOLDED &&
      robo_controller_view_get_has_choices (robo_seat_panel_get_controller (panel)))
    return ROBO_PANEL_TIGHT;

  return arrangement.needed;
}

/* Measures the height of all panels. If a form needs more width than the panels have, measures with that width, which
 * the panels get in the next layout: GTK cannot measure a widget for less than its minimum width. */
static int
measure_panels (RoboPlayers *self)
{
  int width, height;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  width = MAX (width, gtk_widget_get_width (GTK_WIDGET (self->window)));
  gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

static void
arrange_panels (RoboPlayers *self)
{
  const Arrangement *arrangements = self->draft != NULL                ? programming
                                    : self->asked_seat != ROBO_NO_SEAT ? deciding
                                                                       : acting;

  if (self->match == NULL || gtk_widget_get_height (GTK_WIDGET (self->window)) == 0)
    return;

  self->arranged_room = gtk_widget_get_height (GTK_WIDGET (self->window));
  place_cards (self);
  for (guint n = 0; n < N_ARRANGEMENTS; n++)
    {
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        {
          RoboSeatPanel *panel = self->panels[i];

          if (panel != NULL)
            robo_seat_panel_set_form (panel, choose_form (self, panel, arrangements[n]));
        }
      if (self->asked_seat != ROBO_NO_SEAT)
        g_signal_emit (self, signals[QUESTION_FITTED], 0, arrangements[n].is_brief);
      self->arranged_height = measure_panels (self);
      if (self->arranged_height <= self->arranged_room)
        return;
    }
}

static void
queue_arrange (RoboPlayers *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  self->is_to_arrange = TRUE;
  if (clock != NULL)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static gboolean
arrange_later_cb (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       user_data)
{
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);

  return G_SOURCE_REMOVE;
}

/* Arranges the panels at most once in a frame, for all changes since the last frame. This happens after styles and
 * sizes are known and before drawing, so that a question never moves under the pointer. GTK then lays out again the
 * widgets whose sizes have changed. */
static void
layout_cb (GdkFrameClock *clock,
           RoboPlayers   *self)
{
  if (!self->is_to_arrange)
    return;

  if (robo_frame_budget_is_full (GTK_WIDGET (self)))
    {
      robo_frame_budget_hold (GTK_WIDGET (self));
      gtk_widget_add_tick_callback (GTK_WIDGET (self), arrange_later_cb, NULL, NULL);
      return;
    }

  self->is_to_arrange = FALSE;
  arrange_panels (self);
}

/* Arranges the panels anew when their room changes, but not when the arrangement itself has caused the change. */
static void
room_changed_cb (RoboPlayers *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->window);

  if (self->arranged_room != (int)gtk_adjustment_get_page_size (adjustment) ||
      MAX (self->arranged_height, self->arranged_room) != (int)gtk_adjustment_get_upper (adjustment))
    queue_arrange (self);
}

static void
cards_changed_cb (RoboPlayers *self)
{
  int width_px = widths_px[self->room][self->draft != NULL ? 2 : wants_cards_beside (self)];

  /* Give the players more width in large text, because names need it and the board can spare it. The window does not
   * become wider. */
  if (self->room <= ROBO_ROOM_MEDIUM && robo_desktop_style_has_large_text ())
    width_px += width_px / 3;
  gtk_widget_set_size_request (GTK_WIDGET (self), width_px, -1);
  robo_panels_layout_set_spacing (ROBO_PANELS_LAYOUT (gtk_widget_get_layout_manager (self->box)),
                                  spacings_px[self->room]);
  queue_arrange (self);
}

static void
key_chosen_cb (RoboPlayers *self,
               guint        unit,
               guint        dir)
{
  g_signal_emit (self, signals[KEY_CHOSEN], 0, unit, dir);
}

/* Scrolling the panels */

static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RoboPlayers   *self = ROBO_PLAYERS (widget);
  RoboSeatPanel *panel = self->panels[self->revealed_seat];
  GtkWidget     *question = panel != NULL ? robo_seat_panel_get_question (panel) : NULL;

  if (self->is_to_arrange)
    return G_SOURCE_CONTINUE;

  self->reveal_id = 0;
  if (panel != NULL)
    robo_scroll_to (GTK_WIDGET (panel));
  if (question != NULL)
    robo_scroll_to (question);

  return G_SOURCE_REMOVE;
}

/* Waits one frame before scrolling, because the panel gets its new size only then. */
static gboolean
wait_to_reveal_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  ROBO_PLAYERS (widget)->reveal_id = gtk_widget_add_tick_callback (widget, reveal_cb, NULL, NULL);

  return G_SOURCE_REMOVE;
}

/* In a small page, scrolls to the panel that is programmed, because another panel or a recap that has grown may have
 * moved it out of view. */
static void
show_keys (RoboPlayers *self)
{
  if (self->room >= ROBO_ROOM_COMPACT)
    robo_players_reveal (self, robo_program_draft_get_seat (self->draft));
}

/* Object */

static void
robo_players_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (robo_players_parent_class)->realize (widget);

  g_signal_connect_after (gtk_widget_get_frame_clock (widget), "layout", G_CALLBACK (layout_cb), widget);
  queue_arrange (ROBO_PLAYERS (widget));
}

static void
robo_players_unrealize (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (widget), layout_cb, widget);

  GTK_WIDGET_CLASS (robo_players_parent_class)->unrealize (widget);
}

static void
robo_players_dispose (GObject *object)
{
  RoboPlayers *self = ROBO_PLAYERS (object);

  if (self->reveal_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->reveal_id);
  self->reveal_id = 0;
  memset (self->panels, 0, sizeof self->panels);
  g_clear_object (&self->draft);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PLAYERS);

  G_OBJECT_CLASS (robo_players_parent_class)->dispose (object);
}

static void
set_match (RoboPlayers *self,
           RoboMatch   *match)
{
  GtkWidget  *child;
  GListModel *seats;

  g_return_if_fail (ROBO_IS_PLAYERS (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (!g_set_object (&self->match, match))
    return;

  g_clear_object (&self->draft);
  robo_players_set_question (self, ROBO_NO_SEAT, NULL);
  robo_players_set_recap (self, NULL);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  memset (self->panels, 0, sizeof self->panels);
  seats = match != NULL ? robo_match_get_seats (match) : NULL;
  for (guint i = 0; seats != NULL && i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);
      GtkWidget     *widget = robo_seat_panel_new (seat);
      RoboSeatPanel *panel = ROBO_SEAT_PANEL (widget);

      robo_seat_panel_set_match (panel, match);
      g_signal_connect_object (robo_seat_panel_get_controller (panel), "key-chosen", G_CALLBACK (key_chosen_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (panel, "unfolded", G_CALLBACK (queue_arrange), self, G_CONNECT_SWAPPED);
      self->panels[robo_seat_get_seat (seat)] = panel;
      gtk_box_append (GTK_BOX (self->box), widget);
    }
  if (match != NULL)
    cards_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboPlayers, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
  [PROP_IS_BESIDE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-beside", RoboPlayers, is_beside) },
  [PROP_IS_PROGRAMMING] = { ROBO_PROPERTY_GETTER (BOOLEAN, "is-programming", robo_players_get_is_programming) },
};

static void
robo_players_class_init (RoboPlayersClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_players_dispose;
  widget_class->realize = robo_players_realize;
  widget_class->unrealize = robo_players_unrealize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[KEY_CHOSEN] = g_signal_new ("key-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[QUESTION_FITTED] = g_signal_new ("question-fitted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-players.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPlayers, window);
  gtk_widget_class_bind_template_child (widget_class, RoboPlayers, box);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "players");
}

static void
robo_players_init (RoboPlayers *self)
{
  GtkAdjustment *adjustment;

  self->room = ROBO_ROOM_WIDE;
  self->asked_seat = ROBO_NO_SEAT;
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->box, g_object_new (ROBO_TYPE_PANELS_LAYOUT, NULL));

  adjustment = gtk_scrolled_window_get_vadjustment (self->window);
  g_signal_connect_object (adjustment, "notify::page-size", G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "notify::upper", G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::module-cards-beside", G_CALLBACK (cards_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

RoboSeatPanel *
robo_players_get_panel (RoboPlayers *self,
                        guint        seat)
{
  g_return_val_if_fail (ROBO_IS_PLAYERS (self), NULL);
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS, NULL);

  return self->panels[seat];
}

gboolean
robo_players_get_is_beside (RoboPlayers *self)
{
  g_return_val_if_fail (ROBO_IS_PLAYERS (self), FALSE);

  return self->is_beside;
}

void
robo_players_set_room (RoboPlayers *self,
                       RoboRoom     room,
                       gboolean     is_for_fingers)
{
  g_return_if_fail (ROBO_IS_PLAYERS (self));

  self->room = room;
  self->is_for_fingers = is_for_fingers;
  cards_changed_cb (self);
}

void
robo_players_set_draft (RoboPlayers      *self,
                        RoboProgramDraft *draft)
{
  guint seat = draft != NULL ? robo_program_draft_get_seat (draft) : ROBO_NO_SEAT;

  g_return_if_fail (ROBO_IS_PLAYERS (self));
  g_return_if_fail (draft == NULL || (ROBO_IS_PROGRAM_DRAFT (draft) && self->panels[seat] != NULL));

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_func (self->draft, show_keys, self);
  g_set_object (&self->draft, draft);
  if (draft != NULL)
    g_signal_connect_object (draft, "changed", G_CALLBACK (show_keys), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->panels[i] == NULL)
        continue;
      robo_seat_panel_set_draft (self->panels[i], i == seat ? draft : NULL);
      if (draft == NULL)
        robo_seat_panel_let_fold (self->panels[i]);
    }
  cards_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_PROGRAMMING]);
  if (draft == NULL)
    return;

  /* Arrange the panel before it opens, since another arrangement could make a narrow window wider for good. */
  place_cards (self);
  /* Open the panel first, so that its key can get the focus. */
  robo_seat_panel_set_form (self->panels[seat], programming[0].needed);
  robo_players_reveal (self, seat);
  robo_players_focus_draft (self);
}

gboolean
robo_players_get_is_programming (RoboPlayers *self)
{
  g_return_val_if_fail (ROBO_IS_PLAYERS (self), FALSE);

  return self->draft != NULL;
}

RoboProgramDraft *
robo_players_get_draft (RoboPlayers *self)
{
  g_return_val_if_fail (ROBO_IS_PLAYERS (self), NULL);

  return self->draft;
}

void
robo_players_focus_draft (RoboPlayers *self)
{
  guint seat;

  g_return_if_fail (ROBO_IS_PLAYERS (self) && self->draft != NULL);

  seat = robo_program_draft_get_seat (self->draft);
  gtk_widget_grab_focus (
    GTK_WIDGET (robo_controller_view_get_unit (robo_seat_panel_get_controller (self->panels[seat]), 0)));
}

void
robo_players_set_choices (RoboPlayers *self,
                          guint        seat,
                          const guint  keys[ROBO_N_UNITS])
{
  static const guint none[ROBO_N_UNITS];

  g_return_if_fail (ROBO_IS_PLAYERS (self));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->panels[i] != NULL)
        robo_controller_view_set_choices (robo_seat_panel_get_controller (self->panels[i]), i == seat ? keys : none);
    }
  if (seat != ROBO_NO_SEAT)
    robo_players_reveal (self, seat);
  queue_arrange (self);
}

void
robo_players_set_question (RoboPlayers *self,
                           guint        seat,
                           GtkWidget   *question)
{
  g_return_if_fail (ROBO_IS_PLAYERS (self));
  g_return_if_fail ((seat == ROBO_NO_SEAT) == (question == NULL));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->panels[i] != NULL)
        robo_seat_panel_set_question (self->panels[i], NULL);
    }
  self->asked_seat = seat;
  if (seat == ROBO_NO_SEAT)
    {
      queue_arrange (self);
      return;
    }

  g_return_if_fail (self->panels[seat] != NULL);
  robo_seat_panel_set_question (self->panels[seat], question);
  queue_arrange (self);
  /* While a player programs, don't scroll, because the controller of this player is visible already. */
  if (self->draft == NULL)
    robo_players_reveal (self, seat);
}

void
robo_players_set_recap (RoboPlayers *self,
                        GtkWidget   *recap)
{
  g_return_if_fail (ROBO_IS_PLAYERS (self));
  g_return_if_fail (recap == NULL || GTK_IS_WIDGET (recap));

  if (self->recap == recap)
    return;

  if (self->recap != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->recap);
  self->recap = recap;
  if (recap != NULL)
    gtk_box_append (GTK_BOX (self->box), recap);
  else if (self->draft != NULL)
    show_keys (self);
  queue_arrange (self);
}

void
robo_players_reveal (RoboPlayers *self,
                     guint        seat)
{
  g_return_if_fail (ROBO_IS_PLAYERS (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  self->revealed_seat = seat;
  if (self->reveal_id == 0)
    self->reveal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_to_reveal_cb, NULL, NULL);
}

void
robo_players_flip_open (RoboPlayers *self,
                        guint        duration_ms)
{
  g_return_if_fail (ROBO_IS_PLAYERS (self));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    for (guint unit = 0; self->panels[i] != NULL && unit < ROBO_N_UNITS; unit++)
      robo_control_unit_flip_open (
        robo_controller_view_get_unit (robo_seat_panel_get_controller (self->panels[i]), unit), duration_ms);
}
