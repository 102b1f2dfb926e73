// SPDX-License-Identifier: GPL-3.0-or-later
// Several things named in one sentence.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_word_list_dup:
 * @items: (array zero-terminated=1): names, numbers or other parts of a sentence
 *
 * Returns: (transfer full): them in a row, as a sentence names them: "1, 2, 3 and 4"; "" if there are none
 */
char *robo_word_list_dup (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
