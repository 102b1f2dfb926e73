// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the user about unsaved changes.
#pragma once

#include <adwaita.h>

#include "documents/robo-document.h"

G_BEGIN_DECLS

/* Asks in one dialog over the window that the user leaves or closes: save, discard, or cancel. Several documents are
 * listed with a check button each: checked documents are to be saved, and changes of the other documents discarded.
 * The caller saves the documents. */
void robo_save_changes_async (GtkWindow          *parent,
                              GPtrArray          *documents,
                              GAsyncReadyCallback callback,
                              gpointer            user_data);

/* Returns the documents to save before leaving. This list may be empty. Returns NULL if the user has canceled. */
GPtrArray *robo_save_changes_finish (GAsyncResult *result) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
