// SPDX-License-Identifier: GPL-3.0-or-later
// The sandbox: a board on which a card is tried.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboSandboxPage:
 *
 * A page of the window: the board, on which pieces are dragged, or taken up and put down with Return; beside it what
 * each robot has and does, and while it is played the list of steps.
 *
 * Actions: `sandbox.run`, `sandbox.stop`, `sandbox.undo`, `sandbox.step`, `sandbox.step-back`, `sandbox.open`,
 * `sandbox.save`.
 *
 * Properties: `sandbox` (RoboSandbox, ro), and its parts `tools` (RoboSandboxTools, ro) and `files` (RoboSandboxFiles, ro)
 *
 * Signal:
 *
 * - `left ()`: somebody wants to go back
 */
#define ROBO_TYPE_SANDBOX_PAGE (robo_sandbox_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxPage, robo_sandbox_page, ROBO, SANDBOX_PAGE, AdwBin)

/**
 * robo_sandbox_page_new:
 *
 * Returns: (transfer floating): a page with a small board
 */
GtkWidget *robo_sandbox_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_page_set_modules:
 * @self: a page
 * @set: (nullable): as for robo_sandbox_set_modules()
 * @card: likewise
 */
void robo_sandbox_page_set_modules (RoboSandboxPage *self,
                                    RoboModuleSet   *set,
                                    guint            card);

G_END_DECLS
