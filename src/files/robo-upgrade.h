// SPDX-License-Identifier: GPL-3.0-or-later
// Upgrades files of older versions of a format and describes the changes.
#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/* Describes one step of an upgrade. Steps of one kind and version are made in the order of their table. */
typedef struct
{
  const char *kind;    /* kind of the format, as in its namespace: "modules" */
  guint       version; /* version of the documents that the step changes */
  guint       to;      /* the next version, or the same for a step that only corrects files */
  /* Changes a document of this version, except the namespace of its root, which is set afterwards. Returns translated
   * sentences about its changes, which the caller owns, or NULL if it has changed nothing. */
  char *(*migrate) (xmlNode *root);
} RoboMigration;

/* Holds the result of an upgrade. */
typedef struct
{
  GBytes    *bytes;   /* the new file */
  GPtrArray *changes; /* a translated sentence for each change; empty if the file is up to date */
} RoboUpgrade;

/* Returns the upgraded content of a file, which may have any of the formats that robo_validate_file() knows.
 * `migrations` ends with a row whose kind is NULL; if it is NULL, the built-in steps are used. Returns NULL with an
 * error in `problems` if the file has an unknown format or a newer version, or would not be valid after the
 * upgrade. */
RoboUpgrade *robo_upgrade_new (GBytes              *bytes,
                               const RoboMigration *migrations,
                               RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
void         robo_upgrade_free (RoboUpgrade *self);

/* Upgrades a file and returns the changes, or NULL with an error in `problems`. Writes the new file to the folder,
 * even if there are no changes. If the folder is NULL, the new file replaces the old file, which is kept with "~" at
 * the end of its name; a file that is up to date is then not touched. Files are written as a whole, or not at all. */
RoboUpgrade *robo_upgrade_file (const char   *path,
                                const char   *folder,
                                RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboUpgrade, robo_upgrade_free)

G_END_DECLS
