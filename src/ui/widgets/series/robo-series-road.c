// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-road.h"

#include <glib/gi18n.h>

#include "engine/robo-state.h"
#include "files/match/robo-championship.h"
#include "match/robo-series-words.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/pictures/robo-seat-mark.h"

#define PICTURE_PX  116
#define MAX_COLUMNS 4
/* The lines of a station wrap at this many letters, so that two stations fit side by side on a phone. */
#define LINE_CHARS 15
#define NO_ROBOT   255

struct _RoboSeriesRoad
{
  GtkWidget parent_instance;

  GtkFlowBox *stations;
};

G_DEFINE_FINAL_TYPE (RoboSeriesRoad, robo_series_road, GTK_TYPE_WIDGET)

/* Describes the station of an arena. */
typedef struct
{
  const RoboSeriesFile *file;
  guint                 arena;
  guint                 last_bout; /* the last match there, the present match at its station, or
                                    * ROBO_SERIES_ROAD_NO_BOUT */
  gboolean              is_present;
  gboolean              is_next;
} Station;

static gboolean
is_championship (const Station *station)
{
  return robo_series_file_get_kind (station->file) == ROBO_SERIES_CHAMPIONSHIP;
}

static gboolean
has_holder (const Station *station)
{
  const RoboSeries *series = robo_series_file_get_series (station->file);

  return is_championship (station) && robo_series_get_status (series) != ROBO_SERIES_PICKS &&
         robo_series_get_holder (series, station->arena) != ROBO_NO_SEAT;
}

/* Returns the seat whose head is at the station: in a championship the holder of the champion card, otherwise the
 * winner of the match, or the first robot of a squad that has won. Returns ROBO_NO_SEAT if there is none. */
static guint
get_head_seat (const Station *station)
{
  const RoboMatchSetup *setup = robo_series_file_get_setup (station->file);
  const RoboSeries     *series = robo_series_file_get_series (station->file);
  guint                 n_bouts;
  const RoboBout       *bouts = robo_series_get_bouts (series, &n_bouts);
  guint                 seat;

  if (is_championship (station))
    return has_holder (station) ? robo_series_get_holder (series, station->arena) : ROBO_NO_SEAT;
  if (station->last_bout == ROBO_SERIES_ROAD_NO_BOUT)
    return ROBO_NO_SEAT;
  if (bouts[station->last_bout].winner != ROBO_WINNER_SQUAD)
    return bouts[station->last_bout].winner;

  for (seat = 0; seat < ROBO_MAX_ROBOTS && setup->seats[seat].player != ROBO_PLAYER_KILLBOT; seat++)
    ;

  return seat < ROBO_MAX_ROBOTS ? seat : ROBO_NO_SEAT;
}

static GtkWidget *
head_new (const Station *station)
{
  const RoboMatchSetup *setup = robo_series_file_get_setup (station->file);
  guint                 seat = get_head_seat (station);
  GtkWidget            *stop = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (stop, "stop");
  gtk_widget_set_halign (stop, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (stop, GTK_ALIGN_CENTER);
  if (seat != ROBO_NO_SEAT)
    {
      guint      robot = robo_series_get_robot (robo_series_file_get_series (station->file), seat);
      guint      figure = robot != NO_ROBOT ? robo_championship_get_robot (robot) : setup->seats[seat].robot;
      gboolean   is_killbot = setup->seats[seat].player == ROBO_PLAYER_KILLBOT;
      GtkWidget *mark = robo_seat_mark_new (figure, is_killbot ? ROBO_SEAT_LOOK_KILLBOT_HEAD : ROBO_SEAT_LOOK_HEAD);

      gtk_widget_set_hexpand (mark, TRUE);
      gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (stop), mark);
    }
  else
    {
      g_autofree char *number = g_strdup_printf ("%u", station->arena + 1);
      GtkWidget       *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (stop), label);
    }

  return stop;
}

/* Says which match the station stands for. */
static char *
dup_tag (const Station *station)
{
  if (station->is_present)
    /* Translators: This marks an arena on the road through a series: the match that has just ended was played there. */
    return g_strdup (_ ("This match"));
  if (station->is_next)
    /* Translators: This is the state of a match of a series: the match comes next. */
    return g_strdup (_ ("Next"));
  if (station->last_bout != ROBO_SERIES_ROAD_NO_BOUT)
    /* Translators: %u is the number of a match of a series. */
    return g_strdup_printf (_ ("Match %u"), station->last_bout + 1);
  if (is_championship (station))
    /* Translators: This describes an arena in a series. Perhaps no match will be played there at all. */
    return g_strdup (_ ("Not played yet"));

  return g_strdup (_ ("Still to come"));
}

static char *
dup_result (const Station *station)
{
  return station->last_bout != ROBO_SERIES_ROAD_NO_BOUT
           ? robo_series_file_dup_bout_sentence (station->file, station->last_bout)
           : NULL;
}

/* Names the champion card of the arena and its holder. */
static char *
dup_card (const Station *station)
{
  const RoboMatchSetup *setup = robo_series_file_get_setup (station->file);
  guint                 card;
  g_autofree char      *holder = NULL;

  if (!has_holder (station) || setup->modules == NULL)
    return NULL;

  card = robo_championship_find_card (setup->modules, station->arena);
  if (card == ROBO_NO_CARD)
    return NULL;

  holder = robo_match_setup_dup_name (setup, get_head_seat (station));

  /* Translators: %1$s is a champion card, such as "Jetpack", %2$s the player who has it. */
  return g_strdup_printf (_ ("%1$s: held by %2$s"), robo_modules_get_title (setup->modules, card), holder);
}

static void
add_line (GtkWidget  *box,
          const char *text,
          const char *class)
{
  GtkWidget *label;

  if (text == NULL)
    return;

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
picture_new (RoboArena *arena)
{
  g_autoptr (RoboArenaPaintable) paintable = robo_arena_paintable_new (robo_arena_get_plan (arena));
  GtkWidget *picture = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "paintable",
                                     paintable, "pixel-size", PICTURE_PX, NULL);

  return picture;
}

static GtkWidget *
station_new (const Station *station)
{
  RoboArena       *arena = robo_series_file_get_arena (station->file, station->arena);
  GtkWidget       *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                       GTK_ORIENTATION_VERTICAL, NULL);
  GtkWidget       *road = gtk_center_box_new ();
  GtkWidget       *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *tag = dup_tag (station);
  g_autofree char *result = dup_result (station);
  g_autofree char *title = dup_card (station);

  gtk_widget_add_css_class (road, "road");
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (road), head_new (station));
  gtk_box_append (GTK_BOX (box), road);

  gtk_widget_add_css_class (card, "station");
  if (station->is_present)
    gtk_widget_add_css_class (card, "present");
  else if (station->is_next)
    gtk_widget_add_css_class (card, "next");
  gtk_widget_set_vexpand (card, TRUE);
  gtk_box_append (GTK_BOX (card), picture_new (arena));
  add_line (card, robo_arena_get_name (arena), "heading");
  add_line (card, tag, "tag");
  add_line (card, result, "caption");
  add_line (card, title, "caption");
  gtk_box_append (GTK_BOX (box), card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, robo_arena_get_name (arena),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tag, -1);

  return box;
}

static void
robo_series_road_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (robo_series_road_parent_class)->dispose (object);
}

static void
robo_series_road_class_init (RoboSeriesRoadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_series_road_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seriesroad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_series_road_init (RoboSeriesRoad *self)
{
  self->stations = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->stations, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->stations, TRUE);
  /* A flow box would stop the Tab key if none of its children can have the focus, as here. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->stations), FALSE);
  gtk_flow_box_set_min_children_per_line (self->stations, 2);
  gtk_flow_box_set_max_children_per_line (self->stations, MAX_COLUMNS);
  gtk_flow_box_set_row_spacing (self->stations, 12);
  gtk_widget_set_parent (GTK_WIDGET (self->stations), GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: This is the heading above the arenas of a series. */
                                  _ ("Road Through the Arenas"), -1);
}

void
robo_series_road_show (RoboSeriesRoad *self,
                       RoboSeriesRun  *run,
                       guint           bout)
{
  const RoboSeriesFile *file;
  const RoboSeries     *series;
  const RoboBout       *bouts;
  guint                 n_bouts;
  GtkWidget            *child;

  g_return_if_fail (ROBO_IS_SERIES_ROAD (self));
  g_return_if_fail (ROBO_IS_SERIES_RUN (run));

  file = robo_series_run_get_file (run);
  series = robo_series_run_get_series (run);
  bouts = robo_series_get_bouts (series, &n_bouts);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->stations))) != NULL)
    gtk_flow_box_remove (self->stations, child);
  for (guint arena = 0; arena < robo_series_file_get_n_arenas (file); arena++)
    {
      Station station = { file, arena, ROBO_SERIES_ROAD_NO_BOUT, FALSE, FALSE };

      for (guint i = 0; i < n_bouts; i++)
        if (bouts[i].arena == arena)
          station.last_bout = i;
      station.is_present = bout < n_bouts && bouts[bout].arena == arena;
      station.is_next = robo_series_get_status (series) == ROBO_SERIES_PLAYS && robo_series_get_arena (series) == arena;
      /* An arena may have several matches. The text of the present station is about the present match. */
      if (station.is_present)
        station.last_bout = bout;
      gtk_flow_box_append (self->stations, station_new (&station));
    }
  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->stations)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_focusable (child, FALSE);
}
