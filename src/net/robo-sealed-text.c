// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sealed-text.h"

#include <string.h>

#include "base/robo-symbols.h"

#include "robo-bytes.h"
#include "robo-key.h"

#define VERSION  1
#define MAX_SIZE ROBO_SYMBOLS_MAX_SIZE
#define MARK     "ROBO"

/* The first byte of a text has the seat in its lowest bits, the flags HAS_OFFER and HAS_SIGNATURE, and the version
 * from bit VERSION_SHIFT on. */
#define HAS_OFFER     0x04
#define HAS_SIGNATURE 0x08
#define VERSION_SHIFT 4

/* The first byte of an entry has its kind in the bits of KIND_MASK, and these flags. */
#define KIND_MASK  0x0f
#define OPENS_LAST 0x10 /* an opening of the last seal before it */
#define IS_OPENED  0x20 /* a seal that is followed by its opening */
#define HAS_ROSTER 0x40 /* a seal with a roster of returning seats */

/* Entries, shortened for readers who know the earlier entries */

static const RoboEntry *
find_last_seal (const RoboChains *chains,
                GPtrArray        *bundle,
                guint             seat)
{
  for (guint i = bundle->len; i > 0; i--)
    {
      const RoboEntry *entry = g_ptr_array_index (bundle, i - 1);

      if (entry->kind == ROBO_ENTRY_SEAL)
        return entry;
    }
  for (guint seq = bundle->len > 0 ? ((RoboEntry *)g_ptr_array_index (bundle, 0))->seq : chains->chains[seat]->len;
       seq > 0; seq--)
    {
      const RoboEntry *entry = robo_chains_get (chains, seat, seq - 1);

      if (entry != NULL && entry->kind == ROBO_ENTRY_SEAL)
        return entry;
    }

  return NULL;
}

/* Walks through the numbers of seen entries as differences from the entry before: a mask of the seats whose number
 * has increased, and the increases. */
static void
walk_seen (RoboWalk        *walk,
           const RoboEntry *before,
           RoboEntry       *entry)
{
  guint8 mask = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint   base = seat == entry->seat ? entry->seq : before != NULL ? before->seen[seat]
                                                                       : 0;
      guint64 more = (guint16)(entry->seen[seat] - base);

      mask |= (walk->is_writing && more != 0) << seat;
    }
  robo_walk_uint8 (walk, &mask);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint   base = seat == entry->seat ? entry->seq : before != NULL ? before->seen[seat]
                                                                       : 0;
      guint64 more = (guint16)(entry->seen[seat] - base);

      if ((mask >> seat & 1) != 0)
        robo_walk_varint (walk, &more);
      else
        more = 0;
      entry->seen[seat] = base + more;
    }
}

static void
walk_compact (RoboWalk        *walk,
              const RoboEntry *before,
              RoboEntry       *entry,
              guint8          *flags)
{
  *flags |= entry->kind;
  robo_walk_uint8 (walk, flags);
  entry->kind = *flags & KIND_MASK;
  walk_seen (walk, before, entry);
  if (entry->kind == ROBO_ENTRY_SEAL)
    {
      guint64 round = entry->round;

      robo_walk_varint (walk, &round);
      entry->round = round;
      robo_walk_bytes (walk, entry->position, sizeof entry->position);
      if ((*flags & IS_OPENED) == 0)
        robo_walk_bytes (walk, entry->hash, sizeof entry->hash);
      robo_walk_bytes (walk, entry->box, sizeof entry->box);
      if ((*flags & HAS_ROSTER) != 0)
        robo_walk_uint8 (walk, &entry->roster);
    }
  else if (entry->kind == ROBO_ENTRY_OPEN && (*flags & OPENS_LAST) != 0)
    {
      robo_walk_bytes (walk, entry->salt, sizeof entry->salt);
      robo_walk_uint48 (walk, &entry->program);
    }
  else
    robo_entry_walk_body (walk, entry);
}

static gboolean
is_opening_of (const RoboEntry *open,
               const RoboEntry *sealed)
{
  return sealed != NULL && open->kind == ROBO_ENTRY_OPEN && sealed->kind == ROBO_ENTRY_SEAL &&
         open->round == sealed->round && memcmp (open->sealed, sealed->digest, sizeof open->sealed) == 0;
}

static gboolean
write_entries (RoboWalk         *walk,
               const RoboChains *chains,
               guint             seat,
               guint             from)
{
  GPtrArray *chain = chains->chains[seat];
  g_autoptr (GPtrArray) written = g_ptr_array_new ();
  const RoboEntry *last = g_ptr_array_index (chain, chain->len - 1);

  for (guint seq = from; seq < chain->len; seq++)
    {
      RoboEntry       *entry = g_ptr_array_index (chain, seq);
      const RoboEntry *before = seq > 0 ? g_ptr_array_index (chain, seq - 1) : NULL;
      const RoboEntry *next = seq + 1 < chain->len ? g_ptr_array_index (chain, seq + 1) : NULL;
      RoboEntry        what = *entry;
      guint8           flags = 0;

      if (is_opening_of (entry, written->len > 0 ? find_last_seal (chains, written, seat) : before))
        flags |= OPENS_LAST;
      if (next != NULL && is_opening_of (next, entry) && robo_seal_matches_opening (entry, next))
        flags |= IS_OPENED;
      if (entry->roster != 0)
        flags |= HAS_ROSTER;
      walk_compact (walk, before, &what, &flags);
      g_ptr_array_add (written, entry);
    }
  if (last->has_signature)
    robo_walk_bytes (walk, (gpointer)last->signature, sizeof last->signature);

  return !walk->is_bad;
}

/* Writing and reading texts */

char *
robo_sealed_text_write (const RoboOffer  *offer,
                        const RoboChains *chains,
                        guint             seat,
                        guint             from)
{
  GPtrArray         *chain = chains->chains[seat];
  g_autofree guint8 *data = g_malloc (MAX_SIZE);
  RoboWalk           walk = { .data = data, .size = MAX_SIZE, .is_writing = TRUE };
  guint8             flags = VERSION << VERSION_SHIFT | seat;
  guint64            first = from;

  g_return_val_if_fail (from < chain->len, NULL);

  if (offer != NULL)
    flags |= HAS_OFFER;
  if (((RoboEntry *)g_ptr_array_index (chain, chain->len - 1))->has_signature)
    flags |= HAS_SIGNATURE;
  robo_walk_uint8 (&walk, &flags);
  if (offer != NULL)
    {
      gsize         size;
      const guint8 *bytes = g_bytes_get_data (offer->bytes, &size);
      guint64       length = size;

      robo_walk_varint (&walk, &length);
      robo_walk_bytes (&walk, (gpointer)bytes, size);
    }
  else
    robo_walk_bytes (&walk, (gpointer)chains->match, 3);
  robo_walk_varint (&walk, &first);
  if (!write_entries (&walk, chains, seat, from))
    return NULL;

  return robo_symbols_write (MARK, data, walk.at);
}

static RoboSealedText *
parse_text (GBytes *payload)
{
  g_autoptr (RoboSealedText) self = g_new0 (RoboSealedText, 1);
  gsize    size;
  RoboWalk walk = { .data = (guint8 *)g_bytes_get_data (payload, &size) };
  guint8   flags = 0;

  walk.size = size;
  robo_walk_uint8 (&walk, &flags);
  robo_walk_check (&walk, flags >> VERSION_SHIFT == VERSION);
  if ((flags & HAS_OFFER) != 0)
    {
      guint64 length = 0;

      robo_walk_varint (&walk, &length);
      robo_walk_check (&walk, length <= size - walk.at);
      if (walk.is_bad)
        return NULL;
      self->offer = g_bytes_new_from_bytes (payload, walk.at, length);
      robo_bytes_hash (self->match, sizeof self->match, walk.data + walk.at, length, NULL, 0);
      walk.at += length;
    }
  else
    robo_walk_bytes (&walk, self->match, sizeof self->match);
  if (walk.is_bad)
    return NULL;
  self->data = g_bytes_new_from_bytes (payload, walk.at, size - walk.at);
  self->flags = flags;

  return g_steal_pointer (&self);
}

RoboSealedText *
robo_sealed_text_find (const char  *text,
                       const char **end)
{
  const char *rest = text;

  for (;;)
    {
      g_autoptr (GBytes) payload = robo_symbols_find (MARK, rest, &rest);
      RoboSealedText *self = payload != NULL ? parse_text (payload) : NULL;

      if (self != NULL && end != NULL)
        *end = rest;
      if (self != NULL || payload == NULL)
        return self;
    }
}

gboolean
robo_sealed_text_looks_like (const char *text)
{
  return robo_symbols_looks_like (MARK, text);
}

guint
robo_sealed_text_get_seat (const RoboSealedText *self)
{
  return self->flags & 3;
}

gboolean
robo_sealed_text_belongs_to (const RoboSealedText *self,
                             const guint8         *match)
{
  return memcmp (self->match, match, sizeof self->match) == 0;
}

static RoboEntry *
finish_entry (GPtrArray *bundle,
              RoboEntry *what)
{
  RoboEntry *entry = robo_entry_new (what);

  g_ptr_array_add (bundle, entry);

  return entry;
}

GPtrArray *
robo_sealed_text_read_entries (const RoboSealedText *self,
                               const RoboChains     *chains)
{
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  guint            seat = robo_sealed_text_get_seat (self);
  gsize            size;
  RoboWalk         walk = { .data = (guint8 *)g_bytes_get_data (self->data, &size) };
  gsize            n_signature = (self->flags & HAS_SIGNATURE) != 0 ? ROBO_SIGNATURE_SIZE : 0;
  guint64          seq = 0;
  const RoboEntry *before;
  RoboEntry        waiting;
  gboolean         is_waiting = FALSE;

  if (!robo_sealed_text_belongs_to (self, chains->match) || size < n_signature)
    return NULL;

  walk.size = size - n_signature;
  robo_walk_varint (&walk, &seq);
  before = seq > 0 && seq <= chains->chains[seat]->len ? g_ptr_array_index (chains->chains[seat], seq - 1) : NULL;
  if (walk.is_bad || (before == NULL && seq > 0))
    return NULL;

  for (; walk.at < walk.size && seq <= G_MAXUINT16; seq++)
    {
      RoboEntry what = { .seat = seat, .seq = seq };
      guint8    flags = 0;

      memcpy (what.match, chains->match, sizeof what.match);
      walk_compact (&walk, is_waiting ? &waiting : before, &what, &flags);
      if (walk.is_bad || (is_waiting && (flags & OPENS_LAST) == 0) || what.roster >= 1u << ROBO_MAX_ROBOTS)
        return NULL;
      if (is_waiting)
        {
          robo_seal_set_hash (&waiting, what.salt, what.program);
          before = finish_entry (bundle, &waiting);
          is_waiting = FALSE;
        }
      if (before != NULL)
        memcpy (what.prev, before->digest, sizeof what.prev);
      if (what.kind == ROBO_ENTRY_OPEN && (flags & OPENS_LAST) != 0)
        {
          const RoboEntry *sealed = bundle->len > 0 ? find_last_seal (chains, bundle, seat) : before;

          if (sealed == NULL || sealed->kind != ROBO_ENTRY_SEAL)
            return NULL;
          what.round = sealed->round;
          memcpy (what.sealed, sealed->digest, sizeof what.sealed);
        }
      if (what.kind == ROBO_ENTRY_SEAL && (flags & IS_OPENED) != 0)
        {
          waiting = what;
          is_waiting = TRUE;
        }
      else
        before = finish_entry (bundle, &what);
    }
  if (is_waiting || bundle->len == 0)
    return NULL;
  if (n_signature > 0)
    robo_entry_set_signature (g_ptr_array_index (bundle, bundle->len - 1), walk.data + walk.size);

  return g_steal_pointer (&bundle);
}

void
robo_sealed_text_free (RoboSealedText *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->offer, g_bytes_unref);
  g_clear_pointer (&self->data, g_bytes_unref);
  g_free (self);
}

/* Texts that people exchange */

static RoboPasted
take_in (RoboPeer             *self,
         const RoboSealedText *text)
{
  g_autoptr (GPtrArray) bundle = NULL;

  if (!robo_sealed_text_belongs_to (text, self->chains->match))
    return ROBO_PASTED_FOREIGN;
  bundle = robo_sealed_text_read_entries (text, self->chains);
  if (bundle == NULL)
    return ROBO_PASTED_EARLY;

  switch (robo_peer_receive (self, bundle))
    {
    case ROBO_ARRIVAL_NEW:
      return ROBO_PASTED_NEW;
    case ROBO_ARRIVAL_KNOWN:
      return robo_sealed_text_get_seat (text) == self->seat ? ROBO_PASTED_OWN : ROBO_PASTED_KNOWN;
    case ROBO_ARRIVAL_EARLY:
    case ROBO_ARRIVAL_KEYLESS:
      return ROBO_PASTED_EARLY;
    case ROBO_ARRIVAL_FORKED:
    case ROBO_ARRIVAL_FORGED:
    case ROBO_ARRIVAL_FOREIGN:
      break;
    }

  return ROBO_PASTED_ODD;
}

RoboPasted
robo_peer_paste (RoboPeer   *self,
                 const char *text)
{
  RoboPasted  most = robo_sealed_text_looks_like (text) ? ROBO_PASTED_DAMAGED : ROBO_PASTED_NOTHING;
  const char *at = text;

  while (*at != '\0')
    {
      g_autoptr (RoboSealedText) found = robo_sealed_text_find (at, &at);
      RoboPasted pasted;

      if (found == NULL)
        break;
      pasted = take_in (self, found);
      most = MAX (most, pasted);
    }

  return most;
}

char *
robo_peer_dup_text (const RoboPeer *self)
{
  guint    others;
  guint    from = G_MAXUINT;
  gboolean is_inviting = FALSE;

  if (self->seat == ROBO_SPECTATOR)
    return NULL;

  others = self->shared->present & ~(1u << self->seat);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      guint count = robo_chains_count (self->chains, seat);

      if ((others >> seat & 1) == 0)
        continue;
      from = MIN (from, count > 0 ? robo_chains_get (self->chains, seat, count - 1)->seen[self->seat] : 0);
      is_inviting = is_inviting || count == 0;
    }
  if (from >= robo_chains_count (self->chains, self->seat))
    return NULL;

  /* Until all players have joined, the first seat of a person adds the invitation. */
  is_inviting = is_inviting && self->seat == (guint)g_bit_nth_lsf (self->offer->people, -1);

  return robo_sealed_text_write (is_inviting ? self->offer : NULL, self->chains, self->seat, from);
}
