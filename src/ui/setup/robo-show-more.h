// SPDX-License-Identifier: GPL-3.0-or-later
// Limits a list to its first items. A button adds more items.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns a list with the first `step` items of a model. Each press of the button adds `step` more items. The button
 * is visible while the list lacks items of the model. */
GListModel *robo_show_more_new (GListModel *model,
                                GtkWidget  *button,
                                guint       step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
