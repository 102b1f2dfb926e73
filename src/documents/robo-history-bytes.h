// SPDX-License-Identifier: GPL-3.0-or-later
// Packs the history of a document into bytes, for its recovery after a crash.
#pragma once

#include "base/robo-history.h"
#include "robo-document-file.h"

G_BEGIN_DECLS

/* The most edits in each direction that are packed, and the most bytes of all their states together. Those next to the
 * state shown come first. */
#define ROBO_HISTORY_MAX_EDITS 100
#define ROBO_HISTORY_MAX_SIZE  (4 * 1024 * 1024)

/* Returns NULL if there are no edits. Thread-safe. */
GBytes *robo_history_bytes_pack (const RoboHistoryPart  *part,
                                 const RoboDocumentType *type) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a history around a state, which the bytes do not contain; NULL if they are damaged. Thread-safe. */
RoboHistoryPart *robo_history_bytes_unpack (GBytes                 *bytes,
                                            const RoboDocumentType *type,
                                            gpointer                state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
