// SPDX-License-Identifier: GPL-3.0-or-later
// What keeping, reading and writing series share among themselves.
#pragma once

#include "files/xml/robo-attributes.h"
#include "robo-match-formats.h"
#include "robo-series-file.h"

G_BEGIN_DECLS

#define ROBO_N_SERIES_KINDS 2
/* Nothing that is asked has more answers. */
#define ROBO_MAX_SERIES_ANSWER 32

/**
 * RoboSeriesResult:
 * @seat: a seat
 * @vp: how many VP it had in the end
 * @number: its starting number in the end
 *
 * What a file says of a seat in a match that is over.
 */
typedef struct
{
  guint8 seat;
  guint8 vp;
  guint8 number;
} RoboSeriesResult;

/* The attributes of its element. */
extern const RoboAttribute robo_series_result_attributes[];

/**
 * robo_series_kind_get_word:
 * @kind: a RoboSeriesKind
 *
 * Returns: (transfer none): what files call it
 */
const char *robo_series_kind_get_word (guint kind);

struct _RoboSeriesFile
{
  RoboSeriesKind  kind;
  guint           rulings; /* by which it began */
  RoboMatchSetup *setup;
  GPtrArray      *arenas; /* of RoboArena; the first is that of the set-up, too */
  RoboSeries     *series;
  GArray         *answers; /* of guint8 */
  GPtrArray      *games;   /* of char *, by match; one more than there are results while one is played */
};

/**
 * robo_series_file_take_bout:
 * @self: a series that plays
 * @bout: from a file; its arena is not looked at
 *
 * Returns: whether a match can have ended so
 */
gboolean robo_series_file_take_bout (RoboSeriesFile *self,
                                     const RoboBout *bout);

G_END_DECLS
