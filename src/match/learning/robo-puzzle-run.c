// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-run.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "match/log/robo-words.h"

#include "match/robo-match-private.h"
#include "robo-puzzle-clock.h"
#include "robo-puzzle-progress.h"
#include "robo-puzzle-words.h"

/* A puzzle that was begun on its day still counts for that day if it is solved within this time after midnight UTC. */
#define GRACE_SECONDS 3600

/* The line of text for sharing has at most this many squares, one for each try. The last square stands for the try that
 * solved the puzzle. */
#define MAX_SQUARES 10

struct _RoboPuzzleRun
{
  RoboExerciseRun parent_instance;

  RoboPuzzle      *puzzle;
  RoboPuzzleOffer *offer; /* or NULL */
  char            *title;
  char            *short_title; /* nullable */
  guint            n_tries;     /* number of tries that were played to their end */
  guint            n_hints;     /* number of hints given */
  gboolean         has_ended;
  guint            n_needed; /* number of tries until the puzzle was solved; 0 if it was given up before */
  guint            n_used;   /* number of hints until the puzzle was solved */
  gboolean         is_begun_on_its_day;
  /* The deadline is a time of robo_puzzle_clock_get_running_us(), so setting the system clock does not change it. */
  gint64 deadline_us;

  gboolean      has_solution;
  RoboSolution  solution;
  GCancellable *solving; /* or NULL */
};

G_DEFINE_FINAL_TYPE (RoboPuzzleRun, robo_puzzle_run, ROBO_TYPE_EXERCISE_RUN)

/* Texts */

static gboolean
robo_puzzle_run_can_show (RoboExerciseRun *run)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (run);

  return self->has_solution && self->solution.n_solutions > 0;
}

/* Returns whether there is another hint. The first hint is the number of dice; each further hint is about one die. */
static gboolean
robo_puzzle_run_can_hint (RoboExerciseRun *run)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (run);

  return robo_puzzle_run_can_show (run) && self->n_hints <= self->solution.depth;
}

static char *
dup_dice_hint (RoboPuzzleRun *self)
{
  if (self->solution.depth == ROBO_N_UNITS)
    return g_strdup (_ ("You need a die on every unit."));
  if (self->solution.depth == 0)
    return g_strdup (_ ("Any program works as long as it doesn’t get in your way."));

  return g_strdup_printf (ngettext ("One die is enough. Just don’t let the others spoil it.",
                                    "%u dice are enough. Just don’t let the third spoil it.", self->solution.depth),
                          self->solution.depth);
}

static void
add_hints (RoboPuzzleRun *self,
           GStrvBuilder  *lines)
{
  guint            n_left = self->n_hints;
  g_autofree char *dice = NULL;

  if (n_left == 0)
    return;

  dice = dup_dice_hint (self);
  g_strv_builder_add (lines, dice);
  for (guint unit = 0; unit < ROBO_N_UNITS && n_left > 1; unit++)
    for (guint i = 0; i < self->solution.program.n_dice; i++)
      {
        const RoboDie   *die = &self->solution.program.dice[i];
        g_autofree char *name = robo_words_dup_die (die->colour, die->value);
        g_autofree char *hint = NULL;

        if (die->unit != unit || !self->solution.is_needed[unit] || n_left <= 1)
          continue;
        /* Translators: This is a hint. The first %s is a control unit, the second a die, the third a direction:
         * “Control unit II: red 3, northeast.” */
        hint = g_strdup_printf (_ ("Control unit %s: %s, %s."), robo_words_get_unit (unit), name, robo_words_get_dir (die->key));
        g_strv_builder_add (lines, hint);
        n_left--;
      }
}

static char *
dup_task (RoboPuzzleRun *self)
{
  g_autofree char *task = robo_puzzle_dup_task (self->puzzle);
  const char      *words = robo_puzzle_get_text (self->puzzle);
  GString         *text = g_string_new (NULL);

  if (words != NULL)
    g_string_append_printf (text, "%s ", words);
  g_string_append (text, task);
  if (robo_puzzle_get_task (self->puzzle)->has_faces)
    g_string_append_printf (text, " %s", _ ("You can see the others’ programs, but you have only these dice."));
  else
    g_string_append_printf (text, " %s", _ ("You can see the others’ programs."));
  if (robo_puzzle_get_author (self->puzzle) != NULL)
    {
      g_string_append_c (text, ' ');
      /* Translators: This says who made a puzzle. %s is the name of the author. */
      g_string_append_printf (text, _ ("Made by %s."), robo_puzzle_get_author (self->puzzle));
    }

  return g_string_free (text, FALSE);
}

static GStrv
robo_puzzle_run_dup_lines (RoboExerciseRun  *run,
                           RoboExerciseState state)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (run);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *text = NULL;

  switch (state)
    {
    case ROBO_EXERCISE_DONE:
      if (self->n_needed == 0)
        text = g_strdup (_ ("Well done! Now you can do it, too."));
      else
        text = g_strdup_printf (ngettext ("Solved on the first try!", "Solved after %u tries.", self->n_needed),
                                self->n_needed);
      g_strv_builder_add (lines, text);
      break;

    case ROBO_EXERCISE_FAILED:
      g_strv_builder_add (lines, _ ("Not solved. The others will do the same again, so see what got in your way."));
      break;

    case ROBO_EXERCISE_SHOWN:
      g_strv_builder_add (lines, _ ("That’s one way. Your turn."));
      break;

    case ROBO_EXERCISE_TASK:
    case ROBO_EXERCISE_PLAYS:
      text = dup_task (self);
      g_strv_builder_add (lines, text);
      add_hints (self, lines);
      if (self->has_solution && self->solution.n_solutions == 0)
        g_strv_builder_add (lines, _ ("This puzzle has no solution."));
      break;
    }

  return g_strv_builder_end (lines);
}

/* Progress */

static gboolean
robo_puzzle_run_is_done (RoboExerciseRun *run)
{
  RoboPuzzleRun  *self = ROBO_PUZZLE_RUN (run);
  const RoboGame *game = robo_match_get_game (robo_exercise_run_get_match (run));

  return robo_task_is_done (robo_puzzle_get_task (self->puzzle), robo_puzzle_get_board (self->puzzle),
                            robo_puzzle_get_state (self->puzzle), robo_game_get_state (game),
                            robo_game_get_events (game));
}

static void
end (RoboPuzzleRun *self,
     guint          n_needed)
{
  if (self->has_ended)
    return;

  self->has_ended = TRUE;
  self->n_needed = n_needed;
  self->n_used = self->n_hints;
  robo_exercise_run_end (ROBO_EXERCISE_RUN (self));
}

static void
robo_puzzle_run_tried (RoboExerciseRun *run,
                       gboolean         is_done)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (run);

  self->n_tries++;
  if (is_done)
    end (self, self->n_tries);
}

static RoboExerciseNext
robo_puzzle_run_get_next (RoboExerciseRun *run)
{
  return robo_exercise_run_get_state (run) == ROBO_EXERCISE_DONE ? ROBO_EXERCISE_NEXT_COPY : ROBO_EXERCISE_NEXT_NONE;
}

static void
robo_puzzle_run_record (RoboExerciseRun *run,
                        GSettings       *settings)
{
  RoboPuzzleRun   *self = ROBO_PUZZLE_RUN (run);
  RoboPuzzleRecord record = { .n_tries = self->n_needed };
  g_autoptr (GVariant) progress = NULL;

  if (self->offer == NULL || self->offer->id == NULL)
    return;

  progress = g_settings_get_value (settings, "puzzles-done");
  record.was_daily = self->is_begun_on_its_day && robo_puzzle_clock_get_running_us () <= self->deadline_us;
  g_settings_set_value (settings, "puzzles-done", robo_puzzle_progress_add (progress, self->offer->id, &record));
}

/* The solution */

typedef struct
{
  RoboPuzzle  *puzzle;
  RoboSolution solution;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  robo_puzzle_unref (self->puzzle);
  g_free (self);
}

static gboolean
solve_thread (gpointer      data,
              GCancellable *cancellable,
              GError      **error)
{
  Search *search = data;

  return robo_puzzles_solve (search->puzzle, cancellable, &search->solution);
}

static void
solved_cb (gpointer      owner,
           gpointer      data,
           GCancellable *cancellable,
           const GError *error)
{
  RoboPuzzleRun *self = owner;
  const Search  *search = data;

  self->solution = search->solution;
  self->has_solution = TRUE;
  g_clear_object (&self->solving);
  robo_exercise_run_update (ROBO_EXERCISE_RUN (self));
}

/* Tries */

typedef struct
{
  RoboPuzzle *puzzle;
  gboolean    has_program;
  RoboAnswer  program; /* the program for the user's seat, when the solution is shown */
} Script;

static void
script_free (gpointer data)
{
  Script *self = data;

  robo_puzzle_unref (self->puzzle);
  g_free (self);
}

static RoboReply
script_answer_cb (const RoboSetup    *setup,
                  const RoboState    *state,
                  const RoboQuestion *question,
                  RoboAnswer         *answer,
                  gpointer            data)
{
  const Script    *self = data;
  const RoboRobot *robot = &robo_puzzle_get_state (self->puzzle)->robots[question->seat];
  RoboProgram      program = { .n_dice = robot->n_dice };

  if (question->kind != ROBO_ASK_PROGRAM)
    {
      *answer = question->fallback;
      return ROBO_REPLY_ANSWERED;
    }
  if (question->seat != robo_puzzle_get_task (self->puzzle)->seat)
    {
      memcpy (program.dice, robot->dice, sizeof program.dice);
      *answer = robo_program_pack (&program);
      return ROBO_REPLY_ANSWERED;
    }
  *answer = self->program;

  return self->has_program ? ROBO_REPLY_ANSWERED : ROBO_REPLY_UNKNOWN;
}

static RoboMatch *
robo_puzzle_run_create_match (RoboExerciseRun *run,
                              gboolean         plays_solution)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (run);
  g_autoptr (RoboMatchSetup) setup = robo_puzzle_dup_setup (self->puzzle);
  Script          *script = g_new0 (Script, 1);
  RoboTaskPosition position;
  RoboState        state;
  RoboMatchStart   start = {
      .title = self->title,
      .short_title = self->short_title,
      .state = &state,
      .policy = script_answer_cb,
      .policy_data = script,
      .policy_free = script_free,
      .puzzle = &position,
  };

  script->puzzle = robo_puzzle_ref (self->puzzle);
  if (plays_solution)
    end (self, 0);
  script->has_program = plays_solution;
  if (plays_solution)
    script->program = robo_program_pack (&self->solution.program);
  robo_puzzle_fill (self->puzzle, &position);
  state = position.state;
  robo_state_begin_phase (&state, ROBO_PHASE_PROGRAMMING);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      state.robots[seat].n_dice = 0;
      memset (state.robots[seat].dice, 0, sizeof state.robots[seat].dice);
    }
  start.rolls = position.rolls;
  start.n_rolls = position.n_rolls;

  return robo_match_new_at (setup, &start);
}

static void
robo_puzzle_run_dispose (GObject *object)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (object);

  robo_work_cancel (&self->solving);

  G_OBJECT_CLASS (robo_puzzle_run_parent_class)->dispose (object);
}

static void
robo_puzzle_run_finalize (GObject *object)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (object);

  robo_puzzle_unref (self->puzzle);
  robo_puzzle_offer_free (self->offer);
  g_free (self->title);
  g_free (self->short_title);

  G_OBJECT_CLASS (robo_puzzle_run_parent_class)->finalize (object);
}

static void
robo_puzzle_run_class_init (RoboPuzzleRunClass *klass)
{
  GObjectClass         *object_class = G_OBJECT_CLASS (klass);
  RoboExerciseRunClass *run_class = ROBO_EXERCISE_RUN_CLASS (klass);

  object_class->dispose = robo_puzzle_run_dispose;
  object_class->finalize = robo_puzzle_run_finalize;

  run_class->kind = ROBO_EXERCISE_PUZZLE;
  run_class->create_match = robo_puzzle_run_create_match;
  run_class->is_done = robo_puzzle_run_is_done;
  run_class->dup_lines = robo_puzzle_run_dup_lines;
  run_class->tried = robo_puzzle_run_tried;
  run_class->can_hint = robo_puzzle_run_can_hint;
  run_class->can_show = robo_puzzle_run_can_show;
  run_class->get_next = robo_puzzle_run_get_next;
  run_class->record = robo_puzzle_run_record;
}

static void
robo_puzzle_run_init (RoboPuzzleRun *self)
{
}

/* Checks whether the run begins on the day of the puzzle, and stores until when it counts for that day. Asks the clock,
 * because the list of puzzles may have been made on an earlier day. */
static void
note_day_and_deadline (RoboPuzzleRun *self)
{
  GDate today;

  robo_puzzle_clock_set_today (&today);
  self->is_begun_on_its_day = self->offer != NULL && g_date_valid (&self->offer->day) &&
                              g_date_compare (&self->offer->day, &today) == 0;
  self->deadline_us = robo_puzzle_clock_get_running_us () +
                      (gint64)(robo_puzzle_clock_get_seconds_left () + GRACE_SECONDS) * G_USEC_PER_SEC;
}

RoboExerciseRun *
robo_puzzle_run_new (RoboPuzzle            *puzzle,
                     const RoboPuzzleOffer *offer,
                     const char            *title,
                     const char            *short_title,
                     const RoboSolution    *solution)
{
  RoboPuzzleRun *self;

  g_return_val_if_fail (puzzle != NULL && title != NULL, NULL);

  self = g_object_new (ROBO_TYPE_PUZZLE_RUN, NULL);
  self->puzzle = robo_puzzle_ref (puzzle);
  self->offer = offer != NULL ? robo_puzzle_offer_copy (offer) : NULL;
  note_day_and_deadline (self);
  self->title = g_strdup (title);
  self->short_title = g_strdup (short_title);
  self->has_solution = solution != NULL;
  if (solution != NULL)
    self->solution = *solution;
  else
    {
      Search *search = g_new0 (Search, 1);

      search->puzzle = robo_puzzle_ref (self->puzzle);
      self->solving = g_cancellable_new ();
      robo_work_run_low_priority (self, self->solving, solve_thread, solved_cb, search, search_free);
    }
  robo_exercise_run_restart (ROBO_EXERCISE_RUN (self));

  return ROBO_EXERCISE_RUN (self);
}

RoboPuzzle *
robo_puzzle_run_get_puzzle (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  return self->puzzle;
}

guint
robo_puzzle_run_get_n_tries (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), 0);

  return self->n_needed;
}

void
robo_puzzle_run_hint (RoboPuzzleRun *self)
{
  g_return_if_fail (ROBO_IS_PUZZLE_RUN (self) && robo_puzzle_run_can_hint (ROBO_EXERCISE_RUN (self)));

  self->n_hints++;
  robo_exercise_run_update (ROBO_EXERCISE_RUN (self));
}

char *
robo_puzzle_run_dup_result (RoboPuzzleRun *self)
{
  GString *text;

  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  text = g_string_new ("Robodrome ");
  g_string_append (text, robo_puzzle_get_id (self->puzzle));
  if (robo_puzzle_run_can_show (ROBO_EXERCISE_RUN (self)))
    {
      g_string_append_c (text, ' ');
      for (guint i = 0; i < ROBO_MAX_DIFFICULTY; i++)
        g_string_append (text, i < self->solution.difficulty ? "★" : "☆");
    }
  g_string_append_c (text, ' ');
  if (self->n_needed == 0)
    g_string_append (text, "🏳");
  else if (self->n_needed > MAX_SQUARES)
    g_string_append_printf (text, "%u×🟥🟩", self->n_needed - 1);
  else
    {
      for (guint i = 1; i < self->n_needed; i++)
        g_string_append (text, "🟥");
      g_string_append (text, "🟩");
    }
  for (guint i = 0; i < self->n_used; i++)
    g_string_append (text, "💡");

  return g_string_free (text, FALSE);
}
