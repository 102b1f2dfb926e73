// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-info.h"

#include <glib/gi18n.h>

#include "files/cards/robo-rule-options.h"
#include "files/match/robo-computers.h"
#include "files/pack/robo-pack-gather.h"
#include "files/xml/robo-word-list.h"
#include "match/robo-series-words.h"
#include "ui/widgets/pictures/robo-computer-face.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

#define WIDTH_PX  460
#define HEIGHT_PX 560

/* The widgets are created once and never updated. */
struct _RoboGameInfo
{
  AdwWindow parent_instance;

  RoboSeriesRun *run; /* owned, nullable */
  guint          bout;
};

enum
{
  OPEN_SERIES,
  OPEN_BOUT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboGameInfo, robo_game_info, ADW_TYPE_WINDOW)

static GtkWidget *
row_new (const char *title,
         const char *value)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), value);

  return row;
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page,
           const char         *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);

  return group;
}

/* Game */

static char *
dup_modules (const RoboMatchSetup *setup)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (setup->modules == NULL)
    /* Translators: This stands after “Modules”: the game is played without modules. */
    return g_strdup (_ ("None: a training game"));

  for (guint i = 0; i < robo_modules_get_n_sets (setup->modules); i++)
    g_ptr_array_add (names, (gpointer)robo_module_set_get_name (robo_modules_get_set (setup->modules, i)));
  g_ptr_array_add (names, NULL);

  return robo_word_list_dup ((const char *const *)names->pdata);
}

static void
make_link (RoboGameInfo *self,
           GtkWidget    *row,
           GCallback     callback)
{
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", callback, self, G_CONNECT_SWAPPED);
}

static void
keep_cb (RoboGameInfo *self)
{
  g_autoptr (RoboGameInfo) guard = g_object_ref (self);
  GtkWindow *over = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_close (GTK_WINDOW (self));
  if (over != NULL)
    gtk_widget_activate_action (GTK_WIDGET (over), "win.keep-parts", NULL);
}

static void
add_game (RoboGameInfo       *self,
          AdwPreferencesPage *page,
          RoboMatch          *match)
{
  /* Translators: This is a heading above facts about a game. */
  AdwPreferencesGroup  *group = add_group (page, C_ ("heading", "Game"));
  const RoboMatchSetup *setup = robo_match_get_setup (match);
  g_autofree char      *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  g_autofree char      *modules = dup_modules (setup);

  adw_preferences_group_add (group, row_new (_ ("Arena"), robo_arena_get_name (setup->arena)));
  adw_preferences_group_add (group, row_new (_ ("Modules"), modules));
  /* Translators: This is the number from which all luck in a game follows: the same number gives the same game
   * again. */
  adw_preferences_group_add (group, row_new (_ ("Seed"), seed));
  if (robo_pack_setup_has_parts (setup))
    {
      GtkWidget *row = row_new (_ ("Keep arena and cards…"),
                                _ ("See which parts don’t come with Robodrome, and add them to your library."));

      make_link (self, row, G_CALLBACK (keep_cb));
      adw_preferences_group_add (group, row);
    }
}

/* Facts about the rules */

/* Adds rows for the options of the rules. An option with a number or with named values always has a row. A switch has
 * a row only if it differs from the usual rules. A number that means "no limit" is shown as a sentence. */
static void
add_options (AdwPreferencesGroup *group,
             const RoboRules     *rules,
             const RoboRules     *usual)
{
  for (guint i = 0; i < ROBO_N_RULE_OPTIONS; i++)
    {
      const RoboRuleOption *option = &robo_rule_options[i];
      const char           *choice = robo_rule_option_get_choice (option, rules);
      gboolean              is_number = option->ids[0] == NULL;
      g_autofree char      *value = NULL;

      if (is_number && option->none != NULL && robo_rule_option_get (option, rules) == 0)
        value = robo_rule_option_dup_sentence (option, rules);
      else if (is_number)
        value = g_strdup_printf ("%u", robo_rule_option_get (option, rules));
      else if (choice != NULL)
        value = g_strdup (choice);
      else if (robo_rule_option_get (option, rules) != robo_rule_option_get (option, usual))
        value = robo_rule_option_dup_sentence (option, rules);

      if (value != NULL)
        adw_preferences_group_add (group, row_new (robo_rule_option_get_title (option), value));
    }
}

static void
add_decks (AdwPreferencesGroup *group,
           RoboModules         *modules,
           const RoboRules     *rules,
           const RoboRules     *usual)
{
  for (guint card = 0; card < robo_modules_get_cards (modules)->n_cards; card++)
    {
      const char      *title = robo_modules_get_title (modules, card);
      g_autofree char *sentence = NULL;

      if (rules->copies[card] == usual->copies[card])
        continue;
      sentence = robo_rules_dup_copies_sentence (title, rules->copies[card], usual->copies[card]);
      adw_preferences_group_add (group, row_new (title, sentence));
    }
}

/* If there are several KillBots, adds a row about the victory points of their squad (R9.10). */
static void
add_squad (AdwPreferencesGroup *group,
           RoboMatch           *match)
{
  GListModel *seats = robo_match_get_seats (match);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);
      guint            size, vp, goal;
      g_autofree char *value = NULL;

      g_object_get (seat, "squad-size", &size, "squad-vp", &vp, "vp-goal", &goal, NULL);
      if (size < 2)
        continue;
      /* Translators: The first %u is how many victory points several KillBots have together, the second how many they
       * need to win. */
      value = g_strdup_printf (_ ("%u of %u victory points"), vp, goal);
      /* Translators: This is the title of a row: a squad wins with the victory points of all its KillBots together. */
      adw_preferences_group_add (group, row_new (_ ("KillBots together"), value));
      return;
    }
}

static void
add_rules (AdwPreferencesPage *page,
           RoboMatch          *match)
{
  /* Translators: This is a heading above the rules of a game. */
  AdwPreferencesGroup  *group = add_group (page, C_ ("heading", "Rules"));
  const RoboMatchSetup *setup = robo_match_get_setup (match);
  RoboRules             usual;

  if (setup->modules != NULL)
    {
      robo_rules_init_standard (&usual);
      robo_modules_fill_decks (setup->modules, &usual);
    }
  else
    robo_rules_init_training (&usual);

  add_options (group, &setup->rules, &usual);
  add_squad (group, match);
  if (setup->modules != NULL)
    add_decks (group, setup->modules, &setup->rules, &usual);
}

/* Players */

static char *
dup_player (const RoboMatchSeat *seat)
{
  if (seat->player == ROBO_PLAYER_HUMAN)
    return g_strdup (C_ ("who plays", "Person"));
  if (seat->player == ROBO_PLAYER_KILLBOT)
    return g_strdup (C_ ("who plays", "KillBot"));

  /* Translators: %s is the name of a computer, such as “Pip” or “random”. */
  return g_strdup_printf (_ ("Computer (%s)"), robo_computer_get_name (seat->level));
}

static void
add_players (AdwPreferencesPage *page,
             RoboMatch          *match)
{
  /* Translators: This is a heading above the players of a game. */
  AdwPreferencesGroup *group = add_group (page, C_ ("heading", "Players"));
  GListModel          *seats = robo_match_get_seats (match);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);
      const RoboMatchSeat *chosen = &robo_match_get_setup (match)->seats[robo_seat_get_seat (seat)];
      g_autofree char     *player = dup_player (chosen);
      /* Translators: This describes a player. %1$s is the player’s robot, %2$s says who plays it, such as “Person”. */
      g_autofree char *value = g_strdup_printf (_ ("%1$s · %2$s"), robo_seat_get_robot_name (seat), player);
      GtkWidget       *row = row_new (robo_seat_get_name (seat), value);
      GtkWidget       *mark = robo_seat_mark_new (robo_seat_get_colour (seat), robo_seat_get_is_killbot (seat)
                                                                                 ? ROBO_SEAT_LOOK_KILLBOT_HEAD
                                                                                 : ROBO_SEAT_LOOK_HEAD);

      adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
      if (robo_seat_get_level (seat) != ROBO_LEVEL_CHANCE)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row), robo_computer_face_new (robo_seat_get_level (seat), 36));
      adw_preferences_group_add (group, row);
    }
}

/* Series */

static void
series_cb (RoboGameInfo *self)
{
  g_autoptr (RoboGameInfo) guard = g_object_ref (self);

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[OPEN_SERIES], 0);
}

static void
bout_cb (RoboGameInfo *self,
         GtkWidget    *row)
{
  g_autoptr (RoboGameInfo) guard = g_object_ref (self);
  guint bout = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "bout"));

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[OPEN_BOUT], 0, bout);
}

static GtkWidget *
bout_row_new (RoboGameInfo *self,
              guint         bout,
              guint         arena,
              const char   *value)
{
  const RoboSeriesFile *file = robo_series_run_get_file (self->run);
  /* Translators: %1$u is the number of a match of a series, %2$s is its arena. */
  g_autofree char *title = g_strdup_printf (_ ("%1$u. %2$s"), bout + 1,
                                            robo_arena_get_name (robo_series_file_get_arena (file, arena)));
  GtkWidget       *row = row_new (title, value);

  g_object_set_data (G_OBJECT (row), "bout", GUINT_TO_POINTER (bout));
  if (bout == self->bout)
    /* Translators: This stands beside the game that the window is about, in a list of the games of a series. */
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (C_ ("game", "This game")));
  else
    make_link (self, row, G_CALLBACK (bout_cb));

  return row;
}

/* Adds the finished games of the series, and its current or next game. */
static void
add_bouts (RoboGameInfo        *self,
           AdwPreferencesGroup *group)
{
  const RoboSeriesFile *file = robo_series_run_get_file (self->run);
  const RoboSeries     *series = robo_series_run_get_series (self->run);
  guint                 n_bouts;
  const RoboBout       *bouts = robo_series_get_bouts (series, &n_bouts);
  const char           *state;

  for (guint i = 0; i < n_bouts; i++)
    {
      g_autofree char *sentence = robo_series_file_dup_bout_sentence (file, i);

      adw_preferences_group_add (group, bout_row_new (self, i, bouts[i].arena, sentence));
    }

  if (robo_series_get_status (series) != ROBO_SERIES_PLAYS)
    return;

  if (robo_series_file_get_game (file, n_bouts) != NULL)
    /* Translators: This is the state of a game, or of a match of a series. */
    state = _ ("Underway");
  else
    /* Translators: This is the state of a match of a series: the match comes next. */
    state = _ ("Next");
  adw_preferences_group_add (group, bout_row_new (self, n_bouts, robo_series_get_arena (series), state));
}

/* Object */

static void
robo_game_info_dispose (GObject *object)
{
  g_clear_object (&ROBO_GAME_INFO (object)->run);

  G_OBJECT_CLASS (robo_game_info_parent_class)->dispose (object);
}

static void
robo_game_info_class_init (RoboGameInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_game_info_dispose;

  signals[OPEN_SERIES] = g_signal_new ("open-series", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPEN_BOUT] = g_signal_new ("open-bout", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_game_info_init (RoboGameInfo *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _ ("Game Information"));
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH_PX, HEIGHT_PX);
}

GtkWidget *
robo_game_info_new (RoboMatch     *match,
                    RoboSeriesRun *run,
                    guint          bout)
{
  RoboGameInfo       *self = g_object_new (ROBO_TYPE_GAME_INFO, NULL);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);
  g_return_val_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run), NULL);

  g_set_object (&self->run, run);
  self->bout = bout;
  if (run != NULL)
    {
      /* Translators: This is a heading. The game belongs to this championship or All-Arenas match. */
      AdwPreferencesGroup *group = add_group (page, C_ ("heading", "Series"));
      g_autofree char     *sentence = robo_series_run_dup_sentence (run);
      GtkWidget           *row = row_new (robo_series_run_get_title (run), sentence);

      make_link (self, row, G_CALLBACK (series_cb));
      adw_preferences_group_add (group, row);
      add_bouts (self, group);
    }
  add_players (page, match);
  add_game (self, page, match);
  add_rules (page, match);
  gtk_widget_set_vexpand (GTK_WIDGET (page), TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page));
  adw_window_set_content (ADW_WINDOW (self), box);

  return GTK_WIDGET (self);
}
