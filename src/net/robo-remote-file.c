// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-file.h"

static void
add_chain (const RoboPeer *self,
           GPtrArray      *chain,
           RoboMatchFile  *file)
{
  for (guint i = 0; chain != NULL && i < chain->len; i++)
    {
      const RoboEntry *entry = g_ptr_array_index (chain, i);
      RoboMatchEntry   saved = { .bytes = g_bytes_ref (entry->bytes) };

      if (entry->has_signature)
        saved.signature = g_bytes_new (entry->signature, sizeof entry->signature);
      g_array_append_val (file->entries, saved);
    }
}

RoboMatchFile *
robo_peer_dup_file (const RoboPeer *self)
{
  RoboMatchFile *file = robo_match_file_new (self->shared->setup, self->shared->game);

  file->offer = g_bytes_ref (self->offer->bytes);
  file->own_seat = self->seat;
  file->is_agreed = self->shared->is_agreed;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      add_chain (self, self->chains->chains[seat], file);
      add_chain (self, self->chains->forks[seat], file);
    }
  /* Save the entries that this version cannot read. Otherwise the next start would not know that own entries are
   * missing. */
  for (guint i = 0; i < self->unread->len && self->n_own > robo_chains_count (self->chains, self->seat); i += 2)
    {
      GBytes        *signature = g_ptr_array_index (self->unread, i + 1);
      RoboMatchEntry saved = { .bytes = g_bytes_ref (g_ptr_array_index (self->unread, i)) };

      saved.signature = signature != NULL ? g_bytes_ref (signature) : NULL;
      g_array_append_val (file->entries, saved);
    }

  return file;
}

/* Returns whether bytes that are no entry of this version may be an entry of a seat. The seat is in the third byte of
 * every entry. */
static gboolean
may_be_of_seat (const guint8 *data,
                gsize         size,
                guint         seat)
{
  return size < 3 || data[2] == seat;
}

RoboPeer *
robo_peer_new_for_file (const RoboMatchFile *file,
                        const RoboKey       *key)
{
  g_autoptr (RoboOffer) offer = file->offer != NULL ? robo_offer_parse (file->offer) : NULL;
  RoboMatchSetup *setup = offer != NULL ? robo_offer_make_setup (offer, file->setup->arena, file->setup->modules)
                                        : NULL;
  g_autoptr (GPtrArray) bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
  guint     seat = key != NULL ? file->own_seat : ROBO_SPECTATOR;
  RoboPeer *self;

  if (setup == NULL)
    return NULL;
  if (seat != ROBO_SPECTATOR && (offer->people >> seat & 1) == 0)
    {
      robo_match_setup_free (setup);
      return NULL;
    }

  self = robo_peer_new (offer, setup, seat, key);
  /* Entries are saved one after the other. A signed entry ends a bundle; in an unsigned match each entry is a
   * bundle. */
  for (guint i = 0; i < file->entries->len; i++)
    {
      const RoboMatchEntry *saved = &g_array_index (file->entries, RoboMatchEntry, i);
      gsize                 size;
      const guint8         *data = g_bytes_get_data (saved->bytes, &size);
      RoboEntry            *entry = robo_entry_parse (data, size);

      if (entry == NULL)
        {
          if (seat == ROBO_SPECTATOR || !may_be_of_seat (data, size, seat))
            continue;
          g_ptr_array_add (self->unread, g_bytes_ref (saved->bytes));
          g_ptr_array_add (self->unread, saved->signature != NULL ? g_bytes_ref (saved->signature) : NULL);
          continue;
        }
      if (saved->signature != NULL)
        robo_entry_set_signature (entry, g_bytes_get_data (saved->signature, NULL));
      g_ptr_array_add (bundle, entry);
      if (!self->chains->is_signed || entry->has_signature)
        {
          robo_chains_add (self->chains, bundle);
          g_ptr_array_unref (bundle);
          bundle = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_entry_unref);
        }
    }
  /* The player has written an entry that this version cannot read, and another entry with its number would contradict
   * it. */
  if (self->unread->len > 0)
    self->n_own = robo_chains_count (self->chains, seat) + 1;
  robo_shared_game_update (self->shared);

  return self;
}
