// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the program as a process of its own, with keys only, since other processes do not know where its
// buttons are. The results are visible in the title of its window and in the saved games.
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* After this many attempts a condition counts as failed. Each attempt takes a tenth of a second or more. */
#define PATIENCE 300

typedef struct
{
  char        *home;
  GSubprocess *program;
} Fixture;

static void
make_folder (const char *home,
             const char *name,
             char      **path)
{
  *path = g_build_filename (home, name, NULL);
  g_assert_cmpint (g_mkdir_with_parents (*path, 0700), ==, 0);
}

/* Writes settings to a file, so that the second run can be compared with the first run. */
static void
write_settings (const char *config)
{
  g_autofree char *folder = g_build_filename (config, "glib-2.0", "settings", NULL);
  g_autofree char *file = g_build_filename (folder, "keyfile", NULL);
  const char      *text = "[io/github/robodrome/Robodrome]\nanimation-speed=uint32 0\nreduced-motion=true\n"
                          "[io/github/robodrome/Robodrome/Devel]\nanimation-speed=uint32 0\nreduced-motion=true\n";

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, text, -1, NULL));
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *config = NULL;
  g_autofree char *games = NULL;

  fixture->home = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  make_folder (fixture->home, "config", &config);
  make_folder (fixture->home, "data", &games);
  write_settings (config);
}

static void
run (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error);

  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  const char *words[] = { "rm", "-r", fixture->home, NULL };

  run (words);
  g_clear_object (&fixture->program);
  g_free (fixture->home);
}

/* xdotool itself waits for the window. */
static void
wait_for_title (const char *title)
{
  g_autofree char *pattern = g_strdup_printf ("^%s$", title);
  const char      *words[] = { "timeout", "30", "xdotool", "search", "--sync", "--onlyvisible", "--name", pattern,
                               NULL };

  g_test_message ("waiting for the title %s", title);
  run (words);
}

static void
start (Fixture    *fixture,
       const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  g_autofree char *config = g_build_filename (fixture->home, "config", NULL);
  g_autofree char *data = g_build_filename (fixture->home, "data", NULL);

  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", config, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", data, TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "none", TRUE);
  fixture->program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("ROBODROME"), argument, NULL);
  g_assert_no_error (error);
}

/* Without a window manager keys go to the window under the pointer. */
static void
point (void)
{
  const char *words[] = { "xdotool", "mousemove", "300", "30", NULL };

  run (words);
}

static void
type (const char *keys)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);
  g_auto (GStrv) words = NULL;

  g_strv_builder_add_many (builder, "xdotool", "key", "--delay", "50", NULL);
  g_strv_builder_addv (builder, (const char **)names);
  words = g_strv_builder_end (builder);
  run ((const char *const *)words);
}

static gboolean
press_quit_cb (gpointer data)
{
  guint *n_presses = data;

  g_assert_cmpuint ((*n_presses)++, <, PATIENCE);
  type ("ctrl+q");

  return G_SOURCE_CONTINUE;
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_subprocess_wait_check_finish (G_SUBPROCESS (source), result, &error));
  g_assert_no_error (error);
  *(gboolean *)data = TRUE;
}

/* Repeats the key, since one that arrives while the focus moves between windows is lost. */
static void
quit (Fixture *fixture)
{
  gboolean is_over = FALSE;
  guint    n_presses = 0;
  guint    again;

  g_subprocess_wait_check_async (fixture->program, NULL, ended_cb, &is_over);
  press_quit_cb (&n_presses);
  again = g_timeout_add_seconds (1, press_quit_cb, &n_presses);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (again);
  g_clear_object (&fixture->program);
}

static char *
dup_game (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->home, "data", "robodrome", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf         info;

      /* An empty file reserves the name of a game that has no answers yet. */
      if (g_str_has_suffix (name, ".match.xml") && g_stat (path, &info) == 0 && info.st_size > 0)
        return g_steal_pointer (&path);
    }

  return NULL;
}

static gboolean
is_saved (Fixture    *fixture,
          const char *text)
{
  g_autofree char *file = dup_game (fixture);
  g_autofree char *contents = NULL;

  return file != NULL && g_file_get_contents (file, &contents, NULL, NULL) && strstr (contents, text) != NULL;
}

/* Repeats the keys; they have no effect before the question and after its answer. */
static void
type_until_saved (Fixture    *fixture,
                  const char *keys,
                  const char *text)
{
  g_test_message ("waiting for %s", text);
  for (guint i = 0; i < PATIENCE && !is_saved (fixture, text); i++)
    type (keys);
  g_assert_true (is_saved (fixture, text));
}

static void
test_round (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *game = NULL;

  start (fixture, NULL);
  wait_for_title ("Robodrome");
  point ();
  type ("ctrl+n");
  wait_for_title ("New Game");
  type ("Return");
  wait_for_title ("Twin Cities");
  type_until_saved (fixture, "2", "to=\"reboot\"");
  type_until_saved (fixture, "KP_8 1 Tab KP_8 1 Tab KP_9 r 6 Return", "to=\"program\"");
  g_assert_true (is_saved (fixture, "<round number=\"1\""));
  quit (fixture);

  game = dup_game (fixture);
  start (fixture, game);
  wait_for_title ("Twin Cities");
  type_until_saved (fixture, "2 KP_8 1 Tab KP_8 1 Tab KP_9 r 6 Return", "round=\"2\" seat=\"1\" to=\"program\"");
  quit (fixture);
}

/* A file that is not a game gives a message without other effects. */
static void
test_open_broken (Fixture      *fixture,
                  gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->home, "broken.match.xml", NULL);

  g_assert_true (g_file_set_contents (file, "<match", -1, NULL));
  start (fixture, file);
  wait_for_title ("Game Could Not Be Opened");
  point ();
  type ("Escape");
  quit (fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  if (g_getenv ("DISPLAY") == NULL)
    {
      puts ("1..0 # SKIP there is no display");
      return EXIT_SUCCESS;
    }

  g_test_add ("/app/program/round/is-played-by-keys-and-saved", Fixture, NULL, set_up, test_round, tear_down);
  g_test_add ("/app/program/broken-file/gives-a-message", Fixture, NULL, set_up, test_open_broken, tear_down);

  return g_test_run ();
}
