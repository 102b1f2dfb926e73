// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-podium.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-desktop-style.h"

#include "robo-sprites.h"

/* These are the widths of a column: the minimum, the natural and the largest one. The column of a single winner is
 * WINNER_SCALE times as wide as the others. GAP is the space between columns. Widths are in pixels. */
#define MINIMUM_COLUMN 56
#define NATURAL_COLUMN 104
#define WIDEST_COLUMN  132
#define WINNER_SCALE   1.4
#define GAP            4

/* A robot stands in a square that is as wide as its column, but at most FIGURE_PX, or WINNER_SCALE times FIGURE_PX for
 * a single winner. The robot fills the part FIGURE_SIZE of the square. The highest step is at least STEP_PX high. */
#define FIGURE_PX   108
#define FIGURE_SIZE 0.94
#define STEP_PX     78
#define HOP_PX      12
#define BAND_PX     6

/* Keeps the names of a squad, whose robots share a step, apart. */
#define LABEL_MARGIN_PX 3

/* A stage has this color (class `ceremony` of the style sheet). */
#define STAGE_RGB 0x1a1a20

/* The light behind the winner has N_RAYS rays, which reach RAYS_PX far, and corners with the radius LIGHT_RADIUS_PX.
 * DISC_GAP_PX is the gap between the number on a step of the podium and the disc around this number. */
#define N_RAYS          12
#define RAYS_PX         210
#define RAYS_FADE_PX    40
#define LIGHT_RADIUS_PX 12
#define DISC_GAP_PX     3

#define CEREMONY_MS 2400
#define N_CONFETTI  56

/* Lists the relative heights of the steps of the podium, by rank. */
static const double heights[] = { 1, 0.7, 0.5, 0.36 };

typedef struct
{
  guint      rank; /* rank, from 1 */
  guint      colour;
  gboolean   is_killbot;
  gboolean   has_won;
  gboolean   continues_step; /* whether the robot shares the step of the place before, which has a robot of the same
                              * squad */
  GtkWidget *label;          /* a child of the podium */
} Place;

/* CSS: node `podium`. Role: group; each place is a label. */
struct _RoboPodium
{
  GtkWidget parent_instance;

  Place              places[ROBO_MAX_ROBOTS];
  guint              n_places;
  gboolean           is_due;
  AdwAnimation      *ceremony;
  RoboSprites       *sprites;
  RoboSprites       *winner_sprites; /* sprites of a single winner, who is larger */
  GskRenderNode     *rays;           /* nullable; cached, around the origin */
  const RoboPalette *palette;        /* palette of the cached pictures */
  double             unit_px;        /* width of a column that is not of a single winner */
  int                scale;
};

G_DEFINE_FINAL_TYPE (RoboPodium, robo_podium, GTK_TYPE_WIDGET)

/* Returns the palette of the stage, which is dark in every style. */
static const RoboPalette *
get_stage_palette (void)
{
  const RoboPalette *page = robo_desktop_style_get_page_palette (robo_desktop_style_get_default ());
  gboolean           is_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  RoboStyle          style = is_contrast ? ROBO_STYLE_CONTRAST : ROBO_STYLE_DARK;

  return robo_palette_get_has_patterns (page) ? robo_palette_get_patterned (style) : robo_palette_get (style);
}

static void
forget_rays (RoboPodium *self)
{
  g_clear_pointer (&self->rays, gsk_render_node_unref);
}

/* Returns the progress between `from` and `to`, which are two moments of the ceremony from 0 to 1. The result goes from
 * 0 to 1 and slows down at its end. */
static double
get_part (RoboPodium *self,
          double      from,
          double      to)
{
  double t = CLAMP ((robo_podium_get_progress (self) - from) / (to - from), 0, 1);

  return 1 - pow (1 - t, 3);
}

/* Returns the largest width of a column, which grows with the size of the text. */
static int
get_widest_column (void)
{
  return (int)(WIDEST_COLUMN * MAX (robo_desktop_style_get_text_scale (), 1));
}

/* Returns TRUE if the robot of the place is the only winner. A squad that has won has several winners. */
static gboolean
is_single_winner (RoboPodium *self,
                  guint       place)
{
  guint n_winners = 0;

  for (guint i = 0; i < self->n_places; i++)
    n_winners += self->places[i].has_won;

  return n_winners == 1 && self->places[place].has_won;
}

static double
get_scale (RoboPodium *self,
           guint       place)
{
  return is_single_winner (self, place) ? WINNER_SCALE : 1;
}

/* Returns the sum of the scales of the first places. */
static double
sum_scales (RoboPodium *self,
            guint       n_places)
{
  double sum = 0;

  for (guint i = 0; i < n_places; i++)
    sum += get_scale (self, i);

  return sum;
}

/* Returns the width of a column of scale 1 in a podium of this width. */
static double
fit_unit (RoboPodium *self,
          double      width)
{
  return MIN (get_widest_column (), width / sum_scales (self, self->n_places));
}

static double
get_unit (RoboPodium *self)
{
  return fit_unit (self, gtk_widget_get_width (GTK_WIDGET (self)));
}

static double
get_column (RoboPodium *self,
            guint       place)
{
  return get_unit (self) * get_scale (self, place);
}

static double
get_left (RoboPodium *self,
          guint       place)
{
  double unit = get_unit (self);

  return (gtk_widget_get_width (GTK_WIDGET (self)) - unit * sum_scales (self, self->n_places)) / 2 +
         unit * sum_scales (self, place);
}

/* Returns the side of the square in which a robot stands, if a column of scale 1 is `unit` wide. */
static double
get_side (RoboPodium *self,
          guint       place,
          double      unit)
{
  return MIN (FIGURE_PX, unit) * get_scale (self, place);
}

/* Returns the height of the room above the highest step. */
static double
get_room (RoboPodium *self,
          double      unit)
{
  double room = MIN (FIGURE_PX, unit);

  for (guint i = 0; i < self->n_places; i++)
    room = MAX (room, get_side (self, i, unit));

  return ceil (room);
}

/* Returns the y coordinate of the top of the highest step. */
static double
get_floor (RoboPodium *self)
{
  return HOP_PX + get_room (self, get_unit (self));
}

/* Draws a cached robot with its middle at x and its foot at `foot`. The foot of a robot is a little above the lower end
 * of its sprite. */
static void
append_figure (RoboPodium  *self,
               GtkSnapshot *snapshot,
               guint        index,
               double       x,
               double       foot)
{
  const Place *place = &self->places[index];
  RoboSprite   sprite = { .kind = ROBO_SPRITE_ROBOT, .number = ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD };
  double       side_px = get_side (self, index, self->unit_px);
  double       size_px = floor (side_px * FIGURE_SIZE);

  sprite.robot.colour = (guint8)place->colour;
  sprite.robot.is_killbot = (guint8)place->is_killbot;
  sprite.robot.facing = ROBO_DIR_S;
  sprite.robot.mood = place->has_won ? ROBO_MOOD_CHEERING : ROBO_MOOD_IDLE;
  robo_sprites_append (is_single_winner (self, index) ? self->winner_sprites : self->sprites, snapshot, &sprite,
                       floor (x - size_px / 2), floor (foot - 0.46 * side_px - size_px / 2));
}

static PangoLayout *
new_digit (RoboPodium *self,
           guint       rank)
{
  g_autofree char *digit = g_strdup_printf ("%u", rank);
  PangoLayout     *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), digit);
  PangoAttrList   *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (1.1));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

/* Returns the height of the highest step. It is high enough for the lowest step to have room for its number, however
 * large the text is. */
static int
get_step_px (RoboPodium *self)
{
  g_autoptr (PangoLayout) layout = new_digit (self, G_N_ELEMENTS (heights));
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return MAX (STEP_PX, (int)ceil ((BAND_PX + height + 2 * DISC_GAP_PX) / heights[G_N_ELEMENTS (heights) - 1]));
}

static GdkRGBA
get_rgba (const RoboPalette *palette,
          RoboPaint          paint,
          float              alpha)
{
  guint32 rgb = robo_palette_get_rgb (palette, paint);

  return (GdkRGBA){ (rgb >> 16 & 0xff) / 255.0f, (rgb >> 8 & 0xff) / 255.0f, (rgb & 0xff) / 255.0f, alpha };
}

static GdkRGBA
get_stage_rgba (void)
{
  return (GdkRGBA){ (STAGE_RGB >> 16 & 0xff) / 255.0f, (STAGE_RGB >> 8 & 0xff) / 255.0f, (STAGE_RGB & 0xff) / 255.0f,
                    1 };
}

static void
append_step (RoboPodium  *self,
             GtkSnapshot *snapshot,
             Place       *place,
             double       x,
             double       top,
             double       width,
             double       height)
{
  GdkRGBA ink = robo_css_get_colour (GTK_WIDGET (self));
  GdkRGBA lit;
  GdkRGBA shade;
  GdkRGBA page;
  GdkRGBA band = get_rgba (self->palette, robo_palette_get_body (place->colour), 1);
  g_autoptr (PangoLayout) layout = new_digit (self, place->rank);
  GskRoundedRect outline;
  GskRoundedRect disc;
  int            text_width, text_height;
  float          disc_px;

  lit = shade = ink;
  lit.alpha = 0.13f;
  shade.alpha = 0.28f;
  page = get_stage_rgba ();
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float)x, (float)top, (float)width, (float)height),
                                   3);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  /* Hide the rays behind the step with the color of the stage. */
  gtk_snapshot_append_color (snapshot, &page, &outline.bounds);
  gtk_snapshot_append_linear_gradient (snapshot, &outline.bounds,
                                       &GRAPHENE_POINT_INIT ((float)x, (float)top),
                                       &GRAPHENE_POINT_INIT ((float)x, (float)(top + height)),
                                       (GskColorStop[2]){ { 0, lit }, { 1, shade } }, 2);
  gtk_snapshot_append_color (snapshot, &band, &GRAPHENE_RECT_INIT ((float)x, (float)top, (float)width, BAND_PX));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]){ 1, 1, 1, 1 }, (GdkRGBA[4]){ ink, ink, ink, ink });

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  disc_px = (float)(MAX (text_width, text_height) + 2 * DISC_GAP_PX);
  /* Hide the number while the rising step is too low for it. */
  if (height < BAND_PX + disc_px)
    return;

  ink = get_rgba (self->palette, ROBO_PAINT_BADGE_INK, 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float)round (x + (width - disc_px) / 2),
                                                (float)round (top + BAND_PX + (height - BAND_PX - disc_px) / 2)));
  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (0, 0, disc_px, disc_px), disc_px / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &disc, (float[4]){ 2, 2, 2, 2 }, (GdkRGBA[4]){ ink, ink, ink, ink });
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((disc_px - text_width) / 2, (disc_px - text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Draws the rays for later frames, from the middle of the winner. The rays fade out with the distance and toward the
 * top of the page, so that they have no visible end. */
static void
update_rays (RoboPodium *self,
             guint       colour)
{
  GtkSnapshot     *snapshot;
  cairo_pattern_t *light, *fade;
  cairo_t         *cr;
  GdkRGBA          rgba = get_rgba (self->palette, robo_palette_get_body (colour), 1);
  const double     top = -(HOP_PX + get_room (self, self->unit_px) / 2);

  if (self->rays != NULL)
    return;

  snapshot = gtk_snapshot_new ();
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-RAYS_PX, -RAYS_PX, 2 * RAYS_PX, 2 * RAYS_PX));
  light = cairo_pattern_create_radial (0, 0, 0, 0, 0, RAYS_PX);
  cairo_pattern_add_color_stop_rgba (light, 0, rgba.red, rgba.green, rgba.blue, 0.3);
  cairo_pattern_add_color_stop_rgba (light, 1, rgba.red, rgba.green, rgba.blue, 0);
  for (guint i = 0; i < N_RAYS; i++)
    {
      cairo_move_to (cr, 0, 0);
      cairo_arc (cr, 0, 0, RAYS_PX, (2 * i) * G_PI / N_RAYS, (2 * i + 1) * G_PI / N_RAYS);
      cairo_close_path (cr);
    }
  cairo_clip (cr);
  fade = cairo_pattern_create_linear (0, top, 0, top + RAYS_FADE_PX);
  cairo_pattern_add_color_stop_rgba (fade, 0, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgba (fade, 1, 0, 0, 0, 1);
  cairo_set_source (cr, light);
  cairo_mask (cr, fade);
  cairo_pattern_destroy (light);
  cairo_pattern_destroy (fade);
  cairo_destroy (cr);
  self->rays = gtk_snapshot_free_to_node (snapshot);
}

/* Shows the rays together with the highest step. There are no rays without a winner, and in high contrast, because the
 * page is to be plain there. */
static void
append_rays (RoboPodium  *self,
             GtkSnapshot *snapshot)
{
  double x = 0;
  guint  n_winners = 0;
  guint  colour = 0;

  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].has_won)
      {
        x += get_left (self, i) + get_column (self, i) / 2;
        colour = self->places[i].colour;
        n_winners++;
      }
  if (n_winners == 0 || adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return;

  update_rays (self, colour);
  gtk_snapshot_push_opacity (snapshot, get_part (self, 0.36, 0.6));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(x / n_winners),
                                                          (float)(HOP_PX + get_room (self, self->unit_px) / 2)));
  gtk_snapshot_append_node (snapshot, self->rays);
  gtk_snapshot_pop (snapshot);
}

/* Draws a place. The steps rise one after the other, the lowest first. Then the winners hop, and stand still before the
 * last confetti has fallen. A squad has one step, which its first place draws. */
static void
append_place (RoboPodium  *self,
              GtkSnapshot *snapshot,
              guint        index)
{
  Place *place = &self->places[index];
  double begin = 0.12 * (4 - MIN (place->rank, 4));
  int    step_px = get_step_px (self);
  double height = step_px * heights[MIN (place->rank, 4) - 1] * get_part (self, begin, begin + 0.22);
  double x = get_left (self, index) + GAP / 2.0;
  double width = get_column (self, index) - GAP;
  double top = get_floor (self) + step_px - height;
  double hop = 0;
  double step_width = width;

  for (guint i = index + 1; i < self->n_places && self->places[i].continues_step; i++)
    step_width += get_column (self, i);
  if (!place->continues_step)
    append_step (self, snapshot, place, x, top, step_width, height);
  if (place->has_won)
    hop = HOP_PX * fabs (sin (3 * G_PI * CLAMP ((robo_podium_get_progress (self) - 0.6) / 0.3, 0, 1)));
  append_figure (self, snapshot, index, x + width / 2, top - hop);
}

/* Draws the confetti. Each piece falls along a path of its own, which is the same at each win. */
static void
append_confetti (RoboPodium  *self,
                 GtkSnapshot *snapshot)
{
  double time = CLAMP ((robo_podium_get_progress (self) - 0.5) / 0.5, 0, 1);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double winner = 0.5;
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);

  if (time <= 0 || time >= 1)
    return;

  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i].has_won)
      winner = (get_left (self, i) + get_column (self, i) / 2) / width;
  for (guint i = 0; i < N_CONFETTI; i++)
    {
      double  vx = g_rand_double_range (dice, -1, 1);
      double  vy = g_rand_double_range (dice, 1.2, 2.6);
      double  turn = g_rand_double_range (dice, -900, 900);
      guint   colour = g_rand_int_range (dice, 0, 4);
      double  x = width * winner + vx * 190 * time * (2 - time);
      double  y = get_floor (self) * 0.8 - vy * 150 * time + 310 * time * time;
      GdkRGBA rgba = get_rgba (self->palette, robo_palette_get_body (colour), (float)MIN (1, 4 * (1 - time)));

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
      gtk_snapshot_rotate (snapshot, (float)(turn * time));
      gtk_snapshot_append_color (snapshot, &rgba, &GRAPHENE_RECT_INIT (-4, -2, 8, 4));
      gtk_snapshot_restore (snapshot);
    }
}

static void
robo_podium_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  RoboPodium        *self = ROBO_PODIUM (widget);
  const RoboPalette *palette = get_stage_palette ();
  int                scale = gtk_widget_get_scale_factor (widget);
  GskRoundedRect     light;
  double             unit_px;

  if (self->n_places == 0)
    return;

  unit_px = get_unit (self);
  if (self->palette != palette || self->scale != scale || self->unit_px != unit_px)
    forget_rays (self);
  self->palette = palette;
  self->scale = scale;
  self->unit_px = unit_px;
  robo_sprites_set_look (self->sprites, palette, floor (MIN (FIGURE_PX, unit_px) * FIGURE_SIZE), scale);
  robo_sprites_set_look (self->winner_sprites, palette, floor (MIN (FIGURE_PX, unit_px) * WINNER_SCALE * FIGURE_SIZE),
                         scale);

  gsk_rounded_rect_init_from_rect (
    &light,
    &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget), (float)(get_floor (self) + get_step_px (self))),
    LIGHT_RADIUS_PX);
  gtk_snapshot_push_rounded_clip (snapshot, &light);
  gtk_snapshot_save (snapshot);
  append_rays (self, snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  for (guint i = 0; i < self->n_places; i++)
    append_place (self, snapshot, i);
  gtk_snapshot_push_clip (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget), (float)gtk_widget_get_height (widget)));
  append_confetti (self, snapshot);
  gtk_snapshot_pop (snapshot);
  for (guint i = 0; i < self->n_places; i++)
    gtk_widget_snapshot_child (widget, self->places[i].label, snapshot);
}

static GtkSizeRequestMode
robo_podium_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
robo_podium_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  RoboPodium *self = ROBO_PODIUM (widget);
  double      unit = NATURAL_COLUMN;
  int         words = 0;

  if (for_size >= 0 && self->n_places > 0)
    unit = fit_unit (self, for_size);

  for (guint i = 0; i < self->n_places; i++)
    {
      int column = (int)(unit * get_scale (self, i));
      int label;

      gtk_widget_measure (self->places[i].label, orientation, orientation == GTK_ORIENTATION_VERTICAL ? column : -1,
                          &label, NULL, NULL, NULL);
      words = MAX (words, label);
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int)ceil (sum_scales (self, self->n_places) * MAX (MINIMUM_COLUMN, words));
      *natural = (int)ceil (sum_scales (self, self->n_places) * MAX (NATURAL_COLUMN, words));
    }
  else
    *minimum = *natural = HOP_PX + (int)get_room (self, unit) + get_step_px (self) + GAP + words;
  *minimum_baseline = *natural_baseline = -1;
}

static void
robo_podium_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RoboPodium *self = ROBO_PODIUM (widget);
  int         top = (int)get_floor (self) + get_step_px (self) + GAP;

  for (guint i = 0; i < self->n_places; i++)
    {
      GtkAllocation area = { (int)get_left (self, i), top, (int)get_column (self, i), MAX (1, height - top) };

      gtk_widget_size_allocate (self->places[i].label, &area, -1);
    }
}

/* Starts the ceremony if the user has not seen it yet. */
static void
robo_podium_map (GtkWidget *widget)
{
  RoboPodium *self = ROBO_PODIUM (widget);

  GTK_WIDGET_CLASS (robo_podium_parent_class)->map (widget);
  if (self->is_due)
    adw_animation_play (self->ceremony);
  self->is_due = FALSE;
}

static void
robo_podium_unmap (GtkWidget *widget)
{
  if (ROBO_PODIUM (widget)->ceremony != NULL)
    adw_animation_skip (ROBO_PODIUM (widget)->ceremony);
  GTK_WIDGET_CLASS (robo_podium_parent_class)->unmap (widget);
}

static void
remove_places (RoboPodium *self)
{
  forget_rays (self);
  for (guint i = 0; i < self->n_places; i++)
    g_clear_pointer (&self->places[i].label, gtk_widget_unparent);
  self->n_places = 0;
}

static void
robo_podium_dispose (GObject *object)
{
  RoboPodium *self = ROBO_PODIUM (object);

  remove_places (self);
  g_clear_object (&self->ceremony);

  G_OBJECT_CLASS (robo_podium_parent_class)->dispose (object);
}

static void
robo_podium_finalize (GObject *object)
{
  robo_sprites_free (ROBO_PODIUM (object)->sprites);
  robo_sprites_free (ROBO_PODIUM (object)->winner_sprites);

  G_OBJECT_CLASS (robo_podium_parent_class)->finalize (object);
}

static void
robo_podium_class_init (RoboPodiumClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_podium_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_podium_finalize;
  widget_class->get_request_mode = robo_podium_get_request_mode;
  widget_class->measure = robo_podium_measure;
  widget_class->size_allocate = robo_podium_size_allocate;
  widget_class->snapshot = robo_podium_snapshot;
  widget_class->map = robo_podium_map;
  widget_class->unmap = robo_podium_unmap;

  gtk_widget_class_set_css_name (widget_class, "podium");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
moved_cb (double   value,
          gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
robo_podium_init (RoboPodium *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (moved_cb, self, NULL);

  self->sprites = robo_sprites_new (GTK_WIDGET (self));
  self->winner_sprites = robo_sprites_new (GTK_WIDGET (self));
  self->ceremony = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, CEREMONY_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->ceremony), ADW_LINEAR);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static GtkWidget *
label_new (const RoboPodiumPlace *place)
{
  g_autofree char *name = g_markup_escape_text (place->name, -1);
  RoboPaint        paint = robo_palette_get_seat (place->colour);
  guint32          rgb = robo_palette_get_readable (get_stage_palette (), paint, STAGE_RGB);
  g_autofree char *markup = g_strdup_printf ("<span weight=\"bold\" foreground=\"#%06x\" alpha=\"100%%\">%s</span>\n%s", rgb,
                                             name, place->points);
  /* Translators: This says how well a player has done. %1$u is the rank, %2$s is the player, and %3$s is what the
   * player has won, such as “5 VP”. */
  g_autofree char *spoken = g_strdup_printf (_ ("Rank %1$u: %2$s, %3$s"), place->rank, place->name, place->points);
  GtkWidget       *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_set_margin_start (label, LABEL_MARGIN_PX);
  gtk_widget_set_margin_end (label, LABEL_MARGIN_PX);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return label;
}

void
robo_podium_show (RoboPodium            *self,
                  const RoboPodiumPlace *places,
                  guint                  n_places)
{
  guint n_killbots = 0;

  g_return_if_fail (ROBO_IS_PODIUM (self));
  g_return_if_fail (n_places <= ROBO_MAX_ROBOTS && (places != NULL || n_places == 0));

  remove_places (self);
  self->n_places = n_places;
  for (guint i = 0; i < n_places; i++)
    n_killbots += places[i].is_killbot;
  for (guint i = 0; i < n_places; i++)
    {
      /* Put the best place after the second, so that it is in the middle of three places. Robots of a squad stay
       * together, so with a squad the best place comes first. */
      gboolean is_middle = n_places > 1 && i <= 1 && n_killbots <= 1;

      self->places[is_middle ? 1 - i : i] = (Place){
        .rank = places[i].rank,
        .colour = places[i].colour,
        .is_killbot = places[i].is_killbot,
        .has_won = places[i].has_won,
        .continues_step = i > 0 && n_killbots > 1 && places[i].is_killbot && places[i - 1].is_killbot,
        .label = label_new (&places[i]),
      };
    }
  /* Add the labels from left to right, which is the order in which they are read. */
  for (guint i = 0; i < self->n_places; i++)
    gtk_widget_set_parent (self->places[i].label, GTK_WIDGET (self));

  self->is_due = TRUE;
  adw_animation_reset (self->ceremony);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->is_due = FALSE;
      adw_animation_play (self->ceremony);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
robo_podium_skip (RoboPodium *self)
{
  g_return_if_fail (ROBO_IS_PODIUM (self));

  self->is_due = FALSE;
  adw_animation_skip (self->ceremony);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
robo_podium_get_progress (RoboPodium *self)
{
  g_return_val_if_fail (ROBO_IS_PODIUM (self), 1);

  return adw_animation_get_value (self->ceremony);
}
