// SPDX-License-Identifier: GPL-3.0-or-later
// What reading, checking and writing arenas share among themselves.
#pragma once

#include "engine/robo-board.h"
#include "robo-arena-formats.h"
#include "robo-arena.h"
#include "robo-place.h"
#include "files/texts/robo-texts.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* What was loaded stays, so that what others wrote into it survives saving: as a document and its text, to which
 * nothing writes. An arena made of another one refers to the first of all. */
struct _RoboArena
{
  gatomicrefcount ref_count;
  RoboArena      *origin; /* NULL: it is the first itself */
  xmlDoc         *doc;    /* NULL unless it is */
  GBytes         *bytes;  /* of doc */
  RoboPlan        plan;
  char           *id;
  RoboTexts      *name;
  RoboTexts      *description;
  char           *author;
  char           *license;
};

/* What is read, and what is looked for. */
typedef enum
{
  ROBO_ARENA_READ_POSITION, /* only what is well formed */
  ROBO_ARENA_READ_PLAY,     /* the same, and what only concerns play is looked at too */
  ROBO_ARENA_READ_ALL,      /* whatever there is, for an editor */
} RoboArenaReadMode;

gboolean robo_arena_read_plan (const xmlNode    *arena,
                               RoboArenaReadMode mode,
                               RoboPlan         *plan,
                               RoboProblems     *problems);
gboolean robo_arena_salvage_terrain (const xmlNode *arena,
                                     RoboPlan      *plan);
/* By RoboTerrain. */
#define ROBO_ARENA_LETTERS ".o~#"

char *robo_arena_dup_row (const RoboPlan *plan,
                          guint           row) G_GNUC_WARN_UNUSED_RESULT;

/*< private >
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
void robo_arena_write_plan (xmlNode        *arena,
                            const RoboPlan *plan);

gboolean robo_arena_check_form (const RoboPlan *plan,
                                RoboProblems   *problems);
gboolean robo_arena_check_play (const RoboPlan *plan,
                                RoboProblems   *problems);
gboolean robo_arena_is_unguarded (const RoboPlan *plan,
                                  guint           space,
                                  RoboDir         side);
char    *robo_arena_dup_place (const RoboPlan *plan,
                               guint           space) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
