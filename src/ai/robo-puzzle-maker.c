// SPDX-License-Identifier: GPL-3.0-or-later
// Makes puzzles out of games of computers.
#include "robo-puzzle-maker.h"

#include <string.h>

#include "robo-plan.h"
#include "robo-random-program.h"
#include "robo-rule-of-thumb.h"

/* Don't change a value here, or the planning of the lightest computer players, without need: each change makes
 * different puzzles of the day. */

/* After this many hands of dice, the search ends with the best puzzle so far, if there is one, even if it is easier or
 * harder than the caller has asked for. Most puzzles are found among the first hundred hands, and most puzzles with two
 * robots to destroy among the first thousand hands. */
#define N_HANDS 1500
/* Each seat of a position gets this many hands, and each game lasts at most this many rounds. */
#define N_HANDS_A_SEAT 2
#define N_ROUNDS       8
/* Solutions of a puzzle may have at most this many kinds. The table limits, by difficulty, the solutions among the
 * 4,608 programs of the puzzle. */
#define MAX_WAYS 3

static const guint max_solutions[ROBO_MAX_DIFFICULTY + 1] = { [1] = 128, 80, 40, 40, 40 };

/* If one die is enough to survive, the other two dice are arbitrary, so many programs survive. The goal to survive is
 * hard enough if at most one program in this number survives. */
#define SURVIVORS 20

/* Against a robot that has to survive, N_HUNTS programs of each opponent are tried. Each of them is tried against
 * N_ESCAPES programs of the robot itself. */
#define N_HUNTS   24
#define N_ESCAPES 96

/* The goals alternate, so that they are equally frequent. */
static const RoboGoal wanted_goals[] = { ROBO_GOAL_WIN, ROBO_GOAL_SURVIVE, ROBO_GOAL_DESTROY };

/* Operators think with this small effort, because the search for a puzzle plays many games. They still play
 * reasonably. */
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
  RoboGoal                goal;
  gboolean (*is_over) (gpointer data);
  gpointer        data;
  RoboRng         rng;
  guint           n_hands;
  gboolean        has_found;
  RoboMadePuzzle *found; /* the best puzzle so far */

  /* These members describe the current game. */
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

/* Possible goals of a puzzle */

/* Counts programs by their results. */
typedef struct
{
  guint n_programs;
  guint n_won;
  guint n_out[ROBO_MAX_ROBOTS]; /* by number of other robots: programs after which at least this many other robots
                                 * are out */
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

  *survey = (Survey){ .n_programs = programs->len };
  for (guint i = 0; i < programs->len; i++)
    {
      RoboProgram      program;
      const RoboState *after;
      guint            n_out = 0;

      robo_program_unpack (&program, g_array_index (programs, RoboAnswer, i));
      after = robo_task_position_try (position, self->quick, &program);
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        n_out += other != seat && robo_robot_is_in_arena (&before->robots[other]) &&
                 !robo_robot_is_in_arena (&after->robots[other]);
      survey->n_won += after->winner == seat;
      for (guint n = 1; n <= n_out; n++)
        survey->n_out[n]++;
      survey->n_survived += robo_robot_is_in_arena (&after->robots[seat]);
    }
}

static gboolean
is_scarce (const Maker *self,
           guint        n)
{
  return n >= 1 && n <= max_solutions[self->difficulty];
}

/* Sets the goal of the task. Returns whether the number of programs that reach the goal is small enough. */
static gboolean
set_goal (const Maker  *self,
          const Survey *survey,
          RoboTask     *task)
{
  task->goal = self->goal;
  task->amount = 0;
  switch (self->goal)
    {
    case ROBO_GOAL_WIN:
      return is_scarce (self, survey->n_won);

    case ROBO_GOAL_SURVIVE:
      return survey->n_survived >= 1 && survey->n_survived * SURVIVORS <= survey->n_programs;

    case ROBO_GOAL_DESTROY:
      task->amount = is_scarce (self, survey->n_out[3]) ? 3 : 2;
      return is_scarce (self, survey->n_out[task->amount]);

    case ROBO_GOAL_GAIN:
    case ROBO_GOAL_TOKEN:
      break;
    }

  g_return_val_if_reached (FALSE);
}

/* Sharpening of positions */

static gboolean
is_other (const RoboState *state,
          guint            seat,
          guint            other)
{
  return other != seat && state->robots[other].kind == ROBO_SEAT_OPERATOR;
}

/* Gives each of the other robots in turn the program that the smallest number of the seat's programs survives. Tries
 * N_HUNTS programs of each other seat against N_ESCAPES programs of the seat. */
static void
choose_deadly_programs (Maker            *self,
                        RoboTaskPosition *position)
{
  g_autoptr (GArray) programs = robo_solver_list_programs (&position->task);
  guint       seat = position->task.seat;
  RoboProgram escapes[N_ESCAPES];

  for (guint i = 0; i < N_ESCAPES; i++)
    robo_program_unpack (&escapes[i], g_array_index (programs, RoboAnswer, robo_rng_below (&self->rng, programs->len)));
  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    {
      RoboRobot  *robot = &position->state.robots[other];
      RoboProgram best = { .n_dice = robot->n_dice };
      guint       fewest = G_MAXUINT;

      if (!is_other (&position->state, seat, other))
        continue;
      memcpy (best.dice, robot->dice, sizeof best.dice);
      for (guint i = 0; i < N_HUNTS; i++)
        {
          RoboProgram program = best;
          guint       n_escaped = 0;

          /* Let the program that the robot has already be the first candidate. */
          if (i > 0)
            robo_random_program (&self->rng, robot, NULL, &program);
          robot->n_dice = program.n_dice;
          memcpy (robot->dice, program.dice, sizeof robot->dice);
          for (guint j = 0; j < N_ESCAPES; j++)
            {
              const RoboState *after = robo_task_position_try (position, self->quick, &escapes[j]);

              n_escaped += robo_robot_is_in_arena (&after->robots[seat]);
            }
          if (n_escaped >= fewest)
            continue;
          fewest = n_escaped;
          best = program;
        }
      robot->n_dice = best.n_dice;
      memcpy (robot->dice, best.dice, sizeof robot->dice);
    }
}

/* Sets VP and damage as the goal needs them. They need not come from a game, because a position does not show how they
 * arose. */
static void
set_vp_and_damage (Maker            *self,
                   RoboTaskPosition *position)
{
  RoboState   *state = &position->state;
  const guint  seat = position->task.seat;
  RoboRobot   *robot = &state->robots[seat];
  const guint8 edge = (guint8)(self->setup.rules.damage_limit - 1);
  const guint8 goal = self->setup.rules.vp_goal;

  switch (self->goal)
    {
    case ROBO_GOAL_WIN:
      /* Leave one VP or two to win in this round. */
      robot->vp = (guint8)(goal - 1 - robo_rng_below (&self->rng, 2));
      return;

    case ROBO_GOAL_SURVIVE:
      robot->damage = edge;
      /* Set the VP of the other robots to 0, so that the game cannot end before the danger is over. */
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (is_other (state, seat, other))
            state->robots[other].vp = 0;
        }
      choose_deadly_programs (self, position);
      return;

    case ROBO_GOAL_DESTROY:
      robot->vp = 0;
      /* Let one robot in four survive the first hit. */
      for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
        {
          if (is_other (state, seat, other))
            state->robots[other].damage = (guint8)(edge - robo_rng_below (&self->rng, 4) / 3);
        }
      return;

    case ROBO_GOAL_GAIN:
    case ROBO_GOAL_TOKEN:
      break;
    }

  g_return_if_reached ();
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
  /* Draw two different faces of each color, the lower face first. Different faces give more choice. */
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

  set_vp_and_damage (self, &puzzle.position);
  survey_hand (self, &puzzle.position, &survey);
  if (!set_goal (self, &survey, &puzzle.position.task) ||
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
  /* Reset the round and the generator, which no longer matter. */
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
          /* Skip round 1: the robots have not met yet. */
          if (round > 1)
            look_at_round (self, state);
        }
      if (question->kind == ROBO_ASK_PROGRAM)
        answer = robo_program_pack (&self->programs[question->seat]);
      else
        answer = robo_rule_of_thumb_answer (robo_lookahead_get_guide (self->lookahead), 1, &self->setup, state,
                                            question, NULL);
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
  /* The goals to survive and to destroy need three or more robots. With three, two robots can be destroyed, and
   * survival is not as easy as against a single hunter. */
  n_wanted = self->goal == ROBO_GOAL_WIN ? 2 + robo_rng_below (&self->rng, 3) : 3 + robo_rng_below (&self->rng, 2);
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
    .goal = wanted_goals[seed % G_N_ELEMENTS (wanted_goals)],
    .is_over = is_left,
    .data = data,
    .found = puzzle,
  };

  g_return_val_if_fail (n_boards > 0, FALSE);
  g_return_val_if_fail (difficulty >= 1 && difficulty <= ROBO_MAX_DIFFICULTY, FALSE);

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
