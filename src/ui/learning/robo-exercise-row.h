// SPDX-License-Identifier: GPL-3.0-or-later
// Creates rows for lists of lessons and puzzles.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Creates a row with the prefix, a check mark and an arrow. `done` says in words what the check mark means. */
AdwActionRow *robo_exercise_row_new (const char *title,
                                     GtkWidget  *prefix,
                                     const char *done) G_GNUC_WARN_UNUSED_RESULT;

gboolean robo_exercise_row_get_is_done (AdwActionRow *row);
void     robo_exercise_row_set_is_done (AdwActionRow *row,
                                        gboolean      is_done);

G_END_DECLS
