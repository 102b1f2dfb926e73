// SPDX-License-Identifier: GPL-3.0-or-later
// A game that tries the arena in the board editor, and the way back.
#pragma once

#include <adwaita.h>

#include "files/arena/robo-arena.h"

G_BEGIN_DECLS

/**
 * RoboArenaTest:
 *
 * The page of a test, named `arena-test`, is made for one game: nothing of it stays, and no saver knows of the game, so that
 * it is among no others.
 */
#define ROBO_TYPE_ARENA_TEST (robo_arena_test_get_type ())

G_DECLARE_FINAL_TYPE (RoboArenaTest, robo_arena_test, ROBO, ARENA_TEST, GObject)

/**
 * robo_arena_test_new:
 * @pages: (transfer none): where its page goes
 * @toasts: (transfer none): where it says how to get back
 * @editor: (transfer none): the page of the editor, named `editor`, to which a test leads back
 *
 * Returns: (transfer full): no test yet
 */
RoboArenaTest *robo_arena_test_new (GtkStack        *pages,
                                    AdwToastOverlay *toasts,
                                    GtkWidget       *editor) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_arena_test_begin:
 * @self: a test
 * @arena: what is tried; it has starting spaces
 *
 * Shows a game in it between a person and a Killbot on the opposite side; a test that is going on ends.
 */
void robo_arena_test_begin (RoboArenaTest *self,
                            RoboArena     *arena);

/**
 * robo_arena_test_end:
 * @self: a test
 *
 * Leads back to the editor; without a game nothing happens.
 */
void robo_arena_test_end (RoboArenaTest *self);

G_END_DECLS
