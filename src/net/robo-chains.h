// SPDX-License-Identifier: GPL-3.0-or-later
// All entries of a match that are known: one chain a seat, what waits for its turn, and who has written two at one place.
#pragma once

#include "robo-entry.h"

G_BEGIN_DECLS

/**
 * RoboArrival:
 * What became of entries that came in.
 * @ROBO_ARRIVAL_NEW: at least one was not known
 * @ROBO_ARRIVAL_KNOWN: all were
 * @ROBO_ARRIVAL_EARLY: they are kept until those before them have come
 * @ROBO_ARRIVAL_FORKED: new, and they prove that their seat has written two entries with one number
 * @ROBO_ARRIVAL_FORGED: their signature is not that of the seat; nothing has changed
 * @ROBO_ARRIVAL_FOREIGN: they are of another match, or no chain; nothing has changed
 */
typedef enum
{
  ROBO_ARRIVAL_NEW,
  ROBO_ARRIVAL_KNOWN,
  ROBO_ARRIVAL_EARLY,
  ROBO_ARRIVAL_FORKED,
  ROBO_ARRIVAL_FORGED,
  ROBO_ARRIVAL_FOREIGN,
} RoboArrival;

/**
 * RoboChains:
 * @match: which match
 * @is_signed: whether entries count only when signed: an entry is vouched for by the signature of any one that follows it
 *   in its chain
 * @chains: (array): by seat, (element-type RoboEntry) its entries from 0 on
 * @forks: (array): by seat, (nullable) (element-type RoboEntry) entries of which the first contradicts its chain, which
 *   counts only up to before it, and the last vouches for it
 * @rare: (array): by seat, (element-type guint) which of its entries may concern what was played before: votes and the like
 * @early: (element-type GPtrArray): bundles that wait
 * @n_rare: how many changes there were that may concern what was played before: not only a next entry
 *
 * A set of entries. It only grows, in any order, and two that hold the same are the same.
 */
typedef struct
{
  guint8     match[ROBO_DIGEST_SIZE];
  gboolean   is_signed;
  GPtrArray *chains[ROBO_MAX_ROBOTS];
  GPtrArray *forks[ROBO_MAX_ROBOTS];
  GArray    *rare[ROBO_MAX_ROBOTS];
  GPtrArray *early;
  guint      n_rare;
} RoboChains;

/**
 * robo_chains_new:
 * @match: (array fixed-size=8): which match
 * @is_signed: whether its entries count only when signed, as its offer says
 *
 * Returns: (transfer full): a set with nothing in it
 */
RoboChains *robo_chains_new (const guint8 *match,
                             gboolean      is_signed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_chains_free:
 * @self: (transfer full) (nullable): a set
 *
 * Frees it. Entries that others hold a reference to stay.
 */
void robo_chains_free (RoboChains *self);

/**
 * robo_chains_count:
 * @self: a set
 * @seat: a seat
 *
 * Returns: how many of its entries count: those without a gap before them, up to where it contradicts itself
 */
guint robo_chains_count (const RoboChains *self,
                         guint             seat);

/**
 * robo_chains_get:
 * @self: a set
 * @seat: a seat
 * @seq: which of its entries
 *
 * Returns: (transfer none) (nullable): the entry, %NULL if it is not there
 */
const RoboEntry *robo_chains_get (const RoboChains *self,
                                  guint             seat,
                                  guint             seq);

/**
 * robo_chains_add:
 * @self: a set
 * @bundle: (element-type RoboEntry): entries of one seat that follow each other, from anybody
 *
 * Puts in what fits, and then what has waited for it.
 *
 * Returns: what became of it
 */
RoboArrival robo_chains_add (RoboChains *self,
                             GPtrArray  *bundle);

/**
 * robo_chains_list:
 * @self: a set
 * @seat: a seat
 * @from: the first entry that is wanted
 *
 * Returns: (transfer full) (nullable) (element-type GPtrArray): the entries of @seat from there on that can be vouched for,
 *   as a bundle, and those that contradict them, if any, as another; %NULL if there is none
 */
GPtrArray *robo_chains_list (const RoboChains *self,
                             guint             seat,
                             guint             from) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboChains, robo_chains_free)

G_END_DECLS
