// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and saves the scenario files of the sandbox.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/* Properties:
 *
 * - `titles` (GListModel of GtkStringObject, ro): the scenarios of the last opened file
 *
 * Signals: `told` (string): a translated sentence about an error or a result. */
#define ROBO_TYPE_SANDBOX_FILES (robo_sandbox_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxFiles, robo_sandbox_files, ROBO, SANDBOX_FILES, GObject)

/* Creates an object that opens scenarios in the sandbox. Dialogs are shown over the window of the page, which has to
 * live as long as the object. */
RoboSandboxFiles *robo_sandbox_files_new (RoboSandbox *sandbox,
                                          GtkWidget   *page) G_GNUC_WARN_UNUSED_RESULT;

/* Opens the first scenario of a file in the background. If this fails, reports the reason. */
void robo_sandbox_files_open_path (RoboSandboxFiles *self,
                                   const char       *path);

/* Shows a scenario of the file by its index. Does nothing if this scenario is shown already. */
void robo_sandbox_files_show_entry (RoboSandboxFiles *self,
                                    guint             index);

/* robo_sandbox_files_ask_for_file() shows a dialog for opening a file, robo_sandbox_files_save_as() a dialog for
 * saving. */
void robo_sandbox_files_ask_for_file (RoboSandboxFiles *self);
void robo_sandbox_files_save_as (RoboSandboxFiles *self);

/* Opens a dialog that makes a puzzle of the position in the sandbox. */
void robo_sandbox_files_save_puzzle (RoboSandboxFiles *self);

G_END_DECLS
