// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the choice of a game and of the page of a series, for people to look at: not a test.
//
// series-sheet FOLDER [WIDTH HEIGHT] writes series-STYLE-WHAT.png there. Set LANGUAGE for another language,
// SHEET_TEXT_PERCENT for larger text.
#include "config.h"

#include "ui/setup/robo-new-game-page.h"
#include "ui/setup/robo-series-page.h"

#include "tests/files/match/series-test.h"

#include "sheet-picture.h"
#include "sheet-words.h"

/* Pages and styles have transitions, which have to end first. */
#define TRANSITION_MS 350

typedef struct
{
  GtkWindow  *window;
  const char *folder;
} Sheet;

static void
take (Sheet      *sheet,
      const char *what)
{
  sheet_wait_ms (TRANSITION_MS);
  sheet_take_picture (sheet->window, sheet->folder, "series", what);
}

static void
take_new_game (Sheet *sheet)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboArenaList) arenas = robo_arena_list_new (library);
  RoboNewGamePage *page = g_object_new (ROBO_TYPE_NEW_GAME_PAGE, "arenas", arenas, NULL);

  gtk_window_set_child (sheet->window, GTK_WIDGET (page));
  for (guint mode = 0; mode < ROBO_N_MODES; mode++)
    {
      g_autofree char *what = g_strconcat ("new-", robo_game_mode_get_id (mode), NULL);

      robo_new_game_page_choose_mode (page, mode);
      take (sheet, what);
    }
}

static void
finish_bout (RoboSeriesFile *file,
             guint           winner)
{
  robo_series_file_begin_bout (file, "a.match.xml");
  test_series_finish_bout (file, winner);
}

static void
answer (RoboSeriesFile *file)
{
  guint8 options[ROBO_MAX_ARENAS];
  guint  n_options = robo_series_get_options (robo_series_file_get_series (file), options);

  robo_series_file_answer (file, options[n_options / 2]);
}

static void
take_series (Sheet          *sheet,
             RoboSeriesFile *file,
             const char     *what)
{
  GtkWidget *page = g_object_new (ROBO_TYPE_SERIES_PAGE, NULL);
  g_autoptr (RoboSeriesRun) run = robo_series_run_new (file, g_get_tmp_dir ());

  robo_series_page_set_run (ROBO_SERIES_PAGE (page), run);
  gtk_window_set_child (sheet->window, page);
  take (sheet, what);
}

static RoboSeriesFile *
series_new (RoboSeriesKind kind,
            const char    *players)
{
  g_autoptr (RoboMatchSetup) setup = test_series_setup_new (players, 3);
  g_autoptr (GPtrArray) arenas = test_arenas_new ();

  return robo_series_file_new (kind, setup, (RoboArena *const *)arenas->pdata, arenas->len);
}

static void
take_all_series (Sheet *sheet)
{
  RoboSeriesFile *file = series_new (ROBO_SERIES_CHAMPIONSHIP, "hhkk");

  answer (file);
  take_series (sheet, file, "picks");

  file = series_new (ROBO_SERIES_CHAMPIONSHIP, "hhkk");
  answer (file);
  answer (file);
  finish_bout (file, ROBO_WINNER_SQUAD);
  finish_bout (file, 1);
  take_series (sheet, file, "chooses");

  file = series_new (ROBO_SERIES_ALL_ARENAS, "hhk-");
  finish_bout (file, 1);
  take_series (sheet, file, "plays");

  file = series_new (ROBO_SERIES_ALL_ARENAS, "hhk-");
  for (guint i = 0; i < 4; i++)
    finish_bout (file, i % 2);
  take_series (sheet, file, "over");
}

static void
take_all (gpointer sheet)
{
  take_new_game (sheet);
  take_all_series (sheet);
}

int
main (int    argc,
      char **argv)
{
  Sheet sheet = { 0 };

  if (argc < 2)
    {
      g_printerr ("series-sheet FOLDER [WIDTH HEIGHT]\n");
      return 2;
    }

  sheet_speak ();
  sheet.folder = argv[1];
  sheet.window = sheet_window_new (argc > 3 ? atoi (argv[2]) : 1280, argc > 3 ? atoi (argv[3]) : 900);
  gtk_window_present (sheet.window);
  sheet_wait_ms (500);
  sheet_take_schemes (take_all, &sheet);

  return 0;
}
