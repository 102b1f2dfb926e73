// SPDX-License-Identifier: GPL-3.0-or-later
// What reading, checking and writing arenas share among themselves.
#pragma once

#include "engine/robo-board.h"
#include "files/texts/robo-texts.h"
#include "files/xml/robo-xml.h"
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
  guint           line;   /* of its element in them, or 0 */
  RoboPlan        plan;
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  char           *author;
  char           *license;
};

/**
 * robo_arena_read_plan:
 * @arena: an element that agrees with its schema
 * @for_play: whether what only concerns play is looked at, too
 * @plan: (out): a plan; of no use if the result is %FALSE
 * @problems: where to add errors and warnings
 *
 * Returns: whether it is well formed, be it playable or not
 */
gboolean robo_arena_read_plan (const xmlNode *arena,
                               gboolean       for_play,
                               RoboPlan      *plan,
                               RoboProblems  *problems);

/**
 * robo_arena_salvage_plan:
 * @arena: an element, whatever is in it
 * @plan: (out): what could be read of it; what is missing is floor
 * @problems: where to add errors and warnings
 *
 * Reads for an editor, for which a plan need not even be well formed.
 *
 * Returns: whether @plan holds all that the element says
 */
gboolean robo_arena_salvage_plan (const xmlNode *arena,
                                  RoboPlan      *plan,
                                  RoboProblems  *problems);

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

gboolean robo_arena_check_form (const RoboPlan *plan,
                                RoboProblems   *problems);
gboolean robo_arena_check_play (const RoboPlan *plan,
                                RoboProblems   *problems);

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
