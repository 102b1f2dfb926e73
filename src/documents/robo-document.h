// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of the documents of all editors: a file whose changes can all be undone, and are not lost in a
// crash.
#pragma once

#include <gio/gio.h>

#include "base/robo-history.h"
#include "robo-document-file.h"
#include "robo-recovery.h"

G_BEGIN_DECLS

/* A document being edited. Its content is a *state*: an immutable, reference-counted value of a type that the
 * class defines (such as RoboArena). An edit is a name and the states before and after it, so undo is exact
 * and unlimited. The document is dirty when its state differs from the one on disk, not when an edit was made.
 *
 * While it is dirty it saves itself in the background into a separate folder, never into its file
 * (robo-recovery.h). That copy is removed when the document is saved or closed; if the program dies it stays,
 * and robo_document_recover_async() restores it.
 *
 * Properties, all of them observable:
 *
 * - `file` (GFile, nullable, ro): where it is saved
 * - `title` (string, ro): translated
 * - `is-dirty` (boolean, ro): it differs from the state that was loaded or saved last, or with which it began
 * - `is-guarded` (boolean, ro): its file has parts that could not be read; see robo_document_save_async()
 * - `is-changed-on-disk` (boolean, ro): another program changed or removed the file since it was read or
 *   written
 * - `is-gone` (boolean, ro): another program moved or removed the file
 * - `is-saving` (boolean, ro)
 * - `can-undo`, `can-redo` (boolean, ro), `undo-name`, `redo-name` (string, nullable, ro)
 * - `edits` (GListModel of RoboEdit, ro): the whole history, oldest first
 * - `position` (uint, ro): the number of edits that are done; see robo_document_seek()
 * - `autosave-delay-ms` (uint, rw): the maximum time until a change is saved into a copy; 2000
 * - `recovery-folder` (string, rw): the folder of copies
 *
 * Signals:
 *
 * - `changed` (): the state has changed, also during an edit
 * - `autosave-failed` (string): a translated sentence; once for a series of failures */
#define ROBO_TYPE_DOCUMENT (robo_document_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboDocument, robo_document, ROBO, DOCUMENT, GObject)

struct _RoboDocumentClass
{
  GObjectClass parent_class;

  const RoboDocumentType *type; /* of its states and files */

  /* called before `changed` is emitted, or NULL */
  void (*state_changed) (RoboDocument *self);
  /* called when a long edit ends, for work that was postponed meanwhile; or NULL */
  void (*committed) (RoboDocument *self);
};

/* States. A document has one from the first robo_document_start(), load or recovery on. */

/* Begins a document that has no file: a new one, or a copy of a bundled one. The history is empty. The
 * document is not dirty until it is edited. */
void robo_document_start (RoboDocument *self,
                          gpointer      state);

/* Returns the current state, which is borrowed; take a reference to keep it. */
gpointer robo_document_get_state (RoboDocument *self);

/* Makes one edit and discards undone edits. An equal state is no edit. The document must not be in an edit. */
void robo_document_edit (RoboDocument *self,
                         const char   *name,
                         gpointer      state);

/* Makes one edit, which is merged with the last edit if that has the same key, such as "name:de", and is the
 * latest event: for typing. Saving, undoing and robo_document_end_merging() end merging. The document must not
 * be in an edit. */
void robo_document_edit_merging (RoboDocument *self,
                                 const char   *name,
                                 const char   *key,
                                 gpointer      state);

/* Makes one edit with the content of a file; does nothing if it cannot be read. The document must not be in an
 * edit. */
void robo_document_edit_bytes (RoboDocument *self,
                               const char   *name,
                               GBytes       *bytes);

/* Keeps the next edit separate, whatever its key. */
void robo_document_end_merging (RoboDocument *self);

/* Begins a long edit, such as a stroke: each robo_document_extend() shows another state, and
 * robo_document_commit() makes one edit of all, while robo_document_cancel() makes none. Meanwhile undo is
 * disabled. The document must not be in an edit. */
void robo_document_begin (RoboDocument *self,
                          const char   *name);

/* Shows an intermediate state. */
void robo_document_extend (RoboDocument *self,
                           gpointer      state);

/* Ends the edit with the last state; makes no edit if that equals the first one. */
void robo_document_commit (RoboDocument *self);

/* Ends the edit and restores the state before it. */
void robo_document_cancel (RoboDocument *self);

/* Returns whether an edit has begun and not ended. */
gboolean robo_document_is_in_edit (RoboDocument *self);

/* History */

/* Undoes the last edit. Returns FALSE if there is none. */
gboolean robo_document_undo (RoboDocument *self);

/* Redoes the next edit. Returns FALSE if there is none. */
gboolean robo_document_redo (RoboDocument *self);

/* Undoes or redoes until `position` edits are done. Does nothing within an edit. */
void robo_document_seek (RoboDocument *self,
                         guint         position);

/* Always FALSE within an edit. */
gboolean robo_document_get_can_undo (RoboDocument *self);

/* Always FALSE within an edit. */
gboolean robo_document_get_can_redo (RoboDocument *self);

/* Returns a list of RoboEdit, oldest first. */
GListModel *robo_document_get_edits (RoboDocument *self);

/* Returns the number of edits that are done. */
guint robo_document_get_position (RoboDocument *self);

/* Properties */

/* Returns NULL if the document has no file. */
GFile *robo_document_get_file (RoboDocument *self);

/* Sets the id, which the file will be named after (letters, digits, dots and hyphens), in the current state
 * and in all states of the history. This is no edit, because the user did not choose the id. The document must
 * have a state and not be in an edit. */
void robo_document_set_id (RoboDocument *self,
                           const char   *id);

const char *robo_document_get_title (RoboDocument *self);

/* Returns whether the state differs from the one that was loaded or saved last, or with which the document
 * began. */
gboolean robo_document_get_is_dirty (RoboDocument *self);

/* Returns whether saving would lose parts of the file that could not be read. */
gboolean robo_document_get_is_guarded (RoboDocument *self);

/* Returns whether the file is being written. */
gboolean robo_document_get_is_saving (RoboDocument *self);

/* Returns the problems of the file when it was read last; empty without a file. */
const RoboProblems *robo_document_get_load_problems (RoboDocument *self);

/* Files */

/* Opens a file in the background. A file with errors, or of a newer version, is opened as far as it can be
 * read: see the load problems, and `is-guarded` if saving would lose a part of it. The history is cleared. If
 * it is canceled, the document does not change. */
void robo_document_load_async (RoboDocument       *self,
                               GFile              *file,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/* Returns FALSE if the file has no content to edit; then the document has not changed. */
gboolean robo_document_load_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/* Writes the file in the background, atomically: if it fails, the old file is intact. It overwrites neither
 * the changes of another program nor a guarded file. Edits made meanwhile are not saved. Cancellation has no
 * effect once writing has begun. The document must not be in an edit. */
void robo_document_save_async (RoboDocument       *self,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/* Writes another file in the same way, and makes it the document's file. An existing file is replaced, since
 * the dialog has asked. Lifts the guard. The document must not be in an edit. */
void robo_document_save_as_async (RoboDocument       *self,
                                  GFile              *file,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Fails with a ROBO_DOCUMENT_ERROR, or a ROBO_CONTENT_ERROR_WRITE. */
gboolean robo_document_save_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/* Permissions for the next save. */

/* Lets saving overwrite the changes of another program. The document must have a file. */
void robo_document_keep_mine (RoboDocument *self);

/* Lets saving lose parts of the file that could not be read. */
void robo_document_lift_guard (RoboDocument *self);

/* Loads the file again as an edit, which can be undone. If it is canceled, the document does not change. The
 * document must have a file and not be in an edit. */
void robo_document_reload_async (RoboDocument       *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data);

/* Returns FALSE with a ROBO_CONTENT_ERROR if the file could not be read, or with G_IO_ERROR_CANCELLED, also if
 * an edit has begun or the document has another file by now; then the document has not changed. */
gboolean robo_document_reload_finish (RoboDocument *self,
                                      GAsyncResult *result,
                                      GError      **error);

/* Restores the state that was loaded or saved last, or with which the document began, as an edit, which can be
 * undone. The document must not be in an edit. */
void robo_document_revert (RoboDocument *self);

/* Restores the copy that a crashed program has left; the document is dirty then, and its file is that of the
 * copy. If it is canceled, the copy stays in its place. */
void robo_document_recover_async (RoboDocument       *self,
                                  const RoboRecovery *recovery,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/* Returns FALSE with a ROBO_CONTENT_ERROR if the copy is damaged, or with G_IO_ERROR_CANCELLED. */
gboolean robo_document_recover_finish (RoboDocument *self,
                                       GAsyncResult *result,
                                       GError      **error);

/* Closes a document whose changes are saved or discarded: removes the copy in the recovery folder and stops
 * watching the file. A document that is dropped without this leaves its copy, like a crashed program. */
void robo_document_close (RoboDocument *self);

/* Returns the bytes that saving would write now. */
GBytes *robo_document_to_bytes (RoboDocument *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
