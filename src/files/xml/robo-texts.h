// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a text of a file in all its languages, such as the name of an arena or the text of a card.
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RoboTexts RoboTexts;

/* Reads the text from the children with a local name, one for each language: without xml:lang it is the
 * original, with it a translation. The result may have no language. */
RoboTexts *robo_texts_new_from_children (const xmlNode *parent,
                                         const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Like robo_texts_new_from_children(), for a parent that need not be valid. Reads at most max_length
 * characters of each text and max_count children. */
RoboTexts *robo_texts_salvage_children (const xmlNode *parent,
                                        const char    *name,
                                        guint          max_length,
                                        guint          max_count) G_GNUC_WARN_UNUSED_RESULT;

void robo_texts_free (RoboTexts *self);

/* Returns the text in the first of robo_languages_get_wanted() that it has, else the original, else any; NULL
 * without text. */
const char *robo_texts_get (const RoboTexts *self);

/* Returns the text in exactly that language, as gettext writes it, "pt_BR", NULL for the original; or NULL. */
const char *robo_texts_get_in (const RoboTexts *self,
                               const char      *language);

/* Adds the languages of the text, except the original, to a set. */
void robo_texts_add_languages (const RoboTexts *self,
                               GHashTable      *languages);

/* Returns another text with a change in one language, such as "de" or "pt_BR", NULL for the original; ""
 * removes the text. */
RoboTexts *robo_texts_with (const RoboTexts *self,
                            const char      *language,
                            const char      *text) G_GNUC_WARN_UNUSED_RESULT;

RoboTexts *robo_texts_copy (const RoboTexts *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether both have the same texts in the same languages, in any order. */
gboolean robo_texts_equal (const RoboTexts *a,
                           const RoboTexts *b);

/* Writes only differences to the children with a local name. The original comes first, a new language last.
 * The order is as for robo_xml_edit_insert_ordered(). */
void robo_texts_write (const RoboTexts   *self,
                       xmlNode           *parent,
                       const char        *name,
                       const char *const *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTexts, robo_texts_free)

G_END_DECLS
