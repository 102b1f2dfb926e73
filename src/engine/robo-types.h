// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the types that every part of the engine shares: directions, colors, spaces, limits.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Limits boards, robots and programs (R1.1, R1.4, R2.1, R2.2, R5.3). Most of these numbers are sizes of arrays in a
 * plan, a board or a state. */
#define ROBO_MAX_SIDE      15
#define ROBO_MIN_SIDE      5
#define ROBO_MAX_SPACES    (ROBO_MAX_SIDE * ROBO_MAX_SIDE)
#define ROBO_MAX_ROBOTS    4
#define ROBO_MAX_DICE      4
#define ROBO_MAX_SLOTS     2
#define ROBO_N_UNITS       3
#define ROBO_MAX_VP_NUMBER 9
#define ROBO_MAX_STARTS    64

/* A space is an index: row * columns + column, both from 0 in the north-west. A seat is an index from 0 to 3, but files
 * and people count from 1. A card is an index below the n_cards of its game. Most functions of the engine use seats,
 * spaces, cards, slots and directions as array indices without checks, because they are called millions of times a
 * second. So callers must pass valid values, and check values from files beforehand. The three values below are allowed
 * only where a function says so. */
#define ROBO_NO_SPACE 255
#define ROBO_NO_SEAT  255
#define ROBO_NO_CARD  255

/* Lists the eight directions (R1.2), clockwise from north. Directions with even numbers are orthogonal: the blue
 * keys of a controller. */
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

/* A space and an arena have four sides: north, east, south, west. Side i is the direction 2 * i. */
#define ROBO_N_SIDES 4

/* Lists the colors of dice (R5.1). Blue dice move, red dice fire. */
typedef enum
{
  ROBO_BLUE,
  ROBO_RED,
} RoboColour;

/* Lists the terrains of spaces (R1.3). Water is a pit with another picture. */
typedef enum
{
  ROBO_TERRAIN_FLOOR,
  ROBO_TERRAIN_PIT,
  ROBO_TERRAIN_WATER,
  ROBO_TERRAIN_SOLID,
} RoboTerrain;

/* Lists what the edge between two orthogonal neighbors can carry (R1.5). */
typedef enum
{
  ROBO_EDGE_OPEN,
  ROBO_EDGE_WALL,
  ROBO_EDGE_BARRIER,
} RoboEdge;

/* Lists the kinds of seats: empty, an operator (a person, or a policy that answers in a person's place), or the
 * automaton of chapter 9 of the rules. */
typedef enum
{
  ROBO_SEAT_EMPTY,
  ROBO_SEAT_OPERATOR,
  ROBO_SEAT_KILLBOT,
} RoboSeatKind;

/* Lists the computer players that answer for an operator. ai/robo-ladder.h describes them. */
typedef enum
{
  ROBO_LEVEL_CHANCE, /* makes random legal choices, all equally likely */
  ROBO_LEVEL_PIP,    /* the weakest computer of the ladder; each level wins about two of three games against the
                      * level before */
  ROBO_LEVEL_RUSTY,
  ROBO_LEVEL_DASH,
  ROBO_LEVEL_GIZMO,
  ROBO_LEVEL_BRUNO,
  ROBO_LEVEL_ADA,
  ROBO_LEVEL_QUILL,
  ROBO_LEVEL_SABLE,
  ROBO_LEVEL_VEGA,
  ROBO_LEVEL_ORACLE, /* the strongest computer of the ladder */

  ROBO_LEVEL_BEGINNER = ROBO_LEVEL_PIP, /* meaning of "beginner" in older files */
  ROBO_LEVEL_CLUB = ROBO_LEVEL_DASH,    /* meaning of "club" in older files */
  ROBO_LEVEL_MASTER = ROBO_LEVEL_QUILL, /* meaning of "master" in older files */
} RoboLevel;

#define ROBO_N_LEVELS (ROBO_LEVEL_ORACLE + 1)

/* Turns a direction by eighths of a circle: clockwise, or counterclockwise if the number is negative. */
static inline RoboDir
robo_dir_turn (RoboDir dir,
               gint    eighths)
{
  return (RoboDir)(((gint)dir + eighths) & 7);
}

static inline RoboDir
robo_dir_opposite (RoboDir dir)
{
  return robo_dir_turn (dir, 4);
}

/* Returns whether the direction is one of the four blue keys (R1.2, R5.1). */
static inline gboolean
robo_dir_is_orthogonal (RoboDir dir)
{
  return (dir & 1) == 0;
}

/* Returns the number of columns that a step goes east, -1..1. */
gint robo_dir_dx (RoboDir dir);

/* Returns the number of rows that a step goes south, -1..1. */
gint robo_dir_dy (RoboDir dir);

/* Returns the name of a direction in files, such as "ne". */
const char *robo_dir_get_id (RoboDir dir);

/* Finds the direction with a name from a file. If there is no such direction, returns FALSE and does not change
 * `dir`. */
gboolean robo_dir_from_id (const char *id,
                           RoboDir    *dir);

/* Returns the name of a color in files, "blue" or "red". */
const char *robo_colour_get_id (RoboColour colour);

gboolean robo_colour_from_id (const char *id,
                              RoboColour *colour);

/* Returns a word that stands for a level. An index below ROBO_N_LEVELS is the level itself. The indices from
 * ROBO_N_LEVELS to ROBO_N_LEVEL_WORDS - 1 stand for the words of older files. */
const char *robo_level_get_word (guint index);

/* Returns the level for which the word with this index stands; see robo_level_get_word(). */
RoboLevel robo_level_of_word (guint index);

#define ROBO_N_LEVEL_WORDS (ROBO_N_LEVELS + 3)

G_END_DECLS
