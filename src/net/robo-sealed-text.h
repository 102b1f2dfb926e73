// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody says in a match at a distance as a short text for any messenger, mail or slip of paper:
// ROBO! 3F7KM-2QZ8D-... !ROBO
#pragma once

#include "robo-chains.h"
#include "robo-offer.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/**
 * RoboSealedText:
 * @offer: (nullable): of an invitation: what is offered
 * @match: the first bytes of the match
 * @flags: what kind of text it is
 * @data: the rest, which robo_sealed_text_expand() reads
 *
 * What a text holds.
 */
typedef struct
{
  GBytes *offer;
  guint8  match[3];
  guint8  flags;
  GBytes *data;
} RoboSealedText;

/**
 * robo_sealed_text_write:
 * @offer: (nullable): for an invitation
 * @chains: a match
 * @seat: whose entries
 * @from: the first of them that belongs into the text; at least one is there
 *
 * What readers know from the entries before is left out: the match but for three bytes, the numbers, the digests; and of a program
 * that is opened in the same text in which it is sealed the hash.
 *
 * Returns: (transfer full): the text, in one line
 */
char *robo_sealed_text_write (const RoboOffer  *offer,
                              const RoboChains *chains,
                              guint             seat,
                              guint             from) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sealed_text_find:
 * @text: anything that somebody has pasted, in UTF-8
 * @end: (out) (optional): where to look for the next one
 *
 * Finds a text in @text, in upper or lower case, with line breaks, quotation marks of mails, other hyphens, blanks and characters
 * nobody sees in it, and O, I, L and U for 0, 1, 1 and V. What was damaged is not found.
 *
 * Returns: (transfer full) (nullable): the first one
 */
RoboSealedText *robo_sealed_text_find (const char  *text,
                                       const char **end) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sealed_text_looks_like:
 * @text: anything
 *
 * Returns: whether a sealed text begins in it, damaged or not
 */
gboolean robo_sealed_text_looks_like (const char *text);

/**
 * robo_sealed_text_expand:
 * @self: a text
 * @chains: the match it is of
 *
 * Returns: (transfer full) (nullable) (element-type RoboEntry): the entries in it, as a bundle; %NULL if it is of another match,
 *   or entries before them are missing in @chains, or it is no entry
 */
GPtrArray *robo_sealed_text_expand (const RoboSealedText *self,
                                    const RoboChains     *chains) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sealed_text_get_seat:
 * @self: a text
 *
 * Returns: whose entries it holds
 */
guint robo_sealed_text_get_seat (const RoboSealedText *self);

/**
 * robo_sealed_text_is_of:
 * @self: a text
 * @match: (array fixed-size=8): a match
 *
 * Returns: whether it is of that one
 */
gboolean robo_sealed_text_is_of (const RoboSealedText *self,
                                 const guint8         *match);

/**
 * RoboPasted:
 * What became of a text that somebody has pasted.
 * @ROBO_PASTED_NOTHING: there is no sealed text in it
 * @ROBO_PASTED_DAMAGED: there is one, but letters of it are missing or were changed
 * @ROBO_PASTED_FOREIGN: there is one of another match
 * @ROBO_PASTED_EARLY: there is one, but not those before it
 * @ROBO_PASTED_KNOWN: nothing in it was new
 * @ROBO_PASTED_NEW: something in it was new
 * @ROBO_PASTED_ODD: what it says contradicts what its writer has said before, or its writer is somebody else
 */
typedef enum
{
  ROBO_PASTED_NOTHING,
  ROBO_PASTED_DAMAGED,
  ROBO_PASTED_FOREIGN,
  ROBO_PASTED_EARLY,
  ROBO_PASTED_KNOWN,
  ROBO_PASTED_NEW,
  ROBO_PASTED_ODD,
} RoboPasted;

/**
 * robo_peer_paste:
 * @self: a match
 * @text: anything that somebody has pasted
 *
 * Takes in all sealed texts that are in it.
 *
 * Returns: what became of the one that says most
 */
RoboPasted robo_peer_paste (RoboPeer   *self,
                            const char *text);

/**
 * robo_peer_dup_text:
 * @self: a match
 *
 * Returns: (transfer full) (nullable): what others have not said they have seen, as a text for all of them, the same until
 *   something changes; %NULL if there is nothing to be told
 */
char *robo_peer_dup_text (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_sealed_text_free:
 * @self: (transfer full) (nullable): a text
 */
void robo_sealed_text_free (RoboSealedText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSealedText, robo_sealed_text_free)

G_END_DECLS
