// SPDX-License-Identifier: GPL-3.0-or-later
// Tracks whether the text of a card was written for its current rule.
#pragma once

#include <libxml/tree.h>

#include "robo-module-set.h"

G_BEGIN_DECLS

/* Names a namespace. Each <text> may have a `rule` attribute of this namespace, which is the digest of the rule for
 * which the text was written or last reviewed. The attribute is foreign to the format of modules, so other readers
 * ignore it. */
#define ROBO_REVIEW_NAMESPACE "urn:x-robodrome-review:1"

typedef enum
{
  ROBO_TEXT_NONE,     /* there is no text in this language */
  ROBO_TEXT_UNSIGNED, /* the text has no digest */
  ROBO_TEXT_REVIEWED, /* the text was written or reviewed for the current rule */
  ROBO_TEXT_OUTDATED, /* the rule has changed since the text was written or reviewed */
} RoboTextReview;

/* Returns a digest of sixteen characters for the rule of the card: its die, effects, abilities, conditions, uses and
 * costs. The same rule has the same digest in every version of the program. Id, color and copies are ignored. */
char *robo_card_dup_digest (const RoboCard *card) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the card's text in a language fits its rule. The language is as gettext writes it, or NULL for the
 * original. */
RoboTextReview robo_module_set_get_text_review (const RoboModuleSet *self,
                                                guint                card,
                                                const char          *language);

/* Signs a `text` element with the digest of its card, unless the card has no rows and so no rule yet. Returns whether
 * the element has changed. */
gboolean robo_card_review_sign (xmlNode        *text,
                                const RoboCard *card);

/* Signs texts without a digest. Call this before the rule of their card changes: the texts presumably were right
 * until now. `card` is the card before the change; a card without rows has no rule yet. Returns whether an element
 * has changed. */
gboolean robo_card_review_sign_unsigned (xmlNode        *module,
                                         const RoboCard *card);

/* Signs all texts without a digest in a valid `modules` element, like robo_card_review_sign_unsigned(). Returns the
 * number of cards of which a text was signed. */
guint robo_card_review_sign_set (xmlNode *modules);

/* Returns whether the rule of the module has changed since the `text` element was written or reviewed. Without a
 * digest, or if the module is not valid, this is not known, and the answer is FALSE. */
gboolean robo_card_review_is_outdated (const xmlNode *text);

/* Adds warnings about outdated texts. */
void robo_card_review_check (const xmlNode  *module,
                             const RoboCard *card,
                             RoboProblems   *problems);

G_END_DECLS
