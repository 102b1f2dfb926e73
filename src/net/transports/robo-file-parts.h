// SPDX-License-Identifier: GPL-3.0-or-later
// The arena and the cards of a match on their way to somebody who has not got them: asked for by digest, and sent in parts that
// any server lets through.
#pragma once

#include "net/robo-offer.h"

G_BEGIN_DECLS

/* What is wanted: the digests that an offer has of its arena and its cards. */
#define ROBO_FILE_DIGEST_SIZE (2 * ROBO_DIGEST_SIZE)
/* No message about files is longer. */
#define ROBO_FILE_MAX_MESSAGE (8 * 1024)

/**
 * robo_file_want_new:
 * @offer: what is played
 *
 * Returns: (transfer full): a message that asks for arena and cards
 */
GBytes *robo_file_want_new (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_file_want_is_of:
 * @message: from anybody
 * @offer: what is played here
 *
 * Returns: whether it asks for what @offer is about
 */
gboolean robo_file_want_is_of (GBytes          *message,
                               const RoboOffer *offer);

/**
 * robo_file_cut:
 * @offer: what is played
 * @setup: its set-up, with arena and cards
 *
 * Returns: (transfer full) (element-type GBytes): messages that together are arena and cards; none where they are too large for that
 */
GPtrArray *robo_file_cut (const RoboOffer      *offer,
                          const RoboMatchSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboFileParts:
 *
 * What has come in of what was asked for. Of several who send it each one's parts are kept apart.
 */
typedef struct _RoboFileParts RoboFileParts;

/**
 * robo_file_parts_new:
 * @offer: what is played; a copy is kept
 *
 * Returns: (transfer full): one to which nothing has come in
 */
RoboFileParts *robo_file_parts_new (const RoboOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_file_parts_free:
 * @self: (transfer full) (nullable): what has come in so far
 */
void robo_file_parts_free (RoboFileParts *self);

/**
 * robo_file_parts_take:
 * @self: what has come in so far
 * @message: from anybody, and may be anything
 *
 * Returns: (transfer full) (nullable): the set-up of the match, as soon as all is there. It went through the same reader and the
 *   same limits as any file, and has the digests that were offered
 */
RoboMatchSetup *robo_file_parts_take (RoboFileParts *self,
                                      GBytes        *message) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboFileParts, robo_file_parts_free)

G_END_DECLS
