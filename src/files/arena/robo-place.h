// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes spaces and directions. Spaces are `column,row` from 1 in files (4,2) and `column|row` on screen
// (4|2). Directions are n ne e se s sw w nw.
#pragma once

#include "engine/robo-types.h"
#include "files/xml/robo-attributes.h"

G_BEGIN_DECLS

/* Reads a space of the arena as files have it: `column,row` from 1. If the text is not such a space, returns FALSE and
 * does not change `space`. */
gboolean robo_place_parse (const char *text,
                           guint       columns,
                           guint       rows,
                           guint      *space);

/* Returns the space in the form of files, such as "4,2". */
char *robo_place_to_file (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the space in the form of the screen (R1.1), such as "4|2". */
char *robo_place_to_text (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Rows of attributes (robo-attributes.h) */

/* Holds the number of columns and rows. This is the context of ROBO_PLACE(). */
typedef struct
{
  guint columns;
  guint rows;
} RoboGrid;

/* Returns the grid of a RoboPlan or a RoboBoard. */
#define ROBO_GRID_OF(arena) (&(RoboGrid){ (arena)->columns, (arena)->rows })

/* This is the kind of attribute that ROBO_PLACE() makes: a space of a RoboGrid, in an unsigned member. */
extern const RoboAttributeKind robo_place_kind;

#define ROBO_PLACE(attribute, type, member) ROBO_ATTRIBUTE (attribute, &robo_place_kind, type, member)

#define ROBO_DIRECTION(attribute, type, member) ROBO_WORD (attribute, type, member, robo_dir_get_id, ROBO_N_DIRS)

/* Makes the row of an attribute for one of the four orthogonal directions. */
#define ROBO_SIDE(attribute, type, member) ROBO_WORD (attribute, type, member, robo_side_get_word, ROBO_N_DIRS)

/* Returns the name of a direction in files, or NULL if the direction is not orthogonal. */
const char *robo_side_get_word (guint side);

G_END_DECLS
