// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a board and what happens there, for drawing and for names: no widget.
#pragma once

#include "engine/robo-board.h"
#include "engine/robo-cards.h"
#include "files/cards/robo-modules.h"
#include "robo-board-frame.h"

G_BEGIN_DECLS

/**
 * RoboBoardScene:
 * @plan: the arena; without size if there is none
 * @board: (nullable): the same, compiled
 * @damage_limit: how many damage lights a robot has (R2.3)
 * @modules: (nullable) (transfer none): those of the game
 * @cards: (nullable) (transfer none): their cards
 * @colours: by seat; %ROBO_COLOUR_OF_SIDE where nobody has said
 * @names: (element-type utf8): by seat; %NULL where nobody has said
 * @gazes: by seat: 1 + the RoboDir in which its head has been turned, or %ROBO_GAZE_REST
 * @is_scorched: (array): by space: whether something has blown up there in this round
 * @weapon: what the last card that was used reaches others with: %ROBO_TARGET_THROWN, %ROBO_TARGET_JET or
 *   %ROBO_TARGET_SELF for neither
 * @wielder: the seat that used it
 * @sends_prizes: whether tokens that are taken leave the board
 * @picture: the latest position, which names tell
 * @frame: what is seen, which may still be on its way to @picture
 * @happening: what happens in @frame
 * @before: the position it comes from
 * @has_outcome: whether @outcome counts
 * @outcome: what would come
 *
 * For reading; the functions below write.
 */
typedef struct
{
  RoboPlan         plan;
  RoboBoard       *board;
  guint            damage_limit;
  RoboModules     *modules;
  const RoboCards *cards;
  guint8           colours[ROBO_MAX_ROBOTS];
  guint            own_seat; /* or ROBO_NO_SEAT: whose robot is "yours" in names */
  char            *names[ROBO_MAX_ROBOTS];
  guint8           gazes[ROBO_MAX_ROBOTS];
  guint8           is_scorched[ROBO_MAX_SPACES];
  guint8           weapon;
  guint8           wielder;
  gboolean         sends_prizes;

  RoboBoardPicture picture;
  RoboBoardFrame   frame;
  RoboHappening    happening;
  RoboBoardPicture before;
  gboolean         has_outcome;
  RoboBoardPicture outcome;
} RoboBoardScene;

#define ROBO_COLOUR_OF_SIDE 255

void robo_board_scene_init (RoboBoardScene *self);
void robo_board_scene_clear (RoboBoardScene *self);

/**
 * robo_board_scene_set_plan:
 * @self: a scene
 * @plan: (nullable): the arena; copied. %NULL for none
 * @damage_limit: how many damage lights a robot has
 *
 * Another arena, without pieces.
 */
void robo_board_scene_set_plan (RoboBoardScene *self,
                                const RoboPlan *plan,
                                guint           damage_limit);

guint robo_board_scene_get_n_spaces (const RoboBoardScene *self);

void robo_board_scene_set_seat (RoboBoardScene *self,
                                guint           seat,
                                guint           colour,
                                const char     *name);

/* A position, at rest. */
void robo_board_scene_jump (RoboBoardScene  *self,
                            const RoboState *state);

/**
 * robo_board_scene_begin:
 * @self: a scene with an arena
 * @event: what happens
 * @before: the position before it
 * @after: the position after it
 * @is_calm: whether pieces only change places
 *
 * From now on robo_board_scene_show_moment() is about this event.
 */
void robo_board_scene_begin (RoboBoardScene  *self,
                             const RoboEvent *event,
                             const RoboState *before,
                             const RoboState *after,
                             gboolean         is_calm);

/**
 * robo_board_scene_show_moment:
 * @self: a scene in which something has begun
 * @progress: how far it is, from 0 to 1, the end
 */
void robo_board_scene_show_moment (RoboBoardScene *self,
                                   double          progress);

/**
 * robo_board_scene_set_outcome:
 * @self: a scene
 * @after: (nullable): a position that might come; %NULL for none
 */
void robo_board_scene_set_outcome (RoboBoardScene  *self,
                                   const RoboState *after);

/**
 * robo_board_scene_dup_name:
 * @self: a scene with an arena
 * @space: a space
 * @is_spoken: whether it is for those who hear it
 *
 * Returns: (transfer full): where it is and what is there, in words
 */
char *robo_board_scene_dup_name (const RoboBoardScene *self,
                                 guint                 space,
                                 gboolean              is_spoken) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_board_scene_is_named_alike:
 * @self: a scene with an arena
 * @old: an earlier position
 * @space: a space
 *
 * Returns: whether robo_board_scene_dup_name() says what it said then
 */
gboolean robo_board_scene_is_named_alike (const RoboBoardScene   *self,
                                          const RoboBoardPicture *old,
                                          guint                   space);

G_END_DECLS
