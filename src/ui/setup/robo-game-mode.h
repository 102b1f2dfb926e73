// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the modes of play (R3.2, R3.5, R11).
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_MODE_TRAINING,     /* match to three VP without modules */
  ROBO_MODE_MATCH,        /* match with modules */
  ROBO_MODE_SOLO,         /* a match of one operator against KillBots */
  ROBO_MODE_ALL_ARENAS,   /* a match in each of several arenas */
  ROBO_MODE_CHAMPIONSHIP, /* a series for the four champion cards */
} RoboGameMode;

#define ROBO_N_MODES 5

/* Returns the word for a mode in the settings. */
const char *robo_game_mode_get_id (RoboGameMode mode);

gboolean    robo_game_mode_from_id (const char   *id,
                                    RoboGameMode *mode);
const char *robo_game_mode_get_title (RoboGameMode mode);
const char *robo_game_mode_get_description (RoboGameMode mode);
gboolean    robo_game_mode_is_series (RoboGameMode mode);

G_END_DECLS
