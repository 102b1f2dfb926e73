// SPDX-License-Identifier: GPL-3.0-or-later
// Sends the arena and the cards of a match to players who lack them. Files are requested by digest, and sent in parts
// that any server accepts.
#pragma once

#include "net/robo-offer.h"

G_BEGIN_DECLS

/* The digests of arena and cards in an offer have this size together, in bytes. They identify a request. */
#define ROBO_FILE_DIGEST_SIZE (2 * ROBO_DIGEST_SIZE)
/* A message about files has at most this size, in bytes. */
#define ROBO_FILE_MAX_MESSAGE (8 * 1024)

/* Returns a message that requests arena and cards. */
GBytes *robo_file_request_new (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a message from any source requests the arena and cards of the offer. */
gboolean robo_file_want_is_of (GBytes          *message,
                               const RoboOffer *offer);

/* Returns the messages that together contain arena and cards of the set-up. Returns an empty array if these are too
 * large. */
GPtrArray *robo_file_split (const RoboOffer      *offer,
                            const RoboMatchSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* Holds the parts of a requested file that have arrived. Parts of copies with different contents are kept apart. */
typedef struct _RoboFileParts RoboFileParts;

/* Creates an object without parts. It keeps a copy of the offer. */
RoboFileParts *robo_file_parts_new (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the parts, or does nothing for NULL. */
void robo_file_parts_free (RoboFileParts *self);

/* Takes a message from any source, which may contain anything. Returns the set-up of the match when all parts have
 * arrived, otherwise NULL. The set-up has passed the reader and the limits of any file, and has the offered digests. */
RoboMatchSetup *robo_file_parts_take (RoboFileParts *self,
                                      GBytes        *message) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboFileParts, robo_file_parts_free)

G_END_DECLS
