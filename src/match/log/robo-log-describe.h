// SPDX-License-Identifier: GPL-3.0-or-later
// Describes events for players: in words, with the rule behind them, their duration and their sound.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/* Names the levels of log lines, from headings to details. */
typedef enum
{
  ROBO_LOG_ROUND,  /* a round begins: the heading of a group */
  ROBO_LOG_PART,   /* a phase or a control unit begins, or the game is won: the heading of a subgroup */
  ROBO_LOG_DIE,    /* a die is rolled, activated or skipped, or an event happens outside of phase 2 */
  ROBO_LOG_DETAIL, /* a consequence of a die */
} RoboLogLevel;

/* Says to which players a recap mentions an event. */
typedef enum
{
  ROBO_LOG_RECAP_NEVER,
  ROBO_LOG_RECAP_OWN,  /* the player of the event's seat */
  ROBO_LOG_RECAP_LAST, /* the player of the event's seat, if another robot caused it; a push over several spaces is
                        * mentioned once */
  ROBO_LOG_RECAP_ALWAYS,
} RoboLogRecapLevel;

/* Holds the names and numbers for sentences that events themselves do not have. All pointers are borrowed. */
typedef struct
{
  guint         columns;                  /* columns of the arena, for coordinates */
  const guint8 *terrain;                  /* terrain of the arena, by space; says what a robot falls into */
  const char   *players[ROBO_MAX_ROBOTS]; /* names of the players by seat, or NULL */
  /* By seat, the name at the first mention, or NULL; see robo_match_setup_dup_full_name(). */
  const char        *full[ROBO_MAX_ROBOTS];
  guint              mentioned;  /* a bit for each seat that was mentioned before, and is now named by its player
                                  * alone */
  guint              n_killbots; /* number of KillBots in the game */
  const char *const *cards;      /* names of the module cards, of which there are n_cards */
  guint              n_cards;
  /* By slot, the card that the robot of the event carries after the event, or ROBO_NO_CARD. */
  guint equipped[ROBO_MAX_SLOTS];
} RoboLogNames;

/* Returns a translated sentence in the present tense, or a heading for the beginning of a round, a phase or a control
 * unit. Its spaces and names are marked for robo_log_marks_strip(). The sentence has no secrets: a module that is
 * drawn is not named. */
char *robo_log_describe (const RoboEvent    *event,
                         const RoboLogNames *names) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the rule behind events of this type in whole translated sentences, and the topic of the rule in the help;
 * see robo_help_find(). */
const char *robo_log_get_rule (RoboEventType type,
                               const char  **topic);

/* Returns how long an event of this type is shown at speed 1, in milliseconds; 0 if players need not watch it. */
guint robo_log_get_duration_ms (RoboEventType type);

/* Returns the name of the sound of an event of this type, as in the file names of data/sounds without their numbers, or
 * NULL. */
const char *robo_log_get_sound (RoboEventType type);

/* Returns the level of a log line that begins with an event of this type in this phase. */
RoboLogLevel robo_log_get_level (RoboEventType type,
                                 RoboPhase     phase);

RoboLogRecapLevel robo_log_get_recap_level (RoboEventType type);

const char *robo_log_get_phase_title (RoboPhase phase);

G_END_DECLS
