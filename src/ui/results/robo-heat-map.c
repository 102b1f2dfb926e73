// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-heat-map.h"

#include <glib/gi18n.h>

#include "draw/robo-arena-drawing.h"
#include "draw/robo-heat-drawing.h"
#include "draw/robo-trail-drawing.h"
#include "match/log/robo-words.h"

#include "ui/widgets/pictures/robo-ink.h"

/* CSS: node `heatmap`. Role: group. The legend describes the picture. If the picture counts destroyed robots or
 * damage, and there was any, the legend names the first of the spaces with the highest count, row by row. */
struct _RoboHeatMap
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  GtkToggleButton *trails_button;
  GtkToggleButton *destroyed_button;
  GtkToggleButton *damage_button;
  GtkDrawingArea  *picture;
  GtkLabel        *legend_label;

  RoboPlan        plan; /* plan of the arena; without a size if there is no match */
  RoboHeat        heat;
  GArray         *trails; /* nullable: the paths of the robots, an array of RoboTrail */
  guint8          colours[ROBO_MAX_ROBOTS];
  char           *longest; /* nullable: the longest trail, as a sentence */
  RoboHeatMapKind kind;
};

G_DEFINE_FINAL_TYPE (RoboHeatMap, robo_heat_map, GTK_TYPE_WIDGET)

/* Lists the kinds of heat that the map can show as numbers. */
static const struct
{
  RoboHeatKind heat;
  RoboPaint    paint;
} kinds[] = {
  [ROBO_HEAT_MAP_DESTROYED] = { ROBO_HEAT_DESTROYED, ROBO_PAINT_DANGER },
  [ROBO_HEAT_MAP_DAMAGE] = { ROBO_HEAT_DAMAGE, ROBO_PAINT_VOLTAGE },
};

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  RoboHeatMap       *self = user_data;
  const RoboPalette *palette;
  RoboLayout         layout;

  if (self->plan.columns == 0)
    return;

  palette = robo_palette_get_themed (robo_ink_get_palette (), (RoboTheme)self->plan.theme);
  robo_layout_fit (&layout, self->plan.columns, self->plan.rows, width, height,
                   gtk_widget_get_scale_factor (GTK_WIDGET (area)));
  robo_draw_arena (cr, palette, &layout, &self->plan, ROBO_CAUTIONS_QUIET);
  if (self->kind == ROBO_HEAT_MAP_TRAILS)
    robo_draw_trails (cr, palette, &layout, (const RoboTrail *)self->trails->data, self->trails->len, self->colours);
  else
    robo_draw_heat (cr, palette, &layout, self->heat.counts[kinds[self->kind].heat],
                    self->heat.most[kinds[self->kind].heat], kinds[self->kind].paint);
}

/* Names the space with the highest count; of several such spaces, the first one row by row. */
static char *
dup_hottest (RoboHeatMap *self)
{
  guint space = 0;

  while (self->heat.counts[kinds[self->kind].heat][space] < self->heat.most[kinds[self->kind].heat])
    space++;

  return robo_words_dup_place (space, self->plan.columns);
}

static char *
dup_legend (RoboHeatMap *self)
{
  guint            most = self->kind == ROBO_HEAT_MAP_TRAILS ? 0 : self->heat.most[kinds[self->kind].heat];
  g_autofree char *place = most > 0 ? dup_hottest (self) : NULL;

  switch (self->kind)
    {
    case ROBO_HEAT_MAP_TRAILS:
      if (self->longest == NULL)
        return g_strdup (_ ("No robots moved."));
      return g_strdup_printf ("%s %s", _ ("Each robot’s trail; ✕ = destroyed."), self->longest);

    case ROBO_HEAT_MAP_DESTROYED:
      if (most == 0)
        return g_strdup (_ ("No robots were destroyed."));
      /* Translators: %1$u is how many robots were destroyed on the space %2$s, such as 4|2. */
      return g_strdup_printf (_ ("Robots destroyed per space. Most: %1$u on %2$s."), most, place);

    case ROBO_HEAT_MAP_DAMAGE:
      if (most == 0)
        return g_strdup (_ ("No robots took damage."));
      /* Translators: %1$u is how much damage robots took on the space %2$s, such as 4|2. */
      return g_strdup_printf (_ ("Damage taken per space. Most: %1$u on %2$s."), most, place);
    }

  g_return_val_if_reached (NULL);
}

static void
update_legend (RoboHeatMap *self)
{
  g_autofree char *legend = dup_legend (self);
  g_autofree char *spoken = robo_words_dup_spoken (legend);

  gtk_label_set_label (self->legend_label, legend);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

static void
toggled_cb (RoboHeatMap *self)
{
  if (gtk_toggle_button_get_active (self->trails_button))
    self->kind = ROBO_HEAT_MAP_TRAILS;
  else if (gtk_toggle_button_get_active (self->destroyed_button))
    self->kind = ROBO_HEAT_MAP_DESTROYED;
  else
    self->kind = ROBO_HEAT_MAP_DAMAGE;

  update_legend (self);
}

static void
robo_heat_map_dispose (GObject *object)
{
  RoboHeatMap *self = ROBO_HEAT_MAP (object);

  g_clear_pointer (&self->trails, g_array_unref);
  g_clear_pointer (&self->longest, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_HEAT_MAP);

  G_OBJECT_CLASS (robo_heat_map_parent_class)->dispose (object);
}

static void
robo_heat_map_class_init (RoboHeatMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_heat_map_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/results/robo-heat-map.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, box);
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, destroyed_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, damage_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, trails_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, picture);
  gtk_widget_class_bind_template_child (widget_class, RoboHeatMap, legend_label);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "heatmap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_heat_map_init (RoboHeatMap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->picture, draw_cb, self, NULL);
  robo_ink_watch (GTK_WIDGET (self->picture));
}

/* Returns a sentence about the robot that has driven the most spaces, or NULL if no robot has driven. If several
 * robots have driven as far, the sentence names the one of the first seat among them. */
static char *
dup_longest (RoboMatch *match)
{
  RoboMatchStats stats;
  guint          best = ROBO_NO_SEAT;
  guint          most = 0;

  robo_match_count_stats (match, &stats);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (robo_match_get_seat (match, seat) != NULL && stats.seats[seat].spaces_moved > most)
      {
        best = seat;
        most = stats.seats[seat].spaces_moved;
      }
  if (best == ROBO_NO_SEAT)
    return NULL;

  /* Translators: %1$s is the name of a player, %2$u is a number of spaces. */
  return g_strdup_printf (g_dngettext (NULL, "Drove farthest: %1$s, %2$u space.", "Drove farthest: %1$s, %2$u spaces.", most),
                          robo_seat_get_name (robo_match_get_seat (match, best)), most);
}

void
robo_heat_map_show (RoboHeatMap *self,
                    RoboMatch   *match)
{
  g_return_if_fail (ROBO_IS_HEAT_MAP (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  self->plan = *robo_arena_get_plan (robo_match_get_arena (match));
  robo_match_count_heat (match, &self->heat);
  g_clear_pointer (&self->trails, g_array_unref);
  self->trails = robo_match_list_trails (match);
  g_free (self->longest);
  self->longest = dup_longest (match);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if (robo_match_get_seat (match, seat) != NULL)
      self->colours[seat] = (guint8)robo_seat_get_colour (robo_match_get_seat (match, seat));
  gtk_toggle_button_set_active (self->trails_button, TRUE);
  update_legend (self);
}
