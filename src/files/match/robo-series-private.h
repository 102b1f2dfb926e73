// SPDX-License-Identifier: GPL-3.0-or-later
// Declares what reading, checking and writing of series share.
#pragma once

#include "files/xml/robo-attributes.h"
#include "robo-match-formats.h"
#include "robo-series-file.h"

G_BEGIN_DECLS

/* A question has at most this many answers. */
#define ROBO_MAX_SERIES_ANSWER 32

/* Holds the result of a seat in a finished match. */
typedef struct
{
  guint8 seat;
  guint8 vp;     /* VP at the end */
  guint8 number; /* starting number at the end */
} RoboSeriesResult;

typedef struct
{
  guint8 value;
} RoboSeriesAnswer;

/* Holds a match of the series as it is in the file. */
typedef struct
{
  char  *game;
  guint8 winner; /* winner of the match: a seat, ROBO_WINNER_SQUAD, or ROBO_NO_WINNER before the end */
} RoboSeriesEntry;

/* These are the attributes of elements, for RoboSeriesFile, RoboSeriesAnswer, RoboSeriesEntry and RoboSeriesResult. */
extern const RoboAttribute robo_series_attributes[];
extern const RoboAttribute robo_series_answer_attributes[];
extern const RoboAttribute robo_series_entry_attributes[];
extern const RoboAttribute robo_series_result_attributes[];

struct _RoboSeriesFile
{
  RoboSeriesKind  kind;
  guint           rulings; /* rulings when the series began */
  RoboMatchSetup *setup;
  GPtrArray      *arenas; /* array of RoboArena; the first arena is also the arena of the set-up */
  RoboSeries     *series;
  GArray         *answers; /* array of guint8: the answers so far */
  GPtrArray      *games;   /* array of char *: the file of each match that has begun */
};

/* Takes over a finished match from a file. The arena of `bout` is ignored. Returns whether a match can end with this
 * result. */
gboolean robo_series_file_take_bout (RoboSeriesFile *self,
                                     const RoboBout *bout);

G_END_DECLS
