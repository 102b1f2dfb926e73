// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the file of a document: reads, watches and writes it, and keeps a copy of unsaved changes.
#pragma once

#include <gio/gio.h>

#include "base/robo-history.h"
#include "files/xml/robo-problem.h"
#include "files/xml/robo-xml.h"
#include "robo-recovery.h"

G_BEGIN_DECLS

/* Names the codes of ROBO_DOCUMENT_ERROR. Errors of the disk are ROBO_CONTENT_ERROR. Messages are whole sentences
 * with a remedy. */
typedef enum
{
  ROBO_DOCUMENT_ERROR_UNTITLED, /* the document has no file yet; save the document in a file */
  ROBO_DOCUMENT_ERROR_CHANGED,  /* another program has changed the file; reload it, or robo_document_allow_overwrite() */
  /* A part of the file could not be read and would be lost; save in another file, or call
   * robo_document_file_allow_loss(). */
  ROBO_DOCUMENT_ERROR_GUARDED,
} RoboDocumentError;

#define ROBO_DOCUMENT_ERROR (robo_document_error_quark ())
GQuark robo_document_error_quark (void);

/* Describes a type of document: arenas, module sets or rule sets. */
typedef struct
{
  RoboStateType state;    /* type of the states, which are reference-counted and may be read in any thread */
  const char   *kind;     /* kind of the files, as in their namespace: "arena", "modules" or "rules" */
  gsize         max_size; /* maximum size of a file, in bytes */

  /* Writes a state as the bytes of a file. May be called in any thread. */
  GBytes *(*to_bytes) (gconstpointer state);
  /* Reads the bytes of a file as far as possible and adds the problems of the file. `is_complete` tells whether the
   * state has everything in the file. May return NULL. May be called in any thread. */
  gpointer (*read) (GBytes       *bytes,
                    RoboProblems *problems,
                    gboolean     *is_complete);
  /* Returns the title in the state. */
  const char *(*get_title) (gconstpointer state);
  /* Returns a new state with another id and the same content. */
  gpointer (*with_id) (gpointer    state,
                       const char *id);
} RoboDocumentType;

/* Initializes a RoboDocumentType for states whose functions are called prefix_ref(), _unref(), _equal(), _to_bytes(),
 * _get_name() and _with_id(). */
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

/* Reads and writes the file of a document, and refuses to write if content would be lost. This object makes no edits:
 * it gets the state to write, and returns the state that was read. Unsaved changes are copied in the background to a
 * separate folder, never to the file (robo-recovery.h).
 *
 * Properties, all with notifications:
 *
 * - `location` (GFile, or NULL, read-only): the file of the document
 * - `is-guarded` (boolean, read-only): a part of the file could not be read; see robo_document_file_save_async()
 * - `is-changed-on-disk` (boolean, read-only): another program has changed or removed the file since it was read or
 *   written
 * - `is-gone` (boolean, read-only): another program has moved or removed the file, so that it does not exist
 * - `is-saving` (boolean, read-only): the file is being written in the background
 * - `autosave-delay-ms` (uint, rw): delay before unsaved changes are copied; 2000 by default
 * - `recovery-folder` (string, rw): the folder for copies
 *
 * Signal `copy-failed` (string): unsaved changes could not be copied, for the reason in the translated sentence. The
 * signal is emitted once for several failures in a row. */
#define ROBO_TYPE_DOCUMENT_FILE (robo_document_file_get_type ())

G_DECLARE_FINAL_TYPE (RoboDocumentFile, robo_document_file, ROBO, DOCUMENT_FILE, GObject)

/* Creates a document file without a file on disk. The type must outlive it. */
RoboDocumentFile *robo_document_file_new (const RoboDocumentType *type) G_GNUC_WARN_UNUSED_RESULT;

/* Starts a document that has no file. */
void robo_document_file_start (RoboDocumentFile *self);

/* Returns the file of the document, or NULL. */
GFile *robo_document_file_get_location (RoboDocumentFile *self);

/* Returns whether saving would lose a part that could not be read. */
gboolean robo_document_file_get_is_guarded (RoboDocumentFile *self);

/* Returns whether the file is being written in the background. */
gboolean robo_document_file_get_is_saving (RoboDocumentFile *self);

/* Returns the problems of the file when it was last read; empty without a file. */
const RoboProblems *robo_document_file_get_load_problems (RoboDocumentFile *self);

/* Reading */

/* Reads a file in the background. If this succeeds, the file becomes the file of the document; a failure changes
 * nothing. After a cancellation the background work ends soon, too. */
void robo_document_file_load_async (RoboDocumentFile   *self,
                                    GFile              *file,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            data);

/* Returns the content of the file, or NULL. */
gpointer robo_document_file_load_finish (RoboDocumentFile *self,
                                         GAsyncResult     *result,
                                         GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the document's file again in the background. */
void robo_document_file_reload_async (RoboDocumentFile   *self,
                                      GCancellable       *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer            data);

/* Returns the content of the file. Returns NULL with a ROBO_CONTENT_ERROR, or with G_IO_ERROR_CANCELLED.
 * G_IO_ERROR_CANCELLED is also set if the document was closed or has another file now. */
gpointer robo_document_file_reload_finish (RoboDocumentFile *self,
                                           GAsyncResult     *result,
                                           GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a copy that a crashed program has left, and its original file, in the background. If the reading is
 * cancelled, the copy stays. */
void robo_document_file_recover_async (RoboDocumentFile   *self,
                                       const RoboRecovery *recovery,
                                       GCancellable       *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer            data);

/* Returns the content of the copy with its history, or without a history that cannot be read. From now on unsaved
 * changes are written to this copy. The original file of the copy becomes the file of the document, and `original` gets
 * the current content of this file, or NULL. Returns NULL with a ROBO_CONTENT_ERROR if the copy is damaged, or with
 * G_IO_ERROR_CANCELLED. */
RoboHistoryPart *robo_document_file_recover_finish (RoboDocumentFile *self,
                                                    GAsyncResult     *result,
                                                    gpointer         *original,
                                                    GError          **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing */

/* A file is written as a whole or not at all. After an error the old file is unchanged. */

/* Writes a state in the background to a file, which then becomes the file of the document. An existing file is
 * replaced, and is-guarded becomes FALSE. If `file` is NULL, writes the document's file. This fails if the document has
 * no file, if its file is guarded, or if another program has changed the file. A file that was removed is written
 * again. Writing cannot be cancelled. */
void robo_document_file_save_async (RoboDocumentFile   *self,
                                    gpointer            state,
                                    GFile              *file,
                                    GAsyncReadyCallback callback,
                                    gpointer            data);

/* Returns FALSE with a ROBO_DOCUMENT_ERROR or a ROBO_CONTENT_ERROR_WRITE if the file was not written. */
gboolean robo_document_file_save_finish (RoboDocumentFile *self,
                                         GAsyncResult     *result,
                                         GError          **error);

/* Allows saving to replace the changes that another program has made to the file so far. */
void robo_document_file_keep_mine (RoboDocumentFile *self);

/* Allows saving to lose the parts of the file that could not be read. */
void robo_document_file_allow_loss (RoboDocumentFile *self);

/* The copy of unsaved changes */

/* Copies the state at the position of the part, which is unsaved, and the states around it. A thread writes the copy
 * after a delay. If there are several calls during the delay, only the part of the last call is copied. Takes
 * ownership of the part. Does nothing after robo_document_file_close(). */
void robo_document_file_copy_changes (RoboDocumentFile *self,
                                      RoboHistoryPart  *part);

/* Removes the copy, because there are no unsaved changes. */
void robo_document_file_drop_copy (RoboDocumentFile *self);

/* Closes the file of a document whose changes are saved or discarded: removes the copy and stops watching the file. A
 * document that is freed without this call leaves its copy behind, as if the program had crashed. */
void robo_document_file_close (RoboDocumentFile *self);

G_END_DECLS
