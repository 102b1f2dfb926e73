// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the game page, to be looked at by people: not a test.
// game-sheet FOLDER [WIDTH HEIGHT [PLAYERS [ARENA-FILE]]] writes game-STYLE-WHAT.png there; players are letters as
// in model-test.h, after a plus sign for a game with modules, in which each kind of question is taken too. For high
// contrast set ADW_DEBUG_HIGH_CONTRAST=1, for another language LANGUAGE, for larger text SHEET_TEXT_PERCENT.
#include "config.h"

#include <adwaita.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "files/xml/robo-paths.h"
#include "ui/game/page/robo-game-page.h"
#include "ui/game/seat/robo-players.h"

#include "tests/play/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-child.h"

typedef struct
{
  GtkWindow    *window;
  RoboGamePage *page;
  RoboMatch    *match;
  const char   *folder;
} Sheet;

static const char *
get_style_name (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return adw_style_manager_get_dark (manager) ? "contrast-dark" : "contrast-light";

  return adw_style_manager_get_dark (manager) ? "dark" : "light";
}

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
  g_autofree char *file = g_strdup_printf ("%s/game-%s-%s.png", sheet->folder, get_style_name (), what);
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

static RoboProgramDraft *
get_draft (Sheet *sheet)
{
  guint seat = robo_match_get_question (sheet->match)->seat;

  return property_object (robo_players_get_panel (ui_child (sheet->page, "players"), seat), "draft");
}

/* Each kind of question once, until @n_rounds are over. */
static void
take_questions (Sheet *sheet,
                guint  n_rounds)
{
  static gboolean is_taken[ROBO_N_QUESTION_KINDS];

  memset (is_taken, 0, sizeof is_taken);
  robo_match_set_skips_needless (sheet->match, FALSE);
  while (robo_match_get_question (sheet->match) != NULL &&
         robo_match_get_shown_state (sheet->match)->round <= n_rounds)
    {
      guint            kind = robo_match_get_question (sheet->match)->kind;
      g_autofree char *name = g_strdup_printf ("question-%02u", kind);

      if (kind != ROBO_ASK_PROGRAM && !is_taken[kind])
        take (sheet, name);
      is_taken[kind] = TRUE;
      test_match_answer (sheet->match);
    }
  robo_match_set_skips_needless (sheet->match, TRUE);
}

static void
take_program (Sheet *sheet)
{
  RoboProgramDraft *draft;

  while (robo_match_get_question (sheet->match)->kind != ROBO_ASK_PROGRAM ||
         robo_match_get_shown_state (sheet->match)->round < 3)
    test_match_answer (sheet->match);

  if (gtk_widget_get_mapped (robo_curtain_get_button (ui_child (sheet->page, "curtain"))))
    {
      take (sheet, "curtain");
      g_signal_emit_by_name (robo_curtain_get_button (ui_child (sheet->page, "curtain")), "clicked");
    }
  draft = get_draft (sheet);
  robo_program_draft_put (draft, ROBO_RED, 3, 0, ROBO_DIR_E);
  robo_program_draft_put (draft, ROBO_BLUE, 3, 1, ROBO_DIR_E);
  gtk_window_set_focus_visible (sheet->window, TRUE);
  take (sheet, "programming");
  robo_program_draft_put (draft, ROBO_RED, 4, 2, ROBO_DIR_NE);
  take (sheet, "forbidden");
}

/* Somewhere in the middle of a unit. */
static void
take_activation (Sheet *sheet)
{
  guint round = robo_match_get_shown_state (sheet->match)->round;
  guint position;

  position = robo_match_get_position (sheet->match);
  while (robo_match_get_shown_state (sheet->match)->round == round && robo_match_get_question (sheet->match) != NULL)
    test_match_answer (sheet->match);
  while (robo_match_get_event (sheet->match, position)->type != ROBO_EVENT_UNIT)
    position++;
  robo_match_seek (sheet->match, position + 8);
  take (sheet, "activation");
  robo_match_seek (sheet->match, G_MAXUINT);
  robo_match_play (sheet->match);
}

static void
take_all (Sheet      *sheet,
          const char *players,
          RoboArena  *arena)
{
  gboolean has_modules = players[0] == '+';
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players + has_modules, 5);

  if (arena != NULL)
    robo_match_setup_set_arena (setup, arena);
  if (has_modules)
    {
      test_setup_add_modules (setup);
      setup->rules.vp_goal = 9;
    }
  sheet->match = robo_match_new (setup);
  robo_game_page_set_match (sheet->page, sheet->match);
  take (sheet, "start");
  if (has_modules)
    take_questions (sheet, 10);
  take_program (sheet);
  take_activation (sheet);
  while (!robo_match_get_is_over (sheet->match))
    test_match_answer (sheet->match);
  take (sheet, "result");
  robo_game_page_set_match (sheet->page, NULL);
  g_object_unref (sheet->match);
}

int
main (int    argc,
      char **argv)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (RoboArena) arena = NULL;
  Sheet sheet = { 0 };

  if (argc < 2)
    {
      g_printerr ("game-sheet FOLDER [WIDTH HEIGHT [PLAYERS [ARENA-FILE]]]\n");
      return 2;
    }

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  gtk_init ();
  adw_init ();
  if (g_getenv ("SHEET_TEXT_PERCENT") != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * atoi (g_getenv ("SHEET_TEXT_PERCENT")) / 100, NULL);
  settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_uint (settings, "animation-speed", 0);
  if (argc > 5)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (argv[5]);

      arena = robo_arena_load_file (argv[5], problems);
    }

  sheet.folder = argv[1];
  sheet.window = GTK_WINDOW (gtk_window_new ());
  sheet.page = ROBO_GAME_PAGE (robo_game_page_new ());
  gtk_window_set_decorated (sheet.window, FALSE);
  gtk_window_set_default_size (sheet.window, argc > 3 ? atoi (argv[2]) : 1280, argc > 3 ? atoi (argv[3]) : 800);
  gtk_window_set_child (sheet.window, GTK_WIDGET (sheet.page));
  gtk_window_present (sheet.window);

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      take_all (&sheet, argc > 4 ? argv[4] : "hhkh", arena);
    }

  return 0;
}
