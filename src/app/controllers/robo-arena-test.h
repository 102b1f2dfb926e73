// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game that tests the arena in the board editor, and returns to the editor.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* The page of a test, named `arena-test`, is created for a single game, which is never saved or listed. */
#define ROBO_TYPE_ARENA_TEST (robo_arena_test_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaTest, robo_arena_test, ROBO, ARENA_TEST, GObject)

extern const RoboShortcut robo_arena_test_shortcuts[];

/* Creates the object that runs the tests of the editor. At the end of a test it shows the page `editor`. A toast tells
 * the user how to end the test. */
RoboArenaTest *robo_arena_test_new (GtkStack        *pages,
                                    AdwToastOverlay *toasts,
                                    GtkWidget       *editor) G_GNUC_WARN_UNUSED_RESULT;

/* Ends a running test, and shows a game between a person and a KillBot on the opposite side. The arena needs starting
 * spaces. */
void robo_arena_test_begin (RoboArenaTest *self,
                            RoboArena     *arena);

/* Returns to the editor; does nothing without a game. */
void robo_arena_test_end (RoboArenaTest *self);

G_END_DECLS
