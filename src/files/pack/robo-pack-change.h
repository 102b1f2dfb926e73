// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and removes several files as one change, which a program that is killed leaves done or not done.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Collects files to write and to remove in a folder. Names are relative to it, such as "arenas/rome.arena.xml". */
typedef struct _RoboPackChange RoboPackChange;

RoboPackChange *robo_pack_change_new (const char *base) G_GNUC_WARN_UNUSED_RESULT;
void            robo_pack_change_free (RoboPackChange *self);

/* Writes a file or replaces it. */
void robo_pack_change_write (RoboPackChange *self,
                             const char     *name,
                             GBytes         *bytes);

/* Removes a file; it need not exist. */
void robo_pack_change_remove (RoboPackChange *self,
                              const char     *name);

/* Makes the change. First all new contents are written aside, then a journal of what is to be done, and then files are
 * only renamed. After an error all files are as before. */
gboolean robo_pack_change_apply (RoboPackChange *self,
                                 GError        **error);

/* Ends a change that a killed program has begun: completes it if its journal is there, otherwise forgets it. Does
 * nothing if there is none. Call it before the files are read. */
void robo_pack_change_recover (const char *base);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboPackChange, robo_pack_change_free)

G_END_DECLS
