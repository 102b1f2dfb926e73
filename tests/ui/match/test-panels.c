// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the places and forms of players' panels, and what is remembered.
#include "config.h"

#include "app/languages/robo-language.h"
#include "match/log/robo-log-first.h"
#include "ui/match/program/robo-die-popover.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-order-strip.h"
#include "ui/match/seat/robo-module-slot.h"
#include "ui/match/seat/robo-players.h"

#include "tests/long-tests.h"
#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/expect-width.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

/* A touch target has at least this side. */
#define FINGER_PX 44

typedef struct
{
  const char *players; /* as in test_match_new(), after a plus sign with modules */
  int         width;
  int         height;
  guint       seed; /* seed of the match; 0 for any seed */
  const char *language;
} Case;

typedef struct
{
  GSettings    *settings;
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

static const char *const keys[] = { "curtain", "log-more", "log-programming", "log-two", "module-cards-beside",
                                    "players-width-more", "players-width-programming", "players-width-two" };

static RoboMatch *
make_match (const char *players,
            guint       seed)
{
  gboolean has_modules = players[0] == '+';
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players + has_modules, seed);

  if (has_modules)
    test_setup_add_modules (setup);

  return robo_match_new (setup);
}

static void
open_window (Fixture   *fixture,
             RoboMatch *match,
             int        width,
             int        height)
{
  fixture->window = game_page_test_open (match, width, height, &fixture->page);
}

static void
close_window (Fixture *fixture)
{
  game_page_test_close (fixture->window, &fixture->page);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Case *c = data;

  robo_language_use (c->language != NULL ? c->language : "en");
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->settings, keys[i]);
  g_settings_set_uint (fixture->settings, "animation-speed", 0);
  g_settings_set_boolean (fixture->settings, "curtain", FALSE);
  fixture->match = make_match (c->players, c->seed > 0 ? c->seed : 5);
  open_window (fixture, fixture->match, c->width, c->height);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  close_window (fixture);
  g_assert_finalize_object (fixture->match);
  g_clear_object (&fixture->settings);
  robo_language_use ("en");
}

static RoboSeatPanel *
get_panel (Fixture *fixture,
           guint    seat)
{
  return robo_players_get_panel (ui_child (fixture->page, "players"), seat);
}

static graphene_rect_t
get_area (Fixture   *fixture,
          GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &area));

  return area;
}

static graphene_rect_t
get_controller_area (Fixture *fixture,
                     guint    seat)
{
  return get_area (
    fixture,
    GTK_WIDGET (robo_controller_view_get_unit (robo_seat_panel_get_controller (get_panel (fixture, seat)), 0)));
}

static graphene_rect_t
get_slot_area (Fixture *fixture,
               guint    seat,
               guint    slot)
{
  return get_area (fixture, GTK_WIDGET (ui_drive_find (get_panel (fixture, seat), ROBO_TYPE_MODULE_SLOT, slot)));
}

static GtkAdjustment *
get_scrolling (Fixture *fixture)
{
  GtkWidget *players = ui_drive_find (GTK_WIDGET (fixture->page), ROBO_TYPE_PLAYERS, 0);

  return gtk_scrolled_window_get_vadjustment (ui_drive_find (players, GTK_TYPE_SCROLLED_WINDOW, 0));
}

static gboolean
fits (Fixture *fixture)
{
  GtkAdjustment *adjustment = get_scrolling (fixture);

  return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
}

static guint
play_to_program (Fixture *fixture)
{
  while (robo_match_get_question (fixture->match)->kind != ROBO_ASK_PROGRAM ||
         robo_match_get_shown_state (fixture->match)->round < 3)
    test_match_answer (fixture->match);
  ui_drive_settle (fixture->window);

  return robo_match_get_question (fixture->match)->seat;
}

/* Plays to a die within a round. All controllers are visible. */
static void
play_to_activation (Fixture *fixture)
{
  guint position;

  play_to_program (fixture);
  position = robo_match_get_position (fixture->match);
  while (robo_match_get_shown_state (fixture->match)->phase == ROBO_PHASE_PROGRAMMING)
    test_match_answer (fixture->match);
  while (robo_match_get_event (fixture->match, position)->type != ROBO_EVENT_UNIT)
    position++;
  robo_match_seek (fixture->match, position + 2);
  ui_drive_settle (fixture->window);
}

static guint
find_folded (Fixture *fixture)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboSeatPanel *panel = get_panel (fixture, seat);

      if (panel != NULL && property_uint (panel, "form") == ROBO_PANEL_FOLDED)
        return seat;
    }

  return ROBO_NO_SEAT;
}

/* The order of activation is read down the column (ux.md). */
static void
test_beside (Fixture      *fixture,
             gconstpointer data)
{
  graphene_rect_t first;

  play_to_activation (fixture);
  ui_drive_shoot ("panels-beside");
  first = get_controller_area (fixture, 0);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      graphene_rect_t controller = get_controller_area (fixture, seat);
      graphene_rect_t card = get_slot_area (fixture, seat, 0);

      g_assert_cmpfloat (controller.origin.x, ==, first.origin.x);
      g_assert_cmpfloat (controller.size.width, ==, first.size.width);
      g_assert_cmpfloat (card.origin.x + card.size.width, <=, controller.origin.x);
      g_assert_cmpfloat (get_slot_area (fixture, seat, 1).origin.y, >=, card.origin.y + card.size.height);
    }
}

/* The board has priority: players leave it nearly all the room that its height can use. */
static void
test_board (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (ui_child (fixture->page, "board"));

  play_to_program (fixture);
  ui_drive_settle (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (board), >=, 640);
  play_to_activation (fixture);
  g_assert_cmpint (gtk_widget_get_width (board), >=, 640);
}

static GtkWidget *
find_part (RoboSeatPanel *panel,
           const char    *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (panel), ROBO_TYPE_SEAT_PANEL, name));
}

static GtkWidget *
find_name (RoboSeatPanel *panel)
{
  return find_part (panel, "name_label");
}

/* The status of a player is beside the lights of an open panel, even if it was folded before. */
static void
test_status (Fixture      *fixture,
             gconstpointer data)
{
  RoboSeatPanel *panel = get_panel (fixture, 0);
  GtkWidget     *status = find_part (panel, "status_label");

  g_assert_cmpuint (property_uint (panel, "form"), ==, ROBO_PANEL_OPEN);
  g_assert_true (gtk_widget_get_parent (status) == find_part (panel, "lights_row"));
  robo_seat_panel_set_form (panel, ROBO_PANEL_FOLDED);
  g_assert_true (gtk_widget_get_parent (status) == find_part (panel, "header"));
  robo_seat_panel_set_form (panel, ROBO_PANEL_OPEN);
  g_assert_true (gtk_widget_get_parent (status) == find_part (panel, "lights_row"));
}

/* The control unit is named before the dice, or only numbered if there is no room. */
static void
test_unit (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *strip = ui_drive_find (fixture->page, ROBO_TYPE_ORDER_STRIP, 0);
  GtkWidget *label;
  int        width;

  play_to_activation (fixture);
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_get_mapped (strip));
  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_size_allocate (strip, &(GtkAllocation){ 0, 0, width - 10, gtk_widget_get_height (strip) }, -1);
  label = ui_drive_find (strip, GTK_TYPE_LABEL, 0);
  while (!gtk_widget_get_child_visible (label))
    label = gtk_widget_get_next_sibling (label);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "I");
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* Names are readable in text of twice the size, with anything else in the same line. */
static void
test_large_text (Fixture      *fixture,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  play_to_activation (fixture);
  ui_drive_shoot ("panels-large-text");
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_assert_cmpint (
      pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (find_name (get_panel (fixture, seat))))), ==, 1);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* The panels stay aligned through all events before a question, also when they become smaller. */
static void
test_aligned (Fixture      *fixture,
              gconstpointer data)
{
  const guint enough = long_tests_wanted () ? G_MAXUINT : 11;
  guint       n_seen = 0;

  for (guint i = 0; i < 120 && n_seen < enough && robo_match_get_question (fixture->match) != NULL; i++)
    {
      gboolean is_programming = robo_match_get_question (fixture->match)->kind == ROBO_ASK_PROGRAM;

      robo_match_step_back (fixture->match);
      ui_drive_settle (fixture->window);
      if (!is_programming && find_folded (fixture) == ROBO_NO_SEAT)
        {
          n_seen++;
          for (guint seat = 1; seat < ROBO_MAX_ROBOTS; seat++)
            g_assert_cmpfloat (get_controller_area (fixture, seat).origin.x, ==,
                               get_controller_area (fixture, 0).origin.x);
        }
      robo_match_seek (fixture->match, G_MAXUINT);
      test_match_answer (fixture->match);
    }
  g_assert_cmpuint (n_seen, >, 10);
}

/* The setting is changed by keyboard, and is kept for the next game. */
static void
test_above (Fixture      *fixture,
            gconstpointer data)
{
  graphene_rect_t card;

  ui_drive_keys (fixture->window, "ctrl+m");
  g_assert_false (g_settings_get_boolean (fixture->settings, "module-cards-beside"));
  play_to_activation (fixture);
  ui_drive_shoot ("panels-above");
  card = get_slot_area (fixture, 3, 0);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, get_controller_area (fixture, 3).origin.y);
  g_assert_cmpfloat (get_slot_area (fixture, 3, 1).origin.y, ==, card.origin.y);

  close_window (fixture);
  open_window (fixture, fixture->match, 1280, 800);
  card = get_slot_area (fixture, 0, 0);
  g_assert_cmpfloat (card.origin.y + card.size.height, <=, get_controller_area (fixture, 0).origin.y);
  ui_drive_keys (fixture->window, "ctrl+m");
  ui_drive_settle (fixture->window);
  g_assert_cmpfloat (get_slot_area (fixture, 0, 1).origin.y, >, get_slot_area (fixture, 0, 0).origin.y);
}

/* Returns the forms of the panels, one hexadecimal digit per seat. */
static guint
get_forms (Fixture *fixture)
{
  guint forms = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    forms = forms << 4 | property_uint (get_panel (fixture, seat), "form");

  return forms;
}

typedef struct
{
  Fixture *fixture;
  guint    forms;
  gboolean is_painted;
} Painted;

static void
paint_cb (GdkFrameClock *clock,
          Painted       *painted)
{
  if (!painted->is_painted)
    painted->forms = get_forms (painted->fixture);
  painted->is_painted = TRUE;
}

/* In the first frame of a question all panels already have their final form, so that targets don't move. */
static void
test_first_picture (Fixture      *fixture,
                    gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  guint          last_forms = get_forms (fixture);
  const guint    enough = long_tests_wanted () ? G_MAXUINT : 11;
  guint          n_changes = 0;

  for (guint i = 0; i < 60 && n_changes < enough && robo_match_get_question (fixture->match) != NULL; i++)
    {
      Painted painted = { .fixture = fixture };
      gulong  id;

      test_match_answer (fixture->match);
      id = g_signal_connect (clock, "paint", G_CALLBACK (paint_cb), &painted);
      gtk_widget_queue_draw (fixture->window);
      ui_drive_until (painted.is_painted);
      ui_drive_settle (fixture->window);
      g_signal_handler_disconnect (clock, id);
      g_assert_cmphex (painted.forms, ==, get_forms (fixture));
      n_changes += painted.forms != last_forms;
      last_forms = painted.forms;
    }
  g_assert_cmpuint (n_changes, >, 10);
}

/* Without modules the action is disabled. */
static void
test_training (Fixture      *fixture,
               gconstpointer data)
{
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.module-cards-beside", NULL));
}

/* Programming is possible at this size, whichever seat it is. */
static void
test_programming (Fixture      *fixture,
                  gconstpointer data)
{
  guint           seat = play_to_program (fixture);
  RoboSeatPanel  *panel = get_panel (fixture, seat);
  graphene_rect_t button = get_area (fixture, ui_child (panel, "confirm_button"));

  ui_drive_shoot (((const Case *)data)->width > 1000 ? "panels-programming" : "panels-programming-small");
  g_assert_true (fits (fixture));
  g_assert_cmpfloat (button.origin.y + button.size.height, <, gtk_widget_get_height (fixture->window));
  g_assert_cmpint (property_uint (panel, "form"), !=, ROBO_PANEL_FOLDED);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (ui_child (fixture->page, "board"))), >, 280);
}

/* The button looks ready, and says what it does, only when the program is complete. */
static void
test_confirm (Fixture      *fixture,
              gconstpointer data)
{
  RoboSeatPanel    *panel = get_panel (fixture, play_to_program (fixture));
  GtkButton        *button = ui_child (panel, "confirm_button");
  RoboProgramDraft *draft = robo_players_get_draft (ui_child (fixture->page, "players"));

  g_assert_cmpstr (gtk_button_get_label (button), ==, "0 of 3 Units");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (button), "suggested-action"));
  robo_program_draft_put (draft, ROBO_BLUE, 1, 0, ROBO_DIR_N);
  robo_program_draft_put (draft, ROBO_RED, 1, 2, ROBO_DIR_N);
  g_assert_cmpstr (gtk_button_get_label (button), ==, "2 of 3 Units");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Confirms the program once each control unit has a die");
  robo_program_draft_put (draft, ROBO_RED, 1, 1, ROBO_DIR_N);
  g_assert_cmpstr (gtk_button_get_label (button), ==, "_Confirm Program");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (button), "suggested-action"));
}

static void
assert_for_finger (Fixture    *fixture,
                   const char *what,
                   GtkWidget  *widget)
{
  graphene_rect_t area = get_area (fixture, widget);

  g_test_message ("%s: %g by %g pixels", what, area.size.width, area.size.height);
  g_assert_cmpfloat (area.size.width, >=, FINGER_PX);
  g_assert_cmpfloat (area.size.height, >=, FINGER_PX);
}

/* In a small window all targets for programming the current unit, whichever it is, are large enough for a finger. */
static void
test_finger (Fixture      *fixture,
             gconstpointer data)
{
  RoboSeatPanel      *panel = get_panel (fixture, play_to_program (fixture));
  RoboControllerView *controller = robo_seat_panel_get_controller (panel);
  GObject            *undo = gtk_widget_get_template_child (GTK_WIDGET (panel), ROBO_TYPE_SEAT_PANEL, "undo_button");
  RoboDiePopover     *popover;
  graphene_rect_t     confirm;

  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (robo_controller_view_get_unit (controller, unit)));
      ui_drive_settle (fixture->window);
      for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
        assert_for_finger (fixture, "A key of the unit at hand",
                           GTK_WIDGET (
                             robo_control_unit_get_key (robo_controller_view_get_unit (controller, unit), dir)));
    }
  assert_for_finger (fixture, "A die of the tray",
                     robo_dice_tray_get_die (robo_controller_view_get_tray (controller), 0));
  assert_for_finger (fixture, "Undo", GTK_WIDGET (undo));
  assert_for_finger (fixture, "Confirm Program", ui_child (panel, "confirm_button"));
  ui_drive_shoot ("panels-finger");
  /* The keys and the confirm button must be visible; the recap may be below the edge of the window. */
  confirm = get_area (fixture, ui_child (panel, "confirm_button"));
  g_assert_cmpfloat (get_area (fixture, GTK_WIDGET (controller)).origin.y, >=, 0);
  g_assert_cmpfloat (confirm.origin.y + confirm.size.height, <=, gtk_widget_get_height (fixture->window));

  ui_drive_click (GTK_WIDGET (robo_control_unit_get_key (robo_controller_view_get_unit (controller, 2), ROBO_DIR_N)));
  ui_drive_until ((popover = ui_drive_find (controller, ROBO_TYPE_DIE_POPOVER, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (popover)));
  assert_for_finger (fixture, "A face in the popover", ui_drive_find (popover, GTK_TYPE_BUTTON, ROBO_RED * 6 + 6 - 1));
}

/* A folded panel can be unfolded, until the next question. */
static void
test_unfold (Fixture      *fixture,
             gconstpointer data)
{
  RoboSeatPanel *panel;
  guint          seat;

  play_to_program (fixture);
  seat = find_folded (fixture);
  g_assert_cmpuint (seat, !=, ROBO_NO_SEAT);
  panel = get_panel (fixture, seat);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (ui_drive_find (panel, ROBO_TYPE_MODULE_SLOT, 0))));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (robo_seat_panel_get_controller (panel))));

  gtk_widget_grab_focus (ui_child (panel, "unfold_button"));
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (robo_seat_panel_get_controller (panel))));
  ui_drive_shoot ("panels-unfolded");
  ui_drive_click (ui_child (panel, "unfold_button"));
  g_assert_cmpint (property_uint (panel, "form"), ==, ROBO_PANEL_FOLDED);
}

/* Names of modules are never cut, however little room there is beside dice. */
static void
assert_titles_whole (Fixture *fixture)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
      {
        RoboModuleSlot *shown = ui_drive_find (get_panel (fixture, seat), ROBO_TYPE_MODULE_SLOT, slot);
        GtkWidget      *label;

        for (guint i = 0; shown != NULL && (label = ui_drive_find (GTK_WIDGET (shown), GTK_TYPE_LABEL, i)) != NULL; i++)
          if (gtk_widget_has_css_class (label, "title") && gtk_widget_get_mapped (label))
            g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      }
}

/* Shields have the longest text of all cards with tokens. */
static guint
count_shields (RoboMatch *match)
{
  guint n = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
      {
        const RoboSeatSlot *shown = robo_seat_get_slot (robo_match_get_seat (match, seat), slot);

        n += shown->shield_limit > 0;
      }

  return n;
}

/* The tokens of a card stay within its column, and their text is accessible. */
static void
look_at_tokens (const char *language)
{
  static const Case with_shield = { "+hhhh", 1280, 800, 2 };
  Fixture           fixture;
  g_autofree char  *shot = g_strconcat ("panels-tokens-", language, NULL);

  robo_language_use (language);
  set_up (&fixture, &with_shield);
  play_to_activation (&fixture);
  ui_drive_settle (fixture.window);
  ui_drive_shoot (shot);
  g_assert_cmpuint (count_shields (fixture.match), >, 0);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
      {
        RoboModuleSlot *shown = ui_drive_find (get_panel (&fixture, seat), ROBO_TYPE_MODULE_SLOT, slot);
        GtkWidget      *card = GTK_WIDGET (robo_module_slot_get_card (shown));
        GtkWidget      *label;

        g_assert_cmpint (gtk_widget_get_width (card), <=, gtk_widget_get_width (GTK_WIDGET (shown)));
        for (guint i = 0; (label = ui_drive_find (card, GTK_TYPE_LABEL, i)) != NULL; i++)
          if (gtk_widget_has_css_class (label, "tokens") && gtk_widget_get_mapped (label))
            g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      }
  tear_down (&fixture, &with_shield);
  robo_language_use ("en");
}

static void
test_tokens (void)
{
  look_at_tokens ("de");
  if (long_tests_wanted ())
    {
      look_at_tokens ("en");
      look_at_tokens ("pl");
    }
}

/* A long title and a short one side by side have the same text size. */
static void
assert_titles_alike (Fixture *fixture)
{
  guint n_smaller = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      double sizes[ROBO_MAX_SLOTS] = { 0 };

      for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
        {
          RoboModuleSlot *shown = ui_drive_find (get_panel (fixture, seat), ROBO_TYPE_MODULE_SLOT, slot);
          RoboModuleCard *card = robo_module_slot_get_card (shown);
          GtkLabel       *label = GTK_LABEL (ui_drive_find (GTK_WIDGET (card), GTK_TYPE_LABEL, 0));
          PangoAttrList  *attributes = gtk_label_get_attributes (label);
          PangoAttribute *scale = NULL;

          g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (label), "title"));
          if (attributes != NULL)
            scale = pango_attr_iterator_get (pango_attr_list_get_iterator (attributes), PANGO_ATTR_SCALE);
          sizes[slot] = scale != NULL ? ((PangoAttrFloat *)scale)->value : 1;
          n_smaller += sizes[slot] < robo_module_card_get_title_scale (card);
        }
      g_assert_cmpfloat (sizes[0], ==, sizes[1]);
    }
  g_assert_cmpuint (n_smaller, >, 0);
}

static void
test_one_size (Fixture      *fixture,
               gconstpointer data)
{
  play_to_activation (fixture);
  ui_drive_settle (fixture->window);
  assert_titles_alike (fixture);
}

/* Dice of a folded controller are shown in the folded panel. */
static void
test_folded_dice (Fixture      *fixture,
                  gconstpointer data)
{
  guint      n_dice = 0;
  guint      seat;
  GtkWidget *box;

  play_to_activation (fixture);
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("panels-activation-small");
  assert_titles_whole (fixture);
  seat = find_folded (fixture);
  g_assert_cmpuint (seat, !=, ROBO_NO_SEAT);
  box = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (get_panel (fixture, seat)), ROBO_TYPE_SEAT_PANEL,
                                                   "dice_box"));
  for (GtkWidget *die = gtk_widget_get_first_child (box); die != NULL; die = gtk_widget_get_next_sibling (die))
    n_dice++;
  g_assert_cmpuint (n_dice, ==, robo_seat_get_n_dice (robo_match_get_seat (fixture->match, seat)));
}

static GtkPaned *
get_paned (Fixture *fixture)
{
  return GTK_PANED (gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_GAME_PAGE, "paned"));
}

static int
get_players_width (Fixture *fixture)
{
  GtkPaned *paned = get_paned (fixture);

  ui_drive_settle (fixture->window);
  ui_drive_settle (fixture->window);

  return gtk_widget_get_width (GTK_WIDGET (paned)) - gtk_paned_get_position (paned);
}

static GtkWidget *
get_handle (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (get_paned (fixture)));

  while (!g_str_equal (gtk_widget_get_css_name (child), "separator"))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static gboolean
is_log_shown (Fixture *fixture)
{
  GObject *flap = gtk_widget_get_template_child (GTK_WIDGET (fixture->page), ROBO_TYPE_GAME_PAGE, "flap");

  return adw_flap_get_reveal_flap (ADW_FLAP (flap));
}

/* Games of two and of four players have separate windows, as after restarts of the program. */
static void
test_remembered (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (RoboMatch) two = make_match ("h-k-", 5);
  int four_width = get_players_width (fixture);
  int two_width;

  ui_drive_pull (get_handle (fixture), -60, 0);
  g_assert_cmpint (get_players_width (fixture), >, four_width + 50);
  four_width = get_players_width (fixture);
  close_window (fixture);

  open_window (fixture, two, 1440, 900);
  ui_drive_pull (get_handle (fixture), -120, 0);
  two_width = get_players_width (fixture);
  g_assert_true (is_log_shown (fixture));
  ui_drive_keys (fixture->window, "F9");
  g_assert_false (is_log_shown (fixture));
  close_window (fixture);

  open_window (fixture, fixture->match, 1440, 900);
  g_assert_cmpint (get_players_width (fixture), ==, four_width);
  g_assert_true (is_log_shown (fixture));
  close_window (fixture);

  open_window (fixture, two, 1440, 900);
  g_assert_cmpint (get_players_width (fixture), ==, two_width);
  g_assert_false (is_log_shown (fixture));
  robo_game_page_set_match (fixture->page, NULL);
}

/* R9.10: The points of all KillBots together are beside the points of each. */
static void
test_squad (Fixture      *fixture,
            gconstpointer data)
{
  GObject *lights = G_OBJECT (robo_seat_panel_get_lights (get_panel (fixture, 1)));
  guint    size;

  g_object_get (lights, "squad-size", &size, NULL);
  g_assert_cmpuint (size, ==, 2);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_part (get_panel (fixture, 1), "score_label")), ==,
                   "KillBots together: 0 of 5 VP");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (find_part (get_panel (fixture, 0), "score_label")), ==, "0 of 3 VP");
  g_object_set (lights, "vp", 1, "squad-vp", 4, NULL);
  gtk_test_accessible_assert_property (lights, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1 of its own; KillBots together: 4 of 5 victory points, 0 of 3 damage");
  g_object_get (robo_seat_panel_get_lights (get_panel (fixture, 0)), "squad-size", &size, NULL);
  g_assert_cmpuint (size, ==, 0);
}

static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = ui_drive_find (widget, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_label (GTK_LABEL (label)), text) != NULL)
      return TRUE;

  return FALSE;
}

static GtkWidget *
find_help (RoboSeatPanel *panel)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (panel)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
      return child;

  return NULL;
}

static void
click_right (GtkWidget *widget)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, widget);
  g_strv_builder_add_many (words, "click", "3", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
}

/* F1 with the focus on a panel, and a right click on it, tell what it is, and lead to the rules about it. */
static void
test_what_is_this (Fixture      *fixture,
                   gconstpointer data)
{
  RoboSeatPanel *own, *killbot = get_panel (fixture, 1);
  GtkWidget     *focus;

  own = get_panel (fixture, play_to_program (fixture));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_activate_action (focus, "what-is.explain", NULL));
  ui_drive_until (find_help (own) != NULL);
  ui_drive_shoot ("panels-what-is-this");
  g_assert_true (shows_text (find_help (own), "Anna’s Hound"));
  g_assert_nonnull (ui_drive_find (find_help (own), GTK_TYPE_BUTTON, 0));
  ui_drive_keys (find_help (own), "Escape");
  ui_drive_until (find_help (own) == NULL);

  click_right (find_name (killbot));
  ui_drive_until (find_help (killbot) != NULL);
  ui_drive_shoot ("panels-what-is-killbot");
  g_assert_true (shows_text (find_help (killbot), "KillBot 1 (Mercury) has no player"));
  /* An open popover would take the next click. */
  ui_drive_keys (find_help (killbot), "Escape");
  ui_drive_until (find_help (killbot) == NULL);
}

/* The panels, with keys, modules, recap and the others, fit the width of a phone in every language. */
static void
test_phone (Fixture      *fixture,
            gconstpointer data)
{
  const Case      *c = data;
  g_autofree char *picture = g_strdup_printf ("panels-phone-%s", c->language);

  play_to_program (fixture);
  ui_drive_settle (fixture->window);
  ui_drive_shoot (picture);
  expect_width (GTK_WIDGET (ui_child (fixture->page, "players")), c->width);
}

/* Goes to the first event that a seat explains; returns the seat, or ROBO_NO_SEAT. */
static guint
seek_note (Fixture *fixture)
{
  robo_match_set_untold_firsts (fixture->match, ROBO_LOG_FIRSTS_ALL);
  play_to_program (fixture);
  for (guint i = 1; i < robo_match_get_n_events (fixture->match); i++)
    {
      robo_match_seek (fixture->match, i);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        if (robo_match_get_seat (fixture->match, seat) != NULL &&
            robo_seat_get_note (robo_match_get_seat (fixture->match, seat)) != NULL)
          return seat;
    }

  return ROBO_NO_SEAT;
}

/* R9.4: the panel says why its KillBot turns, in the words of the log, and does not grow for it. */
static void
test_note (Fixture      *fixture,
           gconstpointer data)
{
  const Case      *c = data;
  g_autofree char *picture = g_strdup_printf ("panels-note-%d", c->width);
  guint            seat = seek_note (fixture);
  RoboSeatPanel   *panel;
  GtkWidget       *note;
  GtkWidget       *score;
  graphene_rect_t  area, score_area, panel_area;
  int              width, height, height_without;

  g_assert_cmpuint (seat, !=, ROBO_NO_SEAT);
  ui_drive_settle (fixture->window);
  ui_drive_shoot (picture);
  panel = get_panel (fixture, seat);
  note = find_part (panel, "note_label");
  score = find_part (panel, "score_label");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (note)), ==,
                   robo_seat_get_note (robo_match_get_seat (fixture->match, seat)));
  g_assert_false (gtk_widget_get_can_target (note));
  area = get_area (fixture, note);
  score_area = get_area (fixture, score);
  panel_area = get_area (fixture, GTK_WIDGET (panel));
  g_assert_cmpfloat (area.origin.x + area.size.width, <=, panel_area.origin.x + panel_area.size.width);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, panel_area.origin.y + panel_area.size.height);
  if (c->height >= 800)
    g_assert_cmpfloat (area.origin.y, >=, score_area.origin.y + score_area.size.height);

  width = (int)panel_area.size.width;
  gtk_widget_measure (GTK_WIDGET (panel), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  robo_match_seek (fixture->match, robo_match_get_position (fixture->match) - 1);
  ui_drive_settle (fixture->window);
  g_assert_false (gtk_widget_get_visible (note));
  gtk_widget_measure (GTK_WIDGET (panel), GTK_ORIENTATION_VERTICAL, width, NULL, &height_without, NULL, NULL);
  g_assert_cmpint (height, ==, height_without);
}

int
main (int   argc,
      char *argv[])
{
  static const Case four = { "+hhhh", 1280, 800 };
  static const Case four_low = { "+hkhh", 1280, 720, 2 };
  static const Case four_people = { "+hhhh", 1280, 720 };
  static const Case four_wide = { "+hhhh", 1440, 900 };
  static const Case four_small = { "+hhhh", 720, 480, 2 };
  /* With this seed, a card with a short title is beside a card with a long one. */
  static const Case four_long = { "+hhhh", 720, 480, 1 };
  static const Case two_small = { "+hh--", 720, 480, 6 };
  static const Case training_small = { "hkk-", 720, 480 };
  static const Case phone_german = { "+hkkk", 360, 640, 2, "de" };
  static const Case phone_polish = { "+hkkk", 360, 640, 2, "pl" };
  static const Case training = { "hkk-", 1280, 800 };

  robo_language_init ();
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

#define add(path, case, function) g_test_add ("/ui/match/panels/" path, Fixture, &case, set_up, function, tear_down)
  add ("module-cards/are-beside-the-controller", four, test_beside);
  add ("module-cards/panels-stay-aligned", four_people, test_aligned);
  add ("module-cards/place-above-the-controller-is-remembered", four, test_above);
  add ("game-without-modules/has-no-action-for-module-cards", training, test_training);
  add ("status-of-a-player/is-beside-the-lights", training, test_status);
  add ("R9.10/points-of-all-killbots-are-beside-the-points-of-each", training, test_squad);
  add ("board/is-at-least-half-as-wide-as-the-window", four, test_board);
  add ("large-text/names-stay-in-one-line", four, test_large_text);
  add ("narrow-list-of-the-next-dice/control-unit-is-only-numbered", four_small, test_unit);
  add ("programming/panels-of-four-players-fit", four_people, test_programming);
  add ("programming/panels-of-four-with-a-killbot-fit", four_low, test_programming);
  add ("programming/panels-of-two-players-fit-a-small-window", two_small, test_programming);
  add ("programming/confirm-button-counts-the-units-with-a-die", training, test_confirm);
  add ("programming/keys-are-large-enough-for-fingers", two_small, test_finger);
  add ("programming/keys-are-large-enough-for-fingers-in-training", training_small, test_finger);
  add ("new-question/first-frame-shows-the-final-form-of-the-panels", four_low, test_first_picture);
  add ("folded-panel/is-unfolded-by-key-and-folded-by-click", four_small, test_unfold);
  add ("folded-panel/shows-the-dice-of-its-controller", four_small, test_folded_dice);
  add ("module-cards/titles-side-by-side-have-one-size", four_long, test_one_size);
  add ("programming/panels-fit-a-phone/de", phone_german, test_phone);
  add ("programming/panels-fit-a-phone/pl", phone_polish, test_phone);
  add ("explanation-of-a-panel/opens-for-the-focus-and-by-right-click", training, test_what_is_this);
  add ("note-why-a-killbot-turns/does-not-make-the-panel-higher", training, test_note);
  add ("note-why-a-killbot-turns/has-room-in-a-small-window", training_small, test_note);
  g_test_add_func ("/ui/match/panels/module-cards/tokens-of-a-shield-fit", test_tokens);
  add ("width-of-the-players/is-remembered-by-number-of-players", four_wide, test_remembered);

  return g_test_run ();
}
