// SPDX-License-Identifier: GPL-3.0-or-later
// What a game that is recorded is good for beside looking at it: it says what it is, is exported, and is played on from
// the moment shown.
#pragma once

#include <adwaita.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"

G_BEGIN_DECLS

/**
 * RoboGameRecord:
 *
 * Signals:
 *
 * - `branched (RoboMatch match)`: somebody plays on from the moment shown: that other match
 * - `open-series ()`: somebody wants to see the series that the match belongs to
 * - `open-bout (uint bout)`: somebody wants another match of the series, from 0
 */
#define ROBO_TYPE_GAME_RECORD (robo_game_record_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameRecord, robo_game_record, ROBO, GAME_RECORD, GObject)

/**
 * robo_game_record_new:
 * @toasts: where it says what it has done; they have to live as long as the record
 *
 * Returns: (transfer full): the record of no game
 */
RoboGameRecord *robo_game_record_new (AdwToastOverlay *toasts) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_record_add_actions:
 * @self: a record
 * @map: the commands of a game
 *
 * Adds `export`, `information` and `play-on`.
 */
void robo_game_record_add_actions (RoboGameRecord *self,
                                   GActionMap     *map);

/**
 * robo_game_record_set_match:
 * @self: a record
 * @match: (nullable): the match that is played from now on
 */
void robo_game_record_set_match (RoboGameRecord *self,
                                 RoboMatch      *match);

/**
 * robo_game_record_set_series:
 * @self: a record
 * @run: (nullable): the series that the match belongs to
 * @bout: which match of it, from 0
 */
void robo_game_record_set_series (RoboGameRecord *self,
                                  RoboSeriesRun  *run,
                                  guint           bout);

/**
 * robo_game_record_set_covered:
 * @self: a record
 * @is_covered: whether a curtain is before the game: nothing of it goes anywhere then
 */
void robo_game_record_set_covered (RoboGameRecord *self,
                                   gboolean        is_covered);

/**
 * robo_game_record_can_play_on:
 * @self: a record of a match
 *
 * Returns: whether somebody may play on from the past of the match
 */
gboolean robo_game_record_can_play_on (RoboGameRecord *self);

G_END_DECLS
