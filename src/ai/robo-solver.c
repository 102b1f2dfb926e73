// SPDX-License-Identifier: GPL-3.0-or-later
// Tries every possible program for a task.
#include "robo-solver.h"

#include <string.h>

/* After this many programs, a thread checks whether the result is still needed. */
#define CHUNK 512
/* The needed dice are found for at most this many solutions. */
#define MAX_WEIGHED 64

/* A program has these flags: it does the task; it would do the task if the robots of other operators did nothing. */
#define DOES_IT   (1 << 0)
#define LOOKS_SO  (1 << 1)
#define N_COLOURS ROBO_N_DIE_COLOURS

/* List of programs */

typedef struct
{
  const RoboTask *task;
  GArray         *programs; /* programs, each a RoboAnswer */
  RoboProgram     program;
  gboolean        is_used[N_COLOURS][ROBO_DICE_A_COLOUR];
} Listing;

static void list_from_unit (Listing *self,
                            guint    unit);

static void
list_keys (Listing   *self,
           guint      unit,
           RoboColour colour,
           guint      face)
{
  for (guint key = 0; key < ROBO_N_DIRS; key++)
    {
      if (colour == ROBO_BLUE && !robo_dir_is_orthogonal (key))
        continue;
      self->program.dice[unit] = (RoboDie){
        .colour = (guint8)colour,
        .value = (guint8)face,
        .key = (guint8)key,
        .unit = (guint8)unit,
        .status = ROBO_DIE_WAITING,
        .controller = ROBO_NO_SEAT,
      };
      list_from_unit (self, unit + 1);
    }
}

static void
list_from_unit (Listing *self,
                guint    unit)
{
  if (unit == ROBO_N_UNITS)
    {
      RoboAnswer packed = robo_program_pack (&self->program);

      g_array_append_val (self->programs, packed);
      return;
    }

  for (guint colour = 0; colour < N_COLOURS; colour++)
    for (guint i = 0; i < ROBO_DICE_A_COLOUR; i++)
      {
        const guint8 *faces = self->task->faces[colour];
        gboolean      is_twin = i > 0 && !self->is_used[colour][i - 1] &&
                           (!self->task->has_faces || faces[i] == faces[i - 1]);

        /* Use the first of two equal dice before the second die. */
        if (self->is_used[colour][i] || is_twin || (self->task->has_faces && faces[i] == 0))
          continue;
        self->is_used[colour][i] = TRUE;
        for (guint face = 1; face <= 6; face++)
          {
            if (!self->task->has_faces || face == faces[i])
              list_keys (self, unit, colour, face);
          }
        self->is_used[colour][i] = FALSE;
      }
}

GArray *
robo_solver_list_programs (const RoboTask *task)
{
  Listing self = { .task = task };

  self.programs = g_array_new (FALSE, FALSE, sizeof (RoboAnswer));
  self.program.n_dice = ROBO_N_UNITS;
  list_from_unit (&self, 0);

  return self.programs;
}

/* Trial of programs */

typedef struct
{
  const RoboTaskPosition *position;
  RoboTaskPosition        asleep; /* the same position, but the robots of other operators do nothing */
  GArray                 *programs;
  guint8                 *results; /* results of all programs: a byte each */
  gint                    n_taken; /* number of chunks that a thread has begun; atomic */
  gint                    is_left; /* whether the result is no longer needed; atomic */
  gboolean (*is_over) (gpointer data);
  gpointer data;
} Search;

/* Gives any answer. The robots have no modules and the programs exist, so answers make no difference. */
static RoboReply
answer_cb (const RoboSetup    *setup,
           const RoboState    *state,
           const RoboQuestion *question,
           RoboAnswer         *answer,
           gpointer            data)
{
  *answer = question->fallback;

  return ROBO_REPLY_ANSWERED;
}

static RoboGame *
game_new (const RoboTaskPosition *position,
          RoboGameFlags           flags)
{
  RoboGame *game = robo_game_new_at (&position->setup, &position->state, flags);

  robo_game_set_policy (game, answer_cb, NULL);
  if (position->n_rolls > 0)
    robo_game_set_rolls (game, position->rolls, position->n_rolls);

  return game;
}

/* Returns whether the task is done. Lists events only if the positions before and after the round do not tell. */
static gboolean
solves_task (const RoboTaskPosition *position,
             RoboGame               *quick,
             RoboGame               *full,
             const RoboProgram      *program)
{
  const RoboTask  *task = &position->task;
  const RoboState *end = robo_task_position_try (position, quick, program);

  if (!robo_task_may_be_done (task, &position->state, end))
    return FALSE;
  if (task->goal != ROBO_GOAL_DESTROY && task->goal != ROBO_GOAL_TOKEN)
    return TRUE;

  end = robo_task_position_try (position, full, program);

  return robo_task_is_done (task, position->setup.board, &position->state, end, robo_game_get_events (full));
}

static gpointer
work_cb (gpointer data)
{
  Search *self = data;
  g_autoptr (RoboGame) quick = game_new (self->position, ROBO_GAME_NEVER_ASKS);
  g_autoptr (RoboGame) full = game_new (self->position, ROBO_GAME_KEEP_EVENTS);

  for (;;)
    {
      guint first = (guint)g_atomic_int_add (&self->n_taken, 1) * CHUNK;

      if (first >= self->programs->len || g_atomic_int_get (&self->is_left))
        return NULL;
      if (self->is_over != NULL && self->is_over (self->data))
        {
          g_atomic_int_set (&self->is_left, TRUE);
          return NULL;
        }
      for (guint i = first; i < MIN (first + CHUNK, self->programs->len); i++)
        {
          RoboProgram program;

          robo_program_unpack (&program, g_array_index (self->programs, RoboAnswer, i));
          if (solves_task (self->position, quick, full, &program))
            self->results[i] |= DOES_IT;
          if (solves_task (&self->asleep, quick, full, &program))
            self->results[i] |= LOOKS_SO;
        }
    }
}

/* Analysis of the task */

/* Returns a number that is the same for two programs if they differ only in the dice of the unit `without`. */
static guint
get_code (const RoboProgram *program,
          guint              without)
{
  guint code = without;

  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *die = &program->dice[i];

      code = code << 7 | (die->unit == without ? 0 : (guint)die->colour << 6 | (die->value - 1U) << 3 | die->key);
    }

  return code;
}

static guint
find_root (guint *parents,
           guint  i)
{
  while (parents[i] != i)
    i = parents[i] = parents[parents[i]];

  return i;
}

/* Counts the kinds of solutions. Two solutions that agree on two units are of one kind. Two solutions are also of
 * one kind if each of them is of the same kind as a third solution. */
static guint
count_ways (const GArray *solutions)
{
  g_autofree guint *parents = g_new (guint, solutions->len);
  guint             n_ways = 0;

  for (guint i = 0; i < solutions->len; i++)
    parents[i] = i;
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      g_autoptr (GHashTable) first = g_hash_table_new (NULL, NULL);

      for (guint i = 0; i < solutions->len; i++)
        {
          gpointer code = GUINT_TO_POINTER (get_code (&g_array_index (solutions, RoboProgram, i), unit));
          gpointer other;

          if (g_hash_table_lookup_extended (first, code, NULL, &other))
            parents[find_root (parents, i)] = find_root (parents, GPOINTER_TO_UINT (other));
          else
            g_hash_table_insert (first, code, GUINT_TO_POINTER (i));
        }
    }
  for (guint i = 0; i < solutions->len; i++)
    n_ways += parents[i] == i;

  return n_ways;
}

static void
weigh_solutions (const RoboTaskPosition *position,
                 const GArray           *solutions,
                 RoboSolution           *solution)
{
  g_autoptr (RoboGame) quick = game_new (position, ROBO_GAME_NEVER_ASKS);
  g_autoptr (RoboGame) full = game_new (position, ROBO_GAME_KEEP_EVENTS);

  solution->depth = ROBO_N_UNITS + 1;
  for (guint i = 0; i < MIN (solutions->len, MAX_WEIGHED); i++)
    {
      const RoboProgram *program = &g_array_index (solutions, RoboProgram, i);
      gboolean           is_needed[ROBO_N_UNITS];
      guint              n_needed = 0;

      /* A die is needed if the program without this die fails. */
      for (guint die = 0; die < program->n_dice; die++)
        {
          RoboProgram less = *program;

          less.dice[die] = less.dice[--less.n_dice];
          memset (&less.dice[less.n_dice], 0, sizeof less.dice[0]);
          is_needed[program->dice[die].unit] = !solves_task (position, quick, full, &less);
          n_needed += is_needed[program->dice[die].unit];
        }
      if (n_needed >= solution->depth)
        continue;
      solution->depth = n_needed;
      solution->program = *program;
      memcpy (solution->is_needed, is_needed, sizeof is_needed);
    }
}

/* Rates the difficulty. A solution is hard to find if it is rare, if wrong programs look right, and if it needs
 * several dice together. */
static guint
rate_difficulty (const RoboSolution *solution)
{
  static const guint rarities[] = { 12, 60, 300, 1500 };
  guint              points = 0;

  if (solution->n_solutions == 0)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (rarities); i++)
    points += solution->n_programs >= (guint64)rarities[i] * solution->n_solutions;
  points += solution->depth >= 2;
  points += solution->depth >= 3;
  /* Add a point if most tempting programs fail, and another point if no tempting program does the task. */
  points += 2 * solution->n_traps > solution->n_tempting;
  points += solution->n_traps == solution->n_tempting;

  return CLAMP (points, 3, ROBO_MAX_DIFFICULTY + 2) - 2;
}

gboolean
robo_solver_solve (const RoboTaskPosition *position,
                   guint                   n_threads,
                   gboolean (*is_over) (gpointer data),
                   gpointer      data,
                   RoboSolution *solution)
{
  g_autoptr (GArray) programs = robo_solver_list_programs (&position->task);
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (RoboProgram));
  g_autofree guint8 *results = g_new0 (guint8, programs->len + 1);
  GThread           *threads[ROBO_SOLVER_MAX_THREADS];
  Search             search = { position, *position, programs, results, 0, FALSE, is_over, data };

  g_return_val_if_fail (n_threads >= 1 && n_threads <= ROBO_SOLVER_MAX_THREADS, FALSE);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (search.asleep.state.robots[seat].kind == ROBO_SEAT_OPERATOR)
        search.asleep.state.robots[seat].n_dice = 0;
    }
  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("solve", work_cb, &search);
  work_cb (&search);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);
  if (search.is_left)
    return FALSE;

  *solution = (RoboSolution){ .n_programs = programs->len };
  for (guint i = 0; i < programs->len; i++)
    {
      RoboProgram program;

      solution->n_tempting += (results[i] & LOOKS_SO) != 0;
      solution->n_traps += results[i] == LOOKS_SO;
      if ((results[i] & DOES_IT) == 0)
        continue;
      robo_program_unpack (&program, g_array_index (programs, RoboAnswer, i));
      g_array_append_val (solutions, program);
    }
  solution->n_solutions = solutions->len;
  if (solutions->len > 0)
    {
      solution->n_ways = count_ways (solutions);
      weigh_solutions (position, solutions, solution);
    }
  solution->difficulty = rate_difficulty (solution);

  return TRUE;
}
