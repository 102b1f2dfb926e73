// SPDX-License-Identifier: GPL-3.0-or-later
// Adds three actions to a recorded game: information about it, export, and playing on from its past.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"

G_BEGIN_DECLS

/* Signals:
 *
 * - `branched (RoboMatch match)`: the user plays on from the current position, in this new match
 * - `open-series ()`: the user opens the series of the match
 * - `open-bout (uint bout)`: the user opens the match with this index in the series */
#define ROBO_TYPE_GAME_RECORD (robo_game_record_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameRecord, robo_game_record, ROBO, GAME_RECORD, GObject)

/* Creates a record that reports results in toasts. The overlay has to live as long as the record. */
RoboGameRecord *robo_game_record_new (AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the actions `export`, `information` and `play-on`. */
void robo_game_record_add_actions (RoboGameRecord *self,
                                   GActionMap     *map);

/* Sets the current match, or NULL. */
void robo_game_record_set_match (RoboGameRecord *self,
                                 RoboMatch      *match);

/* Sets the series that the match belongs to, or NULL, and the index of the match in the series. */
void robo_game_record_set_series (RoboGameRecord *self,
                                  RoboSeriesRun  *run,
                                  guint           bout);

/* Sets whether a curtain covers the game. While it does, no part of the game can be exported or shown. */
void robo_game_record_set_covered (RoboGameRecord *self,
                                   gboolean        is_covered);

/* Returns TRUE if the user may play on from an earlier position of the match. */
gboolean robo_game_record_can_play_on (RoboGameRecord *self);

G_END_DECLS
