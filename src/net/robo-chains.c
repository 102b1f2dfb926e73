// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-chains.h"

#include <string.h>

/* All early bundles together have at most this size, in bytes. When they are larger, the oldest bundles are dropped;
 * peers send them again. */
#define MAX_EARLY_BYTES (256 * 1024)

RoboChains *
robo_chains_new (const guint8 *match,
                 gboolean      is_signed)
{
  RoboChains *self = g_new0 (RoboChains, 1);

  memcpy (self->match, match, sizeof self->match);
  self->is_signed = is_signed;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      self->chains[seat] = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
      self->rare[seat] = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  self->claims = g_ptr_array_new ();
  self->early = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);

  return self;
}

void
robo_chains_free (RoboChains *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->claims);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_ptr_array_unref (self->chains[seat]);
      g_array_unref (self->rare[seat]);
      g_clear_pointer (&self->forks[seat], g_ptr_array_unref);
    }
  g_ptr_array_unref (self->early);
  g_free (self);
}

static guint
get_seq (GPtrArray *bundle)
{
  return ((const RoboEntry *)g_ptr_array_index (bundle, 0))->seq;
}

guint
robo_chains_count (const RoboChains *self,
                   guint             seat)
{
  guint length = self->chains[seat]->len;

  return self->forks[seat] != NULL ? MIN (length, get_seq (self->forks[seat])) : length;
}

const RoboEntry *
robo_chains_get (const RoboChains *self,
                 guint             seat,
                 guint             seq)
{
  return seq < robo_chains_count (self, seat) ? g_ptr_array_index (self->chains[seat], seq) : NULL;
}

gboolean
robo_chains_has_gaps (const RoboChains *self)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    if ((self->keyless >> seat & 1) != 0 && self->chains[seat]->len == 0)
      return TRUE;

  return self->early->len > 0;
}

/* Adding bundles */

static gboolean
is_linked (const RoboEntry *before,
           const RoboEntry *entry)
{
  static const guint8 none[ROBO_DIGEST_SIZE];

  return memcmp (entry->prev, before != NULL ? before->digest : none, ROBO_DIGEST_SIZE) == 0;
}

/* Returns whether an entry claims that its writer had seen fewer entries than the entry before it in its chain
 * claims, which is impossible. */
static gboolean
has_seen_less (const RoboEntry *before,
               const RoboEntry *entry)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (entry->seen[seat] < before->seen[seat])
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_bundle (const RoboChains *self,
           GPtrArray        *bundle)
{
  for (guint i = 0; i < bundle->len; i++)
    {
      const RoboEntry *entry = g_ptr_array_index (bundle, i);
      const RoboEntry *before = i > 0 ? g_ptr_array_index (bundle, i - 1) : NULL;

      if (memcmp (entry->match, self->match, sizeof self->match) != 0)
        return FALSE;
      if (entry->seq == 0 && (entry->kind != ROBO_ENTRY_JOIN || !is_linked (NULL, entry)))
        return FALSE;
      if (before == NULL)
        continue;
      if (entry->seat != before->seat || entry->seq != before->seq + 1 || !is_linked (before, entry) ||
          has_seen_less (before, entry))
        return FALSE;
    }

  return bundle->len > 0;
}

/* Returns the entries of a bundle from an index in the bundle on, as another bundle. */
static GPtrArray *
cut_bundle (GPtrArray *bundle,
            guint      from)
{
  GPtrArray *rest = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);

  for (guint i = from; i < bundle->len; i++)
    g_ptr_array_add (rest, robo_entry_ref (g_ptr_array_index (bundle, i)));

  return rest;
}

static RoboArrival
fork_at (RoboChains *self,
         GPtrArray  *bundle,
         guint       index)
{
  const RoboEntry *entry = g_ptr_array_index (bundle, index);
  GPtrArray      **fork = &self->forks[entry->seat];

  if (*fork != NULL && get_seq (*fork) <= entry->seq)
    return ROBO_ARRIVAL_KNOWN;

  g_clear_pointer (fork, g_ptr_array_unref);
  *fork = cut_bundle (bundle, index);
  self->n_rare++;

  return ROBO_ARRIVAL_FORKED;
}

static gboolean
is_about_end (const RoboEntry *entry)
{
  return entry->kind == ROBO_ENTRY_PROPOSAL && entry->proposal == ROBO_PROPOSAL_END;
}

static gboolean
is_rare (const RoboEntry *entry)
{
  return entry->kind == ROBO_ENTRY_ABSENT || entry->kind == ROBO_ENTRY_RETURN || entry->kind == ROBO_ENTRY_UNDO ||
         entry->kind == ROBO_ENTRY_RESIGN || entry->kind == ROBO_ENTRY_PROPOSAL;
}

/* Returns whether a new entry can change what has been played before. A rare entry, such as a vote, can, unless it is a
 * proposal that is not about the end of the match. An entry that the writer of a claim had seen can, too, because the
 * claim did not count until the entry arrived. A claim is a vote, an entry about the end of the match, or a seal that
 * admits the seat of the entry. Any other entry only continues the play, because nothing has been played beyond its
 * place. */
static gboolean
changes_earlier_play (const RoboChains *self,
                      const RoboEntry  *entry)
{
  if (is_rare (entry) && (entry->kind != ROBO_ENTRY_PROPOSAL || is_about_end (entry)))
    return TRUE;

  for (guint i = 0; i < self->claims->len; i++)
    {
      const RoboEntry *claim = g_ptr_array_index (self->claims, i);

      if (claim->seen[entry->seat] > entry->seq &&
          (claim->kind == ROBO_ENTRY_ABSENT || is_about_end (claim) ||
           (claim->roster >> entry->seat & 1) != 0))
        return TRUE;
    }

  return FALSE;
}

static void
append (RoboChains *self,
        RoboEntry  *entry)
{
  guint seq = entry->seq;

  g_ptr_array_add (self->chains[entry->seat], robo_entry_ref (entry));
  self->n_rare += changes_earlier_play (self, entry);
  if (is_rare (entry))
    g_array_append_val (self->rare[entry->seat], seq);
  if (entry->kind == ROBO_ENTRY_ABSENT || is_about_end (entry) ||
      (entry->kind == ROBO_ENTRY_SEAL && entry->roster != 0))
    g_ptr_array_add (self->claims, entry);
}

/* Returns whether, with the bundle, the chain would have too many entries of a kind that its writer can repeat without
 * end. A bundle that contradicts the chain adds nothing to it. To refuse such a bundle would hide the fork from the
 * peers that got the other branch first. */
static gboolean
has_too_many (const RoboChains *self,
              GPtrArray        *bundle,
              RoboEntryKind     kind,
              guint             max)
{
  const RoboEntry *first = g_ptr_array_index (bundle, 0);
  const GPtrArray *chain = self->chains[first->seat];
  guint            n_new = 0;
  guint            n_known = 0;

  for (guint i = 0; i < bundle->len; i++)
    {
      const RoboEntry *entry = g_ptr_array_index (bundle, i);

      if (entry->seq < chain->len ? !robo_entry_equal (g_ptr_array_index (chain, entry->seq), entry)
                                  : entry->seq > 0 && entry->seq == chain->len &&
                                      !is_linked (g_ptr_array_index (chain, entry->seq - 1u), entry))
        return FALSE;
      n_new += entry->kind == kind && entry->seq >= chain->len;
    }
  for (guint i = 0; n_new > 0 && i < chain->len; i++)
    n_known += ((const RoboEntry *)g_ptr_array_index (chain, i))->kind == kind;

  return n_known + n_new > max;
}

/* Adds a valid bundle that leaves no gap after the chain of its seat. */
static RoboArrival
add_to_chain (RoboChains *self,
              GPtrArray  *bundle)
{
  RoboArrival arrival = ROBO_ARRIVAL_KNOWN;

  if (has_too_many (self, bundle, ROBO_ENTRY_AGAIN, ROBO_MAX_AGAIN) ||
      has_too_many (self, bundle, ROBO_ENTRY_PROPOSAL, ROBO_MAX_PROPOSALS))
    return ROBO_ARRIVAL_FOREIGN;

  for (guint i = 0; i < bundle->len; i++)
    {
      RoboEntry *entry = g_ptr_array_index (bundle, i);
      GPtrArray *chain = self->chains[entry->seat];

      if (entry->seq < chain->len)
        {
          RoboEntry *known = g_ptr_array_index (chain, entry->seq);

          if (!robo_entry_equal (known, entry))
            return fork_at (self, bundle, i);
          /* The signature of this entry vouches for all entries before it, too. */
          if (entry->has_signature && !known->has_signature)
            robo_entry_set_signature (known, entry->signature);
          continue;
        }
      if (entry->seq > 0 && !is_linked (g_ptr_array_index (chain, entry->seq - 1), entry))
        return fork_at (self, bundle, i);
      /* Refuse an entry that claims to have seen less than the entry before it. Peers that get both in one bundle
       * refuse the bundle. */
      if (entry->seq > 0 && has_seen_less (g_ptr_array_index (chain, entry->seq - 1), entry))
        return i > 0 && arrival == ROBO_ARRIVAL_NEW ? ROBO_ARRIVAL_NEW : ROBO_ARRIVAL_FOREIGN;

      append (self, entry);
      arrival = ROBO_ARRIVAL_NEW;
    }

  return arrival;
}

/* Returns whether the signature is valid. Entries usually arrive more than once, and checking signatures is the
 * largest part of the work. So a known entry with the same signature is not checked a second time. */
static gboolean
is_genuine (const RoboChains *self,
            const RoboEntry  *entry,
            const guint8     *key)
{
  const RoboEntry *known = robo_chains_get (self, entry->seat, entry->seq);

  if (known != NULL && known->has_signature && entry->has_signature && robo_entry_equal (known, entry) &&
      memcmp (known->signature, entry->signature, sizeof known->signature) == 0)
    return TRUE;

  return robo_entry_verify (entry, key);
}

/* Returns whether the bundle is signed by its seat, or need not be signed. The key of the seat is in the first entry of
 * its chain, which may be the first entry of the bundle. robo_chains_add() has dropped bundles without a known key
 * before. */
static gboolean
is_signed_by_seat (const RoboChains *self,
                   GPtrArray        *bundle)
{
  const RoboEntry *first = g_ptr_array_index (bundle, 0);
  GPtrArray       *chain = self->chains[first->seat];
  const RoboEntry *join = chain->len > 0 ? g_ptr_array_index (chain, 0) : first;

  return !self->is_signed || is_genuine (self, g_ptr_array_index (bundle, bundle->len - 1), join->key);
}

static gsize
get_size (GPtrArray *bundle)
{
  gsize size = 0;

  for (guint i = 0; i < bundle->len; i++)
    size += g_bytes_get_size (((const RoboEntry *)g_ptr_array_index (bundle, i))->bytes);

  return size;
}

static void
drop_early (RoboChains *self,
            guint       index)
{
  self->early_size -= get_size (g_ptr_array_index (self->early, index));
  g_ptr_array_remove_index (self->early, index);
}

/* Keeps a bundle that cannot be used yet, unless an early bundle that is at least as long ends with the same entry. */
static void
keep_early (RoboChains *self,
            GPtrArray  *bundle)
{
  const RoboEntry *last = g_ptr_array_index (bundle, bundle->len - 1);

  for (guint i = 0; i < self->early->len; i++)
    {
      GPtrArray *known = g_ptr_array_index (self->early, i);

      if (known->len >= bundle->len && robo_entry_equal (g_ptr_array_index (known, known->len - 1), last))
        return;
    }

  g_ptr_array_add (self->early, g_ptr_array_ref (bundle));
  self->early_size += get_size (bundle);
  while (self->early_size > MAX_EARLY_BYTES)
    drop_early (self, 0);
}

RoboArrival
robo_chains_add (RoboChains *self,
                 GPtrArray  *bundle)
{
  const RoboEntry *first;
  RoboArrival      arrival;

  g_return_val_if_fail (self != NULL && bundle != NULL, ROBO_ARRIVAL_FOREIGN);

  if (!is_bundle (self, bundle))
    return ROBO_ARRIVAL_FOREIGN;
  first = g_ptr_array_index (bundle, 0);
  if (self->is_signed && first->seq > 0 && self->chains[first->seat]->len == 0)
    {
      self->keyless |= 1u << first->seat;
      return ROBO_ARRIVAL_KEYLESS;
    }
  if (!is_signed_by_seat (self, bundle))
    return ROBO_ARRIVAL_FORGED;
  if (first->seq > self->chains[first->seat]->len)
    {
      keep_early (self, bundle);
      return ROBO_ARRIVAL_EARLY;
    }

  arrival = add_to_chain (self, bundle);
  /* The new entries, and those of each early bundle that is added, may close the gap before another early bundle. */
  for (guint i = 0; i < self->early->len;)
    {
      g_autoptr (GPtrArray) kept = g_ptr_array_ref (g_ptr_array_index (self->early, i));

      first = g_ptr_array_index (kept, 0);
      if (first->seq > self->chains[first->seat]->len)
        {
          i++;
          continue;
        }
      drop_early (self, i);
      add_to_chain (self, kept);
      i = 0;
    }

  return arrival;
}

void
robo_chains_retract (RoboChains *self,
                     guint       seat,
                     guint       from)
{
  GArray *rare = self->rare[seat];

  g_return_if_fail (self->forks[seat] == NULL && from <= self->chains[seat]->len);

  for (guint i = self->claims->len; i > 0; i--)
    {
      const RoboEntry *claim = g_ptr_array_index (self->claims, i - 1);

      if (claim->seat == seat && claim->seq >= from)
        g_ptr_array_remove_index (self->claims, i - 1);
    }
  while (rare->len > 0 && g_array_index (rare, guint, rare->len - 1) >= from)
    g_array_set_size (rare, rare->len - 1);
  g_ptr_array_set_size (self->chains[seat], (int)from);
  self->n_rare++;
}

/* Listing entries */

GPtrArray *
robo_chains_list (const RoboChains *self,
                  guint             seat,
                  guint             from)
{
  g_autoptr (GPtrArray) bundles = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  GPtrArray *chain = self->chains[seat];
  guint      end = chain->len;

  /* A peer that has only the other branch of the fork must get this branch, too. */
  if (self->forks[seat] != NULL)
    from = MIN (from, get_seq (self->forks[seat]));
  while (self->is_signed && end > from && !((RoboEntry *)g_ptr_array_index (chain, end - 1))->has_signature)
    end--;
  if (end > from)
    {
      GPtrArray *bundle = cut_bundle (chain, from);

      g_ptr_array_set_size (bundle, end - from);
      g_ptr_array_add (bundles, bundle);
    }
  if (self->forks[seat] != NULL)
    g_ptr_array_add (bundles, g_ptr_array_ref (self->forks[seat]));

  return bundles->len > 0 ? g_steal_pointer (&bundles) : NULL;
}
