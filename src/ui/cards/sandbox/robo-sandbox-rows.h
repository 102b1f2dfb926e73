// SPDX-License-Identifier: GPL-3.0-or-later
// Creates rows of the sandbox's side panel.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Adds a row with a menu to the group, and returns the row. The entries are NULL-terminated. If they are NULL, the menu
 * is empty. */
AdwComboRow *robo_sandbox_rows_add_combo (GtkWidget         *group,
                                          const char        *title,
                                          const char *const *entries);

/* Adds a row with a widget to the group, and returns the row. */
GtkWidget *robo_sandbox_rows_add (GtkWidget  *group,
                                  const char *title,
                                  GtkWidget  *widget);

G_END_DECLS
