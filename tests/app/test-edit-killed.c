// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the whole program while an arena, modules or rules are edited in its window: all changes are in the
// file or in the copy that the next start offers, with at most the last one missing.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "documents/robo-recovery.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "ui/cards/robo-module-set-page.h"
#include "ui/cards/robo-rule-set-page.h"

#include "tests/match/kill-test.h"
#include "tests/ui/ui-drive.h"

/* Changes are saved at this interval. A user makes changes faster, but then several changes are merged. */
#define AUTOSAVE_MS 5
#define SAVES_EACH  4
#define MAX_CHANGES 6
#define N_KILLS     5
/* The program reports the old state, and one change that was made and saved. */
#define ONE_CHANGE   3
#define NAME_PATTERN "<name>[^<]*</name>"

/* Describes a document to edit, which is a copy of a bundled file. */
typedef struct
{
  const char *test;
  const char *folder; /* folder of the file, below the user's data folder and below the data folder of the build */
  const char *file;
} Case;

static const Case cases[] = {
  { "/app/edit-killed/arena/loses-at-most-one-change", "arenas", "rome.arena.xml" },
  { "/app/edit-killed/modules/loses-at-most-one-change", "modules", "workshop.modules.xml" },
  { "/app/edit-killed/rules/loses-at-most-one-change", "rules", "standard.rules.xml" },
};

/* Each change sets the name to its number. */

static char *
dup_numbered (const char *text,
              guint       number)
{
  g_autofree char *name = g_strdup_printf ("<name>Change %u</name>", number);
  g_autoptr (GRegex) regex = g_regex_new (NAME_PATTERN, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int start, end;

  g_assert_true (g_regex_match (regex, text, 0, &match));
  g_match_info_fetch_pos (match, 0, &start, &end);

  return g_strdup_printf ("%.*s%s%s", start, text, name, text + end);
}

static guint
read_number (const char *text)
{
  const char *name = strstr (text, "<name>Change ");

  return name != NULL ? (guint)g_ascii_strtoull (name + strlen ("<name>Change "), NULL, 10) : 0;
}

static char *
dup_recovery_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "robodrome", "recovery", NULL);
}

/* The program */

/* robo_recovery_list() does not list the copy of a running program, so look for the file. */
static gboolean
is_copied (guint number)
{
  g_autofree char *folder = dup_recovery_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_autofree char *wanted = g_strdup_printf ("\nTitle=Change %u\n", number);

      /* A copy that is being written has another name. */
      if (g_str_has_suffix (name, ".copy") && g_file_get_contents (path, &text, NULL, NULL) &&
          strstr (text, wanted) != NULL)
        return TRUE;
    }

  return FALSE;
}

static RoboDocument *
get_document (GtkWindow *window)
{
  gpointer page;

  if ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_EDITOR_PAGE, 0)) != NULL)
    return (RoboDocument *)robo_editor_page_get_document (page);
  if ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_MODULE_SET_PAGE, 0)) != NULL)
    return (RoboDocument *)robo_module_set_page_get_document (page);
  if ((page = ui_drive_find (GTK_WIDGET (window), ROBO_TYPE_RULE_SET_PAGE, 0)) != NULL)
    return (RoboDocument *)robo_rule_set_page_get_document (page);

  return NULL;
}

static void
tell (const char *word,
      guint       number)
{
  printf ("%s %u\n", word, number);
  fflush (stdout);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      is_saved)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (robo_document_finish (ROBO_DOCUMENT (source), result, &error));
  *(gboolean *)is_saved = TRUE;
}

static void
change (RoboDocument *document,
        const char   *text,
        guint         number)
{
  g_autofree char *changed = dup_numbered (text, number);
  g_autoptr (GBytes) bytes = g_bytes_new (changed, strlen (changed));
  gboolean is_saved = FALSE;

  robo_document_edit_bytes (document, "Edit", bytes);
  tell ("given", number);
  if (number % SAVES_EACH == 0)
    robo_document_save_async (document, NULL, saved_cb, &is_saved);
  while (number % SAVES_EACH == 0 ? !is_saved : !is_copied (number))
    g_main_context_iteration (NULL, TRUE);
  tell ("has", number);
}

static void
edit (const char *path)
{
  g_autoptr (GtkApplication) app = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GtkWindow       *window;
  guint            number;

  gtk_init ();
  adw_init ();
  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  g_application_activate (G_APPLICATION (app));
  window = gtk_application_get_active_window (app);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  number = read_number (text);
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (get_document (window) != NULL &&
                  robo_history_get_state (robo_document_get_history (get_document (window))) != NULL);
  g_object_set (robo_document_get_file (get_document (window)), "autosave-delay-ms", AUTOSAVE_MS, NULL);
  tell ("has", number);
  for (;;)
    change (get_document (window), text, ++number);
}

/* The test, which kills the program */

typedef struct
{
  char  *home;
  char  *folder;
  char  *path;
  GRand *random;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Case      *what = data;
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "data", what->folder, what->file, NULL);
  g_autofree char *text = NULL;
  g_autofree char *numbered = NULL;
  g_autoptr (GError) error = NULL;

  fixture->home = g_dir_make_tmp ("robo-killed-XXXXXX", NULL);
  fixture->folder = g_build_filename (fixture->home, "robodrome", what->folder, NULL);
  fixture->path = g_build_filename (fixture->folder, what->file, NULL);
  fixture->random = g_rand_new_with_seed (g_test_rand_int ());
  g_assert_cmpint (g_mkdir_with_parents (fixture->folder, 0700), ==, 0);
  g_assert_true (g_file_get_contents (source, &text, NULL, &error));
  numbered = dup_numbered (text, 0);
  g_assert_true (g_file_set_contents (fixture->path, numbered, -1, &error));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  const char *left[] = { "recovery", "arenas", "modules", "rules", NULL };

  g_unlink (fixture->path);
  for (guint i = 0; left[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (fixture->home, "robodrome", left[i], NULL);

      g_rmdir (folder);
    }
  g_rand_free (fixture->random);
  g_free (fixture->path);
  g_free (fixture->folder);
  g_free (fixture->home);
}

static void
kill_once (Fixture    *fixture,
           gint        min_lines,
           KillReport *report)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", fixture->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_STATE_HOME", fixture->home, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, g_get_prgname (), "--edit", fixture->path, NULL);
  g_assert_no_error (error);
  kill_test_kill (process, g_rand_int_range (fixture->random, min_lines, 2 * MAX_CHANGES), fixture->random, report);
}

/* The file, and its copy if there is one, are complete, and the newer of the two lacks at most the last change. The
 * test continues with the newer of the two. */
static void
check_and_bring_back (Fixture          *fixture,
                      const KillReport *report)
{
  g_autofree char *folder = g_build_filename (fixture->home, "robodrome", "recovery", NULL);
  g_autoptr (GPtrArray) left = robo_recovery_list (folder, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint number;

  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, &error));
  g_assert_nonnull (strstr (text, "</"));
  number = read_number (text);
  g_assert_cmpuint (left->len, <=, 1);
  for (guint i = 0; i < left->len; i++)
    {
      const RoboRecovery *recovery = left->pdata[i];
      gsize               length;
      const char         *bytes = g_bytes_get_data (recovery->bytes, &length);
      g_autofree char    *copied = g_strndup (bytes, length);

      /* The changes can be undone again. */
      g_assert_nonnull (recovery->edits);
      /* The program was killed between saving the file and removing the copy: the file is up to date. */
      if (read_number (copied) > number)
        g_assert_true (g_file_set_contents (fixture->path, copied, -1, &error));
      number = MAX (number, read_number (copied));
      robo_recovery_discard (recovery);
    }
  g_assert_cmpuint (number, >=, report->safe);
  g_assert_cmpuint (number, <=, report->given);
}

static void
test_any_moment (Fixture      *fixture,
                 gconstpointer data)
{
  guint n_kills = kill_test_get_n_kills (N_KILLS);
  guint n_given = 0;

  for (guint i = 0; i < n_kills; i++)
    {
      KillReport report = { .safe = n_given, .given = n_given };

      /* On a slow machine all kills might happen before the first change is saved, so the last kill waits for that
       * change. */
      kill_once (fixture, i + 1 < n_kills ? 1 : ONE_CHANGE, &report);
      check_and_bring_back (fixture, &report);
      n_given = report.safe;
    }
  g_assert_cmpuint (n_given, >, 0);
  g_test_message ("killed %u times at change %u, nothing lost", n_kills, n_given);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--edit"))
    {
      edit (argv[2]);
      return 0;
    }

  ui_test_init (&argc, &argv);
  g_set_prgname (argv[0]);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].test, Fixture, &cases[i], set_up, test_any_moment, tear_down);

  return g_test_run ();
}
