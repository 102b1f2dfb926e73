// SPDX-License-Identifier: GPL-3.0-or-later
// What all editors work on: a file whose every change can be undone, and that nothing can lose.
#pragma once

#include <gio/gio.h>

#include "content/robo-problem.h"
#include "robo-edit.h"
#include "robo-recovery.h"

G_BEGIN_DECLS

/**
 * RoboDocumentError:
 * @ROBO_DOCUMENT_ERROR_UNTITLED: the document has no file yet; save it as one
 * @ROBO_DOCUMENT_ERROR_CHANGED: somebody else changed the file; reload, or robo_document_keep_mine()
 * @ROBO_DOCUMENT_ERROR_GUARDED: not all of the file could be read, so saving would lose something; save it as
 *   another file, or robo_document_lift_guard()
 *
 * The codes of %ROBO_DOCUMENT_ERROR. Whatever goes wrong with the disk is a %ROBO_CONTENT_ERROR. Messages are
 * whole sentences that say what to do.
 */
typedef enum
{
  ROBO_DOCUMENT_ERROR_UNTITLED,
  ROBO_DOCUMENT_ERROR_CHANGED,
  ROBO_DOCUMENT_ERROR_GUARDED,
} RoboDocumentError;

#define ROBO_DOCUMENT_ERROR (robo_document_error_quark ())
GQuark robo_document_error_quark (void);

/**
 * RoboDocument:
 *
 * A document being edited. What it holds is a *state*: an immutable, counted value of a type its class knows
 * (#RoboArena, for one). An edit is a name and the states before and after it, so undo is exact and never runs
 * out. The document is dirty when its state differs from the one on disk, not when something was done.
 *
 * While it is dirty it saves itself in the background into a folder of its own, never into its file
 * (robo-recovery.h). That copy goes when the document is saved or closed; if the program dies it stays, and
 * robo_document_recover() takes it up.
 *
 * Properties, all of them observable:
 *
 * - `file` (GFile, nullable, ro): where it is saved
 * - `title` (string, ro): what it calls itself, translated
 * - `is-dirty` (boolean, ro): it differs from what was loaded or saved last, or from how it began
 * - `is-guarded` (boolean, ro): its file holds what could not be read; see robo_document_save()
 * - `is-changed-on-disk` (boolean, ro): somebody else changed or removed the file since it was read or written
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
 * @kind: the kind of its files, as in their namespace: "arena"
 * @suffix: how their names end: ".arena.xml"
 * @max_size: how many bytes a file may have
 * @ref_state: takes another reference to a state
 * @unref_state: gives one back
 * @equal: whether two states say the same
 * @to_bytes: (transfer full): a state as a file; called in any thread
 * @read: (transfer full) (nullable): a file as a state, as far as it can be read, with what is wrong in the list;
 *   `is_complete` says whether the state holds all that the file does; called in any thread
 * @dup_title: (transfer full): what a state calls itself
 * @state_changed: there is another state; called before `changed` is emitted
 * @file_changed: `file` is another one
 */
struct _RoboDocumentClass
{
  GObjectClass parent_class;

  const char *kind;
  const char *suffix;
  gsize       max_size;

  gpointer (*ref_state) (gpointer state);
  void (*unref_state) (gpointer state);
  gboolean (*equal) (gconstpointer a,
                     gconstpointer b);
  GBytes *(*to_bytes) (gconstpointer state);
  gpointer (*read) (GBytes       *bytes,
                    RoboProblems *problems,
                    gboolean     *is_complete);
  char *(*dup_title) (gconstpointer state);

  void (*state_changed) (RoboDocument *self);
  void (*file_changed) (RoboDocument *self);

  gpointer reserved[4];
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
void robo_document_end_merging (RoboDocument *self);

/**
 * robo_document_begin:
 * @self: a document that is in no edit
 * @name: translated, as after “Undo”
 *
 * Begins an edit that takes a while, such as a stroke: each robo_document_extend() shows another state, and
 * robo_document_commit() makes one edit of it all, robo_document_cancel() none. Meanwhile nothing can be undone.
 */
void     robo_document_begin (RoboDocument *self,
                              const char   *name);
void     robo_document_extend (RoboDocument *self,
                               gpointer      state);
void     robo_document_commit (RoboDocument *self);
void     robo_document_cancel (RoboDocument *self);
gboolean robo_document_is_in_edit (RoboDocument *self);

/**
 * robo_document_get_base_state:
 * @self: a document
 *
 * Returns: (transfer none): the state from before the edit that has begun; the current one if there is none. What a
 *   tool that drags computes its preview from
 */
gpointer robo_document_get_base_state (RoboDocument *self);

/* The history */
gboolean    robo_document_undo (RoboDocument *self);
gboolean    robo_document_redo (RoboDocument *self);
void        robo_document_seek (RoboDocument *self,
                                guint         position);
gboolean    robo_document_get_can_undo (RoboDocument *self);
gboolean    robo_document_get_can_redo (RoboDocument *self);
const char *robo_document_get_undo_name (RoboDocument *self);
const char *robo_document_get_redo_name (RoboDocument *self);
GListModel *robo_document_get_edits (RoboDocument *self);
guint       robo_document_get_position (RoboDocument *self);

/* What it is */
GFile      *robo_document_get_file (RoboDocument *self);
const char *robo_document_get_title (RoboDocument *self);
gboolean    robo_document_get_is_dirty (RoboDocument *self);
gboolean    robo_document_get_is_guarded (RoboDocument *self);
gboolean    robo_document_get_is_changed_on_disk (RoboDocument *self);
gboolean    robo_document_get_is_saving (RoboDocument *self);

/**
 * robo_document_get_load_problems:
 * @self: a document
 *
 * Returns: (transfer none): what was wrong with the file when it was read last; empty for one without a file
 */
const RoboProblems *robo_document_get_load_problems (RoboDocument *self);

/* Files */

/**
 * robo_document_load:
 * @self: a document
 * @file: where it is
 * @error: a %ROBO_CONTENT_ERROR if nothing of it can be read
 *
 * Opens a file. One with errors, or of a newer version, is opened as far as it can be read: see the load
 * problems, and `is-guarded` if something in it would be lost by saving. The history is empty then.
 *
 * Returns: whether there is something to be edited; if not, the document is as before
 */
gboolean robo_document_load (RoboDocument *self,
                             GFile        *file,
                             GError      **error);
void     robo_document_load_async (RoboDocument       *self,
                                   GFile              *file,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            data);
gboolean robo_document_load_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/**
 * robo_document_save:
 * @self: a document that is in no edit
 * @error: a %ROBO_DOCUMENT_ERROR, or a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes its file as a whole or not at all: whatever goes wrong, what was there is untouched. It does not
 * overwrite what somebody else wrote meanwhile, nor a guarded file.
 *
 * Returns: whether it was written
 */
gboolean robo_document_save (RoboDocument *self,
                             GError      **error);
void     robo_document_save_async (RoboDocument       *self,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            data);

/**
 * robo_document_save_as:
 * @self: a document that is in no edit
 * @file: where to; it becomes the document's file
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes another file, likewise; one that is there is replaced (the dialog has asked). The guard is lifted.
 *
 * Returns: whether it was written
 */
gboolean robo_document_save_as (RoboDocument *self,
                                GFile        *file,
                                GError      **error);
void     robo_document_save_as_async (RoboDocument       *self,
                                      GFile              *file,
                                      GCancellable       *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer            data);
gboolean robo_document_save_finish (RoboDocument *self,
                                    GAsyncResult *result,
                                    GError      **error);

/* Saving may replace what somebody else wrote, or what could not be read. */
void robo_document_keep_mine (RoboDocument *self);
void robo_document_lift_guard (RoboDocument *self);

/**
 * robo_document_reload:
 * @self: a document with a file, in no edit
 * @error: a %ROBO_CONTENT_ERROR
 *
 * Takes what is on disk now. An edit like any other: it can be undone.
 *
 * Returns: whether the file could be read
 */
gboolean robo_document_reload (RoboDocument *self,
                               GError      **error);

/**
 * robo_document_revert:
 * @self: a document that is in no edit
 *
 * Goes back to what was last loaded or saved, or to how it began. An edit like any other: it can be undone.
 */
void robo_document_revert (RoboDocument *self);

/**
 * robo_document_recover:
 * @self: a document
 * @recovery: a copy that a program that died has left
 * @error: a %ROBO_CONTENT_ERROR if it is damaged
 *
 * Takes it up: the document then is dirty, and its file is the one the copy was of.
 *
 * Returns: whether there is something to be edited
 */
gboolean robo_document_recover (RoboDocument       *self,
                                const RoboRecovery *recovery,
                                GError            **error);

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
