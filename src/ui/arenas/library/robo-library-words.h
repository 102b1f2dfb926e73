// SPDX-License-Identifier: GPL-3.0-or-later
// What the library says about an arena, in words.
#pragma once

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/**
 * robo_library_words_get_origin:
 * @entry: an arena of the library
 *
 * Returns: (transfer none): where it comes from, one or two words
 */
const char *robo_library_words_get_origin (RoboLibraryArena *entry);

/**
 * robo_library_words_dup_problems:
 * @entry: an arena of the library
 *
 * Returns: (transfer full) (nullable): whether something is wrong with it, a few words; %NULL if nothing is
 */
char *robo_library_words_dup_problems (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_library_words_dup_languages:
 * @entry: an arena of the library
 *
 * Returns: (transfer full) (nullable): the languages it is translated into, each in itself
 */
char *robo_library_words_dup_languages (RoboLibraryArena *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
