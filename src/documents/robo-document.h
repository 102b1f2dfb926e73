// SPDX-License-Identifier: GPL-3.0-or-later
// What all editors work on: a file whose every change can be undone, and that nothing can lose.
#pragma once

#include <gio/gio.h>

#include "base/robo-history.h"
#include "robo-backing.h"
#include "robo-recovery.h"

G_BEGIN_DECLS

/**
 * RoboDocument:
 *
 * A document being edited. What it holds is a *state*: an immutable, counted value of a type its class knows
 * (#RoboArena, for one). An edit is a name and the states before and after it, so undo is exact and never runs
 * out. The document is dirty when its state differs from the one on disk, not when something was done.
 *
 * While it is dirty it saves itself in the background into a folder of its own, never into its file
 * (robo-recovery.h). That copy goes when the document is saved or closed; if the program dies it stays, and
 * robo_document_recover_async() takes it up.
 *
 * Properties, all of them observable:
 *
 * - `file` (GFile, nullable, ro): where it is saved
 * - `title` (string, ro): what it calls itself, translated
 * - `is-dirty` (boolean, ro): it differs from what was loaded or saved last, or from how it began
 * - `is-guarded` (boolean, ro): its file holds what could not be read; see robo_document_save_async()
 * - `is-changed-on-disk` (boolean, ro): somebody else changed or removed the file since it was read or written
 * - `is-gone` (boolean, ro): somebody else moved or removed the file, so that there is none
 * - `is-saving` (boolean, ro)
 * - `can-undo`, `can-redo` (boolean, ro), `undo-name`, `redo-name` (string, nullable, ro)
 * - `edits` (GListModel of RoboEdit, ro): the whole history, the oldest first
 * - `position` (uint, ro): how many of them are done; see robo_document_seek()
 * - `autosave-delay-ms` (uint, rw): how long a change may be on no disk at all; 2000
 * - `recovery-folder` (string, rw): where copies go
 *
 * Signals:
 *
 * - `changed` (): there is another state; also while an edit is being made
 * - `autosave-failed` (string): a translated sentence; once for a row of failures
 */
#define ROBO_TYPE_DOCUMENT (robo_document_get_type ())

G_DECLARE_DERIVABLE_TYPE (RoboDocument, robo_document, ROBO, DOCUMENT, GObject)

/**
 * RoboDocumentClass:
 * @type: of its states and files
 * @state_changed: (nullable): there is another state; called before `changed` is emitted
 * @committed: (nullable): what took a while is one edit now, and what was put off meanwhile is to be done
 */
struct _RoboDocumentClass
{
  GObjectClass parent_class;

  const RoboDocumentType *type;

  void (*state_changed) (RoboDocument *self);
  void (*committed) (RoboDocument *self);
};

/* States. A document has one from the first robo_document_start(), load or recovery on. */

/**
 * robo_document_start:
 * @self: a document
 * @state: (transfer none): its first state
 *
 * Begins a document that is on no disk: a new one, or a copy of one that comes with the game. The history is
 * empty. It is not dirty until it is edited.
 */
void robo_document_start (RoboDocument *self,
                          gpointer      state);

/**
 * robo_document_get_state:
 * @self: a document
 *
 * Returns: (transfer none): what it shows now; keep it with a reference of your own
 */
gpointer robo_document_get_state (RoboDocument *self);

/**
 * robo_document_edit:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 * @state: (transfer none): the state after it
 *
 * Makes one edit. What had been undone is forgotten. A state that says the same is no edit.
 */
void robo_document_edit (RoboDocument *self,
                         const char   *name,
                         gpointer      state);

/**
 * robo_document_edit_merging:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 * @key: what is edited, such as "name:de"
 * @state: (transfer none): the state after it
 *
 * The same, but becomes one with the last edit if that was made with the same @key and nothing else happened
 * since: for typing. Saving, undoing and robo_document_end_merging() end it.
 */
void robo_document_edit_merging (RoboDocument *self,
                                 const char   *name,
                                 const char   *key,
                                 gpointer      state);

/**
 * robo_document_edit_bytes:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 * @bytes: a file of its kind
 *
 * Makes one edit of what is in a file. One that cannot be read is no edit.
 */
void robo_document_edit_bytes (RoboDocument *self,
                               const char   *name,
                               GBytes       *bytes);

/**
 * robo_document_end_merging:
 * @self: a document
 *
 * The next edit is one of its own, whatever its key.
 */
void robo_document_end_merging (RoboDocument *self);

/**
 * robo_document_begin:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 *
 * Begins an edit that takes a while, such as a stroke: each robo_document_extend() shows another state, and
 * robo_document_commit() makes one edit of it all, robo_document_cancel() none. Meanwhile nothing can be undone.
 */
void robo_document_begin (RoboDocument *self,
                          const char   *name);

/**
 * robo_document_extend:
 * @self: a document in an edit
 * @state: (transfer none): what it shall show now
 *
 * Shows a state for the time being.
 */
void robo_document_extend (RoboDocument *self,
                           gpointer      state);

/**
 * robo_document_commit:
 * @self: a document in an edit
 *
 * Makes one edit of what has been shown last; none if that says the same as before.
 */
void robo_document_commit (RoboDocument *self);

/**
 * robo_document_cancel:
 * @self: a document in an edit
 *
 * Shows what was there before it began, and ends it.
 */
void robo_document_cancel (RoboDocument *self);

/**
 * robo_document_is_in_edit:
 * @self: a document
 *
 * Returns: whether an edit has begun and not ended
 */
gboolean robo_document_is_in_edit (RoboDocument *self);

/* The history */

/**
 * robo_document_undo:
 * @self: a document
 *
 * Undoes the last edit that is done.
 *
 * Returns: whether there was one
 */
gboolean robo_document_undo (RoboDocument *self);

/**
 * robo_document_redo:
 * @self: a document
 *
 * Does the first edit again that is undone.
 *
 * Returns: whether there was one
 */
gboolean robo_document_redo (RoboDocument *self);

/**
 * robo_document_seek:
 * @self: a document
 * @position: how many of its edits shall be done
 *
 * Undoes or redoes until then. Does nothing within an edit.
 */
void robo_document_seek (RoboDocument *self,
                         guint         position);

/**
 * robo_document_get_can_undo:
 * @self: a document
 *
 * Returns: whether there is an edit to be undone, and none being made
 */
gboolean robo_document_get_can_undo (RoboDocument *self);

/**
 * robo_document_get_can_redo:
 * @self: a document
 *
 * Returns: whether there is an edit to be done again, and none being made
 */
gboolean robo_document_get_can_redo (RoboDocument *self);

/**
 * robo_document_get_edits:
 * @self: a document
 *
 * Returns: (transfer none): a list of RoboEdit, the oldest first
 */
GListModel *robo_document_get_edits (RoboDocument *self);

/**
 * robo_document_get_position:
 * @self: a document
 *
 * Returns: how many of its edits are done
 */
guint robo_document_get_position (RoboDocument *self);

/* What it is */

/**
 * robo_document_get_file:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): where it is saved
 */
GFile *robo_document_get_file (RoboDocument *self);

/**
 * robo_document_set_id:
 * @self: a document with a state, in no edit
 * @id: letters, digits, dots and hyphens: what its file will be named after
 *
 * Gives it an id, as it is and as it was after each edit. Nobody chose it, so it is no edit that could be undone.
 */
void robo_document_set_id (RoboDocument *self,
                           const char   *id);

/**
 * robo_document_get_title:
 * @self: a document
 *
 * Returns: (transfer none): what it calls itself
 */
const char *robo_document_get_title (RoboDocument *self);

/**
 * robo_document_get_is_dirty:
 * @self: a document
 *
 * Returns: whether it differs from what was loaded or saved last, or from how it began
 */
gboolean robo_document_get_is_dirty (RoboDocument *self);

/**
 * robo_document_get_is_guarded:
 * @self: a document
 *
 * Returns: whether saving would lose something that could not be read
 */
gboolean robo_document_get_is_guarded (RoboDocument *self);

/**
 * robo_document_get_is_saving:
 * @self: a document
 *
 * Returns: whether its file is being written
 */
gboolean robo_document_get_is_saving (RoboDocument *self);

/**
 * robo_document_get_load_problems:
 * @self: a document
 *
 * Returns: (transfer none): what was wrong with the file when it was read last; empty for one without a file
 */
const RoboProblems *robo_document_get_load_problems (RoboDocument *self);

/* Files */

/**
 * robo_document_load_async:
 * @self: a document
 * @file: where it is
 * @cancellable: (nullable): to stop it; the document is as before then
 * @callback: called when it is done
 * @data: for @callback
 *
 * Opens a file in the background. One with errors, or of a newer version, is opened as far as it can be read: see the
 * load problems, and `is-guarded` if something in it would be lost by saving. The history is empty then.
 */
void robo_document_load_async (RoboDocument       *self,
                               GFile              *file,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/**
 * robo_document_load_finish:
 * @self: a document
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED
 *
 * Returns: whether there is something to be edited; if not, the document is as before
 */
gboolean robo_document_load_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/**
 * robo_document_save_async:
 * @self: a document that is in no edit
 * @cancellable: (nullable): not looked at any more once it has begun
 * @callback: called when it is done
 * @data: for @callback
 *
 * Writes its file in the background, as a whole or not at all: whatever goes wrong, what was there is untouched. It does
 * not overwrite what somebody else wrote meanwhile, nor a guarded file. What is edited meanwhile is not saved.
 */
void robo_document_save_async (RoboDocument       *self,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data);

/**
 * robo_document_save_as_async:
 * @self: a document that is in no edit
 * @file: where to; it becomes the document's file
 * @cancellable: (nullable): not looked at any more once it has begun
 * @callback: called when it is done
 * @data: for @callback
 *
 * Writes another file, likewise; one that is there is replaced (the dialog has asked). The guard is lifted.
 */
void robo_document_save_as_async (RoboDocument       *self,
                                  GFile              *file,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/**
 * robo_document_save_finish:
 * @self: a document
 * @result: what the callback got
 * @error: a %ROBO_DOCUMENT_ERROR, or a %ROBO_CONTENT_ERROR_WRITE
 *
 * Returns: whether it was written
 */
gboolean robo_document_save_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/* Saving may replace what somebody else wrote, or what could not be read. */

/**
 * robo_document_keep_mine:
 * @self: a document with a file
 *
 * Saving may replace what somebody else wrote.
 */
void robo_document_keep_mine (RoboDocument *self);

/**
 * robo_document_lift_guard:
 * @self: a document
 *
 * Saving may lose what could not be read.
 */
void robo_document_lift_guard (RoboDocument *self);

/**
 * robo_document_reload_async:
 * @self: a document with a file, in no edit
 * @cancellable: (nullable): to stop it; the document is as before then
 * @callback: called when it is done
 * @data: for @callback
 *
 * Takes what is on disk now. An edit like any other: it can be undone.
 */
void robo_document_reload_async (RoboDocument       *self,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data);

/**
 * robo_document_reload_finish:
 * @self: a document
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR; %G_IO_ERROR_CANCELLED also if an edit has begun or the file is another one by now
 *
 * Returns: whether the file could be read; if not, the document is as before
 */
gboolean robo_document_reload_finish (RoboDocument *self,
                                      GAsyncResult *result,
                                      GError      **error);

/**
 * robo_document_revert:
 * @self: a document that is in no edit
 *
 * Goes back to what was last loaded or saved, or to how it began. An edit like any other: it can be undone.
 */
void robo_document_revert (RoboDocument *self);

/**
 * robo_document_recover_async:
 * @self: a document
 * @recovery: a copy that a program that died has left
 * @cancellable: (nullable): to stop it; the copy stays where it is then
 * @callback: called when it is done
 * @data: for @callback
 *
 * Takes it up: the document then is dirty, and its file is the one the copy was of.
 */
void robo_document_recover_async (RoboDocument       *self,
                                  const RoboRecovery *recovery,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            data);

/**
 * robo_document_recover_finish:
 * @self: a document
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR if the copy is damaged, or %G_IO_ERROR_CANCELLED
 *
 * Returns: whether there is something to be edited
 */
gboolean robo_document_recover_finish (RoboDocument *self,
                                       GAsyncResult *result,
                                       GError      **error);

/**
 * robo_document_close:
 * @self: a document
 *
 * Its changes are saved or not wanted: removes the copy in the recovery folder and watches the file no longer. A document
 * that is let go of without this leaves its copy behind, as if the program had died.
 */
void robo_document_close (RoboDocument *self);

/**
 * robo_document_to_bytes:
 * @self: a document
 *
 * Returns: (transfer full): what saving would write now
 */
GBytes *robo_document_to_bytes (RoboDocument *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
