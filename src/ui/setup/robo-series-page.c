// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/match/robo-championship.h"
#include "match/robo-series-words.h"
#include "ui/board/robo-podium.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/series/robo-series-road.h"
#include "ui/widgets/series/robo-standing-row.h"

#include "robo-champion-row.h"
#include "ui/widgets/layouts/robo-css.h"

#define PICTURE_PX 44
#define NO_ROBOT   255

/* Creates all rows again whenever the series advances, which is rare. The bindings of the template depend on the
 * sentence of the series, because this sentence changes each time. */
struct _RoboSeriesPage
{
  AdwBin parent_instance;

  /* template children */
  GtkWidget      *stage;
  RoboPodium     *podium;
  GtkButton      *play_button;
  GtkListBox     *choice_list;
  RoboSeriesRoad *road;
  GtkListBox     *standing_list;
  GtkListBox     *match_list;

  /* owned */
  RoboSeriesRun *run;
  GSignalGroup  *run_signals;
};

enum
{
  PROP_0,
  PROP_RUN,
  N_PROPS
};

enum
{
  PLAY,
  OPEN_GAME,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboSeriesPage, robo_series_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static const RoboSeriesFile *
get_file (RoboSeriesPage *self)
{
  return robo_series_run_get_file (self->run);
}

static const RoboSeries *
get_series (RoboSeriesPage *self)
{
  return robo_series_run_get_series (self->run);
}

static gboolean
is_championship (RoboSeriesPage *self)
{
  return robo_series_file_get_kind (get_file (self)) == ROBO_SERIES_CHAMPIONSHIP;
}

static RoboModules *
get_modules (RoboSeriesPage *self)
{
  return robo_series_file_get_setup (get_file (self))->modules;
}

static void
remove_rows (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
make_activatable (GtkWidget *row)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

/* Choices */

static gboolean
has_choice_cb (RoboSeriesPage *self,
               RoboSeriesRun  *run,
               const char     *sentence)
{
  guint8 options[ROBO_MAX_ARENAS];

  return robo_series_get_options (robo_series_run_get_series (run), options) > 0;
}

static void
fill_choice (RoboSeriesPage *self)
{
  guint8   options[ROBO_MAX_ARENAS];
  guint    n_options = robo_series_get_options (get_series (self), options);
  gboolean are_robots = robo_series_get_status (get_series (self)) == ROBO_SERIES_PICKS;

  remove_rows (self->choice_list);
  for (guint i = 0; i < n_options; i++)
    {
      RoboArena *arena = robo_series_file_get_arena (get_file (self), options[i]);
      GtkWidget *row = are_robots ? robo_champion_row_new (options[i], arena, get_modules (self))
                                  : robo_champion_row_new_for_home (options[i], arena, get_modules (self));

      g_object_set_data (G_OBJECT (row), "answer", GUINT_TO_POINTER ((guint)options[i]));
      make_activatable (row);
      gtk_list_box_append (self->choice_list, row);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice_list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: This is the name of a list, read aloud. A player chooses a robot or an
                                   * arena in it. */
                                  are_robots ? _ ("Robots") : _ ("Arenas"), -1);
}

static void
choice_activated_cb (RoboSeriesPage *self,
                     GtkListBoxRow  *row)
{
  robo_series_run_answer (self->run, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "answer")));
  robo_page_shown (ROBO_PAGE (self));
}

/* Standings */

static int
compare_ranks (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const guint *ranks = data;
  guint        seat_a = *(const guint *)a;
  guint        seat_b = *(const guint *)b;

  if (ranks[seat_a] != ranks[seat_b])
    return ranks[seat_a] < ranks[seat_b] ? -1 : 1;

  return seat_a < seat_b ? -1 : seat_a > seat_b;
}

/* Returns a note on how the standings are ordered (R11.5, R11.6), or NULL without a series. */
static char *
dup_standing_note_cb (RoboSeriesPage *self,
                      RoboSeriesRun  *run)
{
  const RoboMatchSetup *setup;
  guint                 n_killbots = 0;

  if (run == NULL)
    return NULL;

  setup = robo_series_file_get_setup (robo_series_run_get_file (run));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_killbots += setup->seats[seat].player == ROBO_PLAYER_KILLBOT;
  if (n_killbots > 1)
    return g_strdup (_ ("KillBots are a team: everything they win is added together."));
  if (is_championship (self))
    return g_strdup (_ ("Champion cards count first, then victory points."));

  return g_strdup (_ ("Matches won count first, then victory points."));
}

static void
fill_standings (RoboSeriesPage *self)
{
  guint ranks[ROBO_MAX_ROBOTS];
  guint seats[ROBO_MAX_ROBOTS];
  guint n = 0;

  robo_series_get_ranks (get_series (self), ranks);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (ranks[seat] > 0)
      seats[n++] = seat;
  g_qsort_with_data (seats, n, sizeof *seats, compare_ranks, ranks);

  remove_rows (self->standing_list);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->standing_list, robo_standing_row_new (get_file (self), seats[i], ranks[seats[i]]));
}

/* The end of a series */

static char *
dup_points (RoboSeriesPage *self,
            guint           seat)
{
  guint           n_bouts;
  const RoboBout *bouts = robo_series_get_bouts (get_series (self), &n_bouts);
  guint           n = 0;

  /* In an All-Arenas match the number of matches won decides, not the victory points (R11.6). */
  if (!is_championship (self))
    {
      gboolean is_squad = robo_series_file_get_setup (get_file (self))->seats[seat].player == ROBO_PLAYER_KILLBOT;

      for (guint i = 0; i < n_bouts; i++)
        n += bouts[i].winner == ROBO_WINNER_SQUAD ? is_squad : bouts[i].winner == seat;

      /* Translators: %u is how many matches of a series a player has won. */
      return g_strdup_printf (g_dngettext (NULL, "%u win", "%u wins", n), n);
    }

  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    n += robo_series_get_holder (get_series (self), i) == seat;

  /* Translators: %u is how many champion cards a player has. */
  return g_strdup_printf (g_dngettext (NULL, "%u card", "%u cards", n), n);
}

/* Shows the players on a podium, the best first. */
static void
show_podium (RoboSeriesPage *self)
{
  const RoboMatchSetup *setup = robo_series_file_get_setup (get_file (self));
  RoboPodiumPlace       places[ROBO_MAX_ROBOTS];
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint ranks[ROBO_MAX_ROBOTS];
  guint n = 0;

  robo_series_get_ranks (get_series (self), ranks);
  for (guint rank = 1; rank <= ROBO_MAX_ROBOTS; rank++)
    for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
      {
        guint robot = robo_series_get_robot (get_series (self), seat);

        if (ranks[seat] != rank)
          continue;
        g_ptr_array_add (texts, robo_match_setup_dup_name (setup, seat));
        g_ptr_array_add (texts, dup_points (self, seat));
        places[n++] = (RoboPodiumPlace){
          .name = texts->pdata[texts->len - 2],
          .points = texts->pdata[texts->len - 1],
          .rank = rank,
          .colour = robot != NO_ROBOT ? robo_championship_get_robot (robot) : setup->seats[seat].robot,
          .is_killbot = setup->seats[seat].player == ROBO_PLAYER_KILLBOT,
          .has_won = rank == 1,
        };
      }
  robo_podium_show (self->podium, places, n);
}

/* Shows the podium on a stage if the series is over, and hides it otherwise. */
static void
update_stage (RoboSeriesPage *self)
{
  static const char *const classes[] = { "stage", "ceremony" };
  gboolean                 is_over = robo_series_run_get_is_over (self->run);

  gtk_widget_set_visible (GTK_WIDGET (self->podium), is_over);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    robo_css_set_class (self->stage, classes[i], is_over);
  if (is_over)
    show_podium (self);
}

/* Matches */

static GtkWidget *
match_row_new (RoboSeriesPage *self,
               guint           bout,
               guint           arena_index,
               const char     *text)
{
  RoboArena *arena = robo_series_file_get_arena (get_file (self), arena_index);
  g_autoptr (RoboArenaPaintable) paintable = robo_arena_paintable_new (robo_arena_get_plan (arena));
  GtkWidget *picture = gtk_image_new_from_paintable (GDK_PAINTABLE (paintable));
  GtkWidget *row = adw_action_row_new ();
  /* Translators: %1$u is the number of a match of a series, %2$s is its arena. */
  g_autofree char *title = g_strdup_printf (_ ("%1$u. %2$s"), bout + 1, robo_arena_get_name (arena));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), PICTURE_PX);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  g_object_set_data (G_OBJECT (row), "bout", GUINT_TO_POINTER (bout));

  return row;
}

/* Lists the finished matches. The next match is not in the list, because the button of the page starts it and the road
 * shows it. */
static void
fill_matches (RoboSeriesPage *self)
{
  const RoboSeriesFile *file = get_file (self);
  guint                 n_bouts;
  const RoboBout       *bouts = robo_series_get_bouts (get_series (self), &n_bouts);
  GtkWidget            *row;

  remove_rows (self->match_list);
  for (guint i = 0; i < n_bouts; i++)
    {
      g_autofree char *text = robo_series_file_dup_bout_sentence (file, i);

      row = match_row_new (self, i, bouts[i].arena, text);
      gtk_widget_set_tooltip_text (row, _ ("Watch Replay"));
      make_activatable (row);
      gtk_list_box_append (self->match_list, row);
    }
}

static void
match_activated_cb (RoboSeriesPage *self,
                    GtkListBoxRow  *row)
{
  g_signal_emit (self, signals[OPEN_GAME], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "bout")));
}

/* Whole page */

/* Removes the full stop from the sentence, because a heading has none. */
static char *
dup_heading_cb (RoboSeriesPage *self,
                const char     *sentence)
{
  gboolean ends = sentence != NULL && g_str_has_suffix (sentence, ".");

  return ends ? g_strndup (sentence, strlen (sentence) - 1) : g_strdup (sentence);
}

static gboolean
can_play_cb (RoboSeriesPage *self,
             RoboSeriesRun  *run,
             const char     *sentence)
{
  RoboSeriesStatus status = robo_series_get_status (robo_series_run_get_series (run));

  return status == ROBO_SERIES_PLAYS || status == ROBO_SERIES_OVER;
}

static char *
dup_play_label_cb (RoboSeriesPage *self,
                   RoboSeriesRun  *run,
                   const char     *sentence)
{
  guint n_bouts;

  robo_series_get_bouts (robo_series_run_get_series (run), &n_bouts);
  if (robo_series_run_get_is_over (run))
    return g_strdup (_ ("_New Game"));
  if (robo_series_file_get_game (robo_series_run_get_file (run), n_bouts) != NULL)
    return g_strdup (_ ("_Continue Match"));

  return g_strdup (_ ("_Play Match"));
}

static void
fill_lists (RoboSeriesPage *self)
{
  if (self->run == NULL)
    return;

  fill_choice (self);
  fill_standings (self);
  fill_matches (self);
  update_stage (self);
  robo_series_road_show (self->road, self->run, ROBO_SERIES_ROAD_NO_BOUT);
}

static void
play_cb (RoboSeriesPage *self)
{
  if (robo_series_run_get_is_over (self->run))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.new-game", NULL);
  else
    g_signal_emit (self, signals[PLAY], 0);
}

static void
robo_series_page_dispose (GObject *object)
{
  RoboSeriesPage *self = ROBO_SERIES_PAGE (object);

  g_clear_object (&self->run_signals);
  g_clear_object (&self->run);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SERIES_PAGE);

  G_OBJECT_CLASS (robo_series_page_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_RUN] = { ROBO_PROPERTY_FIELD (OBJECT, "run", RoboSeriesPage, run), .type = robo_series_run_get_type, .set = G_CALLBACK (robo_series_page_set_run) },
};

static void
robo_series_page_shown (RoboPage *page)
{
  RoboSeriesPage *self = ROBO_SERIES_PAGE (page);
  GtkListBoxRow  *row = gtk_list_box_get_row_at_index (self->choice_list, 0);

  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->play_button));
}

static char *
robo_series_page_dup_title (RoboPage *page)
{
  return g_strdup (robo_series_run_get_title (ROBO_SERIES_PAGE (page)->run));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_series_page_shown;
  iface->dup_title = robo_series_page_dup_title;
}

static void
robo_series_page_class_init (RoboSeriesPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_series_page_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[OPEN_GAME] = g_signal_new ("open-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_PODIUM);
  g_type_ensure (ROBO_TYPE_SERIES_ROAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-series-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, stage);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, podium);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, road);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, choice_list);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, standing_list);
  gtk_widget_class_bind_template_child (widget_class, RoboSeriesPage, match_list);
  gtk_widget_class_bind_template_callback (widget_class, can_play_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_heading_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_play_label_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_standing_note_cb);
  gtk_widget_class_bind_template_callback (widget_class, has_choice_cb);
}

static void
robo_series_page_init (RoboSeriesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->run_signals = g_signal_group_new (ROBO_TYPE_SERIES_RUN);
  g_signal_group_connect_swapped (self->run_signals, "changed", G_CALLBACK (fill_lists), self);

  g_signal_connect_swapped (self->play_button, "clicked", G_CALLBACK (play_cb), self);
  g_signal_connect_swapped (self->choice_list, "row-activated", G_CALLBACK (choice_activated_cb), self);
  g_signal_connect_swapped (self->match_list, "row-activated", G_CALLBACK (match_activated_cb), self);
}

RoboSeriesRun *
robo_series_page_get_run (RoboSeriesPage *self)
{
  g_return_val_if_fail (ROBO_IS_SERIES_PAGE (self), NULL);

  return self->run;
}

void
robo_series_page_set_run (RoboSeriesPage *self,
                          RoboSeriesRun  *run)
{
  g_return_if_fail (ROBO_IS_SERIES_PAGE (self));
  g_return_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run));

  if (!g_set_object (&self->run, run))
    return;

  g_signal_group_set_target (self->run_signals, run);
  fill_lists (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUN]);
}
