// SPDX-License-Identifier: GPL-3.0-or-later
// What keeping, reading and writing series share among themselves.
#pragma once

#include "robo-match-formats.h"
#include "robo-series-file.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* By RoboSeriesKind. */
extern const char *const robo_series_kind_ids[2];

struct _RoboSeriesFile
{
  RoboSeriesKind  kind;
  RoboMatchSetup *setup;
  GPtrArray      *arenas; /* of RoboArena; the first is that of the set-up, too */
  RoboSeries     *series;
  GArray         *answers; /* of guint8 */
  GPtrArray      *games;   /* of char *, by match; one more than there are results while one is played */
};

gboolean robo_series_file_take_bout (RoboSeriesFile *self,
                                     const RoboBout *bout);

G_END_DECLS
