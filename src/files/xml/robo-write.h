// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file as a whole, or not at all.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a new file, or replaces an existing file. After an error the old file is unchanged. Links are followed, and
 * an existing file keeps its permissions. Only regular files are replaced. */
gboolean robo_write_file (const char *path,
                          GBytes     *bytes,
                          GError    **error);

/* Does the same as robo_write_file() for a copy whose path the user does not know. The error has the title of the
 * document instead of the path. */
gboolean robo_write_copy (const char *path,
                          const char *title,
                          GBytes     *bytes,
                          GError    **error);

/* Checks a path at which a file will be overwritten without asking the user. `kind` is the kind of the new document
 * as in its namespace, such as "match"; NULL for other formats. Returns FALSE if a document of another kind would be
 * lost. An empty file is no document. A file that cannot be read passes, because writing will show whether it can be
 * replaced. */
gboolean robo_write_check_kind (const char *path,
                                const char *kind,
                                GError    **error);

/* Sets a ROBO_CONTENT_ERROR_WRITE with a sentence for users, which includes a remedy. If the code is unknown, uses
 * the reason that the system gives. Returns FALSE. */
gboolean robo_write_set_error (GError    **error,
                               const char *path,
                               GFileError  code,
                               const char *reason);

G_END_DECLS
