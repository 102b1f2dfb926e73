// SPDX-License-Identifier: GPL-3.0-or-later
// Joins several items to a list in a sentence.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the items as a sentence lists them, such as "1, 2, 3 and 4". Returns "" if there are no items. */
char *robo_word_list_dup (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
