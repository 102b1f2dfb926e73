// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rules, searches in them by real keys, and follows their links.
#include "config.h"

#include "ui/board/robo-board-view.h"
#include "ui/board/robo-diagram-view.h"
#include "ui/learning/robo-help-window.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"

#include "tests/ui/ui-drive.h"

typedef struct
{
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboHelp) help = robo_help_load_bundled (problems);

  fixture->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_reset (fixture->settings, "detailed-rules");
  fixture->window = robo_help_window_new (help);
  g_assert_false (robo_help_window_get_is_whole (ROBO_HELP_WINDOW (fixture->window)));
  ui_drive_show (GTK_WINDOW (fixture->window));
  ui_drive_until (robo_help_window_get_is_whole (ROBO_HELP_WINDOW (fixture->window)));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->settings);
}

static gboolean
is_seen (Fixture    *fixture,
         const char *topic)
{
  return gtk_widget_get_mapped (robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), topic));
}

static gpointer
get_child (Fixture    *fixture,
           const char *name)
{
  return gtk_widget_get_template_child (fixture->window, ROBO_TYPE_HELP_WINDOW, name);
}

static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  g_assert_true (is_seen (fixture, "pit") && is_seen (fixture, "killbots"));
  ui_drive_keys (fixture->window, "w a t e r");
  ui_drive_until (!is_seen (fixture, "killbots"));
  g_assert_true (is_seen (fixture, "pit"));

  /* Escape ends the search first, and then closes the window. */
  ui_drive_keys (fixture->window, "x x");
  ui_drive_until (!is_seen (fixture, "pit"));
  ui_drive_keys (fixture->window, "Escape");
  ui_drive_until (is_seen (fixture, "killbots"));
}

static guint
count_words (GtkWidget *section)
{
  GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_first_child (section));
  GtkWidget *box = gtk_widget_get_first_child (row);
  guint      n_labels = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_labels += gtk_widget_get_visible (child);

  return n_labels;
}

static void
test_details (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "programming");

  g_assert_cmpuint (count_words (section), ==, 2);
  ui_drive_click (get_child (fixture, "details_button"));
  g_assert_cmpuint (count_words (section), ==, 3);
  g_assert_true (g_settings_get_boolean (fixture->settings, "detailed-rules"));
}

/* Returns the top of a section relative to the visible area. */
static double
get_y_px (Fixture    *fixture,
          const char *topic)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), topic),
                                            get_child (fixture, "scrolled_window"), &area));

  return area.origin.y;
}

/* The section that is being read stays in its place when details make the sections above it longer. */
static void
test_details_keep_place (Fixture      *fixture,
                         gconstpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (get_child (fixture, "scrolled_window"));
  double         y_px;
  double         value;

  gtk_adjustment_set_value (adjustment, get_y_px (fixture, "destroyed") - 30);
  ui_drive_settle (fixture->window);
  y_px = get_y_px (fixture, "destroyed");
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (y_px, ==, 30);

  ui_drive_click (get_child (fixture, "details_button"));
  ui_drive_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, value + 100);
  g_assert_cmpfloat (get_y_px (fixture, "destroyed"), ==, y_px);

  ui_drive_click (get_child (fixture, "details_button"));
  ui_drive_settle (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, value);
}

/* A question is found by words of a player, and can be read with its answer and its rules. */
static void
test_question (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "q-push-two");
  GtkLabel  *found = get_child (fixture, "found_label");
  GtkWidget *label = NULL;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (found)));
  ui_drive_keys (fixture->window, "s h o v e space s e v e r a l");
  ui_drive_until (!is_seen (fixture, "killbots"));
  g_assert_true (is_seen (fixture, "q-push-two"));
  g_assert_false (is_seen (fixture, "pit"));
  g_assert_true (g_str_has_suffix (gtk_label_get_label (found), " found"));

  /* Return moves the focus to the first result, and the arrow keys move it to the next ones. */
  ui_drive_keys (fixture->window, "Return");
  for (guint i = 0; i < 20 && gtk_root_get_focus (GTK_ROOT (fixture->window)) != section; i++)
    ui_drive_keys (fixture->window, "Down");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  for (guint i = 0; (label = ui_drive_find (section, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_has_css_class (label, "rule-number"))
      break;
  g_assert_nonnull (label);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "Rule R7.1");

  /* The question stays visible when the search ends and all sections appear again. */
  gtk_search_bar_set_search_mode (get_child (fixture, "search_bar"), FALSE);
  ui_drive_until (is_seen (fixture, "killbots"));
  ui_drive_settle (fixture->window);
  g_assert_cmpfloat (get_y_px (fixture, "q-push-two"), >=, 0);
  g_assert_cmpfloat (get_y_px (fixture, "q-push-two"), <,
                     gtk_widget_get_height (get_child (fixture, "scrolled_window")));
}

/* The section whose title has the words comes first, in the rules and in the contents. The end of the search brings
 * back the order of the rules. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget     *question = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "q-push-two");
  GtkListBox    *contents = get_child (fixture, "contents_list");
  GtkListBoxRow *row;

  ui_drive_keys (fixture->window, "p u s h space t w o");
  ui_drive_until (!is_seen (fixture, "championship"));
  ui_drive_settle (fixture->window);
  g_assert_true (is_seen (fixture, "pushing"));
  g_assert_cmpfloat (get_y_px (fixture, "q-push-two"), <, get_y_px (fixture, "pushing"));
  row = gtk_list_box_get_row_at_index (contents, 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), ==,
                   "Can I push two robots at once?");
  g_assert_null (gtk_list_box_row_get_header (row));
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == question);

  gtk_search_bar_set_search_mode (get_child (fixture, "search_bar"), FALSE);
  ui_drive_until (is_seen (fixture, "championship"));
  ui_drive_settle (fixture->window);
  g_assert_cmpfloat (get_y_px (fixture, "pushing"), <, get_y_px (fixture, "championship"));
  g_assert_cmpfloat (get_y_px (fixture, "championship"), <, get_y_px (fixture, "q-push-two"));
  g_assert_nonnull (gtk_list_box_row_get_header (gtk_list_box_get_row_at_index (contents, 0)));
}

static void
test_topic (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget     *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "module:shield");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (get_child (fixture, "scrolled_window"));

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "module:shield");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  g_assert_true (gtk_widget_has_css_class (section, "found"));
  ui_drive_until (gtk_adjustment_get_value (adjustment) > 0);

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "nowhere");
  g_assert_false (gtk_widget_has_css_class (section, "found"));
}

/* The short version of the rules leaves this paragraph out. */
static void
test_paragraph (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "pushing");
  guint      n_words = count_words (section);

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "pushing#barrier");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  g_assert_cmpuint (count_words (section), ==, n_words + 1);

  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "aim");
  g_assert_cmpuint (count_words (section), ==, n_words);
}

static GtkListBoxRow *
find_row (GtkListBox *list,
          const char *title)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    {
      GtkLabel *label = ui_drive_find (GTK_WIDGET (row), GTK_TYPE_LABEL, 0);

      if (label != NULL && g_str_equal (gtk_label_get_text (label), title))
        return row;
    }

  return NULL;
}

/* The contents lead to a section, and follow the visible section. */
static void
test_contents (Fixture      *fixture,
               gconstpointer data)
{
  GtkListBox    *list = get_child (fixture, "contents_list");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (get_child (fixture, "scrolled_window"));
  GtkWidget     *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "programming");
  GtkListBoxRow *row = find_row (list, "Programming");
  double         value;

  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==, 0);
  ui_drive_click (GTK_WIDGET (row));
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  ui_drive_until (gtk_list_box_get_selected_row (list) == row);
  value = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (value, >, 0);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_drive_until (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)) > 60);
}

static GtkWidget *
find_diagram (GtkWidget *widget)
{
  GtkWidget *found = ROBO_IS_DIAGRAM_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_diagram (child);

  return found;
}

/* Arrow keys focus the diagram. Return plays it, and then it shows its start again. */
static void
test_diagram (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget       *section = robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "pushing");
  GtkWidget       *diagram = find_diagram (section);
  g_autofree char *description = robo_diagram_view_dup_description (ROBO_DIAGRAM_VIEW (diagram));

  g_assert_cmpstr (description, ==,
                   "Before: column 1, row 3, The Hound with starting number 1; "
                   "column 2, row 3, Mercury with starting number 2; "
                   "column 3, row 3, Reaper with starting number 3. "
                   "What happens: Blue 2 to the east: The Hound moves from column 1, row 3 to column 3, row 3. "
                   "Pushes Mercury to column 4, row 3 and Reaper to column 5, row 3. "
                   "After: column 3, row 3, The Hound with starting number 1; "
                   "column 4, row 3, Mercury with starting number 2; "
                   "column 5, row 3, Reaper with starting number 3.");
  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "pushing");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
  ui_drive_keys (fixture->window, "Down");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == diagram);
  g_assert_null (ui_drive_find (diagram, ROBO_TYPE_BOARD_VIEW, 0));
  ui_drive_keys (fixture->window, "Return");
  ui_drive_until (ui_drive_find (diagram, ROBO_TYPE_BOARD_VIEW, 0) != NULL);
  ui_drive_until (ui_drive_find (diagram, ROBO_TYPE_BOARD_VIEW, 0) == NULL);
  ui_drive_keys (fixture->window, "Up");
  ui_drive_until (gtk_root_get_focus (GTK_ROOT (fixture->window)) == section);
}

static gboolean
has_sign (GtkWidget *widget)
{
  GtkWidget *glyph = ui_drive_find (widget, ROBO_TYPE_DECK_GLYPH, 0);

  return glyph != NULL && gtk_widget_get_mapped (glyph) && gtk_widget_has_css_class (glyph, "sign");
}

/* Modules have the pictogram of their card, in the contents, too; other sections have none. */
static void
test_pictograms (Fixture      *fixture,
                 gconstpointer data)
{
  GtkListBox *list = get_child (fixture, "contents_list");

  g_assert_true (has_sign (robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "module:shield")));
  g_assert_true (has_sign (GTK_WIDGET (find_row (list, "Shield"))));
  g_assert_false (has_sign (robo_help_window_get_section (ROBO_HELP_WINDOW (fixture->window), "programming")));
  g_assert_false (has_sign (GTK_WIDGET (find_row (list, "Programming"))));
  robo_help_window_show_topic (ROBO_HELP_WINDOW (fixture->window), "module:shield");
  ui_drive_settle (fixture->window);
  ui_drive_shoot ("help-pictograms");
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  ui_test_keep_still ();

  g_test_add ("/ui/learning/help-window/search/hides-other-sections", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/ui/learning/help-window/details/are-shown-by-a-button-and-remembered",
              Fixture, NULL, set_up, test_details, tear_down);
  g_test_add ("/ui/learning/help-window/details/do-not-move-the-section-being-read",
              Fixture, NULL, set_up, test_details_keep_place, tear_down);
  g_test_add ("/ui/learning/help-window/search/sections-with-the-words-in-their-titles-come-first",
              Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/ui/learning/help-window/question/is-found-by-the-words-of-a-player",
              Fixture, NULL, set_up, test_question, tear_down);
  g_test_add ("/ui/learning/help-window/topic/is-scrolled-to-and-marked", Fixture, NULL, set_up, test_topic, tear_down);

  g_test_add ("/ui/learning/help-window/link-to-a-detailed-paragraph/shows-the-paragraph-in-the-short-rules",
              Fixture, NULL, set_up, test_paragraph, tear_down);
  g_test_add ("/ui/learning/help-window/contents/lead-to-sections-and-follow-the-visible-section",
              Fixture, NULL, set_up, test_contents, tear_down);
  g_test_add ("/ui/learning/help-window/diagram/is-played-by-keys", Fixture, NULL, set_up, test_diagram, tear_down);
  g_test_add ("/ui/learning/help-window/pictograms/are-shown-for-modules-only",
              Fixture, NULL, set_up, test_pictograms, tear_down);

  return g_test_run ();
}
