// SPDX-License-Identifier: GPL-3.0-or-later
// Opens slow files: a pipe without a writer, a disk that does not answer, and a clipboard whose owner does not
// send its content. The user sees a message, can do other things, and can cancel.
#include "config.h"

#include <fcntl.h>
#include <unistd.h>

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-window.h"
#include "tests/ui/arenas/editor-drive.h"
#include "tests/ui/slow-file.h"
#include "ui/arenas/library/robo-library-page.h"
#include "ui/learning/robo-help-window.h"
#include "ui/widgets/robo-opening-bar.h"
#include "window-drive.h"

static GtkApplication *app;

typedef struct
{
  int   ends[2];
  char *path;
  char *sentence;
} Slow;

static void
slow_init (Slow *self)
{
  g_autofree char *base = NULL;

  g_assert_true (g_unix_open_pipe (self->ends, FD_CLOEXEC, NULL));
  self->path = g_strdup_printf ("/dev/fd/%d", self->ends[0]);
  base = g_path_get_basename (self->path);
  self->sentence = g_strdup_printf ("Opening %s…", base);
}

static void
slow_clear (Slow *self)
{
  /* A thread that is still reading reaches the end. */
  close (self->ends[1]);
  close (self->ends[0]);
  g_free (self->path);
  g_free (self->sentence);
}

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

typedef struct
{
  GtkWidget *window;
  GtkWidget *pages;
  Slow       slow;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  slow_init (&fixture->slow);
  g_application_activate (G_APPLICATION (app));
  fixture->window = GTK_WIDGET (gtk_application_get_active_window (app));
  fixture->pages = ui_child (fixture->window, "pages");
  ui_drive_show (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  slow_clear (&fixture->slow);
}

static void
open_slowly (Fixture *fixture,
             Slow    *slow)
{
  robo_window_open_file (ROBO_WINDOW (fixture->window), slow->path);
  ui_drive_until (find_label (fixture->window, slow->sentence) != NULL);
}

static const char *
get_page (Fixture *fixture)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (fixture->pages));
}

/* The window stays usable, and canceling changes nothing. */
static void
test_cancel (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *button;

  open_slowly (fixture, &fixture->slow);
  ui_drive_shoot ("opening");
  g_assert_cmpstr (get_page (fixture), ==, "start");
  gtk_widget_activate_action (fixture->window, "win.new-game", NULL);
  ui_drive_until (g_str_equal (get_page (fixture), "new-game"));

  button = ui_drive_find_button (fixture->window, "Cancel");
  ui_drive_settle (button);
  ui_drive_click (button);
  ui_drive_until (find_label (fixture->window, fixture->slow.sentence) == NULL);
  g_assert_cmpstr (get_page (fixture), ==, "new-game");
  g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
}

/* Only the file that was requested last is opened. */
static void
test_another (Fixture      *fixture,
              gconstpointer data)
{
  Slow other;

  slow_init (&other);
  open_slowly (fixture, &fixture->slow);
  open_slowly (fixture, &other);
  ui_drive_until (find_label (fixture->window, fixture->slow.sentence) == NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  slow_clear (&other);
}

/* Lessons are read in another thread; when the user goes to another page meanwhile, their page is not shown. */
static void
test_lessons (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GCancellable) other = NULL;

  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "tutorial");
  g_assert_cmpstr (get_page (fixture), ==, "start");
  other = robo_opening_begin (fixture->window, "/other.arena.xml");
  ui_drive_until (find_label (fixture->window, "Opening other.arena.xml…") != NULL);
  g_assert_cmpstr (get_page (fixture), ==, "start");
  robo_opening_end (fixture->window, other);

  gtk_widget_activate_action (fixture->window, "win.show-page", "s", "tutorial");
  ui_drive_until (g_str_equal (get_page (fixture), "tutorial"));
  ui_drive_settle (fixture->window);
  g_assert_null (find_label (fixture->window, "Opening Tutorial…"));
}

/* The help window is shown once, when the rules have been read, at the topic that was requested last. */
static void
test_help (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *help;

  g_action_group_activate_action (G_ACTION_GROUP (app), "help", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (app), "rules", g_variant_new_string ("pits"));
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW));
  ui_drive_until ((help = ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW)) != NULL);
  ui_drive_settle (help);
  gtk_window_destroy (GTK_WINDOW (help));
  ui_drive_settle (fixture->window);
  g_assert_null (ui_drive_find_dialog (ROBO_TYPE_HELP_WINDOW));
}

/* A file that is read at once shows no message, not even later. */
static void
test_quick (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GCancellable) quick = robo_opening_begin (fixture->pages, "/quick.arena.xml");
  g_autoptr (GCancellable) last = NULL;

  robo_opening_end (fixture->pages, quick);
  last = robo_opening_begin (fixture->pages, "/last.arena.xml");
  g_assert_false (g_cancellable_is_cancelled (quick));
  ui_drive_until (find_label (fixture->window, "Opening last.arena.xml…") != NULL);
  g_assert_null (find_label (fixture->window, "Opening quick.arena.xml…"));

  /* Ending an old request does not end the current request. */
  robo_opening_end (fixture->pages, quick);
  g_assert_nonnull (find_label (fixture->window, "Opening last.arena.xml…"));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  ui_drive_until (g_cancellable_is_cancelled (last));
}

/* Clicks Cancel while the message is shown; no file is opened then or later. */
static void
give_up (Fixture    *fixture,
         const char *sentence)
{
  GtkWidget *button;

  ui_drive_until (find_label (fixture->window, sentence) != NULL);
  button = ui_drive_find_button (fixture->window, "Cancel");
  ui_drive_settle (button);
  ui_drive_click (button);
  ui_drive_until (find_label (fixture->window, sentence) == NULL);
}

/* An arena of the user's own */

#define ARENA                                                                                         \
  "<arena xmlns='urn:x-robodrome:arena:1' id='slow' columns='5' rows='6'><name>Slow</name>"           \
  "<terrain><row>ooooo</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"         \
  "<row>.....</row></terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>" \
  "<start at='3,2' side='n' arrow='s'/></features></arena>\n"

static RoboLibraryPage *
show_library (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.library", NULL);
  ui_drive_until (g_str_equal (get_page (fixture), "library"));

  return ROBO_LIBRARY_PAGE (gtk_stack_get_visible_child (GTK_STACK (fixture->pages)));
}

/* An arena on a disk that does not answer is copied as text, or edited. */
static void
test_arena (Fixture      *fixture,
            gconstpointer action)
{
  g_autofree char *folder = window_drive_dup_arenas ();
  g_autofree char *path = g_build_filename (folder, "slow.arena.xml", NULL);
  GdkClipboard    *clipboard = gtk_widget_get_clipboard (fixture->window);
  RoboLibraryPage *page = show_library (fixture);
  int              file;

  gdk_clipboard_set_content (clipboard, NULL);
  g_assert_true (g_file_set_contents (path, ARENA, -1, NULL));
  /* The arena appears in the list after a moment. */
  do
    {
      g_main_context_iteration (NULL, TRUE);
      robo_library_page_select_file (page, path);
    }
  while (robo_library_page_get_selected (page) == NULL ||
         !g_str_equal (robo_library_arena_get_title (robo_library_page_get_selected (page)), "Slow"));
  ui_drive_settle (fixture->window);
  file = slow_file_hold (path);
  if (file < 0)
    g_test_skip ("This disk cannot be made slow");
  else
    {
      if (g_str_has_prefix (action, "win."))
        gtk_widget_activate_action (fixture->window, action, "^ay", path);
      else
        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), action, NULL));
      give_up (fixture, "Opening slow.arena.xml…");
      slow_file_let_go (file);
      ui_drive_settle (fixture->window);
      g_assert_cmpstr (get_page (fixture), ==, "library");
      g_assert_false (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), G_TYPE_STRING));
      g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));
    }

  g_unlink (path);
}

/* The clipboard of a program that offers text but does not send it */

#define SLOW_TYPE_TEXT (slow_text_get_type ())

G_DECLARE_FINAL_TYPE (SlowText, slow_text, SLOW, TEXT, GdkContentProvider)

struct _SlowText
{
  GdkContentProvider parent_instance;

  GTask *writing; /* NULL until the text is requested */
};

G_DEFINE_FINAL_TYPE (SlowText, slow_text, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
slow_text_ref_formats (GdkContentProvider *provider)
{
  const char *types[] = { "text/plain;charset=utf-8" };

  return gdk_content_formats_new (types, 1);
}

static void
slow_text_write_async (GdkContentProvider *provider,
                       const char         *mime_type,
                       GOutputStream      *stream,
                       int                 io_priority,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  SlowText *self = SLOW_TEXT (provider);

  g_assert_null (self->writing);
  self->writing = g_task_new (self, NULL, callback, user_data);
  g_task_set_task_data (self->writing, g_object_ref (stream), g_object_unref);
}

static gboolean
slow_text_write_finish (GdkContentProvider *provider,
                        GAsyncResult       *result,
                        GError            **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
slow_text_class_init (SlowTextClass *klass)
{
  GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS (klass);

  provider_class->ref_formats = slow_text_ref_formats;
  provider_class->write_mime_type_async = slow_text_write_async;
  provider_class->write_mime_type_finish = slow_text_write_finish;
}

static void
slow_text_init (SlowText *self)
{
}

static SlowText *
put_slow_text (Fixture *fixture)
{
  SlowText *text = g_object_new (SLOW_TYPE_TEXT, NULL);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (fixture->window), GDK_CONTENT_PROVIDER (text));

  return text;
}

/* The program sends the text at last. */
static void
send_slow_text (SlowText *self)
{
  g_autoptr (GTask) writing = g_steal_pointer (&self->writing);

  g_output_stream_write_all (g_task_get_task_data (writing), ARENA, strlen (ARENA), NULL, NULL, NULL);
  g_output_stream_close (g_task_get_task_data (writing), NULL, NULL);
  g_task_return_boolean (writing, TRUE);
}

static void
test_paste_in_library (Fixture      *fixture,
                       gconstpointer data)
{
  g_autoptr (SlowText) text = put_slow_text (fixture);
  g_autofree char *folder = window_drive_dup_arenas ();
  g_autofree char *pasted = g_build_filename (folder, "slow.arena.xml", NULL);
  GtkWidget       *page = GTK_WIDGET (show_library (fixture));
  guint            n_before = window_drive_count_arenas ();

  g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
  give_up (fixture, "Opening the clipboard…");
  send_slow_text (text);
  ui_drive_settle (page);
  g_assert_cmpuint (window_drive_count_arenas (), ==, n_before);
  g_assert_null (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG));

  /* Waiting for the text pastes it. */
  g_assert_true (gtk_widget_activate_action (page, "library.paste", NULL));
  ui_drive_until (find_label (fixture->window, "Opening the clipboard…") != NULL);
  send_slow_text (text);
  ui_drive_until (find_label (fixture->window, "Opening the clipboard…") == NULL &&
                  window_drive_count_arenas () == n_before + 1);
  g_unlink (pasted);
}

static void
test_paste_in_editor (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (SlowText) text = put_slow_text (fixture);
  RoboEditorPage *page;
  GtkWidget      *canvas;
  RoboDocument   *document;

  gtk_widget_activate_action (fixture->window, "win.new-empty-arena", NULL);
  ui_drive_until ((page = ui_drive_find (fixture->window, ROBO_TYPE_EDITOR_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (page)));
  ui_drive_settle (fixture->window);
  canvas = ui_child (page, "canvas");
  document = ROBO_DOCUMENT (robo_editor_page_get_document (page));
  /* Uses actions and not clicks, since the page may still be in a transition. */
  g_assert_true (gtk_widget_activate_action (ui_child (page, "palette"), "editor.mode", "u", ROBO_EDITOR_SELECT));

  g_assert_true (gtk_widget_activate_action (canvas, "canvas.paste", NULL));
  give_up (fixture, "Opening the clipboard…");
  send_slow_text (text);
  ui_drive_settle (canvas);
  editor_drive_click (ROBO_EDITOR_CANVAS (canvas), 2.5, 2.5);
  g_assert_false (robo_history_get_is_dirty (robo_document_get_history (document)));

  /* Waiting for the clip allows placing it. */
  g_assert_true (gtk_widget_activate_action (canvas, "canvas.paste", NULL));
  ui_drive_until (find_label (fixture->window, "Opening the clipboard…") != NULL);
  send_slow_text (text);
  ui_drive_until (find_label (fixture->window, "Opening the clipboard…") == NULL);
  editor_drive_click (ROBO_EDITOR_CANVAS (canvas), 2.5, 2.5);
  ui_drive_until (robo_history_get_is_dirty (robo_document_get_history (document)));
  robo_document_file_close (robo_document_get_file (document));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  g_test_add ("/app/opening/canceled-opening/changes-nothing", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/app/opening/second-file/cancels-the-opening-of-the-first-file",
              Fixture, NULL, set_up, test_another, tear_down);
  g_test_add ("/app/opening/lessons-that-load-slowly/are-not-shown-if-the-user-opens-something-else",
              Fixture, NULL, set_up, test_lessons, tear_down);
  g_test_add ("/app/opening/help-requested-twice/opens-one-window",
              Fixture, NULL, set_up, test_help, tear_down);
  g_test_add ("/app/opening/file-that-opens-at-once/shows-no-message", Fixture, NULL, set_up, test_quick, tear_down);
  g_test_add ("/app/opening/editing-an-arena-on-a-slow-disk/can-be-canceled",
              Fixture, "win.edit-arena", set_up, test_arena, tear_down);
  g_test_add ("/app/opening/opening-an-arena-on-a-slow-disk/can-be-canceled",
              Fixture, "win.open-file", set_up, test_arena, tear_down);
  g_test_add ("/app/opening/copying-an-arena-on-a-slow-disk/can-be-canceled",
              Fixture, "library.copy-text", set_up, test_arena, tear_down);
  g_test_add ("/app/opening/clipboard-that-answers-late/pasting-in-library-can-be-canceled",
              Fixture, NULL, set_up, test_paste_in_library, tear_down);
  g_test_add ("/app/opening/clipboard-that-answers-late/pasting-in-editor-can-be-canceled",
              Fixture, NULL, set_up, test_paste_in_editor, tear_down);

  return g_test_run ();
}
