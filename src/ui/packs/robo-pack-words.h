// SPDX-License-Identifier: GPL-3.0-or-later
// Words and small pictures for the parts of packs.
#pragma once

#include <gtk/gtk.h>

#include "files/pack/robo-pack-import.h"

G_BEGIN_DECLS

/* Returns the name of a choice for a menu, translated. */
const char *robo_pack_words_get_choice (RoboPackChoice choice);

/* Returns a sentence about what is here of a part, translated. */
const char *robo_pack_words_get_fate (const RoboPackRow *row);

/* Returns who made a part and its license, such as "Ann, CC0-1.0", or NULL if the file says neither. Either may be
 * NULL. */
char *robo_pack_words_dup_credits (const char *author,
                                   const char *license) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a picture of a part: the arena itself, or the sign of its kind. It is decoration for screen readers. */
GtkWidget *robo_pack_words_create_picture (const RoboPackPart *part,
                                           int                 side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
