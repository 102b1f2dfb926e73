// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes .po files, which are the catalogs that translators edit.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The suffix of the files. */
#define ROBO_PO_SUFFIX ".po"

/* The largest number of plural forms of a language in gettext. */
#define ROBO_PO_MAX_FORMS 6

/* Holds one message, owned by its catalog. */
typedef struct
{
  char    *context;                             /* distinguishes equal messages; or NULL */
  char    *id;                                  /* the original */
  char    *plural;                              /* the original plural, or NULL */
  char    *translations[ROBO_PO_MAX_FORMS + 1]; /* by plural form; a single one without `plural`; "" if not translated */
  gboolean is_fuzzy;                            /* whether the translation was guessed, so that it is not used */
  char    *comment;                             /* for translators, lines separated by "\n"; or NULL */
  char    *reference;                           /* the source of the message, or NULL */
  guint    line;                                /* the first line of the message in the file, from 1; 0 for an entry that was added */
} RoboPoEntry;

typedef struct _RoboPo RoboPo;

/* Creates a catalog without messages for a language as gettext writes it, "pt_BR". */
RoboPo *robo_po_new (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Loads a .po file in UTF-8. Leaves out obsolete messages ("#~") and translators' comments. `name` is used in errors.
 * Returns NULL with a ROBO_CONTENT_ERROR that names the line and a remedy. */
RoboPo *robo_po_load_bytes (GBytes     *bytes,
                            const char *name,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_po_load_bytes() with a file. The error may also say why the file cannot be read. */
RoboPo *robo_po_load (GFile        *file,
                      GCancellable *cancellable,
                      GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void    robo_po_free (RoboPo *self);

/* Returns a field of the header, such as "Language" or "Plural-Forms", or NULL. */
char *robo_po_dup_field (const RoboPo *self,
                         const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of messages without the header. */
guint              robo_po_get_n_entries (const RoboPo *self);
const RoboPoEntry *robo_po_get_entry (const RoboPo *self,
                                      guint         index);

/* Returns the message, or NULL. The context may be NULL. */
const RoboPoEntry *robo_po_find (const RoboPo *self,
                                 const char   *context,
                                 const char   *id);

/* Returns whether all forms are translated and the message is not fuzzy. */
gboolean robo_po_is_translated (const RoboPoEntry *entry);

/* Returns whether each translation has the placeholders of its original, so that it can be used in printf() instead
 * of the original. */
gboolean robo_po_fits (const RoboPoEntry *entry);

/* Adds a message without a plural. The catalog must not have it in this context yet. All arguments except the
 * original may be NULL. */
void robo_po_add (RoboPo     *self,
                  const char *context,
                  const char *id,
                  const char *comment,
                  const char *reference,
                  const char *translation);

/* Returns the catalog as a .po file in UTF-8. */
GBytes *robo_po_to_bytes (const RoboPo *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPo, robo_po_free)

G_END_DECLS
