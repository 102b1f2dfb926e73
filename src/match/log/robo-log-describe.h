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
 * @full: (array) (nullable): by seat, what they are called at first mention, see robo_match_setup_dup_full_name()
 * @mentioned: a bit a seat: those who have been mentioned before, so that the name of the player is enough
 * @n_killbots: how many KillBots are in the game
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
  const char        *full[ROBO_MAX_ROBOTS];
  guint              mentioned;
  guint              n_killbots;
  const char *const *cards;
  guint              n_cards;
  guint              equipped[ROBO_MAX_SLOTS];
} RoboLogNames;

/**
 * robo_log_describe:
 * @event: an event
 * @names: names for what is in it
 *
 * Nothing in it is a secret: a module that is drawn is not named.
 *
 * Returns: (transfer full): a translated sentence in the present tense, its spaces and names marked for
 *   robo_log_marks_take(); for the beginning of a round, a phase or a control unit a heading
 */
char *robo_log_describe (const RoboEvent    *event,
                         const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_log_get_rule:
 * @type: a type of event
 * @topic: (out) (transfer none): where the help tells of it, see robo_help_find()
 *
 * Returns: (transfer none): the rule behind such an event, in whole translated sentences
 */
const char *robo_log_get_rule (RoboEventType type,
                               const char  **topic);

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
 * Returns: (transfer none) (nullable): the name of what is heard, files of data/sounds without their numbers; %NULL: nothing
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
