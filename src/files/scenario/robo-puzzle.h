// SPDX-License-Identifier: GPL-3.0-or-later
// Loads and creates puzzles: a position, the programs of all other operators, and the goal of one robot in one
// round.
#pragma once

#include <glib.h>

#include "files/match/robo-match-setup.h"
#include "files/xml/robo-problem.h"
#include "replay/robo-task.h"
#include "robo-position.h"

G_BEGIN_DECLS

/* Files of puzzles have this suffix. */
#define ROBO_PUZZLE_SUFFIX ".puzzle.xml"

/* Holds a puzzle. Puzzles are reference-counted and never change. */
typedef struct _RoboPuzzle RoboPuzzle;

/* Loads a puzzle. Returns NULL with an error in `problems` if the puzzle cannot be used. Does not check whether the
 * puzzle has a solution. */
RoboPuzzle *robo_puzzle_load_memory (const char   *data,
                                     gsize         length,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_puzzle_load_memory() with a file. */
RoboPuzzle *robo_puzzle_load_file (const char   *path,
                                   RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPuzzle *robo_puzzle_ref (RoboPuzzle *self);
void        robo_puzzle_unref (RoboPuzzle *self);

const char *robo_puzzle_get_id (const RoboPuzzle *self);

/* Returns the title, in the user's language if possible, or NULL. */
const char *robo_puzzle_get_title (const RoboPuzzle *self);

/* Returns the author's text, in the user's language if possible, or NULL. */
const char *robo_puzzle_get_text (const RoboPuzzle *self);

/* Returns the author, or NULL. */
const char *robo_puzzle_get_author (const RoboPuzzle *self);

/* Each of these four functions returns a part of the content, which is valid as long as the puzzle. */
const RoboTask  *robo_puzzle_get_task (const RoboPuzzle *self);
RoboArena       *robo_puzzle_get_arena (const RoboPuzzle *self);
const RoboState *robo_puzzle_get_state (const RoboPuzzle *self);
const RoboBoard *robo_puzzle_get_board (const RoboPuzzle *self);

/* Fills in the position with its task, for a solver. The puzzle must outlive the position. */
void robo_puzzle_fill (const RoboPuzzle *self,
                       RoboTaskPosition *position);

/* Returns the set-up of a game with the arena, rules and seats of the puzzle. The user is a person; other operators
 * are computers. */
RoboMatchSetup *robo_puzzle_dup_setup (const RoboPuzzle *self) G_GNUC_WARN_UNUSED_RESULT;

GBytes *robo_puzzle_get_bytes (const RoboPuzzle *self);

/* Holds the id and the texts of a puzzle. */
typedef struct
{
  const char *id;
  const char *title;  /* or NULL */
  const char *text;   /* or NULL */
  const char *author; /* or NULL */
} RoboPuzzleWords;

/* Creates a puzzle from a position without modules. Leaves out the program of the task's seat. If no valid puzzle
 * results, returns NULL with an error in `problems`. */
RoboPuzzle *robo_puzzle_new (const RoboPosition    *position,
                             const RoboTask        *task,
                             const RoboPuzzleWords *words,
                             RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzle, robo_puzzle_unref)

G_END_DECLS
