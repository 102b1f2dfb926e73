// SPDX-License-Identifier: GPL-3.0-or-later
// Where in the arena it happened, counted from the events of a game.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

/**
 * RoboHeatKind:
 * @ROBO_HEAT_DESTROYED: robots destroyed there
 * @ROBO_HEAT_DAMAGE: damage taken there, on monitors and shields
 * @ROBO_HEAT_VISITS: how often a robot came to stand there
 */
typedef enum
{
  ROBO_HEAT_DESTROYED,
  ROBO_HEAT_DAMAGE,
  ROBO_HEAT_VISITS,
} RoboHeatKind;

#define ROBO_N_HEATS (ROBO_HEAT_VISITS + 1)

/**
 * RoboHeat:
 * @counts: (array): by kind and space
 * @most: (array): the highest count of a kind, 0 if there was nothing of it
 */
typedef struct
{
  guint counts[ROBO_N_HEATS][ROBO_MAX_SPACES];
  guint most[ROBO_N_HEATS];
} RoboHeat;

/**
 * robo_heat_count:
 * @heat: (out caller-allocates): what is counted
 * @events: (array length=n_events): a game from its beginning on
 * @n_events: how many
 */
void robo_heat_count (RoboHeat        *heat,
                      const RoboEvent *events,
                      guint            n_events);

G_END_DECLS
