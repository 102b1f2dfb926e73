// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the user's account on a chat server: the address in the settings, the password in the keyring or in a
// private file.
#pragma once

#include "net/transports/robo-stream.h"

G_BEGIN_DECLS

/* Holds the user's account on a chat server. Until the server has accepted the password, the password is only in
 * memory. Then the password is stored in the keyring. Without a keyring it is stored in the file `remote.password` in
 * the user's data folder, which only the owner can read.
 *
 * Property `remark` (string, read-only): a text for the user about the account, and whether its password is in a
 * file. */
#define ROBO_TYPE_REMOTE_ACCOUNT (robo_remote_account_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteAccount, robo_remote_account, ROBO, REMOTE_ACCOUNT, GObject)

/* Returns the account that all games use; borrowed. */
RoboRemoteAccount *robo_remote_account_get_default (void);

/* Returns "anna@example.org", "example.org" for a server that allows anonymous users, or "" without an account. The
 * result is borrowed. */
const char *robo_remote_account_get_address (RoboRemoteAccount *self);

/* Returns whether address and password have the form of an account. */
gboolean robo_remote_account_is_well_formed (const char *address,
                                             const char *password);

/* Uses another account from now on. If is_new is TRUE, the server creates the account first. The password is stored
 * as soon as the server has accepted it. */
void robo_remote_account_set (RoboRemoteAccount *self,
                              const char        *address,
                              const char        *password,
                              gboolean           is_new);

/* Returns a closed stream to the account's server. The stream looks up the password when it is opened. */
RoboStream *robo_remote_account_new_stream (RoboRemoteAccount *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
