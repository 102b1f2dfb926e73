// SPDX-License-Identifier: GPL-3.0-or-later
// Which module sets a rule set plays with.
#pragma once

#include "files/cards/robo-rule-files.h"
#include "robo-rule-set-group.h"

G_BEGIN_DECLS

/**
 * RoboSetsGroup:
 *
 * A switch for each module set there is. Changes the document. A set that is switched off and on again comes back with what the
 * rules said about its cards.
 *
 * Properties:
 *
 * - `files` (RoboRuleFiles, rw, nullable): which module sets there are
 */
#define ROBO_TYPE_SETS_GROUP (robo_sets_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboSetsGroup, robo_sets_group, ROBO, SETS_GROUP, RoboRuleSetGroup)

G_END_DECLS
