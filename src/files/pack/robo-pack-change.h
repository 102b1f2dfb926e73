// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and removes several files as one change. If the program is killed meanwhile, the next start completes or
// discards the change, see robo_pack_change_recover().
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Collects files that are to be written or removed in a base folder. Their names are relative to the base folder,
 * such as "arenas/rome.arena.xml". */
typedef struct _RoboPackChange RoboPackChange;

RoboPackChange *robo_pack_change_new (const char *base) G_GNUC_WARN_UNUSED_RESULT;
void            robo_pack_change_free (RoboPackChange *self);

/* Makes the change write a file, or replace it. robo_pack_change_apply() carries this out. */
void robo_pack_change_write (RoboPackChange *self,
                             const char     *name,
                             GBytes         *bytes);

/* Makes the change remove a file, which need not exist. */
void robo_pack_change_remove (RoboPackChange *self,
                              const char     *name);

/* Carries the change out. Writes all new contents into a hidden folder, then a journal of the steps, and then only
 * renames and removes files. After an error, takes back the steps that were made, so that all files are as before. */
gboolean robo_pack_change_apply (RoboPackChange *self,
                                 GError        **error);

/* Ends a change that was under way when the program was killed: completes the change if its journal was written,
 * otherwise discards it. Does nothing if there is no such change. Call this before reading the files. */
void robo_pack_change_recover (const char *base);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackChange, robo_pack_change_free)

G_END_DECLS
