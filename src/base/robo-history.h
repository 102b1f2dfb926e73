// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to something, and the way back: the one undo list of documents, sandbox and program drafts.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RoboStateType:
 * @ref: (transfer full): another reference to a state; a copy of one that is not counted
 * @unref: gives it back
 * @equal: whether two states say the same
 *
 * A type of immutable values that a history can hold.
 */
typedef struct
{
  gpointer (*ref) (gpointer state);
  void (*unref) (gpointer state);
  gboolean (*equal) (gconstpointer a,
                     gconstpointer b);
} RoboStateType;

/* For a type whose functions are called prefix_ref(), prefix_unref() and prefix_equal(). */
#define ROBO_STATE_TYPE_INIT(prefix)                                         \
  {                                                                          \
    .ref = (gpointer (*) (gpointer))prefix##_ref,                            \
    .unref = (void (*) (gpointer))prefix##_unref,                            \
    .equal = (gboolean (*) (gconstpointer a, gconstpointer b))prefix##_equal \
  }

/**
 * RoboEdit:
 *
 * One edit, for a list of the history.
 *
 * Properties:
 *
 * - `name` (string, nullable, ro): what was done, translated, as after “Undo”: “Place Pit”
 * - `is-done` (boolean, ro): whether it is part of what is shown now; else it has been undone
 * - `is-current` (boolean, ro): whether it is the last one of those
 */
#define ROBO_TYPE_EDIT (robo_edit_get_type ())

G_DECLARE_FINAL_TYPE (RoboEdit, robo_edit, ROBO, EDIT, GObject)

/**
 * robo_edit_get_name:
 * @self: an edit
 *
 * Returns: (transfer none) (nullable): what was done, translated
 */
const char *robo_edit_get_name (RoboEdit *self);

/**
 * robo_edit_get_is_done:
 * @self: an edit
 *
 * Returns: whether it has not been undone
 */
gboolean robo_edit_get_is_done (RoboEdit *self);

/**
 * robo_edit_get_is_current:
 * @self: an edit
 *
 * Returns: whether it is the last one that has not been undone
 */
gboolean robo_edit_get_is_current (RoboEdit *self);

/**
 * RoboHistory:
 *
 * A list of *states*: immutable values of one type. An edit leads from each to the next, so undo is exact and never
 * runs out. What is shown is dirty when it differs from the state that was saved, not when something was done.
 *
 * Properties, all of them observable:
 *
 * - `can-undo`, `can-redo` (boolean, ro), `undo-name`, `redo-name` (string, nullable, ro)
 * - `edits` (GListModel of RoboEdit, ro): the whole history, the oldest first
 * - `position` (uint, ro): how many of them are done; see robo_history_seek()
 * - `is-dirty` (boolean, ro): what is shown differs from what was saved
 *
 * Signal `changed` (): another state is shown, also while an edit is being made. What can be asked of the history is
 * up to date then; the properties are notified after it.
 */
#define ROBO_TYPE_HISTORY (robo_history_get_type ())

G_DECLARE_FINAL_TYPE (RoboHistory, robo_history, ROBO, HISTORY, GObject)

/**
 * robo_history_new:
 * @type: of its states; it outlives the history
 *
 * Returns: (transfer full): a history without a state; robo_history_start() gives it the first
 */
RoboHistory *robo_history_new (const RoboStateType *type) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_history_start:
 * @self: a history
 * @state: (transfer none): its first state
 * @saved: (transfer none) (nullable): what is saved; %NULL if nothing is, then all states are dirty
 *
 * Begins anew. An edit that has begun is forgotten like all others.
 */
void robo_history_start (RoboHistory *self,
                         gpointer     state,
                         gpointer     saved);

/**
 * robo_history_get_state:
 * @self: a history
 *
 * Returns: (transfer none) (nullable): what is shown; valid until the next edit; %NULL before the first state
 */
gpointer robo_history_get_state (RoboHistory *self);

/**
 * robo_history_get_base_state:
 * @self: a history
 *
 * Returns: (transfer none) (nullable): the state from before the edit that has begun; what is shown if none has
 */
gpointer robo_history_get_base_state (RoboHistory *self);

/**
 * robo_history_edit:
 * @self: a history with a state, in no edit
 * @name: (nullable): translated, as after “Undo”
 * @state: (transfer none): the state after it
 *
 * Makes one edit. What had been undone is forgotten. A state that says the same as the one shown is no edit.
 *
 * Returns: whether it was one
 */
gboolean robo_history_edit (RoboHistory *self,
                            const char  *name,
                            gpointer     state);

/**
 * robo_history_edit_merging:
 * @self: a history with a state, in no edit
 * @name: translated, as after “Undo”
 * @key: what is edited, such as "name:de"
 * @state: (transfer none): the state after it
 *
 * The same, but becomes one with the last edit if that was made with the same @key and nothing else happened since:
 * for typing. Undoing, other edits and robo_history_end_merging() end it. Who types back what was there has edited
 * nothing.
 *
 * Returns: whether another state is shown
 */
gboolean robo_history_edit_merging (RoboHistory *self,
                                    const char  *name,
                                    const char  *key,
                                    gpointer     state);

/**
 * robo_history_end_merging:
 * @self: a history
 *
 * The next edit is one of its own, whatever its key.
 */
void robo_history_end_merging (RoboHistory *self);

/* An edit that takes a while, such as a stroke. */

/**
 * robo_history_begin:
 * @self: a history with a state, in no edit
 * @name: translated, as after “Undo”
 *
 * Begins an edit: each robo_history_extend() shows another state, and robo_history_commit() makes one edit of it
 * all, robo_history_cancel() none. Meanwhile nothing can be undone.
 */
void robo_history_begin (RoboHistory *self,
                         const char  *name);

/**
 * robo_history_extend:
 * @self: a history in an edit
 * @state: (transfer none): what is to be shown
 *
 * Shows a state for the time being.
 */
void robo_history_extend (RoboHistory *self,
                          gpointer     state);

/**
 * robo_history_commit:
 * @self: a history in an edit
 *
 * Makes one edit of what has been shown last; none if that says the same as before.
 */
void robo_history_commit (RoboHistory *self);

/**
 * robo_history_cancel:
 * @self: a history in an edit
 *
 * Shows what was there before it began, and ends it.
 */
void robo_history_cancel (RoboHistory *self);

/**
 * robo_history_is_in_edit:
 * @self: a history
 *
 * Returns: whether an edit has begun and not ended
 */
gboolean robo_history_is_in_edit (RoboHistory *self);

/* Back and forth */

/**
 * robo_history_undo:
 * @self: a history
 *
 * Undoes the last edit that is done.
 *
 * Returns: whether there was one
 */
gboolean robo_history_undo (RoboHistory *self);

/**
 * robo_history_redo:
 * @self: a history
 *
 * Does the first edit again that is undone.
 *
 * Returns: whether there was one
 */
gboolean robo_history_redo (RoboHistory *self);

/**
 * robo_history_seek:
 * @self: a history
 * @position: how many of its edits are to be done
 *
 * Undoes or redoes until then. Does nothing within an edit, nor if there are fewer.
 */
void robo_history_seek (RoboHistory *self,
                        guint        position);

/**
 * robo_history_get_can_undo:
 * @self: a history
 *
 * Returns: whether there is an edit to be undone, and none being made
 */
gboolean robo_history_get_can_undo (RoboHistory *self);

/**
 * robo_history_get_can_redo:
 * @self: a history
 *
 * Returns: whether there is an edit to be done again, and none being made
 */
gboolean robo_history_get_can_redo (RoboHistory *self);

/**
 * robo_history_get_edits:
 * @self: a history
 *
 * Returns: (transfer none): a list of RoboEdit, the oldest first
 */
GListModel *robo_history_get_edits (RoboHistory *self);

/**
 * robo_history_get_position:
 * @self: a history
 *
 * Returns: how many of its edits are done
 */
guint robo_history_get_position (RoboHistory *self);

/**
 * RoboStateFunc:
 * @state: a state
 * @data: of whoever called
 *
 * Returns: (transfer full): what takes its place
 */
typedef gpointer (*RoboStateFunc) (gpointer state,
                                   gpointer data);

/**
 * robo_history_map:
 * @self: a history with a state, in no edit
 * @func: (scope call): changes all states alike
 * @data: for @func
 *
 * Puts others in the place of all states, undone and saved ones too. That is no edit: it is for what nobody would want
 * to undo.
 */
void robo_history_map (RoboHistory  *self,
                       RoboStateFunc func,
                       gpointer      data);

/* What is saved */

/**
 * robo_history_set_saved:
 * @self: a history with a state
 * @saved: (transfer none) (nullable): what is saved now; %NULL if that is not known
 *
 * The next edit is one of its own.
 */
void robo_history_set_saved (RoboHistory *self,
                             gpointer     saved);

/**
 * robo_history_get_saved:
 * @self: a history
 *
 * Returns: (transfer none) (nullable): what is saved
 */
gpointer robo_history_get_saved (RoboHistory *self);

/**
 * robo_history_get_is_dirty:
 * @self: a history
 *
 * Returns: whether what is shown differs from what is saved
 */
gboolean robo_history_get_is_dirty (RoboHistory *self);

G_END_DECLS
