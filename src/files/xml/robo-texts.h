// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a text of a file in all its languages. Examples are the name of an arena and the text of a card.
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RoboTexts RoboTexts;

/* Reads a text from the children with a local name, one for each language. The child without xml:lang is the
 * original; the other children are translations. If there are no such children, the result has no language. */
RoboTexts *robo_texts_new_from_children (const xmlNode *parent,
                                         const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_texts_new_from_children() for a parent that need not be valid. Reads at most max_length
 * characters of each text, and at most max_count texts. */
RoboTexts *robo_texts_salvage_children (const xmlNode *parent,
                                        const char    *name,
                                        guint          max_length,
                                        guint          max_count) G_GNUC_WARN_UNUSED_RESULT;

void robo_texts_free (RoboTexts *self);

/* Returns the text in the first language of robo_languages_get_wanted() that has it; the original counts as English
 * ("en" and "C"). If no such language has it, returns the original, or else the first text. Returns NULL if there is no
 * text. */
const char *robo_texts_get (const RoboTexts *self);

/* Returns the text in exactly this language, or NULL. The language is as gettext writes it, such as "pt_BR", or NULL
 * for the original. */
const char *robo_texts_get_in (const RoboTexts *self,
                               const char      *language);

/* Adds the languages of the text, except the original, to a set. */
void robo_texts_add_languages (const RoboTexts *self,
                               GHashTable      *languages);

/* Creates an empty set for robo_texts_add_languages(). */
GHashTable *robo_texts_new_languages (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the languages of the set, sorted. With the original, "" comes before them. */
char **robo_texts_sort_languages (GHashTable *languages,
                                  gboolean    with_original) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a copy with another text in one language. The language is as gettext writes it, such as "pt_BR", or NULL
 * for the original. The text "" removes the old text. */
RoboTexts *robo_texts_with (const RoboTexts *self,
                            const char      *language,
                            const char      *text) G_GNUC_WARN_UNUSED_RESULT;

RoboTexts *robo_texts_copy (const RoboTexts *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether `a` and `b` have the same texts in the same languages. The order of languages does not matter. */
gboolean robo_texts_equal (const RoboTexts *a,
                           const RoboTexts *b);

/* Writes the text into the children with a local name, and changes only the children that differ. The original comes
 * first, a new language last. `order` is as for robo_xml_edit_insert_ordered(). */
void robo_texts_write (const RoboTexts   *self,
                       xmlNode           *parent,
                       const char        *name,
                       const char *const *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboTexts, robo_texts_free)

G_END_DECLS
