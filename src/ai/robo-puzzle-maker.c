/* Making puzzles out of games of computers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "robo-puzzle-maker.h"

#include <string.h>

#include "robo-plan.h"
#include "robo-quick.h"

/* A change of anything here, or of how computers of the lightest kind plan, gives other puzzles of the day. */

/* So many hands of dice are looked at before a puzzle that is nearly as wanted is good enough, if there is one. */
#define N_HANDS 64
/* Of each position, and of how many rounds of a game. */
#define N_HANDS_A_SEAT 2
#define N_ROUNDS       8
/* More solutions are no puzzle; nor are more kinds of them. */
#define MAX_SOLUTIONS 40
#define MAX_WAYS      3

/* Good enough to be taken seriously, and quick: a puzzle takes many games. */
static const RoboPlanEffort effort = {
  .stages = { { 120, 2 }, { 12, 6 } },
  .n_stages = 2,
  .n_guesses = 2,
  .aim = 6,
};

typedef struct
{
  const RoboBoard *const *boards;
  guint                   n_boards;
  guint                   difficulty;
  gboolean (*is_over) (gpointer data);
  gpointer        data;
  RoboRng         rng;
  guint           n_hands;
  gboolean        has_found;
  RoboMadePuzzle *found; /* the best so far */

  /* the game that is played */
  guint          board;
  RoboSetup      setup;
  RoboLookahead *lookahead;
  RoboGame      *quick;
  RoboProgram    programs[ROBO_MAX_ROBOTS];
} Maker;

static gboolean
is_over (const Maker *self)
{
  return self->is_over != NULL && self->is_over (self->data);
}

static guint
get_distance (const Maker *self,
              guint        difficulty)
{
  return (guint)ABS ((gint)difficulty - (gint)self->difficulty);
}

static gboolean
is_done (const Maker *self)
{
  return is_over (self) ||
         (self->has_found && (self->n_hands >= N_HANDS || get_distance (self, self->found->solution.difficulty) == 0));
}

/* What could be done */

/* How many programs would do what. */
typedef struct
{
  guint n_won;
  guint n_gained[4];                     /* so many VP or more */
  guint n_out[4];                        /* so many of the others are out, or more */
  guint n_taken[ROBO_MAX_VP_NUMBER + 1]; /* by the number of the VP space */
  guint n_survived;
} Survey;

static void
survey_hand (Maker            *self,
             RoboTaskPosition *position,
             Survey           *survey)
{
  g_autoptr (GArray) programs = robo_solver_list_programs (&position->task);
  const RoboState *before = &position->state;
  guint            seat = position->task.seat;

  memset (survey, 0, sizeof *survey);
  for (guint i = 0; i < programs->len; i++)
    {
      RoboProgram      program;
      const RoboState *after;
      guint            gain, n_out = 0;

      robo_program_unpack (&program, g_array_index (programs, RoboAnswer, i));
      after = robo_task_position_try (position, self->quick, &program);
      gain = (guint)after->robots[seat].vp - before->robots[seat].vp;
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        n_out += other != seat && robo_robot_is_in_arena (&before->robots[other]) &&
                 !robo_robot_is_in_arena (&after->robots[other]);
      survey->n_won += after->winner == seat;
      for (guint n = 1; n < G_N_ELEMENTS (survey->n_gained); n++)
        {
          survey->n_gained[n] += gain >= n;
          survey->n_out[n] += n_out >= n;
        }
      if (!robo_robot_is_in_arena (&after->robots[seat]))
        continue;
      survey->n_survived++;
      survey->n_taken[self->setup.board->vp[after->robots[seat].space]] += gain > 0;
    }
}

static gboolean
is_scarce (guint n)
{
  return n >= 1 && n <= MAX_SOLUTIONS;
}

/* What is the most to achieve comes first. */
static gboolean
choose_goal (const Survey *survey,
             RoboTask     *task)
{
  task->amount = 0;
  task->goal = ROBO_GOAL_WIN;
  if (is_scarce (survey->n_won))
    return TRUE;

  task->goal = ROBO_GOAL_DESTROY;
  for (task->amount = 3; task->amount > 1; task->amount--)
    {
      if (is_scarce (survey->n_out[task->amount]))
        return TRUE;
    }
  task->goal = ROBO_GOAL_GAIN;
  for (task->amount = 3; task->amount > 1; task->amount--)
    {
      if (is_scarce (survey->n_gained[task->amount]))
        return TRUE;
    }
  task->goal = ROBO_GOAL_TOKEN;
  for (task->amount = 1; task->amount <= ROBO_MAX_VP_NUMBER; task->amount++)
    {
      if (is_scarce (survey->n_taken[task->amount]))
        return TRUE;
    }
  task->goal = ROBO_GOAL_DESTROY;
  task->amount = 1;
  if (is_scarce (survey->n_out[1]))
    return TRUE;

  task->amount = 0;
  task->goal = ROBO_GOAL_SURVIVE;

  return is_scarce (survey->n_survived);
}

static void
look_at_hand (Maker           *self,
              const RoboState *state,
              guint            seat)
{
  RoboMadePuzzle puzzle = { .board = self->board };
  Survey         survey;

  puzzle.position.setup = self->setup;
  puzzle.position.state = *state;
  puzzle.position.task.seat = seat;
  puzzle.position.state.robots[seat].n_dice = 0;
  memset (puzzle.position.state.robots[seat].dice, 0, sizeof puzzle.position.state.robots[seat].dice);
  /* Two of a colour that differ, the lower one first: more to choose from. */
  puzzle.position.task.has_faces = TRUE;
  for (guint colour = 0; colour < ROBO_N_DIE_COLOURS; colour++)
    {
      guint face = 1 + robo_rng_below (&self->rng, 6);
      guint other = 1 + robo_rng_below (&self->rng, 5);

      other += other >= face;
      puzzle.position.task.faces[colour][0] = (guint8)MIN (face, other);
      puzzle.position.task.faces[colour][1] = (guint8)MAX (face, other);
    }
  self->n_hands++;

  survey_hand (self, &puzzle.position, &survey);
  if (!choose_goal (&survey, &puzzle.position.task) ||
      !robo_solver_solve (&puzzle.position, 1, self->is_over, self->data, &puzzle.solution))
    return;
  if (puzzle.solution.n_solutions == 0 || puzzle.solution.n_ways > MAX_WAYS)
    return;
  if (self->has_found &&
      get_distance (self, puzzle.solution.difficulty) >= get_distance (self, self->found->solution.difficulty))
    return;

  self->has_found = TRUE;
  *self->found = puzzle;
}

/* Games */

static void
look_at_round (Maker           *self,
               const RoboState *now)
{
  RoboState state = *now;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboRobot *robot = &state.robots[seat];

      if (robot->kind != ROBO_SEAT_OPERATOR)
        continue;
      if (robot->space == ROBO_NO_SPACE)
        return;
      robot->n_dice = self->programs[seat].n_dice;
      memcpy (robot->dice, self->programs[seat].dice, sizeof robot->dice);
    }
  robo_state_begin_phase (&state, ROBO_PHASE_ACTIVATION);
  /* Nothing of it counts any more, and files do not say it. */
  state.round = 1;
  robo_rng_seed (&state.rng, 1);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    for (guint i = 0; i < N_HANDS_A_SEAT && !is_done (self); i++)
      {
        if (state.robots[seat].kind == ROBO_SEAT_OPERATOR)
          look_at_hand (self, &state, seat);
      }
}

static void
play_game (Maker    *self,
           RoboGame *game)
{
  guint round = 0;

  for (;;)
    {
      RoboGameStatus      status = robo_game_advance (game);
      const RoboQuestion *question = robo_game_get_question (game);
      const RoboState    *state = robo_game_get_state (game);
      RoboAnswer          answer;

      if (status == ROBO_GAME_OVER || is_done (self) || state->round > N_ROUNDS)
        return;
      if (status != ROBO_GAME_ASKS)
        continue;
      if (question->kind == ROBO_ASK_PROGRAM && state->round != round)
        {
          round = state->round;
          for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
            {
              if (state->robots[seat].kind == ROBO_SEAT_OPERATOR)
                robo_plan_find (self->lookahead, &effort, NULL, state, seat, robo_rng_next (&self->rng),
                                &self->programs[seat]);
            }
          /* At first nobody is near anybody. */
          if (round > 1)
            look_at_round (self, state);
        }
      if (question->kind == ROBO_ASK_PROGRAM)
        answer = robo_program_pack (&self->programs[question->seat]);
      else
        answer = robo_quick_answer (robo_lookahead_get_guide (self->lookahead), 1, &self->setup, state, question);
      robo_game_answer (game, answer);
    }
}

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

static void
set_up_game (Maker *self)
{
  static const RoboDir sides[ROBO_MAX_ROBOTS] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_E, ROBO_DIR_W };
  guint                n_seats = 0, n_wanted, with_starts = 0;
  RoboGoals            goals;

  self->board = robo_rng_below (&self->rng, self->n_boards);
  n_wanted = 2 + robo_rng_below (&self->rng, 3);
  self->setup = (RoboSetup){ .board = self->boards[self->board] };
  robo_rules_init_training (&self->setup.rules);
  for (guint i = 0; i < self->setup.board->n_starts; i++)
    with_starts |= 1u << self->setup.board->starts[i].side;
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      RoboSeatSetup *seat = &self->setup.seats[n_seats];

      if (n_seats == n_wanted || (with_starts & 1u << sides[i]) == 0)
        continue;
      *seat = (RoboSeatSetup){ .kind = ROBO_SEAT_OPERATOR, .side = sides[i], .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
      n_seats++;
    }
  memset (goals.vp, self->setup.rules.vp_goal, sizeof goals.vp);
  self->lookahead = robo_lookahead_new (&self->setup, &goals);
  robo_lookahead_set_is_over (self->lookahead, self->is_over, self->data);
  self->quick = robo_game_new (&self->setup, 0, ROBO_GAME_NEVER_ASKS);
  robo_game_set_policy (self->quick, answer_cb, NULL);
}

gboolean
robo_puzzle_maker_make (const RoboBoard *const *boards,
                        guint                   n_boards,
                        guint64                 seed,
                        guint                   difficulty,
                        gboolean (*is_left) (gpointer data),
                        gpointer        data,
                        RoboMadePuzzle *puzzle)
{
  Maker self = {
    .boards = boards,
    .n_boards = n_boards,
    .difficulty = difficulty,
    .is_over = is_left,
    .data = data,
    .found = puzzle,
  };

  g_return_val_if_fail (n_boards > 0, FALSE);

  robo_rng_seed (&self.rng, seed);
  while (!is_done (&self))
    {
      g_autoptr (RoboGame) game = NULL;

      set_up_game (&self);
      game = robo_game_new (&self.setup, robo_rng_next (&self.rng), ROBO_GAME_KEEP_NOTHING);
      play_game (&self, game);
      g_clear_pointer (&self.lookahead, robo_lookahead_free);
      g_clear_pointer (&self.quick, robo_game_free);
    }

  return self.has_found && !is_over (&self);
}
