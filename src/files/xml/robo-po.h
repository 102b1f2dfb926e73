// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes .po files, which are the catalogs that translators edit.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Catalogs have this suffix. */
#define ROBO_PO_SUFFIX ".po"

/* In gettext, a language has at most this many plural forms. */
#define ROBO_PO_MAX_FORMS 6

/* Holds one message, owned by its catalog. */
typedef struct
{
  char    *context;                             /* distinguishes equal messages; or NULL */
  char    *id;                                  /* the original text */
  char    *plural;                              /* the original plural, or NULL */
  char    *translations[ROBO_PO_MAX_FORMS + 1]; /* by plural form; a single text without `plural`; "" if not
                                                 * translated */
  gboolean is_fuzzy;                            /* whether the translation was guessed, so that it is not used */
  char    *comment;                             /* comment for translators, with "\n" between its lines; or NULL */
  char    *reference;                           /* the source of the message, or NULL */
  guint    line;                                /* the first line of the message in the file, from 1; 0 for an entry that was added */
} RoboPoEntry;

typedef struct _RoboPo RoboPo;

/* Creates a catalog without messages. The language is as gettext writes it, such as "pt_BR". */
RoboPo *robo_po_new (const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Loads a .po file in UTF-8. Leaves out obsolete messages ("#~") and translators' comments. Errors use `name` for the
 * file. If this fails, returns NULL with a ROBO_CONTENT_ERROR that names the line and a remedy. */
RoboPo *robo_po_load_bytes (GBytes     *bytes,
                            const char *name,
                            GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_po_load_bytes() with a file. If the file cannot be read, the error gives the reason. */
RoboPo *robo_po_load (GFile        *file,
                      GCancellable *cancellable,
                      GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void    robo_po_free (RoboPo *self);

/* Returns a field of the header, such as "Language" or "Plural-Forms", or NULL. */
char *robo_po_dup_field (const RoboPo *self,
                         const char   *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the number of messages. The header does not count. */
guint              robo_po_get_n_entries (const RoboPo *self);
const RoboPoEntry *robo_po_get_entry (const RoboPo *self,
                                      guint         index);

/* Returns the message with this context and original, or NULL. The context may be NULL. */
const RoboPoEntry *robo_po_find (const RoboPo *self,
                                 const char   *context,
                                 const char   *id);

/* Returns whether all forms are translated and the message is not fuzzy. */
gboolean robo_po_is_translated (const RoboPoEntry *entry);

/* Returns whether each translation has the placeholders of its original, so that it can be used in printf() instead
 * of the original. A plural form may also have none. */
gboolean robo_po_fits (const RoboPoEntry *entry);

/* Adds a message without a plural. The catalog must not have the message in this context yet. All arguments except
 * the original may be NULL. */
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
