// SPDX-License-Identifier: GPL-3.0-or-later
// Stores secrets in the keyring of the desktop (the Secret Service, with libsecret), or in private files if no
// keyring answers.
#pragma once

#include <gio/gio.h>

#include "robo-key.h"

G_BEGIN_DECLS

/* Each function below waits for the keyring, which may ask the user to unlock it. Call these functions in a thread, or
 * in the command-line program. A build without libsecret behaves as if no keyring answered. */

/* Names the place of a secret. */
typedef enum
{
  ROBO_KEPT_NOWHERE,    /* only in memory */
  ROBO_KEPT_IN_FILE,    /* in a file that only its owner can read */
  ROBO_KEPT_IN_KEYRING, /* in the keyring */
} RoboKept;

/* Finds the key. The file has the key, or says that the key is in the keyring. Without a file, the keyring may still
 * have the key. If neither has a key, makes a new one, if possible in the keyring. Never makes a new key if the file
 * exists, if the keyring has a key but is not unlocked, or after the call was canceled. Returns the place of the key, or ROBO_KEPT_NOWHERE and an error if there is none. */
RoboKept robo_keyring_find_key (RoboKey      *key,
                                const char   *path,
                                GCancellable *cancellable,
                                GError      **error);

/* Moves the key from its file into the keyring. The key is removed from the file only when it can be read back from the
 * keyring; the file then says where the key is. Returns whether the key was moved. */
gboolean robo_keyring_move_key_from_file (const RoboKey *key,
                                          const char    *path,
                                          GCancellable  *cancellable);

/* Returns the password of an account and sets its place. Returns NULL if the password is unknown. The file has the
 * password if no keyring answered when it was stored. A password in the file is moved into the keyring if possible. */
char *robo_keyring_find_password (const char   *address,
                                  const char   *path,
                                  GCancellable *cancellable,
                                  RoboKept     *kept) G_GNUC_WARN_UNUSED_RESULT;

/* Stores a password in the keyring, or in the file if the keyring does not take it. Returns its place. */
RoboKept robo_keyring_keep_password (const char *address,
                                     const char *password,
                                     const char *path);

/* Removes the password of an unused account from the keyring and the file. */
void robo_keyring_forget_password (const char *address,
                                   const char *path);

G_END_DECLS
