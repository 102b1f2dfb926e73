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
void       robo_texts_free (RoboTexts *self);

/**
 * robo_texts_get:
 * @self: a text
 *
 * Returns: (transfer none) (nullable): it in the first of g_get_language_names() that it has, else the original,
 *   else whatever there is; %NULL if there is nothing
 */
const char *robo_texts_get (const RoboTexts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTexts, robo_texts_free)

G_END_DECLS
