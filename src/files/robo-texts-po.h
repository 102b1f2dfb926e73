// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the texts of an arena, module set, puzzle or rule set as a gettext catalog, and imports translations of
// these texts.
#pragma once

#include "files/xml/robo-po.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Collects all texts of a file that have an original, with their translations into a language. `name`, such as
 * "rome.arena.xml", is used in the catalog. Returns NULL with an error in `problems` if the file has another format,
 * is not valid or has no texts. */
RoboPo *robo_texts_po_export (GBytes       *bytes,
                              const char   *name,
                              const char   *language,
                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

typedef struct
{
  guint n_texts;      /* number of texts in the file */
  guint n_translated; /* number of texts that are translated now */
  guint n_unknown;    /* number of translations in the catalog whose texts are not in the file, because the file has
                       * changed since */
} RoboTextsImport;

/* Puts the translations into the file of an arena, module set, puzzle or rule set, and returns the new file. If a
 * text is untranslated or fuzzy in the catalog, its translation is removed from the file, so that the original is
 * shown. If a text is not in the catalog, its translation stays. Everything else in the file stays, too. Texts are
 * found by context and original, or else by the original without a context. Returns NULL with an error in `problems`
 * if the file has another format or no texts, or if it is not valid before or after the import. */
GBytes *robo_texts_po_import (GBytes          *bytes,
                              const RoboPo    *po,
                              const char      *language,
                              RoboTextsImport *result,
                              RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the language of the catalog as gettext writes it. If the catalog names no language, returns `wanted`, the
 * language that the user has named, which may be NULL. Returns NULL with an error if neither names a language, or if
 * the two languages differ. */
char *robo_texts_po_dup_language (const RoboPo *po,
                                  const char   *wanted,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
