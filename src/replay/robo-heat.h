// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the events of a game by the spaces where they happened.
#pragma once

#include "engine/robo-event.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_HEAT_DESTROYED, /* number of robots destroyed on the space */
  ROBO_HEAT_DAMAGE,    /* damage taken on the space, on monitors and shields */
  ROBO_HEAT_VISITS,    /* how often a robot entered the space */
} RoboHeatKind;

#define ROBO_N_HEATS (ROBO_HEAT_VISITS + 1)

typedef struct
{
  guint counts[ROBO_N_HEATS][ROBO_MAX_SPACES]; /* counts, by kind and space */
  guint most[ROBO_N_HEATS];                    /* highest count of a kind, or 0 */
} RoboHeat;

/* Counts the events of a game. The list of events must begin with the beginning of the game. */
void robo_heat_count (RoboHeat        *heat,
                      const RoboEvent *events,
                      guint            n_events);

G_END_DECLS
