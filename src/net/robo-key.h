// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a player's private key and derives all secrets of the player from it.
#pragma once

#include "robo-entry.h"

G_BEGIN_DECLS

typedef struct
{
  /* The private key, 32 random bytes, identifies the player, and is enough to open the player's seals at any time. */
  guint8 seed[ROBO_KEY_SIZE];
  guint8 public_key[ROBO_KEY_SIZE]; /* public key, with which other players verify signatures */
} RoboKey;

/* Creates a new key. Returns whether the system provided random bytes. */
gboolean robo_key_init_random (RoboKey *self) G_GNUC_WARN_UNUSED_RESULT;

/* Derives a key from a seed. */
void robo_key_init_seed (RoboKey      *self,
                         const guint8 *seed);

/* Loads a key from a file. If the file does not exist, creates it with a new key; only the owner can read the file. */
gboolean robo_key_load (RoboKey    *self,
                        const char *path,
                        GError    **error);

/* Derives a seat's share of the random seed of a match (nonce), and the hash of this share (commit). */
void robo_key_get_nonce (const RoboKey *self,
                         const guint8  *match,
                         guint          seat,
                         guint8        *nonce,
                         guint8        *commit);

/* Returns whether the commit of the seat's join entry is the hash of the nonce of its start entry. */
gboolean robo_nonce_matches_commit (const guint8 *match,
                                    guint         seat,
                                    const guint8 *nonce,
                                    const guint8 *commit);

/* Seals a program: sets hash and box of a seal entry, which already has its match, seat, round and position. */
void robo_key_seal (const RoboKey *self,
                    RoboEntry     *entry,
                    RoboAnswer     program);

/* Sets round, sealed, salt and program of an opening entry. Returns whether the seal was made with this key. */
gboolean robo_key_open (const RoboKey   *self,
                        const RoboEntry *sealed,
                        RoboEntry       *entry);

/* Sets the hash of a seal entry, which already has its match, seat and round. */
void robo_seal_set_hash (RoboEntry    *sealed,
                         const guint8 *salt,
                         RoboAnswer    program);

/* Returns whether an opening of the same seat shows the program that was sealed. */
gboolean robo_seal_matches_opening (const RoboEntry *sealed,
                                    const RoboEntry *open);

G_END_DECLS
