// SPDX-License-Identifier: GPL-3.0-or-later
// Tests places such as "4|2" in texts: no line breaks within one, and screen readers speak them in words.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/widgets/robo-access.h"

#define SENTENCE "Pit on 7|6, another one on 10|2, and 3 more by symmetry."

static GtkWidget *
show_label (GtkWidget *window)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", SENTENCE, "wrap", TRUE, NULL);

  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  ui_drive_until (gtk_widget_get_mapped (label));

  return label;
}

/* At any width, the bar and the row are in the same line as the column. */
static void
test_lines (void)
{
  GtkWidget   *window = gtk_window_new ();
  GtkWidget   *label = show_label (window);
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (label)), "7\u2060|\u20606,"));
  for (int width = 30; width < 300; width++)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL; l = l->next)
        {
          PangoLayoutLine *line = l->data;
          g_autofree char *words = g_strndup (pango_layout_get_text (layout) + line->start_index, (gsize)line->length);
          g_auto (GStrv) sides = g_strsplit (words, "\u2060|\u2060", -1);

          /* Each bar has both of its numbers beside it. */
          for (guint i = 0; sides[i] != NULL; i++)
            {
              g_assert_true (i == 0 || g_ascii_isdigit (sides[i][0]));
              g_assert_true (sides[i + 1] == NULL || g_ascii_isdigit (sides[i][strlen (sides[i]) - 1]));
            }
        }
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

/* At any width, words that belong together are in one line; and the text is unchanged for searching and
 * copying. */
static void
test_ties (void)
{
  static const char *const together[] = { "2. Anna", "3. Ben", "KillBot 1", "1 damage", "space 5", "a red", "· Goal" };
  const char              *sentence = "Starting numbers: 2. Anna and 3. Ben. KillBot 1 takes 1 damage on VP space 5 "
                                      "and draws a red module · Goal";
  GtkWidget               *window = gtk_window_new ();
  GtkWidget               *label = show_label (window);
  PangoLayout             *layout;

  gtk_label_set_label (GTK_LABEL (label), sentence);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, sentence);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  g_assert_cmpstr (pango_layout_get_text (layout), ==, sentence);
  for (int width = 30; width < 300; width++)
    {
      g_autoptr (GString) lines = g_string_new (NULL);

      pango_layout_set_width (layout, width * PANGO_SCALE);
      for (GSList *l = pango_layout_get_lines_readonly (layout); l != NULL; l = l->next)
        {
          PangoLayoutLine *line = l->data;

          g_string_append_len (lines, sentence + line->start_index, line->length);
          g_string_append_c (lines, '\n');
        }
      for (guint i = 0; i < G_N_ELEMENTS (together); i++)
        g_assert_nonnull (strstr (lines->str, together[i]));
    }

  gtk_label_set_label (GTK_LABEL (label), "Nothing here");
  g_assert_true (gtk_label_get_attributes (GTK_LABEL (label)) == NULL ||
                 pango_attr_list_get_attributes (gtk_label_get_attributes (GTK_LABEL (label))) == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_spoken (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = show_label (window);

  gtk_test_accessible_assert_property (
    label, GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Pit in column 7, row 6, another one in column 10, row 2, and 3 more by symmetry.");
  gtk_label_set_label (GTK_LABEL (label), "Anna reboots on 4|2.");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna reboots in column 4, row 2.");
  gtk_label_set_label (GTK_LABEL (label), "No problems");
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "No problems");

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_tooltip (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("Label"));
  guint      n_set = 0;

  g_signal_connect_swapped (label, "notify::tooltip-text", G_CALLBACK (count_cb), &n_set);
  robo_access_set_tooltip (label, NULL);
  g_assert_cmpuint (n_set, ==, 0);
  robo_access_set_tooltip (label, "One");
  robo_access_set_tooltip (label, "One");
  g_assert_cmpuint (n_set, ==, 1);
  robo_access_set_tooltip (label, "Two");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "Two");
  robo_access_set_tooltip (label, NULL);
  g_assert_false (gtk_widget_get_has_tooltip (label));
  g_assert_cmpuint (n_set, ==, 3);

  g_object_unref (label);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  robo_access_init ();

  g_test_add_func ("/ui/widgets/places/coordinates/are-never-broken-over-two-lines", test_lines);
  g_test_add_func ("/ui/widgets/places/words-that-belong-together/stay-on-one-line", test_ties);
  g_test_add_func ("/ui/widgets/places/screen-reader/gets-coordinates-in-words", test_spoken);
  g_test_add_func ("/ui/widgets/places/tooltip/is-set-only-if-it-changes", test_tooltip);

  return g_test_run ();
}
