// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads entries of remote play as a short text for any messenger, mail or slip of paper: ROBO!
// 3F7KM-2QZ8D-... !ROBO
#pragma once

#include "robo-chains.h"
#include "robo-offer.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/* The content of a text. */
typedef struct
{
  GBytes *offer;    /* of an invitation, or NULL */
  guint8  match[3]; /* first bytes of the match */
  guint8  flags;    /* kind of text */
  GBytes *data;     /* the rest, for robo_sealed_text_expand() */
} RoboSealedText;

/* Writes a seat's entries from a number on, of which at least one must exist; an invitation also has the
 * offer. The text leaves out all that readers know from earlier entries: the match except for three bytes, the
 * numbers, the digests; and the hash of a program that is opened in the text that seals it. */
char *robo_sealed_text_write (const RoboOffer  *offer,
                              const RoboChains *chains,
                              guint             seat,
                              guint             from) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the first sealed text in a pasted text in UTF-8. It may be in upper or lower case and have line
 * breaks, quotation marks of mails, other hyphens, blanks and invisible characters in it, and O, I, L and U
 * for 0, 1, 1 and V. Damaged texts are not found. Returns NULL if there is none; otherwise sets the place
 * where to look for the next one. */
RoboSealedText *robo_sealed_text_find (const char  *text,
                                       const char **end) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a sealed text begins in it, damaged or not. */
gboolean robo_sealed_text_looks_like (const char *text);

/* Returns the entries of the text, as a bundle, or NULL if the text is of another match, has no valid entry,
 * or needs earlier entries that the chains lack. */
GPtrArray *robo_sealed_text_expand (const RoboSealedText *self,
                                    const RoboChains     *chains) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the seat whose entries the text has. */
guint robo_sealed_text_get_seat (const RoboSealedText *self);

/* Returns whether the text belongs to the match. */
gboolean robo_sealed_text_is_of (const RoboSealedText *self,
                                 const guint8         *match);

/* The result of pasting a text. */
typedef enum
{
  ROBO_PASTED_NOTHING, /* it has no sealed text */
  ROBO_PASTED_DAMAGED, /* letters of the sealed text are missing or were changed */
  ROBO_PASTED_FOREIGN, /* the sealed text is of another match */
  ROBO_PASTED_EARLY,   /* earlier sealed texts are missing */
  ROBO_PASTED_KNOWN,   /* all entries were known */
  ROBO_PASTED_NEW,     /* some entries were new */
  ROBO_PASTED_ODD,     /* it contradicts earlier entries of its writer, or is by another writer */
} RoboPasted;

/* Adds all sealed texts in the pasted text. Returns the most important of their results. */
RoboPasted robo_peer_paste (RoboPeer   *self,
                            const char *text);

/* Returns a text for all others with the entries that they have not reported as seen, or NULL if there are
 * none. The text stays the same until something changes. */
char *robo_peer_dup_text (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Does nothing for NULL. */
void robo_sealed_text_free (RoboSealedText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSealedText, robo_sealed_text_free)

G_END_DECLS
