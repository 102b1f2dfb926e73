// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-board-scene.h"

#include <string.h>

#include "ui/widgets/robo-space-text.h"

void
robo_board_scene_init (RoboBoardScene *self)
{
  *self = (RoboBoardScene){ .own_seat = ROBO_NO_SEAT };
  memset (self->colours, ROBO_COLOUR_OF_SIDE, sizeof self->colours);
}

void
robo_board_scene_clear (RoboBoardScene *self)
{
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_clear_pointer (&self->names[i], g_free);
  g_clear_pointer (&self->board, robo_board_free);
}

void
robo_board_scene_set_plan (RoboBoardScene *self,
                           const RoboPlan *plan,
                           guint           damage_limit)
{
  g_clear_pointer (&self->board, robo_board_free);
  self->plan = plan == NULL ? (RoboPlan){ 0 } : *plan;
  self->damage_limit = damage_limit;
  if (self->plan.columns > 0)
    self->board = robo_board_new (&self->plan);
  memset (self->is_scorched, FALSE, sizeof self->is_scorched);
  memset (&self->picture, 0, sizeof self->picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
  self->has_outcome = FALSE;
}

guint
robo_board_scene_get_n_spaces (const RoboBoardScene *self)
{
  return (guint)self->plan.columns * self->plan.rows;
}

gboolean
robo_board_scene_has_cautions (const RoboBoardScene *self,
                               guint                 space)
{
  for (guint side = 0; space != ROBO_NO_SPACE && side < 4; side++)
    if (self->plan.caution[space][side] != 0)
      return TRUE;

  return FALSE;
}

void
robo_board_scene_set_seat (RoboBoardScene *self,
                           guint           seat,
                           guint           colour,
                           const char     *name)
{
  self->colours[seat] = (guint8)colour;
  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
}

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
take_picture (const RoboBoardScene *self,
              const RoboState      *state,
              RoboBoardPicture     *picture)
{
  robo_board_picture_init (picture, self->board, state, self->damage_limit);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      RoboPictureRobot *robot = &picture->robots[i];
      const RoboRobot  *from = &state->robots[i];

      if (self->colours[i] != ROBO_COLOUR_OF_SIDE)
        robot->colour = self->colours[i];
      robot->gaze = self->gazes[i];
      robot->shield_room = (guint8)get_shield_room (self->cards, from);
      robot->shield = robot->shield_room > 0 ? from->shield[0] + from->shield[1] : 0;
    }

  /* Show a mine in the color of the robot to which it belongs. This color need not be the color of the robot's side. */
  for (guint i = 0; i < state->n_mines; i++)
    picture->mines[state->mines[i].space] = 1 + picture->robots[state->mines[i].owner].colour;
}

void
robo_board_scene_jump (RoboBoardScene  *self,
                       const RoboState *state)
{
  memset (self->gazes, ROBO_GAZE_REST, sizeof self->gazes);
  memset (self->is_scorched, FALSE, sizeof self->is_scorched);
  self->weapon = ROBO_TARGET_SELF;
  take_picture (self, state, &self->picture);
  robo_board_frame_init_still (&self->frame, &self->picture);
}

/* Lets the acting robot look where it drives or aims. The robot looks in this direction until the next die is
 * activated, or the phase or the round changes. */
static void
update_gazes (RoboBoardScene  *self,
              const RoboEvent *event)
{
  RoboDir dir = ROBO_DIR_S;

  if (event->type == ROBO_EVENT_ACTIVATE || event->type == ROBO_EVENT_ROUND || event->type == ROBO_EVENT_PHASE)
    memset (self->gazes, ROBO_GAZE_REST, sizeof self->gazes);
  if (event->seat >= ROBO_MAX_ROBOTS)
    return;

  if (event->type == ROBO_EVENT_FIRE || event->type == ROBO_EVENT_FAIL)
    self->gazes[event->seat] = (guint8)(1 + event->key);
  else if ((event->type == ROBO_EVENT_STEP || event->type == ROBO_EVENT_JUMP) &&
           robo_board_frame_find_dir (&self->plan, event->at, event->to, &dir))
    self->gazes[event->seat] = (guint8)(1 + dir);
}

/* Remembers whether the card that was used throws a grenade or fires a jet of water, because neither has an event of
 * its own. So the scene can tell the explosion of a grenade from the explosion of a mine, and a push by a jet from a
 * push by a moving robot. */
static void
update_weapon (RoboBoardScene  *self,
               const RoboEvent *event)
{
  const RoboCard *card = NULL;

  if (event->type == ROBO_EVENT_ACTIVATE || event->type == ROBO_EVENT_USE || event->type == ROBO_EVENT_PHASE)
    self->weapon = ROBO_TARGET_SELF;
  if (event->type == ROBO_EVENT_USE && self->cards != NULL && event->card < self->cards->n_cards)
    card = &self->cards->cards[event->card];
  for (guint i = 0; card != NULL && i < card->n_effects; i++)
    if ((card->effects[i].target == ROBO_TARGET_THROWN && card->effects[i].action == ROBO_ACTION_DETONATE) ||
        card->effects[i].target == ROBO_TARGET_JET)
      {
        self->weapon = card->effects[i].target;
        self->wielder = event->seat;
      }
}

/* Returns TRUE if the event is the effect of the last grenade or jet. A grenade causes only one explosion; mines and
 * bombs cause the later ones. So this forgets the grenade when it has exploded. */
static gboolean
is_effect_of_weapon (RoboBoardScene  *self,
                     const RoboEvent *event)
{
  if (event->type == ROBO_EVENT_PUSH)
    return self->weapon == ROBO_TARGET_JET && event->by == self->wielder;
  if (event->type != ROBO_EVENT_DETONATE || self->weapon != ROBO_TARGET_THROWN || event->seat != self->wielder)
    return FALSE;

  self->weapon = ROBO_TARGET_SELF;
  return TRUE;
}

void
robo_board_scene_begin (RoboBoardScene  *self,
                        const RoboEvent *event,
                        const RoboState *before,
                        const RoboState *after,
                        gboolean         is_calm)
{
  take_picture (self, before, &self->before);
  update_gazes (self, event);
  /* Keep scorch marks until the round ends. If animations are off, make no scorch marks. */
  if (event->type == ROBO_EVENT_ROUND)
    memset (self->is_scorched, FALSE, sizeof self->is_scorched);
  if (!is_calm && (event->type == ROBO_EVENT_DESTROYED || event->type == ROBO_EVENT_DETONATE) &&
      event->at < robo_board_scene_get_n_spaces (self) && self->plan.terrain[event->at] == ROBO_TERRAIN_FLOOR)
    self->is_scorched[event->at] = TRUE;
  update_weapon (self, event);
  take_picture (self, after, &self->picture);
  self->happening = (RoboHappening){
    .plan = &self->plan,
    .event = *event,
    .before = &self->before,
    .after = &self->picture,
    .is_calm = is_calm,
    .is_prize_sent = self->sends_prizes,
    .is_from_afar = is_effect_of_weapon (self, event),
  };
}

void
robo_board_scene_show_moment (RoboBoardScene *self,
                              double          progress)
{
  robo_board_frame_init_moment (&self->frame, &self->happening, progress);
}

void
robo_board_scene_set_outcome (RoboBoardScene  *self,
                              const RoboState *after)
{
  self->has_outcome = after != NULL && self->board != NULL;
  if (self->has_outcome)
    take_picture (self, after, &self->outcome);
}

char *
robo_board_scene_dup_name (const RoboBoardScene *self,
                           guint                 space,
                           gboolean              is_spoken)
{
  RoboSpaceText text = { &self->plan, &self->picture, (const char *const *)self->names, self->own_seat, is_spoken };

  return robo_space_text_dup (&text, space);
}

gboolean
robo_board_scene_is_named_alike (const RoboBoardScene   *self,
                                 const RoboBoardPicture *old,
                                 guint                   space)
{
  const RoboBoardPicture *now = &self->picture;
  guint                   seat = robo_board_picture_get_robot_at (now, space);

  if (old->mines[space] != now->mines[space] || old->tokens[space] != now->tokens[space] ||
      seat != robo_board_picture_get_robot_at (old, space))
    return FALSE;

  return seat == ROBO_NO_SEAT || memcmp (&old->robots[seat], &now->robots[seat], sizeof now->robots[seat]) == 0;
}
