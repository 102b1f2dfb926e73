// SPDX-License-Identifier: GPL-3.0-or-later
// A position to try things in: what a scenario begins with, to be changed, played, and saved with its outcome.
#pragma once

#include "engine/robo-game.h"
#include "files/arena/robo-arena.h"
#include "files/match/robo-match-setup.h"
#include "robo-scenario-answer.h"
#include "robo-scenario.h"

G_BEGIN_DECLS

/**
 * RoboPositionSource:
 *
 * The scenario that a position was opened from: what is not changed stays as it is when it is saved. Immutable.
 */
typedef struct _RoboPositionSource RoboPositionSource;

/**
 * RoboPosition:
 * @arena: where it is
 * @modules: the cards that robots can have: the standard ones, and others that may replace some of them
 * @rules: the options
 * @state: the position, at the start of phase 2; `cards` are indices of @modules
 * @rolls: what KillBots roll, in order of use; enough of them, or it cannot be played
 * @answers: (element-type RoboScriptedAnswer): what operators have decided, as scenarios write it; a
 * robo_scripted_answers_new()
 * @declines: (array): by seat, whether its operator uses no module that is optional where @answers says nothing
 * @tested: the card that is tried: it is used whenever it can be, and before others; %ROBO_NO_CARD for none
 * @id: (nullable): of the scenario
 * @title: (nullable): what it shows
 * @source: (nullable): where it is from
 *
 * A value with owned fields. Nothing is checked while it is changed.
 */
typedef struct
{
  RoboArena          *arena;
  RoboModules        *modules;
  RoboRules           rules;
  RoboState           state;
  GByteArray         *rolls;
  GArray             *answers;
  gboolean            declines[ROBO_MAX_ROBOTS];
  guint               tested;
  char               *id;
  char               *title;
  RoboPositionSource *source;
} RoboPosition;

/**
 * robo_position_new:
 * @arena: (transfer none): where it is
 * @modules: (transfer none): the cards there are
 *
 * Returns: (transfer full): a position without robots
 */
RoboPosition *robo_position_new (RoboArena   *arena,
                                 RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_copy:
 * @self: a position
 *
 * Returns: (transfer full): another with the same content
 */
RoboPosition *robo_position_copy (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_free:
 * @self: (transfer full) (nullable): a position
 */
void robo_position_free (RoboPosition *self);

/**
 * robo_position_equal:
 * @a: a position
 * @b: another
 *
 * Returns: whether they say the same; where they are from does not count
 */
gboolean robo_position_equal (const RoboPosition *a,
                              const RoboPosition *b);

/* Opening */

/**
 * RoboPositionEntry:
 * @id: of a scenario
 * @title: what it shows, "" if it does not say
 * @refusal: (nullable): why it cannot be opened, a translated sentence
 *
 * One of the scenarios of a file.
 */
typedef struct
{
  char *id;
  char *title;
  char *refusal;
} RoboPositionEntry;

/**
 * robo_position_list:
 * @bytes: a file of a scenario, or of many
 * @problems: where to add what is wrong with the file as a whole
 *
 * Returns: (transfer full) (element-type RoboPositionEntry): its scenarios in order, none with an error in @problems
 */
GPtrArray *robo_position_list (GBytes       *bytes,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_load:
 * @bytes: a file of a scenario, or of many
 * @index: which of them, from 0
 * @problems: where to add what is wrong with it
 *
 * Takes over its answers. Where it has none nothing optional is used, as in a scenario.
 *
 * Returns: (transfer full) (nullable): its position, %NULL with an error in @problems
 */
RoboPosition *robo_position_load (GBytes       *bytes,
                                  guint         index,
                                  RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_load_each:
 * @bytes: a file of a scenario, or of many
 * @problems: where to add what is wrong with any of them
 *
 * Returns: (transfer full) (element-type RoboPosition): the positions in order, as by robo_position_load(); none with an
 *   error in @problems
 */
GPtrArray *robo_position_load_each (GBytes       *bytes,
                                    RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_is_from_list:
 * @self: a position
 *
 * Returns: whether it was opened from a file of many scenarios
 */
gboolean robo_position_is_from_list (const RoboPosition *self);

/**
 * robo_position_dup_differences:
 * @self: a position
 *
 * Returns: (transfer full) (nullable): in what the scenario it was opened from ends otherwise than it expects,
 *   not translated; %NULL if it ends so, or expects nothing
 */
char *robo_position_dup_differences (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/* Playing */

/**
 * robo_position_check:
 * @self: a position
 *
 * Returns: (transfer full) (nullable): why it cannot be played, a translated sentence; %NULL if it can
 */
char *robo_position_check (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_dup_setup:
 * @self: a position
 *
 * Returns: (transfer full): what a match from it is to be set up with; computers play for operators
 */
RoboMatchSetup *robo_position_dup_setup (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboPositionScript:
 *
 * Who answers when a position is played: gives its answers in turn, and uses what can be used, or nothing where an
 * operator declines. For one game.
 */
typedef struct _RoboPositionScript RoboPositionScript;

/**
 * robo_position_script_new:
 * @position: (transfer none): a position
 *
 * Returns: (transfer full): who answers in one game from it
 */
RoboPositionScript *robo_position_script_new (const RoboPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_script_free:
 * @self: (transfer full) (nullable): what no game uses any more
 */
void robo_position_script_free (RoboPositionScript *self);

/* A #RoboPolicy; @data is a #RoboPositionScript. It always answers. */
RoboReply robo_position_answer (const RoboSetup    *setup,
                                const RoboState    *state,
                                const RoboQuestion *question,
                                RoboAnswer         *answer,
                                gpointer            data);

/**
 * RoboDecision:
 * @question: what was asked
 * @state: where the game stood
 * @answer: what was answered
 * @to: what a scenario calls it
 * @is_given: whether it was one of the position's answers
 * @refused: (nullable): an answer of the position that was not legal here, as it is written
 *
 * A decision that was made when a position was played.
 */
typedef struct
{
  RoboQuestion *question;
  RoboState     state;
  RoboAnswer    answer;
  char         *to;
  gboolean      is_given;
  char         *refused;
} RoboDecision;

/**
 * RoboPositionPlay:
 * @board: where it was played
 * @setup: with what
 * @game: how it ended, with events
 * @decisions: (element-type RoboDecision): in order
 *
 * A position that was played to its end. Immutable.
 */
typedef struct
{
  RoboMatchSetup *match;
  RoboBoard      *board;
  RoboSetup       setup;
  RoboGame       *game;
  GPtrArray      *decisions;
} RoboPositionPlay;

/**
 * robo_position_play:
 * @self: a position without a problem
 *
 * Returns: (transfer full) (nullable): how it goes, %NULL if KillBots need more rolls
 */
RoboPositionPlay *robo_position_play (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_position_play_free:
 * @self: (transfer full) (nullable): what was played
 */
void robo_position_play_free (RoboPositionPlay *self);

/**
 * robo_position_decide:
 * @self: a position
 * @play: how it went
 * @index: one of the decisions
 * @answer: one of the options of its question
 *
 * From now on this decision is made so. The others to the same card of the same robot stay as they were.
 */
void robo_position_decide (RoboPosition           *self,
                           const RoboPositionPlay *play,
                           guint                   index,
                           RoboAnswer              answer);

/**
 * robo_position_forget:
 * @self: a position
 * @seat: a seat
 * @to: what a scenario calls the decision
 *
 * Takes back what was decided.
 */
void robo_position_forget (RoboPosition *self,
                           guint         seat,
                           const char   *to);

/* Saving */

/**
 * robo_position_to_bytes:
 * @self: a position that can be played
 * @problems: where to say why it cannot be saved: KillBots need more rolls
 *
 * Plays the position and writes a scenario: with its arena and those of its cards that are not standard, every
 * answer that was given, and the outcome as what is expected, so that `robodrome-cli check` passes. What has not been
 * changed since it was opened stays as it is written, remarks and translated titles among it.
 *
 * Returns: (transfer full) (nullable): the file, %NULL with an error in @problems
 */
GBytes *robo_position_to_bytes (const RoboPosition *self,
                                RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPosition, robo_position_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPositionPlay, robo_position_play_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPositionScript, robo_position_script_free)

G_END_DECLS
