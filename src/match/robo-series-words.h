// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a series, in whole sentences.
#pragma once

#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

/**
 * robo_series_kind_get_title:
 * @kind: a kind of series
 *
 * Returns: (transfer none): its name, translated
 */
const char *robo_series_kind_get_title (RoboSeriesKind kind);

/**
 * robo_series_file_dup_sentence:
 * @file: a series
 *
 * Returns: (transfer full): what comes next, or how it ended, translated
 */
char *robo_series_file_dup_sentence (const RoboSeriesFile *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_series_file_dup_bout_sentence:
 * @file: a series
 * @bout: a match that is over, from 0
 *
 * Returns: (transfer full): how it ended, such as "Anna won with 5 VP.", translated
 */
char *robo_series_file_dup_bout_sentence (const RoboSeriesFile *file,
                                          guint                 bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
