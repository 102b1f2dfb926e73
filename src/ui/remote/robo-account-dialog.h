// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the account on a chat server.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboAccountDialog:
 *
 * A dialog whose response `use` comes when the account that was entered is used (RoboRemoteAccount).
 */
#define ROBO_TYPE_ACCOUNT_DIALOG (robo_account_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboAccountDialog, robo_account_dialog, ROBO, ACCOUNT_DIALOG, AdwMessageDialog)

/**
 * robo_account_dialog_show:
 * @parent: a widget in the window that asks
 *
 * Returns: (transfer none): the dialog, shown
 */
RoboAccountDialog *robo_account_dialog_show (GtkWidget *parent);

G_END_DECLS
