// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the base class of the documents of all editors: a file whose changes can all be undone, and are not lost
// in a crash.
#pragma once

#include <gio/gio.h>

#include "base/robo-history.h"
#include "robo-document-file.h"
#include "robo-recovery.h"

G_BEGIN_DECLS

/* Holds a document that is being edited: a history of its content, and the file behind it. The content is a *state*: an
 * immutable, reference-counted value of a type that the class defines (such as RoboArena). An edit is a name and the
 * states before and after it, so undo is exact and unlimited. The document is dirty if its state differs from the state
 * on disk, not because an edit was made.
 *
 * The history makes and undoes edits. The file reads, writes and watches the file on disk. Both objects stay the same
 * for the whole life of the document.
 *
 * The document connects history and file: it reads, writes and restores states. After each edit it lets the file copy
 * unsaved changes into a separate folder, never into the file itself (robo-recovery.h). The copy is removed when the
 * document is saved or closed. If the program dies, the copy stays, and robo_document_recover_async() restores it.
 *
 * Properties, read-only:
 *
 * - `title` (string), with notifications
 * - `history` (RoboHistory)
 * - `file` (RoboDocumentFile)
 *
 * Signal `changed` (): the state has changed, also during an edit. */
#define ROBO_TYPE_DOCUMENT (robo_document_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboDocument, robo_document, ROBO, DOCUMENT, GObject)

struct _RoboDocumentClass
{
  GObjectClass parent_class;

  const RoboDocumentType *type; /* the type of its states and files */

  /* Reacts to a new state before `changed` is emitted. May be NULL. */
  void (*state_changed) (RoboDocument *self);
};

RoboHistory *robo_document_get_history (RoboDocument *self);

RoboDocumentFile *robo_document_get_file (RoboDocument *self);

const char *robo_document_get_title (RoboDocument *self);

/* States */

/* The history has a state from the first robo_document_start(), load or recovery on. */

/* Begins a document that has no file: a new document, or a copy of a bundled file. The history is empty. The document
 * is not dirty until it is edited. */
void robo_document_start (RoboDocument *self,
                          gpointer      state);

/* Makes one edit with the content of a file. Does nothing if the content cannot be read. The document must not be in
 * an edit. */
void robo_document_edit_bytes (RoboDocument *self,
                               const char   *name,
                               GBytes       *bytes);

/* Sets the id of the content (letters, digits, dots and hyphens) in the current state and in all states of the
 * history. The name of the file will be made from this id. This is no edit, because the user did not choose the id.
 * The document must have a state and not be in an edit. */
void robo_document_set_id (RoboDocument *self,
                           const char   *id);

/* Returns the bytes that saving would write now. */
GBytes *robo_document_to_bytes (RoboDocument *self) G_GNUC_WARN_UNUSED_RESULT;

/* Files */

/* robo_document_finish() ends an operation that one of the following functions with `_async` begins. */

/* Opens a file in the background. A file with errors, or of a newer version, is opened as far as it can be read: see
 * the load problems, and `is-guarded` if saving would lose a part of the file. The history is cleared. Fails if the
 * file has no content to edit. If opening fails or is canceled, the document does not change. */
void robo_document_load_async (RoboDocument       *self,
                               GFile              *file,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/* Writes the file in the background, atomically: if writing fails, the old file is intact. It overwrites neither the
 * changes of another program nor a guarded file. Edits that are made meanwhile are not saved. Cancellation has no
 * effect. Fails with a ROBO_DOCUMENT_ERROR or a ROBO_CONTENT_ERROR_WRITE. The document must not be in an edit. */
void robo_document_save_async (RoboDocument       *self,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/* Writes another file in the background, atomically, and makes it the document's file. An existing file is replaced,
 * since the file dialog has asked the user. Sets `is-guarded` to FALSE. Cancellation has no effect. Fails with a
 * ROBO_CONTENT_ERROR_WRITE. The document must not be in an edit. */
void robo_document_save_as_async (RoboDocument       *self,
                                  GFile              *file,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Allows saving to overwrite the changes that another program has made so far. Does nothing if the document has no
 * file. */
void robo_document_allow_overwrite (RoboDocument *self);

/* Loads the file again as an edit, which can be undone. The document must have a file and not be in an edit. Fails
 * with a ROBO_CONTENT_ERROR if the file cannot be read. Fails with G_IO_ERROR_CANCELLED after a cancellation, or if
 * meanwhile an edit has begun or the document has another file. After a failure the document is unchanged. */
void robo_document_reload_async (RoboDocument       *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data);

/* Restores the state that was loaded or saved last, or with which the document began. This is an edit, which can be
 * undone. Does nothing if that state is not known, such as after robo_document_allow_overwrite(). The document must not
 * be in an edit. */
void robo_document_revert (RoboDocument *self);

/* Restores the copy that a crashed program has left. Afterwards the document is dirty, and its file is the original
 * file of the copy. Fails with a ROBO_CONTENT_ERROR if the copy is damaged, or with G_IO_ERROR_CANCELLED; after a
 * failure the copy stays on disk. */
void robo_document_recover_async (RoboDocument       *self,
                                  const RoboRecovery *recovery,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Returns whether the operation (loading, saving, reloading or recovering) has succeeded. */
gboolean robo_document_finish (RoboDocument *self,
                               GAsyncResult *result,
                               GError      **error);

G_END_DECLS
