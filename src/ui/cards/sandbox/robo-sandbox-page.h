// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the sandbox, a page with a board for trying out a card.
#pragma once

#include <adwaita.h>

#include "documents/robo-sandbox.h"
#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

/* Has the board, on which the user drags pieces, or picks them up and puts them down with Return. Beside the board are
 * the dice, modules and damage of the selected robot, or during playback the log. The page has the actions of the group
 * `sandbox` for editing, playback and files.
 *
 * Properties: `sandbox` (RoboSandbox, ro), and its parts `tools` (RoboSandboxTools, ro) and `files` (RoboSandboxFiles,
 * ro)
 *
 * Signal:
 *
 * - `left ()`: the user goes back */
#define ROBO_TYPE_SANDBOX_PAGE (robo_sandbox_page_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxPage, robo_sandbox_page, ROBO, SANDBOX_PAGE, AdwBin)

extern const RoboShortcut robo_sandbox_page_shortcuts[];

/* Creates a page with a small board. */
GtkWidget *robo_sandbox_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the modules as robo_sandbox_set_modules() does. `set` may be NULL. */
void robo_sandbox_page_set_modules (RoboSandboxPage *self,
                                    RoboModuleSet   *set,
                                    guint            card);

G_END_DECLS
