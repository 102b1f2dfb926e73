// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that the files of series share.
#pragma once

#include "files/xml/robo-attributes.h"
#include "robo-match-formats.h"
#include "robo-series-file.h"

G_BEGIN_DECLS

/* No question has more answers. */
#define ROBO_MAX_SERIES_ANSWER 32

/* The result of a seat in a finished match. */
typedef struct
{
  guint8 seat;
  guint8 vp;     /* at the end */
  guint8 number; /* starting number at the end */
} RoboSeriesResult;

typedef struct
{
  guint8 value;
} RoboSeriesAnswer;

/* A match of the series in its file. */
typedef struct
{
  char  *game;
  guint8 winner; /* a seat, ROBO_WINNER_SQUAD, or ROBO_NO_WINNER before the end */
} RoboSeriesEntry;

/* Attributes of elements: RoboSeriesFile, RoboSeriesAnswer, RoboSeriesEntry, RoboSeriesResult. */
extern const RoboAttribute robo_series_attributes[];
extern const RoboAttribute robo_series_answer_attributes[];
extern const RoboAttribute robo_series_entry_attributes[];
extern const RoboAttribute robo_series_result_attributes[];

struct _RoboSeriesFile
{
  RoboSeriesKind  kind;
  guint           rulings; /* when the series began */
  RoboMatchSetup *setup;
  GPtrArray      *arenas; /* of RoboArena; the first is also that of the set-up */
  RoboSeries     *series;
  GArray         *answers; /* of guint8 */
  GPtrArray      *games;   /* of char *, by match; one more than there are results while a match is played */
};

/* Takes over a finished match from a file; its arena is ignored. Returns whether a match can have ended so. */
gboolean robo_series_file_take_bout (RoboSeriesFile *self,
                                     const RoboBout *bout);

G_END_DECLS
