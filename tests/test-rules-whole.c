// SPDX-License-Identifier: GPL-3.0-or-later
// What issue 6 is done with, by real input: a card is made, tried, saved as a scenario, put into rules, and played.
#include "config.h"

#include "ui/rules/robo-sandbox-page.h"

#include "rules-drive.h"

/* A program without a display says whether it went well; what it prints is returned. */
static char *
run (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  char *printed = NULL;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &printed, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  return printed;
}

/* Whether anybody used the card in a game of three computers. */
static gboolean
is_used (const char *rules,
         const char *match,
         guint       seed)
{
  g_autofree char  *number = g_strdup_printf ("%u", seed);
  const char *const play[] = { g_getenv ("ROBODROME_CLI"), "play", "--arena", "twin-cities", "--seats", "computer,computer,computer",
                               "--rules", rules, "--seed", number, "--save", match, NULL };
  const char *const replay[] = { g_getenv ("ROBODROME_CLI"), "replay", match, "--events", NULL };
  g_autofree char  *played = run (play);
  g_autofree char  *events = run (replay);

  return strstr (events, "module=\"tractor\"") != NULL;
}

/* Done when: made, tried in the sandbox, saved as a scenario, put into rules, and used in a match. */
static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char  *rules_folder = dup_folder ("rules");
  g_autofree char  *rules = g_build_filename (rules_folder, "my-rules.rules.xml", NULL);
  g_autofree char  *scenario = g_build_filename (rules_folder, "tractor.xml", NULL);
  g_autofree char  *match = g_build_filename (rules_folder, "tractor.match.xml", NULL);
  const char *const check[] = { g_getenv ("ROBODROME_CLI"), "check", scenario, NULL };
  g_autofree char  *checked = NULL;
  g_autoptr (GError) error = NULL;
  RoboSandboxPage *page;
  gboolean         was_used = FALSE;

  make_tractor_beam (fixture);
  type (fixture, "ctrl+s");
  ui_drive_until (!robo_document_get_is_dirty (ROBO_DOCUMENT (get_document (fixture))));

  click_label (fixture, "Try It");
  page = find (fixture, ROBO_TYPE_SANDBOX_PAGE);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (page)));
  gtk_widget_activate_action (GTK_WIDGET (page), "sandbox.run", NULL);
  ui_drive_until (robo_sandbox_get_match (robo_sandbox_page_get_sandbox (page)) != NULL);
  ui_drive_shoot ("rules-sandbox");
  g_mkdir_with_parents (rules_folder, 0700);
  g_assert_true (robo_sandbox_save_file (robo_sandbox_page_get_sandbox (page), scenario, "A tractor beam", &error));
  g_assert_no_error (error);
  checked = run (check);
  g_assert_nonnull (strstr (checked, "1 passed, 0 failed"));
  g_signal_emit_by_name (page, "left");

  gtk_widget_activate_action (find (fixture, ROBO_TYPE_CARD_PAGE), "document.leave", NULL);
  click_label (fixture, "New Rule Set");
  click_label (fixture, "My Modules");
  type (fixture, "ctrl+s");
  ui_drive_until (g_file_test (rules, G_FILE_TEST_EXISTS));
  for (guint seed = 1; seed <= 12 && !was_used; seed++)
    was_used = is_used (rules, match, seed);
  g_assert_true (was_used);
  g_unlink (scenario);
  g_unlink (match);
}

int
main (int   argc,
      char *argv[])
{
  rules_drive_init (&argc, &argv);

  g_test_add ("/ui/rules/whole", Fixture, NULL, set_up, test_whole, tear_down);

  return g_test_run ();
}
