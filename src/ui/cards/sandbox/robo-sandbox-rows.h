// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the sandbox's side panel.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * robo_sandbox_rows_add_combo:
 * @group: a group of preferences
 * @title: of the row
 * @entries: (nullable) (array zero-terminated=1): what there is to choose from
 *
 * Returns: (transfer none): a new row of the group
 */
AdwComboRow *robo_sandbox_rows_add_combo (GtkWidget         *group,
                                          const char        *title,
                                          const char *const *entries);

/**
 * robo_sandbox_rows_add:
 * @group: a group of preferences
 * @title: of the row
 * @widget: (transfer floating): what stands at its end
 *
 * Returns: (transfer none): a new row of the group
 */
GtkWidget *robo_sandbox_rows_add (GtkWidget  *group,
                                  const char *title,
                                  GtkWidget  *widget);

G_END_DECLS
