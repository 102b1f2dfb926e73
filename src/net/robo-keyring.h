// SPDX-License-Identifier: GPL-3.0-or-later
// Secrets in the keyring of the desktop (the Secret Service, by libsecret), and in private files where none answers.
#pragma once

#include <gio/gio.h>

#include "robo-key.h"

G_BEGIN_DECLS

/* All of these wait for the keyring, which may ask somebody to unlock it: they are for threads and for the terminal. In a build without
 * libsecret it is as if no keyring answered. */

/**
 * RoboKept:
 * @ROBO_KEPT_NOWHERE: only in memory
 * @ROBO_KEPT_IN_FILE: in a file that only its owner can read
 * @ROBO_KEPT_IN_KEYRING: in the keyring
 *
 * Where a secret is.
 */
typedef enum
{
  ROBO_KEPT_NOWHERE,
  ROBO_KEPT_IN_FILE,
  ROBO_KEPT_IN_KEYRING,
} RoboKept;

/**
 * robo_keyring_find_key:
 * @key: (out caller-allocates): the key
 * @path: a file, which has the key or says that the keyring has it
 * @cancellable: (nullable): to give up
 * @error: why there is no key: none is made in the place of one that cannot be reached
 *
 * Where there is no such file, the keyring may have the key still; else a new one is made, in the keyring if it takes it.
 *
 * Returns: where the key is; %ROBO_KEPT_NOWHERE if there is none, with @error
 */
RoboKept robo_keyring_find_key (RoboKey      *key,
                                const char   *path,
                                GCancellable *cancellable,
                                GError      **error);

/**
 * robo_keyring_take_key:
 * @key: a key
 * @path: the file in which it is
 * @cancellable: (nullable): to give up
 *
 * Puts it into the keyring. Only when it can be read from there is it taken out of the file, which from then on says where it is.
 *
 * Returns: whether it is in the keyring now
 */
gboolean robo_keyring_take_key (const RoboKey *key,
                                const char    *path,
                                GCancellable  *cancellable);

/**
 * robo_keyring_find_password:
 * @address: of an account, anna@example.org
 * @path: the file in which passwords are where no keyring answers
 * @cancellable: (nullable): to give up
 * @kept: (out): where it is; what was in the file goes into a keyring that takes it
 *
 * Returns: (transfer full) (nullable): its password, if it is known
 */
char *robo_keyring_find_password (const char   *address,
                                  const char   *path,
                                  GCancellable *cancellable,
                                  RoboKept     *kept) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_keyring_keep_password:
 * @address: of an account
 * @password: its password
 * @path: the file for where no keyring answers
 *
 * Returns: where it is now
 */
RoboKept robo_keyring_keep_password (const char *address,
                                     const char *password,
                                     const char *path);

/**
 * robo_keyring_forget_password:
 * @address: of an account that nobody uses any more
 * @path: the file for where no keyring answers
 *
 * Removes its password from everywhere.
 */
void robo_keyring_forget_password (const char *address,
                                   const char *path);

G_END_DECLS
