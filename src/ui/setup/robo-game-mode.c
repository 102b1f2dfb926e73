// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-mode.h"

#include <glib/gi18n.h>

#include "engine/robo-ids.h"

static const struct
{
  const char *id;
  const char *title;
  const char *description;
} modes[ROBO_N_MODES] = {
  [ROBO_MODE_TRAINING] = { "training", NC_ ("mode", "Training"),
                           N_ ("A short game to start with.") },
  [ROBO_MODE_MATCH] = { "match", NC_ ("mode", "Match"),
                        N_ ("Everyone gets two modules and can find more.") },
  [ROBO_MODE_SOLO] = { "solo", NC_ ("mode", "Solo"),
                       N_ ("You against one to three KillBots.") },
  [ROBO_MODE_ALL_ARENAS] = { "all-arenas", NC_ ("mode", "All-Arenas Match"),
                             N_ ("One match in each arena you choose. Win the most matches to win the series.") },
  [ROBO_MODE_CHAMPIONSHIP] = { "championship", NC_ ("mode", "RFL Championship"),
                               N_ ("Four robots fight for four champion cards. Hold all four to become champion.") },
};

ROBO_DEFINE_IDS (RoboGameMode, robo_game_mode, modes, .id)

const char *
robo_game_mode_get_title (RoboGameMode mode)
{
  return g_dpgettext2 (NULL, "mode", modes[mode].title);
}

const char *
robo_game_mode_get_description (RoboGameMode mode)
{
  return _ (modes[mode].description);
}

gboolean
robo_game_mode_is_series (RoboGameMode mode)
{
  return mode == ROBO_MODE_ALL_ARENAS || mode == ROBO_MODE_CHAMPIONSHIP;
}
