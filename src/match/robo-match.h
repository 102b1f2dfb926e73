// SPDX-License-Identifier: GPL-3.0-or-later
// Runs one game and shows it: the engine's game as properties, lists and signals.
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

/* Owns the game. The match plays on by itself until a person at this screen is asked. Computers that play by chance
 * answer at once; the other computers think in another thread. A match shows one event after the other, so the position
 * that is shown may be behind the position that has been played. Everything below is about the position that is
 * *shown*, except the methods that give answers.
 *
 * Properties, each with a notification, read-only unless marked "rw":
 *
 * - `title` (string): the arena's name, or the title of a match of one round
 * - `short-title` (string): the title without its kind: "Driving" for "Lesson 1: Driving"
 * - `subtitle` (string): round and goal in a sentence for the header bar; empty if the match is one round
 * - `short-subtitle` (string): the round alone; before round 1 and in a match of one round it is the same as `subtitle`
 * - `moment` (string): phase and round, such as "Programming · Round 3"; before round 1 and in a match of one round the
 *   phase alone
 * - `round` (uint): from 1; 0 before the first
 * - `phase` (uint): a RoboPhase
 * - `unit` (uint): the control unit being activated, 1..3; 0 outside phase 2
 * - `position` (uint): the number of events that have been shown, 0..`n-events`
 * - `n-events` (uint): the number of events so far
 * - `is-live` (boolean): the last event is shown, and no other event comes without an answer from outside
 * - `has-question` (boolean): an operator at this screen is asked, and the match is live
 * - `asked-seat` (int): the seat that is asked if `has-question`, else -1
 * - `thinking-seat` (int): the computer that the match waits for when everything is shown, or -1
 * - `is-programming` (boolean): the question is for a program
 * - `is-over` (boolean): the game has a winner, and this is shown
 * - `has-ended` (boolean): no more events can come, and this is shown: the game has a winner, a recording ends, or the
 *   round is over in a match of one round
 * - `can-step`, `can-step-back` (boolean): a later event exists or can be played without an answer from outside; an
 *   earlier event exists
 * - `playing` (boolean, rw): whether events are shown one after the other automatically; TRUE at first. It also stays
 *   TRUE while the match waits for an answer. Going back pauses until the match is live again or `playing` is set.
 * - `is-running` (boolean): the match is `playing`, and more events will come without an answer from outside
 * - `is-retelling` (boolean): the match is being watched from its beginning, see robo_match_retell()
 * - `speed` (uint, rw): 1..4 times, or 0 to show everything at once; 1 at first
 * - `notice` (string): why the match can only be watched; NULL if it can be played
 * - `is-recorded` (boolean): the game can be watched but cannot go on. Another version of the program played it by
 *   other rulings, or other people play it remotely
 * - `is-remote` (boolean): the game is played remotely
 * - `untold-firsts` (uint, rw): a bit for each RoboLogFirst that the log explains when it happens; 0 at first
 * - `skips-needless` (boolean, rw): whether questions that make no difference are not asked (R13); TRUE at first
 * - `seats` (GListModel of RoboSeat): the seats that are not empty, by seat
 * - `log` (GListModel of RoboLogItem): the lines for all events that have ever been shown; a line may have several
 *   events
 * - `order` (GListModel of RoboOrderItem): the dice of the current unit in the order in which they act; dice that have
 *   acted stay in front
 *
 * Signals:
 *
 * - `event-shown (uint index)`: the event with this index has just been shown: the position is index + 1, and all
 *   properties are up to date. Views animate the event; robo_match_get_event_duration_ms() has its time.
 * - `jumped ()`: a position is shown that is not the next one; views draw it without animation.
 * - `question-changed ()`: a new question is asked at a live position, or the last one is gone; sent also when
 *   `has-question` stays TRUE.
 * - `answered ()`: the game has got a new answer from any operator and needs to be saved. */
#define ROBO_TYPE_MATCH (robo_match_get_type ())

G_DECLARE_FINAL_TYPE (RoboMatch, robo_match, ROBO, MATCH, GObject)

/* Creates a match, which plays nothing before robo_match_start(). */
RoboMatch *robo_match_new (const RoboMatchSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Sends an answer that was given at this screen to the other peers, which decide how the game goes on; see
 * robo_match_follow(). Returns why the answer is refused, or ROBO_REFUSED_NOT. */
typedef RoboRefusal (*RoboMatchSay) (RoboAnswer answer,
                                     gpointer   data);

/* Holds the parts of the state of a remote game that do not follow from its answers. */
typedef struct
{
  gboolean is_own_turn; /* the person at this screen has to answer */
  guint    sealed;      /* seats whose programs for this round are sealed, a bit each */
} RoboMatchRemote;

/* Holds the beginning of a match of a single round. */
typedef struct
{
  const char      *title;
  const char      *short_title; /* NULL if the short title is the same as the title */
  const RoboState *state;
  const guint8    *rolls; /* the rolls of the KillBots, enough for a round */
  guint            n_rolls;
  RoboPolicy       policy;      /* answers before any operator is asked, for people as well */
  gpointer         policy_data; /* owned */
  GDestroyNotify   policy_free;

  const RoboTaskPosition *puzzle; /* task of a puzzle, in which the programs of all other robots are open; copied; or
                                   * NULL */
} RoboMatchStart;

/* Creates a match that ends with its first round. The set-up need not pass robo_match_setup_check(). */
RoboMatch *robo_match_new_at (const RoboMatchSetup *setup,
                              const RoboMatchStart *start) G_GNUC_WARN_UNUSED_RESULT;

/* Creates a remote match, which does not go on by itself; see robo_match_follow(). `own_seat` is the seat of the
 * person at this screen, or ROBO_NO_SEAT. If `played` is not NULL, its events count as shown. */
RoboMatch *robo_match_new_remote (const RoboMatchSetup *setup,
                                  guint                 own_seat,
                                  const RoboGame       *played) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the function that receives the answers given here, or NULL if no more answers are to be sent. */
void robo_match_set_answer_sender (RoboMatch   *self,
                                   RoboMatchSay say,
                                   gpointer     data);

/* Plays on with the answers of the other peers, and asks the person at this screen in their turn. `played` is NULL
 * before the game has begun. Returns FALSE if an earlier part of the game has changed; then another match is needed. */
gboolean robo_match_follow (RoboMatch             *self,
                            const RoboGame        *played,
                            const RoboMatchRemote *news);

/* Shows what is left of the time bank of each seat of a remote match, in seconds; NULL if its players have none. */
void robo_match_set_banks (RoboMatch    *self,
                           const gint64 *left_s);

/* Plays up to the first question and begins to show events. Connect to the signals before. A second call does
 * nothing. */
void robo_match_start (RoboMatch *self);

/* Plays the answers of a saved game with the same set-up and takes over its standing answers. The match must not
 * have started; all events count as shown, and robo_match_start() goes on from here. Returns the number of answers
 * that were played. If an answer is illegal, the game stays before it. */
guint robo_match_restore (RoboMatch           *self,
                          const RoboMatchFile *file);

/* Returns everything of the match that is to be saved, whatever position is shown. The match must not be a recorded
 * match (`is-recorded`). */
RoboMatchFile *robo_match_dup_file (RoboMatch *self) G_GNUC_WARN_UNUSED_RESULT;

/* These functions return parts of the set-up. All results are borrowed and live as long as the match. */
const RoboMatchSetup *robo_match_get_setup (RoboMatch *self);
const RoboSetup      *robo_match_get_game_setup (RoboMatch *self);
RoboArena            *robo_match_get_arena (RoboMatch *self);
const RoboBoard      *robo_match_get_board (RoboMatch *self);

/* Returns the names and texts of the game's module cards, or NULL without modules. */
RoboModules *robo_match_get_modules (RoboMatch *self);

/* Returns the task and its dice if the match is a puzzle, else NULL. */
const RoboTask *robo_match_get_task (RoboMatch *self);

/* Returns all answers given so far, for saving; valid until the next answer. */
const RoboRecord *robo_match_get_records (RoboMatch *self,
                                          guint     *n_records);

/* These functions return lists of RoboSeat, RoboLogItem and RoboOrderItem. The lists are borrowed, and stay the same as
 * long as the match lives. */
GListModel *robo_match_get_seats (RoboMatch *self);
GListModel *robo_match_get_log (RoboMatch *self);
GListModel *robo_match_get_order (RoboMatch *self);

/* Returns the seat with the index 0..3, or NULL if the seat is empty. */
RoboSeat *robo_match_get_seat (RoboMatch *self,
                               guint      seat);

/* Questions and answers */

/* Returns the question for an operator at this screen, or NULL unless `has-question`; valid until the next
 * answer. */
const RoboQuestion *robo_match_get_question (RoboMatch *self);

/* Answers for the operator who is asked and plays on up to the next question. A program is final (R5.5). An
 * illegal answer changes nothing. */
RoboRefusal robo_match_answer (RoboMatch *self,
                               RoboAnswer answer);

/* Finds the position that an answer leads to if every later question gets its default answer. The position has no
 * secrets. The game stays as it is. Returns FALSE if the answer is not legal, or if a later question has no legal
 * default answer. */
gboolean robo_match_try (RoboMatch *self,
                         RoboAnswer answer,
                         RoboState *after);

/* Describes how the position that robo_match_try() finds differs from the position shown; "" if it finds none. */
char *robo_match_dup_preview (RoboMatch *self,
                              RoboAnswer answer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the standing answers of the operators at this screen, which the caller may change. Questions with a
 * standing answer are not asked; the answer becomes part of the game like any other. */
RoboStandingAnswers *robo_match_get_standing_answers (RoboMatch *self);

/* Sets what the log still has to explain when it happens for the first time, a bit for each RoboLogFirst. The match
 * clears a bit when it has shown the explanation. */
void robo_match_set_untold_firsts (RoboMatch *self,
                                   guint      firsts);

/* Sets whether questions are skipped when no answer makes a difference; applies from the next question on. */
void robo_match_set_skips_needless (RoboMatch *self,
                                    gboolean   skips_needless);

/* The position shown */

/* Shows a position at once. Pauses unless the match is live at that position. A position beyond the last event
 * stands for the last position. Emits `jumped`. */
void robo_match_seek (RoboMatch *self,
                      guint      position);

/* Shows the next event at once. If `playing` is TRUE, later events follow as usual. Returns FALSE if there is no later
 * event. */
gboolean robo_match_step (RoboMatch *self);

/* Shows one event less and pauses until the match is live again. Emits `jumped`. Returns FALSE at the beginning. */
gboolean robo_match_step_back (RoboMatch *self);

/* Goes back to the beginning of the first round to tell the game as a story. Until the last event is shown, views do
 * not show later events, and the preparation and programming of a round take no time. Pauses like robo_match_seek(). */
void     robo_match_retell (RoboMatch *self);
gboolean robo_match_get_is_retelling (RoboMatch *self);

/* Shows one event after the other from here on, each for its duration. */
void robo_match_play (RoboMatch *self);

/* Stops showing events automatically until robo_match_play(). */
void robo_match_pause (RoboMatch *self);

/* These functions return the properties of the same names. */
guint    robo_match_get_position (RoboMatch *self);
guint    robo_match_get_n_events (RoboMatch *self);
gboolean robo_match_get_is_live (RoboMatch *self);
gboolean robo_match_get_is_over (RoboMatch *self);
gboolean robo_match_get_is_recorded (RoboMatch *self);
gboolean robo_match_get_is_remote (RoboMatch *self);
gboolean robo_match_get_playing (RoboMatch *self);
guint    robo_match_get_speed (RoboMatch *self);

/* Sets the speed, 1..4 times as fast as usual; 0 shows everything at once. The event that is being shown gets
 * its new duration at once. */
void robo_match_set_speed (RoboMatch *self,
                           guint      speed);

/* Lets computers think as they did in another match with the same seed. By default the seed is random, so that a
 * player who plays the same game or goes on from an earlier position cannot know the computers' programs. The match
 * must not have started. */
void robo_match_set_operators_seed (RoboMatch *self,
                                    guint64    seed);

/* Returns the position shown, without the programs that are still secret (R5.5): in phase 1 no robot has dice, except
 * those that a puzzle shows. Valid until another position is shown. */
const RoboState *robo_match_get_shown_state (RoboMatch *self);

/* Returns an event; valid until the next answer. */
const RoboEvent *robo_match_get_event (RoboMatch *self,
                                       guint      index);

/* Copies the state at a position, without the secrets of that time. Position i is before event i, position i + 1
 * after it. */
void robo_match_get_state_at (RoboMatch *self,
                              guint      position,
                              RoboState *state);

/* Returns how long playback shows this event at the current speed, in milliseconds; 0 if the event has no time of its
 * own, at speed 0, and for events that a retelling passes over. */
guint robo_match_get_event_duration_ms (RoboMatch *self,
                                        guint      index);

/* Returns a translated sentence that says why no other match may go on from the past of this one, or NULL if another
 * match may. No other match may do so if this match can only be watched or has only one round, or if this match is not
 * over and several people play, because the other match would show their secrets. */
const char *robo_match_get_branch_refusal (RoboMatch *self);

/* Creates a match that goes on from the past of this one, with all answers up to the first question at or after the
 * position. All its events count as shown, and it has not started. robo_match_get_branch_refusal() must return NULL. */
RoboMatch *robo_match_new_branch (RoboMatch *self,
                                  guint      position) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the match can be exported. It must not be a recorded match or have only one round, and a remote match
 * must be over. */
gboolean robo_match_get_can_export (RoboMatch *self);

/* Writes the game as far as it has been played to a file, whatever position is shown. The match must be one
 * that can be exported. */
gboolean robo_match_export (RoboMatch  *self,
                            const char *path,
                            GError    **error);

/* Describes one event alone in a sentence, unlike a log line, which may join several events. */
char *robo_match_dup_sentence (RoboMatch *self,
                               guint      index) G_GNUC_WARN_UNUSED_RESULT;

/* Describes an event as robo_match_dup_sentence() does, but for screen readers: "column 4, row 2" instead of "4|2". */
char *robo_match_dup_spoken_sentence (RoboMatch *self,
                                      guint      index) G_GNUC_WARN_UNUSED_RESULT;

RoboLogReason *robo_match_explain (RoboMatch *self,
                                   guint      index) G_GNUC_WARN_UNUSED_RESULT;

/* Counts the whole game so far, whether it has been shown or not. */
void robo_match_count_stats (RoboMatch      *self,
                             RoboMatchStats *stats);

/* Lists the events that matter to a seat, 0..3, from the confirmation of its last program up to the position shown.
 * *start is the position of that confirmation. If the seat has confirmed no program, the list is empty. See
 * robo_recap_list(). */
GArray *robo_match_list_recap (RoboMatch *self,
                               guint      seat,
                               guint     *start) G_GNUC_WARN_UNUSED_RESULT;

/* Counts by space what has happened in the game so far, whether it has been shown or not. */
void robo_match_count_heat (RoboMatch *self,
                            RoboHeat  *heat);

/* Sets whether winning events end in slow motion; FALSE at first. */
void robo_match_set_has_slow_motion (RoboMatch *self,
                                     gboolean   has_drama);

/* Returns how many milliseconds at the end of an event are in slow motion; 0 if the event after it is not a win, if
 * there is no slow motion, or at speed 0. *more_ms gets the time that the slow motion adds.
 * robo_match_get_event_duration_ms() does not include this time, but playback waits for it. */
guint robo_match_get_slow_end_ms (RoboMatch *self,
                                  guint      index,
                                  guint     *more_ms);

/* Returns the paths that robots have taken so far, whether they have been shown or not. */
GArray *robo_match_list_trails (RoboMatch *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the paths that robots have taken between two positions. */
GArray *robo_match_list_trails_between (RoboMatch *self,
                                        guint      from,
                                        guint      to) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
