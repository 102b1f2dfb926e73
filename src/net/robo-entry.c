// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-entry.h"

#include <string.h>

#include <nettle/eddsa.h>

#include "robo-bytes.h"
#include "robo-offer.h"

#define VERSION 1

G_STATIC_ASSERT (ROBO_KEY_SIZE == ED25519_KEY_SIZE && ROBO_SIGNATURE_SIZE == ED25519_SIGNATURE_SIZE);

/* These functions describe the bytes of an entry for both directions: a walk either reads a field or writes it. */

static void
walk_name (RoboWalk *walk,
           char     *name)
{
  guint8 length = walk->is_writing ? strlen (name) : 0;

  robo_walk_uint8 (walk, &length);
  robo_walk_check (walk, length <= ROBO_MAX_NAME_SIZE);
  if (walk->is_bad)
    return;
  robo_walk_bytes (walk, name, length);
  robo_walk_check (walk, g_utf8_validate_len (name, length, NULL));
}

static void
walk_standing (RoboWalk  *walk,
               RoboEntry *self)
{
  robo_walk_uint8 (walk, &self->n_standing);
  robo_walk_check (walk, self->n_standing > 0 && self->n_standing <= ROBO_MAX_STANDING);
  for (guint i = 0; i < self->n_standing && !walk->is_bad; i++)
    {
      RoboEntryStanding *standing = &self->standing[i];

      robo_walk_uint8 (walk, &standing->kind);
      robo_walk_uint8 (walk, &standing->card);
      robo_walk_uint8 (walk, &standing->is_set);
      robo_walk_varint (walk, &standing->answer);
      robo_walk_check (walk, standing->kind < ROBO_N_QUESTION_KINDS && standing->is_set <= TRUE);
    }
}

static void
walk_again (RoboWalk  *walk,
            RoboEntry *self)
{
  guint8 length = walk->is_writing ? strlen (self->address) : 0;

  robo_walk_uint8 (walk, &self->again);
  robo_walk_check (walk, self->again == ROBO_AGAIN_YES || self->again == ROBO_AGAIN_NO);
  robo_walk_uint8 (walk, &length);
  robo_walk_check (walk, length <= ROBO_MAX_ADDRESS_SIZE);
  if (walk->is_bad)
    return;
  robo_walk_bytes (walk, self->address, length);
  for (guint i = 0; i < length; i++)
    robo_walk_check (walk, g_ascii_isgraph (self->address[i]));
}

gboolean
robo_proposal_has_value (RoboProposal proposal,
                         guint64      value)
{
  RoboPace pace;
  RoboBank bank;

  switch (proposal)
    {
    case ROBO_PROPOSAL_END:
      return value == 0;
    case ROBO_PROPOSAL_PAUSE:
      return value < ROBO_MAX_PAUSE_TIME;
    case ROBO_PROPOSAL_PACE:
      return value <= G_MAXUINT8 && robo_pace_from_byte ((guint8)value, &pace, &bank);
    }

  return FALSE;
}

static void
walk_proposal (RoboWalk  *walk,
               RoboEntry *self)
{
  robo_walk_bytes (walk, self->position, sizeof self->position);
  robo_walk_uint8 (walk, &self->proposal);
  robo_walk_check (walk, self->proposal >= ROBO_PROPOSAL_END && self->proposal <= ROBO_PROPOSAL_PACE);
  robo_walk_uint8 (walk, &self->consent);
  robo_walk_check (walk, self->consent >= ROBO_CONSENT_YES && self->consent <= ROBO_CONSENT_DECLINED);
  if (walk->is_bad || self->proposal == ROBO_PROPOSAL_END)
    return;

  robo_walk_varint (walk, &self->value);
  robo_walk_check (walk, robo_proposal_has_value (self->proposal, self->value));
}

static gboolean
has_any (const guint8 *bytes,
         gsize         size)
{
  gsize i = 0;

  while (i < size && bytes[i] == 0)
    i++;

  return i < size;
}

/* Join entries of matches without signatures have no key. In memory, a key of zeros stands for no key. */
static void
walk_key (RoboWalk  *walk,
          RoboEntry *self)
{
  guint8 has_key = walk->is_writing && has_any (self->key, sizeof self->key);

  robo_walk_uint8 (walk, &has_key);
  robo_walk_check (walk, has_key <= TRUE);
  if (has_key)
    robo_walk_bytes (walk, self->key, sizeof self->key);
  robo_walk_check (walk, !has_key || has_any (self->key, sizeof self->key));
}

static void
walk_join (RoboWalk  *walk,
           RoboEntry *self)
{
  robo_walk_bytes (walk, self->commit, sizeof self->commit);
  robo_walk_uint16 (walk, &self->rulings);
  robo_walk_uint8 (walk, &self->version);
  walk_key (walk, self);
  walk_name (walk, self->name);
}

static void
walk_seal (RoboWalk  *walk,
           RoboEntry *self)
{
  robo_walk_uint16 (walk, &self->round);
  robo_walk_bytes (walk, self->position, sizeof self->position);
  robo_walk_bytes (walk, self->hash, sizeof self->hash);
  robo_walk_bytes (walk, self->box, sizeof self->box);
  robo_walk_uint8 (walk, &self->roster);
  robo_walk_check (walk, self->roster < 1u << ROBO_MAX_ROBOTS);
}

static void
walk_open (RoboWalk  *walk,
           RoboEntry *self)
{
  robo_walk_uint16 (walk, &self->round);
  robo_walk_bytes (walk, self->sealed, sizeof self->sealed);
  robo_walk_bytes (walk, self->salt, sizeof self->salt);
  robo_walk_uint48 (walk, &self->program);
}

static void
walk_answer (RoboWalk  *walk,
             RoboEntry *self)
{
  robo_walk_bytes (walk, self->position, sizeof self->position);
  robo_walk_uint8 (walk, &self->question);
  robo_walk_varint (walk, &self->answer);
  robo_walk_check (walk, self->question < ROBO_N_QUESTION_KINDS);
}

static void
walk_absent (RoboWalk  *walk,
             RoboEntry *self)
{
  robo_walk_uint8 (walk, &self->absent);
  robo_walk_uint16 (walk, &self->absent_seq);
  robo_walk_check (walk, self->absent < ROBO_MAX_ROBOTS && self->absent != self->seat);
}

void
robo_entry_walk_body (RoboWalk  *walk,
                      RoboEntry *self)
{
  switch ((RoboEntryKind)self->kind)
    {
    case ROBO_ENTRY_JOIN:
      walk_join (walk, self);
      return;
    case ROBO_ENTRY_START:
      robo_walk_bytes (walk, self->nonce, sizeof self->nonce);
      return;
    case ROBO_ENTRY_SEAL:
      walk_seal (walk, self);
      return;
    case ROBO_ENTRY_OPEN:
      walk_open (walk, self);
      return;
    case ROBO_ENTRY_ANSWER:
      walk_answer (walk, self);
      return;
    case ROBO_ENTRY_ABSENT:
      walk_absent (walk, self);
      return;
    case ROBO_ENTRY_RESULT:
      robo_walk_bytes (walk, self->position, sizeof self->position);
      robo_walk_uint8 (walk, &self->winner);
      return;
    case ROBO_ENTRY_UNDO:
      robo_walk_bytes (walk, self->position, sizeof self->position);
      robo_walk_uint8 (walk, &self->epoch);
      return;
    case ROBO_ENTRY_STANDING:
      walk_standing (walk, self);
      return;
    case ROBO_ENTRY_AGAIN:
      walk_again (walk, self);
      return;
    case ROBO_ENTRY_PROPOSAL:
      walk_proposal (walk, self);
      return;
    case ROBO_ENTRY_RETURN:
    case ROBO_ENTRY_RESIGN:
      return;
    }

  walk->is_bad = TRUE;
}

static void
walk_entry (RoboWalk  *walk,
            RoboEntry *self)
{
  guint8 version = VERSION;

  robo_walk_uint8 (walk, &version);
  robo_walk_check (walk, version == VERSION);
  robo_walk_uint8 (walk, &self->kind);
  robo_walk_uint8 (walk, &self->seat);
  robo_walk_check (walk, self->seat < ROBO_MAX_ROBOTS);
  robo_walk_uint16 (walk, &self->seq);
  robo_walk_bytes (walk, self->match, sizeof self->match);
  robo_walk_bytes (walk, self->prev, sizeof self->prev);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_walk_uint16 (walk, &self->seen[seat]);
  if (!walk->is_bad)
    robo_entry_walk_body (walk, self);
}

/* Creating entries */

static void
set_bytes (RoboEntry    *self,
           const guint8 *data,
           gsize         size)
{
  self->bytes = g_bytes_new (data, size);
  robo_bytes_hash (self->digest, sizeof self->digest, data, size, NULL, 0);
  self->has_signature = FALSE;
}

RoboEntry *
robo_entry_new (const RoboEntry *what)
{
  RoboEntry *self = g_atomic_rc_box_new (RoboEntry);
  guint8     data[ROBO_MAX_ENTRY_SIZE];
  RoboWalk   walk = { .data = data, .size = sizeof data, .is_writing = TRUE };

  *self = *what;
  walk_entry (&walk, self);
  g_assert (!walk.is_bad);
  set_bytes (self, data, walk.at);

  return self;
}

RoboEntry *
robo_entry_parse (const guint8 *data,
                  gsize         size)
{
  RoboEntry  what = { 0 };
  RoboWalk   walk = { .data = (guint8 *)data, .size = size };
  RoboEntry *self;

  walk_entry (&walk, &what);
  if (walk.is_bad || walk.at != size || size > ROBO_MAX_ENTRY_SIZE)
    return NULL;

  self = g_atomic_rc_box_new (RoboEntry);
  *self = what;
  set_bytes (self, data, size);

  return self;
}

RoboEntry *
robo_entry_ref (RoboEntry *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_entry (gpointer data)
{
  g_bytes_unref (((RoboEntry *)data)->bytes);
}

void
robo_entry_unref (RoboEntry *self)
{
  g_atomic_rc_box_release_full (self, clear_entry);
}

void
robo_entry_sign (RoboEntry    *self,
                 const guint8 *public_key,
                 const guint8 *private_key)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (self->bytes, &size);

  ed25519_sha512_sign (public_key, private_key, size, data, self->signature);
  self->has_signature = TRUE;
}

void
robo_entry_set_signature (RoboEntry    *self,
                          const guint8 *signature)
{
  memcpy (self->signature, signature, sizeof self->signature);
  self->has_signature = TRUE;
}

gboolean
robo_entry_verify (const RoboEntry *self,
                   const guint8    *public_key)
{
  gsize         size;
  const guint8 *data = g_bytes_get_data (self->bytes, &size);

  return self->has_signature && ed25519_sha512_verify (public_key, size, data, self->signature);
}

gboolean
robo_entry_equal (const RoboEntry *a,
                  const RoboEntry *b)
{
  return g_bytes_equal (a->bytes, b->bytes);
}

/* Bundles */

GBytes *
robo_bundle_to_bytes (GPtrArray *entries)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const RoboEntry *last;

  g_return_val_if_fail (entries->len > 0, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const RoboEntry *entry = g_ptr_array_index (entries, i);
      gsize            size;
      const guint8    *data = g_bytes_get_data (entry->bytes, &size);
      const guint8     length[2] = { size >> 8, size & 0xff };

      g_byte_array_append (bytes, length, sizeof length);
      g_byte_array_append (bytes, data, size);
    }
  last = g_ptr_array_index (entries, entries->len - 1);
  if (last->has_signature)
    {
      g_byte_array_append (bytes, (const guint8[2]){ 0, 0 }, 2);
      g_byte_array_append (bytes, last->signature, sizeof last->signature);
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GPtrArray *
robo_bundle_parse (const guint8 *data,
                   gsize         size)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  gsize at = 0;

  while (at + 2 <= size)
    {
      gsize      length = (gsize)data[at] << 8 | data[at + 1];
      RoboEntry *entry;

      at += 2;
      if (length == 0)
        {
          if (entries->len == 0 || size - at != ROBO_SIGNATURE_SIZE)
            return NULL;
          robo_entry_set_signature (g_ptr_array_index (entries, entries->len - 1), data + at);
          at = size;
          break;
        }
      if (length > size - at)
        return NULL;
      entry = robo_entry_parse (data + at, length);
      if (entry == NULL)
        return NULL;
      g_ptr_array_add (entries, entry);
      at += length;
    }

  return at == size && entries->len > 0 ? g_steal_pointer (&entries) : NULL;
}
