// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-new-game-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/match/robo-championship.h"
#include "files/match/robo-match-killbots.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-page.h"

#include "robo-arena-grid.h"
#include "robo-arena-order.h"
#include "robo-champion-row.h"
#include "robo-mode-group.h"
#include "robo-rules-group.h"
#include "robo-seats-group.h"

/* If there is room, the sides of the pictures of arenas have the length PICTURE_PX beside the seats, and
 * SMALL_PICTURE_PX above the seats. Small pictures need fewer rows, so that the seats are not far below. */
#define PICTURE_PX       216
#define SMALL_PICTURE_PX 132

/* The keys of the stored seats begin with this word. */
#define SETTINGS_PREFIX "new-game"

/* The widgets hold the user's choices. A RoboMatchSetup is created from these choices on request. */
struct _RoboNewGamePage
{
  AdwBin parent_instance;

  /* template children */
  RoboModeGroup  *mode_group;
  RoboArenaGrid  *arena_grid;
  RoboArenaOrder *arena_order;
  GtkListBox     *champion_list;
  RoboSeatsGroup *seats_group;
  GtkWidget      *strength_button;
  RoboRulesGroup *rules_group;
  GtkSwitch      *odds_switch;
  AdwEntryRow    *seed_row;
  GtkWidget      *advice_box;
  GtkLabel       *advice_label;
  GtkWidget      *advice_button;
  GtkButton      *start_button;

  /* owned */
  RoboArenaList *arenas;
  GSettings     *settings;
  char          *reason;  /* nullable: the reason why the game cannot start */
  GVariant      *options; /* nullable: stored options, until their rules are loaded */
};

enum
{
  PROP_0,
  PROP_ARENAS,
  PROP_REASON,
  PROP_SEED,
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

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboNewGamePage, robo_new_game_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static RoboGameMode
get_mode (RoboNewGamePage *self)
{
  return robo_mode_group_get_mode (self->mode_group);
}

/* Choices */

static RoboSeriesKind
get_series_kind (RoboNewGamePage *self)
{
  return get_mode (self) == ROBO_MODE_CHAMPIONSHIP ? ROBO_SERIES_CHAMPIONSHIP : ROBO_SERIES_ALL_ARENAS;
}

/* Returns the home arenas of the champions (R11.1) that exist. */
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

/* Sets `seed` to the number that the user has typed, or to a random number if the entry is empty. Returns FALSE if the
 * text is not a number. */
static gboolean
get_seed (RoboNewGamePage *self,
          guint64         *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed_row));

  *seed = (guint64)g_random_int () << 32 | g_random_int ();

  return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static RoboMatchSetup *
dup_setup (RoboNewGamePage *self)
{
  RoboArenaItem  *item = robo_arena_grid_get_chosen (self->arena_grid);
  RoboRuleSet    *rule_set = robo_mode_group_get_rule_set (self->mode_group);
  RoboMatchSetup *setup = robo_match_setup_new (item != NULL ? robo_arena_item_get_arena (item) : NULL);
  RoboRules       rules;

  robo_rules_group_get_rules (self->rules_group, &rules);
  robo_match_setup_set_rules (setup, &rules,
                              rules.modules && rule_set != NULL ? robo_rule_set_get_modules (rule_set) : NULL);
  get_seed (self, &setup->seed);
  robo_seats_group_fill_setup (self->seats_group, setup);
  setup->shows_odds = !robo_game_mode_is_series (get_mode (self)) && gtk_switch_get_active (self->odds_switch);

  return setup;
}

static void
deal_killbots (RoboNewGamePage *self,
               RoboMatchSetup  *setup)
{
  if (setup->rules.modules)
    robo_match_setup_deal_killbots (setup, robo_mode_group_get_rule_set (self->mode_group), setup->seed);
}

/* Recommended rules */

/* This id stands for the rules of a training game, which belong to a mode (R3.2) and are not in the menu of rules. */
#define TRAINING_RULES "training"

/* Returns the id of the rules that the chosen arena recommends, or "". */
static const char *
get_advice (RoboNewGamePage *self)
{
  RoboArenaItem *item = robo_arena_grid_get_chosen (self->arena_grid);

  if (item == NULL || robo_game_mode_is_series (get_mode (self)))
    return "";

  return robo_arena_get_rules (robo_arena_item_get_arena (item));
}

static gboolean
is_advice_followed (RoboNewGamePage *self,
                    const char      *id)
{
  if (get_mode (self) == ROBO_MODE_TRAINING)
    return g_str_equal (id, TRAINING_RULES);

  return g_str_equal (robo_mode_group_get_rules_id (self->mode_group), id);
}

/* Shows which rules the arena recommends, unless they are selected. Rules that are unknown are shown only after the
 * user's own rules have been read. */
static void
update_advice (RoboNewGamePage *self)
{
  const char *id = get_advice (self);
  gboolean    is_training = g_str_equal (id, TRAINING_RULES);
  const char *title = is_training ? robo_game_mode_get_title (ROBO_MODE_TRAINING)
                                  : robo_mode_group_find_title (self->mode_group, id);
  gboolean    is_shown = id[0] != '\0' && !is_advice_followed (self, id) &&
                      (title != NULL || robo_mode_group_has_listed (self->mode_group));
  g_autofree char *text = NULL;

  if (title != NULL)
    /* Translators: %s is the name of a rule set. */
    text = g_strdup_printf (_ ("This arena recommends the rules “%s”."), title);
  else
    /* Translators: %s is the id of a rule set. */
    text = g_strdup_printf (_ ("This arena recommends the rules “%s”, which you don’t have. Play it with other rules."), id);
  gtk_widget_set_visible (self->advice_box, is_shown);
  gtk_widget_set_visible (self->advice_button, title != NULL);
  gtk_label_set_label (self->advice_label, is_shown ? text : "");
}

/* Reasons why a game cannot start */

static const char *
check_mode (RoboNewGamePage      *self,
            const RoboMatchSetup *setup)
{
  g_autoptr (GPtrArray) arenas = NULL;

  if (robo_game_mode_is_series (get_mode (self)))
    {
      arenas = dup_series_arenas (self);
      return robo_series_check (get_series_kind (self), ROBO_RULINGS_VERSION, setup, (RoboArena *const *)arenas->pdata,
                                arenas->len);
    }
  /* A solo match needs one operator, who plays against KillBots (R3.5). */
  if (get_mode (self) == ROBO_MODE_SOLO &&
      (robo_seats_group_count (self->seats_group, ROBO_PLAYER_HUMAN) != 1 ||
       robo_seats_group_count (self->seats_group, ROBO_PLAYER_KILLBOT) == 0 ||
       robo_seats_group_count (self->seats_group, ROBO_PLAYER_COMPUTER) > 0))
    return _ ("A solo game is one person against KillBots. Give one seat to a person and at least one to a KillBot.");

  return robo_match_setup_check (setup);
}

static char *
dup_reason (RoboNewGamePage      *self,
            const RoboMatchSetup *setup)
{
  const char *reason = check_mode (self, setup);
  char       *reason_of_names;
  guint64     seed;

  if (robo_mode_group_is_reading (self->mode_group))
    return g_strdup (_ ("Still loading your own rules."));
  if (reason != NULL)
    return g_strdup (reason);

  reason_of_names = robo_seats_group_dup_refusal_of_names (setup);
  if (reason_of_names != NULL)
    return reason_of_names;
  if (!get_seed (self, &seed))
    return g_strdup (_ ("The seed must be a number with up to 19 digits."));

  return NULL;
}

static void
update_reason (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = dup_setup (self);

  update_advice (self);
  g_free (self->reason);
  self->reason = dup_reason (self, setup);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REASON]);
}

/* Closures of the template */

static gboolean
can_start_cb (RoboNewGamePage *self,
              const char      *reason)
{
  return reason == NULL;
}

static guint
get_picture_px_cb (RoboNewGamePage *self,
                   gboolean         is_pair)
{
  return is_pair ? PICTURE_PX : SMALL_PICTURE_PX;
}

static char *
dup_arena_title_cb (RoboNewGamePage *self,
                    guint            mode)
{
  if (mode == ROBO_MODE_CHAMPIONSHIP)
    return g_strdup (_ ("Champions"));

  return g_strdup (mode == ROBO_MODE_ALL_ARENAS ? _ ("Arenas") : _ ("Arena"));
}

static char *
dup_arena_page_cb (RoboNewGamePage *self,
                   guint            mode)
{
  if (mode == ROBO_MODE_CHAMPIONSHIP)
    return g_strdup ("homes");

  return g_strdup (mode == ROBO_MODE_ALL_ARENAS ? "several" : "one");
}

static gboolean
is_in_one_arena_cb (RoboNewGamePage *self,
                    guint            mode)
{
  return !robo_game_mode_is_series (mode);
}

/* Returns whether the mode has a rule set. A training game has rules of its own (R3.2), which no rule set replaces. */
static gboolean
has_rule_set_cb (RoboNewGamePage *self,
                 guint            mode)
{
  return mode != ROBO_MODE_TRAINING;
}

/* Returns TRUE in training if the arena has workshops or high voltage, which do nothing in training (R3.2). */
static gboolean
has_features_without_effect_cb (RoboNewGamePage *self,
                                RoboArenaItem   *item,
                                guint            mode)
{
  const RoboPlan *plan = item != NULL ? robo_arena_get_plan (robo_arena_item_get_arena (item)) : NULL;

  for (guint space = 0; mode == ROBO_MODE_TRAINING && plan != NULL && space < (guint)plan->columns * plan->rows;
       space++)
    if (plan->workshop[space] || plan->high_voltage[space])
      return TRUE;

  return FALSE;
}

/* Returns the setting for the odds. There are two settings, because by default the odds are off in games between people
 * and on in games against computers. */
static const char *
get_odds_key (RoboNewGamePage *self)
{
  return robo_seats_group_count (self->seats_group, ROBO_PLAYER_HUMAN) > 1 ? "new-game-odds-between-people" : "new-game-odds";
}

static void
odds_switched_cb (RoboNewGamePage *self)
{
  g_settings_set_boolean (self->settings, get_odds_key (self), gtk_switch_get_active (self->odds_switch));
}

static void
update_choices (RoboNewGamePage *self)
{
  RoboGameMode mode = get_mode (self);
  gboolean     has_modules = mode != ROBO_MODE_TRAINING && mode != ROBO_MODE_CHAMPIONSHIP;

  g_autofree char *name = robo_seats_group_use_strengths (self->seats_group, self->settings);

  gtk_widget_set_visible (self->strength_button, name != NULL);
  if (name != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->strength_button), "s", name);
  if (mode == ROBO_MODE_CHAMPIONSHIP && gtk_list_box_get_row_at_index (self->champion_list, 0) == NULL)
    {
      RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);
      g_autoptr (GPtrArray) homes = dup_homes (self);

      for (guint i = 0; rule_set != NULL && i < homes->len; i++)
        gtk_list_box_append (self->champion_list,
                             robo_champion_row_new (i, homes->pdata[i], robo_rule_set_get_modules (rule_set)));
    }
  /* Offer no modules for KillBots in training, where KillBots have no modules, and in championships, where their
   * modules are fixed (R11.3). */
  robo_seats_group_set_mode (self->seats_group, mode,
                             has_modules ? robo_mode_group_get_rule_set (self->mode_group) : NULL);
  gtk_switch_set_active (self->odds_switch, g_settings_get_boolean (self->settings, get_odds_key (self)));
  update_reason (self);
}

static void
take_base (RoboNewGamePage *self)
{
  RoboRuleSet *rule_set = robo_mode_group_get_rule_set (self->mode_group);

  if (rule_set != NULL)
    robo_rules_group_set_base (self->rules_group, robo_rule_set_get_rules (rule_set));
}

/* Actions of the user */

static void
mode_changed_cb (RoboNewGamePage *self)
{
  take_base (self);
  if (self->options != NULL && !robo_mode_group_is_reading (self->mode_group))
    {
      robo_rules_group_set_variant (self->rules_group, self->options);
      g_clear_pointer (&self->options, g_variant_unref);
    }
  robo_seats_group_suit (self->seats_group, get_mode (self));
  update_choices (self);
}

static void
use_advice_cb (RoboNewGamePage *self)
{
  g_autofree char *id = g_strdup (get_advice (self));

  /* The button disappears, so move the focus away from it. */
  gtk_widget_grab_focus (GTK_WIDGET (self->start_button));
  if (g_str_equal (id, TRAINING_RULES))
    robo_mode_group_set_mode (self->mode_group, ROBO_MODE_TRAINING);
  else
    {
      if (get_mode (self) == ROBO_MODE_TRAINING)
        robo_mode_group_set_mode (self->mode_group, ROBO_MODE_MATCH);
      robo_mode_group_set_rules_id (self->mode_group, id);
    }
  mode_changed_cb (self);
}

static char *
dup_kept_name (AdwMessageDialog *dialog)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)))));
}

static void
kept_name_changed_cb (RoboNewGamePage *self,
                      GtkEditable     *entry)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (gtk_widget_get_root (GTK_WIDGET (entry)));
  g_autofree char  *name = dup_kept_name (dialog);
  const char       *refusal = robo_mode_group_refuse_name (self->mode_group, name);

  adw_message_dialog_set_body (dialog, refusal != NULL ? refusal : _ ("You can choose it in New Game and edit it along with your other rules."));
  adw_message_dialog_set_response_enabled (dialog, "keep", refusal == NULL);
}

static void
keep_answered_cb (RoboNewGamePage  *self,
                  const char       *response,
                  AdwMessageDialog *dialog)
{
  g_autofree char *name = dup_kept_name (dialog);
  g_autoptr (GError) error = NULL;
  RoboRules rules;

  if (!g_str_equal (response, "keep") || robo_mode_group_refuse_name (self->mode_group, name) != NULL)
    return;

  robo_rules_group_get_rules (self->rules_group, &rules);
  if (!robo_mode_group_keep (self->mode_group, &rules, name, &error))
    robo_message_show_error (GTK_WIDGET (self), _ ("Rule Set Could Not Be Saved"), error->message);
  update_reason (self);
}

/* Asks for the name of a rule set with the current options. */
static void
keep_cb (RoboNewGamePage *self)
{
  AdwMessageDialog *dialog = robo_message_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                               _ ("Save as Rule Set"), NULL);
  GtkWidget        *entry = gtk_entry_new ();

  robo_entry_limit (entry, ROBO_ENTRY_LIMIT_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rule set name"), -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"),
                                    /* Translators: This is a button. It saves the options as a rule set of the user. */
                                    "keep", C_ ("rule set", "_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "keep", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "keep");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (entry, "changed", G_CALLBACK (kept_name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (keep_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (entry), _ ("My Rules"));
  robo_message_present (dialog);
}

static void
names_changed_cb (RoboNewGamePage *self)
{
  robo_seats_group_use_preferred_names (self->seats_group, self->settings);
  update_choices (self);
}

static void
start_cb (RoboNewGamePage *self)
{
  robo_new_game_page_start (self);
}

/* Makes the start button the default of the window while the page is shown. */
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
  g_clear_pointer (&self->options, g_variant_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_NEW_GAME_PAGE);

  G_OBJECT_CLASS (robo_new_game_page_parent_class)->dispose (object);
}

static void
robo_new_game_page_finalize (GObject *object)
{
  g_free (ROBO_NEW_GAME_PAGE (object)->reason);

  G_OBJECT_CLASS (robo_new_game_page_parent_class)->finalize (object);
}

static void
set_arenas (RoboNewGamePage *self,
            RoboArenaList   *arenas)
{
  g_autofree char *id = NULL;
  g_auto (GStrv) several = NULL;

  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (ROBO_IS_ARENA_LIST (arenas));
  g_return_if_fail (self->arenas == NULL);

  id = g_settings_get_string (self->settings, "new-game-arena");
  several = g_settings_get_strv (self->settings, "new-game-arenas");
  self->arenas = g_object_ref (arenas);
  robo_arena_grid_set_arenas (self->arena_grid, arenas, id);
  robo_arena_order_set_arenas (self->arena_order, G_LIST_MODEL (arenas));
  if (*several != NULL)
    robo_arena_order_set_chosen (self->arena_order, (const char *const *)several);
  g_signal_connect_object (arenas, "items-changed", G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  update_choices (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARENAS]);
}

static void
robo_new_game_page_shown (RoboPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ROBO_NEW_GAME_PAGE (page)->start_button));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_new_game_page_shown;
}

static const char *
get_seed_text (RoboNewGamePage *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->seed_row));
}

static void
set_seed_text (RoboNewGamePage *self,
               const char      *seed)
{
  gtk_editable_set_text (GTK_EDITABLE (self->seed_row), seed);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ARENAS] = { ROBO_PROPERTY_FIELD (OBJECT, "arenas", RoboNewGamePage, arenas), .type = robo_arena_list_get_type, .set = G_CALLBACK (set_arenas) },
  [PROP_REASON] = { ROBO_PROPERTY_FIELD (STRING, "reason", RoboNewGamePage, reason) },
  [PROP_SEED] = { ROBO_PROPERTY_GETTER (STRING, "seed", get_seed_text), .set = G_CALLBACK (set_seed_text), .initial_text = "" },
};

static void
robo_new_game_page_class_init (RoboNewGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_new_game_page_dispose;
  object_class->finalize = robo_new_game_page_finalize;
  widget_class->map = robo_new_game_page_map;
  widget_class->unmap = robo_new_game_page_unmap;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[START_SERIES] = g_signal_new ("start-series", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_ARENA_GRID);
  g_type_ensure (ROBO_TYPE_ARENA_ORDER);
  g_type_ensure (ROBO_TYPE_MODE_GROUP);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_RULES_GROUP);
  g_type_ensure (ROBO_TYPE_SEATS_GROUP);
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, mode_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_grid);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, arena_order);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, champion_list);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, seats_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, strength_button);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, rules_group);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, odds_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, seed_row);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, advice_box);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, advice_label);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, advice_button);
  gtk_widget_class_bind_template_child (widget_class, RoboNewGamePage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, use_advice_cb);
  gtk_widget_class_bind_template_callback (widget_class, can_start_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_arena_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_arena_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, get_picture_px_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_rule_set_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_features_without_effect_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_in_one_arena_cb);
}

static void
robo_new_game_page_init (RoboNewGamePage *self)
{
  g_autofree char *mode_id = NULL;
  g_autofree char *rules_id = NULL;
  g_autoptr (GVariant) rules = NULL;
  RoboGameMode mode;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  mode_id = g_settings_get_string (self->settings, "new-game-mode");
  rules_id = g_settings_get_string (self->settings, "new-game-rule-set");
  rules = g_settings_get_value (self->settings, "new-game-rules");
  mode = ROBO_MODE_TRAINING;
  robo_game_mode_from_id (mode_id, &mode);
  robo_mode_group_set_rules_id (self->mode_group, rules_id);
  robo_mode_group_set_mode (self->mode_group, mode);
  take_base (self);
  robo_rules_group_set_variant (self->rules_group, rules);
  /* If the rules are still being read, keep their stored options until the rules have been read. */
  if (robo_mode_group_is_reading (self->mode_group))
    self->options = g_variant_ref (rules);
  robo_seats_group_restore (self->seats_group, self->settings, SETTINGS_PREFIX);
  update_choices (self);

  g_signal_connect_swapped (self->mode_group, "changed", G_CALLBACK (mode_changed_cb), self);
  g_signal_connect_object (self->mode_group, "listed", G_CALLBACK (update_advice), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->arena_order, "changed", G_CALLBACK (update_reason), self);
  g_signal_connect_swapped (self->arena_grid, "notify::chosen", G_CALLBACK (update_reason), self);
  g_signal_connect_swapped (self->arena_grid, "activated", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->seats_group, "changed", G_CALLBACK (update_choices), self);
  g_signal_connect_swapped (self->rules_group, "changed", G_CALLBACK (update_choices), self);
  g_signal_connect_swapped (self->rules_group, "keep", G_CALLBACK (keep_cb), self);
  g_signal_connect_swapped (self->odds_switch, "notify::active", G_CALLBACK (odds_switched_cb), self);
  g_signal_connect_swapped (self->seed_row, "changed", G_CALLBACK (update_reason), self);
  g_signal_connect_swapped (self->start_button, "clicked", G_CALLBACK (start_cb), self);
  g_signal_connect_object (self->settings, "changed::strengths", G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::player-names", G_CALLBACK (names_changed_cb), self, G_CONNECT_SWAPPED);
}

void
robo_new_game_page_choose_arena (RoboNewGamePage *self,
                                 guint            position)
{
  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  if (robo_game_mode_is_series (get_mode (self)))
    robo_new_game_page_choose_mode (self, ROBO_MODE_MATCH);
  robo_arena_grid_choose (self->arena_grid, position);
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

gboolean
robo_new_game_page_start (RoboNewGamePage *self)
{
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (ROBO_IS_NEW_GAME_PAGE (self), FALSE);

  setup = dup_setup (self);
  reason = dup_reason (self, setup);
  if (reason != NULL)
    return FALSE;

  robo_new_game_page_remember (self);
  if (robo_game_mode_is_series (get_mode (self)))
    {
      g_signal_emit (self, signals[START_SERIES], 0);
      return TRUE;
    }

  deal_killbots (self, setup);
  g_signal_emit (self, signals[START], 0, setup);

  return TRUE;
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
robo_new_game_page_remember (RoboNewGamePage *self)
{
  RoboGameMode mode;

  g_return_if_fail (ROBO_IS_NEW_GAME_PAGE (self));

  mode = get_mode (self);
  g_settings_set_string (self->settings, "new-game-mode", robo_game_mode_get_id (mode));
  g_settings_set_string (self->settings, "new-game-rule-set", robo_mode_group_get_rules_id (self->mode_group));
  g_settings_set_value (self->settings, "new-game-rules", robo_rules_group_to_variant (self->rules_group));
  robo_seats_group_remember (self->seats_group, self->settings, SETTINGS_PREFIX);
  if (!robo_game_mode_is_series (mode))
    {
      RoboArenaItem *item = robo_arena_grid_get_chosen (self->arena_grid);

      if (item != NULL)
        g_settings_set_string (self->settings, "new-game-arena", robo_arena_get_id (robo_arena_item_get_arena (item)));
    }
  if (mode == ROBO_MODE_ALL_ARENAS)
    {
      g_autoptr (GPtrArray) chosen = robo_arena_order_dup_chosen (self->arena_order);
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();

      for (guint i = 0; i < chosen->len; i++)
        g_ptr_array_add (ids, (gpointer)robo_arena_get_id (chosen->pdata[i]));
      g_ptr_array_add (ids, NULL);
      g_settings_set_strv (self->settings, "new-game-arenas", (const char *const *)ids->pdata);
    }
}
