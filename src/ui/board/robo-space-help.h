// SPDX-License-Identifier: GPL-3.0-or-later
// Explains what is on a space: each thing with its name, a sentence, and a button that opens its rule.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-picture.h"

G_BEGIN_DECLS

/* Creates a list of the things on a space, each with a button that opens its rule with `app.rules`. `words` describes
 * the space itself. */
GtkWidget *robo_space_help_new (const RoboPlan         *plan,
                                const RoboBoardPicture *picture,
                                guint                   space,
                                const char             *words) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text of a tooltip: the words, and below them a sentence for each thing on the space and at its edges.
 * Returns NULL if there are no such things. */
char *robo_space_help_dup_text (const RoboPlan         *plan,
                                const RoboBoardPicture *picture,
                                guint                   space,
                                const char             *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
