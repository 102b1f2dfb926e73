// SPDX-License-Identifier: GPL-3.0-or-later
// What one seat says to the others in a game at a distance: small entries, numbered and chained, exactly these bytes.
#pragma once

#include <gio/gio.h>

#include "engine/robo-question.h"

#include "robo-bytes.h"

G_BEGIN_DECLS

#define ROBO_DIGEST_SIZE    8
#define ROBO_HASH_SIZE      16
#define ROBO_SALT_SIZE      10
#define ROBO_NONCE_SIZE     16
#define ROBO_COMMIT_SIZE    20
#define ROBO_PROGRAM_SIZE   6
#define ROBO_KEY_SIZE       32
#define ROBO_SIGNATURE_SIZE 64
#define ROBO_MAX_NAME_SIZE  100
#define ROBO_MAX_STANDING   32
/* No entry is longer. */
#define ROBO_MAX_ENTRY_SIZE 512

/**
 * RoboEntryKind:
 * What an entry says; the numbers are those of doc/network.md, where the bodies are.
 */
typedef enum
{
  ROBO_ENTRY_JOIN = 1,
  ROBO_ENTRY_START = 2,
  ROBO_ENTRY_SEAL = 3,
  ROBO_ENTRY_OPEN = 4,
  ROBO_ENTRY_ANSWER = 5,
  ROBO_ENTRY_ABSENT = 6,
  ROBO_ENTRY_RESULT = 7,
  ROBO_ENTRY_RETURN = 8,
  ROBO_ENTRY_UNDO = 9,
  ROBO_ENTRY_RESIGN = 10,
  ROBO_ENTRY_STANDING = 12,
} RoboEntryKind;

/**
 * RoboEntryStanding:
 * @kind: a RoboQuestionKind
 * @card: the card it is about, or %ROBO_NO_CARD for any
 * @is_set: whether it is answered from now on; if not, it is asked again
 * @answer: what is answered
 */
typedef struct
{
  guint8     kind;
  guint8     card;
  guint8     is_set;
  RoboAnswer answer;
} RoboEntryStanding;

/**
 * RoboEntry:
 * @kind: a RoboEntryKind
 * @seat: who says it, 0 to 3
 * @seq: which of its entries it is, from 0
 * @match: in which match
 * @prev: the digest of the entry before it, zeros for the first
 * @seen: (array): by seat, how many entries its writer had seen
 * @commit: of join: the hash of the nonce that start opens
 * @rulings: of join: the %ROBO_RULINGS_VERSION of its engine
 * @version: of join: its %ROBO_NET_VERSION
 * @key: of join: its public key; zeros and not written where nobody signs
 * @name: of join: what the player is called
 * @nonce: of start
 * @round: of seal and open
 * @position: of seal, answer, result and undo: where in the course of events
 * @hash: of seal: see robo_key_hash_program()
 * @box: of seal: the program, for its writer alone
 * @roster: of seal: seats that came back and play again from this round on, if their writer has to say so; a bit each
 * @sealed: of open: the digest of the seal it opens
 * @salt: of open
 * @program: of open: the answer to %ROBO_ASK_PROGRAM
 * @question: of answer: a RoboQuestionKind
 * @answer: of answer
 * @absent: of absent: a seat
 * @absent_seq: of absent: the first entry of it that is missing
 * @winner: of result
 * @epoch: of undo: how often anything was undone, with this
 * @standing: (array length=n_standing): of standing
 * @bytes: all of it, as it travels
 * @digest: of @bytes
 * @has_signature: whether @signature counts
 * @signature: of @bytes
 *
 * An entry. Immutable and reference-counted. What a kind does not have is zero.
 */
typedef struct
{
  guint8  kind;
  guint8  seat;
  guint16 seq;
  guint8  match[ROBO_DIGEST_SIZE];
  guint8  prev[ROBO_DIGEST_SIZE];
  guint16 seen[ROBO_MAX_ROBOTS];

  guint8            commit[ROBO_COMMIT_SIZE];
  guint16           rulings;
  guint8            version;
  guint8            key[ROBO_KEY_SIZE];
  char              name[ROBO_MAX_NAME_SIZE + 1];
  guint8            nonce[ROBO_NONCE_SIZE];
  guint16           round;
  guint8            position[ROBO_DIGEST_SIZE];
  guint8            hash[ROBO_HASH_SIZE];
  guint8            box[ROBO_PROGRAM_SIZE];
  guint8            roster;
  guint8            sealed[ROBO_DIGEST_SIZE];
  guint8            salt[ROBO_SALT_SIZE];
  RoboAnswer        program;
  guint8            question;
  RoboAnswer        answer;
  guint8            absent;
  guint16           absent_seq;
  guint8            winner;
  guint8            epoch;
  guint8            n_standing;
  RoboEntryStanding standing[ROBO_MAX_STANDING];

  GBytes  *bytes;
  guint8   digest[ROBO_DIGEST_SIZE];
  gboolean has_signature;
  guint8   signature[ROBO_SIGNATURE_SIZE];
} RoboEntry;

/**
 * robo_entry_new:
 * @what: its fields but for the last four, which are found out
 *
 * Returns: (transfer full): the entry
 */
RoboEntry *robo_entry_new (const RoboEntry *what) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_entry_parse:
 * @data: bytes from anywhere
 * @size: how many
 *
 * Returns: (transfer full) (nullable): the entry, without a signature, if they are exactly one as robo_entry_new()
 *   writes it
 */
RoboEntry *robo_entry_parse (const guint8 *data,
                             gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_entry_ref:
 * @self: an entry
 *
 * May be called in any thread.
 *
 * Returns: (transfer full): the same entry
 */
RoboEntry *robo_entry_ref (RoboEntry *self);

/**
 * robo_entry_unref:
 * @self: (transfer full): an entry, not %NULL
 *
 * Gives a reference back, in any thread; the last one frees it.
 */
void robo_entry_unref (RoboEntry *self);

/**
 * robo_entry_sign:
 * @self: an entry that nobody else has yet
 * @public_key: (array fixed-size=32): of @private_key
 * @private_key: (array fixed-size=32): a key
 */
void robo_entry_sign (RoboEntry    *self,
                      const guint8 *public_key,
                      const guint8 *private_key);

/**
 * robo_entry_set_signature:
 * @self: an entry that nobody else has yet
 * @signature: (array fixed-size=64): what came with it
 */
void robo_entry_set_signature (RoboEntry    *self,
                               const guint8 *signature);

/**
 * robo_entry_verify:
 * @self: an entry
 * @public_key: (array fixed-size=32): a key
 *
 * Returns: whether it is signed with the private key to @public_key
 */
gboolean robo_entry_verify (const RoboEntry *self,
                            const guint8    *public_key);

/**
 * robo_entry_equal:
 * @a: an entry
 * @b: an entry
 *
 * Returns: whether they say the same, bytes for bytes, signed or not
 */
gboolean robo_entry_equal (const RoboEntry *a,
                           const RoboEntry *b);

/**
 * robo_entry_walk_body:
 * @walk: a walk
 * @self: (inout): the fields of an entry, of which @kind is set
 *
 * Walks through what stands behind the head.
 */
void robo_entry_walk_body (RoboWalk  *walk,
                           RoboEntry *self);

/* Bundles: entries of one seat that follow each other and travel together. */

/**
 * robo_bundle_to_bytes:
 * @entries: (element-type RoboEntry): at least one
 *
 * Returns: (transfer full): each with its length before it, and behind the last one its signature if it has one
 */
GBytes *robo_bundle_to_bytes (GPtrArray *entries) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_bundle_parse:
 * @data: bytes from anywhere
 * @size: how many
 *
 * Returns: (transfer full) (nullable) (element-type RoboEntry): the entries, if the bytes are a bundle
 */
GPtrArray *robo_bundle_parse (const guint8 *data,
                              gsize         size) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboEntry, robo_entry_unref)

G_END_DECLS
