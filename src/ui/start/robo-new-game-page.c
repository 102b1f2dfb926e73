// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-new-game-page.h"

#include <glib/gi18n.h>

#include "files/match/robo-championship.h"
#include "ui/common/robo-access.h"
#include "ui/common/robo-pair-layout.h"

#include "robo-arena-card.h"
#include "robo-champion-row.h"
#include "robo-new-game-page-private.h"

/* Of an arena, beside the seats and above them: there four stand in a row, and the seats are not far below. */
#define PICTURE_PX       216
#define SMALL_PICTURE_PX 132

/**
 * RoboNewGamePage:
 *
 * The widgets hold what is chosen; a RoboMatchSetup is made of it when somebody wants one.
 */
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

/* What is shown */

static void
update_reason (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = robo_new_game_page_dup_setup (self);
  g_autofree char *reason = robo_new_game_page_dup_reason (self, setup);

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
  RoboArenaItem *item = robo_new_game_page_get_chosen_item (self);
  gboolean       sleeping = item != NULL && has_sleeping_features (robo_arena_get_plan (robo_arena_item_get_arena (item)));

  gtk_label_set_text (self->arena_label, item != NULL ? robo_arena_item_get_description (item) : "");
  gtk_label_set_text (self->arena_note, _ ("In a training game workshops and high voltage do nothing."));
  gtk_widget_set_visible (GTK_WIDGET (self->arena_note), sleeping && robo_new_game_page_get_mode (self) == ROBO_MODE_TRAINING);
  gtk_widget_set_visible (GTK_WIDGET (self->arena_label), !robo_game_mode_is_series (robo_new_game_page_get_mode (self)));
}

/* Once, when they are first wanted: the rules that have their cards are loaded no earlier. */
static void
show_champions (RoboNewGamePage *self)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);
  g_autoptr (GPtrArray) homes = robo_new_game_page_dup_homes (self);

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

  if (robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    show_champions (self);
  gtk_stack_set_visible_child_name (self->arena_stack, choices[robo_new_game_page_get_mode (self)].page);
  adw_preferences_group_set_title (self->arena_group, _ (choices[robo_new_game_page_get_mode (self)].title));
  adw_window_title_set_subtitle (self->title, robo_game_mode_get_title (robo_new_game_page_get_mode (self)));
}

/* What is decided about robots and KillBots elsewhere than in the seats. */
static const char *
get_seats_note (RoboNewGamePage *self)
{
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    return _ ("Who plays which robot is picked when the championship begins. KillBots take what is left.");
  if (robo_new_game_page_get_mode (self) != ROBO_MODE_TRAINING && robo_new_game_page_count_players (self, ROBO_PLAYER_KILLBOT) > 0)
    return _ ("KillBots begin with two modules each, by chance or as you choose with the button of their robot.");

  return NULL;
}

static char *
dup_stand_in (RoboPlayer player,
              guint      number,
              guint      n_killbots)
{
  if (player == ROBO_PLAYER_COMPUTER)
    /* Translators: the name of an operator that the computer plays */
    return g_strdup_printf (_ ("Computer %u"), number);
  if (player != ROBO_PLAYER_KILLBOT)
    /* Translators: what a player is called who wrote no name; %u is the number of the seat. */
    return g_strdup_printf (_ ("Operator %u"), number);
  if (n_killbots == 1)
    /* Translators: who sits on a seat */
    return g_strdup (_ ("KillBot"));

  /* Translators: what one of several KillBots is called; %u is 1, 2 or 3. */
  return g_strdup_printf (_ ("KillBot %u"), number);
}

/* KillBots and computers are counted, people have the number of their seat. */
static guint
get_number (RoboNewGamePage *self,
            guint            seat)
{
  RoboPlayer player = robo_seat_row_get_player (self->seats[seat]);
  guint      number = 1;

  if (player != ROBO_PLAYER_KILLBOT && player != ROBO_PLAYER_COMPUTER)
    return seat + 1;

  for (guint i = 0; i < seat; i++)
    number += robo_seat_row_get_player (self->seats[i]) == player;

  return number;
}

static void
update_seats (RoboNewGamePage *self)
{
  guint n_killbots = robo_new_game_page_count_players (self, ROBO_PLAYER_KILLBOT);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboPlayer       player = robo_seat_row_get_player (self->seats[i]);
      g_autofree char *stand_in = dup_stand_in (player, get_number (self, i), n_killbots);

      robo_seat_row_set_stand_in (self->seats[i], stand_in);
      robo_seat_row_set_rules (self->seats[i], robo_new_game_page_get_killbot_rules (self));
      robo_seat_row_set_has_robot (self->seats[i], robo_new_game_page_get_mode (self) != ROBO_MODE_CHAMPIONSHIP);
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
void
robo_new_game_page_keep_different (RoboNewGamePage *self,
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
  robo_new_game_page_keep_different (self, seat);
  update (self);
}

/* Turns the seats of one kind of player into another, all but the first @n_kept. */
static void
replace_players (RoboNewGamePage *self,
                 RoboPlayer       leaver,
                 RoboPlayer       newcomer,
                 guint            n_kept)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (robo_seat_row_get_player (self->seats[i]) == leaver && n++ >= n_kept)
      robo_seat_row_set_player (self->seats[i], newcomer, ROBO_LEVEL_CHANCE);
}

/* What a mode cannot have would only be in the way of starting it. */
static void
suit_seats (RoboNewGamePage *self)
{
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_CHAMPIONSHIP)
    replace_players (self, ROBO_PLAYER_NONE, ROBO_PLAYER_KILLBOT, 0);
  if (robo_new_game_page_get_mode (self) == ROBO_MODE_SOLO)
    {
      replace_players (self, ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, 1);
      replace_players (self, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_KILLBOT, 0);
    }
}

void
robo_new_game_page_take_base (RoboNewGamePage *self)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);

  if (rule_set != NULL)
    robo_rules_group_set_base (self->rules_group, robo_rule_set_get_rules (rule_set));
}

static void
mode_changed_cb (RoboNewGamePage *self)
{
  robo_new_game_page_take_base (self);
  suit_seats (self);
  update (self);
}

static void
start_cb (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = robo_new_game_page_dup_setup (self);
  g_autofree char *reason = robo_new_game_page_dup_reason (self, setup);

  if (reason != NULL)
    return;

  robo_new_game_page_remember (self, setup);
  if (robo_game_mode_is_series (robo_new_game_page_get_mode (self)))
    {
      g_signal_emit (self, signals[START_SERIES], 0);
      return;
    }

  robo_new_game_page_deal_killbots (self, setup);
  g_signal_emit (self, signals[START], 0, setup);
}

static void
arena_selected_cb (RoboNewGamePage *self)
{
  RoboArenaItem *item = robo_new_game_page_get_chosen_item (self);

  if (item != NULL && !self->is_selecting)
    {
      g_free (self->arena_id);
      self->arena_id = g_strdup (robo_arena_item_get_id (item));
    }
  update (self);
}

static void
show_more (RoboNewGamePage *self)
{
  gtk_widget_set_visible (self->more_arenas_box, g_list_model_get_n_items (G_LIST_MODEL (self->arenas)) > ROBO_NEW_GAME_MAX_ARENAS);
}

static void
arenas_changed_cb (RoboNewGamePage *self)
{
  robo_new_game_page_keep_arena (self);
  show_more (self);
  update (self);
}

static void
names_changed_cb (RoboNewGamePage *self)
{
  robo_new_game_page_use_preferred_names (self);
  update (self);
}

static guint
get_picture_px (RoboNewGamePage *self)
{
  gboolean is_pair;

  g_object_get (gtk_widget_get_layout_manager (self->halves), "is-pair", &is_pair, NULL);

  return is_pair ? PICTURE_PX : SMALL_PICTURE_PX;
}

static GtkWidget *
create_card (gpointer item,
             gpointer user_data)
{
  return robo_arena_card_new (item, get_picture_px (user_data));
}

static void
resize_cards_cb (gpointer user_data)
{
  RoboNewGamePage *self = user_data;
  GtkFlowBoxChild *card;

  self->resize_id = 0;
  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->arena_grid, i)) != NULL; i++)
    robo_arena_card_set_picture_px (ROBO_ARENA_CARD (card), get_picture_px (self));
}

/* Not while sizes are given. */
static void
pair_changed_cb (RoboNewGamePage *self)
{
  if (self->resize_id == 0)
    self->resize_id = g_idle_add_once (resize_cards_cb, self);
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

  g_clear_handle_id (&self->resize_id, g_source_remove);
  g_clear_object (&self->first_arenas);
  g_clear_object (&self->other_arena);
  g_clear_object (&self->arenas);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_NEW_GAME_PAGE);

  G_OBJECT_CLASS (robo_new_game_page_parent_class)->dispose (object);
}

static void
robo_new_game_page_finalize (GObject *object)
{
  g_free (ROBO_NEW_GAME_PAGE (object)->arena_id);

  G_OBJECT_CLASS (robo_new_game_page_parent_class)->finalize (object);
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
  object_class->finalize = robo_new_game_page_finalize;
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
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, halves);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_grid);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_order);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, champion_list);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_label);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_note);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, more_arenas_box);
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
  robo_access_make_one_stop (GTK_WIDGET (self->arena_grid));
  add_seats (self);
  robo_new_game_page_restore_rules (self);
  robo_new_game_page_restore_seats (self);
  update (self);

  g_signal_connect_object (gtk_widget_get_layout_manager (self->halves), "notify::is-pair", G_CALLBACK (pair_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->mode_group, "changed", G_CALLBACK (mode_changed_cb), self);
  g_signal_connect_swapped (self->arena_order, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->arena_grid, "selected-children-changed", G_CALLBACK (arena_selected_cb), self);
  g_signal_connect_swapped (self->arena_grid, "child-activated", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->rules_group, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->seed_row, "changed", G_CALLBACK (update_reason), self);
  g_signal_connect_swapped (self->start_button, "clicked", G_CALLBACK (start_cb), self);
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
show_arenas (RoboNewGamePage *self)
{
  GListStore *models = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFlattenListModel) shown = gtk_flatten_list_model_new (G_LIST_MODEL (models));

  self->first_arenas = G_LIST_MODEL (gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->arenas)), 0, ROBO_NEW_GAME_MAX_ARENAS));
  self->other_arena = g_list_store_new (ROBO_TYPE_ARENA_ITEM);
  g_list_store_append (models, self->first_arenas);
  g_list_store_append (models, self->other_arena);
  gtk_flow_box_bind_model (self->arena_grid, G_LIST_MODEL (shown), create_card, self, NULL);
}

void
robo_new_game_page_set_arenas (RoboNewGamePage *self,
                               RoboArenaList   *arenas)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (ROBO_IS_ARENA_LIST (arenas));

  if (!g_set_object (&self->arenas, arenas))
    return;

  show_arenas (self);
  robo_arena_order_set_arenas (self->arena_order, G_LIST_MODEL (self->arenas));
  /* After the grid, which is connected already. */
  g_signal_connect_object (arenas, "items-changed", G_CALLBACK (arenas_changed_cb), self, G_CONNECT_SWAPPED);
  robo_new_game_page_restore_arena (self);
  show_more (self);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARENAS]);
}

void
robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                 guint            position)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  if (robo_game_mode_is_series (robo_new_game_page_get_mode (self)))
    robo_new_game_page_choose_mode (self, ROBO_MODE_MATCH);
  robo_new_game_page_select_arena (self, position);
}

void
robo_new_game_page_choose_mode (RoboNewGamePage *self,
                                RoboGameMode     mode)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  if (robo_new_game_page_get_mode (self) == mode)
    return;

  robo_mode_group_set_mode (self->mode_group, mode);
  mode_changed_cb (self);
}

void
robo_new_game_page_prepare (RoboNewGamePage *self)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
}
