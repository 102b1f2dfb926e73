// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-drawing.h"

#include <math.h>
#include <string.h>

#include "draw/robo-arena-drawing.h"
#include "ui/common/robo-ink.h"
#include "ui/common/robo-texture.h"
#include "robo-sprites.h"

/* A larger ground is not kept as pixels: what it costs to draw is then less than what it costs to have. */
#define MAX_GROUND_PX 4096

/* A robot that is not further from its space stands there: what lies under it is told by a tag. */
#define AT_REST 0.3

/* What is not there yet is seen through. */
#define GHOST_ALPHA 0.6
/* Where numbers hang: below the corner in which a robot wears its own. */
#define NUMBER_RISE 0.42

struct _RoboBoardDrawing
{
  /* borrowed */
  const RoboBoardScene *scene;
  const RoboBoardMarks *marks;
  const RoboViewport   *viewport;

  RoboSprites *sprites;

  /* nullable: the ground as it was drawn, from its outline's corner, and for what */
  GskRenderNode     *ground;
  const RoboPalette *ground_palette;
  double             ground_cell;
  double             ground_scale;
};

RoboBoardDrawing *
robo_board_drawing_new (const RoboBoardScene *scene,
                        const RoboBoardMarks *marks,
                        const RoboViewport   *viewport)
{
  RoboBoardDrawing *self = g_new0 (RoboBoardDrawing, 1);

  self->scene = scene;
  self->marks = marks;
  self->viewport = viewport;
  self->sprites = robo_sprites_new ();

  return self;
}

void
robo_board_drawing_free (RoboBoardDrawing *self)
{
  robo_board_drawing_forget_ground (self);
  robo_sprites_free (self->sprites);
  g_free (self);
}

void
robo_board_drawing_forget_ground (RoboBoardDrawing *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
}

/* Ground: everything that does not move. */

static void
update_ground (RoboBoardDrawing *self,
               double            width,
               double            height)
{
  RoboLayout       layout = self->viewport->layout;
  cairo_surface_t *surface;
  cairo_t         *cr;

  if (self->ground != NULL && self->ground_palette == robo_ink_get_palette () &&
      self->ground_cell == layout.cell && self->ground_scale == layout.scale)
    return;

  robo_board_drawing_forget_ground (self);
  self->ground_palette = robo_ink_get_palette ();
  self->ground_cell = layout.cell;
  self->ground_scale = layout.scale;

  layout.x = layout.frame;
  layout.y = layout.frame;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int)ceil (width * layout.scale),
                                        (int)ceil (height * layout.scale));
  cairo_surface_set_device_scale (surface, layout.scale, layout.scale);
  cr = cairo_create (surface);
  robo_draw_arena (cr, self->ground_palette, &layout, &self->scene->plan);
  cairo_destroy (cr);
  self->ground = robo_texture_new_node (surface, 0, 0);
}

static void
append_ground (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot)
{
  const RoboLayout *layout = &self->viewport->layout;
  double            x, y, width, height;
  cairo_t          *cr;

  robo_layout_get_outline (layout, &x, &y, &width, &height);
  if (MAX (width, height) * layout->scale <= MAX_GROUND_PX)
    {
      update_ground (self, width, height);
      robo_texture_append_node (snapshot, self->ground, x, y);
      return;
    }

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->viewport->width, self->viewport->height));
  robo_draw_arena (cr, robo_ink_get_palette (), layout, &self->scene->plan);
  cairo_destroy (cr);
}

/* Vectors: a node in spaces from the north-western corner of the board. */

static cairo_t *
append_spaces (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               double            left,
               double            top,
               double            right,
               double            bottom)
{
  const RoboLayout *layout = &self->viewport->layout;
  graphene_rect_t   area = GRAPHENE_RECT_INIT (layout->x + left * layout->cell, layout->y + top * layout->cell,
                                               (right - left) * layout->cell, (bottom - top) * layout->cell);
  cairo_t          *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_translate (cr, layout->x, layout->y);
  cairo_scale (cr, layout->cell, layout->cell);

  return cr;
}

static void
append_spark (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot,
              const RoboSpark  *spark)
{
  double   left, top, right, bottom;
  cairo_t *cr;

  robo_spark_get_extent (spark, &left, &top, &right, &bottom);
  cr = append_spaces (self, snapshot, left, top, right, bottom);
  robo_draw_spark (cr, robo_ink_get_palette (), spark);
  cairo_destroy (cr);
}

static void
append_outline (RoboBoardDrawing *self,
                GtkSnapshot      *snapshot,
                RoboPaint         paint,
                double            x,
                double            y)
{
  RoboSpark spark = { ROBO_SPARK_OUTLINE, paint, x, y, x, y, 0, 0 };

  append_spark (self, snapshot, &spark);
}

/* Tints a space and outlines it. */
static void
append_mark (RoboBoardDrawing *self,
             GtkSnapshot      *snapshot,
             guint             space,
             double            alpha)
{
  const RoboLayout *layout = &self->viewport->layout;
  guint             column = space % layout->columns;
  guint             row = space / layout->columns;
  guint32           rgb = robo_palette_get_rgb (robo_ink_get_palette (), ROBO_PAINT_HIGHLIGHT);
  GdkRGBA           colour = { ((rgb >> 16) & 255) / 255.f, ((rgb >> 8) & 255) / 255.f, (rgb & 255) / 255.f,
                               (float)alpha };

  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (layout->x + column * layout->cell, layout->y + row * layout->cell,
                                                  layout->cell, layout->cell));
  append_outline (self, snapshot, ROBO_PAINT_HIGHLIGHT, column + 0.5, row + 0.5);
}

/* Pieces */

static void
append_sprite_at (RoboBoardDrawing *self,
                  GtkSnapshot      *snapshot,
                  const RoboSprite *sprite,
                  double            column,
                  double            row)
{
  const RoboLayout *layout = &self->viewport->layout;

  robo_sprites_append (self->sprites, snapshot, sprite, layout->x + column * layout->cell,
                       layout->y + row * layout->cell);
}

static void
append_sprite (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               const RoboSprite *sprite,
               guint             space)
{
  append_sprite_at (self, snapshot, sprite, space % self->scene->plan.columns, space / self->scene->plan.columns);
}

static gboolean
is_at_rest (const RoboPose *pose)
{
  return fabs (pose->dx) < AT_REST && fabs (pose->dy) < AT_REST && pose->scale > 0.9;
}

/* Whether a robot stands on @space and hides what lies there. */
static gboolean
is_covered (const RoboBoardFrame *frame,
            guint                 space)
{
  guint seat = robo_board_picture_get_robot_at (&frame->picture, space);

  return seat != ROBO_NO_SEAT && is_at_rest (&frame->poses[seat]);
}

static void
append_lying (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot,
              guint             space)
{
  const RoboBoardPicture *picture = &self->scene->frame.picture;
  RoboSprite              mine = { .kind = ROBO_SPRITE_MINE };
  RoboSprite              token = { .kind = ROBO_SPRITE_TOKEN };

  if (picture->mines[space] > 0)
    {
      mine.number = picture->mines[space] - 1;
      append_sprite (self, snapshot, &mine, space);
    }
  if (picture->tokens[space] > 0 && !is_covered (&self->scene->frame, space))
    {
      token.number = self->scene->plan.vp[space];
      token.amount = picture->tokens[space];
      append_sprite (self, snapshot, &token, space);
    }
}

static void
append_tag (RoboBoardDrawing *self,
            GtkSnapshot      *snapshot,
            guint             space)
{
  RoboSprite tag = { .kind = ROBO_SPRITE_TAG };

  if (self->scene->plan.vp[space] == 0 || !is_covered (&self->scene->frame, space))
    return;

  tag.number = self->scene->plan.vp[space];
  tag.amount = self->scene->frame.picture.tokens[space];
  append_sprite (self, snapshot, &tag, space);
}

static void
append_robot (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot,
              guint             seat)
{
  const RoboLayout       *layout = &self->viewport->layout;
  const RoboPose         *pose = &self->scene->frame.poses[seat];
  const RoboPictureRobot *robot = &self->scene->frame.picture.robots[seat];
  RoboSprite              sprite = { .kind = ROBO_SPRITE_ROBOT, .robot = *robot };
  double                  x, y;

  sprite.robot.space = 0;
  if (pose->dx == 0 && pose->dy == 0 && pose->scale == 1 && pose->turn == 0 && pose->alpha == 1)
    {
      append_sprite (self, snapshot, &sprite, robot->space);
      return;
    }

  /* Moves the middle of the space, turns and scales round it. */
  robo_layout_get_centre (layout, robot->space, &x, &y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + pose->dx * layout->cell, y + pose->dy * layout->cell));
  gtk_snapshot_rotate (snapshot, pose->turn);
  gtk_snapshot_scale (snapshot, pose->scale, pose->scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
  gtk_snapshot_push_opacity (snapshot, pose->alpha);
  append_sprite (self, snapshot, &sprite, robot->space);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
append_acting (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot)
{
  const RoboPictureRobot *robot;
  const RoboPose         *pose;

  if (self->marks->acting >= ROBO_MAX_ROBOTS || !self->scene->frame.picture.robots[self->marks->acting].is_there)
    return;

  robot = &self->scene->frame.picture.robots[self->marks->acting];
  pose = &self->scene->frame.poses[self->marks->acting];
  append_outline (self, snapshot, ROBO_PAINT_ACTING,
                  robot->space % self->scene->plan.columns + 0.5 + pose->dx,
                  robot->space / self->scene->plan.columns + 0.5 + pose->dy);
}

static void
append_floater (RoboBoardDrawing *self,
                GtkSnapshot      *snapshot)
{
  const RoboFloater *floater = &self->scene->frame.floater;
  RoboSprite         sprite = { .kind = ROBO_SPRITE_FLOATER, .number = floater->kind, .amount = floater->amount };

  if (floater->amount == 0)
    return;

  gtk_snapshot_push_opacity (snapshot, floater->alpha);
  append_sprite_at (self, snapshot, &sprite, floater->x - 0.5, floater->y - 0.5);
  gtk_snapshot_pop (snapshot);
}

static void
append_sparks_of (RoboBoardDrawing *self,
                  GtkSnapshot      *snapshot,
                  RoboSparkKind     kind)
{
  for (guint i = 0; i < self->scene->frame.n_sparks; i++)
    if (self->scene->frame.sparks[i].kind == kind)
      append_spark (self, snapshot, &self->scene->frame.sparks[i]);
}

/* What would come to pass */

static void
append_ghost_path (RoboBoardDrawing *self,
                   GtkSnapshot      *snapshot,
                   guint             seat,
                   const RoboPath   *path)
{
  RoboGhost ghost = { self->scene->picture.robots[seat].colour, self->scene->plan.columns, path };
  cairo_t  *cr = append_spaces (self, snapshot, 0, 0, self->scene->plan.columns, self->scene->plan.rows);

  robo_draw_ghost (cr, robo_ink_get_palette (), &ghost);
  cairo_destroy (cr);
}

static void
append_ghost_sprite (RoboBoardDrawing *self,
                     GtkSnapshot      *snapshot,
                     const RoboSprite *sprite,
                     guint             space)
{
  gtk_snapshot_push_opacity (snapshot, GHOST_ALPHA);
  append_sprite_at (self, snapshot, sprite, space % self->scene->plan.columns, space / self->scene->plan.columns);
  gtk_snapshot_pop (snapshot);
}

static void
append_number (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               RoboFloaterKind   kind,
               guint             amount,
               guint             space,
               double            rise)
{
  RoboSprite sprite = { .kind = ROBO_SPRITE_FLOATER, .number = kind, .amount = amount };

  if (amount > 0)
    append_sprite_at (self, snapshot, &sprite, space % self->scene->plan.columns,
                      space / self->scene->plan.columns - rise);
}

static guint
get_damage (const RoboPictureRobot *robot)
{
  return robot->damage + robot->shield;
}

/* From where it stands to where it would stand; a cross where it would be no more. */
static void
append_move (RoboBoardDrawing       *self,
             GtkSnapshot            *snapshot,
             guint                   seat,
             const RoboPictureRobot *now,
             const RoboPictureRobot *then)
{
  RoboPath   path = { 0 };
  RoboSprite sprite = { .kind = ROBO_SPRITE_ROBOT, .robot = *then };

  if (now->is_there)
    path.steps[path.n_steps++].space = now->space;
  if (now->is_there && !then->is_there)
    path.steps[0].mark = ROBO_PATH_PIT;
  else if (now->is_there)
    path.steps[path.n_steps++].space = then->space;

  if (path.n_steps > 0)
    append_ghost_path (self, snapshot, seat, &path);
  sprite.robot.space = 0;
  if (then->is_there)
    append_ghost_sprite (self, snapshot, &sprite, then->space);
}

static void
append_outcome_robot (RoboBoardDrawing *self,
                      GtkSnapshot      *snapshot,
                      guint             seat)
{
  const RoboPictureRobot *now = &self->scene->picture.robots[seat];
  const RoboPictureRobot *then = &self->scene->outcome.robots[seat];

  if (now->is_there != then->is_there || (now->is_there && now->space != then->space))
    append_move (self, snapshot, seat, now, then);
  if (!now->is_there || !then->is_there)
    return;

  if (get_damage (then) > get_damage (now))
    append_number (self, snapshot, ROBO_FLOATER_DAMAGE, get_damage (then) - get_damage (now), then->space, NUMBER_RISE);
  else
    append_number (self, snapshot, ROBO_FLOATER_REPAIR, get_damage (now) - get_damage (then), then->space, NUMBER_RISE);
}

static void
append_outcome_mine (RoboBoardDrawing *self,
                     GtkSnapshot      *snapshot,
                     guint             space)
{
  RoboPath   path = { .n_steps = 1, .steps = { { .space = (guint8)space, .mark = ROBO_PATH_PIT } } };
  RoboSprite sprite = { .kind = ROBO_SPRITE_MINE };
  guint      now = self->scene->picture.mines[space];
  guint      then = self->scene->outcome.mines[space];

  if (now == then)
    return;
  if (then == 0)
    {
      append_ghost_path (self, snapshot, 0, &path);
      return;
    }

  sprite.number = then - 1;
  append_ghost_sprite (self, snapshot, &sprite, space);
}

void
robo_board_drawing_append (RoboBoardDrawing *self,
                           GtkSnapshot      *snapshot)
{
  const RoboBoardFrame *frame = &self->scene->frame;
  guint                 n_spaces = robo_board_scene_get_n_spaces (self->scene);

  robo_sprites_set_look (self->sprites, robo_ink_get_palette (), self->viewport->layout.cell,
                         self->viewport->layout.scale);

  append_ground (self, snapshot);
  for (guint i = 0; self->marks->n_choices > 0 && i < n_spaces; i++)
    if (self->marks->is_choice[i])
      append_mark (self, snapshot, i, i == self->marks->hovered ? 0.4 : 0.16);
  if (self->marks->highlight != ROBO_NO_SPACE)
    append_mark (self, snapshot, self->marks->highlight, 0.3);

  for (guint i = 0; i < n_spaces; i++)
    append_lying (self, snapshot, i);
  append_acting (self, snapshot);
  /* On the ground, since whoever they are about is to be seen. */
  append_sparks_of (self, snapshot, ROBO_SPARK_OUTLINE);
  append_sparks_of (self, snapshot, ROBO_SPARK_ARROW);
  /* Whoever moves is on top. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
      if (frame->picture.robots[i].is_there && is_at_rest (&frame->poses[i]) == (pass == 0))
        append_robot (self, snapshot, i);
  for (guint i = 0; i < n_spaces; i++)
    append_tag (self, snapshot, i);

  if (self->marks->path.n_steps > 0)
    append_ghost_path (self, snapshot, self->marks->path_seat, &self->marks->path);
  for (guint i = 0; self->scene->has_outcome && i < n_spaces; i++)
    append_outcome_mine (self, snapshot, i);
  for (guint i = 0; self->scene->has_outcome && i < ROBO_MAX_ROBOTS; i++)
    append_outcome_robot (self, snapshot, i);

  for (guint i = 0; i < frame->n_sparks; i++)
    if (frame->sparks[i].kind != ROBO_SPARK_OUTLINE && frame->sparks[i].kind != ROBO_SPARK_ARROW)
      append_spark (self, snapshot, &frame->sparks[i]);
  append_floater (self, snapshot);
}
