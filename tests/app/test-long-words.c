// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that names and texts of one long word, which anybody may write, make no page wider than its window: that of a
// phone and that of a laptop.
#include "config.h"

#include "app/languages/robo-language.h"
#include "ui/arenas/library/robo-library-page.h"
#include "window-walk.h"

#define NARROW_PX 360
#define WIDE_PX   1280
#define HEIGHT_PX 720

#define NAME_LETTERS        100
#define DESCRIPTION_LETTERS 1000

static GtkApplication *app;

/* Describes a page that shows the texts of a file. */
typedef struct
{
  const char *name;
  const char *page;   /* page of the window */
  const char *folder; /* folder of the user, in which the file is */
  const char *from;   /* path in the folder of the tests, or NULL for a match that is played */
  const char *file;
  guint       n_rounds;     /* number of rounds of the match */
  GType (*get_type) (void); /* the type of a widget for which the test waits, or NULL */
} LongFile;

static const LongFile files[] = {
  { "arena", "editor", "arenas", "../data/arenas/rome.arena.xml", "long.arena.xml", 0, NULL },
  { "rules", "rule-set", "rules", "../data/rules/standard.rules.xml", "long.rules.xml", 0, NULL },
  { "modules", "module-set", "modules", "../data/modules/workshop.modules.xml", "long.modules.xml", 0, NULL },
  { "puzzle", "puzzle", "puzzles", "fuzz/corpus/puzzle/killbot.xml", "long.puzzle.xml", 0, NULL },
  { "match", "game", "games", NULL, "2026-01-01-000000-0001-0.match.xml", 2, NULL },
  { "end", "game", "games", NULL, "2026-01-01-000000-0002-0.match.xml", G_MAXUINT, robo_result_view_get_type },
};

/* Texts */

static void
replace (char      **text,
         const char *pattern,
         const char *before,
         guint       n_letters,
         const char *after)
{
  g_autofree char *word = g_strnfill (n_letters, 'W');
  g_autofree char *whole = g_strconcat (before, word, after, NULL);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autofree char *old = *text;

  *text = g_regex_replace (regex, old, -1, 0, whole, 0, NULL);
}

/* Replaces each text that a person has written by one word of the greatest length that the schemas permit. */
static void
lengthen (char **text)
{
  replace (text, "(<(?:name|title|author)[^>]*>)[^<]*<", "\\1", NAME_LETTERS, "<");
  replace (text, "(<(?:description|text)[^>]*>)[^<]*<", "\\1", DESCRIPTION_LETTERS, "<");
  replace (text, "(<seat[^>]* name=\")[^\"]*\"", "\\1", NAME_LETTERS, "\"");
}

static char *
dup_match (guint n_rounds)
{
  g_autoptr (RoboMatch) match = window_walk_play (n_rounds);
  g_autoptr (RoboMatchFile) file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "long.match.xml", NULL);
  char            *text = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (robo_match_file_save (file, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_unlink (path);

  return text;
}

/* Writes the file into the user's folder, where lists show it, too. Returns its path. */
static char *
write_file (const LongFile *file)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "robodrome", file->folder, NULL);
  g_autofree char *from = file->from != NULL ? g_test_build_filename (G_TEST_DIST, file->from, NULL) : NULL;
  char            *path = g_build_filename (folder, file->file, NULL);
  g_autofree char *text = NULL;

  if (from != NULL)
    g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  else
    text = dup_match (file->n_rounds);
  lengthen (&text);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* Measuring */

static void
look_at_size (GtkWidget  *window,
              const char *page,
              int         width)
{
  GtkWidget *content = gtk_widget_get_first_child (window);
  int        minimum = 0;

  ui_drive_settle (window);
  for (guint i = 0; i < 10; i++)
    {
      /* A page may need less width at each smaller size, and only then can the window shrink further. */
      if (ROBO_IS_WINDOW (window))
        gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT_PX);
      ui_drive_settle (window);
      gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum <= width)
        break;
    }
  ui_drive_shoot (page);
  if (minimum > width)
    {
      g_test_message ("%s is %d pixels wide in a window of %d", page, minimum, width);
      g_test_fail ();
    }
}

static void
look_at_width (GtkWidget  *window,
               const char *page,
               gpointer    data)
{
  look_at_size (window, page, WIDE_PX);
  look_at_size (window, page, NARROW_PX);
}

/* Every page of the program, with the lists of all files */
static void
test_stop (gconstpointer data)
{
  char *paths[G_N_ELEMENTS (files)];

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    paths[i] = write_file (&files[i]);
  window_walk (app, data, look_at_width, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_assert_cmpint (g_unlink (paths[i]), ==, 0);
      g_free (paths[i]);
    }
}

static void
test_file (gconstpointer data)
{
  const LongFile  *file = data;
  g_autofree char *path = write_file (file);
  GtkWidget       *window = window_drive_open (app);
  GtkWidget       *curtain;

  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (window_drive_is_shown (window, file->page));
  if (file->get_type != NULL)
    ui_drive_until (gtk_widget_get_mapped (ui_drive_find (window, file->get_type (), 0)));
  look_at_width (window, file->name, NULL);
  curtain = ui_drive_find (window, ROBO_TYPE_CURTAIN, 0);
  if (curtain != NULL && gtk_widget_get_mapped (curtain))
    {
      gtk_widget_activate (robo_curtain_get_button (ROBO_CURTAIN (curtain)));
      ui_drive_until (!gtk_widget_get_mapped (curtain));
      look_at_width (window, "program-of-match", NULL);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The description is shown only when the arena is selected: in the library, and in New Game. */
static void
test_selected (void)
{
  g_autofree char *path = write_file (&files[0]);
  GtkWidget       *window = window_drive_open (app);
  RoboLibraryPage *page;

  gtk_widget_activate_action (window, "win.library", NULL);
  ui_drive_until ((page = ui_drive_find (window, ROBO_TYPE_LIBRARY_PAGE, 0)) != NULL &&
                  gtk_widget_get_mapped (GTK_WIDGET (page)));
  robo_library_page_select_file (page, path);
  ui_drive_until (robo_library_page_get_selected (page) != NULL);
  look_at_width (window, "library-selected", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "library.play", NULL);
  ui_drive_until (window_drive_is_shown (window, "new-game"));
  look_at_width (window, "new-game-selected", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  robo_language_init ();
  ui_test_init (&argc, &argv);
  app = window_drive_start ();

  for (guint i = 0; i < G_N_ELEMENTS (window_stops); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/long-words/%s/fits-wide-and-narrow-windows", window_stops[i].name);

      g_test_add_data_func (path, &window_stops[i], test_stop);
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/long-words/%s-opened/fits-wide-and-narrow-windows", files[i].name);

      g_test_add_data_func (path, &files[i], test_file);
    }
  g_test_add_func ("/app/long-words/selected-arena/fits-wide-and-narrow-windows", test_selected);

  return g_test_run ();
}
