// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-run.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "base/robo-properties.h"
#include "match/log/robo-words.h"

#include "match/robo-match-private.h"
#include "robo-puzzle-words.h"

/* Limits the squares for failed tries in the line for sharing. */
#define MAX_SQUARES 10

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_STATE,
  PROP_TEXT,
  PROP_LATEST_TEXT,
  PROP_CAN_HINT,
  PROP_CAN_GIVE_UP,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint       ended_signal;

struct _RoboPuzzleRun
{
  GObject parent_instance;

  RoboPuzzle     *puzzle;
  char           *title;
  char           *short_title; /* nullable */
  RoboMatch      *match;
  RoboPuzzleState state;
  char           *text;
  char           *latest_text;
  gboolean        is_solution; /* the match shows the solution and is no try */
  guint           n_tries;     /* tries played to their end */
  guint           n_hints;     /* hints given */
  gboolean        has_ended;
  guint           n_needed; /* tries until it was solved; 0 if it was given up before */
  guint           n_used;   /* hints until then */

  gboolean      has_solution;
  RoboSolution  solution;
  GCancellable *solving; /* or NULL */
};

G_DEFINE_FINAL_TYPE (RoboPuzzleRun, robo_puzzle_run, G_TYPE_OBJECT)

/* Texts */

static gboolean
is_solvable (RoboPuzzleRun *self)
{
  return self->has_solution && self->solution.n_solutions > 0;
}

/* The first hint is the number of dice; then there is one for each die. */
static gboolean
can_hint (RoboPuzzleRun *self)
{
  return is_solvable (self) && self->n_hints <= self->solution.depth;
}

static char *
dup_dice_hint (RoboPuzzleRun *self)
{
  if (self->solution.depth == ROBO_N_UNITS)
    return g_strdup (_ ("It takes a die on each control unit."));
  if (self->solution.depth == 0)
    return g_strdup (_ ("Any program works, as long as it spoils nothing."));

  return g_strdup_printf (ngettext ("One die is enough. The others must not spoil it.",
                                    "%u dice are enough. The third one must not spoil it.", self->solution.depth),
                          self->solution.depth);
}

/* Takes the hints in the order in which they are given. */
static GPtrArray *
create_hints (RoboPuzzleRun *self)
{
  GPtrArray *hints = g_ptr_array_new_with_free_func (g_free);
  guint      n_left = self->n_hints;

  if (n_left > 0)
    g_ptr_array_add (hints, dup_dice_hint (self));
  for (guint unit = 0; unit < ROBO_N_UNITS && n_left > 1; unit++)
    for (guint i = 0; i < self->solution.program.n_dice; i++)
      {
        const RoboDie   *die = &self->solution.program.dice[i];
        g_autofree char *name = robo_words_dup_die (die->colour, die->value);

        if (die->unit != unit || !self->solution.is_needed[unit] || n_left <= 1)
          continue;
        /* Translators: a sentence; what lies on a control unit, "Control unit II: red 3, north-east." */
        g_ptr_array_add (hints, g_strdup_printf (_ ("Control unit %s: %s, %s."), robo_words_get_unit (unit), name,
                                                 robo_words_get_dir (die->key)));
        n_left--;
      }
  if (self->has_solution && self->solution.n_solutions == 0)
    g_ptr_array_add (hints, g_strdup (_ ("This puzzle has no solution.")));

  return hints;
}

/* Sets last_hint if there is one. */
static char *
dup_task (RoboPuzzleRun *self,
          char         **last_hint)
{
  g_autoptr (GPtrArray) hints = create_hints (self);
  g_autofree char *task = robo_puzzle_dup_task (self->puzzle);
  const char      *words = robo_puzzle_get_text (self->puzzle);
  GString         *text = g_string_new (NULL);

  if (words != NULL)
    g_string_append_printf (text, "%s ", words);
  g_string_append (text, task);
  if (robo_puzzle_get_task (self->puzzle)->has_faces)
    g_string_append_printf (text, " %s", _ ("You see the programs of the others, and have only these dice."));
  else
    g_string_append_printf (text, " %s", _ ("You see the programs of the others."));
  if (robo_puzzle_get_author (self->puzzle) != NULL)
    {
      g_string_append_c (text, ' ');
      /* Translators: who made a puzzle; %s is a name */
      g_string_append_printf (text, _ ("Made by %s."), robo_puzzle_get_author (self->puzzle));
    }
  for (guint i = 0; i < hints->len; i++)
    g_string_append_printf (text, "\n%s", (const char *)hints->pdata[i]);
  if (hints->len > 0)
    *last_hint = g_strdup (hints->pdata[hints->len - 1]);

  return g_string_free (text, FALSE);
}

static char *
dup_text (RoboPuzzleRun *self,
          char         **last_hint)
{
  switch (self->state)
    {
    case ROBO_PUZZLE_SOLVED:
      if (self->n_needed == 0)
        return g_strdup (_ ("Well done! Now you can do it, too."));
      return g_strdup_printf (ngettext ("Solved at the first try!", "Solved after %u tries.", self->n_needed), self->n_needed);

    case ROBO_PUZZLE_FAILED:
      return g_strdup (_ ("Not solved. The others will do the same again, so look at what got in your way."));

    case ROBO_PUZZLE_SHOWN:
      return g_strdup (_ ("That is one way to do it. Now try it yourself."));

    case ROBO_PUZZLE_TASK:
    case ROBO_PUZZLE_PLAYS:
      break;
    }

  return dup_task (self, last_hint);
}

/* State */

static RoboPuzzleState
find_state (RoboPuzzleRun *self)
{
  const RoboGame *game = robo_match_get_game (self->match);
  gboolean        has_ended;

  g_object_get (self->match, "has-ended", &has_ended, NULL);
  if (!has_ended)
    return robo_match_get_question (self->match) != NULL ? ROBO_PUZZLE_TASK : ROBO_PUZZLE_PLAYS;
  if (self->is_solution)
    return ROBO_PUZZLE_SHOWN;

  return robo_task_is_done (robo_puzzle_get_task (self->puzzle), robo_puzzle_get_board (self->puzzle),
                            robo_puzzle_get_state (self->puzzle), robo_game_get_state (game),
                            robo_game_get_events (game))
           ? ROBO_PUZZLE_SOLVED
           : ROBO_PUZZLE_FAILED;
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
  g_signal_emit (self, ended_signal, 0);
}

static void
update_text (RoboPuzzleRun *self)
{
  g_autofree char *last_hint = NULL;
  g_autofree char *text = dup_text (self, &last_hint);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_HINT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GIVE_UP]);
  if (g_strcmp0 (text, self->text) == 0)
    return;

  g_free (self->text);
  g_free (self->latest_text);
  self->latest_text = last_hint != NULL ? g_steal_pointer (&last_hint) : g_strdup (text);
  self->text = g_steal_pointer (&text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LATEST_TEXT]);
}

static void
update_state (RoboPuzzleRun *self)
{
  RoboPuzzleState state = find_state (self);
  gboolean        is_new = state != self->state;

  self->state = state;
  if (is_new && (state == ROBO_PUZZLE_SOLVED || state == ROBO_PUZZLE_FAILED))
    self->n_tries++;
  if (is_new && state == ROBO_PUZZLE_SOLVED)
    end (self, self->n_tries);
  update_text (self);
  if (is_new)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
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
  update_text (self);
}

/* Tries */

typedef struct
{
  RoboPuzzle *puzzle;
  gboolean    has_program;
  RoboAnswer  program; /* the user's program, when the solution is shown */
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

static void
forget_match (RoboPuzzleRun *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
}

static void
begin_try (RoboPuzzleRun *self,
           gboolean       is_solution)
{
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
  script->has_program = is_solution;
  if (is_solution)
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

  forget_match (self);
  self->is_solution = is_solution;
  self->match = robo_match_new_at (setup, &start);
  g_signal_connect_object (self->match, "question-changed", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify::has-ended", G_CALLBACK (update_state), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  update_state (self);
}

static void
robo_puzzle_run_dispose (GObject *object)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (object);

  forget_match (self);
  if (self->solving != NULL)
    g_cancellable_cancel (self->solving);
  g_clear_object (&self->solving);

  G_OBJECT_CLASS (robo_puzzle_run_parent_class)->dispose (object);
}

static void
robo_puzzle_run_finalize (GObject *object)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (object);

  robo_puzzle_unref (self->puzzle);
  g_free (self->title);
  g_free (self->short_title);
  g_free (self->text);
  g_free (self->latest_text);

  G_OBJECT_CLASS (robo_puzzle_run_parent_class)->finalize (object);
}

static void
robo_puzzle_run_get_property (GObject    *object,
                              guint       property_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RoboPuzzleRun *self = ROBO_PUZZLE_RUN (object);

  switch (property_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_LATEST_TEXT:
      g_value_set_string (value, self->latest_text);
      break;

    case PROP_CAN_HINT:
      g_value_set_boolean (value, can_hint (self));
      break;

    case PROP_CAN_GIVE_UP:
      g_value_set_boolean (value, is_solvable (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
robo_puzzle_run_class_init (RoboPuzzleRunClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_puzzle_run_dispose;
  object_class->finalize = robo_puzzle_run_finalize;
  object_class->get_property = robo_puzzle_run_get_property;

  properties[PROP_MATCH] = robo_property_object ("match", ROBO_TYPE_MATCH);
  properties[PROP_STATE] = robo_property_uint ("state");
  properties[PROP_TEXT] = robo_property_string ("text");
  properties[PROP_LATEST_TEXT] = robo_property_string ("latest-text");
  properties[PROP_CAN_HINT] = robo_property_boolean ("can-hint");
  properties[PROP_CAN_GIVE_UP] = robo_property_boolean ("can-give-up");
  g_object_class_install_properties (object_class, N_PROPS, properties);

  ended_signal = robo_signal_new ("ended", klass);
}

static void
robo_puzzle_run_init (RoboPuzzleRun *self)
{
  self->state = ROBO_PUZZLE_PLAYS;
}

RoboPuzzleRun *
robo_puzzle_run_new (RoboPuzzle         *puzzle,
                     const char         *title,
                     const char         *short_title,
                     const RoboSolution *solution)
{
  RoboPuzzleRun *self;

  g_return_val_if_fail (puzzle != NULL && title != NULL, NULL);

  self = g_object_new (ROBO_TYPE_PUZZLE_RUN, NULL);
  self->puzzle = robo_puzzle_ref (puzzle);
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
  begin_try (self, FALSE);

  return self;
}

RoboMatch *
robo_puzzle_run_get_match (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  return self->match;
}

RoboPuzzleState
robo_puzzle_run_get_state (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), ROBO_PUZZLE_PLAYS);

  return self->state;
}

const char *
robo_puzzle_run_get_text (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  return self->text;
}

const char *
robo_puzzle_run_get_latest_text (RoboPuzzleRun *self)
{
  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  return self->latest_text;
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
robo_puzzle_run_restart (RoboPuzzleRun *self)
{
  g_return_if_fail (ROBO_IS_PUZZLE_RUN (self));

  begin_try (self, FALSE);
}

void
robo_puzzle_run_give_up (RoboPuzzleRun *self)
{
  g_return_if_fail (ROBO_IS_PUZZLE_RUN (self) && is_solvable (self));

  end (self, 0);
  begin_try (self, TRUE);
}

void
robo_puzzle_run_hint (RoboPuzzleRun *self)
{
  g_return_if_fail (ROBO_IS_PUZZLE_RUN (self) && can_hint (self));

  self->n_hints++;
  update_text (self);
}

char *
robo_puzzle_run_dup_result (RoboPuzzleRun *self)
{
  GString *text;

  g_return_val_if_fail (ROBO_IS_PUZZLE_RUN (self), NULL);

  text = g_string_new ("Robodrome ");
  g_string_append (text, robo_puzzle_get_id (self->puzzle));
  if (is_solvable (self))
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
