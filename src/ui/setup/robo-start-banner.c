// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-start-banner.h"

#include <math.h>
#include <string.h>

#include "base/robo-idle.h"
#include "draw/robo-arena-drawing.h"
#include "draw/robo-piece-drawing.h"
#include "ui/board/robo-sprites.h"
#include "ui/widgets/pictures/robo-cached-picture.h"
#include "ui/widgets/pictures/robo-desktop-style.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-liveliness.h"

/* The banner shows the middle part of an arena of COLUMNS by ROWS spaces. */
#define COLUMNS   29
#define ROWS      5
#define WIDTH_PX  860
#define NARROW_PX 520
#define N_ROBOTS  4

/* In a banner of at least this width, the robots stand far apart. In a narrower banner the robots stand closer
 * together, to leave room for the text. */
#define WIDE_FROM_PX 1000

/* A narrow banner has the natural height NARROW_HEIGHT_PX. The natural height of other banners is HEIGHT_SHARE of
 * their width, but at least LEAST_HEIGHT_PX and at most MOST_HEIGHT_PX. */
#define NARROW_HEIGHT_PX 380
#define LEAST_HEIGHT_PX  230
#define MOST_HEIGHT_PX   340
#define HEIGHT_SHARE     0.22

/* In a banner of at least this width, the robots grow with its height, up to the height that is GROWN_SHARE of the
 * width. In a narrower banner, only large text makes the banner higher, and the robots would cover it. */
#define GROWS_FROM_PX 1400
#define GROWN_SHARE   0.24

/* These sizes of spaces and robots are shares of the height of the banner. Robots are larger than on a board, because
 * they are portraits here, not pieces. */
#define CELL_SHARE         0.36
#define ROBOT_SHARE        0.5
#define NARROW_ROBOT_SHARE 0.23

#define NOBODY       N_ROBOTS
#define SHUT_MS      140
#define MIN_PAUSE_MS 1500
#define MAX_PAUSE_MS 4500
/* After this many animations, which take about a minute, the banner is still. */
#define MOST 22

/* At most one timeout runs at a time, which ends a blink or begins the next animation. */
struct _RoboStartBanner
{
  GtkWidget parent_instance;

  /* owned */
  RoboSprites      *sprites;
  RoboCachedPicture ground;
  RoboLiveliness   *liveliness;

  guint    live_id; /* source of the timeout, or 0 */
  guint    n_done;  /* number of animations since the pointer last moved */
  guint    n_ready; /* number of drawings that have been made: first the ground, then the robots */
  gboolean is_drawn;

  guint8 gazes[N_ROBOTS]; /* by color, direction in which the robot's head is turned, as in RoboPictureRobot */
  guint  blinking;        /* color of the blinking robot, or N_ROBOTS for none */
};

G_DEFINE_FINAL_TYPE (RoboStartBanner, robo_start_banner, GTK_TYPE_WIDGET)

/* Initializes the arena. Most of its features are in the right half, because text covers the left part of the banner. */
static void
init_plan (RoboPlan *plan)
{
  static const guint middle = COLUMNS / 2;

  *plan = (RoboPlan){ .columns = COLUMNS, .rows = ROWS, .theme = ROBO_THEME_STEEL };
  /* Make the pits several rows high, so that their far walls are visible. */
  for (guint row = 1; row < ROWS; row++)
    for (guint i = 0; i < 2; i++)
      plan->terrain[row * COLUMNS + middle + 6 + i] = plan->terrain[row * COLUMNS + middle - 6 + i] = ROBO_TERRAIN_PIT;
  plan->starts[plan->n_starts++] = (RoboStart){
    .space = (guint8)(3 * COLUMNS + middle + 5),
    .side = ROBO_DIR_E,
    .arrow = ROBO_DIR_W,
  };
  plan->vp[3 * COLUMNS + middle + 2] = 3;
  plan->vp[1 * COLUMNS + middle - 3] = 1;
  plan->workshop[1 * COLUMNS + middle + 4] = TRUE;
  plan->high_voltage[3 * COLUMNS + middle] = TRUE;
  plan->high_voltage[1 * COLUMNS + middle - 1] = TRUE;
  robo_plan_set_edge (plan, 3 * COLUMNS + middle, ROBO_DIR_N, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (plan, 1 * COLUMNS + middle - 1, ROBO_DIR_E, ROBO_EDGE_BARRIER);
}

static gboolean
is_narrow (double width)
{
  return width < NARROW_PX;
}

/* Darkens the ground, most of all behind the text: in the left part, or in the lower part of a narrow banner. */
static void
draw_shade (cairo_t *cr,
            double   width,
            double   height)
{
  gboolean         is_below = is_narrow (width);
  cairo_pattern_t *shade = is_below ? cairo_pattern_create_linear (0, height * 0.2, 0, height * 0.45)
                                    : cairo_pattern_create_linear (width * 0.45, 0, width * 0.75, 0);

  cairo_pattern_add_color_stop_rgba (shade, is_below ? 1 : 0, 0.08, 0.08, 0.1, 0.9);
  cairo_pattern_add_color_stop_rgba (shade, is_below ? 0 : 1, 0.08, 0.08, 0.1, is_below ? 0.1 : 0.25);
  cairo_set_source (cr, shade);
  cairo_paint (cr);
  cairo_pattern_destroy (shade);
}

static void
update_ground (RoboStartBanner       *self,
               const RoboPictureLook *look)
{
  const double cell_px = floor (look->height * CELL_SHARE);
  RoboPlan     plan;
  RoboLayout   layout;
  cairo_t     *cr;

  if (robo_cached_picture_has (&self->ground, look))
    return;

  init_plan (&plan);
  layout = (RoboLayout){
    .columns = COLUMNS,
    .rows = ROWS,
    .x = floor ((look->width - COLUMNS * cell_px) / 2),
    .y = floor (look->height / 2 - 2.5 * cell_px),
    .cell = cell_px,
    .frame = 0,
    .scale = look->scale,
  };
  cr = robo_cached_picture_begin (look);
  robo_draw_arena (cr, look->palette, &layout, &plan, ROBO_CAUTIONS_QUIET);
  for (guint space = 0; space < COLUMNS * ROWS; space++)
    if (plan.vp[space] != 0)
      {
        cairo_save (cr);
        cairo_translate (cr, layout.x + (space % COLUMNS + 0.5) * cell_px,
                         layout.y + (space / COLUMNS + 0.5) * cell_px);
        cairo_scale (cr, cell_px, cell_px);
        robo_draw_token (cr, look->palette, plan.vp[space], 1);
        cairo_restore (cr);
      }
  draw_shade (cr, look->width, look->height);
  robo_cached_picture_end (&self->ground, look, cr, 0, 0);
}

static double
get_natural_height (double width)
{
  return is_narrow (width) ? NARROW_HEIGHT_PX : CLAMP (floor (width * HEIGHT_SHARE), LEAST_HEIGHT_PX, MOST_HEIGHT_PX);
}

static double
get_robot_size (double width,
                double height)
{
  double most = width < GROWS_FROM_PX ? get_natural_height (width) : width * GROWN_SHARE;

  return floor (MIN (height, most) * (is_narrow (width) ? NARROW_ROBOT_SHARE : ROBOT_SHARE));
}

/* Gets the middle of the robot with this color. In the scene, the Hound (0) cheers, Mercury (1) looks on, and the
 * Reaper (2) shoots at Volt (3). */
static void
get_middle (RoboStartBanner *self,
            guint            colour,
            double          *x,
            double          *y)
{
  static const double wide_places[N_ROBOTS][2] = { { 0.66, 0.7 }, { 0.9, 0.68 }, { 0.55, 0.3 }, { 0.8, 0.3 } };
  static const double places[N_ROBOTS][2] = { { 0.74, 0.7 }, { 0.91, 0.68 }, { 0.67, 0.28 }, { 0.87, 0.28 } };
  static const double narrow_places[N_ROBOTS][2] = { { 0.38, 0.2 }, { 0.88, 0.2 }, { 0.13, 0.17 }, { 0.63, 0.17 } };
  double              width = gtk_widget_get_width (GTK_WIDGET (self));
  const double       *place = is_narrow (width)      ? narrow_places[colour]
                              : width < WIDE_FROM_PX ? places[colour]
                                                     : wide_places[colour];

  *x = width * place[0];
  *y = gtk_widget_get_height (GTK_WIDGET (self)) * place[1];
}

/* Animation */

static gboolean
may_move (RoboStartBanner *self)
{
  return self->is_drawn && robo_liveliness_ask (self->liveliness);
}

guint
robo_start_banner_live (RoboStartBanner *self)
{
  guint pause_ms = (guint)g_random_int_range (MIN_PAUSE_MS, MAX_PAUSE_MS);

  g_return_val_if_fail (ROBO_IS_START_BANNER (self), 0);

  if (self->blinking != NOBODY)
    self->blinking = NOBODY;
  else if (self->n_done++ >= MOST)
    return 0;
  else if (g_random_int_range (0, 3) == 0)
    self->gazes[g_random_int_range (0, N_ROBOTS)] = (guint8)g_random_int_range (ROBO_GAZE_REST, 2 + ROBO_DIR_NW);
  else
    {
      self->blinking = (guint)g_random_int_range (0, N_ROBOTS);
      pause_ms = SHUT_MS;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return pause_ms;
}

static gboolean
live_cb (gpointer user_data)
{
  RoboStartBanner *self = user_data;
  guint            pause_ms = robo_start_banner_live (self);

  self->live_id = pause_ms > 0 ? g_timeout_add (pause_ms, live_cb, self) : 0;

  return G_SOURCE_REMOVE;
}

/* Starts or stops the animation. Call this whenever a condition in may_move() may have changed. */
static void
start_or_stop_animation (RoboStartBanner *self)
{
  self->n_done = 0;
  if (may_move (self))
    {
      if (self->live_id == 0)
        self->live_id = g_timeout_add (MIN_PAUSE_MS, live_cb, self);
      return;
    }

  g_clear_handle_id (&self->live_id, g_source_remove);
  if (self->blinking == NOBODY)
    return;
  self->blinking = NOBODY;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_start_banner_look_at (RoboStartBanner *self,
                           double           x,
                           double           y)
{
  g_return_if_fail (ROBO_IS_START_BANNER (self));

  if (!may_move (self))
    return;

  start_or_stop_animation (self);
  for (guint colour = 0; colour < N_ROBOTS; colour++)
    {
      double middle_x, middle_y;
      int    eighths;
      guint8 gaze;

      get_middle (self, colour, &middle_x, &middle_y);
      eighths = (int)lround (atan2 (x - middle_x, middle_y - y) / G_PI_4);
      gaze = (guint8)(1 + (eighths + 8) % 8);
      if (self->gazes[colour] == gaze)
        continue;
      self->gazes[colour] = gaze;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/* Widget */

static GtkSizeRequestMode
robo_start_banner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
robo_start_banner_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = WIDTH_PX;
    }
  else
    {
      *natural = (int)get_natural_height (for_size);
      /* Let only the natural height grow with the width: GTK requires that the minimum height of a widget does not
       * grow with its width. */
      *minimum = LEAST_HEIGHT_PX;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
append_robot (RoboStartBanner *self,
              GtkSnapshot     *snapshot,
              guint            colour)
{
  static const RoboMood moods[N_ROBOTS] = { ROBO_MOOD_CHEERING, ROBO_MOOD_IDLE, ROBO_MOOD_AIMING, ROBO_MOOD_HIT };

  GtkWidget *widget = GTK_WIDGET (self);
  double     size_px = get_robot_size (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  RoboSprite sprite;
  double     x, y;

  /* Clear the whole struct, because sprites are compared as bytes. */
  memset (&sprite, 0, sizeof sprite);
  sprite.kind = ROBO_SPRITE_ROBOT;
  sprite.number = ROBO_ROBOT_SHADOW | ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD;
  sprite.robot.colour = (guint8)colour;
  sprite.robot.gaze = self->gazes[colour];
  sprite.robot.mood = self->blinking == colour ? ROBO_MOOD_BLINKING : moods[colour];
  get_middle (self, colour, &x, &y);
  robo_sprites_append (self->sprites, snapshot, &sprite, floor (x - size_px / 2), floor (y - size_px / 2));
}

/* Prepares ground and sprites for the size of the banner. Returns FALSE if the banner has no size yet. */
static gboolean
begin_frame (RoboStartBanner *self)
{
  const RoboPictureLook look = {
    .palette = robo_palette_get_themed (robo_ink_get_palette (), ROBO_THEME_STEEL),
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
  };

  if (look.width < 1 || look.height < 1)
    return FALSE;

  update_ground (self, &look);
  robo_sprites_set_look (self->sprites, look.palette, get_robot_size (look.width, look.height), look.scale);

  return TRUE;
}

/* Draws the Reaper's shot at Volt: a bright laser line in a red glow. */
static void
append_shot (RoboStartBanner *self,
             GtkSnapshot     *snapshot)
{
  static const struct
  {
    double  height; /* height of the strip, relative to the size of a robot */
    GdkRGBA color;
  } strips[] = {
    { 0.11, { 0.9, 0.1, 0.12, 0.35 } },
    { 0.055, { 0.93, 0.15, 0.15, 1 } },
    { 0.02, { 1, 0.9, 0.85, 1 } },
  };
  GtkWidget *widget = GTK_WIDGET (self);
  double     size = get_robot_size (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  double     from_x, from_y, to_x, to_y;

  get_middle (self, 2, &from_x, &from_y);
  get_middle (self, 3, &to_x, &to_y);
  from_x += size * 0.3;
  to_x -= size * 0.36;
  for (guint i = 0; i < G_N_ELEMENTS (strips) && from_x < to_x; i++)
    {
      double height = MAX (1, size * strips[i].height);

      gtk_snapshot_append_color (snapshot, &strips[i].color,
                                 &GRAPHENE_RECT_INIT ((float)from_x, (float)(from_y - height / 2),
                                                      (float)(to_x - from_x), (float)height));
    }
}

/* Darkens the robots, too, if large text reaches over them. */
static void
append_shade (RoboStartBanner *self,
              GtkSnapshot     *snapshot)
{
  const GdkRGBA      dark = { 0.08F, 0.08F, 0.1F, 0.8F };
  const GskColorStop stops[] = { { 0, dark }, { 0.75F, dark }, { 1, { 0.08F, 0.08F, 0.1F, 0.1F } } };
  float              width = (float)gtk_widget_get_width (GTK_WIDGET (self));
  float              height = (float)gtk_widget_get_height (GTK_WIDGET (self));

  if (!robo_desktop_style_has_large_text () || is_narrow (width))
    return;

  gtk_snapshot_append_linear_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (width, 0), stops, G_N_ELEMENTS (stops));
}

static void
robo_start_banner_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboStartBanner *self = ROBO_START_BANNER (widget);

  if (!self->is_drawn || !begin_frame (self))
    return;

  robo_cached_picture_append (&self->ground, snapshot, &self->ground.look, 0, 0);
  append_shot (self, snapshot);
  /* Draw the robots 0 and 1 last, because they are in front. */
  for (guint i = 0; i < N_ROBOTS; i++)
    append_robot (self, snapshot, (i + 2) % N_ROBOTS);
  append_shade (self, snapshot);
}

/* Draws the pictures that are still missing, before they are needed: first the ground, then one robot at a time.
 * Returns FALSE after the last picture. */
static gboolean
draw_next (gpointer data)
{
  RoboStartBanner *self = data;

  if (begin_frame (self) && self->n_ready > 0)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      append_robot (self, snapshot, self->n_ready - 1);
      node = gtk_snapshot_free_to_node (snapshot);
    }

  return ++self->n_ready <= N_ROBOTS;
}

static void
show (gpointer data)
{
  RoboStartBanner *self = data;

  self->is_drawn = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  start_or_stop_animation (self);
}

void
robo_start_banner_begin (RoboStartBanner *self)
{
  static const RoboIdleWork work = { ROBO_IDLE_SOON, draw_next, show };

  g_return_if_fail (ROBO_IS_START_BANNER (self));

  if (!self->is_drawn)
    robo_idle_add (&work, self, self);
}

static void
robo_start_banner_dispose (GObject *object)
{
  RoboStartBanner *self = ROBO_START_BANNER (object);

  g_clear_handle_id (&self->live_id, g_source_remove);
  g_clear_object (&self->liveliness);

  G_OBJECT_CLASS (robo_start_banner_parent_class)->dispose (object);
}

static void
robo_start_banner_finalize (GObject *object)
{
  RoboStartBanner *self = ROBO_START_BANNER (object);

  robo_sprites_free (self->sprites);
  robo_cached_picture_clear (&self->ground);

  G_OBJECT_CLASS (robo_start_banner_parent_class)->finalize (object);
}

static void
robo_start_banner_class_init (RoboStartBannerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_start_banner_dispose;
  object_class->finalize = robo_start_banner_finalize;
  widget_class->get_request_mode = robo_start_banner_get_request_mode;
  widget_class->measure = robo_start_banner_measure;
  widget_class->snapshot = robo_start_banner_snapshot;

  gtk_widget_class_set_css_name (widget_class, "startbanner");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
robo_start_banner_init (RoboStartBanner *self)
{
  self->sprites = robo_sprites_new (GTK_WIDGET (self));
  self->blinking = NOBODY;
  robo_ink_watch (GTK_WIDGET (self));
  self->liveliness = robo_liveliness_new (GTK_WIDGET (self));
  g_signal_connect_object (self->liveliness, "changed", G_CALLBACK (start_or_stop_animation), self, G_CONNECT_SWAPPED);
}
