// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-standing-row.h"

#include <glib/gi18n.h>

#include "files/match/robo-championship.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

#define NO_ROBOT 255

static char *
dup_text (const RoboSeriesFile *file,
          guint                 seat)
{
  guint           n_bouts;
  const RoboBout *bouts = robo_series_get_bouts (robo_series_file_get_series (file), &n_bouts);
  gboolean        is_squad = robo_series_file_get_setup (file)->seats[seat].player == ROBO_PLAYER_KILLBOT;
  guint           vp = 0;
  guint           n = 0;

  for (guint i = 0; i < n_bouts; i++)
    vp += bouts[i].vp[seat];
  if (robo_series_file_get_kind (file) == ROBO_SERIES_CHAMPIONSHIP)
    {
      for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
        n += robo_series_get_holder (robo_series_file_get_series (file), i) == seat;
      /* Translators: %1$u is how many champion cards a player has, %2$u is how many victory points. */
      return g_strdup_printf (g_dngettext (NULL, "%1$u champion card, %2$u VP", "%1$u champion cards, %2$u VP", n), n, vp);
    }

  for (guint i = 0; i < n_bouts; i++)
    n += bouts[i].winner == ROBO_WINNER_SQUAD ? is_squad : bouts[i].winner == seat;

  /* Translators: %1$u is how many matches a player has won, %2$u is how many victory points the player has. */
  return g_strdup_printf (g_dngettext (NULL, "%1$u match won, %2$u VP", "%1$u matches won, %2$u VP", n), n, vp);
}

static GtkWidget *
rank_new (guint rank)
{
  g_autofree char *text = g_strdup_printf ("%u", rank);
  GtkWidget       *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (label, "numeric");
  /* Translators: This is the heading of a column. The winner has the rank 1. */
  gtk_widget_set_tooltip_text (label, _ ("Rank"));

  return label;
}

GtkWidget *
robo_standing_row_new (const RoboSeriesFile *file,
                       guint                 seat,
                       guint                 rank)
{
  const RoboMatchSetup *setup = robo_series_file_get_setup (file);
  guint                 robot = robo_series_get_robot (robo_series_file_get_series (file), seat);
  gboolean              is_killbot = setup->seats[seat].player == ROBO_PLAYER_KILLBOT;
  guint                 figure = robot != NO_ROBOT ? robo_championship_get_robot (robot) : setup->seats[seat].robot;
  GtkWidget            *mark = robo_seat_mark_new (figure,
                                        is_killbot ? ROBO_SEAT_LOOK_KILLBOT : ROBO_SEAT_LOOK_ROBOT);
  GtkWidget            *row = adw_action_row_new ();
  g_autofree char      *name = robo_match_setup_dup_name (setup, seat);
  g_autofree char      *text = dup_text (file, seat);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), rank_new (rank));
  if (robot != NO_ROBOT)
    {
      GtkWidget *label = gtk_label_new (robo_robot_name_get_title (robo_championship_get_robot (robot)));

      gtk_widget_add_css_class (label, "dim-label");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
    }

  return row;
}
