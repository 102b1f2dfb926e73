// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-progress.h"

#include "ai/robo-puzzles.h"

/* This bit of the stored number marks a puzzle that was solved or shown on its own day. The other bits are the
 * number of tries. */
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

/* If the clock was set back or forward, the user may have solved puzzles in another order than the order of their
 * days. The dictionary keeps the order in which they were solved. Real time only goes forward, so the longest
 * increasing sequence of days counts as solved on these days. If two days contradict each other, the day that was
 * solved first counts. */

typedef struct
{
  guint32  day; /* Julian day of the puzzle */
  gboolean was_solved;
  guint    length; /* length of the longest increasing sequence that ends with this day */
  int      before; /* index of the day before this day in that sequence, or -1 */
} Solved;

static GArray *
list_daily (GVariant *progress)
{
  GArray      *days = g_array_new (FALSE, FALSE, sizeof (Solved));
  GVariantIter iter;
  const char  *id;
  guint32      number;
  GDate        day;

  g_variant_iter_init (&iter, progress);
  while (g_variant_iter_next (&iter, "{&su}", &id, &number))
    {
      Solved solved = { .was_solved = (number & ~DAILY_BIT) > 0, .length = 1, .before = -1 };

      if ((number & DAILY_BIT) == 0 || !robo_puzzles_parse_day (id, &day))
        continue;
      solved.day = g_date_get_julian (&day);
      g_array_append_val (days, solved);
    }

  return days;
}

/* Returns a set of the Julian days whose puzzles were solved or shown on their days. The values of the set say
 * whether the puzzle was solved. */
static GHashTable *
find_timeline (GVariant *progress)
{
  g_autoptr (GArray) days = list_daily (progress);
  GHashTable *timeline = g_hash_table_new (NULL, NULL);
  int         last = -1;

  for (guint i = 0; i < days->len; i++)
    {
      Solved *solved = &g_array_index (days, Solved, i);

      for (guint j = 0; j < i; j++)
        {
          const Solved *earlier = &g_array_index (days, Solved, j);

          if (earlier->day >= solved->day || earlier->length < solved->length)
            continue;
          solved->length = earlier->length + 1;
          solved->before = (int)j;
        }
      if (last < 0 || solved->length > g_array_index (days, Solved, last).length)
        last = (int)i;
    }
  for (; last >= 0; last = g_array_index (days, Solved, last).before)
    {
      const Solved *solved = &g_array_index (days, Solved, last);

      g_hash_table_insert (timeline, GUINT_TO_POINTER (solved->day), GINT_TO_POINTER (solved->was_solved));
    }

  return timeline;
}

/* Returns whether a puzzle that was solved under a wrong clock may be solved again on its day. */
static gboolean
can_be_daily_now (GVariant               *progress,
                  const char             *id,
                  const RoboPuzzleRecord *before)
{
  g_autoptr (GHashTable) timeline = NULL;
  GDate day;

  if (before->n_tries == 0 || !robo_puzzles_parse_day (id, &day))
    return FALSE;

  timeline = find_timeline (progress);

  return !before->was_daily || !g_hash_table_contains (timeline, GUINT_TO_POINTER (g_date_get_julian (&day)));
}

GVariant *
robo_puzzle_progress_add (GVariant               *progress,
                          const char             *id,
                          const RoboPuzzleRecord *record)
{
  RoboPuzzleRecord before;
  gboolean         has_before = robo_puzzle_progress_find (progress, id, &before);
  gboolean         is_moved = has_before && record->was_daily && can_be_daily_now (progress, id, &before);
  guint            n_tries = is_moved ? before.n_tries : record->n_tries;
  GVariantBuilder  builder;
  GVariantIter     iter;
  const char      *key;
  guint32          number;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, progress);
  while (g_variant_iter_next (&iter, "{&su}", &key, &number))
    if (!is_moved || !g_str_equal (key, id))
      g_variant_builder_add (&builder, "{su}", key, number);
  if (!has_before || is_moved)
    g_variant_builder_add (&builder, "{su}", id, (guint32)n_tries | (record->was_daily ? DAILY_BIT : 0));

  return g_variant_builder_end (&builder);
}

static gboolean
was_solved_in_time (GHashTable *timeline,
                    guint32     day)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (timeline, GUINT_TO_POINTER (day)));
}

guint
robo_puzzle_progress_get_streak (GVariant    *progress,
                                 const GDate *today)
{
  g_autoptr (GHashTable) timeline = find_timeline (progress);
  guint32 day = g_date_get_julian (today);
  guint   n_days = 0;

  if (!was_solved_in_time (timeline, day))
    day--;
  for (; was_solved_in_time (timeline, day); day--)
    n_days++;

  return n_days;
}
