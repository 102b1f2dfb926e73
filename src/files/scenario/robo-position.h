// SPDX-License-Identifier: GPL-3.0-or-later
// Edits a position in which users try things out. A position is the beginning of a scenario: it can be played, and
// saved with its outcome.
#pragma once

#include "engine/robo-game.h"
#include "files/arena/robo-arena.h"
#include "files/match/robo-match-setup.h"
#include "robo-scenario-answer.h"
#include "robo-scenario.h"

G_BEGIN_DECLS

/* Holds the scenario from which a position was opened. Unchanged parts are saved as the scenario has them. A source
 * never changes. */
typedef struct _RoboPositionSource RoboPositionSource;

/* Holds a position. The struct owns its fields. Changes are not checked. */
typedef struct
{
  RoboArena   *arena;
  RoboModules *modules; /* the standard cards, and cards that may replace some standard cards */
  RoboRules    rules;
  RoboState    state; /* state at the start of phase 2; `cards` are indices of `modules` */
  GByteArray  *rolls; /* rolls of KillBots, the first roll first; the position can be played only if there are enough */
  /* the operators' decisions as RoboScriptedAnswer, in the form of scenarios; robo_scripted_answers_new() makes the
   * array */
  GArray *answers;
  /* by seat: whether the operator gives the engine's default answer, which seldom uses a module, if `answers` has no
   * decision */
  gboolean            declines[ROBO_MAX_ROBOTS];
  guint               tested; /* a card to try, which default answers prefer to other cards; ROBO_NO_CARD for none */
  char               *id;     /* id of the scenario, or NULL */
  char               *title;  /* title of the scenario, or NULL */
  RoboPositionSource *source; /* the scenario from which the position was opened, or NULL */
} RoboPosition;

/* Creates a position without robots. */
RoboPosition *robo_position_new (RoboArena   *arena,
                                 RoboModules *modules) G_GNUC_WARN_UNUSED_RESULT;

RoboPosition *robo_position_copy (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

void robo_position_free (RoboPosition *self);

/* Returns whether both positions have the same content. Their sources are ignored. */
gboolean robo_position_equal (const RoboPosition *a,
                              const RoboPosition *b);

/* Opening */

/* Describes one of the scenarios of a file. */
typedef struct
{
  char *id;
  char *title;   /* title of the scenario; "" without a title */
  char *refusal; /* a translated sentence that says why the scenario cannot be opened; or NULL */
} RoboPositionEntry;

/* Returns the scenarios of a file in its order, as an array of RoboPositionEntry. If the file as a whole has an error
 * or no scenario, adds the error to `problems` and returns an empty list. */
GPtrArray *robo_position_list (GBytes       *bytes,
                               RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads the scenario with this index, and its answers, from a file of one or several scenarios. As in every scenario,
 * operators give the engine's default answer, which seldom uses a module, to questions that the file does not answer.
 * If this fails, returns NULL with an error in `problems`. */
RoboPosition *robo_position_load (GBytes       *bytes,
                                  guint         index,
                                  RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Loads all positions of a file, as robo_position_load() does, and returns them in the order of the file. If this
 * fails, returns an empty array, and adds an error to `problems`. */
GPtrArray *robo_position_load_each (GBytes       *bytes,
                                    RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the position was opened from a file of several scenarios. */
gboolean robo_position_is_from_list (const RoboPosition *self);

/* Returns the differences between the end of the source scenario and its expectation, not translated. Returns NULL if
 * there are no differences, or if there is no source, the source has no expectation, or the source cannot be played
 * to its end. */
char *robo_position_dup_differences (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/* Playing */

/* Returns a translated sentence that says why the position cannot be played, or NULL if the position can be played. */
char *robo_position_check (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the set-up of a match from the position; computers play for operators. */
RoboMatchSetup *robo_position_dup_setup (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

/* Holds the answers for all operators while a position is played in one game. These are the answers of the position,
 * in the order of its list. Other questions get a default answer, which uses most modules; operators who decline get
 * the engine's default answer, which seldom uses a module. */
typedef struct _RoboPositionScript RoboPositionScript;

/* Creates the script for one game. */
RoboPositionScript *robo_position_script_new (const RoboPosition *position) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a script that no game uses any more. */
void robo_position_script_free (RoboPositionScript *self);

/* Answers every question. This is a RoboPolicy whose data is a RoboPositionScript. */
RoboReply robo_position_answer (const RoboSetup    *setup,
                                const RoboState    *state,
                                const RoboQuestion *question,
                                RoboAnswer         *answer,
                                gpointer            data);

/* Describes a decision that was made when a position was played. */
typedef struct
{
  RoboQuestion *question;
  RoboState     state; /* state of the game when the question was asked */
  RoboAnswer    answer;
  char         *to;       /* name of the decision in scenarios */
  gboolean      is_given; /* whether the decision was made by an answer of the position */
  char         *refused;  /* answer of the position, as it is written, that was not legal for this decision; or NULL */
} RoboDecision;

/* Holds a position that was played to its end. The result never changes. */
typedef struct
{
  RoboMatchSetup *match;
  RoboBoard      *board;
  RoboSetup       setup;
  RoboGame       *game;      /* the game at its end, with events */
  GPtrArray      *decisions; /* array of RoboDecision, the first decision first */
} RoboPositionPlay;

/* Plays the position. Returns NULL if KillBots need more rolls. */
RoboPositionPlay *robo_position_play (const RoboPosition *self) G_GNUC_WARN_UNUSED_RESULT;

void robo_position_play_free (RoboPositionPlay *self);

/* Changes the decision of a play that has this index to another of its options. Other decisions about the same card
 * of the same robot stay as they are. */
void robo_position_decide (RoboPosition           *self,
                           const RoboPositionPlay *play,
                           guint                   index,
                           RoboAnswer              answer);

/* Removes all decisions of a seat that have the name `to` in scenarios. */
void robo_position_forget (RoboPosition *self,
                           guint         seat,
                           const char   *to);

/* Saving */

/* Plays the position, which must be playable, and writes a scenario. The scenario has the arena, the cards of robots
 * that are not standard, every answer that was given, and the outcome as the expectation, so that `robodrome-cli
 * check` passes. Parts that are unchanged since the position was opened stay as they were written, including comments
 * and translated titles. Returns NULL with an error in `problems` if KillBots need more rolls. */
GBytes *robo_position_to_bytes (const RoboPosition *self,
                                RoboProblems       *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPosition, robo_position_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPositionPlay, robo_position_play_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPositionScript, robo_position_script_free)

G_END_DECLS
