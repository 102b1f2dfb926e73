// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-lights.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "draw/robo-palette.h"
#include "draw/robo-pen.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-access.h"

/* A light has at most the height LIGHT_PX at the usual text size, and needs room for at least MIN_LIGHT_PX. */
#define LIGHT_PX     18
#define MIN_LIGHT_PX 8
/* Large text enlarges the lights by at most this factor, so that there is room for a name beside the lights. */
#define MOST_SCALE 1.5

/* These lengths are relative to the height of a light. */
#define HEXAGON_STEP 0.92
#define GROUP_GAP    0.6
#define BAR_STEP     0.72
#define BAR_WIDTH    0.5
#define BAR_RADIUS   0.14

/* Lights for victory points of squad mates have this opacity. */
#define MATE_STRENGTH 0.4

/* Shows a hexagon for each victory point that is needed to win, then a bar for each damage that a robot can take (CSS
 * node `lights`). The lights shrink if there is little room, and grow with the text. All lights in a window have the
 * size of the smallest lights, so that users can compare the rows. Role: img, named by both numbers, which the tooltip
 * shows, too. */
struct _RoboLights
{
  GtkWidget parent_instance;

  guint vp;
  guint vp_goal;
  guint squad_size;
  guint squad_vp;
  guint coming;
  guint damage;
  guint damage_limit;

  double fit_px; /* the largest height of a light for which this widget has room */
};

/* Lists all RoboLights that exist, without references. */
static GList *all_lights;

enum
{
  PROP_VP = 1,
  PROP_VP_GOAL,
  PROP_SQUAD_SIZE,
  PROP_SQUAD_VP,
  PROP_COMING,
  PROP_DAMAGE,
  PROP_DAMAGE_LIMIT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboLights, robo_lights, GTK_TYPE_WIDGET)

static guint
count_hexagons (RoboLights *self)
{
  return MAX (MAX (self->vp, self->squad_vp), self->vp_goal);
}

static guint
count_shining (RoboLights *self)
{
  return self->vp - MIN (self->vp, self->coming);
}

/* Returns the number of victory points of squad mates, which are drawn paler. */
static guint
count_mate_vp (RoboLights *self)
{
  return self->squad_vp - MIN (self->squad_vp, self->vp);
}

/* Returns the width of all lights relative to their height. */
static double
get_extent (RoboLights *self)
{
  return count_hexagons (self) * HEXAGON_STEP + GROUP_GAP + self->damage_limit * BAR_STEP;
}

static void
update_label (RoboLights *self)
{
  g_autofree char *vp = NULL;
  g_autofree char *damage = NULL;
  g_autofree char *both = NULL;

  /* Translators: The first %u is how many victory points a player has, the second how many win. */
  if (self->squad_size < 2)
    vp = g_strdup_printf (_ ("%u of %u victory points"), count_shining (self), self->vp_goal);
  else
    /* Translators: A squad wins with the victory points of all its KillBots together. %1$u is the points of this
     * KillBot, %2$u is the points of all its KillBots together, and with %3$u points the squad wins. */
    vp = g_strdup_printf (_ ("%1$u of its own; KillBots together: %2$u of %3$u victory points"), count_shining (self),
                          count_shining (self) + count_mate_vp (self), self->vp_goal);
  /* Translators: The first %u is the damage of a robot, the second the damage that destroys it. */
  damage = g_strdup_printf (_ ("%u of %u damage"), self->damage, self->damage_limit);
  /* Translators: The first %s says how many victory points a player has, the second how much damage: “2 of 3 victory
   * points, 1 of 3 damage”. */
  both = g_strdup_printf (C_ ("list of two", "%s, %s"), vp, damage);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  robo_access_set_tooltip (GTK_WIDGET (self), both);
}

/* Uses the text color for the outline of a light that is off. The palette's outline color is for the background of
 * the board. */
static void
set_outline (GtkWidget         *widget,
             const RoboPalette *palette,
             cairo_t           *cr,
             RoboPaint          paint,
             gboolean           is_on)
{
  cairo_set_line_width (cr, 0.07);
  if (is_on)
    robo_palette_set_source (palette, cr, paint, 1);
  else
    robo_css_set_source (widget, cr, 0.6);
}

/* Draws the light of a victory point. The strength of the light is 1 for a point of the robot itself, less for a
 * point of a squad mate, and 0 for a missing point. */
static void
draw_vp (GtkWidget         *widget,
         cairo_t           *cr,
         const RoboPalette *palette,
         double             x,
         double             strength)
{
  double radius = 0.42;

  for (guint i = 0; i < 6; i++)
    cairo_line_to (cr, x + radius * cos (i * G_PI / 3), 0.5 + radius * sin (i * G_PI / 3));
  cairo_close_path (cr);
  if (strength > 0)
    {
      robo_palette_set_source (palette, cr, ROBO_PAINT_TOKEN, strength);
      cairo_fill_preserve (cr);
    }
  set_outline (widget, palette, cr, ROBO_PAINT_TOKEN_EDGE, strength > 0);
  cairo_stroke (cr);
}

static void
draw_damage (GtkWidget         *widget,
             cairo_t           *cr,
             const RoboPalette *palette,
             double             x,
             gboolean           is_on)
{
  robo_pen_rounded (&(RoboPen){ .cr = cr }, x, 0.1, BAR_WIDTH, 0.8, BAR_RADIUS);
  if (is_on)
    {
      robo_palette_set_source (palette, cr, ROBO_PAINT_DAMAGE, 1);
      cairo_fill_preserve (cr);
    }
  set_outline (widget, palette, cr, ROBO_PAINT_DAMAGE, is_on);
  cairo_stroke (cr);
}

static void
robo_lights_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  RoboLights *self = ROBO_LIGHTS (widget);
  double      scale = CLAMP (robo_desktop_style_get_text_scale (), 1, MOST_SCALE);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int)(LIGHT_PX * scale);
  else
    {
      *minimum = (int)ceil (get_extent (self) * MIN_LIGHT_PX * scale);
      *natural = (int)ceil (get_extent (self) * LIGHT_PX * scale);
    }
}

static gboolean
is_beside (RoboLights *self,
           RoboLights *other)
{
  GtkWidget *widget = GTK_WIDGET (other);

  return gtk_widget_get_mapped (widget) && gtk_widget_get_root (widget) == gtk_widget_get_root (GTK_WIDGET (self));
}

/* Returns the height of each light. All lights in a window have the height of the smallest lights. */
static double
get_light_height (RoboLights *self)
{
  double scale = self->fit_px;

  for (GList *other = all_lights; other != NULL; other = other->next)
    if (is_beside (self, other->data))
      scale = MIN (scale, ROBO_LIGHTS (other->data)->fit_px);

  return scale;
}

/* Redraws all lights, because the smallest height in the window may have changed. */
static void
robo_lights_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RoboLights *self = ROBO_LIGHTS (widget);
  double      fit_px = MIN (height, width / get_extent (self));

  if (G_APPROX_VALUE (self->fit_px, fit_px, 0.01))
    return;

  self->fit_px = fit_px;
  for (GList *other = all_lights; other != NULL; other = other->next)
    gtk_widget_queue_draw (other->data);
}

static double
get_strength (RoboLights *self,
              guint       index)
{
  if (index < count_shining (self))
    return 1;

  return index < count_shining (self) + count_mate_vp (self) ? MATE_STRENGTH : 0;
}

static void
robo_lights_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  RoboLights        *self = ROBO_LIGHTS (widget);
  const RoboPalette *palette = robo_ink_get_page_palette ();
  double             width = gtk_widget_get_width (widget);
  double             height = gtk_widget_get_height (widget);
  double             scale = get_light_height (self);
  cairo_t           *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  double             x;

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  cairo_translate (cr, 0, (height - scale) / 2);
  cairo_scale (cr, scale, scale);

  for (guint i = 0; i < count_hexagons (self); i++)
    draw_vp (widget, cr, palette, i * HEXAGON_STEP + 0.5, get_strength (self, i));
  x = count_hexagons (self) * HEXAGON_STEP + GROUP_GAP;
  for (guint i = 0; i < self->damage_limit; i++)
    draw_damage (widget, cr, palette, x + i * BAR_STEP, i < self->damage);

  cairo_destroy (cr);
}

static void
robo_lights_dispose (GObject *object)
{
  all_lights = g_list_remove (all_lights, object);

  G_OBJECT_CLASS (robo_lights_parent_class)->dispose (object);
}

static void
number_changed (RoboLights *self)
{
  update_label (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_VP] = { ROBO_PROPERTY_FIELD (UINT, "vp", RoboLights, vp),
                .is_stored = TRUE,
                .changed = G_CALLBACK (number_changed) },
  [PROP_VP_GOAL] = { ROBO_PROPERTY_FIELD (UINT, "vp-goal", RoboLights, vp_goal),
                     .is_stored = TRUE,
                     .changed = G_CALLBACK (number_changed) },
  [PROP_SQUAD_SIZE] = { ROBO_PROPERTY_FIELD (UINT, "squad-size", RoboLights, squad_size),
                        .is_stored = TRUE,
                        .changed = G_CALLBACK (number_changed) },
  [PROP_SQUAD_VP] = { ROBO_PROPERTY_FIELD (UINT, "squad-vp", RoboLights, squad_vp),
                      .is_stored = TRUE,
                      .changed = G_CALLBACK (number_changed) },
  [PROP_COMING] = { ROBO_PROPERTY_FIELD (UINT, "coming", RoboLights, coming),
                    .is_stored = TRUE,
                    .changed = G_CALLBACK (number_changed) },
  [PROP_DAMAGE] = { ROBO_PROPERTY_FIELD (UINT, "damage", RoboLights, damage),
                    .is_stored = TRUE,
                    .changed = G_CALLBACK (number_changed) },
  [PROP_DAMAGE_LIMIT] = { ROBO_PROPERTY_FIELD (UINT, "damage-limit", RoboLights, damage_limit),
                          .is_stored = TRUE,
                          .changed = G_CALLBACK (number_changed) },
};

static void
robo_lights_class_init (RoboLightsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_lights_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
  widget_class->measure = robo_lights_measure;
  widget_class->size_allocate = robo_lights_size_allocate;
  widget_class->snapshot = robo_lights_snapshot;

  gtk_widget_class_set_css_name (widget_class, "lights");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
robo_lights_init (RoboLights *self)
{
  all_lights = g_list_prepend (all_lights, self);
  robo_ink_watch (GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
robo_lights_get_vp_area (RoboLights      *self,
                         guint            index,
                         graphene_rect_t *area)
{
  double scale;
  double x;

  g_return_if_fail (ROBO_IS_LIGHTS (self) && area != NULL);

  scale = get_light_height (self);
  x = index * HEXAGON_STEP * scale;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - scale;
  *area = GRAPHENE_RECT_INIT ((float)x, (float)((gtk_widget_get_height (GTK_WIDGET (self)) - scale) / 2), (float)scale,
                              (float)scale);
}
