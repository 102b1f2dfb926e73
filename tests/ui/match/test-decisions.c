// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions about modules on the game page by real clicks and keys (R13).
#include "config.h"

#include <string.h>

#include "app/languages/robo-language.h"
#include "match/log/robo-log-item.h"
#include "ui/match/program/robo-control-unit.h"
#include "ui/match/questions/robo-equip-chooser.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-inventory-button.h"
#include "ui/match/seat/robo-module-slot.h"
#include "ui/match/seat/robo-players.h"
#include "ui/match/seat/robo-standing-menu.h"
#include "ui/widgets/robo-module-card.h"

#include "tests/long-tests.h"
#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/match/game-page-test.h"
#include "tests/ui/ui-drive.h"

typedef struct
{
  GtkWidget    *window;
  RoboGamePage *page;
  RoboMatch    *match;
} Fixture;

/* Describes a match. The players are as in model-test.h. `left` and `right` are modules that the first seat gets in
 * addition to those that it is dealt. equips_on_change is as in remote play. `language` is the language of the program,
 * or NULL for English. */
typedef struct
{
  const char *players;
  const char *left;
  const char *right;
  gboolean    equips_on_change;
  const char *language;
} Table;

static guint
find_card (RoboMatch  *match,
           const char *id)
{
  return robo_cards_find (robo_modules_get_cards (robo_match_get_modules (match)), id);
}

static RoboMatch *
make_match (const Table *table)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (table->players, 7);
  const RoboCards *cards;
  RoboMatch       *match;

  test_setup_add_modules (setup);
  cards = robo_modules_get_cards (setup->modules);
  if (table->left != NULL)
    setup->seats[0].cards[0] = robo_cards_find (cards, table->left);
  if (table->right != NULL)
    setup->seats[0].cards[1] = robo_cards_find (cards, table->right);
  setup->rules.equips_on_change = table->equips_on_change;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);

  return match;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  const Table *table = data;

  if (table->language != NULL)
    robo_language_use (table->language);
  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "curtain", FALSE);
  g_settings_reset (settings, "ask-needless");

  fixture->match = make_match (data);
  fixture->window = game_page_test_open (fixture->match, 1280, 800, &fixture->page);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  game_page_test_close (fixture->window, &fixture->page);
  g_assert_finalize_object (fixture->match);
  robo_language_use ("en");
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static RoboDecisionCard *
get_card (Fixture *fixture)
{
  return ui_child (fixture->page, "card");
}

static RoboSeatPanel *
get_panel (Fixture *fixture,
           guint    seat)
{
  return robo_players_get_panel (ui_child (fixture->page, "players"), seat);
}

static gboolean
is_asked (Fixture         *fixture,
          RoboQuestionKind kind)
{
  const RoboQuestion *question = robo_match_get_question (fixture->match);

  return question != NULL && question->kind == kind;
}

static gboolean
is_programming (Fixture *fixture,
                guint    seat)
{
  return property_object (get_panel (fixture, seat), "draft") != NULL;
}

static const RoboRobot *
get_robot (Fixture *fixture,
           guint    seat)
{
  return &robo_match_get_shown_state (fixture->match)->robots[seat];
}

/* Left modules are listed before right ones, and each has its number as its key. */
static void
press_card (Fixture    *fixture,
            const char *id,
            guint       slot)
{
  GtkWidget       *chooser = ui_drive_find (get_card (fixture), ROBO_TYPE_EQUIP_CHOOSER, 0);
  guint            card = find_card (fixture->match, id);
  guint            number = 0;
  g_autofree char *key = NULL;
  GtkWidget       *button;

  for (guint i = 0; (button = ui_drive_find (chooser, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-card")) == card && (number == 0 || slot == 1))
      number = i + 1;
  g_assert_cmpuint (number, >, 0);
  key = g_strdup_printf ("%u", number);
  type (fixture, key);
}

/* The other seats take the cards that they are dealt (R3.3, R4.3). */
static void
equip (Fixture     *fixture,
       const Table *table)
{
  while (!is_programming (fixture, 0))
    {
      guint seat = robo_match_get_question (fixture->match)->seat;

      if (is_asked (fixture, ROBO_ASK_EQUIP) && seat == 0 && table->left != NULL)
        {
          press_card (fixture, table->left, 0);
          press_card (fixture, table->right, 1);
        }
      /* Choose the middle of three starting spaces. */
      type (fixture, is_asked (fixture, ROBO_ASK_REBOOT) ? "2" : "Return");
      ui_drive_settle (fixture->window);
    }
  if (table->left == NULL)
    return;

  g_assert_cmpuint (get_robot (fixture, 0)->cards[0], ==, find_card (fixture->match, table->left));
  g_assert_cmpuint (get_robot (fixture, 0)->cards[1], ==, find_card (fixture->match, table->right));
}

static void
answer_until (Fixture         *fixture,
              RoboQuestionKind kind,
              guint            seat)
{
  while (!is_asked (fixture, kind) || robo_match_get_question (fixture->match)->seat != seat)
    {
      g_assert_nonnull (robo_match_get_question (fixture->match));
      g_assert_false (is_asked (fixture, ROBO_ASK_PROGRAM));
      type (fixture, "Return");
    }
}

/* The cards are created when the popover opens. */
static void
check_inventory (RoboSeatPanel *panel,
                 guint          n_cards)
{
  GtkWidget     *inventory = ui_drive_find (GTK_WIDGET (panel), ROBO_TYPE_INVENTORY_BUTTON, 0);
  GtkMenuButton *button = GTK_MENU_BUTTON (gtk_widget_get_first_child (inventory));
  GtkWidget     *popover;

  g_assert_null (gtk_menu_button_get_popover (button));
  gtk_menu_button_popup (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  ui_drive_until (gtk_widget_get_mapped (popover));
  ui_drive_shoot ("decision-inventory");
  g_assert_nonnull (ui_drive_find (popover, ROBO_TYPE_MODULE_CARD, n_cards - 1));
  g_assert_null (ui_drive_find (popover, ROBO_TYPE_MODULE_CARD, n_cards));
  gtk_menu_button_popdown (button);
  ui_drive_until (!gtk_widget_get_mapped (popover));
}

static const Table table_turning = { "h-k-", "telescopic-arm", "rotary-head" };

static void
test_equip (Fixture      *fixture,
            gconstpointer data)
{
  RoboSeat    *seat = robo_match_get_seat (fixture->match, 0);
  RoboCardMask inventory;

  g_assert_true (is_asked (fixture, ROBO_ASK_DEAL));
  ui_drive_shoot ("decision-deal");
  type (fixture, "3");
  ui_drive_until (is_asked (fixture, ROBO_ASK_EQUIP));
  ui_drive_shoot ("decision-equip");
  equip (fixture, data);

  g_assert_cmpuint (robo_seat_get_n_inventory (seat), ==, 2);
  g_assert_true (robo_seat_get_inventory (seat, &inventory));
  check_inventory (get_panel (fixture, 0), 2);
  ui_drive_click (
    ui_drive_find (ui_drive_find (get_panel (fixture, 0), ROBO_TYPE_MODULE_SLOT, 0), GTK_TYPE_MENU_BUTTON, 0));
  ui_drive_shoot ("decision-module");
  type (fixture, "Escape");
}

/* Returns TRUE if the next round begins with a question for modules. */
static gboolean
play_round (Fixture *fixture)
{
  guint             round = robo_match_get_shown_state (fixture->match)->round;
  RoboProgramDraft *draft;
  RoboProgram       program;

  g_assert_true (robo_program_from_text (&program, "b2n b2e r1n"));
  draft = property_object (get_panel (fixture, 0), "draft");
  g_assert_cmpint (robo_program_draft_set_program (draft, &program), ==, ROBO_REFUSED_NOT);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.confirm", NULL);
  ui_drive_until (robo_match_get_shown_state (fixture->match)->round > round ||
                  (robo_match_get_question (fixture->match) != NULL && !is_asked (fixture, ROBO_ASK_PROGRAM)));
  while (!is_programming (fixture, 0) && !is_asked (fixture, ROBO_ASK_EQUIP))
    {
      type (fixture, is_asked (fixture, ROBO_ASK_REBOOT) ? "2" : "Return");
      ui_drive_settle (fixture->window);
    }
  g_assert_cmpuint (robo_match_get_shown_state (fixture->match)->round, ==, round + 1);

  return is_asked (fixture, ROBO_ASK_EQUIP);
}

static const Table table_at_a_distance = { "h-k-", "telescopic-arm", "rotary-head", TRUE };
static const Table table_without_spares = { "h-k-", NULL, NULL, TRUE };

static const Table table_all_dice = { "h-k-", "steering-nozzle", "ram-expansion" };

/* R5.3: With a card that allows two dice on a unit, the panel asks for as many dice as the player may place. */
static void
test_all_dice (Fixture      *fixture,
               gconstpointer data)
{
  equip (fixture, data);
  g_assert_cmpstr (gtk_label_get_label (ui_child (get_panel (fixture, 0), "hint_label")), ==,
                   "Place three or four dice, one or two on each control unit.");
}

/* A player without new modules is asked for modules only on request, even if all modules are equipped (R4.3). */
static void
test_change_modules (Fixture      *fixture,
                     gconstpointer data)
{
  GtkMenuButton *button;
  GtkWidget     *wish;

  equip (fixture, data);
  g_assert_false (play_round (fixture));
  if (data == &table_without_spares)
    g_assert_cmpuint (robo_seat_get_n_inventory (robo_match_get_seat (fixture->match, 0)), ==, 0);

  button = GTK_MENU_BUTTON (
    gtk_widget_get_first_child (ui_drive_find (GTK_WIDGET (get_panel (fixture, 0)), ROBO_TYPE_INVENTORY_BUTTON, 0)));
  gtk_menu_button_popup (button);
  wish = ui_drive_find (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_CHECK_BUTTON, 0);
  ui_drive_until (gtk_widget_get_mapped (wish));
  ui_drive_click (wish);
  ui_drive_until (gtk_check_button_get_active (GTK_CHECK_BUTTON (wish)));
  ui_drive_shoot ("decision-change-modules");
  gtk_menu_button_popdown (button);
  ui_drive_until (!gtk_widget_get_mapped (wish));
  g_assert_true (play_round (fixture));
}

/* Pointing at the answers one after the other doesn't change the size of the card, and if there are few answers,
 * each says what it leads to. Returns the number of lines that say so. */
static guint
check_previews (Fixture *fixture)
{
  RoboDecisionCard *card = get_card (fixture);
  GtkWidget        *outcomes = ui_child (card, "outcomes");
  GtkWidget        *previews = ui_child (card, "previews");
  GtkWidget        *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  int               height = gtk_widget_get_height (GTK_WIDGET (card));
  guint             n_lines = 0;
  guint             n_answers = 0;

  for (; robo_decision_card_get_button (card, n_answers) != NULL; n_answers++)
    {
      if (!gtk_widget_get_mapped (previews) && !gtk_widget_get_mapped (outcomes))
        continue;
      gtk_widget_grab_focus (robo_decision_card_get_button (card, n_answers));
      ui_drive_settle (fixture->window);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (card)), ==, height);
    }
  while (gtk_widget_get_mapped (outcomes) && ui_drive_find (outcomes, GTK_TYPE_LABEL, n_lines) != NULL)
    n_lines++;
  if (n_lines > 0)
    g_assert_cmpuint (n_lines, ==, n_answers);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);

  return n_lines;
}

/* The answers are first a key on the controller, then a space on the board (R8.13, R10.2). */
static void
test_turn_and_reach (Fixture      *fixture,
                     gconstpointer data)
{
  RoboControllerView *controller = robo_seat_panel_get_controller (get_panel (fixture, 0));
  RoboQuestionKey     key;
  guint               die;
  guint               space;

  robo_match_set_skips_needless (fixture->match, FALSE);
  equip (fixture, data);
  type (fixture, "KP_8 r 3 Tab KP_8 1 Tab KP_8 1 Return");
  answer_until (fixture, ROBO_ASK_ROTATE_KEY, 0);
  ui_drive_shoot ("decision-rotary-head");
  g_assert_cmpuint (check_previews (fixture), ==, 0);
  /* The options are the die's own key, and two keys on either side. */
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (robo_decision_card_get_key (get_card (fixture), i, &key));
      g_assert_cmpuint (key.seat, ==, 0);
      g_assert_cmpuint (key.unit, ==, 0);
    }
  die = key.die;
  g_assert_false (robo_decision_card_get_key (get_card (fixture), 5, &key));
  ui_drive_click (GTK_WIDGET (robo_control_unit_get_key (robo_controller_view_get_unit (controller, 0), ROBO_DIR_NE)));
  g_assert_false (is_asked (fixture, ROBO_ASK_ROTATE_KEY));
  g_assert_cmpuint (get_robot (fixture, 0)->dice[die].key, ==, ROBO_DIR_NE);

  answer_until (fixture, ROBO_ASK_REACH, 0);
  check_previews (fixture);
  ui_drive_shoot ("decision-reach");
  g_assert_true (robo_decision_card_get_key (get_card (fixture), 0, &key));
  g_assert_true (key.is_centre);
  space = get_robot (fixture, 0)->space - 1;
  ui_drive_click (ui_space (ui_child (fixture->page, "board"), space));
  g_assert_false (is_asked (fixture, ROBO_ASK_REACH));
}

static const Table table_remote = { "hh--", "telescopic-arm", "remote-control" };

/* The player chooses a die, then its new key, by keys and on the other player's controller (R8.11). */
static void
test_remote_control (Fixture      *fixture,
                     gconstpointer data)
{
  RoboControllerView *controller = robo_seat_panel_get_controller (get_panel (fixture, 1));
  guint               n_west = 0;

  equip (fixture, data);
  /* The question may make no difference to the round, but must be asked: its effect is checked before the round is
   * over. */
  robo_match_set_skips_needless (fixture->match, FALSE);
  /* The first player's red 2 comes before all dice of the other player. */
  type (fixture, "KP_8 r 2 Tab KP_8 6 Tab KP_8 6 Return");
  ui_drive_until (is_programming (fixture, 1));
  type (fixture, "KP_2 6 Tab KP_2 6 Tab KP_2 r 6 Return");
  answer_until (fixture, ROBO_ASK_REPLACE_FIRE, 0);
  ui_drive_shoot ("decision-replace-fire");
  type (fixture, "2");
  g_assert_true (is_asked (fixture, ROBO_ASK_REPROGRAM));
  ui_drive_shoot ("decision-remote-control");

  if (robo_match_get_question (fixture->match)->n_options > 8)
    {
      GtkWidget *back = ui_child (get_card (fixture), "back_button");

      /* Panels are arranged before they are drawn, so that the target of a click stays at its visible place. */
      ui_drive_click (
        GTK_WIDGET (robo_control_unit_get_key (robo_controller_view_get_unit (controller, 0), ROBO_DIR_S)));
      ui_drive_until (gtk_widget_get_visible (back));
      ui_drive_shoot ("decision-remote-control-key");
    }
  g_assert_true (is_asked (fixture, ROBO_ASK_REPROGRAM));
  type (fixture, "KP_4");
  ui_drive_until (!is_asked (fixture, ROBO_ASK_REPROGRAM));
  for (guint i = 0; i < get_robot (fixture, 1)->n_dice; i++)
    n_west += get_robot (fixture, 1)->dice[i].key == ROBO_DIR_W;
  g_assert_cmpuint (n_west, ==, 1);
}

static const Table table_brake = { "h-k-", "brake", "rotary-head" };

static gboolean
has_note (RoboMatch  *match,
          const char *part)
{
  GListModel *log = robo_match_get_log (match);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);

      if (robo_log_item_get_note (item) != NULL && strstr (robo_log_item_get_note (item), part) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Returns whether a screen reader speaks the text at the widget with the focus. */
static gboolean
is_said (Fixture    *fixture,
         const char *text)
{
  GtkWidget       *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_autofree char *other = NULL;

  if (focus == NULL || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  return other != NULL && strstr (other, text) != NULL;
}

/* The first question about a module tells a listener what the module does. */
static void
test_told (Fixture      *fixture,
           gconstpointer data)
{
  RoboModuleCard *module = ui_child (get_card (fixture), "module_card");

  equip (fixture, data);
  robo_match_set_skips_needless (fixture->match, FALSE);
  gtk_widget_grab_focus (
    GTK_WIDGET (robo_controller_view_get_unit (robo_seat_panel_get_controller (get_panel (fixture, 0)), 0)));
  type (fixture, "KP_8 3 Tab KP_8 1 Tab KP_8 r 1 Return");
  while (!is_asked (fixture, ROBO_ASK_SHORTEN_MOVE))
    type (fixture, "Return");

  g_assert_cmpuint (strlen (robo_module_card_get_text (module)), >, 0);
  ui_drive_until (is_said (fixture, robo_module_card_get_text (module)));
}

/* A standing answer skips the question, and the log mentions it. */
static void
test_standing_answer (Fixture      *fixture,
                      gconstpointer data)
{
  RoboModuleSlot *slot = ui_drive_find (get_panel (fixture, 0), ROBO_TYPE_MODULE_SLOT, 0);
  guint           space;

  equip (fixture, data);
  space = get_robot (fixture, 0)->space;
  ui_drive_click (ui_drive_find (slot, GTK_TYPE_MENU_BUTTON, 0));
  ui_drive_shoot ("decision-standing");
  /* The entries are: ask, not at all, 1 space, 2 spaces. */
  ui_drive_click (ui_drive_find (ui_drive_find (slot, ROBO_TYPE_STANDING_MENU, 0), GTK_TYPE_CHECK_BUTTON, 3));
  type (fixture, "Escape");

  gtk_widget_grab_focus (
    GTK_WIDGET (robo_controller_view_get_unit (robo_seat_panel_get_controller (get_panel (fixture, 0)), 0)));
  type (fixture, "KP_8 3 Tab KP_8 1 Tab KP_8 r 1 Return");
  while (robo_match_get_question (fixture->match) != NULL && !is_asked (fixture, ROBO_ASK_PROGRAM))
    {
      g_assert_false (is_asked (fixture, ROBO_ASK_SHORTEN_MOVE));
      type (fixture, "Return");
    }
  ui_drive_shoot ("decision-note");
  g_assert_true (has_note (fixture->match, "Brake, standing answer: 2 spaces"));
  if (get_robot (fixture, 0)->space != ROBO_NO_SPACE)
    g_assert_cmpuint (get_robot (fixture, 0)->space, ==, space - TEST_COLUMNS);
}

/* The setting in the menu is the setting of the match (R13). */
static void
test_ask_needless (Fixture      *fixture,
                   gconstpointer data)
{
  g_assert_true (property_boolean (fixture->match, "skips-needless"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.ask-needless", NULL));
  g_assert_false (property_boolean (fixture->match, "skips-needless"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "game.ask-needless", NULL));
  g_assert_true (property_boolean (fixture->match, "skips-needless"));
}

static gboolean
is_curtain_drawn (Fixture *fixture)
{
  return gtk_widget_get_mapped (GTK_WIDGET (ui_child (fixture->page, "curtain")));
}

/* A player's modules are secret. */
static void
test_secret_inventory (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);

  g_settings_set_boolean (settings, "curtain", TRUE);
  while (!is_asked (fixture, ROBO_ASK_EQUIP))
    {
      g_assert_false (is_curtain_drawn (fixture));
      type (fixture, "Return");
    }

  g_assert_true (is_curtain_drawn (fixture));
  g_assert_null (ui_drive_find (get_card (fixture), ROBO_TYPE_EQUIP_CHOOSER, 0));
  type (fixture, "space");
  ui_drive_until (!is_curtain_drawn (fixture));
  g_assert_nonnull (ui_drive_find (get_card (fixture), ROBO_TYPE_EQUIP_CHOOSER, 0));
  ui_drive_shoot ("decision-secret");
  type (fixture, "Return");
  g_assert_false (is_asked (fixture, ROBO_ASK_EQUIP));
}

static const Table table_mines = { "h-k-", "brake", "mines" };

/* If all mines are in the arena, the player chooses the one to take up (R8.9). */
static void
test_take_up_mine (Fixture      *fixture,
                   gconstpointer data)
{
  static const char *const programs[] = {
    "KP_8 2 Tab KP_6 2 Tab KP_8 r 1 Return",
    "KP_6 2 Tab KP_8 2 Tab KP_4 r 1 Return",
  };
  guint round = 0;
  guint space;

  equip (fixture, data);
  while (!is_asked (fixture, ROBO_ASK_LAY_MINE) || robo_match_get_question (fixture->match)->n_options == 2)
    {
      g_assert_nonnull (robo_match_get_question (fixture->match));
      if (is_asked (fixture, ROBO_ASK_PROGRAM))
        {
          g_assert_cmpuint (round, <, G_N_ELEMENTS (programs));
          type (fixture, programs[round++]);
        }
      else
        type (fixture, is_asked (fixture, ROBO_ASK_LAY_MINE) ? "1" : "Return");
    }

  ui_drive_shoot ("decision-mines");
  g_assert_cmpuint (robo_match_get_question (fixture->match)->n_options, ==, 5);
  space = robo_match_get_shown_state (fixture->match)->mines[1].space;
  ui_drive_click (ui_space (ui_child (fixture->page, "board"), space));
  g_assert_false (is_asked (fixture, ROBO_ASK_LAY_MINE));
  g_assert_cmpuint (robo_state_get_mine_at (robo_match_get_shown_state (fixture->match), space), ==,
                    robo_match_get_shown_state (fixture->match)->n_mines);
}

typedef struct
{
  Table table;
  int   width;
  int   height;
  int   board_px; /* minimum side of the board */
} Size;

static graphene_rect_t
get_area (Fixture   *fixture,
          GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &area));

  return area;
}

/* Plays whole rounds with keys only, each of which answers a question. No question covers a space, each question is
 * entirely in the column of its operator, and the board keeps its size (ux.md). */
static void
test_size (Fixture      *fixture,
           gconstpointer data)
{
  const Size       *size = data;
  RoboDecisionCard *card = get_card (fixture);
  RoboBoardView    *board = ui_child (fixture->page, "board");
  guint             n_asked = 0;

  robo_match_set_skips_needless (fixture->match, FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), size->width, size->height);
  ui_drive_until (gtk_widget_get_width (fixture->window) == size->width);
  ui_drive_settle (fixture->window);
  while (robo_match_get_shown_state (fixture->match)->round < 4 && robo_match_get_question (fixture->match) != NULL)
    {
      guint n_records;
      guint n_before;

      robo_match_get_records (fixture->match, &n_before);
      g_assert_cmpint (gtk_widget_get_width (fixture->window), ==, size->width);
      g_assert_cmpint (gtk_widget_get_height (fixture->window), ==, size->height);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (board)), >=, size->board_px);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (board)), >=, size->board_px);
      if (!is_asked (fixture, ROBO_ASK_PROGRAM))
        {
          graphene_rect_t board_area = get_area (fixture, GTK_WIDGET (board));
          graphene_rect_t card_area = get_area (fixture, GTK_WIDGET (card));

          g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (card)));
          g_assert_cmpfloat (card_area.size.height, >, 60);
          g_assert_false (graphene_rect_intersection (&board_area, &card_area, NULL));
          g_assert_true (gtk_widget_is_ancestor (
            GTK_WIDGET (card), GTK_WIDGET (get_panel (fixture, robo_match_get_question (fixture->match)->seat))));
          check_previews (fixture);
          if (n_asked++ == 0)
            ui_drive_shoot ("decision-size");
        }
      if (is_asked (fixture, ROBO_ASK_PROGRAM))
        type (fixture, "KP_8 2 Tab KP_6 4 Tab KP_9 r 5 Return");
      else
        type (fixture, "Return");
      ui_drive_settle (fixture->window);
      robo_match_get_records (fixture->match, &n_records);
      g_assert_cmpuint (n_records, >, n_before);
    }
  g_assert_cmpuint (n_asked, >, 5);
}

static void
hold_key (Fixture    *fixture,
          const char *how,
          const char *key)
{
  const char *words[] = { "xdotool", how, key, NULL };

  ui_drive_take_words (g_strdupv ((char **)words));
  ui_drive_settle (fixture->window);
}

/* While a key is held, the arena is shown without marks and without the question, which can be answered as
 * before. */
static void
test_peek (Fixture      *fixture,
           gconstpointer data)
{
  RoboBoardView    *board = ui_child (fixture->page, "board");
  RoboDecisionCard *card = get_card (fixture);
  guint             n_before;
  guint             n_records;

  while (!is_asked (fixture, ROBO_ASK_REBOOT))
    type (fixture, "Return");
  ui_drive_settle (fixture->window);
  g_assert_cmpuint (robo_board_view_get_highlight (board), !=, ROBO_NO_SPACE);

  hold_key (fixture, "keydown", "v");
  g_assert_cmpuint (robo_board_view_get_highlight (board), ==, ROBO_NO_SPACE);
  g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (card)), ==, 0);
  hold_key (fixture, "keyup", "v");
  g_assert_cmpuint (robo_board_view_get_highlight (board), !=, ROBO_NO_SPACE);
  g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (card)), ==, 1);

  robo_match_get_records (fixture->match, &n_before);
  hold_key (fixture, "keydown", "v");
  type (fixture, "2");
  robo_match_get_records (fixture->match, &n_records);
  g_assert_cmpuint (n_records, >, n_before);
  g_assert_cmpfloat (gtk_widget_get_opacity (GTK_WIDGET (card)), ==, 1);
  hold_key (fixture, "keyup", "v");
}

static const Table table_all = { "hckh", NULL, NULL };

static const Size size_usual = { { "hckh" }, 1280, 800, 640 };
static const Size size_usual_german = { { "hckh", .language = "de" }, 1280, 800, 640 };
static const Size size_usual_polish = { { "hckh", .language = "pl" }, 1280, 800, 640 };
static const Size size_small = { { "hckh" }, 720, 480, 300 };
static const Size size_small_german = { { "hckh", .language = "de" }, 720, 480, 300 };
static const Size size_small_polish = { { "hckh", .language = "pl" }, 720, 480, 300 };
static const Size size_two = { { "hh--" }, 1280, 800, 640 };

#define add(path, table, function) \
  g_test_add ("/ui/match/decisions/" path, Fixture, table, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  robo_language_init ();
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  add ("R4.3/chosen-cards-are-equipped-and-the-rest-is-in-the-inventory", &table_turning, test_equip);
  add ("R5.3/card-that-allows-two-dice-on-a-unit/is-mentioned-in-the-hint", &table_all_dice, test_all_dice);
  add ("R4.3/question-about-modules-comes-only-on-request", &table_at_a_distance, test_change_modules);
  add ("R4.3/question-about-modules-can-be-requested-without-an-inventory", &table_without_spares, test_change_modules);
  add ("R8.13/player-answers-on-the-controller-and-then-on-the-board", &table_turning, test_turn_and_reach);
  add ("R8.11/player-moves-a-die-on-the-controller-of-another-robot", &table_remote, test_remote_control);
  add ("R4.3/modules-to-equip-are-hidden-behind-the-curtain", &table_remote, test_secret_inventory);
  add ("R8.9/player-chooses-the-mine-to-take-up", &table_mines, test_take_up_mine);
  add ("R13/menu-turns-needless-questions-on-and-off", &table_brake, test_ask_needless);
  add ("R13/questions-fit/small-window/de", &size_small_german, test_size);
  add ("R13/held-key-shows-the-arena-alone", &table_all, test_peek);
  add ("R13/first-question-about-a-module/screen-reader-says-what-it-does", &table_brake, test_told);
  add ("R13/standing-answer-of-a-card-skips-the-question", &table_brake, test_standing_answer);
  if (long_tests_wanted ())
    {
      add ("R13/questions-fit/usual-window", &size_usual, test_size);
      add ("R13/questions-fit/usual-window/de", &size_usual_german, test_size);
      add ("R13/questions-fit/usual-window/pl", &size_usual_polish, test_size);
      add ("R13/questions-fit/small-window", &size_small, test_size);
      add ("R13/questions-fit/small-window/pl", &size_small_polish, test_size);
      add ("R13/questions-fit/two-players", &size_two, test_size);
    }

  return g_test_run ();
}
