// SPDX-License-Identifier: GPL-3.0-or-later
// The file behind a document, that nothing may lose: read, watched, written whole, with a copy of what is not saved.
#pragma once

#include <gio/gio.h>

#include "base/robo-history.h"
#include "files/xml/robo-problem.h"
#include "files/xml/robo-xml.h"
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
 * RoboDocumentType:
 * @state: what a document of this type is at a time; states are counted, and may be read in any thread
 * @kind: the kind of its files, as in their namespace: "arena"
 * @max_size: how many bytes a file may have
 * @to_bytes: (transfer full): a state as a file; called in any thread
 * @read: (transfer full) (nullable): a file as a state, as far as it can be read, with what is wrong in the list;
 *   `is_complete` says whether the state holds all that the file does; called in any thread
 * @get_title: (transfer none): what a state calls itself
 * @with_id: (transfer full): the same under another id
 *
 * What arenas, module sets and rule sets are to whoever edits and keeps them.
 */
typedef struct
{
  RoboStateType state;
  const char   *kind;
  gsize         max_size;

  GBytes *(*to_bytes) (gconstpointer state);
  gpointer (*read) (GBytes       *bytes,
                    RoboProblems *problems,
                    gboolean     *is_complete);
  const char *(*get_title) (gconstpointer state);
  gpointer (*with_id) (gpointer    state,
                       const char *id);
} RoboDocumentType;

/* For states whose functions are called prefix_ref(), _unref(), _equal(), _to_bytes(), _get_name() and
 * _with_id(). */
#define ROBO_DOCUMENT_TYPE_INIT(prefix, kind_name, read_func)             \
  {                                                                       \
    .state = ROBO_STATE_TYPE_INIT (prefix),                               \
    .kind = kind_name,                                                    \
    .max_size = ROBO_XML_MAX_SIZE,                                        \
    .to_bytes = (GBytes * (*)(gconstpointer)) prefix##_to_bytes,          \
    .read = read_func,                                                    \
    .get_title = (const char *(*)(gconstpointer))prefix##_get_name,       \
    .with_id = (gpointer (*) (gpointer, const char *id))prefix##_with_id, \
  }

/**
 * RoboBacking:
 *
 * Where a document is on disk, and what stands in the way of writing there. It knows nothing of edits: it is given
 * the state to write, and gives the state that was read.
 *
 * What is not saved yet is copied in the background into a folder of its own, never into the file (robo-recovery.h).
 *
 * Properties, all of them observable:
 *
 * - `file` (GFile, nullable, ro): where the document is saved
 * - `is-guarded` (boolean, ro): the file holds what could not be read; see robo_backing_save_async()
 * - `is-changed-on-disk` (boolean, ro): somebody else changed or removed the file since it was read or written
 * - `is-gone` (boolean, ro): somebody else moved or removed the file, so that there is none
 * - `is-saving` (boolean, ro): it is being written in the background
 * - `autosave-delay-ms` (uint, rw): how long a change may be on no disk at all; 2000
 * - `recovery-folder` (string, rw): where copies go
 *
 * Signal `copy-failed` (string): a translated sentence; once for a row of failures.
 */
#define ROBO_TYPE_BACKING (robo_backing_get_type ())

G_DECLARE_FINAL_TYPE (RoboBacking, robo_backing, ROBO, BACKING, GObject)

/**
 * robo_backing_new:
 * @type: of the document; it outlives the backing
 *
 * Returns: (transfer full): a backing without a file
 */
RoboBacking *robo_backing_new (const RoboDocumentType *type) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_backing_start:
 * @self: a backing
 *
 * The document is another one, which is on no disk.
 */
void robo_backing_start (RoboBacking *self);

/**
 * robo_backing_get_file:
 * @self: a backing
 *
 * Returns: (transfer none) (nullable): where the document is saved
 */
GFile *robo_backing_get_file (RoboBacking *self);

/**
 * robo_backing_get_is_guarded:
 * @self: a backing
 *
 * Returns: whether saving would lose something that could not be read
 */
gboolean robo_backing_get_is_guarded (RoboBacking *self);

/**
 * robo_backing_get_is_saving:
 * @self: a backing
 *
 * Returns: whether the file is being written in the background
 */
gboolean robo_backing_get_is_saving (RoboBacking *self);

/**
 * robo_backing_get_load_problems:
 * @self: a backing
 *
 * Returns: (transfer none): what was wrong with the file when it was read last; empty without a file
 */
const RoboProblems *robo_backing_get_load_problems (RoboBacking *self);

/* Reading. What fails changes nothing. */

/**
 * robo_backing_load_async:
 * @self: a backing
 * @file: where the document is
 * @cancellable: (nullable): to stop it; the reader stops soon, too
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads a file in the background; it is that of the document from then on.
 */
void robo_backing_load_async (RoboBacking        *self,
                              GFile              *file,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            data);

/**
 * robo_backing_load_finish:
 * @self: a backing
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable): what is in the file
 */
gpointer robo_backing_load_finish (RoboBacking  *self,
                                   GAsyncResult *result,
                                   GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_backing_reload_async:
 * @self: a backing with a file
 * @cancellable: (nullable): to stop it
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads the file as it is now, in the background.
 */
void robo_backing_reload_async (RoboBacking        *self,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            data);

/**
 * robo_backing_reload_finish:
 * @self: a backing
 * @result: what the callback got
 * @error: a %ROBO_CONTENT_ERROR, or %G_IO_ERROR_CANCELLED, also if it is closed or has another file by now
 *
 * Returns: (transfer full) (nullable): what is in the file
 */
gpointer robo_backing_reload_finish (RoboBacking  *self,
                                     GAsyncResult *result,
                                     GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_backing_recover_async:
 * @self: a backing
 * @recovery: a copy that a program that died has left
 * @cancellable: (nullable): to stop it; the copy stays where it is then
 * @callback: called when it is done
 * @data: for @callback
 *
 * Reads the copy, and the file it is a copy of, in the background.
 */
void robo_backing_recover_async (RoboBacking        *self,
                                 const RoboRecovery *recovery,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data);

/**
 * robo_backing_recover_finish:
 * @self: a backing
 * @result: what the callback got
 * @original: (out) (transfer full) (nullable): what is in the file it was a copy of, as it is on disk now
 * @error: a %ROBO_CONTENT_ERROR if the copy is damaged, or %G_IO_ERROR_CANCELLED
 *
 * Takes the copy up and goes on with it; the file is the one it was a copy of.
 *
 * Returns: (transfer full) (nullable): what is in the copy
 */
gpointer robo_backing_recover_finish (RoboBacking  *self,
                                      GAsyncResult *result,
                                      gpointer     *original,
                                      GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing: a file as a whole or not at all. Whatever goes wrong, what was there is untouched. */

/**
 * robo_backing_save_async:
 * @self: a backing
 * @state: (transfer none): what to write
 * @file: (nullable): where to; it is that of the document from then on. %NULL: its own
 * @callback: called when it is done
 * @data: for @callback
 *
 * Writes in the background. Its own file is not overwritten if somebody else wrote it meanwhile or if it is guarded, and
 * written again if it was removed. Another file that is there is replaced, and the guard lifted. It cannot be stopped:
 * what has been written has been written.
 */
void robo_backing_save_async (RoboBacking        *self,
                              gpointer            state,
                              GFile              *file,
                              GAsyncReadyCallback callback,
                              gpointer            data);

/**
 * robo_backing_save_finish:
 * @self: a backing
 * @result: what the callback got
 * @error: a %ROBO_DOCUMENT_ERROR, or a %ROBO_CONTENT_ERROR_WRITE
 *
 * Returns: whether it was written
 */
gboolean robo_backing_save_finish (RoboBacking  *self,
                                   GAsyncResult *result,
                                   GError      **error);

/**
 * robo_backing_keep_mine:
 * @self: a backing with a file
 *
 * Saving may replace what somebody else wrote until now.
 */
void robo_backing_keep_mine (RoboBacking *self);

/**
 * robo_backing_lift_guard:
 * @self: a backing
 *
 * Saving may lose what could not be read.
 */
void robo_backing_lift_guard (RoboBacking *self);

/* The copy of what is not saved */

/**
 * robo_backing_protect:
 * @self: a backing
 * @state: (transfer none): what the document is now, and its file is not
 *
 * Has a copy made in a moment, in a thread, one at a time, the newest state last. A closed backing makes none.
 */
void robo_backing_protect (RoboBacking *self,
                           gpointer     state);

/**
 * robo_backing_drop_copy:
 * @self: a backing
 *
 * There is nothing to lose: removes the copy.
 */
void robo_backing_drop_copy (RoboBacking *self);

/**
 * robo_backing_close:
 * @self: a backing
 *
 * Removes the copy and watches the file no longer. One that is let go of without this leaves its copy behind, as if
 * the program had died.
 */
void robo_backing_close (RoboBacking *self);

G_END_DECLS
