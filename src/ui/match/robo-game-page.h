// SPDX-License-Identifier: GPL-3.0-or-later
// The page on which a match is played.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"
#include "ui/board/robo-board-view.h"

#include "ui/match/questions/robo-decision-card.h"
#include "ui/match/seat/robo-seat-panel.h"
#include "ui/results/robo-recap.h"
#include "ui/results/robo-result-view.h"
#include "robo-curtain.h"

G_BEGIN_DECLS

/**
 * RoboGamePage:
 *
 * Board, players, log and time line of a match; asks its questions and gives it the answers. It starts the match
 * that it is given.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): a rematch replaces it by another one
 * - `trouble` (string, rw, nullable): why the game is not on disk, as a whole sentence: it stays in sight as long as it is
 *   set, above the game, with a button for the action `win.save-game` of whoever keeps the page
 *
 * Signals:
 *
 * - `left ()`: the player wants to go elsewhere; the match stays as it is
 * - `new-game ()`: the player wants to choose another game
 * - `rematch ()`: the player wants the same game again, which is played at a distance; others are begun by the page itself
 * - `open-bout (uint)`: the player wants another match of the series, from 0; the last one may not have begun
 *
 * Actions, for buttons, keys and menus within: `game.step`, `game.step-back`, `game.playing`, `game.speed`,
 * `game.first-moment`, `game.last-moment`, `game.play-recap`, `game.close-recap`, `game.leave`, `game.rematch`,
 * `game.new-game`, `game.look-again`, `game.show-log`, `game.show-talk`, `game.log-below`, `game.ask-needless`,
 * `game.module-cards-beside`, `game.zoom-in`, `game.zoom-out`, `game.zoom-fit`; those of a RoboProgramTurn and of a
 * RoboGameRecord.
 */
#define ROBO_TYPE_GAME_PAGE (robo_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboGamePage, robo_game_page, ROBO, GAME_PAGE, GtkWidget)

GtkWidget *robo_game_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboMatch *robo_game_page_get_match (RoboGamePage *self);

/**
 * robo_game_page_set_match:
 * @self: a page
 * @match: (nullable): the match to play; it is started
 */
void robo_game_page_set_match (RoboGamePage *self,
                               RoboMatch    *match);

/**
 * robo_game_page_set_series:
 * @self: a page
 * @run: (nullable): the series that the match to be shown belongs to; `left` leads to it
 * @bout: which match of it, from 0
 */
void robo_game_page_set_series (RoboGamePage  *self,
                                RoboSeriesRun *run,
                                guint          bout);

/**
 * robo_game_page_set_guide:
 * @self: a page
 * @guide: a GtkOrientable that says above the game what to do; it is laid out vertically where there is little room
 *
 * Plays matches that somebody is guided through: no result covers them at the end.
 */
void robo_game_page_set_guide (RoboGamePage *self,
                               GtkWidget    *guide);

/**
 * robo_game_page_set_leave_tooltip:
 * @self: a page
 * @tooltip: where the back button leads, if not to the start page
 */
void robo_game_page_set_leave_tooltip (RoboGamePage *self,
                                       const char   *tooltip);

/**
 * robo_game_page_set_bar:
 * @self: a page
 * @bar: (nullable): what stands above the game; another one takes its place
 */
void robo_game_page_set_bar (RoboGamePage *self,
                             GtkWidget    *bar);

/**
 * robo_game_page_set_talk:
 * @self: a page
 * @talk: (nullable): what people say beside the game, with a property `n-unread` (uint); it shares the place of the log
 */
void robo_game_page_set_talk (RoboGamePage *self,
                              GtkWidget    *talk);

/* What is on it, for tests. */

G_END_DECLS
