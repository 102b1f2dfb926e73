// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario: one round from a given position, with every choice and every roll given.
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/cards/robo-modules.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboScenario:
 *
 * A scenario as it stands in a file, ready to be played (robo_outcome_new()). Immutable.
 */
typedef struct _RoboScenario RoboScenario;

void robo_scenario_free (RoboScenario *self);

const char      *robo_scenario_get_id (const RoboScenario *self);
const char      *robo_scenario_get_title (const RoboScenario *self);
const RoboSetup *robo_scenario_get_setup (const RoboScenario *self);

/**
 * robo_scenario_get_modules:
 * @self: a scenario
 *
 * Returns: (transfer none): the standard modules and its own, with what people read
 */
RoboModules *robo_scenario_get_modules (const RoboScenario *self);

/**
 * robo_scenario_get_state:
 * @self: a scenario
 *
 * Returns: (transfer none): the position it begins with, at the start of phase 2
 */
const RoboState *robo_scenario_get_state (const RoboScenario *self);

/**
 * RoboScenarioItem:
 * @scenario: (nullable) (transfer none): a scenario, %NULL if it is refused
 * @id: its id, "" if it has none
 * @problems: what is wrong with it; without errors unless it is refused
 * @is_in_list: whether it stands in a `scenarios` document
 *
 * One of the scenarios of a document.
 */
typedef struct
{
  RoboScenario *scenario;
  const char   *id;
  RoboProblems *problems;
  gboolean      is_in_list;
} RoboScenarioItem;

/**
 * RoboScenarioFunc:
 * @item: a scenario, which is freed afterwards
 * @data: what was given
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (*RoboScenarioFunc) (const RoboScenarioItem *item,
                                      gpointer                data);

/**
 * robo_scenario_read_each:
 * @bytes: a file, whatever it holds
 * @func: called for the scenario, or for each one of a `scenarios` document in order
 * @func_data: for @func
 * @problems: where to add an error of the document as a whole, such as broken XML; the file in it is that
 *   of the problems of each scenario too
 *
 * Reads any number of scenarios, of which only one at a time is in memory. A refused one does not keep the
 * others from being read.
 *
 * Returns: whether the document was read to its end
 */
gboolean robo_scenario_read_each (GBytes          *bytes,
                                  RoboScenarioFunc func,
                                  gpointer         func_data,
                                  RoboProblems    *problems);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboScenario, robo_scenario_free)

G_END_DECLS
