// SPDX-License-Identifier: GPL-3.0-or-later
// Stores all known entries of a match: a chain for each seat, early entries, and forks. In a fork, a seat has written
// two entries with the same number.
#pragma once

#include "robo-entry.h"

G_BEGIN_DECLS

/* Names the result of adding a bundle of entries. */
typedef enum
{
  ROBO_ARRIVAL_NEW,     /* at least one entry was not known, and was added */
  ROBO_ARRIVAL_KNOWN,   /* all entries were known, or lie beyond a known fork */
  ROBO_ARRIVAL_EARLY,   /* the bundle waits for the entries before it */
  ROBO_ARRIVAL_KEYLESS, /* dropped: the key of the seat has not arrived, so the signature cannot be checked */
  ROBO_ARRIVAL_FORKED,  /* new, and proof that the seat has written two entries with the same number */
  ROBO_ARRIVAL_FORGED,  /* the signature is missing or is not that of the seat; the entries are not added */
  ROBO_ARRIVAL_FOREIGN, /* the entries are of another match, form no chain, or are too many of a kind; they are not
                         * added */
} RoboArrival;

/* Holds the entries of a match. Only robo_chains_retract() removes entries from a chain. */
typedef struct
{
  guint8 match[ROBO_DIGEST_SIZE]; /* digest of the match */
  /* If is_signed, an entry counts only if it or a later entry in its chain has a signature. */
  gboolean   is_signed;
  GPtrArray *chains[ROBO_MAX_ROBOTS]; /* by seat, array of RoboEntry in the order of their numbers */
  /* For a seat with a fork, `forks` has an array of RoboEntry. The first entry in it contradicts the chain, of which
   * only the entries with lower numbers count. In a signed match, the signature of the last entry in the array proves
   * the fork. */
  GPtrArray *forks[ROBO_MAX_ROBOTS];
  /* For each seat, `rare` has an array of guint: the numbers of entries that may affect earlier play, such as votes,
   * and of entries about proposals. */
  GArray *rare[ROBO_MAX_ROBOTS];
  /* `claims` has the votes, the entries about an end, and the seals that admit other seats; borrowed. Their writers may
   * have seen entries that have not arrived here. */
  GPtrArray *claims;
  GPtrArray *early;      /* bundles (GPtrArray) that wait for earlier entries, the oldest first */
  gsize      early_size; /* size of these bundles, in bytes */
  guint      keyless;    /* seats, a bit each, of which a bundle was dropped because the key of the seat is not known
                          * yet */
  guint      n_rare;     /* number of changes that may affect earlier play */
} RoboChains;

/* Creates chains without entries for a match. The offer says whether entries must be signed. */
RoboChains *robo_chains_new (const guint8 *match,
                             gboolean      is_signed) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the chains, or does nothing for NULL. Entries with other references live on. */
void robo_chains_free (RoboChains *self);

/* Returns how many entries of a seat count: the entries without a gap before them. If the seat has a fork, only those
 * before the first entry that contradicts another one count. */
guint robo_chains_count (const RoboChains *self,
                         guint             seat);

/* Returns an entry, or NULL if it is missing or does not count (robo_chains_count()). */
const RoboEntry *robo_chains_get (const RoboChains *self,
                                  guint             seat,
                                  guint             seq);

/* Returns whether an entry has arrived, while an entry before it is missing. */
gboolean robo_chains_has_gaps (const RoboChains *self);

/* Adds consecutive entries of one seat, from any source. Then adds early bundles that fit now. */
RoboArrival robo_chains_add (RoboChains *self,
                             GPtrArray  *bundle);

/* Removes the entries of a seat from an entry number on. Only the machine that wrote the entries may do so, and only
 * before any other machine has got them. Update the shared game that plays from these chains at once. */
void robo_chains_retract (RoboChains *self,
                          guint       seat,
                          guint       from);

/* Returns bundles of the entries of a seat from an entry number on. In a signed match, entries at the end that no
 * signature proves are left out. If the seat has a fork, the first bundle begins at the fork or before it, and another
 * bundle has the entries of `forks`. Returns NULL if there are no such entries. */
GPtrArray *robo_chains_list (const RoboChains *self,
                             guint             seat,
                             guint             from) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboChains, robo_chains_free)

G_END_DECLS
