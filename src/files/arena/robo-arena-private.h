// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that reading, checking and writing arenas share.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-arena-check.h"
#include "robo-arena-formats.h"
#include "robo-arena.h"
#include "robo-place.h"

G_BEGIN_DECLS

/* Keeps a loaded file as it was written, so that foreign content survives saving. The file is kept as text and parsed
 * only for a change, because a document takes twenty times the memory. An arena derived from another arena refers to
 * the first arena of the chain. */
struct _RoboArena
{
  gatomicrefcount ref_count;
  RoboArena      *origin; /* the first arena of the chain; NULL for that arena itself */
  xmlDoc         *doc;    /* NULL unless this is the first arena and was not loaded as text */
  GBytes         *bytes;  /* NULL unless this is the first arena */
  gsize           packed; /* the size of `bytes` after unpacking, or 0 if they are not packed */
  guint           line;   /* number of the line in `bytes` at which the `arena` element begins, or 0 */
  RoboPlan        plan;
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  char           *author;
  char           *license;
  char           *rules; /* id of the recommended rule set, or "" */
};

/* Compresses the arena. It then takes less memory, but more time to write, and arenas of a library are rarely
 * written. No other code may use the arena yet. */
void robo_arena_pack (RoboArena *self);

/* Holds the line numbers of the file at which problems are reported, by space. A number is 0 if the file has no line
 * about this space. */
typedef struct
{
  guint    arena;                  /* line of the `arena` element */
  gboolean has_terrain;            /* whether the file has a known letter for each space */
  guint    space[ROBO_MAX_SPACES]; /* line of the last element about each space */
  guint    vp[ROBO_MAX_SPACES];
  guint    start[ROBO_MAX_SPACES];
  guint    edge[ROBO_MAX_SPACES][4];
  guint    caution[ROBO_MAX_SPACES][4];
} RoboArenaLines;

/* These are attributes of the `arena` element: the size and the theme of a RoboPlan. */
extern const RoboAttribute robo_arena_size_attributes[];
extern const RoboAttribute robo_arena_theme_attributes[];

/* Describes one element of `features`. */
typedef struct
{
  const char *name;
  guint       line;
  guint       space;
  guint       number; /* number of a VP space */
  RoboDir     side;
  RoboDir     turn; /* direction of the arrow of a start, or to which a caution line turns */
} RoboArenaFeature;

/* Returns the attributes that an element of `features` can have, for reading them into a RoboArenaFeature. The context
 * of robo_attributes_read() is a RoboGrid. An unknown element has only the attribute for the space. */
const RoboAttribute *robo_arena_get_feature_attributes (const char *name);

/* Reads the plan of an `arena` element that may have any content; missing parts are floor. Adds the problems that
 * the resulting plan does not show, such as an edge that is given twice; robo_arena_check_read() adds the other
 * problems. Returns whether the plan has everything that is in the element. */
gboolean robo_arena_read_plan (const xmlNode  *arena,
                               RoboArenaDemand demand,
                               RoboPlan       *plan,
                               RoboArenaLines *lines,
                               RoboProblems   *problems);

/* Adds errors and warnings with their places and lines. If terrain is missing, it is not checked whether the plan is
 * playable. Returns whether the plan is well formed; it need not be playable. */
gboolean robo_arena_check_read (const RoboPlan       *plan,
                                const RoboArenaLines *lines,
                                RoboArenaDemand       demand,
                                RoboProblems         *problems);

/* These are the letters of terrain, by RoboTerrain. */
#define ROBO_ARENA_LETTERS ".o~#"

/* Returns the terrain of a row as in files, with one letter for each space. */
char *robo_arena_dup_row (const RoboPlan *plan,
                          guint           row) G_GNUC_WARN_UNUSED_RESULT;

/* Changes the element from the plan `before` to the plan `after`. Lines of the file that are still true stay, and
 * new lines are inserted where robo_arena_write_plan() puts them. */
void robo_arena_edit_plan (xmlNode        *arena,
                           const RoboPlan *before,
                           const RoboPlan *after);

/* Writes the plan to an `arena` element that has neither terrain nor features. */
void robo_arena_write_plan (xmlNode        *arena,
                            const RoboPlan *plan);

/* Returns whether a robot that drives over the side of the space falls into a pit or water. */
gboolean robo_arena_is_hole_ahead (const RoboPlan *plan,
                                   guint           space,
                                   RoboDir         side);

/* Returns whether a KillBot on the space would drive into a pit or water if it faces the side (R9.4). */
gboolean robo_arena_is_unguarded (const RoboPlan *plan,
                                  guint           space,
                                  RoboDir         side);

char *robo_arena_dup_place (const RoboPlan *plan,
                            guint           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
