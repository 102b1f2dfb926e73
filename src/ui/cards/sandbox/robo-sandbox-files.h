// SPDX-License-Identifier: GPL-3.0-or-later
// The files of scenarios that the sandbox opens and saves.
#pragma once

#include <gtk/gtk.h>

#include "documents/robo-sandbox.h"

G_BEGIN_DECLS

/**
 * RoboSandboxFiles:
 *
 * Properties:
 *
 * - `titles` (GListModel of GtkStringObject, ro): the scenarios of the file that was opened last
 *
 * Signals: `told` (string): a translated sentence, of what went wrong or was done.
 */
#define ROBO_TYPE_SANDBOX_FILES (robo_sandbox_files_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxFiles, robo_sandbox_files, ROBO, SANDBOX_FILES, GObject)

/**
 * robo_sandbox_files_new:
 * @sandbox: what the scenarios are opened in
 * @page: a widget in the window that dialogs belong to; it lives as long as the object
 *
 * Returns: (transfer full): without a file
 */
RoboSandboxFiles *robo_sandbox_files_new (RoboSandbox *sandbox,
                                          GtkWidget   *page) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sandbox_files_open_path:
 * @self: files
 * @path: a file of a scenario, or of many
 *
 * Opens the first of them, after a moment; tells why if it cannot.
 */
void robo_sandbox_files_open_path (RoboSandboxFiles *self,
                                   const char       *path);

/**
 * robo_sandbox_files_show_entry:
 * @self: files
 * @index: which of the scenarios; nothing happens when it is shown already
 */
void robo_sandbox_files_show_entry (RoboSandboxFiles *self,
                                    guint             index);

/* Two dialogs: one for a file to open, one for where to save. */
void robo_sandbox_files_ask_for_file (RoboSandboxFiles *self);
void robo_sandbox_files_save_as (RoboSandboxFiles *self);

/**
 * robo_sandbox_files_save_puzzle:
 * @self: files
 *
 * A dialog that makes a puzzle of what stands in the sandbox.
 */
void robo_sandbox_files_save_puzzle (RoboSandboxFiles *self);

G_END_DECLS
