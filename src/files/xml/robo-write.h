// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file as a whole or not at all.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * robo_write_file:
 * @path: where to
 * @bytes: what is to be in the file
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Whatever goes wrong, a file that was there before is untouched. Links are followed, and a file that was there keeps
 * its permissions. What is no ordinary file is refused.
 *
 * Returns: whether it was written
 */
gboolean robo_write_file (const char *path,
                          GBytes     *bytes,
                          GError    **error);

/**
 * robo_write_check_kind:
 * @path: where somebody wants to write to, without having been asked about what is there
 * @kind: (nullable): the kind of document it will be, as in its namespace: "match"; %NULL for one that is not of this
 *   game's formats
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Returns: whether no document of another kind would be lost; an empty file is none
 */
gboolean robo_write_check_kind (const char *path,
                                const char *kind,
                                GError    **error);

/**
 * robo_write_set_error:
 * @error: (out): gets a %ROBO_CONTENT_ERROR_WRITE
 * @path: (type filename): what could not be written
 * @code: why; %G_FILE_ERROR_FAILED for anything else
 * @reason: what the system says, for anything else
 *
 * Says in a sentence for people what happened, and what to do.
 *
 * Returns: %FALSE, to be returned
 */
gboolean robo_write_set_error (GError    **error,
                               const char *path,
                               GFileError  code,
                               const char *reason);

G_END_DECLS
