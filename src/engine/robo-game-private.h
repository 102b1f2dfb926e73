// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the structures of which a game consists. Only the engine and the replay room use this.
#pragma once

#include "robo-game.h"
#include "robo-tx.h"

G_BEGIN_DECLS

struct _RoboGame
{
  RoboSetup     setup;
  RoboGameFlags flags;
  RoboState     states[2];
  RoboState    *state; /* one of the two states: the state after the last finished transaction */
  RoboState    *work;  /* the other state: the state of the open transaction so far */
  RoboEventList events;
  guint         n_events;   /* number of events that belong to finished transactions */
  RoboFarCauses far_causes; /* events that may be the causes of later events */
  GArray       *records;    /* array of RoboRecord: all answers, or only those of the open transaction */
  guint8       *rolls;
  guint         n_rolled; /* number of rolls that the finished transactions have used */
  gboolean      is_asking;
  guint         n_past;
  RoboTx        tx;
  RoboState     past[ROBO_GAME_MAX_PAST]; /* states of the last rounds when programs were opened, oldest first */
};

G_END_DECLS
