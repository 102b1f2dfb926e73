// SPDX-License-Identifier: GPL-3.0-or-later
// The log as plain text.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * robo_log_text_dup:
 * @log: a list of RoboLogItem
 *
 * Returns: (transfer full): a line each, indented below the headings of rounds and dice, as people paste it elsewhere
 */
char *robo_log_text_dup (GListModel *log) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
