// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces as pixels, drawn once and kept, so that a frame only has to place them.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-piece-drawing.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/**
 * RoboSpriteKind:
 * @ROBO_SPRITE_ROBOT: `number`, its RoboRobotParts, and `robot` count, of which robo_robot_keep_parts() left them
 * @ROBO_SPRITE_TOKEN: `number` and `amount` count
 * @ROBO_SPRITE_TAG: `number` and `amount` count
 * @ROBO_SPRITE_MINE: `number`, the colour of its owner, and `amount`, whether it is lit, count
 * @ROBO_SPRITE_SCORCH: what a blast leaves
 * @ROBO_SPRITE_FLOATER: `number`, a RoboFloaterKind, and `amount` count
 * @ROBO_SPRITE_DIE: `number`, a RoboColour, and `amount` count
 * @ROBO_SPRITE_BOLT: `number`, whether it is upright, and `amount`, which one, count
 * @ROBO_SPRITE_MODULE: `number` counts: a card of the modules
 */
typedef enum
{
  ROBO_SPRITE_ROBOT,
  ROBO_SPRITE_TOKEN,
  ROBO_SPRITE_TAG,
  ROBO_SPRITE_MINE,
  ROBO_SPRITE_SCORCH,
  ROBO_SPRITE_FLOATER,
  ROBO_SPRITE_DIE,
  ROBO_SPRITE_BOLT,
  ROBO_SPRITE_MODULE,
} RoboSpriteKind;

/**
 * RoboSprite:
 * @kind: a RoboSpriteKind, which says what else counts
 * @number: see there
 * @amount: see there
 * @robot: see there
 *
 * What a piece looks like. What does not count is 0: it is compared as bytes.
 */
typedef struct
{
  guint8           kind;
  guint8           number;
  guint8           amount;
  RoboPictureRobot robot;
} RoboSprite;

/**
 * RoboSprites:
 * The pieces of one board. Opaque.
 */
typedef struct _RoboSprites RoboSprites;

/**
 * robo_sprites_new:
 * @widget: (transfer none) (nullable): what is to be drawn again when all pieces are there; %NULL where no window waits, so
 *   that all are made at once
 *
 * Returns: (transfer full): no pieces yet; @widget must not be gone before them
 */
RoboSprites *robo_sprites_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;
void         robo_sprites_free (RoboSprites *self);

/**
 * robo_sprites_set_look:
 * @self: sprites
 * @palette: the colours
 * @cell: side of a space, in the units of the snapshot
 * @scale: device pixels a unit
 *
 * To be called before each frame; if anything is new all pieces are forgotten.
 */
void robo_sprites_set_look (RoboSprites       *self,
                            const RoboPalette *palette,
                            double             cell,
                            double             scale);

/**
 * robo_sprites_set_modules:
 * @self: sprites
 * @modules: (nullable) (transfer none): what %ROBO_SPRITE_MODULE is about; it has to outlive the sprites or be replaced
 */
void robo_sprites_set_modules (RoboSprites *self,
                               RoboModules *modules);

/**
 * robo_sprites_append:
 * @self: sprites
 * @snapshot: where to draw
 * @sprite: what
 * @x: western side of its space; sharp if it is a whole device pixel
 * @y: northern side of its space
 *
 * Where a window waits, a frame draws only a few figures for the first time: whatever of them there are more is left out, or
 * as it was last, and the widget is drawn again when it is there.
 */
void robo_sprites_append (RoboSprites      *self,
                          GtkSnapshot      *snapshot,
                          const RoboSprite *sprite,
                          double            x,
                          double            y);

/**
 * robo_sprites_append_placed:
 * @self: sprites
 * @snapshot: where to draw
 * @sprites: (array length=n_sprites): what is in one space, the lowest first, all of one kind
 * @n_sprites: how many, at least one
 * @place: from that space, whose north-western corner is 0, 0, to the units of the snapshot: scaled, turned, moved
 * @alpha: how opaque all of it is, 0 to 1
 *
 * As robo_sprites_append() for what moves. Where cairo draws the windows, what is neither scaled nor turned goes from one
 * device pixel to the next.
 */
void robo_sprites_append_placed (RoboSprites          *self,
                                 GtkSnapshot          *snapshot,
                                 const RoboSprite     *sprites,
                                 guint                 n_sprites,
                                 const cairo_matrix_t *place,
                                 double                alpha);

/**
 * robo_sprites_get_is_whole:
 * @self: sprites
 *
 * Returns: whether nothing is left out that was appended since the look was set last
 */
gboolean robo_sprites_get_is_whole (RoboSprites *self);

/**
 * robo_sprites_prepare_heads:
 * @self: sprites that have a look
 * @seat: whose robot it is
 * @robot: how it is
 *
 * Has its heads drawn one by one while nothing else is to be done, whichever way it looks, with the moods that come all
 * of a sudden: each takes as long as some frames do. Nothing happens where those of the seat are the same already.
 */
void robo_sprites_prepare_heads (RoboSprites            *self,
                                 guint                   seat,
                                 const RoboPictureRobot *robot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSprites, robo_sprites_free)

G_END_DECLS
