// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the real window in a remote game for tests: opens and closes it, clicks, and plays with the keyboard.
#pragma once

#include <glib/gstdio.h>

#include "ai/robo-operator.h"
#include "app/robo-application.h"
#include "app/robo-window.h"
#include "engine/robo-program.h"
#include "match/remote/robo-remote-account.h"
#include "match/remote/robo-remote-line.h"
#include "match/remote/robo-remote-words.h"
#include "ui/match/robo-game-page.h"
#include "ui/remote/robo-account-dialog.h"
#include "ui/remote/robo-remote-bar.h"
#include "ui/remote/robo-remote-page.h"
#include "ui/setup/robo-start-page.h"
#include "ui/widgets/pictures/robo-seat-mark.h"
#include "window-drive.h"

#include "tests/match/model-test.h"
#include "tests/ui/ui-drive.h"

/* All cases share one application, as in a real process. */
static GtkApplication *app;

/* Holds the other player, who has a folder with a key and games. */
typedef struct
{
  GtkWidget *window;
  char      *folder;
  char      *key;
  char      *match;
  char      *other_match;
} Fixture;

static inline void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (ROBO_APPLICATION_ID);
  g_autofree char *people = g_build_filename (g_get_user_data_dir (), "robodrome", "people.ini", NULL);

  g_remove (people);
  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "reduced-motion", TRUE);
  g_settings_set_string (settings, "remote-name", "Anna");
  fixture->folder = g_dir_make_tmp ("robodrome-remote-XXXXXX", NULL);
  fixture->key = g_build_filename (fixture->folder, "ben.key", NULL);
  fixture->match = g_build_filename (fixture->folder, "ben.match.xml", NULL);
  fixture->other_match = g_build_filename (fixture->folder, "other.match.xml", NULL);
  window_drive_remove_games ();
  fixture->window = window_drive_open_bare (app);
}

static inline void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  window_drive_close (app, fixture->window);
  window_drive_remove_games ();
  window_drive_empty_folder (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->key);
  g_free (fixture->match);
  g_free (fixture->other_match);
}

/* The window */

static inline gboolean
is_shown (gpointer widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static inline RoboRemotePage *
get_remote_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_REMOTE_PAGE, 0);
}

static inline RoboRemoteBar *
get_bar (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_REMOTE_BAR, 0);
}

static inline RoboGamePage *
get_game_page (Fixture *fixture)
{
  return ui_drive_find (fixture->window, ROBO_TYPE_GAME_PAGE, 0);
}

static inline RoboRemoteGame *
get_game (Fixture *fixture)
{
  RoboRemoteGame *game;

  g_object_get (get_bar (fixture), "game", &game, NULL);
  /* The list holds the reference. */
  g_object_unref (game);

  return game;
}

static inline RoboMatch *
get_match (Fixture *fixture)
{
  return robo_game_page_get_match (get_game_page (fixture));
}

/* Returns the label with a sentence in the window, or NULL. */
static inline GtkWidget *
find_label (Fixture    *fixture,
            const char *sentence)
{
  return ui_drive_find_label (fixture->window, sentence);
}

static inline gboolean
says (Fixture    *fixture,
      const char *sentence)
{
  return find_label (fixture, sentence) != NULL;
}

/* Returns whether the invitation has been copied to the clipboard. */
static inline gboolean
has_handed_over (Fixture *fixture)
{
  GtkLabel *label = get_bar (fixture) != NULL ? ui_child (get_bar (fixture), "detail_label") : NULL;

  return is_shown (label) && g_str_has_prefix (gtk_label_get_label (label), "Invitation copied to the clipboard. ");
}

static inline void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  *(char **)data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static inline char *
read_clipboard (Fixture *fixture)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (fixture->window), NULL, text_read_cb, &text);
  ui_drive_until (text != NULL);

  return text;
}

/* Clicks Copy and returns the content of the clipboard. */
static inline char *
copy (Fixture *fixture)
{
  ui_drive_until (is_shown (ui_child (get_bar (fixture), "copy_button")));
  ui_drive_click (ui_child (get_bar (fixture), "copy_button"));

  return read_clipboard (fixture);
}

static inline void
paste (Fixture    *fixture,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), text);
  ui_drive_click (ui_child (get_bar (fixture), "paste_button"));
}

static inline void
open_remote_page (Fixture *fixture)
{
  /* The button moves while the page adds the games that it finds. */
  ui_drive_settle (fixture->window);
  ui_drive_click (ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "remote_button"));
  ui_drive_until (is_shown (get_remote_page (fixture)));
}

static inline void
choose_arena (Fixture    *fixture,
              const char *id)
{
  AdwComboRow *row = ui_child (get_remote_page (fixture), "arena_row");

  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (row)); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (adw_combo_row_get_model (row), i);

      if (g_str_equal (robo_arena_get_id (robo_arena_item_get_arena (item)), id))
        adw_combo_row_set_selected (row, i);
    }
}

static inline void
invite (Fixture *fixture)
{
  GtkWidget *button;

  open_remote_page (fixture);
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
}

/* The other player */

static inline char *
call (Fixture    *fixture,
      const char *match,
      const char *action,
      const char *answer,
      const char *input)
{
  const char      *argv[] = { g_getenv ("ROBODROME_CLI"), "remote", action, "--key", fixture->key, "--name", "Ben",
                              match, answer, NULL };
  g_autofree char *err = NULL;
  char            *out = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;

  process = g_subprocess_newv (
    argv, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);

  return out;
}

/* Returns the rest of the text line that begins with the word, or NULL. */
static inline char *
find_line (const char *output,
           const char *word)
{
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], word) && lines[i][strlen (word)] == ' ')
        return g_strdup (lines[i] + strlen (word) + 1);
    }

  return NULL;
}

/* Reads the input and gives all answers, either the first legal answer or another legal answer. Returns the text to
 * send back, or NULL. */
static inline char *
reply_with (Fixture    *fixture,
            const char *action,
            const char *input,
            gboolean    is_other)
{
  g_autofree char *output = call (fixture, fixture->match, action, NULL, input);

  for (;;)
    {
      g_autofree char *duty = find_line (output, "duty");
      g_autofree char *option = find_line (output, "option");
      const char      *last = option != NULL ? g_strrstr (output, "option ") + strlen ("option ") : NULL;
      g_autofree char *other = last != NULL ? g_strndup (last, strcspn (last, "\n")) : NULL;
      const char      *program = is_other ? "b3n b3n r2n" : "b1s b1s r1s";

      g_assert_nonnull (duty);
      if (!g_str_equal (duty, "program") && !g_str_has_prefix (duty, "answer "))
        return find_line (output, "text");
      g_free (output);
      output = call (fixture, fixture->match, "answer", option == NULL ? program : is_other ? other
                                                                                            : option,
                     NULL);
    }
}

static inline char *
reply (Fixture    *fixture,
       const char *action,
       const char *input)
{
  return reply_with (fixture, action, input, FALSE);
}

/* Playing at this screen */

static inline RoboAnswer
find_answer (Fixture *fixture)
{
  const RoboSharedGame *shared = robo_remote_game_get_peer (get_game (fixture))->shared;
  RoboOperator          computer = { .level = ROBO_LEVEL_BRUNO, .seed = 1 };
  RoboSight            *sight = robo_sight_new (shared->game);
  RoboAnswer            answer = robo_operator_answer (&computer, sight);

  robo_sight_free (sight);

  return answer;
}

/* Types a good program letter by letter. */
static inline void
type_program (Fixture *fixture)
{
  RoboProgram program;
  g_autoptr (GString) keys = g_string_new ("ctrl+l");
  g_autofree char *text = NULL;

  robo_program_unpack (&program, find_answer (fixture));
  text = robo_program_to_text (&program);
  for (const char *c = text; *c != '\0'; c++)
    {
      g_string_append_c (keys, ' ');
      if (*c == ' ')
        g_string_append (keys, "space");
      else if (*c == '-')
        g_string_append (keys, "minus");
      else
        g_string_append_c (keys, *c);
    }
  g_string_append (keys, " Return");
  ui_drive_keys (fixture->window, keys->str);
  ui_drive_keys (fixture->window, "Return");
}

/* Gives all answers of this player. */
static inline void
take_turn (Fixture *fixture)
{
  for (;;)
    {
      const RoboQuestion *question = robo_match_get_question (get_match (fixture));

      if (question == NULL)
        return;
      if (question->kind == ROBO_ASK_PROGRAM)
        type_program (fixture);
      else
        ui_drive_keys (fixture->window, "1");
      ui_drive_settle (fixture->window);
    }
}

static inline void
reopen (Fixture *fixture)
{
  GtkListBox *list;

  window_drive_close (app, fixture->window);
  fixture->window = window_drive_open_bare (app);
  list = ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "remote_list");
  ui_drive_until (gtk_list_box_get_row_at_index (list, 0) != NULL);
  ui_drive_shoot ("remote-start");
  /* The players are visible before the game is loaded. */
  g_assert_nonnull (ui_drive_find (gtk_list_box_get_row_at_index (list, 0), ROBO_TYPE_SEAT_MARK, 1));
  ui_drive_click (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
  ui_drive_until (is_shown (get_bar (fixture)));
}

static inline gboolean
has_to_act (Fixture *fixture)
{
  return robo_remote_game_get_is_over (get_game (fixture)) || robo_match_get_question (get_match (fixture)) != NULL;
}

/* Plays against a peer on a connection. The window is closed and opened again after the first turn, when no player
 * can have won. */
static inline void
play_to_end (Fixture *fixture)
{
  guint n_turns = 0;

  for (;;)
    {
      ui_drive_until (has_to_act (fixture));
      if (robo_remote_game_get_is_over (get_game (fixture)))
        break;
      if (++n_turns == 2)
        {
          reopen (fixture);
          ui_drive_until (has_to_act (fixture));
        }
      take_turn (fixture);
      g_assert_cmpuint (n_turns, <, 100);
    }
  ui_drive_until (robo_match_get_is_over (get_match (fixture)));
}

/* Several games at once, by their titles on the start page */

static inline GtkWidget *
find_row (Fixture    *fixture,
          const char *title)
{
  GtkListBox *list = ui_child (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0), "remote_list");
  GtkWidget  *row;

  for (int i = 0; (row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, i))) != NULL; i++)
    {
      if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
        return row;
    }

  return NULL;
}

static inline void
go_to_start (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "start");
  ui_drive_until (is_shown (ui_drive_find (fixture->window, ROBO_TYPE_START_PAGE, 0)));
  ui_drive_settle (fixture->window);
}

static inline RoboRemoteGame *
open_game (Fixture    *fixture,
           const char *title)
{
  go_to_start (fixture);
  ui_drive_until (find_row (fixture, title) != NULL);
  ui_drive_scroll_to (find_row (fixture, title));
  ui_drive_click (find_row (fixture, title));
  ui_drive_until (is_shown (get_bar (fixture)));

  return get_game (fixture);
}

static inline void
go_to_game (Fixture        *fixture,
            RoboRemoteGame *game)
{
  g_autofree char *title = NULL;

  g_object_get (game, "title", &title, NULL);
  g_assert_true (open_game (fixture, title) == game);
}

/* Returns the number of entries in the game. */
static inline guint
count_said (RoboRemoteGame *game)
{
  const RoboChains *chains = robo_remote_game_get_peer (game)->chains;

  return robo_chains_count (chains, 0) + robo_chains_count (chains, 1);
}

static inline void
start_app (int    *argc,
           char ***argv)
{
  ui_test_init (argc, argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  /* Closing the last window must not end the process here. */
  g_application_hold (G_APPLICATION (app));
}
