// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#define AUTOSAVE_DELAY_MS 2000

enum
{
  PROP_0,
  PROP_FILE,
  PROP_TITLE,
  PROP_IS_DIRTY,
  PROP_IS_GUARDED,
  PROP_IS_CHANGED_ON_DISK,
  PROP_IS_SAVING,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_EDITS,
  PROP_POSITION,
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

G_DEFINE_QUARK (robo_document_error, robo_document_error)

RoboDocumentPrivate *
robo_document_get_private (RoboDocument *self)
{
  return robo_document_get_instance_private (self);
}

/* States */

gpointer
robo_document_ref_state (RoboDocument *self,
                         gpointer      state)
{
  return state != NULL ? ROBO_DOCUMENT_GET_CLASS (self)->ref_state (state) : NULL;
}

void
robo_document_clear_state (RoboDocument *self,
                           gpointer     *state)
{
  gpointer old = *state;

  *state = NULL;
  if (old != NULL)
    ROBO_DOCUMENT_GET_CLASS (self)->unref_state (old);
}

gboolean
robo_document_is_same (RoboDocument *self,
                       gconstpointer a,
                       gconstpointer b)
{
  return a == b || (a != NULL && b != NULL && ROBO_DOCUMENT_GET_CLASS (self)->equal (a, b));
}

void
robo_document_show_state (RoboDocument *self,
                          gpointer      state)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  gpointer             old = priv->state;

  if (old == state)
    return;

  priv->state = robo_document_ref_state (self, state);
  if (old != NULL)
    ROBO_DOCUMENT_GET_CLASS (self)->unref_state (old);
  if (ROBO_DOCUMENT_GET_CLASS (self)->state_changed != NULL)
    ROBO_DOCUMENT_GET_CLASS (self)->state_changed (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What can be observed */

static void
see_string (RoboDocument *self,
            char        **seen,
            char         *now,
            guint         property)
{
  g_autofree char *owned = now;

  if (g_strcmp0 (*seen, owned) == 0)
    return;

  g_free (*seen);
  *seen = g_steal_pointer (&owned);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
see_boolean (RoboDocument *self,
             gboolean     *seen,
             gboolean      now,
             guint         property)
{
  if (*seen == now)
    return;

  *seen = now;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static char *
dup_edit_name (RoboDocument *self,
               guint         index,
               gboolean      is_there)
{
  return is_there ? g_strdup (robo_edit_get_name (robo_document_get_edit (self, index))) : NULL;
}

static void
see_history (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  RoboDocumentSeen    *seen = &priv->seen;
  gboolean             is_free = priv->base == NULL;
  gboolean             can_undo = is_free && priv->position > 0;
  gboolean             can_redo = is_free && priv->position < robo_document_count_edits (self);
  gboolean             had_undo = seen->undo_name != NULL;
  gboolean             had_redo = seen->redo_name != NULL;

  for (guint i = 0; i < robo_document_count_edits (self); i++)
    robo_edit_set_status (robo_document_get_edit (self, i), i < priv->position, i + 1 == priv->position);

  see_string (self, &seen->undo_name, dup_edit_name (self, priv->position - 1, can_undo), PROP_UNDO_NAME);
  see_string (self, &seen->redo_name, dup_edit_name (self, priv->position, can_redo), PROP_REDO_NAME);
  if (had_undo != can_undo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  if (had_redo != can_redo)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
  if (seen->position != priv->position)
    {
      seen->position = priv->position;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POSITION]);
    }
}

void
robo_document_update_state (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  RoboDocumentSeen    *seen = &priv->seen;
  char                *title = priv->state != NULL ? ROBO_DOCUMENT_GET_CLASS (self)->dup_title (priv->state) : g_strdup ("");

  see_string (self, &seen->title, title, PROP_TITLE);
  see_boolean (self, &seen->is_dirty, !robo_document_is_same (self, priv->state, priv->saved), PROP_IS_DIRTY);
  see_boolean (self, &seen->is_guarded, priv->is_guarded, PROP_IS_GUARDED);
  see_boolean (self, &seen->is_changed_on_disk, priv->is_changed_on_disk, PROP_IS_CHANGED_ON_DISK);
  see_boolean (self, &seen->is_saving, priv->is_saving, PROP_IS_SAVING);
}

void
robo_document_update (RoboDocument *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  robo_document_update_state (self);
  see_history (self);
  g_object_thaw_notify (G_OBJECT (self));
}

gpointer
robo_document_get_state (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->state;
}

gpointer
robo_document_get_base_state (RoboDocument *self)
{
  RoboDocumentPrivate *priv;

  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  priv = robo_document_get_private (self);

  return priv->base != NULL ? priv->base : priv->state;
}

GBytes *
robo_document_to_bytes (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return ROBO_DOCUMENT_GET_CLASS (self)->to_bytes (robo_document_get_private (self)->state);
}

void
robo_document_notify_file (RoboDocument *self)
{
  if (ROBO_DOCUMENT_GET_CLASS (self)->file_changed != NULL)
    ROBO_DOCUMENT_GET_CLASS (self)->file_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
}

void
robo_document_report_copy (RoboDocument *self,
                           const char   *message)
{
  g_signal_emit (self, signals[AUTOSAVE_FAILED], 0, message);
}

/* The object */

static void
robo_document_dispose (GObject *object)
{
  RoboDocument        *self = ROBO_DOCUMENT (object);
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  g_clear_handle_id (&priv->autosave_id, g_source_remove);
  robo_document_stop_watching (self);

  G_OBJECT_CLASS (robo_document_parent_class)->dispose (object);
}

static void
robo_document_finalize (GObject *object)
{
  RoboDocument        *self = ROBO_DOCUMENT (object);
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  robo_document_forget_copy (self);
  g_clear_object (&priv->edits);
  robo_document_clear_state (self, &priv->state);
  robo_document_clear_state (self, &priv->saved);
  robo_document_clear_state (self, &priv->base);
  g_clear_object (&priv->file);
  g_clear_pointer (&priv->load_problems, robo_problems_free);
  g_free (priv->edit_name);
  g_free (priv->merge_key);
  g_free (priv->checksum);
  g_free (priv->recovery_folder);
  g_free (priv->seen.title);
  g_free (priv->seen.undo_name);
  g_free (priv->seen.redo_name);

  G_OBJECT_CLASS (robo_document_parent_class)->finalize (object);
}

static void
robo_document_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  RoboDocument        *self = ROBO_DOCUMENT (object);
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  switch (id)
    {
    case PROP_FILE:
      g_value_set_object (value, priv->file);
      break;
    case PROP_TITLE:
      g_value_set_string (value, priv->seen.title);
      break;
    case PROP_IS_DIRTY:
      g_value_set_boolean (value, priv->seen.is_dirty);
      break;
    case PROP_IS_GUARDED:
      g_value_set_boolean (value, priv->is_guarded);
      break;
    case PROP_IS_CHANGED_ON_DISK:
      g_value_set_boolean (value, priv->is_changed_on_disk);
      break;
    case PROP_IS_SAVING:
      g_value_set_boolean (value, priv->is_saving);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, priv->seen.undo_name != NULL);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, priv->seen.redo_name != NULL);
      break;
    case PROP_UNDO_NAME:
      g_value_set_string (value, priv->seen.undo_name);
      break;
    case PROP_REDO_NAME:
      g_value_set_string (value, priv->seen.redo_name);
      break;
    case PROP_EDITS:
      g_value_set_object (value, priv->edits);
      break;
    case PROP_POSITION:
      g_value_set_uint (value, priv->position);
      break;
    case PROP_AUTOSAVE_DELAY_MS:
      g_value_set_uint (value, priv->autosave_delay_ms);
      break;
    case PROP_RECOVERY_FOLDER:
      g_value_set_string (value, priv->recovery_folder);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_document_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  RoboDocumentPrivate *priv = robo_document_get_private (ROBO_DOCUMENT (object));

  switch (id)
    {
    case PROP_AUTOSAVE_DELAY_MS:
      if (priv->autosave_delay_ms == g_value_get_uint (value))
        return;
      priv->autosave_delay_ms = g_value_get_uint (value);
      break;
    case PROP_RECOVERY_FOLDER:
      if (g_strcmp0 (priv->recovery_folder, g_value_get_string (value)) == 0)
        return;
      g_free (priv->recovery_folder);
      priv->recovery_folder = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
install_boolean (guint       id,
                 const char *name)
{
  properties[id] = g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
install_string (guint       id,
                const char *name)
{
  properties[id] = g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static void
robo_document_class_init (RoboDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_document_dispose;
  object_class->finalize = robo_document_finalize;
  object_class->get_property = robo_document_get_property;
  object_class->set_property = robo_document_set_property;

  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  install_string (PROP_TITLE, "title");
  install_boolean (PROP_IS_DIRTY, "is-dirty");
  install_boolean (PROP_IS_GUARDED, "is-guarded");
  install_boolean (PROP_IS_CHANGED_ON_DISK, "is-changed-on-disk");
  install_boolean (PROP_IS_SAVING, "is-saving");
  install_boolean (PROP_CAN_UNDO, "can-undo");
  install_boolean (PROP_CAN_REDO, "can-redo");
  install_string (PROP_UNDO_NAME, "undo-name");
  install_string (PROP_REDO_NAME, "redo-name");
  properties[PROP_EDITS] =
    g_param_spec_object ("edits", NULL, NULL, G_TYPE_LIST_MODEL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_POSITION] =
    g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_AUTOSAVE_DELAY_MS] =
    g_param_spec_uint ("autosave-delay-ms", NULL, NULL, 0, G_MAXUINT, AUTOSAVE_DELAY_MS,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_RECOVERY_FOLDER] =
    g_param_spec_string ("recovery-folder", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[AUTOSAVE_FAILED] = g_signal_new ("autosave-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                           NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_document_init (RoboDocument *self)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  priv->edits = g_list_store_new (ROBO_TYPE_EDIT);
  priv->load_problems = robo_problems_new (NULL);
  priv->autosave_delay_ms = AUTOSAVE_DELAY_MS;
  priv->recovery_folder = robo_recovery_dup_default_folder ();
}

const char *
robo_document_get_title (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->seen.title;
}

gboolean
robo_document_get_is_dirty (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->seen.is_dirty;
}
