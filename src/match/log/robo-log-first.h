// SPDX-License-Identifier: GPL-3.0-or-later
// Explains what surprises a player the first time it happens, in the log and on the panel of the seat.
#pragma once

#include "engine/robo-board.h"
#include "engine/robo-event.h"
#include "engine/robo-state.h"
#include "robo-log-describe.h"

G_BEGIN_DECLS

/* Lists what is explained once: three reasons why a destruction gives no point (R7.11, R7.12), a module that is drawn
 * after a destruction (R7.13), and two reasons why a KillBot turns (R9.4, R9.5). */
typedef enum
{
  ROBO_LOG_FIRST_NO_CULPRIT,
  ROBO_LOG_FIRST_SQUAD,
  ROBO_LOG_FIRST_NO_POINTS_LEFT,
  ROBO_LOG_FIRST_MODULE,
  ROBO_LOG_FIRST_CAUTION,
  ROBO_LOG_FIRST_TURN,
} RoboLogFirst;

#define ROBO_N_LOG_FIRSTS 6

/* Has the bits of all explanations, 1 << RoboLogFirst. */
#define ROBO_LOG_FIRSTS_ALL ((1u << ROBO_N_LOG_FIRSTS) - 1)

/* Finds what there is to explain about an event. `before` is the state before it. Returns FALSE if there is nothing to
 * explain. */
gboolean robo_log_first_find (const RoboEvent *events,
                              guint            index,
                              const RoboState *before,
                              const RoboBoard *board,
                              RoboLogFirst    *first);

/* Returns the explanation in a sentence about the seat of the event. */
char *robo_log_first_dup_text (RoboLogFirst        first,
                               const RoboEvent    *event,
                               const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
