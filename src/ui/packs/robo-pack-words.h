// SPDX-License-Identifier: GPL-3.0-or-later
// Returns words and small pictures for the parts of packs.
#pragma once

#include <gtk/gtk.h>

#include "files/pack/robo-pack-import.h"

G_BEGIN_DECLS

/* Returns the translated name of a choice, for a menu. */
const char *robo_pack_words_get_choice (RoboPackChoice choice);

/* Says how the part compares with the user's files, in a translated phrase such as "New". */
const char *robo_pack_words_get_fate (const RoboPackRow *row);

/* Returns author and license, such as "Ann, CC0-1.0". Either may be NULL and is then left out. If both are NULL,
 * returns NULL. */
char *robo_pack_words_dup_credits (const char *author,
                                   const char *license) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a widget with a picture of a part: the arena, or for other parts and for an arena that cannot be read the
 * icon of their kind. The widget is at least `side` pixels wide and high. */
GtkWidget *robo_pack_words_create_picture (const RoboPackPart *part,
                                           int                 side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
