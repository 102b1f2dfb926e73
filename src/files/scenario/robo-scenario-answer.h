// SPDX-License-Identifier: GPL-3.0-or-later
// Answers as scenarios write them: what robo-scenario-script.c reads.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * RoboScriptedAnswer:
 * @seat: who answers
 * @line: where it stands
 * @to: (transfer full): a card's id, or one of the four names of formats.md
 * @value: (transfer full): what is answered, as written
 */
typedef struct
{
  guint seat;
  guint line;
  char *to;
  char *value;
} RoboScriptedAnswer;

/**
 * robo_scripted_answers_new:
 *
 * Returns: (transfer full) (element-type RoboScriptedAnswer): no answers yet
 */
GArray *robo_scripted_answers_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_scripted_answers_add:
 * @answers: answers
 * @seat: who answers
 * @line: where it stands, 0 for nowhere
 * @to: a card's id, or one of the four names of formats.md
 * @value: what is answered, as scenarios write it
 */
void robo_scripted_answers_add (GArray     *answers,
                                guint       seat,
                                guint       line,
                                const char *to,
                                const char *value);

/**
 * robo_scenario_get_decision:
 * @setup: of the game
 * @question: one that can be asked in a scenario
 *
 * Returns: (transfer none): what `to=` names it: the id of a card, or one of the four other names
 */
const char *robo_scenario_get_decision (const RoboSetup    *setup,
                                        const RoboQuestion *question);

/**
 * robo_scenario_dup_answer:
 * @setup: of the game
 * @state: where it stands
 * @question: one that can be asked in a scenario
 * @answer: a legal answer
 *
 * Returns: (transfer full): it as a scenario writes it
 */
char *robo_scenario_dup_answer (const RoboSetup    *setup,
                                const RoboState    *state,
                                const RoboQuestion *question,
                                RoboAnswer          answer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_scenario_parse_answer:
 * @setup: of the game
 * @state: where it stands
 * @question: what is asked
 * @text: what a scenario answers
 * @answer: (out): the answer
 *
 * Returns: whether it is legal there
 */
gboolean robo_scenario_parse_answer (const RoboSetup    *setup,
                                     const RoboState    *state,
                                     const RoboQuestion *question,
                                     const char         *text,
                                     RoboAnswer         *answer);

G_END_DECLS
