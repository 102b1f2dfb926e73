// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the balance panel with the result of an arena or a module set, for people to look at: not a test.
//
// Usage: balance-sheet [ARENA|FILE.modules.xml]
#include "config.h"

#include <adwaita.h>

#include "files/arena/robo-library.h"
#include "ui/arenas/balance/robo-balance-panel.h"
#include "ui/arenas/balance/robo-card-balance.h"

#include "sheet-words.h"

static const char *arena_id = "ruhrgebiet";

static GtkWidget *
create_panel (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (arena_id);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, arena_id, problems);
  GtkWidget *panel = g_object_new (ROBO_TYPE_BALANCE_PANEL, NULL);

  robo_balance_panel_set_arena (ROBO_BALANCE_PANEL (panel), arena);
  robo_balance_panel_start (ROBO_BALANCE_PANEL (panel));

  return panel;
}

static GtkWidget *
create_cards (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (arena_id);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_file (arena_id, problems);
  GtkWidget *panel = g_object_new (ROBO_TYPE_CARD_BALANCE, NULL);

  robo_card_balance_set_modules (ROBO_CARD_BALANCE (panel), set);
  robo_card_balance_start (ROBO_CARD_BALANCE (panel));

  return panel;
}

static void
activate_cb (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *panel = g_str_has_suffix (arena_id, ".xml") ? create_cards () : create_panel ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (panel, 12);
  gtk_widget_set_margin_end (panel, 12);
  gtk_widget_set_margin_top (panel, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), panel);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) app = NULL;

  sheet_speak ();
  app = adw_application_new ("io.github.robodrome.BalanceSheet", G_APPLICATION_DEFAULT_FLAGS);

  if (argc > 1)
    arena_id = argv[1];
  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);

  return g_application_run (G_APPLICATION (app), 1, argv);
}
