// SPDX-License-Identifier: GPL-3.0-or-later
// What only one player knows, and all secrets that follow from it.
#pragma once

#include "robo-entry.h"

G_BEGIN_DECLS

/**
 * RoboKey:
 * @seed: 32 random bytes: the private key. Whoever has it is the player: with it alone own seals can be opened again
 * @public_key: what others verify signatures with
 */
typedef struct
{
  guint8 seed[ROBO_KEY_SIZE];
  guint8 public_key[ROBO_KEY_SIZE];
} RoboKey;

/**
 * robo_key_init_random:
 * @self: (out caller-allocates): a key that nobody has
 *
 * Returns: whether the system gave random bytes
 */
gboolean robo_key_init_random (RoboKey *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_key_init_seed:
 * @self: (out caller-allocates): a key
 * @seed: (array fixed-size=32): what it follows from
 */
void robo_key_init_seed (RoboKey      *self,
                         const guint8 *seed);

/**
 * robo_key_load:
 * @self: (out caller-allocates): a key
 * @path: a file; if there is none, it is made with a new key, readable for its owner alone
 * @error: why there is no key
 *
 * Returns: whether there is a key now
 */
gboolean robo_key_load (RoboKey    *self,
                        const char *path,
                        GError    **error);

/**
 * robo_key_get_nonce:
 * @self: a key
 * @match: (array fixed-size=8): a match
 * @seat: the seat it has in it
 * @nonce: (out caller-allocates) (array fixed-size=16): its part of the seed of the match
 * @commit: (out caller-allocates) (array fixed-size=20): the hash of @nonce
 */
void robo_key_get_nonce (const RoboKey *self,
                         const guint8  *match,
                         guint          seat,
                         guint8        *nonce,
                         guint8        *commit);

/**
 * robo_nonce_fits:
 * @match: (array fixed-size=8): a match
 * @seat: a seat
 * @nonce: (array fixed-size=16): what start says
 * @commit: (array fixed-size=20): what join said
 *
 * Returns: whether @commit is the hash of @nonce
 */
gboolean robo_nonce_fits (const guint8 *match,
                          guint         seat,
                          const guint8 *nonce,
                          const guint8 *commit);

/**
 * robo_key_seal:
 * @self: a key
 * @entry: (inout): a seal with its match, seat, round and position; it gets hash and box
 * @program: the answer to %ROBO_ASK_PROGRAM
 */
void robo_key_seal (const RoboKey *self,
                    RoboEntry     *entry,
                    RoboAnswer     program);

/**
 * robo_key_open:
 * @self: a key
 * @sealed: a seal of its own
 * @entry: (inout): an opening; it gets round, sealed, salt and program
 *
 * Returns: whether @sealed was sealed with this key
 */
gboolean robo_key_open (const RoboKey   *self,
                        const RoboEntry *sealed,
                        RoboEntry       *entry);

/**
 * robo_seal_set_hash:
 * @sealed: (inout): a seal with its match, seat and round; it gets its hash
 * @salt: (array fixed-size=10): the salt
 * @program: the answer to %ROBO_ASK_PROGRAM
 */
void robo_seal_set_hash (RoboEntry    *sealed,
                         const guint8 *salt,
                         RoboAnswer    program);

/**
 * robo_seal_fits:
 * @sealed: a seal
 * @open: an opening of the same seat
 *
 * Returns: whether @open shows what was sealed
 */
gboolean robo_seal_fits (const RoboEntry *sealed,
                         const RoboEntry *open);

G_END_DECLS
