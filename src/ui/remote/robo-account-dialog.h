// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the account on a chat server.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for an account on a chat server. The response `use` makes the entered account the account of the program
 * (RoboRemoteAccount). */
#define ROBO_TYPE_ACCOUNT_DIALOG (robo_account_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboAccountDialog, robo_account_dialog, ROBO, ACCOUNT_DIALOG, AdwMessageDialog)

/* Shows the dialog over the window that contains `parent`. */
RoboAccountDialog *robo_account_dialog_show (GtkWidget *parent);

G_END_DECLS
