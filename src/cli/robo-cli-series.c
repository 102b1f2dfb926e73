// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-series.h"

#include <string.h>

#include "files/xml/robo-write.h"

#include "robo-cli-table.h"

/* This limit only prevents endless championships, which usually need a few matches. */
#define MAX_BOUTS 1000

typedef struct
{
  RoboSeriesFile *file;
  guint64         number; /* number of the series, from 1 */
  guint64         seed;
  const char     *path; /* path under which the series is saved, or NULL */
  RoboRng         rng;
} Playing;

static guint
count_bouts (const Playing *self)
{
  guint n_bouts;

  robo_series_get_bouts (robo_series_file_get_series (self->file), &n_bouts);

  return n_bouts;
}

static RoboCliStatus
play_bout (Playing *self)
{
  g_autoptr (RoboMatchSetup) setup = robo_series_file_dup_bout_setup (self->file);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
  g_autoptr (RoboGame) game = robo_cli_play_match (setup, board, self->path != NULL);
  g_autofree char *stem = self->path != NULL ? g_path_get_basename (self->path) : g_strdup ("series");
  g_autofree char *name = NULL;
  RoboCliStatus    status = ROBO_CLI_FINE;
  g_autofree char *result = NULL;

  if (g_str_has_suffix (stem, ROBO_SERIES_SUFFIX))
    stem[strlen (stem) - strlen (ROBO_SERIES_SUFFIX)] = '\0';
  name = g_strdup_printf ("%s-%u%s", stem, count_bouts (self) + 1, ROBO_MATCH_SUFFIX);
  result = robo_cli_dup_result (game);
  g_print ("series %" G_GUINT64_FORMAT ", match %u: %s, %s\n", self->number, count_bouts (self) + 1,
           robo_arena_get_id (setup->arena), result);
  if (self->path != NULL)
    {
      g_autofree char *folder = g_path_get_dirname (self->path);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      status = robo_cli_save (setup, game, path);
    }
  robo_series_file_begin_bout (self->file, name);
  robo_series_file_finish_bout (self->file, robo_game_get_state (game));

  return status;
}

RoboCliStatus
robo_cli_play_series (RoboSeriesFile *series,
                      guint64         number,
                      guint64         seed,
                      const char     *path)
{
  Playing self = { .file = series, .number = number, .seed = seed, .path = path };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  RoboSeriesStatus stage;
  RoboCliStatus    status = ROBO_CLI_FINE;
  guint            ranks[ROBO_MAX_ROBOTS];

  robo_rng_seed (&self.rng, seed);
  while (status == ROBO_CLI_FINE && count_bouts (&self) < MAX_BOUTS &&
         (stage = robo_series_get_status (robo_series_file_get_series (series))) != ROBO_SERIES_OVER)
    {
      if (stage == ROBO_SERIES_PLAYS)
        status = play_bout (&self);
      else
        {
          guint8 options[ROBO_MAX_ARENAS];
          guint  n_options = robo_series_get_options (robo_series_file_get_series (series), options);

          /* Pick a robot or choose an arena at random. */
          robo_series_file_answer (series, options[robo_rng_below (&self.rng, n_options)]);
        }
    }
  robo_series_get_ranks (robo_series_file_get_series (series), ranks);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (ranks[seat] > 0)
        g_string_append_printf (text, "%s%u:%u", text->len > 0 ? " " : "", seat + 1, ranks[seat]);
    }
  g_print ("series %" G_GUINT64_FORMAT ": seed %" G_GUINT64_FORMAT ", %u matches, ranks %s\n", number, seed,
           count_bouts (&self), text->str);
  if (status != ROBO_CLI_FINE || path == NULL)
    return status;
  if (robo_write_check_kind (path, "series", &error) && robo_series_file_save (series, path, &error))
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli play: %s", error->message);
  return ROBO_CLI_REFUSED;
}
