// SPDX-License-Identifier: GPL-3.0-or-later
// Who one is on a chat server: the address is in the settings, the password in the keyring of the desktop or in a private file.
#pragma once

#include "net/transports/robo-stream.h"

G_BEGIN_DECLS

/**
 * RoboRemoteAccount:
 *
 * As long as no server has taken the password, it is in memory alone. Then it goes into the keyring, or where none answers into
 * `remote.password` in the user's data folder, readable for the owner alone.
 *
 * Property `remark` (string, ro): which account it is, and that its password is in a file if it is, for people.
 */
#define ROBO_TYPE_REMOTE_ACCOUNT (robo_remote_account_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemoteAccount, robo_remote_account, ROBO, REMOTE_ACCOUNT, GObject)

/* The one that all games use; borrowed. */
RoboRemoteAccount *robo_remote_account_get_default (void);

/* "anna@example.org"; "example.org" of a server that lets in anybody without a name, empty if there is none. Borrowed. */
const char *robo_remote_account_get_address (RoboRemoteAccount *self);

/**
 * robo_remote_account_is_whole:
 * @address: what somebody says is the address
 * @password: and the password
 *
 * Returns: whether that could be an account
 */
gboolean robo_remote_account_is_whole (const char *address,
                                       const char *password);

/**
 * robo_remote_account_set:
 * @self: the account
 * @address: an address
 * @password: its password
 * @is_new: whether the server is to make it first
 *
 * Uses that account from now on. The password is kept as soon as the server has taken it.
 */
void robo_remote_account_set (RoboRemoteAccount *self,
                              const char        *address,
                              const char        *password,
                              gboolean           is_new);

/**
 * robo_remote_account_new_stream:
 * @self: the account
 *
 * Returns: (transfer full): a closed stream to its server, which looks for the password when it is opened
 */
RoboStream *robo_remote_account_new_stream (RoboRemoteAccount *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
