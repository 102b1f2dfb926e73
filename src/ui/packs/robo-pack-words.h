// SPDX-License-Identifier: GPL-3.0-or-later
// Returns words and small pictures for the parts of packs.
#pragma once

#include <gtk/gtk.h>

#include "files/pack/robo-pack-import.h"

G_BEGIN_DECLS

/* Returns the name of a choice for a menu, translated. */
const char *robo_pack_words_get_choice (RoboPackChoice choice);

/* Returns a translated phrase about how the part compares with the user's files, such as "New". */
const char *robo_pack_words_get_fate (const RoboPackRow *row);

/* Returns the author and the license, such as "Ann, CC0-1.0". If one of them is NULL, returns the other; if both are,
 * returns NULL. */
char *robo_pack_words_dup_credits (const char *author,
                                   const char *license) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a widget with a picture of a part: the arena itself, or the icon of the part's kind. Width and height are
 * `side` pixels. */
GtkWidget *robo_pack_words_create_picture (const RoboPackPart *part,
                                           int                 side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
