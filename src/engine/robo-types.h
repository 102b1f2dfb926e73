/* The words every part of the engine shares: directions, colours, spaces, limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Limits that the flat state is made for (R1.1, R2.1, R5.3). */
#define ROBO_MAX_SIDE      15
#define ROBO_MIN_SIDE      5
#define ROBO_MAX_SPACES    (ROBO_MAX_SIDE * ROBO_MAX_SIDE)
#define ROBO_MAX_ROBOTS    4
#define ROBO_MAX_DICE      4
#define ROBO_MAX_SLOTS     2
#define ROBO_N_UNITS       3
#define ROBO_MAX_VP_NUMBER 9
#define ROBO_MAX_STARTS    64

/* A space is one index, row * columns + column, both from 0 in the north-west; a seat is an index from 0 to 3, where
 * files and people count from 1; a card is an index below the n_cards of its game. Whoever calls the engine gives what
 * there is: seats, spaces, cards, slots and directions are array indices that it looks up unchecked, millions of times
 * a second. What comes from a file is checked before. The three below may be given only where a function says so. */
#define ROBO_NO_SPACE 255
#define ROBO_NO_SEAT  255
#define ROBO_NO_CARD  255

/**
 * RoboDir:
 * The eight compass points (R1.2), clockwise from north. The even ones are orthogonal:
 * the blue keys of a controller.
 */
typedef enum
{
  ROBO_DIR_N,
  ROBO_DIR_NE,
  ROBO_DIR_E,
  ROBO_DIR_SE,
  ROBO_DIR_S,
  ROBO_DIR_SW,
  ROBO_DIR_W,
  ROBO_DIR_NW,
} RoboDir;

#define ROBO_N_DIRS 8

/* North, east, south and west: of a space, and of an arena. The side i is the direction 2 * i. */
#define ROBO_N_SIDES 4

/**
 * RoboColour:
 * The colours of dice (R5.1). Blue dice move, red dice fire.
 */
typedef enum
{
  ROBO_BLUE,
  ROBO_RED,
} RoboColour;

/**
 * RoboTerrain:
 * What a space is made of (R1.3). Water is a pit with another picture.
 */
typedef enum
{
  ROBO_TERRAIN_FLOOR,
  ROBO_TERRAIN_PIT,
  ROBO_TERRAIN_WATER,
  ROBO_TERRAIN_SOLID,
} RoboTerrain;

/**
 * RoboEdge:
 * What the edge between two orthogonal neighbours carries (R1.5).
 */
typedef enum
{
  ROBO_EDGE_OPEN,
  ROBO_EDGE_WALL,
  ROBO_EDGE_BARRIER,
} RoboEdge;

/**
 * RoboSeatKind:
 * Who plays a robot: nobody, an operator (a person or a policy that answers for one), or
 * the automaton of rules chapter 9.
 */
typedef enum
{
  ROBO_SEAT_EMPTY,
  ROBO_SEAT_OPERATOR,
  ROBO_SEAT_KILLBOT,
} RoboSeatKind;

/**
 * RoboLevel:
 * @ROBO_LEVEL_CHANCE: does anything legal, each thing as likely as the other
 * @ROBO_LEVEL_PIP: the weakest of the ladder; each one wins about two games in three against the one before
 * @ROBO_LEVEL_ORACLE: the strongest
 * @ROBO_LEVEL_BEGINNER: what "beginner" in older files is now
 * @ROBO_LEVEL_CLUB: likewise "club"
 * @ROBO_LEVEL_MASTER: likewise "master"
 *
 * Which computer answers for an operator. What each is like is said in ai/robo-ladder.h.
 */
typedef enum
{
  ROBO_LEVEL_CHANCE,
  ROBO_LEVEL_PIP,
  ROBO_LEVEL_RUSTY,
  ROBO_LEVEL_DASH,
  ROBO_LEVEL_GIZMO,
  ROBO_LEVEL_BRUNO,
  ROBO_LEVEL_ADA,
  ROBO_LEVEL_QUILL,
  ROBO_LEVEL_SABLE,
  ROBO_LEVEL_VEGA,
  ROBO_LEVEL_ORACLE,

  ROBO_LEVEL_BEGINNER = ROBO_LEVEL_PIP,
  ROBO_LEVEL_CLUB = ROBO_LEVEL_DASH,
  ROBO_LEVEL_MASTER = ROBO_LEVEL_QUILL,
} RoboLevel;

#define ROBO_N_LEVELS (ROBO_LEVEL_ORACLE + 1)

/**
 * robo_dir_turn:
 * @dir: a direction
 * @eighths: how far to turn, clockwise positive, one eighth of a circle a unit
 *
 * Returns: the direction after the turn
 */
static inline RoboDir
robo_dir_turn (RoboDir dir,
               gint    eighths)
{
  return (RoboDir)(((gint)dir + eighths) & 7);
}

/**
 * robo_dir_opposite:
 * @dir: a direction
 *
 * Returns: the one behind it
 */
static inline RoboDir
robo_dir_opposite (RoboDir dir)
{
  return robo_dir_turn (dir, 4);
}

/**
 * robo_dir_is_orthogonal:
 * @dir: a direction
 *
 * Returns: whether it is one of the four blue keys (R1.2, R5.1)
 */
static inline gboolean
robo_dir_is_orthogonal (RoboDir dir)
{
  return (dir & 1) == 0;
}

/**
 * robo_dir_dx:
 * @dir: a direction
 *
 * Returns: how many columns a step that way goes east, -1..1
 */
gint robo_dir_dx (RoboDir dir);

/**
 * robo_dir_dy:
 * @dir: a direction
 *
 * Returns: how many rows a step that way goes south, -1..1
 */
gint robo_dir_dy (RoboDir dir);

/**
 * robo_dir_get_id:
 * @dir: a direction
 *
 * Returns: (transfer none): its name in files, such as "ne"
 */
const char *robo_dir_get_id (RoboDir dir);

/**
 * robo_dir_from_id:
 * @id: a name as in files
 * @dir: (out): the direction of that name; untouched if there is none
 *
 * Returns: whether @id names a direction
 */
gboolean robo_dir_from_id (const char *id,
                           RoboDir    *dir);

/**
 * robo_colour_get_id:
 * @colour: the colour of a die
 *
 * Returns: (transfer none): its name in files, "blue" or "red"
 */
const char *robo_colour_get_id (RoboColour colour);

/**
 * robo_colour_from_id:
 * @id: a name as in files
 * @colour: (out): the colour of that name; untouched if there is none
 *
 * Returns: whether @id names the colour of a die
 */
gboolean robo_colour_from_id (const char *id,
                              RoboColour *colour);

/**
 * robo_level_get_word:
 * @index: a level, or %ROBO_N_LEVELS and more for the words of older files
 *
 * Returns: (transfer none): a word for robo_level_of_word(); there are %ROBO_N_LEVEL_WORDS of them
 */
const char *robo_level_get_word (guint index);

/**
 * robo_level_of_word:
 * @index: of a word
 *
 * Returns: the level it stands for
 */
RoboLevel robo_level_of_word (guint index);

#define ROBO_N_LEVEL_WORDS (ROBO_N_LEVELS + 3)

G_END_DECLS
