// SPDX-License-Identifier: GPL-3.0-or-later
// Turns names into ids and file names, and finds names that are free.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Limits the characters in an id of a module, a module set or a rule set. */
#define ROBO_SLUG_MAX 39

/* Returns an id that is similar to the name: lower-case ASCII letters, digits and hyphens, such as "grosser" for
 * "Größer!". The name may be in any language. Every file system accepts the id, and it is the same in every locale. If
 * no character of the name can be used, returns `otherwise`. A result that is made from the name leaves room for a
 * number within ROBO_SLUG_MAX. */
char *robo_slug_new (const char *name,
                     const char *otherwise) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether an id is in use. */
typedef gboolean (*RoboSlugTakenFunc) (const char *slug,
                                       gpointer    data);

/* Returns `wish` if it is free, or else `wish` with the first free number from 2 on: "rome-2". The result is not
 * longer than `wish` or ROBO_SLUG_MAX bytes, whichever is longer. `number`, unless NULL, gets this number, or 1 if
 * `wish` was free. */
char *robo_slug_dup_free (const char       *wish,
                          RoboSlugTakenFunc is_taken,
                          gpointer          data,
                          guint            *number) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a free path in the folder. It ends with `wish` and the suffix, or has a number as in robo_slug_dup_free().
 * `slug`, unless NULL, gets the name without the suffix. */
char *robo_slug_dup_free_path (const char *folder,
                               const char *wish,
                               const char *suffix,
                               char      **slug) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
