// SPDX-License-Identifier: GPL-3.0-or-later
// Plays rules as small cases: an arena and programs as text, the answers, and the expected result.
#pragma once

#include "engine/robo-game.h"

#include "engine-cards.h"

G_BEGIN_DECLS

/* Describes one small game. Besides its own expectations, every case is played a second time with all answers given one
 * by one after the game has stopped for them, which must give the same events and the same position; and the
 * invariants must hold in all positions on the way. All texts but the path may be NULL.
 *
 * - path: of the test, below /engine: the rule and the expected behavior
 * - arena: lines of spaces with one character between two of them. Spaces: `.` floor, `o` pit, `~` water, `#`
 *   solid, `1`..`9` VP space, `w` workshop, `*` high voltage, `A`..`D` the robots, `a`..`d` their mines, both
 *   on floor. Between: blank, `|` energy wall, `!` lightning barrier. A line without a space has the edges to
 *   the next row: blank, `-` energy wall, `=` lightning barrier. Missing spaces are solid. NULL: an empty
 *   floor of 7 by 5
 * - starts: starting spaces "column,row:side:arrow ..."
 * - caution: caution lines "column,row:side:turn ..."
 * - cards: cards besides the standard ones, as engine_cards_add() reads them, one a line
 * - set: changes of the position, see engine_position_set(). Robots are operators with starting numbers in the
 *   order of their letters, without damage, cards and VP
 * - dice: programs "A b3n r2ne b1w; B - r1e"; missing units at the end are empty
 * - answers: "A.anchor=0/2 B.replace-fire=teleport": by card or question, answers in turn, the last one for
 *   all further questions; the default is the engine's fallback
 * - rolls: faces that KillBots roll, in order
 * - phase: the first phase to play, by default phase 2. The case goes on to the end of the round, or to a
 *   missing program
 * - expect: the final position, see engine_position_get()
 * - events: "step A >2,1; push B": these happen in this relative order
 * - never: events that must not happen
 * - causes: "damage B < hit B < fire A; step A < -": every event like the first is caused by one like the
 *   second, that by one like the third... `-` is no cause
 * - asks: every question, in order, with all its legal answers: "A.anchor: 0 1 2; A.bomb: no yes"; "" for none */
typedef struct
{
  const char *path;
  const char *arena;
  const char *starts;
  const char *caution;
  const char *cards;
  const char *set;
  const char *dice;
  const char *answers;
  const char *rolls;
  RoboPhase   phase;
  const char *expect;
  const char *events;
  const char *never;
  const char *causes;
  const char *asks;
} EngineCase;

/* Holds the state of a case. Fields may be changed between engine_table_new() and engine_table_play(). */
typedef struct
{
  const EngineCase *what;
  RoboPlan          plan;
  RoboBoard        *board;
  RoboCards         cards;
  RoboSetup         setup;
  RoboState         state;
  RoboGame         *game;
  GHashTable       *answers; /* "A.anchor": a GQueue of texts */
  GPtrArray        *asked;   /* questions of the game, as text */
  gboolean          is_stepwise;
} EngineTable;

EngineTable *engine_table_new (const EngineCase *what);
void         engine_table_free (EngineTable *table);
void         engine_table_play (EngineTable *table);
void         engine_table_check (EngineTable *table);

void engine_add_cases (const EngineCase *cases,
                       guint             n_cases);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EngineTable, engine_table_free)

void  engine_position_set (EngineTable *table,
                           const char  *word);
char *engine_position_get (const EngineTable *table,
                           const char        *key);
guint engine_space_from_text (const RoboPlan *plan,
                              const char     *text);
char *engine_space_to_text (const RoboPlan *plan,
                            guint           space);

RoboAnswer engine_answer_from_text (const EngineTable  *table,
                                    const RoboQuestion *question,
                                    const char         *text);
char      *engine_answer_to_text (const EngineTable  *table,
                                  const RoboQuestion *question,
                                  RoboAnswer          answer);
char      *engine_question_to_key (const EngineTable  *table,
                                   const RoboQuestion *question);
char      *engine_event_to_text (const EngineTable *table,
                                 const RoboEvent   *event);

const char *engine_find_breach (const RoboSetup *setup,
                                const RoboState *state);

G_END_DECLS
