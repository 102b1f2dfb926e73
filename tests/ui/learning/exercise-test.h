// SPDX-License-Identifier: GPL-3.0-or-later
// Drives a lesson or a puzzle in a window.
#pragma once

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "match/learning/robo-exercise-run.h"
#include "ui/learning/robo-exercise-guide.h"
#include "ui/learning/robo-exercise-page.h"
#include "ui/match/robo-game-page.h"

#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

G_BEGIN_DECLS

static GtkApplication *app;

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static inline void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "lessons-done");
  g_settings_reset (fixture->settings, "puzzles-done");
  g_settings_set_uint (fixture->settings, "animation-speed", 0);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static inline void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
}

static inline void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static inline gpointer
find (Fixture *fixture,
      GType    type)
{
  return ui_drive_find (fixture->window, type, 0);
}

static inline RoboExerciseRun *
get_run (Fixture *fixture)
{
  RoboExercisePage *page = find (fixture, ROBO_TYPE_EXERCISE_PAGE);

  return page != NULL ? property_object (ui_drive_find (page, ROBO_TYPE_EXERCISE_GUIDE, 0), "run") : NULL;
}

static inline gboolean
is_at (Fixture          *fixture,
       RoboExerciseState state)
{
  return get_run (fixture) != NULL && robo_exercise_run_get_state (get_run (fixture)) == state;
}

static inline gpointer
get_button (Fixture    *fixture,
            const char *name)
{
  return gtk_widget_get_template_child (find (fixture, ROBO_TYPE_EXERCISE_GUIDE), ROBO_TYPE_EXERCISE_GUIDE, name);
}

static inline gboolean
has_focus (Fixture    *fixture,
           const char *name)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window)) == get_button (fixture, name);
}

/* Leaves the game, which must end it, so that it is neither played on nor saved. */
static inline void
leave_game (Fixture *fixture)
{
  GtkWidget *game_page = GTK_WIDGET (ui_drive_find (find (fixture, ROBO_TYPE_EXERCISE_PAGE), ROBO_TYPE_GAME_PAGE, 0));

  g_assert_true (gtk_widget_activate_action (game_page, "game.leave", NULL));
  g_assert_null (get_run (fixture));
  g_assert_null (robo_game_page_get_match (ROBO_GAME_PAGE (game_page)));
}

/* Starts the application. Without saved games in the folder the start page offers the tutorial. */
static inline void
init (int        *argc,
      char     ***argv,
      const char *folder)
{
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  ui_test_init (argc, argv);
  ui_test_keep_still ();

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
}

G_END_DECLS
