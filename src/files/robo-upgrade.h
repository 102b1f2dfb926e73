// SPDX-License-Identifier: GPL-3.0-or-later
// Bringing files of older versions of a format up to date, and saying what was changed.
#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

#include "files/xml/robo-problem.h"

G_BEGIN_DECLS

/**
 * RoboMigration:
 * @kind: of the format, as in its namespace: "modules"
 * @version: which version it is for
 * @to: the next version; or @version again for what is only put in order in files of it
 * @migrate: changes a document of that version, below its root, which gets its new namespace afterwards; returns
 *   (transfer full) (nullable) translated sentences about what it changed, %NULL if it changed nothing
 *
 * One step. Steps of one kind and version are made in the order of their table.
 */
typedef struct
{
  const char *kind;
  guint       version;
  guint       to;
  char *(*migrate) (xmlNode *root);
} RoboMigration;

/**
 * RoboUpgrade:
 * @bytes: the file as it is now to be
 * @changes: (element-type utf8): a translated sentence for each change; none if the file is up to date
 *
 * What has become of a file.
 */
typedef struct
{
  GBytes    *bytes;
  GPtrArray *changes;
} RoboUpgrade;

/**
 * robo_upgrade_new:
 * @bytes: a file of any of our formats
 * @migrations: (nullable): steps, the last one has a kind of %NULL; %NULL for those there are
 * @problems: where to add why it cannot be done: it is no file of ours, or of a newer version, or would not be right
 *   afterwards
 *
 * Returns: (transfer full) (nullable): the file as it is to be; %NULL with an error in @problems
 */
RoboUpgrade *robo_upgrade_new (GBytes              *bytes,
                               const RoboMigration *migrations,
                               RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
void         robo_upgrade_free (RoboUpgrade *self);

/**
 * robo_upgrade_file:
 * @path: a file
 * @folder: (nullable): where the new file goes, also if nothing had to be changed; %NULL to put it in the place of
 *   the old one, which is kept beside it with a "~" at the end of its name
 * @problems: where to add why it cannot be done
 *
 * Every file is written as a whole or not at all; one that is up to date is not touched.
 *
 * Returns: (transfer full) (nullable): what was changed; %NULL with an error in @problems
 */
RoboUpgrade *robo_upgrade_file (const char   *path,
                                const char   *folder,
                                RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboUpgrade, robo_upgrade_free)

G_END_DECLS
