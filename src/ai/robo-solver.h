/* Every program that there is for a task: which of them do it, and how hard it is to find one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "replay/robo-task.h"

G_BEGIN_DECLS

/* Threads that look at once, at most. */
#define ROBO_SOLVER_MAX_THREADS 8
#define ROBO_MAX_DIFFICULTY     5

/**
 * RoboSolution:
 * @n_programs: how many programs there are
 * @n_solutions: how many of them do it
 * @n_ways: how many kinds of them there are: two that differ on one unit only are one
 * @n_tempting: how many would do it if the others stood still
 * @n_traps: how many of those do not do it
 * @depth: how many dice it takes at least; what a solution does without the others is for show
 * @difficulty: 1..%ROBO_MAX_DIFFICULTY; 0 without a solution
 * @program: a solution that takes as few dice as any, if there is one
 * @is_needed: (array): by unit, whether @program needs its die
 *
 * What is found out about a task.
 */
typedef struct
{
  guint       n_programs;
  guint       n_solutions;
  guint       n_ways;
  guint       n_tempting;
  guint       n_traps;
  guint       depth;
  guint       difficulty;
  RoboProgram program;
  gboolean    is_needed[ROBO_N_UNITS];
} RoboSolution;

/**
 * robo_solver_list_programs:
 * @task: what is to be done, and with which dice
 *
 * Returns: (transfer full) (element-type RoboAnswer): all different programs that can be made of its dice, as
 *   robo_program_pack() writes them, always in the same order
 */
GArray *robo_solver_list_programs (const RoboTask *task) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_solver_solve:
 * @position: a position with a task
 * @n_threads: 1..%ROBO_SOLVER_MAX_THREADS; the result is the same
 * @is_over: (nullable): whether nobody wants to know any more; asked often, from any thread
 * @data: given to @is_over
 * @solution: (out): what was found out
 *
 * Plays every program. With given dice that are 4,608 rounds at most, otherwise 248,832.
 *
 * Returns: whether it came to the end
 */
gboolean robo_solver_solve (const RoboTaskPosition *position,
                            guint                   n_threads,
                            gboolean (*is_over) (gpointer data),
                            gpointer      data,
                            RoboSolution *solution);

G_END_DECLS
