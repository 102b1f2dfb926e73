// SPDX-License-Identifier: GPL-3.0-or-later
// Which arenas of the library are shown.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

/**
 * RoboLibrarySection:
 * @ROBO_LIBRARY_ALL: all arenas
 * @ROBO_LIBRARY_BUNDLED: those that come with the game
 * @ROBO_LIBRARY_OWN: the user's
 */
typedef enum
{
  ROBO_LIBRARY_ALL,
  ROBO_LIBRARY_BUNDLED,
  ROBO_LIBRARY_OWN,
} RoboLibrarySection;

/**
 * RoboLibraryFilter:
 *
 * A GtkFilter of RoboLibraryArena: by section, by a language that name or description are translated into, and by words
 * that name, description, author or the name of the file contain.
 */
#define ROBO_TYPE_LIBRARY_FILTER (robo_library_filter_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryFilter, robo_library_filter, ROBO, LIBRARY_FILTER, GtkFilter)

/**
 * robo_library_filter_new:
 *
 * Returns: (transfer full): a filter that lets everything through
 */
RoboLibraryFilter *robo_library_filter_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboLibrarySection robo_library_filter_get_section (RoboLibraryFilter *self);
void               robo_library_filter_set_section (RoboLibraryFilter *self,
                                                    RoboLibrarySection section);

/* A language as gettext writes it, NULL for all. */
const char *robo_library_filter_get_language (RoboLibraryFilter *self);
void        robo_library_filter_set_language (RoboLibraryFilter *self,
                                              const char        *language);

/* What somebody typed; every word of it has to be found. */
void robo_library_filter_set_words (RoboLibraryFilter *self,
                                    const char        *words);

G_END_DECLS
