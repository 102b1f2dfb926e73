// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-link.h"

#include "robo-file-parts.h"

#define PART_SIZE 4096
/* The inviting seat sends arena and cards at once. Another seat sends them after a random time of one to two
 * OTHERS_WAIT_MS, if no other peer has sent them by then. Each peer sends arena and cards at most once in AGAIN_MS; a
 * request that comes earlier is answered when AGAIN_MS are over. */
#define OTHERS_WAIT_MS 4000
#define AGAIN_MS       10000
/* At most this many refused players are kept. */
#define MAX_REFUSED 8

struct _RoboLink
{
  GObject parent_instance;

  RoboPeer    *peer; /* borrowed */
  RoboCarrier *carrier;
  guint        there[ROBO_MAX_ROBOTS]; /* by seat, number of entries up to the first gap that have come through the
                                        * carrier */
  gboolean     is_forked_there[ROBO_MAX_ROBOTS];
  gboolean     is_offer_there;
  gboolean     is_seat_taken;
  guint        n_heard;         /* number of bundles of this match that have been received */
  guint        filing;          /* timer to send arena and cards, unless another peer does so first */
  gboolean     is_filing_again; /* the timer runs because arena and cards were sent a moment ago */
  guint        n_echoes;        /* number of parts of arena and cards that may still come back from the carrier */
  gint64       filed;           /* monotonic time when arena and cards were sent last, or 0 */
  guint        again_ms;

  RoboLinkRefuses refuses; /* decides which players are refused; NULL if nobody is refused */
  gpointer        refuses_data;
  GPtrArray      *refused; /* array of bundles that begin with the join of a refused player; the last is the newest */
};

enum
{
  CHANGED,
  FORGED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLink, robo_link, G_TYPE_OBJECT)

/* Returns whether the bundle is of a player who wants to join and is refused. A player who has joined before is not
 * refused. */
static gboolean
is_refused (RoboLink  *self,
            GPtrArray *bundle)
{
  const RoboEntry *first = g_ptr_array_index (bundle, 0);

  return self->refuses != NULL && first->kind == ROBO_ENTRY_JOIN && first->seat < ROBO_MAX_ROBOTS &&
         self->peer->chains->chains[first->seat]->len == 0 && self->refuses (first->key, self->refuses_data);
}

static void
keep_refused (RoboLink  *self,
              GPtrArray *bundle)
{
  const RoboEntry *join = g_ptr_array_index (bundle, 0);

  for (guint i = self->refused->len; i > 0; i--)
    {
      const RoboEntry *known = g_ptr_array_index ((GPtrArray *)g_ptr_array_index (self->refused, i - 1), 0);

      if (memcmp (known->key, join->key, sizeof join->key) == 0 && known->seat == join->seat)
        g_ptr_array_remove_index (self->refused, i - 1);
    }
  if (self->refused->len == MAX_REFUSED)
    g_ptr_array_remove_index (self->refused, 0);
  g_ptr_array_add (self->refused, g_ptr_array_ref (bundle));
}

static void
received_cb (RoboLink    *self,
             GBytes      *bytes,
             RoboCarrier *carrier)
{
  g_autoptr (GPtrArray) bundle = robo_bundle_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const RoboEntry *first;
  RoboArrival      arrival;

  if (bundle == NULL)
    {
      robo_carrier_reject (carrier);
      return;
    }

  first = g_ptr_array_index (bundle, 0);
  if (is_refused (self, bundle))
    {
      robo_carrier_reject (carrier);
      keep_refused (self, bundle);
      g_signal_emit (self, signals[REFUSED], 0);
      return;
    }
  arrival = robo_peer_receive (self->peer, bundle);
  self->n_heard += arrival != ROBO_ARRIVAL_FOREIGN && arrival != ROBO_ARRIVAL_FORGED;
  if (arrival == ROBO_ARRIVAL_FOREIGN || arrival == ROBO_ARRIVAL_FORGED || arrival == ROBO_ARRIVAL_KEYLESS)
    robo_carrier_reject (carrier);
  switch (arrival)
    {
    case ROBO_ARRIVAL_NEW:
    case ROBO_ARRIVAL_KNOWN:
      /* If there is a gap before the bundle, the entries in the gap must still be sent. */
      if (first->seq <= self->there[first->seat])
        self->there[first->seat] = MAX (self->there[first->seat], first->seq + bundle->len);
      break;
    case ROBO_ARRIVAL_FORKED:
      self->is_forked_there[first->seat] = TRUE;
      break;
    case ROBO_ARRIVAL_FORGED:
      /* Two players who join a seat at the same time are not forgers. */
      if (first->seq > 0)
        g_signal_emit (self, signals[FORGED], 0, first->seat);
      /* The seat belongs to the first join that the carrier reports. The carrier reports the same join first to all
       * peers. */
      if (first->seat != self->peer->seat || first->seq != 0 || self->there[first->seat] > 0)
        return;
      self->is_seat_taken = TRUE;
      break;
    case ROBO_ARRIVAL_EARLY:
    case ROBO_ARRIVAL_KEYLESS:
    case ROBO_ARRIVAL_FOREIGN:
      return;
    }
  /* While earlier messages are read, one signal at the end is enough. */
  if (arrival != ROBO_ARRIVAL_KNOWN && robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
offered_cb (RoboLink    *self,
            GBytes      *offer,
            RoboCarrier *carrier)
{
  /* A chat room may also have the offer of a rematch. */
  self->is_offer_there = self->is_offer_there || g_bytes_equal (offer, self->peer->offer->bytes);
}

static void
emptied_cb (RoboLink    *self,
            RoboCarrier *carrier)
{
  memset (self->there, 0, sizeof self->there);
  memset (self->is_forked_there, 0, sizeof self->is_forked_there);
  self->is_offer_there = FALSE;
}

static void
changed_cb (RoboLink    *self,
            RoboCarrier *carrier)
{
  if (robo_carrier_get_state (carrier) == ROBO_CARRIER_OPEN)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
send_files (RoboLink *self)
{
  g_autoptr (GPtrArray) messages = robo_file_split (self->peer->offer, self->peer->shared->setup);

  self->filing = 0;
  self->is_filing_again = FALSE;
  self->filed = g_get_monotonic_time ();
  self->n_echoes = messages->len;
  for (guint i = 0; i < messages->len; i++)
    robo_carrier_send_file_message (self->carrier, g_ptr_array_index (messages, i));
}

/* Handles a message of a peer that requests or sends arena and cards. */
static void
filed_cb (RoboLink    *self,
          GBytes      *message,
          RoboCarrier *carrier)
{
  gboolean is_first = self->peer->seat == (guint)g_bit_nth_lsf (self->peer->offer->people, -1);
  gint64   again_ms, others_ms;

  if (!robo_file_want_is_of (message, self->peer->offer))
    {
      gboolean is_echo = self->n_echoes > 0;

      /* Parts that this peer has just sent come back, and are no answer to a later request. */
      self->n_echoes -= is_echo;
      if (!is_echo || !self->is_filing_again)
        g_clear_handle_id (&self->filing, g_source_remove);
      return;
    }
  if (self->filing != 0)
    return;

  again_ms = self->filed != 0 ? (self->filed - g_get_monotonic_time ()) / 1000 + self->again_ms : 0;
  others_ms = is_first ? 0 : OTHERS_WAIT_MS + g_random_int_range (0, OTHERS_WAIT_MS);
  self->is_filing_again = again_ms > 0;
  if (again_ms <= 0 && is_first)
    send_files (self);
  else
    self->filing = g_timeout_add_once ((guint)MAX (again_ms, others_ms), (GSourceOnceFunc)send_files, self);
}

/* Asks all other peers for their entries if some may be missing, since the archive of a chat room may lose messages. If
 * the carrier has delivered entries of this match, it has delivered all entries that it has. Then the peer no longer
 * waits for further entries of its own that other seats claim to have seen. A carrier that begins anew, such as that of
 * a host, has delivered nothing yet. */
static void
state_cb (RoboLink    *self,
          GParamSpec  *pspec,
          RoboCarrier *carrier)
{
  if (robo_carrier_get_state (carrier) != ROBO_CARRIER_OPEN)
    return;

  if (self->n_heard == 0 || robo_chains_has_gaps (self->peer->chains) || robo_peer_can_go_on_anyway (self->peer))
    robo_carrier_ask (carrier);
  if (self->n_heard > 0)
    robo_peer_ignore_claims (self->peer);
}

static void
robo_link_dispose (GObject *object)
{
  RoboLink *self = ROBO_LINK (object);

  g_clear_handle_id (&self->filing, g_source_remove);
  g_clear_object (&self->carrier);

  G_OBJECT_CLASS (robo_link_parent_class)->dispose (object);
}

static void
robo_link_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_LINK (object)->refused);

  G_OBJECT_CLASS (robo_link_parent_class)->finalize (object);
}

static void
robo_link_class_init (RoboLinkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_link_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_link_finalize;

  signals[CHANGED] = g_signal_new ("changed", ROBO_TYPE_LINK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FORGED] = g_signal_new ("forged", ROBO_TYPE_LINK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", ROBO_TYPE_LINK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
robo_link_init (RoboLink *self)
{
  self->refused = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  self->again_ms = AGAIN_MS;
}

RoboLink *
robo_link_new (RoboPeer    *peer,
               RoboCarrier *carrier)
{
  RoboLink *self;

  g_return_val_if_fail (peer != NULL, NULL);
  g_return_val_if_fail (ROBO_IS_CARRIER (carrier), NULL);

  self = g_object_new (ROBO_TYPE_LINK, NULL);
  self->peer = peer;
  self->carrier = g_object_ref (carrier);
  g_signal_connect_object (carrier, "received", G_CALLBACK (received_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (carrier, "offered", G_CALLBACK (offered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (carrier, "filed", G_CALLBACK (filed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (carrier, "emptied", G_CALLBACK (emptied_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (carrier, "notify::state", G_CALLBACK (state_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (carrier, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

RoboCarrier *
robo_link_get_carrier (RoboLink *self)
{
  g_return_val_if_fail (ROBO_IS_LINK (self), NULL);

  return self->carrier;
}

void
robo_link_set_refuses (RoboLink       *self,
                       RoboLinkRefuses refuses,
                       gpointer        data)
{
  g_return_if_fail (ROBO_IS_LINK (self));

  self->refuses = refuses;
  self->refuses_data = data;
}

void
robo_link_take_refused (RoboLink *self)
{
  gboolean is_new = FALSE;

  g_return_if_fail (ROBO_IS_LINK (self));

  for (guint i = 0; i < self->refused->len;)
    {
      g_autoptr (GPtrArray) bundle = g_ptr_array_ref (g_ptr_array_index (self->refused, i));

      if (is_refused (self, bundle))
        {
          i++;
          continue;
        }
      g_ptr_array_remove_index (self->refused, i);
      /* The carrier has not passed the bundle on to others, so the bundle does not count as one that has arrived. */
      is_new = robo_peer_receive (self->peer, bundle) == ROBO_ARRIVAL_NEW || is_new;
    }
  if (is_new)
    g_signal_emit (self, signals[CHANGED], 0);
}

const char *
robo_link_get_refused (RoboLink *self)
{
  g_return_val_if_fail (ROBO_IS_LINK (self), NULL);

  for (guint i = self->refused->len; i > 0; i--)
    {
      GPtrArray *bundle = g_ptr_array_index (self->refused, i - 1);

      if (is_refused (self, bundle))
        return ((const RoboEntry *)g_ptr_array_index (bundle, 0))->name;
    }

  return NULL;
}

/* Sends a bundle in a few messages of a size that any server accepts. The bundle is cut after entries with a
 * signature. */
static void
send_bundle (RoboLink  *self,
             GPtrArray *bundle)
{
  g_autoptr (GPtrArray) part = g_ptr_array_new ();
  gsize size = 0;

  for (guint i = 0; i < bundle->len; i++)
    {
      RoboEntry *entry = g_ptr_array_index (bundle, i);
      gboolean   is_end = i + 1 == bundle->len;

      g_ptr_array_add (part, entry);
      size += g_bytes_get_size (entry->bytes);
      if (is_end || (size >= PART_SIZE && entry->has_signature))
        {
          g_autoptr (GBytes) bytes = robo_bundle_to_bytes (part);

          robo_carrier_send (self->carrier, bytes);
          g_ptr_array_set_size (part, 0);
          size = 0;
        }
    }
}

void
robo_link_send (RoboLink *self)
{
  g_return_if_fail (ROBO_IS_LINK (self));

  if (robo_carrier_get_state (self->carrier) != ROBO_CARRIER_OPEN)
    return;

  if (!self->is_offer_there)
    {
      self->is_offer_there = TRUE;
      robo_carrier_offer (self->carrier, self->peer->offer->bytes);
    }
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      gboolean is_forked = self->peer->chains->forks[seat] != NULL;

      if (self->there[seat] < robo_chains_count (self->peer->chains, seat) ||
          (is_forked && !self->is_forked_there[seat]))
        {
          g_autoptr (GPtrArray) bundles = robo_chains_list (self->peer->chains, seat, self->there[seat]);

          for (guint i = 0; bundles != NULL && i < bundles->len; i++)
            send_bundle (self, g_ptr_array_index (bundles, i));
        }
    }
}

gboolean
robo_link_is_settled (RoboLink *self)
{
  guint seat;

  g_return_val_if_fail (ROBO_IS_LINK (self), FALSE);

  seat = self->peer->seat;

  return seat == ROBO_SPECTATOR || self->there[seat] >= robo_chains_count (self->peer->chains, seat);
}

gboolean
robo_link_is_seat_taken (RoboLink *self)
{
  g_return_val_if_fail (ROBO_IS_LINK (self), FALSE);

  return self->is_seat_taken;
}

gboolean
robo_link_will_send_files (RoboLink *self)
{
  g_return_val_if_fail (ROBO_IS_LINK (self), FALSE);

  return self->filing != 0;
}

void
robo_link_set_again_ms (RoboLink *self,
                        guint     again_ms)
{
  g_return_if_fail (ROBO_IS_LINK (self));

  self->again_ms = again_ms;
}
