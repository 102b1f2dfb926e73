// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a position: answers for operators, and records their decisions.
#include "config.h"

#include "robo-position-private.h"

#include <string.h>

struct _RoboPositionScript
{
  RoboPosition *position;
  RoboScript    script;
  GPtrArray    *decisions; /* array to which the decisions are added; borrowed, or NULL */
};

RoboPositionScript *
robo_position_script_new (const RoboPosition *position)
{
  RoboPositionScript *self = g_new0 (RoboPositionScript, 1);

  self->position = robo_position_copy (position);
  self->script.answers = self->position->answers;
  self->script.used = g_new0 (guint8, self->position->answers->len);

  return self;
}

void
robo_position_script_free (RoboPositionScript *self)
{
  if (self == NULL)
    return;

  robo_position_free (self->position);
  g_free (self->script.used);
  g_free (self);
}

/* Returns the option for an adjacent space with VP tokens, or else with a workshop, or else the last option, so that
 * the tested card does something. The first option is the robot's own space. */
static RoboAnswer
choose_reach (const RoboSetup    *setup,
              const RoboState    *state,
              const RoboQuestion *question)
{
  RoboAnswer best = question->options[question->n_options - 1];
  guint      most = 0;

  for (guint i = 1; i < question->n_options; i++)
    {
      guint space =
        robo_board_step (setup->board, state->robots[question->seat].space, question->options[i] - 1)->to;
      guint worth = robo_state_count_tokens_at (state, setup->board, space) > 0 ? 2
                                                                                : setup->board->workshop[space] != 0;

      if (worth > most)
        best = question->options[i];
      most = MAX (most, worth);
    }

  return best;
}

/* Answers a question for which the position has no answer. For remote control chooses the first option, because the
 * use of this card cannot be taken back once it has begun. An operator who declines gives the engine's default
 * answer. Any other operator answers yes, chooses a neighbor, lays a new mine and replaces firing, whenever this is
 * possible, and chooses the tested card before another replacement. This operator changes a number of spaces or a key
 * only with the tested card or to shorten a push, and reaches for another space only with the tested card. All other
 * questions get the engine's default answer. */
static RoboAnswer
answer_by_default (const RoboPosition *self,
                   const RoboSetup    *setup,
                   const RoboState    *state,
                   const RoboQuestion *question)
{
  RoboAnswer last = question->options[question->n_options - 1];

  if (question->kind == ROBO_ASK_REPROGRAM)
    return question->options[0];
  if (self->declines[question->seat])
    return question->fallback;

  switch (robo_question_kind_get_form (question->kind))
    {
    case ROBO_FORM_YES_NO:
    case ROBO_FORM_NEIGHBOUR:
      return last;

    case ROBO_FORM_SPACES:
    case ROBO_FORM_MORE_SPACES:
    case ROBO_FORM_TURN:
      return question->card == self->tested || question->kind == ROBO_ASK_SHORTEN_PUSH ? last : question->fallback;

    case ROBO_FORM_MINE:
      return robo_question_has_option (question, TRUE) ? TRUE : last;

    case ROBO_FORM_REACH:
      return question->card == self->tested ? choose_reach (setup, state, question) : question->fallback;

    case ROBO_FORM_REPLACEMENT:
      return robo_question_has_option (question, 1 + self->tested) ? 1 + self->tested : last;

    case ROBO_FORM_DAMAGE:
    case ROBO_FORM_DIE:
    case ROBO_FORM_MOVED_DIE:
    case ROBO_FORM_START:
    case ROBO_FORM_WORKSHOP:
    case ROBO_FORM_DECK:
    case ROBO_FORM_NUMBER:
    case ROBO_FORM_TWO_DECKS:
    case ROBO_FORM_TWO_CARDS:
    case ROBO_FORM_PROGRAM:
    case ROBO_FORM_ENTROPY:
      break;
    }

  return question->fallback;
}

static void
decision_free (gpointer data)
{
  RoboDecision *self = data;

  g_free (self->question);
  g_free (self->to);
  g_free (self->refused);
  g_free (self);
}

RoboReply
robo_position_answer (const RoboSetup    *setup,
                      const RoboState    *state,
                      const RoboQuestion *question,
                      RoboAnswer         *answer,
                      gpointer            data)
{
  RoboPositionScript       *self = data;
  const RoboScriptedAnswer *scripted = robo_script_take (&self->script, setup, question);
  gboolean                  is_legal;

  is_legal = scripted != NULL && robo_scenario_parse_answer (setup, state, question, scripted->value, answer);
  if (!is_legal)
    *answer = answer_by_default (self->position, setup, state, question);
  if (self->decisions != NULL)
    {
      RoboDecision *decision = g_new0 (RoboDecision, 1);

      decision->question = g_new (RoboQuestion, 1);
      robo_question_copy (decision->question, question);
      decision->state = *state;
      decision->answer = *answer;
      decision->to = g_strdup (robo_scenario_get_decision (setup, question));
      decision->is_given = scripted != NULL && is_legal;
      decision->refused = scripted != NULL && !is_legal ? g_strdup (scripted->value) : NULL;
      g_ptr_array_add (self->decisions, decision);
    }

  return ROBO_REPLY_ANSWERED;
}

void
robo_position_play_free (RoboPositionPlay *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->game, robo_game_free);
  g_clear_pointer (&self->board, robo_board_free);
  robo_match_setup_free (self->match);
  g_ptr_array_unref (self->decisions);
  g_free (self);
}

RoboPositionPlay *
robo_position_play (const RoboPosition *position)
{
  g_autoptr (RoboPositionPlay) self = g_new0 (RoboPositionPlay, 1);
  g_autoptr (RoboPositionScript) script = robo_position_script_new (position);
  RoboGameStatus status;

  self->match = robo_position_dup_setup (position);
  self->board = robo_board_new (robo_arena_get_plan (position->arena));
  self->decisions = g_ptr_array_new_with_free_func (decision_free);
  robo_match_setup_fill (self->match, self->board, &self->setup);
  self->game = robo_game_new_at (&self->setup, &position->state, ROBO_GAME_KEEP_EVENTS);
  script->decisions = self->decisions;

  robo_game_set_policy (self->game, robo_position_answer, script);
  robo_game_set_rolls (self->game, position->rolls->data, position->rolls->len);
  do
    status = robo_game_advance (self->game);
  while (status == ROBO_GAME_GOES_ON);
  robo_game_set_policy (self->game, NULL, NULL);

  return status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER ? g_steal_pointer (&self) : NULL;
}

/* Decisions */

void
robo_position_forget (RoboPosition *self,
                      guint         seat,
                      const char   *to)
{
  for (guint i = self->answers->len; i-- > 0;)
    {
      const RoboScriptedAnswer *answer = &g_array_index (self->answers, RoboScriptedAnswer, i);

      if (answer->seat == seat && strcmp (answer->to, to) == 0)
        g_array_remove_index (self->answers, i);
    }
}

static void
give_answer (GArray                 *answers,
             const RoboPositionPlay *play,
             const RoboDecision     *decision,
             RoboAnswer              answer)
{
  g_autofree char *value = robo_scenario_dup_answer (&play->setup, &decision->state, decision->question, answer);

  robo_scripted_answers_add (answers, decision->question->seat, 0, decision->to, value);
}

/* Writes down every answer, because the last answer about a card applies to all later questions about this card. */
void
robo_position_decide (RoboPosition           *self,
                      const RoboPositionPlay *play,
                      guint                   index,
                      RoboAnswer              answer)
{
  const RoboDecision *changed = play->decisions->pdata[index];

  robo_position_forget (self, changed->question->seat, changed->to);
  for (guint i = 0; i < play->decisions->len; i++)
    {
      const RoboDecision *decision = play->decisions->pdata[i];

      if (decision->question->seat == changed->question->seat && strcmp (decision->to, changed->to) == 0)
        give_answer (self->answers, play, decision, i == index ? answer : decision->answer);
    }
}

static gboolean
is_asked (const RoboPositionPlay   *play,
          const RoboScriptedAnswer *answer)
{
  for (guint i = 0; i < play->decisions->len; i++)
    {
      const RoboDecision *decision = play->decisions->pdata[i];

      if (decision->question->seat == answer->seat && strcmp (decision->to, answer->to) == 0)
        return TRUE;
    }

  return FALSE;
}

GArray *
robo_position_dup_given_answers (const RoboPosition     *self,
                                 const RoboPositionPlay *play)
{
  GArray *answers = robo_scripted_answers_new ();

  for (guint i = 0; i < play->decisions->len; i++)
    {
      const RoboDecision *decision = play->decisions->pdata[i];

      give_answer (answers, play, decision, decision->answer);
    }
  for (guint i = 0; i < self->answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (self->answers, RoboScriptedAnswer, i);

      if (!is_asked (play, answer))
        robo_scripted_answers_add (answers, answer->seat, 0, answer->to, answer->value);
    }

  return answers;
}
