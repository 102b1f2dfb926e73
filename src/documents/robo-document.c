// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "robo-history-bytes.h"

/* The history and the document file do the work; the document connects the two. */
typedef struct
{
  RoboHistory      *history;
  RoboDocumentFile *file;
  char             *title;
} RoboDocumentPrivate;

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_HISTORY,
  PROP_FILE,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboDocument, robo_document, G_TYPE_OBJECT)

static void
unref_state (RoboDocument *self,
             gpointer      state)
{
  ROBO_DOCUMENT_GET_CLASS (self)->type->state.unref (state);
}

/* Copies unsaved changes, or removes the copy if no change is unsaved. Call this after the state or the saved state
 * has changed. */
static void
protect_changes (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (self);

  if (robo_history_get_is_dirty (priv->history))
    robo_document_file_copy_changes (priv->file, robo_history_dup_part (priv->history, ROBO_HISTORY_MAX_EDITS));
  else
    robo_document_file_drop_copy (priv->file);
}

static void
state_changed_cb (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (self);
  RoboDocumentClass   *klass = ROBO_DOCUMENT_GET_CLASS (self);
  const char          *title = klass->type->get_title (robo_history_get_state (priv->history));
  gboolean             has_other_title = g_strcmp0 (priv->title, title) != 0;

  if (has_other_title)
    {
      g_free (priv->title);
      priv->title = g_strdup (title);
    }
  if (klass->state_changed != NULL)
    klass->state_changed (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (has_other_title)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

static void
robo_document_constructed (GObject *object)
{
  RoboDocument           *self = ROBO_DOCUMENT (object);
  RoboDocumentPrivate    *priv = robo_document_get_instance_private (self);
  const RoboDocumentType *type = ROBO_DOCUMENT_GET_CLASS (self)->type;

  G_OBJECT_CLASS (robo_document_parent_class)->constructed (object);

  priv->file = robo_document_file_new (type);
  priv->history = robo_history_new (&type->state);
  g_signal_connect_object (priv->history, "changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->history, "edited", G_CALLBACK (protect_changes), self, G_CONNECT_SWAPPED);
}

static void
robo_document_finalize (GObject *object)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (ROBO_DOCUMENT (object));

  g_object_unref (priv->history);
  g_object_unref (priv->file);
  g_free (priv->title);

  G_OBJECT_CLASS (robo_document_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_TITLE] = { ROBO_PROPERTY_GETTER (STRING, "title", robo_document_get_title) },
  [PROP_HISTORY] = { ROBO_PROPERTY_GETTER (OBJECT, "history", robo_document_get_history), .type = robo_history_get_type },
  [PROP_FILE] = { ROBO_PROPERTY_GETTER (OBJECT, "file", robo_document_get_file), .type = robo_document_file_get_type },
};

static void
robo_document_class_init (RoboDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = robo_document_constructed;
  object_class->finalize = robo_document_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = robo_signal_new ("changed", klass);
}

static void
robo_document_init (RoboDocument *self)
{
}

RoboHistory *
robo_document_get_history (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->history;
}

RoboDocumentFile *
robo_document_get_file (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->file;
}

/* States */

void
robo_document_start (RoboDocument *self,
                     gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (state != NULL);

  robo_document_file_start (robo_document_get_file (self));
  robo_history_start (robo_document_get_history (self), state, state);
}

void
robo_document_edit_bytes (RoboDocument *self,
                          const char   *name,
                          GBytes       *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gpointer state;
  gboolean is_complete;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  state = ROBO_DOCUMENT_GET_CLASS (self)->type->read (bytes, problems, &is_complete);
  if (state == NULL)
    return;

  robo_history_edit (robo_document_get_history (self), name, state);
  unref_state (self, state);
}

/* Properties */

typedef struct
{
  const RoboDocumentType *type;
  const char             *id;
} NewId;

static gpointer
with_new_id (gpointer state,
             gpointer data)
{
  const NewId *new_id = data;

  return new_id->type->with_id (state, new_id->id);
}

void
robo_document_set_id (RoboDocument *self,
                      const char   *id)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (id != NULL);

  robo_history_map (robo_document_get_history (self), with_new_id,
                    &(NewId){ ROBO_DOCUMENT_GET_CLASS (self)->type, id });
}

const char *
robo_document_get_title (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->title;
}

/* Reading */

/* The document file emits the notifications of a new location or guard only after the history has the content, so
 * that their handlers see the new content. */

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError  *error = NULL;
  gpointer state;

  g_object_freeze_notify (source);
  state = robo_document_file_load_finish (ROBO_DOCUMENT_FILE (source), result, &error);
  if (state != NULL)
    {
      RoboDocument *self = g_task_get_source_object (task);

      robo_history_start (robo_document_get_history (self), state, state);
      unref_state (self, state);
    }
  g_object_thaw_notify (source);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
robo_document_load_async (RoboDocument       *self,
                          GFile              *file,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_load_async);
  robo_document_file_load_async (robo_document_get_file (self), file, cancellable, loaded_cb, task);
}

/* Completes the task: with the error, or with TRUE if the error is NULL. Releases the state, which may be NULL. */
static void
return_state (GTask   *task,
              gpointer state,
              GError  *error)
{
  if (state != NULL)
    unref_state (g_task_get_source_object (task), state);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
reloaded_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GTask) task = data;
  RoboDocument *self = g_task_get_source_object (task);
  RoboHistory  *history = robo_document_get_history (self);
  GError       *error = NULL;
  gpointer      state = NULL;

  /* Do not reload during an edit. The document still counts as different from the file, so the user can reload later. */
  if (robo_history_is_in_edit (history))
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "An edit has begun meanwhile");
      return;
    }

  g_object_freeze_notify (source);
  state = robo_document_file_reload_finish (ROBO_DOCUMENT_FILE (source), result, &error);
  if (state != NULL)
    {
      robo_history_set_saved (history, state);
      /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
      robo_history_edit (history, _ ("Reload"), state);
      protect_changes (self);
    }
  g_object_thaw_notify (source);
  return_state (task, state, error);
}

void
robo_document_reload_async (RoboDocument       *self,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_history_is_in_edit (robo_document_get_history (self)));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_reload_async);
  robo_document_file_reload_async (robo_document_get_file (self), cancellable, reloaded_cb, task);
}

static void
recovered_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GTask) task = data;
  RoboDocument *self = g_task_get_source_object (task);
  g_autoptr (RoboHistoryPart) part = NULL;
  GError  *error = NULL;
  gpointer original = NULL;

  g_object_freeze_notify (source);
  part = robo_document_file_recover_finish (ROBO_DOCUMENT_FILE (source), result, &original, &error);
  if (part != NULL)
    {
      /* If the copy has no history, begin the history with the original file as it is on disk now, so that the user can
       * undo the recovery. */
      if (part->names->len == 0 && original != NULL)
        /* Translators: This is the name of an edit, in the list of edits and after “Undo”. The program ended before
         * these changes were saved. */
        robo_history_part_prepend (part, _ ("Restore Changes"), original);
      robo_history_restore (robo_document_get_history (self), part, original);
      protect_changes (self);
    }
  g_object_thaw_notify (source);
  return_state (task, original, error);
}

void
robo_document_recover_async (RoboDocument       *self,
                             const RoboRecovery *recovery,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (recovery != NULL);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_recover_async);
  robo_document_file_recover_async (robo_document_get_file (self), recovery, cancellable, recovered_cb, task);
}

void
robo_document_revert (RoboDocument *self)
{
  RoboHistory *history = robo_document_get_history (self);
  gpointer     saved;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_history_is_in_edit (history));

  saved = robo_history_get_saved (history);
  if (saved != NULL)
    /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
    robo_history_edit (history, _ ("Revert"), saved);
}

/* Writing */

GBytes *
robo_document_to_bytes (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ROBO_DOCUMENT_GET_CLASS (self)->type->to_bytes (robo_history_get_state (robo_document_get_history (self)));
}

static void
note_saved (RoboDocument *self,
            gpointer      state)
{
  robo_history_set_saved (robo_document_get_history (self), state);
  protect_changes (self);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (robo_document_file_save_finish (ROBO_DOCUMENT_FILE (source), result, &error))
    {
      /* Only this state is saved. Edits that were made while the file was being written are still unsaved. */
      note_saved (g_task_get_source_object (task), g_task_get_task_data (task));
      g_task_return_boolean (task, TRUE);
    }
  else
    g_task_return_error (task, error);
}

/* Saves the current state in a file; NULL stands for the document's own file. */
static void
save_state_async (RoboDocument       *self,
                  GFile              *file,
                  GAsyncReadyCallback callback,
                  gpointer            data)
{
  const RoboStateType *type = &ROBO_DOCUMENT_GET_CLASS (self)->type->state;
  gpointer             state = robo_history_get_state (robo_document_get_history (self));
  GTask               *task = g_task_new (self, NULL, callback, data);

  g_task_set_source_tag (task, save_state_async);
  g_task_set_task_data (task, type->ref (state), type->unref);
  robo_document_file_save_async (robo_document_get_file (self), state, file, saved_cb, task);
}

void
robo_document_save_async (RoboDocument       *self,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_history_is_in_edit (robo_document_get_history (self)));

  save_state_async (self, NULL, callback, data);
}

void
robo_document_save_as_async (RoboDocument       *self,
                             GFile              *file,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_history_is_in_edit (robo_document_get_history (self)));
  g_return_if_fail (G_IS_FILE (file));

  save_state_async (self, file, callback, data);
}

void
robo_document_allow_overwrite (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  if (robo_document_file_get_location (robo_document_get_file (self)) == NULL)
    return;

  robo_document_file_keep_mine (robo_document_get_file (self));
  /* From now on the document counts as different from the file. */
  note_saved (self, NULL);
}

gboolean
robo_document_finish (RoboDocument *self,
                      GAsyncResult *result,
                      GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
