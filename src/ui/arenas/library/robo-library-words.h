// SPDX-License-Identifier: GPL-3.0-or-later
// Describes arenas of the library in words.
#pragma once

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/* Returns the origin of an arena, in one or two words. */
const char *robo_library_words_get_origin (RoboLibraryArena *entry);

/* Returns the state of an arena's problems in a few words, or NULL if it has none. */
char *robo_library_words_dup_problems (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the languages of an arena's translations, each by its own name, or NULL. */
char *robo_library_words_dup_languages (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
