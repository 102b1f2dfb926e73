// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class of the carriers, which send a match of remote play to the other players: over a local network
// or through a chat room.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* An incoming bundle and an offer have at most these sizes, in bytes. */
#define ROBO_CARRIER_MAX_BUNDLE (64 * 1024)
#define ROBO_CARRIER_MAX_OFFER  (4 * 1024)
/* A chat message and a name have at most these sizes, in bytes; longer texts are cut. */
#define ROBO_CARRIER_MAX_WORDS 1000
#define ROBO_CARRIER_MAX_NAME  100

typedef enum
{
  ROBO_CARRIER_CLOSED,     /* not opened yet, closed, or failed in a way that needs the user */
  ROBO_CARRIER_CONNECTING, /* connecting, or reading earlier messages */
  ROBO_CARRIER_OPEN,       /* all earlier messages have been read, and bundles can be sent */
  ROBO_CARRIER_WAITING,    /* the connection is broken; the carrier will connect again by itself */
} RoboCarrierState;

#define ROBO_TYPE_CARRIER_STATE (robo_carrier_state_get_type ())
GType robo_carrier_state_get_type (void);

#define ROBO_TYPE_CARRIER (robo_carrier_get_type ())

/* Sends bundles (robo_bundle_to_bytes()) to all other players in the match, without storing them. Bundles that are sent
 * while the carrier is not open are lost, and other bundles may be lost, too. So the owner of a match must send the
 * missing bundles when the carrier opens; RoboLink does this. Everything happens in the thread that created the
 * carrier, and no call blocks.
 *
 * Properties:
 *
 * - "state": a RoboCarrierState
 * - "sentence": the state as a translated sentence for people
 *
 * Signals:
 *
 * - received (GBytes *bundle): a bundle from any source, normally once each, in any order; this includes this program's
 *   own bundle when it has arrived; a handler that finds the bundle worthless calls robo_carrier_reject()
 * - offered (GBytes *offer): the offer of the match (RoboOffer), whenever it has changed
 * - said (const char *who, const char *words, gint64 when): a chat message to all, including this user's; the time is
 *   in seconds since 1970
 * - filed (GBytes *message): a request for arena and cards, or a part of them (robo-file-parts.h); not stored
 * - emptied (): earlier messages have been deleted, so all bundles must be sent again
 * - changed (): state or sentence have changed, or bundles may be lost and must be sent again
 *
 * Incoming data may be anything; only its size has been checked. */
G_DECLARE_DERIVABLE_TYPE (RoboCarrier, robo_carrier, ROBO, CARRIER, GObject)

struct _RoboCarrierClass
{
  GObjectClass parent_class;

  /* Starts to connect. */
  void (*open) (RoboCarrier *self);
  /* Closes the carrier at once. */
  void (*close) (RoboCarrier *self);
  /* Sends a bundle to the other peers; called only while open. */
  void (*send) (RoboCarrier *self,
                GBytes      *bundle);
  /* Stores the offer for later guests, and sends it to guests who are present; called only while open. */
  void (*offer) (RoboCarrier *self,
                 GBytes      *offer);
  /* Sends a chat message to all; called only while open. */
  void (*say) (RoboCarrier *self,
               const char  *words);
  /* Sends a message about arena and cards to the other peers; called only while open. */
  void (*file) (RoboCarrier *self,
                GBytes      *message);
  /* Asks all others to send everything that they have; called only while open. A carrier that cannot lose messages has
   * NULL here. */
  void (*ask) (RoboCarrier *self);
  /* Returns whether the user may remove a person. A carrier where no user may remove people has NULL here. */
  gboolean (*may_put_out) (RoboCarrier *self,
                           const char  *who);
  /* Removes a person. A carrier where no user may remove people has NULL here. */
  void (*put_out) (RoboCarrier *self,
                   const char  *who);
};

/* Starts to connect. Connects again after a break that may pass by itself. */
void robo_carrier_open (RoboCarrier *self);

/* Closes the carrier at once; it may be opened again. Bundles that have not arrived yet may be lost. */
void robo_carrier_close (RoboCarrier *self);

/* Returns the state. The signals "changed" and "notify" report that the state has changed. */
RoboCarrierState robo_carrier_get_state (RoboCarrier *self);

/* Returns the state as a translated sentence for people. */
const char *robo_carrier_get_sentence (RoboCarrier *self);

/* Sends a bundle, unless the bundle has arrived or is on its way already. */
void robo_carrier_send (RoboCarrier *self,
                        GBytes      *bundle);

/* Sends the offer of the match (RoboOffer). */
void robo_carrier_offer (RoboCarrier *self,
                         GBytes      *offer);

/* Returns at most max_size bytes of a text from any source. The result has no characters that would control a
 * terminal, change the direction of adjacent text, or cover other lines. It is not markup, so it still has to be
 * escaped. */
char *robo_carrier_dup_harmless (const char *text,
                                 gsize       max_size) G_GNUC_WARN_UNUSED_RESULT;

/* Sends a chat message to all who are present, if the carrier is open. The message is not signed. */
void robo_carrier_say (RoboCarrier *self,
                       const char  *words);

/* Asks all others to send everything that they have, because an earlier message is missing. */
void robo_carrier_ask (RoboCarrier *self);

/* Sends a message about arena and cards (robo-file-parts.h). */
void robo_carrier_send_file_message (RoboCarrier *self,
                                     GBytes      *message);

/* Returns the address of the account or the computer that the message of "said" came from, while "said" is emitted. A
 * person cannot choose it like a name. Returns NULL if it is unknown, as for messages of the past. */
const char *robo_carrier_get_speaker (RoboCarrier *self);

/* Returns whether the message of "said" came from a person who may remove other people for good, while "said" is
 * emitted. */
gboolean robo_carrier_is_speaker_admin (RoboCarrier *self);

/* Hides or shows the chat messages of a person, who is named as in "said". Entries of the person are not affected. */
void robo_carrier_set_muted (RoboCarrier *self,
                             const char  *who,
                             gboolean     is_muted);

/* Returns whether the chat messages of a person, who is named as in "said", are hidden. */
gboolean robo_carrier_is_muted (RoboCarrier *self,
                                const char  *who);

/* Returns whether a person, who is named as in "said", is present and the user may remove that person. In a chat room
 * the server grants this right, usually to the creator of the room. Entries and seat of the person remain. */
gboolean robo_carrier_may_put_out (RoboCarrier *self,
                                   const char  *who);

/* Removes a person, who is named as in "said". The person can come back if the user has no right to ban people, or
 * if the chat room hides addresses. Does nothing if robo_carrier_may_put_out() returns FALSE. */
void robo_carrier_remove_person (RoboCarrier *self,
                                 const char  *who);

/* Rejects the bundle of the current "received", because it does not belong to the match, or because its signature is
 * wrong. */
void robo_carrier_reject (RoboCarrier *self);

/* Functions for subclasses */

/* Sets the state. Takes ownership of the sentence, which is the translated state for people. */
void robo_carrier_set_state (RoboCarrier     *self,
                             RoboCarrierState state,
                             char            *sentence);

/* Emits "received" if the bundle is new and not longer than ROBO_CARRIER_MAX_BUNDLE. The bundle may be from any source,
 * including this program. Returns FALSE if the bundle is too long, if no handler is connected, or if a handler rejected
 * it; then the bundle must be neither stored nor passed on. */
gboolean robo_carrier_receive_bundle (RoboCarrier *self,
                                      GBytes      *bundle);

/* Emits "offered" if the offer, from any source, has changed and is not longer than ROBO_CARRIER_MAX_OFFER. */
void robo_carrier_receive_offer (RoboCarrier *self,
                                 GBytes      *offer);

/* Emits "filed" if the message, from any source, is not longer than ROBO_FILE_MAX_MESSAGE. */
void robo_carrier_receive_file (RoboCarrier *self,
                                GBytes      *message);

/* Sets the origin of the chat messages that follow; the address may be NULL. */
void robo_carrier_set_speaker (RoboCarrier *self,
                               const char  *address,
                               gboolean     is_admin);

/* Makes name and words harmless (robo_carrier_dup_harmless()). Then emits "said", unless name or words are empty or
 * the person is muted. The time is in seconds since 1970. */
void robo_carrier_receive_words (RoboCarrier *self,
                                 const char  *who,
                                 const char  *words,
                                 gint64       when);

/* Marks all bundles as lost that were sent and have not come back. */
void robo_carrier_set_lost (RoboCarrier *self);

/* Forgets which bundles have arrived, because the earlier messages have been deleted. */
void robo_carrier_set_empty (RoboCarrier *self);

G_END_DECLS
