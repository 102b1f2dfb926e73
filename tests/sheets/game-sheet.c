// SPDX-License-Identifier: GPL-3.0-or-later
// Takes pictures of the game page, for people to look at: not a test.
//
// game-sheet FOLDER [WIDTH HEIGHT [PLAYERS [ARENA-FILE]]] writes game-STYLE-WHAT.png there. PLAYERS are
// letters as in model-test.h; after a plus sign the game has modules, and a picture of each kind of question
// is taken, too. Set ADW_DEBUG_HIGH_CONTRAST=1 for high contrast, LANGUAGE for another language,
// SHEET_TEXT_PERCENT for larger text.
#include "config.h"

#include <string.h>

#include "ui/match/robo-game-page.h"
#include "ui/match/seat/robo-players.h"

#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "tests/ui/ui-child.h"

#include "sheet-picture.h"
#include "sheet-words.h"

/* Pages and styles have transitions, which have to end first. */
#define TRANSITION_MS 350

typedef struct
{
  GtkWindow    *window;
  RoboGamePage *page;
  RoboMatch    *match;
  const char   *folder;
  const char   *players;
  RoboArena    *arena; /* nullable */
} Sheet;

static void
take (Sheet      *sheet,
      const char *what)
{
  sheet_wait_ms (TRANSITION_MS);
  sheet_take_picture (sheet->window, sheet->folder, "game", what);
}

static RoboProgramDraft *
get_draft (Sheet *sheet)
{
  guint seat = robo_match_get_question (sheet->match)->seat;

  return property_object (robo_players_get_panel (ui_child (sheet->page, "players"), seat), "draft");
}

/* Takes a picture of each kind of question, until n_rounds rounds are over. */
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

/* Takes a picture in the middle of a unit. */
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
take_all (gpointer data)
{
  Sheet   *sheet = data;
  gboolean has_modules = sheet->players[0] == '+';
  g_autoptr (RoboMatchSetup) setup = test_setup_new (sheet->players + has_modules, 5);

  if (sheet->arena != NULL)
    robo_match_setup_set_arena (setup, sheet->arena);
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
  g_autoptr (GSettings) settings = NULL;
  Sheet sheet = { 0 };

  if (argc < 2)
    {
      g_printerr ("game-sheet FOLDER [WIDTH HEIGHT [PLAYERS [ARENA-FILE]]]\n");
      return 2;
    }

  sheet_speak ();
  sheet.folder = argv[1];
  sheet.players = argc > 4 ? argv[4] : "hhkh";
  sheet.window = sheet_window_new (argc > 3 ? atoi (argv[2]) : 1280, argc > 3 ? atoi (argv[3]) : 800);
  settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_uint (settings, "animation-speed", 0);
  if (argc > 5)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (argv[5]);

      sheet.arena = robo_arena_load_file (argv[5], problems);
    }

  sheet.page = ROBO_GAME_PAGE (robo_game_page_new ());
  gtk_window_set_child (sheet.window, GTK_WIDGET (sheet.page));
  gtk_window_present (sheet.window);

  sheet_take_schemes (take_all, &sheet);
  g_clear_pointer (&sheet.arena, robo_arena_unref);

  return 0;
}
