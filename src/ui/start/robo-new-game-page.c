// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-new-game-page.h"

#include <glib/gi18n.h>

#include "content/robo-championship.h"
#include "content/robo-match-killbots.h"
#include "draw/robo-arena-drawing.h"

#include "robo-arena-card.h"
#include "robo-arena-order.h"
#include "robo-champion-row.h"
#include "robo-mode-group.h"
#include "robo-pair-layout.h"
#include "robo-rules-group.h"
#include "robo-seat-row.h"

#define PICTURE_PX 216

/**
 * RoboNewGamePage:
 *
 * The widgets hold what is chosen; a RoboMatchSetup is made of it when somebody wants one.
 */
struct _RoboNewGamePage
{
  AdwBin parent_instance;

  /* template children */
  AdwWindowTitle      *title;
  RoboModeGroup       *mode_group;
  AdwPreferencesGroup *arena_group;
  GtkStack            *arena_stack;
  GtkFlowBox          *arena_grid;
  RoboArenaOrder      *arena_order;
  GtkListBox          *champion_list;
  GtkLabel            *arena_label;
  GtkLabel            *arena_note;
  AdwPreferencesGroup *seats_group;
  RoboRulesGroup      *rules_group;
  AdwEntryRow         *seed_row;
  GtkLabel            *reason_label;
  GtkButton           *start_button;

  /* borrowed: children of seats_group */
  RoboSeatRow *seats[ROBO_MAX_ROBOTS];

  /* owned */
  RoboArenaList *arenas;
  GSettings     *settings;
};

enum
{
  PROP_0,
  PROP_ARENAS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  START,
  START_SERIES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboNewGamePage, robo_new_game_page, ADW_TYPE_BIN)

/* What is chosen */

static RoboGameMode
get_mode (RoboNewGamePage *self)
{
  return robo_mode_group_get_mode (self->mode_group);
}

static RoboSeriesKind
get_series_kind (RoboNewGamePage *self)
{
  return get_mode (self) == ROBO_MODE_CHAMPIONSHIP ? ROBO_SERIES_CHAMPIONSHIP : ROBO_SERIES_ALL_ARENAS;
}

static RoboArenaItem *
get_chosen_item (RoboNewGamePage *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->arena_grid);

  return chosen != NULL ? robo_arena_card_get_item (chosen->data) : NULL;
}

static guint
count_players (RoboNewGamePage *self,
               RoboPlayer       player)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    n += robo_seat_row_get_player (self->seats[i]) == player;

  return n;
}

/* R11.1: the homes of the champions, as far as they are there. */
static GPtrArray *
dup_homes (RoboNewGamePage *self)
{
  GPtrArray *homes = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);

  for (guint i = 0; self->arenas != NULL && i < ROBO_N_CHAMPIONS; i++)
    {
      guint position = robo_arena_list_find (self->arenas, robo_championship_get_arena (i));
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (self->arenas), position);

      if (item != NULL)
        g_ptr_array_add (homes, robo_arena_ref (robo_arena_item_get_arena (item)));
    }

  return homes;
}

static GPtrArray *
dup_series_arenas (RoboNewGamePage *self)
{
  return get_mode (self) == ROBO_MODE_CHAMPIONSHIP ? dup_homes (self) : robo_arena_order_dup_chosen (self->arena_order);
}

static guint64
get_random_seed (void)
{
  return (guint64)g_random_int () << 32 | g_random_int ();
}

/* An empty entry means any number. */
static gboolean
get_seed (RoboNewGamePage *self,
          guint64         *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));

  *seed = get_random_seed ();

  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static void
set_rules (RoboNewGamePage *self,
           RoboMatchSetup  *setup)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);
  RoboRules    rules;

  robo_rules_group_get_rules (self->rules_group, &rules);
  robo_match_setup_set_rules (setup, &rules, rules.modules && rule_set != NULL ? robo_rule_set_get_modules (rule_set) : NULL);
}

/* R9.7: where modules are chosen by hand. */
static void
give_killbots (RoboNewGamePage *self,
               RoboMatchSetup  *setup)
{
  for (guint i = 0; setup->modules != NULL && i < ROBO_MAX_ROBOTS; i++)
    {
      guint cards[ROBO_MAX_SLOTS];

      robo_seat_row_get_cards (self->seats[i], cards);
      if (setup->seats[i].player == ROBO_PLAYER_KILLBOT)
        robo_match_setup_give_killbot (setup, i, cards[0], cards[1]);
    }
}

static RoboMatchSetup *
dup_setup (RoboNewGamePage *self)
{
  RoboArenaItem  *item = get_chosen_item (self);
  RoboMatchSetup *setup = robo_match_setup_new (item != NULL ? robo_arena_item_get_arena (item) : NULL);

  set_rules (self, setup);
  get_seed (self, &setup->seed);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_autofree char *name = robo_seat_row_dup_name (self->seats[i]);

      robo_match_setup_set_seat (setup, i, robo_seat_row_get_player (self->seats[i]), name);
      setup->seats[i].robot = robo_seat_row_get_robot (self->seats[i]);
      setup->seats[i].side = robo_seat_row_get_side (self->seats[i]);
      setup->seats[i].colour = robo_draw_get_side_colour (setup->seats[i].side);
    }
  give_killbots (self, setup);

  return setup;
}

/* The log calls players by their names alone. */
static char *
dup_shared_name (const RoboMatchSetup *setup)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    for (guint j = i + 1; j < ROBO_MAX_ROBOTS; j++)
      if (setup->seats[i].player != ROBO_PLAYER_NONE && setup->seats[j].player != ROBO_PLAYER_NONE &&
          g_utf8_collate (setup->seats[i].name, setup->seats[j].name) == 0)
        return g_strdup (setup->seats[i].name);

  return NULL;
}

/* R3.5 */
static const char *
check_solo (RoboNewGamePage *self)
{
  if (count_players (self, ROBO_PLAYER_HUMAN) != 1 || count_players (self, ROBO_PLAYER_KILLBOT) == 0)
    return _ ("A solo game is one person against KillBots. Leave one seat to a person and one at least to a KillBot.");

  return NULL;
}

/* R9.7 */
static const char *
check_killbots (const RoboMatchSetup *setup)
{
  for (guint i = 0; setup->modules != NULL && i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboCard *cards = robo_modules_get_cards (setup->modules)->cards;
      const guint8   *chosen = setup->seats[i].cards;

      if (chosen[0] != ROBO_NO_CARD && chosen[1] != ROBO_NO_CARD && cards[chosen[0]].colour == cards[chosen[1]].colour)
        return _ ("The two modules of a KillBot have different colours. Choose another one, or leave it to chance.");
    }

  return NULL;
}

static const char *
check_mode (RoboNewGamePage      *self,
            const RoboMatchSetup *setup)
{
  g_autoptr (GPtrArray) arenas = NULL;
  const char *reason = check_killbots (setup);

  if (reason != NULL)
    return reason;

  if (robo_game_mode_is_series (get_mode (self)))
    {
      arenas = dup_series_arenas (self);
      return robo_series_check (get_series_kind (self), setup, (RoboArena *const *)arenas->pdata, arenas->len);
    }
  if (get_mode (self) == ROBO_MODE_SOLO)
    reason = check_solo (self);

  return reason != NULL ? reason : robo_match_setup_check (setup);
}

static char *
dup_reason (RoboNewGamePage      *self,
            const RoboMatchSetup *setup)
{
  const char      *reason = check_mode (self, setup);
  g_autofree char *name = NULL;
  guint64          seed;

  if (reason != NULL)
    return g_strdup (reason);

  name = dup_shared_name (setup);
  if (name != NULL)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_ ("Two operators are called %s. Give one of them another name."), name);
  if (!get_seed (self, &seed))
    return g_strdup (_ ("The number of the game is written with digits and has at most nineteen of them."));

  return NULL;
}

/* The rules by which KillBots have modules that can be chosen; %NULL where they have none, or fixed ones (R11.3). */
static RoboRuleSet *
get_killbot_rules (RoboNewGamePage *self)
{
  if (get_mode (self) == ROBO_MODE_TRAINING || get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    return NULL;

  return robo_mode_group_get_rule_set (self->mode_group);
}

/* What is shown */

static void
update_reason (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = dup_setup (self);
  g_autofree char *reason = dup_reason (self, setup);

  gtk_label_set_text (self->reason_label, reason != NULL ? reason : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), reason == NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->start_button), reason);
}

/* R3.2 */
static gboolean
has_sleeping_features (const RoboPlan *plan)
{
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    if (plan->workshop[space] || plan->high_voltage[space])
      return TRUE;

  return FALSE;
}

static void
update_arena (RoboNewGamePage *self)
{
  RoboArenaItem *item = get_chosen_item (self);
  gboolean       sleeping = item != NULL && has_sleeping_features (robo_arena_get_plan (robo_arena_item_get_arena (item)));

  gtk_label_set_text (self->arena_label, item != NULL ? robo_arena_item_get_description (item) : "");
  gtk_label_set_text (self->arena_note, _ ("In a training game workshops and high voltage do nothing."));
  gtk_widget_set_visible (GTK_WIDGET (self->arena_note), sleeping && get_mode (self) == ROBO_MODE_TRAINING);
  gtk_widget_set_visible (GTK_WIDGET (self->arena_label), !robo_game_mode_is_series (get_mode (self)));
}

/* Once, when they are first wanted: the rules that have their cards are loaded no earlier. */
static void
show_champions (RoboNewGamePage *self)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);
  g_autoptr (GPtrArray) homes = dup_homes (self);

  if (rule_set == NULL || gtk_list_box_get_row_at_index (self->champion_list, 0) != NULL)
    return;

  for (guint i = 0; i < homes->len; i++)
    gtk_list_box_append (self->champion_list,
                         robo_champion_row_new (i, homes->pdata[i], robo_rule_set_get_modules (rule_set)));
}

static void
update_mode (RoboNewGamePage *self)
{
  static const struct
  {
    const char *page;
    const char *title;
  } choices[ROBO_N_MODES] = {
    [ROBO_MODE_TRAINING] = { "one", N_ ("Arena") },
    [ROBO_MODE_MATCH] = { "one", N_ ("Arena") },
    [ROBO_MODE_SOLO] = { "one", N_ ("Arena") },
    [ROBO_MODE_ALL_ARENAS] = { "several", N_ ("Arenas") },
    [ROBO_MODE_CHAMPIONSHIP] = { "homes", N_ ("Champions") },
  };

  if (get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    show_champions (self);
  gtk_stack_set_visible_child_name (self->arena_stack, choices[get_mode (self)].page);
  adw_preferences_group_set_title (self->arena_group, _ (choices[get_mode (self)].title));
  adw_window_title_set_subtitle (self->title, robo_game_mode_get_title (get_mode (self)));
}

/* What is decided about robots and KillBots elsewhere than in the seats. */
static const char *
get_seats_note (RoboNewGamePage *self)
{
  if (get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    return _ ("Who plays which robot is picked when the championship begins. KillBots take what is left.");
  if (get_mode (self) != ROBO_MODE_TRAINING && count_players (self, ROBO_PLAYER_KILLBOT) > 0)
    return _ ("KillBots begin with two modules each, by chance or as you choose with the button of their robot.");

  return NULL;
}

static char *
dup_stand_in (RoboPlayer player,
              guint      number,
              guint      n_killbots)
{
  if (player != ROBO_PLAYER_KILLBOT)
    /* Translators: what a player is called who wrote no name; %u is the number of the seat. */
    return g_strdup_printf (_ ("Operator %u"), number);
  if (n_killbots == 1)
    return g_strdup (_ ("KillBot"));

  /* Translators: what one of several KillBots is called; %u is 1, 2 or 3. */
  return g_strdup_printf (_ ("KillBot %u"), number);
}

static void
update_seats (RoboNewGamePage *self)
{
  guint n_killbots = count_players (self, ROBO_PLAYER_KILLBOT);
  guint n_before = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboPlayer       player = robo_seat_row_get_player (self->seats[i]);
      gboolean         is_killbot = player == ROBO_PLAYER_KILLBOT;
      g_autofree char *stand_in = NULL;

      n_before += is_killbot;
      stand_in = dup_stand_in (player, is_killbot ? n_before : i + 1, n_killbots);
      robo_seat_row_set_stand_in (self->seats[i], stand_in);
      robo_seat_row_set_rules (self->seats[i], get_killbot_rules (self));
      robo_seat_row_set_has_robot (self->seats[i], get_mode (self) != ROBO_MODE_CHAMPIONSHIP);
    }
  adw_preferences_group_set_description (self->seats_group, get_seats_note (self));
  robo_rules_group_set_n_killbots (self->rules_group, n_killbots);
}

static void
update (RoboNewGamePage *self)
{
  update_mode (self);
  update_seats (self);
  update_arena (self);
  update_reason (self);
}

/* What a person does */

/* R3.1: two seats that would have the same robot or side exchange them. @which had its values before. */
static void
keep_different (RoboNewGamePage *self,
                RoboSeatRow     *which)
{
  guint robots = 0, sides = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      robots |= 1u << robo_seat_row_get_robot (self->seats[i]);
      sides |= 1u << robo_seat_row_get_side (self->seats[i]);
    }
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeatRow *seat = self->seats[i];

      if (seat != which && robo_seat_row_get_robot (seat) == robo_seat_row_get_robot (which))
        robo_seat_row_set_robot (seat, g_bit_nth_lsf (~robots, -1));
      if (seat != which && robo_seat_row_get_side (seat) == robo_seat_row_get_side (which))
        robo_seat_row_set_side (seat, g_bit_nth_lsf (~sides & 0x55, -1));
    }
}

static void
seat_changed_cb (RoboNewGamePage *self,
                 RoboSeatRow     *seat)
{
  keep_different (self, seat);
  update (self);
}

/* Turns the seats of one kind of player into another, all but the first @n_kept. */
static void
replace_players (RoboNewGamePage *self,
                 RoboPlayer       old,
                 RoboPlayer new,
                 guint n_kept)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (robo_seat_row_get_player (self->seats[i]) == old && n++ >= n_kept)
      robo_seat_row_set_player (self->seats[i], new);
}

/* What a mode cannot have would only be in the way of starting it. */
static void
suit_seats (RoboNewGamePage *self)
{
  if (get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    replace_players (self, ROBO_PLAYER_NONE, ROBO_PLAYER_KILLBOT, 0);
  if (get_mode (self) == ROBO_MODE_SOLO)
    replace_players (self, ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, 1);
}

static void
take_base (RoboNewGamePage *self)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);

  if (rule_set != NULL)
    robo_rules_group_set_base (self->rules_group, robo_rule_set_get_rules (rule_set));
}

static void
mode_changed_cb (RoboNewGamePage *self)
{
  take_base (self);
  suit_seats (self);
  update (self);
}

static void
remember_arenas (RoboNewGamePage *self)
{
  g_autoptr (GPtrArray) chosen = robo_arena_order_dup_chosen (self->arena_order);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < chosen->len; i++)
    g_ptr_array_add (ids, (gpointer)robo_arena_get_id (chosen->pdata[i]));
  g_ptr_array_add (ids, NULL);

  g_settings_set_strv (self->settings, "new-game-arenas", (const char *const *)ids->pdata);
}

static void
remember (RoboNewGamePage      *self,
          const RoboMatchSetup *setup)
{
  GVariantBuilder seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_variant_builder_add (&seats, "(ssss)",
                           robo_player_get_id (setup->seats[i].player),
                           robo_seat_row_get_own_name (self->seats[i]),
                           robo_robot_name_get_id (setup->seats[i].robot),
                           robo_dir_get_id (setup->seats[i].side));
  g_settings_set_string (self->settings, "new-game-mode", robo_game_mode_get_id (get_mode (self)));
  g_settings_set_string (self->settings, "new-game-rule-set", robo_mode_group_get_rules_id (self->mode_group));
  if (get_mode (self) == ROBO_MODE_ALL_ARENAS)
    remember_arenas (self);
  if (!robo_game_mode_is_series (get_mode (self)))
    g_settings_set_string (self->settings, "new-game-arena", robo_arena_get_id (setup->arena));
  g_settings_set_value (self->settings, "new-game-seats", g_variant_builder_end (&seats));
  g_settings_set_value (self->settings, "new-game-rules", robo_rules_group_to_variant (self->rules_group));
}

static void
deal_killbots (RoboNewGamePage *self,
               RoboMatchSetup  *setup)
{
  if (setup->rules.modules)
    robo_match_setup_deal_killbots (setup, robo_mode_group_get_rule_set (self->mode_group), setup->seed);
}

static void
start_cb (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = dup_setup (self);
  g_autofree char *reason = dup_reason (self, setup);

  if (reason != NULL)
    return;

  remember (self, setup);
  if (robo_game_mode_is_series (get_mode (self)))
    {
      g_signal_emit (self, signals[START_SERIES], 0);
      return;
    }

  deal_killbots (self, setup);
  g_signal_emit (self, signals[START], 0, setup);
}

/* What was chosen before */

static void
set_default_seats (RoboNewGamePage *self)
{
  static const RoboPlayer players[] = { ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_NONE };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    robo_seat_row_set_player (self->seats[i], players[i]);
}

static void
restore_seat (RoboSeatRow *seat,
              GVariant    *tuple)
{
  const char   *player_id, *name, *robot_id, *side_id;
  RoboPlayer    player = ROBO_PLAYER_NONE;
  RoboRobotName robot = robo_seat_row_get_robot (seat);
  RoboDir       side = robo_seat_row_get_side (seat);

  g_variant_get (tuple, "(&s&s&s&s)", &player_id, &name, &robot_id, &side_id);
  robo_player_from_id (player_id, &player);
  robo_robot_name_from_id (robot_id, &robot);
  robo_dir_from_id (side_id, &side);

  robo_seat_row_set_player (seat, player);
  robo_seat_row_set_own_name (seat, name);
  robo_seat_row_set_robot (seat, robot);
  if (robo_dir_is_orthogonal (side))
    robo_seat_row_set_side (seat, side);
}

/* A name from the preferences goes before the one of the last game. */
static void
use_preferred_names (RoboNewGamePage *self)
{
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "player-names");

  for (guint i = 0; i < MIN (g_strv_length (names), ROBO_MAX_ROBOTS); i++)
    if (*names[i] != '\0' && robo_seat_row_get_player (self->seats[i]) != ROBO_PLAYER_KILLBOT)
      robo_seat_row_set_own_name (self->seats[i], names[i]);
}

static void
restore_seats (RoboNewGamePage *self)
{
  g_autoptr (GVariant) seats = g_settings_get_value (self->settings, "new-game-seats");

  if (g_variant_n_children (seats) != ROBO_MAX_ROBOTS)
    set_default_seats (self);
  else
    for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
      {
        g_autoptr (GVariant) seat = g_variant_get_child_value (seats, i);

        restore_seat (self->seats[i], seat);
      }

  use_preferred_names (self);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    keep_different (self, self->seats[i]);
}

static void
restore_rules (RoboNewGamePage *self)
{
  g_autofree char *mode_id = g_settings_get_string (self->settings, "new-game-mode");
  g_autofree char *rules_id = g_settings_get_string (self->settings, "new-game-rule-set");
  g_autoptr (GVariant) rules = g_settings_get_value (self->settings, "new-game-rules");
  RoboGameMode mode = ROBO_MODE_TRAINING;

  robo_game_mode_from_id (mode_id, &mode);
  robo_mode_group_set_rules_id (self->mode_group, rules_id);
  robo_mode_group_set_mode (self->mode_group, mode);
  take_base (self);
  robo_rules_group_set_variant (self->rules_group, rules);
}

static void
names_changed_cb (RoboNewGamePage *self)
{
  use_preferred_names (self);
  update (self);
}

static void
select_arena (RoboNewGamePage *self,
              guint            position)
{
  GtkFlowBoxChild *card = gtk_flow_box_get_child_at_index (self->arena_grid, position);

  if (card != NULL)
    gtk_flow_box_select_child (self->arena_grid, card);
}

static void
restore_arena (RoboNewGamePage *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "new-game-arena");
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "new-game-arenas");
  guint position = robo_arena_list_find (self->arenas, id);

  select_arena (self, position != G_MAXUINT ? position : 0);
  if (*ids != NULL)
    robo_arena_order_set_chosen (self->arena_order, (const char *const *)ids);
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return robo_arena_card_new (item, PICTURE_PX);
}

static void
add_seats (RoboNewGamePage *self)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      self->seats[i] = ROBO_SEAT_ROW (robo_seat_row_new (i));
      adw_preferences_group_add (self->seats_group, GTK_WIDGET (self->seats[i]));
      g_signal_connect_swapped (self->seats[i], "changed", G_CALLBACK (seat_changed_cb), self);
    }
}

/* Whatever asks for the window's default while the page is shown asks to start. */
static void
robo_new_game_page_map (GtkWidget *widget)
{
  RoboNewGamePage *self = ROBO_NEW_GAME_PAGE (widget);
  GtkRoot         *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (robo_new_game_page_parent_class)->map (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), GTK_WIDGET (self->start_button));
}

static void
robo_new_game_page_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);

  GTK_WIDGET_CLASS (robo_new_game_page_parent_class)->unmap (widget);
}

static void
robo_new_game_page_dispose (GObject *object)
{
  RoboNewGamePage *self = ROBO_NEW_GAME_PAGE (object);

  g_clear_object (&self->arenas);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_NEW_GAME_PAGE);

  G_OBJECT_CLASS (robo_new_game_page_parent_class)->dispose (object);
}

static void
robo_new_game_page_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  RoboNewGamePage *self = ROBO_NEW_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_ARENAS:
      g_value_set_object (value, self->arenas);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_new_game_page_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  RoboNewGamePage *self = ROBO_NEW_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_ARENAS:
      robo_new_game_page_set_arenas (self, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_new_game_page_class_init (RoboNewGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_new_game_page_dispose;
  object_class->get_property = robo_new_game_page_get_property;
  object_class->set_property = robo_new_game_page_set_property;
  widget_class->map = robo_new_game_page_map;
  widget_class->unmap = robo_new_game_page_unmap;

  properties[PROP_ARENAS] = g_param_spec_object ("arenas", NULL, NULL, ROBO_TYPE_ARENA_LIST,
                                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[START_SERIES] = g_signal_new ("start-series", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ARENA_ORDER);
  g_type_ensure (ROBO_TYPE_MODE_GROUP);
  g_type_ensure (ROBO_TYPE_PAIR_LAYOUT);
  g_type_ensure (ROBO_TYPE_RULES_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, mode_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_stack);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_grid);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_order);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, champion_list);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_label);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_note);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, seats_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, rules_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, seed_row);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, reason_label);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, start_button);
}

static void
robo_new_game_page_init (RoboNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  add_seats (self);
  restore_rules (self);
  restore_seats (self);
  update (self);

  g_signal_connect_swapped (self->mode_group, "changed", G_CALLBACK (mode_changed_cb), self);
  g_signal_connect_swapped (self->arena_order, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->arena_grid, "selected-children-changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->arena_grid, "child-activated", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->rules_group, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->seed_row, "changed", G_CALLBACK (update_reason), self);
  g_signal_connect_swapped (self->start_button, "clicked", G_CALLBACK (start_cb), self);
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);
}

/**
 * robo_new_game_page_set_arenas:
 * @self: a page
 * @arenas: the arenas to choose from
 */
void
robo_new_game_page_set_arenas (RoboNewGamePage *self,
                               RoboArenaList   *arenas)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (ROBO_IS_ARENA_LIST (arenas));

  if (!g_set_object (&self->arenas, arenas))
    return;

  gtk_flow_box_bind_model (self->arena_grid, G_LIST_MODEL (arenas), create_card, NULL, NULL);
  robo_arena_order_set_arenas (self->arena_order, arenas);
  restore_arena (self);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARENAS]);
}

void
robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                 guint            position)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  if (robo_game_mode_is_series (get_mode (self)))
    robo_new_game_page_choose_mode (self, ROBO_MODE_MATCH);
  select_arena (self, position);
}

void
robo_new_game_page_choose_mode (RoboNewGamePage *self,
                                RoboGameMode     mode)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  if (get_mode (self) == mode)
    return;

  robo_mode_group_set_mode (self->mode_group, mode);
  mode_changed_cb (self);
}

RoboSeriesFile *
robo_new_game_page_create_series (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (GPtrArray) arenas = NULL;

  g_return_val_if_fail (ROBO_IS_NEW_GAME_PAGE (self), NULL);

  setup = dup_setup (self);
  arenas = dup_series_arenas (self);
  if (get_mode (self) == ROBO_MODE_ALL_ARENAS)
    deal_killbots (self, setup);

  return robo_series_file_new (get_series_kind (self), setup, (RoboArena *const *)arenas->pdata, arenas->len);
}

void
robo_new_game_page_prepare (RoboNewGamePage *self)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
}
