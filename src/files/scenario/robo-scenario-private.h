// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario's fields, for the files that fill and play it.
#pragma once

#include "files/arena/robo-arena.h"
#include "files/arena/robo-library.h"
#include "files/arena/robo-place.h"
#include "files/cards/robo-module-set.h"
#include "files/cards/robo-modules.h"
#include "files/match/robo-match-setup.h"
#include "files/match/robo-outcome-fields.h"
#include "files/xml/robo-attributes.h"
#include "robo-scenario-answer.h"
#include "robo-scenario-formats.h"
#include "robo-scenario.h"

G_BEGIN_DECLS

/**
 * RoboExpectation:
 * @robots: of #RoboFields: each has a seat and what else is compared
 * @mines: of #RoboFields
 * @tokens: of #RoboFields
 * @events: of #RoboFields
 * @lists_mines: whether @mines are all there may be
 * @lists_tokens: whether @tokens are all there may be
 * @has_winner: whether @winner is compared
 * @winner: a seat, %ROBO_WINNER_SQUAD or %ROBO_NO_WINNER
 */
typedef struct
{
  GArray  *robots;
  GArray  *mines;
  GArray  *tokens;
  GArray  *events;
  gboolean lists_mines;
  gboolean lists_tokens;
  gboolean has_winner;
  guint    winner;
} RoboExpectation;

struct _RoboScenario
{
  char           *id;
  char           *title;
  RoboArena      *arena;
  RoboBoard      *board;
  RoboCards       cards;
  RoboModules    *modules; /* the same cards, with what people read */
  RoboSetup       setup;
  RoboState       state;
  GByteArray     *rolls;
  GArray         *answers; /* of RoboScriptedAnswer */
  RoboExpectation expectation;
};

/**
 * robo_scenario_load_node:
 * @node: a `scenario`, of a document of its own or inside another one
 * @library: where to look for arenas
 * @standard: the standard modules
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): the scenario, %NULL with an error in @problems
 */
RoboScenario *robo_scenario_load_node (xmlNode       *node,
                                       RoboLibrary   *library,
                                       RoboModuleSet *standard,
                                       RoboProblems  *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_scenario_get_player:
 * @robot: a robot of a position
 * @is_learner: whether a person operates it
 *
 * Returns: who plays it where the position is played as a match
 */
RoboPlayer robo_scenario_get_player (const RoboRobot *robot,
                                     gboolean         is_learner);

/* The attributes of elements: of RoboRobot, without its place and facing; of RoboDie. */
extern const RoboAttribute robo_scenario_robot_attributes[];
extern const RoboAttribute robo_scenario_die_attributes[];

gboolean robo_scenario_load_robots (RoboScenario  *self,
                                    const xmlNode *node,
                                    RoboProblems  *problems);
gboolean robo_scenario_load_position (RoboScenario  *self,
                                      const xmlNode *node,
                                      RoboProblems  *problems);
gboolean robo_scenario_load_answers (RoboScenario  *self,
                                     const xmlNode *robot,
                                     guint          seat,
                                     RoboProblems  *problems);

void     robo_expectation_init (RoboExpectation *self);
void     robo_expectation_clear (RoboExpectation *self);
gboolean robo_expectation_load (RoboExpectation *self,
                                const xmlNode   *node,
                                RoboProblems    *problems);

/**
 * robo_expectation_compare:
 * @self: what is expected
 * @game: a game where it stands now, with events
 * @differences: (element-type utf8): where to add what differs, a phrase each, not translated
 *
 * Returns: whether all is as expected
 */
gboolean robo_expectation_compare (const RoboExpectation *self,
                                   const RoboGame        *game,
                                   GPtrArray             *differences);

/* Playing: the given answers as a policy. */

/**
 * RoboScript:
 * @answers: (element-type RoboScriptedAnswer): what is answered
 * @problems: (nullable): where to say which answer is missing or not legal
 * @used: (array): by answer, whether it has been used; the last one to a decision stays in use
 *
 * Where the playing of a scenario stands.
 */
typedef struct
{
  const GArray *answers;
  RoboProblems *problems;
  guint8       *used;
} RoboScript;

/**
 * robo_script_take:
 * @script: a script
 * @setup: of the game
 * @question: what is asked
 *
 * Returns: (transfer none) (nullable): its next answer to such a question, which is used by that
 */
const RoboScriptedAnswer *robo_script_take (RoboScript         *script,
                                            const RoboSetup    *setup,
                                            const RoboQuestion *question);

RoboReply robo_script_answer (const RoboSetup    *setup,
                              const RoboState    *state,
                              const RoboQuestion *question,
                              RoboAnswer         *answer,
                              gpointer            data);

G_END_DECLS
