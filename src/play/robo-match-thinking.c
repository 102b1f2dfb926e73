// SPDX-License-Identifier: GPL-3.0-or-later
// Computers that think: each question is thought about in another thread, by what their operator sees of it.
#include "config.h"

#include "robo-match-private.h"

/* Nothing in it is shared with the match, which may be gone before the answer is there. */
typedef struct
{
  RoboMatchSetup *setup; /* holds the cards of the sight */
  RoboBoard      *board;
  RoboSight      *sight;
  RoboOperator    computer;
} Thought;

static Thought *
thought_new (RoboMatch *self)
{
  Thought *thought = g_new0 (Thought, 1);
  guint    seat = robo_game_get_question (self->game)->seat;

  thought->setup = robo_match_setup_copy (self->setup);
  thought->board = robo_board_new (robo_arena_get_plan (self->setup->arena));
  thought->sight = robo_sight_new (self->game);
  thought->sight->setup.board = thought->board;
  thought->computer = (RoboOperator){ self->setup->seats[seat].level, self->setup->seed };

  return thought;
}

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  robo_sight_free (thought->sight);
  robo_board_free (thought->board);
  robo_match_setup_free (thought->setup);
  g_free (thought);
}

static void
think_cb (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  const Thought *thought = data;
  RoboAnswer    *answer;

  if (g_task_return_error_if_cancelled (task))
    return;

  answer = g_new (RoboAnswer, 1);
  *answer = robo_operator_answer (&thought->computer, thought->sight);
  g_task_return_pointer (task, answer, g_free);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GWeakRef *match = data;
  g_autoptr (RoboMatch) self = g_weak_ref_get (match);
  g_autofree RoboAnswer *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  g_weak_ref_clear (match);
  g_free (match);
  /* Without an answer it was cancelled, and nobody waits for one. */
  if (!self || !answer)
    return;

  g_clear_object (&self->thinking);
  robo_match_take_answer (self, *answer);
}

gboolean
robo_match_is_asking_thinker (RoboMatch *self)
{
  const RoboMatchSeat *seat = &self->setup->seats[robo_game_get_question (self->game)->seat];

  return self->status == ROBO_GAME_ASKS && seat->player == ROBO_PLAYER_COMPUTER && seat->level != ROBO_LEVEL_CHANCE;
}

void
robo_match_think (RoboMatch *self)
{
  g_autoptr (GTask) task = NULL;
  GWeakRef *match;

  if (self->thinking || !robo_match_is_asking_thinker (self))
    return;

  match = g_new (GWeakRef, 1);
  g_weak_ref_init (match, self);
  self->thinking = g_cancellable_new ();
  /* No source object: the last reference to a match is not for another thread to drop. */
  task = g_task_new (NULL, self->thinking, thought_cb, match);
  g_task_set_source_tag (task, robo_match_think);
  g_task_set_name (task, "robodrome: think");
  g_task_set_task_data (task, thought_new (self), thought_free);
  g_task_run_in_thread (task, think_cb);
}

void
robo_match_stop_thinking (RoboMatch *self)
{
  if (self->thinking)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
}
