// SPDX-License-Identifier: GPL-3.0-or-later
// Events in words.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * RoboLogNames:
 * @columns: of the arena, for coordinates
 * @terrain: (array): of the arena, by space: what somebody falls into
 * @players: (array) (nullable): by seat, what the players are called
 * @robots: (array) (nullable): by seat, what their robots are called
 * @cards: (array length=n_cards): what the module cards are called
 * @n_cards: how many
 * @equipped: (array): after the event, the cards its robot carries, or %ROBO_NO_CARD
 * @is_pull: whether the event, a push, is one towards who does it
 *
 * What events do not know. All borrowed.
 */
typedef struct
{
  guint              columns;
  const guint8      *terrain;
  const char        *players[ROBO_MAX_ROBOTS];
  const char        *robots[ROBO_MAX_ROBOTS];
  const char *const *cards;
  guint              n_cards;
  guint              equipped[ROBO_MAX_SLOTS];
  gboolean           is_pull;
} RoboLogNames;

/* Put around the coordinates of spaces, so that they can be found again; no name contains them. */
#define ROBO_LOG_SPACE_BEGINS "\001"
#define ROBO_LOG_SPACE_ENDS   "\002"

/**
 * robo_log_describe:
 * @event: an event
 * @names: names for what is in it
 *
 * Nothing in it is a secret: a module that is drawn is not named.
 *
 * Returns: (transfer full): a translated sentence in the present tense, spaces as `4|2` between the two marks above;
 *   for the beginning of a round, a phase or a control unit a heading
 */
char *robo_log_describe (const RoboEvent    *event,
                         const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_get_phase_title:
 * @phase: where a round is
 *
 * Returns: (transfer none): its name, translated
 */
const char *robo_log_get_phase_title (RoboPhase phase);

G_END_DECLS
