// SPDX-License-Identifier: GPL-3.0-or-later
// What a document knows of its edits.
#pragma once

#include "robo-edit.h"

G_BEGIN_DECLS

/**
 * robo_edit_new:
 * @name: translated, as after “Undo”
 * @before: (transfer full): a state
 * @after: (transfer full): a state
 * @unref_state: gives them back
 *
 * Returns: (transfer full): an edit that is done
 */
RoboEdit *robo_edit_new (const char    *name,
                         gpointer       before,
                         gpointer       after,
                         GDestroyNotify unref_state) G_GNUC_WARN_UNUSED_RESULT;

/* What undoing leads to, and redoing. */
gpointer robo_edit_get_before (RoboEdit *self);
gpointer robo_edit_get_after (RoboEdit *self);
/* @after: (transfer full) */
void robo_edit_take_after (RoboEdit *self,
                           gpointer  after);
void robo_edit_set_status (RoboEdit *self,
                           gboolean  is_done,
                           gboolean  is_current);

G_END_DECLS
