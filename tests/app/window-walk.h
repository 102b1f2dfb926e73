// SPDX-License-Identifier: GPL-3.0-or-later
// Visits all pages and dialogs one after the other, for tests that look at each of them.
#pragma once

#include "app/robo-preferences-window.h"
#include "app/robo-shortcuts-window.h"
#include "tests/match/model-test.h"
#include "ui/arenas/editor/robo-editor-palette.h"
#include "ui/cards/sandbox/robo-sandbox-page.h"
#include "ui/match/robo-curtain.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/results/robo-result-view.h"
#include "ui/setup/robo-seats-window.h"
#include "window-drive.h"

typedef struct _WindowWalk WindowWalk;

/* Looks at a page, and may count faults. */
typedef void (*WindowVisit) (GtkWidget  *window,
                             const char *page,
                             gpointer    data);

struct _WindowWalk
{
  GtkApplication *app;
  WindowVisit     visit;
  gpointer        data;
};

typedef struct
{
  const char *name;
  void (*go) (const WindowWalk *walk, GtkWidget *window, const char *name);
} WindowStop;

/* Holds the name of a page for messages, and the number of its faults. */
typedef struct
{
  const char *page;
  guint       n_faults;
} WindowFaults;

static inline void G_GNUC_PRINTF (2, 3)
  window_complain (WindowFaults *faults,
                   const char   *format,
                   ...)
{
  va_list          arguments;
  g_autofree char *text = NULL;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("# %s: %s\n", faults->page, text);
  faults->n_faults++;
}

/* Returns the first text in the widget, or NULL. */
static inline const char *
window_find_text (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !GTK_IS_POPOVER (child))
      text = window_find_text (child);

  return text;
}

static inline void
window_walk_page (const WindowWalk *walk,
                  GtkWidget        *window,
                  const char       *name)
{
  window_drive_go_to (window, name);
  walk->visit (window, name, walk->data);
}

static inline void
window_walk_mode (const WindowWalk *walk,
                  GtkWidget        *window,
                  const char       *name)
{
  gtk_widget_activate_action (window, "win.new-game-mode", "s", name);
  ui_drive_until (window_drive_is_shown (window, "new-game"));
  walk->visit (window, name, walk->data);
  if (!g_str_equal (name, "championship"))
    return;

  g_signal_emit_by_name (window_drive_get_page (window, "new-game"), "start-series");
  walk->visit (window, "series", walk->data);
}

static inline void
window_walk_editor (const WindowWalk *walk,
                    GtkWidget        *window,
                    const char       *name)
{
  GtkWidget *palette;

  gtk_widget_activate_action (window, "win.new-empty-arena", NULL);
  /* The page is made in idle time if it was not needed before. */
  ui_drive_until ((palette = ui_drive_find (window, ROBO_TYPE_EDITOR_PALETTE, 0)) != NULL);
  walk->visit (window, name, walk->data);
  /* These tools have the longest options. */
  gtk_widget_activate_action (palette, "editor.brush", "u", (guint)ROBO_BRUSH_START);
  walk->visit (window, "editor-start", walk->data);
  gtk_widget_activate_action (palette, "editor.brush", "u", (guint)ROBO_BRUSH_CAUTION);
  walk->visit (window, "editor-caution", walk->data);
}

/* Visits the dialog for an arena from elsewhere with a long name and several problems. */
static inline void
window_walk_foreign (const WindowWalk *walk,
                     GtkWidget        *window,
                     const char       *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "walk.arena.xml", NULL);
  GtkWidget       *dialog;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path,
                                      "<arena xmlns='urn:x-robodrome:arena:1' id='walk' columns='5' rows='6'>"
                                      "<name>The long way round the harbour</name><terrain>"
                                      "<row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
                                      "<row>.....</row></terrain><features>"
                                      "<vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"
                                      "<start at='3,1' side='n' arrow='s'/></features></arena>",
                                      -1, NULL));
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until ((dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
  /* Wait until the dialog has its final size. */
  for (guint i = 0; i < 3; i++)
    ui_drive_settle (dialog);
  walk->visit (dialog, name, walk->data);
  ui_drive_assert_apart (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "close");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_unlink (path);
}

static inline void
window_walk_lesson (const WindowWalk *walk,
                    GtkWidget        *window,
                    const char       *name)
{
  window_drive_go_to (window, "tutorial");
  g_signal_emit_by_name (window_drive_get_page (window, "tutorial"), "lesson-chosen", 0u);
  walk->visit (window, name, walk->data);
}

static inline void
window_walk_puzzle (const WindowWalk *walk,
                    GtkWidget        *window,
                    const char       *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", "puzzle", "token.xml", NULL);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "walk.puzzle.xml", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_get_contents (from, &contents, NULL, &error));
  g_assert_true (g_file_set_contents (path, contents, -1, &error));
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until ((page = window_drive_get_page (window, "puzzle")) != NULL && gtk_widget_get_mapped (page));
  walk->visit (window, name, walk->data);
  g_unlink (path);
}

static inline void
window_walk_rules (const WindowWalk *walk,
                   GtkWidget        *window,
                   const char       *name)
{
  window_drive_open_bundled (window, "rules", "standard.rules.xml", "rule-set");
  walk->visit (window, name, walk->data);
}

static inline void
window_walk_cards (const WindowWalk *walk,
                   GtkWidget        *window,
                   const char       *name)
{
  g_autoptr (RoboSandbox) sandbox = NULL;
  GtkWidget *page;
  RoboMatch *match;

  window_drive_open_bundled (window, "modules", "workshop.modules.xml", "module-set");
  walk->visit (window, name, walk->data);
  g_signal_emit_by_name (window_drive_get_page (window, "module-set"), "try-card", 0u);
  walk->visit (window, "sandbox", walk->data);
  page = ui_drive_find (window, ROBO_TYPE_SANDBOX_PAGE, 0);
  gtk_widget_activate_action (page, "sandbox.run", NULL);
  /* Look at the steps when all are there, since the list scrolls while they are played. */
  g_object_get (page, "sandbox", &sandbox, NULL);
  match = robo_sandbox_get_match (sandbox);
  robo_match_set_speed (match, 0);
  ui_drive_until (robo_match_get_position (match) == robo_match_get_n_events (match));
  ui_drive_settle (window);
  walk->visit (window, "sandbox-steps", walk->data);
}

/* Visits the dialog that asks who plays a test game. */
static inline void
window_walk_test_game (const WindowWalk *walk,
                       GtkWidget        *window,
                       const char       *name)
{
  GtkWidget *dialog;

  window_drive_open_bundled (window, "modules", "workshop.modules.xml", "module-set");
  g_signal_emit_by_name (window_drive_get_page (window, "module-set"), "test-card", 0u, TRUE);
  ui_drive_until ((dialog = ui_drive_find_dialog (ROBO_TYPE_SEATS_WINDOW)) != NULL);
  walk->visit (dialog, name, walk->data);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static inline void
window_walk_preferences (const WindowWalk *walk,
                         GtkWidget        *window,
                         const char       *name)
{
  GtkWidget *dialog = window_drive_open_dialog (walk->app, name, ROBO_TYPE_PREFERENCES_WINDOW);

  walk->visit (dialog, name, walk->data);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static inline void
window_walk_help (const WindowWalk *walk,
                  GtkWidget        *window,
                  const char       *name)
{
  GtkWidget *dialog = window_drive_open_dialog (walk->app, name, ROBO_TYPE_HELP_WINDOW);

  walk->visit (dialog, name, walk->data);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static inline void
window_walk_shortcuts (const WindowWalk *walk,
                       GtkWidget        *window,
                       const char       *name)
{
  GtkWidget *dialog = window_drive_open_dialog (walk->app, name, ROBO_TYPE_SHORTCUTS_WINDOW);

  walk->visit (dialog, name, walk->data);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Plays a match with people and modules against KillBots. */
static inline RoboMatch *
window_walk_play (guint n_rounds)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", 5);
  RoboMatch *match;

  test_setup_add_modules (setup);
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, n_rounds);

  return match;
}

/* Visits the first question of a game, or the curtain and the program behind it, after the given number of
 * rounds. */
static inline void
window_walk_game (const WindowWalk *walk,
                  GtkWidget        *window,
                  const char       *name)
{
  g_autoptr (RoboMatch) match = window_walk_play ((guint)g_ascii_strtoull (name + strlen ("round-"), NULL, 10));
  GtkWidget *curtain;

  window_drive_open_match (window, match);
  walk->visit (window, name, walk->data);
  curtain = ui_drive_find (window, ROBO_TYPE_CURTAIN, 0);
  if (!gtk_widget_get_mapped (curtain))
    return;

  gtk_widget_activate (robo_curtain_get_button (ROBO_CURTAIN (curtain)));
  ui_drive_until (!gtk_widget_get_mapped (curtain));
  walk->visit (window, "program", walk->data);
}

/* Visits a question in the middle of an activation. */
static inline void
window_walk_question (const WindowWalk *walk,
                      GtkWidget        *window,
                      const char       *name)
{
  g_autoptr (RoboMatch) match = window_walk_play (1);
  const RoboQuestion *question;

  while ((question = robo_match_get_question (match)) != NULL &&
         (question->kind <= ROBO_ASK_PROGRAM || question->card >= ROBO_NO_CARD))
    test_match_answer (match);
  g_assert_nonnull (question);
  window_drive_open_match (window, match);
  walk->visit (window, name, walk->data);
}

static inline void
window_walk_end (const WindowWalk *walk,
                 GtkWidget        *window,
                 const char       *name)
{
  g_autoptr (RoboMatch) match = window_walk_play (G_MAXUINT);

  window_drive_open_match (window, match);
  ui_drive_until (gtk_widget_get_mapped (ui_drive_find (window, ROBO_TYPE_RESULT_VIEW, 0)));
  walk->visit (window, name, walk->data);
}

static inline void
window_walk_remote (const WindowWalk *walk,
                    GtkWidget        *window,
                    const char       *name)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  GtkWidget *page;

  g_settings_set_string (settings, "remote-name", "Maximiliane");
  window_drive_go_to (window, "remote");
  page = window_drive_get_page (window, "remote");
  walk->visit (window, name, walk->data);
  gtk_widget_activate (GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "invite_button")));
  ui_drive_until ((page = ui_drive_find (window, ROBO_TYPE_REMOTE_BAR, 0)) != NULL && gtk_widget_get_mapped (page));
  walk->visit (window, "remote-invited", walk->data);
}

static const WindowStop window_stops[] = {
  { "start", window_walk_page },
  { "training", window_walk_mode },
  { "match", window_walk_mode },
  { "all-arenas", window_walk_mode },
  { "championship", window_walk_mode },
  { "tutorial", window_walk_page },
  { "lesson", window_walk_lesson },
  { "puzzles", window_walk_page },
  { "puzzle", window_walk_puzzle },
  { "remote", window_walk_remote },
  { "round-0", window_walk_game },
  { "question", window_walk_question },
  { "round-3", window_walk_game },
  { "end", window_walk_end },
  { "library", window_walk_page },
  { "editor", window_walk_editor },
  { "foreign", window_walk_foreign },
  { "rules", window_walk_page },
  { "rule-set", window_walk_rules },
  { "module-set", window_walk_cards },
  { "test-game", window_walk_test_game },
  { "preferences", window_walk_preferences },
  { "help", window_walk_help },
  { "shortcuts", window_walk_shortcuts },
};

/* Calls `visit` with each page of a stop. */
static inline void
window_walk (GtkApplication   *app,
             const WindowStop *stop,
             WindowVisit       visit,
             gpointer          data)
{
  WindowWalk walk = { app, visit, data };
  GtkWidget *window = window_drive_open (app);

  stop->go (&walk, window, stop->name);
  gtk_window_destroy (GTK_WINDOW (window));
}
