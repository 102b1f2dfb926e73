// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the tutorial with real keys and clicks.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "ui/learning/robo-lesson-guide.h"
#include "ui/learning/robo-lesson-page.h"
#include "ui/learning/robo-tutorial-page.h"
#include "ui/match/robo-game-page.h"

#include "tests/properties.h"
#include "tests/ui/ui-drive.h"

static GtkApplication *app;

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "lessons-done");
  g_settings_set_uint (fixture->settings, "animation-speed", 0);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
}

static void
type (Fixture    *fixture,
      const char *keys)
{
  ui_drive_keys (fixture->window, keys);
}

static gpointer
find (Fixture *fixture,
      GType    type)
{
  return ui_drive_find (fixture->window, type, 0);
}

static RoboLessonRun *
get_run (Fixture *fixture)
{
  RoboLessonPage *page = find (fixture, ROBO_TYPE_LESSON_PAGE);

  return page != NULL ? property_object (ui_drive_find (page, ROBO_TYPE_LESSON_GUIDE, 0), "run") : NULL;
}

static gpointer
get_button (Fixture    *fixture,
            const char *name)
{
  return gtk_widget_get_template_child (find (fixture, ROBO_TYPE_LESSON_GUIDE), ROBO_TYPE_LESSON_GUIDE, name);
}

static gboolean
has_focus (Fixture    *fixture,
           const char *name)
{
  return gtk_root_get_focus (GTK_ROOT (fixture->window)) == get_button (fixture, name);
}

static void
begin_tutorial (Fixture *fixture)
{
  type (fixture, "alt+t");
  ui_drive_until (find (fixture, ROBO_TYPE_TUTORIAL_PAGE) != NULL);
  type (fixture, "Return");
  ui_drive_until (get_run (fixture) != NULL && robo_lesson_run_get_state (get_run (fixture)) == ROBO_LESSON_TASK);
}

/* Gives a wrong answer first, then the right ones to the end of the lesson, with the keyboard alone. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  g_auto (GStrv) done = NULL;
  RoboLessonRun *run;

  begin_tutorial (fixture);
  run = get_run (fixture);
  g_assert_cmpstr (robo_lesson_get_id (robo_lesson_run_get_lesson (run)), ==, "moving");

  type (fixture, "KP_6 1 Tab KP_8 2 Tab KP_7 r 1 Return");
  ui_drive_until (robo_lesson_run_get_state (run) == ROBO_LESSON_FAILED);
  g_assert_true (has_focus (fixture, "again_button"));

  type (fixture, "Return");
  ui_drive_until (robo_lesson_run_get_state (run) == ROBO_LESSON_TASK);
  type (fixture, "KP_6 3 Tab KP_8 2 Tab KP_7 r 1 Return");
  ui_drive_until (robo_lesson_run_get_state (run) == ROBO_LESSON_DONE);
  g_assert_true (has_focus (fixture, "next_button"));

  type (fixture, "Return");
  ui_drive_until (robo_lesson_run_get_state (run) == ROBO_LESSON_TASK);
  type (fixture, "KP_2 2 Tab KP_6 4 Tab KP_7 r 1 Return");
  ui_drive_until (robo_lesson_run_get_state (run) == ROBO_LESSON_DONE);
  done = g_settings_get_strv (fixture->settings, "lessons-done");
  g_assert_cmpuint (g_strv_length (done), ==, 1);
  g_assert_cmpstr (done[0], ==, "moving");

  type (fixture, "Return");
  ui_drive_until (g_str_equal (robo_lesson_get_id (robo_lesson_run_get_lesson (run)), "firing"));
}

static void
test_pointer (Fixture      *fixture,
              gconstpointer data)
{
  RoboLessonPage *page;

  begin_tutorial (fixture);
  page = find (fixture, ROBO_TYPE_LESSON_PAGE);
  ui_drive_click (ui_drive_find_button (find (fixture, ROBO_TYPE_LESSON_GUIDE), "Show Me"));
  ui_drive_until (robo_lesson_run_get_state (get_run (fixture)) == ROBO_LESSON_SHOWN);
  ui_drive_click (get_button (fixture, "again_button"));
  ui_drive_until (robo_lesson_run_get_state (get_run (fixture)) == ROBO_LESSON_TASK);

  /* The game is removed, so that it is neither played on nor saved. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (ui_drive_find (page, ROBO_TYPE_GAME_PAGE, 0)), "game.leave", NULL));
  g_assert_null (property_object (ui_drive_find (page, ROBO_TYPE_LESSON_GUIDE, 0), "run"));
  g_assert_null (robo_game_page_get_match (ui_drive_find (page, ROBO_TYPE_GAME_PAGE, 0)));
  type (fixture, "Escape");
  ui_drive_until (!gtk_widget_get_mapped (find (fixture, ROBO_TYPE_TUTORIAL_PAGE)));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  int              status;

  /* Without saved games the start page offers the tutorial. */
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add ("/ui/learning/tutorial/lesson/is-done-with-keys-alone", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/ui/learning/tutorial/solution/is-shown-by-a-click", Fixture, NULL, set_up, test_pointer, tear_down);

  status = g_test_run ();
  g_rmdir (folder);

  return status;
}
