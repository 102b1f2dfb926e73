// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue as translators edit it: gettext's .po files, read and written.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How the files are called. */
#define ROBO_PO_SUFFIX ".po"

/* gettext knows no language with more. */
#define ROBO_PO_MAX_FORMS 6

/**
 * RoboPoEntry:
 * @context: (nullable): tells equal messages apart
 * @id: the original
 * @plural: (nullable): the original for several
 * @translations: by plural form, one if there is no @plural; "" where it is not translated
 * @is_fuzzy: whether the translation was guessed, so that it is not used
 * @comment: (nullable): what the program says to translators, its lines separated by "\n"
 * @reference: (nullable): where the message stands
 * @line: of the file, from 1, where it begins with what is said of it; 0 for an entry that was added
 *
 * One message. Belongs to its catalogue.
 */
typedef struct
{
  char    *context;
  char    *id;
  char    *plural;
  char    *translations[ROBO_PO_MAX_FORMS + 1];
  gboolean is_fuzzy;
  char    *comment;
  char    *reference;
  guint    line;
} RoboPoEntry;

typedef struct _RoboPo RoboPo;

/**
 * robo_po_new:
 * @language: as gettext writes it, "pt_BR"
 *
 * Returns: (transfer full): a catalogue without messages
 */
RoboPo *robo_po_new (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_po_load_bytes:
 * @bytes: a .po file in UTF-8
 * @name: what to call it in errors
 * @error: a %ROBO_CONTENT_ERROR that names the line and what to do
 *
 * Messages that are no longer used ("#~") and translators' own notes are left out.
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
RoboPo *robo_po_load_bytes (GBytes     *bytes,
                            const char *name,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_po_load:
 * @file: a .po file
 * @cancellable: (nullable): stops it
 * @error: the same, or why it cannot be read
 *
 * Returns: (transfer full) (nullable): the catalogue
 */
RoboPo *robo_po_load (GFile        *file,
                      GCancellable *cancellable,
                      GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void    robo_po_free (RoboPo *self);

/**
 * robo_po_dup_field:
 * @self: a catalogue
 * @name: a field of its header, such as "Language" or "Plural-Forms"
 *
 * Returns: (transfer full) (nullable): what it says
 */
char *robo_po_dup_field (const RoboPo *self,
                         const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_po_get_n_entries:
 * @self: a catalogue
 *
 * Returns: how many messages it has, the header not counted
 */
guint              robo_po_get_n_entries (const RoboPo *self);
const RoboPoEntry *robo_po_get_entry (const RoboPo *self,
                                      guint         index);

/**
 * robo_po_find:
 * @self: a catalogue
 * @context: (nullable): of the message
 * @id: the original
 *
 * Returns: (transfer none) (nullable): the message
 */
const RoboPoEntry *robo_po_find (const RoboPo *self,
                                 const char   *context,
                                 const char   *id);

/**
 * robo_po_is_translated:
 * @entry: a message
 *
 * Returns: whether all its forms are translated and meant
 */
gboolean robo_po_is_translated (const RoboPoEntry *entry);

/**
 * robo_po_fits:
 * @entry: a message
 *
 * Returns: whether each translation has the placeholders of its original, so that it can stand in its place
 */
gboolean robo_po_fits (const RoboPoEntry *entry);

/**
 * robo_po_add:
 * @self: a catalogue
 * @context: (nullable): of the message
 * @id: the original, not in the catalogue yet in this context
 * @comment: (nullable): for translators
 * @reference: (nullable): where it stands
 * @translation: (nullable): what is known already
 *
 * Adds a message without a plural.
 */
void robo_po_add (RoboPo     *self,
                  const char *context,
                  const char *id,
                  const char *comment,
                  const char *reference,
                  const char *translation);

/**
 * robo_po_to_bytes:
 * @self: a catalogue
 *
 * Returns: (transfer full): it as a .po file in UTF-8
 */
GBytes *robo_po_to_bytes (const RoboPo *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPo, robo_po_free)

G_END_DECLS
