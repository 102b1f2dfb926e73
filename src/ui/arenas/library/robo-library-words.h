// SPDX-License-Identifier: GPL-3.0-or-later
// Describes arenas of the library in words.
#pragma once

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* Returns in one or two words where an arena comes from. */
const char *robo_library_words_get_origin (RoboLibraryArena *entry);

/* Describes the problems of an arena in a few words. Returns NULL if the arena has no problems. */
char *robo_library_words_dup_problems (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the languages into which an arena is translated, each by its own name, as one text, or NULL if there are
 * none. */
char *robo_library_words_dup_languages (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
