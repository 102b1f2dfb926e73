// SPDX-License-Identifier: GPL-3.0-or-later
// Tests names, descriptions and announcements for screen readers.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/widgets/robo-access.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *described; /* has the description "Own words" and the focus */
  GtkWidget *tipped;    /* has the tooltip "Tip" */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->window = gtk_window_new ();
  fixture->described = gtk_button_new_with_label ("Described");
  fixture->tipped = gtk_button_new_with_label ("Tipped");
  robo_access_describe (fixture->described, "Own words · 4|2");
  gtk_widget_set_tooltip_text (fixture->tipped, "Tip");
  gtk_box_append (GTK_BOX (box), fixture->described);
  gtk_box_append (GTK_BOX (box), fixture->tipped);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  ui_drive_show (GTK_WINDOW (fixture->window));
  gtk_widget_grab_focus (fixture->described);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static gboolean
has_description (GtkWidget  *widget,
                 const char *text)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  return other == NULL;
}

/* Returns whether the tooltip is the description. GTK 4.8 sets the description with the tooltip; later versions of GTK
 * take the tooltip of a widget that has no description. */
static gboolean
is_described_by_tooltip (GtkWidget *widget)
{
  if (gtk_check_version (4, 9, 0) == NULL)
    return !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  return has_description (widget, gtk_widget_get_tooltip_text (widget));
}

static void
test_description (Fixture      *fixture,
                  gconstpointer data)
{
  g_assert_true (has_description (fixture->described, "Own words, column 4, row 2"));
}

/* Sentences of one moment are spoken together, with dots at their ends. */
static void
test_sentence (Fixture      *fixture,
               gconstpointer data)
{
  robo_access_say (fixture->tipped, "First");
  robo_access_say (fixture->described, "Second on 3|1.");
  ui_drive_until (has_description (fixture->described, "First. Second in column 3, row 1."));
  g_assert_true (is_described_by_tooltip (fixture->tipped));
}

static void
test_own_words (Fixture      *fixture,
                gconstpointer data)
{
  robo_access_say (fixture->described, "News.");
  ui_drive_until (has_description (fixture->described, "News."));
  gtk_widget_grab_focus (fixture->tipped);
  ui_drive_until (has_description (fixture->described, "Own words, column 4, row 2"));

  robo_access_say (fixture->described, "More news.");
  ui_drive_until (has_description (fixture->tipped, "More news."));
  gtk_widget_grab_focus (fixture->described);
  ui_drive_until (is_described_by_tooltip (fixture->tipped));
}

static void
test_take_back (Fixture      *fixture,
                gconstpointer data)
{
  robo_access_say (fixture->described, "Question");
  robo_access_say (fixture->described, "Answer.");
  robo_access_take_back (fixture->described, "Question");
  robo_access_take_back (fixture->described, "Another question");
  ui_drive_until (has_description (fixture->described, "Answer."));
}

static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");

  gtk_widget_set_tooltip_text (button, "Play or Pause (Space)");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (fixture->tipped)), button);
  ui_drive_until (gtk_widget_get_mapped (button));
  g_assert_true (has_description (button, "Space"));
  g_assert_cmpstr (robo_access_get_description (button), ==, "Space");

  gtk_widget_set_tooltip_text (button, "There is nothing to play");
  g_assert_true (is_described_by_tooltip (button));
  g_assert_cmpstr (robo_access_get_description (button), ==, "There is nothing to play");
}

/* GTK names a button by its image each time it gets an icon. */
static void
test_icon (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Play", -1);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (fixture->tipped)), button);
  ui_drive_until (gtk_widget_get_mapped (button));
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  gtk_button_set_icon_name (GTK_BUTTON (button), "media-playback-pause-symbolic");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* GTK names the list of a drop-down list by its class. */
static void
test_list (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const items[] = { "One", "Two", NULL };
  GtkWidget               *drop_down = gtk_drop_down_new_from_strings (items);
  GtkWidget               *list;

  gtk_box_append (GTK_BOX (gtk_widget_get_parent (fixture->tipped)), drop_down);
  ui_drive_until (gtk_widget_get_mapped (drop_down));
  ui_drive_click (drop_down);
  list = ui_drive_find (drop_down, GTK_TYPE_LIST_VIEW, 0);
  ui_drive_until (gtk_widget_get_mapped (list));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

#define add(path, function) g_test_add ("/ui/widgets/access/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  robo_access_init ();

  add ("description/has-coordinates-in-words-and-commas-for-dots", test_description);
  add ("spoken-sentences/describe-the-widget-with-the-focus", test_sentence);
  add ("spoken-sentence/description-returns-when-the-focus-leaves", test_own_words);
  add ("waiting-sentence/is-not-spoken-if-taken-back", test_take_back);
  add ("tooltip-with-keys/describes-an-icon-button-by-its-keys", test_keys);
  add ("list-of-a-drop-down/is-not-named-by-its-class", test_list);
  add ("icon-button/is-not-named-by-its-icon", test_icon);

  return g_test_run ();
}
