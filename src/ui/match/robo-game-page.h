// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a match and lets the players play it.
#pragma once

#include <gtk/gtk.h>

#include "match/robo-match.h"
#include "match/robo-series-run.h"
#include "ui/board/robo-board-view.h"

#include "ui/match/questions/robo-decision-card.h"
#include "ui/match/seat/robo-seat-panel.h"
#include "ui/results/robo-recap.h"
#include "ui/results/robo-result-view.h"
#include "ui/widgets/keys/robo-shortcuts.h"
#include "robo-curtain.h"

G_BEGIN_DECLS

/* Has the board, players, log and time line of a match; asks its questions and passes on the answers. The page starts
 * the match that it gets.
 *
 * Properties:
 *
 * - `match` (RoboMatch, rw, nullable): a rematch replaces it
 * - `trouble` (string, rw, nullable): the reason why the game could not be saved, as a whole sentence; shown above the
 *   game as long as it is set, with a button for the action `win.save-game` of the page's owner
 *
 * Signals:
 *
 * - `left ()`: the player leaves the page; the match stays as it is
 * - `new-game ()`: the player chooses another game
 * - `rematch ()`: the player asks for the same game again, in remote play; otherwise the page begins the rematch
 *   itself
 * - `open-bout (uint bout)`: the player opens the match with this index in the series, which may not have begun
 *
 * Actions, for buttons, keys and menus within: `game.step`, `game.step-back`, `game.playing`, `game.speed`,
 * `game.first-moment`, `game.last-moment`, `game.watch-from`, `game.play-recap`, `game.close-recap`, `game.hint`,
 * `game.leave`, `game.rematch`, `game.new-game`, `game.open-bout`, `game.look-again`, `game.review`, `game.show-log`,
 * `game.show-talk`, `game.log-below`, `game.ask-needless`, `game.sound`, `game.module-cards-beside`, `game.zoom-in`,
 * `game.zoom-out`, `game.zoom-fit`; those of a RoboProgramTurn and of a RoboGameRecord. */
#define ROBO_TYPE_GAME_PAGE (robo_game_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboGamePage, robo_game_page, ROBO, GAME_PAGE, GtkWidget)

extern const RoboShortcut robo_game_page_program_shortcuts[];
extern const RoboShortcut robo_game_page_shortcuts[];

GtkWidget *robo_game_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboMatch *robo_game_page_get_match (RoboGamePage *self);

/* Shows a match and starts it. NULL shows no match. */
void robo_game_page_set_match (RoboGamePage *self,
                               RoboMatch    *match);

/* Sets the series of the match that is set next, or NULL if that match is in no series, and the index of the match in
 * the series. While the page shows that match, `left` leads to the page of the series. */
void robo_game_page_set_series (RoboGamePage  *self,
                                RoboSeriesRun *run,
                                guint          bout);

/* Sets a guide for the matches of the page. Matches with a guide end without a result page. The guide is a
 * GtkOrientable with instructions, and is shown above the game. In a narrow page it is laid out vertically. */
void robo_game_page_set_guide (RoboGamePage *self,
                               GtkWidget    *guide);

/* Sets the tooltip of the back button, for a back button that does not lead to the start page. */
void robo_game_page_set_leave_tooltip (RoboGamePage *self,
                                       const char   *tooltip);

/* Sets or replaces the bar above the game. NULL removes it. */
void robo_game_page_set_bar (RoboGamePage *self,
                             GtkWidget    *bar);

/* Sets the chat beside the game, or NULL. The chat replaces the log when the user switches to it, and has a property
 * `n-unread` (uint). */
void robo_game_page_set_talk (RoboGamePage *self,
                              GtkWidget    *talk);

/* Sets whether a confirmed program may wait for days and cannot be changed. If so, the page asks the player before
 * it passes the program on, unless the setting `ask-before-seal` is off. */
void robo_game_page_set_is_final (RoboGamePage *self,
                                  gboolean      is_final);

G_END_DECLS
