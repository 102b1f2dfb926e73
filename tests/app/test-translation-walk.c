// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every page in a language with brackets around all translations, which are 40 % longer: text without brackets
// cannot be translated, and text that is cut or too wide here would be so in German. check-fourth-language.py runs this
// test, too, in a language that consists of a catalog only.
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/languages/robo-language.h"
#include "app/robo-preferences-window.h"
#include "app/robo-shortcuts-window.h"
#include "tests/long-tests.h"
#include "tests/match/model-test.h"
#include "window-drive.h"

#define CODE      "qaa" /* for private use: neither GTK nor any other program has it */
#define NARROW    720
#define BRACKET   0x27E6 /* ⟦ */
#define UNBRACKET 0x27E7 /* ⟧ */

static GtkApplication *app;

/* These texts are not translated: names of people and of the computer that New Game seats, and letters and signs on
 * keys. */
static const char *const names[] = { "Anna", "Ben", "Clara", "Dan", "Dash", "Robodrome", "Robodrome contributors",
                                     "Emerson Matsuuchi",
                                     /* These are texts of GTK and libadwaita. */
                                     "Alt", "Apply", "BackSpace", "Clear Entry", "Clear entry", "Ctrl", "Delete", "End",
                                     "Escape", "Home", "KP", "Menu", "Shift", "No Results Found", "None", "Preferences",
                                     "Tab", "Try a different search",
                                     /* A code for private use has no language name. */
                                     CODE,
                                     /* This is the name of the arena of the tests. */
                                     "test" };

/* Texts */

static gboolean
is_name (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (text, names[i]))
      return TRUE;

  return FALSE;
}

/* Returns the text without bracketed parts, signs and numbers. */
static char *
dup_untranslated (const char *text)
{
  GString *left = g_string_new (NULL);
  guint    depth = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar sign = g_utf8_get_char (c);

      if (sign == BRACKET)
        depth++;
      else if (sign == UNBRACKET)
        depth -= depth > 0;
      else if (depth == 0 && g_unichar_isalpha (sign))
        g_string_append_unichar (left, sign);
      else if (depth == 0 && left->len > 0)
        g_string_append_c (left, ' ');
    }

  return g_strchomp (g_string_free (left, FALSE));
}

/* Returns whether the text is a Roman number of a control unit, or a program in one text line such as "b3n r2ne
 * b1w". */
static gboolean
is_sign (const char *left)
{
  return g_regex_match_simple ("^(I|II|III|[A-Z]|[br]( ?(n|ne|e|se|s|sw|w|nw))?)"
                               "( (I|II|III|[br]|n|ne|e|se|s|sw|w|nw))*$",
                               left, 0, 0);
}

static gboolean
is_translated (const char *text)
{
  g_autofree char *left = dup_untranslated (text);

  /* File names are not translated. */
  return left[0] == '\0' || is_name (left) || is_sign (left) || g_str_has_suffix (text, ".xml");
}

/* Widgets */

typedef struct
{
  const char *page;
  guint       n_texts;
  guint       n_faults;
} Walk;

static void
complain (Walk       *walk,
          const char *fault,
          const char *text)
{
  walk->n_faults++;
  g_printerr ("# %s: %s: “%s”\n", walk->page, fault, text);
}

/* A wrapped line in a label with the height of one line is cut, too. */
static gboolean
is_clipped (GtkLabel *label)
{
  int height;

  pango_layout_get_pixel_size (gtk_label_get_layout (label), NULL, &height);

  return gtk_widget_get_height (GTK_WIDGET (label)) + 2 < height;
}

static void
look_at_label (Walk     *walk,
               GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);

  if (text[0] == '\0')
    return;

  walk->n_texts++;
  if (!is_translated (text))
    complain (walk, "not translated", text);
  if (gtk_widget_get_mapped (GTK_WIDGET (label)) && pango_layout_is_ellipsized (gtk_label_get_layout (label)) &&
      gtk_widget_get_tooltip_text (GTK_WIDGET (label)) == NULL)
    complain (walk, "cut off", text);
  if (gtk_widget_get_mapped (GTK_WIDGET (label)) && is_clipped (label))
    complain (walk, "higher than its place", text);
}

/* GTK's own windows and texts are translated by GTK. */
static gboolean
is_ours (GtkWidget *widget)
{
  return !GTK_IS_WINDOW_CONTROLS (widget) && !ADW_IS_WINDOW_TITLE (widget);
}

/* libadwaita translates the search of preferences. */
static gboolean
is_foreign (GtkWidget *widget)
{
  return GTK_IS_WINDOW_CONTROLS (widget) ||
         (GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW) != NULL);
}

static void
look_at (Walk      *walk,
         GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL && is_ours (widget))
    {
      walk->n_texts++;
      if (!is_translated (tooltip))
        complain (walk, "tooltip not translated", tooltip);
    }
  if (GTK_IS_LABEL (widget))
    look_at_label (walk, GTK_LABEL (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!is_foreign (child) && gtk_widget_get_visible (child))
      look_at (walk, child);
}

static void
look_at_width (Walk      *walk,
               GtkWidget *window)
{
  int              minimum;
  g_autofree char *text = NULL;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  text = g_strdup_printf ("%d", minimum);
  if (minimum > NARROW)
    complain (walk, "wider than 720", text);
}

static void
walk_over (GtkWidget  *window,
           const char *page)
{
  Walk walk = { .page = page };

  ui_drive_settle (window);
  look_at (&walk, window);
  look_at_width (&walk, window);
  g_test_message ("%s: %u texts", page, walk.n_texts);
  g_assert_cmpuint (walk.n_texts, >, 0);
  if (walk.n_faults > 0)
    g_test_fail ();
}

/* Windows */

static void
test_page (gconstpointer data)
{
  GtkWidget *window = window_drive_open (app);

  window_drive_go_to (window, data);
  walk_over (window, data);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_editor (void)
{
  GtkWidget *window = window_drive_open (app);

  gtk_widget_activate_action (window, "win.new-empty-arena", NULL);
  ui_drive_until (window_drive_is_shown (window, "editor"));
  walk_over (window, "editor");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lesson (void)
{
  GtkWidget *window = window_drive_open (app);

  window_drive_go_to (window, "tutorial");
  g_signal_emit_by_name (window_drive_get_page (window, "tutorial"), "lesson-chosen", 0u);
  walk_over (window, "lesson");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_series (void)
{
  GtkWidget *window = window_drive_open (app);

  gtk_widget_activate_action (window, "win.new-game-mode", "s", "championship");
  ui_drive_until (window_drive_is_shown (window, "new-game"));
  g_signal_emit_by_name (window_drive_get_page (window, "new-game"), "start-series");
  g_assert_true (gtk_widget_get_mapped (window_drive_get_page (window, "series")));
  walk_over (window, "series");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_module_set (void)
{
  GtkWidget *window = window_drive_open (app);

  window_drive_open_bundled (window, "modules", "standard.modules.xml", "module-set");
  walk_over (window, "module set");
  g_signal_emit_by_name (window_drive_get_page (window, "module-set"), "try-card", 0u);
  walk_over (window, "sandbox");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_rule_set (void)
{
  GtkWidget *window = window_drive_open (app);

  window_drive_open_bundled (window, "rules", "standard.rules.xml", "rule-set");
  walk_over (window, "rule set");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_mode (gconstpointer data)
{
  GtkWidget *window = window_drive_open (app);

  gtk_widget_activate_action (window, "win.new-game-mode", "s", data);
  ui_drive_until (window_drive_is_shown (window, "new-game"));
  walk_over (window, data);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
walk_over_dialog (const char *action,
                  GType       type)
{
  GtkWidget *window = window_drive_open (app);
  GtkWidget *dialog = window_drive_open_dialog (app, action, type);

  walk_over (dialog, action);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (void)
{
  walk_over_dialog ("preferences", ROBO_TYPE_PREFERENCES_WINDOW);
}

static void
test_rules (void)
{
  walk_over_dialog ("help", ROBO_TYPE_HELP_WINDOW);
}

static void
test_shortcuts (void)
{
  GtkWidget   *window = window_drive_open (app);
  GtkWidget   *dialog = window_drive_open_dialog (app, "shortcuts", ROBO_TYPE_SHORTCUTS_WINDOW);
  GtkDropDown *sections = ui_child (ROBO_SHORTCUTS_WINDOW (dialog), "section_menu");
  guint        n_sections = g_list_model_get_n_items (gtk_drop_down_get_model (sections));

  g_assert_cmpuint (n_sections, >, 0);
  for (guint i = 0; i < n_sections; i++)
    {
      g_autofree char *name = NULL;

      gtk_drop_down_set_selected (sections, i);
      g_object_get (dialog, "section-name", &name, NULL);
      walk_over (dialog, name);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Games */

static RoboMatch *
match_new (const char *players,
           gboolean    has_modules)
{
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, 5);

  if (has_modules)
    test_setup_add_modules (setup);

  return robo_match_new (setup);
}

/* Visits a game of people and KillBots at the first question, in the middle, and at its end, when all kinds of
 * events have happened. */
static void
walk_over_game (const char *players,
                guint       n_rounds,
                gboolean    has_modules)
{
  g_autoptr (RoboMatch) match = match_new (players, has_modules);
  g_autofree char *page = g_strdup_printf ("%s after %u rounds, %s modules",
                                           players, n_rounds, has_modules ? "with" : "without");
  GtkWidget       *window = window_drive_open (app);

  robo_match_start (match);
  test_match_play (match, n_rounds);
  window_drive_open_match (window, match);
  walk_over (window, page);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_game (gconstpointer data)
{
  static const guint rounds[] = { 0, 3, 500 };

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      walk_over_game (data, rounds[i], FALSE);
      walk_over_game (data, rounds[i], TRUE);
    }
}

/* The language */

/* Installs a catalog that was built with the tests; without one the program uses the installed languages. */
static char *
install_language (const char *build_dir)
{
  g_autofree char *built = g_build_filename (build_dir, "pseudo.mo", NULL);
  g_autofree char *folder = g_dir_make_tmp ("robo-walk-XXXXXX", NULL);
  g_autofree char *dir = g_build_filename (folder, CODE, "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (dir, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (built, &contents, &length, NULL));
  g_assert_cmpint (g_mkdir_with_parents (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, contents, (gssize)length, NULL));
  robo_language_try (CODE, folder);

  return g_steal_pointer (&folder);
}

static void
remove_language (const char *folder)
{
  const char *const below[] = { CODE "/LC_MESSAGES/" GETTEXT_PACKAGE ".mo", CODE "/LC_MESSAGES", CODE, "." };

  for (guint i = 0; i < G_N_ELEMENTS (below); i++)
    {
      g_autofree char *path = g_build_filename (folder, below[i], NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const pages[] = { "start", "new-game", "remote", "tutorial", "library", "rules" };
  static const char *const modes[] = { "training", "match", "all-arenas", "championship" };
  static const struct
  {
    const char *name;
    const char *players;
  } tables[] = {
    { "person-and-killbot", "hk" },
    { "two-people-and-two-killbots", "hhkk" },
    { "two-people", "hh" },
    { "two-people-and-killbot", "hhk" },
  };
  const char      *build_dir = g_getenv ("G_TEST_BUILDDIR");
  g_autofree char *folder = NULL;
  int              status;

  robo_language_init ();
  ui_test_init (&argc, &argv);
  app = window_drive_start ();
  if (build_dir != NULL)
    folder = install_language (build_dir);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/app/translation-walk/page/is-translated/", pages[i], NULL);

      g_test_add_data_func (path, pages[i], test_page);
    }
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/app/translation-walk/mode/is-translated/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_mode);
    }
  for (guint i = 0; i < (long_tests_wanted () ? G_N_ELEMENTS (tables) : 2); i++)
    {
      g_autofree char *path = g_strconcat ("/app/translation-walk/game/is-translated/", tables[i].name, NULL);

      g_test_add_data_func (path, tables[i].players, test_game);
    }
  g_test_add_func ("/app/translation-walk/editor/is-translated", test_editor);
  g_test_add_func ("/app/translation-walk/lesson/is-translated", test_lesson);
  g_test_add_func ("/app/translation-walk/series/is-translated", test_series);
  g_test_add_func ("/app/translation-walk/module-set/is-translated", test_module_set);
  g_test_add_func ("/app/translation-walk/rule-set/is-translated", test_rule_set);
  g_test_add_func ("/app/translation-walk/preferences/is-translated", test_preferences);
  g_test_add_func ("/app/translation-walk/help-window/is-translated", test_rules);
  g_test_add_func ("/app/translation-walk/shortcuts-window/is-translated", test_shortcuts);

  status = g_test_run ();
  if (folder != NULL)
    remove_language (folder);

  return status;
}
