// SPDX-License-Identifier: GPL-3.0-or-later
// What reading, checking and writing arenas share among themselves.
#pragma once

#include "engine/robo-board.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml.h"
#include "robo-arena-check.h"
#include "robo-arena-formats.h"
#include "robo-arena.h"
#include "robo-place.h"

G_BEGIN_DECLS

/* What was loaded stays as it was written, so that what others wrote into it survives saving; it is parsed again when it
 * is changed, for as a document it takes twenty times as much. An arena made of another one refers to the first of
 * all. */
struct _RoboArena
{
  gatomicrefcount ref_count;
  RoboArena      *origin; /* NULL: it is the first itself */
  xmlDoc         *doc;    /* NULL unless it is, and was not loaded as text */
  GBytes         *bytes;  /* NULL unless it is */
  gsize           packed; /* how many bytes they are when unpacked, or 0 if they are not packed */
  guint           line;   /* of its element in them, or 0 */
  RoboPlan        plan;
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  char           *author;
  char           *license;
};

/**
 * robo_arena_pack:
 * @self: an arena that nobody else knows yet
 *
 * Has it take less memory, and more time to be written: of thousands in a library hardly one ever is.
 */
void robo_arena_pack (RoboArena *self);

/**
 * RoboArenaLines:
 * @arena: of the element of the arena
 * @has_terrain: whether each space has its letter in the file
 * @space: of what was written last about a space
 *
 * Where in the file stands what a problem is about; 0 where nothing stands.
 */
typedef struct
{
  guint    arena;
  gboolean has_terrain;
  guint    space[ROBO_MAX_SPACES];
  guint    vp[ROBO_MAX_SPACES];
  guint    start[ROBO_MAX_SPACES];
  guint    edge[ROBO_MAX_SPACES][4];
  guint    caution[ROBO_MAX_SPACES][4];
} RoboArenaLines;

/**
 * robo_arena_read_plan:
 * @arena: an element, whatever is in it
 * @demand: how much is asked of the plan
 * @plan: (out): what could be read; what is missing is floor
 * @lines: (out): where it stands
 * @problems: where to add what a plan cannot hold
 *
 * Whether the plan is any good is for robo_arena_check_read() to say.
 *
 * Returns: whether @plan holds all that the element says
 */
gboolean robo_arena_read_plan (const xmlNode  *arena,
                               RoboArenaDemand demand,
                               RoboPlan       *plan,
                               RoboArenaLines *lines,
                               RoboProblems   *problems);

/**
 * robo_arena_check_read:
 * @plan: a plan that was read
 * @lines: from where
 * @demand: how much is asked of it
 * @problems: where to add errors and warnings, each with its place and line
 *
 * Where terrain is missing nothing is said of how the arena plays.
 *
 * Returns: whether it is well formed, be it playable or not
 */
gboolean robo_arena_check_read (const RoboPlan       *plan,
                                const RoboArenaLines *lines,
                                RoboArenaDemand       demand,
                                RoboProblems         *problems);

/* By RoboTerrain. */
#define ROBO_ARENA_LETTERS ".o~#"

/**
 * robo_arena_dup_row:
 * @plan: a plan
 * @row: one of its rows
 *
 * Returns: (transfer full): its terrain as in files, one letter a space
 */
char *robo_arena_dup_row (const RoboPlan *plan,
                          guint           row) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_edit_plan:
 * @arena: the element of a document
 * @before: what it says
 * @after: what it shall say
 *
 * Changes what differs: lines that stay true stay, and new ones stand where robo_arena_write_plan() puts them.
 */
void robo_arena_edit_plan (xmlNode        *arena,
                           const RoboPlan *before,
                           const RoboPlan *after);

/**
 * robo_arena_write_plan:
 * @arena: an element without terrain and features
 * @plan: a plan
 *
 * Adds terrain and features to @arena.
 */
void robo_arena_write_plan (xmlNode        *arena,
                            const RoboPlan *plan);

/**
 * robo_arena_is_unguarded:
 * @plan: a plan
 * @space: a space
 * @side: an orthogonal direction
 *
 * Returns: whether a KillBot on @space that faces @side would drive into a pit or water (R9.4)
 */
gboolean robo_arena_is_unguarded (const RoboPlan *plan,
                                  guint           space,
                                  RoboDir         side);

char *robo_arena_dup_place (const RoboPlan *plan,
                            guint           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
