// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads questions, answers and events as text.
#include "engine-fixture.h"

#include <stdlib.h>
#include <string.h>

static const char *const deck_names[] = { "blue", "red", "yellow" };
static const char *const workshop_names[] = { "nothing", "repair", "draw" };

/* Returns the seat and card of a question: "A.anchor", or "A.keep-die" for a question without a card. */
char *
engine_question_to_key (const EngineTable  *table,
                        const RoboQuestion *question)
{
  const char *what = question->card == ROBO_NO_CARD ? robo_question_kind_get_id (question->kind)
                                                    : table->cards.cards[question->card].id;

  return g_strdup_printf ("%c.%s", 'A' + question->seat, what);
}

static const char *
card_id (const EngineTable *table,
         guint              card)
{
  return card == ROBO_NO_CARD ? "none" : table->cards.cards[card].id;
}

/* Writes a move of a die as "die:unit:key", with die and unit counted from 1, or the facing of a KillBot. */
static char *
reprogram_to_text (const EngineTable *table,
                   guint              space,
                   RoboAnswer         answer)
{
  const RoboState *state = robo_game_get_shown_state (table->game);
  const char      *key = robo_dir_get_id (robo_reprogram_get_key (answer));
  guint            target = robo_state_get_robot_at (state, space);

  if (target != ROBO_NO_SEAT && state->robots[target].kind == ROBO_SEAT_KILLBOT)
    return g_strdup (key);

  return g_strdup_printf ("%u:%u:%s", robo_reprogram_get_die (answer) + 1, robo_reprogram_get_unit (answer) + 1, key);
}

/* Writes an answer in the format of the cases. */
char *
engine_answer_to_text (const EngineTable  *table,
                       const RoboQuestion *question,
                       RoboAnswer          answer)
{
  switch (robo_question_kind_get_form (question->kind))
    {
    case ROBO_FORM_TWO_DECKS:
      return g_strdup_printf ("%s+%s", deck_names[answer & 3], deck_names[answer >> 2]);
    case ROBO_FORM_TWO_CARDS:
      return g_strdup_printf ("%s+%s", card_id (table, answer & 0xff), card_id (table, answer >> 8));
    case ROBO_FORM_START:
      return engine_space_to_text (&table->plan, answer);
    case ROBO_FORM_DIE:
      return g_strdup_printf ("%u", (guint)answer + 1);
    case ROBO_FORM_TURN:
      return g_strdup_printf ("%d", answer > 4 ? (int)answer - 8 : (int)answer);
    case ROBO_FORM_MINE:
      return answer > 1 ? engine_space_to_text (&table->plan, answer - 2) : g_strdup (answer == 1 ? "yes" : "no");
    case ROBO_FORM_REPLACEMENT:
      return g_strdup (answer == 0 ? "fire" : card_id (table, answer - 1));
    case ROBO_FORM_MOVED_DIE:
      return reprogram_to_text (table, question->space, answer);
    case ROBO_FORM_REACH:
      return g_strdup (answer == 0 ? "own" : robo_dir_get_id (answer - 1));
    case ROBO_FORM_NEIGHBOUR:
      return g_strdup (answer == 0 ? "no" : robo_dir_get_id (answer - 1));
    case ROBO_FORM_WORKSHOP:
      return g_strdup (workshop_names[answer]);
    case ROBO_FORM_DECK:
      return g_strdup (deck_names[answer]);
    case ROBO_FORM_YES_NO:
      return g_strdup (answer == 0 ? "no" : "yes");
    case ROBO_FORM_SPACES:
    case ROBO_FORM_MORE_SPACES:
    case ROBO_FORM_DAMAGE:
    case ROBO_FORM_NUMBER:
    case ROBO_FORM_PROGRAM:
    case ROBO_FORM_ENTROPY:
      return g_strdup_printf ("%" G_GUINT64_FORMAT, answer);
    }

  g_return_val_if_reached (NULL);
}

/* Parses a program with underscores, followed by its programming time in tenths of a second:
 * "b3n_r2ne_b1w@25". An exclamation mark in front is the wish to change modules. */
static RoboAnswer
program_from_text (const char *text)
{
  gboolean wishes_equip = *text == '!';
  g_auto (GStrv) parts = g_strsplit (text + wishes_equip, "@", 2);
  RoboProgram program;
  RoboAnswer  answer;

  if (!robo_program_from_text (&program, g_strdelimit (parts[0], "_", ' ')))
    g_error ("“%s” is no program", text);

  answer = robo_program_with_finish (robo_program_pack (&program), parts[1] != NULL ? strtoul (parts[1], NULL, 10) : 0);

  return wishes_equip ? robo_program_with_wish (answer) : answer;
}

/* Parses an answer in the format of engine_answer_to_text(). A program is written "b3n_r2ne_b1w", with its
 * programming time "b3n_r2ne_b1w@25", or with the wish to change modules "!b3n_r2ne_b1w". */
RoboAnswer
engine_answer_from_text (const EngineTable  *table,
                         const RoboQuestion *question,
                         const char         *text)
{
  if (question->kind == ROBO_ASK_PROGRAM)
    return program_from_text (text);
  if (question->kind == ROBO_ASK_ENTROPY)
    return g_ascii_strtoull (text, NULL, 10);

  for (guint i = 0; i < question->n_options; i++)
    {
      g_autofree char *option = engine_answer_to_text (table, question, question->options[i]);

      if (strcmp (option, text) == 0)
        return question->options[i];
    }

  g_error ("%s: “%s” is no answer to question “%s”",
           table->what->path, text, robo_question_kind_get_id (question->kind));
}

static void
append_seat (GString    *text,
             const char *before,
             guint       seat)
{
  if (seat == ROBO_NO_SEAT)
    return;
  if (seat == ROBO_WINNER_SQUAD)
    g_string_append_printf (text, " %ssquad", before);
  else
    g_string_append_printf (text, " %s%c", before, 'A' + seat);
}

static void
append_space (GString        *text,
              char            before,
              const RoboPlan *plan,
              guint           space)
{
  g_autofree char *place = engine_space_to_text (plan, space);

  g_string_append_printf (text, " %c%s", before, place);
}

/* Returns the event in words: its type, the seat, `1,2` from, `>1,3` to, `byB`, `ofB`, `x2` amount, `=3`
 * value, `blue` or `red` of a die, a direction, `u1` the unit, a card, `deck:blue`, `pulled`. */
char *
engine_event_to_text (const EngineTable *table,
                      const RoboEvent   *event)
{
  RoboEventField fields = robo_event_type_get_fields (event->type);
  GString       *text = g_string_new (robo_event_type_get_id (event->type));

  if (fields & ROBO_EVENT_HAS_SEAT)
    append_seat (text, "", event->seat);
  if (fields & ROBO_EVENT_HAS_AT)
    append_space (text, '@', &table->plan, event->at);
  if (fields & ROBO_EVENT_HAS_TO)
    append_space (text, '>', &table->plan, event->to);
  if (fields & ROBO_EVENT_HAS_BY)
    append_seat (text, "by", event->by);
  if (fields & ROBO_EVENT_HAS_OF)
    append_seat (text, "of", event->of);
  if (fields & ROBO_EVENT_HAS_AMOUNT)
    g_string_append_printf (text, " x%u", event->amount);
  if (fields & ROBO_EVENT_HAS_VALUE)
    g_string_append_printf (text, " =%u", event->value);
  if (fields & ROBO_EVENT_HAS_COLOUR)
    g_string_append_printf (text, " %s", robo_colour_get_id (event->colour));
  if (fields & ROBO_EVENT_HAS_KEY)
    g_string_append_printf (text, " %s", robo_dir_get_id (event->key));
  if (fields & ROBO_EVENT_HAS_UNIT)
    g_string_append_printf (text, " u%u", event->unit + 1);
  if (fields & ROBO_EVENT_HAS_CARD)
    g_string_append_printf (text, " %s", card_id (table, event->card));
  if (fields & ROBO_EVENT_HAS_DECK)
    g_string_append_printf (text, " deck:%s", deck_names[event->deck]);
  if (event->is_pull)
    g_string_append (text, " pulled");

  return g_string_free (text, FALSE);
}
