// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

/* The history and the document file do the work; the document connects the two. */
typedef struct
{
  RoboHistory      *history;
  RoboDocumentFile *backing;
  char             *title;
} RoboDocumentPrivate;

enum
{
  PROP_0,
  PROP_TITLE,
  /* Properties of the history. */
  PROP_IS_DIRTY,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_EDITS,
  PROP_POSITION,
  /* Properties of the document file. */
  PROP_FILE,
  PROP_IS_GUARDED,
  PROP_IS_CHANGED_ON_DISK,
  PROP_IS_GONE,
  PROP_IS_SAVING,
  PROP_AUTOSAVE_DELAY_MS,
  PROP_RECOVERY_FOLDER,
  N_PROPS
};

enum
{
  CHANGED,
  AUTOSAVE_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboDocument, robo_document, G_TYPE_OBJECT)

static RoboHistory *
get_history (RoboDocument *self)
{
  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->history;
}

static RoboDocumentFile *
get_document_file (RoboDocument *self)
{
  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->backing;
}

static void
unref_state (RoboDocument *self,
             gpointer      state)
{
  ROBO_DOCUMENT_GET_CLASS (self)->type->state.unref (state);
}

static void
state_changed_cb (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (self);
  RoboDocumentClass   *klass = ROBO_DOCUMENT_GET_CLASS (self);
  const char          *title = klass->type->get_title (robo_document_get_state (self));
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
copy_failed_cb (RoboDocument *self,
                const char   *message)
{
  g_signal_emit (self, signals[AUTOSAVE_FAILED], 0, message);
}

/* The properties have the same names in both. */
static void
notify_cb (RoboDocument *self,
           GParamSpec   *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
robo_document_constructed (GObject *object)
{
  RoboDocument           *self = ROBO_DOCUMENT (object);
  RoboDocumentPrivate    *priv = robo_document_get_instance_private (self);
  const RoboDocumentType *type = ROBO_DOCUMENT_GET_CLASS (self)->type;

  G_OBJECT_CLASS (robo_document_parent_class)->constructed (object);

  priv->history = robo_history_new (&type->state);
  g_signal_connect_object (priv->history, "changed", G_CALLBACK (state_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->history, "notify", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
  priv->backing = robo_document_file_new (type);
  g_signal_connect_object (priv->backing, "copy-failed", G_CALLBACK (copy_failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->backing, "notify", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
}

static void
robo_document_finalize (GObject *object)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (ROBO_DOCUMENT (object));

  g_object_unref (priv->history);
  g_object_unref (priv->backing);
  g_free (priv->title);

  G_OBJECT_CLASS (robo_document_parent_class)->finalize (object);
}

static void
robo_document_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RoboDocumentPrivate *priv = robo_document_get_instance_private (ROBO_DOCUMENT (object));

  if (id == PROP_TITLE)
    g_value_set_string (value, priv->title);
  else if (id < PROP_FILE)
    g_object_get_property (G_OBJECT (priv->history), pspec->name, value);
  else
    g_object_get_property (G_OBJECT (priv->backing), pspec->name, value);
}

static void
robo_document_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  g_object_set_property (G_OBJECT (get_document_file (ROBO_DOCUMENT (object))), pspec->name, value);
}

static void
robo_document_class_init (RoboDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = robo_document_constructed;
  object_class->finalize = robo_document_finalize;
  object_class->get_property = robo_document_get_property;
  object_class->set_property = robo_document_set_property;

  properties[PROP_TITLE] = robo_property_string ("title");
  properties[PROP_IS_DIRTY] = robo_property_boolean ("is-dirty");
  properties[PROP_CAN_UNDO] = robo_property_boolean ("can-undo");
  properties[PROP_CAN_REDO] = robo_property_boolean ("can-redo");
  properties[PROP_UNDO_NAME] = robo_property_string ("undo-name");
  properties[PROP_REDO_NAME] = robo_property_string ("redo-name");
  properties[PROP_EDITS] = robo_property_object ("edits", G_TYPE_LIST_MODEL);
  properties[PROP_POSITION] = robo_property_uint ("position");
  properties[PROP_FILE] = robo_property_object ("file", G_TYPE_FILE);
  properties[PROP_IS_GUARDED] = robo_property_boolean ("is-guarded");
  properties[PROP_IS_CHANGED_ON_DISK] = robo_property_boolean ("is-changed-on-disk");
  properties[PROP_IS_GONE] = robo_property_boolean ("is-gone");
  properties[PROP_IS_SAVING] = robo_property_boolean ("is-saving");
  properties[PROP_AUTOSAVE_DELAY_MS] =
    g_param_spec_uint ("autosave-delay-ms", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_RECOVERY_FOLDER] =
    g_param_spec_string ("recovery-folder", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = robo_signal_new ("changed", klass);
  signals[AUTOSAVE_FAILED] = g_signal_new ("autosave-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_document_init (RoboDocument *self)
{
}

/* States */

/* Writes a copy of unsaved changes, after a change of the state or of the saved state. */
static void
protect_changes (RoboDocument *self)
{
  RoboHistory *history = get_history (self);

  if (robo_history_get_is_dirty (history))
    robo_document_file_protect (get_document_file (self), robo_history_get_base_state (history));
  else
    robo_document_file_drop_copy (get_document_file (self));
}

void
robo_document_start (RoboDocument *self,
                     gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (state != NULL);

  robo_document_file_start (get_document_file (self));
  robo_history_start (get_history (self), state, state);
}

gpointer
robo_document_get_state (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_history_get_state (get_history (self));
}

void
robo_document_edit (RoboDocument *self,
                    const char   *name,
                    gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (name != NULL);

  if (robo_history_edit (get_history (self), name, state))
    protect_changes (self);
}

void
robo_document_edit_merging (RoboDocument *self,
                            const char   *name,
                            const char   *key,
                            gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (name != NULL);

  if (robo_history_edit_merging (get_history (self), name, key, state))
    protect_changes (self);
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

  robo_document_edit (self, name, state);
  unref_state (self, state);
}

void
robo_document_end_merging (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_end_merging (get_history (self));
}

void
robo_document_begin (RoboDocument *self,
                     const char   *name)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_begin (get_history (self), name);
}

void
robo_document_extend (RoboDocument *self,
                      gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_extend (get_history (self), state);
}

void
robo_document_commit (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_commit (get_history (self));
  if (ROBO_DOCUMENT_GET_CLASS (self)->committed != NULL)
    ROBO_DOCUMENT_GET_CLASS (self)->committed (self);
  protect_changes (self);
}

void
robo_document_cancel (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_cancel (get_history (self));
}

gboolean
robo_document_is_in_edit (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_history_is_in_edit (get_history (self));
}

/* History */

gboolean
robo_document_undo (RoboDocument *self)
{
  gboolean is_undone;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  is_undone = robo_history_undo (get_history (self));
  if (is_undone)
    protect_changes (self);

  return is_undone;
}

gboolean
robo_document_redo (RoboDocument *self)
{
  gboolean is_redone;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  is_redone = robo_history_redo (get_history (self));
  if (is_redone)
    protect_changes (self);

  return is_redone;
}

void
robo_document_seek (RoboDocument *self,
                    guint         position)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_history_seek (get_history (self), position);
  if (!robo_document_is_in_edit (self))
    protect_changes (self);
}

gboolean
robo_document_get_can_undo (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_history_get_can_undo (get_history (self));
}

gboolean
robo_document_get_can_redo (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_history_get_can_redo (get_history (self));
}

GListModel *
robo_document_get_edits (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_history_get_edits (get_history (self));
}

guint
robo_document_get_position (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), 0);

  return robo_history_get_position (get_history (self));
}

/* Properties */

GFile *
robo_document_get_file (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_file_get_file (get_document_file (self));
}

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

  robo_history_map (get_history (self), with_new_id, &(NewId){ ROBO_DOCUMENT_GET_CLASS (self)->type, id });
}

const char *
robo_document_get_title (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ((RoboDocumentPrivate *)robo_document_get_instance_private (self))->title;
}

gboolean
robo_document_get_is_dirty (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_history_get_is_dirty (get_history (self));
}

gboolean
robo_document_get_is_guarded (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_file_get_is_guarded (get_document_file (self));
}

gboolean
robo_document_get_is_saving (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_file_get_is_saving (get_document_file (self));
}

const RoboProblems *
robo_document_get_load_problems (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_file_get_load_problems (get_document_file (self));
}

/* Reading. The document file notifies about another file or guard only when the history has the content, so
 * that handlers see the new content. */

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

      robo_history_start (get_history (self), state, state);
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
  robo_document_file_load_async (get_document_file (self), file, cancellable, loaded_cb, task);
}

gboolean
robo_document_load_finish (RoboDocument *self,
                           GAsyncResult *result,
                           GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Completes the task with the state, or with an error if it is NULL. */
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
  GError       *error = NULL;
  gpointer      state = NULL;

  /* The user is asked again after the edit, because the file still differs. */
  if (robo_document_is_in_edit (self))
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "An edit has begun meanwhile");
      return;
    }

  g_object_freeze_notify (source);
  state = robo_document_file_reload_finish (ROBO_DOCUMENT_FILE (source), result, &error);
  if (state != NULL)
    {
      robo_history_set_saved (get_history (self), state);
      /* Translators: in the list of edits, after “Undo”. */
      robo_document_edit (self, _ ("Reload"), state);
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
  g_return_if_fail (!robo_document_is_in_edit (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, robo_document_reload_async);
  robo_document_file_reload_async (get_document_file (self), cancellable, reloaded_cb, task);
}

gboolean
robo_document_reload_finish (RoboDocument *self,
                             GAsyncResult *result,
                             GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
recovered_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GTask) task = data;
  RoboDocument *self = g_task_get_source_object (task);
  GError       *error = NULL;
  gpointer      state, original = NULL;

  g_object_freeze_notify (source);
  state = robo_document_file_recover_finish (ROBO_DOCUMENT_FILE (source), result, &original, &error);
  if (state != NULL)
    {
      /* Start the history with the original as it is on disk now, so that the recovery can be undone. */
      robo_history_start (get_history (self), original != NULL ? original : state, original);
      if (original != NULL)
        {
          /* Translators: in the list of edits, after “Undo”: changes that were not saved when the program died. */
          robo_document_edit (self, _ ("Restore Changes"), state);
          unref_state (self, original);
        }
      protect_changes (self);
    }
  g_object_thaw_notify (source);
  return_state (task, state, error);
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
  robo_document_file_recover_async (get_document_file (self), recovery, cancellable, recovered_cb, task);
}

gboolean
robo_document_recover_finish (RoboDocument *self,
                              GAsyncResult *result,
                              GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
robo_document_revert (RoboDocument *self)
{
  gpointer saved;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));

  saved = robo_history_get_saved (get_history (self));
  if (saved != NULL)
    /* Translators: in the list of edits, after “Undo”. */
    robo_document_edit (self, _ ("Revert"), saved);
}

/* Writing */

GBytes *
robo_document_to_bytes (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ROBO_DOCUMENT_GET_CLASS (self)->type->to_bytes (robo_document_get_state (self));
}

static void
note_saved (RoboDocument *self,
            gpointer      state)
{
  robo_history_set_saved (get_history (self), state);
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
      /* Edits made meanwhile are not saved. */
      note_saved (g_task_get_source_object (task), g_task_get_task_data (task));
      g_task_return_boolean (task, TRUE);
    }
  else
    g_task_return_error (task, error);
}

/* The file is NULL for the document's own. */
static void
save_state_async (RoboDocument       *self,
                  GFile              *file,
                  GAsyncReadyCallback callback,
                  gpointer            data)
{
  const RoboStateType *type = &ROBO_DOCUMENT_GET_CLASS (self)->type->state;
  gpointer             state = robo_document_get_state (self);
  GTask               *task = g_task_new (self, NULL, callback, data);

  g_task_set_source_tag (task, save_state_async);
  g_task_set_task_data (task, type->ref (state), type->unref);
  robo_document_file_save_async (get_document_file (self), state, file, saved_cb, task);
}

void
robo_document_save_async (RoboDocument       *self,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            data)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));

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
  g_return_if_fail (!robo_document_is_in_edit (self));
  g_return_if_fail (G_IS_FILE (file));

  save_state_async (self, file, callback, data);
}

gboolean
robo_document_save_finish (RoboDocument *self,
                           GAsyncResult *result,
                           GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
robo_document_keep_mine (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  if (robo_document_get_file (self) == NULL)
    return;

  robo_document_file_keep_mine (get_document_file (self));
  /* The document now counts as different from the file. */
  note_saved (self, NULL);
}

void
robo_document_lift_guard (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_file_lift_guard (get_document_file (self));
}

void
robo_document_close (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  robo_document_file_close (get_document_file (self));
}
