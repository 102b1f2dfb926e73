// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-result-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/robo-access.h"
#include "ui/common/robo-pair-layout.h"
#include "ui/common/robo-seat-mark.h"

/**
 * RoboResultView:
 *
 * A column a player, the best first, and a row a number. CSS: node `result`. Role: group.
 */
struct _RoboResultView
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget   *window;
  GtkLabel    *title_label;
  GtkLabel    *text_label;
  GtkGrid     *table;
  RoboHeatMap *heat_map;
  GtkWidget   *series_button;
  GtkWidget   *rematch_button;

  /* owned */
  RoboMatch *match; /* nullable */

  gboolean is_in_series;
};

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
} rows[] = {
  /* Translators: the heading of a column: 1 for who won */
  { N_ ("Rank"), G_STRUCT_OFFSET (RoboSeatStats, rank) },
  { N_ ("Victory points"), G_STRUCT_OFFSET (RoboSeatStats, vp) },
  { N_ ("From victory point spaces"), G_STRUCT_OFFSET (RoboSeatStats, vp_from_tokens) },
  { N_ ("From destroyed robots"), G_STRUCT_OFFSET (RoboSeatStats, vp_from_destructions) },
  { N_ ("Taken away by others"), G_STRUCT_OFFSET (RoboSeatStats, vp_lost) },
  { N_ ("Robots destroyed"), G_STRUCT_OFFSET (RoboSeatStats, n_destructions) },
  { N_ ("Times it was destroyed"), G_STRUCT_OFFSET (RoboSeatStats, n_destroyed) },
  { N_ ("Damage dealt"), G_STRUCT_OFFSET (RoboSeatStats, damage_dealt) },
  { N_ ("Damage taken"), G_STRUCT_OFFSET (RoboSeatStats, damage_taken) },
  { N_ ("Spaces moved"), G_STRUCT_OFFSET (RoboSeatStats, spaces_moved) },
};

/* What the template shows */

static char *
dup_title_cb (RoboResultView *self,
              RoboMatch      *match)
{
  RoboMatchStats stats;

  if (match == NULL)
    return NULL;

  robo_match_count_stats (match, &stats);
  if (stats.winner == ROBO_WINNER_SQUAD)
    return g_strdup (_ ("The KillBots have won"));
  if (stats.winner >= ROBO_MAX_ROBOTS)
    return g_strdup (_ ("Nobody has won"));

  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("%s has won"), robo_seat_get_name (robo_match_get_seat (match, stats.winner)));
}

static char *
dup_text_cb (RoboResultView *self,
             RoboMatch      *match)
{
  g_autofree char *title = NULL;
  RoboMatchStats   stats;

  if (match == NULL)
    return NULL;

  robo_match_count_stats (match, &stats);
  g_object_get (match, "title", &title, NULL);

  /* Translators: %s is the name of an arena */
  return g_strdup_printf (g_dngettext (NULL, "%s, after %u round", "%s, after %u rounds", stats.n_rounds), title,
                          stats.n_rounds);
}

static gboolean
is_not_cb (RoboResultView *self,
           gboolean        condition)
{
  return !condition;
}

/* The table */

static GtkWidget *
head_new (RoboSeat *seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *glyph = robo_seat_mark_new (robo_seat_get_colour (seat), ROBO_SEAT_LOOK_SHAPE);
  GtkWidget *name = gtk_label_new (robo_seat_get_name (seat));

  gtk_widget_set_halign (glyph, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (name), 5);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  /* Marks stand in one line, whatever names are below them. */
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), name);

  return box;
}

static guint
get_number (const RoboSeatStats *stats,
            guint                row)
{
  return G_STRUCT_MEMBER (guint, stats, rows[row].offset);
}

static GtkWidget *
number_new (const RoboSeatStats *stats,
            guint                row)
{
  guint            number = get_number (stats, row);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget       *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  if (row < 2)
    gtk_widget_add_css_class (label, "heading");

  return label;
}

/* Where nobody has lost anything nobody need read of it. */
static gboolean
is_worth_a_row (const RoboMatchStats *stats,
                guint                 row)
{
  if (rows[row].offset != G_STRUCT_OFFSET (RoboSeatStats, vp_lost))
    return TRUE;

  for (guint i = 0; i < stats->n_seats; i++)
    {
      if (get_number (&stats->seats[stats->ranking[i]], row) > 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_names (RoboResultView       *self,
           const RoboMatchStats *stats)
{
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      GtkWidget *label;

      if (!is_worth_a_row (stats, row))
        continue;

      label = gtk_label_new (_ (rows[row].name));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      if (row < 2)
        gtk_widget_add_css_class (label, "heading");
      gtk_grid_attach (self->table, label, 0, row + 1, 1, 1);
    }
}

static void
robo_result_view_dispose (GObject *object)
{
  g_clear_object (&ROBO_RESULT_VIEW (object)->match);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (robo_result_view_parent_class)->dispose (object);
}

static void
robo_result_view_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  RoboResultView *self = ROBO_RESULT_VIEW (object);

  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_IS_IN_SERIES:
      g_value_set_boolean (value, self->is_in_series);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_result_view_class_init (RoboResultViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_result_view_dispose;
  object_class->get_property = robo_result_view_get_property;

  properties[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ROBO_TYPE_MATCH,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_IN_SERIES] = g_param_spec_boolean ("is-in-series", NULL, NULL, FALSE,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_HEAT_MAP);
  g_type_ensure (ROBO_TYPE_PAIR_LAYOUT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, window);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, table);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, heat_map);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, series_button);
  gtk_widget_class_bind_template_child (widget_class, RoboResultView, rematch_button);

  gtk_widget_class_bind_template_callback (widget_class, dup_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, dup_title_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_not_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "result");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_result_view_init (RoboResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_result_view_show (RoboResultView *self,
                       RoboMatch      *match)
{
  GtkWidget     *child;
  RoboMatchStats stats;

  g_return_if_fail (ROBO_IS_RESULT_VIEW (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  /* The same match may have gone on since. */
  g_set_object (&self->match, match);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_grid_remove (self->table, child);
  robo_match_count_stats (match, &stats);
  add_names (self, &stats);
  for (guint i = 0; i < stats.n_seats; i++)
    {
      guint seat = stats.ranking[i];

      gtk_grid_attach (self->table, head_new (robo_match_get_seat (match, seat)), i + 1, 0, 1, 1);
      for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
        {
          if (is_worth_a_row (&stats, row))
            gtk_grid_attach (self->table, number_new (&stats.seats[seat], row), i + 1, row + 1, 1, 1);
        }
    }
  robo_heat_map_show (self->heat_map, match);
  robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->title_label));
  robo_access_say (GTK_WIDGET (self), gtk_label_get_label (self->text_label));
}

GtkWidget *
robo_result_view_get_rematch_button (RoboResultView *self)
{
  g_return_val_if_fail (ROBO_IS_RESULT_VIEW (self), NULL);

  return self->rematch_button;
}

void
robo_result_view_set_in_series (RoboResultView *self,
                                gboolean        in_series)
{
  g_return_if_fail (ROBO_IS_RESULT_VIEW (self));

  if (self->is_in_series == in_series)
    return;

  self->is_in_series = in_series;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_IN_SERIES]);
}

GtkWidget *
robo_result_view_get_next_button (RoboResultView *self)
{
  g_return_val_if_fail (ROBO_IS_RESULT_VIEW (self), NULL);

  return self->is_in_series ? self->series_button : self->rematch_button;
}

RoboHeatMap *
robo_result_view_get_heat_map (RoboResultView *self)
{
  g_return_val_if_fail (ROBO_IS_RESULT_VIEW (self), NULL);

  return self->heat_map;
}
