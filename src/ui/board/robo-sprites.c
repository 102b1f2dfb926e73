// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sprites.h"

#include "draw/arena/robo-arena-drawing.h"
#include "draw/robo-die-drawing.h"
#include "draw/robo-pictogram.h"
#include "draw/robo-spark-drawing.h"

#include "ui/pictures/robo-texture.h"

#include <math.h>
#include <string.h>

/* Far more than one position needs; a game shows more and more of them. */
#define MAX_NODES 200

/* A bolt glows on both sides of the edge that it is on. */
#define BOLT_REACH 0.7

/* Of a die that is rolled, in spaces. */
#define DIE_SIDE 0.52

struct _RoboSprites
{
  const RoboPalette *palette;
  double             cell;
  double             scale;
  RoboModules       *modules; /* borrowed, nullable */

  /* owned */
  GHashTable *nodes; /* RoboSprite to GskRenderNode, round the north-western corner of its space */
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

RoboSprites *
robo_sprites_new (void)
{
  RoboSprites *self = g_new0 (RoboSprites, 1);

  self->nodes = g_hash_table_new_full (sprite_hash, sprite_equal, g_free, (GDestroyNotify)gsk_render_node_unref);

  return self;
}

void
robo_sprites_free (RoboSprites *self)
{
  g_hash_table_unref (self->nodes);
  g_free (self);
}

void
robo_sprites_set_look (RoboSprites       *self,
                       const RoboPalette *palette,
                       double             cell,
                       double             scale)
{
  if (self->palette == palette && self->cell == cell && self->scale == scale)
    return;

  g_hash_table_remove_all (self->nodes);
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

  g_hash_table_remove_all (self->nodes);
  self->modules = modules;
}

/* A card of somebody's own may have none. */
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

/* It sticks out of its space at each side by whole device pixels. */
static GskRenderNode *
make_node (const RoboSprites *self,
           const RoboSprite  *sprite)
{
  double           cell_px = self->cell * self->scale;
  double           reach = sprite->kind == ROBO_SPRITE_BOLT ? BOLT_REACH : ROBO_PIECE_REACH;
  int              margin_px = (int)ceil ((reach - 0.5) * cell_px) + 1;
  int              side_px = (int)ceil (cell_px) + 2 * margin_px;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side_px, side_px);
  cairo_t         *cr = cairo_create (surface);

  cairo_translate (cr, side_px / 2.0, side_px / 2.0);
  cairo_scale (cr, cell_px, cell_px);
  switch ((RoboSpriteKind)sprite->kind)
    {
    case ROBO_SPRITE_ROBOT:
      robo_draw_robot (cr, self->palette, &sprite->robot, (RoboRobotParts)sprite->number);
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

  return robo_texture_new_node (surface, -margin_px / self->scale, -margin_px / self->scale);
}

void
robo_sprites_append (RoboSprites      *self,
                     GtkSnapshot      *snapshot,
                     const RoboSprite *sprite,
                     double            x,
                     double            y)
{
  GskRenderNode *node = g_hash_table_lookup (self->nodes, sprite);

  if (node == NULL)
    {
      if (g_hash_table_size (self->nodes) >= MAX_NODES)
        g_hash_table_remove_all (self->nodes);
      node = make_node (self, sprite);
      g_hash_table_insert (self->nodes, g_memdup2 (sprite, sizeof *sprite), node);
    }

  robo_texture_append_node (snapshot, node, x, y);
}
