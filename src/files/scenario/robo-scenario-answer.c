// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-scenario-answer.h"

#include "files/arena/robo-place.h"

static void
clear_answer (gpointer answer)
{
  RoboScriptedAnswer *self = answer;

  g_free (self->to);
  g_free (self->value);
}

GArray *
robo_scripted_answers_new (void)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (RoboScriptedAnswer));

  g_array_set_clear_func (answers, clear_answer);

  return answers;
}

void
robo_scripted_answers_add (GArray     *answers,
                           guint       seat,
                           guint       line,
                           const char *to,
                           const char *value)
{
  RoboScriptedAnswer answer = { seat, line, g_strdup (to), g_strdup (value) };

  g_array_append_val (answers, answer);
}

const char *
robo_scenario_get_decision (const RoboSetup    *setup,
                            const RoboQuestion *question)
{
  return question->card == ROBO_NO_CARD ? robo_question_kind_get_id (question->kind)
                                        : setup->cards->cards[question->card].id;
}

/* Returns the name of a die, which includes the key, so that the die is unambiguous. */
static char *
dup_die (const RoboDie *die)
{
  return g_strdup_printf ("%s-%u-%s", robo_colour_get_id (die->colour), die->value, robo_dir_get_id (die->key));
}

static char *
dup_reprogram (const RoboState    *state,
               const RoboQuestion *question,
               RoboAnswer          answer)
{
  guint            target = robo_state_get_robot_at (state, question->space);
  const char      *key = robo_dir_get_id (robo_reprogram_get_key (answer));
  guint            unit = robo_reprogram_get_unit (answer);
  const RoboDie   *die;
  g_autofree char *name = NULL;

  if (target == ROBO_NO_SEAT || state->robots[target].kind == ROBO_SEAT_KILLBOT)
    return g_strdup (key);

  die = &state->robots[target].dice[robo_reprogram_get_die (answer)];
  name = dup_die (die);
  if (unit == die->unit)
    return g_strdup_printf ("%u:%s:%s", unit + 1, name, key);

  return g_strdup_printf ("%u:%s:%u:%s", die->unit + 1u, name, unit + 1, key);
}

char *
robo_scenario_dup_answer (const RoboSetup    *setup,
                          const RoboState    *state,
                          const RoboQuestion *question,
                          RoboAnswer          answer)
{
  static const char *const works[] = { "nothing", "repair", "draw" };
  static const char *const decks[] = { "blue", "red", "yellow" };

  switch (robo_question_kind_get_form (question->kind))
    {
    case ROBO_FORM_YES_NO:
      return g_strdup (answer ? "yes" : "no");
    case ROBO_FORM_SPACES:
    case ROBO_FORM_DAMAGE:
    case ROBO_FORM_MORE_SPACES:
      return g_strdup_printf ("%u", (guint)answer);
    case ROBO_FORM_TURN:
      /* Write a counterclockwise turn as a negative number. */
      return g_strdup_printf ("%d", answer > 4 ? (gint)answer - 8 : (gint)answer);
    case ROBO_FORM_DIE:
      return dup_die (&state->robots[question->seat].dice[answer]);
    case ROBO_FORM_MOVED_DIE:
      return dup_reprogram (state, question, answer);
    case ROBO_FORM_REACH:
      return g_strdup (answer == 0 ? "own" : robo_dir_get_id ((RoboDir)(answer - 1)));
    case ROBO_FORM_NEIGHBOUR:
      return g_strdup (answer == 0 ? "no" : robo_dir_get_id ((RoboDir)(answer - 1)));
    case ROBO_FORM_MINE:
      if (answer < 2)
        return g_strdup (answer ? "yes" : "no");

      return robo_place_to_file ((guint)answer - 2, setup->board->columns);
    case ROBO_FORM_REPLACEMENT:
      return g_strdup (answer == 0 ? "fire" : setup->cards->cards[answer - 1].id);
    case ROBO_FORM_WORKSHOP:
      return g_strdup (works[answer]);
    case ROBO_FORM_DECK:
      return g_strdup (decks[answer]);
    case ROBO_FORM_NUMBER:
    case ROBO_FORM_START:
    case ROBO_FORM_TWO_DECKS:
    case ROBO_FORM_TWO_CARDS:
    case ROBO_FORM_PROGRAM:
    case ROBO_FORM_ENTROPY:
      break;
    }

  /* Scenarios begin with phase 2, so there are no other questions. */
  g_return_val_if_reached (NULL);
}
