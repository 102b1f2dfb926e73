// SPDX-License-Identifier: GPL-3.0-or-later
// Turns names into ids and names of files, and finds those that are free.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest number of characters of an id of a module, a module set or a rule set. */
#define ROBO_SLUG_MAX 39

/* Returns an id like the name, which may be in any language: lower-case ASCII letters, digits and hyphens, such as
 * "grosser" for "Größer!". Every file system accepts it, and it is the same in every locale. Returns `otherwise` if
 * no character of the name can be used. The result has room for a number within ROBO_SLUG_MAX. */
char *robo_slug_new (const char *name,
                     const char *otherwise) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether an id is in use. */
typedef gboolean (*RoboSlugTakenFunc) (const char *slug,
                                       gpointer    data);

/* Returns the wish if it is free, else the wish with the first free number from 2 on: "rome-2". It is not longer
 * than the wish or ROBO_SLUG_MAX bytes, whichever is more. `number`, unless NULL, gets the number, 1 for none. */
char *robo_slug_dup_free (const char       *wish,
                          RoboSlugTakenFunc is_taken,
                          gpointer          data,
                          guint            *number) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a path in the folder at which there is no file: that of the wish and the suffix, or one with a number as
 * above. `slug`, unless NULL, gets the name without the suffix. */
char *robo_slug_dup_free_path (const char *folder,
                               const char *wish,
                               const char *suffix,
                               char      **slug) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
