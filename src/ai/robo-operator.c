// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions in the way of each level.
#include "robo-operator.h"

#include "robo-ladder.h"
#include "robo-rule-of-thumb.h"

/* Limits the pairs of cards that are rated. */
#define MAX_PAIRS 24
/* Computer players report this programming time, in tenths of a second, in games in which it counts (R4.7). */
#define FINISH_TENTHS 300

/* Holds the search for an answer. */
typedef struct
{
  const RoboSight *sight;
  const RoboSkill *skill;
  RoboLookahead   *lookahead;
  guint64          seed;
  RoboState        start; /* state from which answers are rated */
} Thought;

static guint64
mix (guint64 sum,
     guint64 word)
{
  sum = (sum ^ word) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);

  return sum ^ sum >> 29;
}

guint64
robo_operator_get_seed (guint64 seed)
{
  return mix (mix (G_GUINT64_CONSTANT (0x6f70657261746f72), seed), 1);
}

/* Sums up the values of an answer in several worlds. The worlds are the same for every answer. If the programs of the
 * round do not exist yet, plays one world and takes the value of the best program that is found after the answer.
 * Returns FALSE if the answer cannot be played. */
static gboolean
rate_answer (Thought   *thought,
             RoboAnswer answer,
             gint      *value)
{
  guint       seat = thought->sight->question.seat;
  gboolean    is_preparing = thought->sight->state.phase < ROBO_PHASE_PROGRAMMING;
  guint       n_worlds = is_preparing ? 1 : thought->skill->n_worlds;
  RoboState   state;
  RoboProgram program;

  *value = 0;
  for (guint i = 0; i < n_worlds; i++)
    {
      if (!robo_lookahead_play_answer (thought->lookahead, thought->sight, &thought->start, answer, thought->seed + i,
                                       &state))
        return FALSE;
      if (!is_preparing && thought->skill->n_rounds > 0)
        {
          gint chances[ROBO_MAX_ROBOTS];

          robo_lookahead_play_from (thought->lookahead, &state, thought->seed + i, seat, thought->skill->n_rounds);
          robo_lookahead_judge (thought->lookahead, chances);
          *value += chances[seat];
        }
      else if (!is_preparing || (state.phase != ROBO_PHASE_PROGRAMMING && state.phase != ROBO_PHASE_PREPARATION))
        *value += robo_lookahead_rate (thought->lookahead, &state, seat);
      else if (state.robots[seat].space == ROBO_NO_SPACE)
        *value -= ROBO_VALUE_WON;
      else
        *value += robo_plan_find (thought->lookahead, &thought->skill->glance, thought->sight->setup.cards, &state,
                                  seat, thought->seed, &program);
    }

  return TRUE;
}

static RoboAnswer
answer_by_thumb (const Thought *thought)
{
  return robo_rule_of_thumb_answer (robo_lookahead_get_guide (thought->lookahead), thought->seed,
                                    &thought->sight->setup, &thought->sight->shown, &thought->sight->question, NULL);
}

/* Counts the slots that a pair of cards fills. Only pairs that fill as many slots as possible are rated. */
static guint
count_filled (RoboAnswer pair)
{
  return ((pair & 0xff) != ROBO_NO_CARD) + ((pair >> 8 & 0xff) != ROBO_NO_CARD);
}

/* Chooses the best answer. Of several equally good answers, prefers the fallback. */
static RoboAnswer
choose_best (Thought *thought)
{
  const RoboQuestion    *question = &thought->sight->question;
  g_autofree RoboAnswer *answers = g_new (RoboAnswer, question->n_options);
  guint                  n_answers = 0;
  guint                  most = 0;
  RoboAnswer             best;
  gint                   best_value = G_MININT;

  for (guint i = 0; question->kind == ROBO_ASK_EQUIP && i < question->n_options; i++)
    most = MAX (most, count_filled (question->options[i]));
  for (guint i = 0; i < question->n_options; i++)
    {
      if (question->kind != ROBO_ASK_EQUIP || (count_filled (question->options[i]) == most && n_answers < MAX_PAIRS))
        answers[n_answers++] = question->options[i];
    }

  best = answers[0];
  if (n_answers == 1)
    return best;

  robo_sight_find_start (thought->sight, &thought->start);
  for (guint i = 0; i < n_answers; i++)
    {
      gint value;

      if (!rate_answer (thought, answers[i], &value))
        return answer_by_thumb (thought);
      if (value > best_value || (value == best_value && answers[i] == question->fallback))
        {
          best_value = value;
          best = answers[i];
        }
    }

  return best;
}

static RoboAnswer
find_answer (const RoboOperator   *self,
             const RoboSight      *sight,
             RoboLookahead *const *lookaheads,
             guint                 n_threads)
{
  const RoboQuestion *question = &sight->question;
  const RoboState    *state = &sight->state;
  guint64             seed;
  Thought             thought;
  RoboProgram         program;

  g_return_val_if_fail (self->level != ROBO_LEVEL_CHANCE && self->level < ROBO_N_LEVELS, sight->question.fallback);

  /* Mix only values that all players can see into the seed. */
  seed = mix (self->seed, state->round | (guint64)state->phase << 16 | (guint64)state->unit << 24 |
                            (guint64)sight->n_records << 32);
  seed = mix (seed, question->kind | (guint64)question->seat << 8 | (guint64)question->card << 16 |
                      (guint64)question->space << 24);
  thought = (Thought){
    .sight = sight,
    .skill = robo_ladder_get_skill (self->level),
    .lookahead = lookaheads[0],
    .seed = seed,
  };
  for (guint i = 0; i < n_threads; i++)
    {
      robo_lookahead_set_weights (lookaheads[i], question->seat, &thought.skill->weights);
      robo_lookahead_set_is_over (lookaheads[i], self->is_over, self->is_over_data);
    }
  if (question->kind == ROBO_ASK_PROGRAM)
    {
      if (thought.skill->search.n_programs > 0)
        robo_search_draw (lookaheads, n_threads, &thought.skill->search, sight, thought.seed, &program);
      else
        robo_plan_find (thought.lookahead, &thought.skill->effort, sight->setup.cards, &sight->state, question->seat,
                        thought.seed, &program);

      return robo_program_with_finish (robo_program_pack (&program), FINISH_TENTHS);
    }

  if (question->kind == ROBO_ASK_ENTROPY)
    return question->fallback;

  /* Use rules of thumb for questions where a rating would not help. The result of a draw is random. Starting numbers
   * are taken while programs are secret (R4.7), but a rating would use the programs. */
  if (question->kind == ROBO_ASK_DEAL || question->kind == ROBO_ASK_DRAW || question->kind == ROBO_ASK_NUMBER ||
      thought.skill->n_worlds == 0)
    return answer_by_thumb (&thought);
  if (sight->state.phase < ROBO_PHASE_PROGRAMMING && thought.skill->glance.n_stages == 0)
    return answer_by_thumb (&thought);

  return choose_best (&thought);
}

RoboAnswer
robo_operator_answer (const RoboOperator *self,
                      const RoboSight    *sight)
{
  guint          n_threads = MIN (g_get_num_processors (), ROBO_SEARCH_MAX_THREADS);
  RoboLookahead *lookaheads[ROBO_SEARCH_MAX_THREADS];
  RoboAnswer     answer;

  for (guint i = 0; i < n_threads; i++)
    lookaheads[i] = robo_lookahead_new (&sight->setup, &sight->goals);
  answer = find_answer (self, sight, lookaheads, n_threads);
  for (guint i = 0; i < n_threads; i++)
    robo_lookahead_free (lookaheads[i]);

  return answer;
}

RoboAnswer
robo_operator_answer_on (const RoboOperator *self,
                         const RoboSight    *sight,
                         RoboLookahead      *lookahead)
{
  return find_answer (self, sight, &lookahead, 1);
}

RoboRefusal
robo_operator_play (const RoboOperator *self,
                    RoboGame           *game)
{
  g_autoptr (RoboSight) sight = robo_sight_new (game);

  return robo_game_answer (game, robo_operator_answer (self, sight));
}
