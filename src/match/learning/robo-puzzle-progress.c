// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-progress.h"

#include "ai/robo-puzzles.h"

/* The flag shares a number with the tries. */
#define DAILY_BIT (1u << 31)

gboolean
robo_puzzle_progress_find (GVariant         *progress,
                           const char       *id,
                           RoboPuzzleRecord *record)
{
  guint32 number;

  if (!g_variant_lookup (progress, id, "u", &number))
    return FALSE;

  record->n_tries = number & ~DAILY_BIT;
  record->was_daily = (number & DAILY_BIT) != 0;

  return TRUE;
}

GVariant *
robo_puzzle_progress_add (GVariant               *progress,
                          const char             *id,
                          const RoboPuzzleRecord *record)
{
  GVariantBuilder  builder;
  GVariantIter     iter;
  RoboPuzzleRecord before;
  const char      *key;
  guint32          number;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, progress);
  while (g_variant_iter_next (&iter, "{&su}", &key, &number))
    g_variant_builder_add (&builder, "{su}", key, number);
  if (!robo_puzzle_progress_find (progress, id, &before))
    g_variant_builder_add (&builder, "{su}", id, (guint32)record->n_tries | (record->was_daily ? DAILY_BIT : 0));

  return g_variant_builder_end (&builder);
}

static gboolean
was_solved_in_time (GVariant    *progress,
                    const GDate *day)
{
  g_autofree char *id = robo_puzzles_dup_day_id (day);
  RoboPuzzleRecord record;

  return robo_puzzle_progress_find (progress, id, &record) && record.was_daily && record.n_tries > 0;
}

guint
robo_puzzle_progress_get_streak (GVariant    *progress,
                                 const GDate *today)
{
  GDate day = *today;
  guint n_days = 0;

  if (!was_solved_in_time (progress, &day))
    g_date_subtract_days (&day, 1);
  for (; was_solved_in_time (progress, &day); g_date_subtract_days (&day, 1))
    n_days++;

  return n_days;
}
