// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sprites.h"

#include "draw/robo-arena-drawing.h"
#include "draw/robo-die-drawing.h"
#include "draw/robo-pictogram.h"
#include "draw/robo-spark-drawing.h"

#include "base/robo-idle.h"
#include "ui/widgets/pictures/robo-cached-picture.h"

#include <math.h>
#include <string.h>

/* In a window, a frame draws only this many new figures, because drawing one figure takes as long as a whole frame. */
#define N_FIGURES_A_FRAME 1

/* The number of cached nodes grows during a game. If it exceeds this limit, which is far more than one position
 * needs, the cache is emptied. */
#define MAX_NODES 400

/* The glow of a bolt of lightning reaches this far from the middle of its space, in spaces. */
#define BOLT_REACH 0.7

/* A rolled die is drawn into a square whose sides have this length, in spaces. */
#define DIE_SIDE 0.52

/* Holds the cached picture of a sprite. */
typedef struct
{
  GskRenderNode   *node;    /* picture of the sprite, relative to the north-west corner of its space */
  cairo_surface_t *surface; /* nullable: pixels of the sprite, if cairo draws the windows */
} Kept;

/* Holds the picture of a part of a robot in an earlier size. */
typedef struct
{
  GskRenderNode *node; /* nullable */
  double         cell; /* size of a space when the picture was drawn */
} Former;

struct _RoboSprites
{
  GtkWidget         *widget; /* borrowed, nullable */
  const RoboPalette *palette;
  double             cell;
  double             scale;
  RoboModules       *modules; /* borrowed, nullable */

  RoboPictureRobot ready[ROBO_MAX_ROBOTS]; /* by seat: the robots whose heads are cached or queued */

  guint       n_figures;                                  /* number of new figures drawn in this frame */
  gboolean    is_whole;                                   /* whether all sprites of this frame were ready so far */
  const Kept *latest[2][ROBO_MAX_ROBOTS][ROBO_ROBOT_ALL]; /* borrowed: the latest picture, by KillBot or not, color
                                                           * and part */

  /* owned */
  Former      former[2][ROBO_MAX_ROBOTS][ROBO_ROBOT_ALL]; /* as `latest`, before the size changed */
  GHashTable *kept;                                       /* cached pictures: RoboSprite to Kept */
  GQueue      wanted;                                     /* queue of RoboSprite: sprites to be drawn in idle time, before they are needed */
  GQueue      missing;                                    /* queue of RoboSprite: sprites that were left out of the last frame */
};

static guint
sprite_hash (gconstpointer key)
{
  const guint8 *bytes = key;
  guint         hash = 5381;

  for (gsize i = 0; i < sizeof (RoboSprite); i++)
    hash = hash * 33 + bytes[i];

  return hash;
}

static gboolean
sprite_equal (gconstpointer one,
              gconstpointer other)
{
  return memcmp (one, other, sizeof (RoboSprite)) == 0;
}

static void
kept_free (Kept *kept)
{
  gsk_render_node_unref (kept->node);
  g_clear_pointer (&kept->surface, cairo_surface_destroy);
  g_free (kept);
}

RoboSprites *
robo_sprites_new (GtkWidget *widget)
{
  RoboSprites *self = g_new0 (RoboSprites, 1);

  self->widget = widget;
  self->kept = g_hash_table_new_full (sprite_hash, sprite_equal, g_free, (GDestroyNotify)kept_free);

  return self;
}

static gboolean draw_missing (gpointer data);
static gboolean draw_wanted (gpointer data);
static void     show_missing (gpointer data);

static const RoboIdleWork missing_work = { ROBO_IDLE_MISSING, draw_missing, show_missing };
static const RoboIdleWork wanted_work = { ROBO_IDLE_AHEAD, draw_wanted, NULL };

static void
forget_missing (RoboSprites *self)
{
  g_queue_clear_full (&self->missing, g_free);
  robo_idle_remove (&missing_work, self);
}

static void
forget_former (RoboSprites *self)
{
  Former *former = &self->former[0][0][0];

  for (gsize i = 0; i < sizeof self->former / sizeof *former; i++)
    g_clear_pointer (&former[i].node, gsk_render_node_unref);
}

/* Keeps the latest pictures of the robots for frames in a new size, until they are drawn in that size. */
static void
keep_former (RoboSprites *self)
{
  Former      *former = &self->former[0][0][0];
  const Kept **latest = &self->latest[0][0][0];

  for (gsize i = 0; i < sizeof self->former / sizeof *former; i++)
    if (latest[i] != NULL)
      {
        g_clear_pointer (&former[i].node, gsk_render_node_unref);
        former[i] = (Former){ gsk_render_node_ref (latest[i]->node), self->cell };
      }
}

static void
forget_all (RoboSprites *self)
{
  memset (self->latest, 0, sizeof self->latest);
  g_hash_table_remove_all (self->kept);
  g_queue_clear_full (&self->wanted, g_free);
  robo_idle_remove (&wanted_work, self);
  memset (self->ready, 0, sizeof self->ready);
}

void
robo_sprites_free (RoboSprites *self)
{
  forget_all (self);
  forget_former (self);
  forget_missing (self);
  g_hash_table_unref (self->kept);
  g_free (self);
}

void
robo_sprites_set_look (RoboSprites       *self,
                       const RoboPalette *palette,
                       double             cell,
                       double             scale)
{
  /* Forget the sprites that were missing in the last frame, because the new frame requests its own. */
  forget_missing (self);
  self->n_figures = 0;
  self->is_whole = TRUE;
  if (self->palette == palette && self->cell == cell && self->scale == scale)
    return;

  if (self->palette == palette)
    keep_former (self);
  else
    forget_former (self);
  forget_all (self);
  self->palette = palette;
  self->cell = cell;
  self->scale = scale;
}

void
robo_sprites_set_modules (RoboSprites *self,
                          RoboModules *modules)
{
  if (self->modules == modules)
    return;

  forget_all (self);
  self->modules = modules;
}

/* Draws the pictogram of a module. A user's own card may have no pictogram. */
static void
draw_module (const RoboSprites *self,
             cairo_t           *cr,
             guint              card)
{
  const RoboCards *cards = self->modules == NULL ? NULL : robo_modules_get_cards (self->modules);
  const char      *pictogram;

  if (cards == NULL || card >= cards->n_cards)
    return;

  pictogram = robo_modules_get_pictogram (self->modules, card);
  if (robo_pictogram_exists (pictogram))
    robo_draw_pictogram_card (cr, self->palette, pictogram, (RoboCardColour)cards->cards[card].colour);
}

/* Returns how far the sprite extends beyond its space on each side, in device pixels. */
static int
get_margin_px (const RoboSprites *self,
               const RoboSprite  *sprite)
{
  double reach = sprite->kind == ROBO_SPRITE_BOLT ? BOLT_REACH : ROBO_PIECE_REACH;

  return (int)ceil ((reach - 0.5) * self->cell * self->scale) + 1;
}

static Kept *
make_kept (const RoboSprites *self,
           const RoboSprite  *sprite)
{
  Kept            *kept = g_new0 (Kept, 1);
  double           cell_px = self->cell * self->scale;
  int              margin_px = get_margin_px (self, sprite);
  int              side_px = (int)ceil (cell_px) + 2 * margin_px;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side_px, side_px);
  cairo_t         *cr = cairo_create (surface);

  cairo_translate (cr, side_px / 2.0, side_px / 2.0);
  cairo_scale (cr, cell_px, cell_px);
  switch ((RoboSpriteKind)sprite->kind)
    {
    case ROBO_SPRITE_ROBOT:
      robo_draw_robot (cr, self->palette, &sprite->robot, (RoboRobotParts)(sprite->number | ROBO_ROBOT_ON_PLATE));
      break;
    case ROBO_SPRITE_TOKEN:
      robo_draw_token (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_TAG:
      robo_draw_tag (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_MINE:
      robo_draw_mine (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_SCORCH:
      robo_draw_scorch (cr, self->palette);
      break;
    case ROBO_SPRITE_DIE:
      cairo_scale (cr, DIE_SIDE, DIE_SIDE);
      robo_draw_die (cr, self->palette, (RoboColour)sprite->number, sprite->amount, ROBO_DIE_MOOD_WAITING);
      break;
    case ROBO_SPRITE_BOLT:
      robo_draw_bolt (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_MODULE:
      draw_module (self, cr, sprite->number);
      break;
    case ROBO_SPRITE_FLOATER:
      robo_draw_floater (cr, self->palette, (RoboFloaterKind)sprite->number, sprite->amount);
      break;
    }
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, self->scale, self->scale);

  if (robo_cached_picture_is_for_cairo ())
    kept->surface = cairo_surface_reference (surface);
  kept->node = robo_cached_picture_new_node (surface, -margin_px / self->scale, -margin_px / self->scale);

  return kept;
}

static const Kept *
get_kept (RoboSprites      *self,
          const RoboSprite *sprite)
{
  Kept *kept = g_hash_table_lookup (self->kept, sprite);

  if (kept != NULL)
    return kept;

  if (g_hash_table_size (self->kept) >= MAX_NODES)
    forget_all (self);
  kept = make_kept (self, sprite);
  g_hash_table_insert (self->kept, g_memdup2 (sprite, sizeof *sprite), kept);

  return kept;
}

static gboolean
draw_missing (gpointer data)
{
  RoboSprites           *self = data;
  g_autofree RoboSprite *sprite = g_queue_pop_head (&self->missing);

  get_kept (self, sprite);

  return !g_queue_is_empty (&self->missing);
}

static void
show_missing (gpointer data)
{
  gtk_widget_queue_draw (((RoboSprites *)data)->widget);
}

static void
miss (RoboSprites      *self,
      const RoboSprite *sprite)
{
  self->is_whole = FALSE;
  g_queue_push_tail (&self->missing, g_memdup2 (sprite, sizeof *sprite));
  robo_idle_add (&missing_work, self->widget, self);
}

/* Returns TRUE if the sprite is drawn from a figure file, which is slow. */
static gboolean
is_figure (const RoboSprite *sprite)
{
  return sprite->kind == ROBO_SPRITE_MODULE ||
         (sprite->kind == ROBO_SPRITE_ROBOT && sprite->number != ROBO_ROBOT_MARKS);
}

/* Returns where the latest picture of a robot's part is stored, or NULL for other sprites. While a robot turns its
 * head, the latest picture is shown until the picture with the new head is ready. */
static const Kept **
get_latest (RoboSprites      *self,
            const RoboSprite *sprite)
{
  const RoboPictureRobot *robot = &sprite->robot;

  if (sprite->kind != ROBO_SPRITE_ROBOT || sprite->number > ROBO_ROBOT_ALL || robot->colour >= ROBO_MAX_ROBOTS)
    return NULL;

  return &self->latest[robot->is_killbot != FALSE][robot->colour][sprite->number - 1];
}

/* Returns the cached sprite, which is drawn if necessary. If this frame has no time to draw it, returns the latest
 * picture of the same part of the robot, or NULL. */
static const Kept *
find_or_draw_sprite (RoboSprites      *self,
                     const RoboSprite *sprite)
{
  const Kept **latest = is_figure (sprite) ? get_latest (self, sprite) : NULL;
  gboolean     is_new = is_figure (sprite) && !g_hash_table_contains (self->kept, sprite);
  const Kept  *kept;

  if (is_new && self->widget != NULL && self->n_figures >= N_FIGURES_A_FRAME)
    {
      miss (self, sprite);
      return latest != NULL ? *latest : NULL;
    }

  kept = get_kept (self, sprite);
  self->n_figures += is_new;
  if (latest != NULL)
    *latest = kept;

  return kept;
}

/* Appends the robot's part as it was before the size changed, scaled to the new size. */
static void
append_former (RoboSprites      *self,
               GtkSnapshot      *snapshot,
               const RoboSprite *sprite,
               double            x,
               double            y)
{
  const Kept  **latest = get_latest (self, sprite);
  const Former *former;
  float         ratio;

  if (latest == NULL)
    return;

  former = &(&self->former[0][0][0])[latest - &self->latest[0][0][0]];
  if (former->node == NULL)
    return;

  ratio = (float)(self->cell / former->cell);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)x, (float)y));
  gtk_snapshot_scale (snapshot, ratio, ratio);
  gtk_snapshot_append_node (snapshot, former->node);
  gtk_snapshot_restore (snapshot);
}

void
robo_sprites_append (RoboSprites      *self,
                     GtkSnapshot      *snapshot,
                     const RoboSprite *sprite,
                     double            x,
                     double            y)
{
  const Kept *kept = find_or_draw_sprite (self, sprite);

  if (kept != NULL)
    robo_cached_picture_append_node (snapshot, kept->node, x, y);
  else
    append_former (self, snapshot, sprite, x, y);
}

/* Draws the sprites on top of each other into one image. */
static cairo_surface_t *
join_pixels (RoboSprites      *self,
             const RoboSprite *sprites,
             guint             n_sprites)
{
  int              side_px = (int)ceil (self->cell * self->scale) + 2 * get_margin_px (self, &sprites[0]);
  cairo_surface_t *joined = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side_px, side_px);
  cairo_t         *cr;

  cairo_surface_set_device_scale (joined, self->scale, self->scale);
  cr = cairo_create (joined);
  for (guint i = 0; i < n_sprites; i++)
    {
      const Kept *kept = find_or_draw_sprite (self, &sprites[i]);

      if (kept == NULL)
        continue;

      cairo_set_source_surface (cr, kept->surface, 0, 0);
      cairo_paint (cr);
    }
  cairo_destroy (cr);

  return joined;
}

/* Transforms the image, and sets x and y to the north-west corner of the smallest image that holds the result. */
static cairo_surface_t *
place_pixels (RoboSprites          *self,
              cairo_surface_t      *pixels,
              const cairo_matrix_t *place,
              double                alpha,
              double               *x,
              double               *y)
{
  double           side = cairo_image_surface_get_width (pixels) / self->scale;
  double           left = G_MAXINT, top = G_MAXINT, right = -G_MAXINT, bottom = -G_MAXINT;
  cairo_matrix_t   moved = *place;
  cairo_surface_t *placed;
  cairo_t         *cr;

  for (guint corner = 0; corner < 4; corner++)
    {
      double corner_x = *x + corner % 2 * side;
      double corner_y = *y + corner / 2 * side;

      cairo_matrix_transform_point (place, &corner_x, &corner_y);
      left = MIN (left, floor (corner_x * self->scale));
      top = MIN (top, floor (corner_y * self->scale));
      right = MAX (right, ceil (corner_x * self->scale));
      bottom = MAX (bottom, ceil (corner_y * self->scale));
    }
  placed = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (1, (int)(right - left)), MAX (1, (int)(bottom - top)));
  cairo_surface_set_device_scale (placed, self->scale, self->scale);
  moved.x0 -= left / self->scale;
  moved.y0 -= top / self->scale;
  cr = cairo_create (placed);
  cairo_set_matrix (cr, &moved);
  cairo_set_source_surface (cr, pixels, *x, *y);
  cairo_paint_with_alpha (cr, alpha);
  cairo_destroy (cr);
  cairo_surface_destroy (pixels);
  *x = left / self->scale;
  *y = top / self->scale;

  return placed;
}

/* Joins the sprites to one image and places it on whole pixels. If an image is turned or lies between pixels, cairo
 * blends its edges row by row in each frame. Blending each sprite would take several times as long. */
static void
append_pixels (RoboSprites          *self,
               GtkSnapshot          *snapshot,
               const RoboSprite     *sprites,
               guint                 n_sprites,
               const cairo_matrix_t *place,
               double                alpha)
{
  double           x = -get_margin_px (self, &sprites[0]) / self->scale;
  double           y = x;
  cairo_surface_t *pixels = join_pixels (self, sprites, n_sprites);
  cairo_matrix_t   moved = *place;
  g_autoptr (GskRenderNode) node = NULL;

  if (place->xx == 1 && place->yy == 1 && place->xy == 0 && place->yx == 0)
    {
      moved.x0 = round (place->x0 * self->scale) / self->scale;
      moved.y0 = round (place->y0 * self->scale) / self->scale;
    }
  pixels = place_pixels (self, pixels, &moved, alpha, &x, &y);
  node = robo_cached_picture_new_node (pixels, x, y);
  gtk_snapshot_append_node (snapshot, node);
}

void
robo_sprites_append_placed (RoboSprites          *self,
                            GtkSnapshot          *snapshot,
                            const RoboSprite     *sprites,
                            guint                 n_sprites,
                            const cairo_matrix_t *place,
                            double                alpha)
{
  double width = hypot (place->xx, place->yx);

  if (alpha <= 0 || width == 0)
    return;
  if (robo_cached_picture_is_for_cairo ())
    {
      append_pixels (self, snapshot, sprites, n_sprites, place, alpha);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)place->x0, (float)place->y0));
  gtk_snapshot_rotate (snapshot, (float)(atan2 (place->yx, place->xx) * 180 / G_PI));
  gtk_snapshot_scale (snapshot, (float)width, (float)((place->xx * place->yy - place->xy * place->yx) / width));
  gtk_snapshot_push_opacity (snapshot, alpha);
  for (guint i = 0; i < n_sprites; i++)
    robo_sprites_append (self, snapshot, &sprites[i], 0, 0);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

gboolean
robo_sprites_get_is_whole (RoboSprites *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_whole;
}

static gboolean
draw_wanted (gpointer data)
{
  RoboSprites           *self = data;
  g_autofree RoboSprite *sprite = g_queue_pop_head (&self->wanted);

  get_kept (self, sprite);

  return !g_queue_is_empty (&self->wanted);
}

void
robo_sprites_prepare_heads (RoboSprites            *self,
                            guint                   seat,
                            const RoboPictureRobot *robot)
{
  static const RoboMood moods[] = { ROBO_MOOD_IDLE, ROBO_MOOD_HIT, ROBO_MOOD_AIMING };
  RoboSprite            head = { .kind = ROBO_SPRITE_ROBOT, .number = ROBO_ROBOT_HEAD, .robot = *robot };

  g_return_if_fail (self != NULL && robot != NULL);
  g_return_if_fail (seat < ROBO_MAX_ROBOTS);

  head.robot.gaze = 1;
  head.robot.mood = ROBO_MOOD_IDLE;
  robo_robot_keep_parts (&head.robot, ROBO_ROBOT_HEAD);
  if (self->palette == NULL || memcmp (&self->ready[seat], &head.robot, sizeof head.robot) == 0)
    return;

  self->ready[seat] = head.robot;
  for (guint i = 0; i < G_N_ELEMENTS (moods); i++)
    for (guint gaze = 1; gaze <= ROBO_N_DIRS; gaze++)
      {
        head.robot.mood = (guint8)moods[i];
        head.robot.gaze = (guint8)gaze;
        g_queue_push_tail (&self->wanted, g_memdup2 (&head, sizeof head));
      }
  robo_idle_add (&wanted_work, self->widget, self);
}
