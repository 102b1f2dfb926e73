// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the fields of a scenario, for the files that fill and play it.
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

typedef struct
{
  GArray  *robots;       /* array of RoboFields, each with a seat and the values to compare */
  GArray  *mines;        /* array of RoboFields, one for each mine */
  GArray  *tokens;       /* array of RoboFields, one for each number */
  GArray  *events;       /* array of RoboFields, one for each event */
  gboolean lists_mines;  /* whether `mines` must be complete */
  gboolean lists_tokens; /* whether `tokens` must be complete */
  gboolean has_winner;   /* whether the winner is compared */
  guint    winner;       /* the expected winner: a seat, ROBO_WINNER_SQUAD or ROBO_NO_WINNER */
} RoboExpectation;

struct _RoboScenario
{
  char           *id;
  char           *title;
  RoboArena      *arena;
  RoboBoard      *board;
  RoboCards       cards;
  RoboModules    *modules; /* the cards of the set-up, with their texts */
  RoboSetup       setup;
  RoboState       state;
  GByteArray     *rolls;
  GArray         *answers; /* array of RoboScriptedAnswer */
  RoboExpectation expectation;
};

/* Loads a `scenario` element, which may be the root of a document or a part of another document. Returns NULL with an
 * error in `problems` if the scenario cannot be used. */
RoboScenario *robo_scenario_load_node (xmlNode       *node,
                                       RoboLibrary   *library,
                                       RoboModuleSet *standard,
                                       RoboProblems  *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the player of the robot, for a match that begins with the position: a person for the learner, and a
 * computer for any other operator. */
RoboPlayer robo_scenario_get_player (const RoboRobot *robot,
                                     gboolean         is_learner);

typedef struct
{
  char  *id;
  guint8 tokens; /* tokens on the card */
  guint8 used;   /* number of earlier uses of the card by the robot (R14.2) */
} RoboScenarioModule;

/* Holds the VP tokens of one number. */
typedef struct
{
  guint8 number;
  guint8 count;
} RoboScenarioToken;

/* Each table has attributes of an element. The first table is for the id of a RoboScenario, the second for the round
 * of a RoboState. The next three are for a RoboRobot: a table without space and facing, a table for the space, and a
 * table for the facing. The other tables are for RoboScenarioModule, RoboDie, RoboMine, RoboScenarioToken, and the
 * winner of a RoboExpectation. Attributes for spaces need a RoboGrid. */
extern const RoboAttribute robo_scenario_attributes[];
extern const RoboAttribute robo_scenario_state_attributes[];
extern const RoboAttribute robo_scenario_robot_attributes[];
extern const RoboAttribute robo_scenario_place_attributes[];
extern const RoboAttribute robo_scenario_facing_attributes[];
extern const RoboAttribute robo_scenario_module_attributes[];
extern const RoboAttribute robo_scenario_die_attributes[];
extern const RoboAttribute robo_scenario_mine_attributes[];
extern const RoboAttribute robo_scenario_token_attributes[];
extern const RoboAttribute robo_scenario_winner_attributes[];

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

/* Compares the expectation with a game in its current state, which has events. Adds a phrase for each difference;
 * phrases are not translated. Returns whether there is no difference. */
gboolean robo_expectation_compare (const RoboExpectation *self,
                                   const RoboGame        *game,
                                   GPtrArray             *differences);

/* Policy with the given answers */

/* Holds the answers while a scenario is played. */
typedef struct
{
  const GArray *answers;  /* array of RoboScriptedAnswer */
  RoboProblems *problems; /* list that gets errors about missing or illegal answers, or NULL */
  guint8       *used;     /* by index in `answers`: whether the answer was used; the last one of a decision is used
                           * again */
} RoboScript;

/* Returns the next answer to the decision of this question and marks it as used. When all have been used, returns the
 * last one again. Returns NULL if there is no such answer. */
const RoboScriptedAnswer *robo_script_take (RoboScript         *script,
                                            const RoboSetup    *setup,
                                            const RoboQuestion *question);

RoboReply robo_script_answer (const RoboSetup    *setup,
                              const RoboState    *state,
                              const RoboQuestion *question,
                              RoboAnswer         *answer,
                              gpointer            data);

G_END_DECLS
