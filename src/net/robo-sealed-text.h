// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads entries of remote play as a short text for any messenger, mail or slip of paper, such as
// "ROBO! 3F7KM-2QZ8D-... !ROBO".
#pragma once

#include "robo-chains.h"
#include "robo-offer.h"
#include "robo-peer.h"

G_BEGIN_DECLS

/* Holds the content of a sealed text. */
typedef struct
{
  GBytes *offer;    /* the offer in an invitation, or NULL */
  guint8  match[3]; /* first bytes of the digest of the match */
  guint8  flags;    /* first byte of the text: seat, version, and whether the text has an offer or a signature */
  GBytes *data;     /* the rest of the text, for robo_sealed_text_read_entries() */
} RoboSealedText;

/* Writes the entries of a seat from an entry number on; at least one such entry must exist. The offer is NULL unless
 * the text is an invitation, which also has the offer. The text leaves out everything that readers know from earlier
 * entries: the digest of the match except for three bytes, the entry numbers, the digests of entries. If an entry seals
 * a program and the next one opens it, the text leaves out the hash of the program, too. Returns NULL if the text would
 * be too large. */
char *robo_sealed_text_write (const RoboOffer  *offer,
                              const RoboChains *chains,
                              guint             seat,
                              guint             from) G_GNUC_WARN_UNUSED_RESULT;

/* Finds the first sealed text in a pasted text in UTF-8. The sealed text may be in upper or lower case, may contain
 * line breaks, also those of quoted-printable and HTML, quotation marks of mails, other hyphens, blanks and invisible
 * characters, and may have O, I, L and U for 0, 1, 1 and V. Skips damaged texts. Returns NULL if there is no sealed
 * text. Otherwise sets `end`, unless it is NULL, to the place where the search for the next one begins, so that finding
 * all texts of a paste takes linear time. */
RoboSealedText *robo_sealed_text_find (const char  *text,
                                       const char **end) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a sealed text begins in the text, damaged or not. */
gboolean robo_sealed_text_looks_like (const char *text);

/* Returns the entries of the text, as a bundle. Returns NULL if the text is of another match, has no entry or an
 * invalid one, or needs earlier entries that the chains lack. */
GPtrArray *robo_sealed_text_read_entries (const RoboSealedText *self,
                                          const RoboChains     *chains) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the seat whose entries the text has. */
guint robo_sealed_text_get_seat (const RoboSealedText *self);

/* Returns whether the text belongs to the match with this digest, of which the text has only the first bytes. */
gboolean robo_sealed_text_belongs_to (const RoboSealedText *self,
                                      const guint8         *match);

/* Names the result of pasting a text, from the least to the most important. */
typedef enum
{
  ROBO_PASTED_NOTHING, /* the text contains no sealed text */
  ROBO_PASTED_DAMAGED, /* letters of the sealed text are missing or were changed */
  ROBO_PASTED_FOREIGN, /* the sealed text is of another match */
  ROBO_PASTED_EARLY,   /* earlier sealed texts are missing, or an entry is invalid */
  ROBO_PASTED_OWN,     /* all entries were known, and are of the seat of this peer */
  ROBO_PASTED_KNOWN,   /* all entries were known */
  ROBO_PASTED_NEW,     /* some entries were new */
  ROBO_PASTED_ODD,     /* the sealed text contradicts earlier entries of its seat, or is not by the player of that
                        * seat */
} RoboPasted;

/* Adds the entries of all sealed texts in the pasted text. Returns the most important of the results. */
RoboPasted robo_peer_paste (RoboPeer   *self,
                            const char *text);

/* Returns a text for the other present players with the entries that not all of them have reported as seen, or NULL if
 * there are no such entries. The text stays the same until entries are added. */
char *robo_peer_dup_text (const RoboPeer *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a sealed text, or does nothing for NULL. */
void robo_sealed_text_free (RoboSealedText *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSealedText, robo_sealed_text_free)

G_END_DECLS
