// SPDX-License-Identifier: GPL-3.0-or-later
// Limits a list to its first items and has a button show more of them.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns the first items of a model, whose number grows by as many with each press of the button. The button is visible
 * while there are others. */
GListModel *robo_show_more_new (GListModel *model,
                                GtkWidget  *button,
                                guint       step) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
