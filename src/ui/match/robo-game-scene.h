// SPDX-License-Identifier: GPL-3.0-or-later
// A match on a board: what is seen of it, heard of it and read aloud.
#pragma once

#include "match/robo-match.h"
#include "ui/board/robo-board-view.h"

G_BEGIN_DECLS

/**
 * RoboGameScene:
 *
 * Signals: `acting (uint seat)`: a die of that seat acts now; `revealed (uint duration_ms)`: all programs can be seen now.
 */
#define ROBO_TYPE_GAME_SCENE (robo_game_scene_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameScene, robo_game_scene, ROBO, GAME_SCENE, GObject)

/**
 * robo_game_scene_new:
 * @board: where it is seen; it has to live as long as the scene
 * @page: what it is a part of; an ambience and music are heard while that is looked at
 *
 * Returns: (transfer full): a scene without a match
 */
RoboGameScene *robo_game_scene_new (RoboBoardView *board,
                                    GtkWidget     *page) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_game_scene_set_match:
 * @self: a scene
 * @match: (nullable): the match to show from where it is; %NULL for an empty board
 */
void robo_game_scene_set_match (RoboGameScene *self,
                                RoboMatch     *match);

/**
 * robo_game_scene_say:
 * @self: a scene with a match
 *
 * Tells a screen reader all that is new, when it has come at once; else what is looked at.
 */
void robo_game_scene_say (RoboGameScene *self);

G_END_DECLS
