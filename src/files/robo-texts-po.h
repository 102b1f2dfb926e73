// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of an arena, a module set, a puzzle or a rule set as a catalogue of gettext, and back.
#pragma once

#include "files/xml/robo-po.h"
#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * robo_texts_po_export:
 * @bytes: a file: an arena, a module set, a puzzle or a rule set
 * @name: what to call it in the catalogue, such as "rome.arena.xml"
 * @language: as gettext writes it, "pt_BR"
 * @problems: where to add an error if it is no such file, or has none
 *
 * Collects all texts that have an original, with the translations into @language that the file has.
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
RoboPo *robo_texts_po_export (GBytes       *bytes,
                              const char   *name,
                              const char   *language,
                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboTextsImport:
 * @n_texts: how many texts the file has
 * @n_translated: how many of them are translated now
 * @n_unknown: how many translations of the catalogue belong to no text of the file: it has changed since
 */
typedef struct
{
  guint n_texts;
  guint n_translated;
  guint n_unknown;
} RoboTextsImport;

/**
 * robo_texts_po_import:
 * @bytes: a file: an arena, a module set, a puzzle or a rule set
 * @po: a catalogue
 * @language: as gettext writes it
 * @result: (out): what came of it
 * @problems: where to add an error if it is no such file, or has none
 *
 * Puts the translations into the file. A text that the catalogue has, but not translated or only guessed, loses its
 * translation, so that the original is shown; one that the catalogue does not have is left alone, and so is everything
 * else in the file. Texts are found by context and original, or by the original alone.
 *
 * Returns: (transfer full) (nullable): the new file
 */
GBytes *robo_texts_po_import (GBytes          *bytes,
                              const RoboPo    *po,
                              const char      *language,
                              RoboTextsImport *result,
                              RoboProblems    *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_texts_po_dup_language:
 * @po: a catalogue
 * @wanted: (nullable): the language that somebody named
 * @error: a %ROBO_CONTENT_ERROR_MEANING
 *
 * Returns: (transfer full) (nullable): the language of the catalogue as gettext writes it; %NULL if it names none, or
 *   another one than @wanted
 */
char *robo_texts_po_dup_language (const RoboPo *po,
                                  const char   *wanted,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
