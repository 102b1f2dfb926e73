// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view-private.h"

#include "ui/common/robo-ink.h"

/* What is not there yet is seen through. */
#define GHOST_ALPHA 0.6
/* Where numbers hang: below the corner in which a robot wears its own. */
#define NUMBER_RISE 0.42

static void
append_ghost_path (RoboBoardView  *self,
                   GtkSnapshot    *snapshot,
                   guint           seat,
                   const RoboPath *path)
{
  RoboGhost ghost = { self->picture.robots[seat].colour, self->plan.columns, path };
  cairo_t  *cr = robo_board_view_append_spaces (self, snapshot, 0, 0, self->plan.columns, self->plan.rows);

  robo_draw_ghost (cr, robo_ink_get_palette (), &ghost);
  cairo_destroy (cr);
}

static void
append_ghost_sprite (RoboBoardView    *self,
                     GtkSnapshot      *snapshot,
                     const RoboSprite *sprite,
                     guint             space)
{
  gtk_snapshot_push_opacity (snapshot, GHOST_ALPHA);
  robo_board_view_append_sprite (self, snapshot, sprite, space % self->plan.columns, space / self->plan.columns);
  gtk_snapshot_pop (snapshot);
}

static void
append_number (RoboBoardView  *self,
               GtkSnapshot    *snapshot,
               RoboFloaterKind kind,
               guint           amount,
               guint           space,
               double          rise)
{
  RoboSprite sprite = { .kind = ROBO_SPRITE_FLOATER, .number = kind, .amount = amount };

  if (amount > 0)
    robo_board_view_append_sprite (self, snapshot, &sprite, space % self->plan.columns,
                                   space / self->plan.columns - rise);
}

static guint
get_damage (const RoboPictureRobot *robot)
{
  return robot->damage + robot->shield;
}

/* From where it stands to where it would stand; a cross where it would be no more. */
static void
append_move (RoboBoardView          *self,
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
append_robot (RoboBoardView *self,
              GtkSnapshot   *snapshot,
              guint          seat)
{
  const RoboPictureRobot *now = &self->picture.robots[seat];
  const RoboPictureRobot *then = &self->outcome.robots[seat];

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
append_mine (RoboBoardView *self,
             GtkSnapshot   *snapshot,
             guint          space)
{
  RoboPath   path = { .n_steps = 1, .steps = { { .space = (guint8)space, .mark = ROBO_PATH_PIT } } };
  RoboSprite sprite = { .kind = ROBO_SPRITE_MINE };
  guint      now = self->picture.mines[space];
  guint      then = self->outcome.mines[space];

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

static void
append_outcome (RoboBoardView *self,
                GtkSnapshot   *snapshot)
{
  for (guint i = 0; i < self->spaces->len; i++)
    append_mine (self, snapshot, i);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    append_robot (self, snapshot, i);
}

void
robo_board_view_append_foresight (RoboBoardView *self,
                                  GtkSnapshot   *snapshot)
{
  if (self->path.n_steps > 0)
    append_ghost_path (self, snapshot, self->path_seat, &self->path);
  if (self->has_outcome)
    append_outcome (self, snapshot);
}
