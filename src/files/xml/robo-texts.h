// SPDX-License-Identifier: GPL-3.0-or-later
// A text of our files in the languages it has: the name of an arena, the words on a card.
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RoboTexts RoboTexts;

/**
 * robo_texts_new_from_children:
 * @parent: an element
 * @name: the local name of those of its children that hold the text, one a language
 *
 * Reads a text: without xml:lang it is the original, with it a translation.
 *
 * Returns: (transfer full): the text, perhaps without any language
 */
RoboTexts *robo_texts_new_from_children (const xmlNode *parent,
                                         const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texts_salvage_children:
 * @parent: an element that need not agree with its schema
 * @name: as for robo_texts_new_from_children()
 * @max_length: how many characters of a text are read
 * @max_count: how many of the children are read
 *
 * Likewise, as far as it goes.
 *
 * Returns: (transfer full): the text, perhaps without any language
 */
RoboTexts *robo_texts_salvage_children (const xmlNode *parent,
                                        const char    *name,
                                        guint          max_length,
                                        guint          max_count) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texts_free:
 * @self: (transfer full) (nullable): a text
 */
void robo_texts_free (RoboTexts *self);

/**
 * robo_texts_get:
 * @self: a text
 *
 * Returns: (transfer none) (nullable): it in the first of robo_languages_get_wanted() that it has, else the original,
 *   else whatever there is; %NULL if there is nothing
 */
const char *robo_texts_get (const RoboTexts *self);

/**
 * robo_texts_get_in:
 * @self: a text
 * @language: (nullable): one as gettext writes it, "pt_BR"; %NULL for the original
 *
 * Returns: (transfer none) (nullable): it in exactly that language
 */
const char *robo_texts_get_in (const RoboTexts *self,
                               const char      *language);

/**
 * robo_texts_add_languages:
 * @self: a text
 * @languages: (element-type utf8): a set of languages to add those of @self to, but for the original
 */
void robo_texts_add_languages (const RoboTexts *self,
                               GHashTable      *languages);

/**
 * robo_texts_with:
 * @self: a text
 * @language: (nullable): such as "de" or "pt_BR", %NULL for the original
 * @text: what it shall be in that language; "" for nothing
 *
 * Returns: (transfer full): another text
 */
RoboTexts *robo_texts_with (const RoboTexts *self,
                            const char      *language,
                            const char      *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texts_copy:
 * @self: a text
 *
 * Returns: (transfer full): the same
 */
RoboTexts *robo_texts_copy (const RoboTexts *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texts_equal:
 * @a: a text
 * @b: a text
 *
 * Returns: whether they are the same in the same languages, in whatever order
 */
gboolean robo_texts_equal (const RoboTexts *a,
                           const RoboTexts *b);

/**
 * robo_texts_write:
 * @self: a text as it shall be
 * @parent: an element
 * @name: the local name of those of its children that hold the text
 * @order: as for robo_xml_edit_insert_ordered()
 *
 * Changes what differs. The original comes first, a new language last.
 */
void robo_texts_write (const RoboTexts   *self,
                       xmlNode           *parent,
                       const char        *name,
                       const char *const *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTexts, robo_texts_free)

G_END_DECLS
