// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the answers of a scenario and gives them when the game asks. The value of an answer is checked only when the
// answer is needed.
#include "config.h"

#include "robo-scenario-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* The attribute `to` of an answer has one of these names, or the id of a card. */
static const char *const plain_decisions[] = { "keep-die", "replace-fire", "workshop", "draw", NULL };

gboolean
robo_scenario_load_answers (RoboScenario  *self,
                            const xmlNode *robot,
                            guint          seat,
                            RoboProblems  *problems)
{
  for (xmlNode *child = robo_xml_get_first (robot, "answer"); child != NULL; child = robo_xml_get_next (child,
                                                                                                        "answer"))
    {
      g_autofree char *to = robo_xml_dup_string (child, "to");
      g_autofree char *value = NULL;
      guint            line = robo_xml_get_line (child);

      if (!g_strv_contains (plain_decisions, to) && robo_cards_find (&self->cards, to) == ROBO_NO_CARD)
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, line,
                             /* Translators: %s is what the file has in place of the id of a module. */
                             _ ("“%s” isn’t a module, nor is it keep-die, replace-fire, workshop or draw. Name one of these."), to);
          return FALSE;
        }

      value = robo_xml_dup_text (child);
      robo_scripted_answers_add (self->answers, seat, line, to, value);
    }

  return TRUE;
}

/* Values of answers, as in the table of chapter 13 of the rules */

typedef struct
{
  const RoboSetup    *setup;
  const RoboState    *state;
  const RoboQuestion *question;
} Asked;

static gboolean
find_word (const char        *text,
           const char *const *words,
           RoboAnswer        *answer)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (strcmp (words[i], text) == 0)
        {
          *answer = i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
parse_yes_no (const Asked *asked,
              const char  *text,
              RoboAnswer  *answer)
{
  static const char *const words[] = { "no", "yes", NULL };

  return find_word (text, words, answer);
}

static gboolean
parse_workshop (const Asked *asked,
                const char  *text,
                RoboAnswer  *answer)
{
  static const char *const words[] = { "nothing", "repair", "draw", NULL };

  return find_word (text, words, answer);
}

static gboolean
parse_deck (const Asked *asked,
            const char  *text,
            RoboAnswer  *answer)
{
  static const char *const words[] = { "blue", "red", "yellow", NULL };

  return find_word (text, words, answer);
}

static gboolean
parse_amount (const Asked *asked,
              const char  *text,
              RoboAnswer  *answer)
{
  return g_ascii_string_to_unsigned (text, 10, 0, 99, answer, NULL);
}

/* Reads a number of keys clockwise. The number is checked against the range, because a number outside of the range
 * may be the same modulo 8 as a legal number. */
static gboolean
parse_keys (const Asked *asked,
            const char  *text,
            RoboAnswer  *answer)
{
  const RoboCard    *card = &asked->setup->cards->cards[asked->question->card];
  const RoboAbility *ability = robo_card_get_ability (card, ROBO_ABILITY_ROTATE_KEY);
  gint64             keys;

  if (ability == NULL || !g_ascii_string_to_signed (text, 10, -ability->amount, ability->amount, &keys, NULL))
    return FALSE;

  *answer = (RoboAnswer)keys & 7;
  return TRUE;
}

static gboolean
parse_mine (const Asked *asked,
            const char  *text,
            RoboAnswer  *answer)
{
  guint space;

  if (parse_yes_no (asked, text, answer))
    return TRUE;
  if (!robo_place_parse (text, asked->setup->board->columns, asked->setup->board->rows, &space))
    return FALSE;

  *answer = 2 + space;
  return TRUE;
}

/* Reads an answer that is a direction, or `word`, which stands for no direction. */
static gboolean
parse_dir_or (const char *word,
              const char *text,
              RoboAnswer *answer)
{
  RoboDir dir;

  *answer = 0;
  if (strcmp (text, word) == 0)
    return TRUE;
  if (!robo_dir_from_id (text, &dir))
    return FALSE;

  *answer = 1 + (RoboAnswer)dir;
  return TRUE;
}

static gboolean
parse_reach (const Asked *asked,
             const char  *text,
             RoboAnswer  *answer)
{
  return parse_dir_or ("own", text, answer);
}

/* Reads an answer about a neighbor: the direction of the chosen robot, or "no". */
static gboolean
parse_neighbour (const Asked *asked,
                 const char  *text,
                 RoboAnswer  *answer)
{
  return parse_dir_or ("no", text, answer);
}

static gboolean
parse_replacement (const Asked *asked,
                   const char  *text,
                   RoboAnswer  *answer)
{
  guint card;

  *answer = 0;
  if (strcmp (text, "fire") == 0)
    return TRUE;

  card = robo_cards_find (asked->setup->cards, text);
  *answer = 1 + (RoboAnswer)card;

  return card != ROBO_NO_CARD;
}

/* Describes a die in the form of files: "blue-5", or "blue-5-n" (with the key) if two dice have the same face. */
typedef struct
{
  RoboColour colour;
  guint      value;
  gboolean   has_key;
  RoboDir    key;
} NamedDie;

static gboolean
parse_die (const char *text,
           NamedDie   *die)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 3);
  guint   n_parts = g_strv_length (parts);
  guint64 value;

  if (n_parts < 2 || !robo_colour_from_id (parts[0], &die->colour) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, 6, &value, NULL))
    return FALSE;

  die->value = (guint)value;
  die->has_key = n_parts == 3;

  return !die->has_key || robo_dir_from_id (parts[2], &die->key);
}

static gboolean
is_named (const NamedDie *name,
          const RoboDie  *die)
{
  return die->colour == name->colour && die->value == name->value && (!name->has_key || die->key == name->key);
}

/* Reads the die that the operator keeps (R6.3). If several dice have the same face, the operator keeps the first of
 * them in the order of the options. */
static gboolean
parse_kept_die (const Asked *asked,
                const char  *text,
                RoboAnswer  *answer)
{
  const RoboRobot *robot = &asked->state->robots[asked->question->seat];
  NamedDie         name;

  if (!parse_die (text, &name))
    return FALSE;

  for (guint i = 0; i < robot->n_dice; i++)
    {
      if (is_named (&name, &robot->dice[i]) && robo_question_has_option (asked->question, i))
        {
          *answer = i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
parse_unit (const char *text,
            guint      *unit)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 1, ROBO_N_UNITS, &value, NULL))
    return FALSE;

  *unit = (guint)value - 1;
  return TRUE;
}

/* Reads "2:blue-5:e" (unit, die, new key), or "2:blue-5:3:e" if the die also moves to unit 3. */
static gboolean
parse_moved_die (const Asked     *asked,
                 const char      *text,
                 const RoboRobot *target,
                 RoboAnswer      *answer)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 5);
  guint    n_parts = g_strv_length (parts);
  NamedDie name;
  guint    unit, new_unit;
  RoboDir  key;

  if (n_parts < 3 || n_parts > 4 || !parse_unit (parts[0], &unit) || !parse_die (parts[1], &name) ||
      !parse_unit (parts[n_parts - 2 == 2 ? 2 : 0], &new_unit) || !robo_dir_from_id (parts[n_parts - 1], &key))
    return FALSE;

  for (guint i = 0; i < target->n_dice; i++)
    {
      *answer = robo_reprogram_pack (i, new_unit, key);
      if (target->dice[i].unit == unit && is_named (&name, &target->dice[i]) &&
          robo_question_has_option (asked->question, *answer))
        return TRUE;
    }

  return FALSE;
}

static gboolean
parse_reprogram (const Asked *asked,
                 const char  *text,
                 RoboAnswer  *answer)
{
  guint   target = robo_state_get_robot_at (asked->state, asked->question->space);
  RoboDir facing;

  if (target == ROBO_NO_SEAT)
    return FALSE;
  if (asked->state->robots[target].kind == ROBO_SEAT_OPERATOR)
    return parse_moved_die (asked, text, &asked->state->robots[target], answer);
  if (!robo_dir_from_id (text, &facing))
    return FALSE;

  *answer = robo_reprogram_pack (0, 0, facing);
  return TRUE;
}

/* This table has the parser for each form of answer, or NULL for forms that no question in a scenario has, because a
 * scenario begins with phase 2. */
static gboolean (*const parsers[ROBO_N_ANSWER_FORMS]) (const Asked *, const char *, RoboAnswer *) = {
  [ROBO_FORM_YES_NO] = parse_yes_no,
  [ROBO_FORM_SPACES] = parse_amount,
  [ROBO_FORM_DAMAGE] = parse_amount,
  [ROBO_FORM_TURN] = parse_keys,
  [ROBO_FORM_DIE] = parse_kept_die,
  [ROBO_FORM_MOVED_DIE] = parse_reprogram,
  [ROBO_FORM_REACH] = parse_reach,
  [ROBO_FORM_MINE] = parse_mine,
  [ROBO_FORM_REPLACEMENT] = parse_replacement,
  [ROBO_FORM_WORKSHOP] = parse_workshop,
  [ROBO_FORM_DECK] = parse_deck,
  [ROBO_FORM_MORE_SPACES] = parse_amount,
  [ROBO_FORM_NEIGHBOUR] = parse_neighbour,
};

/* The policy */

const RoboScriptedAnswer *
robo_script_take (RoboScript         *script,
                  const RoboSetup    *setup,
                  const RoboQuestion *question)
{
  const char               *decision = robo_scenario_get_decision (setup, question);
  const GArray             *answers = script->answers;
  const RoboScriptedAnswer *found = NULL;

  for (guint i = 0; i < answers->len; i++)
    {
      const RoboScriptedAnswer *answer = &g_array_index (answers, RoboScriptedAnswer, i);

      if (answer->seat != question->seat || strcmp (answer->to, decision) != 0)
        continue;
      found = answer;
      if (!script->used[i])
        {
          script->used[i] = TRUE;
          break;
        }
    }

  return found;
}

gboolean
robo_scenario_parse_answer (const RoboSetup    *setup,
                            const RoboState    *state,
                            const RoboQuestion *question,
                            const char         *text,
                            RoboAnswer         *answer)
{
  const Asked    asked = { setup, state, question };
  RoboAnswerForm form = robo_question_kind_get_form (question->kind);

  return parsers[form] != NULL && parsers[form](&asked, text, answer) && robo_question_has_option (question, *answer);
}

RoboReply
robo_script_answer (const RoboSetup    *setup,
                    const RoboState    *state,
                    const RoboQuestion *question,
                    RoboAnswer         *answer,
                    gpointer            data)
{
  RoboScript               *script = data;
  const RoboScriptedAnswer *scripted = robo_script_take (script, setup, question);

  if (scripted == NULL)
    {
      /* If no answer is given (formats.md, Scenario), use the fallback of the engine. */
      *answer = question->fallback;
      if (question->kind != ROBO_ASK_REPROGRAM &&
          (question->kind != ROBO_ASK_CHOOSE || robo_question_has_option (question, 0)))
        return ROBO_REPLY_ANSWERED;

      robo_problems_add (script->problems, ROBO_PROBLEM_MISWRITTEN, 0,
                         /* Translators: %u is the number of a seat, %s the id of a module such as "remote-control". */
                         _ ("Seat %u has to decide on %s. Add an <answer> to that seat’s <robot>."),
                         question->seat + 1u, robo_scenario_get_decision (setup, question));
      return ROBO_REPLY_REFUSED;
    }
  if (robo_scenario_parse_answer (setup, state, question, scripted->value, answer))
    return ROBO_REPLY_ANSWERED;

  robo_problems_add (script->problems, ROBO_PROBLEM_MEANING, scripted->line,
                     /* Translators: The first %s is an answer as in the file, %u the number of a seat, and the second
                      * %s what the answer is about, a word of the file. */
                     _ ("“%s” isn’t a legal answer from seat %u to %s. Give another answer."),
                     scripted->value, scripted->seat + 1, scripted->to);
  return ROBO_REPLY_REFUSED;
}
