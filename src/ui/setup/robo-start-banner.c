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
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-liveliness.h"

/* The banner shows the middle of an arena of COLUMNS by ROWS spaces. */
#define COLUMNS      15
#define ROWS         5
#define CELL_PX      72
#define WIDTH_PX     860
#define HEIGHT_PX    116
#define NARROW_PX    520
#define RADIUS_PX    12 /* of the corners of the banner, as in CSS */
#define LOW_PX       84
#define N_ROBOTS     4
#define NOBODY       N_ROBOTS
#define SHUT_MS      140
#define MIN_PAUSE_MS 1500
#define MAX_PAUSE_MS 4500
/* The banner rests after this many animations, which take about a minute. */
#define MOST 22

/* Robots have this size relative to a space. They are larger than on a board, because here they are characters, not
 * pieces. */
#define ROBOT_SIZE 1.3

/* Uses one timeout at a time, which ends a blink or begins the next animation. */
struct _RoboStartBanner
{
  GtkWidget parent_instance;

  /* owned */
  RoboSprites      *sprites;
  RoboCachedPicture ground;
  RoboLiveliness   *liveliness;

  guint    live_id; /* source of the timeout, or 0 */
  guint    n_done;  /* animations since the pointer moved */
  guint    n_ready; /* number of drawings that have been made: first the ground, then the robots */
  gboolean is_drawn;

  guint8 gazes[N_ROBOTS]; /* by color, as in RoboPictureRobot */
  guint  blinking;        /* color of the blinking robot, or N_ROBOTS for none */
};

G_DEFINE_FINAL_TYPE (RoboStartBanner, robo_start_banner, GTK_TYPE_WIDGET)

/* Initializes the arena: from left to right it has pits, a start, a token, high voltage behind a barrier, and a
 * workshop. */
static void
init_plan (RoboPlan *plan)
{
  static const struct
  {
    guint8  space;
    RoboDir side;
  } starts[] = {
    { 2 * COLUMNS + 3, ROBO_DIR_W },
    { 1 * COLUMNS + 11, ROBO_DIR_E },
  };

  *plan = (RoboPlan){ .columns = COLUMNS, .rows = ROWS, .theme = ROBO_THEME_STEEL };
  /* Give the pits several rows, because then they show their far walls. */
  for (guint row = 1; row < ROWS; row++)
    for (guint i = 0; i < 3; i++)
      plan->terrain[row * COLUMNS + i] = plan->terrain[row * COLUMNS + COLUMNS - 1 - i] = ROBO_TERRAIN_PIT;
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    plan->starts[plan->n_starts++] = (RoboStart){
      .space = starts[i].space,
      .side = (guint8)starts[i].side,
      .arrow = (guint8)robo_dir_opposite (starts[i].side),
    };
  plan->vp[1 * COLUMNS + 4] = 1;
  plan->vp[1 * COLUMNS + 10] = 2;
  plan->workshop[2 * COLUMNS + 10] = TRUE;
  plan->high_voltage[2 * COLUMNS + 7] = TRUE;
  robo_plan_set_edge (plan, 2 * COLUMNS + 7, ROBO_DIR_N, ROBO_EDGE_BARRIER);
  robo_plan_set_edge (plan, 1 * COLUMNS + 8, ROBO_DIR_W, ROBO_EDGE_BARRIER);
}

/* Rounds the corners in the drawing. If GTK clipped them instead, GL would need a shader of its own for this in each
 * frame. */
static void
clip_corners (cairo_t *cr,
              double   width_px,
              double   height_px)
{
  const double radius = RADIUS_PX;

  cairo_new_sub_path (cr);
  cairo_arc (cr, width_px - radius, radius, radius, -G_PI_2, 0);
  cairo_arc (cr, width_px - radius, height_px - radius, radius, 0, G_PI_2);
  cairo_arc (cr, radius, height_px - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, radius, radius, radius, G_PI, G_PI + G_PI_2);
  cairo_close_path (cr);
  cairo_clip (cr);
}

static void
update_ground (RoboStartBanner       *self,
               const RoboPictureLook *look)
{
  RoboPlan   plan;
  RoboLayout layout;
  cairo_t   *cr;

  if (robo_cached_picture_has (&self->ground, look))
    return;

  init_plan (&plan);
  layout = (RoboLayout){
    .columns = COLUMNS,
    .rows = ROWS,
    .x = floor ((look->width - COLUMNS * CELL_PX) / 2),
    .y = floor (look->height / 2 - 2 * CELL_PX),
    .cell = CELL_PX,
    .frame = 0,
    .scale = look->scale,
  };
  cr = robo_cached_picture_begin (look);
  clip_corners (cr, look->width, look->height);
  robo_draw_arena (cr, look->palette, &layout, &plan, ROBO_CAUTIONS_QUIET);
  for (guint space = 0; space < COLUMNS * ROWS; space++)
    if (plan.vp[space] != 0)
      {
        cairo_save (cr);
        cairo_translate (cr, layout.x + (space % COLUMNS + 0.5) * CELL_PX,
                         layout.y + (space / COLUMNS + 0.5) * CELL_PX);
        cairo_scale (cr, CELL_PX, CELL_PX);
        robo_draw_token (cr, look->palette, plan.vp[space], 1);
        cairo_restore (cr);
      }
  robo_cached_picture_end (&self->ground, look, cr, 0, 0);
}

/* Returns the middle of a robot. The robots are at equal distances, slightly staggered. */
static void
get_middle (RoboStartBanner *self,
            guint            colour,
            double          *x,
            double          *y)
{
  *x = gtk_widget_get_width (GTK_WIDGET (self)) * (colour + 0.5) / N_ROBOTS;
  *y = gtk_widget_get_height (GTK_WIDGET (self)) * (colour % 2 == 0 ? 0.54 : 0.48);
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

/* Starts or stops the animation. Call this whenever one of its conditions may have changed. */
static void
rest_or_live (RoboStartBanner *self)
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

  rest_or_live (self);
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
      *natural = for_size >= 0 && for_size < NARROW_PX ? LOW_PX : HEIGHT_PX;
      /* The minimum height for any width must not be less than the minimum height without a width. */
      *minimum = for_size >= 0 ? *natural : LOW_PX;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
append_robot (RoboStartBanner *self,
              GtkSnapshot     *snapshot,
              guint            colour)
{
  int        height_px = gtk_widget_get_height (GTK_WIDGET (self));
  double     size_px = floor (MIN (ROBOT_SIZE * CELL_PX, height_px * 0.82));
  RoboSprite sprite;
  double     x, y;

  /* Clear the whole struct, because sprites are compared as bytes. */
  memset (&sprite, 0, sizeof sprite);
  sprite.kind = ROBO_SPRITE_ROBOT;
  sprite.number = ROBO_ROBOT_SHADOW | ROBO_ROBOT_PLATE | ROBO_ROBOT_HEAD;
  sprite.robot.colour = (guint8)colour;
  sprite.robot.gaze = self->gazes[colour];
  sprite.robot.mood = self->blinking == colour ? ROBO_MOOD_BLINKING : ROBO_MOOD_IDLE;
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
  robo_sprites_set_look (self->sprites, look.palette, floor (MIN (ROBOT_SIZE * CELL_PX, look.height * 0.82)),
                         look.scale);

  return TRUE;
}

static void
robo_start_banner_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  RoboStartBanner *self = ROBO_START_BANNER (widget);

  if (!self->is_drawn || !begin_frame (self))
    return;

  robo_cached_picture_append (&self->ground, snapshot, &self->ground.look, 0, 0);
  for (guint colour = 0; colour < N_ROBOTS; colour++)
    append_robot (self, snapshot, colour);
}

/* Makes the drawings in advance: first the ground, then one robot at a time. Returns FALSE after the last one. */
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
  rest_or_live (self);
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
  g_signal_connect_object (self->liveliness, "changed", G_CALLBACK (rest_or_live), self, G_CONNECT_SWAPPED);
}
