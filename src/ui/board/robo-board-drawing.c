// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-drawing.h"

#include <math.h>
#include <string.h>

#include "draw/robo-arena-drawing.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/pictures/robo-cached-picture.h"
#include "robo-board-ground.h"
#include "robo-sprites.h"

/* A robot that is less than this far from its space, in spaces, counts as standing there, and a tag shows the tokens
 * under it. */
#define AT_REST 0.3

/* A robot touches the ground this far south of the middle of its space, in spaces. */
#define FOOT 0.42

/* A hole (pit or water) ends HOLE_INSET before the border of its space, and its corners have the radius HOLE_RADIUS,
 * both in spaces. */
#define HOLE_INSET  0.06
#define HOLE_RADIUS 0.14

/* Previewed pieces have this opacity. */
#define GHOST_ALPHA 0.6
/* A preview writes how the damage of a robot changes. The number is this far north of the middle of the robot's space,
 * in spaces. */
#define NUMBER_RISE 0.42

/* A win has N_CONFETTI pieces of confetti, which are CONFETTI_SIDE spaces wide and twice as long. */
#define N_CONFETTI    48
#define CONFETTI_SIDE 0.06

struct _RoboBoardDrawing
{
  /* borrowed */
  const RoboBoardScene *scene;
  const RoboBoardMarks *marks;
  const RoboViewport   *viewport;

  RoboBoardGround *ground;
  RoboSprites     *sprites;

  guint drift_px; /* distance by which waves have moved east, in device pixels */

  guint    bolt; /* offset of the shapes of bolts, which differ from edge to edge */
  gboolean are_mines_lit;
};

RoboBoardDrawing *
robo_board_drawing_new (GtkWidget            *widget,
                        const RoboBoardScene *scene,
                        const RoboBoardMarks *marks,
                        const RoboViewport   *viewport)
{
  RoboBoardDrawing *self = g_new0 (RoboBoardDrawing, 1);

  self->scene = scene;
  self->marks = marks;
  self->viewport = viewport;
  self->ground = robo_board_ground_new (widget);
  self->sprites = robo_sprites_new (widget);

  return self;
}

void
robo_board_drawing_free (RoboBoardDrawing *self)
{
  robo_board_ground_free (self->ground);
  robo_sprites_free (self->sprites);
  g_free (self);
}

static const RoboPalette *
get_palette (RoboBoardDrawing *self)
{
  return robo_palette_get_themed (robo_ink_get_palette (), (RoboTheme)self->scene->plan.theme);
}

void
robo_board_drawing_forget_ground (RoboBoardDrawing *self)
{
  robo_board_ground_forget (self->ground);
}

/* Ground: everything that does not move */

/* Returns TRUE if the next space on a side has water, too, and the edge to it has no wall or other object that the
 * waves would cover. */
static gboolean
has_open_side (RoboBoardDrawing *self,
               guint             space,
               RoboDir           side)
{
  const RoboPlan *plan = &self->scene->plan;
  guint           next = robo_plan_get_neighbour (plan, space, side);

  return next != ROBO_NO_SPACE && plan->terrain[next] == ROBO_TERRAIN_WATER &&
         plan->edge_east[side == ROBO_DIR_E ? space : next] == ROBO_EDGE_OPEN;
}

/* Draws waves on all spaces of water. Each space shows a part of the same moving picture. */
static void
append_waves (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot)
{
  const RoboLayout *layout = &self->viewport->layout;
  double            shore = round (ROBO_WAVE_SHORE * layout->cell * layout->scale) / layout->scale;
  /* Move the picture of the waves by whole device pixels, as all cached pictures, so that it stays sharp. */
  double from = -round ((ROBO_WAVE_LENGTH * layout->cell) * layout->scale) / layout->scale +
                self->drift_px / layout->scale;
  guint n_spaces = robo_board_scene_get_n_spaces (self->scene);

  for (guint i = 0; i < n_spaces; i++)
    {
      double x = layout->x + i % layout->columns * layout->cell;
      double y = layout->y + i / layout->columns * layout->cell;
      double west, east;

      if (self->scene->plan.terrain[i] != ROBO_TERRAIN_WATER)
        continue;

      west = has_open_side (self, i, ROBO_DIR_W) ? 0 : shore;
      east = has_open_side (self, i, ROBO_DIR_E) ? 0 : shore;
      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float)(x + west), (float)y,
                                                             (float)(layout->cell - west - east), (float)layout->cell));
      robo_cached_picture_append_node (snapshot, robo_board_ground_get_waves (self->ground), x + from, y);
      gtk_snapshot_pop (snapshot);
    }
}

/* Returns FALSE for the styles of high contrast, in which bolts of lightning never change. */
static gboolean
has_depth (RoboBoardDrawing *self)
{
  return !robo_style_is_contrast (robo_palette_get_style (get_palette (self)));
}

static void
append_bolts (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot)
{
  static const RoboDir sides[] = { ROBO_DIR_N, ROBO_DIR_W };
  const RoboPlan      *plan = &self->scene->plan;
  const RoboLayout    *layout = &self->viewport->layout;
  guint                n_spaces = robo_board_scene_get_n_spaces (self->scene);

  for (guint i = 0; i < n_spaces; i++)
    for (guint j = 0; j < G_N_ELEMENTS (sides); j++)
      {
        RoboSprite sprite = { .kind = ROBO_SPRITE_BOLT, .number = j == 1 };

        if (robo_plan_get_edge (plan, i, sides[j]) != ROBO_EDGE_BARRIER)
          continue;

        if (has_depth (self))
          sprite.amount = (guint8)((self->bolt + i + j) % ROBO_N_BOLTS);
        robo_sprites_append (self->sprites, snapshot, &sprite, layout->x + i % plan->columns * layout->cell,
                             layout->y + i / plan->columns * layout->cell);
      }
}

static void
append_ground (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot)
{
  robo_board_ground_append (self->ground, snapshot, get_palette (self), &self->viewport->layout, self->viewport->width,
                            self->viewport->height, &self->scene->plan, self->scene->cautions);
  if (robo_board_ground_get_waves (self->ground) != NULL)
    append_waves (self, snapshot);
}

/* Begins a cairo node for the visible part of an area of the board. The units are spaces from the north-west corner of
 * the board. The caller destroys the context. */
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
  /* A zoomed board is much larger than the widget, and GTK keeps a picture of a whole node. Leave a space around the
   * widget, because the board may shake. */
  graphene_rect_t visible = GRAPHENE_RECT_INIT (-layout->cell, -layout->cell, self->viewport->width + 2 * layout->cell,
                                                self->viewport->height + 2 * layout->cell);
  cairo_t        *cr;

  if (!graphene_rect_intersection (&area, &visible, &area))
    area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
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
  robo_draw_spark (cr, get_palette (self), spark);
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
  guint32           rgb = robo_palette_get_rgb (get_palette (self), ROBO_PAINT_HIGHLIGHT);
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

/* Returns TRUE if a robot stands on the space, so that the robot hides the tokens there. */
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
  RoboSprite              scorch = { .kind = ROBO_SPRITE_SCORCH };
  RoboSprite              mine = { .kind = ROBO_SPRITE_MINE };
  RoboSprite              token = { .kind = ROBO_SPRITE_TOKEN };

  if (self->scene->is_scorched[space])
    append_sprite (self, snapshot, &scorch, space);
  if (picture->mines[space] > 0)
    {
      mine.number = picture->mines[space] - 1;
      mine.amount = self->are_mines_lit;
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

/* Gets the transformation of a pose, for pictures that begin at the north-west corner of the space: moves the middle of
 * the piece, turns and scales the piece around its middle, and squashes it toward its foot. */
static void
get_place (RoboBoardDrawing *self,
           const RoboPose   *pose,
           guint             space,
           cairo_matrix_t   *place)
{
  const RoboLayout *layout = &self->viewport->layout;
  double            x, y;
  double            foot = FOOT * layout->cell;

  robo_layout_get_centre (layout, space, &x, &y);
  cairo_matrix_init_translate (place, x + pose->dx * layout->cell, y + pose->dy * layout->cell);
  cairo_matrix_rotate (place, pose->turn * G_PI / 180);
  cairo_matrix_scale (place, pose->scale, pose->scale);
  cairo_matrix_translate (place, 0, foot);
  cairo_matrix_scale (place, 2 - pose->squash, pose->squash);
  cairo_matrix_translate (place, -layout->cell / 2, -layout->cell / 2 - foot);
}

/* Clips to the hole of the space. Adjacent holes of the same kind are one hole. */
static void
push_hole (RoboBoardDrawing *self,
           GtkSnapshot      *snapshot,
           guint             space)
{
  const RoboPlan   *plan = &self->scene->plan;
  const RoboLayout *layout = &self->viewport->layout;
  double            far[ROBO_N_DIRS] = { 0 };
  GskRoundedRect    hole;

  for (guint side = ROBO_DIR_N; side < ROBO_N_DIRS; side += 2)
    {
      guint next = robo_plan_get_neighbour (plan, space, (RoboDir)side);

      far[side] = next != ROBO_NO_SPACE && plan->terrain[next] == plan->terrain[space] ? 1 : -HOLE_INSET;
    }
  gsk_rounded_rect_init_from_rect (
    &hole,
    &GRAPHENE_RECT_INIT ((float)(layout->x + (space % plan->columns - far[ROBO_DIR_W]) * layout->cell),
                         (float)(layout->y + (space / plan->columns - far[ROBO_DIR_N]) * layout->cell),
                         (float)((1 + far[ROBO_DIR_W] + far[ROBO_DIR_E]) * layout->cell),
                         (float)((1 + far[ROBO_DIR_N] + far[ROBO_DIR_S]) * layout->cell)),
    (float)(HOLE_RADIUS * layout->cell));
  gtk_snapshot_push_rounded_clip (snapshot, &hole);
}

static void
append_robot (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot,
              guint             seat,
              RoboRobotParts    parts)
{
  const RoboPose         *pose = &self->scene->frame.poses[seat];
  const RoboPictureRobot *robot = &self->scene->frame.picture.robots[seat];
  gboolean                is_still = pose->dx == 0 && pose->dy == 0 && pose->scale == 1 && pose->turn == 0 &&
                      pose->alpha == 1 && pose->squash == 1;
  RoboSprite     sprites[ROBO_N_ROBOT_PARTS];
  guint          n_sprites = 0;
  cairo_matrix_t place;

  if (pose->is_sunk)
    push_hole (self, snapshot, robot->space);
  for (guint part = ROBO_ROBOT_SHADOW; part <= ROBO_ROBOT_MARKS; part <<= 1)
    if (parts & part)
      {
        sprites[n_sprites] = (RoboSprite){ .kind = ROBO_SPRITE_ROBOT, .number = (guint8)part, .robot = *robot };
        robo_robot_keep_parts (&sprites[n_sprites++].robot, (RoboRobotParts)part);
      }
  if (is_still)
    for (guint i = 0; i < n_sprites; i++)
      append_sprite (self, snapshot, &sprites[i], robot->space);
  else
    {
      get_place (self, pose, robot->space, &place);
      robo_sprites_append_placed (self->sprites, snapshot, sprites, n_sprites, &place, pose->alpha);
    }
  if (pose->is_sunk)
    gtk_snapshot_pop (snapshot);
}

/* Draws the robots that are at rest, or the other ones, row by row from the north, so that robots further south are in
 * front. */
static void
append_robots (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               RoboRobotParts    parts,
               gboolean          are_at_rest)
{
  const RoboBoardFrame *frame = &self->scene->frame;
  guint                 n_spaces = robo_board_scene_get_n_spaces (self->scene);

  for (guint row = 0; row < n_spaces; row += self->scene->plan.columns)
    for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
      if (frame->picture.robots[i].is_there && is_at_rest (&frame->poses[i]) == are_at_rest &&
          frame->picture.robots[i].space / self->scene->plan.columns * self->scene->plan.columns == row)
        append_robot (self, snapshot, i, parts);
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

/* Draws a sprite with its middle at x, y, in spaces from the north-west corner of the board. */
static void
append_flying (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               const RoboSprite *sprite,
               double            x,
               double            y,
               double            width,
               double            height,
               double            turn,
               double            alpha)
{
  const RoboLayout *layout = &self->viewport->layout;
  cairo_matrix_t    place;

  if (width <= 0 || height <= 0)
    return;

  cairo_matrix_init_translate (&place, layout->x + x * layout->cell, layout->y + y * layout->cell);
  cairo_matrix_rotate (&place, turn * G_PI / 180);
  cairo_matrix_scale (&place, width, height);
  cairo_matrix_translate (&place, -layout->cell / 2, -layout->cell / 2);
  robo_sprites_append_placed (self->sprites, snapshot, sprite, 1, &place, alpha);
}

static void
append_floater (RoboBoardDrawing *self,
                GtkSnapshot      *snapshot)
{
  const RoboFloater *floater = &self->scene->frame.floater;
  RoboSprite         sprite = { .kind = ROBO_SPRITE_FLOATER, .number = floater->kind, .amount = floater->amount };

  if (floater->amount == 0)
    return;

  append_flying (self, snapshot, &sprite, floater->x, floater->y, 1, 1, 0, floater->alpha);
}

static void
append_prize (RoboBoardDrawing *self,
              GtkSnapshot      *snapshot)
{
  const RoboPrize *prize = &self->scene->frame.prize;
  RoboSprite       sprite = { .kind = ROBO_SPRITE_TOKEN, .number = prize->number, .amount = prize->amount };

  /* Draw the token wide enough to stay visible when its edge points at the user. */
  if (prize->number > 0)
    append_flying (self, snapshot, &sprite, prize->x, prize->y, prize->scale * MAX (prize->width, 0.08), prize->scale,
                   0, prize->alpha);
}

static void
append_use (RoboBoardDrawing *self,
            GtkSnapshot      *snapshot)
{
  const RoboModuleUse *use = &self->scene->frame.use;
  RoboSprite           sprite = { .kind = ROBO_SPRITE_MODULE, .number = use->card };

  if (use->card != ROBO_NO_CARD)
    append_flying (self, snapshot, &sprite, use->x, use->y, use->scale, use->scale, 0, use->alpha);
}

static void
append_tumble (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot)
{
  const RoboTumble *tumble = &self->scene->frame.tumble;
  RoboSprite        sprite = { .kind = ROBO_SPRITE_DIE, .number = tumble->colour, .amount = tumble->value };

  if (tumble->value > 0)
    append_flying (self, snapshot, &sprite, tumble->x, tumble->y, 1, 1, tumble->turn, tumble->alpha);
}

/* Draws the confetti. Each piece falls along a path of its own, which is the same at each win. */
static void
append_confetti (RoboBoardDrawing *self,
                 GtkSnapshot      *snapshot)
{
  const RoboTriumph *triumph = &self->scene->frame.triumph;
  const RoboLayout  *layout = &self->viewport->layout;
  double             time = triumph->confetti;
  float              side = (float)(layout->cell * CONFETTI_SIDE);
  g_autoptr (GRand) dice = g_rand_new_with_seed (2);

  for (guint i = 0; i < N_CONFETTI; i++)
    {
      double  fall = g_rand_double_range (dice, 3.2, 5.5) * time - g_rand_double_range (dice, 0, 1.6);
      double  x = triumph->x + g_rand_double_range (dice, -2.2, 2.2) + 0.12 * sin (9 * time + i);
      double  y = triumph->y - 2.2 + fall;
      double  turn = g_rand_double_range (dice, -900, 900) * time;
      guint32 rgb = robo_palette_get_rgb (get_palette (self),
                                          robo_palette_get_body ((guint)g_rand_int_range (dice, 0, 4)));
      GdkRGBA rgba = { (rgb >> 16 & 0xff) / 255.0f, (rgb >> 8 & 0xff) / 255.0f, (rgb & 0xff) / 255.0f,
                       (float)(CLAMP (4 * fall, 0, 1) * MIN (1, 3 * (1 - time))) };

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT ((float)(layout->x + x * layout->cell), (float)(layout->y + y * layout->cell)));
      gtk_snapshot_rotate (snapshot, (float)turn);
      gtk_snapshot_append_color (snapshot, &rgba, &GRAPHENE_RECT_INIT (-side, -side / 2, 2 * side, side));
      gtk_snapshot_restore (snapshot);
    }
}

/* Draws the beam of a spotlight, which comes from above, and the circle of light on the floor. */
static void
append_spotlight (RoboBoardDrawing *self,
                  GtkSnapshot      *snapshot,
                  guint             seat)
{
  guint            space = self->scene->frame.picture.robots[seat].space;
  double           x = space % self->scene->plan.columns + 0.5;
  double           y = space / self->scene->plan.columns + 0.5;
  double           alpha = self->scene->frame.triumph.dim;
  cairo_t         *cr = append_spaces (self, snapshot, x - 1.1, y - 2.2, x + 1.1, y + 0.9);
  cairo_pattern_t *light = cairo_pattern_create_linear (0, y - 2.2, 0, y + 0.4);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 0.92, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, 1, 1, 0.92, 0.5 * alpha);
  cairo_move_to (cr, x - 0.12, y - 2.2);
  cairo_line_to (cr, x + 0.12, y - 2.2);
  cairo_line_to (cr, x + 0.72, y + 0.4);
  cairo_line_to (cr, x - 0.72, y + 0.4);
  cairo_close_path (cr);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
  cairo_translate (cr, x, y + 0.4);
  cairo_scale (cr, 1, 0.4);
  cairo_arc (cr, 0, 0, 0.72, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 0.92, 0.6 * alpha);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Darkens the board except for the winners, on each of which a spotlight shines, and draws the confetti. */
static void
append_triumph (RoboBoardDrawing *self,
                GtkSnapshot      *snapshot)
{
  const RoboTriumph *triumph = &self->scene->frame.triumph;
  double             x, y, width, height;

  if (triumph->dim > 0)
    {
      robo_layout_get_outline (&self->viewport->layout, &x, &y, &width, &height);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0, 0, 0, (float)triumph->dim },
                                 &GRAPHENE_RECT_INIT ((float)x, (float)y, (float)width, (float)height));
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        if (triumph->winners[i])
          append_spotlight (self, snapshot, i);
      for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
        if (triumph->winners[i])
          append_robot (self, snapshot, i, ROBO_ROBOT_ALL);
    }
  if (triumph->confetti > 0 && triumph->confetti < 1)
    append_confetti (self, snapshot);
}

static void
append_sparks (RoboBoardDrawing *self,
               GtkSnapshot      *snapshot,
               gboolean          are_on_ground)
{
  for (guint i = 0; i < self->scene->frame.n_sparks; i++)
    {
      const RoboSpark *spark = &self->scene->frame.sparks[i];
      /* Draw outlines, arrows, rings and dust below the robots, so that they do not hide them. */
      gboolean is_on_ground = spark->kind == ROBO_SPARK_OUTLINE || spark->kind == ROBO_SPARK_ARROW ||
                              spark->kind == ROBO_SPARK_RING || spark->kind == ROBO_SPARK_DUST;

      if (is_on_ground == are_on_ground)
        append_spark (self, snapshot, spark);
    }
}

/* Previews */

static void
append_ghost_path (RoboBoardDrawing *self,
                   GtkSnapshot      *snapshot,
                   guint             seat,
                   const RoboPath   *path)
{
  RoboGhost ghost = { self->scene->picture.robots[seat].colour, self->scene->plan.columns, path };
  cairo_t  *cr = append_spaces (self, snapshot, 0, 0, self->scene->plan.columns, self->scene->plan.rows);

  robo_draw_ghost (cr, get_palette (self), &ghost);
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

static void
append_outcome_robot (RoboBoardDrawing *self,
                      GtkSnapshot      *snapshot,
                      guint             seat)
{
  const RoboPictureRobot *now = &self->scene->picture.robots[seat];
  const RoboPictureRobot *then = &self->scene->outcome.robots[seat];

  if (now->is_there != then->is_there || (now->is_there && now->space != then->space))
    {
      /* Draw a path from the current space of the robot to its space in the preview. If the robot is destroyed, a cross
       * is on its current space instead. */
      RoboPath   path = { 0 };
      RoboSprite sprite = { .kind = ROBO_SPRITE_ROBOT, .number = ROBO_ROBOT_ALL, .robot = *then };

      if (now->is_there)
        path.steps[path.n_steps++].space = now->space;
      if (now->is_there && !then->is_there)
        path.steps[0].mark = ROBO_PATH_PIT;
      else if (now->is_there)
        path.steps[path.n_steps++].space = then->space;

      if (path.n_steps > 0)
        append_ghost_path (self, snapshot, seat, &path);
      robo_robot_keep_parts (&sprite.robot, ROBO_ROBOT_ALL);
      if (then->is_there)
        append_ghost_sprite (self, snapshot, &sprite, then->space);
    }
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

/* Draws the tint of the threat, and then the contents of spaces and edges again, because the tint makes them too pale. */
static void
append_threat_ground (RoboBoardDrawing *self,
                      GtkSnapshot      *snapshot)
{
  const RoboThreatPicture *threat = &self->marks->threat;
  cairo_t                 *cr;

  if (threat->n_spaces == 0)
    return;

  cr = append_spaces (self, snapshot, 0, 0, self->scene->plan.columns, self->scene->plan.rows);
  robo_draw_threat_ground (cr, get_palette (self), threat);
  for (guint i = 0; i < threat->n_spaces; i++)
    if (threat->percents[i] > 0)
      cairo_rectangle (cr, i % threat->columns, i / threat->columns, 1, 1);
  cairo_clip (cr);
  robo_draw_arena_signs (cr, get_palette (self), &self->scene->plan, self->scene->cautions);
  cairo_destroy (cr);
}

static gboolean
is_killbot (RoboBoardDrawing *self,
            guint             seat)
{
  const RoboPictureRobot *robot = &self->scene->picture.robots[seat];

  return robot->is_there && robot->is_killbot;
}

/* Returns TRUE if the user points at a KillBot or sees the path of a KillBot, whose moves follow the caution lines. */
static gboolean
shows_killbot_moves (RoboBoardDrawing *self)
{
  guint pointed = self->marks->hovered == ROBO_NO_SPACE
                    ? ROBO_NO_SEAT
                    : robo_board_picture_get_robot_at (&self->scene->picture, self->marks->hovered);

  return (pointed != ROBO_NO_SEAT && is_killbot (self, pointed)) ||
         (self->marks->path.n_steps > 0 && is_killbot (self, self->marks->path_seat));
}

/* Draws caution lines with full ink over the fainter ones of the ground: all caution lines if shows_killbot_moves()
 * returns TRUE, otherwise those of the hovered space. */
static void
append_cautions (RoboBoardDrawing *self,
                 GtkSnapshot      *snapshot)
{
  guint    columns = self->scene->plan.columns;
  guint    space = self->marks->hovered;
  cairo_t *cr;

  if (self->scene->cautions == ROBO_CAUTIONS_FULL)
    return;

  if (shows_killbot_moves (self))
    cr = append_spaces (self, snapshot, 0, 0, columns, self->scene->plan.rows);
  else if (robo_board_scene_has_cautions (self->scene, space))
    cr = append_spaces (self, snapshot, space % columns, space / columns, space % columns + 1, space / columns + 1);
  else
    return;

  robo_draw_caution_lines (cr, get_palette (self), &self->scene->plan,
                           shows_killbot_moves (self) ? ROBO_NO_SPACE : space);
  cairo_destroy (cr);
}

static void
append_threat_figures (RoboBoardDrawing *self,
                       GtkSnapshot      *snapshot)
{
  cairo_t *cr;

  if (self->marks->threat.n_spaces == 0)
    return;

  cr = append_spaces (self, snapshot, 0, 0, self->scene->plan.columns, self->scene->plan.rows);
  robo_draw_threat_figures (cr, get_palette (self), &self->marks->threat);
  cairo_destroy (cr);
}

void
robo_board_drawing_append (RoboBoardDrawing *self,
                           GtkSnapshot      *snapshot)
{
  const RoboBoardFrame *frame = &self->scene->frame;
  const RoboLayout     *layout = &self->viewport->layout;
  double                cell_px = layout->cell * layout->scale;
  guint                 n_spaces = robo_board_scene_get_n_spaces (self->scene);

  robo_sprites_set_look (self->sprites, get_palette (self), self->viewport->layout.cell,
                         self->viewport->layout.scale);
  robo_sprites_set_modules (self->sprites, self->scene->modules);

  gtk_snapshot_save (snapshot);
  /* Shake by whole device pixels. Otherwise the whole ground would be drawn again in each frame, and blurred. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)(round (frame->shake_x * cell_px) / layout->scale),
                                                          (float)(round (frame->shake_y * cell_px) / layout->scale)));
  if (frame->triumph.zoom != 1)
    {
      graphene_point_t focus = GRAPHENE_POINT_INIT ((float)(layout->x + frame->triumph.x * layout->cell),
                                                    (float)(layout->y + frame->triumph.y * layout->cell));

      gtk_snapshot_translate (snapshot, &focus);
      gtk_snapshot_scale (snapshot, (float)frame->triumph.zoom, (float)frame->triumph.zoom);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-focus.x, -focus.y));
    }
  append_ground (self, snapshot);
  append_threat_ground (self, snapshot);
  append_cautions (self, snapshot);
  if (!robo_board_ground_get_is_large (self->ground))
    append_bolts (self, snapshot);
  for (guint i = 0; self->marks->n_choices > 0 && i < n_spaces; i++)
    if (self->marks->is_choice[i])
      append_mark (self, snapshot, i, i == self->marks->hovered ? 0.4 : 0.16);
  if (self->marks->highlight != ROBO_NO_SPACE)
    append_mark (self, snapshot, self->marks->highlight, 0.3);

  for (guint i = 0; i < n_spaces; i++)
    append_lying (self, snapshot, i);
  append_acting (self, snapshot);
  append_sparks (self, snapshot, TRUE);
  /* Draw the marks of robots at rest after their bodies, so that none of these bodies hides the marks of another
   * robot. */
  append_robots (self, snapshot, ROBO_ROBOT_ALL & ~ROBO_ROBOT_MARKS, TRUE);
  append_robots (self, snapshot, ROBO_ROBOT_MARKS, TRUE);
  append_robots (self, snapshot, ROBO_ROBOT_ALL, FALSE);
  for (guint i = 0; i < n_spaces; i++)
    append_tag (self, snapshot, i);

  append_threat_figures (self, snapshot);

  if (self->marks->path.n_steps > 0)
    append_ghost_path (self, snapshot, self->marks->path_seat, &self->marks->path);
  for (guint i = 0; self->scene->has_outcome && i < n_spaces; i++)
    append_outcome_mine (self, snapshot, i);
  for (guint i = 0; self->scene->has_outcome && i < ROBO_MAX_ROBOTS; i++)
    append_outcome_robot (self, snapshot, i);

  append_tumble (self, snapshot);
  append_prize (self, snapshot);
  append_triumph (self, snapshot);
  append_sparks (self, snapshot, FALSE);
  append_use (self, snapshot);
  append_floater (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

void
robo_board_drawing_prepare (RoboBoardDrawing *self)
{
  const RoboBoardPicture *picture = &self->scene->picture;

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    if (picture->robots[i].is_there)
      robo_sprites_prepare_heads (self->sprites, i, &picture->robots[i]);
}

gboolean
robo_board_drawing_drift (RoboBoardDrawing *self)
{
  const RoboLayout *layout = &self->viewport->layout;

  /* Don't move the waves if there is no picture of them: if the arena has no water, or the ground is not drawn yet or
   * large. */
  if (robo_board_ground_get_waves (self->ground) == NULL)
    return FALSE;

  self->drift_px = (self->drift_px + 1) % MAX (1, (guint)round (ROBO_WAVE_LENGTH * layout->cell * layout->scale));
  return TRUE;
}

gboolean
robo_board_drawing_get_is_whole (RoboBoardDrawing *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return robo_board_ground_get_is_drawn (self->ground) && robo_sprites_get_is_whole (self->sprites);
}

gboolean
robo_board_drawing_crackle (RoboBoardDrawing *self,
                            gboolean          are_mines_lit)
{
  guint    n_spaces = robo_board_scene_get_n_spaces (self->scene);
  gboolean has_any = FALSE;

  self->bolt = (self->bolt + 1) % ROBO_N_BOLTS;
  self->are_mines_lit = are_mines_lit;
  if (!robo_board_ground_get_is_drawn (self->ground) || robo_board_ground_get_is_large (self->ground) ||
      !has_depth (self))
    return FALSE;

  for (guint i = 0; i < n_spaces && !has_any; i++)
    has_any = self->scene->frame.picture.mines[i] != 0 ||
              robo_plan_get_edge (&self->scene->plan, i, ROBO_DIR_N) == ROBO_EDGE_BARRIER ||
              robo_plan_get_edge (&self->scene->plan, i, ROBO_DIR_W) == ROBO_EDGE_BARRIER;

  return has_any;
}

double
robo_board_drawing_get_cell_px (RoboBoardDrawing *self)
{
  return self->viewport->layout.cell * self->viewport->layout.scale;
}
