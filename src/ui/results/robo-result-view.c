// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-result-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "base/robo-properties.h"
#include "files/xml/robo-word-list.h"
#include "match/robo-series-words.h"
#include "match/robo-strength.h"
#include "ui/board/robo-podium.h"
#include "ui/widgets/layouts/robo-row-layout.h"
#include "ui/widgets/pictures/robo-computer-face.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/series/robo-series-road.h"
#include "ui/widgets/series/robo-standing-row.h"

#include "robo-decisive-card.h"
#include "robo-heat-map.h"

/* From these widths on, at the usual text size, two parts are side by side: the map and the table (PAIR_PX), the
 * decisive moment and the winner with the buttons (STAGE_PX), the winner and the buttons (WINNER_PX), the standings and
 * the road (SERIES_PX). */
#define PAIR_PX   900
#define STAGE_PX  960
#define WINNER_PX 560
#define SERIES_PX 900

/* In the table, the face of a computer beside its robot has this size. */
#define FACE_PX 32

/* Has a stage with the podium and the decisive moment, and a table of statistics (RoboSeatStats) with a column for
 * each player, the best first. CSS: node `result`. Role: group. */
struct _RoboResultView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget        *window;
  GtkLabel         *title_label;
  GtkLabel         *text_label;
  GtkLabel         *strength_label;
  GtkWidget        *strength_button;
  GtkLabel         *series_label;
  GObject          *stage_row; /* a layout, as are the next three members */
  GObject          *winner_row;
  GObject          *series_row;
  GObject          *pair;
  RoboPodium       *podium;
  RoboDecisiveCard *decisive_card;
  GtkGrid          *table;
  RoboHeatMap      *heat_map;
  GtkWidget        *series_button;
  GtkWidget        *rematch_button;
  RoboSeriesRoad   *road;
  GtkListBox       *standing_list;

  /* owned */
  RoboMatch     *match;  /* nullable */
  RoboSeriesRun *series; /* nullable */
  GSettings     *settings;

  AdwAnimation *counting;
  GArray       *numbers; /* the numbers of the table that count up, an array of Number */

  guint    bout; /* index of the match in the series */
  gboolean is_in_series;
  gboolean is_count_due; /* the numbers have not been visible yet */
};

/* Holds a number of the table, which counts up. */
typedef struct
{
  GtkLabel *label; /* owned by the table */
  guint     number;
} Number;

enum
{
  PROP_MATCH = 1,
  PROP_IS_IN_SERIES,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboResultView, robo_result_view, GTK_TYPE_WIDGET)

static const struct
{
  const char *name;
  gsize       offset;
  gboolean    is_rare; /* shown only if it is more than 0 for a player */
} rows[] = {
  { N_ ("VP from spaces"), G_STRUCT_OFFSET (RoboSeatStats, vp_from_tokens) },
  { N_ ("VP from destroyed robots"), G_STRUCT_OFFSET (RoboSeatStats, vp_from_destructions) },
  { N_ ("VP stolen with cards"), G_STRUCT_OFFSET (RoboSeatStats, vp_stolen), .is_rare = TRUE },
  { N_ ("VP lost to others"), G_STRUCT_OFFSET (RoboSeatStats, vp_lost), .is_rare = TRUE },
  { N_ ("VP paid for cards"), G_STRUCT_OFFSET (RoboSeatStats, vp_paid), .is_rare = TRUE },
  { N_ ("Robots destroyed"), G_STRUCT_OFFSET (RoboSeatStats, n_destructions) },
  { N_ ("Times destroyed"), G_STRUCT_OFFSET (RoboSeatStats, n_destroyed) },
  { N_ ("Damage dealt"), G_STRUCT_OFFSET (RoboSeatStats, damage_dealt) },
  { N_ ("Damage taken"), G_STRUCT_OFFSET (RoboSeatStats, damage_taken) },
  { N_ ("Spaces moved"), G_STRUCT_OFFSET (RoboSeatStats, spaces_moved) },
};

static guint
count_killbots (RoboMatch *match)
{
  guint n = 0;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboSeat *seat = robo_match_get_seat (match, i);

      n += seat != NULL && robo_seat_get_is_killbot (seat);
    }

  return n;
}

/* Closures of the template */

static char *
dup_title_cb (RoboResultView *self,
              RoboMatch      *match)
{
  RoboMatchStats stats;

  if (match == NULL)
    return NULL;

  robo_match_count_stats (match, &stats);
  if (stats.winner == ROBO_WINNER_SQUAD)
    /* Translators: This is about one KillBot or several; the sentence need not say how many. */
    return g_strdup (ngettext ("The KillBot wins", "The KillBots win", count_killbots (match)));
  if (stats.winner >= ROBO_MAX_ROBOTS)
    return g_strdup (_ ("Nobody wins"));

  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("%s wins"), robo_seat_get_name (robo_match_get_seat (match, stats.winner)));
}

/* Returns the names of all players in the second place in one text, which is empty if there are none. */
static char *
dup_second_names (RoboMatch            *match,
                  const RoboMatchStats *stats)
{
  const char *names[ROBO_MAX_ROBOTS + 1] = { NULL };
  guint       n_names = 0;

  for (guint i = 0; i < stats->n_seats; i++)
    {
      guint seat = stats->ranking[i];

      if (stats->seats[seat].rank == 2)
        names[n_names++] = robo_seat_get_name (robo_match_get_seat (match, seat));
    }

  return robo_word_list_dup (names);
}

static guint
count_squad_vp (RoboMatch            *match,
                const RoboMatchStats *stats)
{
  guint vp = 0;

  for (guint i = 0; i < stats->n_seats; i++)
    if (robo_seat_get_is_killbot (robo_match_get_seat (match, stats->ranking[i])))
      vp += stats->seats[stats->ranking[i]].vp;

  return vp;
}

/* Returns the sentence of a match that a squad of several KillBots has won. */
static char *
dup_squad_text (RoboMatch            *match,
                const RoboMatchStats *stats)
{
  guint            vp = count_squad_vp (match, stats);
  g_autofree char *second = dup_second_names (match, stats);
  guint            last = stats->ranking[stats->n_seats - 1];

  if (second[0] == '\0')
    /* Translators: This says how several KillBots have won. %1$u is their victory points, %2$u is how many rounds the
     * game had. */
    return g_strdup_printf (g_dngettext (NULL, "%1$u VP in total after %2$u round.",
                                         "%1$u VP in total after %2$u rounds.", stats->n_rounds),
                            vp, stats->n_rounds);

  /* The players in the second place have equal VP. */
  for (guint i = 0; i < stats->n_seats; i++)
    if (stats->seats[stats->ranking[i]].rank == 2)
      last = stats->ranking[i];

  /* Translators: This says how several KillBots have won. %1$u is their victory points, %2$u is how many rounds the
   * game had, %3$s is one or more players, and %4$u is the victory points of each of these players. */
  return g_strdup_printf (g_dngettext (NULL, "%1$u VP in total after %2$u round, ahead of %3$s (%4$u VP).",
                                       "%1$u VP in total after %2$u rounds, ahead of %3$s (%4$u VP).", stats->n_rounds),
                          vp, stats->n_rounds, second, stats->seats[last].vp);
}

/* Returns a sentence with the victory points of the first place and, if there is one, of the second place. Returns
 * NULL if there is no match or it has no players. */
static char *
dup_text_cb (RoboResultView *self,
             RoboMatch      *match)
{
  g_autofree char *second = NULL;
  RoboMatchStats   stats;
  guint            first;
  guint            behind = ROBO_NO_SEAT;

  if (match == NULL)
    return NULL;

  robo_match_count_stats (match, &stats);
  if (stats.n_seats == 0)
    return NULL;
  if (stats.winner == ROBO_WINNER_SQUAD && count_killbots (match) > 1)
    return dup_squad_text (match, &stats);

  first = stats.ranking[0];
  for (guint i = 0; i < stats.n_seats && behind == ROBO_NO_SEAT; i++)
    if (stats.seats[stats.ranking[i]].rank == 2)
      behind = stats.ranking[i];
  if (behind == ROBO_NO_SEAT)
    /* Translators: This says how a player has won. %1$u is the player’s victory points, %2$u is how many rounds the
     * game had. */
    return g_strdup_printf (g_dngettext (NULL, "%1$u VP after %2$u round.", "%1$u VP after %2$u rounds.", stats.n_rounds),
                            stats.seats[first].vp, stats.n_rounds);
  if (robo_seat_get_is_killbot (robo_match_get_seat (match, behind)) && count_killbots (match) > 1)
    /* Translators: This says how a player has won. %1$u is the player’s victory points, %2$u is how many rounds the
     * game had, and %3$u is the victory points of several KillBots together. */
    return g_strdup_printf (g_dngettext (NULL, "%1$u VP after %2$u round, ahead of the KillBots (%3$u VP).",
                                         "%1$u VP after %2$u rounds, ahead of the KillBots (%3$u VP).", stats.n_rounds),
                            stats.seats[first].vp, stats.n_rounds, count_squad_vp (match, &stats));

  second = dup_second_names (match, &stats);

  /* Translators: This says how a player has won. %1$u is the player’s victory points, %2$u is how many rounds the game
   * had, %3$s is one or more other players, and %4$u is the victory points of each of these players. */
  return g_strdup_printf (g_dngettext (NULL, "%1$u VP after %2$u round, ahead of %3$s (%4$u VP).",
                                       "%1$u VP after %2$u rounds, ahead of %3$s (%4$u VP).", stats.n_rounds),
                          stats.seats[first].vp, stats.n_rounds, second, stats.seats[behind].vp);
}

static gboolean
is_not_cb (RoboResultView *self,
           gboolean        condition)
{
  return !condition;
}

/* Table */

/* A column always has room for this many letters. In large text this is the minimum width of a column. */
#define LEAST_NAME_CHARS 4

/* The minimum widths that set_column_widths() chooses are together at most this, so that four columns fit on a
 * phone. */
#define ALL_NAMES_PX 208

/* Returns the width in pixels of the longest word of a name. */
static int
measure_words (RoboResultView *self,
               const char     *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int most = 0;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  for (guint i = 0; words[i] != NULL; i++)
    {
      int width;

      pango_layout_set_text (layout, words[i], -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      most = MAX (most, width);
    }

  return most;
}

/* Sets the minimum widths of the columns in pixels, in the order of the ranking. A column is as wide as the longest
 * word of the player's name. If all columns together are wider than ALL_NAMES_PX, the widest columns become narrower.
 * In large text all widths are 0. */
static void
set_column_widths (RoboResultView       *self,
                   RoboMatch            *match,
                   const RoboMatchStats *stats,
                   int                  *widths_px)
{
  int all_px = 0;

  for (guint i = 0; i < stats->n_seats; i++)
    {
      widths_px[i] = robo_desktop_style_has_large_text ()
                       ? 0
                       : measure_words (self, robo_seat_get_name (robo_match_get_seat (match, stats->ranking[i])));
      all_px += widths_px[i];
    }
  for (; all_px > ALL_NAMES_PX; all_px--)
    {
      guint widest = 0;

      for (guint i = 1; i < stats->n_seats; i++)
        widest = widths_px[i] > widths_px[widest] ? i : widest;
      widths_px[widest]--;
    }
}

static GtkWidget *
head_new (RoboSeat *seat,
          int       width_px)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *glyph = robo_seat_mark_new (
    robo_seat_get_colour (seat), robo_seat_get_is_killbot (seat) ? ROBO_SEAT_LOOK_KILLBOT : ROBO_SEAT_LOOK_ROBOT);
  GtkWidget *name = gtk_label_new (robo_seat_get_name (seat));

  gtk_widget_set_halign (marks, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (marks), glyph);
  if (robo_seat_get_level (seat) != ROBO_LEVEL_CHANCE)
    {
      GtkWidget *face = robo_computer_face_new (robo_seat_get_level (seat), FACE_PX);

      /* A face has a smaller margin than a robot, so align the lower ends of both. */
      gtk_widget_set_valign (face, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (marks), face);
    }
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (name), LEAST_NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_set_size_request (name, width_px, -1);
  /* Align the robots and faces of all columns at the top, however high the names below them are. */
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (name, "player");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), marks);
  gtk_box_append (GTK_BOX (box), name);

  return box;
}

static guint
get_number (const RoboSeatStats *stats,
            guint                row)
{
  return G_STRUCT_MEMBER (guint, stats, rows[row].offset);
}

/* Within this time the numbers of the table count up from zero. */
#define COUNTING_MS 1200

static void
counted_cb (double   value,
            gpointer user_data)
{
  RoboResultView *self = user_data;

  for (guint i = 0; i < self->numbers->len; i++)
    {
      const Number    *number = &g_array_index (self->numbers, Number, i);
      g_autofree char *text = g_strdup_printf ("%u", (guint)(number->number * value + 0.5));

      gtk_label_set_label (number->label, text);
    }
}

/* Creates the label of a number. The label has its final width from the start, so that the layout does not move while
 * the number counts up. */
static GtkWidget *
number_new (RoboResultView      *self,
            const RoboSeatStats *stats,
            guint                row)
{
  guint            number = get_number (stats, row);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget       *label = gtk_label_new (text);
  Number           counted = { GTK_LABEL (label), number };

  gtk_label_set_width_chars (GTK_LABEL (label), (int)strlen (text));
  g_array_append_val (self->numbers, counted);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* Returns FALSE for a rare row that is 0 for all players. */
static gboolean
has_row_content (const RoboMatchStats *stats,
                 guint                 row)
{
  if (!rows[row].is_rare)
    return TRUE;

  for (guint i = 0; i < stats->n_seats; i++)
    {
      if (get_number (&stats->seats[stats->ranking[i]], row) > 0)
        return TRUE;
    }

  return FALSE;
}

/* Strength of players */

static char *
dup_change (RoboResultView *self,
            RoboSeat       *seat,
            gboolean        is_alone)
{
  const char *name = robo_seat_get_name (seat);
  int         before, after;
  guint       difference;

  if (!robo_strength_get_change (self->settings, name, self->match, &before, &after))
    return NULL;

  difference = (guint)ABS (after - before);
  if (is_alone && after > before)
    /* Translators: %1$d is a rating as in chess, such as 1043; %2$u is how much it has changed, such as 18. */
    return g_strdup_printf (_ ("Your rating: %1$d (+%2$u)"), after, difference);
  if (is_alone && after < before)
    /* Translators: %1$d is a rating as in chess, such as 1043; %2$u is how much it has changed, such as 18. */
    return g_strdup_printf (_ ("Your rating: %1$d (−%2$u)"), after, difference);
  if (is_alone)
    /* Translators: %d is a rating as in chess, such as 1043. */
    return g_strdup_printf (_ ("Your rating: %d (unchanged)"), after);
  if (after > before)
    /* Translators: %1$s is the name of a player, %2$d a rating as in chess, such as 1043, and %3$u how much it has
     * changed, such as 18. */
    return g_strdup_printf (_ ("%1$s: rating %2$d (+%3$u)"), name, after, difference);
  if (after < before)
    /* Translators: %1$s is the name of a player, %2$d a rating as in chess, such as 1043, and %3$u how much it has
     * changed, such as 18. */
    return g_strdup_printf (_ ("%1$s: rating %2$d (−%3$u)"), name, after, difference);

  /* Translators: %1$s is the name of a player, %2$d a rating as in chess, such as 1043. */
  return g_strdup_printf (_ ("%1$s: rating %2$d (unchanged)"), name, after);
}

/* Updates the text that says how this match changed the ratings of people. The text mentions only people for whom this
 * match is the last one that counted. Hides the text if there are none. */
static void
update_strength (RoboResultView *self)
{
  GListModel *seats = robo_match_get_seats (self->match);
  g_autoptr (GString) text = g_string_new (NULL);
  const char *first = NULL;
  guint       n_people = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);

      n_people += robo_seat_get_player (seat) == ROBO_PLAYER_HUMAN;
    }
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);
      g_autofree char *change = NULL;

      if (robo_seat_get_player (seat) != ROBO_PLAYER_HUMAN)
        continue;
      change = dup_change (self, seat, n_people == 1);
      if (change == NULL)
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", change);
      if (first == NULL)
        first = robo_seat_get_name (seat);
    }
  gtk_label_set_label (self->strength_label, text->str);
  gtk_widget_set_visible (self->strength_button, text->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->strength_button), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
  if (first != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->strength_button), "s", first);
}

/* Series */

/* Fills the standings with a row for each player, the best first. */
static void
fill_standings (RoboResultView *self)
{
  const RoboSeriesFile *file = robo_series_run_get_file (self->series);
  GtkListBoxRow        *row;
  guint                 ranks[ROBO_MAX_ROBOTS];

  while ((row = gtk_list_box_get_row_at_index (self->standing_list, 0)) != NULL)
    gtk_list_box_remove (self->standing_list, GTK_WIDGET (row));
  robo_series_get_ranks (robo_series_run_get_series (self->series), ranks);
  for (guint rank = 1; rank <= ROBO_MAX_ROBOTS; rank++)
    for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
      if (ranks[seat] == rank)
        gtk_list_box_append (self->standing_list, robo_standing_row_new (file, seat, rank));
}

/* Makes the main button lead to what comes next in the series. If other matches of the series have followed this one,
 * the button leads to the page of the series. */
static void
update_series_button (RoboResultView *self)
{
  RoboSeriesStatus status = robo_series_get_status (robo_series_run_get_series (self->series));
  GtkButton       *button = GTK_BUTTON (self->series_button);
  guint            n_bouts;

  robo_series_get_bouts (robo_series_run_get_series (self->series), &n_bouts);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), NULL);
  if (self->bout + 1 == n_bouts && status == ROBO_SERIES_PLAYS)
    {
      /* Translators: This is a button. It begins the next match of a series. */
      gtk_button_set_label (button, _ ("_Next Match"));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", n_bouts);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.open-bout");
      return;
    }
  if (self->bout + 1 == n_bouts && status == ROBO_SERIES_CHOOSES)
    /* Translators: This is a button. It leads to the choice of the arena for the next match of a series. */
    gtk_button_set_label (button, _ ("_Choose Arena"));
  else if (self->bout + 1 == n_bouts && status == ROBO_SERIES_OVER)
    /* Translators: This is a button. It leads to the end of a series, with its winner. */
    gtk_button_set_label (button, _ ("_Final Result"));
  else
    /* Translators: This is a button. It leads to the page of the series to which this match belongs. */
    gtk_button_set_label (button, _ ("_Continue Series"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.leave");
}

static void
update_series (RoboResultView *self)
{
  g_autofree char *sentence = NULL;
  guint            n_bouts;

  if (self->series == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->series_label), FALSE);
      return;
    }

  robo_series_get_bouts (robo_series_run_get_series (self->series), &n_bouts);
  sentence = robo_series_run_dup_sentence (self->series);
  gtk_label_set_label (self->series_label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->series_label), self->bout + 1 == n_bouts);
  update_series_button (self);
  fill_standings (self);
  robo_series_road_show (self->road, self->series, self->bout);
}

static void
show_podium (RoboResultView       *self,
             const RoboMatchStats *stats)
{
  RoboPodiumPlace places[ROBO_MAX_ROBOTS];
  g_autoptr (GPtrArray) points = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < stats->n_seats; i++)
    {
      guint                number = stats->ranking[i];
      const RoboSeatStats *own = &stats->seats[number];
      RoboSeat            *seat = robo_match_get_seat (self->match, number);
      gboolean             is_killbot = robo_seat_get_is_killbot (seat);

      /* Translators: %u is a number of victory points. */
      g_ptr_array_add (points, g_strdup_printf (g_dngettext (NULL, "%u VP", "%u VP", own->vp), own->vp));
      places[i] = (RoboPodiumPlace){
        .name = robo_seat_get_name (seat),
        .points = points->pdata[i],
        .rank = own->rank,
        .colour = robo_seat_get_colour (seat),
        .is_killbot = is_killbot,
        .has_won = stats->winner == number || (stats->winner == ROBO_WINNER_SQUAD && is_killbot),
      };
    }
  robo_podium_show (self->podium, places, stats->n_seats);
}

static void
update_layouts (RoboResultView *self)
{
  double scale = robo_desktop_style_get_text_scale ();

  g_object_set (self->pair, "threshold", (guint)(PAIR_PX * scale), NULL);
  g_object_set (self->stage_row, "threshold", (guint)(STAGE_PX * scale), NULL);
  g_object_set (self->winner_row, "threshold", (guint)(WINNER_PX * scale), NULL);
  g_object_set (self->series_row, "threshold", (guint)(SERIES_PX * scale), NULL);
}

static void
robo_result_view_dispose (GObject *object)
{
  RoboResultView *self = ROBO_RESULT_VIEW (object);

  if (self->counting != NULL)
    adw_animation_skip (self->counting);
  g_clear_object (&self->counting);
  g_clear_pointer (&self->numbers, g_array_unref);
  g_clear_object (&ROBO_RESULT_VIEW (object)->match);
  g_clear_object (&ROBO_RESULT_VIEW (object)->series);
  g_clear_object (&ROBO_RESULT_VIEW (object)->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (robo_result_view_parent_class)->dispose (object);
}

/* Ends the animations when any key is pressed. The key then has its usual effect. */
static gboolean
key_pressed_cb (RoboResultView *self)
{
  robo_result_view_skip (self);

  return GDK_EVENT_PROPAGATE;
}

static void
begin_counting (RoboResultView *self)
{
  self->is_count_due = FALSE;
  adw_animation_reset (self->counting);
  adw_animation_play (self->counting);
}

static void
robo_result_view_map (GtkWidget *widget)
{
  RoboResultView *self = ROBO_RESULT_VIEW (widget);

  GTK_WIDGET_CLASS (robo_result_view_parent_class)->map (widget);
  if (self->is_count_due)
    begin_counting (self);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboResultView, match), .type = robo_match_get_type },
  [PROP_IS_IN_SERIES] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-in-series", RoboResultView, is_in_series) },
};

static void
robo_result_view_class_init (RoboResultViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_result_view_dispose;
  widget_class->map = robo_result_view_map;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_DECISIVE_CARD);
  g_type_ensure (ROBO_TYPE_HEAT_MAP);
  g_type_ensure (ROBO_TYPE_PODIUM);
  g_type_ensure (ROBO_TYPE_ROW_LAYOUT);
  g_type_ensure (ROBO_TYPE_SERIES_ROAD);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/results/robo-result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, window);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, strength_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, strength_button);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, series_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, stage_row);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, winner_row);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, series_row);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, pair);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, road);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, standing_list);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, podium);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, table);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, decisive_card);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, heat_map);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, series_button);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, rematch_button);

  gtk_widget_class_bind_template_callback (widget_class, dup_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_not_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "result");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_result_view_init (RoboResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (Number));
  self->counting = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, COUNTING_MS,
                                            adw_callback_animation_target_new (counted_cb, self, NULL));
}

/* Filling the page */

static GtkWidget *
row_name_new (const char *name)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* In large text, break long words rather than make the page wider than a small window. */
  if (robo_desktop_style_has_large_text ())
    {
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), 8);
    }
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

/* Fills the table with a column for each player in the order of the ranking, and a row for each statistic that has
 * content. */
static void
fill_table (RoboResultView       *self,
            const RoboMatchStats *stats)
{
  GtkWidget *child;
  int        widths_px[ROBO_MAX_ROBOTS];

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);
  g_array_set_size (self->numbers, 0);

  set_column_widths (self, self->match, stats, widths_px);
  for (guint i = 0; i < stats->n_seats; i++)
    {
      RoboSeat *seat = robo_match_get_seat (self->match, stats->ranking[i]);

      gtk_grid_attach (self->table, head_new (seat, widths_px[i]), i + 1, 0, 1, 1);
    }
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      if (!has_row_content (stats, row))
        continue;

      gtk_grid_attach (self->table, row_name_new (_ (rows[row].name)), 0, row + 1, 1, 1);
      for (guint i = 0; i < stats->n_seats; i++)
        gtk_grid_attach (self->table, number_new (self, &stats->seats[stats->ranking[i]], row), i + 1, row + 1, 1, 1);
    }
}

static void
say_result (RoboResultView *self)
{
  robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->title_label));
  robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->text_label));
  if (gtk_widget_get_visible (GTK_WIDGET (self->series_label)))
    robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->series_label));
  if (gtk_widget_get_visible (self->strength_button))
    robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->strength_label));
}

void
robo_result_view_show (RoboResultView *self,
                       RoboMatch      *match)
{
  RoboMatchStats stats;

  g_return_if_fail (ROBO_IS_RESULT_VIEW (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  /* Show the match even if it was shown before, because it may have gone on since then. */
  g_set_object (&self->match, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);

  update_layouts (self);
  robo_match_count_stats (match, &stats);
  fill_table (self, &stats);
  update_strength (self);
  show_podium (self, &stats);
  update_series (self);
  robo_decisive_card_show (self->decisive_card, match);
  robo_heat_map_show (self->heat_map, match);
  self->is_count_due = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    begin_counting (self);
  say_result (self);
}

void
robo_result_view_set_series (RoboResultView *self,
                             RoboSeriesRun  *run,
                             guint           bout)
{
  g_return_if_fail (ROBO_IS_RESULT_VIEW (self));
  g_return_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run));

  g_set_object (&self->series, run);
  self->bout = bout;
  if (self->is_in_series == (run != NULL))
    return;

  self->is_in_series = run != NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_IN_SERIES]);
}

void
robo_result_view_skip (RoboResultView *self)
{
  g_return_if_fail (ROBO_IS_RESULT_VIEW (self));

  self->is_count_due = FALSE;
  adw_animation_skip (self->counting);
  robo_podium_skip (self->podium);
}

GtkWidget *
robo_result_view_get_next_button (RoboResultView *self)
{
  g_return_val_if_fail (ROBO_IS_RESULT_VIEW (self), NULL);

  return self->is_in_series ? self->series_button : self->rematch_button;
}
