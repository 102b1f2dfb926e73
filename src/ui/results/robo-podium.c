// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-podium.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "ui/board/robo-sprites.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-ink.h"

/* These are the widths of a column: the minimum, the natural and the largest one. GAP is the space between columns. All
 * are in pixels. */
#define MINIMUM_COLUMN 60
#define NATURAL_COLUMN 112
#define WIDEST_COLUMN  132
#define GAP            4

/* The room above the highest step has the height FIGURE_PX, and a robot fills FIGURE_SIZE of it. The highest step is at
 * least STEP_PX high. */
#define FIGURE_PX   92
#define FIGURE_SIZE 0.94
#define STEP_PX     78
#define HOP_PX      12
#define BAND_PX     6

/* The light behind the winner has N_RAYS rays, which reach RAYS_PX far, and corners with the radius LIGHT_RADIUS_PX.
 * DISC_GAP_PX is between the number of a step and the disc around this number. */
#define N_RAYS          12
#define RAYS_PX         210
#define RAYS_FADE_PX    40
#define LIGHT_RADIUS_PX 12
#define DISC_GAP_PX     3

#define CEREMONY_MS 2400
#define N_CONFETTI  56

/* Lists the relative heights of the steps, by rank. */
static const double heights[] = { 1, 0.7, 0.5, 0.36 };

typedef struct
{
  guint      seat; /* ROBO_NO_SEAT for an empty place */
  guint      rank; /* from 1 */
  guint      colour;
  gboolean   is_killbot;
  gboolean   has_won;
  GtkWidget *label; /* a child */
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
  GskRenderNode     *rays;    /* nullable; cached, around the origin */
  const RoboPalette *palette; /* of the cached pictures */
  double             side_px;
  int                scale;
};

G_DEFINE_FINAL_TYPE (RoboPodium, robo_podium, GTK_TYPE_WIDGET)

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

static double
get_column (RoboPodium *self)
{
  return MIN (get_widest_column (), (double)gtk_widget_get_width (GTK_WIDGET (self)) / self->n_places);
}

static double
get_left (RoboPodium *self,
          guint       place)
{
  return (gtk_widget_get_width (GTK_WIDGET (self)) - get_column (self) * self->n_places) / 2 +
         place * get_column (self);
}

static double
get_figure_px (RoboPodium *self)
{
  return floor (self->side_px * FIGURE_SIZE);
}

/* Draws a cached robot with its middle at x. The foot of a robot is a little above the lower end of its sprite. */
static void
append_figure (RoboPodium  *self,
               GtkSnapshot *snapshot,
               const Place *place,
               double       x,
               double       foot)
{
  RoboSprite sprite = { .kind = ROBO_SPRITE_ROBOT, .number = ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD };
  double     size_px = get_figure_px (self);

  sprite.robot.colour = (guint8)place->colour;
  sprite.robot.is_killbot = (guint8)place->is_killbot;
  sprite.robot.facing = ROBO_DIR_S;
  sprite.robot.mood = place->has_won ? ROBO_MOOD_CHEERING : ROBO_MOOD_IDLE;
  robo_sprites_append (self->sprites, snapshot, &sprite, floor (x - size_px / 2),
                       floor (foot - 0.46 * self->side_px - size_px / 2));
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

/* Returns the height of the highest step. The lowest step must have room for its number, however large the text is. */
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

static void
append_step (RoboPodium  *self,
             GtkSnapshot *snapshot,
             Place       *place,
             double       x,
             double       top,
             double       height)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  double           width = get_column (self) - GAP;
  GdkRGBA          ink;
  GdkRGBA          lit;
  GdkRGBA          shade;
  GdkRGBA          page;
  GdkRGBA          band = get_rgba (self->palette, robo_palette_get_body (place->colour), 1);
  g_autoptr (PangoLayout) layout = new_digit (self, place->rank);
  GskRoundedRect outline;
  GskRoundedRect disc;
  int            text_width, text_height;
  float          disc_px;

  gtk_style_context_get_color (style, &ink);
  lit = shade = ink;
  lit.alpha = 0.13f;
  shade.alpha = 0.28f;
  if (!gtk_style_context_lookup_color (style, "window_bg_color", &page))
    page = (GdkRGBA){ 0 };
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float)x, (float)top, (float)width, (float)height),
                                   3);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  /* Hide the rays behind the step with the color of the page. */
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

/* Draws the rays for later frames, from the middle of the winner. They fade out with the distance and toward the top of
 * the page, because light has no edge. */
static void
update_rays (RoboPodium *self,
             guint       colour)
{
  GtkSnapshot     *snapshot;
  cairo_pattern_t *light, *fade;
  cairo_t         *cr;
  GdkRGBA          rgba = get_rgba (self->palette, robo_palette_get_body (colour), 1);
  const double     top = -(HOP_PX + FIGURE_PX / 2);

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

/* Shows the rays together with the highest step. In high contrast there are no rays, because the page is to be plain. */
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
        x += get_left (self, i) + get_column (self) / 2;
        colour = self->places[i].colour;
        n_winners++;
      }
  if (n_winners == 0 || adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return;

  update_rays (self, colour);
  gtk_snapshot_push_opacity (snapshot, get_part (self, 0.36, 0.6));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(x / n_winners), HOP_PX + FIGURE_PX / 2));
  gtk_snapshot_append_node (snapshot, self->rays);
  gtk_snapshot_pop (snapshot);
}

/* Draws a place. The steps rise one after the other, the lowest first. Then the winner hops, and stands still before
 * the last confetti has fallen. */
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
  double top = HOP_PX + FIGURE_PX + step_px - height;
  double hop = 0;

  append_step (self, snapshot, place, x, top, height);
  if (place->has_won)
    hop = HOP_PX * fabs (sin (3 * G_PI * CLAMP ((robo_podium_get_progress (self) - 0.6) / 0.3, 0, 1)));
  append_figure (self, snapshot, place, x + (get_column (self) - GAP) / 2, top - hop);
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
      winner = (get_left (self, i) + get_column (self) / 2) / width;
  for (guint i = 0; i < N_CONFETTI; i++)
    {
      double  vx = g_rand_double_range (dice, -1, 1);
      double  vy = g_rand_double_range (dice, 1.2, 2.6);
      double  turn = g_rand_double_range (dice, -900, 900);
      guint   colour = g_rand_int_range (dice, 0, 4);
      double  x = width * winner + vx * 190 * time * (2 - time);
      double  y = HOP_PX + FIGURE_PX * 0.8 - vy * 150 * time + 310 * time * time;
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
  const RoboPalette *palette = robo_ink_get_page_palette ();
  int                scale = gtk_widget_get_scale_factor (widget);
  GskRoundedRect     light;
  double             side_px;

  if (self->n_places == 0)
    return;

  side_px = MIN (FIGURE_PX, get_column (self));
  if (self->palette != palette || self->scale != scale || self->side_px != side_px)
    forget_rays (self);
  self->palette = palette;
  self->scale = scale;
  self->side_px = side_px;
  robo_sprites_set_look (self->sprites, palette, get_figure_px (self), scale);

  gsk_rounded_rect_init_from_rect (
    &light, &GRAPHENE_RECT_INIT (0, 0, (float)gtk_widget_get_width (widget), HOP_PX + FIGURE_PX + get_step_px (self)),
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
  int         words = 0;
  int         column = -1;

  if (for_size >= 0 && self->n_places > 0)
    column = MIN (get_widest_column (), for_size / (int)self->n_places);

  for (guint i = 0; i < self->n_places; i++)
    {
      int label;

      gtk_widget_measure (self->places[i].label, orientation, orientation == GTK_ORIENTATION_VERTICAL ? column : -1,
                          &label, NULL, NULL, NULL);
      words = MAX (words, label);
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int)self->n_places * MAX (MINIMUM_COLUMN, words);
      *natural = (int)self->n_places * MAX (NATURAL_COLUMN, words);
    }
  else
    *minimum = *natural = HOP_PX + FIGURE_PX + get_step_px (self) + GAP + words;
  *minimum_baseline = *natural_baseline = -1;
}

static void
robo_podium_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RoboPodium *self = ROBO_PODIUM (widget);
  int         top = HOP_PX + FIGURE_PX + get_step_px (self) + GAP;

  for (guint i = 0; i < self->n_places; i++)
    {
      GtkAllocation area = { (int)get_left (self, i), top, (int)get_column (self), MAX (1, height - top) };

      gtk_widget_size_allocate (self->places[i].label, &area, -1);
    }
}

/* If the user has not seen the ceremony yet, starts it. */
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
  self->ceremony = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, CEREMONY_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->ceremony), ADW_LINEAR);
  g_signal_connect_object (robo_desktop_style_get_default (), "notify::style", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static GtkWidget *
label_new (RoboSeat            *seat,
           const RoboSeatStats *stats)
{
  g_autofree char *name = g_markup_escape_text (robo_seat_get_name (seat), -1);
  g_autofree char *colour = robo_ink_dup_name_colour (robo_seat_get_colour (seat));
  /* Translators: victory points */
  g_autofree char *points = g_strdup_printf (g_dngettext (NULL, "%u VP", "%u VP", stats->vp), stats->vp);
  g_autofree char *markup = g_strdup_printf ("<span weight=\"bold\" foreground=\"%s\" alpha=\"100%%\">%s</span>\n%s", colour, name, points);
  GtkWidget       *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_widget_set_valign (label, GTK_ALIGN_START);

  return label;
}

void
robo_podium_show (RoboPodium *self,
                  RoboMatch  *match)
{
  RoboMatchStats stats;

  g_return_if_fail (ROBO_IS_PODIUM (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  remove_places (self);
  robo_match_count_stats (match, &stats);
  self->n_places = stats.n_seats;
  for (guint i = 0; i < stats.n_seats; i++)
    {
      guint     number = stats.ranking[i];
      RoboSeat *seat = robo_match_get_seat (match, number);
      gboolean  is_killbot = robo_seat_get_is_killbot (seat);
      Place    *place = &self->places[stats.n_seats > 1 && i <= 1 ? 1 - i : i];

      *place = (Place){
        .seat = number,
        .rank = stats.seats[number].rank,
        .colour = robo_seat_get_colour (seat),
        .is_killbot = is_killbot,
        .has_won = stats.winner == number || (stats.winner == ROBO_WINNER_SQUAD && is_killbot),
        .label = label_new (seat, &stats.seats[number]),
      };
    }
  /* Add the labels in the order in which they are to be read. */
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
