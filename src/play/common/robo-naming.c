/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "robo-naming.h"

#include <string.h>

#include <glib/gi18n.h>

/* After these there is no room for the s of a German genitive. */
static gboolean
ends_in_sibilant (const char *name)
{
  gunichar last = g_unichar_tolower (g_utf8_get_char (g_utf8_prev_char (name + strlen (name))));

  return last == 's' || last == 'x' || last == 'z' || last == 0xdf;
}

char *
robo_naming_dup_full (const RoboMatchSetup *setup,
                      guint                 seat)
{
  g_autofree char *player = NULL;
  const char      *robot;

  g_return_val_if_fail (setup != NULL && seat < ROBO_MAX_ROBOTS, NULL);
  g_return_val_if_fail (setup->seats[seat].player != ROBO_PLAYER_NONE, NULL);

  player = robo_match_setup_dup_name (setup, seat);
  robot = robo_robot_name_get_title (setup->seats[seat].robot);
  if (strcmp (player, robot) == 0)
    return g_steal_pointer (&player);
  if (setup->seats[seat].player == ROBO_PLAYER_KILLBOT)
    /* Translators: %1$s is a KillBot, such as "KillBot 1", %2$s the robot that it is, such as "Volt" */
    return g_strdup_printf (C_ ("naming", "%1$s (%2$s)"), player, robot);

  robot = robo_robot_name_get_owned_title (setup->seats[seat].robot);
  if (ends_in_sibilant (player))
    /* Translators: whose robot it is: %1$s is a player whose name ends in s, x, z or ß, %2$s a robot such as "Hound" */
    return g_strdup_printf (C_ ("name ending in s", "%1$s’s %2$s"), player, robot);

  /* Translators: whose robot it is: %1$s is a player, %2$s a robot such as "Hound". It stands in sentences in place of
   * a name: where names are inflected, "%1$s (%2$s)" is better. */
  return g_strdup_printf (C_ ("naming", "%1$s’s %2$s"), player, robot);
}
