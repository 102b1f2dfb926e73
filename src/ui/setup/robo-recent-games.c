// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-recent-games.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

#include "robo-game-row.h"
#include "robo-show-more.h"

/* If there are more games than this, they are shown in groups with a search entry. */
#define FEW 10

/* A list has this many rows at first, and its button adds as many more. Adding thousands of rows at once would take
 * seconds. */
#define STEP 20

/* Shows the saved games. Leaves out the games that are shown elsewhere on the page: remote games in progress, and the
 * game to continue. Few games are in one list, newest first. Many games are in groups with a search. */
struct _RoboRecentGames
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkWidget  *search;
  GtkWidget  *unfinished_title;
  GtkListBox *recent_list; /* all games if there are few, the unfinished games if there are many */
  GtkWidget  *recent_more;
  GtkWidget  *finished_title;
  GtkListBox *finished_list;
  GtkWidget  *finished_more;
  GtkWidget  *nothing;

  /* owned */
  RoboMatchSaver     *saver;
  GtkFilterListModel *games; /* all games except those that are shown elsewhere on the page, and the hidden one */
  GtkFilterListModel *recent;
  GtkFilterListModel *finished;
  char               *hidden_file; /* nullable */
  char               *words;       /* words of the search, nullable */
  gboolean            has_groups;
};

enum
{
  PROP_0,
  PROP_SAVER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboRecentGames, robo_recent_games, ADW_TYPE_PREFERENCES_GROUP)

static char *
dup_day (GDateTime *date)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (date);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GTimeSpan age = g_date_time_difference (now, local);

  if (age >= 0 && age < G_TIME_SPAN_DAY && g_date_time_get_day_of_month (now) == g_date_time_get_day_of_month (local))
    /* Translators: This says when a game was played. */
    return g_strdup (_ ("Today"));

  return g_date_time_format (local, "%x");
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  RoboSavedGame   *game = item;
  GtkWidget       *row;
  RoboGameHead     heads[ROBO_MAX_ROBOTS];
  guint            n_heads = 0;
  g_autofree char *day = dup_day (robo_saved_game_get_date (game));
  /* Translators: This describes a saved game. The first %s is its arena, the second is the day when it was played. */
  g_autofree char       *subtitle = g_strdup_printf (C_ ("recent game", "%s · %s"), robo_saved_game_get_title (game), day);
  const RoboSavedPlayer *player;

  for (; (player = robo_saved_game_get_player (game, n_heads)) != NULL; n_heads++)
    heads[n_heads] = (RoboGameHead){ player->colour, player->is_killbot };
  row = robo_game_row_new (robo_saved_game_get_file (game), heads, n_heads, NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), robo_saved_game_get_summary (game));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return row;
}

static gboolean
is_shown_here (gpointer item,
               gpointer user_data)
{
  RoboRecentGames *self = user_data;

  return item != (gpointer)robo_match_saver_get_unfinished (self->saver) && !robo_saved_game_get_is_remote (item) &&
         g_strcmp0 (robo_saved_game_get_file (item), self->hidden_file) != 0;
}

static gboolean
is_found (RoboRecentGames *self,
          RoboSavedGame   *game)
{
  return self->words == NULL || robo_saved_game_matches (game, self->words);
}

static gboolean
is_in_recent_list (gpointer item,
                   gpointer user_data)
{
  RoboRecentGames *self = user_data;

  return !self->has_groups || (!robo_saved_game_get_is_over (item) && is_found (self, item));
}

static gboolean
is_in_finished_list (gpointer item,
                     gpointer user_data)
{
  RoboRecentGames *self = user_data;

  return self->has_groups && robo_saved_game_get_is_over (item) && is_found (self, item);
}

static void
change_filter (GtkFilterListModel *model)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (model), GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
has_items (GtkFilterListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model)) > 0;
}

static void
update_groups (RoboRecentGames *self)
{
  gboolean has_groups = g_list_model_get_n_items (G_LIST_MODEL (self->games)) > FEW;

  if (self->has_groups != has_groups)
    {
      self->has_groups = has_groups;
      change_filter (self->recent);
      change_filter (self->finished);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), has_items (self->games));
  gtk_widget_set_visible (self->search, has_groups);
  gtk_widget_set_visible (self->unfinished_title, has_groups && has_items (self->recent));
  gtk_widget_set_visible (GTK_WIDGET (self->recent_list), has_items (self->recent));
  gtk_widget_set_visible (self->finished_title, has_items (self->finished));
  gtk_widget_set_visible (GTK_WIDGET (self->finished_list), has_items (self->finished));
  gtk_widget_set_visible (self->nothing, has_groups && !has_items (self->recent) && !has_items (self->finished));
}

static void
search_changed_cb (RoboRecentGames *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_free (self->words);
  self->words = *words != '\0' ? g_strdup (words) : NULL;
  change_filter (self->recent);
  change_filter (self->finished);
  update_groups (self);
}

static void
search_stopped_cb (RoboRecentGames *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Filters the lists again, because another game may now be the game to continue, which the lists leave out. */
static void
unfinished_changed_cb (RoboRecentGames *self)
{
  change_filter (self->games);
  update_groups (self);
}

static void
robo_recent_games_dispose (GObject *object)
{
  RoboRecentGames *self = ROBO_RECENT_GAMES (object);

  /* Unbind the lists, because their filters use this object. */
  if (self->recent_list != NULL)
    gtk_list_box_bind_model (self->recent_list, NULL, NULL, NULL, NULL);
  if (self->finished_list != NULL)
    gtk_list_box_bind_model (self->finished_list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->recent);
  g_clear_object (&self->finished);
  g_clear_object (&self->games);
  g_clear_object (&self->saver);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_RECENT_GAMES);

  G_OBJECT_CLASS (robo_recent_games_parent_class)->dispose (object);
}

static void
robo_recent_games_finalize (GObject *object)
{
  RoboRecentGames *self = ROBO_RECENT_GAMES (object);

  g_free (self->hidden_file);
  g_free (self->words);

  G_OBJECT_CLASS (robo_recent_games_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SAVER] = { ROBO_PROPERTY_FIELD (OBJECT, "saver", RoboRecentGames, saver), .type = robo_match_saver_get_type },
};

static void
robo_recent_games_class_init (RoboRecentGamesClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_recent_games_dispose;
  object_class->finalize = robo_recent_games_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-recent-games.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, search);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, unfinished_title);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, recent_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, recent_more);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, finished_title);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, finished_list);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, finished_more);
  gtk_widget_class_bind_template_child (widget_class, RoboRecentGames, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
robo_recent_games_init (RoboRecentGames *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkFilterListModel *
fill_list (RoboRecentGames    *self,
           GtkListBox         *list,
           GtkWidget          *more,
           GtkCustomFilterFunc is_in)
{
  GtkFilterListModel *model = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->games)),
                                                         GTK_FILTER (gtk_custom_filter_new (is_in, self, NULL)));
  g_autoptr (GListModel) first = robo_show_more_new (G_LIST_MODEL (model), more, STEP);

  gtk_list_box_bind_model (list, first, create_row, NULL, NULL);

  return model;
}

void
robo_recent_games_set_saver (RoboRecentGames *self,
                             RoboMatchSaver  *saver)
{
  g_return_if_fail (ROBO_IS_RECENT_GAMES (self));
  g_return_if_fail (ROBO_IS_MATCH_SAVER (saver));
  g_return_if_fail (self->saver == NULL);

  self->saver = g_object_ref (saver);
  self->games = gtk_filter_list_model_new (g_object_ref (robo_match_saver_get_games (saver)),
                                           GTK_FILTER (gtk_custom_filter_new (is_shown_here, self, NULL)));
  self->recent = fill_list (self, self->recent_list, self->recent_more, is_in_recent_list);
  self->finished = fill_list (self, self->finished_list, self->finished_more, is_in_finished_list);
  g_signal_connect_object (self->games, "items-changed", G_CALLBACK (update_groups), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (saver, "notify::unfinished", G_CALLBACK (unfinished_changed_cb), self, G_CONNECT_SWAPPED);
  unfinished_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVER]);
}

void
robo_recent_games_hide_game (RoboRecentGames *self,
                             const char      *file)
{
  g_return_if_fail (ROBO_IS_RECENT_GAMES (self));
  g_return_if_fail (self->games != NULL);

  g_free (self->hidden_file);
  self->hidden_file = g_strdup (file);
  change_filter (self->games);
  update_groups (self);
}
