// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-puzzle-offer.h"

#include <string.h>

#include "files/xml/robo-xml.h"
#include "match/log/robo-words.h"

#include "robo-puzzle-words.h"

#define N_EARLIER_DAYS 13

/* This many digits of the digest are enough to tell the puzzles of one person apart. */
#define N_DIGITS 20

void
robo_puzzle_offer_free (RoboPuzzleOffer *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->old_id);
  g_free (self->title);
  g_free (self->path);
  g_free (self);
}

RoboPuzzleOffer *
robo_puzzle_offer_copy (const RoboPuzzleOffer *self)
{
  RoboPuzzleOffer *copy = g_memdup2 (self, sizeof *self);

  copy->id = g_strdup (self->id);
  copy->old_id = g_strdup (self->old_id);
  copy->title = g_strdup (self->title);
  copy->path = g_strdup (self->path);

  return copy;
}

static RoboPuzzleOffer *
day_new (const GDate *day,
         gboolean     is_today)
{
  RoboPuzzleOffer *self = g_new0 (RoboPuzzleOffer, 1);

  self->section = is_today ? ROBO_PUZZLE_TODAY : ROBO_PUZZLE_EARLIER;
  self->id = robo_puzzles_dup_day_id (day);
  self->title = robo_words_dup_day (day);
  self->difficulty = robo_puzzles_get_difficulty (day);
  self->day = *day;

  return self;
}

/* Makes the id from the content and not from the file name. Two puzzles may have the same file name, and two copies
 * of a puzzle may have different file names. */
static char *
dup_file_id (const char *path)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, ROBO_XML_MAX_SIZE, ignored);
  g_autofree char *digest = bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;

  return digest != NULL ? g_strdup_printf ("file:%.*s", N_DIGITS, digest) : g_strdup ("file:");
}

RoboPuzzleOffer *
robo_puzzle_offer_new_for_file (const char *path)
{
  RoboPuzzleOffer *self = g_new0 (RoboPuzzleOffer, 1);
  g_autofree char *name = g_filename_display_basename (path);

  if (g_str_has_suffix (name, ROBO_PUZZLE_SUFFIX))
    name[strlen (name) - strlen (ROBO_PUZZLE_SUFFIX)] = '\0';
  self->section = ROBO_PUZZLE_OWN;
  self->id = dup_file_id (path);
  self->old_id = g_strconcat ("file:", name, NULL);
  self->title = g_steal_pointer (&name);
  self->path = g_strdup (path);

  return self;
}

static gint
compare_titles (gconstpointer a,
                gconstpointer b)
{
  const RoboPuzzleOffer *one = *(const RoboPuzzleOffer *const *)a;
  const RoboPuzzleOffer *other = *(const RoboPuzzleOffer *const *)b;

  return g_utf8_collate (one->title, other->title);
}

static void
add_files (GPtrArray *offers)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", "puzzles", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ROBO_PUZZLE_SUFFIX))
        g_ptr_array_add (files, robo_puzzle_offer_new_for_file (path));
    }
  g_ptr_array_sort (files, compare_titles);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (offers, files->pdata[i]);
}

GPtrArray *
robo_puzzle_offers_list (const GDate *today)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_puzzle_offer_free);
  GDate      day = *today;

  g_ptr_array_add (offers, day_new (&day, TRUE));
  for (guint i = 0; i < N_EARLIER_DAYS && robo_puzzles_get_number (&day) > 1; i++)
    {
      g_date_subtract_days (&day, 1);
      g_ptr_array_add (offers, day_new (&day, FALSE));
    }
  for (guint difficulty = 1; difficulty <= ROBO_MAX_DIFFICULTY; difficulty++)
    {
      RoboPuzzleOffer *practice = g_new0 (RoboPuzzleOffer, 1);

      practice->section = ROBO_PUZZLE_PRACTICE;
      practice->title = g_strdup (robo_puzzle_difficulty_get_label (difficulty));
      practice->difficulty = difficulty;
      g_ptr_array_add (offers, practice);
    }
  add_files (offers);

  return offers;
}

gboolean
robo_puzzle_offer_find_record (const RoboPuzzleOffer *self,
                               GVariant              *progress,
                               RoboPuzzleRecord      *record)
{
  if (self->id == NULL)
    return FALSE;
  if (robo_puzzle_progress_find (progress, self->id, record))
    return TRUE;

  return self->old_id != NULL && robo_puzzle_progress_find (progress, self->old_id, record);
}

RoboPuzzle *
robo_puzzle_offer_make (const RoboPuzzleOffer *self,
                        GCancellable          *cancellable,
                        RoboSolution          *solution,
                        RoboProblems          *problems)
{
  memset (solution, 0, sizeof *solution);
  switch (self->section)
    {
    case ROBO_PUZZLE_TODAY:
    case ROBO_PUZZLE_EARLIER:
      return robo_puzzles_make_daily (&self->day, cancellable, solution, problems);

    case ROBO_PUZZLE_PRACTICE:
      return robo_puzzles_make (g_random_int (), self->difficulty, NULL, cancellable, solution, problems);

    case ROBO_PUZZLE_OWN:
      return robo_puzzle_load_file (self->path, problems);
    }

  g_return_val_if_reached (NULL);
}
