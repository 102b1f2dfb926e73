// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes answers in the form of scenarios.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint seat;  /* seat of the operator */
  guint line;  /* number of the line in the file; 0 without a file */
  char *to;    /* owned: the id of a card, or one of the four names of formats.md */
  char *value; /* owned: the answer as it is written in the file */
} RoboScriptedAnswer;

GArray *robo_scripted_answers_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds an answer, with its line in the file or 0. `to` is the id of a card, or one of the four names of formats.md.
 * The value is as in scenarios. */
void robo_scripted_answers_add (GArray     *answers,
                                guint       seat,
                                guint       line,
                                const char *to,
                                const char *value);

/* Returns the name of the decision, as in `to=`: the id of a card, or one of the four names of formats.md. The
 * question must be possible in a scenario. */
const char *robo_scenario_get_decision (const RoboSetup    *setup,
                                        const RoboQuestion *question);

/* Returns the answer in the form of scenarios. The question must be possible in a scenario. */
char *robo_scenario_dup_answer (const RoboSetup    *setup,
                                const RoboState    *state,
                                const RoboQuestion *question,
                                RoboAnswer          answer) G_GNUC_WARN_UNUSED_RESULT;

/* Reads an answer in the form of scenarios. Returns FALSE if it is invalid or not an option of the question. */
gboolean robo_scenario_parse_answer (const RoboSetup    *setup,
                                     const RoboState    *state,
                                     const RoboQuestion *question,
                                     const char         *text,
                                     RoboAnswer         *answer);

G_END_DECLS
