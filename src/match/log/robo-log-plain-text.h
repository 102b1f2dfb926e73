// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the log as plain text.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Returns the log for the clipboard. Text lines are indented below the headings, and the consequences of a die more
 * than the line about the die. */
char *robo_log_plain_text_dup (GListModel *log) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
