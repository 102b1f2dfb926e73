// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the pieces and the current event of a board, for drawing and for accessible names. A scene is not a widget.
#pragma once

#include "draw/robo-arena-drawing.h"
#include "engine/robo-board.h"
#include "engine/robo-cards.h"
#include "files/cards/robo-modules.h"
#include "robo-board-frame.h"

G_BEGIN_DECLS

/* Holds what a board shows: the arena, the position and the event. A scene of zeros is not valid: call
 * robo_board_scene_init(). */
typedef struct
{
  RoboPlan         plan;                     /* plan of the arena; has no size without an arena */
  RoboBoard       *board;                    /* nullable: the board compiled from the plan */
  RoboCautionInk   cautions;                 /* the ink of the caution lines on the ground */
  guint            damage_limit;             /* number of damage lights of a robot (R2.3) */
  RoboModules     *modules;                  /* nullable, borrowed */
  const RoboCards *cards;                    /* nullable, borrowed: the cards of the modules */
  guint8           colours[ROBO_MAX_ROBOTS]; /* by seat, color of the robot; ROBO_COLOUR_OF_SIDE if unset */
  guint            own_seat;                 /* the seat whose robot is "yours" in names, or ROBO_NO_SEAT */
  char            *names[ROBO_MAX_ROBOTS];   /* by seat, name of the robot; NULL if unset */
  /* By seat, 1 + the RoboDir in which the head of the robot is turned, or ROBO_GAZE_REST. */
  guint8 gazes[ROBO_MAX_ROBOTS];
  guint8 is_scorched[ROBO_MAX_SPACES]; /* by space: TRUE for a space with a scorch mark */
  /* ROBO_TARGET_THROWN after the use of a card that throws a grenade, until it explodes; ROBO_TARGET_JET after the use
   * of a card that fires a jet of water; otherwise ROBO_TARGET_SELF. */
  guint8   weapon;
  guint8   wielder;      /* the seat that used this weapon */
  gboolean sends_prizes; /* whether taken tokens leave the board and fly to the panels */

  RoboBoardPicture picture;   /* the latest position, which the names of spaces describe */
  RoboBoardFrame   frame;     /* what is visible now, possibly a moment of an event that leads to `picture` */
  RoboHappening    happening; /* the event that `frame` shows */
  RoboBoardPicture before;    /* the position before the event */
  gboolean         has_outcome;
  RoboBoardPicture outcome; /* position of a preview, if has_outcome is set */
} RoboBoardScene;

#define ROBO_COLOUR_OF_SIDE 255

void robo_board_scene_init (RoboBoardScene *self);
void robo_board_scene_clear (RoboBoardScene *self);

/* Shows another arena, without pieces. The plan is copied. NULL shows no arena. Robots have damage_limit damage lights. */
void robo_board_scene_set_plan (RoboBoardScene *self,
                                const RoboPlan *plan,
                                guint           damage_limit);

guint robo_board_scene_get_n_spaces (const RoboBoardScene *self);

/* Returns TRUE if a space has a caution line. Returns FALSE for ROBO_NO_SPACE. */
gboolean robo_board_scene_has_cautions (const RoboBoardScene *self,
                                        guint                 space);

void robo_board_scene_set_seat (RoboBoardScene *self,
                                guint           seat,
                                guint           colour,
                                const char     *name);

/* Shows a position, with all pieces at rest. */
void robo_board_scene_jump (RoboBoardScene  *self,
                            const RoboState *state);

/* Sets the event for the next calls of robo_board_scene_show_moment(). */
void robo_board_scene_begin (RoboBoardScene  *self,
                             const RoboEvent *event,
                             const RoboState *before,
                             const RoboState *after,
                             gboolean         is_calm);

/* Shows a moment of the event that robo_board_scene_begin() has set. Progress goes from 0 to 1. */
void robo_board_scene_show_moment (RoboBoardScene *self,
                                   double          progress);

/* Previews a position that might follow the current position. NULL removes the preview. */
void robo_board_scene_set_outcome (RoboBoardScene  *self,
                                   const RoboState *after);

/* Returns the coordinates of a space and its contents in words. If is_spoken is TRUE, the words are for a screen
 * reader. */
char *robo_board_scene_dup_name (const RoboBoardScene *self,
                                 guint                 space,
                                 gboolean              is_spoken) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a space surely has the same name in the position `old` and now, and FALSE if its name may differ. */
gboolean robo_board_scene_is_named_alike (const RoboBoardScene   *self,
                                          const RoboBoardPicture *old,
                                          guint                   space);

G_END_DECLS
