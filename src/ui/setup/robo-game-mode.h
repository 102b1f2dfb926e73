// SPDX-License-Identifier: GPL-3.0-or-later
// What can be played (R3.2, R3.5, R11).
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboGameMode:
 * @ROBO_MODE_TRAINING: three VP, no modules
 * @ROBO_MODE_MATCH: with modules
 * @ROBO_MODE_SOLO: a match of one operator against KillBots
 * @ROBO_MODE_ALL_ARENAS: a match in each of several arenas
 * @ROBO_MODE_CHAMPIONSHIP: for the four champion cards
 */
typedef enum
{
  ROBO_MODE_TRAINING,
  ROBO_MODE_MATCH,
  ROBO_MODE_SOLO,
  ROBO_MODE_ALL_ARENAS,
  ROBO_MODE_CHAMPIONSHIP,
} RoboGameMode;

#define ROBO_N_MODES 5

/**
 * robo_game_mode_get_id:
 * @mode: a mode
 *
 * Returns: (transfer none): its name in the settings
 */
const char *robo_game_mode_get_id (RoboGameMode mode);

gboolean    robo_game_mode_from_id (const char   *id,
                                    RoboGameMode *mode);
const char *robo_game_mode_get_title (RoboGameMode mode);
const char *robo_game_mode_get_description (RoboGameMode mode);
gboolean    robo_game_mode_is_series (RoboGameMode mode);

G_END_DECLS
