// SPDX-License-Identifier: GPL-3.0-or-later
// A puzzle: a position, the programs of all others, and what one robot is to achieve in this round.
#pragma once

#include <glib.h>

#include "files/match/robo-match-setup.h"
#include "files/xml/robo-problem.h"
#include "replay/robo-task.h"
#include "robo-position.h"

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_PUZZLE_SUFFIX ".puzzle.xml"

/**
 * RoboPuzzle:
 *
 * Immutable and counted.
 */
typedef struct _RoboPuzzle RoboPuzzle;

/**
 * robo_puzzle_load_memory:
 * @data: a file, whatever it holds
 * @length: its length in bytes
 * @problems: where to add what is wrong with it
 *
 * Whether there is a solution is not looked at.
 *
 * Returns: (transfer full) (nullable): the puzzle, %NULL with an error in @problems
 */
RoboPuzzle *robo_puzzle_load_memory (const char   *data,
                                     gsize         length,
                                     RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_load_file:
 * @path: a file
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the puzzle, %NULL with an error in @problems
 */
RoboPuzzle *robo_puzzle_load_file (const char   *path,
                                   RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

RoboPuzzle *robo_puzzle_ref (RoboPuzzle *self);
void        robo_puzzle_unref (RoboPuzzle *self);

const char *robo_puzzle_get_id (const RoboPuzzle *self);

/**
 * robo_puzzle_get_title:
 * @self: a puzzle
 *
 * Returns: (transfer none) (nullable): what it is called, in the user's language if it has it
 */
const char *robo_puzzle_get_title (const RoboPuzzle *self);

/**
 * robo_puzzle_get_text:
 * @self: a puzzle
 *
 * Returns: (transfer none) (nullable): what whoever made it says about it, in the user's language if it has it
 */
const char *robo_puzzle_get_text (const RoboPuzzle *self);

/**
 * robo_puzzle_get_author:
 * @self: a puzzle
 *
 * Returns: (transfer none) (nullable): who made it
 */
const char *robo_puzzle_get_author (const RoboPuzzle *self);

/* The task, the arena, and the position: borrowed, valid as long as the puzzle. */
const RoboTask  *robo_puzzle_get_task (const RoboPuzzle *self);
RoboArena       *robo_puzzle_get_arena (const RoboPuzzle *self);
const RoboState *robo_puzzle_get_state (const RoboPuzzle *self);
const RoboBoard *robo_puzzle_get_board (const RoboPuzzle *self);

/**
 * robo_puzzle_fill:
 * @self: a puzzle, which outlives what is filled
 * @position: (out): the position with its task
 *
 * For whoever looks for a solution.
 */
void robo_puzzle_fill (const RoboPuzzle *self,
                       RoboTaskPosition *position);

/**
 * robo_puzzle_dup_setup:
 * @self: a puzzle
 *
 * Returns: (transfer full): arena, rules and seats; the solver is a person, other operators are computers
 */
RoboMatchSetup *robo_puzzle_dup_setup (const RoboPuzzle *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_puzzle_get_bytes:
 * @self: a puzzle
 *
 * Returns: (transfer none): it as a file
 */
GBytes *robo_puzzle_get_bytes (const RoboPuzzle *self);

/**
 * RoboPuzzleWords:
 * @id: of the puzzle
 * @title: (nullable): what it is called
 * @text: (nullable): what is said about it
 * @author: (nullable): who made it
 *
 * What is written into a puzzle beside its position.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *text;
  const char *author;
} RoboPuzzleWords;

/**
 * robo_puzzle_new:
 * @position: a position without modules; the program of the task's seat is left out
 * @task: what is to be done
 * @words: what is written beside it
 * @problems: where to say why there can be no such puzzle
 *
 * Returns: (transfer full) (nullable): a puzzle, %NULL with an error in @problems
 */
RoboPuzzle *robo_puzzle_new (const RoboPosition    *position,
                             const RoboTask        *task,
                             const RoboPuzzleWords *words,
                             RoboProblems          *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPuzzle, robo_puzzle_unref)

G_END_DECLS
