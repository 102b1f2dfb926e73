// SPDX-License-Identifier: GPL-3.0-or-later
// Restores a recorded game without playing it: the positions follow from the events.
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/* Holds the record of a game that this engine would play in another way. The record is not trusted: contents that make
 * no sense are ignored. */
typedef struct
{
  const RoboEvent  *events;  /* events from the beginning on, as in a file */
  const RoboRecord *records; /* records of answers; only programs, kept dice and changes by remote control are used */
  guint             n_events;
  guint             n_records;
} RoboRecording;

/* Restores a recorded game, with its events and answers and a state after each event. The parts of a state that
 * players could see are right. Decks, the bag and other hidden parts are not. The restored game can be viewed, but
 * not advanced. */
RoboGame *robo_game_new_recorded (const RoboSetup     *setup,
                                  guint64              seed,
                                  const RoboRecording *recording) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
