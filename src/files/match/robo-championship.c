// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-championship.h"

/* Lists the champions (R11.1, R11.3). The color of a card determines its slot: blue is left, red is right, and yellow
 * takes the free slot. */
static const struct
{
  const char   *arena;
  RoboRobotName robot;
  const char   *always;     /* card that every KillBot has in this arena */
  const char   *challenger; /* card that KillBots have in this arena if they are no titleholders */
  gboolean      always_is_left;
} champions[ROBO_N_CHAMPIONS] = {
  { "twin-cities", ROBO_ROBOT_HOUND, "shield", "mines", TRUE },
  { "rome", ROBO_ROBOT_MERCURY, "anchor", "repulsion-blast", FALSE },
  { "ruhrgebiet", ROBO_ROBOT_REAPER, "telescopic-arm", "crossfire", TRUE },
  { "tokyo", ROBO_ROBOT_VOLT, "telescopic-arm", "grenades", TRUE },
};

const char *
robo_championship_get_arena (guint champion)
{
  g_return_val_if_fail (champion < ROBO_N_CHAMPIONS, NULL);

  return champions[champion].arena;
}

RoboRobotName
robo_championship_get_robot (guint champion)
{
  g_return_val_if_fail (champion < ROBO_N_CHAMPIONS, ROBO_ROBOT_HOUND);

  return champions[champion].robot;
}

guint
robo_championship_find_card (const RoboModules *modules,
                             guint              champion)
{
  g_return_val_if_fail (modules != NULL && champion < ROBO_N_CHAMPIONS, ROBO_NO_CARD);

  return robo_modules_find_champion (modules, champions[champion].arena);
}

gboolean
robo_championship_fill_cards (const RoboModules *modules,
                              guint              champion,
                              gboolean           is_titleholder,
                              guint8             cards[ROBO_MAX_SLOTS])
{
  const RoboCards *all;
  guint            always, other;

  g_return_val_if_fail (modules != NULL && champion < ROBO_N_CHAMPIONS, FALSE);

  all = robo_modules_get_cards (modules);
  always = robo_cards_find (all, champions[champion].always);
  other = is_titleholder ? robo_championship_find_card (modules, champion)
                         : robo_cards_find (all, champions[champion].challenger);
  cards[0] = champions[champion].always_is_left ? always : other;
  cards[1] = champions[champion].always_is_left ? other : always;

  return always != ROBO_NO_CARD && other != ROBO_NO_CARD;
}
