// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game that tests the arena in the board editor. Returns to the editor at the end.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Creates the page of a test, named `arena-test`, for a single game. This game is never saved or listed. */
#define ROBO_TYPE_ARENA_TEST (robo_arena_test_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaTest, robo_arena_test, ROBO, ARENA_TEST, GObject)

extern const RoboShortcut robo_arena_test_shortcuts[];

/* Creates the object that plays the test games. At the beginning of a game a toast tells the user how to end it. At the
 * end the stack shows the page `editor` again. */
RoboArenaTest *robo_arena_test_new (GtkStack        *pages,
                                    AdwToastOverlay *toasts,
                                    GtkWidget       *editor) G_GNUC_WARN_UNUSED_RESULT;

/* Shows a test game of the user in the arena, which must have starting spaces. A KillBot plays, too, if another side
 * has starting spaces; it prefers the side opposite to the user. Ends a test that is running. */
void robo_arena_test_begin (RoboArenaTest *self,
                            RoboArena     *arena);

/* Ends the test and returns to the editor. Does nothing if there is no test. */
void robo_arena_test_end (RoboArenaTest *self);

G_END_DECLS
