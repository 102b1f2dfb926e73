// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a card says in words was written for the rule that it has now.
#pragma once

#include <libxml/tree.h>

#include "robo-module-set.h"

G_BEGIN_DECLS

/* Every <text> may have a `rule` attribute of this namespace: the digest of the rule for which somebody wrote it,
 * or found it still true. It is foreign to the format of modules, so other readers pass over it. */
#define ROBO_REVIEW_NAMESPACE "urn:x-robodrome-review:1"

/**
 * RoboTextReview:
 * @ROBO_TEXT_NONE: there is no text in that language
 * @ROBO_TEXT_UNSIGNED: nobody says for which rule it was written
 * @ROBO_TEXT_REVIEWED: it was written for the rule as it is, or reviewed since
 * @ROBO_TEXT_OUTDATED: the rule was changed since
 */
typedef enum
{
  ROBO_TEXT_NONE,
  ROBO_TEXT_UNSIGNED,
  ROBO_TEXT_REVIEWED,
  ROBO_TEXT_OUTDATED,
} RoboTextReview;

/**
 * robo_card_dup_digest:
 * @card: a card
 *
 * Returns: (transfer full): sixteen letters that stand for its die, effects and abilities: the same for the same
 *   rule in every version of the program; its id, colour and copies do not count
 */
char *robo_card_dup_digest (const RoboCard *card) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_module_set_get_text_review:
 * @self: a set
 * @card: index of a card
 * @language: (nullable): as gettext writes it; %NULL for the original
 *
 * Returns: whether its text in that language is up to date
 */
RoboTextReview robo_module_set_get_text_review (const RoboModuleSet *self,
                                                guint                card,
                                                const char          *language);

/**
 * robo_card_review_sign:
 * @text: a `text` element
 * @card: its card
 *
 * Returns: whether that was a change
 */
gboolean robo_card_review_sign (xmlNode        *text,
                                const RoboCard *card);

/**
 * robo_card_review_sign_unsigned:
 * @module: a `module` element
 * @card: its card before a change of its rule
 *
 * What nobody has signed was right until now, as far as we know. A card without rows has no rule yet.
 *
 * Returns: whether that was a change
 */
gboolean robo_card_review_sign_unsigned (xmlNode        *module,
                                         const RoboCard *card);

/**
 * robo_card_review_sign_set:
 * @modules: a `modules` element that agrees with its schema
 *
 * Signs all texts nobody has signed, as robo_card_review_sign_unsigned() does.
 *
 * Returns: of how many cards
 */
guint robo_card_review_sign_set (xmlNode *modules);

/**
 * robo_card_review_is_outdated:
 * @text: a `text` element of a module
 *
 * Returns: whether the rule of its module was changed since somebody wrote or reviewed it
 */
gboolean robo_card_review_is_outdated (const xmlNode *text);

/**
 * robo_card_review_check:
 * @module: a `module` element
 * @card: its card
 * @problems: where to add warnings
 */
void robo_card_review_check (const xmlNode  *module,
                             const RoboCard *card,
                             RoboProblems   *problems);

G_END_DECLS
