/* A game that was recorded, looked at without playing it: the positions follow from what happened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "engine/robo-game.h"

G_BEGIN_DECLS

/**
 * RoboRecording:
 * @events: (array length=n_events): what happened from the beginning on, as a file says it
 * @records: (array length=n_records): the answers that were given, of which programs and what remote control did
 *   to them are needed
 *
 * What is left of a game that this engine would play otherwise. Nothing in it is believed: what makes no sense
 * changes nothing.
 */
typedef struct
{
  const RoboEvent  *events;
  const RoboRecord *records;
  guint             n_events;
  guint             n_records;
} RoboRecording;

/**
 * robo_game_new_recorded:
 * @setup: what was chosen
 * @seed: of the generator
 * @recording: what was recorded
 *
 * Makes a game that has happened as recorded, with the events and the answers kept and a state after each event. What
 * everybody could see is right in these; decks, the bag and what else is hidden is not.
 *
 * Returns: (transfer full): a game to look at; it cannot be advanced
 */
RoboGame *robo_game_new_recorded (const RoboSetup     *setup,
                                  guint64              seed,
                                  const RoboRecording *recording) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
