// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-balance-result.h"

#include <glib/gi18n.h>

#include "draw/robo-arena-drawing.h"
#include "files/arena/robo-arena-ways.h"
#include "simulation/robo-balance-words.h"

#include "robo-balance-label.h"
#include "robo-balance-table.h"
#include "robo-interval-bar.h"

/* Tiles show at most this many causes of destruction: the most frequent ones. */
#define MAX_DEATH_TILES 3

/* Seats */

static const char *
get_verdict_tooltip (RoboVerdict verdict)
{
  switch (verdict)
    {
    case ROBO_VERDICT_FAIR:
      /* Translators: This is the tooltip of a verdict on a side of an arena. */
      return _ ("No measurable advantage.");
    case ROBO_VERDICT_UNCLEAR:
      /* Translators: This is the tooltip of a verdict on a side of an arena. */
      return _ ("This could be chance. Simulate more games.");
    case ROBO_VERDICT_FAVOURED:
      /* Translators: This is the tooltip of a verdict on a side of an arena. */
      return _ ("Wins more often than the others, probably not by chance.");
    case ROBO_VERDICT_HANDICAPPED:
      /* Translators: This is the tooltip of a verdict on a side of an arena. */
      return _ ("Wins less often than the others, probably not by chance.");
    case ROBO_VERDICT_NONE:
      return NULL;
    }

  g_return_val_if_reached (NULL);
}

static GtkWidget *
create_bar (RoboBalanceRun *run,
            guint           seat,
            double          most)
{
  const RoboBalanceResult *result = robo_balance_run_get_result (run);
  RoboShare                share = robo_balance_get_share (robo_balance_run_get_job (run), result, seat);
  RoboDir                  side = robo_balance_run_get_setup (run)->seats[seat].side;
  const RoboInterval       interval = {
          .value = share.share,
          .low = share.low,
          .high = share.high,
          .mark = robo_balance_get_fair_share (robo_balance_run_get_job (run), result, seat),
          .most = most,
  };
  GtkWidget *bar = robo_interval_bar_new ();

  robo_interval_bar_set (ROBO_INTERVAL_BAR (bar), &interval, robo_palette_get_seat (robo_draw_get_side_colour (side)));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);

  return bar;
}

static void
add_seat (GtkGrid        *grid,
          RoboBalanceRun *run,
          guint           seat,
          int             row,
          double          most)
{
  const RoboBalanceResult *result = robo_balance_run_get_result (run);
  const RoboMatchSetup    *setup = robo_balance_run_get_setup (run);
  RoboShare                share = robo_balance_get_share (robo_balance_run_get_job (run), result, seat);
  RoboVerdict              verdict = robo_balance_judge (robo_balance_run_get_job (run), result, seat);
  const char              *word = robo_verdict_get_word_for_side (verdict);
  g_autofree char         *figure = robo_share_dup_text (share);
  GtkWidget               *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget               *label;

  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (side), robo_balance_label_new (robo_side_get_name (setup->seats[seat].side), NULL, 0));
  /* Show the player of each seat only if the players differ. */
  if (robo_balance_table_is_mixed (setup))
    gtk_box_append (GTK_BOX (side),
                    robo_balance_label_new (robo_balance_table_get_player_word (&setup->seats[seat]), "caption", 0));

  label = robo_balance_label_new (verdict == ROBO_VERDICT_NONE ? "–" : word, robo_verdict_get_id (verdict), 1);
  /* Limit the width of the label, so that a long word does not widen the grid. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_widget_set_tooltip_text (label, verdict == ROBO_VERDICT_NONE ? word : get_verdict_tooltip (verdict));
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);

  gtk_grid_attach (grid, side, 0, row, 1, 1);
  gtk_grid_attach (grid, create_bar (run, seat, most), 1, row, 1, 1);
  gtk_grid_attach (grid, robo_balance_label_new (figure, "numeric", 1), 2, row, 1, 1);
  gtk_grid_attach (grid, label, 3, row, 1, 1);
}

static void
clear_children (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_first_child (parent))
    {
      if (GTK_IS_FLOW_BOX (parent))
        gtk_flow_box_remove (GTK_FLOW_BOX (parent), child);
      else
        gtk_grid_remove (GTK_GRID (parent), child);
    }
}

void
robo_balance_result_fill_seats (GtkGrid        *grid,
                                RoboBalanceRun *run)
{
  const RoboBalanceResult *result = robo_balance_run_get_result (run);
  const RoboBalanceJob    *job = robo_balance_run_get_job (run);
  const RoboMatchSetup    *setup = robo_balance_run_get_setup (run);
  double                   most = 0;
  int                      row = 0;

  /* Give all bars the same scale. The highest fair share is in the middle of the scale, unless a measured share needs
   * more room. */
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      most = MAX (most, 2 * robo_balance_get_fair_share (job, result, seat));
      if (setup->seats[seat].player != ROBO_PLAYER_NONE)
        most = MAX (most, robo_balance_get_share (job, result, seat).high);
    }

  clear_children (GTK_WIDGET (grid));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (setup->seats[seat].player != ROBO_PLAYER_NONE)
        add_seat (grid, run, seat, row++, most);
    }
}

/* Tiles */

static void
add_tile (GtkFlowBox *box,
          char       *figure,
          const char *what)
{
  GtkWidget *tile = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_box_append (GTK_BOX (tile), robo_balance_label_new (figure, "heading", 0.5));
  gtk_box_append (GTK_BOX (tile), robo_balance_label_new (what, "caption", 0.5));
  gtk_widget_add_css_class (tile, "balance-tile");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), tile);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_insert (box, child, -1);
  g_free (figure);
}

static char *
dup_percent (guint n,
             guint of)
{
  /* Translators: %.0f is a percentage, such as 52%. */
  return g_strdup_printf (_ ("%.0f%%"), of > 0 ? 100.0 * n / of : 0);
}

/* Returns the most frequent cause of destruction among those whose bit in `done` is not set. Returns ROBO_N_DEATHS if
 * no robot was destroyed by any of them. */
static guint
find_next_death (const RoboBalanceResult *result,
                 guint                    done)
{
  guint best = ROBO_N_DEATHS;

  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    {
      if ((done & 1u << death) == 0 && result->deaths[death] > 0 &&
          (best == ROBO_N_DEATHS || result->deaths[death] > result->deaths[best]))
        best = death;
    }

  return best;
}

void
robo_balance_result_fill_tiles (GtkFlowBox     *box,
                                RoboBalanceRun *run)
{
  const RoboBalanceResult *result = robo_balance_run_get_result (run);
  double                   seconds = MAX (robo_balance_run_get_time (run), 1) / (double)G_USEC_PER_SEC;
  guint                    n = 0, done = 0, death;

  clear_children (GTK_WIDGET (box));
  /* Translators: This stands below a number: how many rounds a game takes. */
  add_tile (box, g_strdup_printf ("%.1f", robo_balance_get_mean_rounds (result)), C_ ("figure", "rounds"));

  for (guint i = 0; i < ROBO_N_DEATHS; i++)
    n += result->deaths[i];
  /* Translators: This stands below a number: how many robots are destroyed in a game. */
  add_tile (box, g_strdup_printf ("%.1f", (double)n / result->n_games), C_ ("figure", "destroyed per game"));
  for (guint i = 0; i < MAX_DEATH_TILES && (death = find_next_death (result, done)) < ROBO_N_DEATHS; i++)
    {
      /* Translators: This stands below a percentage. %s is what robots are destroyed by, such as “pits”. */
      g_autofree char *what = g_strdup_printf (_ ("by %s"), robo_death_get_word (death));

      add_tile (box, dup_percent (result->deaths[death], n), what);
      done |= 1u << death;
    }

  /* Translators: This stands below a percentage: how many of all VP were taken from VP spaces. */
  add_tile (box, dup_percent (result->vp_from_spaces, result->vp_from_spaces + result->vp_from_destruction), C_ ("figure", "VP from spaces"));
  if (result->n_unfinished > 0)
    /* Translators: This stands below a percentage: how many games nobody had won after very many rounds. */
    add_tile (box, dup_percent (result->n_unfinished, result->n_games), C_ ("figure", "undecided"));
  /* Translators: This stands below a number: how many games the computer played in a second. */
  add_tile (box, g_strdup_printf ("%.0f", result->n_games / seconds), C_ ("figure", "games per second"));
  /* Translators: This stands below a number: how many rounds the computer played in a second. */
  add_tile (box, g_strdup_printf ("%.0f", (double)result->rounds / seconds), C_ ("figure", "rounds per second"));
}
