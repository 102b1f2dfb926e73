// SPDX-License-Identifier: GPL-3.0-or-later
// A game that people play and look at: the engine's game as properties, lists and signals.
#pragma once

#include <gio/gio.h>

#include "files/match/robo-match-file.h"
#include "match/log/robo-log-reason.h"
#include "replay/robo-heat.h"
#include "replay/robo-task.h"
#include "replay/robo-trail.h"
#include "robo-match-stats.h"
#include "robo-seat.h"
#include "robo-standing-answers.h"

G_BEGIN_DECLS

/**
 * RoboMatch:
 *
 * Owns the game. It plays on by itself until a person at this screen is asked something; computers that play by chance answer at
 * once, the others think in another thread, while everything goes on. What has been played and what is shown are two things: a match shows one event after the other,
 * and everything below but the methods that give answers speaks of the position *shown*.
 *
 * Properties, all but those marked "rw" for reading only, each with a notification:
 *
 * - `title` (string): the arena's name
 * - `subtitle` (string): round, phase and goal in a sentence for the header bar
 * - `round` (uint): from 1; 0 before the first
 * - `phase` (uint): a RoboPhase
 * - `unit` (uint): the control unit being activated, 1..3; 0 outside phase 2
 * - `position` (uint): how many events have been shown, 0..`n-events`
 * - `n-events` (uint): how many there are so far
 * - `is-live` (boolean): the last event is shown, so that answers can be given
 * - `has-question` (boolean): an operator at this screen is asked, and it is live
 * - `asked-seat` (int): who is asked then, or -1
 * - `thinking-seat` (int): the computer that is waited for when all is shown, or -1
 * - `is-programming` (boolean): the question is for a program
 * - `is-over` (boolean): somebody has won, and it is shown
 * - `has-ended` (boolean): nothing more can happen, and this is shown: somebody has won, or the round is over in a match
 *    that was to be one round long
 * - `can-step`, `can-step-back` (boolean): there is a later, an earlier event
 * - `playing` (boolean, rw): whether events are shown one after the other without being told; at first TRUE. It
 *    stays TRUE while an answer is waited for. Going back pauses until it is live again, or somebody says otherwise.
 * - `is-running` (boolean): it is `playing`, and something comes without an answer from outside
 * - `speed` (uint, rw): 1..4 times, or 0 to show everything at once; 1 at first
 * - `notice` (string): why it is only shown; %NULL if it is not
 * - `is-recorded` (boolean): the game is one of another engine, which played by other rulings, or is played at a distance by somebody
 *    else: it can be watched as it was recorded, but not go on
 * - `is-remote` (boolean): it is played at a distance
 * - `skips-needless` (boolean, rw): whether questions that make no difference are not asked (R13); at first TRUE
 * - `seats` (GListModel of RoboSeat): the seats that are not empty, by seat
 * - `log` (GListModel of RoboLogItem): a line an event, of all that have ever been shown
 * - `order` (GListModel of RoboOrderItem): the dice of the current unit in the order in which they act; those
 *    that have acted stay in front
 *
 * Signals:
 *
 * - `event-shown (uint index)`: the event of that index has just been shown: the position is @index + 1, and all
 *    properties say so already. This is what a view animates; it has robo_match_get_event_duration_ms() to do so.
 * - `jumped ()`: another position is shown, which is not the next one: draw it without animation.
 * - `question-changed ()`: somebody is asked something new at a live position, or nobody is asked any more;
 *    sent also when `has-question` stays TRUE.
 * - `answered ()`: the game has got a new answer, from anybody; it is to be saved.
 */
#define ROBO_TYPE_MATCH (robo_match_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatch, robo_match, ROBO, MATCH, GObject)

/**
 * robo_match_new:
 * @setup: (transfer none): a set-up that passes robo_match_setup_check()
 *
 * Returns: (transfer full): a new match; nothing is played before robo_match_start()
 */
RoboMatch *robo_match_new (const RoboMatchSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboMatchSay:
 * @answer: what the person at this screen answers
 * @data: as it was given
 *
 * Tells others far away what somebody says, who then decide how the game goes on, see robo_match_follow().
 *
 * Returns: why it cannot be said, or %ROBO_REFUSED_NOT
 */
typedef RoboRefusal (*RoboMatchSay) (RoboAnswer answer,
                                     gpointer   data);

/**
 * RoboMatchRemote:
 * @is_own_turn: the person at this screen has something to say
 * @sealed: the seats whose programs for this round are sealed, a bit each
 *
 * What is known of a game at a distance besides what has been played.
 */
typedef struct
{
  gboolean is_own_turn;
  guint    sealed;
} RoboMatchRemote;

/**
 * RoboMatchStart:
 * @title: what the match is called
 * @state: the position it begins with
 * @rolls: (array length=n_rolls): what the KillBots roll
 * @n_rolls: how many, enough for a round
 * @policy: who answers before anybody else is asked, people too
 * @policy_data: (transfer full): for @policy
 * @policy_free: frees @policy_data when the match is gone
 * @puzzle: (nullable): what is to be done in it; the programs of all others are open. Copied
 *
 * How a match begins that is played for one round only.
 */
typedef struct
{
  const char      *title;
  const RoboState *state;
  const guint8    *rolls;
  guint            n_rolls;
  RoboPolicy       policy;
  gpointer         policy_data;
  GDestroyNotify   policy_free;

  const RoboTaskPosition *puzzle;
} RoboMatchStart;

/**
 * robo_match_new_at:
 * @setup: (transfer none): arena, rules and who plays; it need not pass robo_match_setup_check()
 * @start: how it begins
 *
 * Returns: (transfer full): a match that ends with its first round
 */
RoboMatch *robo_match_new_at (const RoboMatchSetup *setup,
                              const RoboMatchStart *start) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_new_remote:
 * @setup: (transfer none): who plays where
 * @own_seat: whose person is at this screen, %ROBO_NO_SEAT for nobody
 * @played: (nullable): how far it has come, all of which counts as shown
 *
 * Returns: (transfer full): a match at a distance. It does not go on by itself, see robo_match_follow()
 */
RoboMatch *robo_match_new_remote (const RoboMatchSetup *setup,
                                  guint                 own_seat,
                                  const RoboGame       *played) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_set_say:
 * @self: a match at a distance
 * @say: (nullable): who is told what is answered here; %NULL if nothing is to be said any more
 * @data: for @say
 */
void robo_match_set_say (RoboMatch   *self,
                         RoboMatchSay say,
                         gpointer     data);

/**
 * robo_match_follow:
 * @self: a match at a distance
 * @played: (nullable): how far it has come; %NULL if it has not begun
 * @news: what else is known of it
 *
 * Plays on with what others have said, and asks whom it concerns.
 *
 * Returns: whether it could; if what was played before has changed, it needs another match
 */
gboolean robo_match_follow (RoboMatch             *self,
                            const RoboGame        *played,
                            const RoboMatchRemote *news);

/**
 * robo_match_start:
 * @self: a match
 *
 * Plays up to the first question and begins to show what happens. Connect to the signals before. A second time
 * does nothing.
 */
void robo_match_start (RoboMatch *self);

/**
 * robo_match_restore:
 * @self: a match that has not started
 * @file: a saved game with the same set-up
 *
 * Plays its answers again, and takes over what is answered without being asked. All events count as shown afterwards;
 * robo_match_start() is what goes on from there.
 *
 * Returns: how many of the answers fitted; if not all of them, the game stands where the first one that is not
 *   allowed was to be given
 */
guint robo_match_restore (RoboMatch           *self,
                          const RoboMatchFile *file);

/**
 * robo_match_dup_file:
 * @self: a match that is no recorded one
 *
 * Returns: (transfer full): everything of it that is to be saved, whatever is shown
 */
RoboMatchFile *robo_match_dup_file (RoboMatch *self) G_GNUC_WARN_UNUSED_RESULT;

/* What it is played with; all borrowed, and there as long as the match. */
const RoboMatchSetup *robo_match_get_setup (RoboMatch *self);
const RoboSetup      *robo_match_get_game_setup (RoboMatch *self);
RoboArena            *robo_match_get_arena (RoboMatch *self);
const RoboBoard      *robo_match_get_board (RoboMatch *self);

/**
 * robo_match_get_modules:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): what the cards of the game are called and say, %NULL without modules
 */
RoboModules *robo_match_get_modules (RoboMatch *self);

/**
 * robo_match_get_task:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): what is to be done in it, and with which dice, if it is a puzzle
 */
const RoboTask *robo_match_get_task (RoboMatch *self);

/**
 * robo_match_get_records:
 * @self: a match
 * @n_records: (out): how many
 *
 * Returns: (transfer none) (array length=n_records): every answer given so far, for saving; valid until the next
 */
const RoboRecord *robo_match_get_records (RoboMatch *self,
                                          guint     *n_records);

/* Of RoboSeat, RoboLogItem and RoboOrderItem; borrowed, and the same lists as long as the match is there. */
GListModel *robo_match_get_seats (RoboMatch *self);
GListModel *robo_match_get_log (RoboMatch *self);
GListModel *robo_match_get_order (RoboMatch *self);

/**
 * robo_match_get_seat:
 * @self: a match
 * @seat: 0..3
 *
 * Returns: (transfer none) (nullable): that seat, %NULL if it is empty
 */
RoboSeat *robo_match_get_seat (RoboMatch *self,
                               guint      seat);

/* Questions and answers. */

/**
 * robo_match_get_question:
 * @self: a match
 *
 * Returns: (transfer none) (nullable): what an operator at this screen is asked, %NULL unless `has-question`;
 *   valid until the next answer
 */
const RoboQuestion *robo_match_get_question (RoboMatch *self);

/**
 * robo_match_answer:
 * @self: a match with a question
 * @answer: what the operator who is asked says; a program is final (R5.5)
 *
 * Plays on up to the next question. What is not allowed is not done.
 *
 * Returns: why not, or %ROBO_REFUSED_NOT
 */
RoboRefusal robo_match_answer (RoboMatch *self,
                               RoboAnswer answer);

/**
 * robo_match_try:
 * @self: a match with a question
 * @answer: one of the legal answers
 * @after: (out caller-allocates): the position that comes of it, without what is secret then
 *
 * Looks at what comes of an answer, if everything that is asked after it is answered as it is by default; the game
 * stays as it is.
 *
 * Returns: whether that can be said
 */
gboolean robo_match_try (RoboMatch *self,
                         RoboAnswer answer,
                         RoboState *after);

/**
 * robo_match_dup_preview:
 * @self: a match with a question
 * @answer: one of the legal answers
 *
 * What robo_match_try() finds.
 *
 * Returns: (transfer full): it in translated sentences
 */
char *robo_match_dup_preview (RoboMatch *self,
                              RoboAnswer answer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_get_standing_answers:
 * @self: a match
 *
 * Questions that are answered by these are not asked; the answers become part of the game like any other.
 *
 * Returns: (transfer none): what the operators here have said once and for all; to be changed as they like
 */
RoboStandingAnswers *robo_match_get_standing_answers (RoboMatch *self);

/* Whether nobody is asked where no answer makes a difference; from the next question on. */
void robo_match_set_skips_needless (RoboMatch *self,
                                    gboolean   skips_needless);

/* The position shown. */

/**
 * robo_match_seek:
 * @self: a match
 * @position: how many events are to be shown; more than there are means all
 *
 * Goes there at once and pauses, unless it is live there. Sends `jumped`.
 */
void robo_match_seek (RoboMatch *self,
                      guint      position);

/**
 * robo_match_step:
 * @self: a match
 *
 * Shows exactly one more event; `playing` goes on or not as before.
 *
 * Returns: whether there was one
 */
gboolean robo_match_step (RoboMatch *self);

/**
 * robo_match_step_back:
 * @self: a match
 *
 * Shows one event less, and pauses for as long as it is looked back. Sends `jumped`.
 *
 * Returns: whether there was one
 */
gboolean robo_match_step_back (RoboMatch *self);

/**
 * robo_match_play:
 * @self: a match
 *
 * Shows one event after the other from here on, each for its time.
 */
void robo_match_play (RoboMatch *self);

/**
 * robo_match_pause:
 * @self: a match
 *
 * Shows nothing more until robo_match_play().
 */
void robo_match_pause (RoboMatch *self);

/* The properties of the same names. */
guint    robo_match_get_position (RoboMatch *self);
guint    robo_match_get_n_events (RoboMatch *self);
gboolean robo_match_get_is_live (RoboMatch *self);
gboolean robo_match_get_is_over (RoboMatch *self);
gboolean robo_match_get_is_recorded (RoboMatch *self);
gboolean robo_match_get_is_remote (RoboMatch *self);
gboolean robo_match_get_playing (RoboMatch *self);
guint    robo_match_get_speed (RoboMatch *self);

/**
 * robo_match_set_speed:
 * @self: a match
 * @speed: how many times as fast as usual, up to 4; 0 shows everything at once
 *
 * The event that is shown now gets its new time from now on.
 */
void robo_match_set_speed (RoboMatch *self,
                           guint      speed);

/**
 * robo_match_set_operators_seed:
 * @self: a match that has not started
 * @seed: any number
 *
 * Lets computers think as they did in another match with the same @seed. Without it they have one that was drawn by
 * itself: who plays the same game again, or on from an earlier position, does not know their programs.
 */
void robo_match_set_operators_seed (RoboMatch *self,
                                    guint64    seed);

/**
 * robo_match_get_shown_state:
 * @self: a match
 *
 * The position shown. Programs that are still secret (R5.5) are not in it: in phase 1 no robot has dice.
 *
 * Returns: (transfer none): valid until another position is shown
 */
const RoboState *robo_match_get_shown_state (RoboMatch *self);

/**
 * robo_match_get_event:
 * @self: a match
 * @index: less than `n-events`
 *
 * Returns: (transfer none): an event; valid until the next answer
 */
const RoboEvent *robo_match_get_event (RoboMatch *self,
                                       guint      index);

/**
 * robo_match_get_state_at:
 * @self: a match
 * @position: how many events have happened
 * @state: (out caller-allocates): the state then, without what is secret then: after event i that is i + 1,
 *   before it i
 */
void robo_match_get_state_at (RoboMatch *self,
                              guint      position,
                              RoboState *state);

/**
 * robo_match_get_event_duration_ms:
 * @self: a match
 * @index: less than `n-events`
 *
 * Returns: how long playing stays at this event, at the speed of now; 0 for no time of its own
 */
guint robo_match_get_event_duration_ms (RoboMatch *self,
                                        guint      index);

/**
 * robo_match_get_branch_refusal:
 * @self: a match
 *
 * Says why no other match may go on from its past: that would show what others keep secret, or nothing is played.
 *
 * Returns: (nullable): a translated sentence, %NULL if one may
 */
const char *robo_match_get_branch_refusal (RoboMatch *self);

/**
 * robo_match_new_branch:
 * @self: a match from whose past another one may go on
 * @position: how many events are to be as they were
 *
 * Returns: (transfer full): a match that has not started, with all answers up to the first question at @position or
 *   after it; all events of that count as shown
 */
RoboMatch *robo_match_new_branch (RoboMatch *self,
                                  guint      position) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_get_can_export:
 * @self: a match
 *
 * Returns: whether a file can say what it is: it is played, and from the beginning of a game on
 */
gboolean robo_match_get_can_export (RoboMatch *self);

/**
 * robo_match_export:
 * @self: a match that can be exported
 * @path: where to
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes the game as far as it has been played to a file of its own, whatever is shown.
 *
 * Returns: whether it was written
 */
gboolean robo_match_export (RoboMatch  *self,
                            const char *path,
                            GError    **error);

/**
 * robo_match_dup_sentence:
 * @self: a match
 * @index: less than `n-events`
 *
 * Tells one event alone; the log tells what several come to.
 *
 * Returns: (transfer full): a sentence, or a heading
 */
char *robo_match_dup_sentence (RoboMatch *self,
                               guint      index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_dup_spoken_sentence:
 * @self: a match
 * @index: less than `n-events`
 *
 * Returns: (transfer full): as robo_match_dup_sentence(), for those who hear it: "column 4, row 2" in place of "4|2"
 */
char *robo_match_dup_spoken_sentence (RoboMatch *self,
                                      guint      index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_explain:
 * @self: a match
 * @index: less than `n-events`
 *
 * Returns: (transfer full): why that event happened
 */
RoboLogReason *robo_match_explain (RoboMatch *self,
                                   guint      index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_count_stats:
 * @self: a match
 * @stats: (out caller-allocates): how the game went so far, shown or not
 */
void robo_match_count_stats (RoboMatch      *self,
                             RoboMatchStats *stats);

/**
 * robo_match_list_recap:
 * @self: a match
 * @seat: 0..3
 * @start: (out): the position at which its last program was confirmed
 *
 * Returns: (transfer full) (element-type guint): the events between that and the position shown that count for it, see
 *   robo_recap_list()
 */
GArray *robo_match_list_recap (RoboMatch *self,
                               guint      seat,
                               guint     *start) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_count_heat:
 * @self: a match
 * @heat: (out caller-allocates): where in the arena it happened so far, shown or not
 */
void robo_match_count_heat (RoboMatch *self,
                            RoboHeat  *heat);

/**
 * robo_match_set_has_drama:
 * @self: a match
 * @has_drama: whether there is slow motion; at first FALSE
 */
void robo_match_set_has_drama (RoboMatch *self,
                               gboolean   has_drama);

/**
 * robo_match_get_slow_end_ms:
 * @self: a match
 * @index: of an event
 * @more_ms: (out): how much longer it takes for that
 *
 * What somebody wins with ends in slow motion, if there is any: robo_match_get_event_duration_ms() is without it, but playing
 * waits for it.
 *
 * Returns: how many milliseconds at the end of the event are slow; 0 for none
 */
guint robo_match_get_slow_end_ms (RoboMatch *self,
                                  guint      index,
                                  guint     *more_ms);

/**
 * robo_match_list_trails:
 * @self: a match
 *
 * Returns: (transfer full) (element-type RoboTrail): which ways robots have taken so far, shown or not
 */
GArray *robo_match_list_trails (RoboMatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
