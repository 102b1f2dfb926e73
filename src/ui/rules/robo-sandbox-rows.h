// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the sandbox's side panel.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwComboRow *robo_sandbox_rows_add_combo (GtkWidget         *group,
                                          const char        *title,
                                          const char *const *entries);
GtkWidget   *robo_sandbox_rows_add (GtkWidget  *group,
                                    const char *title,
                                    GtkWidget  *widget);

G_END_DECLS
