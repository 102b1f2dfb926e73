// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of RoboMatch share: the game, the position shown, and what is made of it.
#pragma once

#include "ai/robo-operator.h"
#include "ai/robo-random-operator.h"
#include "play/log/robo-log-describe.h"
#include "play/log/robo-log-notes.h"
#include "robo-match-recap.h"
#include "robo-match.h"
#include "robo-seat-private.h"

G_BEGIN_DECLS

/**
 * RoboMatchFigures:
 *
 * The properties that follow from the game and the position shown; see RoboMatch.
 */
typedef struct
{
  guint    round;
  guint    phase;
  guint    unit;
  guint    position;
  guint    n_events;
  gint     asked_seat;
  gint     thinking_seat;
  gboolean is_live;
  gboolean has_question;
  gboolean is_programming;
  gboolean is_over;
  gboolean has_ended;
  gboolean can_step;
  gboolean can_step_back;
} RoboMatchFigures;

struct _RoboMatch
{
  GObject parent_instance;

  /* the game */
  RoboMatchSetup    *setup;
  RoboBoard         *board;
  RoboSetup          game_setup;
  RoboGame          *game;
  RoboGameStatus     status;
  RoboRandomOperator computer;
  RoboState          first; /* before any event */
  gboolean           has_started;
  gboolean           is_recorded; /* it is not played, only shown */
  gboolean           has_people;
  guint              n_people;
  GCancellable      *thinking; /* nullable: another thread looks for a computer's answer */

  /* of one that began at a position (RoboMatchStart) */
  char          *title; /* nullable: it is a whole game in an arena */
  RoboPolicy     policy;
  gpointer       policy_data;
  GDestroyNotify policy_free;

  /* what need not be asked any more */
  RoboStandingAnswers *standing_answers;
  gboolean             skips_needless;
  GArray              *notes; /* of RoboLogNote, by position */

  /* the position shown */
  guint            position;
  RoboState        shown;
  RoboMatchFigures figures;
  guint            announced_question; /* how many answers had been given before it, + 1; 0 for none */

  /* showing one event after the other */
  gboolean playing;
  gboolean resumes; /* it is paused only as long as somebody looks back */
  guint    speed;
  guint    timer;

  /* lists */
  GListStore  *seats;
  GListStore  *log;
  GListStore  *order;
  RoboSeat    *by_seat[ROBO_MAX_ROBOTS]; /* borrowed from seats */
  RoboLogNames names;
  const char **titles; /* of cards, nullable; the strings are borrowed */
};

const RoboGame *robo_match_get_game (RoboMatch *self);

/* robo-match.c */

/**
 * robo_match_update:
 * @self: a match
 *
 * Makes everything follow the game and the position, and notifies of what has changed.
 */
void robo_match_update (RoboMatch *self);

/**
 * robo_match_announce:
 * @self: a match
 *
 * Says so if somebody else is asked, or the same one something else.
 */
void robo_match_announce (RoboMatch *self);

void robo_match_emit_shown (RoboMatch *self,
                            guint      index);
void robo_match_emit_jumped (RoboMatch *self);
void robo_match_notify_playing (RoboMatch *self);
void robo_match_emit_answered (RoboMatch *self);

/* robo-match-game.c */
gboolean robo_match_is_one_round (RoboMatch *self);
gboolean robo_match_is_asking_somebody_here (RoboMatch *self);
gboolean robo_match_is_waiting (RoboMatch *self);

/**
 * robo_match_fetch:
 * @self: a match
 *
 * Plays on if nobody is to be waited for.
 *
 * Returns: whether there is more to show
 */
gboolean robo_match_fetch (RoboMatch *self);

/**
 * robo_match_take_answer:
 * @self: a match
 * @answer: what a computer says that is asked
 *
 * Plays on with it, whatever is shown meanwhile.
 */
void robo_match_take_answer (RoboMatch *self,
                             RoboAnswer answer);

/**
 * robo_match_describe_question:
 * @self: a match that asks
 * @note: (out caller-allocates): what is asked, for the log; it says nothing yet of why nobody is
 */
void robo_match_describe_question (RoboMatch   *self,
                                   RoboLogNote *note);

/* robo-match-thinking.c */

/**
 * robo_match_is_asking_thinker:
 * @self: a match
 *
 * Returns: whether a computer is asked that does not answer by chance
 */
gboolean robo_match_is_asking_thinker (RoboMatch *self);

/**
 * robo_match_think:
 * @self: a match
 *
 * Begins to think if a computer is asked that can.
 */
void robo_match_think (RoboMatch *self);

void robo_match_stop_thinking (RoboMatch *self);

/* robo-match-lists.c */
void robo_match_make_lists (RoboMatch *self);
void robo_match_show_seats (RoboMatch *self);

/**
 * robo_match_is_die_of:
 * @die: a die
 * @event: an event about one
 *
 * Returns: whether they look alike; of two that do, another sign has to tell
 */
gboolean robo_match_is_die_of (const RoboSeatDie *die,
                               const RoboEvent   *event);

/* robo-match-order.c */
void robo_match_show_order (RoboMatch *self);

/* robo-match-log.c */
void robo_match_extend_log (RoboMatch *self);

/* robo-match-playback.c */

/**
 * robo_match_go_on:
 * @self: a match
 * @is_due: whether the time of the event shown last is over
 *
 * Shows what is to be shown now and sets the timer for the next, if the match is playing.
 */
void robo_match_go_on (RoboMatch *self,
                       gboolean   is_due);

void robo_match_stop_timer (RoboMatch *self);
void robo_match_hide_secrets (RoboState *state);

G_END_DECLS
