// SPDX-License-Identifier: GPL-3.0-or-later
// What a match is and where it stands, for those who ask.
#include "config.h"

#include "robo-match-private.h"

const RoboMatchSetup *
robo_match_get_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup;
}

const RoboSetup *
robo_match_get_game_setup (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return &self->game_setup;
}

RoboArena *
robo_match_get_arena (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup->arena;
}

const RoboBoard *
robo_match_get_board (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->board;
}

const RoboGame *
robo_match_get_game (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->game;
}

RoboModules *
robo_match_get_modules (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->setup->modules;
}

const RoboRecord *
robo_match_get_records (RoboMatch *self,
                        guint     *n_records)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && n_records != NULL, NULL);

  return robo_game_get_records (self->game, n_records);
}

GListModel *
robo_match_get_seats (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->seats);
}

GListModel *
robo_match_get_log (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->log);
}

GListModel *
robo_match_get_order (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return G_LIST_MODEL (self->order);
}

RoboSeat *
robo_match_get_seat (RoboMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && seat < ROBO_MAX_ROBOTS, NULL);

  return self->by_seat[seat];
}

RoboStandingAnswers *
robo_match_get_standing_answers (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->standing_answers;
}

gboolean
robo_match_get_skips_needless (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->skips_needless;
}

const RoboQuestion *
robo_match_get_question (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), NULL);

  return self->figures.has_question ? robo_game_get_question (self->game) : NULL;
}

guint
robo_match_get_n_events (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), 0);

  return self->figures.n_events;
}

gboolean
robo_match_get_is_live (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->figures.is_live;
}

gboolean
robo_match_get_is_over (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->figures.is_over;
}

gboolean
robo_match_get_is_recorded (RoboMatch *self)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self), FALSE);

  return self->is_recorded;
}

void
robo_match_count_stats (RoboMatch      *self,
                        RoboMatchStats *stats)
{
  g_return_if_fail (ROBO_IS_MATCH (self) && stats != NULL);

  robo_match_stats_count (stats, self->game);
}
