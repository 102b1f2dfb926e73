// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of RoboDocument share among themselves.
#pragma once

#include "robo-document.h"
#include "robo-edit-private.h"
#include "robo-recovery-private.h"

G_BEGIN_DECLS

/* What can be observed of a document; compared after each change. */
typedef struct
{
  char    *title;
  gboolean is_dirty;
  gboolean is_guarded;
  gboolean is_changed_on_disk;
  gboolean is_saving;
  char    *undo_name;
  char    *redo_name;
  guint    position;
} RoboDocumentSeen;

/* A file as it was read. */
typedef struct
{
  gpointer      state;
  char         *checksum;
  RoboProblems *problems;
  gboolean      is_complete;
} RoboDocumentReading;

typedef struct
{
  /* States, each with a reference. */
  gpointer state;
  gpointer saved; /* on disk, or at the start; NULL if neither is known */
  gpointer base;  /* before the edit that has begun; NULL outside of one */

  /* History */
  GListStore *edits; /* of RoboEdit */
  guint       position;
  char       *edit_name; /* of the edit that has begun */
  char       *merge_key; /* of the last edit, as long as another may join it */

  /* File */
  GFile        *file;
  char         *checksum; /* of its bytes when they were read or written last; NULL: there is nothing to compare with */
  RoboProblems *load_problems;
  GFileMonitor *monitor;
  GCancellable *looking; /* at what is on disk */
  gboolean      is_guarded;
  gboolean      is_changed_on_disk;
  gboolean      is_saving;

  /* The copy */
  RoboCopy *copy;
  guint     autosave_delay_ms;
  guint     autosave_id;
  gboolean  is_copying;
  gboolean  is_copy_old; /* there is another state since the copying began */
  gboolean  has_copy_failed;
  gboolean  is_closed;
  char     *recovery_folder;

  RoboDocumentSeen seen;
} RoboDocumentPrivate;

RoboDocumentPrivate *robo_document_get_private (RoboDocument *self);
gpointer             robo_document_ref_state (RoboDocument *self,
                                              gpointer      state);
void                 robo_document_clear_state (RoboDocument *self,
                                                gpointer     *state);
gboolean             robo_document_is_same (RoboDocument *self,
                                            gconstpointer a,
                                            gconstpointer b);
/* Another state is shown, with no edit made of it. */
void robo_document_show_state (RoboDocument *self,
                               gpointer      state);
/* After whatever has changed: says so. */
void robo_document_update (RoboDocument *self);
/* The same where the history has not changed. */
void robo_document_update_state (RoboDocument *self);

void robo_document_notify_file (RoboDocument *self);
void robo_document_report_copy (RoboDocument *self,
                                const char   *message);

/* History */
/* An empty one over @state. */
void      robo_document_begin_history (RoboDocument *self,
                                       gpointer      state,
                                       gpointer      saved);
RoboEdit *robo_document_get_edit (RoboDocument *self,
                                  guint         index);
guint     robo_document_count_edits (RoboDocument *self);

/* File */
RoboDocumentReading *robo_document_read (RoboDocumentClass *klass,
                                         GFile             *file,
                                         GError           **error);
void                 robo_document_reading_free (RoboDocumentClass   *klass,
                                                 RoboDocumentReading *reading);
void                 robo_document_set_file (RoboDocument *self,
                                             GFile        *file,
                                             const char   *checksum);
void                 robo_document_stop_watching (RoboDocument *self);
void                 robo_document_set_changed_on_disk (RoboDocument *self,
                                                        gboolean      is_changed);
/* SHA-256; of what is there now, NULL if nothing is. */
char *robo_document_dup_checksum (GBytes *bytes);
char *robo_document_dup_disk_checksum (GFile *file);
/* For a sentence. */
char    *robo_document_dup_file_name (GFile *file);
gboolean robo_document_write (GFile   *file,
                              GBytes  *bytes,
                              GError **error);

/* The copy */
void robo_document_autosave (RoboDocument *self);
void robo_document_drop_copy (RoboDocument *self);
void robo_document_forget_copy (RoboDocument *self);

G_END_DECLS
