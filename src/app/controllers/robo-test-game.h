// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game that tests an arena or a card which is being edited. Returns to the editor at the end.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"
#include "files/cards/robo-module-set.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Lists what a designer can test. */
typedef enum
{
  ROBO_TEST_ARENA,
  ROBO_TEST_CARD,
} RoboTestKind;

/* Creates the page of a test, named `arena-test` or `card-test`, for a single game. This game is never saved or listed,
 * and does not count for the strength of players. */
#define ROBO_TYPE_TEST_GAME (robo_test_game_get_type ())

G_DECLARE_FINAL_TYPE (RoboTestGame, robo_test_game, ROBO, TEST_GAME, GObject)

extern const RoboShortcut robo_test_game_shortcuts[];

/* Creates the object that plays the test games. At the beginning of a game a toast tells the user how to end it. At the
 * end the stack shows the page `editor` or `module-set` again. */
RoboTestGame *robo_test_game_new (GtkStack        *pages,
                                  AdwToastOverlay *toasts,
                                  RoboTestKind     kind) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a game in the arena, which must have no errors, with the players of the last test. If `asks` is TRUE, or if no
 * game can start with these players, the user chooses the players first. Ends a test that is running. */
void robo_test_game_begin_arena (RoboTestGame *self,
                                 RoboArena    *arena,
                                 gboolean      asks);

/* Does the same with a card of a set. Every person begins with this card, and operators are dealt no other modules. The
 * card must have no errors. */
void robo_test_game_begin_card (RoboTestGame  *self,
                                RoboModuleSet *set,
                                guint          card,
                                gboolean       asks);

/* Ends the test and returns to the editor. Does nothing if there is no test. */
void robo_test_game_end (RoboTestGame *self);

G_END_DECLS
