// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sprites.h"

#include "ui/common/robo-texture.h"

#include <math.h>
#include <string.h>

/* Far more than one position needs; a game shows more and more of them. */
#define MAX_TEXTURES 200

struct _RoboSprites
{
  const RoboPalette *palette;
  double             cell;
  double             scale;

  /* owned */
  GHashTable *textures; /* RoboSprite to GdkTexture */
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

  self->textures = g_hash_table_new_full (sprite_hash, sprite_equal, g_free, g_object_unref);

  return self;
}

void
robo_sprites_free (RoboSprites *self)
{
  g_hash_table_unref (self->textures);
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

  g_hash_table_remove_all (self->textures);
  self->palette = palette;
  self->cell = cell;
  self->scale = scale;
}

/* What a piece sticks out of its space at each side, in whole device pixels. */
static int
get_margin_px (const RoboSprites *self)
{
  return (int)ceil ((ROBO_PIECE_REACH - 0.5) * self->cell * self->scale) + 1;
}

static void
draw_sprite (const RoboSprites *self,
             cairo_t           *cr,
             const RoboSprite  *sprite)
{
  switch ((RoboSpriteKind)sprite->kind)
    {
    case ROBO_SPRITE_ROBOT:
      robo_draw_robot (cr, self->palette, &sprite->robot);
      break;
    case ROBO_SPRITE_TOKEN:
      robo_draw_token (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_TAG:
      robo_draw_tag (cr, self->palette, sprite->number, sprite->amount);
      break;
    case ROBO_SPRITE_MINE:
      robo_draw_mine (cr, self->palette, sprite->number);
      break;
    case ROBO_SPRITE_FLOATER:
      robo_draw_floater (cr, self->palette, (RoboFloaterKind)sprite->number, sprite->amount);
      break;
    }
}

static GdkTexture *
make_texture (const RoboSprites *self,
              const RoboSprite  *sprite)
{
  double           cell_px = self->cell * self->scale;
  int              side_px = (int)ceil (cell_px) + 2 * get_margin_px (self);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side_px, side_px);
  cairo_t         *cr = cairo_create (surface);

  cairo_translate (cr, side_px / 2.0, side_px / 2.0);
  cairo_scale (cr, cell_px, cell_px);
  draw_sprite (self, cr, sprite);
  cairo_destroy (cr);

  return robo_texture_new_from_surface (surface);
}

void
robo_sprites_append (RoboSprites      *self,
                     GtkSnapshot      *snapshot,
                     const RoboSprite *sprite,
                     double            x,
                     double            y)
{
  GdkTexture *texture = g_hash_table_lookup (self->textures, sprite);
  double      margin = get_margin_px (self) / self->scale;
  double      side;

  if (texture == NULL)
    {
      if (g_hash_table_size (self->textures) >= MAX_TEXTURES)
        g_hash_table_remove_all (self->textures);
      texture = make_texture (self, sprite);
      g_hash_table_insert (self->textures, g_memdup2 (sprite, sizeof *sprite), texture);
    }

  side = gdk_texture_get_width (texture) / self->scale;
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (x - margin, y - margin, side, side));
}
