// SPDX-License-Identifier: GPL-3.0-or-later
// Packs the history of a document into bytes, for its recovery after a crash.
#pragma once

#include "base/robo-history.h"
#include "robo-document-file.h"

G_BEGIN_DECLS

/* A packed history has at most this many edits in each direction, and at most this many bytes for all their states
 * together. The edits nearest to the current state are kept. */
#define ROBO_HISTORY_MAX_EDITS 100
#define ROBO_HISTORY_MAX_SIZE  (4 * 1024 * 1024)

/* Packs the edits of a history, but not its current state. Returns NULL if there are no edits, or if the state nearest
 * to the current one is too large. Thread-safe. */
GBytes *robo_history_bytes_pack (const RoboHistoryPart  *part,
                                 const RoboDocumentType *type) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a history whose current state is the given one, since the bytes contain only the other states. Returns NULL
 * if the bytes are damaged or have more edits than a history can have. Thread-safe. */
RoboHistoryPart *robo_history_bytes_unpack (GBytes                 *bytes,
                                            const RoboDocumentType *type,
                                            gpointer                state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
