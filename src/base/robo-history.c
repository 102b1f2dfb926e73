// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-history.h"

#include "robo-properties.h"

/* Edits of a history */

struct _RoboEdit
{
  GObject parent_instance;

  char    *name;
  gboolean is_done;
  gboolean is_current;
};

enum
{
  EDIT_PROP_0,
  EDIT_PROP_NAME,
  EDIT_PROP_IS_DONE,
  EDIT_PROP_IS_CURRENT,
  N_EDIT_PROPS
};

static GParamSpec *edit_properties[N_EDIT_PROPS];

G_DEFINE_FINAL_TYPE (RoboEdit, robo_edit, G_TYPE_OBJECT)

static void
robo_edit_finalize (GObject *object)
{
  g_free (ROBO_EDIT (object)->name);

  G_OBJECT_CLASS (robo_edit_parent_class)->finalize (object);
}

static const RoboProperty edit_property_rows[N_EDIT_PROPS] = {
  [EDIT_PROP_NAME] = { ROBO_PROPERTY_FIELD (STRING, "name", RoboEdit, name) },
  [EDIT_PROP_IS_DONE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-done", RoboEdit, is_done) },
  [EDIT_PROP_IS_CURRENT] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-current", RoboEdit, is_current) },
};

static void
robo_edit_class_init (RoboEditClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_edit_finalize;

  robo_properties_install (object_class, edit_property_rows, N_EDIT_PROPS, edit_properties);
}

static void
robo_edit_init (RoboEdit *self)
{
  self->is_done = TRUE;
}

const char *
robo_edit_get_name (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), NULL);

  return self->name;
}

gboolean
robo_edit_get_is_done (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), FALSE);

  return self->is_done;
}

gboolean
robo_edit_get_is_current (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), FALSE);

  return self->is_current;
}

/* The history itself */

struct _RoboHistory
{
  GObject parent_instance;

  const RoboStateType *type;

  GListStore *edits;         /* list of RoboEdit */
  GPtrArray  *states;        /* one reference to each state: the first state, then the state after each edit; empty
                              * before the start */
  guint       position;      /* index of the state that the next edit starts from */
  guint       seen_position; /* the position for which `is-done` of the edits was notified */
  gpointer    saved;         /* saved state, owned, or NULL */
  char       *merge_key;     /* key of the last edit, as long as another edit may join it */

  /* These members belong to the edit in progress. */
  char    *begun_name;
  gpointer begun_state; /* the state shown, owned; NULL outside of an edit */

  /* These are the values that were notified last. */
  char    *undo_name;
  char    *redo_name;
  gboolean can_undo;
  gboolean can_redo;
  gboolean is_dirty;
};

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_EDITS,
  PROP_POSITION,
  PROP_IS_DIRTY,
  N_PROPS
};

enum
{
  CHANGED,
  EDITED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboHistory, robo_history, G_TYPE_OBJECT)

static gpointer
ref_state (RoboHistory *self,
           gpointer     state)
{
  return state != NULL ? self->type->ref (state) : NULL;
}

static gboolean
are_same (RoboHistory  *self,
          gconstpointer a,
          gconstpointer b)
{
  return a == b || (a != NULL && b != NULL && self->type->equal (a, b));
}

static guint
count_edits (RoboHistory *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->edits));
}

static RoboEdit *
get_edit (RoboHistory *self,
          guint        index)
{
  g_autoptr (RoboEdit) edit = g_list_model_get_item (G_LIST_MODEL (self->edits), index);

  /* Return a borrowed edit; the list keeps a reference to it. */
  return edit;
}

/* Parts of a history */

RoboHistoryPart *
robo_history_part_new (const RoboStateType *type,
                       gpointer             state)
{
  RoboHistoryPart *self = g_new0 (RoboHistoryPart, 1);

  self->type = type;
  self->states = g_ptr_array_new_with_free_func (type->unref);
  self->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->states, type->ref (state));

  return self;
}

void
robo_history_part_free (RoboHistoryPart *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->states);
  g_ptr_array_unref (self->names);
  g_free (self);
}

void
robo_history_part_prepend (RoboHistoryPart *self,
                           const char      *name,
                           gpointer         state)
{
  g_return_if_fail (self != NULL && state != NULL);

  g_ptr_array_insert (self->states, 0, self->type->ref (state));
  g_ptr_array_insert (self->names, 0, g_strdup (name));
  self->position++;
}

void
robo_history_part_append (RoboHistoryPart *self,
                          const char      *name,
                          gpointer         state)
{
  g_return_if_fail (self != NULL && state != NULL);

  g_ptr_array_add (self->states, self->type->ref (state));
  g_ptr_array_add (self->names, g_strdup (name));
}

/* Notification of properties */

static void
see_string (RoboHistory *self,
            char       **seen,
            const char  *now,
            guint        property)
{
  if (g_strcmp0 (*seen, now) == 0)
    return;

  g_free (*seen);
  *seen = g_strdup (now);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
see_boolean (RoboHistory *self,
             gboolean    *seen,
             gboolean     now,
             guint        property)
{
  if (*seen == now)
    return;

  *seen = now;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
see_dirt (RoboHistory *self)
{
  see_boolean (self, &self->is_dirty, !are_same (self, robo_history_get_state (self), self->saved), PROP_IS_DIRTY);
}

static void
see_edits (RoboHistory *self)
{
  gboolean is_free = self->begun_state == NULL;
  gboolean can_undo = is_free && self->position > 0;
  gboolean can_redo = is_free && self->position < count_edits (self);

  /* Notify only the edits between the old and the new position, because there may be thousands of edits. */
  const guint from = MIN (self->seen_position, self->position);
  const guint to = MAX (self->seen_position, self->position);

  for (guint i = from > 0 ? from - 1 : 0; i <= to && i < count_edits (self); i++)
    {
      RoboEdit *edit = get_edit (self, i);

      if (edit->is_done != (i < self->position))
        {
          edit->is_done = i < self->position;
          g_object_notify_by_pspec (G_OBJECT (edit), edit_properties[EDIT_PROP_IS_DONE]);
        }
      if (edit->is_current != (i + 1 == self->position))
        {
          edit->is_current = i + 1 == self->position;
          g_object_notify_by_pspec (G_OBJECT (edit), edit_properties[EDIT_PROP_IS_CURRENT]);
        }
    }

  self->seen_position = self->position;

  see_boolean (self, &self->can_undo, can_undo, PROP_CAN_UNDO);
  see_boolean (self, &self->can_redo, can_redo, PROP_CAN_REDO);
  see_string (self, &self->undo_name, can_undo ? get_edit (self, self->position - 1)->name : NULL, PROP_UNDO_NAME);
  see_string (self, &self->redo_name, can_redo ? get_edit (self, self->position)->name : NULL, PROP_REDO_NAME);
}

static void
tell_change (RoboHistory *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  see_dirt (self);
  see_edits (self);
  g_signal_emit (self, signals[CHANGED], 0);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
move_to (RoboHistory *self,
         guint        position)
{
  if (self->position == position)
    return;

  self->position = position;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POSITION]);
}

/* Drops the edits that were undone, and appends an edit. */
static void
append_edit (RoboHistory *self,
             const char  *name,
             gpointer     state)
{
  g_autoptr (RoboEdit) edit = g_object_new (ROBO_TYPE_EDIT, NULL);

  edit->name = g_strdup (name);
  g_ptr_array_set_size (self->states, (gint)self->position + 1);
  g_ptr_array_add (self->states, ref_state (self, state));
  g_list_store_splice (self->edits, self->position, count_edits (self) - self->position, (gpointer *)&edit, 1);
  move_to (self, self->position + 1);
}

/* Construction of a history */

RoboHistory *
robo_history_new (const RoboStateType *type)
{
  RoboHistory *self;

  g_return_val_if_fail (type != NULL, NULL);

  self = g_object_new (ROBO_TYPE_HISTORY, NULL);
  self->type = type;
  self->states = g_ptr_array_new_with_free_func (type->unref);

  return self;
}

static void
robo_history_finalize (GObject *object)
{
  RoboHistory *self = ROBO_HISTORY (object);

  g_object_unref (self->edits);
  g_clear_pointer (&self->saved, self->type->unref);
  g_clear_pointer (&self->begun_state, self->type->unref);
  g_ptr_array_unref (self->states);
  g_free (self->begun_name);
  g_free (self->merge_key);
  g_free (self->undo_name);
  g_free (self->redo_name);

  G_OBJECT_CLASS (robo_history_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CAN_UNDO] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-undo", RoboHistory, can_undo) },
  [PROP_CAN_REDO] = { ROBO_PROPERTY_FIELD (BOOLEAN, "can-redo", RoboHistory, can_redo) },
  [PROP_UNDO_NAME] = { ROBO_PROPERTY_FIELD (STRING, "undo-name", RoboHistory, undo_name) },
  [PROP_REDO_NAME] = { ROBO_PROPERTY_FIELD (STRING, "redo-name", RoboHistory, redo_name) },
  [PROP_EDITS] = { ROBO_PROPERTY_FIELD (OBJECT, "edits", RoboHistory, edits), .type = g_list_model_get_type },
  [PROP_POSITION] = { ROBO_PROPERTY_FIELD (UINT, "position", RoboHistory, position) },
  [PROP_IS_DIRTY] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-dirty", RoboHistory, is_dirty) },
};

static void
robo_history_class_init (RoboHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_history_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = robo_signal_new ("changed", klass);
  signals[EDITED] = robo_signal_new ("edited", klass);
}

static void
robo_history_init (RoboHistory *self)
{
  self->edits = g_list_store_new (ROBO_TYPE_EDIT);
}

/* First states, and parts of other histories */

void
robo_history_start (RoboHistory *self,
                    gpointer     state,
                    gpointer     saved)
{
  g_autoptr (RoboHistoryPart) part = NULL;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (state != NULL);

  part = robo_history_part_new (self->type, state);
  robo_history_restore (self, part, saved);
}

void
robo_history_restore (RoboHistory           *self,
                      const RoboHistoryPart *part,
                      gpointer               saved)
{
  g_autoptr (GPtrArray) edits = g_ptr_array_new_with_free_func (g_object_unref);
  gpointer kept;
  gboolean is_other;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (part != NULL && part->type == self->type);

  /* Keep the saved state, because it may be one of the states that are dropped here. */
  is_other = part->states->pdata[part->position] != robo_history_get_state (self);
  kept = ref_state (self, saved);
  for (guint i = 0; i < part->names->len; i++)
    {
      RoboEdit *edit = g_object_new (ROBO_TYPE_EDIT, NULL);

      edit->name = g_strdup (part->names->pdata[i]);
      edit->is_done = i < part->position;
      edit->is_current = i + 1 == part->position;
      g_ptr_array_add (edits, edit);
    }

  g_object_freeze_notify (G_OBJECT (self));
  g_clear_pointer (&self->begun_state, self->type->unref);
  g_clear_pointer (&self->saved, self->type->unref);
  g_clear_pointer (&self->merge_key, g_free);
  g_ptr_array_set_size (self->states, 0);
  for (guint i = 0; i < part->states->len; i++)
    g_ptr_array_add (self->states, ref_state (self, part->states->pdata[i]));
  self->saved = kept;
  move_to (self, part->position);
  self->seen_position = part->position;
  g_list_store_splice (self->edits, 0, count_edits (self), edits->pdata, edits->len);
  see_dirt (self);
  see_edits (self);
  if (is_other)
    g_signal_emit (self, signals[CHANGED], 0);
  g_object_thaw_notify (G_OBJECT (self));
}

gpointer
robo_history_get_state (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), NULL);

  return self->begun_state != NULL ? self->begun_state : robo_history_get_base_state (self);
}

gpointer
robo_history_get_base_state (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), NULL);

  return self->position < self->states->len ? self->states->pdata[self->position] : NULL;
}

/* New edits */

gboolean
robo_history_edit (RoboHistory *self,
                   const char  *name,
                   gpointer     state)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (state != NULL && self->states->len > 0, FALSE);
  g_return_val_if_fail (!robo_history_is_in_edit (self), FALSE);

  g_clear_pointer (&self->merge_key, g_free);
  if (are_same (self, robo_history_get_state (self), state))
    return FALSE;

  g_object_freeze_notify (G_OBJECT (self));
  append_edit (self, name, state);
  tell_change (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[EDITED], 0);

  return TRUE;
}

/* Replaces the state of the last edit. If the new state is equal to the state before that edit, removes the edit. */
static void
join_last_edit (RoboHistory *self,
                gpointer     state)
{
  gboolean is_back = are_same (self, self->states->pdata[self->position - 1], state);

  g_ptr_array_set_size (self->states, (gint)self->position);
  if (!is_back)
    {
      g_ptr_array_add (self->states, ref_state (self, state));
      return;
    }

  g_list_store_remove (self->edits, self->position - 1);
  g_clear_pointer (&self->merge_key, g_free);
  move_to (self, self->position - 1);
}

gboolean
robo_history_edit_merging (RoboHistory *self,
                           const char  *name,
                           const char  *key,
                           gpointer     state)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (key != NULL && state != NULL && self->states->len > 0, FALSE);
  g_return_val_if_fail (!robo_history_is_in_edit (self), FALSE);

  if (are_same (self, robo_history_get_state (self), state))
    return FALSE;

  g_object_freeze_notify (G_OBJECT (self));
  if (g_strcmp0 (self->merge_key, key) == 0 && self->position == count_edits (self))
    join_last_edit (self, state);
  else
    {
      append_edit (self, name, state);
      g_free (self->merge_key);
      self->merge_key = g_strdup (key);
    }
  tell_change (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[EDITED], 0);

  return TRUE;
}

void
robo_history_end_merging (RoboHistory *self)
{
  g_return_if_fail (ROBO_IS_HISTORY (self));

  g_clear_pointer (&self->merge_key, g_free);
}

void
robo_history_begin (RoboHistory *self,
                    const char  *name)
{
  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (self->states->len > 0 && !robo_history_is_in_edit (self));

  g_clear_pointer (&self->merge_key, g_free);
  g_free (self->begun_name);
  self->begun_name = g_strdup (name);
  self->begun_state = ref_state (self, robo_history_get_base_state (self));
  see_edits (self);
}

void
robo_history_extend (RoboHistory *self,
                     gpointer     state)
{
  gpointer old;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (state != NULL && robo_history_is_in_edit (self));

  old = self->begun_state;
  if (old == state)
    return;

  self->begun_state = ref_state (self, state);
  self->type->unref (old);
  see_dirt (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
robo_history_commit (RoboHistory *self)
{
  gpointer state;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (robo_history_is_in_edit (self));

  /* Store this pointer, which callers have seen, even if the state is equal to an earlier one. */
  state = g_steal_pointer (&self->begun_state);
  g_object_freeze_notify (G_OBJECT (self));
  if (!are_same (self, robo_history_get_base_state (self), state))
    append_edit (self, self->begun_name, state);
  else
    {
      self->type->unref (self->states->pdata[self->position]);
      self->states->pdata[self->position] = ref_state (self, state);
    }
  see_dirt (self);
  see_edits (self);
  g_object_thaw_notify (G_OBJECT (self));
  self->type->unref (state);
  g_signal_emit (self, signals[EDITED], 0);
}

void
robo_history_cancel (RoboHistory *self)
{
  gpointer state;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (robo_history_is_in_edit (self));

  state = g_steal_pointer (&self->begun_state);
  if (state != robo_history_get_base_state (self))
    tell_change (self);
  else
    see_edits (self);
  self->type->unref (state);
}

gboolean
robo_history_is_in_edit (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);

  return self->begun_state != NULL;
}

/* Undo and redo */

void
robo_history_seek (RoboHistory *self,
                   guint        position)
{
  g_return_if_fail (ROBO_IS_HISTORY (self));

  if (robo_history_is_in_edit (self) || position == self->position || position > count_edits (self))
    return;

  g_clear_pointer (&self->merge_key, g_free);
  g_object_freeze_notify (G_OBJECT (self));
  move_to (self, position);
  tell_change (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[EDITED], 0);
}

gboolean
robo_history_undo (RoboHistory *self)
{
  if (!robo_history_get_can_undo (self))
    return FALSE;

  robo_history_seek (self, self->position - 1);

  return TRUE;
}

gboolean
robo_history_redo (RoboHistory *self)
{
  if (!robo_history_get_can_redo (self))
    return FALSE;

  robo_history_seek (self, self->position + 1);

  return TRUE;
}

gboolean
robo_history_get_can_undo (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);

  return self->can_undo;
}

gboolean
robo_history_get_can_redo (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);

  return self->can_redo;
}

GListModel *
robo_history_get_edits (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), NULL);

  return G_LIST_MODEL (self->edits);
}

guint
robo_history_get_position (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), 0);

  return self->position;
}

void
robo_history_map (RoboHistory  *self,
                  RoboStateFunc func,
                  gpointer      data)
{
  gpointer saved;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (self->states->len > 0 && !robo_history_is_in_edit (self));

  for (guint i = 0; i < self->states->len; i++)
    {
      gpointer state = self->states->pdata[i];

      self->states->pdata[i] = func (state, data);
      self->type->unref (state);
    }
  saved = g_steal_pointer (&self->saved);
  if (saved != NULL)
    {
      self->saved = func (saved, data);
      self->type->unref (saved);
    }
  tell_change (self);
}

RoboHistoryPart *
robo_history_dup_part (RoboHistory *self,
                       guint        most)
{
  RoboHistoryPart *part;

  g_return_val_if_fail (ROBO_IS_HISTORY (self), NULL);
  g_return_val_if_fail (self->states->len > 0, NULL);

  part = robo_history_part_new (self->type, robo_history_get_base_state (self));
  for (guint i = self->position; i > 0 && self->position - i < most; i--)
    robo_history_part_prepend (part, get_edit (self, i - 1)->name, self->states->pdata[i - 1]);
  for (guint i = self->position; i < count_edits (self) && i - self->position < most; i++)
    robo_history_part_append (part, get_edit (self, i)->name, self->states->pdata[i + 1]);

  return part;
}

/* The saved state */

void
robo_history_set_saved (RoboHistory *self,
                        gpointer     saved)
{
  gpointer old;

  g_return_if_fail (ROBO_IS_HISTORY (self));
  g_return_if_fail (self->states->len > 0);

  old = self->saved;
  self->saved = ref_state (self, saved);
  g_clear_pointer (&old, self->type->unref);
  g_clear_pointer (&self->merge_key, g_free);
  see_dirt (self);
}

gpointer
robo_history_get_saved (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), NULL);

  return self->saved;
}

gboolean
robo_history_get_is_dirty (RoboHistory *self)
{
  g_return_val_if_fail (ROBO_IS_HISTORY (self), FALSE);

  return self->is_dirty;
}
