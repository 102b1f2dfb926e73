// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-key.h"

#include <string.h>
#include <sys/random.h>

#include <glib/gi18n-lib.h>
#include <nettle/eddsa.h>

#include "robo-bytes.h"

gboolean
robo_key_init_random (RoboKey *self)
{
  guint8 seed[ROBO_KEY_SIZE];

  if (getrandom (seed, sizeof seed, 0) != sizeof seed)
    return FALSE;
  robo_key_init_seed (self, seed);

  return TRUE;
}

void
robo_key_init_seed (RoboKey      *self,
                    const guint8 *seed)
{
  memcpy (self->seed, seed, sizeof self->seed);
  ed25519_sha512_public_key (self->public_key, self->seed);
}

gboolean
robo_key_load (RoboKey    *self,
               const char *path,
               GError    **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  g_autofree char *data = NULL;
  gsize            size;

  if (g_file_get_contents (path, &text, NULL, &local_error))
    {
      data = (char *)g_base64_decode (text, &size);
      if (size == ROBO_KEY_SIZE)
        {
          robo_key_init_seed (self, (const guint8 *)data);
          return TRUE;
        }
      /* Don't replace a broken file with a new key, which would shut out the player who uses the old key. */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   /* Translators: %s is the name of a file. */
                   _ ("“%s” isn’t a valid key. If you have a backup of the key, restore it. Without it, you can’t continue your remote games."),
                   path);
      return FALSE;
    }
  if (!g_error_matches (local_error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }

  if (!robo_key_init_random (self))
    {
      g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_IO, _ ("The system doesn’t provide random numbers."));
      return FALSE;
    }
  text = g_base64_encode (self->seed, sizeof self->seed);
  g_mkdir_with_parents (folder, 0700);

  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                   error);
}

/* Derives a secret from a key for a single purpose. */
static void
derive (const RoboKey *self,
        const char    *purpose,
        const guint8  *match,
        guint          seat,
        guint          round,
        const guint8  *position,
        guint8        *secret,
        gsize          n_secret)
{
  g_autoptr (GHmac) hmac = g_hmac_new (G_CHECKSUM_SHA256, self->seed, sizeof self->seed);
  const guint8 numbers[] = { seat, round >> 8, round & 0xff };
  guint8       digest[32];
  gsize        size = sizeof digest;

  g_hmac_update (hmac, (const guchar *)purpose, strlen (purpose) + 1);
  g_hmac_update (hmac, match, ROBO_DIGEST_SIZE);
  g_hmac_update (hmac, numbers, sizeof numbers);
  if (position != NULL)
    g_hmac_update (hmac, position, ROBO_DIGEST_SIZE);
  g_hmac_get_digest (hmac, digest, &size);
  memcpy (secret, digest, n_secret);
}

static void
hash_nonce (const guint8 *match,
            guint         seat,
            const guint8 *nonce,
            guint8       *commit)
{
  guint8   data[64];
  RoboWalk walk = { .data = data, .size = sizeof data, .is_writing = TRUE };
  guint8   byte = seat;

  robo_walk_bytes (&walk, (gpointer) "robodrome-nonce-1", 17);
  robo_walk_bytes (&walk, (gpointer)match, ROBO_DIGEST_SIZE);
  robo_walk_uint8 (&walk, &byte);
  robo_bytes_hash (commit, ROBO_COMMIT_SIZE, data, walk.at, nonce, ROBO_NONCE_SIZE);
}

void
robo_key_get_nonce (const RoboKey *self,
                    const guint8  *match,
                    guint          seat,
                    guint8        *nonce,
                    guint8        *commit)
{
  derive (self, "nonce", match, seat, 0, NULL, nonce, ROBO_NONCE_SIZE);
  hash_nonce (match, seat, nonce, commit);
}

gboolean
robo_nonce_matches_commit (const guint8 *match,
                           guint         seat,
                           const guint8 *nonce,
                           const guint8 *commit)
{
  guint8 expected[ROBO_COMMIT_SIZE];

  hash_nonce (match, seat, nonce, expected);

  return memcmp (expected, commit, sizeof expected) == 0;
}

static void
hash_program (const guint8 *match,
              guint         seat,
              guint         round,
              const guint8 *salt,
              RoboAnswer    program,
              guint8       *hash)
{
  guint8   data[64];
  RoboWalk walk = { .data = data, .size = sizeof data, .is_writing = TRUE };
  guint8   byte = seat;
  guint16  number = round;

  robo_walk_bytes (&walk, (gpointer) "robodrome-program-1", 19);
  robo_walk_bytes (&walk, (gpointer)match, ROBO_DIGEST_SIZE);
  robo_walk_uint8 (&walk, &byte);
  robo_walk_uint16 (&walk, &number);
  robo_walk_bytes (&walk, (gpointer)salt, ROBO_SALT_SIZE);
  robo_walk_uint48 (&walk, &program);
  robo_bytes_hash (hash, ROBO_HASH_SIZE, data, walk.at, NULL, 0);
}

void
robo_seal_set_hash (RoboEntry    *sealed,
                    const guint8 *salt,
                    RoboAnswer    program)
{
  hash_program (sealed->match, sealed->seat, sealed->round, salt, program, sealed->hash);
}

/* Encrypts or decrypts the box of a seal, which is the same operation. */
static void
crypt_box (const RoboKey   *self,
           const RoboEntry *sealed,
           guint8          *box)
{
  derive (self, "box", sealed->match, sealed->seat, sealed->round, sealed->position, box, ROBO_PROGRAM_SIZE);
  for (guint i = 0; i < ROBO_PROGRAM_SIZE; i++)
    box[i] ^= sealed->box[i];
}

void
robo_key_seal (const RoboKey *self,
               RoboEntry     *entry,
               RoboAnswer     program)
{
  RoboWalk walk = { .data = entry->box, .size = sizeof entry->box, .is_writing = TRUE };
  guint8   salt[ROBO_SALT_SIZE];
  guint8   box[ROBO_PROGRAM_SIZE];

  derive (self, "salt", entry->match, entry->seat, entry->round, entry->position, salt, sizeof salt);
  robo_seal_set_hash (entry, salt, program);
  robo_walk_uint48 (&walk, &program);
  crypt_box (self, entry, box);
  memcpy (entry->box, box, sizeof box);
}

gboolean
robo_key_open (const RoboKey   *self,
               const RoboEntry *sealed,
               RoboEntry       *entry)
{
  guint8   box[ROBO_PROGRAM_SIZE];
  RoboWalk walk = { .data = box, .size = sizeof box };

  crypt_box (self, sealed, box);
  robo_walk_uint48 (&walk, &entry->program);
  derive (self, "salt", sealed->match, sealed->seat, sealed->round, sealed->position, entry->salt, sizeof entry->salt);
  entry->round = sealed->round;
  memcpy (entry->sealed, sealed->digest, sizeof entry->sealed);

  return robo_seal_matches_opening (sealed, entry);
}

gboolean
robo_seal_matches_opening (const RoboEntry *sealed,
                           const RoboEntry *open)
{
  guint8 hash[ROBO_HASH_SIZE];

  hash_program (sealed->match, sealed->seat, sealed->round, open->salt, open->program, hash);

  return open->round == sealed->round && memcmp (hash, sealed->hash, sizeof hash) == 0;
}
