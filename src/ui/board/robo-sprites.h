// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the pictures of pieces, so that a frame only has to place them.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-piece-drawing.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SPRITE_ROBOT,   /* uses `number`, a RoboRobotParts, and `robot`, reduced by robo_robot_keep_parts() */
  ROBO_SPRITE_TOKEN,   /* uses `number`, that of the VP space, and `amount`, the count of tokens */
  ROBO_SPRITE_TAG,     /* uses `number`, that of the VP space, and `amount`, the count of tokens */
  ROBO_SPRITE_MINE,    /* uses `number`, the color of the owner, and `amount`, TRUE if the mine is lit */
  ROBO_SPRITE_SCORCH,  /* the mark of an explosion */
  ROBO_SPRITE_FLOATER, /* uses `number`, a RoboFloaterKind, and `amount` */
  ROBO_SPRITE_DIE,     /* uses `number`, a RoboColour, and `amount`, the value */
  ROBO_SPRITE_BOLT,    /* uses `number`, TRUE if the bolt is upright, and `amount`, the index of the bolt */
  ROBO_SPRITE_MODULE,  /* uses `number`, a card of the modules */
} RoboSpriteKind;

/* Describes how a piece looks. Unused fields are 0, because sprites are compared as bytes. */
typedef struct
{
  guint8           kind; /* a RoboSpriteKind, which defines the other fields */
  guint8           number;
  guint8           amount;
  RoboPictureRobot robot;
} RoboSprite;

/* Holds the pictures of the pieces of one board. The struct is opaque. */
typedef struct _RoboSprites RoboSprites;

/* Creates an empty cache. The widget is redrawn when missing pieces are finished, and has to live longer than the
 * cache. Outside of a window the widget is NULL, and all pieces are drawn at once. */
RoboSprites *robo_sprites_new (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;
void         robo_sprites_free (RoboSprites *self);

/* Sets colors and size of all sprites. Call this before each frame. A change empties the cache. The cell is the side
 * of a space in units of the snapshot, the scale is the number of device pixels per unit. */
void robo_sprites_set_look (RoboSprites       *self,
                            const RoboPalette *palette,
                            double             cell,
                            double             scale);

/* Sets the modules for ROBO_SPRITE_MODULE, or NULL. They have to live longer than the sprites, or until other modules
 * are set. */
void robo_sprites_set_modules (RoboSprites *self,
                               RoboModules *modules);

/* Appends a sprite at the north-west corner of its space. The sprite is sharp if this corner is on a whole device
 * pixel. In a window, a frame draws only a few new figures. Other figures are left out, or shown with their last
 * picture, and the widget is redrawn when they are finished. */
void robo_sprites_append (RoboSprites      *self,
                          GtkSnapshot      *snapshot,
                          const RoboSprite *sprite,
                          double            x,
                          double            y);

/* Appends moving sprites, as robo_sprites_append() does. All sprites are of one space and of one kind; the lowest
 * sprite comes first. The matrix scales, turns and moves the sprites from a space with its north-west corner at 0, 0
 * to units of the snapshot. alpha is 0 to 1. If cairo draws the windows, sprites that are neither scaled nor turned
 * are placed on whole device pixels. */
void robo_sprites_append_placed (RoboSprites          *self,
                                 GtkSnapshot          *snapshot,
                                 const RoboSprite     *sprites,
                                 guint                 n_sprites,
                                 const cairo_matrix_t *place,
                                 double                alpha);

/* Returns TRUE if no sprite was left out, or shown with its last picture, since the last call of
 * robo_sprites_set_look(). */
gboolean robo_sprites_get_is_whole (RoboSprites *self);

/* Draws the heads of a robot one by one in idle time, because drawing one head takes as long as a whole frame. These
 * heads look in all directions, and are idle, hit or aiming. Does nothing if the heads of this seat were requested for
 * the same robot before, or if robo_sprites_set_look() was never called. */
void robo_sprites_prepare_heads (RoboSprites            *self,
                                 guint                   seat,
                                 const RoboPictureRobot *robot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSprites, robo_sprites_free)

G_END_DECLS
