// SPDX-License-Identifier: GPL-3.0-or-later
// Tries every possible program for a task. Finds which programs do the task, and how hard it is to find a solution.
#pragma once

#include "replay/robo-task.h"

G_BEGIN_DECLS

/* These are the largest number of threads, and the highest difficulty. */
#define ROBO_SOLVER_MAX_THREADS 8
#define ROBO_MAX_DIFFICULTY     5

/* Holds the analysis of a task. */
typedef struct
{
  guint n_programs;  /* number of programs */
  guint n_solutions; /* number of programs that do the task */
  guint n_ways;      /* number of kinds of solutions; two solutions that differ on only one unit are of one kind */
  guint n_tempting;  /* programs that would do the task if the robots of other operators did nothing */
  guint n_traps;     /* tempting programs that do not do the task */
  /* Gives the smallest number of dice that one of the first 64 solutions needs. Dice that make no difference do not
   * count. */
  guint       depth;
  guint       difficulty;              /* difficulty, 1..ROBO_MAX_DIFFICULTY; 0 without a solution */
  RoboProgram program;                 /* a solution that needs `depth` dice, if there is a solution */
  gboolean    is_needed[ROBO_N_UNITS]; /* by unit: whether the program needs the die of the unit */
} RoboSolution;

/* Returns all different programs that the task's dice allow, as robo_program_pack() writes them. The programs are
 * always in the same order. */
GArray *robo_solver_list_programs (const RoboTask *task) G_GNUC_WARN_UNUSED_RESULT;

/* Tries every program: at most 4,608 programs with given dice, otherwise 248,832. The number of threads,
 * 1..ROBO_SOLVER_MAX_THREADS, does not change the result. The function is_over, which may be NULL, returns whether the
 * result is no longer needed. This function is called often, from any thread. Returns FALSE if is_over has returned
 * TRUE. */
gboolean robo_solver_solve (const RoboTaskPosition *position,
                            guint                   n_threads,
                            gboolean (*is_over) (gpointer data),
                            gpointer      data,
                            RoboSolution *solution);

G_END_DECLS
