// SPDX-License-Identifier: GPL-3.0-or-later
// Filters the arenas of the library.
#pragma once

#include <gtk/gtk.h>

#include "files/arena/robo-library.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_LIBRARY_ALL,     /* all arenas */
  ROBO_LIBRARY_BUNDLED, /* arenas that come with the game */
  ROBO_LIBRARY_OWN,     /* arenas of the user's own */
} RoboLibrarySection;

/* Accepts a RoboLibraryArena if it is in the section, if its name or description is translated into the language,
 * and if its name, description, author or file name has the searched words. */
#define ROBO_TYPE_LIBRARY_FILTER (robo_library_filter_get_type ())

G_DECLARE_FINAL_TYPE (RoboLibraryFilter, robo_library_filter, ROBO, LIBRARY_FILTER, GtkFilter)

/* Creates a filter that accepts every arena. */
RoboLibraryFilter *robo_library_filter_new (void) G_GNUC_WARN_UNUSED_RESULT;

RoboLibrarySection robo_library_filter_get_section (RoboLibraryFilter *self);
void               robo_library_filter_set_section (RoboLibraryFilter *self,
                                                    RoboLibrarySection section);

/* These functions get and set the language, in the spelling of gettext. NULL stands for all languages. */
const char *robo_library_filter_get_language (RoboLibraryFilter *self);
void        robo_library_filter_set_language (RoboLibraryFilter *self,
                                              const char        *language);

/* Sets the words that the user has typed. An arena must have all of them. */
void robo_library_filter_set_words (RoboLibraryFilter *self,
                                    const char        *words);

G_END_DECLS
