// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the choice of a game and of the page of a series, to be looked at by people: not a test.
// series-sheet FOLDER [WIDTH HEIGHT] writes series-STYLE-WHAT.png there. For another language set LANGUAGE, for larger
// text SHEET_TEXT_PERCENT.
#include "config.h"

#include <adwaita.h>
#include <locale.h>
#include <stdlib.h>

#include <glib/gi18n.h>

#include "engine/pieces/robo-state.h"
#include "files/xml/robo-paths.h"
#include "ui/start/robo-new-game-page.h"
#include "ui/start/robo-series-page.h"

#include "tests/files/match/series-test.h"

typedef struct
{
  GtkWindow  *window;
  const char *folder;
} Sheet;

static gboolean
stop_cb (gpointer user_data)
{
  gboolean *is_over = user_data;

  *is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Pages and styles have transitions. */
static void
wait_ms (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, stop_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static void
take (Sheet      *sheet,
      const char *what)
{
  gboolean         is_dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *file = g_strdup_printf ("%s/series-%s-%s.png", sheet->folder, is_dark ? "dark" : "light", what);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  wait_ms (350);
  paintable = gtk_widget_paintable_new (GTK_WIDGET (sheet->window));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (GTK_WIDGET (sheet->window)),
                          gtk_widget_get_height (GTK_WIDGET (sheet->window)));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (sheet->window)), node, NULL);
  gdk_texture_save_to_png (texture, file);
  gsk_render_node_unref (node);
  g_print ("%s\n", file);
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

/* A match that Ben has won, or the KillBots. */
static void
finish_bout (RoboSeriesFile *file,
             guint           winner)
{
  RoboState state;

  robo_state_init (&state);
  state.winner = winner;
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      state.robots[seat].vp = seat == winner ? 5 : seat;
      state.robots[seat].number = seat + 1;
    }
  robo_series_file_begin_bout (file, "a.match.xml");
  robo_series_file_finish_bout (file, &state);
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

int
main (int    argc,
      char **argv)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  const char                 *percent = g_getenv ("SHEET_TEXT_PERCENT");
  Sheet                       sheet = { 0 };

  if (argc < 2)
    {
      g_printerr ("series-sheet FOLDER [WIDTH HEIGHT]\n");
      return 2;
    }

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_init ();
  adw_init ();
  if (percent != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * atoi (percent) / 100, NULL);

  sheet.folder = argv[1];
  sheet.window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_decorated (sheet.window, FALSE);
  gtk_window_set_default_size (sheet.window, argc > 3 ? atoi (argv[2]) : 1280, argc > 3 ? atoi (argv[3]) : 900);
  gtk_window_present (sheet.window);
  wait_ms (500);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      take_new_game (&sheet);
      take_all_series (&sheet);
    }

  return 0;
}
