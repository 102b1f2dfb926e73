// SPDX-License-Identifier: GPL-3.0-or-later
// Describes a series in whole sentences.
#pragma once

#include "files/match/robo-series-file.h"

G_BEGIN_DECLS

const char *robo_series_kind_get_title (RoboSeriesKind kind);

/* Returns the next step or the result, translated. */
char *robo_series_file_dup_sentence (const RoboSeriesFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the result of a finished match, numbered from 0, such as "Anna won with 5 VP.", translated. */
char *robo_series_file_dup_bout_sentence (const RoboSeriesFile *file,
                                          guint                 bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
