// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-document-private.h"

#include <glib/gi18n.h>

/* The history of a document: its edits, and the way back and forth through them. */

RoboEdit *
robo_document_get_edit (RoboDocument *self,
                        guint         index)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  g_autoptr (RoboEdit) edit = g_list_model_get_item (G_LIST_MODEL (priv->edits), index);

  /* The list holds it. */
  return edit;
}

guint
robo_document_count_edits (RoboDocument *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (robo_document_get_private (self)->edits));
}

void
robo_document_begin_history (RoboDocument *self,
                             gpointer      state,
                             gpointer      saved)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);

  robo_document_ref_state (self, state);
  robo_document_ref_state (self, saved);
  robo_document_clear_state (self, &priv->base);
  robo_document_clear_state (self, &priv->saved);
  priv->saved = saved;
  priv->position = 0;
  priv->is_closed = FALSE;
  g_clear_pointer (&priv->merge_key, g_free);
  g_list_store_remove_all (priv->edits);
  robo_document_show_state (self, state);
  ROBO_DOCUMENT_GET_CLASS (self)->unref_state (state);
  robo_document_update (self);
}

void
robo_document_start (RoboDocument *self,
                     gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (state != NULL);

  robo_document_drop_copy (self);
  robo_document_set_file (self, NULL, NULL);
  robo_document_get_private (self)->is_guarded = FALSE;
  robo_document_begin_history (self, state, state);
}

/* @before is the state it leads away from; what was undone is forgotten. */
static void
record (RoboDocument *self,
        const char   *name,
        gpointer      before,
        gpointer      after)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  g_autoptr (RoboEdit) edit = robo_edit_new (name, robo_document_ref_state (self, before),
                                             robo_document_ref_state (self, after),
                                             ROBO_DOCUMENT_GET_CLASS (self)->unref_state);

  g_list_store_splice (priv->edits, priv->position, robo_document_count_edits (self) - priv->position, (gpointer *)&edit, 1);
  priv->position++;
}

static void
finish_edit (RoboDocument *self,
             gpointer      state)
{
  robo_document_show_state (self, state);
  robo_document_update (self);
  robo_document_autosave (self);
}

void
robo_document_edit (RoboDocument *self,
                    const char   *name,
                    gpointer      state)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (name != NULL && state != NULL);
  g_return_if_fail (!robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  g_clear_pointer (&priv->merge_key, g_free);
  if (robo_document_is_same (self, priv->state, state))
    return;

  record (self, name, priv->state, state);
  finish_edit (self, state);
}

/* Who types back what was there has edited nothing. */
static void
join (RoboDocument *self,
      gpointer      state)
{
  RoboDocumentPrivate *priv = robo_document_get_private (self);
  RoboEdit            *last = robo_document_get_edit (self, priv->position - 1);

  if (!robo_document_is_same (self, robo_edit_get_before (last), state))
    {
      robo_edit_take_after (last, robo_document_ref_state (self, state));
      return;
    }

  g_list_store_remove (priv->edits, --priv->position);
  g_clear_pointer (&priv->merge_key, g_free);
}

void
robo_document_edit_merging (RoboDocument *self,
                            const char   *name,
                            const char   *key,
                            gpointer      state)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (name != NULL && key != NULL && state != NULL);
  g_return_if_fail (!robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  if (robo_document_is_same (self, priv->state, state))
    return;

  if (g_strcmp0 (priv->merge_key, key) == 0 && priv->position == robo_document_count_edits (self))
    join (self, state);
  else
    {
      record (self, name, priv->state, state);
      g_free (priv->merge_key);
      priv->merge_key = g_strdup (key);
    }
  finish_edit (self, state);
}

void
robo_document_end_merging (RoboDocument *self)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  g_clear_pointer (&robo_document_get_private (self)->merge_key, g_free);
}

void
robo_document_begin (RoboDocument *self,
                     const char   *name)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  g_return_if_fail (priv->state != NULL);

  g_clear_pointer (&priv->merge_key, g_free);
  g_free (priv->edit_name);
  priv->edit_name = g_strdup (name);
  priv->base = robo_document_ref_state (self, priv->state);
  robo_document_update (self);
}

void
robo_document_extend (RoboDocument *self,
                      gpointer      state)
{
  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (robo_document_is_in_edit (self));

  robo_document_show_state (self, state);
  robo_document_update_state (self);
}

void
robo_document_commit (RoboDocument *self)
{
  RoboDocumentPrivate *priv;
  gpointer             base;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  base = g_steal_pointer (&priv->base);
  if (!robo_document_is_same (self, base, priv->state))
    record (self, priv->edit_name, base, priv->state);
  robo_document_clear_state (self, &base);
  robo_document_update (self);
  robo_document_autosave (self);
}

void
robo_document_cancel (RoboDocument *self)
{
  RoboDocumentPrivate *priv;
  gpointer             base;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  base = g_steal_pointer (&priv->base);
  robo_document_show_state (self, base);
  robo_document_clear_state (self, &base);
  robo_document_update (self);
}

gboolean
robo_document_is_in_edit (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->base != NULL;
}

void
robo_document_seek (RoboDocument *self,
                    guint         position)
{
  RoboDocumentPrivate *priv;
  gpointer             state;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));

  priv = robo_document_get_private (self);
  if (priv->base != NULL || position == priv->position || position > robo_document_count_edits (self))
    return;

  state = position < priv->position ? robo_edit_get_before (robo_document_get_edit (self, position))
                                    : robo_edit_get_after (robo_document_get_edit (self, position - 1));
  g_clear_pointer (&priv->merge_key, g_free);
  priv->position = position;
  finish_edit (self, state);
}

gboolean
robo_document_undo (RoboDocument *self)
{
  if (!robo_document_get_can_undo (self))
    return FALSE;

  robo_document_seek (self, robo_document_get_private (self)->position - 1);

  return TRUE;
}

gboolean
robo_document_redo (RoboDocument *self)
{
  if (!robo_document_get_can_redo (self))
    return FALSE;

  robo_document_seek (self, robo_document_get_private (self)->position + 1);

  return TRUE;
}

void
robo_document_revert (RoboDocument *self)
{
  RoboDocumentPrivate *priv;

  g_return_if_fail (ROBO_IS_DOCUMENT (self));
  g_return_if_fail (!robo_document_is_in_edit (self));

  priv = robo_document_get_private (self);
  if (priv->saved != NULL)
    /* Translators: in the list of edits, after “Undo”. */
    robo_document_edit (self, _ ("Revert"), priv->saved);
}

gboolean
robo_document_get_can_undo (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->seen.undo_name != NULL;
}

gboolean
robo_document_get_can_redo (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), FALSE);

  return robo_document_get_private (self)->seen.redo_name != NULL;
}

const char *
robo_document_get_undo_name (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->seen.undo_name;
}

const char *
robo_document_get_redo_name (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return robo_document_get_private (self)->seen.redo_name;
}

GListModel *
robo_document_get_edits (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), NULL);

  return G_LIST_MODEL (robo_document_get_private (self)->edits);
}

guint
robo_document_get_position (RoboDocument *self)
{
  g_return_val_if_fail (ROBO_IS_DOCUMENT (self), 0);

  return robo_document_get_private (self)->position;
}
