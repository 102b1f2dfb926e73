// SPDX-License-Identifier: GPL-3.0-or-later
// Pastes packs into the real window, and keeps the arena of a game that another player has made.
#include "config.h"

#include "files/pack/robo-pack-text.h"
#include "tests/files/pack/pack-fixture.h"
#include "tests/match/model-test.h"
#include "ui/packs/robo-pack-dialog.h"
#include "ui/packs/robo-packs-window.h"
#include "window-drive.h"

static GtkApplication *app;

typedef struct
{
  GtkWidget *window;
  char      *arenas; /* folder of the user's arenas */
} Fixture;

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *base = robo_pack_dup_base ();

  remove_tree (base);
  fixture->arenas = g_build_filename (base, "arenas", NULL);
  fixture->window = window_drive_open (app);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  window_drive_close (app, fixture->window);
  g_free (fixture->arenas);
}

static char *
dup_text (void)
{
  g_autoptr (RoboPack) pack = fixture_pack (&(RoboPackWords){ .name = "Night", .author = "Ann" },
                                            fixture_part (fixture_arena ("volcano", "Volcano")), NULL);

  return robo_pack_text_write (pack, ROBO_PACK_TEXT_MAX_SIZE);
}

static void
copy (Fixture    *fixture,
      const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), text);
}

static GtkWidget *
await_dialog (void)
{
  GtkWidget *dialog = NULL;

  ui_drive_until ((dialog = window_drive_find (ROBO_TYPE_PACK_DIALOG)) != NULL);
  ui_drive_settle (dialog);

  return dialog;
}

static void
import_all (Fixture *fixture)
{
  GtkWidget *dialog = await_dialog ();

  g_signal_emit_by_name (gtk_widget_get_template_child (dialog, ROBO_TYPE_PACK_DIALOG, "import_button"), "clicked");
  ui_drive_until (window_drive_find (ROBO_TYPE_PACK_DIALOG) == NULL);
  g_assert_cmpuint (count_files (fixture->arenas), ==, 1);
}

static void
test_library (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *text = dup_text ();
  g_autofree char *message = g_strdup_printf ("Look:\n%s", text);

  gtk_widget_activate_action (fixture->window, "win.library", NULL);
  ui_drive_settle (fixture->window);
  copy (fixture, message);
  ui_drive_keys (fixture->window, "ctrl+v");
  await_dialog ();
  ui_drive_shoot ("paste-pack");
  import_all (fixture);
}

static void
test_rules (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = dup_text ();

  gtk_widget_activate_action (fixture->window, "win.rules", NULL);
  ui_drive_settle (fixture->window);
  copy (fixture, text);
  ui_drive_keys (fixture->window, "ctrl+v");
  import_all (fixture);
}

static void
test_packs (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *text = dup_text ();
  GtkWidget       *packs;

  copy (fixture, text);
  gtk_widget_activate_action (fixture->window, "win.packs", NULL);
  ui_drive_until ((packs = window_drive_find (ROBO_TYPE_PACKS_WINDOW)) != NULL);
  ui_drive_settle (packs);
  ui_drive_shoot ("packs-window-paste");
  ui_drive_keys (packs, "ctrl+v");
  import_all (fixture);
  gtk_window_close (GTK_WINDOW (packs));
}

/* One sentence is shown, and no file is written. */
static void
test_hostile (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *text = dup_text ();
  const char      *texts[] = { "", "Hello", "PACK! 00000-00000 !PACK", text };

  text[strlen (text) / 2] = text[strlen (text) / 2] == '7' ? '8' : '7';
  text[strlen (text) / 2 + 1] = text[strlen (text) / 2 + 1] == '7' ? '8' : '7';
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *message = NULL;

      copy (fixture, texts[i]);
      gtk_widget_activate_action (fixture->window, "win.paste-pack", NULL);
      ui_drive_until ((message = window_drive_find (ADW_TYPE_MESSAGE_DIALOG)) != NULL);
      ui_drive_settle (message);
      g_assert_null (window_drive_find (ROBO_TYPE_PACK_DIALOG));
      g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (message)),
                                i < 2 ? "No pack found in this text."
                                      : "Some characters in this pack are missing or wrong."));
      if (i + 1 == G_N_ELEMENTS (texts))
        ui_drive_shoot ("paste-damaged-pack");
      gtk_window_close (GTK_WINDOW (message));
      ui_drive_until (window_drive_find (ADW_TYPE_MESSAGE_DIALOG) == NULL);
      g_assert_cmpuint (count_files (fixture->arenas), ==, 0);
    }
}

/* Opens the file of a game whose arena is not here, as a player does who was invited to it. */
static void
test_keep (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hk", 4);
  g_autoptr (RoboArena) arena = robo_arena_with_id (setup->arena, "volcano");
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "volcano.match.xml", NULL);
  g_autoptr (GError) error = NULL;

  robo_match_setup_set_arena (setup, arena);
  match = robo_match_new (setup);
  robo_match_start (match);
  test_match_play (match, 1);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);

  robo_window_open_file (ROBO_WINDOW (fixture->window), path);
  ui_drive_until (g_strcmp0 (robo_window_get_page (ROBO_WINDOW (fixture->window)), "game") == 0);
  ui_drive_settle (fixture->window);
  gtk_widget_activate_action (fixture->window, "win.keep-parts", NULL);
  await_dialog ();
  ui_drive_shoot ("keep-arena");
  import_all (fixture);

  /* It is the same now, so there is nothing to import. */
  gtk_widget_activate_action (fixture->window, "win.keep-parts", NULL);
  g_assert_false (gtk_widget_get_sensitive (
    GTK_WIDGET (gtk_widget_get_template_child (await_dialog (), ROBO_TYPE_PACK_DIALOG, "import_button"))));
  gtk_window_close (GTK_WINDOW (await_dialog ()));
  g_unlink (path);
}

#define ADD(name, function) g_test_add ("/app/paste-pack/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  int status;

  ui_test_init (&argc, &argv);
  app = window_drive_start ();
  g_application_hold (G_APPLICATION (app));

  ADD ("library/imports-the-pasted-pack", test_library);
  ADD ("list-of-rules/imports-the-pasted-pack", test_rules);
  ADD ("packs-window/imports-the-pasted-pack", test_packs);
  ADD ("text-without-a-valid-pack/gives-a-message-and-writes-nothing", test_hostile);
  ADD ("game-of-another-player/its-arena-can-be-kept", test_keep);

  status = g_test_run ();
  g_clear_object (&app);

  return status;
}
