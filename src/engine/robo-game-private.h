// SPDX-License-Identifier: GPL-3.0-or-later
// The structures that a game consists of. Private to the engine.
#pragma once

#include "robo-game.h"
#include "robo-tx.h"

G_BEGIN_DECLS

struct _RoboGame
{
  RoboSetup     setup;
  RoboGameFlags flags;
  RoboState     states[2];
  RoboState    *state; /* one of the two states: after the last finished transaction */
  RoboState    *work;  /* the other state: as far as the open transaction has got */
  RoboEventList events;
  guint         n_events;   /* how many of the events belong to finished transactions */
  RoboFarCauses far_causes; /* of the events, for later ones */
  GArray       *records;    /* RoboRecord: all answers, or only those of the open transaction */
  guint8       *rolls;
  guint         n_rolled; /* how many rolls the finished transactions have used */
  gboolean      is_asking;
  guint         n_past;
  RoboTx        tx;
  RoboState     past[ROBO_GAME_MAX_PAST]; /* oldest first */
};

G_END_DECLS
