// SPDX-License-Identifier: GPL-3.0-or-later
// Loads scenarios: one round from a given position, with every choice and every roll.
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/cards/robo-modules.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Holds a scenario from a file, which can be played with robo_outcome_new(). A scenario never changes. */
typedef struct _RoboScenario RoboScenario;

void robo_scenario_free (RoboScenario *self);

const char      *robo_scenario_get_id (const RoboScenario *self);
const char      *robo_scenario_get_title (const RoboScenario *self);
const RoboSetup *robo_scenario_get_setup (const RoboScenario *self);

/* Returns the standard modules and the modules of the scenario itself, with their texts. */
RoboModules *robo_scenario_get_modules (const RoboScenario *self);

/* Returns the position at the start of phase 2. */
const RoboState *robo_scenario_get_state (const RoboScenario *self);

/* Describes one of the scenarios of a document. */
typedef struct
{
  RoboScenario *scenario;   /* borrowed; NULL if the scenario is refused */
  const char   *id;         /* id of the scenario; "" without an id */
  RoboProblems *problems;   /* errors if the scenario is refused, otherwise at most warnings */
  gboolean      is_in_list; /* whether the scenario is in a `scenarios` document */
} RoboScenarioItem;

/* Handles one scenario of a document. The scenario is freed afterwards. Returns FALSE to stop reading. */
typedef gboolean (*RoboScenarioFunc) (const RoboScenarioItem *item,
                                      gpointer                data);

/* Reads one or several scenarios, with only one at a time in memory. Calls `func` for each scenario in the order of the
 * document, even if the scenario is refused. Adds errors of the document as a whole, such as broken XML, to `problems`.
 * The problems of each scenario have the same file name as `problems`. Returns whether the document was read to its
 * end. */
gboolean robo_scenario_read_each (GBytes          *bytes,
                                  RoboScenarioFunc func,
                                  gpointer         func_data,
                                  RoboProblems    *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboScenario, robo_scenario_free)

G_END_DECLS
