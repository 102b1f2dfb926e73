// SPDX-License-Identifier: GPL-3.0-or-later
// What describing events shares: -describe.c has rounds, phases and dice, -describe-arena.c what happens in the arena.
#pragma once

#include "robo-log-describe.h"

G_BEGIN_DECLS

#define ROBO_LOG_PLACE_SIZE 16

/* An event with the words for what is in it; "" where the event has nothing of the kind. */
typedef struct
{
  const RoboEvent    *event;
  const RoboLogNames *names;
  const char         *seat;
  const char         *by;
  const char         *of;
  const char         *player;
  const char         *dir;
  char                at[ROBO_LOG_PLACE_SIZE];
  char                to[ROBO_LOG_PLACE_SIZE];
} RoboLogLine;

char *robo_log_describe_turn (const RoboLogLine *line);
char *robo_log_describe_step (const RoboLogLine *line);
char *robo_log_describe_fail (const RoboLogLine *line);
char *robo_log_describe_push (const RoboLogLine *line);
char *robo_log_describe_barrier (const RoboLogLine *line);
char *robo_log_describe_fall (const RoboLogLine *line);
char *robo_log_describe_jump (const RoboLogLine *line);
char *robo_log_describe_land (const RoboLogLine *line);
char *robo_log_describe_swap (const RoboLogLine *line);
char *robo_log_describe_fire (const RoboLogLine *line);
char *robo_log_describe_hit (const RoboLogLine *line);
char *robo_log_describe_damage (const RoboLogLine *line);
char *robo_log_describe_absorb (const RoboLogLine *line);
char *robo_log_describe_lightning (const RoboLogLine *line);
char *robo_log_describe_destroyed (const RoboLogLine *line);
char *robo_log_describe_credit (const RoboLogLine *line);
char *robo_log_describe_high_voltage (const RoboLogLine *line);
char *robo_log_describe_mine_laid (const RoboLogLine *line);
char *robo_log_describe_mine_taken (const RoboLogLine *line);
char *robo_log_describe_mine_off (const RoboLogLine *line);
char *robo_log_describe_mine_gone (const RoboLogLine *line);
char *robo_log_describe_detonate (const RoboLogLine *line);
char *robo_log_describe_take_vp (const RoboLogLine *line);
char *robo_log_describe_repair (const RoboLogLine *line);
char *robo_log_describe_draw (const RoboLogLine *line);

G_END_DECLS
