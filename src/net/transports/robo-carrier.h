// SPDX-License-Identifier: GPL-3.0-or-later
// What carries a match at a distance from one player to the others: a line in the house, a room for chats, or nothing but
// this program.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* No bundle that comes in is longer, nor an offer. */
#define ROBO_CARRIER_MAX_BUNDLE (64 * 1024)
#define ROBO_CARRIER_MAX_OFFER  (4 * 1024)
/* So many bytes of what somebody says are shown. */
#define ROBO_CARRIER_MAX_WORDS 1000
#define ROBO_CARRIER_MAX_NAME  100

/**
 * RoboCarrierState:
 * @ROBO_CARRIER_CLOSED: not begun, or ended for good; a person has to do something
 * @ROBO_CARRIER_CONNECTING: on its way, or reading what others have said before
 * @ROBO_CARRIER_OPEN: all that others have said before is read, and what is sent gets there
 * @ROBO_CARRIER_WAITING: the line is broken; it tries again by itself
 */
typedef enum
{
  ROBO_CARRIER_CLOSED,
  ROBO_CARRIER_CONNECTING,
  ROBO_CARRIER_OPEN,
  ROBO_CARRIER_WAITING,
} RoboCarrierState;

#define ROBO_TYPE_CARRIER_STATE (robo_carrier_state_get_type ())
GType robo_carrier_state_get_type (void);

#define ROBO_TYPE_CARRIER (robo_carrier_get_type ())

/**
 * RoboCarrier:
 * It takes bundles (robo_bundle_to_bytes()) to everybody else in the match, and keeps none: whatever is sent while it is not
 * open gets lost, and so may the rest. Who has a match sends what is missing when the carrier opens; RoboLink does all of
 * this. Everything happens in the thread it was made in, and nothing blocks.
 *
 * Properties: "state", "sentence" (how it stands, for people, translated). Signals:
 * - received (GBytes *bundle): from anybody, also what was sent from here and has got there; each once, in any order
 * - offered (GBytes *offer): what is played here (RoboOffer)
 * - said (const char *who, const char *words, gint64 when): somebody, also oneself, has said something to all; @when in
 *   seconds since 1970
 * - filed (GBytes *message): somebody wants arena and cards, or sends a part of them (robo-file-parts.h); not kept
 * - emptied (): what was said before is no longer there: everything is to be sent again
 * - changed (): state or sentence are others, or what was sent may have got lost and is to be sent again
 *
 * What comes in is from anybody and may be anything; only its size has been looked at.
 */
G_DECLARE_DERIVABLE_TYPE (RoboCarrier, robo_carrier, ROBO, CARRIER, GObject)

/**
 * RoboCarrierClass:
 * @open: begins to connect
 * @close: ends it, at once
 * @send: takes a bundle to the others; only while it is open
 * @offer: keeps what is played for those who come later, and tells those who are there; only while it is open
 * @say: takes words to all; only while it is open
 * @file: takes a message about arena and cards to the others; only while it is open
 * @may_put_out: (nullable): whether one may put somebody out
 * @put_out: (nullable): does it
 * @ask: (nullable): asks all others to tell all they know; %NULL where nothing gets lost. Only while it is open
 */
struct _RoboCarrierClass
{
  GObjectClass parent_class;

  void (*open) (RoboCarrier *self);
  void (*close) (RoboCarrier *self);
  void (*send) (RoboCarrier *self,
                GBytes      *bundle);
  void (*offer) (RoboCarrier *self,
                 GBytes      *offer);
  void (*say) (RoboCarrier *self,
               const char  *words);
  void (*file) (RoboCarrier *self,
                GBytes      *message);
  void (*ask) (RoboCarrier *self);
  gboolean (*may_put_out) (RoboCarrier *self,
                           const char  *who);
  void (*put_out) (RoboCarrier *self,
                   const char  *who);
};

/**
 * robo_carrier_open:
 * @self: a carrier that is closed
 *
 * Begins to connect, and connects again whenever the line breaks.
 */
void robo_carrier_open (RoboCarrier *self);

/**
 * robo_carrier_close:
 * @self: a carrier
 *
 * Ends it, at once. It may be opened again; what was sent and has not got there by now is lost.
 */
void robo_carrier_close (RoboCarrier *self);

/**
 * robo_carrier_get_state:
 * @self: a carrier
 *
 * Returns: how it stands; "changed" and "notify" tell when that is something else
 */
RoboCarrierState robo_carrier_get_state (RoboCarrier *self);

/**
 * robo_carrier_get_sentence:
 * @self: a carrier
 *
 * Returns: (transfer none): how it stands, in a sentence for people, translated
 */
const char *robo_carrier_get_sentence (RoboCarrier *self);

/**
 * robo_carrier_send:
 * @self: a carrier
 * @bundle: entries as they travel
 *
 * What is there already, or on its way, is not sent again.
 */
void robo_carrier_send (RoboCarrier *self,
                        GBytes      *bundle);

/**
 * robo_carrier_offer:
 * @self: a carrier
 * @offer: what is played, as RoboOffer has it
 */
void robo_carrier_offer (RoboCarrier *self,
                         GBytes      *offer);

/**
 * robo_carrier_dup_harmless:
 * @text: from anybody
 * @max_size: how many bytes are enough
 *
 * Returns: (transfer full): @text without what would steer a terminal, turn the direction of what stands beside it, or cover
 *   other lines; it is still no markup
 */
char *robo_carrier_dup_harmless (const char *text,
                                 gsize       max_size) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_carrier_say:
 * @self: a carrier
 * @words: what is said to all who are there; it is not sealed
 */
void robo_carrier_say (RoboCarrier *self,
                       const char  *words);

/**
 * robo_carrier_ask:
 * @self: a carrier
 *
 * Asks all others to tell all they know: something is missing of what was said before.
 */
void robo_carrier_ask (RoboCarrier *self);

/**
 * robo_carrier_file:
 * @self: a carrier
 * @message: about arena and cards (robo-file-parts.h)
 */
void robo_carrier_file (RoboCarrier *self,
                        GBytes      *message);

/**
 * robo_carrier_set_muted:
 * @self: a carrier
 * @who: a name, as "said" gives it
 * @is_muted: whether what they say is kept back from now on. What they play is not.
 */
void robo_carrier_set_muted (RoboCarrier *self,
                             const char  *who,
                             gboolean     is_muted);

/**
 * robo_carrier_is_muted:
 * @self: a carrier
 * @who: a name, as "said" gives it
 *
 * Returns: whether what they say is kept back
 */
gboolean robo_carrier_is_muted (RoboCarrier *self,
                                const char  *who);

/**
 * robo_carrier_may_put_out:
 * @self: a carrier
 * @who: a name, as "said" gives it
 *
 * Returns: whether @who is there, and one may put them out for good: in a room, whom its server has given that right, as whoever
 *   has made it. What they have played before stays, and their seat with it
 */
gboolean robo_carrier_may_put_out (RoboCarrier *self,
                                   const char  *who);

/**
 * robo_carrier_put_out:
 * @self: a carrier
 * @who: a name, as "said" gives it
 *
 * Puts somebody out for good. Nothing happens where robo_carrier_may_put_out() says no.
 */
void robo_carrier_put_out (RoboCarrier *self,
                           const char  *who);

/* For those who carry. */

/**
 * robo_carrier_set_state:
 * @self: a carrier
 * @state: how it stands
 * @sentence: (transfer full): the same for people, translated
 */
void robo_carrier_set_state (RoboCarrier     *self,
                             RoboCarrierState state,
                             char            *sentence);

/**
 * robo_carrier_take_bundle:
 * @self: a carrier
 * @bundle: entries that have come in, from anybody; also those that were sent from here
 *
 * Emits "received" if it is new and not longer than %ROBO_CARRIER_MAX_BUNDLE.
 */
void robo_carrier_take_bundle (RoboCarrier *self,
                               GBytes      *bundle);

/**
 * robo_carrier_take_offer:
 * @self: a carrier
 * @offer: what is played, from anybody
 *
 * Emits "offered" if it is another one than before and not longer than %ROBO_CARRIER_MAX_OFFER.
 */
void robo_carrier_take_offer (RoboCarrier *self,
                              GBytes      *offer);

/**
 * robo_carrier_take_file:
 * @self: a carrier
 * @message: about arena and cards, from anybody
 *
 * Emits "filed" if it is not longer than %ROBO_FILE_MAX_MESSAGE.
 */
void robo_carrier_take_file (RoboCarrier *self,
                             GBytes      *message);

/**
 * robo_carrier_take_words:
 * @self: a carrier
 * @who: the name of somebody, from anybody
 * @words: what they have said
 * @when: when, in seconds since 1970
 *
 * Makes both harmless (robo_carrier_dup_harmless()), and emits "said" if there is something left and @who is not muted.
 */
void robo_carrier_take_words (RoboCarrier *self,
                              const char  *who,
                              const char  *words,
                              gint64       when);

/**
 * robo_carrier_set_lost:
 * @self: a carrier
 *
 * What was sent and has not come back is lost.
 */
void robo_carrier_set_lost (RoboCarrier *self);

/**
 * robo_carrier_set_empty:
 * @self: a carrier
 *
 * Nothing of what was said before is there any more.
 */
void robo_carrier_set_empty (RoboCarrier *self);

G_END_DECLS
