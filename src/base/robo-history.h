// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps an undo list, shared by documents, the sandbox and program drafts.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Describes a type of immutable values that a history can hold. */
typedef struct
{
  /* Returns another reference, or a copy if the type does not count references. */
  gpointer (*ref) (gpointer state);
  /* Releases a reference. */
  void (*unref) (gpointer state);
  /* Returns whether two states have the same content. */
  gboolean (*equal) (gconstpointer a,
                     gconstpointer b);
} RoboStateType;

/* Initializes a type whose functions are called prefix_ref(), prefix_unref() and prefix_equal(). */
#define ROBO_STATE_TYPE_INIT(prefix)                                         \
  {                                                                          \
    .ref = (gpointer (*) (gpointer))prefix##_ref,                            \
    .unref = (void (*) (gpointer))prefix##_unref,                            \
    .equal = (gboolean (*) (gconstpointer a, gconstpointer b))prefix##_equal \
  }

/* Describes one edit, for a list of the history.
 *
 * Properties, read-only:
 *
 * - `name` (string, or NULL): what the edit did, translated, such as “Place Pit”, which is shown after “Undo”
 * - `is-done` (boolean): whether the edit is done; FALSE if it has been undone
 * - `is-current` (boolean): whether the edit is the last edit that is done */
#define ROBO_TYPE_EDIT (robo_edit_get_type ())

G_DECLARE_FINAL_TYPE (RoboEdit, robo_edit, ROBO, EDIT, GObject)

/* Returns the translated name, or NULL. */
const char *robo_edit_get_name (RoboEdit *self);

gboolean robo_edit_get_is_done (RoboEdit *self);

/* Returns whether this edit is the last edit that is done. */
gboolean robo_edit_get_is_current (RoboEdit *self);

/* Keeps a list of *states*, which are immutable values of one type. An edit leads from each state to the next, so undo
 * is exact and unlimited. The state shown is dirty if its content differs from the content of the saved state.
 *
 * Properties, all with notifications, read-only:
 *
 * - `can-undo`, `can-redo` (boolean), `undo-name`, `redo-name` (string, or NULL)
 * - `edits` (GListModel of RoboEdit): the whole history, oldest first
 * - `position` (uint): the number of edits that are done; see robo_history_seek()
 * - `is-dirty` (boolean): the state shown differs from the saved state
 *
 * Signals:
 *
 * - `changed` (): another state is shown, also while an edit is in progress. The getters are up to date before the
 *   signal; the properties are notified after it, except that `is-dirty` is notified before it while an edit is in
 *   progress
 * - `edited` (): the user has made, undone or redone edits, or ended a long edit with robo_history_commit(). The signal
 *   is not emitted while an edit is in progress. */
#define ROBO_TYPE_HISTORY (robo_history_get_type ())

G_DECLARE_FINAL_TYPE (RoboHistory, robo_history, ROBO, HISTORY, GObject)

/* Creates a history without a state; robo_history_start() sets the first state. The type must outlive the history. */
RoboHistory *robo_history_new (const RoboStateType *type) G_GNUC_WARN_UNUSED_RESULT;

/* Drops all edits, including one in progress, and starts with a new first state. If the saved state is NULL, all
 * states are dirty. */
void robo_history_start (RoboHistory *self,
                         gpointer     state,
                         gpointer     saved);

/* Returns the state shown, which belongs to the history and is valid until the history changes; NULL before the first
 * state. */
gpointer robo_history_get_state (RoboHistory *self);

/* Returns the state from before the edit in progress, or the state shown if no edit is in progress. Returns NULL
 * before the first state. */
gpointer robo_history_get_base_state (RoboHistory *self);

/* Makes one edit, with a translated name, such as “Place Pit”, or NULL. Drops all edits that had been undone. A
 * state equal to the state shown makes no edit. Returns whether an edit was made. The history must have a state, and
 * no edit may be in progress. */
gboolean robo_history_edit (RoboHistory *self,
                            const char  *name,
                            gpointer     state);

/* Does the same as robo_history_edit(), but joins the last edit if that edit had the same key, such as "name:de",
 * and nothing else has happened since. Use this function for typing. Undoing, other edits and
 * robo_history_end_merging() end the joining. If the user types the original text, the edit is removed. */
gboolean robo_history_edit_merging (RoboHistory *self,
                                    const char  *name,
                                    const char  *key,
                                    gpointer     state);

/* Keeps the next edit from joining the last edit, even with the same key. */
void robo_history_end_merging (RoboHistory *self);

/* Long edits, such as a stroke of a brush */

/* Begins a long edit. Each robo_history_extend() shows another state. robo_history_commit() makes one edit of all
 * these changes; robo_history_cancel() makes no edit. Meanwhile undo is impossible. The history must have a state,
 * and no edit may be in progress. */
void robo_history_begin (RoboHistory *self,
                         const char  *name);

/* Shows another state of the long edit. */
void robo_history_extend (RoboHistory *self,
                          gpointer     state);

/* Makes one edit that leads to the last state shown. If this state is equal to the state before the long edit, makes
 * no edit. */
void robo_history_commit (RoboHistory *self);

/* Ends the long edit without making an edit, and shows the state from before the long edit. */
void robo_history_cancel (RoboHistory *self);

/* Returns whether a long edit has begun and not ended. */
gboolean robo_history_is_in_edit (RoboHistory *self);

/* Undo and redo */

/* Undoes the last edit that is done. Returns whether there was such an edit. */
gboolean robo_history_undo (RoboHistory *self);

/* Redoes the first edit that is undone. Returns whether there was such an edit. */
gboolean robo_history_redo (RoboHistory *self);

/* Undoes or redoes edits until `position` edits are done. Does nothing while an edit is in progress, or if there are
 * fewer edits. */
void robo_history_seek (RoboHistory *self,
                        guint        position);

/* Returns whether there is an edit to undo and no edit is in progress. */
gboolean robo_history_get_can_undo (RoboHistory *self);

/* Returns whether there is an edit to redo and no edit is in progress. */
gboolean robo_history_get_can_redo (RoboHistory *self);

/* Returns a list of RoboEdit, oldest first. */
GListModel *robo_history_get_edits (RoboHistory *self);

/* Returns the number of edits that are done. */
guint robo_history_get_position (RoboHistory *self);

/* Returns a new state, owned by the caller, that replaces the given state. */
typedef gpointer (*RoboStateFunc) (gpointer state,
                                   gpointer data);

/* Replaces all states, including undone and saved ones, without making an edit. Use this function for changes that
 * no user would undo. The history must have a state, and no edit may be in progress. */
void robo_history_map (RoboHistory  *self,
                       RoboStateFunc func,
                       gpointer      data);

/* Holds a part of a history around the state shown, with references of its own. Any thread may read it. */
typedef struct
{
  const RoboStateType *type;
  GPtrArray           *states;   /* the first state, then the state after each edit */
  GPtrArray           *names;    /* names of the edits; each name is translated, or NULL */
  guint                position; /* index of the state that the next edit starts from */
} RoboHistoryPart;

/* Creates a part with one state and no edits. */
RoboHistoryPart *robo_history_part_new (const RoboStateType *type,
                                        gpointer             state) G_GNUC_WARN_UNUSED_RESULT;
void             robo_history_part_free (RoboHistoryPart *self);

/* The first of these functions adds an edit before all others, with the state before this edit. The second adds an edit
 * after all others, with the state after this edit. */
void robo_history_part_prepend (RoboHistoryPart *self,
                                const char      *name,
                                gpointer         state);
void robo_history_part_append (RoboHistoryPart *self,
                               const char      *name,
                               gpointer         state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboHistoryPart, robo_history_part_free)

/* Returns the edits on both sides of the state shown, at most `most` on each side, without an edit in progress. The
 * history must have a state. */
RoboHistoryPart *robo_history_dup_part (RoboHistory *self,
                                        guint        most) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_history_start(), with the edits of a part of a history. */
void robo_history_restore (RoboHistory           *self,
                           const RoboHistoryPart *part,
                           gpointer               saved);

/* The saved state */

/* Sets the saved state, or NULL if it is unknown. The next edit does not join the last edit. */
void robo_history_set_saved (RoboHistory *self,
                             gpointer     saved);

/* Returns the saved state, or NULL. */
gpointer robo_history_get_saved (RoboHistory *self);

/* Returns whether the state shown differs from the saved state. */
gboolean robo_history_get_is_dirty (RoboHistory *self);

G_END_DECLS
