// SPDX-License-Identifier: GPL-3.0-or-later
// Events as people get them: in words, with the rule behind them, how long they are watched and what is heard.
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
 * robo_log_get_rule:
 * @type: a type of event
 * @chapter: (out): the chapter of the rules it is from, from 1
 *
 * Returns: (transfer none): the rule behind such an event, in whole translated sentences
 */
const char *robo_log_get_rule (RoboEventType type,
                               guint        *chapter);

/**
 * robo_log_get_duration_ms:
 * @type: a type of event
 *
 * Returns: how long playing stays at such an event at a speed of 1, in milliseconds; 0 if nobody need watch it
 */
guint robo_log_get_duration_ms (RoboEventType type);

/**
 * robo_log_get_sound:
 * @type: a type of event
 *
 * Returns: (transfer none) (nullable): the name of what is heard, a file of data/sounds without its ending; %NULL: nothing
 */
const char *robo_log_get_sound (RoboEventType type);

/**
 * robo_log_get_phase_title:
 * @phase: where a round is
 *
 * Returns: (transfer none): its name, translated
 */
const char *robo_log_get_phase_title (RoboPhase phase);

G_END_DECLS
