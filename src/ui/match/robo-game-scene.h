// SPDX-License-Identifier: GPL-3.0-or-later
// Presents a match on a board: shows its events, plays their sounds and announces them.
#pragma once

#include "match/robo-match.h"
#include "ui/board/robo-board-view.h"

G_BEGIN_DECLS

/* Signals: `acting (uint seat)`: a die of this seat acts now; `revealed (uint duration_ms)`: all programs are revealed
 * now, and the reveal takes this time. */
#define ROBO_TYPE_GAME_SCENE (robo_game_scene_get_type ())

G_DECLARE_FINAL_TYPE (RoboGameScene, robo_game_scene, ROBO, GAME_SCENE, GObject)

/* Creates a scene on a board, which has to live as long as the scene. Ambience and music play while the page is visible
 * and any window of this program is active. */
RoboGameScene *robo_game_scene_new (RoboBoardView *board,
                                    GtkWidget     *page) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a match, beginning with its current position. NULL shows an empty board. */
void robo_game_scene_set_match (RoboGameScene *self,
                                RoboMatch     *match);

/* Announces all events that have not been announced yet. If the match is not playing, announces only the event that
 * was shown last. */
void robo_game_scene_say (RoboGameScene *self);

G_END_DECLS
