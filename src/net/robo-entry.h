// SPDX-License-Identifier: GPL-3.0-or-later
// Declares an entry, a message of one seat to the other seats in remote play. An entry is numbered, chained, and has a
// fixed byte layout.
#pragma once

#include <gio/gio.h>

#include "engine/robo-question.h"

#include "robo-bytes.h"

G_BEGIN_DECLS

#define ROBO_DIGEST_SIZE      8
#define ROBO_HASH_SIZE        16
#define ROBO_SALT_SIZE        10
#define ROBO_NONCE_SIZE       16
#define ROBO_COMMIT_SIZE      20
#define ROBO_PROGRAM_SIZE     6
#define ROBO_KEY_SIZE         32
#define ROBO_SIGNATURE_SIZE   64
#define ROBO_MAX_NAME_SIZE    100
#define ROBO_MAX_STANDING     32
#define ROBO_MAX_ADDRESS_SIZE 100
/* A chain has at most this number of entries about a rematch. */
#define ROBO_MAX_AGAIN 32
/* A chain has at most this number of entries about proposals. */
#define ROBO_MAX_PROPOSALS 200
/* The end of a pause, in seconds since 1970, is below this number (the year 2514). */
#define ROBO_MAX_PAUSE_TIME (G_GUINT64_CONSTANT (1) << 34)
/* An entry has at most this size, in bytes. */
#define ROBO_MAX_ENTRY_SIZE 512

/* Names the kinds of entries; doc/network.md has the numbers and the contents. */
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
  ROBO_ENTRY_AGAIN = 13,
  ROBO_ENTRY_PROPOSAL = 14,
} RoboEntryKind;

/* Names what a player says about a rematch. */
typedef enum
{
  ROBO_AGAIN_NONE, /* the player has said nothing */
  ROBO_AGAIN_YES,  /* the player wants a rematch, or accepts one */
  ROBO_AGAIN_NO,   /* the player declines a rematch */
} RoboAgain;

/* Names what a player can propose. A proposal holds when all present players have agreed to it. */
typedef enum
{
  ROBO_PROPOSAL_END = 1,   /* the match ends as it stands */
  ROBO_PROPOSAL_PAUSE = 2, /* no clock runs until somebody resumes, or until a time that was agreed */
  ROBO_PROPOSAL_PACE = 3,  /* another pace and time bank from the next round on */
} RoboProposal;

/* Names what a player says about a proposal. A player proposes, or agrees to, at most one value of each kind of
 * proposal at a time. */
typedef enum
{
  ROBO_CONSENT_NONE,      /* the player has said nothing */
  ROBO_CONSENT_YES,       /* the player proposes it, or agrees to it */
  ROBO_CONSENT_WITHDRAWN, /* the player takes the proposal or agreement back, or ends a pause */
  ROBO_CONSENT_DECLINED,  /* the player declines it */
} RoboConsent;

typedef struct
{
  guint8     kind;   /* a RoboQuestionKind */
  guint8     card;   /* card of the question, or ROBO_NO_CARD for any */
  guint8     is_set; /* the answer is given from now on; if FALSE, the player is asked from now on */
  RoboAnswer answer;
} RoboEntryStanding;

/* Holds an entry, which is immutable and reference-counted. Below, the word before a colon is the kind of entry that
 * has the field. Fields that a kind does not have are zero. */
typedef struct
{
  guint8  kind;                    /* a RoboEntryKind */
  guint8  seat;                    /* the writer, 0 to 3 */
  guint16 seq;                     /* number in its chain, from 0 */
  guint8  match[ROBO_DIGEST_SIZE]; /* digest of the match */
  guint8  prev[ROBO_DIGEST_SIZE];  /* digest of the entry before it, zeros for the first */
  guint16 seen[ROBO_MAX_ROBOTS];   /* by seat, number of entries that the writer had seen */

  guint8  commit[ROBO_COMMIT_SIZE];     /* join: hash of the nonce that the start entry of the writer reveals */
  guint16 rulings;                      /* join: ROBO_RULINGS_VERSION of the writer's engine */
  guint8  version;                      /* join: ROBO_NET_VERSION of the writer */
  guint8  key[ROBO_KEY_SIZE];           /* join: public key; zeros and not written without signatures */
  char    name[ROBO_MAX_NAME_SIZE + 1]; /* join: name of the player */
  guint8  nonce[ROBO_NONCE_SIZE];       /* start: share of the random seed */
  guint16 round;                        /* seal and open: round of the program */
  /* A seal, an answer, a result, an undo and a proposal name their place in the order of events. */
  guint8 position[ROBO_DIGEST_SIZE];
  guint8 hash[ROBO_HASH_SIZE];   /* seal: hash of the program, see robo_seal_set_hash() */
  guint8 box[ROBO_PROGRAM_SIZE]; /* seal: the program, which only the writer can read */
  /* In a seal, `roster` has a bit for each seat that has come back and plays again from this round on. A seat plays
   * again only if the seals of all present seats have its bit. */
  guint8            roster;
  guint8            sealed[ROBO_DIGEST_SIZE];    /* open: digest of the seal that is opened */
  guint8            salt[ROBO_SALT_SIZE];        /* open: salt of the hash in the seal */
  RoboAnswer        program;                     /* open: answer to ROBO_ASK_PROGRAM */
  guint8            question;                    /* answer: kind of the question, a RoboQuestionKind */
  RoboAnswer        answer;                      /* answer: the answer itself */
  guint8            absent;                      /* absent: seat of the absent player */
  guint16           absent_seq;                  /* absent: number of the seat's first missing entry */
  guint8            winner;                      /* result: value of RoboState.winner at the end of the match */
  guint8            epoch;                       /* undo: number of undos, including this one */
  guint8            n_standing;                  /* standing: number of standing answers */
  RoboEntryStanding standing[ROBO_MAX_STANDING]; /* standing: the answers */
  guint8            proposal;                    /* proposal: a RoboProposal */
  guint8            consent;                     /* proposal: a RoboConsent, but not ROBO_CONSENT_NONE */
  /* proposal: the value that is proposed, taken back or declined. For a pause, its end in seconds since 1970, or 0 if
   * it lasts until somebody resumes; for a pace, the byte of robo_pace_to_byte(); otherwise 0. */
  guint64 value;
  guint8  again; /* again: a RoboAgain, but not ROBO_AGAIN_NONE */
  /* again: where the rematch waits in the same network, or empty; printable ASCII without blanks */
  char address[ROBO_MAX_ADDRESS_SIZE + 1];

  GBytes  *bytes;                          /* the entry as it is sent, without its signature */
  guint8   digest[ROBO_DIGEST_SIZE];       /* digest of `bytes` */
  gboolean has_signature;                  /* whether `signature` is set */
  guint8   signature[ROBO_SIGNATURE_SIZE]; /* signature of `bytes` */
} RoboEntry;

/* Creates an entry with the fields of `what` and no signature. Bytes and digest are computed. */
RoboEntry *robo_entry_new (const RoboEntry *what) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the entry, without a signature. Returns NULL if the bytes, from any source, are not exactly one entry as
 * robo_entry_new() writes it. */
RoboEntry *robo_entry_parse (const guint8 *data,
                             gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a reference to the entry. May be called in any thread. */
RoboEntry *robo_entry_ref (RoboEntry *self);

/* Drops a reference to an entry, which must not be NULL. May be called in any thread. */
void robo_entry_unref (RoboEntry *self);

/* Signs an entry that no other thread uses. The private key must belong to the public key. */
void robo_entry_sign (RoboEntry    *self,
                      const guint8 *public_key,
                      const guint8 *private_key);

/* Sets the signature of an entry that no other thread uses. */
void robo_entry_set_signature (RoboEntry    *self,
                               const guint8 *signature);

/* Returns whether the entry is signed with the private key that belongs to the public key. */
gboolean robo_entry_verify (const RoboEntry *self,
                            const guint8    *public_key);

/* Returns whether the value is allowed for this kind of proposal: 0 for the end, a time below ROBO_MAX_PAUSE_TIME for a
 * pause, and a byte of robo_pace_to_byte() for a pace. */
gboolean robo_proposal_has_value (RoboProposal proposal,
                                  guint64      value);

/* Returns whether both entries have the same bytes, signed or not. */
gboolean robo_entry_equal (const RoboEntry *a,
                           const RoboEntry *b);

/* Reads or writes the fields that only this kind of entry has; they follow those that all entries have. The kind of the
 * entry must be set. */
void robo_entry_walk_body (RoboWalk  *walk,
                           RoboEntry *self);

/* Bundles */

/* A bundle has consecutive entries of one seat, which are sent together. */

/* Writes at least one RoboEntry. The length of each entry is before it, and the signature of the last entry, if that
 * entry is signed, is after the last entry. */
GBytes *robo_bundle_to_bytes (GPtrArray *entries) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the entries, or NULL if the bytes, from any source, are not a bundle. */
GPtrArray *robo_bundle_parse (const guint8 *data,
                              gsize         size) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboEntry, robo_entry_unref)

G_END_DECLS
