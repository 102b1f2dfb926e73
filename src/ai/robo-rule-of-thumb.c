// SPDX-License-Identifier: GPL-3.0-or-later
// Contains a rule of thumb for every kind of question except programs. robo-plan.c makes programs.
#include "robo-rule-of-thumb.h"

/* Holds the question and everything that a rule of thumb may use. */
typedef struct
{
  const RoboGuide    *guide;
  const RoboSetup    *setup;
  const RoboState    *state;
  const RoboQuestion *question;
  const RoboRobot    *robot;
  guint64             seed;
  /* If set, `rng` is seeded. It is seeded when a rule first needs it, because few rules do. */
  gboolean has_rng;
  gboolean is_choice;
  RoboRng  rng;
} Asked;

typedef RoboAnswer (*Rule) (Asked *asked);

static guint
draw_below (Asked *asked,
            guint  n)
{
  if (!asked->has_rng)
    robo_rng_seed (&asked->rng, asked->seed);
  asked->has_rng = TRUE;
  asked->is_choice |= n > 1;

  return robo_rng_below (&asked->rng, n);
}

static RoboAnswer
draw_any (Asked *asked)
{
  return asked->question->options[draw_below (asked, asked->question->n_options)];
}

static RoboAnswer
keep_to_fallback (Asked *asked)
{
  return asked->question->fallback;
}

static RoboAnswer
say_yes (Asked *asked)
{
  (void)asked;

  return TRUE;
}

static RoboAnswer
take_last (Asked *asked)
{
  return asked->question->options[asked->question->n_options - 1];
}

/* Chooses at random among equally good options. */
static RoboAnswer
take_best (Asked *asked,
           gint (*rate) (const Asked *asked,
                         RoboAnswer   option))
{
  gint       best = G_MININT;
  guint      n_best = 0;
  RoboAnswer answer = asked->question->fallback;

  for (guint i = 0; i < asked->question->n_options; i++)
    {
      gint value = rate (asked, asked->question->options[i]);

      if (value > best)
        n_best = 0;
      if (value < best)
        continue;
      best = value;
      n_best++;
      if (draw_below (asked, n_best) == 0)
        answer = asked->question->options[i];
    }

  return answer;
}

/* Choice of cards */

static gint
rate_pair (const Asked *asked,
           RoboAnswer   option)
{
  gint n_cards = ((option & 0xff) != ROBO_NO_CARD) + ((option >> 8 & 0xff) != ROBO_NO_CARD);

  return 2 * n_cards + (option == asked->question->fallback);
}

static RoboAnswer
equip (Asked *asked)
{
  return take_best (asked, rate_pair);
}

static gint
rate_deck (const Asked *asked,
           RoboAnswer   option)
{
  return asked->state->deck_sizes[option] > 0;
}

static RoboAnswer
draw (Asked *asked)
{
  return take_best (asked, rate_deck);
}

/* Choice of spaces */

static gint
rate_start (const Asked *asked,
            RoboAnswer   space)
{
  gint value = -(gint)asked->guide->mean_ways[space] / 10 - 3 * asked->guide->holes[space];

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    {
      if (asked->state->tokens[number] > 0)
        value = MAX (value, 40 - 5 * asked->guide->ways[number][space]);
    }

  return value;
}

static RoboAnswer
choose_start (Asked *asked)
{
  return take_best (asked, rate_start);
}

static gint
rate_reach (const Asked *asked,
            RoboAnswer   option)
{
  guint space = option == 0 ? asked->robot->space
                            : robo_board_step (asked->setup->board, asked->robot->space, option - 1)->to;

  return 10 * (gint)robo_state_count_tokens_at (asked->state, asked->setup->board, space) +
         (asked->setup->board->workshop[space] != 0) + (option == 0);
}

static RoboAnswer
reach (Asked *asked)
{
  return take_best (asked, rate_reach);
}

static RoboAnswer
use_workshop (Asked *asked)
{
  gboolean is_damaged = asked->robot->damage > 0 || asked->robot->shield[0] > 0 || asked->robot->shield[1] > 0;

  return is_damaged ? ROBO_WORKSHOP_REPAIR : ROBO_WORKSHOP_DRAW;
}

/* Choices about dice */

/* Returns whether a card damages its own robot. */
static gboolean
hurts_itself (const Asked *asked)
{
  const RoboCard *card = &asked->setup->cards->cards[asked->question->card];

  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].target == ROBO_TARGET_SELF && card->effects[i].action == ROBO_ACTION_DETONATE)
        return TRUE;
    }

  return FALSE;
}

/* Always uses a card that repairs or draws. Uses another card if a robot is adjacent and the card does not damage its
 * own robot. A robot that is out has nothing to lose, so it uses any card. */
static RoboAnswer
answer_burst (Asked *asked)
{
  const RoboCard *card = &asked->setup->cards->cards[asked->question->card];

  if (asked->robot->space == ROBO_NO_SPACE)
    return TRUE;

  for (guint i = 0; i < card->n_effects; i++)
    {
      if (card->effects[i].action == ROBO_ACTION_REPAIR || card->effects[i].action == ROBO_ACTION_DRAW)
        return TRUE;
    }
  if (hurts_itself (asked))
    return FALSE;

  for (RoboDir dir = ROBO_DIR_N; dir < ROBO_N_DIRS; dir++)
    {
      const RoboStep *step = robo_board_step (asked->setup->board, asked->robot->space, dir);

      if ((step->obstacles & ROBO_OBSTACLE_BLOCK) == 0 &&
          robo_state_get_robot_at (asked->state, step->to) != ROBO_NO_SEAT)
        return TRUE;
    }

  return FALSE;
}

/* Reacts with a card if the card does not damage its own robot, or if the robot is out and has nothing to lose. */
static RoboAnswer
answer_reaction (Asked *asked)
{
  return asked->robot->space == ROBO_NO_SPACE || !hurts_itself (asked);
}

static RoboAnswer
lay_mine (Asked *asked)
{
  return robo_question_has_option (asked->question, TRUE) ? TRUE : asked->question->fallback;
}

/* Returns whether using the card costs something or uses it up (R14.2, R14.3), so that "no" can be the better answer.
 * Returns FALSE for the question how remote control moves a die. */
static gboolean
is_costly (const Asked *asked)
{
  const RoboCard *card;

  if (asked->question->card == ROBO_NO_CARD || asked->question->kind == ROBO_ASK_REPROGRAM)
    return FALSE;

  card = &asked->setup->cards->cards[asked->question->card];

  return card->n_costs > 0 || card->uses > 0;
}

static const Rule rules[ROBO_N_QUESTION_KINDS] = {
  [ROBO_ASK_DEAL] = draw_any,
  [ROBO_ASK_EQUIP] = equip,
  [ROBO_ASK_REBOOT] = choose_start,
  [ROBO_ASK_PROGRAM] = keep_to_fallback,
  [ROBO_ASK_KEEP_DIE] = keep_to_fallback,
  [ROBO_ASK_ROTATE_KEY] = keep_to_fallback,
  [ROBO_ASK_ACT_AS_BLUE] = keep_to_fallback,
  [ROBO_ASK_SHORTEN_MOVE] = keep_to_fallback,
  [ROBO_ASK_JUMP] = keep_to_fallback,
  [ROBO_ASK_PASS_WALLS] = say_yes,
  [ROBO_ASK_LAY_MINE] = lay_mine,
  [ROBO_ASK_BUMP] = say_yes,
  [ROBO_ASK_MOVE_END] = answer_burst,
  [ROBO_ASK_REPLACE_FIRE] = draw_any,
  [ROBO_ASK_REPROGRAM] = draw_any,
  [ROBO_ASK_HIT] = say_yes,
  [ROBO_ASK_SHORTEN_PUSH] = take_last,
  [ROBO_ASK_ABSORB] = keep_to_fallback,
  [ROBO_ASK_PUSHED] = say_yes,
  [ROBO_ASK_DAMAGED] = answer_reaction,
  [ROBO_ASK_DESTROYED] = answer_reaction,
  [ROBO_ASK_LIGHTNING] = answer_reaction,
  [ROBO_ASK_ROUND_START] = say_yes,
  [ROBO_ASK_RESOLUTION] = answer_burst,
  [ROBO_ASK_REACH] = reach,
  [ROBO_ASK_WORKSHOP] = use_workshop,
  [ROBO_ASK_DRAW] = draw,
  [ROBO_ASK_NUMBER] = keep_to_fallback,
  [ROBO_ASK_ENTROPY] = keep_to_fallback,
  [ROBO_ASK_LENGTHEN_MOVE] = draw_any,
  [ROBO_ASK_FIRE_PAST_WALLS] = draw_any,
  [ROBO_ASK_SHOT] = say_yes,
  [ROBO_ASK_CHOOSE] = draw_any,
};

RoboAnswer
robo_rule_of_thumb_answer (const RoboGuide    *guide,
                           guint64             salt,
                           const RoboSetup    *setup,
                           const RoboState    *state,
                           const RoboQuestion *question,
                           gboolean           *is_choice)
{
  guint64 moment = state->round | (guint64)state->unit << 16 | (guint64)question->kind << 24 |
                   (guint64)question->seat << 32 | (guint64)question->card << 40 | (guint64)question->space << 48;
  Asked asked = {
    .guide = guide,
    .setup = setup,
    .state = state,
    .question = question,
    .robot = &state->robots[question->seat],
    /* Take the seed from the salt and not from the generator of the game, because the answers might reveal the
     * generator. */
    .seed = salt ^ moment * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15),
  };
  RoboAnswer answer;

  g_return_val_if_fail (question->kind != ROBO_ASK_PROGRAM && question->n_options > 0, question->fallback);

  answer = is_costly (&asked) ? draw_any (&asked) : rules[question->kind](&asked);
  if (!robo_question_has_option (question, answer))
    answer = draw_any (&asked);
  if (is_choice != NULL)
    *is_choice = asked.is_choice;

  return answer;
}
