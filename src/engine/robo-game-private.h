/* What a game is made of.
 *
 * Private to the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "robo-game.h"
#include "robo-tx.h"

G_BEGIN_DECLS

struct _RoboGame
{
  RoboSetup     setup;
  RoboGameFlags flags;
  RoboState     states[2];
  RoboState    *state; /* between two transactions: one of the two */
  RoboState    *work;  /* within one, as far as it got: the other */
  RoboEventList events;
  guint         n_events;   /* how many of them are those of finished transactions */
  RoboFarCauses far_causes; /* of them, for those to come */
  GArray       *records;    /* of RoboRecord: all, or only those of the transaction */
  guint8       *rolls;
  guint         n_rolled; /* how many of them finished transactions have used */
  gboolean      is_asking;
  guint         n_past;
  RoboTx        tx;
  RoboState     past[ROBO_GAME_MAX_PAST]; /* the oldest first */
};

G_END_DECLS
