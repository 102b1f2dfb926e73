// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-view-private.h"

#include <adwaita.h>
#include <string.h>

#include "robo-board-space.h"
#include "ui/common/robo-space-text.h"

/* The position on the board: what is shown of it, how it moves to the next, what its spaces are called. */

/* Pieces */

static guint
get_shield_room (const RoboCards *cards,
                 const RoboRobot *robot)
{
  guint room = 0;

  for (guint i = 0; cards != NULL && i < ROBO_MAX_SLOTS; i++)
    {
      const RoboAbility *absorb = NULL;

      if (robot->cards[i] < cards->n_cards)
        absorb = robo_card_get_ability (&cards->cards[robot->cards[i]], ROBO_ABILITY_ABSORB);
      if (absorb != NULL)
        room += absorb->amount;
    }

  return room;
}

static void
dress_robot (RoboBoardView    *self,
             RoboPictureRobot *robot,
             const RoboRobot  *from,
             guint             seat)
{
  if (self->colours[seat] != ROBO_COLOUR_OF_SIDE)
    robot->colour = self->colours[seat];
  robot->shield_room = (guint8)get_shield_room (self->cards, from);
  robot->shield = robot->shield_room > 0 ? from->shield[0] + from->shield[1] : 0;
}

static void
take_picture (RoboBoardView    *self,
              const RoboState  *state,
              RoboBoardPicture *picture)
{
  robo_board_picture_init (picture, self->board, state, self->damage_limit);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    dress_robot (self, &picture->robots[i], &state->robots[i], i);

  /* Their owners may have another colour by now. */
  for (guint i = 0; i < state->n_mines; i++)
    picture->mines[state->mines[i].space] = 1 + picture->robots[state->mines[i].owner].colour;
}

/* Names */

static void
name_space (RoboBoardView *self,
            guint          space)
{
  RoboSpaceText    text = { &self->plan, &self->picture, (const char *const *)self->names };
  g_autofree char *name = robo_space_text_dup (&text, space);

  robo_board_space_set_name (g_ptr_array_index (self->spaces, space), name);
}

void
robo_board_view_name_spaces (RoboBoardView *self)
{
  for (guint i = 0; i < self->spaces->len; i++)
    name_space (self, i);
}

static gboolean
is_named_alike (RoboBoardView          *self,
                const RoboBoardPicture *old,
                guint                   space)
{
  const RoboBoardPicture *new = &self->picture;
  guint seat = robo_board_picture_get_robot_at (new, space);

  if (old->mines[space] != new->mines[space] || old->tokens[space] != new->tokens[space] ||
      seat != robo_board_picture_get_robot_at (old, space))
    return FALSE;

  return seat == ROBO_NO_SEAT || memcmp (&old->robots[seat], &new->robots[seat], sizeof new->robots[seat]) == 0;
}

/* Screen readers are told of what is new, and of that only. */
static void
set_picture (RoboBoardView          *self,
             const RoboBoardPicture *picture)
{
  RoboBoardPicture old = self->picture;

  self->picture = *picture;
  for (guint i = 0; i < self->spaces->len; i++)
    if (!is_named_alike (self, &old, i))
      name_space (self, i);
}

/* Animation */

void
robo_board_view_show_frame (RoboBoardView *self,
                            double         progress)
{
  robo_board_frame_init_moment (&self->frame, &self->happening, progress);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_stop_ticking (RoboBoardView *self)
{
  if (self->tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RoboBoardView *self = ROBO_BOARD_VIEW (widget);
  gint64         now_us = gdk_frame_clock_get_frame_time (clock);
  double         progress;

  if (self->start_us == 0)
    self->start_us = now_us;
  progress = (double)(now_us - self->start_us) / self->duration_us;

  if (progress >= 1)
    {
      self->tick = 0;
      robo_board_view_show_frame (self, 1);
      return G_SOURCE_REMOVE;
    }
  if (!self->happening.is_calm)
    robo_board_view_show_frame (self, progress);

  return G_SOURCE_CONTINUE;
}

static void
start_ticking (RoboBoardView *self,
               guint          duration_ms)
{
  robo_board_view_stop_ticking (self);
  self->start_us = 0;
  self->duration_us = duration_ms * G_TIME_SPAN_MILLISECOND;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  robo_board_view_show_frame (self, 0);
}

void
robo_board_view_set_seat (RoboBoardView *self,
                          guint          seat,
                          guint          colour,
                          const char    *name)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (seat < ROBO_MAX_ROBOTS && colour < 4);

  self->colours[seat] = (guint8)colour;
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
  robo_board_view_name_spaces (self);
}

void
robo_board_view_jump (RoboBoardView   *self,
                      const RoboState *state)
{
  RoboBoardPicture picture;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (robo_board_view_has_arena (self));
  g_return_if_fail (state != NULL);

  robo_board_view_stop_ticking (self);
  take_picture (self, state, &picture);
  set_picture (self, &picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
robo_board_view_animate (RoboBoardView   *self,
                         const RoboEvent *event,
                         const RoboState *before,
                         const RoboState *after,
                         guint            duration_ms)
{
  RoboBoardPicture picture;

  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));
  g_return_if_fail (robo_board_view_has_arena (self));
  g_return_if_fail (event != NULL && before != NULL && after != NULL);

  take_picture (self, before, &self->before);
  take_picture (self, after, &picture);
  set_picture (self, &picture);
  self->happening = (RoboHappening){
    .plan = &self->plan,
    .event = *event,
    .before = &self->before,
    .after = &self->picture,
    .is_calm = !adw_get_enable_animations (GTK_WIDGET (self)),
  };

  if (duration_ms > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      start_ticking (self, duration_ms);
      return;
    }
  robo_board_view_stop_ticking (self);
  robo_board_view_show_frame (self, 1);
}

gboolean
robo_board_view_is_animating (RoboBoardView *self)
{
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (self), FALSE);

  return self->tick != 0;
}

void
robo_board_view_set_outcome (RoboBoardView   *self,
                             const RoboState *after)
{
  g_return_if_fail (ROBO_IS_BOARD_VIEW (self));

  self->has_outcome = after != NULL && self->board != NULL;
  if (self->has_outcome)
    take_picture (self, after, &self->outcome);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
